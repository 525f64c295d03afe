"""The facts of a match; each knows when it happened and whether its meaning is for referees only."""

from typing import TypeAlias

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
    Beendet,
    Betrogen,
    Entschieden,
    Erinnert,
    Fortgesetzt,
    Gewartet,
    Gewechselt,
    PauseVereinbart,
    Unterbrochen,
    WechselBeschieden,
    WechselErbeten,
    Weggeblieben,
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

__all__ = [
    "Angepfiffen",
    "AntwortOffen",
    "Aufgehoben",
    "Ausgeschlossen",
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
    "PauseVereinbart",
    "Phase",
    "PhaseBegonnen",
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
    "Ungueltig",
    "Unterbrochen",
    "Verzichtet",
    "WechselBeschieden",
    "WechselErbeten",
    "Weggeblieben",
    "Wiederholt",
    "XpVerfallen",
    "XpVergeben",
    "Zugestimmt",
    "Zurueckgekehrt",
    "Zwischenstand",
]

QuidditchEvent: TypeAlias = (
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
    | Unterbrochen
    | Zurueckgekehrt
    | Weggeblieben
    | Fortgesetzt
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
