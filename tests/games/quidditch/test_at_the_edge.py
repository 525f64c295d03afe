"""At the edge: an interruption amid a phase, limits to the millisecond, ties, and who is not asked any more."""

import pytest

from bot.engine.model import Refused, TimeUp
from bot.engine.seats import Actor
from bot.games.quidditch import events as e
from bot.games.quidditch.model import Bereit
from bot.games.quidditch.rules import course, legal
from tests.games.quidditch.stage import RULES, THREE, Stage
from tests.games.quidditch.test_time import asked_for_positions, by_bot, late, shot
from tests.games.quidditch.test_treiber import caught, treiber_round
from tests.games.quidditch.test_who_is_left import leaves_for_long


@pytest.mark.parametrize("phase", ["besitz", "pos-sucher", "treiber", "jaeger", "sucher"])
def test_q7_2_while_somebody_is_awaited_the_only_step_is_to_go_on(phase: str) -> None:
    stage = Stage().kick_off()
    if phase == "besitz":
        stage.referee("schritt runde")
    else:
        stage.line_up("GJäger1", GJäger2="M", SJäger1="M", GSucher="S", STreiber1="M", GTreiber1="M")
    go_on = {"treiber": lambda: stage.klatscher(3, 3), "jaeger": lambda: stage.quaffel(3)}
    go_on.get(phase, lambda: stage.schnatz(5) if phase == "sucher" else stage)()
    others = course.steps(stage.state)[1:]
    stage.referee("fehlt SHüter")
    assert course.steps(stage.state) == ["fortsetzen"]
    for step in others:
        assert isinstance(stage.referee(f"schritt {step}"), Refused)
    stage.referee("schritt fortsetzen")
    assert course.steps(stage.state)[1:] == others


def test_q5_8_1_who_was_sent_off_keeps_no_chat_open() -> None:
    stage = by_bot()
    stage.clock_rings((1, 1))
    for seat in ("GHüter", "GSucher", "GJäger1", "GJäger2", "SHüter", "SSucher"):
        stage.do(Actor(seat, when=stage.now), Bereit())
    stage.referee("ausschluss SJäger1")
    assert stage.phase == "chat"
    stage.do(Actor("SJäger2", when=stage.now), Bereit())
    assert stage.state.round == 2


def test_q4_2_a_team_whose_other_jaeger_is_gone_is_not_asked_who_begins() -> None:
    stage = Stage((*THREE, "Jäger2")).kick_off()
    stage.referee("ausschluss GJäger2")
    stage.referee("schritt runde")
    assert stage.state.named == "GJäger1" and not course.unnamed(stage.state)
    (begun,) = [fact for fact in stage.facts if isinstance(fact, e.RundeBegonnen)]
    assert not begun.fragt


def test_q8_2_who_was_sent_off_while_he_was_away_does_not_come_back() -> None:
    stage = Stage().kick_off().line_up("GJäger1")
    leaves_for_long(stage, "SHüter")
    stage.referee("ausschluss SHüter")
    assert isinstance(stage.referee("zurück"), Refused)
    leaves_for_long(stage, "GHüter")
    (back,) = stage.referee("zurück")
    assert isinstance(back, e.Zurueckgekehrt) and back.seat == "GHüter"


@pytest.mark.parametrize("third", ["G", "S"])
def test_q12_9_only_a_foul_in_the_goal_third_attacked_carries_the_extra_xp_into_the_freiwurf(third: str) -> None:
    thirds = {"GJäger2": third, "SJäger1": third}
    stage = Stage().kick_off().line_up("GJäger1", **thirds).quaffel(1 if third == "G" else 5)
    stage.plays("GJäger1", "Pass GJäger2", 3)
    stage.plays("GJäger2", "Angenommen", 2)
    stage.plays("SJäger1", "Foul GJäger2", 3)
    assert stage.state.freiwurf is not None and stage.state.freiwurf.bonus == (third == "S")
    stage.referee('"Freiwurf freigegeben')
    rolled, *_ = stage.plays("GJäger2", "Torwurf", 4)
    assert rolled.xp == (third == "S")


def test_q12_6_silence_of_the_treiber_takes_the_quaffel_from_nobody() -> None:
    stage = Stage((*THREE, "Jäger2", "Treiber1"), schiri="bot")
    for house in "GS":
        stage.presses(f"{house}Hüter", f"kapitän {house}Hüter")
        stage.whispers(f"{house}Hüter", f"XP {house}Jäger1 2 trotzdem")
    stage.rolls("GHüter", 6, 6)
    stage.rolls("SHüter", 1, 1)
    stage.says("SHüter", "H")
    stage.says("GHüter", "GJäger1")
    for seat in ("GJäger2", "SJäger1", "SJäger2"):
        stage.says(seat, "M")
    for seat in ("GSucher", "SSucher"):
        stage.says(seat, "S")
    stage.says("GTreiber1", "M")
    stage.chance.pairs = [(3, 3)]
    stage.says("STreiber1", "M")
    assert stage.phase == "treiber" and stage.stage == "frei"
    facts = stage.clock_rings((3, 1))
    assert not any(isinstance(fact, e.QuaffelFaellt) for fact in facts)
    assert stage.phase == "jaeger" and stage.state.holder == "GJäger1" and not stage.over


def test_q3_9_who_owes_a_roll_has_lost_it_when_the_limit_rings_to_the_millisecond() -> None:
    stage = by_bot()
    assert stage.valid(stage.says("GJäger1", "Pass GJäger2"))
    until = stage.now + 1000 * stage.options.stille
    (waited,) = stage.do(Actor(when=until - 1), TimeUp())
    assert isinstance(waited, e.Gewartet) and stage.state.chains
    stage.chance.pairs = [(1, 1)]
    facts = stage.do(Actor(when=until), TimeUp())
    assert any(isinstance(fact, e.QuaffelFaellt) for fact in facts) and not stage.state.chains


def tied() -> Stage:
    """Torwurf and Halten were even, and the Hüter rolls once more."""
    stage = shot()
    late(stage, 3)
    stage.rolls("SHüter", 4, 4)
    stage.rolls("GJäger1", 5, 5)
    assert stage.state.chains[0].stage == "gegen" and stage.state.chains[0].repeated
    return stage


def test_q13_2_nobody_calls_aus_on_an_answer_whose_first_roll_was_even() -> None:
    stage = shot()
    late(stage, 3)
    assert not isinstance(stage.referee('"Aus'), Refused), "nothing was built on it"
    stage = tied()
    assert isinstance(stage.referee('"Aus'), Refused)
    assert stage.score == (0, 0) and stage.state.chains


def test_q2_4_the_seconds_of_an_answer_are_told_with_its_first_roll_alone() -> None:
    stage = tied()
    stage.rolls("SHüter", 6, 6)
    rolls = [fact for fact in stage.facts if isinstance(fact, e.Gewuerfelt) and fact.zweck == "Halten"]
    assert [one.after_ms is None for one in rolls] == [False, True]


@pytest.mark.parametrize("command", [False, True])
def test_q13_5_a_command_ends_the_chance_to_wave_a_late_answer_through_and_a_roll_does_not(command: bool) -> None:
    stage = treiber_round()
    stage.plays("GTreiber1", "Klatscherwurf SJäger1", 4)
    if not command:
        assert stage.valid(stage.says("GTreiber2", "Klatscherwurf SJäger2"))
    stage.waits(12)
    assert stage.refused("STreiber1", "Abblocken") == "zu-spaet" and stage.out("SJäger1")
    if command:
        assert stage.valid(stage.says("GTreiber2", "Klatscherwurf SJäger2"))
    else:
        stage.rolls("GTreiber2", 1)
    assert isinstance(stage.referee("gilt"), Refused) == command
    assert stage.out("SJäger1") == command


@pytest.mark.parametrize(("chat", "stille"), [(120, 30), (60, 600)])
def test_the_kick_off_waits_for_the_longer_of_both_limits(chat: int, stille: int) -> None:
    stage = Stage(schiri="bot", chat=chat, stille=stille)
    stage.presses("GHüter", "kapitän GHüter")
    limit = RULES.time_limit(stage.state)
    assert limit is not None and limit > max(chat, stille) - 1


def test_q13_3_no_bell_for_positions_rings_while_somebody_is_awaited() -> None:
    stage = asked_for_positions()
    stage.referee("fehlt SHüter")
    stage.waits(1 + stage.options.stille)
    (late_for_him,) = stage.says("GHüter", "Wo bleibt er?")
    assert isinstance(late_for_him, e.Geredet)
    stage.waits(600)
    facts = stage.says("GHüter", "Immer noch nicht da")
    assert [fact.kind for fact in facts] == ["geredet"]
    assert stage.phase == "pos-jaeger" and not stage.state.reminded


@pytest.mark.parametrize(("late_by", "able"), [(0, True), (1, False)])
def test_q13_6_a_teilrunde_is_repeated_up_to_48_hours_after_the_end_and_not_a_millisecond_later(
    late_by: int, able: bool
) -> None:
    stage = Stage(rounds=1).kick_off().line_up("GJäger1", GJäger2="M").finish_round()
    assert stage.state.ended
    stage.now = stage.state.over_at + 48 * 3600 * 1000 + late_by - 100
    assert isinstance(stage.referee("wiederholen 1 jaeger"), Refused) != able
    assert (stage.phase == "jaeger") == able


@pytest.mark.parametrize(("seat", "able"), [("GJäger2", True), ("GJäger3", False), ("SJäger1", False)])
def test_q5_2_the_referee_gives_the_quaffel_to_whoever_plays_this_round(seat: str, able: bool) -> None:
    stage = Stage().kick_off().line_up("GJäger1", GJäger2="M", SJäger1="M").quaffel(3)
    stage.state = stage.state.with_player("SJäger1", out=True)
    assert isinstance(stage.referee(f"besitz {seat}"), Refused) != able
    assert stage.state.holder == (seat if able else "GJäger1")


def test_q5_5_9_once_the_torwurf_is_written_nobody_else_is_chosen_for_the_freiwurf() -> None:
    stage = Stage().kick_off().line_up("GJäger1", GJäger2="S", GJäger3="S", SJäger1="S").quaffel(5)
    stage.plays("SJäger1", "Foul GJäger1", 3)
    stage.referee('"Freiwurf freigegeben')
    assert stage.valid(stage.says("GHüter", "GJäger2"))
    assert stage.refused("GJäger3", "Torwurf") == "freiwurf-schuetze"
    assert stage.valid(stage.says("GJäger2", "Torwurf"))
    assert stage.refused("GHüter", "GJäger3") == "freiwurf-schuetze"


def test_q8_3_who_is_caught_after_the_end_changes_no_score_that_is_still_announced() -> None:
    stage = Stage(rounds=1).kick_off().line_up("GJäger1")
    (now,) = [fact for fact in stage.referee("würfelbetrug SHüter") if isinstance(fact, e.Betrogen)]
    assert now.stand == (("G", 0), ("S", -100))
    stage.finish_round()
    (after,) = [fact for fact in stage.referee("würfelbetrug GHüter") if isinstance(fact, e.Betrogen)]
    assert after.stand == () and stage.state.ended


@pytest.mark.parametrize("art", ["freundschaft", "pokal"])
def test_q5_4_3_keeping_it_twice_is_refused_only_where_that_tells_nothing(art: str) -> None:
    stage = caught(art=art)
    stage.whispers("GTreiber1", "Aufheben")
    again = stage.whispers("GTreiber1", "Aufheben")
    assert isinstance(again, Refused) == (art == "freundschaft")
    assert sum(isinstance(fact, e.Aufgehoben) for fact in stage.facts) == 1


def test_q5_5_9_a_freiwurf_is_not_lost_with_whom_the_captain_has_chosen() -> None:
    stage = Stage().kick_off().line_up("GJäger1", GJäger2="S", GJäger3="S", SJäger1="S").quaffel(5)
    stage.plays("SJäger1", "Foul GJäger1", 3)
    stage.referee('"Freiwurf freigegeben')
    assert stage.valid(stage.says("GHüter", "GJäger2"))
    stage.referee("ausschluss GJäger2")
    assert not stage.over
    assert "GJäger3" in legal.able(stage.state), "somebody else is awaited"
    stage.plays("GJäger3", "Torwurf", 6, 6)
    stage.plays("SHüter", "Halten", 1, 1)
    assert stage.score == (10, 0)
