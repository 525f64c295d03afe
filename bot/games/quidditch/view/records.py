"""What a seat, the public or the referees may see of a match."""

from dataclasses import dataclass

from bot.dice.roll import Pair
from bot.engine.seats import Seat
from bot.engine.text import Text
from bot.games.quidditch.events.base import Phase
from bot.games.quidditch.model import Art, Teilrunde, Third, Word
from bot.games.quidditch.rules.ruling import Ruling
from bot.games.quidditch.state import Absence, Freiwurf, Goal, Klatscher, Luck, Note, Request, Stage


@dataclass(frozen=True, slots=True)
class Person:
    """A player on the pitch."""

    seat: Seat
    name: str
    """The seat's name with experience behind it."""
    xp: int
    third: Third | None
    out: bool
    here: bool
    captain: bool
    found: bool
    """Has found the Schnatz."""


@dataclass(frozen=True, slots=True)
class Open:
    """A command on its way: what it waits for, by whom, and until when (milliseconds by Discord's clock)."""

    seat: Seat
    word: Word
    ziel: Seat | None
    roll: Pair | None
    owes: Seat | None
    """Who has to roll."""
    may: tuple[Seat, ...]
    """Who may answer it now."""
    until: int | None


@dataclass(frozen=True, slots=True)
class Pitch:
    """Where everybody and everything is; never shown to players of a cup match (Q3.6)."""

    people: tuple[Person, ...]
    holder: Seat | None
    klatscher: tuple[Klatscher, ...]
    schnatz: Third | None
    waiting: tuple[Seat, ...]
    offers: tuple[tuple[Seat, tuple[str, ...]], ...]
    """Every awaited seat with its moves, in the game's notation; only for the public panel."""
    open: tuple[Open, ...]
    """Open chains in the order they were written."""
    flight: Seat | None
    """Has just flown and may be attacked."""
    sure: Seat | None
    """His Torwurf cannot be held."""
    bonus: bool
    """A Torwurf from where the holder is counts one more (Q5.5.8)."""
    freiwurf: Freiwurf | None


@dataclass(frozen=True, slots=True)
class Desk:
    """What only referees see."""

    moves: tuple[str, ...]
    """The referee's presses, the next step first."""
    notes: tuple[Note, ...]
    xp: tuple[tuple[Seat, int], ...]
    missing: tuple[Seat, ...]
    requests: tuple[Request, ...]
    absence: Absence | None
    rulings: tuple[Ruling, ...]
    """What can be ruled on the newest messages, the newest first."""
    teilrunden: tuple[tuple[int, Teilrunde], ...]
    """Which Teilrunden can be repeated, the newest first."""
    overdue: tuple[Seat, str] | None
    """Who keeps the match waiting, and what follows if he is awaited no longer (Q13.4)."""
    seats: tuple[Seat, ...]
    uncaught: tuple[Seat, ...]
    """Who was not punished for Würfelbetrug yet."""
    here: tuple[Seat, ...]
    away: tuple[Seat, ...]
    excluded: tuple[Seat, ...]
    substituted: tuple[bool, bool]


@dataclass(frozen=True, slots=True)
class Report:
    """The facts of a match that is over."""

    result: tuple[int, int]
    winner: str | None
    text: Text
    by_round: tuple[tuple[int, int], ...]
    """The score after each round, without penalties and bonus."""
    goals: tuple[Goal, ...]
    saves: tuple[tuple[Seat, Seat], ...]
    """Who held whose throw."""
    catcher: Seat | None
    luck: tuple[Luck, ...]
    penalties: tuple[int, int]
    rounds: int
    bonus: int
    """What the winner has got besides."""
    counts: bool
    """Whether there is a result: it was neither abandoned nor adjourned."""


@dataclass(frozen=True, slots=True)
class View:
    """A match as `me` (None: the public, OFFICIALS: referees) may see it."""

    me: Seat | None
    houses: tuple[str, str]
    art: Art
    by_bot: bool
    phase: Phase
    stage: Stage
    round: int
    rounds: int
    points: tuple[int, int]
    captains: tuple[Seat | None, Seat | None]
    xp_given: tuple[bool, bool]
    besitz: str | None
    named: Seat | None
    letters: tuple[str, str, str]
    """What the thirds are called, from low to high."""
    interrupted: Seat | None
    my_xp: tuple[tuple[Seat, int], ...]
    """What a captain has given, for his own eyes."""
    team: tuple[Seat, ...]
    """A captain's own people."""
    request: Request | None
    """The substitution a captain has asked for, or that is granted for later."""
    may_substitute: bool
    """Whether his team still has its substitution (Q7.1)."""
    consent: tuple[tuple[str, tuple[str, ...]], ...]
    """What was proposed to all, and which houses (or `schiri`) are for it."""
    may_give: tuple[Seat, ...]
    """To whom a captain may give experience."""
    gifts: tuple[int, ...]
    """How much he has to give, the most first."""
    worth: tuple[int, int]
    """What a goal and the Schnatz bring."""
    fassung: int
    """By which version of the cup's rules it is played; 0: it belongs to no season."""
    moves: tuple[str, ...]
    """What `me` may do, in the game's notation (friendly matches, and before play)."""
    pitch: Pitch | None
    desk: Desk | None
    report: Report | None
