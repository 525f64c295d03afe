"""What is shown of a contest: everything to everybody, and one's own part first."""

from dataclasses import dataclass, replace

from bot.contests.common.drawing import next_draw
from bot.contests.common.entering import waiting
from bot.contests.common.format import Ahead, Format, Standings
from bot.contests.common.model import Entry, State, Table
from bot.engine.model import Refused
from bot.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class View:
    """A contest as somebody sees it; `me` is the seat, `mine` the entry, `table` where it sits in this round."""

    me: Seat | None
    mine: Entry | None
    table: Table | None
    state: State
    standings: Standings
    waiting: tuple[int, ...]
    ahead: Ahead | Refused | None
    """What can be drawn next, why nothing can, or None: all is played."""
    size: int
    """How many people an entry has."""
    bye_proposed: int
    deciders: tuple[tuple[int, ...], ...]
    """Groups that are to play a three-card game now."""
    wants: tuple[Table, ...] = ()
    """Tables whose single games are to be entered before."""


def view(format: Format, state: State, seat: Seat | None) -> View:
    """Show a contest."""
    mine = state.entry_of(seat)
    return View(
        me=seat,
        mine=mine,
        table=state.table_of(mine.number) if mine else None,
        state=state,
        standings=format.standings(state),
        waiting=waiting(state),
        ahead=next_draw(format, state),
        size=format.size,
        bye_proposed=format.bye_proposed,
        deciders=format.may_decide(state) if state.phase in ("pause", "over") else (),
        wants=format.wants(state) if state.phase in ("pause", "over") else (),
    )


def view_of(view: View, seat: Seat | None) -> View:
    """Return what somebody else sees of the same state."""
    mine = view.state.entry_of(seat)
    return replace(view, me=seat, mine=mine, table=view.state.table_of(mine.number) if mine else None)
