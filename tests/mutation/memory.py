"""What became of faults that were tried before: a run that was ended goes on where it was, and a second one is short.

A verdict holds as long as the function with the fault and the files of the tests that gave it are what they were.
"""

import json
from collections.abc import Sequence
from pathlib import Path

from tests.mutation.faults import Fault
from tests.mutation.touched import content_of, digest, function_key
from tests.mutation.trial import TYPES, Verdict


class Memory:
    """Verdicts of this and earlier runs, each written down at once."""

    def __init__(self, tree: Path, file: Path, fresh: bool = False) -> None:
        self._tree, self._file = tree, file
        self._known: dict[str, dict[str, str]] = {}
        if file.exists() and not fresh:
            for line in file.read_text().splitlines():
                entry = json.loads(line)
                self._known[entry["fault"]] = entry

    def recall(self, fault: Fault, tests: Sequence[str]) -> Verdict | None:
        """Return what became of a fault, if nothing has changed since; None where it has to be tried."""
        entry = self._known.get(self._name(fault))
        if entry is None:
            return None
        found_by = entry["found_by"] or None
        if entry["tests"] != self._state(found_by, tests):
            return None
        return Verdict(fault, found_by, tuple(tests), 0)

    def keep(self, verdict: Verdict) -> None:
        """Write a verdict down."""
        entry = {
            "fault": self._name(verdict.fault),
            "found_by": verdict.found_by or "",
            "tests": self._state(verdict.found_by, verdict.tests),
        }
        self._known[entry["fault"]] = entry
        with self._file.open("a") as file:
            file.write(json.dumps(entry) + "\n")

    def _name(self, fault: Fault) -> str:
        """Return what a fault is called as long as its function stays as it is."""
        source = (self._tree / fault.path).read_bytes()
        if fault.function is None:
            return f"{fault.path} {digest(source)} {fault.start} {fault.new}"
        lines = source.splitlines(keepends=True)
        begin = sum(map(len, lines[: fault.function.first - 1]))
        return f"{fault.path} {function_key(fault.function, lines)} {fault.start - begin} {fault.new}"

    def _state(self, found_by: str | None, tests: Sequence[str]) -> str:
        """Return a digest of the tests that gave a verdict: of the one that noticed, or of all that did not."""
        if found_by == TYPES:
            return ""
        said = [found_by] if found_by else sorted(tests)
        files = sorted({test.partition("::")[0] for test in said})
        content = [digest(content_of(self._tree, name)) for name in files if (self._tree / name).is_file()]
        return digest("\n".join([*said, *content]).encode())
