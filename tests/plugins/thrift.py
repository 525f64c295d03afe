"""Less waiting: temporary files in memory, fewer looks for rubbish, tests that share something on one worker, those
that wait beside those that compute; and further tries for what other processes, a browser or a full machine may spoil.
"""

import contextlib
import fcntl
import gc
import os
import shutil
import tempfile
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path
from typing import IO

import pytest

from tests.plugins.quick import parameters

MEMORY = Path("/dev/shm")
ROOM = 2 * 1024**3
"""Containers often have 64 MB there: too little."""
PREFIX = "spielleiter-tests-"
WAITING = {"tests/process": 12.0, "tests/page": 2.0, "tests/ops/cli": 3.0}
"""Seconds one test takes about that mostly waits for other processes: a core is free meanwhile."""
COMPUTING = {"tests/newgame": 5.0, "tests/test_every_game.py": 0.1, "tests/mutation": 1.0, "tests/transcripts": 1.0,
             "tests/cogs": 0.5, "": 0.05}  # fmt: skip
"""Seconds one of the others takes about; what takes long begins early: at the end no worker waits for another."""
WAITED = 0.85
"""Part of the whole by which all waiting is done."""
PATIENCE = 240
SHAKY = ("tests/process", "tests/page", "tests/newgame", "tests/mutation", "tests/ops/cli")
"""Where real processes and a browser share the machine with everything else; every further try is told at the end."""
LAST_WORDS = 40
"""Lines of a failure that are told of a first try."""
PORTIONS = (5_000, 20, 1_000)
"""New objects, and small looks through them, after which the next larger look for rubbish comes."""
ENOUGH = 50
"""Middle looks after which all is looked through between two tests: that stops everything for a second."""
_folder = pytest.StashKey[tuple[Path, IO[str]]]()


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Keep databases in memory where there is room: every commit would wait for the disk."""
    gc.disable()  # nothing that is collected goes away again
    wanted = config.option.basetemp is None and not hasattr(config, "workerinput")
    if not wanted or not os.access(MEMORY, os.W_OK) or shutil.disk_usage(MEMORY).free < ROOM:
        return
    sweep(MEMORY)
    folder = Path(tempfile.mkdtemp(prefix=PREFIX, dir=MEMORY))
    folder.chmod(0o755)  # PostgreSQL runs as another user and must come in
    lock = (folder / "lock").open("w")
    fcntl.flock(lock, fcntl.LOCK_EX)
    config.stash[_folder] = folder, lock
    config.option.basetemp = folder / "pytest"
    os.environ["TMPDIR"] = str(folder)
    tempfile.tempdir = None


def pytest_unconfigure(config: pytest.Config) -> None:
    """Give the memory back."""
    if _folder in config.stash:
        folder, lock = config.stash[_folder]
        shutil.rmtree(folder, ignore_errors=True)
        lock.close()


def sweep(place: Path) -> None:
    """Remove what runs left behind that were killed: whoever lives holds the lock."""
    for file in place.glob(f"{PREFIX}*/lock"):
        with file.open("w") as lock, contextlib.suppress(BlockingIOError):
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            shutil.rmtree(file.parent, ignore_errors=True)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let tests that share what is dear to make run on one worker, and begin with what takes longest."""
    for item in items:
        if name := _group(item):
            item.add_marker(pytest.mark.xdist_group(name))
        if item.nodeid.startswith(SHAKY) and item.get_closest_marker("soak") is None:  # what a long run finds, it found
            if item.get_closest_marker("flaky") is None:  # some tests by chance: what they find once must not pass
                item.add_marker(pytest.mark.flaky(reruns=2))
            item.add_marker(pytest.mark.timeout(PATIENCE, method="signal"))  # the worker lives on and tries again
    places = turns([item.nodeid for item in items])
    items.sort(key=lambda item: places[item.nodeid])


def turns(tests: list[str]) -> dict[str, float]:
    """Put tests that wait and tests that compute beside each other, so that neither all wait nor all compute."""
    waiting = [test for test in tests if test.startswith(tuple(WAITING))]
    computing = [test for test in tests if not test.startswith(tuple(WAITING))]
    return dict(_places(waiting, WAITING, WAITED)) | dict(_places(computing, COMPUTING, 1.0))


def _places(tests: list[str], seconds: dict[str, float], end: float) -> Iterator[tuple[str, float]]:
    """Say for each test which part of the whole is over when it begins, the longest rooms first."""
    rooms = list(seconds)

    def room(test: str) -> str:
        return next(room for room in rooms if test.startswith(room))

    ordered = sorted(tests, key=lambda test: rooms.index(room(test)))
    takes = [seconds[room(test)] for test in ordered]
    for test, before in zip(ordered, accumulate(takes, initial=0.0), strict=False):
        yield test, end * before / sum(takes)


def _group(item: pytest.Item) -> str | None:
    room, _, rest = item.nodeid.removeprefix("tests/").partition("/")
    if room == "page":
        return "page"  # one browser, one world
    if item.get_closest_marker("postgres"):
        return f"postgres {room == 'process'}"  # one server; those that wait for processes would hold up the others
    if room == "process" and "town" in getattr(item, "fixturenames", ()):
        return rest.partition("::")[0]  # one bot for each file
    game = parameters(item).get("spec")
    if room.startswith("test_every_game.py") and game:
        return f"every {game.name}"  # random games are played once
    return None


def pytest_collection_finish() -> None:
    """What was collected stays: do not look through it again and again, and at what is new in small portions."""
    gc.freeze()
    gc.set_threshold(*PORTIONS)
    gc.enable()


def pytest_runtest_logfinish() -> None:
    """Clear away what is left of the tests before: while a test runs, nobody waits for that."""
    if gc.get_count()[2] > ENOUGH:
        gc.collect()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell what went wrong with a first try: a second one that passes must not hide a fault."""
    for report in terminalreporter.stats.get("rerun", ()):
        terminalreporter.section(f"tried again: {report.nodeid}", sep="-")
        terminalreporter.line("\n".join(report.longreprtext.splitlines()[-LAST_WORDS:]))
