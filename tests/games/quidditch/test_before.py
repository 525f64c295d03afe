"""Line-up, captains, experience, the Quaffel, thirds. Clauses: Q1.1-Q1.5, Q2.1-Q2.5, Q4.1, Q12.12."""

from typing import Any

import pytest
from pydantic import ValidationError

from bot.engine.model import Refused
from bot.engine.seats import OFFICIALS, Actor
from bot.games.quidditch import GAME
from bot.games.quidditch import events as e
from bot.games.quidditch.model import Kapitaen, QuidditchOptions, seats_of
from bot.games.quidditch.rules.lineup import lacking
from tests.games.quidditch.stage import RULES, THREE, Stage, spoken

OPTIONS = QuidditchOptions()


def lacks(*seats: str) -> str:
    text = lacking(OPTIONS, seats)
    return spoken(text) if text else ""


def captains(**options: Any) -> Stage:
    stage = Stage(**options)
    for house in "GS":
        stage.presses(f"{house}Hüter", f"kapitän {house}Hüter")
    return stage


def why_not(stage: Stage, words: str) -> str:
    answer = stage.whispers("GHüter", words)
    assert isinstance(answer, Refused)
    return spoken(answer.text)


def test_q1_1_two_different_houses_play() -> None:
    with pytest.raises(ValidationError, match="two different houses"):
        QuidditchOptions(houses=("G", "G"))


def test_q1_2_seats_carry_house_and_place() -> None:
    assert len(seats_of(OPTIONS)) == 14
    assert seats_of(OPTIONS)[:6] == ("GHüter", "SHüter", "GSucher", "SSucher", "GJäger1", "SJäger1")


def test_q1_2_a_lone_jaeger_is_number_one() -> None:
    assert "GJäger1" in lacks("GHüter", "GSucher", "GJäger2", "SHüter", "SSucher", "SJäger1")


def test_q1_3_one_captain_a_team_named_by_himself_or_the_referee() -> None:
    stage = Stage()
    stage.presses("GJäger1", "kapitän GJäger1")
    assert isinstance(stage.presses("GJäger2", "kapitän GJäger2"), Refused)
    assert isinstance(stage.presses("SJäger1", "kapitän SJäger2"), Refused)
    stage.referee("kapitän GJäger2")
    assert stage.state.captain("G") == "GJäger2"


def test_q1_3_a_captain_who_is_gone_is_replaced_by_the_team() -> None:
    stage = captains()
    stage.referee("ausschluss GHüter")
    assert stage.state.captain("G") is None
    assert Kapitaen(seat="GSucher") in RULES.legal(stage.state, "GSucher")
    stage.presses("GSucher", "kapitän GSucher")
    assert stage.state.captain("G") == "GSucher"


def test_q1_4_referees_see_everything() -> None:
    stage = captains()
    stage.whispers("GHüter", "XP GJäger1 2, GHüter 1, GTreiber1 1")
    desk = RULES.view(stage.state, OFFICIALS).desk
    assert desk is not None and dict(desk.xp) == {"GJäger1": 2, "GHüter": 1, "GTreiber1": 1}


def test_q1_5_hueter_and_sucher_come_first_and_three_are_needed() -> None:
    there = ("SHüter", "SSucher", "SJäger1")
    assert lacks("GJäger1", "GJäger2", "GTreiber1", *there) == "Gryffindor braucht noch Hüter und Sucher."
    assert lacks("GJäger1", "GJäger2", *there) == "Gryffindor fehlen noch 2 Spieler, auf jeden Fall Hüter und Sucher."
    assert lacks("GHüter", "GJäger1", *there) == "Gryffindor fehlt noch ein Spieler, auf jeden Fall ein Sucher."
    assert "ein Spieler" in lacks("GHüter", "GSucher", "SHüter", "SSucher", "SJäger1")
    assert lacks("GHüter", "GSucher", "GJäger1", "SHüter", "SSucher", "SJäger1") == ""


def test_q1_5_at_most_two_more_than_the_others() -> None:
    three = ("GHüter", "GSucher", "GJäger1")
    five = ("SHüter", "SSucher", "SJäger1", "SJäger2", "STreiber1")
    assert lacks(*three, *five) == ""
    assert "Slytherin muss einen Spieler" in lacks(*three, *five, "STreiber2")


def test_computers_never_play_in_the_cup() -> None:
    assert GAME.computers.allowed(OPTIONS)
    assert not GAME.computers.allowed(QuidditchOptions(art="pokal", schiri="mensch"))


def test_q3_6_a_cup_match_needs_a_human_referee_and_reports_chatter() -> None:
    with pytest.raises(ValidationError, match="human referee"):
        QuidditchOptions(art="pokal")
    with pytest.raises(ValidationError, match="chatter"):
        QuidditchOptions(art="finale", schiri="mensch", geschwaetz="aus")


def test_q2_5_experience_is_stored_and_may_be_changed_until_the_kick_off() -> None:
    stage = captains()
    stage.whispers("GHüter", "xp GJäger2 2, GHüter 1, GTreiber1 1")
    stage.whispers("GHüter", "XP GJäger1 2, GJaeger3 1, GTreiber1 1")
    assert {one.seat: one.xp for one in stage.state.players if one.xp} == {"GJäger1": 2, "GJäger3": 1, "GTreiber1": 1}
    stage.referee("schritt anpfiff")
    assert "stehen fest" in why_not(stage, "XP GJäger2 2, GHüter 1, GTreiber1 1")


@pytest.mark.parametrize(
    ("words", "reasons"),
    [
        ("XP GSucher 2, GHüter 1, GHüter 1", ("Sucher darf keine", "GHüter steht zweimal")),
        ("XP GJäger1 2, GJäger2 2, GHüter 1", ("genau: 2, 1, 1",)),
        ("XP GJäger1 3, GJäger2 1, GHüter 1", ("3 gibt es nicht",)),
        ("XP GJäger1 2, GJäger2 1", ("trotzdem",)),
        ("XP GJäger1 1, GJäger2 1, GHüter 1", ("trotzdem",)),
        ("XP GJäger1 2, GJäger2 1, GHüter 1, GTreiber1 1", ("genau: 2, 1, 1",)),
        ("XP SJäger1 2, GJäger2 1, GHüter 1", ("SJäger1 spielt für den Gegner",)),
        ("XP GJäger9 2, GJäger2 1, GHüter 1", ("GJäger9 spielt nicht mit",)),
        ("XP GJäger1: 2; GJäger2", ("verstehe ich nicht",)),
        ("XP", ("Schreib es so",)),
    ],
)
def test_q2_5_anything_else_is_refused_with_every_reason(words: str, reasons: tuple[str, ...]) -> None:
    stage = captains()
    said = why_not(stage, words)
    assert all(reason in said for reason in reasons), said
    assert not any(one.xp for one in stage.state.players)


def test_q2_5_only_the_captain_gives_experience() -> None:
    stage = captains()
    assert isinstance(stage.whispers("GJäger1", "XP GJäger1 2, GHüter 1, GTreiber1 1"), Refused)


def test_q2_5_a_small_team_gives_what_it_can() -> None:
    stage = captains(places=THREE)
    assert not isinstance(stage.whispers("GHüter", "XP GJäger1 2, GHüter 1"), Refused)


def test_q12_12_less_than_due_must_be_confirmed() -> None:
    stage = captains()
    assert not isinstance(stage.whispers("GHüter", "XP GJäger1 2 trotzdem"), Refused)
    assert stage.state.xp_of("GJäger1") == 2


def test_q2_5_opponents_hear_nothing_of_it_before_play() -> None:
    stage = captains()
    stage.whispers("GHüter", "XP GJäger2 2, GHüter 1, GTreiber1 1")
    for seat in (None, "SHüter", "GJäger2"):
        assert not any("GJäger2" in line for line in stage.heard(seat)), seat
        assert "GJäger2" not in str(RULES.view(stage.state, seat).my_xp)
    assert any("GJäger2 2" in line for line in stage.heard("GHüter"))
    assert any("GJäger2 2" in line for line in stage.heard(OFFICIALS))


def test_q2_2_and_q2_3_experience_raises_each_number_on_its_own() -> None:
    stage = Stage().kick_off(xp=["GJäger1 2, GHüter 1, GTreiber1 1"]).line_up("GJäger1", GJäger2="M").quaffel(3)
    facts = stage.plays("GJäger1", "Pass GJäger2", 1)
    assert any(isinstance(fact, e.AntwortOffen) for fact in facts), "1 and 2 XP are the 3 a pass needs"


def test_q4_1_captains_roll_without_experience_and_the_loser_names_his_third() -> None:
    stage = captains()
    stage.whispers("GHüter", "XP GHüter 2, GJäger1 1, GTreiber1 1")
    stage.referee("schritt anpfiff")
    stage.rolls("SHüter", 3, 3)
    facts = stage.rolls("GHüter", 2, 3)
    assert facts[0].xp == 0 and stage.state.first == "S"
    assert stage.refused("SHüter", "T") == "nicht-dran"
    assert stage.refused("GHüter", "t") == "gross-klein"
    assert stage.refused("GHüter", "M") == "drittel-t-h"
    stage.says("GHüter", "H")
    assert [stage.state.letter(third) for third in (0, 1, 2)] == ["S", "M", "G"]


def test_q2_4_a_tied_roll_for_the_quaffel_is_repeated_in_the_same_order() -> None:
    stage = captains()
    stage.referee("schritt anpfiff")
    stage.rolls("SHüter", 3, 4)
    stage.rolls("GHüter", 3, 4)
    (early,) = stage.rolls("GHüter", 6, 6)
    assert early.zweck == "", "it is the other captain's turn"
    stage.rolls("SHüter", 5, 4)
    stage.rolls("GHüter", 4, 5)
    assert stage.state.first == "S", "equal sums: the first number decides"


def test_q4_1_h_means_hufflepuff_once_thirds_are_named() -> None:
    stage = Stage(houses=("H", "R")).kick_off(quaffel="R", low="H")
    assert stage.state.letter(0) == "H" and stage.state.letter(2) == "R"


def test_q2_1_a_roll_that_answers_nothing_is_just_a_roll() -> None:
    stage = Stage().kick_off().line_up("GJäger1", GJäger2="M").quaffel(3)
    (fact,) = stage.rolls("SJäger1", 6, 6)
    assert fact.zweck == "" and stage.state.holder == "GJäger1"


def test_the_kick_off_needs_captains() -> None:
    stage = Stage()
    assert isinstance(stage.referee("schritt anpfiff"), Refused)


def test_nobody_acts_for_others() -> None:
    stage = Stage()
    assert isinstance(stage.do(Actor("GHüter"), Kapitaen(seat="SHüter")), Refused)
    assert isinstance(stage.presses("GHüter", "schritt anpfiff"), Refused)
