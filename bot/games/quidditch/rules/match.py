"""The rules of Chat-Quidditch as the house calls them."""

from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.engine.model import Outcome, Refused, Step, TimeUp
from bot.engine.rules import Rules
from bot.engine.seats import Actor, Seat
from bot.engine.text import Text
from bot.games.quidditch.events import Gewechselt, QuidditchEvent
from bot.games.quidditch.fold import apply
from bot.games.quidditch.imagine import reimagine
from bot.games.quidditch.model import QuidditchAction, QuidditchOptions, house_of
from bot.games.quidditch.rules import clock, legal, result
from bot.games.quidditch.rules.decision import Decision
from bot.games.quidditch.rules.ruling import decide
from bot.games.quidditch.state import Player, State
from bot.games.quidditch.tell import situation, tell
from bot.games.quidditch.view import view
from bot.games.quidditch.view.records import View


class QuidditchRules(Rules[QuidditchOptions, QuidditchAction, QuidditchEvent, State, View]):
    """A match from the line-up to the final result."""

    def blank(self, options: QuidditchOptions, seats: tuple[Seat, ...]) -> State:
        """Everybody sits, nobody leads yet."""
        return State(options, seats, tuple(Player(seat) for seat in sorted(seats)), rounds=options.rounds)

    def setup(self, options: QuidditchOptions, seats: tuple[Seat, ...], chance: Chance) -> Sequence[QuidditchEvent]:
        """Nothing to prepare: captains and experience come first."""
        return ()

    def decide(
        self, state: State, actor: Actor, action: QuidditchAction | TimeUp, chance: Chance
    ) -> Sequence[QuidditchEvent] | Refused:
        """Answer an action with its facts; a seated player's message is never refused."""
        decision = Decision(state, chance, actor.when)
        return decide(decision, actor, action) or decision.facts

    def apply(self, state: State, event: QuidditchEvent) -> State:
        """Fold one fact."""
        return apply(state, event)

    def legal(self, state: State, seat: Seat) -> Sequence[QuidditchAction]:
        """List what may be offered to a seat or to the referees."""
        return legal.legal(state, seat)

    def waiting_for(self, state: State) -> frozenset[Seat]:
        """Name who owes an action."""
        return legal.waiting_for(state)

    def view(self, state: State, seat: Seat | None) -> View:
        """Show what somebody may see."""
        return view(state, seat)

    def tell(self, event: QuidditchEvent, audience: Seat | None) -> Text | None:
        """Put a fact in words for an audience."""
        return tell(event, audience)

    def captains(self, state: State) -> Sequence[Seat | None]:
        """Name the captains of both teams."""
        return state.captains

    def moved(self, event: QuidditchEvent) -> Sequence[tuple[Seat, Seat]]:
        """Say who changes seats by a substitution (Q7.1)."""
        return event.changes if isinstance(event, Gewechselt) else ()

    def step(self, state: State) -> Step:
        """Name the situation; the key changes with every fact that changes it."""
        key = "aus" if state.ended else f"{state.round}{state.phase[0]}{state.clock}"
        return Step(key, situation.step(state))

    def time_limit(self, state: State) -> float | None:
        """Return the seconds to the nearest limit."""
        return clock.seconds(state)

    def outcome(self, state: State) -> Outcome | None:
        """Tell how the match ended."""
        if state.ended is None:
            return None
        points = dict(zip(state.options.houses, result.final_points(state), strict=True))
        by_seat = tuple((seat, points[state.options.houses[state.side(house_of(seat))]]) for seat in state.seats)
        return Outcome(result.places(state), by_seat, situation.outcome(state))

    def reimagine(self, state: State, seat: Seat | None, chance: Chance) -> State:
        """Imagine everything else that is kept from somebody."""
        return reimagine(state, seat, chance)
