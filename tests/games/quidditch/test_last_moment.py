"""The very last millisecond of a limit. Clauses: Q2.6, Q12.2, Q5.8.1, Q7.2, Q13.10."""

import pytest

from bot.engine.model import Refused, TimeUp
from bot.engine.seats import Actor
from bot.games.quidditch import events as e
from bot.games.quidditch.rules import clock
from tests.games.quidditch.stage import Stage
from tests.games.quidditch.test_rulings import rule
from tests.games.quidditch.test_time import by_bot, hit, late, shot


def kinds(facts: list[e.Fact]) -> list[str]:
    return [fact.kind for fact in facts]


@pytest.mark.parametrize(("art", "seconds"), [("freundschaft", 10.0), ("pokal", 12.0)])
def test_q2_6_an_answer_in_the_last_millisecond_does_not_let_the_shot_score_first(art: str, seconds: float) -> None:
    stage = shot(art=art)
    assert kinds(late(stage, seconds)) == ["befohlen"]
    assert stage.score == (0, 0)
    assert stage.state.chains[0].after_ms == int(1000 * seconds)


def test_q2_6_a_message_of_somebody_else_in_the_last_millisecond_ends_nothing() -> None:
    stage = shot()
    late(stage, 10.0, "So ein Schuss!", "GJäger3")
    assert stage.score == (0, 0)
    assert Stage.valid(late(stage, 10.0))
    stage = shot()
    assert "frist-vorbei" in kinds(late(stage, 10.001, "So ein Schuss!", "GJäger3"))
    assert stage.score == (10, 0)


def test_q2_6_the_clock_rings_for_a_limit_that_is_over_and_not_a_millisecond_before() -> None:
    stage = shot()
    end = stage.state.chains[0].shown + 10_000
    assert kinds(stage.do(Actor(when=end - 1), TimeUp())) == ["gewartet"]
    assert stage.score == (0, 0)
    assert "frist-vorbei" in kinds(stage.do(Actor(when=end), TimeUp()))
    assert stage.score == (10, 0)


def test_a_clock_without_a_time_of_its_own_means_the_limit() -> None:
    stage = shot()
    assert "frist-vorbei" in kinds(stage.do(Actor(), TimeUp()))
    assert stage.score == (10, 0)


def test_of_two_limits_the_nearer_one_counts() -> None:
    stage = by_bot()
    silence = clock.limit(stage.state)
    assert silence is not None
    assert (silence.was, silence.at) == ("stille", stage.state.since + 1000 * stage.options.stille)
    stage = by_bot(5)
    stage.plays("GJäger1", "Torwurf", 4, 4)
    answer = clock.limit(stage.state)
    assert answer is not None
    assert (answer.was, answer.at) == ("antwort", stage.state.chains[0].shown + 10_000)
    assert clock.seconds(stage.state) == pytest.approx((answer.at - stage.state.now) / 1000 + clock.SLACK)


@pytest.mark.parametrize(("past", "counts"), [(0, True), (1, False)])
def test_q3_9_a_command_in_the_last_millisecond_of_the_silence_counts_and_not_one_later(
    past: int, counts: bool
) -> None:
    stage = by_bot(5)
    stage.now = stage.state.since + 1000 * stage.options.stille + past - 100
    stage.chance.pairs = [] if counts else [(1, 1)]
    facts = stage.says("GJäger1", "Torwurf")
    assert stage.valid(facts) is counts
    assert kinds(facts)[0] == ("befohlen" if counts else "quaffel-faellt")


# -- pressed between a limit and its bell: possible when it was offered, and overtaken by the limit (Q13.10) ----------


def after_the_limit(stage: Stage) -> Stage:
    """Let the seconds for an answer pass; the bell has not rung yet."""
    stage.now = stage.state.chains[0].shown + 10_000
    return stage


def test_q13_10_letting_a_chance_go_by_whose_time_is_over_is_no_mistake() -> None:
    stage = after_the_limit(hit())
    assert kinds(stage.presses("STreiber1", "verzicht"))[0] == "frist-vorbei"
    assert stage.out("SJäger1")


def test_q13_10_ending_a_teilrunde_that_a_goal_has_ended_is_no_mistake() -> None:
    stage = after_the_limit(shot())
    assert kinds(stage.referee("schritt ende")) == ["frist-vorbei", "tor", "teilrunde-ende", "ueberholt"]
    assert stage.score == (10, 0) and stage.over


def test_q13_10_what_was_never_possible_is_refused_all_the_same() -> None:
    stage = after_the_limit(shot())
    assert isinstance(stage.referee("schritt chat"), Refused)
    assert isinstance(stage.presses("SJäger1", "verzicht"), Refused)
    assert stage.score == (0, 0), "the bell will say so"


def test_q13_1_what_was_overtaken_happens_once_the_shot_does_not_count() -> None:
    stage = after_the_limit(shot())
    stage.referee("schritt ende")
    rule(stage, "GJäger1", "gilt nicht")
    assert stage.score == (0, 0) and stage.over, "the referee has ended the Teilrunde after it"
