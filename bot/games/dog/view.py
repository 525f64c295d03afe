"""What everybody may see, built up from what is allowed: the table, and one's own hand."""

from bot.engine.seats import Seat
from bot.games.dog.course import waiting_for
from bot.games.dog.model import Sitting, State, View


def view(state: State, seat: Seat | None) -> View:
    """Show the board, what was laid on the table and how many cards everybody holds; only the own hand."""
    mine = next((player for player in state.players if player.seat == seat), None)
    number = None if mine is None else state.players.index(mine)
    waiting = waiting_for(state)
    turn = None if state.turn is None else state.players[state.turn].seat
    return View(
        me=None if mine is None else mine.seat,
        house=None if mine is None else mine.house,
        ground=state.ground,
        sitting=tuple(
            Sitting(one.seat, one.house, len(one.hand), one.given is not None, one.folded is not None)
            for one in state.players
        ),
        places=state.places,
        round=state.round,
        size=state.size,
        phase=state.phase,
        turn=turn,
        dealer=state.players[state.dealer].seat,
        waiting=tuple(one.seat for one in state.players if one.seat in waiting),
        winners=tuple(one.seat for one in state.winners),
        deck=len(state.deck),
        log=state.log,
        laid=tuple((one, state.player(one.seat).folded or state.places) for one in state.laid),
        hand=() if mine is None else mine.hand,
        given=None if mine is None else mine.given,
        got=None if mine is None else mine.got,
        receiver=None if number is None else state.players[state.receiver(number)].seat,
        drawn=state.drawn if mine is not None and turn == mine.seat else None,
    )
