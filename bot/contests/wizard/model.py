"""A Wizard tournament: its variants, and what is written of a table. Clauses: Z2.1, Z2.7, Z3.2, Z4.1, Z7.1, Z7.3."""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, Self, TypeAlias

from pydantic import Field, model_validator

from bot.contests.common.model import ContestOptions, State
from bot.games.wizard.rules.ranking import NEVER, Line

Variant: TypeAlias = Literal["rounds", "knockout", "online"]
"""Preliminary rounds and a final (3), knockout (4.1), an online preliminary (4.3)."""
Manner: TypeAlias = Literal["", "gone", "defeat", "dq", "absent"]
"""How somebody left a table: not at all, by himself, by a Spielniederlage, disqualified, never there."""
PLACING = (45, 30, 20, 10, 5)
KNOCKOUT: dict[int, tuple[int, ...]] = {
    6: (3, 3),
    7: (4, 3),
    8: (4, 4),
    9: (5, 4),
    10: (5, 5),
    11: (4, 4, 3),
    12: (4, 4, 4),
    13: (5, 4, 4),
    14: (5, 5, 4),
    15: (5, 5, 5),
    16: (4, 4, 4, 4),
    17: (5, 4, 4, 4),
    18: (5, 5, 4, 4),
    19: (5, 5, 5, 4),
    20: (4, 4, 4, 4, 4),
    21: (5, 4, 4, 4, 4),
    22: (5, 5, 4, 4, 4),
    23: (5, 5, 5, 4, 4),
    24: (5, 5, 5, 5, 4),
    25: (5, 5, 5, 5, 5),
}
"""The printed table of the knockout, with what Z7.1 adds below eight."""
FINAL = 5
"""So many can sit at the last table."""


class WizardOptions(ContestOptions):
    """Which variant, how many preliminary rounds (Z7.6), how many qualify online."""

    variant: Variant = "rounds"
    rounds: int = Field(default=3, ge=1, le=5)
    top: int | None = Field(default=None, ge=1, le=64)
    """How many an online preliminary sends on; None: as many as Z5.1 says."""
    minutes: int | None = Field(default=50, ge=10, le=600)

    @model_validator(mode="after")
    def _clocks(self) -> Self:
        """An online preliminary has no limit, and a Spieltisch keeps time by turns (Z2.1)."""
        if self.minutes is not None and (self.variant == "online" or self.way == "table"):
            object.__setattr__(self, "minutes", None)
        return self


def options_of(state: State) -> WizardOptions:
    """Return how a Wizard tournament is played."""
    assert isinstance(state.options, WizardOptions)
    return state.options


@dataclass(frozen=True, slots=True)
class Score:
    """What somebody has from a table: real points, single games as far as they are known, the three-card game."""

    entry: int
    points: int = 0
    games: tuple[int, ...] = ()
    playoff: int | None = None
    """What he scored in the three-card game; NEVER: he was to play it and did not."""
    manner: Manner = ""

    @property
    def ranked(self) -> bool:
        """Tell whether he is ranked by what he played."""
        return self.manner == ""

    @property
    def line(self) -> Line:
        """Return what counts for his place."""
        return Line(str(self.entry), self.points, self.games, self.playoff)


_TOKEN = re.compile(
    r"([1-9][0-9]{0,3})=(?:(gone|defeat|dq|absent)|(-?[0-9]{1,4})(?:\(((?:-?[0-9]{1,3},)*-?[0-9]{1,3})\))?(?:!(-|-?[0-9]{1,3}))?)"
)


@lru_cache(maxsize=8192)
def scores(result: str) -> tuple[Score, ...] | None:
    """Read what was written of a table: `7=250(30,-10,…)!40 3=180 5=gone`; None if that is none."""
    found: list[Score] = []
    for word in result.split():
        token = _TOKEN.fullmatch(word)
        if token is None:
            return None
        entry = int(token[1])
        if token[2]:
            manner: Manner = "gone" if token[2] == "gone" else "defeat" if token[2] == "defeat" else "dq"
            found.append(Score(entry, manner="absent" if token[2] == "absent" else manner))
            continue
        games = tuple(int(one) for one in token[4].split(",")) if token[4] else ()
        playoff = None if token[5] is None else NEVER if token[5] == "-" else int(token[5])
        found.append(Score(entry, int(token[3]), games, playoff))
    return tuple(found)


def written(score: Score) -> str:
    """Write somebody's line as it is kept."""
    if score.manner:
        return f"{score.entry}={score.manner}"
    games = f"({','.join(map(str, score.games))})" if score.games else ""
    playoff = "" if score.playoff is None else "!-" if score.playoff == NEVER else f"!{score.playoff}"
    return f"{score.entry}={score.points}{games}{playoff}"


def sizes(count: int) -> tuple[int, ...]:
    """Return the tables of a round: as many fours as possible, sizes that differ by at most one (Z2.3, Z7.1)."""
    best: tuple[int, ...] = ()
    for tables in range(1, count // 3 + 1):
        small, large = divmod(count, tables)
        split = (small + 1,) * large + (small,) * (tables - large)
        if max(split) <= 5 and min(split) >= 3 and (not best or split.count(4) > best.count(4)):
            best = split
    return best


def knockout_sizes(count: int) -> tuple[int, ...]:
    """Return the tables of a knockout round: its printed table, above 25 fours and fives (Z4.1, Z6.5, Z7.1)."""
    if count <= FINAL:
        return (count,)
    if count in KNOCKOUT:
        return KNOCKOUT[count]
    tables = count // 4
    small, large = divmod(count, tables)
    return (small + 1,) * large + (small,) * (tables - large)


def qualifiers(players: int) -> int:
    """Return how many qualify (Z5.1)."""
    if players < 8:
        return 0
    return 8 if players >= 54 else 5 if players >= 32 else 4 if players >= 16 else 3
