"""Golden playthroughs as text: moves in notation, and what follows from them behind `=`.

python -m tests.games.wizard.golden writes them anew; look at the difference before you keep it.
"""

import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

from bot.engine.chance import FairChance
from bot.engine.model import Refused
from bot.engine.seats import Actor
from bot.games.wizard import TABLE
from bot.games.wizard.model.cards import written
from bot.games.wizard.model.table import Dealt, Scored, State, TableOptions, TrickTaken
from bot.games.wizard.rules.points import total
from bot.games.wizard.rules.table_state import cards, number

FOLDER = Path(__file__).parent / "golden"
GAMES = {
    "drei_voll": TableOptions(mode="full", places=3),
    "vier_runde": TableOptions(mode="round", places=4),
    "fuenf_runde": TableOptions(mode="round", places=5),
    "sechs_voll_ohne_sperre": TableOptions(mode="full", places=6, bar=False),
}
T = TypeVar("T")


class Whim:
    """The computer players' own coin when a playthrough is written."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def dice(self, count: int, sides: int) -> tuple[int, ...]:
        return tuple(self._random.randint(1, sides) for _ in range(count))

    def shuffle(self, things: Sequence[T]) -> tuple[T, ...]:
        return tuple(self._random.sample(things, len(things)))


def opened(name: str) -> tuple[State, FairChance]:
    """Open the table of a playthrough; the packs follow from its name."""
    options = GAMES[name]
    seats = TABLE.lobby.seats(options)
    chance = FairChance(name, b"g" * 32, 0, 1)
    state: State = TABLE.rules.blank(options, seats)
    for event in TABLE.rules.setup(options, seats, chance):
        state = TABLE.rules.apply(state, event)
    return state, chance


def step(state: State, seat: str, move: str, chance: FairChance) -> tuple[State, list[str]]:
    """Do a move and say what follows from it."""
    action = TABLE.notation.read(move)
    assert not isinstance(action, Refused), move
    events = TABLE.rules.decide(state, Actor.at(seat), action, chance)
    assert not isinstance(events, Refused), f"{seat} {move}: {events.code}"
    facts: list[str] = []
    for event in events:
        before, state = state, TABLE.rules.apply(state, event)
        facts += list(_facts(before, state, event))
    return state, facts


def _facts(before: State, after: State, event: Any) -> Iterator[str]:
    match event:
        case Dealt():
            name = "Stechen" if before.playoff else f"Spiel {number(before)}"
            turned = "nichts" if event.turned is None else written(event.turned)
            yield f"= {name}: {cards(before)} Karten, Geber {before.dealer}, offen {turned}"
            for seat, hand in event.hands:
                yield f"= {seat} hat {', '.join(map(written, hand))}"
        case TrickTaken():
            yield f"= Stich an {event.seat}"
        case Scored():
            points = ", ".join(f"{seat} {score:+}" for seat, score in sorted(event.points))
            sums = ", ".join(f"{seat} {total(after.sheet, seat)}" for seat in after.seats)
            yield f"= Punkte {points}; Summe {sums}"


def ending(state: State) -> str:
    """Say how it ended."""
    outcome = TABLE.rules.outcome(state)
    assert outcome is not None
    return "= Platz " + " > ".join("=".join(place) for place in outcome.places)


def replayed(name: str, moves: list[tuple[str, str]]) -> list[str]:
    """Play the moves of a file again and write down what they lead to."""
    state, chance = opened(name)
    lines: list[str] = []
    for seat, move in moves:
        state, facts = step(state, seat, move, chance)
        lines += [f"{seat} {move}", *facts]
    return [*lines, ending(state)]


def moves_in(text: str) -> list[tuple[str, str]]:
    """Read the moves of a file."""
    found = []
    for line in text.splitlines():
        if line and not line.startswith("="):
            seat, _, move = line.partition(" ")
            found.append((seat, move))
    return found


def composed(name: str) -> str:
    """Let computer players play a game and write it down."""
    state, chance = opened(name)
    whim, moves = Whim(name), []
    while waiting := TABLE.rules.waiting_for(state):
        (seat,) = waiting
        legal = TABLE.rules.legal(state, seat)
        move = TABLE.notation.write(TABLE.computers.play(TABLE.rules.view(state, seat), legal, whim))
        moves.append((seat, move))
        state, _ = step(state, seat, move, chance)
    return "\n".join(replayed(name, moves)) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(composed(name), encoding="utf-8")
