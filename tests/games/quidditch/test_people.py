"""Substitution, absence, rulings, order. Clauses: Q2.5, Q7.1-Q7.3, Q8.2, Q8.3, Q9.2, Q12.2, Q12.4, Q12.12."""

from typing import Any

import pytest

from bot.edge.kit.services import safe
from bot.engine.model import Refused
from bot.engine.seats import OFFICIALS, Actor
from bot.games.quidditch import GAME
from bot.games.quidditch import events as e
from bot.games.quidditch import model as m
from bot.games.quidditch.rules.result import final_points, totals, winner
from bot.texts import Texts
from tests.every_game import Spoken
from tests.games.quidditch.stage import RULES, THREE, Stage, spoken
from tests.playing import moves

XP = ("GJäger2 2, GHüter 1, GTreiber1 1",)


def in_play(**options: Any) -> Stage:
    stage = Stage(**options).kick_off(xp=XP)
    return stage.line_up("GJäger1", GJäger2="M", GJäger3="S", SJäger1="M", SJäger3="S").quaffel(3)


def refusal(answer: object) -> str:
    assert isinstance(answer, Refused), answer
    return spoken(answer.text)


# -- substitution ------------------------------------------------------------------------------------------------------


def test_q7_1_a_substitution_is_asked_with_reason_and_granted_now() -> None:
    stage = in_play()
    assert "Kapitän" in refusal(stage.presses("GJäger2", "wechsel GJäger2>- +>GJäger2: Knie"))
    stage.presses("GHüter", "wechsel GJäger2>- +>GJäger2: Knie")
    assert any("Knie" in line for line in stage.heard(OFFICIALS))
    assert not any("Knie" in line for line in stage.heard("SHüter"))
    stage.referee("bescheid G jetzt")
    player = stage.state.player("GJäger2")
    assert player is not None and player.third == 1, "the substitute takes over the third"
    assert player.xp == 0, "experience belongs to the person (Q2.5)"
    assert "schon gehabt" in refusal(stage.presses("GHüter", "wechsel GJäger3>- +>GJäger3: noch einer"))


def test_q7_1_the_rule_books_example_moves_three_people() -> None:
    stage = in_play()
    stage.presses("GHüter", "wechsel GJäger2>- GHüter>GJäger2 +>GHüter: muss weg")
    stage.referee("bescheid G jetzt")
    assert stage.state.xp_of("GJäger2") == 1, "the Hüter took his point along"
    assert stage.state.captain("G") == "GJäger2", "and stays captain"


@pytest.mark.parametrize(
    ("moves", "why"),
    [
        ("GJäger1>GJäger2 GJäger2>GJäger3 GJäger3>- +>GJäger1", "Höchstens drei"),
        ("SJäger1>- +>SJäger1", "eurer Mannschaft"),
        ("GJäger1>GJäger2", "wird nicht frei"),
        ("GJäger1>- GJäger1>GJäger2", "nur einmal"),
    ],
)
def test_q7_1_and_q12_12_what_is_no_substitution(moves: str, why: str) -> None:
    assert why in refusal(in_play().presses("GHüter", f"wechsel {moves}: Grund"))


def test_q7_1_granted_for_the_break_or_the_halbzeit_or_refused() -> None:
    stage = Stage(rounds=4).kick_off().line_up("GJäger1")
    stage.presses("GHüter", "wechsel GJäger2>- +>GJäger2: Bus")
    stage.presses("SHüter", "wechsel SJäger2>- +>SJäger2: Essen")
    stage.referee("bescheid G pause")
    stage.referee("bescheid S halbzeit")
    assert stage.state.substituted == (False, False)
    stage.finish_round()
    assert stage.state.substituted == (True, False)
    stage.line_up("SJäger1").finish_round()
    assert stage.phase == "halbzeit" and stage.state.substituted == (True, True)


def test_q7_1_a_refused_request_may_be_made_again() -> None:
    stage = in_play()
    stage.presses("GHüter", "wechsel GJäger2>- +>GJäger2: Laune")
    stage.referee("bescheid G nein")
    assert stage.state.requests == () and stage.state.substituted == (False, False)
    assert not isinstance(stage.presses("GHüter", "wechsel GJäger2>- +>GJäger2: Knie"), Refused)


def test_q7_1_after_halbzeit_there_is_no_halbzeit_to_wait_for() -> None:
    stage = Stage(rounds=2, places=THREE).kick_off().line_up("GJäger1").finish_round().line_up("SJäger1")
    stage.presses("GHüter", "wechsel GJäger1>- +>GJäger1: Bus")
    assert "Halbzeit ist vorbei" in refusal(stage.referee("bescheid G halbzeit"))


def test_q2_5_experience_lapses_when_its_owner_becomes_sucher() -> None:
    stage = in_play()
    stage.presses("GHüter", "wechsel GJäger2>GSucher GSucher>GJäger2: Tausch")
    stage.referee("bescheid G jetzt")
    assert stage.state.xp_of("GSucher") == 0


# -- absence -----------------------------------------------------------------------------------------------------------


def test_q7_2_a_vanished_player_interrupts_and_has_five_minutes_then_one() -> None:
    stage = in_play()
    stage.referee("fehlt GJäger1")
    assert RULES.time_limit(stage.state) == pytest.approx(300, abs=2)
    assert stage.refused("SJäger1", "Foul GJäger1") == "unterbrochen"
    stage.waits(200)
    stage.referee("zurück")
    assert RULES.time_limit(stage.state) == pytest.approx(60, abs=2)
    stage.clock_rings()
    assert stage.state.absence is None and stage.state.holder == "GJäger1"
    assert stage.valid(stage.says("GJäger1", "Fliegen M-S"))


def test_q7_2_who_stays_away_drops_out_and_his_step_fails() -> None:
    stage = in_play()
    stage.referee("fehlt GJäger1")
    stage.clock_rings()
    assert RULES.time_limit(stage.state) is None
    stage.referee("schritt fortsetzen")
    assert stage.over and stage.state.holder is None


def test_q7_2_who_comes_back_later_plays_on() -> None:
    stage = in_play()
    stage.referee("fehlt SJäger3")
    assert not stage.says("GHüter", "Wo steckt er?")[0].stoert, "the chat may be open meanwhile"
    stage.clock_rings()
    stage.referee("schritt fortsetzen")
    assert stage.refused("SJäger3", "Foul GJäger1") == "draussen"
    stage.referee("zurück")
    stage.clock_rings()
    player = stage.state.player("SJäger3")
    assert player is not None and player.here and stage.state.absence is None


def test_q7_2_who_stayed_away_may_come_back_unless_he_was_sent_off() -> None:
    stage = in_play()
    assert m.Zurueck() not in RULES.legal(stage.state, OFFICIALS)
    stage.referee("fehlt SJäger3")
    assert m.Zurueck() in RULES.legal(stage.state, OFFICIALS)
    stage.clock_rings()
    stage.referee("schritt fortsetzen")
    assert m.Zurueck() in RULES.legal(stage.state, OFFICIALS)
    stage.referee("ausschluss SJäger3")
    assert m.Zurueck() not in RULES.legal(stage.state, OFFICIALS)
    assert isinstance(stage.referee("zurück"), Refused)


def test_q7_2_a_missing_hueter_is_replaced_by_a_jaeger_or_treiber() -> None:
    stage = in_play()
    assert "fehlt doch" in refusal(stage.referee("aufrücken SJäger3>SHüter"))
    stage.referee("fehlt SHüter")
    stage.clock_rings()
    page = GAME.screen(RULES.view(stage.state, OFFICIALS), Spoken("de"), "wechsel")
    assert "aufrücken SJäger3>SHüter" in list(moves(page))
    stage.referee("aufrücken SJäger3>SHüter")
    stage.referee("schritt fortsetzen")
    keeper = stage.state.player("SHüter")
    assert keeper is not None and keeper.here and keeper.third == 2
    assert stage.state.player("SJäger3") is None
    assert stage.state.substituted == (False, False)


def desk_moves(stage: Stage) -> list[str]:
    pages = ["", *(f"urteil.{number}" for number in range(20))]
    view = RULES.view(stage.state, OFFICIALS)
    return [move for page in pages for move in moves(GAME.screen(view, Spoken("de"), page))]


# -- rulings -----------------------------------------------------------------------------------------------------------


def test_a_referee_counts_what_was_mistyped() -> None:
    stage = in_play()
    stage.refused("GJäger1", "fliegen M-S")
    stage.referee("gilt")
    player = stage.state.player("GJäger1")
    assert player is not None and player.third == 2


def test_what_is_ruled_to_count_stays_words_whatever_signs_are_in_it() -> None:
    """A slip may be anything behind its first word, and everybody hears what was ruled on it."""
    stage = in_play()
    stage.says("GJäger1", "Fliegen M-S")
    stage.plays("GJäger1", "Torwurf", 6, 6)
    stage.refused("SHüter", "halten `**x** [hier](http://x)")
    stage.referee("gilt")
    assert "⚖️ `halten ´**x** [hier](http://x)` von SHüter gilt." in stage.heard()[-1].splitlines()[0]
    number = next(n for n, one in enumerate(stage.state.inputs) if one.words == "Torwurf")
    page = GAME.screen(RULES.view(stage.state, OFFICIALS), Spoken("de"), f"urteil.{number}")
    escaping = Texts.load([GAME.folder])
    escaping.harmless = safe  # as the bot does for messages
    assert r"halten \`\*\*x\*\* \[hier]" in "".join(escaping.say(line, "de") for line in page.lines)


def test_a_referee_cannot_count_what_is_impossible() -> None:
    stage = in_play()
    stage.refused("SJäger3", "Foul GJäger1")
    assert "nicht im selben Drittel" in refusal(stage.referee("gilt"))


def test_a_referee_counts_a_small_letter() -> None:
    stage = Stage().kick_off()
    stage.referee("schritt runde")
    stage.referee("besitz GJäger1")
    stage.referee("schritt pos-jaeger")
    stage.refused("GJäger2", "m")
    stage.referee("gilt")
    player = stage.state.player("GJäger2")
    assert player is not None and player.third == 1


def test_a_referee_discounts_a_command_with_its_roll() -> None:
    stage = in_play()
    stage.plays("GJäger1", "Pass GJäger2", 1, 1)
    assert "GJäger1: 1, 1" in refusal(stage.referee("gilt nicht")), "its roll falls with it"
    stage.referee(next(move for move in desk_moves(stage) if move.startswith("gilt nicht")))
    assert stage.state.holder == "GJäger1" and not stage.state.chains


def test_a_referee_sets_possession() -> None:
    stage = in_play()
    stage.referee("besitz SJäger1")
    assert stage.state.holder == "SJäger1"
    assert "hat ihn schon" in refusal(stage.referee("besitz SJäger1"))
    assert "Jäger" in refusal(stage.referee("besitz SHüter"))


def test_q7_3_a_repeated_teilrunde_rolls_state_and_score_back() -> None:
    stage = in_play()
    stage.says("GJäger1", "Fliegen M-S")
    stage.plays("GJäger1", "Torwurf", 6, 6)
    stage.plays("SHüter", "Halten", 1, 1)
    assert stage.score == (10, 0)
    keys = RULES.step(stage.state).key
    stage.referee("wiederholen")
    assert stage.score == (0, 0) and stage.state.goals == () and stage.stage == "start"
    assert RULES.step(stage.state).key != keys
    stage.referee("schritt quaffel", (5, 1))
    stage.referee('"Quaffel freigegeben')
    assert stage.valid(stage.says("GJäger1", "Torwurf"))


def test_q12_4_a_repeat_keeps_exclusions_and_penalties() -> None:
    stage = in_play()
    stage.referee("würfelbetrug SJäger1")
    stage.referee("wiederholen")
    assert totals(stage.state) == (0, -100)
    cheat = stage.state.player("SJäger1")
    assert cheat is not None and cheat.excluded


def test_q7_3_a_finished_teilrunde_may_be_repeated_in_the_chat() -> None:
    stage = in_play().finish_round()
    stage.referee("wiederholen")
    assert stage.phase == "sucher" and stage.state.by_round == ()


def test_q7_3_before_any_teilrunde_there_is_nothing_to_repeat() -> None:
    assert isinstance(Stage().kick_off().referee("wiederholen"), Refused)


# -- order -------------------------------------------------------------------------------------------------------------


def test_q8_2_an_excluded_holder_drops_the_quaffel() -> None:
    stage = in_play()
    stage.referee("ausschluss GJäger1")
    assert stage.over and stage.state.holder is None


def test_q12_4_excluding_in_mid_chain_lets_the_step_fail() -> None:
    stage = in_play()
    stage.says("SJäger1", "Foul GJäger1")
    stage.referee("ausschluss SJäger1")
    assert not stage.state.chains and stage.state.holder == "GJäger1" and not stage.over


def test_q8_2_an_excluded_player_is_out_of_the_match_without_replacement() -> None:
    stage = in_play()
    stage.referee("ausschluss SHüter")
    stage.says("GJäger1", "Fliegen M-S")
    stage.plays("GJäger1", "Torwurf", 1, 1)
    assert stage.score == (10, 0), "nobody guards the rings"
    assert stage.refused("SHüter", "Halten") == "draussen"
    stage.presses("SJäger1", "kapitän SJäger1")
    assert isinstance(stage.presses("SJäger1", "wechsel +>SHüter: Ersatz"), Refused)


def test_q8_3_wuerfelbetrug_costs_a_hundred_points_at_once() -> None:
    stage = in_play()
    stage.referee("würfelbetrug SJäger1")
    assert totals(stage.state) == (0, -100)


def test_q14_1_a_second_finding_about_the_same_person_costs_nothing_more() -> None:
    stage = in_play()
    stage.referee("würfelbetrug SJäger1")
    again = stage.referee("würfelbetrug SJäger1")
    assert isinstance(again, Refused) and "schon bestraft" in spoken(again.text)
    stage.referee("wiederholen")
    assert isinstance(stage.referee("würfelbetrug SJäger1"), Refused), "no repeated Teilrunde forgets it"
    assert totals(stage.state) == (0, -100)
    desk = RULES.view(stage.state, OFFICIALS).desk
    assert "SJäger1" not in desk.uncaught and "SJäger2" in desk.uncaught
    stage.referee("ausschluss SJäger2")
    stage.referee("würfelbetrug SJäger2")
    assert totals(stage.state) == (0, -200), "somebody sent off for something else may still be found out"


def test_q14_1_people_who_have_left_a_seat_are_told_apart_by_their_rolls() -> None:
    stage = in_play()
    for number, total in ((5, -100), (5, -100), (9, -200)):
        stage.referee(f"würfelbetrug SJäger1 wurf {number}")
        assert totals(stage.state) == (0, total)
    sitting = stage.state.player("SJäger1")
    assert sitting is not None and sitting.here
    stage.referee("würfelbetrug SJäger1")
    assert totals(stage.state) == (0, -300) and stage.out("SJäger1") is False


def test_q8_3_after_the_match_winner_and_bonus_are_worked_out_anew() -> None:
    stage = Stage(rounds=1).kick_off().line_up("GJäger1", SJäger1="M").quaffel(5)
    stage.plays("GJäger1", "Torwurf", 6, 6)
    stage.plays("SHüter", "Halten", 1, 1)
    stage.finish_round()
    assert final_points(stage.state) == (110, 0)
    stage.referee("würfelbetrug GJäger1")
    assert winner(stage.state) == "S" and final_points(stage.state) == (-90, 100)


def test_a_team_without_anybody_ends_the_match() -> None:
    stage = Stage(places=THREE).kick_off()
    for place in THREE:
        stage.referee(f"ausschluss G{place}")
    assert stage.state.ended == "abbruch" and RULES.outcome(stage.state) is not None


def test_q1_3_a_team_without_a_captain_is_waited_for_until_somebody_leads_it() -> None:
    stage = in_play()
    assert "GSucher" not in RULES.waiting_for(stage.state), "it is the Jäger's Teilrunde"
    stage.referee("ausschluss GHüter")
    waited = RULES.waiting_for(stage.state)
    assert {"GSucher", "GTreiber2", OFFICIALS} <= waited and "SSucher" not in waited and "GHüter" not in waited
    stage.presses("GSucher", "kapitän GSucher")
    assert not {"GSucher", OFFICIALS} & RULES.waiting_for(stage.state)


# -- the channel -------------------------------------------------------------------------------------------------------


def test_q9_2_chatter_after_chatende_is_reported_to_referees_only() -> None:
    stage = in_play()
    (fact,) = stage.says("SHüter", "was für ein Spiel")
    assert isinstance(fact, e.Geredet) and fact.stoert
    assert "SHüter" in stage.heard(OFFICIALS)[-1], "the referees hear who it was"
    assert "was für ein Spiel" in stage.heard(OFFICIALS)[-1]
    assert not any("was für ein Spiel" in line for line in stage.heard("SHüter"))


def test_q9_2_a_spectator_is_noted_after_chatende_and_ignored_in_the_chat() -> None:
    stage = in_play()
    (fact,) = stage.do(Actor(when=stage.now), m.Wrote(text="Hopp Hopp"))
    assert isinstance(fact, e.Geredet) and fact.seat is None
    stage.finish_round()
    assert isinstance(stage.do(Actor(when=stage.now), m.Wrote(text="Hopp Hopp")), Refused)


def test_q9_2_switched_off_nobody_is_reported() -> None:
    stage = in_play(geschwaetz="aus")
    (fact,) = stage.says("SHüter", "schön hier")
    assert isinstance(fact, e.Geredet) and not fact.stoert
    assert isinstance(stage.do(Actor(when=stage.now), m.Wrote(text="Hopp")), Refused)
