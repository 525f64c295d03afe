"""Events, steps and the outcome of Hasard in words."""

from bot.engine.seats import Seat
from bot.engine.text import Seated, Text, text
from tests.sample.model import Dealt, Fined, HasardEvent, Held, Laid, Rolled, Scored, State


def tell(event: HasardEvent, audience: Seat | None) -> Text | None:
    """Keep hands and laid cards to those who hold them."""
    match event:
        case Dealt():
            hand = dict(event.hands).get(audience or "")
            return text("hasard-dealt", cards=", ".join(map(str, hand))) if hand else None
        case Laid():
            if audience == event.seat:
                return text("hasard-laid-own", card=event.card)
            return text("hasard-laid", seat=Seated(event.seat))
        case Rolled():
            return text("hasard-rolled", seat=Seated(event.seat), die=event.die)
        case Held():
            return text("hasard-held", seat=Seated(event.seat))
        case Scored():
            best = max(points for _, points in event.points)
            return text("hasard-scored", best=best)
        case Fined():
            return text("hasard-fined", seat=Seated(event.seat))


def step(state: State) -> Text:
    """Say what is to be done now."""
    if state.over:
        return text("hasard-over")
    if state.laying:
        return text("hasard-step-lay")
    (seat,) = state.waiting
    return text("hasard-step-turn", seat=Seated(seat))


def outcome(state: State, winners: tuple[Seat, ...]) -> Text:
    """Name who has won, with how many points."""
    points = state.player(winners[0]).points
    return text("hasard-won", seat=Seated(winners[0]), others=len(winners) - 1, points=points)
