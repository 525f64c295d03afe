"""Reading dice notation: `2w6+1 Torwurf auf links`, `4d6dl1`, `w% - 5 # label`.

The longest formula wins: only what cannot belong to it is the label. `d` before a number always means dice, so
`4w6d1` does not drop a die; dropping is written `dl` (lowest) or `dh` (highest) and understood as keeping the rest.
A label without the mark `#` needs a space before it and must not look like a forgotten part of the formula.
"""

import re
from unicodedata import category

from bot.dice.throw import (
    MAX_CONSTANT,
    MAX_DICE,
    MAX_LABEL,
    MAX_SIDES,
    MAX_SOURCE,
    MAX_TERMS,
    Dice,
    Keep,
    Slip,
    Term,
    Throw,
)

# Possessive repeats keep the match linear, whatever is written. The letters are spelled out in both cases because
# IGNORECASE would take the Kelvin sign for a k, and [0-9] because \d would take the digits of every script. Groups at
# the end are not possessive: Python before 3.11.4 gets those wrong, and there is nothing behind them to go back for.
#
# Typed on phones and copied from web pages, formulas carry signs that nobody sees.
_GAP = r"[\s\u00ad\u200b\u200e\u200f\u2060\ufeff]*+"
_KEEP = r"[kK][hHlL]?+|[dD][hHlL]"
_VALUE = rf"{_GAP}([0-9]*+)(?:{_GAP}[wWdD]{_GAP}([0-9]++|%)(?:{_GAP}({_KEEP}){_GAP}([0-9]++))?)?"
_SIGNS = r"[+\-−–]"
_FIRST_TERM = re.compile(rf"{_GAP}({_SIGNS}?+){_VALUE}")
_NEXT_TERM = re.compile(rf"{_GAP}({_SIGNS}){_VALUE}")
_NUMBER, _SIDES, _KEPT = 2, 3, 5
# Nearly every throw looks like this; the repeats stay below all limits, so nothing is left to check.
_usual = re.compile(r"([1-9][0-9]?+)[wWdD]([1-9][0-9]{0,2}+)([+-][0-9]{1,6}+)?").fullmatch
_SPACE = re.compile(_GAP)
# A hyphen inside a word ("K-Frage") is no minus and ends nothing.
_ENDS = r"(?=\s|#|\+|$|[\-−–](?:[wWdD]?[0-9%]|\W|$))"
_LONELY_DIE = re.compile(rf"[wWdD]{_ENDS}")
_LONELY_KEEP = re.compile(rf"(?:{_KEEP})(?:{_GAP}([0-9]++)|{_ENDS})")
_WORD_END = re.compile(_ENDS)
_BEFORE_NUMBER = re.compile(rf"{_GAP}(?:{_KEEP}|[wWdD])?{_GAP}")
_MARKED_WORD = re.compile(r"(?:\*{1,3}|~~|\|\|)[^\W\d]")
"""A label in bold, struck or hidden; `*3` and `~~1` belong to no formula and are no label."""
_ARITHMETIC = frozenset("*/^%=<>!~|&.,:;×÷·")
_ZERO_WIDTH_JOINER = "\u200d"


def parse(source: str) -> Throw | Slip:
    """Read a notation with its label, or say what is wrong with it and where."""
    if found := _usual(source):
        number, sides, constant = found.groups()
        dice = Dice(int(number), int(sides))
        return Throw((dice, int(constant)) if constant else (dice,))
    return _parse_any(source)


def _parse_any(source: str) -> Throw | Slip:
    length = len(source)
    if length > MAX_SOURCE:
        return Slip("dice-too-long", MAX_SOURCE, length - MAX_SOURCE, (("limit", MAX_SOURCE),))
    terms: list[Term] = []
    thrown = end = 0
    found = _FIRST_TERM.match(source)
    while found:
        term = _term(found, thrown)
        if isinstance(term, Slip):
            return term
        if len(terms) == MAX_TERMS:
            return _slip("dice-too-many-terms", (found.start(_NUMBER), found.end()), limit=MAX_TERMS)
        if isinstance(term, Dice):
            thrown += term.number
        terms.append(term)
        end = found.end()
        found = _NEXT_TERM.match(source, end)
    label = _label(source, end, terms[-1]) if end < length else ""
    if isinstance(label, Slip):
        return label
    if not thrown:
        return _slip("dice-no-dice", (_end(_SPACE, source, 0), end))
    return Throw(tuple(terms), label)


def _slip(code: str, span: tuple[int, int], **args: int | str) -> Slip:
    return Slip(code, span[0], span[1] - span[0], tuple(args.items()))


def _term(found: re.Match[str], thrown: int) -> Term | Slip:
    """Read a term, when `thrown` dice stand before it."""
    sign, number, sides_written, rule, kept = found.groups()
    factor = 1 if not sign or sign == "+" else -1
    if not sides_written:
        if not number:
            return _no_term(found.string, found.end(), bool(sign))
        value = int(number)
        if value > MAX_CONSTANT:
            return _slip("dice-too-large", found.span(_NUMBER), limit=MAX_CONSTANT)
        return factor * value
    count = int(number) if number else 1
    if not count:
        return _slip("dice-no-dice", found.span(_NUMBER))
    if count + thrown > MAX_DICE:
        span = found.span(_NUMBER) if number else (found.start(_NUMBER), found.end(_SIDES))
        return _slip("dice-too-many-dice", span, limit=MAX_DICE)
    sides = 100 if sides_written == "%" else int(sides_written)
    if not sides:
        return _slip("dice-no-sides", found.span(_SIDES))
    if sides > MAX_SIDES:
        return _slip("dice-too-many-sides", found.span(_SIDES), limit=MAX_SIDES)
    if not rule:
        return Dice(count, sides, None, factor)
    keep = _keep(found, count, rule, int(kept))
    return keep if isinstance(keep, Slip) else Dice(count, sides, keep if keep.number < count else None, factor)


def _keep(found: re.Match[str], count: int, rule: str, named: int) -> Keep | Slip:
    """Understand keeping and dropping alike as keeping."""
    drops = rule[0] in "dD"
    if not named:
        return _slip("dice-keep-none", found.span(_KEPT))
    if drops and named >= count:
        return _slip("dice-drop-too-many", found.span(_KEPT), limit=count - 1)
    if named > count:
        return _slip("dice-keep-too-many", found.span(_KEPT), limit=count)
    return Keep(count - named if drops else named, (rule[-1] in "lL") == drops, drops)


def _no_term(source: str, at: int, begun: bool) -> Slip:
    """Say why no term stands where one must."""
    if at == len(source):
        return Slip("dice-expected-term" if begun else "dice-empty", at, 0)
    if foreign := _foreign_digit(source, at):
        return foreign
    code = "dice-no-sides" if _LONELY_DIE.match(source, at) else "dice-expected-term"
    return Slip(code, at, 1)


def _foreign_digit(source: str, at: int) -> Slip | None:
    """Find a digit of another script where a number of the formula would stand."""
    before = _BEFORE_NUMBER.match(source, at)
    spot = before.end() if before else at
    digit = source[spot : spot + 1]
    return Slip("dice-foreign-digit", spot, 1) if digit.isdigit() and not digit.isascii() else None


def _label(source: str, at: int, last: Term) -> str | Slip:
    """Read what stands behind the formula, which ends at `at` with the term `last`."""
    start = _end(_SPACE, source, at)
    if start == len(source):
        return ""
    if source[start] == "#":
        return _cleaned(source, start + 1)
    if foreign := _foreign_digit(source, at):
        return foreign
    if isinstance(last, int) and _LONELY_DIE.match(source, start):
        return Slip("dice-no-sides", start, 1)
    if keep := _LONELY_KEEP.match(source, start):
        return _slip("dice-keep-misplaced" if keep[1] else "dice-keep-no-count", keep.span())
    if start == at or (source[start] in _ARITHMETIC and not _MARKED_WORD.match(source, start)):
        return Slip("dice-unexpected", start, 1)
    forgotten = _end(_FIRST_TERM, source, start)
    if forgotten > start and _WORD_END.match(source, forgotten):
        return _slip("dice-missing-sign", (start, forgotten))
    return _cleaned(source, start)


def _end(pattern: re.Pattern[str], source: str, at: int) -> int:
    found = pattern.match(source, at)
    return found.end() if found else at


def _cleaned(source: str, at: int) -> str | Slip:
    """Take the label without what could disturb the line it is shown in."""
    written = source[at:]
    if not (written.isascii() and written.isprintable()):
        # Joiners stay because emoji are made with them; unlike the other format characters they turn nothing around.
        written = "".join(
            char
            for char in written
            if char.isspace() or char == _ZERO_WIDTH_JOINER or category(char) not in ("Cc", "Cf", "Cs", "Co")
        )
    label = " ".join(written.split())
    if len(label) > MAX_LABEL:
        return Slip("dice-label-too-long", at, len(source) - at, (("limit", MAX_LABEL),))
    return label
