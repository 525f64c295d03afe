"""The Discord client: sharded, finds its cogs by itself, and takes up what a break left behind."""

import asyncio
import contextlib
import pkgutil
from pathlib import Path
from typing import Any, Protocol

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from bot.concurrency import Tasks, Workers
from bot.edge.dice.rolls import Rolls
from bot.edge.kit.access import invitation, missing
from bot.edge.kit.answer import turn_away
from bot.edge.kit.icons import IconKeeper
from bot.edge.kit.parts import Parts
from bot.edge.kit.services import Services
from bot.edge.kit.words import Translator
from bot.edge.order.alarm import Alarm
from bot.edge.order.controls import MODERATION_CONTROLS
from bot.edge.order.moderation import Moderation
from bot.edge.table.again import AgainButton
from bot.edge.table.caller import Caller
from bot.edge.table.controls import CONTROLS
from bot.edge.table.direct import Direct, DirectButton
from bot.edge.table.house_rules import RULES_CONTROLS
from bot.edge.table.leaving import LEAVING_CONTROLS, Vacancies
from bot.edge.table.notes import Notes
from bot.edge.table.outbox import Outbox
from bot.edge.table.private import PrivatePages
from bot.edge.table.publisher import Publisher
from bot.engine.text import Text, text
from bot.service.cluster.tenure import Tenure
from bot.service.feed import Booked, Changed, Feed, Happened, Owing
from bot.service.people.retention import Retention
from bot.service.play.clockwork import Clockwork
from bot.service.play.robots import Robots
from bot.shards import Shards
from bot.store.database import StoreTrouble
from bot.store.deadlines import DeadlineRow
from bot.store.finding import count_open_games
from bot.tree import Tree, seconds

log = structlog.get_logger(__name__)

PERSONAL = "1"
"""The way of installing that belongs to a person, in the settings of an application."""

COGS = Path(__file__).parents[1] / "cogs"
LAST_SERVER = 1.0
"""Seconds without another server after which all of them have come; whoever comes later is welcome, too."""


class Room(Protocol):
    """What a game has around it on Discord besides its panels."""

    async def resume(self) -> None:
        """Take up what a break interrupted."""
        ...

    async def close(self) -> None:
        """Finish what is under way."""
        ...

    async def let_speak(self, interaction: discord.Interaction, entry: str) -> None:
        """Decline a command by which somebody would speak where he has to be silent."""
        ...


class StartProblem(Exception):
    """The bot cannot start like this; `text` says what to change."""

    def __init__(self, reason: Text) -> None:
        """Keep the reason for the operator."""
        super().__init__(reason.id)
        self.text = reason


class SpielleiterClient(commands.AutoShardedBot):
    """Spielleiter on Discord."""

    def __init__(self, services: Services, tenure: Tenure | None = None) -> None:
        """Prepare; nothing is contacted before `start`, nor Discord's gateway before the tenure has our shards."""
        intents = discord.Intents.none()
        intents.guilds = intents.guild_messages = intents.dm_messages = True
        intents.message_content = services.settings.intents.message_content
        intents.members = services.settings.intents.members
        super().__init__(
            command_prefix=(),
            help_command=None,
            intents=intents,
            tree_cls=Tree,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            guild_ready_timeout=LAST_SERVER,
            **_sharding(services.settings.cluster.own),
        )
        self.services = services
        self._tenure = tenure
        self._logins_at_once = 1
        self.outbox = Outbox(self, services)
        self.publisher = Publisher(self, services, self.outbox)
        self.alarm = Alarm(self, services, self.outbox)
        self.moderation = Moderation(self, services, self.outbox, Notes(services, self.outbox))
        Caller(services, self.outbox)
        Vacancies(services, self.outbox)
        self.private = PrivatePages(services)
        self.icons = IconKeeper(self, services)
        self._beside = Tasks()
        self._mending: Workers[str] = Workers("what a break left behind", lambda _: self._mend())
        self._late: list[str] | None = None
        """Servers that came after all others; before we are ready the library names every one of them as new."""
        self.rolls = Rolls()
        self.direct = Direct(self, services)
        self.add_listener(self.direct.hear, "on_message")
        self.add_listener(self._turn_away, "on_interaction")
        self.add_listener(self._note_language, "on_interaction")
        self._rooms: list[Room] = []
        self.parts = Parts(services, self.outbox, self.publisher, self.moderation, self.private, self.direct)
        self.robots = Robots(
            services.games, services.studio, services.settings.robots.pause, services.metrics.computer_fell_asleep
        )
        self.clockwork = Clockwork(
            services.games,
            {"step": self._time_up, "lobby": services.lobby.expire, "draft": services.contests.expire},
        )
        self.retention = Retention(services.games, services.servers)
        self._clock_task: asyncio.Task[None] | None = None
        self._subscribe(services.games.feed)

    def _subscribe(self, feed: Feed) -> None:
        """List everybody who hears of what the service has written; rooms of single games add themselves below."""
        feed.subscribe(Changed, "metrics", self._count)
        feed.subscribe(Changed, "panels", self.publisher.hear)
        feed.subscribe(Changed, "private pages", self.private.hear)
        feed.subscribe(Changed, "clockwork", self.clockwork.hear)
        feed.subscribe(Changed, "computer players", self.robots.hear)
        feed.subscribe(Changed, "tables of contests", self.services.tables.hear)
        feed.subscribe(Changed, "line-ups of contests", self.services.lineups.hear)
        feed.subscribe(Happened, "private pages", self.private.note)
        feed.subscribe(Owing, "outbox", self.outbox.hear)
        feed.subscribe(Booked, "log channel", self.moderation.logbook.hear)
        feed.subscribe(Booked, "bars", self.moderation.bars.hear)

    def add_room(self, room: Room) -> None:
        """Look after the room of a game that needs more than panels."""
        self._rooms.append(room)

    async def let_speak(self, interaction: discord.Interaction, entry: str) -> None:
        """Ask the rooms whether somebody may say something aloud where he is; they decline if not."""
        for room in self._rooms:
            await room.let_speak(interaction, entry)

    async def setup_hook(self) -> None:
        """Load every cog there is, register the buttons, tell Discord our commands."""
        wished = self.services.settings.intents
        flags = self.application_flags
        if wished.message_content and not (flags.gateway_message_content or flags.gateway_message_content_limited):
            raise StartProblem(text("start-intent-missing", intent="Message Content Intent"))
        if wished.members and not (flags.gateway_guild_members or flags.gateway_guild_members_limited):
            raise StartProblem(text("start-intent-missing", intent="Server Members Intent"))
        for module in pkgutil.iter_modules([str(COGS)]):
            await self.load_extension(f"cogs.{module.name}")
        self.add_dynamic_items(
            *CONTROLS, AgainButton, *LEAVING_CONTROLS, *RULES_CONTROLS, DirectButton, *MODERATION_CONTROLS
        )
        await self.tree.set_translator(Translator())
        await self._register()
        if self.services.settings.cluster.own is not None:
            limits = await self.http.request(discord.http.Route("GET", "/gateway/bot"))
            self._logins_at_once = limits["session_start_limit"]["max_concurrency"]
        elif self.services.settings.gateway_url is not None:
            # Asked for its number of shards by ourselves, the library takes the gateway we gave it as the default.
            self.shard_count, *_ = await self.http.get_bot_gateway()
        if self._tenure is not None:
            await self._tenure.take()
            self._tenure.keep(self._mend)
        self._clock_task = asyncio.create_task(self.clockwork.run())
        self.retention.start()

    async def _register(self) -> None:
        """Tell Discord our commands; for people's own use only if the application is set up for that."""
        try:
            if not self.services.games.domain.shards.have(None):  # once for all processes
                self._know(await self.tree.fetch_commands())
                return
            about = await self.http.application_info()
            if PERSONAL not in (about.get("integration_types_config") or {}):
                for one in self.tree.get_commands():
                    one.allowed_installs = discord.app_commands.AppInstallationType(guild=True, user=False)
            synced = await self.tree.sync()
            self._know(synced)
            log.info("commands registered", count=len(synced))
        except discord.HTTPException as error:
            log.error("Discord did not take the commands; those it knows go on working", error=str(error))

    def _know(self, listed: list[discord.app_commands.AppCommand]) -> None:
        """Remember by which ids commands can be pressed in a text."""
        chat = discord.AppCommandType.chat_input
        self.services.command_ids.update({one.name: one.id for one in listed if one.type is chat})

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Keep Discord's pace of logins, which all processes share."""
        if self._tenure is None or self.services.settings.cluster.own is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self._tenure.turn_to_identify((shard_id or 0) % self._logins_at_once)

    async def on_ready(self) -> None:
        """Mend what a break left behind, and say on which servers rights are missing."""
        self._late = []
        log.info("ready", user=str(self.user), guilds=len(self.guilds), shards=self.shard_count)
        if self.application_id and not self.guilds:
            log.info("not on any server yet; this link invites", url=invitation(self.application_id))
        if self.services.settings.drawing.emojis:
            self._beside.start(self.icons.keep(), "signs")
        self._mending.wake("")
        await self._mending.idle("")
        for guild in self.guilds:
            self._check_rights(guild)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Say that a connection which had been lost stands again; Discord delivers what was missed."""
        log.info("connection resumed", shard=shard_id)

    async def _mend(self) -> None:
        """Take up what a break, or a time without our shards, has left undone."""
        if self._late:
            log.info("servers are there, later than the others", guilds=len(self._late))
            self._late.clear()
        try:
            await self.publisher.repair()
            for room in self._rooms:
                await room.resume()
            await self.outbox.resume()
            await self.robots.resume()
            await self.services.tables.resume()
            await self.services.lineups.resume()
            games = self.services.games
            count = await games.database.read(lambda db: count_open_games(db, games.domain.shards))
            self.services.metrics.games_open(count)
        except StoreTrouble as trouble:
            log.error("database trouble", trouble=trouble.trouble, detail=str(trouble))

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Take up what waited for a server that comes later than the others, or again after an outage."""
        if self._late is not None:
            self._late.append(guild.name)
            self._check_rights(guild)
            self._mending.wake("")

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Check our rights on a new server."""
        self._check_rights(guild)

    def _check_rights(self, guild: discord.Guild) -> None:
        me = guild.get_member(self.user.id) if self.user else None
        if me is not None and (lacking := missing(me.guild_permissions)):
            log.warning(
                "rights are missing on a server: give them to the bot's role", guild=guild.name, missing=lacking
            )

    async def _turn_away(self, interaction: discord.Interaction) -> None:
        await turn_away(interaction, self.services)

    async def _note_language(self, interaction: discord.Interaction) -> None:
        """Remember in which language to write to people; an answer need not wait for it."""
        services = self.services
        with contextlib.suppress(StoreTrouble):  # they will press something again
            await services.tongues.heard(interaction.user.id, services.language(interaction), interaction.guild_id)

    async def on_message(self, message: discord.Message) -> None:
        """Count what pushes panels out of sight."""
        if self.user is None or message.author.id != self.user.id:
            self.publisher.heard(message.channel.id)

    async def on_app_command_completion(
        self, interaction: discord.Interaction, command: app_commands.Command[Any, ..., Any] | app_commands.ContextMenu
    ) -> None:
        """Count what went well."""
        self.services.metrics.interaction(command.qualified_name, "ok", seconds(interaction))

    def _count(self, news: Changed) -> None:
        """Keep the number of games that are going on."""
        live = news.live
        if live.row.revision == 0:
            self.services.metrics.game_opened()
        elif live.row.status in ("over", "expired", "abandoned"):
            self.services.metrics.game_closed()

    async def _time_up(self, deadline: DeadlineRow) -> None:
        self.services.metrics.deadline_fired()
        await self.services.games.time_up(deadline)

    async def close(self) -> None:
        """Stop the clock, finish what is under way, then leave."""
        if self._clock_task is not None:
            self._clock_task.cancel()
        if self._tenure is not None:
            await self._tenure.hush()
        await self._beside.close()
        await self._mending.close()
        await self.retention.close()
        await self.robots.close()
        await self.services.tables.workers.close()
        await self.services.lineups.workers.close()
        await self.services.games.ordering.close(seconds=5)
        for room in self._rooms:
            await room.close()
        await self.private.close()
        await self.publisher.close()
        await self.outbox.close()
        await super().close()


def _sharding(own: Shards | None) -> dict[str, Any]:
    """Return how the library is told which shards to connect; it asks Discord itself where nothing is said."""
    return {} if own is None else {"shard_ids": sorted(own.numbers), "shard_count": own.of}
