"""Every walk through the house, walked again: the same steps bring the same messages, pages, letters, files, pings."""

import os
from difflib import unified_diff
from importlib import import_module
from pathlib import Path

import pytest

from bot.ops.settings import Settings
from tests.edge.house import migrated, settings
from tests.transcripts import WRITING
from tests.transcripts.wire import walking

__all__ = ["migrated", "settings"]
FOLDER = Path(__file__).parent / "walks"
WALKS = sorted(file.stem for file in FOLDER.glob("*.py") if file.stem != "__init__")

WITH_COMMANDS = ("order", "pokal")
"""Walks with many commands: whatever is typed may be deferred, in private or for everybody."""


@pytest.mark.parametrize("name", WALKS)
async def test_a_walk_shows_what_it_showed(name: str, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = await _walked(name, settings, monkeypatch)
    if os.environ.get(WRITING):
        (FOLDER / f"{name}.txt").write_text("\n".join(lines) + "\n")
    must_be_as_stored(name, lines)


@pytest.mark.parametrize("name", WITH_COMMANDS)
async def test_a_slow_house_shows_the_same(name: str, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    must_be_as_stored(name, await _walked(name, settings, monkeypatch, slow=True))


async def _walked(name: str, settings: Settings, patch: pytest.MonkeyPatch, *, slow: bool = False) -> list[str]:
    script = import_module(f"tests.transcripts.walks.{name}")
    async with walking(settings, patch, reads=getattr(script, "READS", False), slow=slow) as walk:
        await script.walk(walk)
        kept = walk.house.client._connection._view_store._synced_message_views
        assert not kept, "the library keeps what was shown and not stopped"
    return walk.lines


def must_be_as_stored(name: str, lines: list[str]) -> None:
    """Compare what was seen with what was seen before."""
    stored = (FOLDER / f"{name}.txt").read_text().splitlines()
    difference = list(unified_diff(stored, lines, "stored", "now", lineterm="", n=1))
    assert not difference, "\n".join([*difference[:60], "if this is meant: python -m tests.transcripts, and read it"])
