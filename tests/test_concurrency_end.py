"""How workers fall asleep and how they are closed, in every possible moment."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.concurrency import Tasks, Workers
from tests.moments import Bench, Moments, at_every_two_moments, nothing_left, play


@pytest.fixture(autouse=True)
def logs() -> Iterator[list[Any]]:
    with capture_logs() as entries:
        yield entries


def test_what_follows_may_wake_and_may_fail() -> None:
    async def scenario(loop: Moments) -> None:
        problems: list[Any] = []
        loop.set_exception_handler(lambda _, context: problems.append(context["exception"]))
        runs: list[str] = []

        async def work(key: str) -> None:
            runs.append(key)

        def follow(key: str) -> None:
            if len(runs) < 3:
                workers.wake(key)
            raise ValueError(key)

        workers = Workers("hook", work, on_idle=follow)
        workers.wake("a")
        await loop.quiet()
        assert len(runs) == 3
        assert len(problems) == 3
        nothing_left(workers)

    play(scenario)


@pytest.mark.parametrize("deeds", [(), ("expected",), ("unexpected", "again")], ids=" ".join)
def test_who_waits_for_idle_waits_neither_too_short_nor_for_ever(deeds: tuple[str, ...], logs: list[Any]) -> None:
    async def scenario(loop: Moments) -> None:
        bench = Bench(*deeds)

        async def wait() -> None:
            await bench.workers.idle("a")
            assert not bench.workers.busy("a")
            bench.check()

        async def impatient() -> None:
            with suppress(TimeoutError):
                async with asyncio.timeout(0.5):
                    await bench.workers.idle("a")

        tasks = Tasks()
        waiting: list[asyncio.Task[None]] = []
        loop.surprise(lambda: waiting.append(tasks.start(wait(), "wait")))
        loop.surprise(bench.wake)
        bench.wake()
        waiting.append(tasks.start(wait(), "wait"))
        waiting.append(tasks.start(impatient(), "impatient"))
        await loop.quiet()
        for task in waiting:
            await task
        assert "work was cancelled" not in [entry["event"] for entry in logs]

    at_every_two_moments(scenario)


def test_work_does_not_wait_for_itself(logs: list[Any]) -> None:
    async def scenario(loop: Moments) -> None:
        async def work(key: str) -> None:
            await workers.idle(key)

        workers = Workers("mirror", work)
        workers.wake("a")
        await loop.quiet()
        nothing_left(workers)

    play(scenario)
    assert isinstance(logs[0]["exc_info"], RuntimeError)


@pytest.mark.parametrize("seconds", [0.0, 0.5, 20.0])
@pytest.mark.parametrize("deeds", [(), ("expected",), ("again", "unexpected")], ids=" ".join)
def test_after_closing_in_any_moment_nothing_begins(deeds: tuple[str, ...], seconds: float) -> None:
    async def scenario(loop: Moments) -> None:
        bench = Bench(*deeds)

        async def close() -> None:
            before, asked = bench.runs(), loop.time()
            await bench.workers.close(seconds)
            assert loop.time() - asked <= min(seconds, 1.0)
            assert bench.runs() == before
            assert bench.diary.count("end a") == before
            nothing_left(bench.workers)
            bench.wake()
            await asyncio.sleep(100)
            assert bench.runs() == before

        tasks = Tasks()
        closing: list[asyncio.Task[None]] = []
        loop.surprise(bench.wake)
        loop.surprise(lambda: closing.append(tasks.start(close(), "close")))
        bench.wake()
        await loop.quiet()
        for task in closing:
            await task

    at_every_two_moments(scenario)


def test_closing_waits_for_runs_but_not_for_ever_and_not_for_pauses() -> None:
    async def close(loop: Moments, seconds: float, *deeds: str) -> tuple[float, list[str]]:
        bench = Bench(*deeds, pauses=(30.0,))
        bench.wake()
        await asyncio.sleep(0.25)
        asked = loop.time()
        await bench.workers.close(seconds)
        return loop.time() - asked, bench.diary

    async def scenario(loop: Moments) -> None:
        run = ["wake a", "begin a", "end a", "idle a"]
        assert await close(loop, 0.0) == (0.0, run)
        assert await close(loop, 0.5) == (0.5, run)
        assert await close(loop, 5.0) == (0.75, run)
        assert await close(loop, 5.0, "expected") == (0.0, run)

    play(scenario)


def test_closing_at_once_allows_not_one_step_more() -> None:
    async def scenario(loop: Moments) -> None:
        steps: list[str] = []

        async def work(key: str) -> None:
            while True:
                steps.append(key)
                await asyncio.sleep(0)

        workers = Workers("steps", work)
        workers.wake("a")
        for _ in range(3):
            await asyncio.sleep(0)
        before = [*steps]
        assert before
        await workers.close()
        assert steps == before
        assert loop.time() == 0

    play(scenario)


def test_who_closes_and_is_cancelled_leaves_nothing_running() -> None:
    async def scenario(_: Moments) -> None:
        bench = Bench()
        bench.wake()
        await asyncio.sleep(0.1)
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.1):
                await bench.workers.close(5.0)
        await bench.workers.idle("a")
        assert asyncio.get_running_loop().time() < 0.5

    play(scenario)
