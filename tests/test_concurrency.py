"""Workers, with a wake in every possible moment; how they end, lines, tasks and locks are tested next door."""

import asyncio
import itertools
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from structlog.testing import capture_logs

from bot.concurrency import Workers
from tests.moments import Bench, Expected, Moments, at_every_moment, at_every_two_moments, cancel, nothing_left, play


@pytest.fixture(autouse=True)
def logs() -> Iterator[list[Any]]:
    with capture_logs() as entries:
        yield entries


DEEDS = [
    (),
    ("quick",),
    ("again", "quick"),
    ("expected",),
    ("expected", "expected", "expected"),
    ("unexpected", "unexpected"),
    ("cancelled", "cancelled"),
    ("expected", "unexpected", "expected", "cancelled"),
]


@pytest.mark.parametrize("deeds", DEEDS, ids=" ".join)
def test_a_wake_is_answered_in_every_moment(deeds: tuple[str, ...]) -> None:
    async def scenario(loop: Moments) -> None:
        bench = Bench(*deeds)
        loop.surprise(bench.wake)
        bench.wake()
        await loop.quiet()
        bench.check()

    at_every_moment(scenario)


def test_two_wakes_are_answered_in_every_two_moments() -> None:
    async def scenario(loop: Moments) -> None:
        bench = Bench("good", "unexpected")
        loop.surprise(bench.wake)
        loop.surprise(bench.wake)
        bench.wake()
        await loop.quiet()
        bench.check()
        assert bench.runs() <= 3

    at_every_two_moments(scenario)


def test_among_the_moments_is_the_one_between_the_end_and_its_callback() -> None:
    seen = set()

    async def scenario(loop: Moments) -> None:
        bench = Bench()

        def look() -> None:
            ended = any(line.startswith("end") for line in bench.diary)
            seen.add((ended, bench.workers.busy("a"), any(task.done() for task in bench.workers._tasks.values())))

        loop.surprise(look)
        bench.wake()
        await loop.quiet()

    at_every_moment(scenario)
    assert (True, True, True) in seen
    assert {(False, True, False), (True, False, False)} <= seen


@pytest.mark.parametrize("deeds", [(), ("expected",), ("quick", "expected")], ids=" ".join)
def test_a_wake_is_answered_whenever_the_run_is_cancelled_from_outside(deeds: tuple[str, ...]) -> None:
    async def scenario(loop: Moments) -> None:
        bench = Bench(*deeds)
        loop.surprise(bench.wake)
        loop.surprise(lambda: cancel("bench a"))
        bench.wake()
        await loop.quiet()
        bench.check()

    async def reverse(loop: Moments) -> None:
        bench = Bench(*deeds)
        loop.surprise(lambda: cancel("bench a"))
        loop.surprise(bench.wake)
        bench.wake()
        await loop.quiet()
        bench.check()

    at_every_two_moments(scenario)
    at_every_two_moments(reverse)


def test_a_pause_that_is_cut_short_from_outside_forgets_nothing() -> None:
    async def scenario(loop: Moments) -> None:
        bench = Bench("expected")
        bench.wake()
        await asyncio.sleep(0.5)
        cancel("bench a")
        await loop.quiet()
        assert bench.runs() == 2
        bench.check()

    play(scenario)


def test_many_wakes_are_one_run() -> None:
    async def scenario(loop: Moments) -> None:
        bench = Bench()
        for _ in range(5):
            bench.wake()
        await asyncio.sleep(0.5)
        assert bench.runs() == 1
        for _ in range(5):
            bench.wake()
            await asyncio.sleep(0)
        await loop.quiet()
        assert bench.runs() == 2

    play(scenario)


def test_work_that_wakes_itself_runs_again() -> None:
    async def scenario(loop: Moments) -> None:
        bench = Bench("again", "again")
        bench.wake()
        await loop.quiet()
        assert bench.runs() == 3
        bench.check()

    play(scenario)


def test_work_takes_up_what_came_while_it_waited() -> None:
    looks: list[float] = []

    async def scenario(loop: Moments) -> None:
        async def work(key: str) -> None:
            while True:
                await asyncio.sleep(1)
                if not workers.woken(key):
                    break
            looks.append(loop.time())
            await asyncio.sleep(1)

        workers = Workers("burst", work)
        for _ in range(5):
            workers.wake("a")
            await asyncio.sleep(0.9)
        await loop.quiet()
        nothing_left(workers)

    play(scenario)
    assert looks == [5.0]


def test_keys_do_not_wait_for_each_other() -> None:
    async def scenario(loop: Moments) -> None:
        bench = Bench("expected", "unexpected")
        loop.surprise(partial(bench.wake, "b"))
        loop.surprise(partial(bench.wake, "c"))
        bench.wake("a")
        bench.wake("b")
        bench.wake("c")
        await loop.quiet()
        bench.check("a", "b", "c")
        assert bench.begun[:3] == [0.0, 0.0, 0.0]

    at_every_two_moments(scenario)


def test_expected_errors_are_tried_again_with_growing_pauses_and_then_given_up(logs: list[Any]) -> None:
    async def scenario(loop: Moments) -> None:
        bench = Bench(*["expected"] * 6, pauses=(1.0, 5.0))
        bench.wake()
        await asyncio.sleep(50)
        assert bench.begun == [0.0, 1.0, 6.0]
        assert not bench.workers.busy("a")
        assert [(entry["log_level"], entry.get("pause")) for entry in logs] == [
            ("warning", 1.0),
            ("warning", 5.0),
            ("error", None),
        ]
        bench.wake()
        await loop.quiet()
        assert bench.begun[3:] == [50.0, 51.0, 56.0]
        bench.check()

    play(scenario)


def test_pauses_begin_anew_after_a_success() -> None:
    async def scenario(loop: Moments) -> None:
        bench = Bench("expected", "expected", "again", "expected", pauses=(1.0, 5.0))
        bench.wake()
        await loop.quiet()
        assert bench.begun == [0.0, 1.0, 6.0, 7.0, 8.0]
        bench.check()

    play(scenario)


def test_a_wake_neither_shortens_a_pause_nor_adds_a_run() -> None:
    async def scenario(loop: Moments) -> None:
        bench = Bench("expected")
        bench.wake()
        await asyncio.sleep(0.5)
        bench.wake()
        await loop.quiet()
        assert bench.begun == [0.0, 1.0]

    play(scenario)


def test_who_must_not_give_up_goes_on_for_ever() -> None:
    async def scenario(loop: Moments) -> None:
        times: list[float] = []

        async def work(_: str) -> None:
            times.append(loop.time())
            if len(times) < 100:
                raise Expected

        workers = Workers("robots", work, expected=(Expected,), pauses=itertools.repeat(5.0))
        workers.wake("a")
        await loop.quiet()
        assert times == [5.0 * number for number in range(100)]

    play(scenario)


def test_unexpected_errors_are_logged_with_their_traceback_and_stop_nothing(logs: list[Any]) -> None:
    async def scenario(loop: Moments) -> None:
        bench = Bench("unexpected", "unexpected")
        bench.wake()
        await asyncio.sleep(10)
        assert bench.runs() == 1
        bench.wake()
        await asyncio.sleep(10)
        bench.wake()
        await loop.quiet()
        assert bench.runs() == 3
        bench.check()

    play(scenario)
    assert [(entry["log_level"], entry["work"], entry["key"]) for entry in logs] == [("error", "bench", "a")] * 2
    assert all(isinstance(entry["exc_info"], ValueError) and entry["exc_info"].__traceback__ for entry in logs)


@settings(max_examples=150, deadline=None)
@given(
    deeds=st.lists(st.sampled_from(["good", "quick", "again", "expected", "unexpected", "cancelled"]), max_size=6),
    script=st.lists(
        st.tuples(st.integers(0, 40), st.sampled_from(["wake a", "wake b", "cancel a", "cancel b"])), max_size=8
    ),
)
def test_in_any_mixture_no_wake_is_lost(deeds: list[str], script: list[tuple[int, str]]) -> None:
    async def scenario(loop: Moments) -> None:
        bench = Bench(*deeds)
        for _, what in script:
            verb, key = what.split()
            loop.surprise(partial(bench.wake, key) if verb == "wake" else partial(cancel, f"bench {key}"))
        bench.wake("a")
        bench.wake("b")
        await loop.quiet()
        bench.check("a", "b")
        assert bench.runs("a") + bench.runs("b") <= 2 + len(script) + deeds.count("again") + deeds.count("expected")

    play(scenario, *(moment for moment, _ in script))


def test_a_key_pauses_only_between_its_tries() -> None:
    async def scenario(loop: Moments) -> None:
        seen: list[bool] = []

        async def work(key: str) -> None:
            seen.append(workers.pausing(key))
            if len(seen) == 1:
                raise Expected

        workers: Workers[str] = Workers("tries", work, expected=(Expected,), pauses=(1.0,))
        workers.wake("a")
        await asyncio.sleep(0.5)
        assert (workers.pausing("a"), workers.pausing("b")) == (True, False)
        await workers.idle("a")
        assert (seen, workers.pausing("a")) == ([False, False], False)

    play(scenario)
