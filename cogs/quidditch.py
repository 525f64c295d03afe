"""/quidditch and /zug: a match of Chat-Quidditch from the line-up to the published log."""

from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import SpielleiterClient
from bot.edge.kit.answer import patiently, send
from bot.edge.kit.commands import command, group
from bot.edge.kit.time_limit import TimeLimit
from bot.edge.kit.visiting import visited
from bot.edge.table.controls import show_page
from bot.edge.table.opening import open_table
from bot.engine.spans import DAY, HOUR, MINUTE
from bot.engine.text import text
from bot.games.quidditch import GAME
from bot.games.quidditch.model import HOUSES, QuidditchOptions
from bot.quidditch_room import spectators
from bot.quidditch_room.leading import LeadButton
from bot.quidditch_room.matches import Matches
from bot.quidditch_room.newcomers import NewcomerMenu
from bot.quidditch_room.opening import must_be_free, must_be_led, open_elsewhere, settings
from bot.quidditch_room.report import report
from bot.quidditch_room.taking_seats import AnywayButton
from bot.quidditch_room.talk import TalkButton
from bot.service.play.live import Live, declined
from bot.store import finding

Interaction = discord.Interaction[SpielleiterClient]
ANSWER = TimeLimit(5, 10, 20, 60, shortest=1, longest=DAY, bare="s")
SILENCE = TimeLimit(30, MINUTE, 5 * MINUTE, HOUR, shortest=1, longest=DAY, bare="s")
BREAK = TimeLimit(30, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE, HOUR, shortest=1, longest=DAY, bare="s")
ROUNDS = app_commands.Range[int, 1, 30]
HOUSE = [app_commands.Choice(name=name, value=letter) for letter, name in HOUSES.items()]


class QuidditchCog(commands.Cog):
    """Matches."""

    def __init__(self, client: SpielleiterClient) -> None:
        self._client, self._services = client, client.services
        self.matches = Matches(
            client, client.services, client.publisher, client.moderation, client.outbox, client.rolls.typed
        )
        client.rolls.offer(self.matches)
        client.direct.read(GAME.name, self.matches.whispers)
        client.add_room(self.matches)
        client.parts.add(self.matches.nicknames)

    quidditch = group("quidditch")

    @commands.Cog.listener()
    async def on_connect(self) -> None:
        """Know that a new session has begun: what was written before it is not delivered any more."""
        self.matches.inbox.reconnected()

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Hand on what is written in the channel of a match."""
        self.matches.inbox.hear(message)

    @command(quidditch)
    @app_commands.choices(haus1=HOUSE, haus2=HOUSE)
    async def neu(
        self,
        interaction: Interaction,
        haus1: str,
        haus2: str,
        art: Literal["freundschaft", "pokal", "finale"] = "freundschaft",
        leitung: Literal["ich", "bot"] | None = None,
        schiri: discord.Member | None = None,
        ort: Literal["hier", "thread", "kanal"] = "hier",
        frist: app_commands.Transform[int, ANSWER] | None = None,
        stille: app_commands.Transform[int, SILENCE] | None = None,
        runden: ROUNDS | None = None,
        chat: app_commands.Transform[int, BREAK] | None = None,
        halbzeit: app_commands.Transform[int, BREAK] | None = None,
        gerede: Literal["aus", "melden", "automatisch"] | None = None,
    ) -> None:
        """Open a line-up."""
        if schiri is not None and schiri.bot:
            raise declined("match-referee-bot")
        by_bot = schiri is None and leitung != "ich" and (leitung == "bot" or art == "freundschaft")
        limits = {"zehn_sekunden": frist, "stille": stille, "rounds": runden, "chat": chat, "halbzeit": halbzeit}
        services, publisher = self._services, self._client.publisher
        custom = services.servers.of(interaction.guild_id).rules.get(GAME.name, {})
        options = settings(haus1, haus2, art, by_bot=by_bot, custom=custom, **limits, geschwaetz=gerede)
        host = services.who(interaction.user)
        referee = None if by_bot else services.who(schiri or interaction.user)
        must_be_led(options, host, referee)
        referee_id = referee.id if referee else None
        if ort == "hier":
            await must_be_free(services, interaction.channel_id or 0)
            await open_table(interaction, services, publisher, GAME.name, options, referee_id=referee_id)
        else:
            channels = self.matches.channels
            await open_elsewhere(interaction, services, publisher, channels, options, referee_id, ort)

    async def _mine(self, interaction: Interaction) -> Live:
        """Return the match somebody plays in: the one here, else the newest."""
        here = self.matches.inbox.game_in(interaction.channel_id)
        found = await self._services.games.of(interaction.user.id)
        mine = [live for live in found if live.spec is GAME and live.row.status == "running"]
        mine = [live for live in mine if live.seat_of(interaction.user.id)]
        for live in mine:
            if live.row.id == here:
                return live
        if not mine:
            raise declined("match-not-playing")
        return mine[0]

    @command(quidditch)
    async def xp(self, interaction: Interaction) -> None:
        """Show a captain the form for the experience points."""
        live = await patiently(interaction, self._mine(interaction), ephemeral=True)
        await show_page(interaction, self._services, live.row.id, live.token, "xp")

    @command(quidditch)
    async def aufheben(self, interaction: Interaction) -> None:
        """Keep a caught Klatscher, without anybody noticing."""
        live = await patiently(interaction, self._mine(interaction), ephemeral=True)
        who = self._services.who(interaction.user)
        work = self._services.games.act(live.row.id, who, "'Aufheben", cause=interaction.id)
        await patiently(interaction, work, ephemeral=True)
        strict = isinstance(live.options, QuidditchOptions) and live.options.cup
        words = text("match-whispered" if strict else "match-kept")
        await send(interaction, ephemeral=True, content=self._services.say(words, interaction))

    @command(quidditch)
    async def bericht(self, interaction: Interaction, partie: str | None = None) -> None:
        """Publish the log of a match once more."""
        games, channel_id = self._services.games, interaction.channel_id or 0

        async def found() -> dict[str, Any]:
            game_id = partie or await games.database.read(lambda db: finding.last_in(db, channel_id, "quidditch"))
            if game_id is None:
                raise declined("match-none-over")
            live = await visited(interaction, self._services, game_id)
            if live.spec.name != "quidditch":
                raise declined("game-unknown")
            return await report(self._services, live, self._services.public_language(interaction))

        await send(interaction, **await patiently(interaction, found(), ephemeral=False))

    @command(quidditch)
    async def zuschauen(self, interaction: Interaction) -> None:
        """Watch the match here."""
        live = await patiently(interaction, self._here(interaction), ephemeral=True)
        await spectators.watch(interaction, self._services, self.matches.nicknames, live)

    @command(quidditch)
    async def setzen(self, interaction: Interaction, person: discord.Member, platz: str) -> None:
        """Put somebody on a seat of the line-up."""
        services = self._services
        if person.bot:
            raise declined("lobby-no-bots")

        async def placed() -> None:
            live = await self._here(interaction)
            if live.row.status != "lobby":
                raise declined("match-no-line-up")
            await services.lobby.place(live.row.id, services.who(interaction.user), services.who(person), platz)

        await patiently(interaction, placed(), ephemeral=True)
        words = services.say(text("match-placed", person=person.mention, seat=platz), interaction)
        await send(interaction, ephemeral=True, content=words)

    @command(quidditch)
    async def betrug(self, interaction: Interaction, person: discord.Member) -> None:
        """Punish somebody for Würfelbetrug, wherever he sits by now."""
        games, who = self._services.games, self._services.who(interaction.user)

        async def punished() -> None:
            channel_id = interaction.channel_id or 0
            here = [live for live in await games.here(channel_id) if live.spec is GAME]
            last = None if here else await games.database.read(lambda db: finding.last_in(db, channel_id, GAME.name))
            live = here[0] if here else await games.live(last) if last else None
            if live is None:
                raise declined("match-none-here")
            await games.act(live.row.id, who, await self.matches.bans.accused(live, person.id), cause=interaction.id)

        await patiently(interaction, punished(), ephemeral=True)
        words = self._services.say(text("match-accused", person=person.mention), interaction)
        await send(interaction, ephemeral=True, content=words)

    @setzen.autocomplete("platz")
    async def _seats(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the free seats."""
        here = [live for live in await self._services.games.here(interaction.channel_id or 0) if live.spec is GAME]
        free = [row.seat for live in here for row in live.seats if row.person_id is None]
        return [app_commands.Choice(name=seat, value=seat) for seat in free if current.casefold() in seat.casefold()]

    async def _here(self, interaction: Interaction) -> Live:
        """Return the match of this channel."""
        for live in await self._services.games.here(interaction.channel_id or 0):
            if live.spec is GAME:
                return live
        raise declined("match-none-here")

    @command()
    async def zug(self, interaction: Interaction, befehl: app_commands.Range[str, 1, 200]) -> None:
        """Say a command where we may not read what is written."""
        game_id = self.matches.inbox.game_in(interaction.channel_id)
        if game_id is None:
            raise declined("match-none-here")
        await self.matches.command(interaction, game_id, befehl)


async def setup(client: SpielleiterClient) -> None:
    """Enter the house."""
    client.add_dynamic_items(TalkButton, LeadButton, NewcomerMenu, AnywayButton, spectators.WatchButton)
    await client.add_cog(QuidditchCog(client))
