"""Rules of the Kampfwurf. Clauses: Q2.2 (experience), Q2.4 (who wins, repeats in the original order)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeAlias

from bot.dice.roll import Pair, Verdict, kampfwurf
from bot.engine.chance import Chance
from bot.engine.model import Outcome, Refused, Step, TimeUp, refuse
from bot.engine.rules import Rules
from bot.engine.seats import Actor, Seat
from bot.engine.text import Seated, Text, text
from bot.games.kampf.model import GaveUp, KampfOptions, Repeated, Roll, Rolled, Side, State, View

KampfEvent: TypeAlias = Rolled | Repeated | GaveUp


def verdict(state: State) -> Verdict | None:
    """Compare, once both have rolled."""
    a, b = (state.pair(seat) for seat in state.seats)
    return kampfwurf(a, b) if a and b else None


class KampfRules(Rules[KampfOptions, Roll, KampfEvent, State, View]):
    """Two sides, one roll each; the first go in any order, repeats in the same."""

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
        if self.outcome(state):
            return refuse("kampf-is-over")
        if isinstance(action, TimeUp):
            return (GaveUp(seats=tuple(sorted(self.waiting_for(state)))),)
        if actor.seat is None:
            return refuse("kampf-only-for-two", one=Seated(state.seats[0]), other=Seated(state.seats[1]))
        if state.pair(actor.seat):
            return refuse("kampf-already-rolled")
        if actor.seat not in self.waiting_for(state):
            return refuse("kampf-other-first", seat=Seated(state.order[len(state.rolls)]))
        first, second = chance.dice(2, 6)
        rolled = Rolled(seat=actor.seat, first=first, second=second)
        after = verdict(self.apply(state, rolled))
        return (rolled, Repeated()) if after and after.winner is None else (rolled,)

    def apply(self, state: State, event: KampfEvent) -> State:
        """Fold one event."""
        match event:
            case Rolled():
                pair = Pair(event.first, event.second, state.xp(event.seat))
                order = state.order if event.seat in state.order else (*state.order, event.seat)
                return replace(state, rolls=(*state.rolls, (event.seat, pair)), order=order)
            case Repeated():
                return replace(state, rolls=(), go=state.go + 1)
            case GaveUp():
                return replace(state, gave_up=event.seats)

    def legal(self, state: State, seat: Seat) -> Sequence[Roll]:
        """Rolling is all there is."""
        return (Roll(),) if seat in self.waiting_for(state) else ()

    def waiting_for(self, state: State) -> frozenset[Seat]:
        """In the first go both, in a repeat one after the other in the original order."""
        if self.outcome(state):
            return frozenset()
        if state.go > 1:
            return frozenset({state.order[len(state.rolls)]})
        return frozenset(seat for seat in state.seats if not state.pair(seat))

    def view(self, state: State, seat: Seat | None) -> View:
        """Show the dice to all."""
        a, b = (Side(one, state.xp(one), state.pair(one)) for one in state.seats)
        turn = tuple(one for one in state.seats if one in self.waiting_for(state))
        return View(seat, state.go, (a, b), turn, state.gave_up)

    def tell(self, event: KampfEvent, audience: Seat | None) -> Text | None:
        """Everything is public."""
        match event:
            case Rolled():
                total = event.first + event.second
                return text(
                    "kampf-rolled", seat=Seated(event.seat), first=event.first, second=event.second, total=total
                )
            case Repeated():
                return text("kampf-repeated")
            case GaveUp():
                return text("kampf-gave-up", seat=Seated(event.seats[0]), count=len(event.seats))

    def step(self, state: State) -> Step:
        """A go is a step: in the first one both may press."""
        if self.outcome(state):
            return Step("over", text("kampf-is-over"))
        waiting = sorted(self.waiting_for(state))
        if len(waiting) == 2:
            return Step(f"go{state.go}", text("kampf-both-roll"))
        return Step(f"go{state.go}", text("kampf-one-rolls", seat=Seated(waiting[0])))

    def time_limit(self, state: State) -> float | None:
        """Return the time for a go."""
        return state.options.seconds

    def outcome(self, state: State) -> Outcome | None:
        """Name the winner, or that nobody came."""
        if state.gave_up:
            return _without(state)
        result = verdict(state)
        if result is None or result.winner is None:
            return None
        winner, loser = state.seats[result.winner], state.seats[1 - result.winner]
        words = text("kampf-decided", seat=Seated(winner), by=result.decided_by or "sum")
        return Outcome(((winner,), (loser,)), ((winner, 1), (loser, 0)), words)


def _without(state: State) -> Outcome:
    """End a Kampfwurf in which somebody did not roll: whoever did wins."""
    if len(state.gave_up) == len(state.seats):
        return Outcome((state.seats,), tuple((seat, 0) for seat in state.seats), text("kampf-nobody"))
    (loser,) = state.gave_up
    winner = next(seat for seat in state.seats if seat != loser)
    return Outcome(((winner,), (loser,)), ((winner, 1), (loser, 0)), text("kampf-won-absent", seat=Seated(winner)))
