"""Wizard: how good and how quick the computer player is, and random play beside OpenSpiel and rlcard.

python -m bench.wizard. The peers are used if they can be imported (pip install open_spiel rlcard); oh_hell is the
nearest kin OpenSpiel has, bridge the nearest rlcard has. All sides are measured in turns, in one run.
"""

import importlib
import random
import sys
from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter, process_time
from typing import Any

from bench.luck import Luck, interval
from bot.engine.chance import Chance
from bot.engine.model import Refused
from bot.engine.seats import Actor
from bot.engine.spec import any_legal
from bot.games.wizard import TABLE
from bot.games.wizard.model.table import State, TableOptions
from bot.games.wizard.robot import robot

DUELS = 60
ROUNDS = 7
SECONDS = 0.5


Player = Callable[[Any, Sequence[Any], Chance], Any]


def played(players: Sequence[Player], options: TableOptions, luck: Luck, times: list[float] | None = None) -> State:
    """Play a game to its end; the time of every decision of the first player is noted."""
    rules, seats = TABLE.rules, TABLE.lobby.seats(options)
    state: State = rules.blank(options, seats)
    for event in rules.setup(options, seats, luck):
        state = rules.apply(state, event)
    while waiting := rules.waiting_for(state):
        (seat,) = waiting
        legal, view = rules.legal(state, seat), rules.view(state, seat)
        started = process_time()
        action = players[seats.index(seat)](view, legal, luck)
        if times is not None and seat == seats[0]:
            times.append(process_time() - started)
        events = rules.decide(state, Actor.at(seat), action, luck)
        assert not isinstance(events, Refused)
        for event in events:
            state = rules.apply(state, event)
    return state


def strength() -> None:
    """Let one computer player sit with two random ones."""
    wins, points = 0, []
    times: list[float] = []
    for seed in range(DUELS):
        options = TableOptions(mode="full" if seed % 4 == 0 else "round", places=3)
        state = played((robot, any_legal, any_legal), options, Luck(seed), times)
        outcome = TABLE.rules.outcome(state)
        assert outcome is not None
        wins += outcome.places[0] == ("A",)
        points.append(dict(outcome.points))
    low, high = interval(wins, DUELS)
    print(f"first places against two random players: {wins / DUELS:.0%} of {DUELS} games, 95 % {low:.0%} to {high:.0%}")
    own, others = median(one["A"] for one in points), median(one["B"] for one in points)
    times.sort()
    print(f"points (median): computer {own:.0f}, random {others:.0f}")
    usual, rare, longest = (1000 * times[int((len(times) - 1) * share)] for share in (0.5, 0.99, 1))
    print(f"a decision takes {usual:.1f} ms (median), {rare:.1f} ms (99 %), {longest:.1f} ms (longest) of one core")


def ours(seed: int) -> int:
    """Play one random round and return how many moves it had."""
    rules, options, luck = TABLE.rules, TableOptions(places=3), Luck(seed)
    seats = TABLE.lobby.seats(options)
    state: State = rules.blank(options, seats)
    for event in rules.setup(options, seats, luck):
        state = rules.apply(state, event)
    moves = 0
    while waiting := rules.waiting_for(state):
        (seat,) = waiting
        events = rules.decide(state, Actor.at(seat), any_legal(None, rules.legal(state, seat), luck), luck)
        assert not isinstance(events, Refused)
        for event in events:
            state = rules.apply(state, event)
        moves += 1
    return moves


def open_spiel() -> Callable[[int], int]:
    """Return one random deal of oh_hell."""
    game = importlib.import_module("pyspiel").load_game("oh_hell(players=3,num_tricks_fixed=10)")

    def deal(seed: int) -> int:
        luck, state, moves = random.Random(seed), game.new_initial_state(), 0
        while not state.is_terminal():
            moves += not state.is_chance_node()
            state.apply_action(luck.choice(state.legal_actions()))
        return moves

    return deal


def rlcard() -> Callable[[int], int]:
    """Return one random deal of bridge."""
    environment = importlib.import_module("rlcard").make("bridge")
    agent = importlib.import_module("rlcard.agents").RandomAgent(num_actions=environment.num_actions)
    environment.set_agents([agent] * environment.num_players)

    def deal(seed: int) -> int:
        trajectories, _ = environment.run(is_training=False)
        return sum(len(one) // 2 for one in trajectories)

    return deal


def speed(deal: Callable[[int], int]) -> float:
    """Return random moves per second."""
    started, moves, seed = perf_counter(), 0, 0
    while perf_counter() - started < SECONDS:
        moves += deal(seed)
        seed += 1
    return moves / (perf_counter() - started)


def playouts() -> None:
    """Compare random play."""
    peers: dict[str, Callable[[int], int]] = {}
    for name, make in (("OpenSpiel oh_hell (C++)", open_spiel), ("rlcard bridge (Python)", rlcard)):
        try:
            peers[name] = make()
        except ImportError as missing:
            print(f"!! {name} IS MISSING and was not compared: {missing}", file=sys.stderr, flush=True)
    measured = [[speed(deal) for deal in (ours, *peers.values())] for _ in range(ROUNDS)]
    own = median(row[0] for row in measured)
    print(f"random play: Wizard {own:,.0f} moves a second, {own / ours(0):.0f} tournament rounds of three a second")
    for column, name in enumerate(peers, 1):
        other = median(row[column] for row in measured)
        ratio = median(row[0] / row[column] for row in measured)
        print(f"random play: {name} {other:,.0f} moves a second; Wizard does {ratio:.2f} times as many")


def main() -> None:
    """Print all measures."""
    strength()
    playouts()


if __name__ == "__main__":
    main()
