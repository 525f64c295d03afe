"""The games at the tables of a Wizard tournament: the Block or the Spieltisch, and what they say. Clauses: Z2, Z7.3."""

from collections.abc import Sequence
from typing import Any

from bot.contests.common.drawing import MINUTE, WARNINGS
from bot.contests.common.model import State, Table
from bot.contests.wizard.model import Score, options_of, written
from bot.contests.wizard.reading import criteria
from bot.engine.spec import TableGame
from bot.games.wizard.model.block import BlockOptions
from bot.games.wizard.model.sheet import SEATS
from bot.games.wizard.model.table import TableOptions
from bot.games.wizard.rules.points import results
from bot.games.wizard.rules.ranking import IN_ROUND, NEVER, lines, ranked

SECONDS = 300
"""How long a turn at a tournament's Spieltisch may take."""
LEAST_MINUTES = 5


def seating(state: State, name: str) -> dict[str, int]:
    """Return which entry sits on which seat of the game: the Geber first (Z2.3)."""
    found = state.table(name)
    if found is None:
        return {}
    order = (*found.entries[found.first :], *found.entries[: found.first])
    return dict(zip(SEATS, order, strict=False))


def starter(table: Table) -> int:
    """Return who begins, counted from 0 in the order of seats: the Geber sits to his right (Z2.3)."""
    return (table.first + 1) % len(table.entries)


def table(state: State, name: str) -> TableGame | None:
    """Seat everybody as drawn; a Block shows what is left of the common clock."""
    found, options = state.table(name), options_of(state)
    if found is None or options.way == "cards":
        return None
    entries = seating(state, name)
    seats = {seat: state.entries[number - 1].seats[0] for seat, number in entries.items()}
    playoff = "playoff" in criteria(state.rounds[found.round - 1].stage)
    if options.way == "pad":
        minutes = _left(state, found.round)
        pad = BlockOptions(mode="round", players=len(seats), minutes=minutes, draw=False, playoff=playoff)
        return TableGame("wizardblock", pad, seats)
    rules = TableOptions(mode="round", places=len(seats), drawn=False, seconds=SECONDS, contest=True, playoff=playoff)
    return TableGame("wizard", rules, seats, lambda options, guests: None if guests else options)


def _left(state: State, number: int) -> int | None:
    """Return how many minutes of the common clock are left, by the last moment the contest knows."""
    minutes, round = state.options.minutes, state.rounds[number - 1]
    if minutes is None:
        return None
    gone = (state.now - round.begun_at) // MINUTE if round.begun_at else 0
    return max(LEAST_MINUTES, minutes - gone)


def result(state: State, name: str, child: Any) -> str:
    """Read everybody's line off the sheet of a table's game."""
    found = state.table(name)
    assert found is not None, "only a table that is drawn has a result"
    entries, sheet = seating(state, name), child.sheet
    seats = tuple(entries)
    counted = {line.seat: line for line in lines(sheet, seats)}
    tied = {
        seat for place in ranked(tuple(counted.values()), IN_ROUND[:-1]) if len(place.seats) > 1 for seat in place.seats
    }
    manners = {"gone": "gone", "defeat": "defeat", "disqualified": "dq"}
    words = {}
    for seat, number in entries.items():
        manner = sheet.manner(seat)
        if manner is not None and (manner != "gone" or results(sheet, seat)):
            words[number] = f"{number}={manners[manner]}"
        elif seat not in counted or not results(sheet, seat):
            words[number] = f"{number}=absent"
        else:
            line = counted[seat]
            playoff = (NEVER if line.playoff is None else line.playoff) if seat in tied else None
            words[number] = written(Score(number, line.total, line.games, playoff))
    return f"feed {name} " + " ".join(words[number] for number in found.entries)


def orders(state: State, name: str) -> Sequence[str]:
    """Tell the game of a table who is out (Z2.6), who has a Spielniederlage (Z2.7), how late it is (Z2.1)."""
    found = state.table(name)
    assert found is not None, "only a table that is drawn is given orders"
    lost = state.defeated(found.round)
    told = []
    for seat, number in seating(state, name).items():
        if number in found.out:
            told.append(f"{'dq' if state.entries[number - 1].status == 'excluded' else 'geht'} {seat}")
        elif number in lost:
            told.append(f"niederlage {seat}")
    round = state.rounds[found.round - 1]
    if state.options.way == "pad" and round.gongs:  # a pad that stood still alone keeps up with all others
        told.append(f"gong {WARNINGS[round.gongs - 1]}")
    return tuple(told)
