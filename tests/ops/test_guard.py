"""The single-instance guard with real processes."""

import errno
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bot.ops import guard
from bot.ops.guard import AlreadyRunning, CannotLock, SingleInstance
from bot.texts import Texts

ROOT = Path(__file__).parents[2]
HOLD = """
import sys; from pathlib import Path; from bot.ops.guard import SingleInstance
with SingleInstance(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""
HOLD_WITH_FORKED_WORKER = """
import os, sys, time; from pathlib import Path; from bot.ops.guard import SingleInstance
with SingleInstance(Path(sys.argv[1])):
    ready, told = os.pipe()
    worker = os.fork()
    if worker == 0:
        os.write(told, b"x")
        time.sleep(60)
        os._exit(0)
    os.read(ready, 1)
    print(worker, flush=True)
    sys.stdin.read()
"""
Start = Callable[[str, Path], "subprocess.Popen[str]"]


@pytest.fixture
def start() -> Iterator[Start]:
    running: list[subprocess.Popen[str]] = []

    def started(program: str, database: Path) -> "subprocess.Popen[str]":
        command = [sys.executable, "-c", program, str(database)]
        running.append(subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True))
        return running[-1]

    yield started
    for process in running:
        process.kill()
        process.communicate()


def first_line(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def test_second_process_is_kept_out_until_the_first_ends(tmp_path: Path, start: Start) -> None:
    database = tmp_path / "spiel.db"
    other = start(HOLD, database)
    assert first_line(other) == "held"
    with pytest.raises(AlreadyRunning) as caught, SingleInstance(database):
        pass
    said = Texts.load().say(caught.value.text, "de")
    assert f"Prozess {other.pid}" in said
    assert str(database) in said
    assert "Beende ihn zuerst" in said
    other.communicate("")
    with SingleInstance(database) as held:
        assert held.lock_file.read_text() == str(os.getpid())


def test_a_killed_process_leaves_no_lock(tmp_path: Path, start: Start) -> None:
    database = tmp_path / "spiel.db"
    other = start(HOLD, database)
    assert first_line(other) == "held"
    other.send_signal(signal.SIGKILL)
    other.wait()
    with SingleInstance(database):
        pass


def test_a_forked_worker_does_not_keep_the_lock_of_a_killed_bot(tmp_path: Path, start: Start) -> None:
    database = tmp_path / "spiel.db"
    other = start(HOLD_WITH_FORKED_WORKER, database)
    worker = int(first_line(other))
    try:
        with pytest.raises(AlreadyRunning), SingleInstance(database):
            pass
        other.send_signal(signal.SIGKILL)
        other.wait()
        os.kill(worker, 0)
        with SingleInstance(database):
            pass
    finally:
        os.kill(worker, signal.SIGKILL)


def test_same_file_by_another_path_and_in_the_same_process(tmp_path: Path) -> None:
    database = tmp_path / "spiel.db"
    link = tmp_path / "link.db"
    link.symlink_to(database)
    with SingleInstance(database):
        with pytest.raises(AlreadyRunning), SingleInstance(link):
            pass
        with pytest.raises(AlreadyRunning), SingleInstance(database):
            pass
    with SingleInstance(link):
        pass


def test_other_files_are_independent(tmp_path: Path) -> None:
    with SingleInstance(tmp_path / "a.db"), SingleInstance(tmp_path / "b.db"):
        pass


def test_stale_longer_number_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "a.db.lock").write_text("99999999999999")
    with SingleInstance(tmp_path / "a.db") as held:
        assert held.lock_file.read_text() == str(os.getpid())


def test_missing_folder_is_explained(tmp_path: Path) -> None:
    with pytest.raises(CannotLock) as caught, SingleInstance(tmp_path / "fehlt" / "a.db"):
        pass
    assert "Prüfe, ob es den Ordner gibt" in Texts.load().say(caught.value.text, "de")


def test_a_disk_that_takes_no_locks_is_explained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[int] = []

    def none(descriptor: int) -> None:
        closed.append(descriptor)
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(guard, "_lock", none)
    with pytest.raises(CannotLock) as caught, SingleInstance(tmp_path / "a.db"):
        pass
    said = Texts.load().say(caught.value.text, "de")
    assert "No locks available." in said and str(tmp_path / "a.db.lock") in said
    with pytest.raises(OSError, match="Bad file descriptor"):
        os.fstat(closed[0])


def test_a_forked_worker_that_leaves_by_itself_closes_nothing_that_is_not_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    forked: list[Callable[[], None]] = []
    monkeypatch.setattr(os, "register_at_fork", lambda *, after_in_child: forked.append(after_in_child))
    with SingleInstance(tmp_path / "a.db"):
        forked[0]()  # from here on as in a worker
        other = os.open(tmp_path / "other", os.O_RDWR | os.O_CREAT)  # gets the number that has become free
    os.close(other)


def test_where_nothing_forks_it_is_held_and_let_go_as_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "register_at_fork")
    for _ in range(2):
        with SingleInstance(tmp_path / "a.db"), pytest.raises(AlreadyRunning), SingleInstance(tmp_path / "a.db"):
            pass


def test_who_holds_it_is_not_always_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with SingleInstance(tmp_path / "a.db") as first:
        first.lock_file.write_text("")
        with pytest.raises(AlreadyRunning) as caught, SingleInstance(tmp_path / "a.db"):
            pass
        assert dict(caught.value.text.args)["pid"] == "?"

        def unreadable(_: Path) -> str:
            raise PermissionError

        monkeypatch.setattr(Path, "read_text", unreadable)
        with pytest.raises(AlreadyRunning) as caught, SingleInstance(tmp_path / "a.db"):
            pass
        assert dict(caught.value.text.args)["pid"] == "?"
