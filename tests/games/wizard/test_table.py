"""The Spieltisch, clause by clause (Z1.2-Z1.6, Z2.2, Z2.3, Z3.2, Z6.1)."""

from typing import Any

import pytest

from bot.engine.chance import FairChance
from bot.engine.model import Refused, TimeUp
from bot.engine.rules import AnyRules
from bot.engine.screen import Menu
from bot.engine.seats import NOBODY, REFEREE, Actor
from bot.games.wizard import TABLE
from bot.games.wizard.model.cards import BY_NAME, suit_of
from bot.games.wizard.model.sheet import Row, Sheet
from bot.games.wizard.model.table import State, TableOptions
from bot.games.wizard.rules.phases import turn
from bot.games.wizard.rules.table_state import cards, phase
from tests.games.wizard.acting import Script, act, attempt, deck, refusal
from tests.playing import PlainVoice

RULES: AnyRules = TABLE.rules


def new(*decks: tuple[int, ...], players: int = 3, die: int = 3, **options: Any) -> State:
    """Open a table whose Geber is the last seat, with stacked packs."""
    settings = TableOptions(places=players, **{"mode": "full", **options})
    seats = TABLE.lobby.seats(settings)
    state: State = RULES.blank(settings, seats)
    for event in RULES.setup(settings, seats, Script(*decks, die=die)):
        state = RULES.apply(state, event)
    return state


def play(state: State, *moves: str, chance: Any = None) -> State:
    """Let whoever's turn it is do one move after the other."""
    for move in moves:
        seat = turn(state)
        assert seat is not None
        state = act(TABLE, state, Actor.at(seat), move, chance)
    return state


ONE = deck("rot 5", "rot 9", "blau 2", turned="gelb 4")


def test_z2_3_the_first_geber_is_drawn_and_the_start_player_sits_to_his_left() -> None:
    assert [new(ONE, die=die).dealer for die in (1, 2, 3)] == ["A", "B", "C"]
    assert new(ONE, die=1).order == ("B", "C", "A")
    chance = FairChance("x", b"s" * 32, 0, 7)
    RULES.setup(TableOptions(), ("A", "B", "C", "D"), chance)
    assert [draw.ask for draw in chance.draws] == ["1w4", "mischen 60"], "both can be checked"


def test_z1_6_the_player_left_of_the_geber_cuts() -> None:
    state = new(ONE)
    assert (state.dealer, turn(state), phase(state)) == ("C", "A", "cut")
    assert refusal(TABLE, state, Actor.at("B"), "abheben 30") == "wizard-not-your-turn"
    assert refusal(TABLE, state, Actor.at("A"), "ansage 1") == "wizard-cut-first"
    dealt = play(state, "abheben 30")
    assert [list(hand) for hand in dealt.hands] == [[BY_NAME[name]] for name in ("rot 5", "rot 9", "blau 2")]


def test_z1_6_another_cut_is_another_deal() -> None:
    assert play(new(ONE), "abheben 31").hands != play(new(ONE), "abheben 30").hands


@pytest.mark.parametrize("at", [0, 2, 58, 60, 99])
def test_z6_1_fewer_than_three_or_more_than_57_cannot_be_cut(at: int) -> None:
    assert refusal(TABLE, new(ONE), Actor.at("A"), f"abheben {at}") == "wizard-cut-range"


def test_z6_1_three_and_57_can_be_cut() -> None:
    assert {action.at for action in RULES.legal(new(ONE), "A")} == set(range(3, 58))


def test_z1_6_hand_sizes_are_public() -> None:
    state = play(new(ONE), "abheben 30")
    assert [player.cards for player in RULES.view(state, None).players] == [1, 1, 1]


def test_z1_4_cards_are_marked_as_playable_for_whom_it_is_the_turn_to_play_and_not_while_bidding() -> None:
    state = play(new(ONE), "abheben 30")
    assert [RULES.view(state, seat).playable for seat in "ABC"] == [(), (), ()]
    state = play(state, "ansage 0", "ansage 0", "ansage 0")
    assert (phase(state), turn(state)) == ("play", "A")
    assert [RULES.view(state, seat).playable for seat in "ABC"] == [(BY_NAME["rot 5"],), (), ()]


def test_z1_2_the_turned_suit_is_trump() -> None:
    state = play(new(ONE), "abheben 30")
    assert (state.trump, phase(state)) == (3, "bid")


def test_z1_2_a_narr_means_no_trump() -> None:
    state = play(new(deck("rot 5", "rot 9", "blau 2", turned="narr 1")), "abheben 30")
    assert (state.trump, phase(state)) == (None, "bid")


def test_z1_2_a_zauberer_lets_the_geber_choose_after_seeing_his_hand() -> None:
    state = play(new(deck("rot 5", "rot 9", "blau 2", turned="zauberer 1")), "abheben 30")
    assert (phase(state), turn(state)) == ("trump", "C")
    assert RULES.view(state, "C").hand == (BY_NAME["blau 2"],)
    assert refusal(TABLE, state, Actor.at("A"), "trumpf rot") == "wizard-not-your-turn"
    assert refusal(TABLE, state, Actor.at("C"), "ansage 0") == "wizard-trump-first"
    assert len(RULES.legal(state, "C")) == 4
    state = play(state, "trumpf blau")
    assert (state.trump, phase(state), turn(state)) == (0, "bid", "A")


def test_z1_2_the_geber_is_offered_the_four_suits_and_nobody_else_is() -> None:
    state = play(new(deck("rot 5", "rot 9", "blau 2", turned="zauberer 1")), "abheben 30")
    offered = {
        seat: {
            button.move
            for row in TABLE.screen(RULES.view(state, seat), PlainVoice(), "").rows
            if not isinstance(row, Menu)
            for button in row
        }
        for seat in "ABC"
    }
    suits = {TABLE.notation.write(action) for action in RULES.legal(state, "C")}
    assert len(suits) == 4
    assert [offered[seat] & suits for seat in "ABC"] == [set(), set(), suits]


def test_z1_2_nothing_left_to_turn_means_no_trump() -> None:
    state = new(ONE)
    while len(state.sheet.rows) < 19:
        (seat,) = RULES.waiting_for(state)
        state = play(state, TABLE.notation.write(RULES.legal(state, seat)[0]))
    state = play(state, "abheben 30")
    assert cards(state) == 20
    assert (state.turned, state.trump, phase(state)) == (None, None, "bid")
    assert sorted(card for hand in state.hands for card in hand) == list(range(60))


def test_z1_3_bids_are_open_in_turn_from_zero_to_the_cards() -> None:
    state = play(new(ONE), "abheben 30")
    assert refusal(TABLE, state, Actor.at("B"), "ansage 0") == "wizard-not-your-turn"
    assert refusal(TABLE, state, Actor.at("A"), "ansage 2") == "wizard-bid-too-high"
    assert refusal(TABLE, state, Actor.at("A"), "karte rot 5") == "wizard-bids-first"
    state = play(state, "ansage 1", "ansage 0")
    assert [player.bid for player in RULES.view(state, None).players] == [1, 0, None]
    state = play(state, "ansage 0")
    assert (phase(state), turn(state)) == ("play", "A"), "left of the Geber leads"


def test_z2_2_one_trick_has_no_bar_two_have() -> None:
    state = play(new(ONE), "abheben 30", "ansage 1", "ansage 0")
    assert RULES.view(state, "C").barred is None
    two = deck("rot 5, rot 6", "rot 9, rot 10", "blau 2, blau 3", turned="gelb 4")
    state = play(new(two, mode="round"), "abheben 30", "ansage 1", "ansage 0")
    assert RULES.view(state, None).barred == 1
    assert refusal(TABLE, state, Actor.at("C"), "ansage 1") == "wizard-bid-barred"
    assert [action.tricks for action in RULES.legal(state, "C")] == [0, 2]


def test_z6_1_the_bar_is_an_option_in_free_games() -> None:
    two = deck("rot 5, rot 6", "rot 9, rot 10", "blau 2, blau 3", turned="gelb 4")
    state = new(ONE, two, bar=False)
    chance = Script(two)
    state = play(state, "abheben 30", "ansage 1", "ansage 0", "ansage 0", "karte rot 5", "karte rot 9", chance=chance)
    state = play(state, "karte blau 2", chance=chance)
    state = play(state, "abheben 30", "ansage 1", "ansage 0")
    assert RULES.view(state, None).barred is None
    assert [action.tricks for action in RULES.legal(state, turn(state) or "")] == [0, 1, 2]


def test_z1_4_z1_5_a_whole_game_is_played_and_scored() -> None:
    state = play(new(ONE), "abheben 30", "ansage 1", "ansage 0", "ansage 0", "karte rot 5")
    assert RULES.view(state, None).ahead == "A"
    assert refusal(TABLE, state, Actor.at("B"), "karte rot 5") == "wizard-not-your-card"
    state = play(state, "karte rot 9")
    assert RULES.view(state, None).ahead == "B"
    state = play(state, "karte blau 2")
    (row,) = state.sheet.rows
    assert (row.bids, row.tricks) == ((1, 0, 0), (0, 1, 0))
    assert (state.dealer, phase(state), cards(state)) == ("A", "cut", 2)
    assert state.last is not None and state.last.winner == "B"


def test_z1_4_who_can_follow_must() -> None:
    hands = deck("rot 5, gelb 1", "rot 9, blau 10", "blau 2, zauberer 1", turned="gelb 4")
    state = play(new(hands, mode="round"), "abheben 30", "ansage 1", "ansage 0", "ansage 0", "karte rot 5")
    assert refusal(TABLE, state, Actor.at("B"), "karte blau 10") == "wizard-must-follow"
    state = play(state, "karte rot 9")
    assert {action.card for action in RULES.legal(state, "C")} == {BY_NAME["blau 2"], BY_NAME["zauberer 1"]}


def test_the_last_trick_names_the_trump_of_its_own_game() -> None:
    state = play(
        new(ONE), "abheben 30", "ansage 1", "ansage 0", "ansage 0", "karte rot 5", "karte rot 9", "karte blau 2"
    )
    assert RULES.view(state, None).last.trump == 3
    assert play(state, "abheben 30").last.trump == 3  # type: ignore[union-attr]  # there was a trick


def tied_state() -> State:
    """Return the last card of a last game that leaves A and B level in everything."""
    options = TableOptions(mode="full", places=3)
    rows = tuple(
        Row(number, number, "C", ("A", "B", "C"), (number, number, 0), (0, 0, number)) for number in range(1, 20)
    )
    hands = ((BY_NAME["rot 5"],), (BY_NAME["rot 6"],), (BY_NAME["rot 9"],))
    return State(
        options, ("A", "B", "C"), "C", Sheet(rows), ("A", "B", "C"), hands=hands, bids=(1, 1, 1), won=(9, 9, 1),
        voids=(frozenset(),) * 3,
    )  # fmt: skip


def test_z3_2_the_tied_play_three_cards_and_the_rest_watches() -> None:
    three = deck("rot 1, rot 2, rot 3", "blau 11, blau 12, blau 13", turned="blau 1")
    state = play(tied_state(), "karte rot 5", "karte rot 6")
    state = play(state, "karte rot 9", chance=Script(three))
    assert state.playoff
    assert (state.dealer, state.order, cards(state)) == ("A", ("B", "A"), 3), "the Geber moves on among the tied"
    assert refusal(TABLE, state, Actor.at("C"), "abheben 30") == "wizard-not-in-playoff"
    assert RULES.outcome(state) is None
    state = play(state, "abheben 30", "ansage 0")
    assert RULES.view(state, None).barred == 3, "the same rules"
    state = play(state, "ansage 2", "karte rot 1", "karte blau 11")
    state = play(state, "karte blau 12", "karte rot 2", "karte blau 13", "karte rot 3")
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.places == (("C",), ("B",), ("A",))
    assert len(state.sheet.playoffs) == 1
    assert not RULES.waiting_for(state)


def test_time_up_the_table_does_the_plainest_thing() -> None:
    state = new(deck("rot 5", "rot 9", "blau 2", turned="zauberer 1"))
    seen = []
    while not state.sheet.rows:
        seen.append(phase(state))
        events = RULES.decide(state, NOBODY, TimeUp(), Script())
        assert not isinstance(events, Refused)
        assert events[0].kind == "too-late"
        for event in events:
            state = RULES.apply(state, event)
    assert seen == ["cut", "trump", "bid", "bid", "bid", "play", "play", "play"]
    assert state.sheet.rows[0].bids == (0, 0, 0)
    assert state.last is not None and state.last.trump == suit_of(BY_NAME["blau 2"])


@pytest.mark.parametrize("actor", [NOBODY, REFEREE, Actor(host=True), Actor.at("Z")])
def test_only_players_play(actor: Actor) -> None:
    assert refusal(TABLE, new(ONE), actor, "abheben 30") == "wizard-not-seated"


@pytest.mark.parametrize(
    "move", ["", "karte", "karte rot", "karte rot 14", "karte rot 0", "karte ROT 9", "ansage -1", "ansage 03",
             "trumpf lila", "abheben drei", "ansage 21", "karte zauberer 5", "ansage 1 ", "ansage ١"],
)  # fmt: skip
def test_nonsense_is_refused(move: str) -> None:
    assert isinstance(attempt(TABLE, new(ONE), Actor.at("A"), move), Refused)


def test_the_key_holds_for_a_part_of_a_game_and_the_clock_for_a_turn() -> None:
    state = play(new(ONE), "abheben 30")
    first = RULES.step(state)
    second = RULES.step(play(state, "ansage 1"))
    assert first.key == second.key
    assert first.clock != second.clock
    assert RULES.step(play(state, "ansage 1", "ansage 0", "ansage 0")).key != first.key
