"""Rounds, positions, chat, the end. Clauses: Q4.2, Q5.1, Q5.2, Q5.8.1, Q6.1, Q6.2, Q12.3, Q12.11."""

from dataclasses import replace
from typing import get_args

import pytest

from bot.engine.model import Refused
from bot.engine.seats import OFFICIALS, Actor
from bot.games.quidditch import events as e
from bot.games.quidditch import model as m
from bot.games.quidditch.notation import write
from bot.games.quidditch.rules.result import final_points, winner
from tests.games.quidditch.stage import RULES, THREE, Stage, spoken


def test_q5_1_round_and_possession_are_announced() -> None:
    stage = Stage(art="pokal").kick_off()
    stage.referee('"Runde 1, Ballbesitz Gryffindor')
    assert "Runde 1: Ballbesitz für Gryffindor" in stage.heard()[-1]


def test_q5_1_chatende_and_the_number_of_the_round_both_begin_it() -> None:
    stage = Stage().kick_off()
    assert not isinstance(stage.referee('"Chatende'), Refused), "the first round, too"
    assert (stage.state.round, stage.state.phase) == (1, "besitz")
    stage.state = replace(stage.state, phase="chat")
    assert not isinstance(stage.referee('"Runde 2, Ballbesitz für Slytherin'), Refused)
    assert (stage.state.round, stage.state.phase) == (2, "besitz")
    assert isinstance(stage.referee("schritt chatende"), Refused), "but only when a round is to begin"


def test_q4_2_and_q12_3_possession_alternates_by_round() -> None:
    stage = Stage(places=THREE).kick_off(quaffel="S")
    owners = []
    for _ in range(3):
        stage.referee("schritt runde" if stage.phase == "runde" else "schritt chatende")
        owners.append(stage.state.besitz)
        for step in ("jaeger", "sucher", "treiber"):
            stage.referee(f"schritt pos-{step}")
        stage.finish_round()
    assert owners == ["S", "G", "S"]


def test_q4_2_the_captain_names_the_quaffel_jaeger_and_the_bot_proposes_in_rotation() -> None:
    stage = Stage().kick_off()
    stage.referee("schritt runde")
    assert stage.refused("GJäger1", "GJäger1") == "nur-kapitaen"
    assert stage.refused("SHüter", "SJäger1") == "nicht-dran"
    assert stage.refused("GHüter", "GTreiber1") == "quaffel-jaeger"
    assert stage.valid(stage.says("GHüter", "GJäger2"))
    for step in ("jaeger", "sucher", "treiber"):
        stage.referee(f"schritt pos-{step}")
    stage.finish_round().line_up("SJäger1").finish_round()
    stage.referee("schritt chatende")
    stage.referee("schritt besitz")
    assert stage.state.named == "GJäger3", "the next after GJäger2"


def test_q4_2_a_whisper_names_the_quaffel_jaeger_too() -> None:
    stage = Stage().kick_off()
    stage.referee("schritt runde")
    assert not isinstance(stage.whispers("GHüter", "GJäger3"), Refused)
    assert stage.state.named == "GJäger3"


def test_q4_2_a_team_without_jaeger_leaves_the_quaffel_to_the_other() -> None:
    stage = Stage(places=THREE).kick_off()
    stage.referee("ausschluss GJäger1")
    stage.referee("schritt runde")
    assert stage.state.besitz == "S"


def test_q4_2_without_any_jaeger_the_teilrunde_is_skipped() -> None:
    stage = Stage(places=THREE).kick_off()
    stage.referee("ausschluss GJäger1")
    stage.referee("ausschluss SJäger1")
    stage.referee("schritt runde")
    assert stage.state.besitz is None
    for step in ("jaeger", "sucher", "treiber"):
        stage.referee(f"schritt pos-{step}")
    stage.klatscher(1, 1)
    stage.referee("schritt quaffel")
    assert stage.over and stage.phase == "jaeger"


def positions() -> Stage:
    stage = Stage().kick_off()
    stage.referee("schritt runde")
    stage.referee("besitz GJäger1")
    stage.referee('"Position Jäger')
    return stage


def test_q5_2_jaeger_then_sucher_then_treiber_each_by_letter() -> None:
    stage = positions()
    assert stage.refused("GSucher", "S") == "nicht-dran"
    assert stage.refused("GJäger1", "M") == "nicht-dran", "the Quaffel-Jäger gives none"
    assert stage.refused("GJäger2", "X") == "kein-drittel"
    assert stage.refused("GJäger2", "m") == "gross-klein"
    assert stage.valid(stage.says("GJäger2", "M"))
    assert stage.refused("GJäger2", "S") == "position-schon", "the first letter stands"
    stage.referee('"Position Sucher')
    assert stage.refused("GSucher", "M") == "sucher-nicht-m"
    assert stage.valid(stage.says("GSucher", "S"))
    stage.referee('"Position Treiber')
    assert stage.valid(stage.says("GTreiber1", "M"))


def test_q5_2_hueter_stand_in_their_own_third() -> None:
    stage = positions()
    keeper = stage.state.player("SHüter")
    assert keeper is not None and keeper.third == 2


def test_q5_2_without_a_position_one_takes_no_part() -> None:
    stage = Stage().kick_off().line_up("GJäger1", GJäger2="M").quaffel(3)
    assert stage.refused("SJäger1", "Foul GJäger1") == "ohne-position"
    assert stage.refused("GJäger1", "Pass GJäger3") == "ziel-draussen"


def test_q12_11_the_captain_names_a_missing_position() -> None:
    stage = positions()
    assert stage.refused("GJäger3", "GJäger2 M") == "nur-kapitaen"
    assert stage.valid(stage.says("GHüter", "GJäger2 M"))
    assert not isinstance(stage.whispers("GHüter", "GJäger3 S"), Refused)
    assert stage.refused("GJäger3", "M") == "position-schon"


def test_q5_2_the_referee_sets_and_corrects_positions() -> None:
    stage = positions()
    stage.says("GJäger2", "M")
    stage.referee("stelle GJäger2 H")
    player = stage.state.player("GJäger2")
    assert player is not None and player.third == 2
    assert isinstance(stage.referee("stelle GHüter M"), Refused)
    assert not isinstance(stage.referee('"GJäger3 M'), Refused)


def test_q5_8_1_after_half_of_the_rounds_comes_the_halbzeit() -> None:
    stage = Stage(places=THREE, rounds=4).kick_off()
    phases = []
    for holder in ("GJäger1", "SJäger1", "GJäger1"):
        stage.line_up(holder).finish_round()
        phases.append(stage.phase)
    assert phases == ["chat", "halbzeit", "chat"]


def test_q5_8_1_everybody_may_write_in_the_chat() -> None:
    stage = Stage(places=THREE).kick_off().line_up("GJäger1").finish_round()
    (fact,) = stage.says("GHüter", "Torwurf war super")
    assert isinstance(fact, e.Geredet) and not fact.stoert


def test_q6_1_after_the_last_round_the_winner_gets_the_bonus() -> None:
    stage = Stage(rounds=1).kick_off().line_up("GJäger1", SJäger1="M").quaffel(5)
    stage.plays("GJäger1", "Torwurf", 6, 6)
    stage.plays("SHüter", "Halten", 1, 1)
    stage.finish_round()
    assert stage.state.ended == "runden" and final_points(stage.state) == (110, 0)
    outcome = RULES.outcome(stage.state)
    assert outcome is not None and dict(outcome.points)["GSucher"] == 110
    assert [{seat[0] for seat in place} for place in outcome.places] == [{"G"}, {"S"}]


def test_q6_1_a_draw_gives_no_bonus() -> None:
    stage = Stage(places=THREE, rounds=1).kick_off().line_up("GJäger1").finish_round()
    assert final_points(stage.state) == (0, 0) and winner(stage.state) is None
    outcome = RULES.outcome(stage.state)
    assert outcome is not None and len(outcome.places) == 1


def test_q6_1_captains_and_referee_may_end_together() -> None:
    stage = Stage().kick_off()
    assert isinstance(stage.presses("GJäger1", "ja ende"), Refused)
    stage.presses("GHüter", "ja ende")
    stage.referee("ja ende")
    assert stage.state.ended is None
    stage.presses("SHüter", "ja ende")
    assert stage.state.ended == "einigung"


def test_q14_4_a_final_that_is_drawn_is_not_ended_by_agreement() -> None:
    stage = Stage(art="finale").kick_off().line_up("GJäger1", SJäger1="M").quaffel(5)
    for answer in (stage.presses("GHüter", "ja ende"), stage.referee("ja ende")):
        assert isinstance(answer, Refused) and answer.text.id == "quidditch-einig-drawn"
    stage.presses("GHüter", "ja abbruch")
    stage.plays("GJäger1", "Torwurf", 6, 6)
    stage.plays("SHüter", "Halten", 1, 1)
    for seat in ("GHüter", "SHüter"):
        stage.presses(seat, "ja ende")
    stage.state = replace(stage.state, penalties=(-10, 0))
    assert isinstance(stage.referee("ja ende"), Refused), "level again, the penalty taken off"
    stage.state = replace(stage.state, penalties=(0, 0))
    stage.referee("ja ende")
    assert stage.state.ended == "einigung" and winner(stage.state) == "G"


def test_q6_2_a_drawn_final_goes_on_for_two_rounds_after_a_break() -> None:
    stage = Stage(places=THREE, rounds=1, art="finale").kick_off().line_up("GJäger1").finish_round()
    assert stage.phase == "pause" and stage.state.rounds == 3
    stage.line_up("SJäger1").finish_round()
    assert stage.phase == "chat" and stage.state.ended is None
    stage.line_up("GJäger1").quaffel(5)
    stage.plays("GJäger1", "Torwurf", 6, 6)
    stage.plays("SHüter", "Halten", 1, 1)
    stage.finish_round()
    assert stage.state.ended == "runden" and winner(stage.state) == "G"


def test_q6_2_a_final_drawn_by_the_schnatz_goes_to_the_catcher() -> None:
    stage = Stage(rounds=6, art="finale").kick_off()
    for holder in ("GJäger1", "SJäger1", "GJäger1", "SJäger1", "GJäger1"):
        stage.line_up(holder, GSucher="S").finish_round()
    stage.state = replace(stage.state, points=(0, 50))
    stage.line_up("SJäger1", GSucher="S").schnatz(5)
    stage.plays("GSucher", "Finden", 6)
    stage.plays("GSucher", "Fangen", 5)
    assert stage.score == (50, 50) and winner(stage.state) == "G" and final_points(stage.state) == (150, 50)


@pytest.mark.parametrize(("was", "grund"), [("abbruch", "abbruch"), ("verschieben", "verschoben")])
def test_q7_3_abandoning_and_adjourning_need_everybody_and_give_no_bonus(was: str, grund: str) -> None:
    stage = Stage().kick_off()
    stage.referee(f"ja {was}")
    stage.presses("GHüter", f"ja {was}")
    stage.presses("SHüter", f"nein {was}")
    assert stage.state.consent == (), "one no ends it"
    stage.referee(f"ja {was}")
    stage.presses("GHüter", f"ja {was}")
    stage.presses("SHüter", f"ja {was}")
    assert stage.state.ended == grund and winner(stage.state) is None


def test_q5_2_the_quaffel_jaeger_is_placed_only_where_his_third_was_rolled() -> None:
    stage = Stage().kick_off()
    stage.referee("schritt runde")
    stage.referee("besitz GJäger2")
    for step, third in (("", "M"), ("pos-jaeger", "T"), ("pos-sucher", "M"), ("pos-treiber", "T")):
        if step:
            stage.referee(f"schritt {step}")
        answer = stage.referee(f"stelle GJäger2 {third}")
        assert isinstance(answer, Refused) and answer.text.id == "quidditch-place-quaffel", stage.phase
        assert not isinstance(stage.referee(f"stelle GJäger1 {third}"), Refused)
    stage.quaffel(1)
    assert not isinstance(stage.referee("stelle GJäger2 M"), Refused), "a mistake of the referee's is set right"


def test_q7_3_a_teilrunde_may_be_repeated_as_soon_as_it_has_begun_and_until_the_next_round() -> None:
    def offered() -> bool:
        return any(isinstance(action, m.Wiederholen) for action in RULES.legal(stage.state, OFFICIALS))

    stage = Stage(rounds=4).kick_off().line_up("GJäger1", GTreiber1="M", SJäger1="M")
    assert not offered(), "nothing was played yet"
    stage.referee("schritt klatscher", (3, 1))
    assert stage.stage == "gewuerfelt" and offered()
    for step in ("ende", "quaffel", "ende", "schnatz", "zwischenstand"):
        stage.referee(f"schritt {step}", *([(1, 1)] if step in ("quaffel", "schnatz") else []))
    assert stage.phase == "stand" and offered()
    stage.referee("schritt chat")
    assert stage.phase == "chat" and offered()
    stage.referee("schritt chatende")
    assert not offered(), "in the course of a round the desk has its own page for that"
    stage.referee("wiederholen 1 jaeger")
    assert (stage.phase, stage.stage) == ("jaeger", "start") and not offered(), "it would be the one before"


# -- every step at every moment ----------------------------------------------------------------------------------------


def out_of_turn(stage: Stage) -> str:
    """Try every step that is not open now, and return what the referee is told is next."""
    offered = [action.was for action in RULES.legal(stage.state, OFFICIALS) if isinstance(action, m.Schritt)]
    assert len(offered) == len(set(offered)), offered
    told = set()
    for was in get_args(m.Schrittname):
        if was in offered or {was, *offered[:1]} <= {"runde", "chatende"}:
            continue
        answer = RULES.decide(stage.state, Actor(referee=True, when=stage.now), m.Schritt(was=was), stage.chance)
        assert isinstance(answer, Refused), f"{was} in {stage.phase}"
        told.add(spoken(answer.text))
    assert len(told) == 1, told
    return told.pop()


def test_q3_5_a_step_that_is_not_open_is_refused_with_what_comes_next() -> None:
    stage = Stage(rounds=4)
    stage.presses("GHüter", "kapitän GHüter")
    lacking = stage.referee("schritt anpfiff")
    assert isinstance(lacking, Refused) and "Slytherin" in spoken(lacking.text), "the house that has no captain"
    stage.presses("SHüter", "kapitän SHüter")
    assert "Anpfiff" in out_of_turn(stage)
    stage.referee("schritt anpfiff")
    players = out_of_turn(stage)
    stage.rolls("GHüter", 6, 6)
    stage.rolls("SHüter", 1, 1)
    assert stage.phase == "drittel" and out_of_turn(stage) == players, "only players can go on"
    stage.says("SHüter", "H")
    said = [out_of_turn(stage)]
    stage.referee("schritt runde")
    said.append(out_of_turn(stage))
    stage.referee("besitz GJäger1")
    while stage.phase != "chat":
        said.append(out_of_turn(stage))
        step = RULES.legal(stage.state, OFFICIALS)[0]
        stage.referee(write(step), *([(1, 1)] if step.was in ("klatscher", "quaffel", "schnatz") else []))
        if stage.stage == "frei":
            assert RULES.legal(stage.state, OFFICIALS)[0].was == "ende"
    said.append(out_of_turn(stage))
    assert said[-1] != said[0] and players not in said
