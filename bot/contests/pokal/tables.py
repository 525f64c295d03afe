"""The games of a season's matches, and what they say. Clauses: Q6.2, Q14.1, Q14.5."""

from collections.abc import Sequence
from typing import Any

from bot.contests.pokal.actions import Feed, Kickoff, Posted
from bot.contests.pokal.model import Match, State
from bot.contests.pokal.notation import write
from bot.contests.pokal.rulebook import OF_THE_MATCH
from bot.contests.pokal.standings import houses_of
from bot.engine.spec import TableGame
from bot.games.quidditch.model import QuidditchOptions

KIND = "quidditch"
EXTENSION = 2
"""So many rounds a final has that goes on another day (Q6.2)."""


def _match(state: State, table: str) -> Match | None:
    match = state.match(table.partition(".")[0])
    return match if match is not None and match.table == table else None


def lineups(state: State) -> Sequence[str]:
    """Name the games whose line-up is to stand now."""
    return [match.table for match in state.matches if match.opened and not match.begun and match.result is None]


def table(state: State, name: str) -> TableGame | None:
    """Return the match with its houses and settings; people come to the line-up by themselves."""
    match = _match(state, name)
    houses = houses_of(state, match) if match else None
    if match is None or houses is None:
        return None
    art = "finale" if match.knockout else "pokal"
    options = QuidditchOptions.model_validate(
        {**_settings(state, match), "houses": houses, "art": art, "schiri": "mensch"}
    )
    if match.extension:
        options = options.model_copy(update={"rounds": EXTENSION})
    return TableGame(KIND, options, {}, leader=match.referee)


def _settings(state: State, match: Match) -> dict[str, Any]:
    """Return the settings of the version of the rules a match is played by (Q11.5)."""
    edition = state.edition_of(match.version)
    found = {name: getattr(edition.rules, name) for name in OF_THE_MATCH}
    return {**found, "xp": tuple(map(int, edition.rules.xp.split("-"))), "fassung": edition.number}


def begun(state: State, name: str, child: Any) -> str | None:
    """Return what is told of a match that has begun."""
    match = _match(state, name)
    move = Kickoff(table=name, houses=child.options.houses, rules=child.options.fassung)
    return None if match is None or match.begun else write(move)


def posted(state: State, name: str, at: int) -> str | None:
    """Return what is told of a match whose log is published."""
    match = _match(state, name)
    return None if match is None or match.published else write(Posted(table=name, at=at))


def result(state: State, name: str, child: Any) -> str | None:
    """Read the result off a match; an older one of the same pair says nothing."""
    match = _match(state, name)
    if match is None or child.ended is None:
        return None
    houses = child.options.houses
    goals = tuple(sum(goal.house == house for goal in child.goals) for house in houses)
    how = {"abbruch": "abbruch", "verschoben": "void"}.get(child.ended, "ende")
    return write(
        Feed.model_validate(
            {
                "table": name,
                "points": child.points,
                "catch": child.caught or "-",
                "goals": goals,
                "penalties": child.penalties,
                "how": how,
                "found": child.now,
                "rules": child.options.fassung,
            }
        )
    )
