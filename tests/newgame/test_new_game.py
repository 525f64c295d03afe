"""A sixth game is one package, one cog and its tests: put into a copy of this tree, it runs there.

`docs/neues-spiel.md` is the recipe; `overlay` holds what was written by it, and nothing else is touched by hand.
"""

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = [pytest.mark.xdist_group("newgame"), pytest.mark.timeout(600)]

ROOT = Path(__file__).parents[2]
OVERLAY = Path(__file__).parent / "overlay"
PARTS = ("bot", "cogs", "docs", "migrations", "playground", "tests")
PYTEST = ("-m", "pytest", "-o", "addopts=", "-p", "no:cacheprovider")
GENERATED = Path("docs/rechte.md")
"""Written by `python -m tests.cogs.rights_page`, the last line of the recipe."""
GENERAL = {
    "tests/test_every_game.py": "nimm",
    "tests/test_every_secret.py": "nimm",
    "tests/transcripts/test_transcripts.py": "nimm or every_game_of_the_house",
    "tests/help": "nimm or (test_pages and not picture)",
    "tests/texts/test_ids_in_code.py": "test_ids_in_code",
    "tests/cogs/test_registration.py": "test_registration",
    "tests/cogs/test_rights.py": "knows_every_command or no_game_changes or page_in_the_docs",
}
"""The tests of every game that are about this one, or about all of them at once."""


def contents(root: Path) -> dict[Path, str]:
    """Return a fingerprint of every file that people write."""
    files = [root / "pyproject.toml", *(file for part in PARTS for file in (root / part).rglob("*"))]
    return {
        file.relative_to(root): hashlib.sha256(file.read_bytes()).hexdigest()
        for file in files
        if file.is_file() and "__pycache__" not in file.parts and file.suffix != ".pyc"
    }


def run(tree: Path, *command: str) -> str:
    words = [sys.executable, *command]
    done = subprocess.run(words, cwd=tree, capture_output=True, text=True, timeout=550, check=False)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    return done.stdout


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copy this tree and put the new game into place."""
    copy = tmp_path_factory.mktemp("neu") / "spielleiter"
    copy.mkdir()
    ignored = shutil.ignore_patterns("__pycache__", "*.pyc", ".hypothesis", ".screenshots")
    shutil.copy(ROOT / "pyproject.toml", copy)
    for part in PARTS:
        shutil.copytree(ROOT / part, copy / part, ignore=ignored)
    shutil.copytree(OVERLAY, copy, dirs_exist_ok=True, ignore=ignored)
    (copy / GENERATED).write_text(run(copy, "-m", "tests.cogs.rights_page"), encoding="utf-8")
    return copy


def test_no_other_file_is_touched(tree: Path) -> None:
    before, after = contents(ROOT), contents(tree)
    new = {file.relative_to(OVERLAY) for file in OVERLAY.rglob("*") if file.is_file() and file.suffix != ".pyc"}
    assert set(after) - set(before) == new
    assert set(before) - set(after) == set()
    assert {file for file in before if after[file] != before[file]} == {GENERATED}
    assert "| `/nimm neu` | alle |" in (tree / GENERATED).read_text(encoding="utf-8")


def test_it_is_found_played_drawn_and_explained(tree: Path) -> None:
    assert "5 passed" in run(tree, *PYTEST, "tests/games/nimm")


def test_it_holds_what_every_game_must_hold(tree: Path) -> None:
    about = " or ".join(f"({words})" for words in GENERAL.values())
    assert " passed" in run(tree, *PYTEST, *GENERAL, "-k", about)


def test_the_floors_of_the_house_hold(tree: Path) -> None:
    assert "0 broken" in run(tree, "-c", "from importlinter.cli import lint_imports_command as l; l()")


def test_it_is_written_in_the_style_of_the_house(tree: Path) -> None:
    for check in ("check", "format --check"):
        run(tree, "-m", "ruff", *check.split(), "bot/games/nimm", "cogs/nimm.py", "tests/games/nimm")


@pytest.mark.soak
def test_it_is_typed_strictly(tree: Path) -> None:
    assert "Success" in run(tree, "-m", "mypy", "bot/games/nimm", "cogs/nimm.py", "tests/games/nimm")
