"""Writes the transcripts and all that is stored beside them anew; after `--other` new games of all kinds."""

import os
import random
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from bot.engine.model import TimeUp
from bot.engine.seats import NOBODY, OFFICIALS, REFEREE, Actor
from bot.engine.spec import AnyGame
from bot.games.quidditch import GAME as QUIDDITCH
from tests.games.quidditch.crowd import WAYS, Crowd
from tests.playing import sensible, variants
from tests.transcripts import WRITING
from tests.transcripts.recorder import SPECS, Move, Recorder, again
from tests.transcripts.test_transcripts import FOLDER, stored

HERE = Path(__file__).parent
KEPT = (HERE, HERE.parent / "service" / "test_ledgers.py")
"""Where tests are that compare with what is stored, and write it when they are asked to."""
MOST_MOVES, WHOLE_MATCH, MOST_SHOWN = 150, 1000, 16


def next_move(spec: AnyGame, recorder: Recorder, seen: list[str], luck: random.Random) -> Move:
    """Choose what happens next: mostly something legal, now and then time is up or somebody tries something else."""
    rules, state = spec.rules, recorder.state
    waiting, nonce, dice = sorted(rules.waiting_for(state)), luck.getrandbits(40), luck.random()
    if not waiting or (dice < 0.04 and rules.time_limit(state) is not None):
        return Move.of(spec, NOBODY, TimeUp(), nonce)
    seat = luck.choice(waiting)
    actor = REFEREE if seat == OFFICIALS else Actor.at(seat)
    if dice < 0.15 and seen:
        other = luck.choice([REFEREE, actor, replace(actor, captain=True)])
        return replace(Move.of(spec, other, TimeUp(), nonce), move=luck.choice(seen))
    legal = rules.legal(state, seat)
    action: Any = luck.choice(legal)
    if seat != OFFICIALS and luck.random() < max(0.5, sensible(spec)):
        action = spec.computers.play(rules.view(state, seat), legal, recorder.chance(nonce))
    move = Move.of(spec, actor, action, nonce)
    seen.append(move.move)
    return move


def any_game(spec: AnyGame, seed: int) -> list[str]:
    """Play any game and return its transcript."""
    luck = random.Random(seed)
    options = variants(spec)[seed % len(variants(spec))]
    everybody = spec.lobby.seats(options)
    recorder = Recorder(spec, options, everybody[: luck.randint(spec.lobby.minimum(options), len(everybody))])
    seen: list[str] = []
    return played(recorder, lambda: next_move(spec, recorder, seen, luck))


def match(seed: int) -> list[str]:
    """Let a crowd play Quidditch: mostly sensible, sometimes mistyped, late, out of turn."""
    crowd = Crowd(seed, WAYS[seed % len(WAYS)], 8 + 3 * (seed % 3))
    recorder = Recorder(QUIDDITCH, crowd.options, crowd.state.seats)

    def next_word() -> Move:
        crowd.state = recorder.state
        crowd.now += crowd.luck.choice((300, 900, 2500, 6000))
        actor, action = crowd.next()
        return Move.of(QUIDDITCH, actor, action, crowd.luck.getrandbits(40))

    return played(recorder, next_word, most=WHOLE_MATCH if seed < 2 else MOST_MOVES)


def played(recorder: Recorder, choose: Callable[[], Move], most: int = MOST_MOVES) -> list[str]:
    """Play to the end or until it is enough, then write down every so many-th screen."""
    head = recorder.lines[:2]
    moves: list[Move] = []
    while not recorder.over and len(moves) < most:
        move = replace(choose(), shown=False)
        recorder.do(move)
        moves.append(move)
    every = max(1, -(-len(moves) // MOST_SHOWN))
    shown = [replace(move, shown=(len(moves) - 1 - n) % every == 0) for n, move in enumerate(moves)]
    return again([*head, *map(str, shown)])


def main() -> None:
    """Write every transcript."""
    FOLDER.mkdir(exist_ok=True)
    if "--other" in sys.argv:
        for spec in SPECS.values():
            for seed, _ in enumerate(variants(spec)):
                (FOLDER / f"{spec.name}-{seed}.txt").write_text("\n".join(any_game(spec, seed)) + "\n")
        for seed, _ in enumerate(WAYS):
            (FOLDER / f"quidditch-crowd{seed}.txt").write_text("\n".join(match(seed)) + "\n")
        return
    for file in stored():
        file.write_text("\n".join(again(file.read_text().splitlines())) + "\n")
    walked = [sys.executable, "-m", "pytest", "-q", "-n0", *map(str, KEPT)]
    sys.exit(subprocess.run(walked, env={**os.environ, WRITING: "yes"}, check=False).returncode)


if __name__ == "__main__":
    main()
