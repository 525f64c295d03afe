"""Any ruling, made any time later: the match equals one in which the message had been judged so at once (Q13.1)."""

from collections import Counter
from typing import Any

import pytest

from bot.engine.helpers import altered
from bot.engine.model import Refused
from bot.engine.seats import OFFICIALS, Actor
from bot.games.quidditch import events as e
from bot.games.quidditch import model as m
from bot.games.quidditch.notation import read
from bot.games.quidditch.rules.hearing import hear
from bot.games.quidditch.rules.recorded import Recorded
from bot.games.quidditch.rules.ruling import _answer, rulings
from bot.games.quidditch.state import State
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
        over = RULES.outcome(after) is not None  # then only the end can be taken back
        if isinstance(ruling, m.GiltNicht) and crowd.state.inputs[ruling.nr or 0].counted and not over:
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


def play_on(seed: int) -> Counter[str]:
    """Play a match of any kind in which much is ruled and repeated: it plays on, people stay, and its log folds."""
    crowd, done = Witness(seed, WAYS[seed % 4], 14 - seed % 5, careless=True, stormy=True), Counter[str]()
    for _ in range(STEPS):
        if RULES.outcome(crowd.state):
            break
        crowd.now += crowd.luck.choice((300, 900, 2500, 6000, 15_000))
        chance = crowd.luck.random()
        able: list[Any] = [read(one.move) for one in rulings(crowd.state, 9)] if chance < 0.12 else []
        if chance > 0.99 and m.Wiederholen() in RULES.legal(crowd.state, OFFICIALS):
            able = [m.Wiederholen()]
        actor, action = (Actor(referee=True, when=crowd.now), crowd.luck.choice(able)) if able else crowd.next()
        before, known = people_of(crowd.state), len(crowd.facts)
        crowd.act(actor, action)
        if isinstance(action, RULINGS) and isinstance(crowd.facts[known], e.NeuBeurteilt):
            assert people_of(RULES.apply(crowd.before, crowd.facts[known])) == before, f"{seed}: {action}"
        done[action.kind] += 1
    assert read_from_the_log(crowd.blank, crowd.facts) == crowd.state, seed
    return done


@pytest.mark.parametrize("seed", range(4))
def test_q13_1_a_match_full_of_rulings_and_repeats_plays_on_and_its_log_folds(seed: int) -> None:
    assert play_on(seed)["gilt-nicht"]


def offered(state: State, number: int) -> tuple[int, bool, tuple[int, ...]] | None:
    """Judge the whole phase again with the other verdict on a message: whether it may be ruled so, and what falls."""
    one = state.inputs[number]
    if not one.message or one.grund == "zu-spaet":
        return None
    inputs = list(state.inputs)
    inputs[number] = altered(one, ruled="gilt-nicht" if one.valid else "gilt")
    heard = hear(state, inputs)
    if heard is None or not (one.valid or heard.stands.get(number)):
        return None
    return number, not one.valid, tuple(heard.fallen)


def test_q13_1_what_is_offered_is_what_hearing_the_whole_phase_would_offer() -> None:
    crowd, compared, fallen = Witness(3, WAYS[1], 12, careless=True), 0, 0
    for _ in range(200):
        crowd.now += 900
        able: list[Any] = [read(one.move) for one in rulings(crowd.state, 9)] if crowd.luck.random() < 0.2 else []
        actor, action = (Actor(referee=True, when=crowd.now), crowd.luck.choice(able)) if able else crowd.next()
        crowd.act(actor, action)
        state = crowd.state
        fallen += any(one.fallen and not one.ruled for one in state.inputs)
        if state.base is None or RULES.outcome(state):
            continue
        found = [(one.number, one.counts, tuple(number for number, _, _ in one.falls)) for one in rulings(state, 99)]
        prompt = [one for one in found if state.inputs[one[0]].grund != "zu-spaet"]
        whole = [offered(state, number) for number in reversed(range(len(state.inputs)))]
        assert prompt == [one for one in whole if one is not None]
        compared += len(prompt)
    assert compared > 50 and fallen, "also where something has fallen with another"


@pytest.mark.soak
def test_rulings_in_many_matches_equal_those_made_at_once(budget: Budget) -> None:
    for seed in budget.seeds("matches with rulings"):
        budget.found.update(compare(seed))


@pytest.mark.soak
def test_many_matches_full_of_rulings_play_on(budget: Budget) -> None:
    for seed in budget.seeds("matches full of rulings"):
        done = play_on(seed)
        budget.found.update({kind: done[kind] for kind in ("gilt", "gilt-nicht", "aus", "wiederholen")})
