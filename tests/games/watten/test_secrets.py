"""Nobody is shown a card he must not know: W2.1, W5.8."""

import dataclasses
import random

import pytest

from bot.engine.chance import FairChance
from bot.engine.screen import Screen
from bot.engine.text import text
from bot.games.watten import TABLE
from bot.games.watten.model.cards import KRITISCHE
from bot.games.watten.model.score import SEATS
from bot.games.watten.tell.words import card_name
from tests.games.watten.secrets import QuickVoice, Voice, check, may_know, named, quick_play, shown, viewed
from tests.games.watten.tools import Table, cards, stack
from tests.playing import play
from tests.plugins.budget import Budget


def test_no_card_reaches_somebody_who_must_not_know_it() -> None:
    assert check(play(TABLE, 1), Voice(), every=5) > 50


@pytest.mark.parametrize("seed", range(3))
def test_no_card_is_even_meant_for_somebody_who_must_not_know_it(seed: int) -> None:
    assert check(quick_play(seed), QuickVoice(), every=4) > 50


@pytest.mark.soak
def test_no_card_reaches_anybody_in_many_random_games(budget: Budget) -> None:
    for seed in budget.seeds("games"):
        budget.found["screens read"] += check(quick_play(seed), QuickVoice(), every=10)
    assert budget.found["screens read"] > 200 * budget.done


def test_the_search_can_fail() -> None:
    voice = Voice()
    assert named(QuickVoice().say(text("watten-told-played", card=card_name(cards("G10")[0])))) == set(cards("G10"))
    assert named("Ost spielt Eichel-Acht und Max (Herz-König); m:x:3play:spiel GO") == set(cards("E8 HK GO"))
    leak = Screen(text("watten-my-cards"), (card_name(cards("S9")[0]),))
    assert shown(leak, voice) == set(cards("S9"))
    table = Table()
    table.do("West", "hebe 16", "schau nicht")
    own = table.rules.view(table.state, "Ost")
    wrong = dataclasses.replace(own, hand=table.state.deal.hands[0])
    assert not viewed(wrong) <= may_know(table.state, "Ost")
    assert not shown(TABLE.screen(wrong, voice, ""), voice) <= may_know(table.state, "Ost")


def test_w2_1_a_look_is_private_and_keeping_is_public() -> None:
    table = Table(stack("Nord", {}, bottom="HK"))
    table.do("West", "hebe 16", "schau")
    assert table.rules.view(table.state, "West").seen == cards("HK")[0]
    for seat in (None, "Nord", "Ost", "Süd"):
        assert table.rules.view(table.state, seat).seen is None
    table.do("West", "behalte")
    assert table.rules.view(table.state, None).kept == (0, 0, 0, 1)


def test_w2_1_who_left_a_card_still_knows_the_bottom() -> None:
    table = Table(stack("Nord", {}, opened="EU"))
    table.do("West", "hebe 16", "schau", "lass")
    assert table.rules.view(table.state, "West").seen == cards("EU")[0]
    assert table.rules.view(table.state, "Nord").seen is None


def test_a_look_at_a_plain_card_cannot_be_told_from_one_at_a_kritischen() -> None:
    steps = []
    for bottom in ("HK", ""):
        table = Table(stack("Nord", {}, bottom=bottom) if bottom else stack("Nord", {}, opened="EU"))
        table.do("West", "hebe 16", "schau")
        steps.append((table.rules.step(table.state), table.rules.waiting_for(table.state)))
    assert steps[0] == steps[1]


@pytest.mark.parametrize("seed", range(3))
def test_what_is_imagined_obeys_what_everybody_knows(seed: int) -> None:
    """A kept card is a Kritischer, and who announced something has it, in every imagined deal, too."""
    luck = random.Random(seed)
    game = quick_play(seed)
    different = 0
    for number, state in enumerate(game.states):
        seat = luck.choice((None, *SEATS))
        other = TABLE.rules.reimagine(state, seat, FairChance("sonst", b"i" * 32, number, seed))
        deal = other.deal
        different += deal != state.deal
        everything = [*deal.deck, *(card for hand in deal.hands for card in hand)]
        assert len(set(everything)) == len(everything)
        assert all(card in KRITISCHE for kept in deal.kept for card in kept)
        for place in range(4):
            assert set(deal.kept[place]) <= {*deal.hands[place], *deal.laid[place]}
        if deal.schlag is not None and game.options.kritische_named:
            by = (state.dealer + (0 if deal.swapped else 1)) % 4
            assert any(card % 8 == deal.schlag for card in (*deal.hands[by], *deal.laid[by]))
    assert different > len(game.states) / 2
