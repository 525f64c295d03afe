"""The contract of a game: pure functions from state and action to events, and from events to state."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from bot.engine.chance import Chance
from bot.engine.model import Action, Event, Options, Outcome, Refused, Step, TimeUp
from bot.engine.seats import Actor, Seat
from bot.engine.text import Text

OptionsT = TypeVar("OptionsT", bound=Options)
ActionT = TypeVar("ActionT", bound=Action)
EventT = TypeVar("EventT", bound=Event)
StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT")


class Rules(ABC, Generic[OptionsT, ActionT, EventT, StateT, ViewT]):
    """What every game answers. Nothing here does I/O, reads a clock or draws by itself."""

    secrets: ClassVar[bool] = True
    """Whether anything is hidden from anybody; a game that says no shows all of its state in every view."""

    @abstractmethod
    def blank(self, options: OptionsT, seats: tuple[Seat, ...]) -> StateT:
        """Return the state before the first event."""

    @abstractmethod
    def setup(self, options: OptionsT, seats: tuple[Seat, ...], chance: Chance) -> Sequence[EventT]:
        """Return the events that open the game."""

    @abstractmethod
    def decide(
        self, state: StateT, actor: Actor, action: ActionT | TimeUp, chance: Chance
    ) -> Sequence[EventT] | Refused:
        """Answer an action with the events it causes, or refuse it."""

    @abstractmethod
    def apply(self, state: StateT, event: EventT) -> StateT:
        """Fold one event into the state; never fails."""

    @abstractmethod
    def legal(self, state: StateT, seat: Seat) -> Sequence[ActionT]:
        """List every action open to the seat now."""

    @abstractmethod
    def waiting_for(self, state: StateT) -> frozenset[Seat]:
        """Name the seats that owe an action."""

    @abstractmethod
    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """Show what a seat (None: the public) may know; built up from what is allowed, never by leaving out."""

    @abstractmethod
    def tell(self, event: EventT, audience: Seat | None) -> Text | None:
        """Put an event in words for a seat (None: the public), or None if it is not for those ears."""

    @abstractmethod
    def step(self, state: StateT) -> Step:
        """Name the present decision."""

    @abstractmethod
    def outcome(self, state: StateT) -> Outcome | None:
        """Return how the game ended, None while it goes on."""

    def section(self, state: StateT) -> str:
        """Name the part of the game a state is in (a Teilrunde, a single game): a referee may go back to its start."""
        return ""

    def outlasts(self, event: EventT) -> bool:
        """Tell whether an event is none to take back: time that has passed does not come back."""
        return False

    def rewound(self, before: StateT, after: StateT, actor: Actor) -> Sequence[EventT] | Refused:
        """Return what stands although somebody takes the game back to an earlier state, or why he may not."""
        return ()

    def captains(self, state: StateT) -> Sequence[Seat | None]:
        """Name who leads a team now, where the rules know captains."""
        return ()

    def moved(self, event: EventT) -> Sequence[tuple[Seat, Seat]]:
        """Say who changes seats by an event, from and to: "+" comes in new, "-" leaves."""
        return ()

    def time_limit(self, state: StateT) -> float | None:
        """Return the seconds the present step may take, None for no limit."""
        return None

    def due(self, state: StateT) -> int | None:
        """Return the moment, in milliseconds since 1970, at which time is up, where the step follows a calendar."""
        return None

    def promises(self, event: EventT) -> bool:
        """Tell whether draws after an event have a seed of their own, promised with it, as every draw of a contest."""
        return False

    def open_seed(self, state: StateT) -> bool:
        """Tell whether the present seed may be known already: everything that follows from it is drawn."""
        return self.outcome(state) is not None

    def reimagine(self, state: StateT, seat: Seat | None, chance: Chance) -> StateT:
        """Return another state that this seat cannot tell from the true one; without secrets there is none."""
        return state


AnyRules: TypeAlias = Rules[Any, Any, Any, Any, Any]
"""Rules of a game whose models are not known here."""
