"""The Quidditch-OK of four houses, and changes of the rules it brings through."""

from dataclasses import replace

from bot.contests.pokal.model import HOUSES
from bot.engine.seats import Actor
from tests.contests.pokal.season import DAY, HEAD, OK, Season

COMMITTEE: dict[str, Actor] = {house: replace(OK, houses=frozenset({house})) for house in HOUSES}


def opened() -> Season:
    """Open a season whose windows are not published."""
    return Season()


def windows(season: Season, half: str) -> list[str]:
    count = {"hin": 6, "rueck": 6, "finale": 2}[half]
    today = 719_163 + season.now // DAY
    return season.do(OK, f"windows {half} " + " ".join([str(today + 30)] * count))


def vote(season: Season, number: int, **votes: str) -> None:
    for house, word in votes.items():
        season.do(COMMITTEE[house], f"{word} {number}")


def decided(season: Season, move: str, *, approve: bool = True) -> int:
    """Bring a change through everything; return its number."""
    season.do(COMMITTEE["G"], move)
    number = len(season.state.motions)
    vote(season, number, G="yes", H="yes", R="yes")
    if approve:
        season.do(HEAD, f"approve {number}")
    return number
