"""Facts of rulings and people: what the referee decides, who comes and goes, how it ends. Clauses: Q6, Q7, Q8."""

from typing import ClassVar, Literal

from bot.engine.seats import Seat
from bot.games.quidditch.events.base import Fact, Phase
from bot.games.quidditch.model import Einig, House, Move


class Entschieden(Fact):
    """In older logs: the last message counts or not, and all is as before it."""

    kind: Literal["entschieden"] = "entschieden"
    was: Literal["gilt", "gilt-nicht", "aus", "rechtzeitig"]
    seat: Seat
    text: str


class Wiederholt(Fact):
    """A Teilrunde starts over; exclusions, penalties, experience and captains stay (Q12.4)."""

    kind: Literal["wiederholt"] = "wiederholt"
    phase: Phase
    runde: int | None = None
    """Which round's; None: the present or just finished one."""
    tore_weg: tuple[Seat, ...] = ()
    schnatz_weg: Seat | None = None
    stand: tuple[tuple[House, int], ...] = ()
    """The score, if it has changed."""


class Erinnert(Fact):
    """Time has passed; somebody is reminded."""

    kind: Literal["erinnert"] = "erinnert"
    was: str
    wen: tuple[Seat, ...] = ()
    """Who is awaited."""


class Gewartet(Fact):
    """The clock rang too early and is set anew."""

    kind: Literal["gewartet"] = "gewartet"


class Bedacht(Fact):
    """Something was ruled at this moment, so everybody had his seconds anew; among what is judged again after it."""

    kind: Literal["bedacht"] = "bedacht"


class Ueberholt(Fact):
    """What somebody pressed was possible, but a limit that had passed by then came first and left nothing of it."""

    moves: ClassVar[bool] = False
    kind: Literal["ueberholt"] = "ueberholt"


class Unterbrochen(Fact):
    """A player has vanished: he has five minutes."""

    kind: Literal["unterbrochen"] = "unterbrochen"
    seat: Seat


class Zurueckgekehrt(Fact):
    """He is back and has one minute to catch up."""

    kind: Literal["zurueckgekehrt"] = "zurueckgekehrt"
    seat: Seat


class Weggeblieben(Fact):
    """He did not come back in time and takes no part until he is replaced."""

    kind: Literal["weggeblieben"] = "weggeblieben"
    seat: Seat


class Fortgesetzt(Fact):
    """The match goes on where it stood."""

    kind: Literal["fortgesetzt"] = "fortgesetzt"
    dauer: int | None = None
    """For how many milliseconds no clock ran (Q13.3); older logs do not say it, there all seconds begin anew."""


class Weitergespielt(Fact):
    """A pause is over: no clock ran for so many milliseconds (Q13.3)."""

    kind: Literal["weitergespielt"] = "weitergespielt"
    dauer: int


class Versaeumt(Fact):
    """The referee waits no longer for somebody, and says what follows (Q13.4)."""

    kind: Literal["versaeumt"] = "versaeumt"
    seat: Seat
    folge: str


class WechselErbeten(Fact):
    """A captain has asked for a substitution."""

    moves: ClassVar[bool] = False
    kind: Literal["wechsel-erbeten"] = "wechsel-erbeten"
    house: House
    changes: tuple[Move, ...]
    grund: str


class WechselBeschieden(Fact):
    """The referee has answered."""

    moves: ClassVar[bool] = False
    kind: Literal["wechsel-bescheid"] = "wechsel-bescheid"
    house: House
    wann: Literal["jetzt", "pause", "halbzeit", "nein"]


class Gewechselt(Fact):
    """People have changed seats; whoever keeps the seats puts them there."""

    kind: Literal["gewechselt"] = "gewechselt"
    house: House
    changes: tuple[Move, ...]
    zaehlt: bool = True
    """Whether it is the team's one substitution."""


class Ausgeschlossen(Fact):
    """A player is out of the match, without replacement."""

    kind: Literal["ausgeschlossen"] = "ausgeschlossen"
    seat: Seat
    grund: str = ""
    """Why, for the book and the person."""


class XpVerfallen(Fact):
    """Whoever had these experience points has left the match."""

    kind: Literal["xp-verfallen"] = "xp-verfallen"
    seat: Seat


class Betrogen(Fact):
    """Würfelbetrug: minus 100, banned for this and the next two matches."""

    kind: Literal["betrogen"] = "betrogen"
    seat: Seat
    fort: bool = False
    """He has left the match: whoever has the seat now plays on (Q13.8)."""
    wurf: int = 0
    """The number in the log of a roll of his, once he has left; older logs do not know it."""
    stand: tuple[tuple[House, int], ...] = ()
    """The score with it, while the match goes on."""


class Zugestimmt(Fact):
    """A house (or the referee) is for or against ending, pausing, abandoning or adjourning."""

    moves: ClassVar[bool] = False
    kind: Literal["zugestimmt"] = "zugestimmt"
    was: Einig
    wer: str
    ja: bool


class PauseVereinbart(Fact):
    """Captains and referee want a break; whoever keeps the clock stops it."""

    kind: Literal["pause-vereinbart"] = "pause-vereinbart"


class Beendet(Fact):
    """The match is over."""

    kind: Literal["beendet"] = "beendet"
    grund: Literal["runden", "schnatz", "einigung", "abbruch", "verschoben"]
