"""Kampfwurf, clause by clause (Q2.2, Q2.4), with scripted dice."""

from collections.abc import Sequence
from typing import Any

import pytest
from pydantic import ValidationError

from bot.engine.model import Outcome, Refused, TimeUp
from bot.engine.seats import NOBODY, REFEREE, Actor
from bot.games.kampf import GAME
from bot.games.kampf.help_pictures import _Named, contest
from bot.games.kampf.model import SEATS, GaveUp, KampfOptions, Repeated, Roll, State
from tests.playing import PlainVoice

RULES = GAME.rules


class Script:
    """Dice that fall as written."""

    def __init__(self, *pairs: tuple[int, int]) -> None:
        self._pairs = list(pairs)

    def dice(self, count: int, sides: int) -> tuple[int, ...]:
        assert (count, sides) == (2, 6)
        return self._pairs.pop(0)

    def shuffle(self, things: Sequence[Any]) -> tuple[Any, ...]:
        raise AssertionError("nothing is shuffled")


def new(*xp: int) -> State:
    state: State = RULES.blank(KampfOptions(xp=xp) if xp else KampfOptions(), ("A", "B"))
    return state


def rolled(state: State, *rolls: tuple[str, tuple[int, int]]) -> State:
    for seat, pair in rolls:
        events = RULES.decide(state, Actor.at(seat), Roll(), Script(pair))
        assert not isinstance(events, Refused), events
        for event in events:
            state = RULES.apply(state, event)
    return state


def places(state: State) -> tuple[tuple[str, ...], ...]:
    outcome = RULES.outcome(state)
    assert isinstance(outcome, Outcome)
    return outcome.places


def refusal(state: State, actor: Actor) -> str:
    answer = RULES.decide(state, actor, Roll(), Script())
    assert isinstance(answer, Refused)
    return answer.code


def test_q2_4_the_higher_sum_wins() -> None:
    assert places(rolled(new(), ("A", (1, 6)), ("B", (4, 4)))) == (("B",), ("A",))


def test_q2_4_then_the_first_then_the_second_number() -> None:
    assert places(rolled(new(), ("B", (2, 5)), ("A", (3, 4)))) == (("A",), ("B",))
    assert places(rolled(new(1, 0), ("A", (3, 3)), ("B", (3, 4)))) == (("A",), ("B",))  # sums 7, first 4 : 3


def test_q2_2_experience_raises_each_number() -> None:
    assert places(rolled(new(0, 2), ("A", (3, 4)), ("B", (3, 3)))) == (("B",), ("A",))


@pytest.mark.parametrize("xp", [(4, 0), (0, -1)])
def test_q2_2_experience_is_0_to_3(xp: tuple[int, int]) -> None:
    with pytest.raises(ValidationError):
        KampfOptions(xp=xp)


def test_q2_4_all_equal_is_rolled_again_in_the_original_order() -> None:
    state = rolled(new(), ("B", (3, 4)))
    events = RULES.decide(state, Actor.at("A"), Roll(), Script((3, 4)))
    assert isinstance(events, Sequence)
    assert isinstance(events[-1], Repeated)
    level = RULES.apply(state, events[0])
    assert RULES.outcome(level) is None and not level.over, "nobody has won"
    assert RULES.apply(level, events[1]).go == 2
    state = rolled(state, ("A", (3, 4)))
    assert RULES.outcome(state) is None
    assert RULES.waiting_for(state) == {"B"}
    assert refusal(state, Actor.at("A")) == "kampf-other-first"
    state = rolled(state, ("B", (1, 1)))
    assert RULES.waiting_for(state) == {"A"}
    assert refusal(state, Actor.at("B")) == "kampf-already-rolled"
    state = rolled(state, ("A", (1, 1)))  # and once more
    assert RULES.waiting_for(state) == {"B"}
    assert RULES.step(state).key == "go3"
    assert places(rolled(state, ("B", (1, 1)), ("A", (1, 2)))) == (("A",), ("B",))


def test_only_the_two_may_roll_and_only_once() -> None:
    state = rolled(new(), ("A", (3, 4)))
    assert refusal(state, Actor.at("A")) == "kampf-already-rolled"
    assert refusal(state, NOBODY) == refusal(state, REFEREE) == "kampf-only-for-two"
    assert refusal(rolled(state, ("B", (1, 1))), Actor.at("B")) == "kampf-is-over"


def test_who_does_not_roll_in_time_gives_up() -> None:
    for before, gone, winners in [
        (new(), ("A", "B"), (("A", "B"),)),
        (rolled(new(), ("A", (1, 1))), ("B",), (("A",), ("B",))),
        (rolled(new(), ("A", (2, 2)), ("B", (2, 2))), ("A",), (("B",), ("A",))),
    ]:
        events = RULES.decide(before, NOBODY, TimeUp(), Script())
        assert events == (GaveUp(seats=gone),)
        assert places(RULES.apply(before, events[0])) == winners


def test_q2_4_the_example_of_the_help_is_a_contest_of_two_people_decided_by_the_first_number() -> None:
    picture = contest(PlainVoice())
    assert [(side.name, side.first, side.second, side.xp) for side in picture.data.sides] == [
        ("help-example-one", 5, 3, 0),
        ("help-example-other", 3, 4, 1),
    ]
    assert picture.data.decided_by == "first" and dict(picture.alt.args)["winner"] == "help-example-one"
    assert not any(_Named(PlainVoice()).computer(seat) for seat in SEATS)
