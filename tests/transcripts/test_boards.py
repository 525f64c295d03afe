"""Boards as chance puts them, with houses nearly home, towers and prisoners: where random play hardly ever comes.

A line for each board: letters for what may be done there, every page that leads to it, what everybody is answered, and
what comes of some moves. If something is meant to change, `python -m tests.transcripts` writes them anew.
"""

import os
import random
from collections.abc import Callable
from dataclasses import replace
from difflib import unified_diff
from functools import reduce
from pathlib import Path
from typing import Any

import pytest

from bot.engine.chance import FairChance
from bot.engine.model import Refused, TimeUp
from bot.engine.seats import REFEREE, Actor
from bot.games.dog import GAME as DOG
from bot.games.dog.board import HOUSES
from bot.games.hut import GAME as HUT
from bot.games.hut.draft import cut
from bot.games.hut.slips import read_slip
from bot.games.watten import TABLE as WATTEN
from bot.games.watten.model.cards import CODES, KRITISCHE
from bot.games.watten.model.score import SEATS as COMPASS
from bot.games.wizard import BLOCK, TABLE
from bot.games.wizard.model.block import BlockOptions
from bot.games.wizard.model.pad import State as Pad
from bot.games.wizard.model.sheet import Penalty, Row, Ruling, Sheet
from bot.games.wizard.model.table import TableOptions as WizardOptions
from bot.games.wizard.rules.block_state import over, ties
from bot.games.wizard.rules.dealing import next_game
from bot.games.wizard.rules.plan import bidding_order, plan
from bot.games.wizard.rules.points import REVOKE
from tests.fuzzing import TIME
from tests.games.dog.positions import SEAT, playing
from tests.games.hut.rounds import random_slip, random_table
from tests.games.hut.test_h6_typing_faults import FAULTS
from tests.games.watten.tools import Table as WattenTable
from tests.games.watten.tools import stack
from tests.games.wizard.test_fuzz import typed as at_a_table
from tests.games.wizardblock.test_fuzz import dealt
from tests.games.wizardblock.test_fuzz import typed as on_a_block
from tests.transcripts import WRITING
from tests.transcripts.digests import digested
from tests.transcripts.doing import GAMES, any_verb
from tests.transcripts.test_hands import Bare, bare, leafed

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
    parts += [
        [DOG.notation.write(action) for action in legal],
        done,
        _thought(DOG, state, SEAT[turn]),
        _tried(DOG, state, Actor.at(SEAT[turn])),
    ]
    return f"{turn} {hands[turn]} | {', '.join(placed)} → {' '.join(digested(part)[:4] for part in parts)}"


def hut(luck: random.Random) -> str:
    """Let everybody write a slip on a board of Fang den Hut, some of them mistyped, and work the round out."""
    table = random_table(luck, luck.randint(2, 4))
    first = table.state.players[0]
    parts = _seen(HUT, table.state, first.seat, luck)
    parts.append(_thought(HUT, table.state, first.seat) if table.state.board.army(first.colour) else "")
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
    parts += [written, table.state, table.points, _tried(HUT, table.state, Actor.at(first.seat))]
    parts += _seen(HUT, table.state, first.seat, luck)
    return f"{len(table.state.players)} → {' '.join(digested(part)[:4] for part in parts)}"


def _sheet(luck: random.Random, seats: tuple[str, ...], cards: tuple[int, ...], games: int) -> Sheet:
    """Write a pad on which many are level, somebody came late, was punished or is gone."""
    absent = luck.choice(seats) if luck.random() < 0.3 else ""
    rows = []
    for number, count in enumerate(cards[:games], 1):
        dealer = seats[number % len(seats)]
        order = bidding_order(seats, dealer, tuple(seat for seat in seats if seat != absent or number > 2))
        tricks = dealt(count, len(order), luck)
        bids = [min(count, max(0, took + luck.choice((0, 0, 0, 0, 1, -1)))) for took in tricks]
        missed = () if absent in order or not absent else (absent,)
        rows.append(Row(number, count, dealer, order, (*bids,), (*tricks,), missed, luck.random() < 0.08))
    some = [luck.choice(seats) for _ in range(3)]
    penalties = [Penalty(seat, REVOKE, luck.randint(1, max(1, games))) for seat in some if luck.random() < 0.2]
    rulings = [Ruling(seat, luck.choice(("reminder", "warning")), "spiel-klein", 1, 1) for seat in some[:2]]
    gone: list[tuple[str, Any]] = (
        [(some[0], luck.choice(("gone", "defeat", "disqualified")))] if luck.random() < 0.3 else []
    )
    return Sheet(tuple(rows), tuple(penalties), (), tuple(gone), tuple(rulings[: luck.randint(0, 2)]), "full")


def block(luck: random.Random) -> str:
    """Look at a pad of Wizard in the middle or at the end, and try everything on it."""
    options = BlockOptions(players=luck.randint(3, 6))
    seats = BLOCK.lobby.seats(options)
    cards = plan("full", len(seats))
    games = luck.choice((0, 1, 3, 9, len(cards) - 1, len(cards)))
    level = luck.random() < 0.4
    sheet = Sheet() if level and games == len(cards) else _sheet(luck, seats, cards, games)
    games = len(sheet.rows)
    state = Pad(options, seats, cards, seats[games % len(seats)], sheet, locked=max(0, games - 1))
    if level or games == len(cards):
        state = replace(state, finished="host")
        state = replace(state, tie=(ties(state) or ((),))[0])
    before = str(digested(state)[:4])
    actors = (Actor(host=True), Actor.at("A"), REFEREE)
    done = []
    for _ in range(12):
        actor, move = on_a_block(state, luck)
        action = BLOCK.notation.read(move)
        if not isinstance(action, Refused) and not over(state):
            answer = BLOCK.rules.decide(state, actor, action, _luck())
            done.append((move, answer))
            state = state if isinstance(answer, Refused) else reduce(BLOCK.rules.apply, answer, state)
    parts = [*_seen(BLOCK, state, luck.choice(seats), luck), done, state]
    parts += [_tried(BLOCK, state, actor) for actor in actors]
    return f"{len(seats)} {games} {before} → {' '.join(digested(part)[:4] for part in parts)}"


def table(luck: random.Random) -> str:
    """Play on at a table of Wizard with all games written, until the last tie is decided."""
    options = WizardOptions(mode="full", places=luck.randint(3, 4), drawn=False)
    seats = TABLE.lobby.seats(options)
    state: Any = TABLE.rules.blank(options, seats)
    sheet = _sheet(luck, seats, plan("full", len(seats)), len(plan("full", len(seats))) - luck.choice((0, 0, 0, 3)))
    state = replace(
        state, sheet=replace(sheet, rows=tuple(map(_evened, sheet.rows)) if luck.random() < 0.8 else sheet.rows)
    )
    begun = next_game(state, _luck())
    state = TABLE.rules.apply(state, begun) if begun else state
    done = []
    for step in range(40):
        if TABLE.rules.outcome(state) is None:
            actor, move = at_a_table(state, luck)
            action: Any = TimeUp() if move == TIME else TABLE.notation.read(move)
            answer = TABLE.rules.decide(state, actor, action, FairChance("table", b"t" * 32, 0, step))
            told = [] if isinstance(answer, Refused) else [TABLE.rules.tell(event, "A") for event in answer]
            done.append((move, answer, told))
            state = state if isinstance(answer, Refused) else reduce(TABLE.rules.apply, answer, state)
    parts = [*_seen(TABLE, state, luck.choice(seats), luck), done, state, _tried(TABLE, state, REFEREE)]
    return f"{len(seats)} {len(sheet.rows)} → {' '.join(digested(part)[:4] for part in parts)}"


def _evened(row: Row) -> Row:
    """Let one take everything as he said, and all others nothing: they are level."""
    taken = tuple(row.cards if seat == "C" else 0 for seat in row.players)
    return replace(row, players=row.players, bids=taken, tricks=taken, missed=(), void=False)


def watten(luck: random.Random) -> str:
    """Play a game of Watten with what hardly ever comes: Kritische at the cut, the Rechte with the Ansager."""
    dealer = luck.choice(COMPASS)
    ansager = COMPASS[(COMPASS.index(dealer) + 1) % 4]
    critical = luck.sample([CODES[card] for card in sorted(KRITISCHE)], luck.choice((0, 1, 2, 3, 3)))
    others = [CODES[card] for card in luck.sample(range(32), 32) if CODES[card] not in critical]
    hands = {ansager: " ".join(others[:5]), COMPASS[(COMPASS.index(dealer) + 2) % 4]: " ".join(others[5:10])}
    ways = {
        "free_choice": luck.random() < 0.5,
        "silence": luck.choice(("go", "stay")),
        "seconds": 60,
        "most_schenas": 2,
    }
    table = WattenTable(stack(dealer, hands, bottom=" ".join(critical)), dealer=dealer, **ways)
    table.score(luck.choice((0, 5, 9, 10)), luck.choice((0, 2, 8, 9, 10)))
    favourite, seen = luck.choice(others[:5]), []
    wished = ("hebe 16", f"schlag {favourite[1:]}", f"farbe {favourite[0]}")
    parts: list[Any] = []
    for _ in range(22):
        waiting = sorted(WATTEN.rules.waiting_for(table.state))
        if not waiting:
            break
        seat, begin = luck.choice(waiting), len(table.log)
        moves = [WATTEN.notation.write(action) for action in WATTEN.rules.legal(table.state, seat)]
        wish = next((move for move in moves if move in wished and luck.random() < 0.85), "")
        if luck.random() < 0.05:
            table.late()
        else:
            table.do(seat, wish or any_verb(moves, luck))
        told = [[table.rules.tell(event, who) for who in (None, *COMPASS)] for event in table.log[begin:]]
        parts.append((table.log[begin:], told, table.state))
        seen.append(bare(WATTEN.screen(WATTEN.rules.view(table.state, seat), Bare(), "")))
    parts = [parts, seen, *_seen(WATTEN, table.state, dealer, luck), _tried(WATTEN, table.state, Actor.at(ansager))]
    parts.append([WATTEN.rules.reimagine(table.state, who, _luck()) for who in (None, *COMPASS)])
    return f"{dealer} {' '.join(critical)} → {' '.join(digested(part)[:4] for part in parts)}"


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


def _thought(spec: Any, state: Any, seat: str) -> str:
    """Return what the computer would do."""
    choice = spec.computers.play(spec.rules.view(state, seat), spec.rules.legal(state, seat), _luck())
    return str(spec.notation.write(choice))


def _done(spec: Any, state: Any, actor: Actor, action: Any) -> list[Any]:
    """Return what comes of a move and how it is told."""
    events = spec.rules.decide(state, actor, action, _luck())
    after = reduce(spec.rules.apply, events, state)
    told = [[spec.rules.tell(event, who) for who in (None, actor.seat)] for event in events]
    return [events, told, after, bare(spec.screen(spec.rules.view(after, None), Bare(), "")), spec.rules.outcome(after)]


def _tried(spec: Any, state: Any, actor: Actor) -> list[Any]:
    """Return what somebody is answered to everything that can be tried."""
    actions = [spec.notation.read(move) for move in GAMES[spec.name].words.split("|")]
    return [one if isinstance(one, Refused) else spec.rules.decide(state, actor, one, _luck()) for one in actions]


@pytest.mark.parametrize("board", [dog, hut, block, table, watten], ids=lambda one: one.__name__)
def test_a_board_as_chance_puts_it_is_read_played_and_shown_as_it_was(board: Callable[[random.Random], str]) -> None:
    luck = random.Random(board.__name__)
    now = [board(luck) for _ in range(BOARDS)]
    file = FOLDER / f"{board.__name__}.txt"
    if os.environ.get(WRITING):
        file.write_text("\n".join(now) + "\n")
    difference = list(unified_diff(file.read_text().splitlines(), now, "stored", "now", lineterm="", n=0))
    assert not difference, "\n".join([*difference[:12], "if this is meant: python -m tests.transcripts"])
