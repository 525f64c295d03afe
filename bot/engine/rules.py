"""The contract of a game: pure functions from state and action to events, and from events to state."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar

from bot.engine.chance import Chance
from bot.engine.model import Action, Event, Options, Outcome, Refused, Step, TimeUp
from bot.engine.seats import Actor, Seat
from bot.engine.text import Text

O = TypeVar("O", bound=Options)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
S = TypeVar("S")
V = TypeVar("V")


class Rules(ABC, Generic[O, A, E, S, V]):
    """What every game answers. Nothing here does I/O, reads a clock or draws by itself."""

    @abstractmethod
    def blank(self, options: O, seats: tuple[Seat, ...]) -> S:
        """Return the state before the first event."""

    @abstractmethod
    def setup(self, options: O, seats: tuple[Seat, ...], chance: Chance) -> Sequence[E]:
        """Return the events that open the game."""

    @abstractmethod
    def decide(self, state: S, actor: Actor, action: A | TimeUp, chance: Chance) -> Sequence[E] | Refused:
        """Answer an action with the events it causes, or refuse it."""

    @abstractmethod
    def apply(self, state: S, event: E) -> S:
        """Fold one event into the state; never fails."""

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> Sequence[A]:
        """List every action open to the seat now."""

    @abstractmethod
    def waiting_for(self, state: S) -> frozenset[Seat]:
        """Name the seats that owe an action."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """Show what a seat (None: the public) may know; built up from what is allowed, never by leaving out."""

    @abstractmethod
    def tell(self, event: E, audience: Seat | None) -> Text | None:
        """Put an event in words for a seat (None: the public), or None if it is not for those ears."""

    @abstractmethod
    def step(self, state: S) -> Step:
        """Name the present decision."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return how the game ended, None while it goes on."""

    def time_limit(self, state: S) -> float | None:
        """Return the seconds the present step may take, None for no limit."""
        return None

    def reimagine(self, state: S, seat: Seat | None, chance: Chance) -> S:
        """Return another state that this seat cannot tell from the true one; games without secrets keep this."""
        return state
