"""What everybody at the table may see, built up from what is allowed. Clauses: W2.1 (looks are private), W5.8."""

from bot.engine.seats import Seat
from bot.games.watten.model.score import TEAMS
from bot.games.watten.model.table import ABHEBER, Deal, TableState, TableView
from bot.games.watten.rules.phases import legal, places
from bot.games.watten.rules.playing import playable
from bot.games.watten.rules.raising import can_raise


def view(state: TableState, seat: Seat | None) -> TableView:
    """Show the table to a seat (None: the public)."""
    me = state.place_of(seat)
    deal = state.deal
    mine = deal.hands[me] if me is not None else ()
    turn = me is not None and deal.phase == "play" and me == deal.turn
    return TableView(
        me=me,
        order=state.order,
        dealer=state.dealer,
        round=state.round,
        rounds=state.options.rounds,
        game=state.game,
        lines=state.lines,
        points=state.points,
        won=state.won,
        excluded=state.excluded,
        phase=deal.phase,
        waiting=places(state),
        hand=mine,
        counts=tuple(len(hand) for hand in deal.hands),
        kept=tuple(len(cards) for cards in deal.kept),
        seen=_seen(deal, me),
        given=deal.given if me in (state.dealer, state.place(ABHEBER)) else (),
        depth=len(deal.deck) - 1,
        looks=deal.looks,
        offer=deal.offer,
        swapped=deal.swapped,
        schenas=deal.schenas,
        schlag=deal.schlag,
        farbe=deal.farbe,
        opened=deal.opened,
        trick=deal.trick,
        laid=deal.laid,
        turn=deal.turn,
        demand=deal.demand,
        tricks=deal.tricks,
        last=state.last,
        last_by=state.last_by,
        value=deal.value,
        raiser=deal.raiser,
        deferred=deal.deferred,
        strained=deal.strained,
        may_raise=tuple(team for team in TEAMS if can_raise(state, team)),
        playable=playable(state, me) if turn and me is not None else (),
        legal=() if me is None else tuple(legal(state, me)),
    )


def _seen(deal: Deal, me: int | None) -> int | None:
    looking = deal.phase == "seen" and deal.looker == me
    left = deal.knows_bottom == me and not deal.dealt
    return deal.deck[-1] if me is not None and (looking or left) else None
