"""Whether rolled sums look like those of fair dice, and what a throw should give on average."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product
from math import erfc, exp, lgamma, log, sqrt
from typing import Literal

from bot.dice.throw import Dice, Throw

SUMS = range(2, 13)
WAYS = tuple(6 - abs(7 - total) for total in SUMS)
ENOUGH_FOR_A_VERDICT = 36
ENOUGH_FOR_EACH_SUM = 180
_MOST_WORK = 200_000

Judgement = Literal["unauffaellig", "ungewoehnlich", "auffaellig", "zu-wenige"]


@dataclass(frozen=True, slots=True)
class Spread:
    """How strongly the sums differ from their expectation, and how often fair dice differ more."""

    chi_square: float
    freedom: int
    p: float

    @property
    def more_of_100(self) -> int:
        """Say in how many of 100 cases fair dice scatter even more; 0 stands for less than one in two hundred."""
        return round(100 * self.p)


@dataclass(frozen=True, slots=True)
class Statistics:
    """The sums 2 to 12 of some 2w6, counted and expected in this order; too few rolls have no spread."""

    counts: tuple[int, ...]
    expected: tuple[float, ...]
    mean: float | None
    spread: Spread | None

    @property
    def n(self) -> int:
        """Return how many rolls were counted."""
        return sum(self.counts)

    @property
    def judgement(self) -> Judgement:
        """Name how unusual the rolls are."""
        if self.spread is None:
            return "zu-wenige"
        if self.spread.p >= 0.05:
            return "unauffaellig"
        return "ungewoehnlich" if self.spread.p >= 0.01 else "auffaellig"


def statistics(counts: Mapping[int, int]) -> Statistics:
    """Judge how often each sum of 2w6 was rolled; sums that are left out were never rolled."""
    if any(total not in SUMS or count < 0 for total, count in counts.items()):
        raise ValueError("counts of the sums 2 to 12 are needed")
    seen = tuple(counts.get(total, 0) for total in SUMS)
    n = sum(seen)
    expected = tuple(n * ways / 36 for ways in WAYS)
    mean = sum(total * count for total, count in zip(SUMS, seen, strict=True)) / n if n else None
    return Statistics(seen, expected, mean, _spread(seen, expected) if n >= ENOUGH_FOR_A_VERDICT else None)


def _spread(seen: tuple[int, ...], expected: tuple[float, ...]) -> Spread:
    cells = list(zip(seen, expected, strict=True))
    if sum(seen) < ENOUGH_FOR_EACH_SUM:
        # Below five expected rolls in a cell chi-square is too rough, so the rare sums share one.
        cells = [_joined(cells[:2]), *cells[2:-2], _joined(cells[-2:])]
    chi_square = sum((count - hoped) ** 2 / hoped for count, hoped in cells)
    freedom = len(cells) - 1
    return Spread(chi_square, freedom, survival(chi_square, freedom))


def _joined(cells: list[tuple[int, float]]) -> tuple[int, float]:
    return sum(count for count, _ in cells), sum(hoped for _, hoped in cells)


def survival(chi_square: float, freedom: int) -> float:
    """Return the probability that chi-square with a whole number of degrees of freedom exceeds a value."""
    half = chi_square / 2
    if half <= 0:
        return 1.0
    # Q(x, k + 2) = Q(x, k) + (x/2)^(k/2) e^(-x/2) / gamma(k/2 + 1), from the closed forms for k = 1 and k = 2.
    p = erfc(sqrt(half)) if freedom % 2 else exp(-half)
    for k in range(2 - freedom % 2, freedom, 2):
        p += exp(k / 2 * log(half) - half - lgamma(k / 2 + 1))
    return min(p, 1.0)


def expectation(throw: Throw) -> dict[int, float] | None:
    """Return the probability of each total, or None when that takes too long to work out."""
    chances, work = {0: 1.0}, 0
    for term in throw.terms:
        if isinstance(term, int):
            chances = {total + term: p for total, p in chances.items()}
            continue
        single = {term.sign * face: 1 / term.sides for face in range(1, term.sides + 1)}
        parts = [single] * term.number if term.keep is None else [_kept_sums(term)]
        for part in parts:
            work += len(chances) * len(part)
            if not part or work > _MOST_WORK:
                return None
            chances = _added(chances, part)
    return dict(sorted(chances.items()))


def _added(chances: dict[int, float], part: dict[int, float]) -> dict[int, float]:
    sums: dict[int, float] = {}
    for total, p in chances.items():
        for value, q in part.items():
            sums[total + value] = sums.get(total + value, 0.0) + p * q
    return sums


def _kept_sums(dice: Dice) -> dict[int, float]:
    """Go through every way the dice can fall; empty when there are too many."""
    cases = dice.sides**dice.number
    sums: dict[int, float] = {}
    if dice.keep is None or cases > _MOST_WORK // dice.number:
        return sums
    for values in product(range(1, dice.sides + 1), repeat=dice.number):
        total = dice.sign * sum(sorted(values, reverse=dice.keep.highest)[: dice.keep.number])
        sums[total] = sums.get(total, 0.0) + 1 / cases
    return sums
