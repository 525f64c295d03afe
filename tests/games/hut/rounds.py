"""Random rounds: slips of all kinds, and what must hold after each."""

import random

from bot.games.hut.board import HOMES, is_rest
from bot.games.hut.draft import is_order
from bot.games.hut.legal import targets
from bot.games.hut.model import State
from bot.games.hut.plan import COLOURS, FIELDS
from bot.games.hut.stacks import Board, hats_of, owner
from tests.games.hut.table import NAMES, Table

FAULTS = ("5 {name} {field} 1", "{phase} {name} ZZ 3", "{phase} Niemand 3 M", "{phase} {name} 9", "{name} M", "{phase}")


def random_slip(board: Board, colour: str, luck: random.Random) -> str:
    """Write a slip: mostly flawless, now and then with a fault."""
    lines, left, used = [], 12, set[int]()
    phases = luck.sample((1, 2, 3, 4), 4)
    army = list(board.army(colour))
    for phase, stack in zip(phases, luck.sample(army, len(army)), strict=False):
        name = NAMES[stack.top]
        if luck.random() < 0.03:
            lines.append(luck.choice(FAULTS).format(phase=phase, name=name, field=stack.field))
            continue
        options = [(0, stack.field), *targets(stack)]
        crowded = [one for one in options if board.at(one[1])]
        far, target = luck.choice(crowded if crowded and luck.random() < 0.5 else options)
        if luck.random() < 0.95 and (far > left or far in used):
            continue
        lines.append(f"{phase} {name} {stack.field} {far} {target}")
        left, used = left - far, used | {far}
    return "\n".join(lines) if any(map(is_order, lines)) else ""


def random_table(luck: random.Random, players: int | None = None) -> Table:
    """Scatter hats over the board, towers and prisoners included."""
    colours = "".join(luck.sample(COLOURS, players or luck.randint(2, 6)))
    fields = luck.sample([field for field in FIELDS if field not in HOMES], 12)
    hats = luck.sample([hat for colour in colours for hat in hats_of(colour)], min(12, 4 * len(colours)))
    stacks: dict[str, list[str]] = {}
    for hat in hats:
        field = luck.choice(fields)
        if not is_rest(field) or field not in stacks:
            stacks.setdefault(field, []).append(hat)
    placed = ", ".join("/".join(NAMES[hat] for hat in stack) + f" {field}" for field, stack in stacks.items())
    return Table(placed, colours)


def check(state: State) -> None:
    """Tell whether a board is possible: no hat lost or doubled, one stack a field, towers by catching only."""
    board = state.board
    everybody = sorted(hat for player in state.players for hat in player.hats)
    on_board = [hat for stack in board.stacks for hat in stack.hats]
    locked = [hat for _, hats in board.locked for hat in hats]
    assert sorted([*on_board, *board.home, *locked]) == everybody
    assert len({stack.field for stack in board.stacks}) == len(board.stacks)
    assert not {stack.field for stack in board.stacks} & HOMES
    assert all(owner(hat) != jailer for jailer, hats in board.locked for hat in hats)
    report = state.reports[-1]
    before = report.before
    for phase in report.phases:
        catches = [entry for entry in phase.entries if entry.catches]
        assert not any(is_rest(entry.target or "") for entry in catches)
        assert len(catches) == sum(entry.caught for entry in phase.entries)
        arrived = [entry.target for entry in phase.entries if entry.fate == "moved" and entry.target not in HOMES]
        assert len(arrived) == len(set(arrived))
        for entry in phase.entries:
            if entry.fate in ("standoff", "blocked", "stood") and not entry.caught:
                assert entry.hat is not None
                stack = phase.board.commanded(entry.hat)
                assert stack is not None and stack.field == entry.start
        assert len(phase.board.stacks) <= len(before.stacks) + len(arrived)
        before = phase.board
    assert before == board
    assert sum(won for _, won in report.points) <= len(on_board)
