"""Days and windows. Clauses: Q11.4, Q14.6."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time

from bot.contests.pokal.model import HALVES, LEAST, NAMES, NOTICE, WINDOW, Half, Match, Pair, State
from bot.contests.pokal.standings import houses_of
from bot.engine.seats import Barred, Seat
from bot.engine.spans import ZONE

STEP = 28
"""Days between the windows of two match days, as they are proposed."""
Holiday = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Day:
    """A day of a window: who can come of each team, who can whistle."""

    day: int
    players: tuple[tuple[Seat, ...], tuple[Seat, ...]]
    referees: tuple[Seat, ...]
    late: bool
    """It could not be announced any more."""

    @property
    def possible(self) -> bool:
        """Tell whether a match can be played then: three, three and a referee (Q14.6)."""
        return not self.late and min(map(len, self.players)) >= LEAST and bool(self.referees)

    @property
    def rank(self) -> tuple[int, int, int, bool, int]:
        """Order days, the best first: the smaller team, the sum, the referees, the weekend, the earlier one."""
        one, other = map(len, self.players)
        weekday = date.fromordinal(self.day).weekday()
        return (-min(one, other), -one - other, -len(self.referees), weekday < 4, self.day)


def day_of(moment: int) -> int:
    """Return the calendar day of a moment."""
    return datetime.fromtimestamp(moment / 1000, ZONE).date().toordinal()


def moment_of(day: int, hour: int = 0, minute: int = 0) -> int:
    """Return the moment of a day and time."""
    return int(datetime.combine(date.fromordinal(day), time(hour, minute), ZONE).timestamp() * 1000)


def propose_windows(half: Half, start: int, holidays: Iterable[Holiday] = (), step: int = STEP) -> tuple[int, ...]:
    """Propose the first days of a half's windows: two matches a match day, no window touches a holiday."""
    found: list[int] = []
    first = _free(start, holidays)
    for number in range(0, len(HALVES[half]), 2):
        if number:
            first = _free(first + step, holidays)
        found += [first] * 2
    return tuple(found)


def _free(first: int, holidays: Iterable[Holiday]) -> int:
    for begin, end in sorted(holidays):
        if begin <= first + WINDOW - 1 and end >= first:
            first = end + 1
    return first


def is_near(day: int, today: int) -> bool:
    """Tell whether a day can be meant: not years away."""
    return today - 366 <= day <= today + 730


def in_time(match_day: int, today: int) -> bool:
    """Tell whether a match on this day can still be announced: by the calendar day seven days before (Q14.6)."""
    return today <= match_day - NOTICE


def days_of(state: State, match: Match, houses: Pair, today: int, barred: Sequence[Barred] = ()) -> list[Day]:
    """Return every day of a match's window with who can come; nobody plays who will be banned then (Q14.6)."""
    if match.window is None:
        return []
    marks = [mark for mark in state.marks if mark.match == match.name and state.counts(mark)]

    def free(side: str, day: int, out: frozenset[Seat] = frozenset()) -> tuple[Seat, ...]:
        return tuple(mark.seat for mark in marks if mark.side == side and day in mark.days and mark.seat not in out)

    found = []
    for day in range(match.window[0], match.window[1] + 1):
        out = out_on(state, match, day, barred)
        one, other = (free(house, day, out) for house in houses)
        found.append(Day(day, (one, other), free("P", day), late=not in_time(day, today)))
    return found


def best_days(days: Sequence[Day], most: int = 3) -> list[Day]:
    """Return the best possible days."""
    return sorted((day for day in days if day.possible), key=lambda day: day.rank)[:most]


def out_on(state: State, match: Match, day: int, barred: Sequence[Barred]) -> frozenset[Seat]:
    """Return who is still banned if a match is played on a day: his house's matches before it count off (Q14.2)."""
    if not barred:
        return frozenset()
    before = "".join(
        house for other in state.matches if _comes_before(other, match, day) for house in houses_of(state, other) or ()
    )
    return frozenset(seat for seat, house, left in barred if before.count(house) < left)


def _comes_before(other: Match, match: Match, day: int) -> bool:
    """Tell whether a match comes before another one on a day: by its date, or else by its window."""
    if other.name == match.name or not other.waits:
        return False
    return day_of(other.date) < day if other.date is not None else _planned(other) < _planned(match)


def _planned(match: Match) -> tuple[float, int]:
    return (match.window[0] if match.window is not None else float("inf"), NAMES.index(match.name))
