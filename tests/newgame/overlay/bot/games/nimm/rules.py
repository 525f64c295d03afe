"""Rules of Nimm: decide, and all that follows from a state."""

from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.engine.helpers import altered, flag, ranked
from bot.engine.model import Outcome, Refused, Step, TimeUp, refuse
from bot.engine.rules import Rules
from bot.engine.seats import Actor, Seat
from bot.engine.text import Seated, Text, text
from bot.games.nimm import fold, tell, view
from bot.games.nimm.model import MOST, Drawn, NimmEvent, NimmOptions, State, Take, Taken, View


class NimmRules(Rules[NimmOptions, Take, NimmEvent, State, View]):
    """Take one to three in turn."""

    def blank(self, options: NimmOptions, seats: tuple[Seat, ...]) -> State:
        """Lay the sticks out."""
        return State(options, seats, options.sticks)

    def setup(self, options: NimmOptions, seats: tuple[Seat, ...], chance: Chance) -> Sequence[NimmEvent]:
        """Let everybody draw a number."""
        return (Drawn(numbers=tuple(zip(seats, chance.dice(len(seats), MOST), strict=True))),)

    def decide(
        self, state: State, actor: Actor, action: Take | TimeUp, chance: Chance
    ) -> Sequence[NimmEvent] | Refused:
        """Let whose turn it is take sticks; who is late takes one."""
        if state.over:
            return refuse("nimm-over")
        if isinstance(action, TimeUp):
            return (Taken(seat=state.next, count=1),)
        if actor.seat is None:
            return refuse("nimm-not-seated")
        if actor.seat != state.next:
            return refuse("nimm-wait", seat=Seated(state.next))
        if action.count > state.left:
            return refuse("nimm-too-many", left=state.left)
        return (Taken(seat=actor.seat, count=action.count),)

    def apply(self, state: State, event: NimmEvent) -> State:
        """Fold one event."""
        return fold.apply(state, event)

    def legal(self, state: State, seat: Seat) -> Sequence[Take]:
        """List the takes that are open to a seat."""
        if seat not in self.waiting_for(state):
            return ()
        return [Take(count=count) for count in range(1, min(MOST, state.left) + 1)]

    def waiting_for(self, state: State) -> frozenset[Seat]:
        """Wait for whose turn it is."""
        return frozenset() if state.over else frozenset({state.next})

    def view(self, state: State, seat: Seat | None) -> View:
        """Show the heap to all, a number to its owner."""
        return view.view(state, seat)

    def tell(self, event: NimmEvent, audience: Seat | None) -> Text | None:
        """Tell takes to all, a number to its owner."""
        return tell.tell(event, audience)

    def step(self, state: State) -> Step:
        """Every turn is a step of its own."""
        if state.over:
            return Step("over", text("nimm-over"))
        return Step(f"t{state.turn}", text("nimm-step", seat=Seated(state.next), left=state.left))

    def time_limit(self, state: State) -> float | None:
        """Return the time for a turn."""
        return None if state.over else state.options.seconds

    def outcome(self, state: State) -> Outcome | None:
        """Give a point for the last stick, two if it was taken with the own number."""
        if not state.over or state.last is None:
            return None
        winner, count = state.last
        lucky = dict(state.numbers)[winner] == count
        points = {seat: (2 if lucky else 1) if seat == winner else 0 for seat in state.seats}
        words = text("nimm-won", seat=Seated(winner), lucky=flag(lucky))
        return Outcome(ranked(points), tuple(points.items()), words)

    def reimagine(self, state: State, seat: Seat | None, chance: Chance) -> State:
        """Let the others have drawn different numbers."""
        if state.over:
            return state
        numbers = tuple((owner, number if owner == seat else number % MOST + 1) for owner, number in state.numbers)
        return altered(state, numbers=numbers)
