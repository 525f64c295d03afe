"""/dice, every roll stored durably, against an empty slash command of a bare bot: two bots, one playground, one run."""

import asyncio
import statistics
import tempfile
from pathlib import Path

import aiohttp

from bench.driver import Driver, first_line, p50_p95, process

ROUNDS, CALLS = 10, 100
AT_ONCE, FLOOD = 50, 1000


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with process("playground", "--port", "0", "--bot", "Leer=bare") as server:
            url = await first_line(server)
            api, gateway = f"{url}/api/v10", url.replace("http", "ws", 1) + "/gateway"
            ours = {
                "SPIELLEITER_TOKEN": "playground",
                "SPIELLEITER_DATABASE_URL": f"sqlite+aiosqlite:///{Path(folder) / 'bench.db'}",
                "SPIELLEITER_API_BASE": api,
                "SPIELLEITER_GATEWAY_URL": gateway,
                "SPIELLEITER_LOGS__LEVEL": "error",
            }
            async with (
                process("bench.bare_bot", API_BASE=api, GATEWAY_URL=gateway),
                process("bot", "run", **ours),
                aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session,
            ):
                driver = Driver(url, session)
                await driver.online("Leer")
                await driver.online("Spielleiter")
                await driver.listen()
                await measure(driver)


async def measure(driver: Driver) -> None:
    def bare() -> None:
        driver.prepare("leer")

    def dice() -> None:
        driver.prepare("dice", wurf="2w6")

    for choose in (bare, dice):
        choose()
        await driver.one_by_one(300)  # everything warm, every picture drawn once
    floor: list[float] = []
    rolls: list[float] = []
    for _ in range(ROUNDS):  # in turns, so that a noisy moment hits both
        bare()
        floor += await driver.one_by_one(CALLS)
        dice()
        rolls += await driver.one_by_one(CALLS)
    (f50, f95), (r50, r95) = p50_p95(floor), p50_p95(rolls)
    print(f"/dice p50 {r50:.2f} ms, empty command {f50:.2f} ms: ratio {r50 / f50:.2f}")
    print(f"/dice p95 {r95:.2f} ms, empty command {f95:.2f} ms: ratio {r95 / f95:.2f} (goal: at most 2)")
    speeds: list[tuple[float, float]] = []
    for _ in range(5):
        bare()
        floor_speed = await driver.at_once(FLOOD, AT_ONCE)
        dice()
        speeds.append((floor_speed, await driver.at_once(FLOOD, AT_ONCE)))
    empty, full = (statistics.median(column) for column in zip(*speeds, strict=True))
    print(f"50 at once: /dice {full:.0f}/s, empty command {empty:.0f}/s: ratio {full / empty:.2f} (goal: at least 0.5)")


if __name__ == "__main__":
    asyncio.run(main())
