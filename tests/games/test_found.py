"""Games are found by merely existing, whatever they bring along."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import games


@pytest.fixture
def two_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Put two packages beside the games there are: only one of them says who may use its commands."""
    for name in ("bare", "whole"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text("GAMES = ()", "utf-8")
    (tmp_path / "whole" / "access.py").write_text("ACCESS = {'whole': ()}", "utf-8")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    yield
    for name in ("bare", "whole"):
        vars(games).pop(name, None)
        for module in [one for one in sys.modules if one.startswith(f"bot.games.{name}")]:
            del sys.modules[module]


usual = games.find_access()


@pytest.mark.usefixtures("two_more")
def test_a_game_without_commands_of_its_own_needs_no_rights() -> None:
    assert {"bare", "whole"} <= set(games.packages())
    assert games.find_access.__wrapped__() == {**usual, "whole": ()}
