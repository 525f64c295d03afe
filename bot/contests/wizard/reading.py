"""Reading a table: is everybody in it, is it possible, does a tie want more. Clauses: Z3.2, Z4.2, Z6.2, Z6.5, Z7.3."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeAlias

from bot.contests.common.entering import seats_of
from bot.contests.common.model import State, Table
from bot.contests.common.tell import entry_name, entry_names
from bot.contests.wizard.model import Score, scores, written
from bot.engine.helpers import listing, number
from bot.engine.model import Refused, refuse
from bot.engine.text import Seated, Text, text
from bot.games.wizard.rules.ranking import IN_KNOCKOUT, IN_ROUND, NEVER, Criterion, ranked

Criteria: TypeAlias = tuple[Criterion, ...]
MOST_GAMES, LEAST, MOST = 10, -200, 220
"""A round has ten games; nobody scores more than 220 in one, or less than minus 200."""
_AT_STAGE: dict[str, Criteria] = {
    "round": IN_ROUND,
    "semi": IN_ROUND[:-1],
    "ko": IN_KNOCKOUT,
    "ko-final": (*IN_KNOCKOUT, "playoff"),
    "final": IN_ROUND,
}


def criteria(stage: str) -> Criteria:
    """Return what decides a table of a stage."""
    return _AT_STAGE.get(stage, IN_ROUND)


def read_table(state: State, table: Table, result: str) -> str | Refused:
    """Read a result as people write it; return it as it is kept, in the order of seats."""
    found = scores(result.replace(";", " ").replace("−", "-"))
    if not found or sorted(one.entry for one in found) != sorted(table.entries):
        return refuse("wizard-turnier-unreadable")
    by_entry = {one.entry: _as_it_is(state, table, one) for one in found}
    lines = [by_entry[number] for number in table.entries]
    played = [line for line in lines if line.ranked]
    for line in played:
        if no := _impossible(state, line):
            return no
    stage = state.rounds[table.round - 1].stage
    known = criteria(stage)
    plain = tuple(one for one in known if one != "playoff")
    for place in ranked([line.line for line in played], ("points",)):
        if len(place.seats) > 1 and not all(by_entry[int(seat)].games for seat in place.seats):
            return refuse("wizard-turnier-needs-games", who=entry_names(state, map(int, place.seats)))
    tied = [place.seats for place in ranked([line.line for line in played], plain) if len(place.seats) > 1]
    if stage == "ko" and tied and len(table.entries) == len(tied[0]) > 2:
        return refuse("wizard-turnier-replay")
    tied_in_round = {int(seat) for group in tied for seat in group}
    if "playoff" in known:
        for group in tied:
            if any(by_entry[int(seat)].playoff is None for seat in group):
                return refuse("wizard-turnier-needs-playoff", who=entry_names(state, map(int, group)))
    kept = [
        line if line.entry in tied_in_round and "playoff" in known else replace(line, playoff=None) for line in lines
    ]
    return " ".join(written(line) for line in kept)


def worded(result: str) -> Text:
    """Put a table in words: everybody by name, with the points, the three-card game or why there are none."""
    lines = [
        text(
            "wizard-turnier-worded",
            who=Seated(seats_of(one.entry, 1)[0]),
            points=number(one.points),
            manner=one.manner or "none",
            playoff="none" if one.playoff in (None, NEVER) else number(one.playoff),
        )
        for one in scores(result) or ()
    ]
    return listing(lines or [text("contest-plain", words="–")], "contest-dot")


def _as_it_is(state: State, table: Table, line: Score) -> Score:
    """Let those who are out be out, and who has a Spielniederlage have it, whatever was written for them (Z2.7)."""
    if line.entry not in table.out:
        lost = line.entry in state.defeated(table.round)
        return Score(line.entry, manner="defeat") if lost and line.manner in ("", "gone") else line
    if line.manner == "absent":
        return line
    excluded = state.entries[line.entry - 1].status == "excluded"
    return Score(line.entry, manner="dq" if excluded else "gone")


def _impossible(state: State, line: Score) -> Refused | None:
    """Say what cannot be: numbers no game gives, single games that do not make the sum."""
    if line.points % 10 or any(game % 10 or not LEAST <= game <= MOST for game in line.games):
        return refuse("wizard-turnier-no-such-points", who=entry_name(state, line.entry))
    if len(line.games) > MOST_GAMES or (line.games and sum(line.games) < line.points):
        return refuse("wizard-turnier-sum", who=entry_name(state, line.entry))
    return None


def places(stage: str, lines: Sequence[Score]) -> list[tuple[int, tuple[int, ...]]]:
    """Rank a table: places with whoever shares them; a Spielniederlage is last, others have none (Z2.7, Z7.3)."""
    found = [
        (place.number, tuple(int(seat) for seat in place.seats))
        for place in ranked([line.line for line in lines if line.ranked], criteria(stage))
    ]
    if defeated := tuple(line.entry for line in lines if line.manner == "defeat"):
        found.append((1 + sum(len(group) for _, group in found), defeated))
    return found
