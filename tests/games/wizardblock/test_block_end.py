"""The block: the clock and the end. Clauses: Z2.1, Z3.2."""

from bot.engine.seats import REFEREE
from bot.games.wizard import BLOCK
from bot.games.wizard.model.pad import State
from bot.games.wizard.rules.block_state import cards, clock_out, done, order, over
from tests.games.wizard.acting import refusal
from tests.games.wizardblock.tools import HOST, RULES, A, game, new, places, time_up, write


def test_z2_1_fifty_minutes_with_warnings_then_the_running_game_is_finished() -> None:
    state = new(mode="round", minutes=50)
    seconds = []
    clocks = []
    for _ in range(5):
        seconds.append(RULES.time_limit(state))
        clocks.append(RULES.step(state).clock)
        written = write(state, "ansage 1")
        assert RULES.step(written).clock == clocks[-1], "writing does not stop the clock"
        assert RULES.step(written).key != RULES.step(state).key
        state = time_up(state)
    assert seconds == [5 * 60, 35 * 60, 5 * 60, 4 * 60, 60], "the first five minutes are for those who are late"
    assert len(set(clocks)) == 5
    assert clock_out(state)
    begun = write(state, "ansage 1")
    assert refusal(BLOCK, begun, A, "schluss") == "wizardblock-finish-game-first"
    ended = write(begun, "ansagen 1 0 0 1", "stiche 1 0 0 0", "stimmt")
    assert ended.finished == "clock"


def test_z2_1_between_games_the_round_ends_with_the_clock() -> None:
    state = game(new(mode="round", minutes=50), "1 0 0 1", "1 0 0 0")
    for _ in range(5):
        state = time_up(state)
    state = write(state, "schluss")
    assert done(state)


def test_no_clock_in_online_preliminaries_and_free_games() -> None:
    assert "gong" not in RULES.step(new(mode="round")).text.id
    state = time_up(game(new(), "1 0 0 1", "1 0 0 0"))
    assert state.finished == "idle", "a pad nobody writes in is ranked some day"
    assert over(state)


# -- the end (Z3.2) ---------------------------------------------------------------------------------------------------


def tied_pad(mode: str = "full") -> State:
    """C and D are level in everything after one game."""
    return write(game(new(mode=mode), "1 0 0 1", "1 0 0 0"), "schluss", by=HOST)


def test_z3_2_level_in_everything_plays_three_cards() -> None:
    state = tied_pad()
    assert state.tie == ("C", "D")
    assert (order(state), cards(state), over(state)) == (("D", "C"), 3, False)
    assert refusal(BLOCK, state, REFEREE, "ansagen 1 2") == "wizard-bid-barred"
    state = write(state, "ansagen 1 1", "stiche 1 2", "stimmt")
    assert over(state)
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.places == (("B",), ("D",), ("C",), ("A",))
    assert dict(outcome.points) == {"A": -10, "B": 30, "C": 20, "D": 20}


def test_z3_2_z6_4_still_level_after_it_shares_the_place() -> None:
    state = write(tied_pad(), "ansagen 2 3", "stiche 1 2", "stimmt")
    assert over(state)
    assert places(state) == (("B",), ("C", "D"), ("A",))


def test_the_place_may_be_shared_without_a_play_off() -> None:
    assert refusal(BLOCK, tied_pad(), A, "teilen") == "wizardblock-host-only"
    outcome = RULES.outcome(write(tied_pad(), "teilen", by=HOST))
    assert outcome is not None and outcome.places == (("B",), ("C", "D"), ("A",))


def test_a_correction_that_parts_the_tied_ends_the_play_off() -> None:
    state = write(tied_pad(), "ansage 1")
    state = write(state, "strafe C", by=REFEREE)
    assert over(state)
    assert places(state) == (("B",), ("D",), ("A",), ("C",))


def test_two_ties_are_two_play_offs() -> None:
    state = write(game(new(), "0 0 1 0", "0 0 0 1"), "schluss", by=HOST)
    groups = []
    while not over(state):
        groups.append(state.tie)
        state = write(state, "ansagen 0 1", "stiche 0 3", "stimmt")
    assert groups == [("B", "C"), ("A", "D")]
    assert len(state.sheet.playoffs) == 2
    assert len(places(state)) == 4


def test_the_last_game_ends_the_pad() -> None:
    state = new(6)
    while not done(state):
        count, players = cards(state), len(order(state))
        state = game(state, " ".join(["0"] * (players - 1) + ["1"]), " ".join([str(count), *["0"] * (players - 1)]))
    assert len(state.sheet.rows) == 10
    while state.tie:
        state = write(state, "teilen", by=HOST)
    assert over(state)
    assert refusal(BLOCK, state, A, "ansage 1") == "wizardblock-is-over"
    assert RULES.legal(state, "A") == ()
