"""A block to write on."""

from typing import Any

from bot.engine.model import Refused, TimeUp
from bot.engine.seats import NOBODY, Actor
from bot.games.wizard import BLOCK
from bot.games.wizard.model.block import BlockOptions
from bot.games.wizard.model.pad import State
from tests.games.wizard.acting import Script, act

RULES = BLOCK.rules
HOST = Actor(host=True)
A, B = Actor.at("A"), Actor.at("B")


def new(players: int = 4, **options: Any) -> State:
    settings = BlockOptions(players=players, **{"draw": False, **options})
    seats = BLOCK.lobby.seats(settings)
    state: State = RULES.blank(settings, seats)
    for event in RULES.setup(settings, seats, Script(die=2)):
        state = RULES.apply(state, event)
    return state


def write(state: State, *moves: str, by: Actor = A) -> State:
    for move in moves:
        state = act(BLOCK, state, by, move)
    return state


def game(state: State, bids: str, tricks: str) -> State:
    return write(state, f"ansagen {bids}", f"stiche {tricks}", "stimmt")


def time_up(state: State) -> State:
    events = RULES.decide(state, NOBODY, TimeUp(), Script())
    assert not isinstance(events, Refused)
    for event in events:
        state = RULES.apply(state, event)
    return state


def places(state: State) -> tuple[tuple[str, ...], ...]:
    outcome = RULES.outcome(state)
    assert outcome is not None
    return outcome.places
