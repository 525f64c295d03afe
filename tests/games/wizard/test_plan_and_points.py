"""How many cards, which bids, how many points (Z1.1, Z1.3, Z1.5, Z2.1, Z2.2, Z2.5)."""

import pytest
from pydantic import ValidationError

from bot.games.wizard.model.block import BlockOptions
from bot.games.wizard.model.sheet import Row, Sheet
from bot.games.wizard.model.table import TableOptions
from bot.games.wizard.rules.bids import allowed, barred
from bot.games.wizard.rules.plan import after, bidding_order, plan
from bot.games.wizard.rules.points import late_points, points, results, total


@pytest.mark.parametrize(("players", "games"), [(3, 20), (4, 15), (5, 12), (6, 10)])
def test_z1_1_game_g_deals_g_cards_until_the_pack_is_used_up(players: int, games: int) -> None:
    assert plan("full", players) == tuple(range(1, games + 1))


@pytest.mark.parametrize(
    ("players", "counts"),
    [
        (5, (2, 4, 5, 6, 7, 8, 9, 10, 11, 12)),
        (4, (1, 3, 5, 7, 9, 11, 12, 13, 14, 15)),
        (3, (2, 4, 6, 8, 10, 12, 14, 16, 18, 20)),
    ],
)
def test_z2_1_a_round_has_ten_games(players: int, counts: tuple[int, ...]) -> None:
    assert plan("round", players) == counts
    assert len(counts) == 10
    assert max(counts) * players <= 60


@pytest.mark.parametrize("options", [{"mode": "round", "bar": False}, {"mode": "round", "places": 6}])
def test_z2_1_variants_are_off_in_a_round_and_six_are_too_many(options: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        TableOptions.model_validate(options)
    with pytest.raises(ValidationError):
        BlockOptions.model_validate({"players" if key == "places" else key: value for key, value in options.items()})


@pytest.mark.parametrize("number", [2, 7])
def test_z1_1_three_to_six_players(number: int) -> None:
    with pytest.raises(ValidationError):
        TableOptions(places=number)
    with pytest.raises(ValidationError):
        BlockOptions(players=number)


def test_z1_3_bidding_starts_left_of_the_geber_who_is_last() -> None:
    seats = ("A", "B", "C", "D")
    assert bidding_order(seats, "B", seats) == ("C", "D", "A", "B")
    assert bidding_order(seats, "B", ("A", "C")) == ("C", "A")
    assert after(seats, "D", seats) == "A"
    assert after(seats, "D", ("C", "D")) == "C"


@pytest.mark.parametrize(
    ("bid", "tricks", "score"), [(0, 0, 20), (3, 3, 50), (20, 20, 220), (2, 3, -10), (3, 0, -30), (0, 5, -50)]
)
def test_z1_5_score(bid: int, tricks: int, score: int) -> None:
    assert points(bid, tricks) == score


def test_z2_2_the_example_of_the_rule_book() -> None:
    """Ten cards; Peter 4, Lena 0, Tobias 2, Carola 3: Steffi may say anything but one."""
    assert barred(10, (4, 0, 2, 3), 5, bar=True) == 1
    assert allowed(10, (4, 0, 2, 3), 5, bar=True) == (0, 2, 3, 4, 5, 6, 7, 8, 9, 10)


@pytest.mark.parametrize(
    ("cards", "bids", "players", "bar", "number"),
    [
        (5, (2, 1), 4, True, None),  # not the last bidder
        (5, (2, 1, 1), 4, True, 1),
        (5, (2, 3, 0), 4, True, 0),
        (5, (5, 5, 0), 4, True, None),  # over already: nothing can make it add up
        (1, (0, 0, 0), 4, True, None),  # one trick only
        (2, (0, 0, 0), 4, True, 2),
        (5, (2, 1, 1), 4, False, None),  # the option is off (Z6.1)
    ],
)
def test_z2_2_only_the_last_bidder_has_a_bar(
    cards: int, bids: tuple[int, ...], players: int, bar: bool, number: int | None
) -> None:
    assert barred(cards, bids, players, bar=bar) == number
    assert (number is None) == (allowed(cards, bids, players, bar=bar) == tuple(range(cards + 1)))


def test_z2_5_late_costs_thirty_and_twenty_more_each_game() -> None:
    assert [late_points(game) for game in range(1, 10)] == [-30, -50, -70, -90, -110, -130, -150, -170, -190]


def test_z2_5_missed_games_add_up_and_z6_2_are_no_single_results() -> None:
    rows = (
        Row(1, 1, "A", ("B", "A"), (0, 1), (0, 1), ("C",)),
        Row(2, 3, "B", ("A", "B"), (1, 1), (2, 1), ("C",)),
        Row(3, 5, "C", ("A", "B", "C"), (1, 1, 2), (2, 1, 2)),
    )
    assert total(Sheet(rows), "C") == -30 - 50 + 40
    assert results(Sheet(rows), "C") == (40,)
