"""Reading the pad: who plays, who is next, what is locked, who is tied. Clauses: Z2.1, Z2.6, Z2.8, Z3.2, Z6.3."""

from bot.engine.seats import Seat
from bot.games.wizard.model.pad import Phase, State
from bot.games.wizard.rules.bids import barred
from bot.games.wizard.rules.plan import PLAYOFF_CARDS, bidding_order
from bot.games.wizard.rules.ranking import tied

WARNINGS = (10, 5, 1)
"""Minutes before the end at which the clock speaks."""
WAIT = 5
"""So many minutes a round waits for those who are late (Z2.5)."""


def active(state: State) -> tuple[Seat, ...]:
    """Return who plays at present: neither late nor gone."""
    out = {seat for seat, _ in state.sheet.gone}
    return tuple(seat for seat in state.seats if seat not in state.late and seat not in out)


def done(state: State) -> bool:
    """Tell whether the plan is played or was ended."""
    return state.finished is not None or len(state.sheet.rows) == len(state.plan)


def ties(state: State) -> tuple[tuple[Seat, ...], ...]:
    """Return who still has to play a three-card game, group by group."""
    if not state.options.playoff or not done(state) or state.finished in ("idle", "alone"):
        return ()
    return tuple(group for group in tied(state.sheet, state.seats) if group not in state.shared)


def over(state: State) -> bool:
    """Tell whether nothing is left to write."""
    return done(state) and not state.tie


def number(state: State) -> int:
    """Return which game is being written; a play-off keeps the last number."""
    return len(state.sheet.rows) + (0 if done(state) else 1)


def cards(state: State) -> int:
    """Return how many cards the running game has."""
    return PLAYOFF_CARDS if state.tie else state.plan[number(state) - 1]


def order(state: State) -> tuple[Seat, ...]:
    """Return who bids in the running game, the Geber last."""
    return bidding_order(state.seats, state.dealer, state.tie or active(state))


def phase(state: State) -> Phase:
    """Return what is to be written now."""
    if over(state):
        return "over"
    players = len(order(state))
    if len(state.entry.bids) < players:
        return "bids"
    return "tricks" if len(state.entry.tricks) < players else "confirm"


def turn(state: State) -> Seat | None:
    """Return for whom a number is to be written, None when none is."""
    match phase(state):
        case "bids":
            return order(state)[len(state.entry.bids)]
        case "tricks":
            return order(state)[len(state.entry.tricks)]
        case _:
            return None


def bar(state: State) -> int | None:
    """Return the number that is barred for the next bid."""
    if phase(state) != "bids":
        return None
    return barred(cards(state), state.entry.bids, len(order(state)), bar=state.options.bar)


def begun(state: State) -> bool:
    """Tell whether anything of the running game is written."""
    return bool(state.entry.bids)


def locked(state: State, game: int) -> bool:
    """Tell whether a game is locked: from the next game's first bid on, the last one by its confirmation (Z2.8)."""
    return game <= locked_games(state)


def locked_games(state: State) -> int:
    """Return how many games are locked; what is locked stays so, whatever is taken back (Z6.7)."""
    return len(state.sheet.rows) if done(state) else state.locked


def held(state: State) -> bool:
    """Tell whether the round still waits for somebody (Z2.5)."""
    return bool(state.waiting and state.held)


def clock_marks(state: State) -> tuple[int, ...]:
    """Return the minutes left at each gong, the end included."""
    minutes = state.options.minutes
    return () if minutes is None else (*(mark for mark in WARNINGS if mark < minutes), 0)


def clock_out(state: State) -> bool:
    """Tell whether the clock has run down."""
    return 0 < len(clock_marks(state)) == state.gongs


def next_chime(state: State) -> tuple[int, int] | None:
    """Return how many minutes after the start the clock spoke last and speaks next; None if it has no more to say."""
    marks = [(state.options.minutes or 0) - mark for mark in clock_marks(state)]
    ahead = [*marks[state.gongs :], *([WAIT] if state.waiting else [])]
    passed = [0, *marks[: state.gongs], *([WAIT] if state.waiting is False else [])]
    return (max(passed), min(ahead)) if ahead else None
