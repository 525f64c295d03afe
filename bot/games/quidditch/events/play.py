"""Facts of play: messages, rolls and what follows from them. Clauses: Q2, Q3, Q5.4-Q5.7."""

from typing import ClassVar, Literal

from bot.engine.seats import Seat
from bot.games.quidditch.events.base import Fact
from bot.games.quidditch.model import House, Third, Word


class Befohlen(Fact):
    """A valid command: it opens a chain of its own or answers the chain `kette`."""

    kind: Literal["befohlen"] = "befohlen"
    seat: Seat
    text: str
    word: Word
    ziel: Seat | None = None
    nach: Third | None = None
    kette: int = 0
    klatscher: int | None = None
    after_ms: int | None = None
    """How long after the roll it answers it was written (Q2.6)."""


class Ungueltig(Fact):
    """An invalid command, why, and whether it may still be corrected (Q3.2)."""

    moves: ClassVar[bool] = False
    kind: Literal["ungueltig"] = "ungueltig"
    seat: Seat
    text: str
    word: Word | None
    grund: str
    korrigierbar: bool


class Geredet(Fact):
    """Somebody wrote what is no command; `stoert` when there is no chat (Q9.2), and only then the words are kept."""

    moves: ClassVar[bool] = False
    kind: Literal["geredet"] = "geredet"
    seat: Seat | None
    text: str
    stoert: bool


class Gewuerfelt(Fact):
    """Two dice; `zweck` is the command they answer (empty: just a roll), `xp` what is added to each number."""

    kind: Literal["gewuerfelt"] = "gewuerfelt"
    seat: Seat
    first: int
    second: int
    xp: int = 0
    zweck: str = ""
    kette: int = 0
    after_ms: int | None = None
    """For the first roll of Abblocken or Halten: how quickly that was written, which everybody may know (Q3.6)."""
    gegen: tuple[int, int, int] | None = None
    """In a Kampfwurf the roll it stands against: first, second, experience."""
    wo: tuple[str, ...] = ()
    """For a ball: the thirds the dice name."""


class Gezeigtes(Fact):
    """When the roll of a chain was shown: the ten seconds count from here."""

    kind: Literal["gezeigt"] = "gezeigt"
    kette: int


class Gleichstand(Fact):
    """A Kampfwurf is tied in all three numbers: both roll again (Q2.4)."""

    kind: Literal["gleichstand"] = "gleichstand"
    kette: int


class KetteZu(Fact):
    """A chain is closed without more: failed, fruitless, expired."""

    kind: Literal["kette-zu"] = "kette-zu"
    kette: int
    seat: Seat
    word: Word
    ergebnis: str


class FristVorbei(Fact):
    """Nobody has answered a throw or shot in time; `aus`: the referee has said so, and it stays so (Q13.2)."""

    kind: Literal["frist-vorbei"] = "frist-vorbei"
    kette: int
    aus: bool = False


# -- what follows from rolls -------------------------------------------------------------------------------------------


class KlatscherGefangen(Fact):
    """A Treiber has caught the second Klatscher."""

    kind: Literal["klatscher-gefangen"] = "klatscher-gefangen"
    seat: Seat
    klatscher: int
    kette: int


class Aufgehoben(Fact):
    """A Treiber keeps his Klatscher for later."""

    kind: Literal["aufgehoben"] = "aufgehoben"
    seat: Seat


class Getroffen(Fact):
    """A player is hit and out for the round."""

    kind: Literal["getroffen"] = "getroffen"
    seat: Seat
    von: Seat
    kette: int


class AntwortOffen(Fact):
    """A hit, shot or pass has come off and may be answered now."""

    kind: Literal["antwort-offen"] = "antwort-offen"
    kette: int


class TorFrei(Fact):
    """A Jäger has beaten the attacking Hüter: his Torwurf cannot be held."""

    kind: Literal["tor-frei"] = "tor-frei"
    seat: Seat
    kette: int


class HueterHat(Fact):
    """The Hüter has won his Angriff and has the Quaffel."""

    kind: Literal["hueter-hat"] = "hueter-hat"
    seat: Seat
    kette: int


class QuaffelFaellt(Fact):
    """Nobody has the Quaffel any more."""

    kind: Literal["quaffel-faellt"] = "quaffel-faellt"


class FreiwurfVerhaengt(Fact):
    """A Foul was seen: Freiwurf for a house."""

    kind: Literal["freiwurf"] = "freiwurf"
    house: House
    fouler: Seat
    bonus: int = 0


class FreiwurfSchuetze(Fact):
    """The captain has chosen who throws the Freiwurf."""

    kind: Literal["freiwurf-schuetze"] = "freiwurf-schuetze"
    seat: Seat


class Tor(Fact):
    """Ten points."""

    kind: Literal["tor"] = "tor"
    house: House
    seat: Seat
    eigentor: bool = False
    freiwurf: bool = False
    points: tuple[tuple[House, int], ...] = ()
    """The score after it, for whoever tells it."""


class Gehalten(Fact):
    """The Hüter has held."""

    kind: Literal["gehalten"] = "gehalten"
    seat: Seat
    von: Seat


class Gefunden(Fact):
    """A Sucher sees the Schnatz."""

    kind: Literal["gefunden"] = "gefunden"
    seat: Seat
    kette: int


class SchnatzWeg(Fact):
    """After a Foul the Schnatz is gone."""

    kind: Literal["schnatz-weg"] = "schnatz-weg"


class SchnatzGefangen(Fact):
    """Fifty points, or what the houses have agreed on, and the match is over."""

    kind: Literal["schnatz-gefangen"] = "schnatz-gefangen"
    seat: Seat
    punkte: int = 50
