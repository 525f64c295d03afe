"""Lines, with an item, a caller who leaves or the end in every possible moment."""

import asyncio
import itertools
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from structlog.testing import capture_logs

from bot.concurrency import Closed, Full, Lines, Tasks
from tests.moments import Moments, at_every_moment, at_every_two_moments, cancel, nothing_left, play

LIMIT = 100
MOMENTS = st.integers(0, 40)


@pytest.fixture(autouse=True)
def logs() -> Iterator[list[Any]]:
    with capture_logs() as entries:
        yield entries


class Desk:
    """A line under observation; an item says what becomes of it."""

    def __init__(self, on_empty: str = "good") -> None:
        self.diary: list[str] = []
        self.faults: list[str] = []
        self._numbers = itertools.count(1)
        self._inside: set[str] = set()
        self._last = on_empty
        self.lines: Lines[str, str] = Lines("desk", self._handle, limit=LIMIT, on_empty=self._on_empty)

    def put(self, deed: str = "good", key: str = "a") -> None:
        item = f"{key}{next(self._numbers)} {deed}"
        self.diary.append(f"put {item}")
        self.lines.put(key, item)

    async def do(self, deed: str = "good", key: str = "a") -> str:
        item = f"{key}{next(self._numbers)} {deed}"
        self.diary.append(f"put {item}")
        return await self.lines.do(key, lambda: self._handle(key, item))

    async def _handle(self, key: str, item: str) -> str:
        if key in self._inside:
            self.faults.append("two at a time")
        self._inside.add(key)
        self.diary.append(f"begin {item}")
        try:
            await self.deed(item.split()[1], key)
            self.diary.append(f"done {item}")
        finally:
            self._inside.discard(key)
        return item

    async def deed(self, deed: str, key: str) -> None:
        match deed:
            case "quick":
                return
            case "again":
                self.put("quick", key)
        await asyncio.sleep(0)
        match deed:
            case "bad":
                raise ValueError(deed)
            case "cancelled":
                gone = asyncio.get_running_loop().create_future()
                gone.cancel()
                await gone
        await asyncio.sleep(1)

    async def _on_empty(self, key: str) -> None:
        if key in self._inside:
            self.faults.append("two at a time")
        self._inside.add(key)
        self.diary.append(f"empty {key}")
        try:
            await self.deed(self._last, key)
        finally:
            self._inside.discard(key)

    def items(self, what: str, key: str = "a") -> list[str]:
        return [line.split(maxsplit=1)[1] for line in self.diary if line.startswith(f"{what} {key}")]

    def check(self, key: str = "a", but: int = 0) -> None:
        """Everything had its turn once and in order, all but so many that were bad are done, at last it was empty."""
        put = self.items("put", key)
        assert not self.faults
        assert self.items("begin", key) == put
        assert len(self.items("done", key)) >= sum("bad" not in item and "cancelled" not in item for item in put) - but
        assert [line for line in self.diary if key in line.split()[1]][-1] == f"empty {key}", self.diary
        assert not self.lines.busy(key)
        nothing_left(self.lines)


@pytest.mark.parametrize("late", ["good", "quick", "bad", "cancelled", "again"])
@pytest.mark.parametrize("on_empty", ["good", "quick", "bad", "cancelled"])
def test_a_line_keeps_its_order_whenever_an_item_comes(late: str, on_empty: str) -> None:
    async def scenario(loop: Moments) -> None:
        desk = Desk(on_empty)
        loop.surprise(partial(desk.put, late))
        for deed in ("good", "bad", "cancelled"):
            desk.put(deed)
        await loop.quiet()
        desk.check()

    at_every_moment(scenario)


def test_a_line_goes_on_whenever_it_is_cancelled_from_outside() -> None:
    async def scenario(loop: Moments) -> None:
        desk = Desk()
        loop.surprise(lambda: cancel("desk a"))
        loop.surprise(desk.put)
        desk.put("quick")
        desk.put()
        await loop.quiet()
        desk.check(but=1)

    at_every_two_moments(scenario)


def test_lines_do_not_wait_for_each_other() -> None:
    async def scenario(loop: Moments) -> None:
        desk = Desk()
        for key in ("a", "b", "a", "b"):
            desk.put("good", key)
        await desk.lines.idle("a")
        assert loop.time() == 3.0
        await loop.quiet()
        desk.check("a")
        desk.check("b")

    play(scenario)


def test_an_item_that_comes_while_the_line_runs_empty_is_handled() -> None:
    async def scenario(loop: Moments) -> None:
        desk = Desk()
        desk.put()
        await asyncio.sleep(1.5)
        assert desk.diary[-1] == "empty a"
        desk.put()
        await loop.quiet()
        assert desk.diary.count("empty a") == 2
        desk.check()

    play(scenario)


def test_a_bad_item_is_logged_and_harms_no_other(logs: list[Any]) -> None:
    async def scenario(loop: Moments) -> None:
        desk = Desk()
        for deed in ("bad", "good", "bad"):
            desk.put(deed)
        await loop.quiet()
        desk.check()

    play(scenario)
    assert [(entry["log_level"], entry["work"], entry["key"]) for entry in logs] == [("error", "desk", "a")] * 2
    assert all(isinstance(entry["exc_info"], ValueError) for entry in logs)


def test_who_does_something_in_turn_gets_its_result_or_its_error(logs: list[Any]) -> None:
    async def scenario(loop: Moments) -> None:
        desk = Desk()
        desk.put()
        assert await desk.do() == "a2 good"
        with pytest.raises(ValueError, match="bad"):
            await desk.do("bad")
        with pytest.raises(asyncio.CancelledError):
            await desk.do("cancelled")
        assert await desk.do("quick") == "a5 quick"
        await loop.quiet()
        desk.check()

    play(scenario)
    assert [entry for entry in logs if entry["log_level"] != "info"] == []


@pytest.mark.parametrize("deed", ["good", "quick", "bad", "cancelled"])
def test_whoever_leaves_the_line_leaves_out_his_turn_or_lets_it_be_finished(deed: str, logs: list[Any]) -> None:
    courses: set[tuple[str | bool, ...]] = set()

    async def scenario(loop: Moments) -> None:
        desk, course = Desk(), list[str]()

        async def work() -> None:
            course.append("begun")
            await desk.deed(deed, "a")
            course.append("done")

        desk.put()
        caller = asyncio.create_task(desk.lines.do("a", work))
        await asyncio.sleep(0)
        loop.surprise(caller.cancel)
        desk.put()
        await loop.quiet()
        assert caller.cancelled() or (caller.exception() is None) == (deed != "bad")
        courses.add((*course, caller.cancelled()))
        desk.check()

    at_every_moment(scenario)
    whole = ("begun",) if deed in ("bad", "cancelled") else ("begun", "done")
    assert courses - {(*whole, False)} == {(True,), (*whole, True)}
    assert deed == "bad" or "error" not in [entry["log_level"] for entry in logs]


def test_what_fails_after_its_caller_has_left_is_logged(logs: list[Any]) -> None:
    async def scenario(loop: Moments) -> None:
        async def work() -> None:
            await asyncio.sleep(1)
            raise ValueError

        lines: Lines[str, str] = Lines("left", lambda key, item: asyncio.sleep(0), limit=LIMIT)
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.5):
                await lines.do("a", work)
        await loop.quiet()
        nothing_left(lines)

    play(scenario)
    assert [(entry["work"], type(entry["exc_info"])) for entry in logs] == [("left", ValueError)]


def test_a_line_does_not_wait_for_itself() -> None:
    async def scenario(loop: Moments) -> None:
        lines: Lines[str, str] = Lines("mirror", lambda key, item: asyncio.sleep(0), limit=LIMIT)
        tasks, done = Tasks(), []

        async def inner() -> str:
            return "inner"

        async def outer() -> str:
            with pytest.raises(RuntimeError):
                await lines.do("a", inner)
            with pytest.raises(RuntimeError):
                await lines.idle("a")
            lines.put("a", "item")
            beside = tasks.start(lines.do("a", inner), "beside")
            done.append(beside)
            return await lines.do("b", inner)

        assert await lines.do("a", outer) == "inner"
        await loop.quiet()
        assert done[0].result() == "inner"
        nothing_left(lines)

    play(scenario)


@pytest.mark.parametrize("seconds", [0.0, 1.5, 50.0])
def test_closing_a_line_in_any_moment_leaves_nobody_waiting(seconds: float) -> None:
    async def scenario(loop: Moments) -> None:
        desk, tasks = Desk(), Tasks()

        async def close() -> None:
            asked, put = loop.time(), desk.items("put")
            await desk.lines.close(seconds)
            assert loop.time() - asked <= seconds
            nothing_left(desk.lines)
            handled = desk.items("begin")
            assert handled == put[: len(handled)]
            if seconds == 50.0:
                assert handled == put
                assert not put or desk.diary[-1] == "empty a"
            before = [*desk.diary]
            desk.lines.put("a", "late")
            with pytest.raises(Closed):
                await desk.lines.do("a", close)
            await asyncio.sleep(100)
            assert desk.diary == before

        closing: list[asyncio.Task[None]] = []
        loop.surprise(lambda: closing.append(tasks.start(close(), "close")))
        callers = [asyncio.create_task(desk.do(deed)) for deed in ("good", "bad", "good")]
        await asyncio.sleep(0)
        desk.put("bad")
        desk.put()
        await loop.quiet()
        for task in closing:
            await task
        expected = (str, ValueError, str)
        for caller, kind in zip(callers, expected, strict=True):
            outcome = caller.exception() or caller.result()
            assert isinstance(outcome, kind | Closed)

    at_every_moment(scenario)


def test_work_that_defies_its_cancellation_does_not_bring_the_others_into_turn() -> None:
    async def scenario(_: Moments) -> None:
        handled: list[str] = []

        async def handle(_: str, item: str) -> None:
            handled.append(item)
            try:
                await asyncio.sleep(10)
            except asyncio.CancelledError:
                await asyncio.sleep(1)

        lines = Lines("stubborn", handle, limit=LIMIT)
        for item in ("first", "second"):
            lines.put("a", item)
        await asyncio.sleep(1)
        await lines.close()
        assert handled == ["first"]
        nothing_left(lines)

    play(scenario)


@settings(max_examples=150, deadline=None)
@given(
    script=st.lists(
        st.tuples(
            MOMENTS,
            st.sampled_from(["put", "do", "leave", "cancel", "put b"]),
            st.sampled_from(["good", "quick", "bad", "cancelled", "again"]),
        ),
        max_size=10,
    ),
    on_empty=st.sampled_from(["good", "quick", "bad", "cancelled"]),
    closing=st.none() | st.tuples(MOMENTS, st.sampled_from([0.0, 1.5, 500.0])),
)
def test_in_any_mixture_a_line_keeps_its_order_and_leaves_nobody_waiting(
    script: list[tuple[int, str, str]], on_empty: str, closing: tuple[int, float] | None
) -> None:
    async def scenario(loop: Moments) -> None:
        desk = Desk(on_empty)
        callers: list[asyncio.Task[Any]] = []
        closed: list[asyncio.Task[None]] = []

        def happen(what: str, deed: str) -> None:
            match what:
                case "put":
                    desk.put(deed)
                case "put b":
                    desk.put(deed, "b")
                case "do":
                    callers.append(asyncio.create_task(desk.do(deed)))
                case "leave" if callers:
                    callers[0].cancel()
                case "cancel":
                    cancel("desk a")

        if closing is not None:
            seconds = closing[1]
            loop.surprise(lambda: closed.append(asyncio.create_task(desk.lines.close(seconds))))
        for _, what, deed in script:
            loop.surprise(partial(happen, what, deed))
        desk.put()
        await loop.quiet()
        assert all(task.done() for task in callers + closed)
        for caller in callers:
            if not caller.cancelled() and caller.exception() is not None:
                assert isinstance(caller.exception(), ValueError | Closed)
        assert not desk.faults
        for key in ("a", "b"):
            begun, put = desk.items("begin", key), desk.items("put", key)
            left_out = iter(put)
            assert all(item in left_out for item in begun), "out of order"
            assert len(begun) == len(set(begun))
            if closing is None and "leave" not in [what for _, what, _ in script]:
                assert begun == put
        nothing_left(desk.lines)

    play(scenario, *(() if closing is None else (closing[0],)), *(moment for moment, _, _ in script))


def test_a_full_line_takes_nothing_more_until_somebody_has_had_his_turn() -> None:
    async def scenario(loop: Moments) -> None:
        handled: list[str] = []

        async def handle(key: str, item: str) -> None:
            await asyncio.sleep(1)
            handled.append(item)

        lines: Lines[str, str] = Lines("narrow", handle, limit=2)
        assert lines.put("a", "1")
        await asyncio.sleep(0.5)  # it is being handled and does not wait any more
        assert [lines.put("a", item) for item in "234"] == [True, True, False]
        with pytest.raises(Full):
            await lines.do("a", lambda: asyncio.sleep(0))
        assert lines.put("b", "another line")
        await asyncio.sleep(1)
        assert lines.put("a", "5")
        await loop.quiet()
        assert handled == ["1", "another line", "2", "3", "5"]
        nothing_left(lines)

    play(scenario)


def test_what_waits_in_all_lines_is_counted_and_what_has_its_turn_waits_no_more() -> None:
    async def scenario(loop: Moments) -> None:
        gate = asyncio.Event()

        async def handle(key: str, item: int) -> None:
            await gate.wait()

        lines: Lines[str, int] = Lines("counted", handle, limit=3)
        assert lines.waiting == 0
        for key, count in (("a", 3), ("b", 2)):
            for item in range(count):
                lines.put(key, item)
        assert lines.waiting == 5
        await asyncio.sleep(0.1)
        assert lines.waiting == 3, "one of each has its turn"
        gate.set()
        await lines.idle("a")
        await lines.idle("b")
        assert lines.waiting == 0

    play(scenario)
