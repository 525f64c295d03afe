"""DOG: how long computer players need, how fast they decide, how fast the worst hand is listed: python -m bench.dog.

Times are those of the processor, so that a busy machine does not count.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from statistics import mean, median, stdev
from time import process_time
from typing import Any, TypeVar

from bot.engine.seats import Actor
from bot.games.dog import GAME
from bot.games.dog.board import Ground, Places
from bot.games.dog.draw import draw_board
from bot.games.dog.model import DogOptions, State
from bot.games.dog.moves import moves_as
from tests.playing import PlainVoice

T = TypeVar("T")
GAMES = 30
ROUNDS = 15
RULES = GAME.rules
LIMIT = 400
"""Rounds after which a game of random moves is given up; it counts with so many, so the ratio is rather too small."""


class Luck:
    """Cheap chance."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def dice(self, count: int, sides: int) -> tuple[int, ...]:
        return tuple(self._random.randint(1, sides) for _ in range(count))

    def shuffle(self, things: Sequence[T]) -> tuple[T, ...]:
        return tuple(self._random.sample(list(things), len(things)))


Player = Callable[[Any, Sequence[Any], Luck], Any]


def anything(view: Any, legal: Sequence[Any], luck: Luck) -> Any:
    return legal[luck.dice(1, len(legal))[0] - 1]


def game(seed: int, players: Sequence[Player], times: list[float] | None = None) -> State:
    """Play a game; `players` sit clockwise."""
    options, luck = DogOptions(), Luck(seed)
    seats = GAME.lobby.seats(options)[: len(players)]
    state: State = RULES.blank(options, seats)
    for event in RULES.setup(options, seats, luck):
        state = RULES.apply(state, event)
    who = {player.seat: choose for player, choose in zip(state.players, players, strict=True)}
    while (waiting := sorted(RULES.waiting_for(state))) and state.round <= LIMIT:
        started = process_time()
        legal = RULES.legal(state, waiting[0])
        view = RULES.view(state, waiting[0])
        action = who[waiting[0]](view, legal, luck)
        if times is not None:
            times.append(process_time() - started)
        events = RULES.decide(state, Actor.at(waiting[0]), action, luck)
        for event in events:  # type: ignore[union-attr]  # a refusal would be an error worth seeing
            state = RULES.apply(state, event)
    return state


def interval(values: Sequence[float]) -> str:
    """Write a mean with its 95 % interval."""
    return f"{mean(values):.1f} ± {1.96 * stdev(values) / len(values) ** 0.5:.1f}"


def rounds() -> None:
    """Print how long games of computer players take."""
    times: list[float] = []
    for count in (4, 3, 2):
        played = [game(seed, [GAME.computers.play] * count, times).round for seed in range(GAMES)]
        print(f"{count} computer players: {interval(played)} rounds a game ({GAMES} games)", flush=True)
    ordered = sorted(times)
    print(
        f"a decision takes {median(times) * 1e3:.1f} ms (median), "
        f"{ordered[int(len(ordered) * 0.99)] * 1e3:.1f} ms (99 %), {ordered[-1] * 1e3:.1f} ms at worst"
    )
    chance = [game(seed, [anything] * 4).round for seed in range(3)]
    sensible = mean([game(seed, [GAME.computers.play] * 4).round for seed in range(3)])
    print(f"random moves take at least {mean(chance) / sensible:.0f} times as many rounds")


def listing() -> None:
    """Print how long it takes to list every legal move of the worst hand."""
    ground = Ground(48, False, (0, 2))
    places: Places = (40, 3, 17, 30, *[-2] * 4, 5, 22, 28, 44, *[-2] * 4, 100)
    state = _holding(ground, places)
    seat = state.players[0].seat
    spans = []
    for _ in range(ROUNDS):
        moves_as.cache_clear()  # what was listed before must not help
        started = process_time()
        found = len(RULES.legal(state, seat))
        spans.append(process_time() - started)
    what = f"listing the worst hand (7, Joker and four figures out, {found} moves)"
    print(f"{what}: {median(spans) * 1e3:.1f} ms, {spans[0] * 1e3:.1f} ms the very first time")


def _holding(ground: Ground, places: Places) -> State:
    options = DogOptions(players=2)
    state: State = RULES.blank(options, GAME.lobby.seats(options))
    players = (replace(state.players[0], hand=("2", "4", "7", "9", "18", "J")), state.players[1])
    return replace(state, ground=ground, players=players, places=places, phase="play", turn=0, round=1)


def drawing() -> None:
    """Print how long a board in the middle of a game takes to draw."""
    state = game(1, [GAME.computers.play] * 4)
    picture = GAME.screen(RULES.view(state, None), PlainVoice(), "").picture
    assert picture is not None
    draw_board(picture.data)
    spans = []
    for _ in range(ROUNDS):
        started = process_time()
        size = len(draw_board(picture.data))
        spans.append(process_time() - started)
    print(f"drawing a board: {median(spans) * 1e3:.0f} ms, {size / 1000:.0f} kB")


def main() -> None:
    """Print all measures."""
    listing()
    drawing()
    rounds()


if __name__ == "__main__":
    main()
