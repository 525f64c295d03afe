"""Pictures of help pages: a little of the game itself, at a table as people know it."""

import pytest

from bot.games import find_games
from bot.help.example import _after, example
from tests.playing import PlainVoice


@pytest.mark.parametrize(("game", "people"), [("wizard", 4), ("kampf", 2), ("quidditch", 6)])
def test_four_sit_at_the_table_fewer_where_no_more_may_and_more_where_a_game_needs_them(game: str, people: int) -> None:
    assert len(_after(find_games()[game], 0).seats) == people


def test_a_game_that_is_over_is_shown_at_its_end() -> None:
    kampf = find_games()["kampf"]
    end = _after(kampf, 400)
    assert kampf.rules.outcome(end) is not None
    assert _after(kampf, 500) == end, "nothing moves in it any more"


def test_where_there_is_no_picture_whoever_wrote_the_page_is_told() -> None:
    kampf = find_games()["kampf"]
    with pytest.raises(ValueError, match="kampf shows no picture after 0 moves"):
        example(kampf, 0)(PlainVoice())
