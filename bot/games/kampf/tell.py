"""What a Kampfwurf says: events, who is to roll, the end."""

from bot.dice.roll import Verdict
from bot.engine.model import Outcome
from bot.engine.text import Seated, Text, marked, text
from bot.games.kampf.model import GaveUp, KampfEvent, Repeated, Rolled, State


def tell(event: KampfEvent) -> Text:
    """Put an event in words; everything is public."""
    match event:
        case Rolled():
            total = event.first + event.second
            first, second = (
                marked(text("kampf-die", value=value), f"die_{value}") for value in (event.first, event.second)
            )
            return text("kampf-rolled", seat=Seated(event.seat), first=first, second=second, total=total)
        case Repeated():
            return text("kampf-repeated")
        case GaveUp():
            return text("kampf-gave-up", seat=Seated(event.seats[0]), count=len(event.seats))


def step(state: State) -> Text:
    """Say who is to roll."""
    if state.over:
        return text("kampf-is-over")
    if len(state.waiting) == 2:
        return text("kampf-both-roll")
    return text("kampf-one-rolls", seat=Seated(state.waiting[0]))


def outcome(state: State) -> Outcome | None:
    """Name the winner, or that nobody came; None while the dice have not decided."""
    if state.gave_up:
        return _without(state)
    return _decided(state, state.verdict) if state.verdict else None


def _decided(state: State, verdict: Verdict) -> Outcome | None:
    if verdict.winner is None:
        return None
    winner, loser = state.seats[verdict.winner], state.seats[1 - verdict.winner]
    words = text("kampf-decided", seat=Seated(winner), by=verdict.decided_by or "sum")
    return Outcome(((winner,), (loser,)), ((winner, 1), (loser, 0)), words)


def _without(state: State) -> Outcome:
    """End a Kampfwurf in which somebody did not roll: whoever did wins."""
    if len(state.gave_up) == len(state.seats):
        return Outcome((state.seats,), tuple((seat, 0) for seat in state.seats), text("kampf-nobody"))
    (loser,) = state.gave_up
    winner = next(seat for seat in state.seats if seat != loser)
    return Outcome(((winner,), (loser,)), ((winner, 1), (loser, 0)), text("kampf-won-absent", seat=Seated(winner)))
