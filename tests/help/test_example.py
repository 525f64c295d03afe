"""Pictures of help pages: a little of the game itself, at a table as people know it."""

import pytest

from bot.games import find_games
from bot.help.example import _after


@pytest.mark.parametrize(("game", "people"), [("wizard", 4), ("kampf", 2), ("quidditch", 6)])
def test_four_sit_at_the_table_fewer_where_no_more_may_and_more_where_a_game_needs_them(game: str, people: int) -> None:
    assert len(_after(find_games()[game], 0).seats) == people
