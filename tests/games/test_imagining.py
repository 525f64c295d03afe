"""What is imagined must be possible; where no deal of many is, the world stays as it is (W3.1, Z1.4, D2.3)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.games.dog import GAME as DOG
from bot.games.watten import TABLE as WATTEN
from bot.games.watten.imagine import of_rank, spread
from bot.games.watten.model.cards import rank_of
from bot.games.wizard import TABLE as WIZARD
from bot.games.wizard.imagine import dealt
from bot.games.wizard.model.cards import BY_NAME
from tests.games.dog.positions import SEAT, playing
from tests.games.watten.tools import Table, cards, stack
from tests.games.wizard.test_table import ONE, new, play


class Stubborn:
    """A chance that shuffles nothing and throws nothing but ones; it counts how often it was asked to shuffle."""

    def __init__(self) -> None:
        self.shuffled = 0

    def dice(self, count: int, sides: int) -> tuple[int, ...]:
        return (1,) * count

    def shuffle(self, things: Sequence[Any]) -> tuple[Any, ...]:
        self.shuffled += 1
        return tuple(things)


def test_d2_3_nobody_in_turn_is_imagined_with_a_hand_he_would_have_laid_down() -> None:
    """Hufflepuff has nobody out: only a card that brings somebody out can be played, and none is within reach."""
    state = playing("", "H", S="2 3", H="9 18", G="2 3", R="2 3")
    poor = replace(state, deck=("2",) * 6)
    chance = Stubborn()
    assert DOG.rules.reimagine(poor, SEAT["S"], chance) == poor
    assert chance.shuffled == 20, "it gives up after so many tries"
    over = replace(state, places=playing("S1 halle, S2 halle, S3 halle, G1 halle, G2 halle, G3 halle", "S").places)
    assert over.winners and DOG.rules.reimagine(over, SEAT["S"], chance) == over and chance.shuffled == 20


def test_z1_4_nobody_is_imagined_with_a_suit_he_has_shown_to_lack() -> None:
    red = [BY_NAME["rot 5"], BY_NAME["rot 9"]]
    none = frozenset[int]()
    assert dealt(red, [1, 1], [frozenset({red[0] // 13}), none]) is None
    assert dealt([*red, BY_NAME["blau 2"]], [1, 1], [frozenset({red[0] // 13}), none]) == (
        [(BY_NAME["blau 2"],), (red[0],)], (red[1],))  # fmt: skip
    state = play(new(ONE), "abheben 30")
    lacking = replace(state, deck=(), voids=tuple(frozenset({0, 1, 2, 3}) for _ in state.order))
    chance = Stubborn()
    assert WIZARD.rules.reimagine(lacking, "A", chance) == lacking
    assert chance.shuffled == 8


def test_w3_1_an_announcement_that_nobody_could_have_made_is_not_imagined() -> None:
    e7, hk, g8 = cards("E7 HK G8")
    assert spread([e7, hk], {0: 1, 1: 1}, {0: 1, 1: 1}, (), Stubborn()) == ({0: (e7,), 1: (hk,)}, ())
    assert spread([e7, g8], {0: 1, 1: 1}, {0: 1, 1: 1}, (), Stubborn()) is None, "one Kritischer is not two"
    assert spread([e7, g8], {0: 1}, {}, [(0, frozenset({g8}))], Stubborn()) == ({0: (g8,)}, (e7,))
    assert spread([e7, g8], {0: 1}, {}, [(0, frozenset({hk}))], Stubborn()) is None
    table = Table(stack("Nord", {"Ost": "EO E8 E9 E10 EU", "Nord": "G7 G8 G9 G10 GU"}))
    table.begin("O", "G")
    deal = table.state.deal
    without = tuple(tuple(card for card in hand if card not in of_rank(rank_of(cards("EO")[0]))) for hand in deal.hands)
    odd = replace(table.state, deal=replace(deal, hands=without, deck=(g8,)))
    assert WATTEN.rules.reimagine(odd, "Süd", Stubborn()) == odd, "nobody holds an Ober that could have been named"
