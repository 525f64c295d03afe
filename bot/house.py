"""The wiring: everything is made here, handed down, and closed in order."""

import contextlib
from collections.abc import AsyncIterator, Callable, Mapping
from datetime import UTC, datetime

import discord
import yarl

from bot.app.conduct import Conduct
from bot.app.free_dice import FreeDice
from bot.app.games import Games
from bot.app.lobby import Lobby
from bot.app.order import Order
from bot.app.privacy import Privacy
from bot.app.servers import Servers
from bot.draw.pool import Studio
from bot.engine.spec import GameSpec
from bot.metrics import Metrics
from bot.settings import Settings
from bot.store.database import open_database
from bot.texts import Texts
from bot.ui.desk import Desk


@contextlib.asynccontextmanager
async def open_desk(
    settings: Settings,
    specs: Mapping[str, GameSpec],
    clock: Callable[[], datetime] = lambda: datetime.now(UTC),
) -> AsyncIterator[Desk]:
    """Open database and drawing room for the given games; the database must be migrated."""
    metrics = Metrics()
    database = await open_database(settings.database_url)
    studio = Studio(workers=settings.drawing.workers, seconds=settings.drawing.seconds_limit)
    database.timed, studio.timed = metrics.commit, metrics.drawing
    try:
        games = Games(database, specs, clock)
        order = Order(database, clock)
        servers = Servers(database, order, clock, settings.language, settings.server_presets)
        await servers.load()
        yield Desk(
            settings=settings,
            texts=Texts.load([spec.folder for spec in specs.values()], settings.language),
            games=games,
            lobby=Lobby(games, settings.lobby.expires_after),
            dice=FreeDice(database, clock),
            studio=studio,
            metrics=metrics,
            servers=servers,
            order=order,
            conduct=Conduct(games, order),
            privacy=Privacy(games, servers),
        )
    finally:
        await studio.close()
        await database.close()


def point_discord(settings: Settings) -> None:
    """Send Discord's library to another address, such as the playground's."""
    discord.http.Route.BASE = settings.api_base
    if settings.gateway_url is not None:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.gateway_url)
