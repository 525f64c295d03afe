"""The computer player: legal, sensible, quick enough, and blind to what it must not see."""

import time

import pytest

from bot.engine.seats import Actor
from bot.games.wizard import TABLE
from bot.games.wizard.model.cards import BY_NAME
from bot.games.wizard.model.table import Bid, Choose, Play, State, TableOptions
from bot.games.wizard.playout import playout, strengths
from bot.games.wizard.robot import expected
from bot.games.wizard.rules.ranking import table
from tests.games.wizard.acting import act, deck
from tests.games.wizard.test_secrets import Luck
from tests.games.wizard.test_table import new, play

RULES = TABLE.rules


def decide(state: State) -> object:
    (seat,) = RULES.waiting_for(state)
    return TABLE.computers.play(RULES.view(state, seat), RULES.legal(state, seat), Luck(1))


def test_a_lone_zauberer_bids_one_and_a_lone_narr_none() -> None:
    state = play(new(deck("zauberer 1", "rot 9", "blau 2", turned="gelb 4")), "abheben 30")
    assert decide(state) == Bid(tricks=1)
    state = play(new(deck("narr 1", "rot 9", "blau 2", turned="gelb 4")), "abheben 30")
    assert decide(state) == Bid(tricks=0)


def test_trump_is_the_suit_it_holds() -> None:
    hand = "gelb 13, gelb 12"
    state = play(new(deck("rot 5, rot 6", "rot 9, rot 10", hand, turned="zauberer 1"), mode="round"), "abheben 30")
    assert decide(state) == Choose(suit=3)


def test_who_has_enough_ducks_and_who_needs_one_takes() -> None:
    hands = deck("rot 5, gelb 1", "rot 2, rot 9", "blau 2, blau 3", turned="gruen 4")
    begun = play(new(hands, mode="round"), "abheben 30", "ansage 1")
    assert decide(play(begun, "ansage 0", "ansage 0", "karte rot 5")) == Play(card=BY_NAME["rot 2"])
    assert decide(play(begun, "ansage 1", "ansage 1", "karte rot 5")) == Play(card=BY_NAME["rot 9"])


def test_better_hands_promise_more() -> None:
    weak, strong = [BY_NAME["rot 2"], BY_NAME["narr 1"]], [BY_NAME["zauberer 1"], BY_NAME["blau 13"]]
    assert expected(weak, 0, 3) < 0.5
    assert expected(strong, 0, 3) > 1.5


def test_a_playout_deals_out_every_trick() -> None:
    luck = Luck(3)
    for players in (2, 3, 4, 6):
        cards = luck.shuffle(range(60))
        hands = [list(cards[place * 9 : place * 9 + 9]) for place in range(players)]
        needs = [2] * players
        playout(hands, needs, 0, [], 1, strengths(1))
        assert sum(needs) == 2 * players - 9
        assert not any(hands)


def test_it_beats_random_players_and_thinks_under_100_ms() -> None:
    wins, longest = 0, []
    for seed in range(4):
        luck = Luck(seed)
        options = TableOptions(places=3)
        state: State = RULES.blank(options, ("A", "B", "C"))
        for event in RULES.setup(options, state.seats, luck):
            state = RULES.apply(state, event)
        while len(state.sheet.rows) < 6 and (waiting := RULES.waiting_for(state)):
            (seat,) = waiting
            legal = RULES.legal(state, seat)
            if seat == "A":
                started = time.process_time()
                action = TABLE.computers.play(RULES.view(state, seat), legal, luck)
                longest.append(time.process_time() - started)
            else:
                action = luck.random.choice(legal)
            state = act(TABLE, state, Actor.at(seat), TABLE.notation.write(action), luck)
        wins += "A" in table(state.sheet, state.seats)[0].seats
    assert wins >= 3
    assert sorted(longest)[int(len(longest) * 0.99)] < 0.1


@pytest.mark.parametrize("players", [3, 6])
def test_it_knows_nothing_but_its_view(players: int) -> None:
    luck = Luck(players)
    options = TableOptions(mode="full", places=players)
    state: State = RULES.blank(options, TABLE.lobby.seats(options))
    for event in RULES.setup(state.options, state.seats, luck):
        state = RULES.apply(state, event)
    for _ in range(60):
        (seat,) = RULES.waiting_for(state)
        legal = RULES.legal(state, seat)
        other = RULES.reimagine(state, seat, luck)
        choice = TABLE.computers.play(RULES.view(state, seat), legal, Luck(5))
        assert choice == TABLE.computers.play(RULES.view(other, seat), RULES.legal(other, seat), Luck(5))
        state = act(TABLE, state, Actor.at(seat), TABLE.notation.write(choice), luck)
