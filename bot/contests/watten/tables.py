"""The games at the tables of a Wattturnier: the pad or the Spieltisch, and what they say. Clauses: W8.6, W6.1."""

from collections.abc import Sequence
from typing import Any

from bot.contests.common.model import State
from bot.contests.watten.model import gift, options_of
from bot.engine.spec import TableGame
from bot.games.watten.model.pad import PadOptions
from bot.games.watten.model.score import SEATS, Bummerl
from bot.games.watten.model.table import TableOptions
from bot.games.watten.notation.pad import write_exclusion

SECONDS = 600
"""How long a step at a tournament's Spieltisch may take."""


def table(state: State, name: str) -> TableGame | None:
    """Seat the first team Nord and Süd, the second Ost and West, partners in the order of their entry (W8.6)."""
    found, options = state.table(name), options_of(state)
    if found is None or options.way == "cards":
        return None
    first, second = (state.entries[number - 1].seats for number in found.entries)
    seats = dict(zip(SEATS, (first[0], second[0], first[1], second[1]), strict=True))
    dealer: Any = SEATS[found.first]
    if options.way == "pad":
        pad = PadOptions(rounds=options.sitting, dealer=dealer, contest=True)
        return TableGame("wattenzettel", pad, seats, lambda options, guests: pad.model_copy(update={"guests": guests}))
    rules = TableOptions(rounds=options.sitting, seconds=SECONDS, dealer=dealer, contest=True)
    return TableGame("watten", rules, seats, lambda options, guests: None if guests else options)


def orders(state: State, name: str) -> Sequence[str]:
    """Tell the game of a table which teams are out: what is played stays, the rest goes to the others (W8.4)."""
    found = state.table(name)
    assert found is not None, "only a table that is drawn is given orders"
    out = tuple(side for side, number in enumerate(found.entries) if number in found.out)
    return (write_exclusion(out),) if out else ()


def result(state: State, name: str, child: Any) -> str | None:
    """Read the Bummerl off the game of a table; what an excluded team leaves open goes to the others (W8.4)."""
    found, options = state.table(name), options_of(state)
    assert found is not None, "only a table that is drawn has a result"
    won: tuple[Bummerl, ...] = child.won
    words = [f"{one.counted[0]}:{one.counted[1]}" for one in won[: options.sitting]]
    out = (0 in child.excluded or found.entries[0] in found.out, 1 in child.excluded or found.entries[1] in found.out)
    left = gift(out)
    if len(words) < options.sitting and left is None:
        return None
    return f"feed {name} " + " ".join([*words, *[left or ""] * (options.sitting - len(words))])
