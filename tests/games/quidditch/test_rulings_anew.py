"""Any ruling, made any time later: the match equals one in which the message had been judged so at once (Q13.1)."""

from collections import Counter
from typing import Any

import pytest

from bot.engine.model import Refused, TimeUp
from bot.engine.seats import Actor
from bot.games.quidditch import GAME
from bot.games.quidditch import model as m
from bot.games.quidditch.rules import clock
from bot.games.quidditch.rules.recorded import NoDice, Recorded
from bot.games.quidditch.rules.ruling import _answer, rulings
from bot.games.quidditch.state import State
from tests.games.quidditch.crowd import WAYS
from tests.games.quidditch.stage import RULES
from tests.games.quidditch.test_rulings import Witness, counted, people_of, play_of
from tests.plugins.budget import Budget


class Careless(Witness):
    """People who often begin a command with a small letter: a referee may let it count."""

    def next(self) -> tuple[Actor, Any]:
        actor, action = super().next()
        if isinstance(action, m.Wrote) and self.luck.random() < 0.3:
            action = m.Wrote(text=action.text[0].lower() + action.text[1:])
        return actor, action


def ruled(state: State, action: Any, when: int) -> State:
    """Let the referee rule, and read what follows from the log."""
    facts = RULES.decide(state, Actor(referee=True, when=when), action, Recorded(()))
    assert not isinstance(facts, Refused), facts
    for fact in facts:
        state = RULES.apply(state, GAME.load_event(fact.model_dump_json()))
    return state


def at_once(crowd: Witness, number: int, ruling: Any) -> State:
    """Play the phase again with the ruling right after its message; what is not possible any more is left out."""
    state = crowd.seen[number][0]
    for place, (_, actor, action, dice, valid) in enumerate(crowd.seen[number:]):
        try:
            facts = RULES.decide(state, actor, action, Recorded(dice))
        except NoDice:
            continue
        if isinstance(facts, Refused) or (place and valid and not counted(facts, actor)):
            continue
        for fact in facts:
            state = RULES.apply(state, fact)
        if place == 0:
            state = ruled(state, ruling, actor.when)
    return at_the_time_of(crowd.state, state)


def at_the_time_of(now: State, state: State) -> State:
    """Let the bell ring for every answer whose time is over by now: nobody may have acted since."""
    while (limit := clock.limit(state)) and limit.was == "antwort" and limit.at < now.now:
        for fact in RULES.decide(state, Actor(when=now.now), TimeUp(), Recorded(())):
            state = RULES.apply(state, fact)
    return state


def choices(crowd: Witness) -> list[tuple[int, Any]]:
    """Pair what can be ruled now with the place where we have seen the message."""
    state, found = crowd.state, []
    able: list[tuple[int, Any]] = []
    if state.ended or any(isinstance(action, m.Gilt | m.GiltNicht | m.Aus) for _, _, action, _, _ in crowd.seen):
        return []  # rulings name messages by numbers, which would be others in a match played otherwise
    for one in rulings(state, 6):
        able.append((one.number, (m.Gilt if one.counts else m.GiltNicht)(seat=one.seat, nr=one.number)))
    if (answer := _answer(state)) is not None:
        able.append((answer, m.Aus()))
    for message, ruling in able:
        judged = state.inputs[message]
        for number, (before, actor, action, _, _) in enumerate(crowd.seen):
            same = isinstance(action, m.Wrote) and (judged.who, judged.when) == (actor.seat, actor.when)
            if same and before.base is state.base and not judged.ruled:
                found.append((number, ruling))
    return found


def compare(seed: int) -> Counter[str]:
    """Play a match and, at random points, rule on something old; count the rulings that were compared."""
    crowd, tried = Careless(seed, WAYS[1 + seed % 3], 14 - seed % 5), Counter[str]()
    for _ in range(500):
        if RULES.outcome(crowd.state):
            break
        crowd.now += crowd.luck.choice((300, 900, 2500))
        crowd.act(*crowd.next())
        rare = _answer(crowd.state) is not None
        ripe = (rare or crowd.luck.random() < 0.3) and crowd.state.base is not None and crowd.state.absence is None
        able = choices(crowd) if ripe else []
        if not able:
            continue
        number, ruling = able[-1] if rare else crowd.luck.choice(able)
        after = ruled(crowd.state, ruling, crowd.state.now)
        assert people_of(after) == people_of(crowd.state), f"{seed}: {ruling}"
        assert play_of(after) == play_of(at_once(crowd, number, ruling)), f"{seed}: {ruling}"
        tried[type(ruling).__name__] += 1
    return tried


def test_q13_1_every_kind_of_ruling_equals_one_made_at_once() -> None:
    tried = sum((compare(seed) for seed in (2, 4, 6, 8)), Counter[str]())
    assert all(tried[kind] for kind in ("Gilt", "GiltNicht", "Aus")), tried


@pytest.mark.soak
def test_rulings_in_many_matches_equal_those_made_at_once(budget: Budget) -> None:
    for seed in budget.seeds("matches with rulings"):
        budget.found.update(compare(seed))
