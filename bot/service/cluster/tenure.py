"""The loan of our shards: waited for, kept up by a heartbeat, given back; who cannot keep it up stops in time.

The database's clock decides how long a loan stands. We count from before we asked and stop a little earlier, so nobody
else can have begun.
"""

import asyncio
import os
import secrets
import socket
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path

import structlog

from bot.service.cluster.domain import Domain
from bot.service.cluster.hearing import Hearing
from bot.store import leases
from bot.store.database import StoreTrouble
from bot.store.leases import Holder, LeaseRow
from bot.store.listening import Listener
from bot.store.news import LEASES

log = structlog.get_logger(__name__)

SECONDS = 12.0
"""So long a loan stands without a sign of life."""
BEAT = 2.0
SAFE = 3.0
"""So many seconds before a loan may end we stop acting."""
SECOND_TRY = 0.5
"""Seconds after which the database is asked again when it was away."""


class OtherCount(Exception):
    """Other processes divide the servers into another number of shards."""

    def __init__(self, row: LeaseRow) -> None:
        """Say which."""
        super().__init__(f"{row.holder} has shard {row.shard} of {row.of}")
        self.row = row


class Tenure:
    """Takes, keeps and releases the shards of a domain."""

    def __init__(self, url: str, domain: Domain, hearing: Hearing) -> None:
        """Own nothing yet; `hearing` takes what others announce."""
        self._domain, self._hearing = domain, hearing
        self._me = myself()
        self._listener = Listener(url, self._heard)
        self._released = asyncio.Event()
        self._heartbeat: asyncio.Task[None] | None = None
        self.lost = asyncio.Event()
        """Set once another process owns our shards."""
        domain.lend(0.0)

    async def take(self) -> None:
        """Wait until the shards are ours."""
        waiting: Sequence[LeaseRow] = ()
        while True:
            self._released.clear()
            asked = time.monotonic()
            try:
                others, anew = await self._listener.run(
                    lambda db: leases.take(db, self._domain.shards, self._me, SECONDS, dead)
                )
                if anew:
                    await self._hearing.catch_up()
            except StoreTrouble as trouble:
                log.warning("shards wait for the database", trouble=trouble.trouble)
                await asyncio.sleep(SECOND_TRY)
                continue
            if not others:
                break
            for row in others:
                if row.of != self._domain.shards.of:
                    raise OtherCount(row)
            if {row.holder for row in others} != {row.holder for row in waiting}:
                log.info("waiting for shards", held_by=sorted({row.holder for row in others}))
            waiting = others
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):  # `wait_for` may swallow being cancelled
                    await self._released.wait()
        self._domain.lend(asked + SECONDS - SAFE)
        log.info("shards taken", shards=sorted(self._domain.shards.numbers), of=self._domain.shards.of)

    def keep(self, regained: Callable[[], Awaitable[object]]) -> None:
        """Keep them from now on; `regained` takes up what was left undone while we could not be sure of them."""
        self._hearing.start()
        self._heartbeat = asyncio.create_task(self._beat(regained), name="heartbeat")

    async def _beat(self, regained: Callable[[], Awaitable[object]]) -> None:
        while not self.lost.is_set():
            pause, asked = BEAT, time.monotonic()
            try:
                kept, anew = await self._listener.run(
                    lambda db: leases.keep(db, self._domain.shards, self._me, SECONDS)
                )
                held = self._domain.held
                if kept:
                    self._domain.lend(asked + SECONDS - SAFE)
                    if anew or not held:
                        await self._hearing.catch_up()
                    if not held:
                        log.warning("the shards are ours again, and nobody else had them")
                        await regained()
                else:
                    self._domain.lend(0.0)
                    log.error("another process has taken the shards")
                    self.lost.set()
            except StoreTrouble as trouble:
                log.warning("the heartbeat waits for the database", trouble=trouble.trouble, acting=self._domain.held)
                pause = SECOND_TRY
            except Exception:  # a heart that stops would stop everything
                log.exception("heartbeat failed")
            await asyncio.sleep(pause)

    async def turn_to_identify(self, bucket: int) -> None:
        """Wait until we may log in at Discord's gateway: all processes share one pace."""
        pause, _ = await self._listener.run(lambda db: leases.turn_to_identify(db, bucket))
        await asyncio.sleep(pause)

    async def hush(self) -> None:
        """Hear no more of our games: the next owner will."""
        await self._hearing.close()

    async def release(self) -> None:
        """Act no more, and let whoever waits begin at once."""
        await self.hush()
        if self._heartbeat is not None:
            self._heartbeat.cancel()
            await asyncio.gather(self._heartbeat, return_exceptions=True)
        self._domain.lend(0.0)
        try:
            await self._listener.run(lambda db: leases.release(db, self._me))
        except StoreTrouble as trouble:
            log.warning("shards could not be released; they are free in some seconds", trouble=trouble.trouble)
        await self._listener.close()

    def _heard(self, words: str) -> None:
        if words == LEASES:
            self._released.set()
        else:
            self._hearing.hear(words)


def myself() -> Holder:
    """Return who we are, under a name no process had before."""
    pid, name = os.getpid(), socket.gethostname()[:40]
    return Holder(holder=f"{name}:{pid}:{secrets.token_hex(6)}", machine=_machine(), pid=pid)


def dead(row: LeaseRow) -> bool:
    """Tell whether a holder has certainly ended: a process of this machine that is not there any more."""
    if not row.machine or row.machine != _machine():
        return False
    if row.pid == os.getpid():  # it had our number before us
        return True
    try:
        os.kill(row.pid, 0)
    except ProcessLookupError:
        return True
    except OSError:
        return False
    return False


def _machine() -> str:
    """Name this machine since its start, and the room in it in which process numbers count; "" if that is unknown."""
    try:
        boot = Path("/proc/sys/kernel/random/boot_id").read_text().strip()
        return f"{boot} {os.readlink('/proc/self/ns/pid')}"
    except OSError:
        return ""
