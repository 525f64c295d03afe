"""Every walk through the house, walked again: the same steps bring the same messages, pages, letters, files, pings."""

import os
from difflib import unified_diff
from importlib import import_module
from pathlib import Path

import pytest

from bot.ops.settings import Settings
from tests.edge.house import migrated, settings
from tests.transcripts.wire import walking

__all__ = ["migrated", "settings"]
FOLDER = Path(__file__).parent / "walks"
WALKS = sorted(file.stem for file in FOLDER.glob("*.py") if file.stem != "__init__")
WRITING = "WALKS"
"""While this is set in the environment, walks are written down anew (`python -m tests.transcripts`)."""


@pytest.mark.parametrize("name", WALKS)
async def test_a_walk_shows_what_it_showed(name: str, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async with walking(settings, monkeypatch) as walk:
        await import_module(f"tests.transcripts.walks.{name}").walk(walk)
    file = FOLDER / f"{name}.txt"
    if os.environ.get(WRITING):
        file.write_text("\n".join(walk.lines) + "\n")
    difference = list(unified_diff(file.read_text().splitlines(), walk.lines, "stored", "now", lineterm="", n=1))
    assert not difference, "\n".join([*difference[:60], "if this is meant: python -m tests.transcripts, and read it"])
