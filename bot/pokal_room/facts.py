"""What the matches of a season say of people and houses: goals, catches, warnings, how long they took."""

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

from bot.engine.log import Entry, replayed
from bot.engine.seats import Seat
from bot.games.quidditch.model import house_of
from bot.games.quidditch.state import Goal
from bot.pokal_room.season import Season
from bot.service.play.live import Live
from bot.store import contests as store
from bot.store.acts import Wanted

Child = tuple[str, Live]
"""The game of a match, with the name of its table."""


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody who played for a house; the same person has the same key in every match."""

    key: str
    house: str
    name: str = field(compare=False)


@dataclass
class Facts:
    """The sums of a season."""

    scorers: Counter[Player] = field(default_factory=Counter)
    catchers: Counter[Player] = field(default_factory=Counter)
    warnings: Counter[str] = field(default_factory=Counter)
    houses: set[str] = field(default_factory=set)
    """Whose matches were played here, so that warnings are known."""
    longest: tuple[timedelta, str] = (timedelta(0), "")

    @property
    def fairest(self) -> tuple[list[str], int]:
        """Return the houses with the fewest warnings, and how many those are; nobody is fairer than all the others."""
        fewest = min((self.warnings[house] for house in self.houses), default=0)
        fair = [house for house in sorted(self.houses) if self.warnings[house] == fewest]
        return (fair if len(fair) < len(self.houses) else []), fewest

    @property
    def spotless(self) -> bool:
        """Tell whether matches were played here and nobody was warned in any."""
        return bool(self.houses) and not self.warnings.total()


async def children_of(season: Season) -> list[Child]:
    """Return the games that were played for the season, with the names of their tables."""
    services, id = season.services, season.live.row.id
    rows = await services.games.database.read(lambda db: store.tables_of(db, id))
    lives = [(row.name, await services.games.live(row.child_id)) for row in rows]
    return [(name, live) for name, live in lives if live.row.status == "over"]


def counting(season: Season) -> set[str]:
    """Name the tables that count: not what was annulled, but every part of a final that went on (Q14.5)."""
    return {table for match in season.state.matches for table in match.parts}


async def gathered(season: Season, children: list[Child]) -> Facts:
    """Sum up what the matches that count say."""
    facts, tables = Facts(), counting(season)
    lasted: Counter[str] = Counter()
    for name, live in children:
        match = season.state.match(name.partition(".")[0])
        if match is None or name not in tables:
            continue
        await _count(season, live, facts)
        assert live.row.started_at is not None  # it is over
        assert live.row.ended_at is not None
        lasted[match.name] += int((live.row.ended_at - live.row.started_at).total_seconds())
    for longest, seconds in lasted.most_common(1):
        facts.longest = (timedelta(seconds=seconds), season.say(season.name(season.state.known(longest))))
    return facts


async def _count(season: Season, live: Live, facts: Facts) -> None:
    options: Any = live.options
    facts.houses.update(options.houses)
    entries = await season.services.games.entries(live)
    goals, catch = await asyncio.to_thread(_standing, live, entries)  # a long match: others play meanwhile
    for goal, seq in goals:
        if not goal.eigentor:
            facts.scorers[_player(season, live, goal.seat, seq)] += 1
    if catch is not None:
        facts.catchers[_player(season, live, *catch)] += 1
    await _count_warnings(season, live, facts)


def _standing(live: Live, entries: list[Entry]) -> tuple[list[tuple[Goal, int]], tuple[Seat, int] | None]:
    """Return the goals that count and who caught the Schnatz, each with the number of the event it came with.

    What a ruling or a repeated Teilrunde took away has its events all the same; so the match is played through, if
    anybody has left a seat.
    """
    goals: list[tuple[Goal, int]] = []
    catch: tuple[Seat, int] | None = None
    course = replayed(live.spec.rules, live.options, entries) if live.former else [(0, live.folded().state)]
    for seq, state in course:
        before, goals = goals, []
        for goal in state.goals:
            same = next((one for one in before if one[0] == goal), (goal, seq))
            before = [one for one in before if one is not same]
            goals.append(same)
        if state.catcher != (catch[0] if catch is not None else None):
            catch = (state.catcher, seq) if state.catcher is not None else None
    return goals, catch


def _player(season: Season, live: Live, seat: Seat, seq: int) -> Player:
    """Return who sat on a seat at a moment of the match: not whoever came in later."""
    erased = season.services.erased(season.language)
    former = next((row for row in live.former if row.seat == seat and seq <= row.until), None)
    if former is not None:
        key = str(former.person_id or former.name or seat)
        return Player(key, house_of(seat), former.name or f"{erased} {seat}")
    row = next((row for row in live.seats if row.seat == seat), None)
    key = str(row.person_id if row and row.person_id else live.name_of(seat, erased))
    return Player(key, house_of(seat), live.name_of(seat, erased))


async def _count_warnings(season: Season, live: Live, facts: Facts) -> None:
    """Count the warnings that stand, also those of people who have left their seats since."""
    wanted = Wanted(live.row.guild_id or 0, ("warning",), game_id=live.row.id, standing=True)
    found, _ = await season.services.book.find(wanted)
    sat = {row.person_id: row.seat for row in live.former if row.person_id}
    sat |= {row.person_id: row.seat for row in live.seats if row.person_id}
    for act in found:
        seat = sat.get(act.target_id or 0)
        if seat is not None:
            facts.warnings[house_of(seat)] += 1
