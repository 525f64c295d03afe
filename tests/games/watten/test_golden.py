"""Whole playthroughs, word for word."""

from pathlib import Path

import pytest

from tests.games.watten.golden import FOLDER, replay

FILES = sorted(FOLDER.glob("*.txt"))


def test_the_playthroughs_are_there() -> None:
    assert len(FILES) >= 8


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_playthrough(file: Path) -> None:
    written = file.read_text(encoding="utf-8")
    assert replay(written) == written
