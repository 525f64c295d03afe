"""A game as the house sees it: rules, models, notation, screen, and small parts that most games leave as they are."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, Generic, Literal, Protocol, TypeAlias, TypeVar

from pydantic import Field, TypeAdapter

from bot.engine.chance import Chance
from bot.engine.house_rules import HouseRule
from bot.engine.log import Begun, Reopened, Rewound, Sealed
from bot.engine.model import Action, Event, Options, Refused
from bot.engine.rules import ActionT, EventT, OptionsT, Rules, StateT, ViewT
from bot.engine.screen import Screen, Voice
from bot.engine.seats import Seat
from bot.engine.text import Text

A = TypeVar("A")
Body: TypeAlias = dict[str, Any]
"""An event as it is stored, before it is checked against its model."""


class Notation(Protocol[A]):
    """A game's notation: a module with these two functions will do."""

    def write(self, action: A, /) -> str:
        """Write an action, in at most 60 characters: button id, log line, what a referee types."""
        ...

    def read(self, text: str, /) -> A | Refused:
        """Read it again: the exact inverse of `write`."""
        ...


@dataclass(frozen=True)
class LobbyPart(Generic[OptionsT]):
    """Who sits down before the game begins."""

    seats: Callable[[OptionsT], tuple[Seat, ...]]
    """All seats for these options, in the order they are filled."""
    minimum: Callable[[OptionsT], int]
    """How many of them must be taken before the game can start."""
    lacking: Callable[[OptionsT, tuple[Seat, ...]], Text | None] = lambda options, taken: None
    """What keeps these seats from starting although there are enough of them."""
    teams: Callable[[OptionsT], Sequence[tuple[Text, Sequence[Seat]]]] = lambda options: ()
    """Which seats belong together, with the names of the teams; nothing: it is one list."""
    about: Callable[[OptionsT], Text | None] = lambda options: None
    """What kind of game it is going to be."""
    called: Callable[[OptionsT], Text | None] = lambda options: None
    """What people call this one; None: by the name of the game."""
    rules: tuple[HouseRule, ...] = ()
    """What tables may settle for themselves before they begin."""
    bound: Callable[[OptionsT], bool] = lambda options: False
    """Whether these options were settled elsewhere, by the contest it belongs to: then no table changes them."""
    chosen: Callable[[OptionsT], tuple[Seat, ...]] | None = None
    """Which seats somebody has chosen; where that is noted, all others move up when a seat gets free."""
    own: Callable[[OptionsT, frozenset[str]], tuple[Seat, ...]] = lambda options, houses: ()
    """Which seats are offered first to somebody who belongs to these houses (G, H, R, S)."""
    choose: Callable[[OptionsT, tuple[Seat, ...]], OptionsT] = lambda options, seats: options
    """Note which seats are chosen."""
    spoken: Callable[[Seat], Text | None] = lambda seat: None
    """What a seat is called in the reader's language; None: as it is written, in every language."""

    badge: Callable[[Seat], str | None] = lambda seat: None
    """The drawn sign (`draw/icons.py`) that stands before a seat."""

    def named(self, seat: Seat) -> Text | str:
        """Return a seat as it is named in a sentence."""
        return self.spoken(seat) or seat


def any_legal(view: Any, legal: Sequence[A], chance: Chance) -> A:
    """Play any legal action: the computer player of a game that has no better one."""
    return legal[chance.dice(1, len(legal))[0] - 1]


@dataclass(frozen=True)
class ComputerPart(Generic[OptionsT, ActionT, StateT, ViewT]):
    """How the computer plays."""

    play: Callable[[ViewT, Sequence[ActionT], Chance], ActionT] = any_legal
    allowed: Callable[[OptionsT], bool] = lambda options: True
    yields: Callable[[StateT, Seat, frozenset[Seat]], bool] = lambda state, seat, people: False
    """Whether the computer on a seat leaves what it could do now to the people on these seats."""
    unhurried: Callable[[StateT, frozenset[Seat]], bool] = lambda state, people: False
    """Whether the computers let some time pass before they act, because people on these seats could act first."""
    together: Callable[[StateT], bool] = lambda state: False
    """Whether all computers do what they owe now in one breath, because nobody wants to watch each of them do it."""


@dataclass(frozen=True)
class LeadingPart(Generic[OptionsT, ActionT]):
    """What the rules want to hear from whoever leads the game."""

    replaced: Callable[[Seat], str] | None = None
    """The referee's move, in notation, that tells the rules of another person on a seat; None if they need not know."""
    exclude: Callable[[Seat], str] | None = None
    """The referee's move, in notation, that sends a player off without replacement; None if the rules know none."""
    resumed: Callable[[int], str] | None = None
    """The move, in notation, that tells the rules for how many milliseconds the game was paused; None if their clocks
    need not know."""
    afterwards: Callable[[ActionT], bool] = lambda action: False
    """Whether an action counts also when the game is over, and changes its result or opens it again."""
    open_for: float | None = None
    """For how many seconds after the end it does; None: for good."""
    replaceable: Callable[[OptionsT], bool] = lambda options: True
    """Whether, with these options, somebody else may take a seat in the middle of a game."""
    punishes: Callable[[ActionT], bool] = lambda action: False
    """Whether an action is about a person and not about the game: then it is for whom the server made referees."""
    appointed: Callable[[OptionsT], bool] = lambda options: False
    """Whether only those lead it whom the server made referees."""


@dataclass(frozen=True)
class MannersPart(Generic[OptionsT]):
    """How the game behaves in company."""

    told: bool = False
    """Whether its course is told in words as it goes: then panels are not the answer, and stay nearby."""
    officials: bool = False
    """Whether its referees have a panel of their own and see more than the public."""
    open_clock: Callable[[OptionsT], bool] = lambda options: True
    """Whether everybody may see how long a step lasts and how much is written: both can give away what is not told."""
    timeless: Callable[[str], bool] = lambda move: False
    """Whether a move, or a page to go to, stays open when the step it was offered at is over."""
    announces: frozenset[str] = frozenset()
    """Kinds of events that must be announced in the channel with words of their own, as the report of a round."""
    publishes: bool = False
    """Whether a report is published when the game has ended, and again when a later penalty changes its result."""
    finale: bool = True
    """Whether its end is told in a message of its own, with the way to another game; not where a report says all."""
    published: Callable[[Body], Body] = lambda body: body
    """What of a stored event everybody may read in the log that is published."""
    free_speech: bool = False
    """Whether people may write anything and the rules judge it: then more is accepted than is legal."""


Noun: TypeAlias = Literal["game", "tournament", "season"]
"""What the house's own sentences call something: texts select by it."""


@dataclass(frozen=True)
class TableGame:
    """The game that is played at a table of a contest: its kind, its options, and who sits where in it."""

    kind: str
    options: Options
    seats: dict[Seat, Seat]
    """The seats of the contest, by those of the game."""
    guests: Callable[[Options, tuple[Seat, ...]], Options | None] = lambda options, seats: options
    """The options with guests without Discord on these seats; None: they cannot play it."""
    leader: Seat | None = None
    """The seat of the contest whose person is its referee."""


@dataclass(frozen=True)
class Letter:
    """Something a contest owes: to the people on some seats, to those who lead it, or else to its channel.

    Its kind in the outbox is `contest-<what>`, its body the rest.
    """

    what: str
    seats: tuple[Seat, ...] = ()
    lead: bool = False
    body: Body = field(default_factory=dict)


@dataclass(frozen=True)
class ContestPart:
    """What a contest has that a game has not: many people who come and go, and games as tables."""

    rounds: Callable[[Any], Sequence[str]]
    """Name the tables that are to be played now, by the state of the contest."""
    table: Callable[[Any, str], TableGame | None]
    """Which game is played at a table; None: people play it with real cards and report it."""
    result: Callable[[Any, str, Any], str | None]
    """The move that brings in the result of a table's own game, by both states; None: it has none yet."""
    orders: Callable[[Any, str], Sequence[str]] = lambda state, table: ()
    """Moves that the game at a table is to be given as the contest stands; what it has been given it refuses."""
    letters: Callable[[Any, Event], Sequence[Letter]] = lambda state, event: ()
    """What must be said because of an event, besides what is announced."""
    at: Callable[[Any, int], Any] = lambda state, now: state
    """How a contest stands at a moment, in milliseconds, at which nothing happens: its clock runs on."""
    host_plays: bool = True
    """Whether whoever opened it may enter."""
    noun: Noun = "tournament"
    """What people call it; a game is a game."""
    drawn: Callable[[Any, str], int | None] | None = None
    """When people were drawn to a table, in milliseconds; None for a table whose draw was taken back, or if nobody is
    ever drawn."""
    lineups: Callable[[Any], Sequence[str]] = lambda state: ()
    """Name the tables to which people come by themselves, and whose line-up is to stand now."""
    begun: Callable[[Any, str, Any], str | None] = lambda state, table, child: None
    """The move that tells a contest that the game of a table has begun, by both states; None: it need not know."""
    posted: Callable[[Any, str, int], str | None] = lambda state, table, at: None
    """The move that tells a contest when the log of a table's game was published; None: it need not know."""
    halts: bool = False
    """Whether its tables stand still while it is paused, and go on with it."""
    resumed: Callable[[Any], int] = lambda state: 0
    """The moment, in milliseconds, at which it went on after its last pause."""
    clock: Callable[[Any], bool] = lambda state: False
    """Whether all its tables play by one clock just now: a single one that is paused does not stop it."""
    verdicts: frozenset[str] = frozenset()
    """Kinds of events that say something of somebody, with a reason: they belong to that person's data."""
    concerns: Callable[[Body, Seat], bool] = lambda body, seat: False
    """Whether such an event, as it is stored, is about who sits there."""
    day: Callable[[Any], int | None] = lambda options: None
    """The moment, in seconds, for which it is planned, by its options."""
    gone: Callable[[Seat], str] | None = None
    """The move that tells a contest that somebody has left the server; None: those who lead it see to it."""


@dataclass(frozen=True)
class GameSpec(Generic[OptionsT, ActionT, EventT, StateT, ViewT]):
    """Everything the house needs to run a game it has never heard of."""

    name: str
    folder: Path
    """Where the game's texts and help pages lie."""
    rules: Rules[OptionsT, ActionT, EventT, StateT, ViewT]
    options: type[OptionsT]
    events: Any
    """The union of the game's events, told apart by `kind`; Python has no type for a union as a value."""
    notation: Notation[ActionT]
    screen: Callable[[ViewT, Voice, str], Screen]
    """A view as a panel; the view knows whose it is. The third argument is the page: "" is the front page, others are
    reached by `to_page` and seen in private only; an unknown page is the front page."""
    lobby: LobbyPart[OptionsT]
    computers: ComputerPart[OptionsT, ActionT, StateT, ViewT] = field(default_factory=ComputerPart)
    leading: LeadingPart[OptionsT, ActionT] = field(default_factory=LeadingPart)
    manners: MannersPart[OptionsT] = field(default_factory=MannersPart)
    contest: ContestPart | None = None
    """What makes it a contest; None: it is a game."""
    upcast: Callable[[Body], Body] | None = None
    """Brings a stored event of an older `version` to the present one; None while every event is at its first."""

    @cached_property
    def _event_adapter(self) -> TypeAdapter[Event]:
        # Told apart by `kind`: trying each model in turn would make long logs slow to read.
        union: Any = Annotated[Begun | Rewound | Reopened | Sealed | self.events, Field(discriminator="kind")]
        return TypeAdapter(union)

    def load_event(self, body: str) -> Event:
        """Read an event from its stored form, also one that an older version of the game has written.

        Whoever reads another version than the present one would read something else than was meant.
        """
        if self.upcast is None:
            event = self._event_adapter.validate_json(body)
        else:
            event = self._event_adapter.validate_python(self.upcast(json.loads(body)))
        present = type(event).model_fields["version"].default
        if event.version != present or "version" not in event.model_fields_set:
            raise ValueError(f"event {event.kind!r}: {body[:200]} is not of version {present}, the only one known here")
        return event

    def load_options(self, body: str) -> OptionsT:
        """Read the options from their stored form."""
        return self.options.model_validate_json(body)


AnyGame: TypeAlias = GameSpec[Any, Any, Any, Any, Any]
"""A game whose models are not known here: what the registry holds and the house plays."""


def dump(model: Event | Action | Options) -> str:
    """Write an event, action or options in the stored form."""
    return model.model_dump_json()
