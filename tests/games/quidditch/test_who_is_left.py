"""Who is away, out or without a position, and what that leaves the others. Clauses: Q5.4.3, Q5.4.4, Q5.5.9, Q5.5.10."""

from typing import Any

import pytest

from bot.engine.helpers import altered
from bot.engine.model import Refused
from bot.games.quidditch import events as e
from bot.games.quidditch.rules.jaeger import something_left
from tests.games.quidditch.stage import THREE, Stage
from tests.games.quidditch.test_sucher import sucher_round
from tests.games.quidditch.test_treiber import treiber_round


def kept(stage: Stage) -> list[str]:
    """List whose Klatscher was kept, once for each time it was."""
    return [fact.seat for fact in stage.facts if isinstance(fact, e.Aufgehoben)]


def leaves_for_long(stage: Stage, seat: str) -> None:
    """Let the others play on without somebody."""
    stage.referee(f"fehlt {seat}")
    stage.clock_rings()
    stage.referee("schritt fortsetzen")


def test_q5_4_3_what_is_kept_by_itself_is_kept_once_while_others_play_on() -> None:
    stage = Stage().kick_off()
    stage.line_up("GJäger1", SJäger1="S", GJäger2="M", GTreiber1="M", STreiber1="M").klatscher(3, 3)
    assert stage.valid(stage.says("STreiber1", "Klatscherwurf GJäger2"))
    assert stage.refused("GTreiber1", "Klatscherwurf STreiber1") == "ziel-treiber"
    stage.rolls("GTreiber1", 1)
    stage.plays("GTreiber1", "Klatscherabfang", 4)
    assert kept(stage) == ["GTreiber1"] and not stage.over
    stage.rolls("STreiber1", 1)
    assert kept(stage) == ["GTreiber1"] and stage.over


def test_q12_4_a_throw_at_somebody_who_is_sent_off_before_its_roll_has_no_effect() -> None:
    stage = treiber_round()
    assert stage.valid(stage.says("GTreiber1", "Klatscherwurf SJäger1"))
    stage.referee("ausschluss SJäger1")
    facts = stage.rolls("GTreiber1", 6)
    assert not any(isinstance(fact, e.Getroffen | e.AntwortOffen) for fact in facts)
    (closed,) = [fact for fact in facts if isinstance(fact, e.KetteZu)]
    assert closed.ergebnis == "ohne-wirkung"


@pytest.mark.parametrize("attacker", ["SHüter", "SJäger1"])
@pytest.mark.parametrize("how", ["ausschluss", "würfelbetrug"])
def test_q8_2_who_wins_the_quaffel_when_he_is_sent_off_already_does_not_get_it(attacker: str, how: str) -> None:
    stage = Stage().kick_off().line_up("GJäger1", GJäger2="M", SJäger1="M").quaffel(3 if attacker == "SHüter" else 1)
    stage.says("GJäger1", "Fliegen M-S" if attacker == "SHüter" else "Fliegen G-M")
    stage.plays(attacker, "Angriff" if attacker == "SHüter" else "Angriff GJäger1", 6, 6)
    stage.referee(f"{how} {attacker}")
    assert not stage.over, "he owes nothing any more"
    facts = stage.rolls("GJäger1", 1, 1)
    assert [fact.kind for fact in facts[2:]] == ["quaffel-faellt", "teilrunde-ende"]
    assert stage.over and stage.state.holder is None


@pytest.mark.parametrize("away", [False, True])
def test_q5_4_4_a_treiber_who_is_away_blocks_nothing(away: bool) -> None:
    stage = treiber_round()
    if away:
        leaves_for_long(stage, "STreiber1")
    stage.plays("GTreiber1", "Klatscherwurf SJäger1", 4)
    assert stage.out("SJäger1") == away, "nobody else could: out at once"


def test_q5_7_1_a_sucher_in_the_middle_flies_nowhere() -> None:
    stage = sucher_round(3)
    assert stage.valid(stage.says("GSucher", "Fliegen S-M"))
    assert stage.refused("GSucher", "Fliegen M-M") == "fliegen-mitte"


@pytest.mark.parametrize("active", [False, True])
def test_q5_5_9_without_an_active_jaeger_any_throws_the_freiwurf(active: bool) -> None:
    thirds = {"SJäger1": "M"} if active else {}
    stage = Stage((*THREE, "Jäger2")).kick_off().line_up("GJäger1", GSucher="S", SSucher="S", **thirds).schnatz(5)
    stage.plays("SSucher", "Finden", 6)
    stage.plays("GSucher", "Foul SSucher", 3)
    stage.referee('"Freiwurf freigegeben')
    if active:
        assert stage.refused("SJäger2", "Torwurf") == "freiwurf-schuetze"
    seat = "SJäger1" if active else "SJäger2"
    stage.plays(seat, "Torwurf", 6, 6)
    stage.plays("GHüter", "Halten", 1, 1)
    assert stage.score == (0, 10)


@pytest.mark.parametrize(
    ("treiber", "aim", "left"),
    [
        ({}, {}, True),
        ({"away": True}, {}, False),
        ({"third": 1}, {}, False),
        ({}, {"out": True}, False),
        ({}, {"away": True}, False),
        ({}, {"third": None}, False),
    ],
)
def test_q12_10_a_kept_klatscher_counts_while_it_can_be_thrown_at_somebody(
    treiber: dict[str, Any], aim: dict[str, Any], left: bool
) -> None:
    stage = Stage().kick_off().line_up("GJäger1", GSucher="S", STreiber1="S").quaffel(1)
    state = stage.state.with_player("GJäger1", flown=True)
    assert not something_left(state), "it has no goal to shoot at and nobody to pass to"
    ball = altered(state.klatscher[0], third=2, holder="STreiber1", kept=True)
    state = altered(state, klatscher=(ball, state.klatscher[1]))
    state = state.with_player("STreiber1", **treiber).with_player("GSucher", **aim)
    assert something_left(state) == left


@pytest.mark.parametrize(
    ("jaeger", "left"), [({}, True), ({"out": True}, False), ({"away": True}, False), ({"third": 1}, False)]
)
@pytest.mark.parametrize("seat", ["GJäger2", "SJäger1"])
def test_q5_5_10_who_is_out_keeps_no_holder_in_play(seat: str, jaeger: dict[str, Any], left: bool) -> None:
    stage = Stage().kick_off().line_up("GJäger1", **{seat: "G"}).quaffel(1)
    state = stage.state.with_player("GJäger1", flown=True).with_player(seat, **jaeger)
    assert something_left(state) == left


@pytest.mark.parametrize("substituted", [False, True])
def test_q7_2_the_teilrunde_of_who_stays_away_waits_for_a_substitute(substituted: bool) -> None:
    stage = sucher_round()
    stage.plays("SSucher", "Finden", 5)
    stage.referee("fehlt GSucher")
    stage.clock_rings()
    assert not stage.over, "his captain may still ask for somebody"
    if substituted:
        stage.presses("GHüter", "wechsel GSucher>- +>GSucher: ist fort")
        stage.referee("bescheid G jetzt")
    stage.referee("schritt fortsetzen")
    assert stage.over != substituted
    if substituted:
        stage.plays("GSucher", "Finden", 6)


def test_q8_2_a_substitution_granted_for_a_break_falls_with_whom_it_was_about() -> None:
    stage = Stage().kick_off().line_up("GJäger1")
    stage.presses("SHüter", "wechsel SJäger2>- +>SJäger2: muss weg")
    stage.referee("bescheid S pause")
    stage.referee("ausschluss SJäger2")
    stage.finish_round()
    assert stage.phase == "chat"
    assert not any(isinstance(fact, e.Gewechselt) for fact in stage.facts)
    player = stage.state.player("SJäger2")
    assert player is not None and player.excluded


@pytest.mark.parametrize("released", [False, True])
def test_q5_5_10_who_is_sent_off_with_the_quaffel_drops_it_released_or_not(released: bool) -> None:
    stage = Stage().kick_off().line_up("GJäger1", GJäger2="M", SJäger1="M").klatscher(1, 1)
    stage.referee("schritt quaffel", (3, 1))
    if released:
        stage.referee('"Quaffel freigegeben')
    facts = stage.referee("ausschluss GJäger1")
    assert any(isinstance(fact, e.QuaffelFaellt) for fact in facts)
    assert stage.over


def test_q5_4_1_who_is_away_is_not_said_to_stand_anywhere() -> None:
    stage = Stage().kick_off().line_up("GJäger1", SJäger1="M", STreiber1="S")
    leaves_for_long(stage, "SHüter")
    leaves_for_long(stage, "SJäger1")
    stage.klatscher(5, 5)
    (begun,) = [fact for fact in stage.facts if isinstance(fact, e.PhaseBegonnen) and fact.phase == "treiber"]
    assert begun.stehen == (("G", ("GHüter",)), ("S", ("STreiber1",)))


@pytest.mark.parametrize("away", [False, True])
def test_q5_4_1_no_klatscher_is_released_for_a_treiber_who_is_away(away: bool) -> None:
    stage = Stage().kick_off().line_up("GJäger1", STreiber1="S", GJäger2="S")
    if away:
        leaves_for_long(stage, "STreiber1")
    stage.referee("schritt klatscher", (5, 5))
    assert stage.over == away


@pytest.mark.parametrize("out", [False, True])
@pytest.mark.parametrize("third", [3, 5])
def test_q5_7_1_no_schnatz_is_released_for_a_sucher_who_is_out(third: int, out: bool) -> None:
    stage = Stage().kick_off().line_up("GJäger1", GSucher="S", GJäger2="M").quaffel(1)
    stage.state = stage.state.with_player("GSucher", out=out)
    stage.referee("schritt ende")
    stage.referee("schritt schnatz", (third, 1))
    assert stage.over == out, "before anything is released"


def test_q5_7_2_the_teilrunde_does_not_wait_for_a_sucher_who_is_out() -> None:
    stage = sucher_round()
    stage.state = stage.state.with_player("SSucher", out=True)
    stage.plays("GSucher", "Finden", 5)
    assert stage.over


def test_q7_2_who_is_away_himself_moves_up_nowhere() -> None:
    stage = Stage().kick_off().line_up("GJäger1")
    leaves_for_long(stage, "SHüter")
    stage.referee("fehlt SJäger1")
    stage.clock_rings()
    assert isinstance(stage.referee("aufrücken SJäger1>SHüter"), Refused)
    assert not isinstance(stage.referee("aufrücken SJäger2>SHüter"), Refused)


def test_q1_3_who_was_sent_off_before_the_kick_off_is_not_made_captain() -> None:
    stage = Stage(schiri="bot")
    seats = [one.seat for one in stage.state.team("G")]
    stage.referee(f"ausschluss {seats[0]}")
    stage.presses("SHüter", "kapitän SHüter")
    stage.clock_rings()
    assert stage.state.captain("G") in seats[1:]
