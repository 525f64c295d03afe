"""Every ledger, kept again: the same wishes bring the same answers, the same news and the same rows."""

import os
from difflib import unified_diff
from importlib import import_module
from pathlib import Path

import pytest

from bot.store.database import Database
from tests.service.ledger import Ledger
from tests.transcripts import WRITING

FOLDER = Path(__file__).parent / "ledgers"
LEDGERS = sorted(file.stem for file in FOLDER.glob("*.py") if file.stem != "__init__")


@pytest.mark.parametrize("name", LEDGERS)
async def test_the_same_wishes_write_the_same_rows(
    name: str, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    ledger = Ledger(database, monkeypatch)
    await import_module(f"tests.service.ledgers.{name}").keep(ledger)
    file = FOLDER / f"{name}.txt"
    if os.environ.get(WRITING):
        file.write_text("\n".join(ledger.lines) + "\n")
    difference = list(unified_diff(file.read_text().splitlines(), ledger.lines, "stored", "now", lineterm="", n=1))
    assert not difference, "\n".join([*difference[:60], "if this is meant: python -m tests.transcripts, and read it"])
