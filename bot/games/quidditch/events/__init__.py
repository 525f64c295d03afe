"""The facts of a match; each knows when it happened and whether its meaning is for referees only."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from bot.engine.seats import Seat
from bot.games.quidditch.events.base import Fact, Phase
from bot.games.quidditch.events.course import (
    Angepfiffen,
    Bereitgemeldet,
    DrittelGewaehlt,
    Freigegeben,
    Gestellt,
    KapitaenErnannt,
    PhaseBegonnen,
    QuaffelBei,
    QuaffelGewonnen,
    QuaffelwurfWiederholt,
    RundeBegonnen,
    TeilrundeBeendet,
    Verzichtet,
    XpVergeben,
    Zwischenstand,
)
from bot.games.quidditch.events.people import (
    Ausgeschlossen,
    Bedacht,
    Beendet,
    Betrogen,
    Entschieden,
    Erinnert,
    Fortgesetzt,
    Gewartet,
    Gewechselt,
    PauseVereinbart,
    Ueberholt,
    Unterbrochen,
    Versaeumt,
    WechselBeschieden,
    WechselErbeten,
    Weggeblieben,
    Weitergespielt,
    Wiederholt,
    XpVerfallen,
    Zugestimmt,
    Zurueckgekehrt,
)
from bot.games.quidditch.events.play import (
    AntwortOffen,
    Aufgehoben,
    Befohlen,
    FreiwurfSchuetze,
    FreiwurfVerhaengt,
    FristVorbei,
    Gefunden,
    Gehalten,
    Geredet,
    Getroffen,
    Gewuerfelt,
    Gezeigtes,
    Gleichstand,
    HueterHat,
    KetteZu,
    KlatscherGefangen,
    QuaffelFaellt,
    SchnatzGefangen,
    SchnatzWeg,
    Tor,
    TorFrei,
    Ungueltig,
)
from bot.games.quidditch.model import House

__all__ = [
    "Affected",
    "Angepfiffen",
    "AntwortOffen",
    "Aufgehoben",
    "Ausgeschlossen",
    "Bedacht",
    "Beendet",
    "Befohlen",
    "Bereitgemeldet",
    "Betrogen",
    "DrittelGewaehlt",
    "Entschieden",
    "Erinnert",
    "Fact",
    "Fortgesetzt",
    "Freigegeben",
    "FreiwurfSchuetze",
    "FreiwurfVerhaengt",
    "FristVorbei",
    "Gefunden",
    "Gehalten",
    "Geredet",
    "Gestellt",
    "Getroffen",
    "Gewartet",
    "Gewechselt",
    "Gewuerfelt",
    "Gezeigtes",
    "Gleichstand",
    "HueterHat",
    "KapitaenErnannt",
    "KetteZu",
    "KlatscherGefangen",
    "NeuBeurteilt",
    "PauseVereinbart",
    "Phase",
    "PhaseBegonnen",
    "PlainEvent",
    "QuaffelBei",
    "QuaffelFaellt",
    "QuaffelGewonnen",
    "QuaffelwurfWiederholt",
    "QuidditchEvent",
    "RundeBegonnen",
    "SchnatzGefangen",
    "SchnatzWeg",
    "TeilrundeBeendet",
    "Tor",
    "TorFrei",
    "Ueberholt",
    "Ungueltig",
    "Unterbrochen",
    "Versaeumt",
    "Verzichtet",
    "WechselBeschieden",
    "WechselErbeten",
    "Weggeblieben",
    "Weitergespielt",
    "Wiederholt",
    "XpVerfallen",
    "XpVergeben",
    "Zugestimmt",
    "Zurueckgekehrt",
    "Zwischenstand",
]

PlainEvent: TypeAlias = (
    KapitaenErnannt
    | XpVergeben
    | Angepfiffen
    | QuaffelGewonnen
    | QuaffelwurfWiederholt
    | DrittelGewaehlt
    | RundeBegonnen
    | QuaffelBei
    | PhaseBegonnen
    | Gestellt
    | Freigegeben
    | TeilrundeBeendet
    | Zwischenstand
    | Bereitgemeldet
    | Verzichtet
    | Entschieden
    | Wiederholt
    | Erinnert
    | Gewartet
    | Ueberholt
    | Bedacht
    | Unterbrochen
    | Zurueckgekehrt
    | Weggeblieben
    | Fortgesetzt
    | Weitergespielt
    | Versaeumt
    | WechselErbeten
    | WechselBeschieden
    | Gewechselt
    | Ausgeschlossen
    | Betrogen
    | XpVerfallen
    | Zugestimmt
    | PauseVereinbart
    | Beendet
    | Befohlen
    | Ungueltig
    | Geredet
    | Gewuerfelt
    | Gezeigtes
    | Gleichstand
    | KetteZu
    | FristVorbei
    | KlatscherGefangen
    | Aufgehoben
    | Getroffen
    | AntwortOffen
    | TorFrei
    | HueterHat
    | QuaffelFaellt
    | FreiwurfVerhaengt
    | FreiwurfSchuetze
    | Tor
    | Gehalten
    | Gefunden
    | SchnatzWeg
    | SchnatzGefangen
)

Affected: TypeAlias = tuple[int, str, str]
"""The number of an input, who did it, what it was."""


class NeuBeurteilt(Fact):
    """A message counts, counts no more or came too late: everything after it in this phase was judged again (Q13.1)."""

    kind: Literal["neu-beurteilt"] = "neu-beurteilt"
    was: Literal["gilt", "gilt-nicht", "aus", "rechtzeitig"]
    nummer: int
    """The message among the inputs of the phase."""
    platz: int
    """Where it stands among them now: a late answer as if its time were not over."""
    seat: Seat
    text: str
    facts: tuple[Annotated[PlainEvent, Field(discriminator="kind")], ...]
    """What happened in this phase, on the new ground."""
    entfallen: tuple[Affected, ...] = ()
    """What cannot stand any more."""
    gelten: tuple[Affected, ...] = ()
    """What counts now and did not before."""
    tore_weg: tuple[Seat, ...] = ()
    tore_neu: tuple[Seat, ...] = ()
    stand: tuple[tuple[House, int], ...] = ()
    """The score, if it has changed."""
    teilrunde: Literal["", "geht-weiter", "endet"] = ""


QuidditchEvent: TypeAlias = PlainEvent | NeuBeurteilt
