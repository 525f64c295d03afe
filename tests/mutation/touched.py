"""Which tests touch which line: measured for each file of tests, kept until that file changes.

Lines are remembered relative to their function, and the function with a digest of its text: code that moves in a file
keeps its tests, and of a function that changed every test that touches it counts.
"""

import ast
import hashlib
from collections import defaultdict
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from tests.mutation.faults import Fault, Function, functions
from tests.mutation.worker import SHARED


def digest(content: bytes) -> str:
    """Return a short name for a content."""
    return hashlib.sha256(content).hexdigest()[:12]


def content_of(tree: Path, file: str) -> bytes:
    """Return what a file of tests consists of: itself, and all in the folder beside it that has its name."""
    test = tree / file
    beside = test.with_name(test.stem.removeprefix("test_"))
    return b"".join(each.read_bytes() for each in (test, *sorted(beside.glob("*.*"))))


def function_key(function: Function, lines: list[bytes]) -> str:
    """Return a function's name with a digest of its text."""
    return f"{function.name}@{digest(b''.join(lines[function.first - 1 : function.last]))}"


@cache
def _functions_by_line(path: Path) -> dict[int, tuple[Function, str]]:
    """Return for every line of a function's body its function and the function's key."""
    source = path.read_bytes()
    lines = source.splitlines(keepends=True)
    return {
        line: (function, function_key(function, lines))
        for function in functions(ast.parse(source))
        for line in range(function.body, function.last + 1)
    }


def relative(touched: dict[str, dict[str, list[int]]], tree: Path) -> dict[str, dict[str, dict[int, list[str]]]]:
    """Turn lines into functions and the lines within them: path, function, line, tests."""
    found: dict[str, dict[str, dict[int, list[str]]]] = defaultdict(lambda: defaultdict(lambda: defaultdict(list)))
    for test, paths in touched.items():
        for path, lines in paths.items():
            by_line = _functions_by_line(tree / path)
            for line in lines:
                if line in by_line:
                    function, key = by_line[line]
                    found[path][key][line - function.first].append(test)
    return found


@dataclass
class Chart:
    """All that is known about tests and lines."""

    seconds: dict[str, float] = field(default_factory=dict)
    lines: dict[tuple[str, str], dict[int, set[str]]] = field(default_factory=dict)
    """Path and function with digest; line within it; tests."""
    sound: set[str] = field(default_factory=set)
    """Tests that have passed without a fault since they were measured."""
    broken: set[str] = field(default_factory=set)
    """Tests that fail without any fault: the code has changed since they were measured, or they are not reliable."""
    at_import: set[tuple[str, str]] = field(default_factory=set)
    """Path and name of functions that run while files are imported."""

    def add_part(self, part: dict[str, Any]) -> None:
        """Take in what one file of tests touches."""
        seconds: dict[str, float] = part["seconds"]
        self.seconds |= seconds
        for path, keys in part["touched"].items():
            for key, lines in keys.items():
                known = self.lines.setdefault((path, key), {})
                for line, tests in lines.items():
                    fit = seconds if SHARED in tests else [test for test in tests if test in seconds]
                    known.setdefault(int(line), set()).update(fit)

    def add_imports(self, touched: dict[str, Any]) -> None:
        """Take in what runs while everything is imported."""
        self.at_import |= {(path, key.partition("@")[0]) for path, keys in touched.items() for key in keys}

    def tests_for(self, fault: Fault, source: bytes) -> set[str]:
        """Return the tests that touch the line of a fault, as exactly as is known."""
        if fault.function is None:
            return self._of_file(fault.path)
        present = function_key(fault.function, source.splitlines(keepends=True))
        exact = self.lines.get((fault.path, present))
        older = {
            test
            for (path, key), lines in self.lines.items()
            if path == fault.path and key != present and key.partition("@")[0] == fault.function.name
            for tests in lines.values()
            for test in tests
        }
        """Of tests that were measured before the function changed it is only known that they touch it."""
        if exact is None:
            return older
        return (exact.get(fault.line - fault.function.first) or _nearest(exact, fault)) | older

    def _of_file(self, path: str) -> set[str]:
        return {
            test
            for (each, _), lines in self.lines.items()
            if each == path
            for tests in lines.values()
            for test in tests
        }

    def counts_at_import(self, fault: Fault) -> bool:
        """Tell whether a fault has to be planted before its file is imported."""
        return fault.function is None or (fault.path, fault.function.name) in self.at_import


def _nearest(lines: dict[int, set[str]], fault: Fault) -> set[str]:
    """Return the tests of the line that a longer statement begins on; none where nothing before it ran."""
    assert fault.function is not None
    before = [line for line in lines if line <= fault.line - fault.function.first]
    return lines[max(before)] if before else set()
