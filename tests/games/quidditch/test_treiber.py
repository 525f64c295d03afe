"""Treiber. Clauses: Q5.4.1-Q5.4.6, Q2.4, Q12.5-Q12.7."""

from typing import Any

from bot.engine.model import Refused
from bot.games.quidditch import events as e
from tests.games.quidditch.stage import Stage


def treiber_round(first: int = 3, second: int = 3, **options: Any) -> Stage:
    """Everybody in the middle; the Klatscher where the dice say."""
    stage = Stage(**options).kick_off()
    stage.line_up(
        "GJäger1",
        GJäger2="M",
        GJäger3="M",
        SJäger1="M",
        SJäger2="M",
        SJäger3="G",
        GTreiber1="M",
        GTreiber2="M",
        STreiber1="M",
        STreiber2="S",
    )
    return stage.klatscher(first, second)


def test_q5_4_1_without_a_treiber_at_the_klatscher_the_teilrunde_ends() -> None:
    stage = Stage().kick_off().line_up("GJäger1", GTreiber1="G", SJäger1="G")
    stage.klatscher(3, 5)
    assert stage.over
    stage = Stage().kick_off().line_up("GJäger1", GTreiber1="G", SJäger1="G")
    stage.klatscher(3, 1)
    assert not stage.over


def test_q5_4_2_a_throw_needs_four() -> None:
    stage = treiber_round()
    stage.plays("GTreiber1", "Klatscherwurf SJäger1", 3)
    assert not stage.out("SJäger1") and not stage.state.chains


def test_q5_4_2_treiber_cannot_be_hit_and_targets_stand_in_the_third() -> None:
    stage = treiber_round()
    assert stage.refused("GTreiber1", "Klatscherwurf STreiber1") == "ziel-treiber"
    assert stage.refused("GTreiber1", "Klatscherwurf SJäger3") == "ziel-drittel"
    assert stage.refused("GTreiber1", "Klatscherwurf SHüter") == "ziel-drittel"
    assert stage.refused("STreiber2", "Klatscherwurf SHüter") == "kein-klatscher"


def test_q5_4_2_one_throw_each_and_each_klatscher_once() -> None:
    stage = treiber_round(3, 1)
    stage.plays("GTreiber1", "Klatscherwurf SJäger1", 3)
    assert stage.refused("GTreiber1", "Klatscherwurf SJäger2") in ("schon-geworfen", "keine-teilrunde")
    stage = treiber_round(3, 1)
    assert stage.valid(stage.says("GTreiber1", "Klatscherwurf SJäger1"))
    assert stage.refused("STreiber1", "Klatscherwurf GJäger2") == "kein-klatscher"


def test_q5_4_2_own_players_can_be_hit_and_another_own_treiber_may_block() -> None:
    stage = treiber_round()
    stage.plays("GTreiber1", "Klatscherwurf GJäger2", 4)
    assert stage.refused("GTreiber1", "Abblocken") == "eigener-wurf"
    assert stage.refused("STreiber1", "Abblocken") == "nichts-zu-blocken"
    stage.plays("GTreiber2", "Abblocken", 6, 6)
    assert not stage.out("GJäger2")


def test_q5_4_2_a_wrong_throw_that_cannot_be_corrected_is_used_up() -> None:
    stage = treiber_round()
    stage.refused("GTreiber1", "Klatscherwurf SJäger9")
    stage.rolls("GTreiber1", 6)
    assert stage.refused("GTreiber1", "Klatscherwurf SJäger1") == "korrektur-zu-spaet"
    stage.plays("STreiber1", "Klatscherwurf GJäger2", 1)
    assert stage.refused("GTreiber1", "Klatscherwurf SJäger1") == "schon-geworfen"
    assert stage.valid(stage.says("GTreiber1", "Klatscherabfang")), "but it opens the way to the second Klatscher"


def test_q5_4_1_who_is_out_keeps_no_teilrunde_open() -> None:
    stage = treiber_round()
    for seat in ("GTreiber2", "STreiber1", "STreiber2"):
        stage.state = stage.state.with_player(seat, out=True)
    assert not stage.over
    stage.presses("GTreiber1", "verzicht")
    assert stage.over


def test_q5_4_3_catching_the_second_needs_both_in_the_third_and_a_throw_before() -> None:
    stage = treiber_round(3, 1)
    assert stage.refused("GTreiber1", "Klatscherabfang") == "abfang-nicht-beide"
    stage = treiber_round()
    assert stage.refused("GTreiber1", "Klatscherabfang") == "abfang-erst-wurf"
    stage.plays("GTreiber1", "Klatscherwurf SJäger1", 1)
    stage.plays("GTreiber1", "Klatscherabfang", 3)
    assert stage.state.kept_by("GTreiber1") is None
    assert stage.refused("GTreiber1", "Klatscherabfang") == "abfang-schon"
    assert stage.valid(stage.says("STreiber1", "Klatscherwurf GJäger2")), "a failed one leaves it free"


def caught(**options: Any) -> Stage:
    stage = treiber_round(**options)
    stage.plays("GTreiber1", "Klatscherwurf SJäger1", 1)
    stage.plays("GTreiber1", "Klatscherabfang", 4)
    return stage


def test_q5_4_3_a_caught_one_is_thrown_at_once() -> None:
    stage = caught()
    stage.plays("GTreiber1", "Klatscherabwurf SJäger1", 6, 6)
    stage.plays("STreiber1", "Abblocken", 1, 1)
    assert stage.out("SJäger1") and stage.over


def test_q5_4_3_and_q12_7_a_kept_one_waits_for_a_later_teilrunde() -> None:
    stage = caught()
    assert not isinstance(stage.whispers("GTreiber1", "Aufheben"), Refused)
    assert stage.over, "nothing is left to do"
    stage.referee("schritt quaffel", (3, 1))
    assert stage.refused("GTreiber1", "Klatscherabwurf SJäger1") == "nicht-frei"
    stage.referee('"Quaffel freigegeben')
    stage.plays("GTreiber1", "Klatscherabwurf SJäger1", 4)
    assert stage.refused("GJäger1", "Fliegen M-S") == "kette-offen"


def test_q5_4_3_silence_keeps_it_too_and_the_round_ends_it() -> None:
    stage = caught()
    stage.referee("schritt ende")
    ball = stage.state.kept_by("GTreiber1")
    assert ball is not None and ball.kept
    stage.finish_round()
    stage.referee("schritt chatende")
    assert stage.state.klatscher == ()


def test_q5_4_3_with_no_opponent_left_it_is_kept_by_itself() -> None:
    stage = Stage().kick_off().line_up("GJäger1", SJäger1="M", GTreiber1="M")
    stage.klatscher(3, 3)
    stage.plays("GTreiber1", "Klatscherwurf SJäger1", 4)
    facts = stage.plays("GTreiber1", "Klatscherabfang", 4)
    assert any(isinstance(fact, e.Aufgehoben) for fact in facts) and stage.over


def test_q5_4_3_keeping_needs_a_klatscher() -> None:
    stage = treiber_round()
    assert isinstance(stage.whispers("GTreiber1", "Aufheben"), Refused)


def test_q5_4_4_a_block_is_a_kampfwurf_against_the_throw() -> None:
    stage = treiber_round()
    stage.plays("GTreiber1", "Klatscherwurf SJäger1", 4, 4)
    stage.plays("STreiber1", "Abblocken", 5, 3)
    assert not stage.out("SJäger1"), "equal sums, higher first number"


def test_q5_4_4_a_lost_block_is_a_hit() -> None:
    stage = treiber_round()
    stage.plays("GTreiber1", "Klatscherwurf SJäger1", 4, 4)
    stage.plays("STreiber1", "Abblocken", 3, 4)
    assert stage.out("SJäger1")


def test_q5_4_4_nobody_who_could_block_means_out_at_once() -> None:
    stage = Stage().kick_off().line_up("GJäger1", SJäger1="M", GTreiber1="M", STreiber1="S")
    stage.klatscher(3, 1)
    stage.plays("GTreiber1", "Klatscherwurf SJäger1", 4)
    assert stage.out("SJäger1")


def test_q5_4_4_one_block_answers_klatscherwurf_before_klatscherabwurf() -> None:
    stage = caught_with_hit()
    assert stage.valid(stage.says("STreiber1", "Abblocken"))
    assert [chain.word for chain in stage.state.chains if chain.stage == "gegen"] == ["Klatscherwurf"]
    assert stage.refused("STreiber1", "Abblocken") == "erst-wuerfeln"
    stage.rolls("STreiber1", 6, 6)
    assert stage.valid(stage.says("STreiber1", "Abblocken"))
    stage.rolls("STreiber1", 6, 6)
    assert not stage.out("SJäger1") and not stage.out("SJäger2")


def caught_with_hit() -> Stage:
    """One Treiber throws, catches and throws again, all within the ten seconds."""
    stage = treiber_round()
    stage.plays("GTreiber1", "Klatscherwurf SJäger1", 4, 1)
    stage.plays("GTreiber1", "Klatscherabfang", 4)
    stage.plays("GTreiber1", "Klatscherabwurf SJäger2", 4, 1)
    return stage


def test_q5_4_4_a_block_before_the_roll_is_too_early() -> None:
    stage = treiber_round()
    stage.says("GTreiber1", "Klatscherwurf SJäger1")
    assert stage.refused("STreiber1", "Abblocken") == "block-zu-frueh"
    stage.rolls("GTreiber1", 4)
    assert stage.valid(stage.says("STreiber1", "Abblocken"))


def test_q2_4_a_tied_block_is_rolled_again_thrower_first() -> None:
    stage = treiber_round()
    stage.plays("GTreiber1", "Klatscherwurf SJäger1", 4, 4)
    stage.plays("STreiber1", "Abblocken", 4, 4)
    assert stage.state.chains[0].owes == "GTreiber1"
    (early,) = stage.rolls("STreiber1", 6, 6)
    assert early.zweck == "", "a counter-roll before it is due is just a roll (Q12.5)"
    stage.rolls("GTreiber1", 1, 1)
    stage.rolls("STreiber1", 2, 1)
    assert not stage.out("SJäger1"), "a repeat does not test the EW again (Q2.6)"


def test_q12_5_two_rolls_owed_the_older_first() -> None:
    stage = treiber_round()
    stage.plays("GTreiber1", "Klatscherwurf SJäger1", 4, 4)
    stage.says("GTreiber1", "Klatscherabfang")
    stage.plays("STreiber1", "Abblocken", 4, 4)
    assert stage.state.owed("GTreiber1") == stage.state.chains[0]
    facts = stage.rolls("GTreiber1", 6, 6)
    assert facts[0].zweck == "Klatscherwurf"


def test_q12_7_hitting_somebody_who_is_out_has_no_effect() -> None:
    stage = treiber_round()
    stage.plays("GTreiber1", "Klatscherwurf SJäger1", 6, 6)
    stage.plays("STreiber1", "Abblocken", 1, 1)
    facts = stage.plays("GTreiber2", "Klatscherwurf SJäger1", 6, 6)
    assert any(isinstance(fact, e.KetteZu) and fact.ergebnis == "ohne-wirkung" for fact in facts)


def test_q12_7_of_two_hits_that_nobody_blocks_only_the_first_counts() -> None:
    stage = treiber_round()
    stage.plays("GTreiber1", "Klatscherwurf SJäger1", 6, 6)
    stage.plays("GTreiber2", "Klatscherwurf SJäger1", 6, 6)
    stage.waits(60)
    facts = [*stage.says("GHüter", "na so was"), *([] if stage.over else stage.clock_rings())]
    assert [fact.seat for fact in facts if isinstance(fact, e.Getroffen)] == ["SJäger1"]
    assert [fact.ergebnis for fact in facts if isinstance(fact, e.KetteZu)] == ["ohne-wirkung"]


def test_q5_4_6_the_teilrunde_ends_when_nothing_is_left() -> None:
    stage = treiber_round(3, 1)
    stage.plays("GTreiber1", "Klatscherwurf SJäger1", 6, 6)
    assert not stage.over
    facts = stage.plays("STreiber1", "Abblocken", 1, 1)
    assert stage.over and isinstance(facts[-1], e.TeilrundeBeendet)


def test_q12_6_silence_of_the_treiber_ends_their_teilrunde_and_leaves_the_quaffel_where_it_is() -> None:
    stage = Stage(places=("Hüter", "Jäger1", "Treiber1"), schiri="bot").kick_off()
    stage.says("SJäger1", "M")
    stage.says("GTreiber1", "M")
    stage.chance.pairs = [(3, 3)]
    stage.says("STreiber1", "M")
    assert stage.phase == "treiber" and stage.state.holder == "GJäger1"
    facts = stage.clock_rings((5, 1))
    assert not any(isinstance(fact, e.QuaffelFaellt) for fact in facts)
    assert stage.phase == "jaeger" and stage.state.holder == "GJäger1"


def test_q5_4_5_a_hit_holder_drops_the_quaffel() -> None:
    stage = caught()
    stage.referee("schritt ende")
    stage.referee("schritt quaffel", (3, 1))
    stage.referee('"Quaffel freigegeben')
    stage.plays("GTreiber1", "Klatscherabwurf GJäger1", 6, 6)
    stage.plays("GTreiber2", "Abblocken", 1, 1)
    assert stage.out("GJäger1") and stage.over and stage.state.holder is None


def test_q12_7_a_throw_in_between_ends_the_chance_of_an_angriff() -> None:
    stage = caught()
    stage.referee("schritt ende")
    stage.referee("schritt quaffel", (1, 1))
    stage.referee('"Quaffel freigegeben')
    stage.says("GJäger1", "Fliegen G-M")
    stage.plays("GTreiber1", "Klatscherabwurf SJäger1", 1)
    assert stage.refused("SJäger2", "Angriff GJäger1") == "angriff-flug"


def test_q12_4_ending_the_teilrunde_voids_what_is_pending() -> None:
    stage = treiber_round()
    stage.plays("GTreiber1", "Klatscherwurf SJäger1", 6, 6)
    stage.referee('"Teilrunde beendet')
    assert stage.over and not stage.out("SJäger1")


def test_q5_4_4_a_hit_may_be_blocked_though_its_thrower_has_left_meanwhile() -> None:
    left, sent_off = treiber_round(3, 1), treiber_round(3, 1)
    for stage in (left, sent_off):
        stage.plays("GTreiber1", "Klatscherwurf SJäger1", 4, 1)
    left.presses("GHüter", "wechsel GTreiber1>-: Bus")
    left.referee("bescheid G jetzt")
    sent_off.referee("ausschluss GTreiber1")
    for stage in (left, sent_off):
        assert stage.refused("STreiber2", "Abblocken") == "nichts-zu-blocken", "he stands in another third"
        stage.plays("STreiber1", "Abblocken", 5, 3)
        assert not stage.out("SJäger1")


def test_q12_4_nobody_rolls_again_for_a_thrower_who_has_left() -> None:
    stage = treiber_round(3, 1)
    stage.plays("GTreiber1", "Klatscherwurf SJäger1", 4, 1)
    stage.referee("ausschluss GTreiber1")
    facts = stage.plays("STreiber1", "Abblocken", 4, 1)
    assert [fact.kind for fact in facts][1:3] == ["gleichstand", "kette-zu"] and facts[2].ergebnis == "geblockt"
    assert not stage.out("SJäger1") and stage.over, "it is blocked, and nobody waits for a roll"


def test_q3_9_of_two_who_owe_a_roll_each_has_his_own_time() -> None:
    stage = Stage(places=("Hüter", "Jäger1", "Jäger2", "Treiber1"), schiri="bot").kick_off()
    stage.says("GHüter", "GJäger1")
    for seat in ("GJäger2", "SJäger1", "SJäger2", "GTreiber1"):
        stage.says(seat, "M")
    stage.chance.pairs = [(3, 3)]
    stage.says("STreiber1", "M")
    assert stage.phase == "treiber" and stage.stage == "frei"
    stage.says("GTreiber1", "Klatscherwurf SJäger1")
    stage.waits(20)
    stage.says("STreiber1", "Klatscherwurf GJäger2")
    closed = [fact.seat for fact in stage.clock_rings() if isinstance(fact, e.KetteZu)]
    assert closed == ["GTreiber1"], "the other one has twenty seconds left"
    stage.rolls("STreiber1", 4, 1)
    assert [chain.stage for chain in stage.state.chains] == ["antwort"]
