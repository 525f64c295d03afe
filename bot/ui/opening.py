"""Opening a game from a command: the lobby, or the table at once, as the command's public answer."""

from collections.abc import Mapping

import discord

from bot.app.live import Look, Who
from bot.engine.model import Options
from bot.engine.seats import Seat
from bot.ui.access import require_rights
from bot.ui.answer import patiently, send
from bot.ui.desk import Desk
from bot.ui.layout import Shown
from bot.ui.panel import render
from bot.ui.publisher import Publisher


async def open_table(
    interaction: discord.Interaction,
    desk: Desk,
    publisher: Publisher,
    kind: str,
    options: Options,
    seated: Mapping[Seat, Who | str] | None = None,
    *,
    start: bool = False,
    referee_id: int | None = None,
) -> Look:
    """Open a game where the command was given; people who are seated by it are pinged, a bare name is a guest."""
    require_rights(interaction)
    assert interaction.channel_id is not None
    host, channel_id = desk.who(interaction.user), interaction.channel_id

    async def opened() -> tuple[Look, Shown]:
        live = await desk.lobby.open(
            kind,
            options,
            host,
            guild_id=interaction.guild_id,
            channel_id=channel_id,
            referee_id=referee_id,
            seated=seated,
            cause=interaction.id,
        )
        if start:
            await desk.lobby.start(live.row.id, host, cause=interaction.id)
        look = await desk.games.look(live.row.id)
        return look, await render(desk, look, desk.language_in(interaction.guild_id))

    look, shown = await patiently(interaction, opened(), ephemeral=False)
    guests = [person.id for person in (seated or {}).values() if isinstance(person, Who) and person.id != host.id]
    ping = discord.AllowedMentions(users=[discord.Object(id) for id in guests] or False)
    message_id = await send(interaction, view=shown.view, files=shown.files(), allowed_mentions=ping)
    if message_id is not None:
        await publisher.opened(look.live, channel_id, message_id)
    return look
