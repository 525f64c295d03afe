"""A server with order: a referee role, a director, a log channel, a game with a whistle, and everybody else."""

from datetime import timedelta
from typing import Any

import discord
from simcord.actors import MemberActor
from simcord.backend.access import can_access_channel
from simcord.builders import ChannelHandle
from simcord.results import InteractionResult

from bot.service.play.live import Live, Who
from bot.store.acts import ActRow, Wanted
from tests.edge.house import House, words
from tests.sample.model import HasardOptions

BOSS = Who(1, "Leitung", ranks=frozenset({"admin"}))
COMMANDS = ("verwarnung", "kick", "auszeit", "log")


class Court:
    """The house with everybody in it: rita and rolf are referees, wim holds the whistle, zoe watches."""

    def __init__(self, house: House) -> None:
        self.house, self.guild, self.room = house, house.guild, house.channel
        mods = discord.Permissions(moderate_members=True, kick_members=True)
        self.roles = {
            "referee": house.guild.create_role("Schiedsrichter", permissions=mods),
            "director": house.guild.create_role("Spielleiter", permissions=discord.Permissions(moderate_members=True)),
        }
        self.admin = house.person("adam", manager=True)
        self.rita, self.rolf, self.dora = (
            house.guild.add_member(house.env.create_user(name), roles=[self.roles[role]])
            for name, role in (("rita", "referee"), ("rolf", "referee"), ("dora", "director"))
        )
        self.wim, self.zoe = house.person("wim"), house.person("zoe")
        self.host, self.player = house.anna, house.ben
        self.log = house.guild.create_text_channel("log")

    async def open(self) -> "Court":
        """Set the server up."""
        servers, guild_id = self.house.services.servers, self.guild.id

        async def work() -> None:
            await servers.change(guild_id, "role.referee", [self.roles["referee"].id], BOSS)
            await servers.change(guild_id, "role.director", [self.roles["director"].id], BOSS)
            await servers.change(guild_id, "channel.log", self.log.id, BOSS)

        await self.house.inside(work())
        return self

    def everybody(self) -> None:
        """Let everybody see the commands, as an administrator may do in Discord's settings."""
        backend = self.house.env.backend
        for name, kind in (*((name, 1) for name in COMMANDS), ("Verwarnen", 2), ("Verwarnen", 3)):
            command = backend.find_command(name, self.guild.id, type=kind)
            assert command is not None
            self.guild.set_command_permissions(int(command["id"]), {self.guild.default_role: True})

    async def game(self, room: ChannelHandle | None = None, *, referee: bool = True, start: bool = True) -> Live:
        """Deal a game with anna (host) and ben, led by wim."""

        async def work() -> Live:
            services, host = self.house.services, Who(self.host.id, "anna")
            live = await services.lobby.open(
                "hasard",
                HasardOptions(rounds=2),
                host,
                guild_id=self.guild.id,
                channel_id=(room or self.room).id,
                referee_id=self.wim.id if referee else None,
                seated={"Nord": host, "Ost": Who(self.player.id, "ben")},
            )
            wim = Who(self.wim.id, "wim")
            return (await services.lobby.start(live.row.id, wim if referee else host, cause=1)).live if start else live

        return await self.house.inside(work())

    async def warn(self, by: MemberActor, whom: MemberActor, grund: str = "Lärm", **more: Any) -> InteractionResult:
        """Warn by command."""
        return await by.slash(self.room, "verwarnung", person=whom, grund=grund, **more)

    async def lock_out(self, by: MemberActor, whom: MemberActor, **more: Any) -> InteractionResult:
        """Kick from the room and confirm."""
        asked = await by.slash(self.room, "kick", person=whom, **more)
        assert asked.response is not None
        return await by.click(asked.response, label="Aus dem Raum")

    async def acts(self, *kinds: str) -> list[ActRow]:
        """Read the book, the oldest first; setting up is left out unless asked for."""
        found, _ = await self.house.services.book.find(Wanted(self.guild.id, kinds))
        return [act for act in reversed(found) if kinds or act.kind != "setup"]

    def logged(self) -> list[str]:
        """Return what the log channel says, without setting up."""
        return [words(message) for message in self.log.history() if "⚙️" not in words(message)]

    def sees(self, person: MemberActor, room: ChannelHandle | None = None) -> bool:
        """Tell whether somebody sees a room."""
        return can_access_channel(self.house.env, (room or self.room).id, person)

    def dms(self, person: MemberActor) -> list[str]:
        """Return what somebody was told directly."""
        return [message.content for message in person.user.dm_channel.history()]

    async def timed_out(self, person: MemberActor) -> timedelta | None:
        """Tell for how long somebody is still silenced, in whole seconds: short pauses move the clock, too."""
        guild = self.house.client.get_guild(self.guild.id)
        assert guild is not None
        member = await self.house.inside(guild.fetch_member(person.id))
        left = member.timed_out_until - self.house.env.now() if member.timed_out_until else timedelta()
        return timedelta(seconds=round(left.total_seconds())) if left > timedelta() else None
