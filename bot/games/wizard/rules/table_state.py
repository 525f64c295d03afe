"""Reading the table: the phase, the game, its cards, the bar. Clauses: Z1.3, Z2.1, Z2.2, Z3.2 (the three-card game)."""

from bot.engine.seats import Seat
from bot.games.wizard.model.cards import is_zauberer
from bot.games.wizard.model.table import Phase, State
from bot.games.wizard.rules.bids import allowed, barred
from bot.games.wizard.rules.plan import PLAYOFF_CARDS, plan


def phase(state: State) -> Phase:
    """Return what is to be done now."""
    if not state.order:
        return "over"
    if not state.hands:
        return "cut"
    if state.turned is not None and is_zauberer(state.turned) and not state.chosen and _chooses(state):
        return "trump"
    return "bid" if len(state.bids) < len(state.order) else "play"


def _chooses(state: State) -> bool:
    """Tell whether the Geber chooses the trump when a Zauberer was turned: a house rule."""
    return state.options.zauberer == "choice"


def active(state: State) -> tuple[Seat, ...]:
    """Return who plays the next game: neither late nor gone."""
    return tuple(seat for seat in state.seats if seat not in state.late and state.sheet.manner(seat) is None)


def number(state: State) -> int:
    """Return which game is being played; a play-off keeps the last number."""
    return len(state.sheet.rows) + (0 if state.playoff or not state.order else 1)


def cards(state: State) -> int:
    """Return how many cards everybody gets in this game."""
    return PLAYOFF_CARDS if state.playoff else plan(state.options.mode, len(state.seats))[number(state) - 1]


def player(state: State) -> int:
    """Return the place of whoever plays the next card of the trick."""
    return (state.leader + len(state.trick)) % len(state.order)


def bar(state: State) -> int | None:
    """Return the number that is barred for the next bid."""
    if phase(state) != "bid":
        return None
    return barred(cards(state), state.bids, len(state.order), bar=state.options.bar)


def open_bids(state: State) -> tuple[int, ...]:
    """Return the numbers the next bidder may say."""
    return allowed(cards(state), state.bids, len(state.order), bar=state.options.bar)
