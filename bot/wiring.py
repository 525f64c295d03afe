"""The wiring: everything is made here, handed down, and closed in order."""

import contextlib
from collections.abc import AsyncIterator, Callable, Mapping
from datetime import UTC, datetime
from functools import partial

import discord
import yarl

from bot.draw.pool import Studio
from bot.edge.kit.services import Services, safe
from bot.engine.limits import LONGEST_REASON
from bot.engine.spec import AnyGame
from bot.engine.text import text
from bot.ops.metrics import Metrics
from bot.ops.settings import Settings
from bot.service.cluster.domain import Domain
from bot.service.contests.contests import Contests
from bot.service.contests.lineups import Lineups
from bot.service.contests.tables import Tables
from bot.service.feed import Feed
from bot.service.free_dice import FreeDice
from bot.service.leading.book import Book
from bot.service.leading.conduct import Conduct
from bot.service.leading.leaving import Leaving
from bot.service.people.privacy import Privacy
from bot.service.people.servers import Servers
from bot.service.people.tongues import Tongues
from bot.service.play.games import Games
from bot.service.play.lobby import Lobby
from bot.shards import WHOLE
from bot.store.database import open_database
from bot.texts import Texts


@contextlib.asynccontextmanager
async def open_services(
    settings: Settings,
    specs: Mapping[str, AnyGame],
    clock: Callable[[], datetime] = lambda: datetime.now(UTC),
) -> AsyncIterator[Services]:
    """Open database and drawing room for the given games; the database must be migrated."""
    metrics = Metrics()
    database = await open_database(settings.database_url, timed=metrics.commit)
    studio = Studio(
        workers=settings.drawing.workers,
        seconds=settings.drawing.seconds_limit,
        worker_bytes=settings.drawing.memory_limit * 1_000_000,
        timed=metrics.drawing,
    )
    try:
        feed = Feed()
        texts = Texts.load([spec.folder for spec in specs.values()], settings.language)
        texts.harmless = partial(safe, most=LONGEST_REASON)
        servers = Servers(database, feed, clock, settings.language, settings.server_presets)
        await servers.load()

        def computers(guild_id: int | None) -> list[str]:
            return texts.say(text("computer-names"), servers.of(guild_id).language).split()

        games = Games(database, specs, clock, feed, Domain(settings.cluster.own or WHOLE), computers)
        lobby = Lobby(games, settings.lobby.expires_after)
        tables = Tables(games, lobby)
        yield Services(
            settings=settings,
            texts=texts,
            games=games,
            lobby=lobby,
            leaving=Leaving(games, lobby),
            dice=FreeDice(database, clock),
            studio=studio,
            metrics=metrics,
            servers=servers,
            tongues=Tongues(database, servers, clock),
            book=Book(database, clock, feed),
            conduct=Conduct(games),
            privacy=Privacy(games, servers),
            contests=Contests(games),
            tables=tables,
            lineups=Lineups(games, lobby, tables),
        )
    finally:
        await studio.close()
        await database.close()


def point_discord(settings: Settings) -> None:
    """Send Discord's library to another address, such as the playground's; of voices it need not speak."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    discord.http.Route.BASE = settings.api_base
    if settings.gateway_url is not None:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.gateway_url)
