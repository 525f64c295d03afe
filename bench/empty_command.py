"""An empty slash command, the floor for all others, and what a thousand viewers of the channel cost.

Four processes over real sockets: server, a discord.py bot, this driver, and 1,000 viewers of the channel.
"""

import asyncio
import sys

import aiohttp

from bench.driver import Driver, first_line, p50_p95, process

CALLS, AT_ONCE, VIEWERS, ROUNDS = 1000, 50, 1000, 3


class Deaf(asyncio.Protocol):
    """An open page that reads and forgets: the viewers must not be what is measured."""

    def __init__(self, opened: asyncio.Semaphore) -> None:
        self.opened = opened
        self.first = True

    def data_received(self, data: bytes) -> None:
        """Something came; the first time it is the handshake."""
        if self.first:
            self.first = False
            assert b" 101 " in data[:20], data[:200]
            self.opened.release()


async def run_viewers(url: str) -> None:
    """Many open pages."""
    async with aiohttp.ClientSession() as session:
        names = [person["username"] for person in await (await session.get(url + "/play/people")).json()]
    names.remove("anna")
    port = int(url.rsplit(":", 1)[1])
    opened = asyncio.Semaphore(0)
    loop = asyncio.get_running_loop()
    for number in range(VIEWERS):
        transport, _ = await loop.create_connection(lambda: Deaf(opened), "127.0.0.1", port)
        transport.write(
            f"GET /play/ws?as={names[number % len(names)]} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        await opened.acquire()
    print("watching", flush=True)
    await asyncio.Event().wait()


async def measure(driver: Driver) -> tuple[float, float, float]:
    """The best of some rounds (p50, p95, calls a second): on a busy machine the others measure the neighbours."""
    rounds = []
    for _ in range(ROUNDS):
        await driver.one_by_one(50)
        rounds.append((*p50_p95(await driver.one_by_one(CALLS // 3)), await driver.at_once(CALLS, AT_ONCE)))
    return min(item[0] for item in rounds), min(item[1] for item in rounds), max(item[2] for item in rounds)


async def main() -> None:
    """Measure without and with viewers and print the ratio."""
    async with process("playground", "--port", "0", "--bot", "Leer=bare") as server:
        url = await first_line(server)
        api, gateway = f"{url}/api/v10", url.replace("http", "ws", 1) + "/gateway"
        async with (
            process("bench.bare_bot", API_BASE=api, GATEWAY_URL=gateway),
            aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session,
        ):
            driver = Driver(url, session)
            await driver.online("Leer")
            await driver.listen()
            driver.prepare("leer")
            alone = await measure(driver)
            show("empty command, no viewers", alone)
            async with process("bench.empty_command", "viewers", url) as viewers:
                await first_line(viewers)
                watched = await measure(driver)
            show(f"empty command, {VIEWERS} viewers", watched)
            print(f"with viewers: {watched[0] / alone[0]:.2f} times the p50 (goal: at most 2)")


def show(name: str, result: tuple[float, float, float]) -> None:
    """One line of the result."""
    print(f"{name}: p50 {result[0]:.2f} ms, p95 {result[1]:.2f} ms, {result[2]:.0f}/s at {AT_ONCE} at once", flush=True)


if __name__ == "__main__":
    asyncio.run(run_viewers(sys.argv[2]) if sys.argv[1:2] == ["viewers"] else main())
