"""What the matches of a season say of people and houses: goals, catches, warnings, how long they took."""

from collections import Counter
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

from bot.engine.seats import Seat
from bot.games.quidditch import events as q
from bot.games.quidditch.model import house_of
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
        if live.row.started_at and live.row.ended_at:
            lasted[match.name] += int((live.row.ended_at - live.row.started_at).total_seconds())
    for longest, seconds in lasted.most_common(1):
        facts.longest = (timedelta(seconds=seconds), season.say(season.name(season.state.known(longest))))
    return facts


async def _count(season: Season, live: Live, facts: Facts) -> None:
    state: Any = live.folded().state
    entries = await season.services.games.entries(live)
    facts.houses.update(state.options.houses)
    shots = [(entry.seq, entry.event.seat) for entry in entries if isinstance(entry.event, q.Tor)]
    for seat, own in reversed([(goal.seat, goal.eigentor) for goal in state.goals]):
        while shots and shots[-1][1] != seat:  # a Teilrunde that was repeated: it fell away
            shots.pop()
        seq = shots.pop()[0] if shots else 0
        if not own:
            facts.scorers[_player(season, live, seat, seq)] += 1
    if state.catcher is not None:
        caught = [entry.seq for entry in entries if isinstance(entry.event, q.SchnatzGefangen)]
        facts.catchers[_player(season, live, state.catcher, caught[-1] if caught else 0)] += 1
    await _count_warnings(season, live, facts)


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
