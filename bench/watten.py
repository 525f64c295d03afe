"""Random playouts of the Watten rules beside other engines, and how well and quickly the computer plays.

python -m bench.watten [games of the computer]. The peers rlcard and open_spiel are no dependencies: install them where
this Python finds them (`pip install rlcard open_spiel`), and they are measured in the same run.
"""

import importlib
import sys
import time
from collections.abc import Callable
from typing import Any

from bench.luck import Luck, interval
from bot.engine.seats import Actor
from bot.engine.spec import any_legal
from bot.games.watten import TABLE
from bot.games.watten.model.score import SEATS

SECONDS = 3.0
GAMES = 2_000
# Bridge is rlcard's only game of tricks; the two others are its quickest and its best-known card game of another kind.
RLCARD = ("bridge", "uno", "doudizhu")
SPIEL = ("euchre", "skat", "hearts")
"""OpenSpiel's games of tricks; all of them are written in C++, it has none in Python."""


def watten(luck: Luck) -> int:
    """Play one game with random moves through the whole contract of the rules; return the moves."""
    rules, options = TABLE.rules, TABLE.options()
    state, moves = rules.blank(options, SEATS), 0
    for event in rules.setup(options, SEATS, luck):
        state = rules.apply(state, event)
    while True:
        seat = min(rules.waiting_for(state))
        events: Any = rules.decide(state, Actor.at(seat), luck.random.choice(rules.legal(state, seat)), luck)
        moves += 1
        for event in events:
            if event.kind == "scored":
                return moves
            state = rules.apply(state, event)


def rlcard(name: str) -> Callable[[Luck], int]:
    """Return a playout of one of rlcard's games: its environment, random moves among the legal ones."""
    make: Any = importlib.import_module("rlcard").make
    env = make(name)

    def play(luck: Luck) -> int:
        state, _ = env.reset()
        moves = 0
        while not env.is_over():
            state, _ = env.step(luck.random.choice(list(state["legal_actions"])))
            moves += 1
        return moves

    return play


def open_spiel(name: str) -> Callable[[Luck], int]:
    """Return a playout of one of OpenSpiel's games."""
    spiel: Any = importlib.import_module("pyspiel")
    game = spiel.load_game(name)

    def play(luck: Luck) -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.random.choices(outcomes, weights)[0])
            else:
                state.apply_action(luck.random.choice(state.legal_actions()))
                moves += 1
        return moves

    return play


def rate(play: Callable[[Luck], int]) -> tuple[float, float]:
    """Return games and moves per second."""
    luck, games, moves = Luck(1), 0, 0
    play(luck)
    start = time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        moves += play(luck)
        games += 1
    return games / spent, moves / spent


def playouts() -> None:
    """Print our rate and, as ratios to it, those of the peers that are there."""
    games, moves = rate(watten)
    print(f"watten (this engine, Python)      {games:8.0f} games/s {moves:10.0f} moves/s")
    peers = [("rlcard", name, "Python", rlcard) for name in RLCARD]
    peers += [("open_spiel", name, "C++", open_spiel) for name in SPIEL]
    missing = set()
    for package, name, language, make in peers:
        try:
            theirs, their_moves = rate(make(name))
        except ImportError as error:
            missing.add(f"{package} ({error.name})")
            continue
        title = f"{package} {name} ({language})"
        print(f"{title:33} {theirs:8.0f} games/s {their_moves:10.0f} moves/s; ours is", end=" ")
        print(f"{games / theirs:.2f} x in games, {moves / their_moves:.2f} x in moves")
    for package in sorted(missing):
        print(f"!! PEER MISSING: {package} is not installed, so nothing was compared with it")


def strength(games: int) -> None:
    """Print how often the computer wins against random play with equal partners, and how long it thinks."""
    rules, options, won, spent = TABLE.rules, TABLE.options(), 0, []
    for number in range(games):
        luck = Luck(number)
        state = rules.blank(options, SEATS)
        for event in rules.setup(options, SEATS, luck):
            state = rules.apply(state, event)
        winner = None
        while winner is None:
            seat = min(rules.waiting_for(state))
            legal = rules.legal(state, seat)
            if state.order.index(seat) % 2 == number % 2:
                start = time.process_time()
                action = TABLE.computers.play(rules.view(state, seat), legal, luck)
                spent.append(time.process_time() - start)
            else:
                action = any_legal(None, legal, luck)
            events: Any = rules.decide(state, Actor.at(seat), action, luck)
            for event in events:
                if event.kind == "scored":
                    winner = event.team
                    break
                state = rules.apply(state, event)
        won += winner == number % 2
    low, high = interval(won, games)
    spent.sort()
    print(f"computer against random play: {won} of {games} games, {100 * won / games:.1f} %", end=" ")
    print(f"(95 % interval {100 * low:.1f} to {100 * high:.1f}); at least 60 % wanted: {'yes' if low >= 0.6 else 'NO'}")
    quick = f"median {1000 * spent[len(spent) // 2]:.1f} ms, 99 % under {1000 * spent[len(spent) * 99 // 100]:.1f} ms"
    print(f"thinking: {quick}, longest {1000 * spent[-1]:.1f} ms; 100 ms wanted")


def main(games: int = GAMES) -> None:
    """Print everything."""
    playouts()
    strength(games)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
