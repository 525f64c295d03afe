"""`spielleiter run`: the bot itself, from a checked start to a graceful stop."""

import asyncio
import contextlib
import gc
import signal

import aiohttp
import discord
import structlog

from bot import logs
from bot.cli import tell
from bot.client import SpielleiterClient, StartProblem
from bot.config import require_token
from bot.engine.text import Text, text
from bot.games import find_games
from bot.guard import GuardError, SingleInstance
from bot.health import HealthServer
from bot.house import open_desk, point_discord
from bot.settings import Settings
from bot.store.database import StoreTrouble
from bot.store.migrate import NewerDatabase, migrate
from bot.ui.desk import Desk

log = structlog.get_logger(__name__)

TOKEN_REFUSED = 4004


async def run(settings: Settings) -> int:
    """Run until told to stop; problems at the start are said in one sentence."""
    token = require_token(settings)
    logs.set_up(settings.logs, hidden=[token])
    file = settings.sqlite_file
    try:
        with SingleInstance(file) if file else contextlib.nullcontext():
            before, after, copy = await migrate(settings.database_url)
            if before != after:
                log.info("database migrated", before=before, after=after, copy=str(copy) if copy else None)
            point_discord(settings)
            async with open_desk(settings, find_games()) as desk:
                await _serve(desk, token)
    except GuardError as error:
        return _failed(settings, error.text)
    except StartProblem as error:
        return _failed(settings, error.text)
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


async def _serve(desk: Desk, token: str) -> None:
    """Keep the bot connected until a signal asks it to stop."""
    client = SpielleiterClient(desk)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows has no signal handlers on the loop
            loop.add_signal_handler(name, stop.set)

    def checks() -> dict[str, bool]:
        return {"discord": client.is_ready() and not client.is_closed()}

    async with HealthServer(desk.settings.health, desk.metrics, checks), client:
        await desk.studio.warm()
        running = asyncio.create_task(client.start(token))
        settling = asyncio.create_task(_settle(client))
        stopping = asyncio.create_task(stop.wait())
        await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
        if stopping.done():
            log.info("stopping")
            settling.cancel()
            await client.close()
            running.cancel()  # it may still wait for Discord's very first answer
            await asyncio.gather(running, return_exceptions=True)
        else:
            stopping.cancel()
            settling.cancel()
            await running  # says why it has ended
    log.info("stopped")


async def _settle(client: SpielleiterClient) -> None:
    """Leave what lives as long as the bot out of every later collection: walking through it holds the loop too long."""
    await client.wait_until_ready()
    gc.collect()
    gc.freeze()
