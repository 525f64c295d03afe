"""The score both pad and table keep. Clauses: W5.1, W5.3 (cap), W5.4 (gespannt), W5.5 (Strafe), W5.7 (Schneider)."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from bot.engine.seats import Seat

Team: TypeAlias = int
"""0: first and third seat of the table; 1: second and fourth."""
Points: TypeAlias = tuple[int, int]
How: TypeAlias = Literal["played", "left", "fine", "none"]
Case: TypeAlias = Literal["misdeal", "faceup", "cut", "announce", "write", "raise", "peek", "cheat"]
Ending: TypeAlias = Literal["plain", "schneider", "retour"]
WhyNot: TypeAlias = Literal["twice", "tense", "cap"]

SEATS: tuple[Seat, ...] = ("Nord", "Ost", "Süd", "West")
"""Clockwise; partners sit opposite each other."""
TEAMS: tuple[Team, Team] = (0, 1)
LETTERS = ("A", "B")
"""How a team is written in moves."""
TARGET, TENSE = 11, 9
GAME, TENSE_GAME, DECLINED, FINE = 2, 3, 2, 2
MAY: tuple[Case, ...] = ("misdeal", "faceup")
"""Unintended mistakes: may be punished, the others are (W5.5)."""
CASES: tuple[Case, ...] = (*MAY, "cut", "announce", "write", "raise", "peek", "cheat")


class Result(NamedTuple):
    """How a game can end: for whom, how, and what it counts."""

    team: Team
    how: Literal["played", "left"]
    value: int


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the pad: a game, or a Strafe against `team`; `game` is the number of the game in the Runde."""

    game: int
    team: Team
    how: How
    value: int
    case: Case | None = None


@dataclass(frozen=True, slots=True)
class Bummerl:
    """A Runde that is won: what it counts in the Wertung (22:0 for a Retourschneider) and how it stood (W5.7)."""

    team: Team
    ending: Ending
    counted: Points
    stood: Points


def other(team: Team) -> Team:
    """Return the opponents."""
    return 1 - team


def credited(points: Points, team: Team, value: int) -> Points:
    """Write points, up to 11 at most (W5.4)."""
    mine = min(TARGET, points[team] + value)
    return (mine, points[1]) if team == 0 else (points[0], mine)


def can_pay(points: Points, team: Team) -> bool:
    """Tell whether a Strafe can be taken off a team."""
    return points[team] >= FINE


def punished(points: Points, team: Team) -> Points:
    """Take 2 points off a team; with fewer than 2 the others get 2 instead (W5.5)."""
    if not can_pay(points, team):
        return credited(points, other(team), FINE)
    left = points[team] - FINE
    return (left, points[1]) if team == 0 else (points[0], left)


def after(points: Points, line: Line) -> Points:
    """Return how it stands after a line."""
    if line.how == "fine":
        return punished(points, line.team)
    return credited(points, line.team, line.value)


@lru_cache(maxsize=1024)
def course(lines: tuple[Line, ...]) -> tuple[Points, ...]:
    """Return how it stood after each line, the opening 0:0 first."""
    stands: list[Points] = [(0, 0)]
    for line in lines:
        stands.append(after(stands[-1], line))
    return tuple(stands)


def points_of(lines: tuple[Line, ...]) -> Points:
    """Return how a Runde stands."""
    return course(cut_off(lines))[-1]


def cut_off(lines: tuple[Line, ...]) -> tuple[Line, ...]:
    """Leave out what was written after the Runde was won; it counts again if a correction takes that back (W7.8)."""
    for number, stand in enumerate(course(lines)):
        if max(stand) >= TARGET:
            return lines[:number]
    return lines


def tense(points: Points) -> tuple[Team, ...]:
    """Name the teams that are gespannt (W5.4)."""
    return tuple(team for team in TEAMS if points[team] >= TENSE)


def cap(points: Points) -> int:
    """Return the highest value a game can be raised to (W5.3)."""
    return TARGET - max(points)


def why_no_raise(
    points: Points, value: int, last: Team | None, team: Team, strained: tuple[Team, ...]
) -> WhyNot | None:
    """Tell why a team cannot raise: gespannt, twice in a row, over the cap; None if it can (W5.2, W5.3, W7.3).

    In a game that began with a team gespannt nobody raises, whatever a Strafe has done to the score since (W7.4).
    """
    if strained or max(points) >= TENSE:
        return "tense"
    if last == team:
        return "twice"
    return "cap" if value + 1 > cap(points) else None


def possible(points: Points, strained: tuple[Team, ...], agreed: int = GAME) -> tuple[Result, ...]:
    """List the results of a game that began with these teams gespannt (W7.4, W7.6).

    `agreed` is what it was raised to: that stands, even if a Strafe has lowered the cap since (W5.5).
    """
    if not strained:
        highest = max(GAME, cap(points), agreed)
        played = [Result(team, "played", value) for team in TEAMS for value in range(GAME, highest + 1)]
        return (*played, *(Result(team, "left", value) for team in TEAMS for value in range(GAME, highest)))
    played = [Result(team, "played", TENSE_GAME) for team in TEAMS]
    return (*played, *(Result(other(team), "left", DECLINED) for team in strained if len(strained) == 1))


def bummerl(lines: tuple[Line, ...]) -> Bummerl | None:
    """Return what a Runde is worth once somebody has 11 (W5.1, W5.7)."""
    stands = course(cut_off(lines))
    stood = stands[-1]
    if max(stood) < TARGET:
        return None
    winner = 0 if stood[0] >= TARGET else 1
    loser = other(winner)
    if stood[loser] == 0:
        return Bummerl(winner, "schneider", stood, stood)
    was_shut = any(stand[loser] >= TENSE and stand[winner] == 0 for stand in stands)
    if was_shut and stood[loser] >= TENSE:
        return Bummerl(winner, "retour", (2 * TARGET, 0) if winner == 0 else (0, 2 * TARGET), stood)
    return Bummerl(winner, "plain", stood, stood)


def ranking(won: tuple[Bummerl, ...], excluded: tuple[Team, ...] = ()) -> tuple[tuple[Team, ...], ...]:
    """Rank the two teams: Bummerl, then points; an excluded team comes last (W5.5, W6.2)."""
    marks = [
        (team not in excluded, sum(one.team == team for one in won), sum(one.counted[team] for one in won))
        for team in TEAMS
    ]
    if marks[0] == marks[1]:
        return (TEAMS,)
    return ((0,), (1,)) if marks[0] > marks[1] else ((1,), (0,))
