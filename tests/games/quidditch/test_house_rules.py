"""What tables may settle for themselves: every value is proven in play, at its edge."""

import pytest

from bot.engine.house_rules import HouseRule, options_with
from bot.games.quidditch import GAME
from bot.games.quidditch import events as e
from bot.games.quidditch.model import QuidditchOptions
from tests.games.quidditch.stage import THREE, Stage
from tests.games.quidditch.test_time import by_bot, late, shot


def rule(name: str) -> HouseRule:
    return next(one for one in GAME.lobby.rules if one.name == name)


def test_every_rule_has_its_proof_here() -> None:
    assert {one.name for one in GAME.lobby.rules} == {"zehn_sekunden", "stille", "rounds", "geschwaetz"}


@pytest.mark.parametrize("seconds", rule("zehn_sekunden").values)
def test_an_answer_counts_up_to_the_second_that_was_settled(seconds: int) -> None:
    timely, tardy = shot(zehn_sekunden=seconds), shot(zehn_sekunden=seconds)
    assert Stage.valid(late(timely, float(seconds))) and timely.score == (0, 0)
    late(tardy, seconds + 0.001)
    assert tardy.score == (10, 0) and tardy.why() == "zu-spaet"


@pytest.mark.parametrize("seconds", rule("stille").values)
def test_silence_lasts_as_long_as_was_settled(seconds: int) -> None:
    for over in (0, 1):
        stage = by_bot(stille=seconds)
        stage.now = stage.state.since + 1000 * seconds + over - 100
        stage.chance.pairs = [(1, 1)] if over else []
        facts = stage.says("GSucher", "Hallo")
        assert any(isinstance(fact, e.QuaffelFaellt) for fact in facts) == bool(over), f"{seconds} s"


@pytest.mark.parametrize("rounds", rule("rounds").values)
def test_a_match_has_as_many_rounds_as_were_settled(rounds: int) -> None:
    stage = Stage(places=THREE, rounds=rounds).kick_off()
    breaks = []
    while stage.state.ended is None:
        holder = "GJäger1" if stage.state.round % 2 == 0 else "SJäger1"
        stage.line_up(holder).finish_round()
        breaks.append(stage.phase)
    assert stage.state.round == rounds == len(breaks) and stage.state.ended == "runden"
    assert breaks.index("halbzeit") + 1 == rounds // 2, "half-time is in the middle"


@pytest.mark.parametrize("talk", rule("geschwaetz").values)
def test_talk_after_chatende_is_reported_or_not(talk: str) -> None:
    stage = Stage(geschwaetz=talk).kick_off().line_up("GJäger1").quaffel(3)
    (fact,) = stage.says("SHüter", "Was für ein Spiel!")
    assert isinstance(fact, e.Geredet) and fact.stoert == (talk == "melden")


def test_a_custom_of_the_server_is_what_a_match_is_played_by() -> None:
    options = options_with(QuidditchOptions, GAME.lobby.rules, {"rounds": 3, "stille": 60}, {"houses": ("G", "S")})
    assert (options.rounds, options.stille) == (3, 60)
