"""Random play of any game, without a service: what the tests of every game stand on."""

import importlib.util
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, TypeVar

from bot.engine.chance import FairChance
from bot.engine.log import Begun, Entry, fold
from bot.engine.model import Action, Event, Options, Refused, TimeUp
from bot.engine.screen import TO_PAGE, Menu, Screen, Voice
from bot.engine.seats import NOBODY, OFFICIALS, REFEREE, Actor, Seat
from bot.engine.spec import AnyGame
from bot.engine.text import Text

T = TypeVar("T")

NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)
MOST_ACTIONS = 5_000


class PlainVoice:
    """Speaks ids, for screens whose words are checked apart."""

    def name(self, seat: Seat) -> str:
        """Return the seat."""
        return seat

    def computer(self, seat: Seat) -> bool:
        """Let people sit everywhere."""
        return False

    def say(self, text: Text) -> str:
        """Return the id."""
        return text.id


@dataclass
class Played:
    """A game that was played to its end: its log and the state after each action, the opening included."""

    spec: AnyGame
    options: Any
    seats: tuple[Seat, ...]
    entries: list[Entry] = field(default_factory=list)
    states: list[Any] = field(default_factory=list)
    ends: list[int] = field(default_factory=list)
    """The number of the last event of each action."""
    pool: list[Action] = field(default_factory=list)
    """Every action that was legal or offered on a screen at some time."""
    _known: set[Action] = field(default_factory=set)

    def chance(self, nonce: int = 1) -> FairChance:
        """Return a chance that goes on where the log stands."""
        return FairChance("test", b"s" * 32, sum(len(entry.draws) for entry in self.entries), nonce)

    def append(self, state: Any, events: Sequence[Event], chance: FairChance) -> None:
        """Write an action's events behind the log."""
        draws = tuple(chance.draws)
        for part, event in enumerate(events):
            self.entries.append(Entry(len(self.entries), NOON, event, None, part, () if part else draws))
        self.states.append(state)
        self.ends.append(self.entries[-1].seq)

    def learn(self, state: Any) -> None:
        """Remember what can be done now, by seats and by those who press other people's buttons."""
        found = [action for seat in self.seats for action in self.spec.rules.legal(state, seat)]
        for seat in (None, *self.seats):
            for shown in pages(self.spec, self.spec.rules.view(state, seat), PlainVoice()):
                found += [
                    action for move in moves(shown) if not isinstance(action := self.spec.notation.read(move), Refused)
                ]
        for action in found:
            if action not in self._known:
                self._known.add(action)
                self.pool.append(action)


def moves(screen: Screen) -> Iterator[str]:
    """List what the controls of a screen do, apart from turning pages."""
    yield from (move for move in _all_moves(screen) if not move.startswith(TO_PAGE))


def _all_moves(screen: Screen) -> Iterator[str]:
    for row in screen.rows:
        for control in row.choices if isinstance(row, Menu) else row:
            yield control.move


def pages(spec: AnyGame, view: Any, voice: Voice, most: int = 12) -> Iterator[Screen]:
    """Leaf through a screen from its front page, up to so many pages."""
    known, ahead = {""}, [""]
    while ahead and len(known) <= most:
        screen = spec.screen(view, voice, ahead.pop(0))
        yield screen
        for move in _all_moves(screen):
            if move.startswith(TO_PAGE) and move.removeprefix(TO_PAGE) not in known:
                known.add(move.removeprefix(TO_PAGE))
                ahead.append(move.removeprefix(TO_PAGE))


def _own(spec: AnyGame) -> Any:
    """Return the module `variants.py` of a game's tests, None if it has none."""
    name = f"tests.games.{spec.name}.variants"
    if importlib.util.find_spec(f"tests.games.{spec.name}") is None or importlib.util.find_spec(name) is None:
        return None
    return importlib.import_module(name)


def variants(spec: AnyGame) -> Sequence[Options]:
    """Return the settings a game is played with here: its defaults, and those its tests name in `variants.py`."""
    module = _own(spec)
    return (spec.options(), *(module.VARIANTS if module else ()))


def sensible(spec: AnyGame) -> float:
    """Return the share of moves that the computer player chooses, for games that chance alone hardly ends."""
    share: float = getattr(_own(spec), "SENSIBLE", 0.0)
    return share


def waits_for_people(spec: AnyGame, options: Options) -> bool:
    """Tell whether a game with these settings is meant to stand still when everybody has left, as its tests say."""
    says: Callable[[Options], bool] = getattr(_own(spec), "waits_for_people", lambda options: False)
    return says(options)


def heard_only(spec: AnyGame) -> frozenset[str]:
    """Return the kinds of events that everybody may hear of although no view keeps them, as the game's tests say."""
    kinds: frozenset[str] = getattr(_own(spec), "HEARD_ONLY", frozenset())
    return kinds


def some(things: Sequence[T], most: int, seed: int = 1) -> list[T]:
    """Pick at most so many, in their order: what grows with a game must not make its tests slow."""
    if len(things) <= most:
        return list(things)
    return [things[n] for n in sorted(random.Random(seed).sample(range(len(things)), most))]


def play(spec: AnyGame, seed: int, *, learning: int = 1) -> Played:
    """Play any legal actions until the game is over; now and then time is up or a referee or captain steps in.

    What can be done is looked up in every so many-th state, which is the dearest part of it all.
    """
    luck = random.Random(seed)
    rules, options = spec.rules, variants(spec)[seed % len(variants(spec))]
    everybody = spec.lobby.seats(options)
    seats = everybody[: luck.randint(spec.lobby.minimum(options), len(everybody))]
    game = Played(spec, options, seats)
    chance = FairChance("test", luck.randbytes(32), 0, 1)
    opening = [Begun(seats=seats), *rules.setup(options, seats, chance)]
    state = fold(rules, options, [Entry(n, NOON, event) for n, event in enumerate(opening)]).state
    game.append(state, opening, chance)
    while rules.outcome(state) is None:
        waiting = rules.waiting_for(state)
        assert waiting or rules.time_limit(state) is not None, "nobody is awaited and no clock is running"
        assert len(game.states) < MOST_ACTIONS, "random play does not end"
        if len(game.states) % learning == 1 % learning:
            game.learn(state)
        actor, action = _next(game, state, sorted(waiting), luck)
        chance = game.chance(nonce=luck.getrandbits(60))
        events = rules.decide(state, actor, action, chance)
        if isinstance(events, Refused):
            assert actor.referee or actor.captain, f"{actor} may not {action}: {events.code}"
            continue
        for event in events:
            state = rules.apply(state, event)
        game.append(state, events, chance)
    return game


def _next(game: Played, state: Any, waiting: list[Seat], luck: random.Random) -> tuple[Actor, Action]:
    rules, dice = game.spec.rules, luck.random()
    if not waiting or (dice < 0.05 and rules.time_limit(state) is not None):
        return NOBODY, TimeUp()
    if dice < 0.15:
        return REFEREE, luck.choice(game.pool)
    seat = luck.choice(waiting)
    if seat == OFFICIALS:
        return REFEREE, luck.choice(rules.legal(state, OFFICIALS))
    if dice < 0.2:
        return Actor.at(seat, captain=True), luck.choice(game.pool)
    legal = rules.legal(state, seat)
    if (share := sensible(game.spec)) and luck.random() < share:
        chance = FairChance("robot", b"r" * 32, 0, luck.getrandbits(60))
        return Actor.at(seat), game.spec.computers.play(rules.view(state, seat), legal, chance)
    return Actor.at(seat), luck.choice(legal)
