"""What everybody may see: the board and the reports; one's own slip and number. Clause: H2.2 (what stays secret)."""

from bot.engine.seats import Seat
from bot.games.hut.model import Player, Shown, State, View


def view(state: State, seat: Seat | None) -> View:
    """Show the board and the reports to all, slip and number to their owner only; the last round to nobody."""
    mine = state.player(seat) if seat is not None else None
    return View(
        me=seat,
        round=min(state.round, len(state.reports)) if state.over else state.round,
        over=state.over,
        players=tuple(_shown(state, player) for player in state.players),
        board=state.board,
        reports=state.reports,
        options=state.options,
        number=mine.number if mine else None,
        slip=mine.slip if mine else None,
    )


def _shown(state: State, player: Player) -> Shown:
    done = player.slip is not None and player.slip.done
    return Shown(
        player.seat,
        player.colour,
        player.names,
        player.points,
        done,
        not state.board.army(player.colour),
        player.slip.seal if player.slip and done else None,
    )
