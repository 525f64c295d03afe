"""A process in a copy of the tree: it imports what is slow to import, then forks for each request.

A fault inside a function is planted in the child by giving the function its changed code, so nothing is imported again;
a fault that counts at import needs a child in which nothing of ours is imported yet (`bare`). The changed file is also
written into the copy, for processes that the tests start.
"""

import contextlib
import gc
import importlib
import io
import json
import os
import resource
import signal
import sys
import time
import types
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import coverage
import pytest

NOT_PLANTED = 77
"""The exit status of a child that found no living function to change."""
SHARED = "shared"
"""The context of what fixtures of a whole file do."""
MEMORY = 8 << 30
THIRD_PARTY = (
    "aiohttp.web",
    "aiosqlite",
    "alembic.command",
    "discord",
    "fluent.runtime",
    "hypothesis",
    "PIL.ImageDraw",
    "pydantic_settings",
    "simcord",
    "sqlalchemy.ext.asyncio",
    "structlog",
)
PLAIN: tuple[str, ...] = ("-p", "no:xdist", "-m", "not soak and not browser")
PLAIN += ("-W", "ignore::pytest.PytestAssertRewriteWarning")  # plugins are imported already


def once(items: list[Any]) -> list[Any]:
    """Leave out what is tested on PostgreSQL after it was on SQLite; what only PostgreSQL can do is tested there."""
    return [item for item in items if not hasattr(item, "callspec") or "postgres" not in item.callspec.params.values()]


class Chosen:
    """A pytest plugin: only the chosen tests run, in their order, and each is written down as it begins."""

    def __init__(self, tests: dict[str, float], notes: Path) -> None:
        self._order = {test: number for number, test in enumerate(tests)}
        self._limits, self._notes = tests, notes

    def pytest_collection_modifyitems(self, config: Any, items: list[Any]) -> None:
        left_out = [item for item in items if item.nodeid not in self._order]
        items[:] = sorted(
            (item for item in items if item.nodeid in self._order), key=lambda item: self._order[item.nodeid]
        )
        config.hook.pytest_deselected(items=left_out)
        for item in items:
            item.add_marker(pytest.mark.timeout(self._limits[item.nodeid], method="thread"))

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        with self._notes.open("a") as file:
            file.write(f"{nodeid}\n")


class Watching:
    """A pytest plugin: measures which test touches which line, and how long it takes."""

    def __init__(self, switch: Callable[[str], None]) -> None:
        self._switch, self._test = switch, SHARED
        self.seconds: dict[str, float] = {}
        self.unfit: set[str] = set()

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        items[:] = once(items)

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self._test = nodeid
        self._switch(nodeid)

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: Any) -> Iterator[None]:
        """Count what a shared fixture does for every test of the file."""
        if fixturedef.scope == "function":
            return (yield)
        self._switch(SHARED)
        try:
            return (yield)
        finally:
            self._switch(self._test)

    def pytest_runtest_logreport(self, report: Any) -> None:
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0.0) + report.duration
        if report.outcome != "passed":
            self.unfit.add(report.nodeid)


def measured(directory: str, run: Callable[[Any], None]) -> dict[str, dict[str, list[int]]]:
    """Return for each context the lines of our files that ran in it."""
    watch = coverage.Coverage(
        data_file=None,
        source=[f"{directory}/bot", f"{directory}/cogs"],
        concurrency=["thread", "greenlet"],
        config_file=False,
    )
    watch.start()
    try:
        run(watch.switch_context)
    finally:
        watch.stop()
    data = watch.get_data()
    found: dict[str, dict[str, list[int]]] = {}
    for file in data.measured_files():
        path = os.path.relpath(file, directory)
        for line, contexts in data.contexts_by_lineno(file).items():
            for context in contexts:
                found.setdefault(context, {}).setdefault(path, []).append(line)
    return found


def chart_file(file: str) -> dict[str, Any]:
    """Run a file of tests and return what each test touches."""
    plugins: list[Watching] = []

    def run(switch: Callable[[str], None]) -> None:
        plugins.append(Watching(switch))
        must_have_run(pytest.main([*plain(), "--timeout=0", file], plugins=[plugins[0]]))

    touched = measured(os.getcwd(), run)
    seconds = {test: spent for test, spent in plugins[0].seconds.items() if test not in plugins[0].unfit}
    return {"seconds": seconds, "touched": touched}


def chart_imports(directory: str) -> dict[str, Any]:
    """Collect every test once, so that all is imported, and return what ran meanwhile."""
    return {"touched": measured(directory, lambda _switch: collect())}


def plain() -> list[str]:
    """Return how pytest is run here: what tests leave behind stays beside the copy."""
    return [*PLAIN, f"--basetemp={os.environ['TMPDIR']}/pytest"]


def collect() -> None:
    """Import all our code and all tests."""
    with contextlib.redirect_stdout(io.StringIO()):
        must_have_run(pytest.main([*plain(), "--collect-only", "tests", *ignored()]))


def must_have_run(status: int) -> None:
    """Stop where pytest itself failed: of tests that were never run nobody must think that they notice nothing."""
    if status not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise RuntimeError(f"pytest ended with status {status}")


def ignored() -> list[str]:
    """Return the rooms of tests that run other processes, or test other things."""
    return [f"--ignore=tests/{room}" for room in ("process", "page", "playground", "mutation", "soak")]


def plant(request: dict[str, Any]) -> bool:
    """Give the living function its changed code; tell whether that was possible."""
    path = os.path.abspath(request["path"])
    code = compile(request["source"], path, "exec")
    key = (request["function"], request["first"])
    gc.unfreeze()  # what is frozen is not listed
    changed = next((each for each in _codes(code) if (each.co_qualname, each.co_firstlineno) == key), None)
    living = [
        each
        for each in gc.get_objects()
        if isinstance(each, types.FunctionType)
        and each.__code__.co_filename == path
        and (each.__code__.co_qualname, each.__code__.co_firstlineno) == key
    ]
    if changed is None or not living:
        return False
    try:
        for each in living:
            each.__code__ = changed
    except ValueError:  # it closes over something else now
        return False
    return True


def _codes(code: types.CodeType) -> Iterator[types.CodeType]:
    for each in code.co_consts:
        if isinstance(each, types.CodeType):
            yield each
            yield from _codes(each)


def try_fault(request: dict[str, Any], bare: bool, notes: Path) -> int:
    """Plant a fault and run the tests that could notice it."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    if not bare and not plant(request):
        return NOT_PLANTED
    tests: dict[str, float] = request["tests"]
    files = list(dict.fromkeys(test.partition("::")[0] for test in tests))
    return int(pytest.main(["-x", *plain(), *files], plugins=[Chosen(tests, notes)]))


def in_child(work: Callable[[], int], limit: float) -> int | None:
    """Do the work in a forked child and return its exit status, or None when it took too long."""
    child = os.fork()
    if child == 0:
        os.setsid()
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        status = 99
        try:
            status = work()
        finally:
            os._exit(status)
    return _wait_for(child, limit)


def _wait_for(child: int, limit: float) -> int | None:
    """Return how a child ended, or None; whatever happens meanwhile, nothing of it is left."""
    deadline = time.monotonic() + limit
    ended = None
    coordinator = os.getppid()
    try:
        while ended is None and time.monotonic() < deadline and os.getppid() == coordinator:
            done, status = os.waitpid(child, os.WNOHANG)
            if done:
                ended = os.waitstatus_to_exitcode(status)
            else:
                time.sleep(0.02)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(child, signal.SIGKILL)
        if ended is None:
            os.waitpid(child, 0)
    return ended


def answer(request: dict[str, Any], bare: bool) -> dict[str, Any]:
    """Answer one request of the coordinator."""
    notes = Path(request["notes"])
    notes.unlink(missing_ok=True)
    if "chart" in request:

        def chart() -> int:
            notes.write_text(json.dumps(chart_file(request["chart"])))
            return 0

        return {"status": in_child(chart, request["limit"])}
    status = in_child(lambda: try_fault(request, bare, notes), request["limit"])
    return {"status": status, "ran": notes.read_text().split("\n")[:-1] if notes.exists() else []}


def main() -> None:
    """Answer requests, one line each, until there are no more."""
    sys.dont_write_bytecode = True
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    kind = sys.argv[1]
    if kind == "imports":
        print(json.dumps(chart_imports(os.getcwd())), flush=True)
        return
    if kind == "full":
        collect()
    else:
        for name in THIRD_PARTY:
            importlib.import_module(name)
    print("ready", flush=True)
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line), kind == "bare")), flush=True)


if __name__ == "__main__":
    main()
