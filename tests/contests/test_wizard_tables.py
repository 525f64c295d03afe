"""The games at the tables of a Wizard tournament: who sits where, how long the clock still runs (Z2.1, Z2.3, Z7.3)."""

import pytest

from bot.contests.common import events as e
from bot.contests.wizard.tables import LEAST_MINUTES, seating, table
from bot.games.wizard.model.block import BlockOptions
from bot.games.wizard.model.table import TableOptions
from tests.contests.table import Played
from tests.contests.test_who_may_when import players


def drawn(count: int = 8, **options: object) -> Played:
    game = players(count, **options)
    game.draw()
    return game


def minutes_at(game: Played) -> int | None:
    wanted = table(game.state, "1.1")
    assert wanted is not None and isinstance(wanted.options, BlockOptions)
    return wanted.options.minutes


def test_z2_3_the_geber_sits_first_and_the_others_follow_round_the_table() -> None:
    game = drawn(16)
    assert game.state.round is not None
    for one in game.state.round.tables:
        order = seating(game.state, one.name)
        around = list(one.entries)
        assert list(order) == ["A", "B", "C", "D"]
        assert list(order.values()) == around[one.first :] + around[: one.first]
    assert len({one.first for one in game.state.round.tables}) > 1, "the Geber is drawn"
    assert seating(game.state, "9.9") == {}


def test_with_real_cards_there_is_no_game_to_open() -> None:
    assert table(drawn(way="cards").state, "1.1") is None
    assert table(drawn(way="pad").state, "9.9") is None


@pytest.mark.parametrize("way", ["pad", "table"])
def test_z2_everybody_sits_where_the_draw_has_put_him(way: str) -> None:
    game = drawn(way=way)
    wanted = table(game.state, "1.1")
    assert wanted is not None
    assert isinstance(wanted.options, BlockOptions if way == "pad" else TableOptions)
    people = [game.state.entries[number - 1].seats[0] for number in seating(game.state, "1.1").values()]
    assert list(wanted.seats.values()) == people
    allowed = wanted.guests(wanted.options, ("B",))
    assert (allowed is None) == (way == "table"), "who has no Discord cannot hold cards there"


def test_z2_1_a_block_shows_what_is_left_of_the_common_clock_and_never_nothing() -> None:
    game = drawn(way="pad", minutes=50)
    assert minutes_at(game) == 50
    game.lead("begin")
    assert minutes_at(game) == 50
    left = []
    while game.wait():
        if isinstance(game.log[-1], e.Gonged):
            left.append((game.log[-1].left, minutes_at(game)))
    assert left and all(shown == max(LEAST_MINUTES, said) for said, shown in left)
    assert min(said for said, _ in left) == 0
