"""The computer player: draws up some slips, tries each against what the others might write, and takes the best."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.engine.chance import Chance
from bot.games.hut.board import HOMES, Colour, Field, home_of, is_rest, reach
from bot.games.hut.legal import targets
from bot.games.hut.model import FEWEST, MOST, PHASES, POINTS, HutAction, NameNumber, Orders, Plan, View
from bot.games.hut.resolve import Order, work_out
from bot.games.hut.stacks import Board, Stack, hats_of, owner

SLIPS, WORLDS = 6, 2
"""So many slips of its own are tried against so many guesses of what the others do."""
_GRAIN = 1000


def robot(view: View, legal: Sequence[HutAction], chance: Chance) -> HutAction:
    """Name a number if none is named, else write a slip."""
    own = view.own
    assert own is not None, "a computer player has a seat"
    if view.asks_number and view.number is None:
        return NameNumber(number=FEWEST - 1 + chance.dice(1, MOST - FEWEST + 1)[0])
    board = view.board
    outlooks = {player.colour: outlook(board, player.colour) for player in view.players if not player.out}
    worlds = [
        [order for colour, seen in outlooks.items() if colour != own.colour for order in draw_up(seen, chance)]
        for _ in range(WORLDS)
    ]
    slips = [draw_up(outlooks[own.colour], chance) for _ in range(SLIPS)]
    best = max(slips, key=lambda slip: sum(_worth(board, own.colour, [*slip, *world]) for world in worlds))
    hats = hats_of(own.colour)
    return Orders(plans=tuple(Plan(one.phase, hats.index(one.hat) + 1, one.points, one.target) for one in best))


@dataclass(frozen=True, slots=True)
class Option:
    """Somewhere a hat can go, and what that is worth at a glance."""

    worth: float
    points: int
    target: Field


Outlook: TypeAlias = tuple[tuple[Stack, tuple[Option, ...]], ...]


def outlook(board: Board, colour: Colour) -> Outlook:
    """Look where every hat of a colour can go."""
    foes = [stack.field for stack in board.stacks if stack.colour != colour]
    foes += [home_of(owner(hat)) for hat in board.home if owner(hat) != colour]
    threats = Counter(field for foe in foes for _, field in reach(foe))
    return tuple(
        (
            stack,
            tuple(
                Option(_glance(board, stack, target, threats[target]), far, target) for far, target in targets(stack)
            ),
        )
        for stack in board.army(colour)
    )


def draw_up(seen: Outlook, chance: Chance) -> list[Order]:
    """Write a slip that looks good at a glance, with a little whim."""
    left = POINTS
    used = {0}
    chosen: list[tuple[float, Stack, Option]] = []
    for stack, all_options in chance.shuffle(seen):
        options = [option for option in all_options if option.points <= left and option.points not in used]
        if not options:
            continue
        whims = chance.dice(len(options), _GRAIN)
        worth, option = max(
            ((option.worth + 1.2 * whim / _GRAIN, option) for whim, option in zip(whims, options, strict=True)),
            key=lambda one: one[0],
        )
        if worth > 0.4 or not chosen:
            chosen.append((worth, stack, option))
            left = left - option.points
            used = used | {option.points}
    # The most promising goes first: in an early phase fewer have run away.
    chosen.sort(key=lambda one: -one[0])
    phases = sorted(chance.shuffle(PHASES)[: len(chosen)])
    return [
        Order(phase, stack.top, stack.field, option.points, option.target)
        for phase, (_, stack, option) in zip(phases, chosen, strict=True)
    ]


def _glance(board: Board, stack: Stack, target: Field, threats: int) -> float:
    """Guess what a move is worth."""
    height = len(stack.hats)
    if target in HOMES:
        freed = sum(owner(hat) == stack.colour for hat in stack.hats) - 1
        return 0.9 * freed + 0.5 * (height - 1 - freed) - 0.4 * height
    there = board.at(target)
    scores_now = stack.field not in HOMES and not is_rest(stack.field)
    danger = 0.1 * threats * height
    if there is None:
        gain = 0.0 if is_rest(target) else height - danger
        return gain - (height if scores_now else 0)
    if is_rest(target) or there.colour == stack.colour:
        return -1.0
    return 1.5 * len(there.hats) + (0 if scores_now else height) - danger


def _worth(board: Board, colour: Colour, orders: Sequence[Order]) -> float:
    """Play a round and say how good it is to be this colour afterwards."""
    for phase in PHASES:
        board = work_out(board, [order for order in orders if order.phase == phase]).board
    prey = sum(len(stack.hats) - 1 for stack in board.stacks if stack.colour == colour)
    rivals = sum(len(stack.hats) for stack in board.stacks if stack.colour != colour and not is_rest(stack.field))
    mine = board.points(colour) + 0.7 * len(board.army(colour)) + 0.8 * prey + 0.4 * len(board.prisoners(colour))
    return mine - 0.15 * rivals
