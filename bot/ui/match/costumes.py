"""Names and colours for a match: worn while it runs, given back afterwards, also after a crash.

What is taken is written down first. Only a name that is still the worn one is taken off: who was renamed meanwhile
keeps his new name.
"""

import re
from dataclasses import dataclass, replace

import discord
import structlog

from bot.app.live import Live
from bot.app.servers import HOUSES
from bot.games.quidditch.model import house_of
from bot.store import costumes
from bot.store.costumes import CostumeRow
from bot.ui.desk import Desk

log = structlog.get_logger(__name__)

REFEREE, ASSISTANT = "aSchiedsrichter", "bSchiedsrichterhilfe"
_WORN = re.compile(rf"{REFEREE}|{ASSISTANT}|[GHRS](?:Hüter|Sucher|Jäger[123]|Treiber[12])[0-9]?")
REASON = "Chat-Quidditch"
SPECTATOR = "z"
"""Stands before the names of spectators."""
LONGEST_NICK = 32


@dataclass(frozen=True, slots=True)
class Wish:
    """How somebody should look: a name, and the role of a house if he plays for one."""

    name: str
    role_id: int | None = None


def wishes(desk: Desk, live: Live) -> dict[int, Wish]:
    """Return how everybody in a match should look now; nobody in particular before and after it."""
    if live.row.status != "running" or live.position is None or live.row.guild_id is None:
        return {}
    state, roles = live.position.state, desk.servers.of(live.row.guild_id).roles
    found: dict[int, Wish] = {}
    for row in live.seats:
        player = state.player(row.seat)
        if row.person_id is not None and player is not None and not player.excluded:
            house = next(house for house in HOUSES if house == house_of(row.seat))
            role = roles.get(house, ())
            found[row.person_id] = Wish(state.shown_name(row.seat), role[0] if role else None)
    if live.row.referee_id is not None:
        found.setdefault(live.row.referee_id, Wish(REFEREE))
    if live.row.assistant_id is not None:
        found.setdefault(live.row.assistant_id, Wish(ASSISTANT))
    return found


def rename_forbidden(member: discord.Member) -> bool:
    """Tell whether Discord will not let us rename somebody: the owner, and whoever stands above us."""
    me = member.guild.me
    above = member.id == member.guild.owner_id or member.top_role >= me.top_role
    return above or not me.guild_permissions.manage_nicknames


async def member_of(guild: discord.Guild, person_id: int) -> discord.Member | None:
    """Return somebody as he is now; None if he has left."""
    try:
        return await guild.fetch_member(person_id)
    except discord.NotFound:
        return None


class Wardrobe:
    """Dresses and undresses people."""

    def __init__(self, client: discord.Client, desk: Desk) -> None:
        """Begin with nobody dressed as far as we know; `load` knows better."""
        self._client, self._desk = client, desk
        self._worn: dict[tuple[str, int], CostumeRow] = {}

    async def load(self) -> set[str]:
        """Read what is worn and return the games it is worn for."""
        rows = await self._desk.games.database.read(costumes.load_costumes)
        self._worn = {(row.game_id, row.person_id): row for row in rows}
        return {row.game_id for row in rows}

    async def fit(self, live: Live) -> list[int]:
        """Let everybody look as he should and return whom Discord does not let us dress."""
        game_id, wanted = live.row.id, wishes(self._desk, live)
        guild = self._client.get_guild(live.row.guild_id or 0)
        if guild is None:
            return []
        if live.row.status == "running":
            wanted |= {id: Wish(name) for id, name in self.stand(game_id).items() if id not in wanted}
        for row in [row for (game, _), row in self._worn.items() if game == game_id]:
            if row.person_id not in wanted:
                await self._take_off(guild, row)
        return [id for id, wish in wanted.items() if not await self._put_on(guild, game_id, id, wish)]

    def stand(self, game_id: str) -> dict[int, str]:
        """Return who watches a match, and the name each wears."""
        worn = [row for (game, _), row in self._worn.items() if game == game_id]
        return {row.person_id: row.worn for row in worn if row.worn and row.worn[0] == SPECTATOR}

    async def seat_on_the_stand(self, live: Live, member: discord.Member) -> bool:
        """Mark somebody as a spectator; False if Discord does not let us rename him."""
        name = (SPECTATOR + member.display_name)[:LONGEST_NICK]
        return await self._put_on(member.guild, live.row.id, member.id, Wish(name))

    async def _put_on(self, guild: discord.Guild, game_id: str, person_id: int, wish: Wish) -> bool:
        row = self._worn.get((game_id, person_id))
        if row is not None and row.worn == wish.name:
            return True
        if row is None and any(person == person_id for _, person in self._worn):
            return True  # he wears the name of another match
        member = await member_of(guild, person_id)
        if member is None:
            return True
        if row is None:
            lacks = wish.role_id is not None and member.get_role(wish.role_id) is None
            row = CostumeRow(game_id, person_id, guild.id, member.nick, wish.name, wish.role_id if lacks else None)
        elif member.nick == row.worn or (member.nick is not None and _WORN.fullmatch(member.nick)):
            role = wish.role_id if wish.role_id and member.get_role(wish.role_id) is None else row.role_id
            row = replace(row, worn=wish.name, role_id=role)
        else:  # somebody has renamed him: that name is his
            return True
        await self._save(row)
        return await self._dress(member, row)

    async def _dress(self, member: discord.Member, row: CostumeRow) -> bool:
        fine = True
        role = member.guild.get_role(row.role_id) if row.role_id else None
        if role is not None and member.get_role(role.id) is None:
            fine = await _try(member.add_roles(role, reason=REASON))
        if member.nick != row.worn:
            fine = await _try(member.edit(nick=row.worn, reason=REASON)) and fine
        return fine

    async def _take_off(self, guild: discord.Guild, row: CostumeRow) -> None:
        member = await member_of(guild, row.person_id)
        if member is not None:
            role = guild.get_role(row.role_id) if row.role_id else None
            if role is not None and member.get_role(role.id) is not None:
                await _try(member.remove_roles(role, reason=REASON))
            if member.nick is not None and (member.nick == row.worn or _WORN.fullmatch(member.nick)):
                await _try(member.edit(nick=row.nick, reason=REASON))
        await self._desk.games.database.write(lambda db: costumes.drop_costume(db, row))
        self._worn.pop((row.game_id, row.person_id), None)

    async def _save(self, row: CostumeRow) -> None:
        await self._desk.games.database.write(lambda db: costumes.save_costume(db, row))
        self._worn[row.game_id, row.person_id] = row


async def _try(change: object) -> bool:
    try:
        await change  # type: ignore[misc]  # whatever Discord's library gives us to await
    except discord.Forbidden:
        return False
    except discord.NotFound:  # he left in this moment
        return True
    return True
