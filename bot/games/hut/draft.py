"""A slip as people write it, cut into lines. Clauses: H3.2 (format), H6.6 (faults stay in their line), H6.8."""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.hut.model import PHASES
from bot.games.hut.plan import COLOURS

_TOKEN = re.compile(r"\d+|[^\W\d_]+")
_LINES = re.compile(r"[\n\r;]+")
_STROKES = re.compile(r"[/|]+")
_NAME, _FIELD = r"[^\W\d_]{3,}", rf"(?:M|[{COLOURS}][A-KO])"
_WHOLE = rf"\d+ {_NAME}(?: {_FIELD})? \d+ {_FIELD}"
_WHOLES = re.compile(rf"(?:(\D+) )?({_WHOLE}(?: {_WHOLE})*)", re.IGNORECASE)
_EACH = re.compile(_WHOLE, re.IGNORECASE)
_NOISE = frozenset({"bp", "phase"})
_NUMBER = re.compile(r"(?<![^\W\d_])(?:zahl|number)(?:(?![\n\r;])[\W_])*(\d+)", re.IGNORECASE)
_HEADS = frozenset({"hut", "start", "ziel", "hat", "target"})
_SUMS = frozenset({"summe", "sum", "total"})
_NOTHING = frozenset({"kein", "zug", "nichts", "no", "move", "nothing"})
LONGEST_TOKEN = 20


@dataclass(frozen=True, slots=True)
class Draft:
    """A text cut into lines of orders, and the number for the rounds if it names one."""

    lines: tuple[str, ...]
    number: int | None

    @property
    def is_slip(self) -> bool:
        """Tell whether it looks like a slip: it names the number, or the first order in it begins as orders do."""
        first = next((line for line in self.lines if not is_idle(line.split())), "")
        return self.number is not None or is_order(first)


def cut(words: str) -> Draft:
    """Cut a text into orders: at line ends, and where a line holds several that are each complete (H3.2, H6.6)."""
    words = unicodedata.normalize("NFC", words)
    numbers = [int(number[:LONGEST_TOKEN]) for number in _NUMBER.findall(words)]
    lines: list[str] = []
    for part in _LINES.split(_NUMBER.sub(" ", words)):
        tokens = _tokens(part)
        if tokens and not _is_frame(tokens):
            lines += _orders_in(part)
    return Draft(tuple(lines), numbers[-1] if numbers else None)


def _tokens(part: str) -> list[str]:
    return [token[:LONGEST_TOKEN] for token in _TOKEN.findall(part) if token.casefold() not in _NOISE]


def _is_frame(tokens: Sequence[str]) -> bool:
    """Tell whether this is a header or a sum of the rule book's form (H6.6)."""
    first, *rest = (token.casefold() for token in tokens)
    return {first, *rest} <= _HEADS or (first in _SUMS and all(token.isdecimal() for token in rest))


def _orders_in(part: str) -> list[str]:
    """Return the orders of one line: several only if there can be no doubt, else a fault would start a new one."""
    pieces = [" ".join(tokens) for tokens in map(_tokens, _STROKES.split(part)) if tokens]
    if all(map(is_order, pieces)):
        return pieces if len(pieces) > 1 else _split(pieces[0])
    return _split(" ".join(pieces))


def _split(line: str) -> list[str]:
    """Split a line that holds nothing but complete orders, and words before the first of them."""
    found = _WHOLES.fullmatch(line)
    return [*filter(None, (found[1],)), *_EACH.findall(found[2])] if found else [line]


def is_name(token: str) -> bool:
    """Tell whether this can be a hat: two letters would look like a field (H2.1)."""
    return len(token) > 2 and token.isalpha()


def is_order(line: str) -> bool:
    """Tell whether a line at least begins as an order does: with a phase and a name."""
    tokens = line.split()
    return len(tokens) > 1 and tokens[0].isdecimal() and is_name(tokens[1]) and not is_idle(tokens)


def is_idle(tokens: Sequence[str]) -> bool:
    """Tell whether a line is a phase without a move (H6.8)."""
    if not tokens[0].isdecimal() or int(tokens[0]) not in PHASES:
        return False
    return all(token.casefold() in _NOTHING for token in tokens[1:])
