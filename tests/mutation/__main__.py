"""The command: `python -m tests.mutation`, behind `make mutate`."""

import argparse
import json
import os
import queue
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from itertools import zip_longest
from pathlib import Path
from typing import TypeVar

from tests.mutation.equivalent import is_equivalent, name_of
from tests.mutation.exempt import is_drawing
from tests.mutation.faults import Fault, faults
from tests.mutation.memory import Memory
from tests.mutation.touched import Chart, content_of, digest, relative
from tests.mutation.trial import TYPES, Copy, Verdict

T = TypeVar("T")
R = TypeVar("R")

ROOMS = ("bot", "cogs")
LEFT_OUT = ("process", "page", "playground", "mutation", "newgame")
"""Rooms of tests that work through other processes or a copy of the tree, or test other things."""
CONTRACTS = "/test_contracts.py::"
CELLAR = ".mutation"
LAST = f"{CELLAR}/last.json"
VERDICTS = f"{CELLAR}/verdicts.jsonl"
CORES = 2
DRAWING_SHARE = 0.05
CHART_LIMIT = 1800.0


def sources(tree: Path, paths: Sequence[str]) -> list[Path]:
    """Return these files and those in these rooms, each once."""
    found: dict[Path, None] = {}
    for path in paths:
        files = [tree / path] if path.endswith(".py") else sorted((tree / path).rglob("*.py"))
        found |= dict.fromkeys(files)
    return list(found)


def changed_lines(tree: Path, base: str) -> dict[str, set[int]]:
    """Return the lines of each file that are not as they were in `base`."""
    diff = subprocess.run(
        ["git", "diff", "-U0", "--no-color", base, "--", *ROOMS], cwd=tree, check=True, capture_output=True, text=True
    ).stdout
    found: dict[str, set[int]] = {}
    path = ""
    for line in diff.splitlines():
        if line.startswith("+++ "):
            path = line[4:].removeprefix("b/")
        elif hunk := re.match(r"@@ -\S+ \+(\d+)(?:,(\d+))? @@", line):
            first, count = int(hunk[1]), int(hunk[2] or 1)
            found.setdefault(path, set()).update(range(first, first + count))
    return found


def sample(every: Iterable[Fault], count: int, seed: int) -> list[Fault]:
    """Choose some faults, at most one on a line, and few in drawings.

    Each has its place in the order by itself: code that comes in or goes elsewhere leaves the rest of a sample alone.
    """
    twins: Counter[tuple[str, str, str]] = Counter()
    places: dict[str, Fault] = {}
    for fault in every:
        name = name_of(fault)
        twins[name] += 1
        places[digest(f"{seed} {name} {twins[name]}".encode())] = fault
    one_a_line: list[Fault] = []
    taken: set[tuple[str, int]] = set()
    for _, fault in sorted(places.items()):
        if (fault.path, fault.line) not in taken:
            taken.add((fault.path, fault.line))
            one_a_line.append(fault)
    drawn = [fault for fault in one_a_line if is_drawing(fault.path)][: int(count * DRAWING_SHARE)]
    rest = [fault for fault in one_a_line if not is_drawing(fault.path)][: count - len(drawn)]
    return sorted(drawn + rest, key=lambda fault: (fault.path, fault.line))


def again(every: Iterable[Fault], last: Path) -> list[Fault]:
    """Return the faults that survived the last time."""
    survivors = {each["fault"] for each in json.loads(last.read_text()) if each["found_by"] is None}
    return [fault for fault in every if str(fault) in survivors]


def near(test: str, path: str) -> int:
    """Count the rooms that a test and a file have in common: those most likely notice."""
    rooms = path.removesuffix(".py").split("/")
    if rooms[0] == "bot":
        rooms = rooms[1:]
    return sum(room.removeprefix("test_") in rooms for room in test.partition("::")[0].removesuffix(".py").split("/"))


def choose(tests: set[str], fault: Fault, chart: Chart, budget: float) -> list[str]:
    """Return the tests to run, as many as the budget allows, grouped by file, the shortest group first.

    Half of the time is for near tests; the rest goes round the files of all others, so that a line which everything
    touches is looked at from every side. Quick tests come before long ones.
    """
    ranked = sorted(tests, key=lambda test: (-near(test, fault.path), chart.seconds[test], test))
    chosen = _affordable(ranked, chart, budget / 2)
    others: dict[str, list[str]] = defaultdict(list)
    for test in sorted(tests - set(chosen), key=lambda test: (chart.seconds[test], test)):
        others[_file_of(test)].append(test)
    turns = [test for turn in zip_longest(*others.values()) for test in turn if test is not None]
    chosen += _affordable(turns, chart, budget - sum(chart.seconds[test] for test in chosen))
    spent: dict[str, float] = defaultdict(float)
    for test in chosen or ranked[:1]:
        spent[_file_of(test)] += chart.seconds[test]
    return sorted(chosen or ranked[:1], key=lambda test: (spent[_file_of(test)], _file_of(test)))


def _affordable(tests: Iterable[str], chart: Chart, budget: float) -> list[str]:
    """Take what fits into the time, in this order."""
    taken = []
    for test in tests:
        if chart.seconds[test] <= budget:
            taken.append(test)
            budget -= chart.seconds[test]
    return taken


def _file_of(test: str) -> str:
    return test.partition("::")[0]


def test_files(tree: Path, rooms: Sequence[str]) -> list[str]:
    """Return the files of tests that may notice something, in the order of the rooms."""
    files = [file.relative_to(tree) for file in sources(tree, rooms)]
    return [str(file) for file in files if file.name.startswith("test_") and file.parts[1] not in LEFT_OUT]


def share(copies: Sequence[Copy], things: Sequence[T], work: Callable[[Copy, T], R]) -> list[R]:
    """Do the work for each thing, in as many threads as there are copies."""
    free: queue.SimpleQueue[Copy] = queue.SimpleQueue()
    for copy in copies:
        free.put(copy)

    def with_a_copy(thing: T) -> R:
        copy = free.get()
        try:
            return work(copy, thing)
        finally:
            free.put(copy)

    threads = ThreadPoolExecutor(len(copies))
    try:
        return list(threads.map(with_a_copy, things))
    finally:
        threads.shutdown(cancel_futures=True)


def say(text: str) -> None:
    """Print at once, also into a file."""
    print(text, flush=True)


def draw_chart(tree: Path, copies: Sequence[Copy], files: Sequence[str], cellar: Path, fresh: bool) -> Chart:
    """Measure what is not known yet and return all that is known about these files of tests."""
    cellar.mkdir(exist_ok=True)
    names = {file: cellar / f"{digest(file.encode() + content_of(tree, file))}.json" for file in files}
    imports = cellar / "imports.json"
    missing = [file for file in files if fresh or not names[file].exists()]
    if fresh or not imports.exists():
        say("measuring what runs at import")
        imports.write_text(json.dumps(relative(copies[0].imports()["touched"], copies[0].place)))

    def measure(copy: Copy, file: str) -> None:
        part = copy.chart(file, CHART_LIMIT)
        if part is None:
            say(f"  {file}: took too long, left out")
            return
        names[file].write_text(
            json.dumps({"seconds": part["seconds"], "touched": relative(part["touched"], copy.place)})
        )
        say(f"  {file}: {len(part['seconds'])} tests, {sum(part['seconds'].values()):.0f} s")

    if missing:
        say(f"measuring which test touches which line: {len(missing)} files of tests")
        share(copies, missing, measure)
    chart = Chart()
    chart.add_imports(json.loads(imports.read_text()))
    for name in names.values():
        if name.exists():
            chart.add_part(json.loads(name.read_text()))
    return chart


def mirrored(fault: Fault, chart: Chart) -> set[str]:
    """Return the tests that are there for a file by their name: they may run it in a process of their own.

    What counts at import is touched by no test in particular: all tests of the room are asked, and those of contracts,
    which look at records and commands wherever they are.
    """
    room, _, file = fault.path.rpartition("/")
    name = f"/{room.rpartition('/')[2]}/" + (f"test_{file}::" if fault.function else "")
    return {test for test in chart.seconds if name in test or (not fault.function and CONTRACTS in test)}


def attempt(copy: Copy, fault: Fault, chart: Chart, budget: float, memory: Memory | None = None) -> Verdict:
    """Try one fault with the tests that can notice it, unless it is known what comes of it."""
    touching = chart.tests_for(fault, (copy.place / fault.path).read_bytes())
    tests = choose((touching | mirrored(fault, chart)) - chart.broken, fault, chart, budget)
    known = memory.recall(fault, tests) if memory else None
    if known:
        return known
    verdict = copy.try_fault(fault, tests, chart)
    while (test := verdict.found_by) in chart.seconds and test not in chart.sound:
        if copy.is_sound(test, fault, chart):
            chart.sound.add(test)
            break
        say(f"  fails anyway, so it notices nothing: {test}")
        chart.broken.add(test)
        verdict = copy.try_fault(fault, [one for one in tests if one not in chart.broken], chart)
    if memory:
        memory.keep(verdict)
    return verdict


def report(verdicts: Sequence[Verdict], room_of: Callable[[str], str]) -> str:
    """Put the survivors and the shares into words."""
    lines = ["", "Survivors:"] if any(each.survived for each in verdicts) else [""]
    for verdict in verdicts:
        if verdict.survived:
            lines.append(f"  {verdict.fault}")
            lines.append(f"      {verdict.ran} tests ran: {', '.join(verdict.files) or 'none touches this line'}")
    found: Counter[str] = Counter(room_of(each.fault.path) for each in verdicts if not each.survived)
    tried: Counter[str] = Counter(room_of(each.fault.path) for each in verdicts)
    lines.append("")
    lines += [f"  {room:32} {found[room]:4} of {count:4}" for room, count in sorted(tried.items())]
    total = sum(found.values())
    by_types = sum(each.found_by == TYPES for each in verdicts)
    share_found = 100 * total / max(1, len(verdicts))
    lines.append(f"{total} of {len(verdicts)} found ({share_found:.0f} %), {by_types} of them by their types")
    return "\n".join(lines)


def room_of(path: str) -> str:
    """Return the room of a file: a game, or a package of the house."""
    parts = path.split("/")[:-1]
    return "/".join(parts[:3])


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="make mutate", description=__doc__)
    parser.add_argument("--base", default="", help="only lines that changed since this commit or branch")
    parser.add_argument("--count", type=int, default=200, help="how many faults")
    parser.add_argument("--seed", type=int, default=None, help="which faults; printed, so that a run can be repeated")
    parser.add_argument("--paths", nargs="*", default=list(ROOMS), help="files or rooms in which to plant them")
    parser.add_argument("--tests", nargs="*", default=["tests"], help="files or rooms of tests that may notice them")
    parser.add_argument("--budget", type=float, default=150.0, help="measured seconds of tests for each fault")
    parser.add_argument("--again", action="store_true", help="only what survived the last time")
    parser.add_argument("--cores", type=int, default=CORES, help="how many faults are tried side by side")
    parser.add_argument("--fresh", action="store_true", help="measure anew which test touches which line")
    return parser.parse_args()


def in_memory() -> Path | None:
    """Return where files need no disk, if there is room for the copies and what tests write."""
    memory = Path("/dev/shm")
    return memory if os.access(memory, os.W_OK) and shutil.disk_usage(memory).free > 2 << 30 else None


def stop_with(copies: Sequence[Copy]) -> None:
    """Let a signal end the workers as well; otherwise we would wait for what they are doing."""

    def stop(*_: object) -> None:
        for copy in copies:
            copy.stop()
        sys.exit("stopped")

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)


def main() -> None:
    """Plant, try, and report."""
    asked = arguments()
    tree = Path.cwd()
    seed = random.randrange(10_000) if asked.seed is None else asked.seed
    every = [
        fault for file in sources(tree, asked.paths) for fault in faults(str(file.relative_to(tree)), file.read_bytes())
    ]
    if asked.base:
        changed = changed_lines(tree, asked.base)
        every = [fault for fault in every if fault.line in changed.get(fault.path, ())]
    real = [fault for fault in every if not is_equivalent(fault)]
    chosen = again(real, tree / LAST) if asked.again else sample(real, asked.count, seed)
    say(f"{len(chosen)} of {len(real)} possible faults, SEED={seed}")
    if not chosen:
        return
    with tempfile.TemporaryDirectory(prefix="mutate-", dir=in_memory()) as place, ExitStack() as stack:
        Path(place).chmod(0o711)  # a PostgreSQL server of the tests runs as somebody else
        copies = [stack.enter_context(Copy(tree, Path(place) / str(number))) for number in range(asked.cores)]
        stop_with(copies)
        chart = draw_chart(tree, copies, test_files(tree, asked.tests), tree / CELLAR, asked.fresh)
        memory = Memory(tree, tree / VERDICTS, asked.fresh)
        done: list[Verdict] = []

        def attempt_and_say(copy: Copy, fault: Fault) -> Verdict:
            verdict = attempt(copy, fault, chart, asked.budget, memory)
            done.append(verdict)
            word = f"found by {verdict.found_by}" if verdict.found_by else "SURVIVED"
            found = sum(not each.survived for each in done)
            say(f"{len(done):4}/{len(chosen)} {fault}\n           {word} ({found} of {len(done)})")
            return verdict

        mixed = random.Random(seed).sample(chosen, len(chosen))  # a run that is ended has asked in all rooms
        tried = share(copies, mixed, attempt_and_say)
    verdicts = sorted(tried, key=lambda verdict: (verdict.fault.path, verdict.fault.line))
    (tree / LAST).write_text(json.dumps([each.as_data() for each in verdicts], indent=1))
    say(report(verdicts, room_of))


if __name__ == "__main__":
    main()
