"""Reading a slip of orders. Clauses: H3.1 (limits), H3.3, H6.2, H6.3, H6.6 to H6.9 (slips of the pen)."""

import unicodedata
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from bot.engine.helpers import altered
from bot.engine.text import Text, text
from bot.games.hut.board import FARTHEST, HOMES, Colour, Field, distance, home_of, reach
from bot.games.hut.draft import is_idle, is_name
from bot.games.hut.model import PHASES, POINTS, Plan
from bot.games.hut.plan import FIELDS
from bot.games.hut.resolve import Order
from bot.games.hut.stacks import Board, Hat, Stack, hats_of, owner

_SPELLED = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


@lru_cache(maxsize=4096)
def spelled(name: str) -> str:
    """Return a name without regard to case and the spelling of umlauts (H6.3)."""
    return unicodedata.normalize("NFC", name).casefold().translate(_SPELLED)


@dataclass(frozen=True, slots=True)
class Line:
    """One written line: the order if it counts, what was mended in it, what is wrong with it."""

    words: str
    phase: int | None
    kind: Literal["order", "idle", "talk"] = "order"
    """An order, right or wrong; a phase without a move (H6.8); something that is no order at all."""
    hat: Hat | None = None
    over: bool = False
    """More than 7 BP: struck before anything else is looked at (H6.7)."""
    order: Order | None = None
    mended: tuple[Text, ...] = ()
    fault: Text | None = None


@dataclass(frozen=True, slots=True)
class Reading:
    """A whole slip as it is understood; `void` says why none of it counts."""

    lines: tuple[Line, ...]
    void: Text | None = None

    @property
    def orders(self) -> tuple[Order, ...]:
        """List the orders that count, by phase."""
        if self.void:
            return ()
        return tuple(sorted((line.order for line in self.lines if line.order), key=lambda order: order.phase))

    @property
    def flawless(self) -> bool:
        """Tell whether everything written counts."""
        return not self.void and not any(line.fault for line in self.lines)


def written(phase: int, name: str, start: Field, points: int, target: Field) -> str:
    """Write an order in the rule book's format."""
    return f"{phase} {name} {start} {points} {target}"


def lines_of(board: Board, colour: Colour, names: Mapping[Hat, str], plans: Sequence[Plan]) -> tuple[str, ...]:
    """Write what was put together with menus in the rule book's format."""
    lines = []
    for one in plans:
        hat = hats_of(colour)[one.hat - 1]
        stack = board.commanded(hat)
        lines.append(written(one.phase, names[hat], stack.field if stack else "", one.points, one.target))
    return tuple(lines)


def read_slip(
    board: Board, names: Mapping[Hat, str], colour: Colour, lines: Sequence[str], *, mends: bool = True
) -> Reading:
    """Read what a colour has written: strike what is wrong in one phase, then look at the round as a whole (H3.3)."""
    found = [_read_line(board, names, colour, line, mends=mends) for line in lines]
    given = [line for line in found if line.kind == "order"]
    if any(line.phase is None for line in given):
        return Reading(tuple(found), text("hut-void-phase"))
    hats = Counter(line.hat for line in given if line.hat)
    if twice := [hat for hat, count in hats.items() if count > 1]:
        return Reading(tuple(found), text("hut-void-twice", hat=names[twice[0]]))
    phases = Counter(line.phase for line in given if not line.over)
    found = [_alone(line, phases[line.phase]) for line in found]
    return Reading(tuple(found), _void(found))


def _alone(line: Line, written: int) -> Line:
    """Strike an order that shares its phase with another (H6.2); one over 7 is struck already and harms nobody."""
    if line.kind != "order" or line.over or written < 2:
        return line
    return _struck(line, text("hut-fault-two-orders", phase=line.phase or 0))


def _void(lines: Sequence[Line]) -> Text | None:
    """Say why orders that are right one by one cannot all be given in a round (H3.1, H6.2, H6.7)."""
    left = [line.order for line in lines if line.kind == "order" and not line.over]
    orders = [order for order in left if order]
    points = Counter(order.points for order in orders)
    total = sum(order.points for order in orders)
    if equal := [number for number, count in points.items() if count > 1]:
        return text("hut-void-equal", points=equal[0])
    if total > POINTS:
        return text("hut-void-sum", points=total, most=POINTS)
    return text("hut-void-idle") if left == orders and orders and total == 0 else None


def _struck(line: Line, fault: Text) -> Line:
    return altered(line, order=None, mended=(), fault=fault)


def _over(line: Line, points: int) -> Line:
    return altered(_struck(line, text("hut-fault-far", points=points)), over=True)


def _read_line(board: Board, names: Mapping[Hat, str], colour: Colour, words: str, *, mends: bool) -> Line:
    tokens = words.split()
    if is_idle(tokens):
        return Line(words, int(tokens[0]), "idle")
    if not tokens[0].isdecimal() or int(tokens[0]) not in PHASES:
        kind: Literal["order", "talk"] = "order" if _is_meant(tokens, names) else "talk"
        return Line(words, None, kind, fault=text("hut-fault-phase" if kind == "order" else "hut-fault-talk"))
    rest = tokens[1:]
    hat = _hat(names, rest[0]) if is_name(rest[0]) else None
    line = Line(words, int(tokens[0]), hat=hat)
    numbers = [int(token) for token in rest if token.isdecimal()]
    if len(numbers) == 1 and numbers[0] > FARTHEST:
        return _over(line, numbers[0])
    if not is_name(rest[0]):
        return _struck(line, text("hut-fault-no-hat"))
    if hat is None:
        return _struck(line, text("hut-fault-unknown-hat", name=rest[0]))
    found = _commanded(board, names, colour, hat)
    if isinstance(found, Text):
        return _struck(line, found)
    aim = rest[1:]
    strange = [token for token in aim if token.upper() not in FIELDS and not token.isdecimal()]
    if strange:
        return _struck(line, text("hut-fault-strange", word=strange[0]))
    if len(numbers) > 1 or len(aim) - len(numbers) > 2:
        return _struck(line, text("hut-fault-muddle"))
    aimed = _aimed(line, found, names[hat], aim)
    return _struck(line, text("hut-fault-incomplete")) if aimed.mended and not mends else aimed


def _is_meant(tokens: Sequence[str], names: Mapping[Hat, str]) -> bool:
    """Tell whether a line without a phase is meant as an order: it names a hat, or a field and a number."""
    fields = any(token.upper() in FIELDS for token in tokens)
    return any(_hat(names, token) for token in tokens) or (fields and any(token.isdecimal() for token in tokens))


def _hat(names: Mapping[Hat, str], name: str) -> Hat | None:
    return next((hat for hat, called in names.items() if spelled(called) == spelled(name)), None)


def _commanded(board: Board, names: Mapping[Hat, str], colour: Colour, hat: Hat) -> Stack | Text:
    """Return what a hat commands, if it is this colour's to give orders to."""
    if owner(hat) != colour:
        return text("hut-fault-foreign-hat", name=names[hat])
    stack = board.commanded(hat)
    if stack is not None:
        return stack
    over = board.tower_over(hat)
    if over is not None and over.colour == colour:
        return text("hut-fault-below", name=names[hat], top=names[over.top])
    return text("hut-fault-caught", name=names[hat])


def _placed(aim: Sequence[str], here: Field) -> tuple[Field | None, int | None, Field | None]:
    """Tell start, points and target by their places (H6.9): what stands before the number is the start."""
    fields = [token.upper() for token in aim if not token.isdecimal()]
    points = next((int(token) for token in aim if token.isdecimal()), None)
    if len(fields) == 2:
        return fields[0], points, fields[1]
    if not fields:
        return None, points, None
    starts = fields[0] == here if points is None else not aim[0].isdecimal()
    return (fields[0], points, None) if starts else (None, points, fields[0])


def _aimed(line: Line, stack: Stack, name: str, aim: Sequence[str]) -> Line:
    """Find start, points and target, mending what has only one meaning (H6.3)."""
    here = stack.field
    mended = []
    start, points, target = _placed(aim, here)
    if start is None:
        mended.append(text("hut-mended-start", field=here))
    elif start != here:
        return _struck(line, text("hut-fault-start", name=name, start=start, field=here))
    if target is None:
        if points is None:
            return _struck(line, text("hut-fault-no-target"))
        target = _only_target(here, points)
        if target is None:
            return _struck(line, text("hut-fault-which", points=points))
        mended.append(text("hut-mended-target", field=target))
    steps = distance(here, target)
    if points is None:
        points = steps
        mended.append(text("hut-mended-points", points=points))
    if points > FARTHEST:
        return _over(line, points)
    if fault := _unreachable(stack, name, points, target, steps):
        return _struck(line, fault)
    assert line.phase is not None
    return altered(line, order=Order(line.phase, stack.top, here, points, target), mended=tuple(mended))


def _only_target(start: Field, points: int) -> Field | None:
    """Return where a hat must be going with so many points, if there is only one place: in the open there never is."""
    if points == 0:
        return start
    found = [field for far, field in reach(start) if far == points]
    return found[0] if len(found) == 1 else None


def _unreachable(stack: Stack, name: str, points: int, target: Field, far: int) -> Text | None:
    """Say why a hat cannot go there with so many points (H1.2, H3.1, H4.6)."""
    if target in HOMES and far:
        if target != home_of(stack.colour):
            return text("hut-fault-foreign-home", field=target)
        if not stack.is_tower:
            return text("hut-fault-single-home", name=name)
        return text("hut-fault-home-far", far=far, points=points) if points < far else None
    if points != far:
        return text("hut-fault-distance", start=stack.field, target=target, far=far, points=points)
    return None
