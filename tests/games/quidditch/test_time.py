"""Time. Clauses: Q2.6, Q3.9, Q12.2, Q12.6, Q5.8.1; with Discord's own clock, never the bot's."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.engine.model import Refused, TimeUp
from bot.engine.seats import OFFICIALS, Actor
from bot.games.quidditch import events as e
from bot.games.quidditch.model import Bereit, Wrote
from tests.games.quidditch.stage import RULES, THREE, Stage


def shot(**options: Any) -> Stage:
    stage = Stage(**options).kick_off().line_up("GJäger1", GJäger3="S", SJäger3="S").quaffel(5)
    stage.plays("GJäger1", "Torwurf", 4, 4)
    return stage


def late(stage: Stage, seconds: float, words: str = "Halten", seat: str = "SHüter") -> list[e.Fact]:
    """Write so many seconds after the roll."""
    stage.now = stage.state.chains[0].shown + int(seconds * 1000) - 100
    return stage.says(seat, words)


def test_q2_6_and_q12_2_the_limit_is_inclusive() -> None:
    assert Stage.valid(late(shot(), 10.0))
    stage = shot()
    late(stage, 10.001)
    assert stage.why() == "zu-spaet" and stage.score == (10, 0)


def hit() -> Stage:
    """A Klatscher has hit, and a Treiber may block it."""
    stage = Stage().kick_off().line_up("GJäger1", SJäger1="M", GTreiber1="M", STreiber1="M").klatscher(3, 1)
    stage.plays("GTreiber1", "Klatscherwurf SJäger1", 4)
    return stage


@pytest.mark.parametrize(
    ("stage", "seconds", "seat", "words"),
    [
        (shot, 10, "SHüter", "Halten"),
        (lambda: shot(art="pokal"), 12, "SHüter", "Halten"),
        (lambda: shot(art="pokal", gnade=0, zehn_sekunden=7), 7, "SHüter", "Halten"),
        (hit, 10, "STreiber1", "Abblocken"),
    ],
)
def test_q12_2_an_answer_in_the_last_millisecond_counts_at_once_and_nothing_before_it(
    stage: Callable[[], Stage], seconds: float, seat: str, words: str
) -> None:
    timely = stage()
    assert [fact.kind for fact in late(timely, seconds, words, seat)] == ["befohlen"], "no goal, no hit comes first"
    assert timely.score == (0, 0) and not timely.out("SJäger1")
    tardy = stage()
    facts = late(tardy, seconds + 0.001, words, seat)
    assert facts[0].kind == "frist-vorbei" and tardy.why() == "zu-spaet"
    assert tardy.score == (10, 0) or tardy.out("SJäger1")


def test_q13_10_any_message_after_the_limit_finds_the_goal_scored_and_none_before_it_does() -> None:
    for seconds, goals in ((10.0, 0), (10.001, 1)):
        stage = shot()
        late(stage, seconds, "Hallo", "GJäger2")
        assert len(stage.state.goals) == goals


def test_q12_2_the_clock_may_ring_at_the_limit_and_not_a_millisecond_before() -> None:
    early, now = shot(), shot()
    limit = early.state.chains[0].shown + 10_000
    assert [fact.kind for fact in early.do(Actor(when=limit - 1), TimeUp())] == ["gewartet"]
    assert early.score == (0, 0)
    assert now.do(Actor(when=limit), TimeUp())[0].kind == "frist-vorbei"
    assert now.score == (10, 0)
    now.now = limit - 100
    assert [fact.kind for fact in now.says("SHüter", "Halten")] == ["neu-beurteilt"], "it was in time"
    assert now.score == (0, 0)


def test_q3_9_silence_lasts_to_its_last_millisecond() -> None:
    early, now = by_bot(), by_bot()
    limit = now.state.since + 30_000
    assert [fact.kind for fact in early.do(Actor(when=limit - 1), TimeUp())] == ["gewartet"]
    early.chance.pairs = [(1, 1)]
    assert early.do(Actor(when=limit), TimeUp())[0].kind == "quaffel-faellt", "a bell too early gives no more time"
    now.chance.pairs = [(1, 1)]
    assert now.do(Actor(when=limit), TimeUp())[0].kind == "quaffel-faellt"


def test_q12_2_grace_counts_in_cup_matches_only() -> None:
    assert Stage.valid(late(shot(art="pokal"), 12.0))
    stage = shot(art="pokal")
    late(stage, 12.001)
    assert stage.score == (10, 0)


def test_q2_6_the_time_counts_from_when_the_roll_was_shown() -> None:
    stage = shot()
    chain = stage.state.chains[0]
    assert isinstance(stage.presses("SHüter", f"gezeigt {chain.shown + 5000}"), Refused), "only who rolled reports it"
    assert isinstance(stage.presses("GJäger1", f"gezeigt {chain.shown + 61_000}"), Refused)
    stage.presses("GJäger1", f"gezeigt {chain.shown + 5000}")
    stage.now = chain.shown + 14_900
    assert stage.valid(stage.says("SHüter", "Halten"))


def test_q2_6_the_answer_is_bound_its_roll_is_not() -> None:
    stage = shot()
    late(stage, 9)
    stage.waits(60)
    stage.rolls("SHüter", 6, 6)
    assert stage.score == (0, 0)


def test_q2_6_the_clock_makes_it_a_goal() -> None:
    stage = shot()
    facts = stage.clock_rings()
    assert stage.score == (10, 0) and any(isinstance(fact, e.FristVorbei) for fact in facts)


def test_q2_6_a_slow_bot_costs_nobody_anything() -> None:
    stage = shot()
    shown = stage.state.chains[0].shown
    stage.clock_rings()
    assert stage.score == (10, 0)
    stage.now = shown + 8_900
    facts = stage.says("SHüter", "Halten")
    assert [fact.kind for fact in facts] == ["neu-beurteilt"]
    stage.rolls("SHüter", 6, 6)
    assert stage.score == (0, 0)


def test_q12_2_a_late_answer_may_be_waved_through() -> None:
    stage = shot()
    late(stage, 15)
    assert stage.score == (10, 0)
    stage.referee("gilt")
    assert stage.score == (0, 0)
    stage.rolls("SHüter", 6, 6)
    assert stage.score == (0, 0) and stage.state.saves


def test_q12_2_not_after_the_next_step() -> None:
    stage = shot()
    late(stage, 15)
    stage.referee("schritt schnatz", (1, 1))
    assert isinstance(stage.referee("gilt"), Refused)


def test_q2_6_and_q12_2_aus_on_an_answer_in_time() -> None:
    stage = shot()
    late(stage, 9)
    stage.referee('"Aus')
    assert stage.score == (10, 0) and not stage.state.chains


def test_q2_6_aus_while_nobody_has_answered() -> None:
    stage = shot()
    stage.referee("aus")
    assert stage.score == (10, 0)


def test_q12_6_with_several_hits_each_has_its_own_ten_seconds() -> None:
    stage = Stage().kick_off().line_up("GJäger1", SJäger1="M", SJäger2="M", GTreiber1="M", GTreiber2="M", STreiber1="M")
    stage.klatscher(3, 3)
    stage.plays("GTreiber1", "Klatscherwurf SJäger1", 4)
    stage.waits(6)
    stage.plays("GTreiber2", "Klatscherwurf SJäger2", 4)
    stage.clock_rings()
    assert stage.out("SJäger1") and not stage.out("SJäger2")
    assert stage.valid(stage.says("STreiber1", "Abblocken"))
    assert stage.state.chains[0].ziel == "SJäger2"


def test_a_clock_that_rings_too_early_is_set_anew() -> None:
    stage = shot()
    key = RULES.step(stage.state).key
    facts = stage.do(Actor(when=stage.now + 1000), TimeUp())
    assert [fact.kind for fact in facts] == ["gewartet"]
    assert RULES.step(stage.state).key != key and stage.score == (0, 0)


# -- silence, with the bot as referee ----------------------------------------------------------------------------------


def by_bot(number: int = 3, **options: Any) -> Stage:
    """A friendly match led by the bot, up to the Jäger-Teilrunde; the last dice are Klatscher and Quaffel."""
    stage = Stage(places=("Hüter", "Sucher", "Jäger1", "Jäger2"), schiri="bot", **options)
    for house in "GS":
        stage.presses(f"{house}Hüter", f"kapitän {house}Hüter")
        stage.whispers(f"{house}Hüter", f"XP {house}Jäger1 2 trotzdem")
    stage.rolls("GHüter", 6, 6)
    stage.rolls("SHüter", 1, 1)
    stage.says("SHüter", "H")
    stage.says("GHüter", "GJäger1")
    for seat in ("GJäger2", "SJäger1", "SJäger2"):
        stage.says(seat, "M")
    stage.says("GSucher", "S")
    stage.chance.pairs = [(1, 1), (number, 1)]
    stage.says("SSucher", "S")
    assert stage.phase == "jaeger" and stage.stage == "frei"
    return stage


def test_the_bot_leads_a_friendly_match_by_itself() -> None:
    assert [fact.kind for fact in by_bot().facts if fact.kind == "freigegeben"] == ["freigegeben"]


def test_q3_9_a_holder_who_does_nothing_drops_the_quaffel() -> None:
    stage = by_bot()
    facts = stage.clock_rings((1, 1))
    assert any(isinstance(fact, e.QuaffelFaellt) for fact in facts) and stage.phase != "jaeger"


def test_q3_9_an_unrolled_command_fails() -> None:
    stage = by_bot()
    stage.says("SJäger1", "Foul GJäger1")
    facts = stage.clock_rings()
    assert any(isinstance(fact, e.KetteZu) and fact.ergebnis == "nicht-gewuerfelt" for fact in facts)
    assert stage.state.holder == "GJäger1"


def test_q3_9_a_counter_roll_not_made_is_lost() -> None:
    stage = by_bot(1)
    stage.says("GJäger1", "Fliegen G-M")
    stage.plays("SJäger1", "Angriff GJäger1", 1, 1)
    stage.clock_rings()
    assert stage.state.holder == "SJäger1"


def test_q3_9_a_missing_angenommen_drops_the_quaffel() -> None:
    stage = by_bot()
    stage.plays("GJäger1", "Pass GJäger2", 3)
    facts = stage.clock_rings((1, 1))
    assert any(isinstance(fact, e.QuaffelFaellt) for fact in facts)


def test_q12_6_an_unrolled_torwurf_ends_the_teilrunde() -> None:
    stage = by_bot(5)
    stage.says("GJäger1", "Torwurf")
    stage.clock_rings((1, 1))
    assert stage.score == (0, 0) and stage.phase != "jaeger"


def test_q12_6_an_unrolled_hueterangriff_gives_no_free_shot() -> None:
    stage = by_bot()
    stage.says("GJäger1", "Fliegen M-S")
    stage.says("SHüter", "Angriff")
    stage.clock_rings()
    assert stage.state.sure is None and stage.state.holder == "GJäger1"


def test_q3_9_a_freiwurf_nobody_takes_lapses() -> None:
    stage = by_bot()
    stage.plays("SJäger2", "Foul GJäger1", 4)
    assert stage.state.freiwurf is not None and stage.state.freiwurf.released
    facts = stage.clock_rings((1, 1))
    assert any(isinstance(fact, e.TeilrundeBeendet) and fact.grund == "freiwurf-verfallen" for fact in facts)


def test_q3_9_a_missing_position_is_asked_of_the_captain_then_the_player_sits_out() -> None:
    stage = Stage(places=THREE, schiri="bot")
    for house in "GS":
        stage.presses(f"{house}Hüter", f"kapitän {house}Hüter")
        stage.whispers(f"{house}Hüter", f"XP {house}Jäger1 2, {house}Hüter 1")
    stage.rolls("GHüter", 6, 6)
    stage.rolls("SHüter", 1, 1)
    stage.says("SHüter", "H")
    assert stage.phase == "pos-jaeger" and stage.state.named == "GJäger1", "a lone Jäger need not be named"
    (fact,) = stage.clock_rings()
    assert isinstance(fact, e.Erinnert)
    stage.clock_rings()
    assert stage.phase == "pos-sucher"


def test_q5_8_1_the_chat_ends_by_the_clock_or_when_all_are_ready() -> None:
    stage = by_bot()
    stage.clock_rings((1, 1))
    assert stage.phase == "chat"
    for seat in ("GHüter", "GSucher", "GJäger1", "GJäger2", "SHüter", "SSucher", "SJäger1"):
        stage.do(Actor(seat, when=stage.now), Bereit())
    assert stage.phase == "chat"
    stage.do(Actor("SJäger2", when=stage.now), Bereit())
    assert stage.state.round == 2


def asked_for_positions() -> Stage:
    """A match led by the bot in which the other Jäger has to say where he stands."""
    stage = Stage(places=THREE, schiri="bot")
    for house in "GS":
        stage.presses(f"{house}Hüter", f"kapitän {house}Hüter")
        stage.whispers(f"{house}Hüter", f"XP {house}Jäger1 2, {house}Hüter 1")
    stage.rolls("GHüter", 6, 6)
    stage.rolls("SHüter", 1, 1)
    stage.says("SHüter", "H")
    assert stage.phase == "pos-jaeger"
    return stage


@pytest.mark.parametrize(("late", "third"), [(0, 1), (1, None)])
def test_q13_10_a_position_after_its_time_is_none_bell_or_no_bell(late: int, third: int | None) -> None:
    stage = asked_for_positions()
    stage.clock_rings()  # now the captain may name it, too
    stage.now = stage.state.since + 30_000 + late - 100
    stage.says("SJäger1", "M")
    player = stage.state.player("SJäger1")
    assert player is not None and player.third == third
    assert stage.phase == "pos-sucher", "either way nobody is awaited any more"
    assert stage.why() == ("nicht-dran" if late else "")


def test_q13_10_after_the_first_limit_the_captain_is_asked_whatever_is_written_before_the_bell() -> None:
    stage = asked_for_positions()
    stage.now = stage.state.since + 30_000
    facts = stage.says("GSucher", "Hallo")
    assert [fact.kind for fact in facts] == ["erinnert", "geredet"] and stage.state.reminded


@pytest.mark.parametrize(("late", "number"), [(0, 1), (1, 2)])
def test_q13_10_a_chat_is_over_at_its_limit(late: int, number: int) -> None:
    stage = by_bot()
    stage.clock_rings((1, 1))
    assert stage.phase == "chat"
    stage.now = stage.state.since + 1000 * stage.options.chat + late - 100
    (*_, said) = stage.says("GSucher", "Schönes Spiel!")
    assert isinstance(said, e.Geredet) and said.stoert == bool(late)
    assert stage.state.round == number


def test_q13_10_a_name_after_its_time_changes_nothing() -> None:
    stage = by_bot()
    stage.clock_rings((1, 1))
    stage.clock_rings()
    assert stage.phase == "besitz" and stage.state.named is None
    stage.now = stage.state.since + 30_001 - 100
    stage.says("SHüter", "SJäger2")
    assert stage.state.named == "SJäger1" and stage.phase == "pos-jaeger" and stage.why() == "nicht-jetzt"


def test_q3_9_a_human_referee_is_only_reminded_and_once() -> None:
    stage = Stage().kick_off().line_up("GJäger1", GJäger2="M").quaffel(3)
    (fact,) = stage.clock_rings()
    assert isinstance(fact, e.Erinnert) and stage.state.holder == "GJäger1"
    assert RULES.time_limit(stage.state) is None
    assert OFFICIALS not in RULES.waiting_for(stage.state), "GJäger1 is awaited"


def test_a_message_without_time_is_never_late() -> None:
    stage = shot()
    answer = stage.do(Actor("SHüter"), Wrote(text="Halten"))
    assert stage.valid(answer)
