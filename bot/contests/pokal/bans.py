"""Bans: how many of a house's matches are left of them. Clauses: Q8.3, Q14.2.

The book of the server has the bans, because they outlast a season; here is what is left of them. Page, clock, squad and
line-up all go by it.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from bot.contests.pokal.model import State

MATCHES = 2
"""For how many matches a ban holds after the one that runs when it is found (Q8.3)."""


@dataclass(frozen=True, slots=True)
class Found:
    """A ban of somebody: whose matches count it off, when it was found, and in which game."""

    house: str
    at: int
    matches: int = MATCHES
    game: str = ""


@dataclass(frozen=True, slots=True)
class Played:
    """A cup match that has begun: its games (a final that goes on has several), its houses, when it began."""

    games: tuple[str, ...]
    houses: str
    at: int
    over: bool = True
    """It has a result and counts; False: it is being played, or goes on another day."""


@dataclass(frozen=True, slots=True)
class Left:
    """What is left of a ban: so many matches, and so many of those run just now."""

    matches: int
    running: int = 0


def left_of(bans: Sequence[Found], played: Iterable[Played]) -> list[Left]:
    """Count off the bans of one person, the oldest first: one after the other, by matches that are really played.

    The match that runs when a ban is found is none of them, nor is the one it was found in; a final that goes on
    began with its first part, so that it is one match (Q14.2).
    """
    ordered = sorted(played, key=lambda match: match.at)
    found: list[Left] = []
    since: int | None = 0
    """When the ban before was served; None: it is not."""
    for ban in bans:
        begun = [
            one
            for one in ordered
            if since is not None
            and ban.house in one.houses
            and one.at > max(ban.at, since)
            and ban.game not in one.games
        ]
        counted = [one for one in begun if one.over][: ban.matches]
        left = ban.matches - len(counted)
        found.append(Left(left, min(left, sum(not one.over for one in begun))))
        since = None if left or since is None else max([since, *(one.at for one in counted)])
    return found


def played_in(state: State, games: Mapping[str, tuple[str, int]], season: str = "") -> list[Played]:
    """List the matches of a season that count for bans; `games` has, by its table, each game that has begun, and when.

    A match counts as the season has it: not if it was annulled or postponed, once if it was corrected by hand or went
    on another day.
    """
    found = []
    for match in state.matches:
        begun = [games[table] for table in match.parts if table in games]
        if match.houses is None or (match.result is None and not begun):
            continue
        entered = min(match.date or match.came, match.came)
        names = tuple(name for name, _ in begun) or (f"{season}.{match.name}",)
        at = min((at for _, at in begun), default=entered)
        found.append(Played(names, "".join(match.houses), at, over=match.result is not None))
    return found
