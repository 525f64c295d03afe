"""Houses, seats, options and actions of Chat-Quidditch. Clauses: Q1.1, Q1.2, Q1.5, Q2.6, Q3.9, Q9.2 (settings)."""

from functools import cache
from typing import Annotated, Literal, TypeAlias, get_args

from pydantic import Field, model_validator

from bot.engine.limits import LONGEST_REASON
from bot.engine.model import Action, Options
from bot.engine.seats import Seat

House: TypeAlias = Literal["G", "H", "R", "S"]
HOUSES: dict[str, str] = {"G": "Gryffindor", "H": "Hufflepuff", "R": "Ravenclaw", "S": "Slytherin"}
ROLES = ("Hüter", "Sucher", "Jäger", "Treiber")
PLACES = ("Hüter", "Sucher", "Jäger1", "Treiber1", "Jäger2", "Treiber2", "Jäger3")
"""The seats of a team in the order they are filled: Hüter and Sucher first (Q1.5)."""
LEAST, MOST_DIFFERENCE = 3, 2

Third: TypeAlias = Literal[0, 1, 2]
"""0 is the low third (T), 1 the middle (M), 2 the high one (H), whatever they are called now (Q4.1)."""
MIDDLE: Third = 1

Art: TypeAlias = Literal["freundschaft", "pokal", "finale"]
Ball: TypeAlias = Literal["klatscher", "quaffel", "schnatz", "freiwurf"]
Word: TypeAlias = Literal[
    "Klatscherwurf",
    "Klatscherabfang",
    "Klatscherabwurf",
    "Abblocken",
    "Fliegen",
    "Angriff",
    "Foul",
    "Pass",
    "Angenommen",
    "Abfangen",
    "Torwurf",
    "Halten",
    "Finden",
    "Fangen",
]
WORDS: tuple[Word, ...] = get_args(Word)
Seconds: TypeAlias = Annotated[int, Field(ge=1, le=24 * 3600)]
Points: TypeAlias = Annotated[int, Field(ge=0, le=1000)]
Gift: TypeAlias = Literal[1, 2]
DICE = "/dice 2w6"
EW: dict[str, int] = {
    "Klatscherwurf": 4,
    "Klatscherabfang": 4,
    "Klatscherabwurf": 4,
    "Pass": 3,
    "Angenommen": 2,
    "Abfangen": 5,
    "Finden": 6,
    "Fangen": 5,
}
"""What the first number has to reach (Q2.3); commands that are not here are decided otherwise."""


def house_of(seat: Seat) -> str:
    """Return the letter of a seat's house."""
    return seat[0]


@cache
def role_of(seat: Seat) -> str:
    """Return Hüter, Sucher, Jäger or Treiber."""
    return seat[1:].rstrip("123")


class QuidditchOptions(Options):
    """Who plays whom in what kind of match, who is referee, and how long things may take."""

    houses: tuple[House, House] = ("G", "S")
    art: Art = "freundschaft"
    schiri: Literal["mensch", "bot"] = "bot"
    rounds: int = Field(default=10, ge=1, le=30)
    zehn_sekunden: Seconds = 10
    gnade: int = Field(default=2, ge=0, le=10)
    stille: Seconds = 30
    chat: Seconds = 120
    halbzeit: Seconds = 600
    pause_finale: Seconds = 300
    fuenf_minuten: Seconds = 300
    eine_minute: Seconds = 60
    geschwaetz: Literal["aus", "melden", "automatisch"] = "melden"
    xp: tuple[Gift, Gift, Gift] = (2, 1, 1)
    """What a captain has to give, the most first; a small team gives what it can (Q2.5)."""
    tor: Points = 10
    schnatz: Points = 50
    bonus: Points = 100
    fassung: int = Field(default=0, ge=0, le=9999)
    """Which version of the cup's rules it is played by; 0: it belongs to no season (Q11.5)."""

    @model_validator(mode="after")
    def _sound(self) -> "QuidditchOptions":
        if self.houses[0] == self.houses[1]:
            raise ValueError("two different houses play")
        if self.cup and self.schiri == "bot":
            raise ValueError("a cup match needs a human referee")
        if self.cup and self.geschwaetz == "aus":
            raise ValueError("in a cup match chatter is at least reported")
        if self.cup and self.zehn_sekunden > 60:
            raise ValueError("in a cup match the ten seconds stay about ten")
        if list(self.xp) != sorted(self.xp, reverse=True):
            raise ValueError("the most experience comes first")
        return self

    @property
    def cup(self) -> bool:
        """Tell whether the cup's rules hold: no aids for players (Q3.6)."""
        return self.art != "freundschaft"

    @property
    def answer_ms(self) -> int:
        """Return how long Abblocken and Halten may take; grace counts in cup matches only (Q12.2)."""
        return 1000 * (self.zehn_sekunden + (self.gnade if self.cup else 0))


def seats_of(options: QuidditchOptions) -> tuple[Seat, ...]:
    """List all fourteen seats, in turn for both houses, in the order they are filled."""
    return tuple(house + place for place in PLACES for house in options.houses)


# -- what people do ----------------------------------------------------------------------------------------------------


class Wrote(Action):
    """A message in the match channel: a command, a letter, a seat's name, the referee's words, or chatter."""

    kind: Literal["wrote"] = "wrote"
    text: str = Field(max_length=2000)


class Whispered(Action):
    """What is for the referee only: `XP ...`, the Quaffel-Jäger, `SEAT LETTER`, `Aufheben` (Q2.5, Q5.4.3, Q12.11)."""

    kind: Literal["whispered"] = "whispered"
    text: str = Field(max_length=200)


class Roll(Action):
    """`/dice 2w6`."""

    kind: Literal["roll"] = "roll"


class Gezeigt(Action):
    """The newest roll that may be answered was shown at this time, by Discord's clock (Q2.6)."""

    kind: Literal["gezeigt"] = "gezeigt"
    at: int


class Kapitaen(Action):
    """Become captain; a referee may name anybody (Q1.3)."""

    kind: Literal["kapitaen"] = "kapitaen"
    seat: Seat


class Bereit(Action):
    """Enough chat: go on (only where the bot is referee)."""

    kind: Literal["bereit"] = "bereit"


class Verzicht(Action):
    """Let the present chance go by (only in friendly matches)."""

    kind: Literal["verzicht"] = "verzicht"


Move: TypeAlias = tuple[str, str]
"""From seat to seat; "+" comes in new, "-" leaves."""


class Wechsel(Action):
    """A captain asks for a substitution (Q7.1)."""

    kind: Literal["wechsel"] = "wechsel"
    moves: tuple[Move, ...] = Field(min_length=1, max_length=6)
    grund: str = Field(min_length=1, max_length=LONGEST_REASON)


Einig: TypeAlias = Literal["ende", "pause", "abbruch", "verschieben"]


class Einigung(Action):
    """A captain or the referee is for or against ending, pausing, abandoning or adjourning (Q6.1, Q7.3)."""

    kind: Literal["einigung"] = "einigung"
    was: Einig
    ja: bool = True


# -- what only referees do ---------------------------------------------------------------------------------------------

Schrittname: TypeAlias = Literal[
    "anpfiff",
    "runde",
    "besitz",
    "pos-jaeger",
    "pos-sucher",
    "pos-treiber",
    "klatscher",
    "klatscher-frei",
    "quaffel",
    "quaffel-frei",
    "schnatz",
    "schnatz-frei",
    "freiwurf-frei",
    "ende",
    "zwischenstand",
    "chat",
    "chatende",
    "fortsetzen",
]


class Schritt(Action):
    """The next step of the match: announce, roll, release, end a Teilrunde, Chat, Chatende."""

    kind: Literal["schritt"] = "schritt"
    was: Schrittname


class Gilt(Action):
    """Count a message that was refused, or wave a late answer through (Q2.6, Q12.2, Q13.1)."""

    kind: Literal["gilt"] = "gilt"
    seat: Seat | None = None
    """Whose message is meant; somebody else may have written since."""
    nr: int | None = Field(default=None, ge=0, le=9999)
    """Which message of the phase; whoever names it has seen what falls with it. Its writer is named, too."""


class GiltNicht(Action):
    """Discount a command; what cannot stand without it falls (Q13.1)."""

    kind: Literal["gilt-nicht"] = "gilt-nicht"
    seat: Seat | None = None
    nr: int | None = Field(default=None, ge=0, le=9999)


class Aus(Action):
    """The time for the pending or last answer is up (Q2.6)."""

    kind: Literal["aus"] = "aus"


class Versaeumt(Action):
    """Wait no longer for what somebody owes: it fails, and play goes on (Q13.4)."""

    kind: Literal["versaeumt"] = "versaeumt"


class Weiter(Action):
    """A pause is over that lasted so many milliseconds (Q13.3)."""

    kind: Literal["weiter"] = "weiter"
    dauer: int = Field(ge=0)


class Stelle(Action):
    """Set or correct a position (Q5.2); no third: none."""

    kind: Literal["stelle"] = "stelle"
    seat: Seat
    third: Third | None


class Besitz(Action):
    """Set who has the Quaffel (Q4.2)."""

    kind: Literal["besitz"] = "besitz"
    seat: Seat


Teilrunde: TypeAlias = Literal["treiber", "jaeger", "sucher"]


class Wiederholen(Action):
    """Repeat the present or just finished Teilrunde, or any other by round and name (Q7.3, Q12.4, Q13.6)."""

    kind: Literal["wiederholen"] = "wiederholen"
    round: int | None = Field(default=None, ge=1, le=99)
    phase: Teilrunde | None = None

    @model_validator(mode="after")
    def _whole(self) -> "Wiederholen":
        if (self.round is None) != (self.phase is None):
            raise ValueError("a Teilrunde has a round and a name")
        return self


class Fehlt(Action):
    """A player has vanished: five minutes (Q7.2)."""

    kind: Literal["fehlt"] = "fehlt"
    seat: Seat


class Zurueck(Action):
    """The player is back: one minute to catch up (Q7.2)."""

    kind: Literal["zurueck"] = "zurueck"


class Bescheid(Action):
    """Answer a substitution: now, in the next break, at Halbzeit, no (Q7.1)."""

    kind: Literal["bescheid"] = "bescheid"
    house: House
    wann: Literal["jetzt", "pause", "halbzeit", "nein"]


class Aufruecken(Action):
    """A playing Jäger or Treiber takes the empty place of Hüter or Sucher (Q7.2)."""

    kind: Literal["aufruecken"] = "aufruecken"
    seat: Seat
    to: Seat


class Ausschluss(Action):
    """Exclude a player without replacement (Q8.2); whoever was sent out of the room was told the reason there."""

    kind: Literal["ausschluss"] = "ausschluss"
    seat: Seat
    grund: str = Field(default="", max_length=LONGEST_REASON)


class Ersetzt(Action):
    """Somebody else sits on a seat now: experience belonged to the person (Q2.5)."""

    kind: Literal["ersetzt"] = "ersetzt"
    seat: Seat


class Wuerfelbetrug(Action):
    """Punish Würfelbetrug or forbidden aids, also after the match (Q8.3).

    `wurf`: a roll on this seat, by its number in the log, of somebody who has left since; whoever sits there now is
    not meant (Q13.8).
    """

    kind: Literal["wuerfelbetrug"] = "wuerfelbetrug"
    seat: Seat
    wurf: int = Field(default=0, ge=0)


SeatAction: TypeAlias = Wrote | Whispered | Roll | Gezeigt | Kapitaen | Bereit | Verzicht | Wechsel | Einigung
RefereeAction: TypeAlias = (
    Schritt
    | Gilt
    | GiltNicht
    | Aus
    | Versaeumt
    | Weiter
    | Stelle
    | Besitz
    | Wiederholen
    | Fehlt
    | Zurueck
    | Bescheid
    | Aufruecken
    | Ausschluss
    | Ersetzt
    | Wuerfelbetrug
)
QuidditchAction: TypeAlias = SeatAction | RefereeAction
