"""Any ruling, made any time later: the match equals one in which the message had been judged so at once (Q13.1)."""

from collections import Counter

import pytest

from bot.engine.model import Refused
from bot.engine.seats import Actor
from bot.games.quidditch import model as m
from bot.games.quidditch.rules.recorded import Recorded
from bot.games.quidditch.rules.ruling import _answer
from tests.games.quidditch.crowd import WAYS
from tests.games.quidditch.stage import RULES
from tests.games.quidditch.witness import RULINGS, Witness, people_of, play_of, read_from_the_log
from tests.plugins.budget import Budget

STEPS = 300


def compare(seed: int) -> Counter[str]:
    """Play a match and, at random points, rule on something old; count the rulings that were compared.

    Only where a human leads: there the match does not run on by itself between message and ruling.
    """
    crowd, tried = Witness(seed, WAYS[1 + seed % 3], 14 - seed % 5, careless=True, stormy=seed % 4 > 0), Counter[str]()
    for _ in range(STEPS):
        if RULES.outcome(crowd.state):
            break
        crowd.now += crowd.luck.choice((300, 900, 2500))
        crowd.act(*crowd.next())
        rare = _answer(crowd.state) is not None
        able = crowd.rulings() if rare or crowd.luck.random() < 0.2 else []
        if not able:
            continue
        ruling = able[-1] if rare else crowd.luck.choice(able)
        referee = Actor(referee=True, when=crowd.state.now)
        facts = RULES.decide(crowd.state, referee, ruling, Recorded(()))
        assert not isinstance(facts, Refused), f"{seed}: {ruling}"
        after = read_from_the_log(crowd.state, facts)
        assert people_of(after) == people_of(crowd.state), f"{seed}: {ruling}"
        assert play_of(after) == play_of(crowd.at_once(ruling)), f"{seed}: {ruling}"
        if isinstance(ruling, m.GiltNicht) and crowd.state.inputs[ruling.nr].counted:
            back = RULES.decide(after, referee, m.Gilt(seat=ruling.seat, nr=ruling.nr), Recorded(()))
            assert not isinstance(back, Refused), f"{seed}: {ruling}"
            assert play_of(read_from_the_log(after, back)) == play_of(crowd.state), f"{seed}: {ruling} and back again"
        tried[f"{ruling.kind}{' upon others' if crowd.ruled else ''}"] += 1
        if crowd.luck.random() < 0.3:
            crowd.act(referee, ruling)
    return tried


def test_q13_1_every_kind_of_ruling_equals_one_made_at_once() -> None:
    tried = sum((compare(seed) for seed in range(8)), Counter[str]())
    kinds = [kind.model_fields["kind"].default for kind in RULINGS]
    assert all(tried[f"{kind}{more}"] for kind in kinds for more in ("", " upon others")), tried


@pytest.mark.soak
def test_rulings_in_many_matches_equal_those_made_at_once(budget: Budget) -> None:
    for seed in budget.seeds("matches with rulings"):
        budget.found.update(compare(seed))
