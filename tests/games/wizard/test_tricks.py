"""Following suit and taking tricks, clause by clause (Z1.1, Z1.4)."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.wizard.model.cards import BY_NAME, DECK, is_narr, is_zauberer, suit_of, suited, value_of, written
from bot.games.wizard.rules.tricks import best, led, playable


def cards(line: str) -> tuple[int, ...]:
    return tuple(BY_NAME[name.strip()] for name in line.split(",")) if line else ()


TRUMPS = {"blau": 0, "rot": 1, "gruen": 2, "gelb": 3, "-": None}


def test_z1_1_sixty_cards_four_suits_four_zauberer_four_narren() -> None:
    assert len(DECK) == len({written(card) for card in DECK}) == 60
    for suit in range(4):
        assert sorted(value_of(card) for card in DECK if suit_of(card) == suit) == list(range(1, 14))
    assert sum(map(is_zauberer, DECK)) == sum(map(is_narr, DECK)) == 4


@pytest.mark.parametrize(
    ("trick", "suit"),
    [
        ("", None),
        ("rot 9", 1),
        ("narr 1", None),
        ("narr 1, blau 3", 0),
        ("narr 1, narr 2, gelb 3, rot 1", 3),
        ("zauberer 1", None),
        ("zauberer 1, rot 9", None),
        ("narr 1, zauberer 1, rot 9", None),
        ("rot 9, zauberer 1, blau 2", 1),
        ("narr 1, rot 9, zauberer 1", 1),
    ],
)
def test_z1_4_the_first_suited_card_sets_the_suit_unless_a_zauberer_came_before(trick: str, suit: int | None) -> None:
    assert led(cards(trick)) == suit


@pytest.mark.parametrize(
    ("hand", "trick", "free"),
    [
        ("rot 1, blau 5, zauberer 1, narr 1", "rot 9", "rot 1, zauberer 1, narr 1"),
        ("blau 5, gelb 7", "rot 9", "blau 5, gelb 7"),
        ("rot 1, blau 5", "narr 1", "rot 1, blau 5"),
        ("rot 1, blau 5", "narr 1, blau 9", "blau 5"),
        ("rot 1, blau 5", "zauberer 1, blau 9", "rot 1, blau 5"),
        ("rot 1, blau 5", "narr 1, zauberer 1, blau 9", "rot 1, blau 5"),
        ("zauberer 1, narr 1", "rot 9", "zauberer 1, narr 1"),
    ],
)
def test_z1_4_follow_suit_unless_one_plays_zauberer_or_narr(hand: str, trick: str, free: str) -> None:
    assert playable(cards(hand), cards(trick)) == cards(free)


@pytest.mark.parametrize(
    ("trick", "trump", "winner"),
    [
        ("rot 9, rot 12, rot 3", "-", 1),
        ("rot 9, blau 13, rot 3", "-", 0),
        ("rot 9, blau 1, rot 13", "blau", 1),
        ("rot 9, blau 1, blau 2", "blau", 2),
        ("rot 13, zauberer 2, zauberer 1", "rot", 1),
        ("narr 1, narr 2, narr 3", "rot", 0),
        ("narr 1, gelb 1, narr 2", "-", 1),
        ("narr 1, zauberer 1, rot 13", "rot", 1),
        ("zauberer 3, rot 13, zauberer 1", "rot", 0),
        ("narr 1, gelb 2, blau 13, gelb 1", "-", 1),
        ("narr 4, gelb 2, blau 1", "blau", 2),
        ("gelb 5, narr 1, gelb 5", "-", 0),
    ],
)
def test_z1_4_who_takes_the_trick(trick: str, trump: str, winner: int) -> None:
    assert best(cards(trick), TRUMPS[trump]) == winner


def plainly_best(trick: tuple[int, ...], trump: int | None) -> int:
    """Word the clause as a list of questions, slowly."""
    for place, card in enumerate(trick):
        if is_zauberer(card):
            return place
    for suit in (trump, led(trick)):
        fitting = [card for card in trick if suit is not None and suit_of(card) == suit]
        if fitting:
            return trick.index(max(fitting))
    return 0


@given(st.lists(st.sampled_from(DECK), min_size=1, max_size=6, unique=True), st.sampled_from((None, 0, 1, 2, 3)))
def test_z1_4_every_trick_has_the_winner_the_clause_names(trick: list[int], trump: int | None) -> None:
    assert best(trick, trump) == plainly_best(tuple(trick), trump)


@given(st.lists(st.sampled_from(DECK), min_size=2, max_size=26, unique=True), st.integers(0, 5))
def test_there_is_always_a_card_to_play(drawn: list[int], size: int) -> None:
    trick, hand = drawn[: min(size, len(drawn) - 1)], tuple(drawn[min(size, len(drawn) - 1) :])
    free = playable(hand, trick)
    assert free
    assert set(free) <= set(hand)
    assert all(card in free for card in hand if is_zauberer(card) or is_narr(card))


def test_cards_are_written_in_their_order() -> None:
    assert all(a < b for a, b in pairwise([suited(0, 1), suited(0, 13), suited(3, 13), BY_NAME["zauberer 1"]]))
