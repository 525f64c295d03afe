"""python -m playground: start the local Discord and print its address."""

import argparse
import asyncio
import contextlib
import gc
import os
import signal
import sys
from pathlib import Path

from .seed import SEEDS
from .server import start
from .store import WorldError


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="playground", description="A local Discord for trying bots.")
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this machine only)")
    parser.add_argument("--port", type=int, default=8400)
    parser.add_argument("--world", type=Path, help="file to keep the world in")
    parser.add_argument("--seed", choices=sorted(SEEDS), default="german", help="world to begin with")
    parser.add_argument(
        "--bot", action="append", default=[], metavar="NAME=TOKEN", help="a further application (may be repeated)"
    )
    parser.add_argument("--leash", action="store_true", help="end when whoever started it closes standard input")
    return parser.parse_args()


def _held(stop: asyncio.Event) -> None:
    """Notice that whoever held the other end has let go, or was killed."""
    if not os.read(sys.stdin.fileno(), 4096):
        asyncio.get_running_loop().remove_reader(sys.stdin)
        stop.set()


async def run(options: argparse.Namespace) -> None:
    """Serve until told to stop."""
    tokens = {token: name for name, _, token in (item.partition("=") for item in options.bot)}
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stop.set)
    if options.leash:
        loop.add_reader(sys.stdin, _held, stop)
    try:
        server = await start(options.host, options.port, world=options.world, seed=options.seed, tokens=tokens)
    except (OSError, WorldError) as error:
        raise SystemExit(f"The playground cannot start: {error}") from None
    # Messages and interactions live long: looking through all of them again and again costs more than it frees.
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    async with server:
        print(server.url, flush=True)
        await stop.wait()


if __name__ == "__main__":
    asyncio.run(run(arguments()))
