"""/dice, every roll stored durably, against an empty slash command of a bare bot: two bots, one playground, one run."""

import asyncio
import contextlib
import os
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

from playground.client import Person, Playground

ROUNDS, CALLS = 8, 60
AT_ONCE, FLOOD = 50, 400

Call = Callable[[Person], Awaitable[object]]


def empty(person: Person) -> Awaitable[object]:
    return person.slash("leer")


def dice(person: Person) -> Awaitable[object]:
    return person.slash("dice", wurf="2w6")


async def one_by_one(person: Person, call: Call, times: list[float]) -> None:
    for _ in range(CALLS):
        started = time.perf_counter()
        await call(person)
        times.append(time.perf_counter() - started)


async def at_once(person: Person, call: Call) -> float:
    """Return calls per second with fifty calls under way all the time."""

    async def keep_calling() -> None:
        for _ in range(FLOOD // AT_ONCE):
            await call(person)

    started = time.perf_counter()
    await asyncio.gather(*(keep_calling() for _ in range(AT_ONCE)))
    return FLOOD / (time.perf_counter() - started)


@contextlib.asynccontextmanager
async def process(*command: str, **env: str) -> AsyncIterator[asyncio.subprocess.Process]:
    running = await asyncio.create_subprocess_exec(
        sys.executable, *command, env=os.environ | env, stdout=asyncio.subprocess.PIPE
    )
    try:
        yield running
    finally:
        if running.returncode is None:
            running.terminate()
        await running.communicate()


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with process("-m", "playground", "--port", "0", "--bot", "Leer=bare") as server:
            assert server.stdout is not None
            url = (await server.stdout.readline()).decode().strip()
            async with Playground.connect(url) as pg:
                ours = {
                    "SPIELLEITER_TOKEN": "playground",
                    "SPIELLEITER_DATABASE_URL": f"sqlite+aiosqlite:///{Path(folder) / 'bench.db'}",
                    "SPIELLEITER_API_BASE": pg.api,
                    "SPIELLEITER_GATEWAY_URL": pg.gateway,
                    "SPIELLEITER_LOGS__LEVEL": "warning",
                }
                async with (
                    process("-m", "bench.bare_bot", API_BASE=pg.api, GATEWAY_URL=pg.gateway),
                    process("-m", "bot", "run", **ours),
                ):
                    await pg.bot_online("Leer")
                    await pg.bot_online("Spielleiter")
                    await measure(pg)


async def measure(pg: Playground) -> None:
    names = [person["username"] for person in await pg.request("GET", "/play/people")]
    one = pg.person(names[0])
    for call in (empty, dice):
        await one_by_one(one, call, [])  # everything warm, every picture drawn once
    for _ in range(300):
        await dice(one)
    floor: list[float] = []
    rolls: list[float] = []
    for _ in range(ROUNDS):  # in turns, so that a noisy moment hits both
        await one_by_one(one, empty, floor)
        await one_by_one(one, dice, rolls)
    p95 = [statistics.quantiles(times, n=20)[-1] * 1000 for times in (floor, rolls)]
    p50 = [statistics.median(times) * 1000 for times in (floor, rolls)]
    print(f"/dice p50 {p50[1]:.2f} ms, empty command {p50[0]:.2f} ms: ratio {p50[1] / p50[0]:.2f}")
    print(f"/dice p95 {p95[1]:.2f} ms, empty command {p95[0]:.2f} ms: ratio {p95[1] / p95[0]:.2f} (goal: at most 2)")
    speeds: list[tuple[float, float]] = []
    for _ in range(5):
        speeds.append((await at_once(one, empty), await at_once(one, dice)))
    bare, full = (statistics.median(column) for column in zip(*speeds, strict=True))
    print(f"50 at once: /dice {full:.0f}/s, empty command {bare:.0f}/s: ratio {full / bare:.2f} (goal: at least 0.5)")


if __name__ == "__main__":
    asyncio.run(main())
