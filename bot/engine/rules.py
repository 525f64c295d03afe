"""The contract of a game: pure functions from state and action to events, and from events to state."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar

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

    def time_limit(self, state: StateT) -> float | None:
        """Return the seconds the present step may take, None for no limit."""
        return None

    def reimagine(self, state: StateT, seat: Seat | None, chance: Chance) -> StateT:
        """Return another state that this seat cannot tell from the true one; games without secrets keep this."""
        return state
