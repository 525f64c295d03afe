"""An event loop in which every moment can be named, and workers who write down what they do.

A test lets something happen right before any callback of the loop, the done-callbacks of tasks among them.
"""

import asyncio
import itertools
import selectors
from collections.abc import Callable, Coroutine, MutableMapping
from contextvars import Context
from functools import partial
from typing import Any, TypeVarTuple, Unpack

from bot.concurrency import Workers

Ts = TypeVarTuple("Ts")


class Clock(selectors.SelectSelector):
    """Time flies while nobody has anything to do, and who waits for nothing is found out."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        assert timeout is not None, "everybody waits for ever"
        self.now += timeout
        return super().select(0)


class Moments(asyncio.SelectorEventLoop):
    """Counts its callbacks, the done-callbacks of tasks among them, and lets surprises happen between them."""

    def __init__(self, *moments: int) -> None:
        self._virtual = Clock()
        super().__init__(self._virtual)
        self._moments = iter(moments)
        self._count = 0
        self._plan: dict[int, list[Callable[[], object]]] = {}
        self.late = False

    def time(self) -> float:
        return self._virtual.now

    def call_soon(
        self, callback: Callable[[Unpack[Ts]], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        return super().call_soon(self._moment, partial(callback, *args), context=context)

    def call_at(
        self, when: float, callback: Callable[[Unpack[Ts]], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return super().call_at(when, self._moment, partial(callback, *args), context=context)

    def _moment(self, callback: Callable[[], object]) -> None:
        for surprise in self._plan.pop(self._count, ()):
            surprise()
        self._count += 1
        callback()

    def surprise(self, happens: Callable[[], object]) -> None:
        """Let something happen so many callbacks from now as the play says."""
        self._plan.setdefault(self._count + next(self._moments), []).append(happens)

    async def quiet(self) -> None:
        """Wait until nothing goes on any more; surprises that are not over by then come too late."""
        await asyncio.sleep(1000)
        self.late = bool(self._plan)
        self._plan.clear()
        await asyncio.sleep(1000)


Scenario = Callable[[Moments], Coroutine[Any, Any, object]]


def play(scenario: Scenario, *moments: int) -> bool:
    """Play a scenario once; tell whether its surprises happened."""
    loop = Moments(*moments)
    problems: list[dict[str, Any]] = []
    loop.set_exception_handler(lambda _, context: problems.append(context))
    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        runner.run(scenario(loop))
    assert not problems
    return not loop.late


def at_every_moment(scenario: Scenario) -> None:
    """Play a scenario with its surprise in the first moment, in the second, and so on to its end."""
    for moment in itertools.count():
        if not play(scenario, moment):
            assert moment > 3
            return


def at_every_two_moments(scenario: Scenario) -> None:
    """Play a scenario with two surprises, in all pairs of moments."""
    for first in itertools.count():
        for second in itertools.count(first):
            if not play(scenario, first, second):
                break
        if second == first:
            assert first > 3
            return


def cancel(name: str) -> None:
    """Cancel a task from outside."""
    for task in asyncio.all_tasks():
        if task.get_name() == name:
            task.cancel()


def nothing_left(kit: object) -> None:
    """Nothing is kept for keys that are idle."""
    for name, value in vars(kit).items():
        if isinstance(value, set | MutableMapping):
            assert not value, name


class Expected(Exception):
    pass


class Bench:
    """Workers under observation; what each run does is given, later runs are good."""

    def __init__(self, *deeds: str, pauses: tuple[float, ...] = (1.0, 2.0)) -> None:
        self.diary: list[str] = []
        self.begun: list[float] = []
        self.faults: list[str] = []
        self._deeds = iter(deeds)
        self._inside: set[str] = set()
        self.workers = Workers("bench", self._work, expected=(Expected,), pauses=pauses, on_idle=self._on_idle)

    def wake(self, key: str = "a") -> None:
        self.diary.append(f"wake {key}")
        self.workers.wake(key)

    def _on_idle(self, key: str) -> None:
        assert not self.workers.busy(key)
        self.diary.append(f"idle {key}")

    async def _work(self, key: str) -> None:
        if key in self._inside:
            self.faults.append("two at a time")
        self._inside.add(key)
        self.diary.append(f"begin {key}")
        self.begun.append(asyncio.get_running_loop().time())
        try:
            await self._do(next(self._deeds, "good"), key)
        finally:
            self._inside.discard(key)
            self.diary.append(f"end {key}")

    async def _do(self, deed: str, key: str) -> None:
        match deed:
            case "quick":
                return
            case "again":
                self.wake(key)
        await asyncio.sleep(0)
        match deed:
            case "expected":
                raise Expected
            case "unexpected":
                raise ValueError(deed)
            case "cancelled":
                gone = asyncio.get_running_loop().create_future()
                gone.cancel()
                await gone
        await asyncio.sleep(1)

    def runs(self, key: str = "a") -> int:
        return self.diary.count(f"begin {key}")

    def check(self, *keys: str) -> None:
        """Whoever was woken has begun afterwards, has fallen asleep after everything else, and nothing is kept."""
        assert not self.faults
        for key in keys or ("a",):
            mine = [line for line in self.diary if line.endswith(key)]
            last_wake = max(index for index, line in enumerate(mine) if line.startswith("wake"))
            assert f"begin {key}" in mine[last_wake:], mine
            assert mine[-1] == f"idle {key}", mine
            assert (f"idle {key}", f"idle {key}") not in itertools.pairwise(mine), mine
            assert not self.workers.busy(key)
        nothing_left(self.workers)
