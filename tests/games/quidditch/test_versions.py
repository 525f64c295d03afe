"""What a version of the cup's rules may set differently: points, bonus, experience; a match names it (Q11.5)."""

from datetime import UTC, datetime
from typing import Any

import pytest
from pydantic import ValidationError

from bot.engine.log import Begun, Entry
from bot.engine.model import Refused
from bot.games.quidditch import GAME
from bot.games.quidditch import events as e
from bot.games.quidditch.model import QuidditchOptions, Whispered
from bot.games.quidditch.report import log_lines
from bot.games.quidditch.rules.result import final_points, totals
from bot.games.quidditch.view.report import report
from tests.games.quidditch.stage import RULES, Stage, spoken

NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)


def scored(**settings: Any) -> Stage:
    """Play one round with one goal for Gryffindor."""
    stage = Stage(art="pokal", rounds=1, **settings).kick_off(xp=("GJäger1 2, GHüter 1, GTreiber1 1",))
    stage.line_up("GJäger1", GJäger2="S", SJäger1="S").quaffel(5)
    stage.plays("GJäger1", "Torwurf", 6, 6)
    stage.plays("SHüter", "Halten", 1, 1)
    return stage.finish_round()


def sucher_round(**settings: Any) -> Stage:
    """Let the Schnatz be with Gryffindor's Sucher."""
    stage = Stage(art="pokal", **settings).kick_off()
    stage.line_up("GJäger1", GSucher="S", SSucher="S", GJäger2="M", SJäger1="M")
    return stage.schnatz(5)


def test_q11_5_goal_and_bonus_are_what_the_version_says() -> None:
    stage = scored(tor=25, bonus=40, fassung=3)
    assert totals(stage.state) == (25, 0) and final_points(stage.state) == (65, 0)
    told = [spoken(text) for fact in stage.facts if (text := RULES.tell(fact, None)) is not None]
    assert any("25" in line for line in told)
    outcome = RULES.outcome(stage.state)
    assert outcome is not None and "mit 40 Bonuspunkten" in spoken(outcome.text)
    assert report(stage.state).bonus == 40


def test_q11_5_without_a_bonus_nothing_is_said_of_one() -> None:
    outcome = RULES.outcome(scored(bonus=0).state)
    assert outcome is not None and "Bonus" not in spoken(outcome.text)


def test_q11_5_the_schnatz_is_worth_what_the_version_says() -> None:
    stage = sucher_round(schnatz=80, bonus=40)
    stage.plays("GSucher", "Finden", 6)
    facts = stage.plays("GSucher", "Fangen", 5)
    told = "\n".join(spoken(text) for fact in facts if (text := RULES.tell(fact, None)) is not None)
    assert "80 Punkte für Gryffindor" in told
    assert totals(stage.state) == (80, 0) and final_points(stage.state) == (120, 0)
    assert e.SchnatzGefangen(seat="GSucher").punkte == 50  # as logs of before have it


def test_q11_5_experience_is_what_the_version_says() -> None:
    stage = Stage(art="pokal", xp=(2, 2, 1))
    stage.presses("GHüter", "kapitän GHüter")
    for wrong in ("XP GJäger1 2, GHüter 1, GTreiber1 1", "XP GJäger1 3, GHüter 2, GTreiber1 1"):
        assert isinstance(stage.whispers("GHüter", wrong), Refused), wrong
    assert RULES.view(stage.state, "GHüter").gifts == (2, 2, 1)
    stage.whispers("GHüter", "XP GJäger1 2, GHüter 2, GTreiber1 1")
    assert {one.seat: one.xp for one in stage.state.players if one.xp} == {"GJäger1": 2, "GHüter": 2, "GTreiber1": 1}


@pytest.mark.parametrize("gifts", [(2, 1, 1), (1, 1, 1), (2, 2, 1), (2, 2, 2)])
def test_q11_5_every_way_to_give_experience_that_is_offered_is_accepted(gifts: tuple[int, int, int]) -> None:
    blank = Stage(art="pokal", xp=gifts)
    blank.presses("GHüter", "kapitän GHüter")
    offered = [action for action in RULES.legal(blank.state, "GHüter") if isinstance(action, Whispered)]
    six = 6  # everybody but the Sucher
    ways: dict[tuple[int, ...], int] = {(2, 1, 1): six * 10, (1, 1, 1): 20, (2, 2, 1): six * 10, (2, 2, 2): 20}
    assert len(offered) == len({action.text for action in offered}) == ways[gifts]
    for action in offered:
        stage = Stage(art="pokal", xp=gifts)
        stage.presses("GHüter", "kapitän GHüter")
        assert not isinstance(stage.whispers("GHüter", action.text), Refused), action.text


def test_q11_5_line_up_report_and_log_name_the_version() -> None:
    stage = scored(fassung=3)
    before = GAME.lobby.about(stage.state.options)
    assert before is not None and "Pokalspiel · Regeln Version 3" in spoken(before)
    entries = [Entry(0, NOON, Begun(seats=stage.state.seats))]
    assert "Version 3 der Regeln" in list(log_lines(entries, spoken, 3))[1]
    assert not any("Version" in line for line in log_lines(entries, spoken))


def test_settings_that_make_no_sense_are_none() -> None:
    for wrong in ({"xp": (1, 2, 1)}, {"xp": (3, 1, 1)}, {"tor": -1}, {"bonus": 5000}):
        with pytest.raises(ValidationError):
            QuidditchOptions.model_validate(wrong)
