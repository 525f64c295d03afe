"""Who is banned: the book has the bans, matches and seasons have what counts them off (Q14.2)."""

from collections import Counter, defaultdict
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from bot.contests.pokal import POKAL
from bot.contests.pokal.bans import MATCHES, Found, Left, Played, left_of, played_in
from bot.edge.kit.services import Services
from bot.engine.seats import Barred, Seat
from bot.games.quidditch import GAME
from bot.games.quidditch.model import QuidditchOptions, house_of
from bot.service.play.live import Live
from bot.store import contests, finding
from bot.store.acts import ActRow, Wanted
from bot.store.contests import TableRow
from bot.store.database import Connection

KIND = "ban"
"""What a ban is called in the book."""


@dataclass(frozen=True, slots=True)
class Ban:
    """A ban in the book and how many matches are left of it; some of those may run just now."""

    act: ActRow
    house: str
    left: int
    running: int = 0


async def standing(services: Services, guild_id: int, person_id: int | None = None) -> list[Ban]:
    """Return the bans of a person, or of everybody, the oldest first; those that were lifted are none."""
    found, _ = await services.book.find(Wanted(guild_id, (KIND,), target_id=person_id, standing=True))
    acts = sorted(found, key=lambda act: act.at)
    if not acts:
        return []
    played = await _played(services, guild_id, acts[0].at)
    whose: dict[int, list[ActRow]] = defaultdict(list)
    for act in acts:
        whose[act.target_id or 0].append(act)
    left: dict[int, Left] = {}
    for mine in whose.values():
        left |= zip((act.id for act in mine), left_of([_found(act) for act in mine], played), strict=True)
    return [
        Ban(act, house_of(act.data["seat"]), left[act.id].matches, left[act.id].running)
        for act in acts
        if act.id in left
    ]


async def matches_out(services: Services, guild_id: int, person_id: int) -> int:
    """Return for how many matches somebody is still banned; 0: he may play."""
    return sum(ban.left for ban in await standing(services, guild_id, person_id))


async def barred(services: Services, season: Live) -> tuple[Barred, ...]:
    """Return who of a season's people is banned, for the matches of which house, and how many are still to begin."""
    found: Counter[tuple[Seat, str]] = Counter()
    for ban in await standing(services, season.row.guild_id or 0):
        row = season.seat_of(ban.act.target_id or 0)
        if row is not None:
            found[row.seat, ban.house] += ban.left - ban.running
    return tuple((seat, house, left) for (seat, house), left in found.items() if left > 0)


def _found(act: ActRow) -> Found:
    matches = int(act.data.get("matches", MATCHES))
    return Found(house_of(act.data["seat"]), _milliseconds(act.at), matches, act.game_id or "")


def _milliseconds(at: datetime) -> int:
    return int(at.timestamp() * 1000)


async def _played(services: Services, guild_id: int, after: datetime) -> list[Played]:
    """List the cup matches of a server, those of its seasons as the seasons have them, others by themselves."""
    games = services.games

    def work(
        connection: Connection,
    ) -> tuple[list[tuple[str, str, datetime | None]], dict[str, list[TableRow]], dict[str, datetime]]:
        seasons = contests.on_server(connection, guild_id, [POKAL.name], over=True)
        tables = {id: contests.tables_of(connection, id) for id in seasons}
        begun = finding.beginnings(connection, [row.child_id for rows in tables.values() for row in rows])
        return finding.matches_since(connection, guild_id, GAME.name, after), tables, begun

    matches, tables, begun = await games.database.read(work)
    of_seasons = {row.child_id for rows in tables.values() for row in rows}
    found: list[Played] = []
    for id, written, at in matches:
        options = QuidditchOptions.model_validate_json(written)
        if not options.cup or at is None or id in of_seasons:
            continue
        state: Any = (await games.live(id)).folded().state
        void = state.ended == "verschoben" or (state.ended == "abbruch" and options.art == "finale")
        if not void:
            found.append(Played((id,), "".join(options.houses), _milliseconds(at)))
    for id, rows in tables.items():
        known = {row.name: (row.child_id, _milliseconds(begun[row.child_id])) for row in rows if row.child_id in begun}
        found += played_in((await games.live(id)).folded().state, known, id)
    return found
