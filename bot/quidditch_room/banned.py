"""How long bans last: the next two cup matches of the house that are really played, one ban after the other (Q14.2)."""

from collections import defaultdict
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from bot.contests.pokal import POKAL
from bot.edge.kit.services import Services
from bot.games.quidditch import GAME
from bot.games.quidditch.model import QuidditchOptions, house_of
from bot.store import contests, finding
from bot.store.acts import ActRow, Wanted
from bot.store.contests import TableRow
from bot.store.database import Connection

KIND, MATCHES = "ban", 2
"""What a ban is called in the book, and for how many matches it holds after the one it was found in (Q8.3)."""


@dataclass(frozen=True, slots=True)
class Ban:
    """A ban in the book and how many matches are left of it."""

    act: ActRow
    house: str
    left: int


async def standing(services: Services, guild_id: int, person_id: int | None = None) -> list[Ban]:
    """Return the bans of a person, or of everybody, the oldest first; those that were lifted are none."""
    found, _ = await services.book.find(Wanted(guild_id, (KIND,), target_id=person_id, standing=True))
    acts = sorted(found, key=lambda act: act.at)
    if not acts:
        return []
    played = await _played(services, guild_id, acts[0].at)
    bans: list[Ban] = []
    served: dict[int, datetime] = defaultdict(lambda: acts[0].at)
    for act in acts:
        house, matches = house_of(act.data["seat"]), int(act.data.get("matches", MATCHES))
        since = max(act.at, served[act.target_id or 0])
        counted = [at for game, houses, at in played if house in houses and at > since and game != act.game_id][
            :matches
        ]
        bans.append(Ban(act, house, matches - len(counted)))
        served[act.target_id or 0] = counted[-1] if len(counted) == matches else datetime.max.replace(tzinfo=UTC)
    return bans


async def _played(services: Services, guild_id: int, after: datetime) -> list[tuple[str, str, datetime]]:
    """List the cup matches that were really played: which game, by whom, when; each match once.

    A match of a season counts as the season has it: not if it was annulled or postponed, once if it was corrected by
    hand or went on another day. Cup matches outside of any season count by themselves.
    """
    games = services.games

    def work(connection: Connection) -> tuple[list[tuple[str, str, datetime | None]], list[str], list[TableRow]]:
        seasons = contests.on_server(connection, guild_id, [POKAL.name], over=True)
        tables = [row for id in seasons for row in contests.tables_of(connection, id)]
        return finding.matches_since(connection, guild_id, GAME.name, after), seasons, tables

    matches, seasons, tables = await games.database.read(work)
    of_seasons = {row.child_id for row in tables}
    found: list[tuple[str, str, datetime]] = []
    for id, written, at in matches:
        options = QuidditchOptions.model_validate_json(written)
        if not options.cup or at is None or id in of_seasons:
            continue
        state: Any = (await games.live(id)).folded().state
        void = state.ended == "verschoben" or (state.ended == "abbruch" and options.art == "finale")
        if not void:
            found.append((id, "".join(options.houses), at))
    for id in seasons:
        season = (await games.live(id)).folded().state
        for match in season.matches:
            if match.result is None or match.houses is None:
                continue
            child = next((row.child_id for row in tables if (row.game_id, row.name) == (id, match.table)), None)
            began = (await games.live(child)).row.started_at if child is not None else None
            entered = min(match.date or match.published, match.published)
            at = began or datetime.fromtimestamp(entered / 1000, UTC)
            found.append((child or f"{id}.{match.name}", "".join(match.houses), at))
    return sorted((one for one in found if one[2] > after), key=lambda one: one[2])
