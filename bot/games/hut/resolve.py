"""Working out a phase, all players at once. Clauses: H4.1 to H4.6."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.games.hut.board import HOMES, Field, is_rest
from bot.games.hut.stacks import Board, Hat, moved

Fate: TypeAlias = Literal["moved", "stood", "standoff", "blocked", "ignored", "void"]


@dataclass(frozen=True, slots=True)
class Order:
    """An order that counts: which hat goes in which phase from where, with how many points, to where."""

    phase: int
    hat: Hat
    start: Field
    points: int
    target: Field


@dataclass(frozen=True, slots=True)
class Catch:
    """Somebody was caught: who stood on top, by whom, where."""

    victim: Hat
    by: Hat
    field: Field


@dataclass(frozen=True, slots=True)
class Worked:
    """What came of a phase: the fate of each order, the catches, the board after it."""

    fates: tuple[Fate, ...]
    catches: tuple[Catch, ...]
    board: Board


def work_out(board: Board, orders: Sequence[Order]) -> Worked:
    """Work out one phase: standoffs by the orders, then whatever is blocked, then all others move and catch."""
    fates: dict[Hat, Fate] = {}
    # Whoever was caught in an earlier phase commands nothing any more (H4.5).
    heard = [order for order in orders if board.commanded(order.hat)]
    crowds = Counter(order.target for order in heard)
    moving: dict[Hat, Field] = {}
    for order in heard:
        if crowds[order.target] > 1 and order.target not in HOMES:
            fates[order.hat] = "standoff"
        elif order.points == 0:
            fates[order.hat] = "stood"
        else:
            fates[order.hat] = "moved"
            moving[order.hat] = order.target
    while stuck := [hat for hat, target in moving.items() if _is_blocked(board, moving, hat, target)]:
        for hat in stuck:
            del moving[hat]
            fates[hat] = "blocked"
    standing = {stack.field: stack for stack in board.stacks if stack.top not in moving}
    catches = [
        Catch(standing[target].top, hat, target)
        for hat, target in moving.items()
        if target not in HOMES and target in standing
    ]
    return Worked(tuple(fates.get(order.hat, "ignored") for order in orders), tuple(catches), moved(board, moving))


def _is_blocked(board: Board, moving: dict[Hat, Field], hat: Hat, target: Field) -> bool:
    """Tell whether a move fails: on a Ruhefeld that stays occupied, or on an own hat that stays (H4.4)."""
    there = board.at(target)
    if there is None or there.top in moving:
        return False
    return is_rest(target) or there.colour == hat[0]
