"""What Watten tells the house: points of the compass, no computers at a pad or a tournament's table."""

import pytest

from bot.engine.spec import AnyGame
from bot.engine.text import Text
from bot.games.watten import PAD, TABLE
from bot.games.watten.model.pad import Confirm, PadOptions
from bot.games.watten.model.table import Raise, TableOptions
from tests.games.parts import nothing_special, open_to, seated

COMPASS = ("Nord", "Ost", "Süd", "West")


def test_four_sit_down_and_four_must() -> None:
    assert seated(TABLE, TableOptions()) == seated(PAD, PadOptions()) == (COMPASS, 4)


def test_where_computers_play_and_who_may_take_a_seat_in_the_middle() -> None:
    assert open_to(TABLE, TableOptions()) == (True, True)
    assert open_to(TABLE, TableOptions(contest=True)) == (False, False)
    assert open_to(PAD, PadOptions()) == (False, True)
    assert open_to(PAD, PadOptions(contest=True)) == (False, False)


@pytest.mark.parametrize("spec", [PAD, TABLE], ids=["pad", "table"])
def test_seats_are_points_of_the_compass_in_every_language(spec: AnyGame) -> None:
    words = ("nord", "ost", "sued", "west")
    assert [spec.lobby.named(seat) for seat in COMPASS] == [Text(f"watten-seat-{word}") for word in words]
    assert spec.lobby.spoken("Mitte") is None and spec.lobby.named("Mitte") == "Mitte"
    nothing_special(spec)
    assert spec.leading.open_for is None
    assert not spec.leading.afterwards(Confirm()) and not spec.leading.afterwards(Raise())
    assert spec.manners.announces == frozenset() and not spec.manners.free_speech


def test_the_lobby_says_who_plays_together() -> None:
    assert PAD.lobby.about(PadOptions()) == TABLE.lobby.about(TableOptions()) == Text("watten-partners")
    assert TABLE.lobby.about(TableOptions(drawn=True)) == Text("watten-partners-drawn")
