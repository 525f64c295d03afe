"""Rules of the Kampfwurf. Clauses: Q2.2 (experience), Q2.4 (who wins, repeats in the original order)."""

from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.engine.model import Outcome, Refused, Step, TimeUp, refuse
from bot.engine.rules import Rules
from bot.engine.seats import Actor, Seat
from bot.engine.text import Seated, Text
from bot.games.kampf.fold import apply
from bot.games.kampf.model import GaveUp, KampfEvent, KampfOptions, Repeated, Roll, Rolled, State, View
from bot.games.kampf.tell import outcome, step, tell
from bot.games.kampf.view import view


class KampfRules(Rules[KampfOptions, Roll, KampfEvent, State, View]):
    """Two sides, one roll each; the first go in any order, repeats in the same."""

    secrets = False

    def blank(self, options: KampfOptions, seats: tuple[Seat, ...]) -> State:
        """Nobody has rolled."""
        return State(options, seats)

    def setup(self, options: KampfOptions, seats: tuple[Seat, ...], chance: Chance) -> Sequence[KampfEvent]:
        """Nothing to prepare."""
        return ()

    def decide(
        self, state: State, actor: Actor, action: Roll | TimeUp, chance: Chance
    ) -> Sequence[KampfEvent] | Refused:
        """Roll for whose turn it is; who does not roll in time gives up."""
        if state.over:
            return refuse("kampf-is-over")
        if isinstance(action, TimeUp):
            return (GaveUp(seats=tuple(sorted(state.waiting))),)
        if actor.seat is None:
            return refuse("kampf-only-for-two", one=Seated(state.seats[0]), other=Seated(state.seats[1]))
        if state.pair(actor.seat):
            return refuse("kampf-already-rolled")
        if actor.seat not in state.waiting:
            return refuse("kampf-other-first", seat=Seated(state.order[len(state.rolls)]))
        first, second = chance.dice(2, 6)
        rolled = Rolled(seat=actor.seat, first=first, second=second)
        verdict = apply(state, rolled).verdict
        return (rolled, Repeated()) if verdict and verdict.winner is None else (rolled,)

    def apply(self, state: State, event: KampfEvent) -> State:
        """Fold one event."""
        return apply(state, event)

    def legal(self, state: State, seat: Seat) -> Sequence[Roll]:
        """Rolling is all there is."""
        return (Roll(),) if seat in state.waiting else ()

    def waiting_for(self, state: State) -> frozenset[Seat]:
        """In the first go both, in a repeat one after the other in the original order."""
        return frozenset(state.waiting)

    def view(self, state: State, seat: Seat | None) -> View:
        """Show the dice to all."""
        return view(state, seat)

    def tell(self, event: KampfEvent, audience: Seat | None) -> Text | None:
        """Everything is public."""
        return tell(event)

    def step(self, state: State) -> Step:
        """A go is a step: in the first one both may press."""
        return Step("over" if state.over else f"go{state.go}", step(state))

    def time_limit(self, state: State) -> float | None:
        """Return the time for a go."""
        return state.options.seconds

    def outcome(self, state: State) -> Outcome | None:
        """Name the winner, or that nobody came."""
        return outcome(state)
