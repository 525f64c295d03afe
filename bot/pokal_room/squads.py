"""Squads on Discord: the list of a house, shown and changed; and who is kept off the seats of a cup match."""

import re
from collections import Counter
from collections.abc import Sequence
from functools import partial

import discord

from bot.contests.pokal import POKAL
from bot.contests.pokal.model import HOUSES, State
from bot.contests.pokal.tell_parts import house_name
from bot.edge.kit.services import Services
from bot.engine.helpers import flag
from bot.engine.seats import Seat
from bot.engine.text import text
from bot.games.quidditch import GAME
from bot.games.quidditch.model import house_of
from bot.pokal_room.season import Season, newest
from bot.quidditch_room.banned import barred, standing
from bot.quidditch_room.nicknames import member_of
from bot.service.play.live import Live, Who, declined
from bot.store import contests as store

MENTION = re.compile(r"<@!?(\d{1,20})>")
ROOM = 1900
"""So many characters of a list are shown: Discord takes 2,000."""


class Squads:
    """Keeps who is of no squad off the seats of a season's match."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        """Know roles from the server's settings and lists from its season."""
        self._client, self._services = client, services
        services.lobby.gate("squads", self.gate)
        services.lobby.look_out("squads", self.look)
        services.games.barred[POKAL.name] = partial(barred, services)

    async def _season(self, live: Live) -> Live | None:
        """Return the season a match belongs to."""
        if live.spec is not GAME:
            return None
        row = await self._services.games.database.read(lambda db: store.table_of(db, live.row.id))
        season = await self._services.games.live(row.game_id) if row else None
        return season if season is not None and season.spec is POKAL else None

    async def gate(self, live: Live, who: Who, seat: Seat) -> None:
        """Decline whoever does not stand on the list of the house, if it keeps one; also whom the referee seats."""
        season = await self._season(live)
        if season is None:
            return
        state: State = season.folded().state
        house, row = house_of(seat), season.seat_of(who.id)
        listed = state.squad_of(house)
        if listed and (row is None or row.seat not in listed):
            raise declined("pokal-seat-squad", name=who.name, house=house_name(house))

    async def look(self, live: Live, who: Who, seat: Seat, *, sure: bool) -> None:
        """Decline who sits down by himself without a list and without colours, where houses have theirs."""
        season, guild = await self._season(live), self._client.get_guild(live.row.guild_id or 0)
        house = house_of(seat)
        if season is None or guild is None or season.folded().state.squad_of(house):
            return
        roles = _worn(self._services, guild, house)
        member = await member_of(guild, who.id) if roles else None
        if member is not None and not any(member.get_role(role.id) for role in roles):
            raise declined("pokal-seat-colours", house=house_name(house))


def _worn(services: Services, guild: discord.Guild, house: str) -> list[discord.Role]:
    """Return the roles of a house that are there; one that was deleted keeps nobody off the pitch."""
    known = services.servers.of(guild.id).roles.items()
    ids = [id for key, found in known if key == house for id in found]
    return [role for id in ids if (role := guild.get_role(id)) is not None]


def _mentioned(words: str) -> list[int]:
    """Read whom somebody has mentioned, each once."""
    return list(dict.fromkeys(int(found) for found in MENTION.findall(words)))


async def _people(services: Services, guild: discord.Guild, house: str, words: str) -> list[Who]:
    """Return those who are to come on a house's list: members, no bots, nobody in another house's colours."""
    found = []
    for id in _mentioned(words):
        member = await member_of(guild, id)
        if member is None:
            raise declined("pokal-squad-stranger", person=f"<@{id}>")
        if member.bot:
            raise declined("contest-no-bots")
        who = services.who(member)
        other = next((one for one in HOUSES if one in who.houses), None)
        if other is not None and house not in who.houses:
            raise declined("pokal-squad-colours", person=member.mention, house=house_name(other))
        found.append(who)
    if not found:
        raise declined("pokal-squad-how")
    return found


def _writing(live: Live, house: str, coming: Sequence[Who]) -> tuple[str, tuple[Who, ...]]:
    """Return the move that writes people on a list, and those who come in new with it."""
    known = {row.person_id: row.seat for row in live.seats if row.person_id is not None}
    seats = [known.get(who.id, "+") for who in coming]
    return " ".join(["squad", house, *seats]), tuple(who for who in coming if who.id not in known)


def _striking(live: Live, house: str, words: str) -> str:
    """Return the move that strikes people off a list."""
    known = {row.person_id: row.seat for row in live.seats if row.person_id is not None}
    wanted = _mentioned(words)
    if not wanted:
        raise declined("pokal-squad-how")
    return " ".join(["unsquad", house, *(known.get(id, "-") for id in wanted)])


async def squad_page(
    services: Services,
    interaction: discord.Interaction,
    house: str,
    coming: str | None,
    going: str | None,
    *,
    clear: bool,
) -> str:
    """Change the list of a house if somebody wants that, and show it."""
    guild = interaction.guild
    if guild is None:
        raise declined("error-only-on-servers")
    if sum((coming is not None, going is not None, clear)) > 1:
        raise declined("pokal-squad-one")
    live, who = await newest(services, guild.id), services.who(interaction.user)
    before = len(live.folded().state.squad_of(house))
    move, new = (f"unsquad {house}" if clear else ""), tuple[Who, ...]()
    if coming is not None:
        move, new = _writing(live, house, await _people(services, guild, house, coming))
    elif going is not None:
        move = _striking(live, house, going)
    if move:
        live = (await services.contests.act(live.row.id, who, move, cause=interaction.id, people=new)).live
    season = Season(services, live, services.language(interaction))
    count = len(season.state.squad_of(house)) - before
    changed = [season.tell("pokal-squad-changed", count=abs(count), on=flag(count > 0))] if count else []
    return "\n".join((*changed, await _listed(season, guild, who, house)))[:2000]


async def _listed(season: Season, guild: discord.Guild, who: Who, house: str) -> str:
    """Show the squad of a house; bans are marked for who may know them."""
    services, state = season.services, season.state
    seat = season.live.seat_of(who.id)
    mine = state.managed_by(seat.seat) if seat else ()
    sees = bool(who.ranks & {"referee", "committee", "director", "admin"}) or house in mine
    bans: Counter[int] = Counter()
    for ban in await standing(services, guild.id):
        if ban.left > 0 and ban.house == house and (sees or ban.act.target_id == who.id):
            bans[ban.act.target_id or 0] += ban.left
    seats = state.squad_of(house)
    shown = [person for one in seats if (person := season.person(one))]
    if seats:
        head = season.write("pokal-squad-head", house=house_name(house), count=len(shown))
    else:
        roles = " ".join(role.mention for role in _worn(services, guild, house))
        what = "pokal-squad-role" if roles else "pokal-squad-free"
        head = season.written(text(what, house=house_name(house), **({"role": roles} if roles else {})))
        shown = [person for person in bans if person]
    lines = [head]
    for number, person in enumerate(shown):
        line = season.tell("pokal-squad-line", person=f"<@{person}>", banned=bans[person])
        if len("\n".join((*lines, line))) > ROOM:
            lines.append(season.tell("pokal-squad-more", count=len(shown) - number))
            break
        lines.append(line)
    return "\n".join(lines)
