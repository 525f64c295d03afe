"""Repeating any Teilrunde, also later and after the end. Clauses: Q7.3, Q12.4, Q13.6."""

from typing import Any

import pytest

from bot.engine.model import Refused
from bot.engine.seats import OFFICIALS
from bot.games.quidditch import GAME
from bot.games.quidditch import model as m
from bot.games.quidditch.rules.result import final_points, totals
from tests.every_game import Spoken
from tests.games.quidditch.stage import RULES, THREE, Stage, spoken
from tests.games.quidditch.test_breaks import labels


def scored(**options: Any) -> Stage:
    """Round 1: a goal for Gryffindor; then the chat."""
    stage = Stage(**options).kick_off().line_up("GJäger1", SJäger1="M").quaffel(5)
    stage.plays("GJäger1", "Torwurf", 6, 6)
    stage.plays("SHüter", "Halten", 1, 1)
    return stage.finish_round()


def test_q13_6_every_teilrunde_can_be_repeated_and_the_later_ones_fall_away() -> None:
    stage = scored()
    stage.line_up("SJäger1").finish_round()
    stage.referee("ausschluss GSucher")
    page = GAME.screen(RULES.view(stage.state, OFFICIALS), Spoken("de"), "wiederholen.1.jaeger")
    assert "4 spätere Teilrunden fallen weg" in spoken(page.lines[0])
    stage.referee("wiederholen 1 jaeger")
    assert (stage.state.round, stage.phase, stage.stage) == (1, "jaeger", "start")
    assert stage.score == (0, 0) and stage.state.by_round == () and stage.state.holder == "GJäger1"
    sucher = stage.state.player("GSucher")
    assert sucher is not None and sucher.excluded, "people stay as they are"
    stage.referee("schritt quaffel", (5, 1))
    stage.referee('"Quaffel freigegeben')
    stage.plays("GJäger1", "Torwurf", 1, 1)
    stage.plays("SHüter", "Halten", 6, 6)
    stage.finish_round()
    assert stage.score == (0, 0) and stage.phase == "chat"
    assert RULES.view(stage.state, OFFICIALS).desk.teilrunden[0] == (1, "sucher")


def test_q13_6_the_desk_offers_all_of_them() -> None:
    stage = scored()
    assert ">teilrunden" in labels(stage)
    desk = RULES.view(stage.state, OFFICIALS).desk
    assert desk.teilrunden == ((1, "sucher"), (1, "jaeger"), (1, "treiber"))
    assert isinstance(stage.referee("wiederholen 2 jaeger"), Refused)


def caught() -> Stage:
    stage = Stage().kick_off().line_up("GJäger1", GSucher="G", SSucher="S").schnatz(1)
    stage.plays("GSucher", "Finden", 6)
    stage.plays("GSucher", "Fangen", 5)
    assert stage.state.ended == "schnatz" and final_points(stage.state) == (150, 0)
    return stage


@pytest.mark.parametrize(("hours", "allowed"), [(47.9, True), (48.1, False)])
def test_q13_6_a_wrongly_counted_schnatz_is_repeated_within_48_hours(hours: float, allowed: bool) -> None:
    stage = caught()
    assert GAME.leading.afterwards(m.Wiederholen(round=1, phase="sucher"))
    stage.waits(hours * 3600)
    answer = stage.referee("wiederholen 1 sucher")
    assert isinstance(answer, Refused) != allowed
    if allowed:
        assert RULES.outcome(stage.state) is None and stage.score == (0, 0) and stage.state.catcher is None
        assert (stage.phase, stage.stage) == ("sucher", "start")
        stage.finish_round()
        assert stage.phase == "chat", "the match goes on"


def test_q13_6_a_penalty_after_the_end_stays_when_a_teilrunde_is_repeated() -> None:
    stage = caught()
    stage.referee("würfelbetrug GJäger2")
    stage.referee("wiederholen 1 sucher")
    assert totals(stage.state) == (-100, 0)


def test_q13_6_a_match_that_was_broken_off_is_not_repeated() -> None:
    stage = scored()
    for seat in ("GHüter", "SHüter"):
        stage.presses(seat, "ja abbruch")
    stage.referee("ja abbruch")
    answer = stage.referee("wiederholen 1 jaeger")
    assert isinstance(answer, Refused) and "abgebrochen" in spoken(answer.text)


def test_q13_6_a_repeated_last_teilrunde_of_a_drawn_final_takes_back_its_extension() -> None:
    stage = Stage(places=THREE, art="finale", rounds=1).kick_off().line_up("GJäger1").finish_round()
    assert stage.phase == "pause" and stage.state.rounds == 3
    stage.referee("wiederholen 1 jaeger")
    assert stage.state.rounds == 1
    stage.referee("schritt quaffel", (5, 1))
    stage.referee('"Quaffel freigegeben')
    stage.plays("GJäger1", "Torwurf", 6, 6)
    stage.plays("SHüter", "Halten", 1, 1)
    stage.finish_round()
    assert stage.state.ended == "runden" and final_points(stage.state) == (110, 0)


def test_q13_9_a_repeated_jaeger_teilrunde_without_its_quaffel_jaeger_asks_for_another() -> None:
    stage = scored()
    stage.referee("ausschluss GJäger1")
    stage.referee("wiederholen 1 jaeger")
    assert stage.valid(stage.says("GHüter", "GJäger2"))
    stage.referee("schritt quaffel", (5, 1))
    assert stage.state.holder == "GJäger2"


def test_q13_6_a_repeat_says_what_does_not_count_any_more_and_the_score() -> None:
    stage = scored()
    stage.referee("wiederholen 1 sucher")
    assert stage.heard()[-1] == "Die Teilrunde wird wiederholt: Sucher, Runde 1.", "the goal was before it"
    stage.referee("würfelbetrug SJäger3")
    assert stage.heard()[-1].endswith("Neuer Stand: **Gryffindor 10 : -100 Slytherin**")
    stage.referee("wiederholen 1 jaeger")
    heard = stage.heard()[-1]
    assert "Jäger und Hüter, Runde 1" in heard and "Das Tor von GJäger1 zählt nicht." in heard
    assert "Gryffindor 0 : -100 Slytherin" in heard


def test_q13_6_a_schnatz_that_is_repeated_is_announced() -> None:
    stage = Stage().kick_off().line_up("GJäger1", GSucher="S").schnatz(5)
    stage.plays("GSucher", "Finden", 6)
    stage.plays("GSucher", "Fangen", 6)
    stage.referee("wiederholen")
    heard = stage.heard()[-1]
    assert "Der Schnatz von GSucher zählt nicht." in heard and "Gryffindor 0 : 0 Slytherin" in heard


def test_q5_2_who_became_hueter_meanwhile_stands_in_his_third_when_it_is_repeated() -> None:
    stage = Stage().kick_off()
    stage.presses("GHüter", "wechsel GHüter>-: Bus")
    stage.referee("bescheid G jetzt")
    stage.line_up("SJäger1", GJäger1="M").finish_round()
    stage.referee("aufrücken GJäger2>GHüter")
    stage.referee("wiederholen 1 jaeger")
    keeper = stage.state.player("GHüter")
    assert keeper is not None and keeper.active and keeper.third == stage.state.goal("G")
    stage.referee("schritt quaffel", (1, 1))
    stage.referee('"Quaffel freigegeben')
    stage.plays("SJäger1", "Torwurf", 2, 2)
    stage.plays("GHüter", "Halten", 6, 6)
    assert stage.score == (0, 0) and stage.over
