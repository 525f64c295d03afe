"""Tasks beside everything else, and locks by key."""

import asyncio
import gc
from collections.abc import Iterator
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.concurrency import Locks, Tasks
from tests.moments import Moments, at_every_moment, nothing_left, play


@pytest.fixture(autouse=True)
def logs() -> Iterator[list[Any]]:
    with capture_logs() as entries:
        yield entries


def test_tasks_are_held_and_their_failures_are_logged_by_name(logs: list[Any]) -> None:
    async def scenario(loop: Moments) -> None:
        async def answer(number: int) -> int:
            await asyncio.sleep(1)
            return 1 // number

        tasks = Tasks()
        good, bad = tasks.start(answer(1), "good"), tasks.start(answer(0), "bad")
        await loop.quiet()
        assert good.result() == 1
        assert isinstance(bad.exception(), ZeroDivisionError)
        nothing_left(tasks)

    play(scenario)
    assert [(entry["work"], entry["log_level"]) for entry in logs] == [("bad", "error")]
    assert isinstance(logs[0]["exc_info"], ZeroDivisionError)


@pytest.mark.parametrize(("seconds", "ended"), [(0.0, []), (1.5, [1.0]), (5.0, [1.0, 2.0])])
def test_tasks_end_with_their_owner(seconds: float, ended: list[float], logs: list[Any]) -> None:
    async def scenario(loop: Moments) -> None:
        done: list[float] = []

        async def wait(pause: float) -> None:
            await asyncio.sleep(pause)
            done.append(pause)

        tasks = Tasks()
        for pause in (1.0, 2.0):
            tasks.start(wait(pause), "wait")
        await asyncio.sleep(0)
        await tasks.close(seconds)
        assert loop.time() == min(seconds, 2.0)
        assert done == ended
        late = tasks.start(wait(0), "late")
        await loop.quiet()
        assert late.cancelled()
        assert done == ended
        nothing_left(tasks)

    play(scenario)
    assert not logs


def test_a_lock_is_for_one_at_a_time_and_vanishes() -> None:
    async def scenario(loop: Moments) -> None:
        locks: Locks[str] = Locks()
        inside: set[str] = set()
        came: list[float] = []

        async def enter(key: str) -> None:
            async with locks.of(key):
                assert key not in inside
                assert locks.held(key)
                came.append(loop.time())
                inside.add(key)
                try:
                    await asyncio.sleep(1)
                finally:
                    inside.discard(key)

        callers = [asyncio.create_task(enter(key)) for key in ("a", "a", "b", "a")]
        loop.surprise(callers[1].cancel)
        await asyncio.sleep(0.5)
        assert not locks.held("c")
        await loop.quiet()
        assert came[-1] in (1.0, 2.0)
        assert not locks.held("a")
        assert [caller.cancelled() or caller.result() for caller in callers] in ([None] * 4, [None, True, None, None])
        callers.clear()  # the trace of a cancelled one leads to the lock it waited for
        gc.collect(0)
        nothing_left(locks)

    at_every_moment(scenario)
