"""A stop is a stop, whatever the bot is waiting for."""

import asyncio
from pathlib import Path

from tests.process.running import Running


async def test_sigterm_while_discord_does_not_answer(tmp_path: Path) -> None:
    asked = asyncio.Event()
    silent: list[asyncio.StreamWriter] = []

    async def silence(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        silent.append(writer)
        asked.set()
        await reader.read()

    server = await asyncio.start_server(silence, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    bot = Running(tmp_path, f"http://127.0.0.1:{port}/api/v10", f"ws://127.0.0.1:{port}")
    async with bot:
        starting = asyncio.create_task(bot.start())
        await asyncio.wait_for(asked.wait(), 60)
        assert await bot.stop(within=20) == 0
        assert bot.log[-1]["event"] == "stopped"
        assert not bot.noise, bot.noise
        starting.cancel()
    for writer in silent:
        writer.close()
    server.close()
