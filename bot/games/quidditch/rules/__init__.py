"""The rules of Chat-Quidditch as the house calls them; the clauses live in the modules of this package."""

from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.engine.model import Outcome, Refused, Step, TimeUp
from bot.engine.rules import Rules
from bot.engine.seats import Actor, Seat
from bot.engine.text import Text, text
from bot.games.quidditch.events import QuidditchEvent
from bot.games.quidditch.model import QuidditchAction, QuidditchOptions
from bot.games.quidditch.rules import clock, fold, options, result, views
from bot.games.quidditch.rules.decide import decide
from bot.games.quidditch.rules.fold_course import TEILRUNDEN
from bot.games.quidditch.rules.speak import tell
from bot.games.quidditch.rules.turn import Turn
from bot.games.quidditch.state import Player, State
from bot.games.quidditch.view import View


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
        turn = Turn(state, chance, actor.when)
        return decide(turn, actor, action) or turn.facts

    def apply(self, state: State, event: QuidditchEvent) -> State:
        """Fold one fact."""
        return fold.apply(state, event)

    def legal(self, state: State, seat: Seat) -> Sequence[QuidditchAction]:
        """List what may be offered to a seat or to the referees."""
        return options.legal(state, seat)

    def waiting_for(self, state: State) -> frozenset[Seat]:
        """Name who owes an action."""
        return options.awaited(state)

    def view(self, state: State, seat: Seat | None) -> View:
        """Show what somebody may see."""
        return views.view(state, seat)

    def tell(self, event: QuidditchEvent, audience: Seat | None) -> Text | None:
        """Put a fact in words for an audience."""
        return tell(event, audience)

    def step(self, state: State) -> Step:
        """Name the situation; the key changes with every fact that changes it."""
        if state.ended:
            return Step("aus", text("quidditch-is-over"))
        key = f"{state.round}{state.phase[0]}{state.clock}"
        if state.absence:
            return Step(key, text("quidditch-step-absence", seat=state.absence.seat))
        name = f"{state.phase}-{state.stage}" if state.phase in TEILRUNDEN else state.phase
        if state.round == 0:
            return Step(key, text(f"quidditch-step-{name}"))
        return Step(key, text(f"quidditch-step-{name}", round=state.round))

    def time_limit(self, state: State) -> float | None:
        """Return the seconds to the nearest limit."""
        return clock.seconds(state)

    def outcome(self, state: State) -> Outcome | None:
        """Tell how the match ended."""
        return result.outcome(state)

    def reimagine(self, state: State, seat: Seat | None, chance: Chance) -> State:
        """Hide the experience points before play."""
        return views.reimagine(state, seat, chance)
