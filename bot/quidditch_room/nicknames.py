"""Names and colours for a match: worn while it runs, given back afterwards, also after a crash.

What is taken is written down first. Only a name that is still the worn one is taken off: who was renamed meanwhile
keeps his new name.
"""

import asyncio
import re
from collections.abc import Awaitable
from dataclasses import dataclass

import discord
import structlog

from bot.concurrency import Locks
from bot.edge.kit.services import Services, safe
from bot.engine.text import Text, text
from bot.games.quidditch import GAME
from bot.games.quidditch.model import QuidditchOptions, house_of
from bot.recent import Recent
from bot.service.people.servers import HOUSES
from bot.service.play.live import Live, declined
from bot.store import nicknames
from bot.store.nicknames import NicknameRow

log = structlog.get_logger(__name__)

REFEREE, ASSISTANT = "aSchiedsrichter", "bSchiedsrichterhilfe"
_WORN = re.compile(rf"{REFEREE}|{ASSISTANT}|[GHRS](?:Hüter|Sucher|Jäger[123]|Treiber[12])[0-9]?")
REASON = "Chat-Quidditch"
REMEMBERED = 10_000
"""So many things are known to have been said about people's names."""
SPECTATOR = "z"
"""Stands before the names of spectators."""
LONGEST_NICK = 32
DONE, REFUSED, LATER = "done", "refused", "later"
"""How a change at Discord went."""


@dataclass(frozen=True, slots=True)
class Wish:
    """How somebody should look: a name, and the role of a house if he plays for one."""

    name: str
    role_id: int | None = None


def wishes(services: Services, live: Live) -> dict[int, Wish]:
    """Return how everybody in a match should look now; nobody in particular before, after and outside of it."""
    if live.spec is not GAME:
        return {}
    if live.row.status != "running" or live.position is None or live.row.guild_id is None:
        return {}
    state, roles = live.position.state, services.servers.of(live.row.guild_id).roles
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


def stand_name(own: str) -> str:
    """Return what a spectator is called."""
    return (SPECTATOR + own)[:LONGEST_NICK]


def rename_forbidden(member: discord.Member) -> bool:
    """Tell whether Discord will not let us rename somebody: the owner, and whoever stands above us."""
    return member.id == member.guild.owner_id or member.top_role >= member.guild.me.top_role


async def member_of(guild: discord.Guild, person_id: int) -> discord.Member | None:
    """Return somebody as he is now; None if he has left."""
    try:
        return await guild.fetch_member(person_id)
    except discord.NotFound:
        return None


class Nicknames:
    """Dresses and undresses people."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        """Begin with nobody dressed as far as we know; `load` knows better."""
        self._client, self._services = client, services
        self._worn: dict[tuple[str, int], NicknameRow] = {}
        self._loaded = False
        self._loading = asyncio.Lock()
        self._hands: Locks[int] = Locks()
        """One for each person: two matches must not dress him at once."""
        self._said: Recent[tuple[str, str, int], None] = Recent(REMEMBERED)

    async def load(self) -> set[str]:
        """Read once what is worn, and return the games it is worn for."""
        async with self._loading:
            await self._read_once()
        return {game_id for game_id, _ in self._worn}

    async def _read_once(self) -> None:
        if self._loaded:
            return
        games = self._services.games
        rows = await games.database.read(lambda db: nicknames.load_all(db, games.domain.shards))
        self._worn = {(row.game_id, row.person_id): row for row in rows}
        self._loaded = True

    # -- what is said about it -------------------------------------------------------------------------------------

    async def attend(self, live: Live) -> list[Text]:
        """Let everybody look as he should and return what is to be said about it: each thing once."""
        guild = self._client.get_guild(live.row.guild_id or 0)
        if guild is None:
            return []
        if live.row.status == "lobby":
            return await self._foresee(guild, live)
        await self.load()
        whistle = self._worn.get((live.row.id, live.row.referee_id or 0))
        remarks = [] if whistle and whistle.worn == REFEREE else await self._partial(guild, live)
        refused, kept = await self.fit(guild, live)
        remarks += self._once("match-no-rename", "play", live, refused)
        return remarks + self._once("match-name-stays", "end", live, kept)

    def _once(self, id: str, when: str, live: Live, people: list[int]) -> list[Text]:
        new = [person for person in people if (live.row.id, when, person) not in self._said]
        self._said.update(dict.fromkeys((live.row.id, when, person) for person in new))
        return [text(id, name=", ".join(f"<@{person}>" for person in new))] if new else []

    async def _foresee(self, guild: discord.Guild, live: Live) -> list[Text]:
        """Say in time whom Discord will not let us rename; where it is everybody, that is said at once for all."""
        people = {row.person_id for row in live.seats} | {live.row.referee_id, live.row.assistant_id}
        found = await self._partial(guild, live)
        if not guild.me.guild_permissions.manage_nicknames:
            return [*found, *([] if (live.row.id, "lobby", 0) in self._said else [self._nobody(live)])]
        for person in sorted(id for id in people if id and (live.row.id, "lobby", id) not in self._said):
            self._said[live.row.id, "lobby", person] = None
            member = await member_of(guild, person)
            if member is not None and rename_forbidden(member):
                found.append(text("match-no-rename", name=safe(member.display_name)))
        return found

    def _nobody(self, live: Live) -> Text:
        self._said[live.row.id, "lobby", 0] = None
        return text("match-no-names")

    async def _partial(self, guild: discord.Guild, live: Live) -> list[Text]:
        """Warn of a referee who belongs to a playing house; nothing forbids it (Q1.4)."""
        referee_id, roles = live.row.referee_id, self._services.servers.of(guild.id).roles
        key = (live.row.id, "partial", referee_id or 0)
        if referee_id is None or live.row.status not in ("lobby", "running") or key in self._said:
            return []
        self._said[key] = None
        member = await member_of(guild, referee_id)
        assert isinstance(live.options, QuidditchOptions)
        playing = [house for house in HOUSES if house in live.options.houses]
        own = [house for house in playing if member and any(member.get_role(id) for id in roles.get(house, ()))]
        if member is None or not own:
            return []
        return [text("match-partial", name=safe(member.display_name), house=text(f"quidditch-haus-{own[0]}"))]

    # -- dressing --------------------------------------------------------------------------------------------------

    async def fit(self, guild: discord.Guild, live: Live) -> tuple[list[int], list[int]]:
        """Dress everybody; return whom Discord does not let us dress and who has to keep what he wears."""
        await self.load()
        game_id, wanted = live.row.id, wishes(self._services, live)
        if live.row.status == "running":
            wanted = {id: Wish(name) for id, name in self.stand(game_id).items()} | wanted
        over = [row for (game, id), row in self._worn.items() if game == game_id and id not in wanted]
        kept = [row.person_id for row in over if not await self._give_back(guild, row)]
        return [id for id, wish in wanted.items() if not await self._put_on(guild, game_id, id, wish)], kept

    def stand(self, game_id: str) -> dict[int, str]:
        """Return who watches a match, and the name each wears."""
        worn = [row for (game, _), row in self._worn.items() if game == game_id]
        return {row.person_id: row.worn for row in worn if row.worn and row.worn[0] == SPECTATOR}

    async def seat_on_the_stand(self, live: Live, member: discord.Member) -> bool:
        """Mark somebody as a spectator; False if Discord does not let us rename him."""
        await self.load()
        if member.id in self.stand(live.row.id):
            no = declined("match-watch-already")
            no.offer = f"g:{live.row.id}:unwatch", text("match-unwatch")
            raise no
        other = self._other(member.guild.id, member.id, live.row.id)
        if other is not None and (await self._services.games.live(other.game_id)).row.status == "running":
            raise declined("match-watch-plays")  # one name at a time
        own = member.display_name
        if other is not None and _ours(member, other):  # what he wears for another match is not his name
            own = other.nick or member.global_name or member.name
        return await self._put_on(member.guild, live.row.id, member.id, Wish(stand_name(own)))

    async def leave_the_stand(self, live: Live, guild: discord.Guild, person_id: int) -> None:
        """Give a spectator who would rather play his name back."""
        await self.load()
        row = self._worn.get((live.row.id, person_id))
        if row is None or person_id not in self.stand(live.row.id):
            raise declined("match-unwatch-not")
        await self._give_back(guild, row)

    async def _put_on(self, guild: discord.Guild, game_id: str, person_id: int, wish: Wish) -> bool:
        async with self._hands.of(person_id):
            row = self._worn.get((game_id, person_id))
            if row is not None and row.worn == wish.name:
                return True
            other = self._other(guild.id, person_id, game_id)
            if row is None and other is not None:
                if (await self._services.games.live(other.game_id)).row.status == "running":
                    return True  # one name at a time
                if not await self._take_off(guild, other):
                    return False
            member = await member_of(guild, person_id)
            if member is None:
                return True
            return await self._change(member, game_id, row, wish)

    def _other(self, guild_id: int, person_id: int, game_id: str) -> NicknameRow | None:
        mine = (row for (_, id), row in self._worn.items() if id == person_id and row.guild_id == guild_id)
        return next((row for row in mine if row.game_id != game_id), None)

    async def _change(self, member: discord.Member, game_id: str, old: NicknameRow | None, wish: Wish) -> bool:
        """Give somebody a name and a role, or others than before; what he had of his own is none of ours."""
        ours = old.role_id if old else None
        lacks = wish.role_id is not None and (wish.role_id == ours or member.get_role(wish.role_id) is None)
        role_id, nick = wish.role_id if lacks else None, old.nick if old else member.nick
        await self._save(
            NicknameRow(
                game_id=game_id,
                person_id=member.id,
                guild_id=member.guild.id,
                nick=nick,
                worn=wish.name,
                role_id=role_id,
            )
        )
        done = [await _role(member, ours, worn=False)] if ours != role_id else []
        done.append(await _role(member, role_id, worn=True))
        if old is None or _ours(member, old):  # else somebody gave him another name
            done.append(await _rename(member, wish.name))
        return REFUSED not in done

    async def _give_back(self, guild: discord.Guild, row: NicknameRow) -> bool:
        """Undress somebody; if another match waits for him he is dressed for that one."""
        async with self._hands.of(row.person_id):
            if not await self._take_off(guild, row):
                return False
        for live in await self._services.games.of(row.person_id):
            wish = wishes(self._services, live).get(row.person_id)
            if wish is not None and live.row.id != row.game_id and live.row.guild_id == guild.id:
                await self._put_on(guild, live.row.id, row.person_id, wish)
        return True

    async def _take_off(self, guild: discord.Guild, row: NicknameRow) -> bool:
        """Give back what is still worn; what cannot be given back now stays written down for another time."""
        member = await member_of(guild, row.person_id)
        done = [DONE]
        if member is not None:
            done.append(await _role(member, row.role_id, worn=False))
            if _ours(member, row):
                done.append(await _rename(member, row.nick))
        if any(one != DONE for one in done):
            return False
        await self._services.games.database.write(lambda db: nicknames.drop(db, row))
        self._worn.pop((row.game_id, row.person_id), None)
        return True

    async def _save(self, row: NicknameRow) -> None:
        await self._services.games.database.write(lambda db: nicknames.save(db, row))
        self._worn[row.game_id, row.person_id] = row


def _ours(member: discord.Member, row: NicknameRow) -> bool:
    """Tell whether the name somebody has is one that we gave him, the last one or one before it."""
    before = stand_name(row.nick or member.global_name or member.name)
    return member.nick is not None and (member.nick in (row.worn, before) or bool(_WORN.fullmatch(member.nick)))


async def _rename(member: discord.Member, name: str | None) -> str:
    return DONE if member.nick == name else await _try(member.edit(nick=name, reason=REASON))


async def _role(member: discord.Member, role_id: int | None, *, worn: bool) -> str:
    role = member.guild.get_role(role_id) if role_id else None
    if role is None or (member.get_role(role.id) is not None) == worn:
        return DONE
    return await _try((member.add_roles if worn else member.remove_roles)(role, reason=REASON))


async def _try(change: Awaitable[object]) -> str:
    """Do what Discord may refuse, or may not manage just now; nobody else has to wait for it."""
    try:
        await change
    except discord.Forbidden:
        return REFUSED
    except discord.NotFound:  # he left in this moment
        return DONE
    except (discord.HTTPException, OSError) as error:
        log.warning("somebody is not dressed", error=str(error))
        return LATER
    return DONE
