"""Houses, matches, results, bookings and the state of a season. Clauses: Q11, Q14.

A season knows matches and houses; its people sit on seats ("7"), so that the log names nobody. Moments are milliseconds
since 1970, days are the calendar's own numbers (`date.toordinal`).
"""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from bot.contests.pokal.rulebook import BOOK, Change, Edition, Motion, Rulebook
from bot.engine.limits import LONGEST_REASON
from bot.engine.model import Options
from bot.engine.seats import Seat

House: TypeAlias = Literal["G", "H", "R", "S"]
HOUSES: tuple[House, ...] = ("G", "H", "R", "S")
Pair: TypeAlias = tuple[House, House]
Score: TypeAlias = tuple[int, int]
Half: TypeAlias = Literal["hin", "rueck", "finale"]
Why: TypeAlias = Literal["credit", "correction", "season", "hand"]
How: TypeAlias = Literal["ende", "abbruch"]
"""How a match ended: as the rules want it, or abandoned and counted, which gives no bonus (Q14.1)."""
Catch: TypeAlias = Literal["G", "H", "R", "S", "-"]
Word: TypeAlias = Annotated[str, Field(max_length=LONGEST_REASON)]
"""A reason."""
Drawn: TypeAlias = tuple[House, ...]

FIRST: dict[str, Pair] = {
    "h1": ("G", "S"),
    "h2": ("R", "H"),
    "h3": ("R", "G"),
    "h4": ("H", "S"),
    "h5": ("G", "H"),
    "h6": ("S", "R"),
}
SECOND: dict[str, Pair] = {name.replace("h", "r"): (away, home) for name, (home, away) in FIRST.items()}
TWELVE: dict[str, Pair] = {**FIRST, **SECOND}
DECIDER, FINAL, THIRD = "d", "f", "p"
LAST = (DECIDER, FINAL, THIRD)
"""The decider, the final and the match for third place."""
NAMES: tuple[str, ...] = (*TWELVE, *LAST)
HALVES: dict[Half, tuple[str, ...]] = {"hin": tuple(FIRST), "rueck": tuple(SECOND), "finale": (FINAL, THIRD)}
WINDOW = 28
"""How many days a window has (Q14.6)."""
NOTICE = 7
"""So many days before a match its date is announced (Q11.4)."""
LEAST = 3
"""So many players a team needs (Q1.5)."""
FRAUD = -100
"""What Würfelbetrug costs (Q8.3); goals, Schnatz, bonus, credit and season points are the rule book's (`rulebook`)."""
HOUR = 3_600_000
REMINDERS = (7 * 24 * HOUR, 24 * HOUR, HOUR)
"""So long before a match everybody is reminded: a week, a day, an hour."""
MANAGERS = 2
"""So many Verantwortliche a house has at most (Q11.4)."""
WATCHING = "Z"
"""The side of those who come to watch."""
SQUAD = 60
"""So many people stand on the list of a house at most."""


class PokalOptions(Options):
    """What a season is called and what it begins with."""

    title: str = Field(default="Quidditch-Pokal", min_length=1, max_length=80)
    accounts: tuple[int, int, int, int] = (0, 0, 0, 0)
    """The house points with which it begins, in the order G H R S."""
    opens_after: int = Field(default=30, ge=5, le=600)
    """Seconds between the promise of a lot and the lot."""
    early: int = Field(default=90, ge=0, le=240)
    """Minutes before its date at which the line-up of a match opens."""
    editions: tuple[Edition, ...] = (BOOK,)
    """The versions of the rules there have been, the last one in force; they go on from season to season."""
    waiting: tuple[Change, ...] = ()
    """What was approved in the season before and counts from the next half on."""


@dataclass(frozen=True, slots=True)
class Result:
    """What a match brought, without bonus; in the order home, away."""

    points: Score
    """Goals and Schnatz."""
    catch: Catch = "-"
    goals: Score = (0, 0)
    penalties: Score = (0, 0)
    how: How = "ende"


@dataclass(frozen=True, slots=True)
class Proposal:
    """A date that is proposed: which houses have agreed, and who would whistle."""

    at: int
    agreed: tuple[House, ...] = ()


@dataclass(frozen=True, slots=True)
class Coming:
    """Somebody comes to a match: to play for a house, or to watch ("Z")."""

    seat: Seat
    side: str


@dataclass(frozen=True, slots=True)
class Match:
    """A match of the season, whether it was played or not."""

    name: str
    houses: Pair | None = None
    """Nobody yet: a final whose pairing is not frozen."""
    window: tuple[int, int] | None = None
    """Its first and its last day."""
    date: int | None = None
    moved_from: int | None = None
    """The date that was announced before."""
    moves: int = 0
    """How often its date has changed."""
    dated: int = 0
    """When its date has changed last."""
    proposal: Proposal | None = None
    referee: Seat | None = None
    crowd: tuple[Coming, ...] = ()
    """Who has said that he comes to the date that stands."""
    earlier: tuple[Coming, ...] = ()
    """Who has said that he comes to a date before, and nothing since: he is told of the new one."""
    reminders: int = 0
    """How many reminders of its date were given."""
    looked: int = 0
    """When it was looked last whether a day is left."""
    trouble: bool = False
    """No day is left: the Quidditch-OK was told."""
    opened: bool = False
    """Its line-up stands."""
    begun: bool = False
    attempt: int = 1
    first: int = 1
    """With which attempt it began: a final that goes on another day is the same match."""
    result: Result | None = None
    carried: Score = (0, 0)
    """Points it begins with: penalties of a match that was annulled, or a final that goes on."""
    extension: bool = False
    by_hand: bool = False
    came: int = 0
    """When its result came in first; 0: it has none."""
    published: int = 0
    """When its log was published first, or its result entered by hand; 0: not yet (Q14.3)."""
    settled: bool = False
    """Its result was credited: whatever changes now is booked at once (Q14.3)."""
    credited: Score = (0, 0)
    """What stands in the accounts of it."""
    version: int = 0
    """The version of the rules it is played by (Q11.5); 0: it has not begun."""
    rules: Rulebook = BOOK.rules
    """What that version says."""

    @property
    def waits(self) -> bool:
        """Tell whether it is still to be played."""
        return not self.begun

    @property
    def early(self) -> bool:
        """Tell whether it was played before its date, so that nobody needs to come then."""
        return 0 < self.came < (self.date or 0)

    @property
    def answers(self) -> tuple[Coming, ...]:
        """Return whatever somebody has said of coming, also to a date before."""
        return (*self.crowd, *self.earlier)

    @property
    def table(self) -> str:
        """Name its game."""
        return f"{self.name}.{self.attempt}"

    @property
    def parts(self) -> tuple[str, ...]:
        """Name the games it was played in, or is: several if it went on another day (Q14.5)."""
        return tuple(f"{self.name}.{attempt}" for attempt in range(self.first, self.attempt + 1))

    @property
    def knockout(self) -> bool:
        """Tell whether it needs a winner."""
        return self.name in LAST

    @property
    def due(self) -> int:
        """Return when it is credited; 0: nobody knows, because its log is not published."""
        return self.published + self.rules.credit_after if self.published else 0

    @property
    def base(self) -> Score:
        """Return the points of its result without bonus."""
        assert self.result is not None
        one, other = self.carried
        points, penalties = self.result.points, self.result.penalties
        return (one + points[0] + penalties[0], other + points[1] + penalties[1])

    @property
    def winner(self) -> House | None:
        """Return who has won; worked out anew after every penalty (Q8.3, Q6.2)."""
        if self.result is None or self.houses is None:
            return None
        one, other = self.base
        if one != other:
            return self.houses[0 if one > other else 1]
        caught = self.result.catch
        return caught if self.knockout and caught != "-" else None

    @property
    def total(self) -> Score | None:
        """Return the final result: the winner has the bonus, unless it was abandoned (Q6.1, Q14.1)."""
        if self.result is None or self.houses is None:
            return None
        one, other = self.base
        bonus = self.rules.bonus if self.result.how == "ende" else 0
        return (one + bonus * (self.winner == self.houses[0]), other + bonus * (self.winner == self.houses[1]))


@dataclass(frozen=True, slots=True)
class Booking:
    """A line of the accounts."""

    why: Why
    points: tuple[tuple[House, int], ...]
    match: str = ""
    reason: str = ""
    at: int = 0


@dataclass(frozen=True, slots=True)
class Mark:
    """The days on which somebody can come to a match: for a house, or as a referee ("P")."""

    match: str
    seat: Seat
    side: str
    days: frozenset[int]


@dataclass(frozen=True, slots=True)
class Lot:
    """A lot that is promised and will be drawn: among whom, since when (Q14.8)."""

    group: Drawn
    at: int


@dataclass(frozen=True, slots=True)
class Frozen:
    """The pairing of the finals as it stands since the first of them has begun (Q14.5)."""

    order: Drawn
    decider: bool


@dataclass(frozen=True, slots=True)
class State:
    """A season as its log tells it."""

    options: PokalOptions
    matches: tuple[Match, ...] = tuple(Match(name, TWELVE.get(name)) for name in NAMES)
    published: tuple[Half, ...] = ()
    """Halves whose windows are published."""
    heads: int = 0
    """How many seats there have been."""
    managers: tuple[tuple[House, Seat], ...] = ()
    squads: tuple[tuple[House, Seat], ...] = ()
    """Who stands on the list of a house; a house without one plays by its role."""
    marks: tuple[Mark, ...] = ()
    ledger: tuple[Booking, ...] = ()
    lots: tuple[Drawn, ...] = ()
    """Groups that were level, in the order the lots fell."""
    lot: Lot | None = None
    frozen: Frozen | None = None
    places: Drawn = ()
    """The final ranking."""
    over: bool = False
    now: int = 0
    """The last moment the log knows."""
    motions: tuple[Motion, ...] = ()
    """What was proposed to change of the rules, by its number."""
    editions: tuple[Edition, ...] = (BOOK,)
    waiting: tuple[Change, ...] = ()
    """What is approved and counts from the next half on."""

    @property
    def edition(self) -> Edition:
        """Return the version of the rules that is in force."""
        return self.editions[-1]

    def edition_of(self, number: int) -> Edition:
        """Return a version by its number; the one in force if there is none of it."""
        return next((one for one in self.editions if one.number == number), self.edition)

    def motion(self, number: int) -> Motion | None:
        """Return a proposal by its number."""
        return self.motions[number - 1] if 1 <= number <= len(self.motions) else None

    def match(self, name: str) -> Match | None:
        """Return a match by its name."""
        return self.matches[NAMES.index(name)] if name in NAMES else None

    def known(self, name: str) -> Match:
        """Return a match that is there."""
        return self.matches[NAMES.index(name)]

    @property
    def twelve(self) -> tuple[Match, ...]:
        """Return the matches the table counts."""
        return self.matches[: len(TWELVE)]

    @property
    def complete(self) -> bool:
        """Tell whether all twelve count."""
        return all(match.result is not None for match in self.twelve)

    @property
    def accounts(self) -> dict[House, int]:
        """Return the house points as they are now."""
        found = dict(zip(HOUSES, self.options.accounts, strict=True))
        for booking in self.ledger:
            for house, points in booking.points:
                found[house] += points
        return found

    def managers_of(self, house: str) -> tuple[Seat, ...]:
        """Return the Verantwortlichen of a house."""
        return tuple(seat for one, seat in self.managers if one == house)

    def managed_by(self, seat: Seat | None) -> tuple[House, ...]:
        """Return the houses somebody is Verantwortlicher of."""
        return tuple(house for house, one in self.managers if one == seat)

    def squad_of(self, house: str) -> tuple[Seat, ...]:
        """Return who stands on the list of a house; nobody: it plays by its role."""
        return tuple(seat for one, seat in self.squads if one == house)

    def may_play(self, house: str, seat: Seat | None, worn: frozenset[str]) -> bool:
        """Tell whether somebody is of a house's squad: by the list where there is one, else by the colours worn."""
        listed = self.squad_of(house)
        return seat in listed if listed else house in worn

    def counts(self, mark: Mark | Coming) -> bool:
        """Tell whether it counts what somebody has said: not of who was struck off the list since."""
        listed = self.squad_of(mark.side)
        return not listed or mark.seat in listed

    def coming(self, match: Match, side: str) -> tuple[Seat, ...]:
        """Return who comes to a match to play for a house, or to watch; whoever whistles it does neither."""
        found = [one for one in match.crowd if one.side == side and self.counts(one)]
        return tuple(one.seat for one in found if one.seat != match.referee)


def half_of(name: str) -> Half:
    """Return the half a match belongs to; the decider is one of the finals."""
    return "hin" if name in FIRST else "rueck" if name in SECOND else "finale"
