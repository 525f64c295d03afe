"""Breaks, silence and what is written too early. Clauses: Q3.9, Q12.10, Q13.3, Q13.4, Q13.7, Q13.9, Q13.10."""

from typing import Any

import pytest

from bot.engine.model import Refused, TimeUp
from bot.engine.seats import OFFICIALS, Actor
from bot.games.quidditch import GAME
from bot.games.quidditch import events as e
from tests.every_game import Spoken
from tests.games.quidditch.stage import RULES, Stage, spoken
from tests.games.quidditch.test_time import by_bot, hit, shot


def labels(stage: Stage, page: str = "") -> dict[str, str]:
    """Return the desk's buttons: move to label."""
    screen = GAME.screen(RULES.view(stage.state, OFFICIALS), Spoken("de"), page)
    buttons = [one for row in screen.rows if isinstance(row, tuple) for one in row]
    return {one.move: spoken(one.label) for one in buttons}


# -- no seconds run in a break -----------------------------------------------------------------------------------------


def test_q13_3_no_goal_falls_while_the_hueter_is_away() -> None:
    stage = shot()
    stage.waits(4)
    stage.referee("fehlt SHüter")
    stage.waits(60)
    stage.says("GJäger1", "Wo bleibt er?")
    assert stage.score == (0, 0) and stage.state.chains
    stage.referee("zurück")
    stage.referee("schritt fortsetzen")
    assert stage.score == (0, 0)
    assert stage.valid(stage.says("SHüter", "Halten"))


@pytest.mark.parametrize(("seconds", "score"), [(5.5, (0, 0)), (6.5, (10, 0))])
def test_q13_3_the_ten_seconds_go_on_where_they_stood(seconds: float, score: tuple[int, int]) -> None:
    stage = shot()
    stage.waits(4)
    stage.referee("fehlt GSucher")
    stage.waits(100)
    stage.referee("schritt fortsetzen")
    stage.waits(seconds)
    stage.says("GSucher", "Weiter geht's!")
    assert stage.score == score


def test_q13_3_a_roll_shown_in_the_break_counts_from_its_end() -> None:
    stage = shot()
    shown = stage.state.chains[0].shown
    stage.referee("fehlt GSucher")
    stage.presses("GJäger1", f"gezeigt {shown + 5000}")
    stage.waits(100)
    stage.referee("schritt fortsetzen")
    assert stage.state.chains[0].shown == stage.now


def test_q13_3_the_limits_of_silence_go_on_where_they_stood() -> None:
    stage = by_bot()
    stage.waits(20)
    stage.referee("fehlt GSucher")
    stage.waits(200)
    stage.referee("zurück")
    stage.referee("schritt fortsetzen")
    limit = RULES.time_limit(stage.state)
    assert limit is not None and 10 < limit < 12


@pytest.mark.parametrize("away", [False, True])
def test_q13_3_an_agreed_break_stops_every_clock(away: bool) -> None:
    stage = shot()
    stage.waits(4)
    if away:
        stage.referee("fehlt GSucher")
    before = RULES.time_limit(stage.state)
    stage.waits(3600)
    stage.referee("weiter 3600000")
    after = RULES.time_limit(stage.state)
    assert before is not None and after is not None and before - 0.5 <= after + 4 and after <= before
    if not away:
        stage.waits(5.5)
        assert stage.valid(stage.says("SHüter", "Halten"))


def test_q13_3_a_match_of_before_goes_on_with_all_its_seconds() -> None:
    """What older logs say of a break has its old meaning."""
    state = shot().state
    assert RULES.apply(state, e.Fortgesetzt(when=state.now + 5000)).chains[0].shown == state.now + 5000


# -- silence of one ----------------------------------------------------------------------------------------------------


def test_q3_9_one_treiber_who_does_not_roll_loses_his_throw_however_busy_the_others_are() -> None:
    stage = Stage(schiri="bot")
    for house in "GS":
        stage.presses(f"{house}Hüter", f"kapitän {house}Hüter")
        stage.whispers(f"{house}Hüter", f"XP {house}Jäger1 2 trotzdem")
    stage.rolls("GHüter", 6, 6)
    stage.rolls("SHüter", 1, 1)
    stage.says("SHüter", "H")
    stage.says("GHüter", "GJäger1")
    for seat in ("GJäger2", "GJäger3", "SJäger1", "SJäger2", "SJäger3"):
        stage.says(seat, "M")
    for seat in ("GSucher", "SSucher"):
        stage.says(seat, "S")
    for seat in ("GTreiber1", "GTreiber2", "STreiber1"):
        stage.says(seat, "M")
    stage.chance.pairs = [(3, 3)]
    stage.says("STreiber2", "M")
    assert stage.phase == "treiber" and stage.stage == "frei"
    stage.says("GTreiber1", "Klatscherwurf SJäger1")
    stage.waits(20)
    stage.plays("STreiber1", "Klatscherwurf GJäger2", 1)
    stage.waits(11)
    stage.chance.pairs = [(3, 1)]
    stage.refused("STreiber2", "Klatscherwurf GJäger2")
    lost = [fact for fact in stage.facts if isinstance(fact, e.KetteZu) and fact.ergebnis == "nicht-gewuerfelt"]
    assert [fact.seat for fact in lost] == ["GTreiber1"]


def test_q13_10_what_happens_between_the_limit_and_the_bell_is_judged_as_after_it() -> None:
    stage = shot()
    stage.waits(10.5)
    stage.referee("ausschluss SHüter")
    assert stage.score == (10, 0), "the goal fell before"
    hitting = hit()
    hitting.waits(10.5)
    hitting.referee("schritt ende")
    assert hitting.out("SJäger1")


def test_q13_10_the_limit_of_silence_holds_before_its_bell() -> None:
    stage = by_bot()
    stage.waits(30.5)
    stage.chance.pairs = [(1, 1)]
    assert stage.refused("GJäger1", "Fliegen M-S") == "keine-teilrunde"


# -- one button --------------------------------------------------------------------------------------------------------


def counter() -> Stage:
    stage = Stage().kick_off().line_up("GJäger1", SJäger1="M").quaffel(1)
    stage.says("GJäger1", "Fliegen G-M")
    stage.plays("SJäger1", "Angriff GJäger1", 1, 1)
    return stage


def throwing() -> Stage:
    stage = Stage().kick_off().line_up("GJäger1", GJäger2="M", SJäger1="M", GTreiber1="M").klatscher(3, 1)
    stage.says("GTreiber1", "Klatscherwurf SJäger1")
    return stage


def holding() -> Stage:
    stage = shot()
    stage.says("SHüter", "Halten")
    return stage


def passing(*, rolled: bool) -> Stage:
    stage = Stage().kick_off().line_up("GJäger1", GJäger2="M", SJäger1="M").quaffel(3)
    stage.says("GJäger1", "Pass GJäger2")
    if rolled:
        stage.rolls("GJäger1", 5)
    return stage


@pytest.mark.parametrize(
    ("stage", "seat", "words", "check"),
    [
        (counter, "GJäger1", "Angreifer hat den Quaffel", lambda s: s.state.holder == "SJäger1"),
        (throwing, "GTreiber1", "der Befehl verfällt", lambda s: not s.state.chains),
        (holding, "SHüter", "der Torwurf zählt", lambda s: s.score == (10, 0)),
        (lambda: passing(rolled=False), "GJäger1", "der Quaffel fällt", lambda s: s.over and s.state.holder is None),
        (lambda: passing(rolled=True), "GJäger2", "der Quaffel fällt", lambda s: s.over and s.state.holder is None),
        (lambda: Stage().kick_off().line_up("GJäger1", GJäger2="M").quaffel(3), "GJäger1", "fällt", lambda s: s.over),
    ],
)
def test_q13_4_one_button_closes_what_is_owed_and_says_what_follows(
    stage: Any, seat: str, words: str, check: Any
) -> None:
    match = stage()
    label = labels(match)["versäumt"]
    assert seat in label and words in label and len(label) <= 80
    match.referee("versäumt")
    assert check(match)
    assert any(seat in line and words in line for line in match.heard()), "everybody hears it"


def test_q13_4_nobody_can_block_the_opening() -> None:
    stage = Stage()
    for house in "GS":
        stage.presses(f"{house}Hüter", f"kapitän {house}Hüter")
    stage.referee("schritt anpfiff")
    stage.rolls("GHüter", 6, 6)
    assert "würfelt für ihn" in labels(stage)["versäumt"]
    stage.referee("versäumt", (1, 1))
    assert "Drittel T" in labels(stage)["versäumt"]
    stage.referee("versäumt")
    assert stage.phase == "runde" and stage.state.low == "S"


def test_q13_4_where_nobody_owes_anything_there_is_no_such_button() -> None:
    stage = Stage().kick_off()
    assert "versäumt" not in labels(stage)
    assert isinstance(stage.referee("versäumt"), Refused)


def test_q13_4_slips_do_not_block_either() -> None:
    stage = counter()
    for _ in range(3):
        stage.refused("GJäger1", "angriff SJäger1")
    stage.referee("versäumt")
    assert stage.state.holder == "SJäger1"


# -- substitutions in breaks -------------------------------------------------------------------------------------------


def granted(stage: Stage, wann: str = "pause") -> Stage:
    stage.presses("SHüter", "wechsel SJäger1>- +>SJäger1: Knie")
    assert not isinstance(stage.referee(f"bescheid S {wann}"), Refused)
    return stage


def substituted(stage: Stage) -> bool:
    return stage.state.substituted == (False, True)


def test_q13_7_the_next_break_is_whichever_comes_first() -> None:
    stage = Stage(rounds=2).kick_off().line_up("GJäger1")
    granted(stage)
    stage.finish_round()
    assert stage.phase == "halbzeit" and substituted(stage)


def test_q13_7_the_break_before_an_extension_is_one() -> None:
    stage = Stage(art="finale", rounds=1).kick_off().line_up("GJäger1")
    granted(stage)
    stage.finish_round()
    assert stage.phase == "pause" and substituted(stage)


def test_q13_7_an_agreed_break_is_one() -> None:
    stage = Stage().kick_off().line_up("GJäger1", SJäger1="M").quaffel(3)
    granted(stage)
    for seat in ("GHüter", "SHüter"):
        stage.presses(seat, "ja pause")
    stage.referee("ja pause")
    assert substituted(stage)


@pytest.mark.parametrize("wann", ["pause", "halbzeit"])
def test_q13_7_granted_during_that_break_it_happens_at_once(wann: str) -> None:
    stage = Stage(rounds=2).kick_off().line_up("GJäger1").finish_round()
    assert stage.phase == "halbzeit"
    assert substituted(granted(stage, wann))


def test_q13_7_and_q8_2_nobody_fills_in_for_a_hueter_who_was_away_and_then_excluded() -> None:
    stage = Stage().kick_off().line_up("GJäger1", SJäger3="M").quaffel(3)
    stage.referee("fehlt SHüter")
    stage.clock_rings()
    stage.referee("schritt fortsetzen")
    stage.referee("ausschluss SHüter")
    answer = stage.referee("aufrücken SJäger3>SHüter")
    assert isinstance(answer, Refused) and "ausgeschlossen" in spoken(answer.text)


# -- too early ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("roll", [False, True])
@pytest.mark.parametrize("words", ["Halten", "halten"])
def test_q13_9_halten_before_the_roll_is_void_and_may_be_written_again(words: str, roll: bool) -> None:
    stage = Stage().kick_off().line_up("GJäger1").quaffel(5)
    stage.says("GJäger1", "Torwurf")
    stage.refused("SHüter", words)
    if roll:
        stage.rolls("SHüter", 6, 6)
    stage.rolls("GJäger1", 5, 5)
    assert stage.valid(stage.says("SHüter", "Halten"))


@pytest.mark.parametrize("roll", [False, True])
def test_q13_9_angenommen_during_an_abfangen_may_be_written_again(roll: bool) -> None:
    stage = passing(rolled=True)
    stage.says("SJäger1", "Abfangen")
    assert stage.refused("GJäger2", "Angenommen") == "abfangen-laeuft"
    if roll:
        stage.rolls("GJäger2", 6)
    stage.rolls("SJäger1", 1)
    assert stage.valid(stage.says("GJäger2", "Angenommen"))


def test_q13_9_a_throw_during_positionierung_spends_nothing() -> None:
    stage = Stage().kick_off()
    stage.referee("schritt runde")
    stage.referee("besitz GJäger1")
    assert stage.refused("GTreiber1", "Klatscherwurf SJäger1") == "keine-teilrunde"
    stage.rolls("GTreiber1", 6)
    for step in ("jaeger", "sucher", "treiber"):
        stage.referee(f"schritt pos-{step}")
        if step == "jaeger":
            stage.says("SJäger1", "M")
    stage.says("GTreiber1", "M")
    stage.refused("GTreiber1", "klatscherwurf SJäger1")
    stage.rolls("GTreiber1", 6)
    stage.klatscher(3, 1)
    assert stage.valid(stage.says("GTreiber1", "Klatscherwurf SJäger1"))


def test_q13_9_abblocken_answers_the_oldest_open_hit() -> None:
    places = {"SJäger1": "M", "SJäger2": "M", "GTreiber1": "M", "GTreiber2": "M", "STreiber1": "M"}
    stage = Stage().kick_off().line_up("GJäger1", **places).klatscher(3, 3)
    stage.says("GTreiber1", "Klatscherwurf SJäger1")
    stage.plays("GTreiber2", "Klatscherwurf SJäger2", 5)
    stage.rolls("GTreiber1", 5)
    stage.says("STreiber1", "Abblocken")
    assert next(one for one in stage.state.chains if one.answerer).ziel == "SJäger2", "its hit is older"


# -- an opponent's Klatscher -------------------------------------------------------------------------------------------


def test_q12_10_a_kept_klatscher_of_the_opponents_keeps_the_teilrunde_open_for_a_hueter_with_the_quaffel() -> None:
    stage = Stage(places=("Hüter", "Sucher", "Jäger1", "Treiber1")).kick_off()
    stage.line_up("GJäger1", SJäger1="M", GTreiber1="S", GSucher="S").klatscher(5, 5)
    stage.plays("GTreiber1", "Klatscherwurf SHüter", 1)
    stage.plays("GTreiber1", "Klatscherabfang", 6)
    stage.referee("schritt ende")
    stage.referee("schritt quaffel", (3, 1))
    stage.referee('"Quaffel freigegeben')
    stage.referee("ausschluss SJäger1")
    stage.says("GJäger1", "Fliegen M-S")
    stage.plays("SHüter", "Angriff", 6, 6)
    stage.rolls("GJäger1", 1, 1)
    assert stage.state.holder == "SHüter" and not stage.over, "GTreiber1 can still throw at the Hüter"
    stage.plays("GTreiber1", "Klatscherabwurf SHüter", 6)
    assert stage.over


def test_the_bell_of_a_break_is_not_a_limit_of_players() -> None:
    stage = shot()
    stage.referee("fehlt SHüter")
    stage.waits(400)
    facts = stage.do(Actor(when=stage.now), TimeUp())
    assert [fact.kind for fact in facts] == ["weggeblieben"] and stage.score == (0, 0)
