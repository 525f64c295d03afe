"""DOG: how long computer players need, how fast they decide, and how fast the worst hand is listed: python -m bench.dog."""

import random
from collections.abc import Callable, Sequence
from statistics import mean, median, stdev
from time import perf_counter
from typing import Any, TypeVar

from bot.engine.seats import Actor
from bot.games.dog import GAME
from bot.games.dog.board import Ground, Places
from bot.games.dog.draw import draw_board
from bot.games.dog.model import DogOptions, State
from bot.games.dog.moves import moves_as

T = TypeVar("T")
GAMES = 40
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
    seats = GAME.seats(options)[: len(players)]
    state: State = RULES.blank(options, seats)
    for event in RULES.setup(options, seats, luck):
        state = RULES.apply(state, event)
    who = {player.seat: choose for player, choose in zip(state.players, players, strict=True)}
    while (waiting := sorted(RULES.waiting_for(state))) and state.round <= LIMIT:
        legal = RULES.legal(state, waiting[0])
        view = RULES.view(state, waiting[0])
        started = perf_counter()
        action = who[waiting[0]](view, legal, luck)
        if times is not None:
            times.append(perf_counter() - started)
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
        played = [game(seed, [GAME.robot] * count, times).round for seed in range(GAMES)]
        print(f"{count} computer players: {interval(played)} rounds a game ({GAMES} games)", flush=True)
    ordered = sorted(times)
    print(
        f"a decision takes {median(times) * 1e3:.1f} ms (median), "
        f"{ordered[int(len(ordered) * 0.99)] * 1e3:.1f} ms (99 %), {ordered[-1] * 1e3:.1f} ms at worst"
    )
    chance = [game(seed, [anything] * 4).round for seed in range(3)]
    sensible = mean([game(seed, [GAME.robot] * 4).round for seed in range(3)])
    print(f"random moves take at least {mean(chance) / sensible:.0f} times as many rounds")


def listing() -> None:
    """Print how long it takes to list every legal move of the worst hand."""
    ground = Ground(48, False, (0, 2))
    places: Places = (40, 3, 17, 30, *[-2] * 4, 5, 22, 28, 44, *[-2] * 4, 100)
    state = _holding(ground, places)
    seat = state.players[0].seat
    spans = []
    for _ in range(ROUNDS):
        moves_as.cache_clear()
        started = perf_counter()
        found = len(RULES.legal(state, seat))
        spans.append(perf_counter() - started)
    print(f"listing the worst hand (7, Joker and four figures out, {found} moves): {median(spans) * 1e3:.1f} ms")


def _holding(ground: Ground, places: Places) -> State:
    from dataclasses import replace

    options = DogOptions(players=2)
    state: State = RULES.blank(options, GAME.seats(options))
    players = (replace(state.players[0], hand=("2", "4", "7", "9", "18", "J")), state.players[1])
    return replace(state, ground=ground, players=players, places=places, phase="play", turn=0, round=1)


def drawing() -> None:
    """Print how long a board takes to draw."""
    from tests.games.dog.samples import BOARD

    draw_board(BOARD)
    spans = []
    for _ in range(ROUNDS):
        started = perf_counter()
        size = len(draw_board(BOARD))
        spans.append(perf_counter() - started)
    print(f"drawing a board: {median(spans) * 1e3:.0f} ms, {size / 1000:.0f} kB")


def main() -> None:
    """Print all measures."""
    listing()
    drawing()
    rounds()


if __name__ == "__main__":
    main()
