"""Opening a game from a command: the lobby, or the table at once, as the command's public answer."""

from collections.abc import Mapping
from typing import Any

import discord

from bot.edge.kit.access import require_rights
from bot.edge.kit.services import Services
from bot.edge.table.publisher import Publisher
from bot.engine.house_rules import ModelT, options_with
from bot.engine.model import Options
from bot.engine.seats import Seat
from bot.service.play.live import Look, Who, game_id
from bot.service.play.owing import first_panel


def settled(
    interaction: discord.Interaction, services: Services, kind: str, model: type[ModelT], said: Mapping[str, Any]
) -> ModelT:
    """Return options with what the command says, and for the rest the rules by which a server always plays."""
    custom = services.servers.of(interaction.guild_id).rules.get(kind, {})
    return options_with(model, services.games.specs[kind].lobby.rules, custom, said)


def spoken(**values: Any) -> dict[str, Any]:
    """Return what a command has said; None is what it has left open."""
    return {name: value for name, value in values.items() if value is not None}


async def open_table(
    interaction: discord.Interaction,
    services: Services,
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
    host, channel_id = services.who(interaction.user), interaction.channel_id

    async def opened() -> Look:
        live = await services.lobby.open(
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
            await services.lobby.start(live.row.id, host, cause=interaction.id)
        return await services.games.look(live.row.id)

    guests = [person.id for person in (seated or {}).values() if isinstance(person, Who) and person.id != host.id]
    key = first_panel(game_id(interaction.id), channel_id)
    return await publisher.answer(interaction, key, channel_id, opened(), ping=guests)
