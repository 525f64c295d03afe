"""The tool that plants faults: which ones, which not, and that it tells found from survived."""

import os
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.mutation import trial
from tests.mutation.__main__ import attempt, changed_lines, choose, draw_chart, sample
from tests.mutation.equivalent import EQUIVALENT, is_equivalent, name_of
from tests.mutation.faults import Fault, faults
from tests.mutation.memory import Memory
from tests.mutation.touched import Chart
from tests.mutation.trial import Copy, Verdict

_ROOM = Path(__file__).parent

_SUMS = '''\
"""A small house with one room."""

import asyncio

LIMIT = 3


def is_full(count: int) -> bool:
    return count >= LIMIT


async def total(counts: list[int]) -> int:
    await asyncio.sleep(0)
    found = 0
    for count in counts:
        found += count
    return found


def countdown(count: int) -> int:
    while count:
        count -= 1
    return count


def nobody_asks(name: str) -> bool:
    return name == "nobody"
'''

_BROKEN = """
def pytest_runtestloop(session):
    if not session.config.option.collectonly:
        raise RuntimeError("no tests today")
"""
_SETTINGS = """\
[pytest]
asyncio_mode = auto
asyncio_default_fixture_loop_scope = function
addopts = -p no:cacheprovider
markers =
  soak
  postgres
  browser
"""

_TESTS = """\
from bot.sums import LIMIT, countdown, is_full, total


def test_full() -> None:
    assert LIMIT == 3
    assert is_full(4)
    assert not is_full(2)


async def test_total() -> None:
    assert await total([1, 2]) == 3


def test_countdown() -> None:
    assert countdown(2) == 0
"""


def _texts(source: str, path: str = "bot/a.py") -> list[tuple[str, str]]:
    return [(fault.old, fault.new) for fault in faults(path, source.encode())]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("x = a < b", ("a < b", "a <= b")),
        ("x = a == b", ("a == b", "a != b")),
        ("x = a in (b, c)", ("a in (b, c)", "a in (c,)")),
        ("x = 0 <= a < b", ("0 <= a < b", "0 <= a <= b")),
        ("x = a and b", ("a and b", "(a or b)")),
        ("x = a or b or c", ("a or b or c", "(a or c)")),
        ("x = not a", ("not a", "a")),
        ("x = f(True)", ("True", "False")),
        ("x = f(3)", ("3", "4")),
        ("x = a + b", ("a + b", "a - b")),
        ("x = min(a, b)", ("min(a, b)", "max(a, b)")),
        ("x = [a for a in b if a]", ("a", "True")),
        ("x = a if b else c", ("b", "not (b)")),
        ("async def f():\n    await g(a)", ("await g(a)", "pass")),
        ("def f(self):\n    self.a = b", ("self.a = b", "pass")),
        ("def f(a) -> bool:\n    return g(a)", ("return g(a)", "return False")),
        ("def f(a) -> str:\n    return g(a)", ("return g(a)", "return None")),
        ("def f(a):\n    if a:\n        return\n    g()", ("return", "pass")),
        ("def f(a):\n    if a:\n        raise ValueError", ("raise ValueError", "pass")),
        ("for a in b:\n    break", ("break", "continue")),
        ("for a in b:\n    continue", ("continue", "break")),
    ],
)
def test_a_fault_is_offered(source: str, expected: tuple[str, str]) -> None:
    assert expected in _texts(source)


@pytest.mark.parametrize(
    "source",
    [
        '"""A docstring of 3 lines."""',
        'log.warning("so", times=3)',
        'x = f"{a + 1}"',
        "PAUSES = (1, 2, 3)",
        "async def f():\n    await asyncio.sleep(3)",
        "@dataclass(frozen=True)\nclass A:\n    b: Literal[3]",
        "if TYPE_CHECKING:\n    f(3)",
        "class A(Protocol):\n    def f(self, a=3): ...",
        "def __repr__(self):\n    return f(3)",
        "assert a is not None",
        "def f(a: int):\n    raise NotImplementedError(3)",
        "x = cast(int, 3)",
        "x = row.channel_id or 0",
        "RED = 0xC0392B",
        "x = a and b  # pragma: no cover",
    ],
)
def test_what_changes_nothing_of_weight_is_left_out(source: str) -> None:
    assert _texts(source) == []


@pytest.mark.parametrize("path", ["bot/draw/canvas.py", "bot/games/dog/draw/board.py", "bot/games/dog/robot.py"])
def test_numbers_of_drawings_and_of_tastes_are_left_out(path: str) -> None:
    assert _texts("x = f(3 + 4)", path) == []


def test_numbers_by_which_a_search_weighs_are_left_out_and_its_conditions_are_not() -> None:
    source = "def _points(a):\n    return 3 + 4 if a else 5\n\n\ndef _other(a):\n    return 6"
    offered = _texts(source, "bot/help/search.py")
    assert ("a", "not (a)") in offered and ("6", "7") in offered
    assert not {("3", "4"), ("5", "6"), ("3 + 4", "3 - 4")} & set(offered)


def test_every_fault_can_be_compiled() -> None:
    for file in ("bot/dice/notation.py", "cogs/dice.py", "bot/service/play/lobby.py"):
        source = Path(file).read_bytes()
        for fault in faults(file, source):
            compile(fault.planted(source), file, "exec")


def test_a_sample_is_the_same_for_the_same_seed_and_has_one_fault_a_line() -> None:
    every = [Fault("bot/a.py", line, line, line, "a", new, None) for line in range(50) for new in ("b", "c")]
    every += [Fault("bot/draw/a.py", line, line, line, "a", "b", None) for line in range(50)]
    chosen = sample(every, 40, seed=1)
    assert chosen == sample(every, 40, seed=1) != sample(every, 40, seed=2)
    assert len({(fault.path, fault.line) for fault in chosen}) == len(chosen) == 40
    assert sum(fault.path == "bot/draw/a.py" for fault in chosen) == 2


def test_code_that_comes_in_elsewhere_leaves_a_sample_alone() -> None:
    every = [Fault("bot/a.py", line, line, line, "a", f"b{line}", None) for line in range(50)]
    more = [Fault("bot/b.py", line, line, line, "a", f"b{line}", None) for line in range(10)]
    before = sample(every, 50, seed=1)
    assert [fault for fault in sample([*more, *every], 60, seed=1) if fault.path == "bot/a.py"] == before
    some = sample(every, 20, seed=1)
    without = sample([fault for fault in every if fault != some[0]], 20, seed=1)
    assert set(some) - set(without) == {some[0]}, "the next in the order takes its place"


def test_what_is_listed_as_changing_nothing_can_still_be_planted_and_is_left_out() -> None:
    paths = {where.partition("::")[0] for where, _, _ in EQUIVALENT}
    every = [fault for path in paths for fault in faults(path, Path(path).read_bytes())]
    assert {name_of(fault) for fault in every if is_equivalent(fault)} == set(EQUIVALENT)
    assert all(len(reason.split()) > 3 for reason in EQUIVALENT.values()), "each with its reason"


def test_a_verdict_is_remembered_until_the_function_or_the_tests_change(house: Path) -> None:
    every = faults("bot/sums.py", _SUMS.encode())
    full, limit = every[0], next(fault for fault in every if fault.new == "count > LIMIT")
    kept = house / "verdicts.jsonl"
    memory, tests = Memory(house, kept), ["tests/test_sums.py::test_full"]
    assert memory.recall(limit, tests) is None
    memory.keep(Verdict(limit, None, tuple(tests), 1))
    memory.keep(Verdict(full, tests[0], tuple(tests), 1))
    again = Memory(house, kept)
    remembered = again.recall(limit, tests)
    assert remembered is not None and remembered.survived
    found = again.recall(full, [*tests, "tests/test_sums.py::test_total"])
    assert found is not None and found.found_by == tests[0]
    assert again.recall(limit, [*tests, "tests/test_sums.py::test_total"]) is None, "another test may notice"
    assert again.recall(full, ["tests/test_sums.py::test_total"]) is not None, "who noticed is still there"
    assert Memory(house, kept, fresh=True).recall(limit, tests) is None
    moved = faults(
        "bot/sums.py", (house / "bot" / "sums.py").read_bytes().replace(b"import asyncio", b"\nimport asyncio")
    )
    (house / "bot" / "sums.py").write_text(_SUMS.replace("import asyncio", "\nimport asyncio"))
    assert again.recall(next(fault for fault in moved if fault.new == "count > LIMIT"), tests) is not None
    (house / "tests" / "test_sums.py").write_text(_TESTS + "\n# at the limit\n")
    assert again.recall(next(fault for fault in moved if fault.new == "count > LIMIT"), tests) is None


def test_half_of_the_time_is_for_near_tests_and_the_rest_goes_round_all_files() -> None:
    seconds = {f"tests/dice/test_a.py::test_{number}": 1.0 for number in range(20)}
    seconds |= {f"tests/cogs/test_{letter}.py::test_{n}": 2.0 for letter in "bc" for n in range(9)}
    seconds |= {"tests/cogs/test_b.py::test_long": 99.0}
    fault = Fault("bot/dice/notation.py", 1, 1, 1, "a", "b", None)
    chosen = choose(set(seconds), fault, Chart(seconds=seconds), budget=20.0)
    files = Counter(test.partition("::")[0] for test in chosen)
    assert files == {"tests/dice/test_a.py": 12, "tests/cogs/test_b.py": 2, "tests/cogs/test_c.py": 2}
    assert choose({"tests/cogs/test_b.py::test_long"}, fault, Chart(seconds=seconds), 20.0), "better late than never"


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """Build a house with a room, its tests, and this tool."""
    shutil.copytree(_ROOM, tmp_path / "tests" / "mutation", ignore=shutil.ignore_patterns("__pycache__", "test_*"))
    for room in ("bot", "cogs", "tests"):
        (tmp_path / room).mkdir(exist_ok=True)
        (tmp_path / room / "__init__.py").touch()
    (tmp_path / "bot" / "sums.py").write_text(_SUMS)
    (tmp_path / "tests" / "test_sums.py").write_text(_TESTS)
    (tmp_path / ".gitignore").write_text(".mutation/\n")
    (tmp_path / "pytest.ini").write_text(_SETTINGS)
    _git(tmp_path, "init", "--quiet")
    _git(tmp_path, "add", "--all")
    _git(tmp_path, "-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "--quiet", "--message", "A house")
    return tmp_path


def _git(house: Path, *words: str) -> None:
    subprocess.run(["git", *words], cwd=house, check=True)


@pytest.fixture
def verdicts(
    house: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> dict[str, Verdict]:
    """Try every fault there is in the house."""
    monkeypatch.setattr(trial, "PATIENCE", 2.0)
    with Copy(house, tmp_path_factory.mktemp("copy")) as copy:
        chart = draw_chart(house, [copy], ["tests/test_sums.py"], house / ".mutation", fresh=False)
        every = faults("bot/sums.py", _SUMS.encode())
        found = [attempt(copy, fault, chart, budget=60.0) for fault in every]
    return {str(each.fault).split("  ", 1)[1]: each for each in found}


def test_it_tells_found_from_survived_and_leaves_the_tree_alone(house: Path, verdicts: dict[str, Verdict]) -> None:
    found_by = {change: verdict.found_by for change, verdict in verdicts.items()}
    full, total, countdown = (f"tests/test_sums.py::test_{name}" for name in ("full", "total", "countdown"))
    assert found_by == {
        "3 -> 4": full,
        "return count >= LIMIT -> return True": full,
        "return count >= LIMIT -> return False": full,
        "count >= LIMIT -> count > LIMIT": None,  # nobody asks about exactly the limit
        "0 -> 1": total,
        "found += count -> pass": total,
        "return found -> return None": total,
        "count -> not (count)": countdown,
        "count -= 1 -> pass": countdown,  # it never ends
        "1 -> 2": None,  # two is even
        "return count -> return None": countdown,
        'return name == "nobody" -> return True': None,
        'return name == "nobody" -> return False': None,
        "name == \"nobody\" -> name != 'nobody'": None,
    }
    assert verdicts["count >= LIMIT -> count > LIMIT"].tests == (full,)
    assert verdicts["return found -> return None"].tests == (total,)
    assert verdicts["name == \"nobody\" -> name != 'nobody'"].tests == ()
    assert (house / "bot" / "sums.py").read_text() == _SUMS


def test_a_test_that_fails_anyway_has_noticed_nothing(
    house: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    tests = ["tests/test_sums.py"]
    with Copy(house, tmp_path_factory.mktemp("measured")) as copy:
        draw_chart(house, [copy], tests, house / ".mutation", fresh=False)
    (house / "bot" / "sums.py").write_text(_SUMS.replace("LIMIT = 3", "LIMIT = 9"))
    with Copy(house, tmp_path_factory.mktemp("copy")) as copy:
        chart = draw_chart(house, [copy], tests, house / ".mutation", fresh=False)
        every = faults("bot/sums.py", (house / "bot" / "sums.py").read_bytes())
        limit = next(fault for fault in every if fault.new == "count > LIMIT")
        assert attempt(copy, limit, chart, budget=60.0).survived
    assert chart.broken == {"tests/test_sums.py::test_full"}


def test_tests_that_cannot_be_run_are_not_taken_for_tests_that_notice_nothing(
    house: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    (house / "tests" / "conftest.py").write_text(_BROKEN)
    with Copy(house, tmp_path_factory.mktemp("copy")) as copy, pytest.raises(RuntimeError, match="could not be run"):
        copy.chart("tests/test_sums.py", 60.0)


def test_the_command_takes_only_lines_that_changed_and_prints_what_survived(house: Path) -> None:
    changed = _SUMS.replace("return found", "return found  # all").replace('"nobody"', '"no one"')
    (house / "bot" / "sums.py").write_text(changed)
    assert changed_lines(house, "HEAD") == {"bot/sums.py": {17, 27}}
    done = subprocess.run(
        [sys.executable, "-m", "tests.mutation", "--base", "HEAD", "--seed", "0"],
        cwd=house,
        env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    lines = done.stdout.splitlines()
    assert lines[0] == "2 of 4 possible faults, SEED=0"
    survivors = [line for line in lines[lines.index("Survivors:") + 1 :] if line]
    assert survivors[0].startswith("  bot/sums.py:27  ")
    assert survivors[1:] == [
        "      0 tests ran: none touches this line",
        f"  {'bot':32}    1 of    2",
        "1 of 2 found (50 %), 0 of them by their types",
    ]
