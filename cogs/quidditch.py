"""/quidditch and /zug: a match of Chat-Quidditch from the line-up to the published log."""

import contextlib
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from pydantic import ValidationError

from bot.app.live import Live, declined
from bot.client import SpielleiterClient
from bot.engine.text import text
from bot.games.quidditch.model import HOUSES, QuidditchOptions
from bot.store import finding
from bot.ui.access import require_rights
from bot.ui.answer import patiently, send
from bot.ui.controls import show_page
from bot.ui.match import spectators
from bot.ui.match.aftermath import report
from bot.ui.match.lead import LeadButton
from bot.ui.match.newcomers import NewcomerMenu
from bot.ui.match.talk import TalkButton
from bot.ui.opening import open_table
from bot.ui.panel import render
from bot.ui.words import word

Interaction = discord.Interaction[SpielleiterClient]
SECONDS = app_commands.Range[int, 1, 86400]
ROUNDS = app_commands.Range[int, 1, 30]
NEEDED = {
    "thread": ("create_public_threads", "send_messages_in_threads"),
    "kanal": ("manage_channels", "manage_roles"),
}
"""What we must be allowed for a place of its own; in a channel it is also who may write when."""
HOUSE = [app_commands.Choice(name=name, value=letter) for letter, name in HOUSES.items()]


class QuidditchCog(commands.Cog):
    """Matches."""

    def __init__(self, client: SpielleiterClient) -> None:
        """Keep the desk and the stadium at hand."""
        self._client, self._desk, self._stadium = client, client.desk, client.stadium

    quidditch = app_commands.Group(
        name=word("cmd-quidditch-name"),
        description=word("cmd-quidditch"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
    )

    @commands.Cog.listener()
    async def on_connect(self) -> None:
        """Know that a new session has begun: what was written before it is not delivered any more."""
        self._stadium.rooms.reconnected()

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Hand on what is written: in the channel of a match, or whispered."""
        self._stadium.rooms.hear(message)
        if message.guild is None:
            await self._stadium.whispers.hear(message)

    @quidditch.command(name=word("cmd-quidditch-neu-name"), description=word("cmd-quidditch-neu"))
    @app_commands.rename(
        haus1=word("cmd-quidditch-haus1-name"),
        haus2=word("cmd-quidditch-haus2-name"),
        art=word("cmd-quidditch-art-name"),
        leitung=word("cmd-quidditch-leitung-name"),
        schiri=word("cmd-quidditch-schiri-name"),
        ort=word("cmd-quidditch-ort-name"),
        frist=word("cmd-quidditch-frist-name"),
        stille=word("cmd-quidditch-stille-name"),
        runden=word("cmd-quidditch-runden-name"),
        chat=word("cmd-quidditch-chat-name"),
        halbzeit=word("cmd-quidditch-halbzeit-name"),
        gerede=word("cmd-quidditch-gerede-name"),
    )
    @app_commands.describe(
        haus1=word("cmd-quidditch-haus1"),
        haus2=word("cmd-quidditch-haus2"),
        art=word("cmd-quidditch-art"),
        leitung=word("cmd-quidditch-leitung"),
        schiri=word("cmd-quidditch-schiri"),
        ort=word("cmd-quidditch-ort"),
        frist=word("cmd-quidditch-frist"),
        stille=word("cmd-quidditch-stille"),
        runden=word("cmd-quidditch-runden"),
        chat=word("cmd-quidditch-chat"),
        halbzeit=word("cmd-quidditch-halbzeit"),
        gerede=word("cmd-quidditch-gerede"),
    )
    @app_commands.choices(
        haus1=HOUSE,
        haus2=HOUSE,
        art=[
            app_commands.Choice(name=word("cmd-quidditch-art-freundschaft"), value="freundschaft"),
            app_commands.Choice(name=word("cmd-quidditch-art-pokal"), value="pokal"),
            app_commands.Choice(name=word("cmd-quidditch-art-finale"), value="finale"),
        ],
        leitung=[
            app_commands.Choice(name=word("cmd-quidditch-leitung-ich"), value="ich"),
            app_commands.Choice(name=word("cmd-quidditch-leitung-bot"), value="bot"),
        ],
        ort=[
            app_commands.Choice(name=word("cmd-quidditch-ort-hier"), value="hier"),
            app_commands.Choice(name=word("cmd-quidditch-ort-thread"), value="thread"),
            app_commands.Choice(name=word("cmd-quidditch-ort-kanal"), value="kanal"),
        ],
        gerede=[
            app_commands.Choice(name=word("cmd-quidditch-gerede-aus"), value="aus"),
            app_commands.Choice(name=word("cmd-quidditch-gerede-melden"), value="melden"),
            app_commands.Choice(name=word("cmd-quidditch-gerede-automatisch"), value="automatisch"),
        ],
    )
    async def neu(
        self,
        interaction: Interaction,
        haus1: str,
        haus2: str,
        art: str = "freundschaft",
        leitung: str | None = None,
        schiri: discord.Member | None = None,
        ort: str = "hier",
        frist: SECONDS | None = None,
        stille: SECONDS | None = None,
        runden: ROUNDS = 10,
        chat: SECONDS | None = None,
        halbzeit: SECONDS | None = None,
        gerede: str | None = None,
    ) -> None:
        """Open a line-up."""
        if schiri is not None and schiri.bot:
            raise declined("match-referee-bot")
        by_bot = schiri is None and leitung != "ich" and (leitung == "bot" or art == "freundschaft")
        limits = {"zehn_sekunden": frist, "stille": stille, "rounds": runden, "chat": chat, "halbzeit": halbzeit}
        options = _options(haus1, haus2, art, by_bot=by_bot, **limits, geschwaetz=gerede)
        referee_id = None if by_bot else schiri.id if schiri else interaction.user.id
        if ort == "hier":
            await self._must_be_free(interaction.channel_id or 0)
            publisher = self._client.publisher
            await open_table(interaction, self._desk, publisher, "quidditch", options, referee_id=referee_id)
        else:
            await self._elsewhere(interaction, options, referee_id, ort)

    async def _must_be_free(self, channel_id: int) -> None:
        """Keep two matches out of one channel: nobody could tell their words apart."""
        for live in await self._desk.games.here(channel_id):
            if live.spec.officials:
                raise declined("match-already-here", id=live.row.id)

    async def _elsewhere(
        self, interaction: Interaction, options: QuidditchOptions, referee_id: int | None, ort: str
    ) -> None:
        """Open the line-up in a thread or channel of its own, and say where that is."""
        require_rights(interaction)
        desk = self._desk

        async def opened() -> Any:
            place = await _place(interaction, options, ort)
            live: Live | None = None
            try:
                live = await desk.lobby.open(
                    "quidditch",
                    options,
                    desk.who(interaction.user),
                    guild_id=interaction.guild_id,
                    channel_id=place.id,
                    referee_id=referee_id,
                    cause=interaction.id,
                )
                if ort == "kanal":
                    await self._stadium.grounds.own_channel(live)
                    await place.send(**spectators.invitation(desk, live))
                look = await desk.games.look(live.row.id)
                shown = await render(desk, look, desk.language_in(interaction.guild_id))
                sent = await place.send(view=shown.view, files=shown.files())
                await self._client.publisher.opened(live, place.id, sent.id)
            except BaseException:  # no place without a line-up, and no line-up without a place
                with contextlib.suppress(discord.HTTPException):
                    await place.delete()
                if live is not None and live.deadline is not None:
                    await desk.lobby.expire(live.deadline)
                raise
            return place

        place = await patiently(interaction, opened(), ephemeral=False)
        words = desk.texts.say(text("match-elsewhere", place=place.mention), desk.public_language(interaction))
        await send(interaction, content=words)

    async def _mine(self, interaction: Interaction) -> Live:
        """Return the match somebody plays in: the one here, else the newest."""
        here = self._stadium.rooms.game_in(interaction.channel_id)
        found = await self._desk.games.of(interaction.user.id)
        mine = [live for live in found if live.spec.officials and live.row.status == "running"]
        mine = [live for live in mine if live.seat_of(interaction.user.id)]
        for live in mine:
            if live.row.id == here:
                return live
        if not mine:
            raise declined("match-not-playing")
        return mine[0]

    @quidditch.command(name=word("cmd-quidditch-xp-name"), description=word("cmd-quidditch-xp"))
    async def xp(self, interaction: Interaction) -> None:
        """Show a captain the form for the experience points."""
        live = await patiently(interaction, self._mine(interaction), ephemeral=True)
        await show_page(interaction, self._desk, live.row.id, live.token, "xp")

    @quidditch.command(name=word("cmd-quidditch-aufheben-name"), description=word("cmd-quidditch-aufheben"))
    async def aufheben(self, interaction: Interaction) -> None:
        """Keep a caught Klatscher, without anybody noticing."""
        live = await patiently(interaction, self._mine(interaction), ephemeral=True)
        who = self._desk.who(interaction.user)
        work = self._desk.games.act(live.row.id, who, "'Aufheben", cause=interaction.id)
        await patiently(interaction, work, ephemeral=True)
        strict = isinstance(live.options, QuidditchOptions) and live.options.cup
        words = text("match-whispered" if strict else "match-kept")
        await send(interaction, ephemeral=True, content=self._desk.say(words, interaction))

    @quidditch.command(name=word("cmd-quidditch-bericht-name"), description=word("cmd-quidditch-bericht"))
    @app_commands.rename(partie=word("cmd-partie-game-name"))
    @app_commands.describe(partie=word("cmd-quidditch-partie"))
    async def bericht(self, interaction: Interaction, partie: str | None = None) -> None:
        """Publish the log of a match once more."""
        games, channel_id = self._desk.games, interaction.channel_id or 0

        async def found() -> dict[str, Any]:
            game_id = partie or await games.database.read(lambda db: finding.last_in(db, channel_id, "quidditch"))
            if game_id is None:
                raise declined("match-none-over")
            live = await games.live(game_id)
            if live.row.guild_id != interaction.guild_id or live.spec.name != "quidditch":
                raise declined("game-unknown")
            return await report(self._desk, live, self._desk.public_language(interaction))

        await send(interaction, **await patiently(interaction, found(), ephemeral=False))

    @quidditch.command(name=word("cmd-quidditch-zuschauen-name"), description=word("cmd-quidditch-zuschauen"))
    async def zuschauen(self, interaction: Interaction) -> None:
        """Watch the match here."""
        live = await patiently(interaction, self._here(interaction), ephemeral=True)
        await spectators.watch(interaction, self._desk, self._stadium.wardrobe, live)

    @quidditch.command(name=word("cmd-quidditch-setzen-name"), description=word("cmd-quidditch-setzen"))
    @app_commands.rename(person=word("cmd-quidditch-person-name"), platz=word("cmd-quidditch-platz-name"))
    @app_commands.describe(person=word("cmd-quidditch-person"), platz=word("cmd-quidditch-platz"))
    async def setzen(self, interaction: Interaction, person: discord.Member, platz: str) -> None:
        """Put somebody on a seat of the line-up."""
        desk = self._desk
        if person.bot:
            raise declined("lobby-no-bots")

        async def placed() -> None:
            live = await self._here(interaction)
            if live.row.status != "lobby":
                raise declined("match-no-line-up")
            await desk.lobby.place(live.row.id, desk.who(interaction.user), desk.who(person), platz)

        await patiently(interaction, placed(), ephemeral=True)
        words = desk.say(text("match-placed", person=person.mention, seat=platz), interaction)
        await send(interaction, ephemeral=True, content=words)

    @setzen.autocomplete("platz")
    async def _seats(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the free seats."""
        here = [live for live in await self._desk.games.here(interaction.channel_id or 0) if live.spec.officials]
        free = [row.seat for live in here[:1] for row in live.seats if row.person_id is None]
        return [app_commands.Choice(name=seat, value=seat) for seat in free if current.casefold() in seat.casefold()]

    async def _here(self, interaction: Interaction) -> Live:
        """Return the match of this channel."""
        for live in await self._desk.games.here(interaction.channel_id or 0):
            if live.spec.officials:
                return live
        raise declined("match-none-here")

    @app_commands.command(name=word("cmd-zug-name"), description=word("cmd-zug"))
    @app_commands.rename(befehl=word("cmd-zug-befehl-name"))
    @app_commands.describe(befehl=word("cmd-zug-befehl"))
    @app_commands.guild_only()
    async def zug(self, interaction: Interaction, befehl: app_commands.Range[str, 1, 200]) -> None:
        """Say a command where we may not read what is written."""
        game_id = self._stadium.rooms.game_in(interaction.channel_id)
        if game_id is None:
            raise declined("match-none-here")
        await self._stadium.command(interaction, game_id, befehl)


def _options(haus1: str, haus2: str, art: str, *, by_bot: bool, **chosen: Any) -> QuidditchOptions:
    """Make the settings of a match, or say what does not go together."""
    if haus1 == haus2:
        raise declined("match-same-house")
    if art != "freundschaft" and by_bot:
        raise declined("match-cup-referee")
    if art != "freundschaft" and (chosen["zehn_sekunden"] or 0) > 60:
        raise declined("match-cup-seconds")
    if art != "freundschaft" and chosen["geschwaetz"] == "aus":
        raise declined("match-cup-talk")
    try:
        return QuidditchOptions.model_validate(
            {
                "houses": (haus1, haus2),
                "art": art,
                "schiri": "bot" if by_bot else "mensch",
                **{name: value for name, value in chosen.items() if value is not None},
            }
        )
    except ValidationError as error:
        raise declined("match-settings") from error


async def _place(interaction: Interaction, options: QuidditchOptions, ort: str) -> Any:
    """Make a thread or a channel for a match."""
    name = "quidditch-" + "-".join(HOUSES[house].lower() for house in options.houses)
    channel = interaction.channel
    around = channel.parent if isinstance(channel, discord.Thread) else channel
    if not isinstance(around, discord.TextChannel):
        raise declined("match-no-room")
    have = interaction.app_permissions if ort == "thread" else around.guild.me.guild_permissions
    lacking = [right for right in NEEDED[ort] if not getattr(have, right)]
    if lacking:
        raise app_commands.BotMissingPermissions(lacking)
    if ort == "thread":
        return await around.create_thread(name=name, type=discord.ChannelType.public_thread, auto_archive_duration=1440)
    return await around.guild.create_text_channel(name, category=around.category)


async def setup(client: SpielleiterClient) -> None:
    """Enter the house."""
    client.add_dynamic_items(TalkButton, LeadButton, NewcomerMenu, spectators.WatchButton)
    await client.add_cog(QuidditchCog(client))
