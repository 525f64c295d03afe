"""A game as the house sees it: its rules, its models, its words and its manners."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any

from pydantic import Field, TypeAdapter

from bot.engine.chance import Chance
from bot.engine.log import Begun, Rewound
from bot.engine.model import Action, Event, Options, Refused
from bot.engine.rules import Rules
from bot.engine.screen import Screen, Voice
from bot.engine.seats import Seat
from bot.engine.text import Text


def any_legal(view: Any, legal: Sequence[Any], chance: Chance) -> Any:
    """Play any legal action: the computer player of a game that has no better one."""
    return legal[chance.dice(1, len(legal))[0] - 1]


@dataclass(frozen=True)
class GameSpec:
    """Everything the house needs to run a game it has never heard of."""

    name: str
    rules: Rules[Any, Any, Any, Any, Any]
    options: type[Options]
    events: Any
    """The union of the game's events, told apart by `kind`."""
    seats: Callable[[Any], tuple[Seat, ...]]
    """All seats of the lobby for these options, in the order they are filled."""
    minimum: Callable[[Any], int]
    """How many seats must be taken before the game can start."""
    write: Callable[[Any], str]
    """An action in the game's notation, at most 60 characters: button id, log line, what a referee types."""
    read: Callable[[str], Any | Refused]
    """The exact inverse of `write`."""
    screen: Callable[[Any, Voice, str], Screen]
    """A view as a panel; the view knows whose it is. The third argument is the page: "" is the front page, others are
    reached by `turn` and seen in private only; an unknown page is the front page."""
    folder: Path
    """Where de.ftl and en.ftl lie."""
    robot: Callable[[Any, Sequence[Any], Chance], Any] = any_legal
    robots_allowed: Callable[[Any], bool] = lambda options: True
    lacking: Callable[[Any, tuple[Seat, ...]], Text | None] = lambda options, taken: None
    """What keeps these seats from starting although there are enough of them."""
    section: Callable[[Any], str] = lambda state: ""
    """The part of the game a state is in (a Teilrunde, a single game): a referee may go back to where it began."""
    teams: Callable[[Any], Sequence[tuple[Text, Sequence[Seat]]]] = lambda options: ()
    """Which seats belong together, with the names of the teams, for the lobby; nothing: it is one list."""
    about: Callable[[Any], Text | None] = lambda options: None
    """What kind of game it is going to be, for the lobby."""
    open_clock: Callable[[Any], bool] = lambda options: True
    """Whether everybody may see how long a step lasts and how much is written: both can give away what is not told."""
    moved: Callable[[Any], tuple[tuple[Seat, Seat], ...]] = lambda event: ()
    """Who changes seats by an event, from and to: "+" comes in new, "-" leaves."""
    replaced: Callable[[Seat], str] | None = None
    """The referee's move, in notation, that tells the rules of another person on a seat; None if they need not know."""
    exclude: Callable[[Seat], str] | None = None
    """The referee's move, in notation, that sends a player off without replacement; None if the rules know none."""
    officials: bool = False
    """Whether it is a match in a room: referees have a screen of their own, and what is typed there counts."""
    captains: Callable[[Any], Sequence[Seat | None]] = lambda state: ()
    """Who leads a team now, where the rules know captains."""
    afterwards: Callable[[Any], bool] = lambda action: False
    """Whether an action counts also when the game is over, and changes its result."""
    yields: Callable[[Any, Seat, frozenset[Seat]], bool] = lambda state, seat, people: False
    """Whether the computer on a seat leaves what it could do now to the people on these seats."""
    unhurried: Callable[[Any, frozenset[Seat]], bool] = lambda state, people: False
    """Whether the computers let some time pass before they act, because people on these seats could act first."""
    timeless: Callable[[str], bool] = lambda move: False
    """Whether a move, or a page to turn to, stays open when the step it was offered at is over."""
    free_speech: bool = False
    """Whether people may write anything and the rules judge it: then more is accepted than is legal."""

    @cached_property
    def _event_adapter(self) -> TypeAdapter[Any]:
        # Told apart by `kind`: trying each model in turn would make long logs slow to read.
        union: Any = Annotated[Begun | Rewound | self.events, Field(discriminator="kind")]
        return TypeAdapter(union)

    def load_event(self, body: str) -> Event:
        """Read an event from its stored form."""
        event: Event = self._event_adapter.validate_json(body)
        return event

    def load_options(self, body: str) -> Options:
        """Read the options from their stored form."""
        return self.options.model_validate_json(body)


def dump(model: Event | Action | Options) -> str:
    """Write an event, action or options in the stored form."""
    return model.model_dump_json()
