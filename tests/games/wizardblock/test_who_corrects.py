"""Who may write an earlier game or a three-card game anew, and with which numbers (Z1.3, Z2.8, Z6.3, Z6.7)."""

import pytest

from bot.engine.model import Refused
from bot.engine.seats import NOBODY, REFEREE, Actor
from bot.games.wizard import BLOCK
from bot.games.wizard.model.block import Annulled, Corrected
from bot.games.wizard.model.pad import State
from tests.games.wizard.acting import attempt
from tests.games.wizardblock.tools import HOST, A, B, game, new, write

LEADING_PLAYER = Actor(seat="B", host=True)


def played_off(**options: object) -> State:
    """C and D were level after one game; D has won the three-card game."""
    state = game(new(**options), "1 0 0 1", "1 0 0 0")  # type: ignore[arg-type]  # options of the Block by name
    return write(write(state, "schluss", by=HOST), "ansagen 1 1", "stiche 1 2", "stimmt")


def answered(state: State, actor: Actor, move: str) -> str:
    """Return the code of a refusal, or the kinds of what happens."""
    answer = attempt(BLOCK, state, actor, move)
    return answer.code if isinstance(answer, Refused) else " ".join(event.kind for event in answer)


@pytest.mark.parametrize(
    ("actor", "said"),
    [
        (A, "wizardblock-playoff-locked"),
        (Actor.at("C"), "wizardblock-playoff-locked"),
        (Actor.at("C", captain=True), "wizardblock-playoff-locked"),
        (HOST, "corrected"),
        (LEADING_PLAYER, "corrected"),
        (REFEREE, "corrected"),
        (NOBODY, "wizardblock-not-at-table"),
    ],
)
def test_z6_7_a_three_card_game_is_written_anew_by_whoever_leads_a_free_game_and_by_nobody_else(
    actor: Actor, said: str
) -> None:
    assert answered(played_off(), actor, "stechen 1 2/1 1/1") == said


def test_z6_7_whoever_corrects_a_three_card_game_changes_who_won_it() -> None:
    state = played_off()
    answer = attempt(BLOCK, state, HOST, "stechen 1 2/1 1/1")
    assert answer == (
        Corrected(number=1, seats=("D", "C"), before=((1, 1), (2, 1)), after=((2, 1), (1, 1)), playoff=True),
    )
    after = write(state, "stechen 1 2/1 1/1", by=HOST)
    assert after.sheet.playoffs[0].tricks == (2, 1) and after.sheet.rows == state.sheet.rows
    outcomes = [BLOCK.rules.outcome(one) for one in (state, after)]
    assert [one.places for one in outcomes if one] == [
        (("B",), ("D",), ("C",), ("A",)),
        (("B",), ("C",), ("D",), ("A",)),
    ]


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("stechen 1 1/1 2/1", "wizardblock-nothing-new"),
        ("stechen 1 1/0 2/1", "corrected"),
        ("stechen 2 1/1 2/1", "wizardblock-no-such-playoff"),
        ("stechen 1 1/1 1/1 1/1", "wizardblock-wrong-count"),
        ("stechen 1 1/1 1/1", "wizardblock-sum-off"),
        ("stechen 1 3/4 0/0", "wizard-bid-too-high"),
        ("stechen 1 3/3 0/1", "corrected"),
        ("stechen 1 3/2 0/1", "wizard-bid-barred"),
        ("spiel 1 1/1 0/0 0/0 0/1", "wizardblock-nothing-new"),
        ("spiel 1 0/1 1/0 0/0 0/1", "corrected"),
        ("spiel 1 0/1 1/0 0/0 0/0", "corrected"),
        ("spiel 1 1/1 0/0 0/0 0/2", "wizard-bid-too-high"),
        ("spiel 1 1/1 0/0 0/0", "wizardblock-wrong-count"),
        ("spiel 1 1/1 1/0 0/0 0/1", "wizardblock-sum-off"),
        ("spiel 2 1/1 0/0 0/0 0/1", "wizardblock-no-such-game"),
        ("nichtig 1", "annulled"),
        ("nichtig 2", "wizardblock-no-such-game"),
    ],
)
def test_z1_3_what_is_written_anew_must_be_possible_in_that_game(move: str, said: str) -> None:
    assert answered(played_off(), REFEREE, move) == said


def test_z6_7_refusals_say_which_game_how_many_there_are_and_what_the_sum_is() -> None:
    state = played_off()
    asked = {
        "stechen 2 1/1 2/1": {"number": 2, "games": 1},
        "spiel 3 1/1 0/0 0/0 0/1": {"number": 3, "games": 1},
        "nichtig 4": {"number": 4, "games": 1},
        "stechen 1 1/1": {"count": 2, "given": 1},
        "stechen 1 1/1 1/1": {"sum": 2, "cards": 3},
        "stechen 1 3/4 0/0": {"cards": 3},
        "stechen 1 3/2 0/1": {"number": 1, "cards": 3},
    }
    for move, args in asked.items():
        answer = attempt(BLOCK, state, REFEREE, move)
        assert isinstance(answer, Refused) and dict(answer.args) == args, move
    locked = attempt(BLOCK, state, A, "stechen 1 2/1 1/1")
    assert isinstance(locked, Refused) and dict(locked.args) == {"number": 1}


@pytest.mark.parametrize("move", ["spiel 1 0/1 1/0 0/0 0/1", "nichtig 1"])
def test_z6_7_in_a_tournament_round_only_the_schiedsrichter_changes_what_is_locked(move: str) -> None:
    free, strict = (write(game(new(mode=mode), "1 0 0 1", "1 0 0 0"), "ansage 0") for mode in ("full", "round"))
    done = "annulled" if move.startswith("nichtig") else "corrected"
    refused = "wizardblock-only-referee-annuls" if move.startswith("nichtig") else "wizardblock-locked"
    assert [answered(free, actor, move) for actor in (A, B, HOST, LEADING_PLAYER, REFEREE)] == [
        refused, refused, done, done, done]  # fmt: skip
    assert [answered(strict, actor, move) for actor in (A, B, HOST, LEADING_PLAYER, REFEREE)] == [
        refused, refused, refused, refused, done]  # fmt: skip


def test_z2_8_until_it_locks_anybody_writes_the_last_game_anew_but_nobody_else_annuls_it() -> None:
    state = game(new(mode="round"), "1 0 0 1", "1 0 0 0")
    assert [answered(state, actor, "spiel 1 0/1 1/0 0/0 0/1") for actor in (A, B, HOST, REFEREE)] == ["corrected"] * 4
    assert answered(state, A, "nichtig 1") == "wizardblock-only-referee-annuls"


def test_z6_7_an_annulled_game_is_annulled_once_and_counts_again_when_it_is_written_anew_with_the_same_numbers() -> (
    None
):
    state = write(game(new(), "1 0 0 1", "1 0 0 0"), "nichtig 1", by=HOST)
    assert answered(state, HOST, "nichtig 1") == "wizardblock-nothing-new"
    assert attempt(BLOCK, game(new(), "1 0 0 1", "1 0 0 0"), HOST, "nichtig 1") == [Annulled(number=1)]
    again = write(state, "spiel 1 1/1 0/0 0/0 0/1")
    assert [row.void for row in (state.sheet.rows[0], again.sheet.rows[0])] == [True, False]
    assert answered(again, A, "spiel 1 1/1 0/0 0/0 0/1") == "wizardblock-nothing-new"


def test_z1_3_the_bar_holds_from_the_second_game_on_unless_the_table_plays_without() -> None:
    strict, free = (game(game(new(bar=bar), "1 0 0 1", "1 0 0 0"), "1 1 1 0", "2 0 0 0") for bar in (True, False))
    assert answered(strict, A, "spiel 2 0/1 2/1 0/0 0/0") == "wizard-bid-barred"
    assert answered(strict, A, "spiel 2 0/1 2/1 0/0 0/1") == "corrected"
    assert answered(free, A, "spiel 2 0/1 2/1 0/0 0/0") == "corrected"
