"""The Block, clause by clause (Z2.1, Z2.2, Z2.4-Z2.8, Z3.2, Z6.2, Z6.3)."""

import pytest

from bot.engine.seats import NOBODY, REFEREE, Actor
from bot.games.wizard import BLOCK
from bot.games.wizard.rules.block_state import active, bar, cards, number, order, over, phase, turn
from bot.games.wizard.rules.points import total
from tests.games.wizard.acting import attempt, refusal
from tests.games.wizardblock.tools import HOST, RULES, A, B, game, new, write

# -- entering (Z2.8, Z2.2, Z6.3) --------------------------------------------------------------------------------------


def test_z2_8_bids_in_seat_order_from_the_gebers_left() -> None:
    state = new()
    assert (state.dealer, order(state), turn(state)) == ("A", ("B", "C", "D", "A"), "B")
    state = write(state, "ansage 1", "ansage 0")
    assert (state.entry.bids, turn(state)) == ((1, 0), "D")
    assert refusal(BLOCK, state, A, "ansage A 1") == "wizardblock-out-of-turn"
    assert refusal(BLOCK, state, A, "stich 1") == "wizardblock-bids-first"
    assert refusal(BLOCK, state, A, "stiche 1 0 0 0") == "wizardblock-bids-first"
    assert refusal(BLOCK, state, A, "stimmt") == "wizardblock-not-complete"


def test_z2_3_the_first_geber_may_be_drawn_or_named() -> None:
    assert new(draw=True).dealer == "B"
    state = write(new(), "geber C", by=HOST)
    assert (state.dealer, turn(state)) == ("C", "D")
    assert refusal(BLOCK, write(state, "ansage 1"), HOST, "geber A") == "wizardblock-geber-fixed"
    assert refusal(BLOCK, new(), A, "geber C") == "wizardblock-host-only"


def test_z2_2_the_last_bidder_cannot_enter_the_barred_number() -> None:
    state = game(new(mode="round"), "1 0 0 1", "1 0 0 0")
    state = write(state, "ansage 1", "ansage 1", "ansage 0")
    assert (cards(state), bar(state)) == (3, 1)
    assert refusal(BLOCK, state, A, "ansage 1") == "wizard-bid-barred"
    assert refusal(BLOCK, state, A, "ansagen 1 1 0 1") == "wizard-bid-barred"
    assert refusal(BLOCK, state, A, "ansage 4") == "wizard-bid-too-high"


def test_z6_3_a_changed_bid_that_bars_the_last_one_strikes_it() -> None:
    state = game(new(mode="round"), "1 0 0 1", "1 0 0 0")
    state = write(state, "ansagen 1 1 0 0", "ansage C 2")
    assert order(state) == ("C", "D", "A", "B")
    assert state.entry.bids == (2, 1, 0), "2 + 1 + 0 bars B's nothing"
    assert (phase(state), turn(state), bar(state)) == ("bids", "B", 0)


def test_z2_8_changing_an_earlier_bid_works_the_bar_out_again() -> None:
    state = game(new(mode="round"), "1 0 0 1", "1 0 0 0")
    state = write(state, "ansage 1", "ansage 1", "ansage 0")
    assert bar(state) == 1
    state = write(state, "ansage C 0")
    assert bar(state) == 2
    assert write(state, "ansage 1").entry.bids == (0, 1, 0, 1)


def test_z6_3_the_last_bidder_himself_cannot_change_to_the_barred_number() -> None:
    state = write(game(new(mode="round"), "1 0 0 1", "1 0 0 0"), "ansagen 1 1 0 0")
    assert refusal(BLOCK, state, A, "ansage B 1") == "wizard-bid-barred"


def test_z2_8_tricks_must_add_up() -> None:
    state = write(game(new(mode="round"), "1 0 0 1", "1 0 0 0"), "ansagen 1 1 0 0")
    assert refusal(BLOCK, state, A, "stiche 1 1 0 0") == "wizardblock-sum-off"
    assert refusal(BLOCK, state, A, "stich 4") == "wizardblock-too-many-tricks"
    state = write(state, "stich 2", "stich 0", "stich 1")
    assert state.entry.tricks == (2, 0, 1, 0), "the last player's are what is left"
    state = write(state, "stich C 1")
    assert refusal(BLOCK, state, A, "stimmt") == "wizardblock-sum-off"
    assert BLOCK.notation.read("stimmt") not in RULES.legal(state, "A")
    state = write(state, "stich B 1", "stimmt")
    assert state.sheet.rows[-1].tricks == (1, 0, 1, 1)


def test_z1_5_a_confirmed_game_is_scored_and_the_geber_moves_on() -> None:
    state = game(new(), "1 0 0 1", "1 0 0 0")
    assert [total(state.sheet, seat) for seat in "ABCD"] == [-10, 30, 20, 20]
    assert (state.dealer, number(state), cards(state)) == ("B", 2, 2)


def test_anybody_at_the_table_may_write_and_nobody_else() -> None:
    for actor in (A, B, HOST, REFEREE):
        assert write(new(), "ansage 1", by=actor).entry.bids == (1,)
    for actor in (NOBODY, Actor.at("Z")):
        assert refusal(BLOCK, new(), actor, "ansage 1") == "wizardblock-not-at-table"


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("ansagen 1 0 0", "wizardblock-wrong-count"),
        ("ansagen 1 0 0 0 0", "wizardblock-wrong-count"),
        ("ansagen 1 2 0 0", "wizard-bid-too-high"),
        ("ansagen 1 x 0 0", "wizardblock-only-numbers"),
        ("ansagen", "wizardblock-only-numbers"),
        ("ansage F 1", "wizardblock-does-not-play"),
        ("ansage 21", "wizardblock-not-a-number"),
        ("ansage -1", "wizardblock-not-a-number"),
        ("spiel 1 0/0 1/1 0/0 0/1", "wizardblock-no-such-game"),
        ("spiel 1 0/0 1", "wizardblock-only-pairs"),
        ("spiel 0 0/0", "wizardblock-only-pairs"),
        ("zurueck", "wizardblock-nothing-to-undo"),
        ("strafe A", "wizardblock-host-only"),
        ("teilen", "wizardblock-host-only"),
        ("neu", "wizardblock-host-only"),
        ("schluss", "wizardblock-host-only"),
        ("quatsch", "wizardblock-not-understood"),
        ("strafe Q", "wizardblock-not-understood"),
        ("streichen 0", "wizardblock-not-understood"),
    ],
)
def test_bad_input_gets_a_clear_answer(move: str, code: str) -> None:
    assert refusal(BLOCK, new(), A, move) == code


@pytest.mark.parametrize("line", ["ansagen 1 0 0 1", "ansagen 1,0,0,1", "ansagen 1, 0; 0  1"])
def test_what_is_typed_may_be_parted_by_commas(line: str) -> None:
    assert write(new(), line).entry.bids == (1, 0, 0, 1)


# -- undo, corrections, locking (Z2.8) --------------------------------------------------------------------------------


def test_undo_takes_back_entry_by_entry_and_opens_the_last_game() -> None:
    state = write(new(), "ansage 1", "ansage 0", "ansage 0", "ansage 1", "stich 0", "stich 0", "stich 1")
    assert phase(state) == "confirm"
    assert write(state, "zurueck").entry.tricks == (0, 0)
    state = write(state, "stimmt", "zurueck")
    assert (number(state), phase(state), state.dealer) == (1, "confirm", "A")
    state = write(state, *["zurueck"] * 3)
    assert (state.entry.bids, state.entry.tricks) == ((1, 0, 0, 1), ()), "entry by entry, as it was written"
    state = write(state, *["zurueck"] * 4)
    assert state.entry.bids == ()
    assert refusal(BLOCK, state, A, "zurueck") == "wizardblock-nothing-to-undo"


def test_z2_8_a_game_locks_at_the_next_games_first_bid() -> None:
    state = game(new(), "1 0 0 1", "1 0 0 0")
    fixed = write(state, "spiel 1 0/1 1/0 0/0 0/1")
    assert fixed.sheet.rows[0].tricks == (0, 1, 0, 0)
    locked = write(state, "ansage 1")
    assert refusal(BLOCK, locked, A, "spiel 1 0/1 1/0 0/0 0/1") == "wizardblock-locked"
    assert write(locked, "spiel 1 0/1 1/0 0/0 0/1", by=REFEREE).sheet.rows[0].tricks == (0, 1, 0, 0)


def test_z2_8_in_a_round_only_the_schiedsrichter_opens_a_lock_in_a_free_game_also_the_host() -> None:
    free, strict = (write(game(new(mode=mode), "1 0 0 1", "1 0 0 0"), "ansage 1") for mode in ("full", "round"))
    assert write(free, "spiel 1 0/1 1/0 0/0 0/1", by=HOST).sheet.rows[0].tricks == (0, 1, 0, 0)
    assert refusal(BLOCK, strict, HOST, "spiel 1 0/1 1/0 0/0 0/1") == "wizardblock-locked"


def test_a_correction_keeps_its_trace() -> None:
    state = game(new(), "1 0 0 1", "1 0 0 0")
    (event,) = attempt(BLOCK, state, A, "spiel 1 0/1 1/0 0/0 0/1")
    assert event.before == ((1, 1), (0, 0), (0, 0), (0, 1))
    assert event.after == ((0, 1), (1, 0), (0, 0), (0, 1))
    told = RULES.tell(event, None)
    assert told is not None and told.id == "wizardblock-corrected"


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("spiel 1 1/1 1/0 0/0 0/1", "wizardblock-sum-off"),
        ("spiel 1 1/1 0/0 0/0", "wizardblock-wrong-count"),
        ("spiel 1 1/2 0/0 0/0 0/0", "wizard-bid-too-high"),
        ("spiel 1 1/1 0/0 0/0 0/1", "wizardblock-nothing-new"),
        ("spiel 2 1/1 0/0 0/0 0/1", "wizardblock-no-such-game"),
    ],
)
def test_a_correction_is_checked_like_an_entry(move: str, code: str) -> None:
    assert refusal(BLOCK, game(new(), "1 0 0 1", "1 0 0 0"), REFEREE, move) == code


def test_z2_2_a_correction_keeps_to_the_bar() -> None:
    state = game(game(new(mode="round"), "1 0 0 1", "1 0 0 0"), "1 1 0 0", "1 1 1 0")
    assert refusal(BLOCK, state, REFEREE, "spiel 2 1/1 1/1 1/0 0/1") == "wizard-bid-barred"


# -- penalties and people (Z2.4-Z2.7, Z6.2) ---------------------------------------------------------------------------


def test_z2_4_a_revoke_costs_120_on_the_total_and_stays_a_line_of_its_own() -> None:
    state = write(game(new(), "1 0 0 1", "1 0 0 0"), "strafe B", "strafe B", by=HOST)
    assert total(state.sheet, "B") == 30 - 240, "per case"
    assert len(state.sheet.penalties) == 2
    state = write(state, "streichen 1", by=REFEREE)
    assert total(state.sheet, "B") == 30 - 120
    assert refusal(BLOCK, state, HOST, "streichen 2") == "wizardblock-no-such-penalty"


def test_z2_5_late_players_miss_games_and_join_between_two() -> None:
    state = write(new(mode="round"), "fehlt C", by=REFEREE)
    assert order(state) == ("B", "D", "A")
    state = game(state, "1 0 1", "1 0 0")
    assert total(state.sheet, "C") == -30
    assert cards(state) == 3, "the counts of the whole table"
    state = write(state, "ansage 1")
    assert refusal(BLOCK, state, HOST, "da C") == "wizardblock-between-games"
    state = write(state, "ansage 1", "ansage 0", "stiche 1 1 1", "stimmt")
    assert total(state.sheet, "C") == -30 - 50
    state = write(state, "da C", by=HOST)
    assert "C" in order(state)
    state = game(state, "1 1 1 1", "2 1 1 1")
    assert state.sheet.rows[-1].missed == ()


def test_z2_5_only_who_has_not_played_can_be_late() -> None:
    state = game(new(), "1 0 0 1", "1 0 0 0")
    assert refusal(BLOCK, state, HOST, "fehlt C") == "wizardblock-cannot-be-late"
    assert refusal(BLOCK, write(new(), "ansage 1"), HOST, "fehlt C") == "wizardblock-between-games"
    assert refusal(BLOCK, new(), HOST, "da C") == "wizardblock-not-late"
    two = write(new(3), "fehlt C", by=HOST)
    assert refusal(BLOCK, two, HOST, "fehlt B") == "wizardblock-too-few"


def test_z2_5_a_late_geber_passes_the_cards_on() -> None:
    assert write(new(), "fehlt A", by=HOST).dealer == "B"


def test_z2_6_who_leaves_voids_the_running_game_which_is_dealt_again_with_the_same_count() -> None:
    state = write(game(new(mode="round"), "1 0 0 1", "1 0 0 0"), "ansage 1", "ansage 1")
    state = write(state, "geht C", by=REFEREE)
    assert (state.entry.bids, cards(state), number(state)) == ((), 3, 2)
    assert active(state) == ("A", "B", "D")
    assert refusal(BLOCK, state, Actor.at("C"), "ansage 1") == "wizardblock-not-at-table"
    state = write(state, "geht D", by=REFEREE)
    assert len(order(state)) == 2, "with two left play goes on"
    assert not over(state)
    state = write(state, "geht B", by=REFEREE)
    assert state.finished == "alone"
    assert over(state)


def test_z2_6_undo_cannot_bring_back_a_game_of_somebody_who_left() -> None:
    state = write(game(new(), "1 0 0 1", "1 0 0 0"), "geht C", by=HOST)
    assert refusal(BLOCK, state, A, "zurueck") == "wizardblock-nothing-to-undo"


def test_z2_4_z2_7_only_the_schiedsrichter_punishes_with_leaving() -> None:
    for move in ("niederlage B", "dq B"):
        assert refusal(BLOCK, new(), HOST, move) == "wizardblock-referee-only"
        assert write(new(), move, by=REFEREE).sheet.gone[0][0] == "B"
    state = write(new(), "dq B", by=REFEREE)
    assert refusal(BLOCK, state, HOST, "geht B") == "wizardblock-gone-already"


def test_z2_6_after_a_manipulation_the_round_is_replayed_with_the_counts_for_those_left() -> None:
    state = write(game(new(mode="round"), "1 0 0 1", "1 0 0 0"), "dq C", by=REFEREE)
    assert refusal(BLOCK, state, HOST, "neu") == "wizardblock-referee-only"
    state = write(state, "neu", by=REFEREE)
    assert (state.sheet.rows, cards(state), len(state.plan)) == ((), 2, 10)
    state = write(state, "dq D", by=REFEREE)
    assert refusal(BLOCK, state, REFEREE, "neu") == "wizardblock-too-few-to-replay"


def test_2_1_8_a_round_is_played_to_its_end_a_free_game_may_stop() -> None:
    assert refusal(BLOCK, new(mode="round"), HOST, "schluss") == "wizardblock-play-on"
    state = write(game(new(), "1 0 0 0", "1 0 0 0"), "schluss", by=HOST)
    assert state.finished == "host"


def test_once_all_tricks_are_given_the_others_took_none() -> None:
    state = write(new(), "ansagen 0 0 0 0")
    state = write(state, "stich 0", "stich 1")
    assert state.entry.tricks == (0, 1, 0, 0)
