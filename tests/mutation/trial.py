"""Copies of the tree, workers in them, and the answer for one fault."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Self

from tests.mutation.faults import Fault
from tests.mutation.touched import Chart
from tests.mutation.worker import NOT_PLANTED

PATIENCE = 20.0
"""Seconds that a test may take longer than ten times its measure; then a fault that makes it hang is found."""
TYPE_CACHE = ".mypy_cache"
TYPES, IMPORT = "mypy", "the import"
"""Who notices, where it is no test: the type checker, or whoever imports the file."""
NOTHING_RAN = 5
"""What pytest says when it found no test."""


@dataclass(frozen=True)
class Verdict:
    """What became of one fault."""

    fault: Fault
    found_by: str | None
    tests: tuple[str, ...]
    ran: int

    @property
    def survived(self) -> bool:
        """Tell whether nobody noticed."""
        return self.found_by is None

    @property
    def files(self) -> list[str]:
        """Return the files of the tests that could have noticed."""
        return sorted({test.partition("::")[0] for test in self.tests})

    def as_data(self) -> dict[str, Any]:
        """Return it for a file."""
        return {"fault": str(self.fault), "found_by": self.found_by, "ran": self.ran, "tests": list(self.tests)}


class Copy:
    """A copy of the tree with its workers, each started when it is first needed."""

    def __init__(self, tree: Path, place: Path) -> None:
        self.place = place
        self._workers: dict[str, subprocess.Popen[str]] = {}
        self._stopped = False
        self._notes = place.with_suffix(".notes")
        self._rubbish = place.with_suffix(".tmp")  # tests that are ended by force clean up nothing
        self._rubbish.mkdir()
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=tree,
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        if (tree / TYPE_CACHE).exists():
            shutil.copytree(tree / TYPE_CACHE, place / TYPE_CACHE)
        for name in filter(None, listed.split("\0")):
            if (tree / name).is_file():
                (place / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(tree / name, place / name)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()
        for worker in self._workers.values():
            worker.communicate()

    def stop(self) -> None:
        """End the workers with all they are doing."""
        self._stopped = True
        for worker in self._workers.values():
            worker.terminate()

    def _environment(self) -> dict[str, str]:
        ours = {"PYTHONDONTWRITEBYTECODE": "1", "PYTHONPATH": str(self.place), "TMPDIR": str(self._rubbish)}
        return {**os.environ, **ours}

    def _worker(self, kind: str) -> subprocess.Popen[str]:
        if kind not in self._workers:
            worker = self._workers[kind] = subprocess.Popen(
                [sys.executable, "-m", "tests.mutation.worker", kind],
                cwd=self.place,
                env=self._environment(),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
            assert worker.stdout is not None
            if worker.stdout.readline() != "ready\n":
                raise RuntimeError(f"the worker did not start: {kind}")
        return self._workers[kind]

    def _ask(self, kind: str, request: dict[str, Any]) -> dict[str, Any]:
        """Ask a worker; one that was ended from outside is replaced once."""
        for _ in range(2):
            worker = self._worker(kind)
            assert worker.stdin is not None and worker.stdout is not None
            worker.stdin.write(json.dumps({**request, "notes": str(self._notes)}) + "\n")
            worker.stdin.flush()
            if line := worker.stdout.readline():
                answer: dict[str, Any] = json.loads(line)
                return answer
            if self._stopped:
                break
            print(
                f"  a worker ended with status {worker.wait()}: {request.get('chart') or request['path']}", flush=True
            )
            del self._workers[kind]
        raise RuntimeError("the workers have ended")

    def imports(self) -> dict[str, Any]:
        """Measure what runs while everything is imported."""
        done = subprocess.run(
            [sys.executable, "-m", "tests.mutation.worker", "imports"],
            cwd=self.place,
            env=self._environment(),
            check=True,
            stdout=subprocess.PIPE,
            text=True,
        )
        measured: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
        return measured

    def chart(self, file: str, limit: float) -> dict[str, Any] | None:
        """Measure what a file of tests touches; None if it took too long."""
        status = self._ask("full", {"chart": file, "limit": limit})["status"]
        if status is None:
            return None
        if status != 0:
            raise RuntimeError(f"{file} could not be run; see what `pytest -p no:xdist {file}` says")
        part: dict[str, Any] = json.loads(self._notes.read_text())
        return part

    def is_sound(self, test: str, fault: Fault, chart: Chart) -> bool:
        """Tell whether a test passes where no fault is planted; one that fails anyway has noticed nothing."""
        return self.try_fault(replace(fault, new=fault.old), [test], chart, types=False).survived

    def try_fault(self, fault: Fault, tests: Sequence[str], chart: Chart, *, types: bool = True) -> Verdict:
        """Plant a fault, run the tests, take it out again."""
        file = self.place / fault.path
        before, stat = file.read_bytes(), file.stat()
        planted = fault.planted(before)
        seconds = {test: chart.seconds[test] for test in tests}
        request = {
            "path": fault.path,
            "source": planted.decode(),
            "function": fault.function.name if fault.function else "",
            "first": fault.function.first if fault.function else 0,
            "tests": {test: PATIENCE + 10 * spent for test, spent in seconds.items()},
            "limit": 120 + 10 * sum(seconds.values()),
        }
        file.write_bytes(planted)
        os.utime(
            file, ns=(stat.st_atime_ns, stat.st_mtime_ns + 10_000_000_000)
        )  # so that no compiled file is taken for it
        try:
            status = NOT_PLANTED if tests else 0
            answer: dict[str, Any] = {"ran": []}
            if tests and not chart.counts_at_import(fault):
                answer = self._ask("full", request)
                status = answer["status"]
            if status == NOT_PLANTED:
                answer = self._ask("bare", request)
                status = answer["status"]
            mistyped = status == 0 and types and self._is_mistyped(fault.path)
        finally:
            file.write_bytes(before)
            os.utime(file, ns=(stat.st_atime_ns, stat.st_mtime_ns))
        ran: list[str] = answer["ran"]
        if status == NOTHING_RAN:
            raise RuntimeError(f"none of the tests that touch {fault} could be found; measure anew with FRESH=1")
        if status == 0:
            return Verdict(fault, TYPES if mistyped else None, tuple(tests), len(ran))
        return Verdict(fault, ran[-1] if ran else IMPORT, tuple(tests), len(ran))

    def _is_mistyped(self, path: str) -> bool:
        """Tell whether the type checker, which is a part of `make test`, notices what the tests do not."""
        checked = subprocess.run(
            [sys.executable, "-m", "mypy", path],
            cwd=self.place,
            env=self._environment(),
            capture_output=True,
            check=False,
        )
        return checked.returncode == 1
