"""Memory that a killed run left behind is given back; what belongs together runs on one worker."""

import fcntl
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

from tests.plugins.thrift import PREFIX, sweep, turns


def test_only_what_nobody_holds_is_swept(tmp_path: Path) -> None:
    dead, alive, other = (tmp_path / name for name in (f"{PREFIX}dead", f"{PREFIX}alive", "other"))
    for folder in (dead, alive, other):
        folder.mkdir()
        (folder / "lock").touch()
        (folder / "spiele.db").touch()
    with (alive / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        sweep(tmp_path)
    assert sorted(tmp_path.iterdir()) == sorted([alive, other])
    assert (alive / "spiele.db").exists()


def test_tests_of_a_group_run_on_one_worker(tmp_path: Path) -> None:
    """A newer pytest lets xdist forget all groups without a word: every worker then starts a browser of its own."""
    (tmp_path / "test_group.py").write_text(
        "import os, pytest\n"
        "@pytest.mark.xdist_group('one')\n"
        "@pytest.mark.parametrize('number', range(8))\n"
        "def test_who_runs_it(number):\n"
        "    open(f'ran.{number}', 'w').write(os.environ['PYTEST_XDIST_WORKER'])\n"
    )
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "--dist", "loadgroup", "-p", "no:cacheprovider"]
    subprocess.run(command, cwd=tmp_path, check=True, capture_output=True)
    ran = [file.read_text() for file in tmp_path.glob("ran.*")]
    assert len(ran) == 8
    assert len(set(ran)) == 1


def test_those_that_wait_run_beside_those_that_compute() -> None:
    waiting = [f"tests/process/test_{number}.py::test" for number in range(10)]
    computing = [f"tests/cogs/test_{number}.py::test" for number in range(100)]
    quick = [f"tests/texts/test_{number}.py::test" for number in range(100)]
    places = turns([*quick, *waiting, *computing])
    order = sorted(places, key=places.__getitem__)
    assert set(order) == {*waiting, *computing, *quick}
    begun = [order.index(test) for test in waiting]
    assert begun[0] < 2
    assert all(5 < later - before < 15 for before, later in pairwise(begun))
    assert order.index(waiting[-1]) < len(order) * 0.6, "the quick ones are left for the end"
    assert max(order.index(test) for test in computing) < min(order.index(test) for test in quick)
