"""Opening a match: its settings, and the line-up here or in a thread or channel of its own."""

import contextlib
from collections.abc import Mapping
from datetime import datetime
from typing import Any, Literal, TypeAlias

import discord
from discord import app_commands
from pydantic import ValidationError

from bot.edge.kit.access import require_rights
from bot.edge.kit.answer import patiently, send
from bot.edge.kit.services import Services
from bot.edge.table.publisher import Publisher
from bot.engine.house_rules import options_with
from bot.engine.spans import ZONE
from bot.engine.text import text
from bot.games.quidditch import GAME
from bot.games.quidditch.model import HOUSES, QuidditchOptions
from bot.quidditch_room import spectators
from bot.quidditch_room.channels import Channels
from bot.service.play.live import Live, Who, declined
from bot.service.play.naming import title

Elsewhere: TypeAlias = Literal["thread", "kanal"]
NEEDED: dict[Elsewhere, tuple[str, ...]] = {
    "thread": ("create_public_threads", "send_messages_in_threads"),
    "kanal": ("manage_channels", "manage_roles"),
}
"""What we must be allowed for a place of its own; in a channel it is also who may write when."""


def settings(
    haus1: str, haus2: str, art: str, *, by_bot: bool, custom: Mapping[str, Any], **chosen: Any
) -> QuidditchOptions:
    """Make the settings of a match, or say what does not go together; the cup keeps to the rule book, not to custom."""
    if haus1 == haus2:
        raise declined("match-same-house")
    if art != "freundschaft" and by_bot:
        raise declined("match-cup-referee")
    if art != "freundschaft" and (chosen["zehn_sekunden"] or 0) > 60:
        raise declined("match-cup-seconds")
    if art != "freundschaft" and chosen["geschwaetz"] == "aus":
        raise declined("match-cup-talk")
    try:
        said = {
            "houses": (haus1, haus2),
            "art": art,
            "schiri": "bot" if by_bot else "mensch",
            **{name: value for name, value in chosen.items() if value is not None},
        }
        return options_with(QuidditchOptions, GAME.lobby.rules, custom if art == "freundschaft" else {}, said)
    except ValidationError as error:
        raise declined("match-settings") from error


def must_be_led(options: QuidditchOptions, host: Who, referee: Who | None) -> None:
    """Refuse a cup match without a referee of the server, and warnings that nobody who may has asked for."""
    if options.cup and referee is not None and not referee.referee:
        raise declined("whistle-appointed", name=referee.name)
    if options.geschwaetz == "automatisch" and not (host.referee or (referee and referee.referee)):
        raise declined("match-talk-appointed")


async def must_be_free(services: Services, channel_id: int) -> None:
    """Keep two matches out of one channel: nobody could tell their words apart."""
    for live in await services.games.here(channel_id):
        if live.spec is GAME:
            raise declined("match-already-here", match=title(live))


async def open_elsewhere(
    interaction: discord.Interaction,
    services: Services,
    publisher: Publisher,
    channels: Channels,
    options: QuidditchOptions,
    referee_id: int | None,
    ort: Elsewhere,
) -> None:
    """Open the line-up in a thread or channel of its own, and say where that is."""
    require_rights(interaction)

    async def opened() -> Any:
        place = await _place(interaction, services.games.clock(), options, ort)
        live: Live | None = None
        try:
            live = await services.lobby.open(
                "quidditch",
                options,
                services.who(interaction.user),
                guild_id=interaction.guild_id,
                channel_id=place.id,
                referee_id=referee_id,
                cause=interaction.id,
                above=(spectators.INVITATION,) if ort == "kanal" else (),
            )
            await channels.own_channel(live)
            await publisher.must_show(live, place.id)
        except BaseException:  # no place without a line-up, and no line-up without a place
            with contextlib.suppress(discord.HTTPException):
                await place.delete()
            if live is not None and live.deadline is not None:
                await services.lobby.expire(live.deadline, told=False)
            raise
        return place

    place = await patiently(interaction, opened(), ephemeral=False)
    words = services.texts.say(text("match-elsewhere", place=place.mention), services.public_language(interaction))
    await send(interaction, content=words)


async def _place(interaction: discord.Interaction, now: datetime, options: QuidditchOptions, ort: Elsewhere) -> Any:
    """Make a thread or a channel for a match."""
    day = f"{now.astimezone(ZONE):%d-%m}"
    name = "-".join(("quidditch", *(HOUSES[house].lower() for house in options.houses), day))
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
