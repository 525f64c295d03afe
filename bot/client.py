"""The Discord client: sharded, finds its cogs by itself, and answers every error in one way."""

import asyncio
import pkgutil
import time
from pathlib import Path
from typing import Any

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from bot.app.clockwork import Clockwork
from bot.app.live import Live
from bot.app.retention import Retention
from bot.app.rights import ANYONE, RIGHTS, require
from bot.app.robots import Robots
from bot.engine.text import Text, text
from bot.store.database import StoreTrouble
from bot.store.records import DeadlineRow, count_open_games
from bot.ui.access import missing
from bot.ui.alarm import Alarm
from bot.ui.answer import report
from bot.ui.caller import Caller
from bot.ui.controls import CONTROLS
from bot.ui.desk import Desk
from bot.ui.match import Stadium
from bot.ui.moderation import Moderation
from bot.ui.moderation_controls import MODERATION_CONTROLS
from bot.ui.publisher import Publisher
from bot.ui.words import Translator

log = structlog.get_logger(__name__)

COGS = Path(__file__).parents[1] / "cogs"
NEWS_SECONDS = 30.0
REMEMBERED = 4096
"""So many interactions are known when they are delivered again."""


class StartProblem(Exception):
    """The bot cannot start like this; `text` says what to change."""

    def __init__(self, reason: Text) -> None:
        """Keep the reason for the operator."""
        super().__init__(reason.id)
        self.text = reason


class Tree(app_commands.CommandTree["SpielleiterClient"]):
    """Reports errors of commands like those of buttons."""

    def __init__(self, client: "SpielleiterClient") -> None:
        """Remember what has been delivered."""
        super().__init__(client)
        self._seen: dict[int, None] = {}

    async def interaction_check(self, interaction: discord.Interaction["SpielleiterClient"], /) -> bool:
        """Let in whoever may, but only once, and look at the clock."""
        if interaction.id in self._seen:
            log.warning("interaction delivered twice", what=_name(interaction))
            return False
        self._seen[interaction.id] = None
        if len(self._seen) > REMEMBERED:
            del self._seen[next(iter(self._seen))]
        interaction.extras["started"] = time.monotonic()
        try:
            await self._require(interaction)
        except Exception as error:
            if interaction.type is discord.InteractionType.application_command:
                await report(interaction, self.client.desk, _name(interaction), error, _seconds(interaction))
            return False
        return True

    async def _require(self, interaction: discord.Interaction["SpielleiterClient"]) -> None:
        """Let in whom the table of rights lets in; commands on a game are checked again when it is known which."""
        desk, entry = self.client.desk, _name(interaction)
        if interaction.command is None:  # the library will say that there is no such command
            return
        if RIGHTS.get(entry) == ANYONE or entry.startswith("partie "):
            return
        typing = interaction.type is discord.InteractionType.autocomplete  # half a name is no game yet
        named = None if typing else getattr(interaction.namespace, "partie", None)
        live = await self.client.moderation.scene(interaction, named) if interaction.guild_id else None
        require(entry, desk.who(interaction.user), live)

    async def on_error(
        self, interaction: discord.Interaction["SpielleiterClient"], error: app_commands.AppCommandError, /
    ) -> None:
        """Tell the person; the log has the rest."""
        await report(interaction, self.client.desk, _name(interaction), error, _seconds(interaction))


class SpielleiterClient(commands.AutoShardedBot):
    """Spielleiter on Discord."""

    def __init__(self, desk: Desk) -> None:
        """Prepare; nothing is contacted before `start`."""
        intents = discord.Intents.none()
        intents.guilds = intents.guild_messages = intents.dm_messages = True
        intents.message_content = desk.settings.intents.message_content
        intents.members = desk.settings.intents.members
        super().__init__(
            command_prefix=(),
            help_command=None,
            intents=intents,
            tree_cls=Tree,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
        )
        self.desk = desk
        self.publisher = Publisher(self, desk)
        self.alarm = Alarm(self, desk, self.publisher)
        self.moderation = Moderation(self, desk)
        self.caller = Caller(self, desk)
        self.stadium = Stadium(self, desk, self.publisher, self.moderation)
        self.robots = Robots(desk.games, desk.studio, desk.settings.robots.pause)
        self.clockwork = Clockwork(desk.games, {"step": self._time_up, "lobby": self._expire}, self.caller.remind)
        self.retention = Retention(desk.games, desk.servers)
        self._clock_task: asyncio.Task[None] | None = None
        self._news_task: asyncio.Task[None] | None = None
        desk.games.on_change.append(self._count)

    async def setup_hook(self) -> None:
        """Load every cog there is, register the buttons, tell Discord our commands."""
        wished = self.desk.settings.intents
        flags = self.application_flags
        if wished.message_content and not (flags.gateway_message_content or flags.gateway_message_content_limited):
            raise StartProblem(text("start-intent-missing", intent="Message Content Intent"))
        if wished.members and not (flags.gateway_guild_members or flags.gateway_guild_members_limited):
            raise StartProblem(text("start-intent-missing", intent="Server Members Intent"))
        for module in pkgutil.iter_modules([str(COGS)]):
            await self.load_extension(f"cogs.{module.name}")
        self.add_dynamic_items(*CONTROLS, *MODERATION_CONTROLS)
        await self.tree.set_translator(Translator())
        try:
            synced = await self.tree.sync()
            log.info("commands registered", count=len(synced))
        except discord.HTTPException as error:
            log.error("Discord did not take the commands; those it knows go on working", error=str(error))
        if self.desk.settings.gateway_url is not None:
            # Asked for its number of shards by ourselves, the library takes the gateway we gave it as the default.
            self.shard_count, *_ = await self.http.get_bot_gateway()
        self._clock_task = asyncio.create_task(self.clockwork.run())
        self.retention.start()
        if self.desk.games.database.shared:
            self._news_task = asyncio.create_task(self._hear_news())

    async def _hear_news(self) -> None:
        """Learn what other processes have set up."""
        while True:
            await asyncio.sleep(NEWS_SECONDS)
            try:
                await self.desk.servers.load()
            except StoreTrouble as trouble:
                log.warning("settings wait for the database", trouble=trouble.trouble)

    async def on_ready(self) -> None:
        """Mend what a break left behind, and say on which servers rights are missing."""
        log.info("ready", user=str(self.user), guilds=len(self.guilds), shards=self.shard_count)
        try:
            await self.publisher.repair()
            await self.stadium.resume()
            await self.robots.resume()
            self.desk.metrics.games_open(await self.desk.games.database.read(count_open_games))
        except StoreTrouble as trouble:
            log.error("database trouble", trouble=trouble.trouble, detail=str(trouble))
        for guild in self.guilds:
            self._check_rights(guild)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Check our rights on a new server."""
        self._check_rights(guild)

    def _check_rights(self, guild: discord.Guild) -> None:
        me = guild.get_member(self.user.id) if self.user else None
        if me is not None and (lacking := missing(me.guild_permissions)):
            log.warning(
                "rights are missing on a server: give them to the bot's role", guild=guild.name, missing=lacking
            )

    async def on_message(self, message: discord.Message) -> None:
        """Count what pushes panels out of sight."""
        if self.user is None or message.author.id != self.user.id:
            self.publisher.heard(message.channel.id)

    async def on_app_command_completion(
        self, interaction: discord.Interaction, command: app_commands.Command[Any, ..., Any] | app_commands.ContextMenu
    ) -> None:
        """Count what went well."""
        self.desk.metrics.interaction(command.qualified_name, "ok", _seconds(interaction))

    def _count(self, live: Live) -> None:
        """Keep the number of games that are going on."""
        if live.row.revision == 0:
            self.desk.metrics.game_opened()
        elif live.row.status in ("over", "expired", "abandoned"):
            self.desk.metrics.game_closed()

    async def _time_up(self, deadline: DeadlineRow) -> None:
        self.desk.metrics.deadline_fired()
        live = await self.desk.games.live(deadline.game_id)
        if live.spec.officials:
            await self.stadium.rooms.settled(live.row.id)
        await self.desk.games.time_up(deadline)

    async def _expire(self, deadline: DeadlineRow) -> None:
        live = await self.desk.lobby.expire(deadline)
        if live is not None and live.row.host_id is not None:
            game = Text(f"{live.spec.name}-name")
            await self.publisher.whisper(live.row.host_id, text("lobby-expired-host", game=game), live)

    async def close(self) -> None:
        """Stop the clock, finish what is under way, then leave."""
        for task in (self._clock_task, self._news_task):
            if task is not None:
                task.cancel()
        await self.retention.close()
        await self.robots.close()
        await self.stadium.close()
        await self.publisher.close()
        await self.moderation.logbook.close()
        await super().close()


def _name(interaction: discord.Interaction) -> str:
    return interaction.command.qualified_name if interaction.command else "?"


def _seconds(interaction: discord.Interaction) -> float:
    now = time.monotonic()
    return now - float(interaction.extras.get("started", now))
