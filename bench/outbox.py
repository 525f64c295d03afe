"""What it costs to write a message down first: said by the outbox, against a bare send; python -m bench.outbox.

The real outbox over real sockets against the playground, on SQLite; every message is caused by a change that is
committed anyway, so both sides pay for one commit and for finding the words.
"""

import asyncio
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

import discord

from bench.driver import first_line, process
from bot.client import SpielleiterClient
from bot.engine.text import text
from bot.games import find_games
from bot.ops.config import load
from bot.service.feed import Owing
from bot.service.play.owing import note
from bot.store.migrate import migrate
from bot.store.outbox import in_channel, insert_owed
from bot.store.people import set_dm_closed
from bot.wiring import open_services, point_discord

ROUNDS, MESSAGES, CHANNELS = 12, 25, 20
WORDS = text("whisper-fallback", person="Anna", words=text("panel-paused"))


class Bench:
    """Two ways to say the same."""

    def __init__(self, client: SpielleiterClient, channels: list[int]) -> None:
        self.client, self.channels, self.number = client, channels, 0
        self.games = client.services.games

    def _cause(self, db: Any) -> None:
        """Change something, as whatever causes a message does."""
        set_dm_closed(db, 1, bool(self.number % 2), self.games.clock())

    async def bare(self, channel_id: int) -> None:
        """Commit, then send."""
        self.number += 1
        await self.games.database.write(self._cause)
        words = self.client.services.texts.say(WORDS, "de")
        await self.client.get_partial_messageable(channel_id).send(
            words, allowed_mentions=discord.AllowedMentions.none(), nonce=f"b{self.number}"
        )

    async def owed(self, channel_id: int) -> None:
        """Commit with a row, and let the outbox say it."""
        self.number += 1
        row = self.games.hold(note(f"bench.{self.number}", in_channel(channel_id), WORDS, self.games.clock()))

        def work(db: Any) -> list[Any]:
            self._cause(db)
            return insert_owed(db, [row])

        self.games.feed.publish(Owing(await self.games.database.write(work)))
        await self.client.outbox._workers.idle(row.place)

    async def one_by_one(self, say: Any) -> float:
        """Return the seconds of one message after the other."""
        began = time.perf_counter()
        for _ in range(MESSAGES):
            await say(self.channels[0])
        return (time.perf_counter() - began) / MESSAGES

    async def at_once(self, say: Any) -> float:
        """Return the seconds a message takes when many channels are spoken to."""

        async def some(channel_id: int) -> None:
            for _ in range(5):
                await say(channel_id)

        began = time.perf_counter()
        await asyncio.gather(*(some(channel_id) for channel_id in self.channels))
        return (time.perf_counter() - began) / (5 * len(self.channels))


def show(name: str, pairs: list[tuple[float, float]]) -> None:
    """One line of the result: the median of ratios measured in turns."""
    owed, bare = (median(column) * 1000 for column in zip(*pairs, strict=True))
    ratio = median(one / other for one, other in pairs)
    print(f"{name}: outbox {owed:.2f} ms, bare send {bare:.2f} ms: {ratio:.2f} times (goal: at most 1.3)", flush=True)


async def measure(bench: Bench) -> None:
    """Measure in turns, so that a noisy moment hits both."""
    for say in (bench.bare, bench.owed):
        for channel_id in bench.channels:
            await say(channel_id)
    single = [(await bench.one_by_one(bench.owed), await bench.one_by_one(bench.bare)) for _ in range(ROUNDS)]
    many = [(await bench.at_once(bench.owed), await bench.at_once(bench.bare)) for _ in range(ROUNDS)]
    show("one message after the other", single)
    show(f"{CHANNELS} channels at once", many)


async def main() -> None:
    """Run the bot in this process, against a playground in another."""
    with tempfile.TemporaryDirectory() as folder:
        async with process("playground", "--port", "0") as server:
            url = await first_line(server)
            settings = load(
                env={
                    "SPIELLEITER_TOKEN": "playground",
                    "SPIELLEITER_DATABASE_URL": f"sqlite+aiosqlite:///{Path(folder) / 'bench.db'}",
                    "SPIELLEITER_API_BASE": f"{url}/api/v10",
                    "SPIELLEITER_GATEWAY_URL": url.replace("http", "ws", 1) + "/gateway",
                }
            )
            await migrate(settings.database_url)
            point_discord(settings)
            async with open_services(settings, find_games()) as services, SpielleiterClient(services) as client:
                running = asyncio.create_task(client.start("playground"))
                await client.wait_until_ready()
                guild = client.guilds[0]
                rooms = [(await guild.create_text_channel(f"bench-{n}")).id for n in range(CHANNELS)]
                await measure(Bench(client, rooms))
                await client.close()
                await asyncio.gather(running, return_exceptions=True)


if __name__ == "__main__":
    asyncio.run(main())
