"""A Wattturnier: how many Runden, and what is written of a sitting. Clauses: W5.1, W5.7, W6.1, W6.2, W8.4."""

import re
from functools import lru_cache

from pydantic import Field

from bot.contests.common.model import ContestOptions, State
from bot.engine.model import Refused, refuse
from bot.engine.text import Arg, Typed
from bot.games.watten.model.score import TARGET

Points = tuple[int, int]
GIFTS: dict[str, Points] = {"+:0": (1, 0), "0:+": (0, 1), "-:-": (0, 0)}
"""Runden that nobody played, because a team is out: to whom they go (W8.4)."""
Teams = tuple[Arg, Arg]
"""What both teams are called, in the order in which points are written."""
_SHOWN = 20
"""So much of what cannot be read is shown."""
_PLAYED = re.compile(r"([0-9]{1,2}):([0-9]{1,2})")


class WattenOptions(ContestOptions):
    """Nine Bummerl each, changing tables after every three (W6.1)."""

    rounds: int = Field(default=3, ge=1, le=9)
    sitting: int = Field(default=3, ge=1, le=9)


def options_of(state: State) -> WattenOptions:
    """Return how a Wattturnier is played."""
    assert isinstance(state.options, WattenOptions)
    return state.options


@lru_cache(maxsize=4096)
def runde(word: str) -> Points | None:
    """Read how a Runde ended, as it counts: 11:0 to 11:10 and the other way round, 22:0 for a Retourschneider."""
    found = _PLAYED.fullmatch(word)
    if found is None:
        return None
    one, other = int(found[1]), int(found[2])
    high, low = max(one, other), min(one, other)
    plain = high == TARGET and low < TARGET
    return (one, other) if plain or (high == 2 * TARGET and low == 0) else None


def read_sitting(written: str, sitting: int, out: tuple[bool, bool], teams: Teams = ("1", "2")) -> str | Refused:
    """Read a whole sitting; where a team is out the Runden that are left go to the others (W8.4)."""
    words = written.replace(",", " ").replace("·", " ").split()
    if not words:
        return refuse("watten-turnier-empty", count=sitting, first=teams[0])
    for number, word in enumerate(words, 1):
        if word not in GIFTS and runde(word) is None:
            return _wrong(word, number, teams)
    left = gift(out)
    if len(words) > sitting or (len(words) < sitting and left is None):
        return refuse("watten-turnier-count", count=sitting, written=len(words))
    if any(word in GIFTS and word != left for word in words):
        return refuse("watten-turnier-no-gift")
    clean = [f"{one[0]}:{one[1]}" for word in words if word not in GIFTS and (one := runde(word)) is not None]
    return " ".join([*clean, *[left or ""] * (sitting - len(clean))])


def _wrong(word: str, number: int, teams: Teams) -> Refused:
    """Say what is wrong with a Runde: whose points cannot be, or that it cannot be read (W5.1, W5.7)."""
    found = _PLAYED.fullmatch(word)
    if found is None:
        return refuse("watten-turnier-unreadable", number=number, word=Typed(word[:_SHOWN]), first=teams[0])
    points = int(found[1]), int(found[2])
    winner = 0 if points[0] > points[1] else 1
    high, low = points[winner], points[1 - winner]
    why = "both" if low >= TARGET else "nobody" if high < TARGET else "retour" if high == 2 * TARGET else "more"
    meant = f"{TARGET}:{low}" if winner == 0 else f"{low}:{TARGET}"
    return refuse(
        "watten-turnier-impossible",
        number=number,
        word=word,
        why=why,
        who=teams[winner],
        points=high,
        meant=meant,
        first=teams[0],
    )


def gift(out: tuple[bool, bool]) -> str | None:
    """Return how a Runde is written that was not played because of who is out; None: nobody is."""
    return {(True, False): "0:+", (False, True): "+:0", (True, True): "-:-"}.get(out)


@lru_cache(maxsize=4096)
def counted(result: str) -> tuple[Points, Points, Points]:
    """Return Bummerl, points and gifts of both sides of a sitting."""
    bummerl, points, gifts = [0, 0], [0, 0], [0, 0]
    for word in result.split():
        if word in GIFTS:
            for side in (0, 1):
                bummerl[side] += GIFTS[word][side]
                gifts[side] += GIFTS[word][side]
        elif (one := runde(word)) is not None:
            bummerl[0 if one[0] > one[1] else 1] += 1
            points[0] += one[0]
            points[1] += one[1]
    return (bummerl[0], bummerl[1]), (points[0], points[1]), (gifts[0], gifts[1])
