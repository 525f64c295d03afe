"""Whole games for two, three and four players, as text to read; `python -m tests.games.dog.transcript` writes them."""

import pytest

from tests.games.dog.transcript import FOLDER, GAMES, replayed


@pytest.mark.parametrize("name", GAMES)
def test_golden_games_play_out_the_same(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert replayed(text) == text
    assert "gewinn" in text.splitlines()[-2]


def test_golden_games_show_the_whole_game() -> None:
    text = "".join((FOLDER / f"{name}.txt").read_text(encoding="utf-8") for name in GAMES)
    for word in (
        *("kommt heraus", "Hausmeister", "tauscht mit", "zurück auf Feld", "in die Große Halle", "wirft", "zieht eine"),
        *("legt ab", "Joker", "schickt", "ohne Wirkung"),
    ):
        assert word in text, word
