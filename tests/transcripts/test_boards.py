"""Boards as chance puts them, with houses nearly home, towers and prisoners: where random play hardly ever comes.

A line for each board: letters for what may be done there, every page that leads to it, what everybody is answered, and
what comes of some moves. If something is meant to change, `python -m tests.transcripts` writes them anew.
"""

import os
import random
from collections.abc import Callable
from difflib import unified_diff
from functools import reduce
from pathlib import Path
from typing import Any

import pytest

from bot.engine.chance import FairChance
from bot.engine.model import Refused
from bot.engine.seats import Actor
from bot.games.dog import GAME as DOG
from bot.games.dog.board import HOUSES
from bot.games.hut import GAME as HUT
from bot.games.hut.draft import cut
from bot.games.hut.slips import read_slip
from tests.games.dog.positions import SEAT, playing
from tests.games.hut.rounds import random_slip, random_table
from tests.games.hut.test_h6_typing_faults import FAULTS
from tests.transcripts.digests import digested
from tests.transcripts.test_hands import GAMES, Bare, bare, leafed
from tests.transcripts.test_walks import WRITING

FOLDER = Path(__file__).parent / "boards"
BOARDS = 24


def dog(luck: random.Random) -> str:
    """Look at a board of DOG from the side of whose turn it is."""
    count, lane = luck.choice((2, 3, 4, 4)), luck.random() < 0.4
    houses = {2: "SG", 3: "SHG", 4: "SHGR"}[count]
    fields, placed = luck.sample(range(48), 16), []
    for house in houses:
        deep = luck.sample((1, 2, 3), 3) if lane else [0, 0, 0]
        home = luck.choice((0, 1, 2, 3 if house == "S" and count == 4 else 2))
        for number in range(1, 4 if count == 4 else 5):
            if number <= home:
                placed.append(f"{house}{number} halle{deep[number - 1] or ''}")
            elif luck.random() < 0.7:
                near = (HOUSES.index(house) * 12 - luck.randint(0, 6)) % 48
                field = near if near in fields and luck.random() < 0.5 else fields[0]
                fields.remove(field)
                placed.append(f"{house}{number} {field}")
    if any("halle" in one for one in placed) and luck.random() < 0.8:
        placed.append(f"HM {fields[0]}")
    hands = {house: " ".join(luck.sample(("2", "3", "4", "5", "6", "7", "9", "18", "T", "J"), 4)) for house in houses}
    turn = luck.choice(houses)
    state = playing(", ".join(placed), turn, count, lane, **hands)
    parts = _seen(DOG, state, SEAT[turn], luck)
    legal = [*DOG.rules.legal(state, SEAT[turn])]
    done = [_done(DOG, state, Actor.at(SEAT[turn]), action) for action in luck.sample(legal, min(3, len(legal)))]
    parts += [[DOG.notation.write(action) for action in legal], done, _tried(DOG, state, SEAT[turn])]
    return f"{turn} {hands[turn]} | {', '.join(placed)} → {' '.join(digested(part)[:4] for part in parts)}"


def hut(luck: random.Random) -> str:
    """Let everybody write a slip on a board of Fang den Hut, some of them mistyped, and work the round out."""
    table = random_table(luck, luck.randint(2, 4))
    first = table.state.players[0]
    parts = _seen(HUT, table.state, first.seat, luck)
    written = []
    for player in table.state.players:
        lines = random_slip(table.state.board, player.colour, luck).splitlines()
        typed = [_mistyped(line, luck) for line in lines] if luck.random() < 0.6 else lines
        for slip in (lines, typed):
            cuts = cut("\n".join(slip)).lines
            read = [
                read_slip(table.state.board, table.state.names, player.colour, cuts, mends=mends)
                for mends in (True, False)
            ]
            parts.append([read, [one.orders for one in read], [one.flawless for one in read]])
        action = HUT.notation.read("befehl " + "; ".join(typed))
        if not isinstance(action, Refused) and table.state.round == 2:
            answer = HUT.rules.decide(table.state, Actor.at(player.seat), action, _luck())
            written.append(answer)
            table.fold(() if isinstance(answer, Refused) else answer)
    if table.state.round == 2:
        table.play()
    parts += [written, table.state, table.points, _tried(HUT, table.state, first.seat)]
    parts += _seen(HUT, table.state, first.seat, luck)
    return f"{len(table.state.players)} → {' '.join(digested(part)[:4] for part in parts)}"


def _mistyped(line: str, luck: random.Random) -> str:
    tokens = line.split()
    return " ".join(luck.choice(FAULTS)(tokens, luck)) if len(tokens) == 5 and luck.random() < 0.5 else line


def _luck() -> FairChance:
    return FairChance("boards", b"b" * 32, 0, 3)


def _seen(spec: Any, state: Any, seat: str, luck: random.Random) -> list[Any]:
    """Return what this seat and the public see, page by page, and what the step is."""
    views = [spec.rules.view(state, who) for who in (seat, seat, None)]
    pages = [[(page, bare(one)) for page, one in leafed(spec, view, luck, [])] for view in views]
    return [pages, [spec.rules.step(state), spec.rules.waiting_for(state), spec.rules.outcome(state)]]


def _done(spec: Any, state: Any, actor: Actor, action: Any) -> list[Any]:
    """Return what comes of a move and how it is told."""
    events = spec.rules.decide(state, actor, action, _luck())
    after = reduce(spec.rules.apply, events, state)
    told = [[spec.rules.tell(event, who) for who in (None, actor.seat)] for event in events]
    return [events, told, after, bare(spec.screen(spec.rules.view(after, None), Bare(), "")), spec.rules.outcome(after)]


def _tried(spec: Any, state: Any, seat: str) -> list[Any]:
    """Return what this seat is answered to everything that can be tried."""
    actions = [spec.notation.read(move) for move in GAMES[spec.name].words.split("|")]
    return [
        one if isinstance(one, Refused) else spec.rules.decide(state, Actor.at(seat), one, _luck()) for one in actions
    ]


@pytest.mark.parametrize("board", [dog, hut], ids=lambda one: one.__name__)
def test_a_board_as_chance_puts_it_is_read_played_and_shown_as_it_was(board: Callable[[random.Random], str]) -> None:
    luck = random.Random(board.__name__)
    now = [board(luck) for _ in range(BOARDS)]
    file = FOLDER / f"{board.__name__}.txt"
    if os.environ.get(WRITING):
        file.write_text("\n".join(now) + "\n")
    difference = list(unified_diff(file.read_text().splitlines(), now, "stored", "now", lineterm="", n=0))
    assert not difference, "\n".join([*difference[:12], "if this is meant: python -m tests.transcripts"])
