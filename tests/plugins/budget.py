"""Long runs share the minutes of `make soak`: each gets the same part, begins at another seed and says what it did."""

import math
import random
import time
from collections import Counter
from collections.abc import Iterator
from itertools import count

import pytest

SPARE = 600.0
"""A run may end its last turn, and the machine may be slow, before it is taken for stuck."""
_share = pytest.StashKey[float]()


class Budget:
    """The part of one run: seeds until its time is over, and what it found with them."""

    def __init__(self, seed: int, seconds: float) -> None:
        self.seed, self.seconds = seed, seconds
        self.found: Counter[str] = Counter()
        """What a run wants to be told at the end, such as goals or games won."""
        self.done = 0
        self._what, self._at, self._began = "turns", seed, time.monotonic()

    def seeds(self, what: str) -> Iterator[int]:
        """Give seeds until the time is over, at least one; `what` names what is done with each of them."""
        self._what, self._began = what, time.monotonic()
        for seed in count(self.seed):
            self._at = seed
            yield seed
            self.done += 1
            if time.monotonic() - self._began >= self.seconds:
                return

    def told(self, *, failed: bool) -> str:
        """Say what was done and found."""
        spent = time.monotonic() - self._began
        found = "".join(f", {name} {number}" for name, number in sorted(self.found.items()))
        end = f"; FAILED at seed {self._at}" if failed else ""
        return f"{self.done} {self._what} in {spent:.0f} s{found}{end}"


@pytest.fixture
def budget(request: pytest.FixtureRequest) -> Iterator[Budget]:
    """Share out the time of all long runs."""
    mine = Budget(request.config.getoption("soak_seed"), request.config.stash[_share])
    failures = request.session.testsfailed
    yield mine
    told = mine.told(failed=request.session.testsfailed > failures)
    request.node.user_properties.append(("soak", told))


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take the minutes and the seed of `make soak`."""
    group = parser.getgroup("soak")
    group.addoption("--soak-minutes", type=float, default=30.0, help="how long all runs marked soak take together")
    group.addoption(
        "--soak-seed", type=int, default=None, help="the first seed of each; another every time if left out"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Choose a seed that all workers share."""
    if config.option.soak_seed is None:
        config.option.soak_seed = random.randrange(1_000_000) * 1_000
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(_Report(config), "soak report")


def pytest_collection_finish(session: pytest.Session) -> None:
    """Divide the minutes by the long runs that were chosen."""
    runs = [item for item in session.items if item.get_closest_marker("soak")]
    workers = int(getattr(session.config, "workerinput", {}).get("workercount", 1))
    share = shared_out(float(session.config.option.soak_minutes), len(runs), workers)
    session.config.stash[_share] = share
    for item in runs:
        item.add_marker(pytest.mark.timeout(share + SPARE))


def shared_out(minutes: float, runs: int, workers: int) -> float:
    """Return the seconds of each run, when so many workers take one after another."""
    turns = math.ceil(runs / workers) or 1
    return 60 * minutes / turns


class _Report:
    """Gathers what the runs have told, from all workers, and prints it at the end."""

    def __init__(self, config: pytest.Config) -> None:
        self._minutes, self._seed = config.option.soak_minutes, config.option.soak_seed
        self._told: list[tuple[str, str]] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "teardown":
            self._told += [(report.nodeid, str(said)) for name, said in report.user_properties if name == "soak"]

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self._told:
            return
        terminalreporter.section(f"soak: {len(self._told)} runs in {self._minutes:g} minutes, seed {self._seed}")
        for nodeid, said in sorted(self._told):
            name = nodeid.removeprefix("tests/").partition("::")
            terminalreporter.write_line(f"{name[2]} ({name[0]}): {said}")
        again = f"make soak MINUTES={self._minutes:g} SEED={self._seed}"
        terminalreporter.write_line(f"the same seeds again: {again}")
