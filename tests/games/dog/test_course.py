"""D2, D6.2, D7.1, D7.2: rounds, exchange, turns, dropping out, drawing, the end, and what happens to the absent."""

from collections import Counter
from dataclasses import replace

import pytest

from bot.engine.model import Refused, TimeUp
from bot.engine.seats import NOBODY, REFEREE, Actor
from bot.games.dog import GAME
from bot.games.dog.model import (
    Card,
    Dealt,
    Discarded,
    DogOptions,
    Drew,
    Exchanged,
    Folded,
    Gave,
    Opened,
    Passed,
    Played,
    Shuffled,
    State,
)
from bot.games.dog.moves import DECK
from tests.games.dog.positions import (
    RULES,
    SEAT,
    act,
    after,
    begun,
    chance,
    done,
    hand,
    legal,
    playing,
    refused,
    written,
)


def give_all(state: State) -> State:
    """Let everybody give the first card."""
    for player in state.players:
        state = after(
            state, RULES.decide(state, Actor.at(player.seat), GAME.notation.read(f"gib {player.hand[0]}"), chance())
        )
    return state


def out_of_cards(state: State) -> State:
    """End the round at once: time is up for everybody."""
    number = state.round
    for _ in range(200):
        if state.round != number:
            return state
        state = after(state, RULES.decide(state, NOBODY, TimeUp(), chance(state.clock)))
    raise AssertionError("the round does not end")


def test_d2_1_the_first_dealer_is_drawn_by_lot() -> None:
    dealers = set()
    for n in range(40):
        options = GAME.options()
        opened = RULES.setup(options, GAME.lobby.seats(options), chance(n))[0]
        assert isinstance(opened, Opened)
        dealers.add(opened.dealer)
    assert dealers == set(SEAT.values())


def test_d2_1_hands_shrink_from_six_to_two_and_begin_again() -> None:
    state, sizes = begun(3), []
    for _ in range(7):
        sizes.append({len(player.hand) for player in state.players})
        state = out_of_cards(replace(state, places=begun(3).places))
    assert sizes == [{6}, {5}, {4}, {3}, {2}, {6}, {5}]


def test_d2_1_the_deck_passes_to_the_left_and_that_player_starts_and_deals_next() -> None:
    state = begun(4)
    for _ in range(3):
        dealer = state.dealer
        playing_now = give_all(state)
        assert playing_now.turn == (dealer + 1) % 4 or any(isinstance(one, Folded) for one in playing_now.laid)
        state = out_of_cards(playing_now)
        assert state.dealer == (dealer + 1) % 4


def test_d2_1_not_enough_cards_the_rest_is_dealt_and_the_discards_shuffled() -> None:
    state = playing("", "S", S="T", H="", G="", R="")
    last: tuple[Card, ...] = ("9", "J", "7")
    rest = list(DECK)
    for card in ("T", *last):
        rest.remove(card)
    state = replace(state, deck=last, discards=tuple(rest), round=1, dealer=0)
    events = act(state, "S", "T ab")
    assert not isinstance(events, Refused)
    shuffled, dealt = events[-2:]
    assert isinstance(shuffled, Shuffled) and isinstance(dealt, Dealt)
    assert len(shuffled.cards) == 75
    hands = dict(dealt.hands)
    assert dealt.dealer == SEAT["H"]
    first = [hands[SEAT[house]] for house in "GRS"]
    assert all(card in held for card, held in zip(last, first, strict=True)), "D7.1: singly, from the dealer's left"
    assert {len(held) for held in hands.values()} == {5}


def test_d7_1_the_discards_are_shuffled_only_when_needed() -> None:
    state = begun(4)
    dealt = [out_of_cards(state)]
    assert len(dealt[0].discards) == 24 and len(dealt[0].deck) == 78 - 24 - 20


def test_d2_2_team_mates_swap_one_card_chosen_before_seeing_the_others() -> None:
    state = begun(4)
    mine, theirs = state.player(SEAT["S"]).hand[0], state.player(SEAT["G"]).hand[-1]
    state = done(state, "S", f"gib {mine}")
    assert len(state.player(SEAT["S"]).hand) == 5
    assert len(state.player(SEAT["G"]).hand) == 6
    assert RULES.view(state, SEAT["G"]).got is None
    state = done(state, "G", f"gib {theirs}")
    for house in "HR":
        assert state.phase == "swap"
        state = done(state, house, f"gib {state.player(SEAT[house]).hand[0]}")
    assert state.phase == "play"
    assert (state.player(SEAT["S"]).got, state.player(SEAT["G"]).got) == (theirs, mine)


def test_d2_2_without_teams_one_card_goes_to_the_left() -> None:
    state = begun(3)
    for house in "SHG":
        state = done(state, house, f"gib {state.player(SEAT[house]).hand[0]}")
    gave = [player.given for player in state.players]
    assert [player.got for player in state.players] == [gave[2], gave[0], gave[1]]


def test_d2_2_only_once_and_only_what_one_holds() -> None:
    state = begun(4)
    card = state.player(SEAT["S"]).hand[0]
    lacking = next(card for card in DECK if card not in state.player(SEAT["S"]).hand)
    assert refused(state, "S", f"gib {lacking}") == "dog-not-your-card"
    state = done(state, "S", f"gib {card}")
    assert refused(state, "S", f"gib {state.player(SEAT['S']).hand[0]}") == "dog-given-already"
    assert refused(state, "H", "2 H1+2") == "dog-swap-first"
    assert refused(playing(), "S", "gib 2") == "dog-swap-over"


def test_d2_3_clockwise_one_card_each_without_drawing() -> None:
    state = playing("S1 1, H1 13, G1 25, R1 37", "S", S="2 3", H="2 3", G="2 3", R="2 3")
    for house in "SHGR":
        assert state.player(SEAT[house]).hand == ("2", "3")
        state = done(state, house, f"2 {house}1+2")
        assert state.player(SEAT[house]).hand == ("3",)
    assert RULES.waiting_for(state) == {SEAT["S"]}
    assert state.discards == ("2",) * 4


def test_d2_3_who_can_play_nothing_lays_down_his_hand_and_is_out() -> None:
    state = playing("S1 1", "S", S="2 3", H="5 6", G="9 2", R="7 7")
    events = act(state, "S", "2 S1+2")
    assert not isinstance(events, Refused)
    assert [event.kind for event in events] == ["played", "folded"]
    state = after(state, events)
    assert RULES.waiting_for(state) == {SEAT["G"]}
    assert hand(state, "H") == "" and state.discards == ("2", "5", "6")
    state = done(state, "G", "9 G1 raus")
    assert RULES.waiting_for(state) == {SEAT["S"]}, "R is out, too"
    assert {folded.seat for folded in state.laid} == {SEAT["H"], SEAT["R"]}


def test_d2_3_if_any_card_can_be_played_one_must_be_even_to_ones_own_harm() -> None:
    state = playing("S1 1, S2 3, H1 13", "S", S="2 T", H="2")
    assert legal(state, "S") == ["2 S1+2", "2 S2+2", "T S1/H1", "T S2/H1"]
    only = playing("S1 1, S2 3, HM 5, H1 halle", "S", S="2")
    assert set(legal(only, "S")) == {"2 S1+2", "2 S2+2", "2 HM-2"}
    assert refused(playing("S1 1", "S", 2, S="2"), "S", "weg 2") == "dog-must-play"


def test_d2_3_caretaker_and_an_idle_tausch_count_as_playable() -> None:
    assert legal(playing("HM 20, H1 halle", "S", S="5"), "S") == ["5 HM-5"]
    assert legal(playing("", "S", S="T"), "S") == ["T ab"]
    state = playing("", "S", S="T 5", H="T", G="5", R="5")
    events = act(state, "S", "T ab")
    assert not isinstance(events, Refused)
    assert [event.kind for event in events] == ["played"]


def test_d2_3_no_cards_left_is_skipped() -> None:
    state = playing("S1 1, G1 25, R1 37, H1 13", "S", S="2 3", H="", G="2", R="")
    state = done(state, "S", "2 S1+2")
    assert RULES.waiting_for(state) == {SEAT["G"]}
    state = done(state, "G", "2 G1+2")
    assert RULES.waiting_for(state) == {SEAT["S"]}


def test_d2_3_the_round_ends_when_all_hands_are_empty() -> None:
    state = playing("S1 1", "S", S="2", H="", G="", R="")
    events = act(state, "S", "2 S1+2")
    assert not isinstance(events, Refused)
    assert [event.kind for event in events] == ["played", "dealt"]


@pytest.mark.parametrize("count", [2, 3])
def test_d2_3_two_and_three_players_discard_and_may_draw(count: int) -> None:
    state = playing("G1 24", "S", count, S="2 3", G="2")
    assert legal(state, "S") == ["weg 2", "weg 3"]
    state = done(state, "S", "weg 3")
    assert legal(state, "S") == ["zieh", "fertig"]
    assert RULES.step(state).text.id == "dog-step-draw"
    state = replace(state, deck=("5", *state.deck))
    state = done(state, "S", "zieh")
    assert hand(state, "S") == "2 5"
    assert legal(state, "S") == ["weg 2", "weg 5"]
    state = done(state, "S", "weg 5")
    assert hand(state, "S") == "2", "as many cards as after playing one"
    assert SEAT["S"] not in RULES.waiting_for(state)


def test_d7_2_a_drawn_card_that_can_be_played_must_be() -> None:
    state = playing("G1 24", "S", 2, S="2 3", G="2")
    state = replace(done(state, "S", "weg 3"), deck=("9", *state.deck))
    state = done(state, "S", "zieh")
    assert legal(state, "S")[0] == "9 S1 raus" and all(move.endswith("raus") for move in legal(state, "S"))
    assert refused(state, "S", "weg 2") == "dog-must-play"
    assert refused(state, "S", "2 S1+2") == "dog-only-drawn"
    state = done(state, "S", "9 S1 raus")
    assert hand(state, "S") == "2" and RULES.waiting_for(state) == {SEAT["G"]}


def test_d7_2_not_drawing_ends_the_turn() -> None:
    state = done(playing("G1 24", "S", 2, S="2 3", G="2"), "S", "weg 3")
    assert refused(state, "S", "weg 2") == "dog-draw-or-not"
    assert refused(state, "S", "2 S1+2") == "dog-draw-or-not"
    state = done(state, "S", "fertig")
    assert RULES.waiting_for(state) == {SEAT["G"]} and hand(state, "S") == "2"


def test_d2_3_drawing_from_an_empty_deck_shuffles_the_discards() -> None:
    state = replace(playing("G1 24", "S", 2, S="2 3", G="2"), deck=(), discards=("5", "6"))
    events = act(done(state, "S", "weg 3"), "S", "zieh")
    assert not isinstance(events, Refused)
    shuffled, drew = events
    assert isinstance(shuffled, Shuffled) and isinstance(drew, Drew)
    assert sorted(shuffled.cards) == ["3", "5", "6"] and drew.card == shuffled.cards[0]


def test_d2_4_the_bot_gives_partners_no_word_of_each_others_hands() -> None:
    state = playing("S1 1", "S", S="2 3", H="2", G="7 J", R="2")
    other = replace(state, players=tuple(
        replace(player, hand=("5", "6")) if player.seat == SEAT["G"] else player for player in state.players
    ))  # fmt: skip
    assert RULES.view(state, SEAT["S"]) == RULES.view(other, SEAT["S"])


# -- the end -----------------------------------------------------------------------------------------------------------


def test_d6_2_the_first_team_with_six_home_wins_hands_need_not_be_empty() -> None:
    state = playing("S1 halle, S2 halle, S3 halle, G1 halle, G2 halle, G3 23, HM 40", "S", S="2 3", H="2")
    state = done(state, "S", "2 G3+2h")
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.places == ((SEAT["S"], SEAT["G"]), (SEAT["H"], SEAT["R"]))
    assert dict(outcome.points) == {SEAT["S"]: 3, SEAT["G"]: 3, SEAT["H"]: 0, SEAT["R"]: 0}
    assert hand(state, "S") == "3" and not RULES.waiting_for(state)
    assert refused(state, "S", "3 G3+3") == "dog-over"


def test_d6_2_no_win_alone() -> None:
    state = playing("S1 halle, S2 halle, S3 47, HM 40", "S", S="2 3", G="2", H="2")
    assert RULES.outcome(done(state, "S", "2 S3+2h")) is None


def test_d1_3_without_teams_three_home_win_and_the_others_are_ranked() -> None:
    state = playing("S1 halle, S2 halle, S3 47, H1 halle, HM 40", "S", 3, S="2 3", G="2", H="2")
    outcome = RULES.outcome(done(state, "S", "2 S3+2h"))
    assert outcome is not None and outcome.places == ((SEAT["S"],), (SEAT["H"],), (SEAT["G"],))


# -- the absent, strangers and nonsense --------------------------------------------------------------------------------


def test_d6_2_absent_at_the_exchange_a_random_card_goes() -> None:
    state = begun(4)
    state = done(state, "S", f"gib {state.player(SEAT['S']).hand[0]}")
    gone: Counter[str] = Counter()
    for n in range(60):
        events = RULES.decide(state, NOBODY, TimeUp(), chance(n))
        assert not isinstance(events, Refused)
        gave = [event for event in events if isinstance(event, Gave)]
        assert [event.seat for event in gave] == [SEAT["H"], SEAT["G"], SEAT["R"]]
        assert all(event.late and event.card in state.player(event.seat).hand for event in gave)
        assert isinstance(events[3], Exchanged)
        gone[gave[0].card] += 1
    assert set(gone) == set(state.player(SEAT["H"]).hand)


def test_the_absent_in_turn_are_moved_sensibly() -> None:
    state = playing("S1 46, S2 3", "S", S="3 5", H="2")
    events = RULES.decide(state, NOBODY, TimeUp(), chance())
    assert not isinstance(events, Refused)
    played = events[0]
    assert isinstance(played, Played) and played.late and played.move == "S1+3h"


def test_the_absent_without_a_move_discard_and_do_not_draw() -> None:
    state = playing("G1 24", "S", 2, S="5 7", G="2")
    for kind in (Discarded, Passed):
        events = RULES.decide(state, NOBODY, TimeUp(), chance())
        assert not isinstance(events, Refused)
        assert isinstance(events[0], kind)
        state = after(state, events)
    assert hand(state, "S") == "7"


def test_who_may_not_act_is_told_why() -> None:
    state = playing("S1 1, H1 12", "S", S="2 5", H="2")
    assert refused(state, "H", "2 H1+2") == "dog-wait"
    assert refused(state, "S", "7 S1+7") == "dog-not-your-card"
    assert refused(state, "S", "2 S1+3") == "dog-no-such-move"
    assert refused(state, "S", "zieh") == "dog-nothing-to-draw"
    assert refused(playing("S1 8, S2 1, H1 12", "S", S="2 6"), "S", "6 S1+6") == "dog-no-such-move"
    assert refused(playing("S1 8, H1 12, S2 20", "S", S="2 5", H="2"), "S", "5 S1+5") == "dog-no-such-move"
    assert refused(playing("S1 8, H1 12", "S", S="2 6"), "S", "6 S1+6") == "dog-card-stuck"
    for actor in (NOBODY, REFEREE):
        answer = RULES.decide(state, actor, GAME.notation.read("2 S1+2"), chance())
        assert isinstance(answer, Refused) and answer.code == "dog-not-seated"


def test_houses_are_chosen_or_drawn() -> None:
    assert [player.seat for player in begun(4).players] == [SEAT[house] for house in "SHGR"]
    tables = set()
    for n in range(30):
        options = DogOptions(draw_houses=True, players=4)
        seats = GAME.lobby.seats(options)
        assert seats == ("Platz 1", "Platz 2", "Platz 3", "Platz 4")
        opened = RULES.setup(options, seats, chance(n))[0]
        assert isinstance(opened, Opened)
        assert [house for house, _ in opened.table] == [0, 1, 2, 3]
        tables.add(opened.table)
    assert len(tables) > 10


def test_steps_never_look_alike() -> None:
    state, keys = begun(2), []
    while RULES.outcome(state) is None:
        keys.append(RULES.step(state).key)
        state = after(state, RULES.decide(state, NOBODY, TimeUp(), chance(len(keys))))
    assert len(keys) == len(set(keys))
    assert written(state.places).count("halle") >= 3
