"""Options, entries, tables, rounds and the state of a contest. Clauses: W6, W8, Z2.3, Z7.

An entry is a player or a team; its people sit on seats ("7a", "7b"), so that the log names nobody. A result is written
as it stands on the table's sheet and read by the format.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from pydantic import Field

from bot.engine.limits import LONGEST_PLACE
from bot.engine.model import Options
from bot.engine.seats import Seat

Way: TypeAlias = Literal["cards", "pad", "table"]
"""How tables play: with real cards and a sheet of paper, on the bot's pad, or at the bot's own table."""
Status: TypeAlias = Literal["seeking", "asked", "in", "out", "absent", "gone", "excluded"]
"""Looks for a partner; its partner has not said yes; plays; left before the draw; was not there; left; was excluded."""
Phase: TypeAlias = Literal["entry", "sealed", "playing", "pause", "over"]
"""`entry` is left for good with the first draw: whatever is voided after it goes back to `pause`."""
Purpose: TypeAlias = Literal["round", "lots"]
"""What a draw is for: the tables of a round, or lots among those who are level in everything."""
TableStatus: TypeAlias = Literal["playing", "reported", "disputed", "done"]
Verdict: TypeAlias = Literal["reminder", "warning", "defeat", "disqualified"]
MOST_ENTRIES = 512


class ContestOptions(Options):
    """What every contest settles before it opens; moments are seconds since 1970."""

    draft: bool = False
    """Whoever opened it looks at it first: nobody else sees it, and nothing happens in it."""
    title: str = Field(default="Turnier", min_length=1, max_length=80)
    place: str = Field(default="", max_length=LONGEST_PLACE)
    starts_at: int | None = Field(default=None, ge=0)
    closes_at: int | None = Field(default=None, ge=0)
    """When the list of entries closes by itself."""
    checkin_at: int | None = Field(default=None, ge=0)
    """When the check-in opens by itself."""
    checkin_until: int | None = Field(default=None, ge=0)
    """Until when people may say that they are there; five minutes before, those who have not are reminded."""
    most: int | None = Field(default=None, ge=2, le=MOST_ENTRIES)
    """How many entries play; all further ones wait."""
    fee: int = Field(default=0, ge=0, le=100_000)
    """In cents; 0: none."""
    way: Way = "cards"
    opens_after: int = Field(default=30, ge=5, le=600)
    """Seconds between the promise of a draw and the draw."""
    minutes: int | None = Field(default=None, ge=10, le=600)
    """The common clock of a round; None: none."""
    slow_after: int = Field(default=60, ge=5, le=600)
    """Minutes after which a table without a result is slow."""


@dataclass(frozen=True, slots=True)
class Entry:
    """Somebody on the list: a player, or a team of two."""

    number: int
    seats: tuple[Seat, ...]
    status: Status = "in"
    paid: bool = False
    here: bool = False
    filler: bool = False
    """The Spielleiter's team that fills in, außer Konkurrenz (W8.3)."""
    guest: bool = False
    """The partner has no Discord and comes and goes with the other."""
    heads: int = 1
    """How many seats it has had: none is used twice."""
    asks: int = 0
    """The entry it wants to play with; 0: none."""
    why: str = ""
    """Why it was excluded; for those concerned and those who lead."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table of a round: who sits there in order of seats, who deals first, what was reported."""

    round: int
    number: int
    entries: tuple[int, ...]
    first: int = 0
    """The seat of the first Geber, counted from 0 in the order of seats."""
    status: TableStatus = "playing"
    result: str = ""
    """What counts, or would if it were confirmed."""
    by: int | None = None
    """The entry that reported it; None: the Spielleiter, or the table's own game."""
    other: str = ""
    """What the other side says instead."""
    called: bool = False
    out: tuple[int, ...] = ()
    """Those who were excluded or left while this table was open."""
    fed: bool = False
    """Its own game has reported it."""
    brought: str = ""
    """What its own game said last, whatever counts instead."""
    missing: tuple[tuple[int, int], ...] = ()
    """Who is not there yet, and since when it is known, in milliseconds."""
    overdue: tuple[int, ...] = ()
    """Who of them is waited for no longer (Z2.5)."""

    @property
    def missed(self) -> tuple[int, ...]:
        """Return who is not there."""
        return tuple(number for number, _ in self.missing)

    @property
    def name(self) -> str:
        """Name the table: round and number."""
        return f"{self.round}.{self.number}"


@dataclass(frozen=True, slots=True)
class Bye:
    """An entry without an opponent, and what the Spielleiter gives for it; None: not settled."""

    entry: int
    value: int | None = None


@dataclass(frozen=True, slots=True)
class Round:
    """One round: its tables and byes. `stage` is the format's own word for it."""

    number: int
    stage: str
    tables: tuple[Table, ...]
    byes: tuple[Bye, ...] = ()
    drawn_at: int = 0
    begun_at: int = 0
    """When the common clock was started, in milliseconds."""
    gongs: int = 0
    held: int = 0
    """For how many milliseconds the contest stood still since it was drawn; `begun_at` has moved along."""
    slow: bool = False
    """Its slow tables were named."""
    closed: bool = False

    @property
    def open_tables(self) -> tuple[Table, ...]:
        """Return the tables whose result does not stand yet."""
        return tuple(table for table in self.tables if table.status != "done")

    @property
    def complete(self) -> bool:
        """Tell whether everything is in."""
        return not self.open_tables and all(bye.value is not None for bye in self.byes)


@dataclass(frozen=True, slots=True)
class Frozen:
    """A list that is closed until its draw is made (W8.1): who is drawn, or the groups that are level."""

    purpose: Purpose
    stage: str
    entries: tuple[int, ...]
    groups: tuple[tuple[int, ...], ...] = ()
    at: int = 0
    absent: tuple[int, ...] = ()
    """Who is on the list and was not there; they are out once it is drawn."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """What a Schiedsrichter noted of somebody (Z2.7, Z6.10)."""

    entry: int
    verdict: Verdict
    offence: str
    level: int
    round: int
    """The round it was spoken in; of a Spielniederlage the round it means (Z7.3)."""
    why: str = ""


@dataclass(frozen=True, slots=True)
class Decider:
    """A three-card game apart from any table: points of everybody who was tied, None for who did not play."""

    points: tuple[tuple[int, int | None], ...]
    round: int
    """How many rounds were drawn by then: it parts a tie of that stage, and counts nowhere else (Z3.2)."""

    @property
    def players(self) -> frozenset[int]:
        """Return who was tied."""
        return frozenset(number for number, _ in self.points)


@dataclass(frozen=True, slots=True)
class State:
    """A contest as its log tells it."""

    options: ContestOptions
    phase: Phase = "entry"
    entries: tuple[Entry, ...] = ()
    rounds: tuple[Round, ...] = ()
    frozen: Frozen | None = None
    before: Phase = "entry"
    """The phase a list was frozen in: breaking the seal goes back there."""
    checkin: bool = False
    checkin_since: int = 0
    """When the check-in was opened, in milliseconds."""
    checkin_over: bool = False
    """Only those who lead say now that somebody is there."""
    reminded: bool = False
    shut: bool = False
    """Nobody enters by himself any more."""
    lots: tuple[tuple[int, ...], ...] = ()
    """Groups that were level, in the order the lots fell."""
    deciders: tuple[Decider, ...] = ()
    """Three-card games apart from any table."""
    rulings: tuple[Ruling, ...] = ()
    resigned: tuple[int, ...] = ()
    """Who does not take the place he qualified for, in that order (Z5.1)."""
    resumed_at: int = 0
    """When the contest went on after a pause, in milliseconds."""
    now: int = 0
    """The last moment the log knows, in milliseconds."""

    def entry(self, number: int) -> Entry | None:
        """Return an entry by its number."""
        return self.entries[number - 1] if 1 <= number <= len(self.entries) else None

    def entry_of(self, seat: Seat | None) -> Entry | None:
        """Return the entry whose seat this is."""
        if seat is None or not (digits := seat.rstrip("abcdefghijklmnopqrstuvwxyz")).isdecimal():
            return None
        entry = self.entry(int(digits))
        return entry if entry is not None and seat in entry.seats else None

    @property
    def round(self) -> Round | None:
        """Return the last round that was drawn."""
        return self.rounds[-1] if self.rounds else None

    def table(self, name: str) -> Table | None:
        """Return a table by its name."""
        head, _, tail = name.partition(".")
        if not (head.isdecimal() and tail.isdecimal() and 1 <= int(head) <= len(self.rounds)):
            return None
        tables = self.rounds[int(head) - 1].tables
        return tables[int(tail) - 1] if 1 <= int(tail) <= len(tables) else None

    def table_of(self, number: int) -> Table | None:
        """Return where an entry sits in the last round."""
        tables = self.rounds[-1].tables if self.rounds else ()
        return next((table for table in tables if number in table.entries), None)

    def open_table_of(self, number: int) -> Table | None:
        """Return where an entry sits now, if that table has no result yet and it is not out there."""
        table = self.table_of(number) if self.phase == "playing" else None
        return table if table is not None and table.status != "done" and number not in table.out else None

    def defeated(self, round: int) -> frozenset[int]:
        """Return who has a Spielniederlage in a round (Z2.7)."""
        return frozenset(one.entry for one in self.rulings if one.verdict == "defeat" and one.round == round)
