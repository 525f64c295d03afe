"""Whatever is written on the Block, in whatever order: sums hold, nothing is lost, undo is exact."""

import random

import pytest

from bot.engine.model import Refused, TimeUp
from bot.engine.seats import NOBODY, REFEREE, Actor
from bot.games.wizard import BLOCK
from bot.games.wizard.model.block import BlockOptions, TakenBack
from bot.games.wizard.model.pad import State
from bot.games.wizard.rules.block_state import active, cards, order, over, phase
from bot.games.wizard.rules.points import total
from tests.games.wizard.acting import Script
from tests.plugins.budget import Budget

RULES = BLOCK.rules
MOVES = ("ansage", "ansagen", "stich", "stiche", "spiel", "strafe", "streichen", "fehlt", "da", "geht", "dq", "geber",
         "stimmt", "zurueck", "schluss", "teilen", "neu", "niederlage")  # fmt: skip


def typed(state: State, luck: random.Random) -> str:
    """Write something people might type, sensible or not."""
    verb = luck.choice(MOVES)
    count, most = len(state.seats), 3 if over(state) else cards(state)
    seat = luck.choice(("A", "B", "C", "D", "E", "F"))
    match verb:
        case "ansagen" | "stiche":
            numbers = [luck.randint(0, most) for _ in range(luck.choice((count, count, count - 1)))]
            if verb == "stiche" and luck.random() < 0.7:
                numbers = [0] * (len(order(state)) if not over(state) else count)
                for _ in range(most):
                    numbers[luck.randrange(len(numbers))] += 1
            return f"{verb} " + " ".join(map(str, numbers))
        case "ansage" | "stich":
            number = luck.randint(0, most)
            return f"{verb} {seat} {number}" if luck.random() < 0.3 else f"{verb} {number}"
        case "spiel":
            pairs = [f"{luck.randint(0, 2)}/{luck.randint(0, 2)}" for _ in range(count)]
            return f"spiel {luck.randint(1, 4)} " + " ".join(pairs)
        case "streichen":
            return f"streichen {luck.randint(1, 3)}"
        case "strafe" | "fehlt" | "da" | "geht" | "dq" | "geber" | "niederlage":
            return f"{verb} {seat}"
    return verb


def opened(luck: random.Random) -> State:
    options = BlockOptions(
        mode=luck.choice(("full", "round")), players=luck.randint(3, 5), minutes=luck.choice((None, 50))
    )
    state: State = RULES.blank(options, BLOCK.lobby.seats(options))
    return state


def wander(seed: int, steps: int) -> int:
    """Type at random, pad after pad, and hold every state against what must always be true."""
    luck = random.Random(seed)
    state, accepted = opened(luck), 0
    for _ in range(steps):
        rare = luck.random() < 0.1
        actor = luck.choice((Actor.at("A"), Actor.at("B"), Actor(host=True))) if not rare else REFEREE
        action = TimeUp() if luck.random() < 0.01 else BLOCK.notation.read(typed(state, luck))
        if isinstance(action, Refused) or (not rare and action.kind in ("leave", "replay", "finish")):
            continue
        events = RULES.decide(state, NOBODY if isinstance(action, TimeUp) else actor, action, Script())
        if isinstance(events, Refused):
            continue
        accepted += 1
        before = state
        for event in events:
            state = RULES.apply(state, event)
        check(before, state)
        if over(state):
            state = opened(luck)
    return accepted


def check(before: State, state: State) -> None:
    for row in (*state.sheet.rows, *state.sheet.playoffs):
        assert sum(row.tricks) == row.cards
        assert len(row.players) == len(row.bids) == len(row.tricks)
        if state.options.bar and row.cards > 1:
            assert sum(row.bids) != row.cards
    assert [row.number for row in state.sheet.rows] == list(range(1, len(state.sheet.rows) + 1))
    assert [row.cards for row in state.sheet.rows] == list(state.plan[: len(state.sheet.rows)])
    assert RULES.step(state).key != RULES.step(before).key
    assert all(isinstance(total(state.sheet, seat), int) for seat in state.seats)
    if over(state):
        outcome = RULES.outcome(state)
        assert outcome is not None
        assert sorted(seat for place in outcome.places for seat in place) == sorted(state.seats)
        return
    assert state.dealer in active(state) or state.tie
    assert len(state.entry.bids) <= len(order(state))
    assert len(state.entry.tricks) <= len(order(state))
    for seat in RULES.waiting_for(state):
        assert RULES.legal(state, seat), f"{seat} is awaited in {phase(state)} but can do nothing"
    if state.trail:
        undone = RULES.apply(state, TakenBack())
        assert undone.entry == state.trail[-1].entry


@pytest.mark.parametrize("seed", range(25))
def test_whatever_is_typed_the_pad_stays_right(seed: int) -> None:
    assert wander(seed, 400) > 20


@pytest.mark.soak
def test_whatever_is_typed_for_long(budget: Budget) -> None:
    for seed in budget.seeds("pads of 600 lines"):
        budget.found["lines accepted"] += wander(seed, 600)
    assert budget.found["lines accepted"] > 10 * budget.done
