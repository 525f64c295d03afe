"""Every stored game, played again: the same moves bring the same words, screens, pictures and results."""

from difflib import unified_diff
from pathlib import Path

import pytest

from tests.transcripts.recorder import SPECS, again

FOLDER = Path(__file__).parent / "games"


def stored() -> list[Path]:
    """Return the files of all transcripts."""
    return sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("file", stored(), ids=lambda file: file.stem)
def test_a_stored_game_is_played_and_shown_as_it_was(file: Path) -> None:
    before = file.read_text().splitlines()
    now = again(before)
    difference = list(unified_diff(before, now, "stored", "now", lineterm="", n=1))
    assert not difference, "\n".join([*difference[:60], "if this is meant: python -m tests.transcripts, and read it"])


def test_every_game_of_the_house_is_stored() -> None:
    assert {file.stem.rpartition("-")[0] for file in stored()} >= set(SPECS) - {"hasard"}
