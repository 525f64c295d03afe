"""Rulings on one message: all that followed is judged again, people stay as they are. Clauses: Q13.1, Q13.2, Q13.5."""

from typing import Any

import pytest

from bot.engine.helpers import altered
from bot.engine.model import Refused
from bot.engine.seats import OFFICIALS
from bot.games.quidditch import GAME
from bot.games.quidditch import events as e
from bot.games.quidditch.rules.result import totals
from bot.games.quidditch.rules.ruling import rulings
from tests.every_game import Spoken
from tests.games.quidditch.stage import RULES, Stage, spoken
from tests.games.quidditch.test_breaks import labels
from tests.games.quidditch.test_time import by_bot, hit, late, shot
from tests.games.quidditch.witness import people_of, play_of
from tests.playing import moves


def rule(stage: Stage, seat: str, was: str) -> Any:
    """Rule on the newest message of a seat, whatever falls."""
    found = next(one for one in rulings(stage.state, 99) if one.seat == seat and one.move.startswith(f"{was} {seat}"))
    return stage.referee(found.move)


def goal() -> Stage:
    stage = shot()
    stage.plays("SHüter", "Halten", 1, 1)
    assert stage.score == (10, 0)
    return stage


# -- what a ruling changes ---------------------------------------------------------------------------------------------


def test_q13_1_a_goal_that_does_not_count_is_announced_with_its_reason_and_the_score() -> None:
    stage = goal()
    rule(stage, "GJäger1", "gilt nicht")
    assert stage.score == (0, 0) and not stage.state.goals and not stage.over
    heard = stage.heard()[-1]
    assert "`Torwurf` von GJäger1 gilt nicht" in heard and "Das Tor von GJäger1 zählt nicht" in heard
    assert "Gryffindor 0 : 0 Slytherin" in heard and "Die Teilrunde geht weiter" in heard


def test_q13_1_what_cannot_stand_is_named_before_and_after() -> None:
    stage = goal()
    answer = stage.referee("gilt nicht GJäger1")
    assert isinstance(answer, Refused) and "SHüter: Halten" in spoken(answer.text), "it has to be confirmed"
    assert stage.score == (10, 0)
    number = next(one.number for one in rulings(stage.state) if one.seat == "GJäger1")
    page = GAME.screen(RULES.view(stage.state, OFFICIALS), Spoken("de"), f"urteil.{number}")
    lines = "\n".join(spoken(line) for line in page.lines)
    assert "GJäger1: 4, 4 · SHüter: Halten · SHüter: 1, 1" in lines
    assert list(labels(stage, f"urteil.{number}").values()) == ["Bestätigen", "Abbrechen"]
    (confirm, _) = labels(stage, f"urteil.{number}")
    stage.referee(confirm)
    assert stage.score == (0, 0) and "entfällt: GJäger1: 4, 4 · SHüter: Halten" in stage.heard()[-1]


def test_q13_1_a_ruling_can_be_taken_back_and_everything_stands_again() -> None:
    stage = goal()
    before = stage.state
    rule(stage, "GJäger1", "gilt nicht")
    rule(stage, "GJäger1", "gilt")
    assert play_of(stage.state) == play_of(before)


def test_q13_1_what_others_wrote_and_rolled_meanwhile_stays() -> None:
    places = {"SJäger1": "M", "SJäger2": "M", "GJäger2": "M", "GTreiber1": "M", "STreiber1": "M"}
    stage = Stage().kick_off().line_up("GJäger1", **places).klatscher(3, 3)
    stage.plays("GTreiber1", "Klatscherwurf SJäger1", 1)
    stage.plays("STreiber1", "Klatscherwurf GJäger2", 5)
    stage.clock_rings() if stage.state.chains else None
    assert stage.out("GJäger2")
    rule(stage, "GTreiber1", "gilt nicht")
    assert stage.out("GJäger2") and not stage.out("SJäger1")
    thrower = stage.state.player("GTreiber1")
    assert thrower is not None and not thrower.thrown, "his throw is free again"


def test_q13_1_penalties_exclusions_substitutions_and_captains_stay() -> None:
    stage = goal()
    stage.referee("würfelbetrug SJäger3")
    stage.referee("ausschluss GSucher")
    stage.presses("SHüter", "wechsel SJäger1>- +>SJäger1: Knie")
    stage.referee("bescheid S jetzt")
    stage.referee("kapitän GJäger2")
    stage.presses("GJäger2", "wechsel GJäger3>- +>GJäger3: Fuß")
    before = stage.state
    rule(stage, "SHüter", "gilt nicht")
    rule(stage, "GJäger1", "gilt nicht")
    assert totals(stage.state) == (0, -100)
    assert people_of(stage.state) == people_of(before) and stage.state.requests == before.requests
    stage.referee("wiederholen")
    assert people_of(stage.state) == people_of(before)


def test_q13_1_an_absence_and_positions_given_meanwhile_stay() -> None:
    stage = Stage().kick_off()
    stage.referee("schritt runde")
    stage.referee("besitz GJäger1")
    stage.referee("schritt pos-jaeger")
    stage.refused("GJäger2", "m")
    stage.says("SJäger1", "M")
    stage.referee("fehlt GSucher")
    assert not isinstance(stage.referee("gilt"), Refused)
    assert [stage.state.player(seat).third for seat in ("GJäger2", "SJäger1")] == [1, 1]  # type: ignore[union-attr]
    assert stage.state.absence is not None and stage.state.absence.seat == "GSucher"


def test_q13_1_no_die_is_thrown_again() -> None:
    stage = goal()
    stage.chance.pairs = []
    rule(stage, "GJäger1", "gilt nicht")  # the script has no dice: a draw would fail
    rule(stage, "GJäger1", "gilt")
    assert stage.score == (10, 0)


def test_q13_1_gilt_is_offered_for_what_can_be_meant_only() -> None:
    stage = Stage().kick_off().line_up("GJäger1", GJäger2="M", SJäger1="M").quaffel(3)
    for seat, words in (("SJäger1", "Foul GJäger2"), ("GJäger2", "Torwurf"), ("SHüter", "Fangen"), ("GJäger1", "Pass")):
        stage.refused(seat, words)
    assert not rulings(stage.state) and not any(move.startswith("gilt") for move in labels(stage))
    stage.refused("GJäger1", "pass GJäger2")
    assert [one.words for one in rulings(stage.state)] == ["pass GJäger2"]
    assert labels(stage)["gilt GJäger1 6"] == "Gilt: pass GJäger2"


def test_q13_1_what_has_fallen_with_a_ruling_is_not_offered_for_one() -> None:
    stage = goal()
    assert {one.words for one in rulings(stage.state)} == {"Torwurf", "Halten"}
    rule(stage, "GJäger1", "gilt nicht")
    assert [(one.words, one.counts) for one in rulings(stage.state)] == [("Torwurf", True)], "Halten came after it"


def test_q13_1_a_command_that_was_blocked_by_the_discounted_one_counts_now() -> None:
    stage = Stage().kick_off().line_up("GJäger1", GJäger2="M", SJäger1="M").quaffel(3)
    stage.says("GJäger1", "Pass GJäger2")
    assert stage.refused("SJäger1", "Foul GJäger1") == "kette-offen"
    rule(stage, "GJäger1", "gilt nicht")
    assert [(one.seat, one.word) for one in stage.state.chains] == [("SJäger1", "Foul")]
    assert "Jetzt gilt auch: SJäger1: Foul GJäger1" in stage.heard()[-1]


def test_a_match_of_before_cannot_be_judged_again_but_repeated() -> None:
    stage = goal()
    stage.state = altered(stage.state, base=None, inputs=())
    assert isinstance(stage.referee("gilt nicht"), Refused)
    assert not isinstance(stage.referee("wiederholen"), Refused)


def test_rulings_of_older_logs_keep_their_meaning() -> None:
    stage = shot()
    state = RULES.apply(stage.state, e.Befohlen(seat="SHüter", text="Halten", word="Halten", kette=1, when=stage.now))
    assert state.chains[0].stage == "gegen"
    state = RULES.apply(state, e.Entschieden(was="gilt-nicht", seat="SHüter", text="Halten", when=stage.now))
    assert state.chains[0].stage == "antwort"


# -- Aus ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answered", [False, True])
def test_q13_2_what_was_ruled_out_stays_out(answered: bool) -> None:
    stage = shot()
    shown = stage.state.chains[0].shown
    if answered:
        late(stage, 5)
    stage.referee('"Aus')
    assert stage.score == (10, 0)
    assert "Aus!" in "".join(stage.heard()) or not answered
    stage.now = shown + 8_000
    stage.refused("SHüter", "Halten")
    assert stage.score == (10, 0), "a later Halten does not bring it back, whenever it was written"


def test_q13_2_an_answer_ruled_out_scores_no_goal_once_the_shot_does_not_count() -> None:
    stage = shot()
    late(stage, 5)
    stage.referee("aus")
    assert stage.score == (10, 0)
    rule(stage, "GJäger1", "gilt nicht")
    assert stage.score == (0, 0) and stage.state.holder == "GJäger1" and not stage.over
    rule(stage, "GJäger1", "gilt")
    assert stage.score == (10, 0), "and it is out again with the shot"


def test_q13_2_the_same_for_abblocken() -> None:
    stage = hit()
    stage.says("STreiber1", "Abblocken")
    stage.referee("aus")
    assert stage.out("SJäger1") and not any(one.answerer for one in stage.state.chains)


def test_q13_2_aus_is_refused_once_the_counter_roll_was_made() -> None:
    stage = shot()
    late(stage, 9)
    stage.rolls("SHüter", 6, 6)
    assert isinstance(stage.referee('"Aus'), Refused) and stage.state.saves


# -- late answers ------------------------------------------------------------------------------------------------------


def test_q13_5_a_late_answer_may_be_waved_through_whatever_invalid_ones_come_between() -> None:
    stage = shot()
    stage.clock_rings()
    stage.waits(3)
    assert stage.refused("SHüter", "Halten") == "zu-spaet"
    stage.refused("GJäger1", "Torwurf")
    stage.refused("SHüter", "halten")
    stage.says("GJäger2", "Tor! Tor!")
    stage.referee("würfelbetrug SJäger3")
    rule(stage, "SHüter", "gilt")
    assert stage.score == (0, 0) and totals(stage.state) == (0, -100)
    stage.rolls("SHüter", 6, 6)
    assert stage.state.saves


def test_q13_5_not_after_the_next_valid_command() -> None:
    places = {"SJäger1": "M", "SJäger2": "M", "GTreiber1": "M", "GTreiber2": "M", "STreiber1": "M"}
    stage = Stage().kick_off().line_up("GJäger1", **places).klatscher(3, 3)
    stage.plays("GTreiber1", "Klatscherwurf SJäger1", 4)
    stage.now = stage.state.chains[0].shown + 12_000
    assert stage.refused("STreiber1", "Abblocken") == "zu-spaet"
    assert any(one.counts for one in rulings(stage.state))
    stage.says("GTreiber2", "Klatscherwurf SJäger2")
    assert not any(one.counts for one in rulings(stage.state))
    answer = stage.referee("gilt STreiber1")
    assert isinstance(answer, Refused) and "Seitdem" in spoken(answer.text)


def test_q2_6_an_answer_in_time_that_came_in_late_keeps_what_the_referee_did_meanwhile() -> None:
    stage = shot()
    shown = stage.state.chains[0].shown
    stage.clock_rings()
    stage.referee("würfelbetrug GJäger2")
    stage.now = shown + 8_900
    (fact,) = stage.says("SHüter", "Halten")
    assert fact.kind == "neu-beurteilt" and stage.score == (0, 0) and totals(stage.state) == (-100, 0)
    stage.rolls("SHüter", 6, 6)
    assert stage.state.saves


def test_where_the_bot_leads_a_referee_may_rule_too_and_the_match_goes_on() -> None:
    stage = by_bot()
    stage.plays("SJäger2", "Foul GJäger1", 1)
    rule(stage, "SJäger2", "gilt nicht")
    assert stage.phase == "jaeger" and stage.stage == "frei" and stage.state.holder == "GJäger1"
    fouler = stage.state.player("SJäger2")
    assert fouler is not None and not fouler.fouled
    assert "2w6" not in list(moves(GAME.screen(RULES.view(stage.state, "GJäger1"), Spoken("de"), "")))


# -- rulings upon rulings ----------------------------------------------------------------------------------------------


def test_q13_1_a_letter_may_be_ruled_on_and_what_it_replaces_is_named() -> None:
    stage = Stage().kick_off()
    for step in ("schritt runde", "besitz GJäger1", "schritt pos-jaeger"):
        stage.referee(step)
    stage.refused("GJäger2", "m")
    stage.says("GJäger2", "S")
    (first,) = [one for one in rulings(stage.state) if one.words == "m"]
    assert first.falls == ((1, "GJäger2", "S"),), "the first letter stands, so the second one falls"
    stage.referee(first.move)
    assert third(stage, "GJäger2") == 1
    rule(stage, "GJäger2", "gilt nicht")
    assert third(stage, "GJäger2") == 2, "and stands again"


def third(stage: Stage, seat: str) -> int | None:
    player = stage.state.player(seat)
    return player.third if player else None


def test_q13_1_a_message_that_was_let_count_is_named_when_it_falls() -> None:
    stage = Stage().kick_off().line_up("GJäger1", GJäger3="S", SJäger3="S").quaffel(3)
    stage.says("GJäger1", "Fliegen M-S")
    stage.refused("GJäger1", "torwurf")
    rule(stage, "GJäger1", "gilt")
    flight = next(one for one in rulings(stage.state) if one.words == "Fliegen M-S")
    assert [words for _, _, words in flight.falls] == ["torwurf"]
    stage.referee(flight.move)
    assert not stage.state.chains and not any(one.words == "torwurf" for one in rulings(stage.state))


def test_q13_1_a_slip_that_counted_and_counts_no_more_is_the_slip_it_was() -> None:
    stage = Stage().kick_off().line_up("GJäger1", GJäger2="M", SJäger1="M").quaffel(3)
    stage.refused("GJäger1", "pass GJäger2")
    before = stage.state
    stage.rolls("GJäger1", 5)
    locked = play_of(stage.state)
    rule(stage, "GJäger1", "gilt")
    assert stage.state.chains[0].stage == "antwort", "his roll counts now"
    rule(stage, "GJäger1", "gilt nicht")
    assert play_of(stage.state) == locked != play_of(before), "rolled for, so its correction is ignored (Q3.2)"


def test_q13_1_limits_that_were_over_when_a_discounted_message_was_written_stay_over() -> None:
    places = {"SJäger1": "M", "SJäger2": "S", "GTreiber1": "M", "GTreiber2": "S", "STreiber1": "M", "STreiber2": "S"}
    stage = Stage().kick_off().line_up("GJäger1", **places).klatscher(3, 5)
    stage.plays("GTreiber1", "Klatscherwurf SJäger1", 4)
    stage.waits(8)
    stage.plays("GTreiber2", "Klatscherwurf SJäger2", 4)
    stage.waits(3)
    stage.says("STreiber2", "Abblocken")
    stage.refused("SHüter", "halten")
    stage.referee("aus")
    assert stage.out("SJäger1") and stage.out("SJäger2") and stage.over
    keeper = stage.state.player("SHüter")
    assert keeper is not None and keeper.faulty is None, "the Teilrunde was over before he wrote"


def test_q13_1_whoever_is_away_has_the_quaffel_when_he_is_back() -> None:
    stage = Stage().kick_off()
    stage.referee("schritt runde")
    stage.says("GHüter", "GJäger1")
    stage.referee("fehlt GJäger1")
    stage.clock_rings()
    rule(stage, "GHüter", "gilt nicht")
    rule(stage, "GHüter", "gilt")
    stage.referee("zurück")
    stage.referee("schritt fortsetzen")
    assert stage.state.holder == stage.state.named == "GJäger1"


def test_where_the_bot_leads_a_ruling_gives_everybody_his_seconds_anew() -> None:
    stage = by_bot()
    stage.says("GJäger1", "Fliegen M-S")
    stage.says("GJäger1", "Torwurf")
    rule(stage, "GJäger1", "gilt nicht")
    stage.waits(28)
    rule(stage, "GJäger1", "gilt")
    stage.waits(25)
    stage.rolls("GJäger1", 4, 4)
    assert stage.state.chains[0].stage == "antwort", "nobody was silent while his command did not count"
    stage.refused("SJäger2", "halten")
    stage.says("SHüter", "Halten")
    rule(stage, "SHüter", "gilt nicht")
    assert [one.stage for one in stage.state.chains] == ["antwort"], "nor when something else is ruled later"


def test_where_the_bot_leads_a_teilrunde_that_the_clock_has_opened_can_be_ruled_on() -> None:
    stage = Stage(schiri="bot").kick_off()
    stage.says("GHüter", "GJäger1")
    stage.says("SJäger1", "M")
    while stage.phase != "pos-treiber":
        stage.clock_rings()
    stage.says("GTreiber1", "M")
    stage.clock_rings()
    stage.clock_rings((3, 3))
    assert stage.phase == "treiber" and stage.stage == "frei", "who has given no position sits the round out"
    stage.refused("GTreiber1", "klatscherwurf SJäger1")
    rule(stage, "GTreiber1", "gilt")
    assert stage.state.chains and [one.third for one in stage.state.klatscher] == [1, 1], "the dice lie as they lay"
