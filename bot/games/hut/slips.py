"""Reading a slip of orders. Clauses: H3.1 (limits), H3.2 (format), H3.3, H6.2, H6.3 (slips of the pen)."""

import re
import unicodedata
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from bot.engine.text import Text, text
from bot.games.hut.board import FARTHEST, HOMES, Colour, Field, distance, home_of, reach
from bot.games.hut.model import PHASES, POINTS, Plan
from bot.games.hut.plan import FIELDS
from bot.games.hut.resolve import Order
from bot.games.hut.stacks import Board, Hat, Stack, hats_of, owner

_TOKEN = re.compile(r"\d+|[^\W\d_]+")
_LINES = re.compile(r"[\n\r;/|]+")
_NOISE = frozenset({"bp", "phase"})
_NUMBER = frozenset({"zahl", "number"})
_SPELLED = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
LONGEST_TOKEN = 20


@lru_cache(maxsize=4096)
def spelled(name: str) -> str:
    """Return a name without regard to case and the spelling of umlauts (H6.3)."""
    return unicodedata.normalize("NFC", name).casefold().translate(_SPELLED)


@dataclass(frozen=True, slots=True)
class Draft:
    """A text cut into lines of orders, and the number for the rounds if it names one."""

    lines: tuple[str, ...]
    number: int | None


@dataclass(frozen=True, slots=True)
class Line:
    """One written line: the order if it counts, what was mended in it, what is wrong with it."""

    words: str
    phase: int | None
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
        return not self.void and all(line.order for line in self.lines)


def cut(words: str) -> Draft:
    """Cut a text into orders: at line ends, and where a new phase and hat begin within a line (H3.2, H6.3)."""
    lines: list[list[str]] = []
    number = None
    for part in _LINES.split(unicodedata.normalize("NFC", words)):
        tokens = [token[:LONGEST_TOKEN] for token in _TOKEN.findall(part) if token.casefold() not in _NOISE]
        line: list[str] = []
        place = 0
        while place < len(tokens):
            token, following = tokens[place], tokens[place + 1] if place + 1 < len(tokens) else ""
            if token.casefold() in _NUMBER and following.isdecimal():
                number = int(following)
                place += 2
                continue
            begins = (token.isdecimal() and _is_name(following)) or (
                _is_name(token) and not (len(line) == 1 and line[0].isdecimal())
            )
            if begins and line:
                lines.append(line)
                line = []
            line.append(token)
            place += 1
        if line:
            lines.append(line)
    return Draft(tuple(" ".join(line) for line in lines), number)


def _is_name(token: str) -> bool:
    """Tell whether this can be a hat: two letters would look like a field (H2.1)."""
    return len(token) > 2 and token.isalpha() and token.casefold() not in _NUMBER


def is_order(line: str) -> bool:
    """Tell whether a line at least begins as an order does: with a phase and a name."""
    tokens = line.split()
    return len(tokens) > 1 and tokens[0].isdecimal() and _is_name(tokens[1])


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


def read_slip(board: Board, names: Mapping[Hat, str], colour: Colour, lines: Sequence[str]) -> Reading:
    """Read what a colour has written: strike what is wrong in one phase, then look at the round as a whole (H3.3)."""
    found = [_read_line(board, names, colour, line) for line in lines]
    if any(line.phase is None for line in found):
        return Reading(tuple(found), text("hut-void-phase"))
    crowded = {phase for phase, count in Counter(line.phase for line in found).items() if count > 1}
    found = [_struck(line, text("hut-fault-two-orders", phase=line.phase or 0)) if line.phase in crowded else line
             for line in found]  # fmt: skip
    orders = [line.order for line in found if line.order]
    return Reading(tuple(found), _void(orders, names))


def _void(orders: Sequence[Order], names: Mapping[Hat, str]) -> Text | None:
    """Say why orders that are right one by one cannot all be given in a round (H3.1, H6.2)."""
    hats, points = Counter(order.hat for order in orders), Counter(order.points for order in orders)
    total = sum(order.points for order in orders)
    if twice := [hat for hat, count in hats.items() if count > 1]:
        return text("hut-void-twice", hat=names[twice[0]])
    if equal := [number for number, count in points.items() if count > 1]:
        return text("hut-void-equal", points=equal[0])
    if total > POINTS:
        return text("hut-void-sum", points=total, most=POINTS)
    return text("hut-void-idle") if orders and total == 0 else None


def _struck(line: Line, fault: Text) -> Line:
    return replace(line, order=None, mended=(), fault=fault)


def _read_line(board: Board, names: Mapping[Hat, str], colour: Colour, line: str) -> Line:
    tokens = line.split()
    if not tokens[0].isdecimal() or int(tokens[0]) not in PHASES:
        return Line(line, None, fault=text("hut-fault-phase"))
    phase, rest = int(tokens[0]), tokens[1:]
    if not rest or not _is_name(rest[0]):
        return Line(line, phase, fault=text("hut-fault-no-hat"))
    fields = [token.upper() for token in rest[1:] if token.upper() in FIELDS]
    numbers = [token for token in rest[1:] if token.isdecimal()]
    strange = [token for token in rest[1:] if token.upper() not in FIELDS and not token.isdecimal()]
    found = _commanded(board, names, colour, rest[0])
    if isinstance(found, Text):
        return Line(line, phase, fault=found)
    if strange:
        return Line(line, phase, fault=text("hut-fault-strange", word=strange[0]))
    if len(fields) > 2 or len(numbers) > 1:
        return Line(line, phase, fault=text("hut-fault-muddle"))
    points = int(numbers[0]) if numbers else None
    return _aimed(Line(line, phase), found, names[found.top], fields, points)


def _commanded(board: Board, names: Mapping[Hat, str], colour: Colour, name: str) -> Stack | Text:
    """Find the hat of that name, if its owner may command it."""
    hat = next((hat for hat, called in names.items() if spelled(called) == spelled(name)), None)
    if hat is None:
        return text("hut-fault-unknown-hat", name=name)
    if owner(hat) != colour:
        return text("hut-fault-foreign-hat", name=names[hat])
    stack = board.commanded(hat)
    if stack is not None:
        return stack
    over = board.tower_over(hat)
    if over is not None and over.colour == colour:
        return text("hut-fault-below", name=names[hat], top=names[over.top])
    return text("hut-fault-caught", name=names[hat])


def _aimed(line: Line, stack: Stack, name: str, fields: list[Field], points: int | None) -> Line:
    """Find start, points and target, mending what has only one meaning (H6.3)."""
    here, mended = stack.field, []
    if len(fields) == 2:
        start, target = fields[0], fields[1]
    elif not fields:
        start, target = here, ""
        mended.append(text("hut-mended-start", field=here))
    elif fields[0] == here and points != 0:
        start, target = here, ""
    else:
        start, target = here, fields[0]
        mended.append(text("hut-mended-start", field=here))
    if start != here:
        return _struck(line, text("hut-fault-start", name=name, start=start, field=here))
    if not target:
        if points is None:
            return _struck(line, text("hut-fault-no-target"))
        only = _only_target(stack, points)
        if only is None:
            far = text("hut-fault-far", points=points)
            return _struck(line, far if points > FARTHEST else text("hut-fault-which", points=points))
        target = only
        mended.append(text("hut-mended-target", field=target))
    steps = distance(here, target)
    if points is None:
        points = steps
        mended.append(text("hut-mended-points", points=points))
    if fault := _unreachable(stack, name, points, target, steps):
        return _struck(line, fault)
    assert line.phase is not None
    return replace(line, order=Order(line.phase, stack.top, here, points, target), mended=tuple(mended))


def _only_target(stack: Stack, points: int) -> Field | None:
    """Return where a hat must be going with so many points, if there is only one place."""
    if points == 0:
        return stack.field
    found = [field for far, field in reach(stack.field) if far == points]
    home = home_of(stack.colour)
    if stack.is_tower and distance(stack.field, home) <= points:
        found.append(home)
    return found[0] if len(found) == 1 and points <= FARTHEST else None


def _unreachable(stack: Stack, name: str, points: int, target: Field, far: int) -> Text | None:
    """Say why a hat cannot go there with so many points (H1.2, H3.1, H4.6)."""
    if points > FARTHEST:
        return text("hut-fault-far", points=points)
    if target in HOMES and far:
        if target != home_of(stack.colour):
            return text("hut-fault-foreign-home", field=target)
        if not stack.is_tower:
            return text("hut-fault-single-home", name=name)
        return text("hut-fault-home-far", far=far, points=points) if points < far else None
    if points != far:
        return text("hut-fault-distance", start=stack.field, target=target, far=far, points=points)
    return None
