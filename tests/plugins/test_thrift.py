"""Memory that a killed run left behind is given back, that of a running one is not."""

import fcntl
from pathlib import Path

from tests.plugins.thrift import PREFIX, sweep


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
