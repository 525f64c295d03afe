"""What everybody at the table may see, built up from what is allowed. Clause: Z1.6 (what is public)."""

from bot.engine.seats import Seat
from bot.games.wizard.model.table import Shown, State, View
from bot.games.wizard.rules.phases import turn
from bot.games.wizard.rules.plan import plan
from bot.games.wizard.rules.table_state import bar, cards, number, phase
from bot.games.wizard.rules.tricks import best, playable


def view(state: State, seat: Seat | None) -> View:
    """Show the table to all and only the own hand; how many cards somebody holds is public (Z1.6)."""
    now = phase(state)
    order = state.order
    dealt = bool(state.hands)
    mine = state.hands[order.index(seat)] if dealt and seat in order else ()
    trick = tuple((order[(state.leader + n) % len(order)], card) for n, card in enumerate(state.trick))
    players = tuple(
        Shown(
            one,
            len(state.hands[place]) if dealt else 0,
            state.bids[place] if place < len(state.bids) else None,
            state.won[place] if state.won else 0,
            state.voids[place] if state.voids else frozenset(),
        )
        for place, one in enumerate(order)
    )
    current = turn(state)
    return View(
        me=seat,
        seats=state.seats,
        mode=state.options.mode,
        bar=state.options.bar,
        phase=now,
        number=number(state),
        games=len(plan(state.options.mode, len(state.seats))),
        cards=0 if now == "over" else cards(state),
        playoff=state.playoff,
        dealer=state.dealer,
        players=players,
        turn=current,
        turned=state.turned,
        trump=state.trump,
        leader=order[state.leader] if now == "play" else None,
        trick=trick,
        ahead=trick[best(state.trick, state.trump)][0] if trick else None,
        barred=bar(state),
        seen=state.seen,
        last=state.last,
        sheet=state.sheet,
        late=state.late,
        hand=mine,
        playable=playable(mine, state.trick) if now == "play" and seat == current else (),
    )
