"""The pad as everybody sees it."""

from bot.engine.seats import Seat
from bot.games.wizard.model.pad import State, View
from bot.games.wizard.rules.block_state import bar, cards, clock_out, held, locked, number, order, phase, turn
from bot.games.wizard.rules.block_write import undoable


def view(state: State, seat: Seat | None) -> View:
    """Show the whole pad to all."""
    now = phase(state)
    return View(
        me=seat,
        mode=state.options.mode,
        seats=state.seats,
        plan=state.plan,
        phase=now,
        number=number(state),
        cards=0 if now == "over" else cards(state),
        playoff=bool(state.tie),
        dealer=state.dealer,
        order=() if now == "over" else order(state),
        entry=state.entry,
        turn=turn(state),
        barred=bar(state),
        sheet=state.sheet,
        late=state.late,
        held=state.held if held(state) else (),
        clock=state.options.minutes is not None and not clock_out(state),
        clock_out=clock_out(state),
        undoable=now != "over" and undoable(state),
        locked=tuple(row.number for row in state.sheet.rows if locked(state, row.number)),
        finished=state.finished,
    )
