"""Those who are late, the clock of all tables, seats that are not at this one (Z2.1, Z2.5, Z2.7, Z6.9)."""

from dataclasses import replace

import pytest

from bot.engine.model import Refused
from bot.engine.seats import NOBODY, REFEREE, Actor
from bot.engine.text import Seated, text
from bot.games.wizard import BLOCK, TABLE
from bot.games.wizard.model.block import Gong, Ring
from bot.games.wizard.model.people import Arrive, Leave, Miss, Missing, Punish
from bot.games.wizard.tell.words import seat_names
from tests.games.wizard.acting import Script, attempt
from tests.games.wizard.test_table import ONE, play
from tests.games.wizard.test_table import new as new_table
from tests.games.wizardblock.tools import HOST, RULES, A, game, new, time_up, write
from tests.playing import PlainVoice


def legal(state: object, seat: str = "A") -> list[str]:
    return [BLOCK.notation.write(action) for action in RULES.legal(state, seat)]  # type: ignore[arg-type]  # a state


def test_z2_5_while_a_round_waits_for_somebody_nothing_is_written_and_nobody_is_awaited() -> None:
    state = write(new(mode="round", minutes=50), "fehlt C", by=HOST)
    assert state.held == ("C",) and state.late == ("C",)
    assert [legal(state, seat) for seat in "ABCD"] == [[], [], [], []] and RULES.waiting_for(state) == frozenset()
    for move in ("ansage 0", "ansagen 0 0 0"):
        answer = attempt(BLOCK, state, A, move)
        assert answer == Refused("wizardblock-still-waiting", (("names", seat_names(("C",))),))
    waited = time_up(state)
    assert waited.held == () or not waited.waiting
    assert legal(waited, "B"), "five minutes later it goes on without him"


def test_z2_5_the_schiedsrichter_may_say_that_the_five_minutes_are_over() -> None:
    state = new(mode="round", minutes=50)
    assert attempt(BLOCK, state, HOST, "fehlt C") == [Missing(seat="C", held=True)]
    assert attempt(BLOCK, state, REFEREE, "fehlt C") == [Missing(seat="C", held=False)]
    assert attempt(BLOCK, new(), HOST, "fehlt C") == [Missing(seat="C", held=False)], "a free game waits for nobody"


def test_z2_1_after_the_clock_anybody_may_end_the_round_but_only_between_games() -> None:
    state = game(new(mode="round", minutes=50), "1 0 0 1", "1 0 0 0")
    assert "schluss" not in legal(state)
    for _ in range(5):
        state = time_up(state)
    assert legal(state)[-1] == "schluss"
    assert "schluss" not in legal(write(state, "ansage 1"))
    ended = write(state, "schluss")
    assert ended.tie == ("C", "D") and "schluss" not in legal(ended)
    assert attempt(BLOCK, ended, A, "schluss") == Refused("wizardblock-finished-already")


def test_z2_1_at_the_three_card_game_after_the_last_of_the_plan_no_gong_sounds() -> None:
    state = game(replace(new(mode="round", minutes=50), plan=(1,)), "1 0 0 1", "1 0 0 0")
    assert state.tie == ("C", "D") and RULES.outcome(state) is None
    assert RULES.decide(state, REFEREE, Ring(left=10), Script()) == Refused("wizardblock-finished-already")


def test_z2_1_the_clock_of_all_tables_sounds_what_a_pad_has_not_heard_yet() -> None:
    state = new(mode="round", minutes=50)
    ring = Ring(left=5)
    assert RULES.decide(state, REFEREE, ring, Script()) == [Gong(left=10), Gong(left=5)]
    for event in (Gong(left=10), Gong(left=5)):
        state = RULES.apply(state, event)
    assert RULES.decide(state, REFEREE, ring, Script()) == Refused("wizardblock-gong-known")
    assert RULES.decide(state, REFEREE, Ring(left=1), Script()) == [Gong(left=1)]
    assert RULES.decide(state, REFEREE, Ring(left=2), Script()) == Refused("wizardblock-gong-known")
    assert RULES.decide(state, HOST, Ring(left=0), Script()) == Refused("wizardblock-referee-only")
    assert RULES.decide(new(minutes=50), REFEREE, ring, Script()) == Refused("wizardblock-referee-only")
    over = state
    for _ in range(3):
        over = time_up(over)
    over = write(over, "schluss")
    assert RULES.decide(over, REFEREE, Ring(left=0), Script()) == Refused("wizardblock-is-over")


@pytest.mark.parametrize("action", [Miss(seat="F"), Leave(seat="F", manner="gone"),
                                    Punish(seat="F", verdict="warning", offence="spiel-klein", level=1)])  # fmt: skip
def test_z2_7_nobody_writes_about_a_seat_that_is_not_at_the_table(action: Miss | Leave | Punish) -> None:
    assert RULES.decide(new(), REFEREE, action, Script()) == Refused("wizardblock-no-such-seat")
    assert TABLE.rules.decide(new_table(ONE), REFEREE, action, Script()) == Refused("wizardblock-no-such-seat")


def test_z6_9_at_a_table_that_is_over_nobody_comes_or_goes_but_penalties_are_still_noted() -> None:
    state = new_table(ONE, ONE)
    state = play(state, "abheben 30")
    for seat in ("B", "C"):
        answer = TABLE.rules.decide(state, REFEREE, Leave(seat=seat, manner="gone"), Script())
        assert not isinstance(answer, Refused)
        for event in answer:
            state = TABLE.rules.apply(state, event)
    assert TABLE.rules.outcome(state) is not None
    for action in (Miss(seat="A"), Arrive(seat="A"), Leave(seat="A", manner="gone")):
        assert TABLE.rules.decide(state, REFEREE, action, Script()) == Refused("wizard-is-over")
    warned = TABLE.rules.decide(
        state, REFEREE, Punish(seat="A", verdict="warning", offence="spiel-klein", level=1), Script()
    )
    assert not isinstance(warned, Refused)
    assert attempt(TABLE, state, Actor.at("A"), "ansage 0") == Refused("wizard-is-over")
    assert attempt(TABLE, state, NOBODY, "geht A") == Refused("wizard-leaders-only")


def test_z2_5_whoever_is_late_stands_at_the_table_and_can_be_let_in() -> None:
    state = new_table(ONE, ONE, players=4)
    answer = TABLE.rules.decide(state, REFEREE, Miss(seat="B"), Script())
    assert not isinstance(answer, Refused)
    for event in answer:
        state = TABLE.rules.apply(state, event)
    assert state.late == ("B",) and Seated("B").seat not in state.order
    lines = TABLE.screen(TABLE.rules.view(state, None), PlainVoice(), "").lines
    assert text("wizardblock-absent-line", names=seat_names(("B",))) in lines


def test_z2_1_the_last_game_of_the_plan_needs_no_clock_to_end_the_round() -> None:
    state = replace(new(mode="round", minutes=50), plan=(1, 2))
    state = game(state, "1 0 0 1", "1 0 0 0")
    for _ in range(5):
        state = time_up(state)
    state = write(state, "ansagen 1 0 1 1", "stiche 1 0 1 0")
    confirmed = attempt(BLOCK, state, A, "stimmt")
    assert [event.kind for event in confirmed] == ["confirmed", "tie-met"], "the plan is played: nothing is left to end"
    first = replace(new(mode="round", minutes=50), plan=(1, 2))
    for _ in range(5):
        first = time_up(first)
    first = write(first, "ansagen 1 0 0 1", "stiche 1 0 0 0")
    assert [event.kind for event in attempt(BLOCK, first, A, "stimmt")] == ["confirmed", "finished", "tie-met"]
