"""`spielleiter run`: the bot itself, from a checked start to a graceful stop."""

import asyncio
import contextlib
import gc
import signal
from collections.abc import Callable
from datetime import UTC, datetime

import aiohttp
import discord
import structlog

from bot.client import SpielleiterClient, StartProblem
from bot.contests import find_contests
from bot.edge.kit.services import Services
from bot.engine.text import Text, text
from bot.games import find_games
from bot.ops import logs
from bot.ops.cli import tell
from bot.ops.config import require_token
from bot.ops.guard import GuardError, SingleInstance
from bot.ops.health import HealthServer
from bot.ops.settings import Settings
from bot.service.cluster.hearing import Hearing
from bot.service.cluster.tenure import OtherCount, Tenure
from bot.shards import WHOLE
from bot.store.database import StoreTrouble
from bot.store.migrate import NewerDatabase, migrate
from bot.wiring import open_services, point_discord

log = structlog.get_logger(__name__)

TOKEN_REFUSED = 4004


async def run(
    settings: Settings,
    ready: Callable[[], None] = lambda: None,
    clock: Callable[[], datetime] = lambda: datetime.now(UTC),
) -> int:
    """Run until told to stop, saying when we are `ready`; problems at the start are said in one sentence."""
    token = require_token(settings)
    logs.set_up(settings.logs, hidden=[token])
    file = settings.sqlite_file
    try:
        with SingleInstance(file) if file else contextlib.nullcontext():
            before, after, copy = await migrate(settings.database_url)
            if before != after:
                log.info("database migrated", before=before, after=after, copy=str(copy) if copy else None)
            point_discord(settings)
            async with open_services(settings, find_games() | find_contests(), clock) as services:
                if not await _serve(services, token, ready):
                    return _failed(settings, text("start-taken-over"))
    except GuardError as error:
        return _failed(settings, error.text)
    except StartProblem as error:
        return _failed(settings, error.text)
    except OtherCount as error:
        of, mine = str(error.row.of), str((settings.cluster.own or WHOLE).of)
        return _failed(settings, text("start-other-shards", of=of, mine=mine, holder=error.row.holder))
    except NewerDatabase as error:
        return _failed(settings, text("start-newer-database", revision=str(error)))
    except StoreTrouble as error:
        return _failed(settings, text("start-database", detail=str(error)))
    except discord.LoginFailure:
        return _failed(settings, text("start-token-refused"))
    except discord.PrivilegedIntentsRequired:
        return _failed(settings, text("start-intent-missing", intent="Message Content / Server Members"))
    except discord.ConnectionClosed as error:
        if error.code == TOKEN_REFUSED:
            return _failed(settings, text("start-token-refused"))
        return _failed(settings, text("start-unreachable", address=settings.api_base, detail=str(error)))
    except (aiohttp.ClientError, discord.HTTPException, discord.GatewayNotFound, OSError) as error:
        return _failed(settings, text("start-unreachable", address=settings.api_base, detail=str(error)))
    return 0


def _failed(settings: Settings, words: Text) -> int:
    tell(settings, words, wrong=True)
    return 1


async def _serve(services: Services, token: str, ready: Callable[[], None]) -> bool:
    """Keep the bot connected until a signal asks it to stop; False if another process has taken its place."""
    settings, domain = services.settings, services.games.domain
    if not settings.shared_database:
        await _connected(SpielleiterClient(services), token, asyncio.Event(), ready)
        return True
    tenure = Tenure(settings.database_url, domain, Hearing(services.games, services.servers))
    try:
        await _connected(SpielleiterClient(services, tenure), token, tenure.lost, ready)
    finally:
        await tenure.release()
    return not tenure.lost.is_set()


async def _connected(client: SpielleiterClient, token: str, lost: asyncio.Event, ready: Callable[[], None]) -> None:
    """Keep the client connected until a signal asks it to stop, or it may not act any more."""
    services, stop = client.services, asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows has no signal handlers on the loop
            loop.add_signal_handler(name, stop.set)

    def checks() -> dict[str, bool]:
        return {"discord": client.is_ready() and not client.is_closed()}

    async with HealthServer(services.settings.health, services.metrics, checks, services.pages), client:
        warming = asyncio.create_task(services.studio.warm())  # beside the login: neither waits for the other
        running = asyncio.create_task(client.start(token))
        settling = asyncio.create_task(_settle(client, ready))
        ending = {asyncio.create_task(event.wait()) for event in (stop, lost)}
        await asyncio.wait({running, *ending}, return_when=asyncio.FIRST_COMPLETED)
        for task in (settling, warming, *ending):
            task.cancel()
        if stop.is_set() or lost.is_set():
            log.info("stopping")
            await client.close()
            running.cancel()  # it may still wait for Discord's very first answer
            await asyncio.gather(running, return_exceptions=True)
        else:
            await running  # says why it has ended
    log.info("stopped")


async def _settle(client: SpielleiterClient, ready: Callable[[], None]) -> None:
    """Leave what lives as long as the bot out of every later collection: walking through it holds the loop too long."""
    await client.wait_until_ready()
    gc.collect()
    gc.freeze()
    ready()
