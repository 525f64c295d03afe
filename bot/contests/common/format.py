"""What a format of a contest has to say; everything else is common to all of them."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from bot.contests.common.events import ContestEvent, Drawn
from bot.contests.common.model import ContestOptions, Entry, Frozen, Purpose, State, Table, Verdict
from bot.engine.chance import Chance
from bot.engine.model import Refused
from bot.engine.text import Text, text


@dataclass(frozen=True, slots=True)
class Ahead:
    """What comes next: a draw of this purpose and stage, among these entries or groups."""

    purpose: Purpose
    stage: str
    entries: tuple[int, ...] = ()
    groups: tuple[tuple[int, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the standings. `cells` are the numbers of the format, `by` what put it ahead of the next line."""

    entry: int
    place: int | None
    cells: tuple[int, ...]
    by: Text | None = None
    shared: bool = False
    """The place is not decided, or is shared for good."""
    through: bool = False
    """Goes on, or is qualified."""


@dataclass(frozen=True, slots=True)
class Standings:
    """All lines, best first, those without a place last; `level` are the groups that only lots can part."""

    lines: tuple[Line, ...]
    level: tuple[tuple[int, ...], ...] = ()
    qualified: tuple[int, ...] = ()
    final: bool = False
    """Nothing is left to play."""

    @property
    def through(self) -> frozenset[int]:
        """Return who goes on, or is qualified."""
        return frozenset(line.entry for line in self.lines if line.through)


class Format(ABC):
    """The rules of one kind of contest, pure as all rules are."""

    name: ClassVar[str]
    size: ClassVar[int] = 1
    """How many people an entry has."""
    host_plays: ClassVar[bool] = True
    """Whether whoever opened the contest may play in it."""
    own_table: ClassVar[bool] = True
    """Whether a Spielleiter who plays may rule at his own table when no other one can."""
    smallest: ClassVar[int] = 0
    """A round may be drawn again while one of its tables has fewer than so many; 0: draws made stand (W8.7)."""
    bye_most: ClassVar[int] = 0
    bye_proposed: ClassVar[int] = 0
    fillers: ClassVar[bool] = False
    by_parts: ClassVar[bool] = False
    """Whether a part of a table counts by itself: what was not played goes to whoever is left (W8.4)."""
    offences: ClassVar[tuple[str, ...]] = ()
    """What its guidelines have a list of penalties for; nothing: there is none."""

    @abstractmethod
    def fewest(self, options: ContestOptions) -> int:
        """Return how many entries it needs."""

    @abstractmethod
    def ahead(self, state: State) -> Ahead | Refused | None:
        """Return what is to be drawn next, why nothing can be yet, or None if all is played."""

    @abstractmethod
    def draw(self, state: State, frozen: Frozen, chance: Chance, at: int) -> Drawn:
        """Draw the tables of a round."""

    @abstractmethod
    def read(self, state: State, table: Table, result: str) -> str | Refused:
        """Read the result of a table as people write it; return it in the one way it is kept."""

    @abstractmethod
    def forfeit(self, state: State, table: Table) -> str | None:
        """Return the result that follows by itself from who is out at a table; None: it plays on."""

    @abstractmethod
    def standings(self, state: State) -> Standings:
        """Rank all entries by what counts now."""

    def expelled(self, result: str) -> tuple[int, ...]:
        """Return who was disqualified at a table, by its result."""
        return ()

    def unspoken(self, state: State, table: Table, result: str) -> Refused | None:
        """Say why those at the table cannot report this: it is a verdict that nobody has spoken."""
        return None

    def may_return(self, state: State, entry: Entry) -> bool:
        """Tell whether somebody who was absent or gone may play the next round; where two play, both must be there."""
        return False

    def proposes(self, offence: str, level: int) -> Verdict | None:
        """Return the penalty its guidelines propose (Z2.7)."""
        return None

    @staticmethod
    def worded(result: str) -> Text:
        """Put a result in words, as the log and those who have just entered it read it."""
        return text("contest-plain", words=result or "–")

    def tells(self, event: ContestEvent) -> Text | None:
        """Put in words what only this format has; None: what all contests say."""
        return None

    def wants(self, state: State) -> tuple[Table, ...]:
        """Return the tables of which more must be known before anybody plays a three-card game."""
        return ()

    def may_decide(self, state: State) -> tuple[tuple[int, ...], ...]:
        """Return the groups that a three-card game apart from any table may part now."""
        return ()
