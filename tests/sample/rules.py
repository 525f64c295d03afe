"""Rules of Hasard."""

from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.engine.helpers import ranked
from bot.engine.model import Outcome, Refused, Step, TimeUp, refuse
from bot.engine.rules import Rules
from bot.engine.seats import Actor, Seat
from bot.engine.text import Seated, Text
from tests.sample import tell
from tests.sample.fold import apply
from tests.sample.imagine import reimagine
from tests.sample.model import (
    DECK,
    HAND,
    Dealt,
    Fine,
    Fined,
    HasardAction,
    HasardEvent,
    HasardOptions,
    Held,
    Hold,
    Laid,
    Lay,
    Player,
    Ring,
    Roll,
    Rolled,
    Scored,
    State,
    View,
)
from tests.sample.view import view


class HasardRules(Rules[HasardOptions, HasardAction, HasardEvent, State, View]):
    """All lay at once, then one after the other rolls or holds."""

    def blank(self, options: HasardOptions, seats: tuple[Seat, ...]) -> State:
        """Nobody has cards yet."""
        return State(options, tuple(Player(seat) for seat in seats))

    def setup(self, options: HasardOptions, seats: tuple[Seat, ...], chance: Chance) -> Sequence[HasardEvent]:
        """Deal the first round."""
        return (_deal(seats, chance),)

    def decide(
        self, state: State, actor: Actor, action: HasardAction | TimeUp, chance: Chance
    ) -> Sequence[HasardEvent] | Refused:
        """Check who may do what, and end the round with whatever completes it."""
        if state.over:
            return refuse("hasard-over")
        done: Sequence[HasardEvent] | Refused
        match action:
            case TimeUp():
                done = self._late(state)
            case Fine():
                done = _fine(state, actor, action.seat)
            case Ring():
                done = self._ring(state, actor)
            case Lay() | Roll() | Hold():
                done = self._play(state, actor, action, chance)
        return done if isinstance(done, Refused) else self._complete(state, done, chance)

    def _play(
        self, state: State, actor: Actor, action: Lay | Roll | Hold, chance: Chance
    ) -> Sequence[HasardEvent] | Refused:
        if actor.seat is None:
            return refuse("hasard-not-seated")
        if isinstance(action, Lay) != state.laying:
            return refuse("hasard-cards-first" if state.laying else "hasard-cards-lie")
        if actor.seat not in state.waiting:
            return refuse("hasard-wait", seat=Seated(min(state.waiting)))
        match action:
            case Lay():
                if action.card not in state.player(actor.seat).hand:
                    return refuse("hasard-not-your-card", card=action.card)
                return (Laid(seat=actor.seat, card=action.card),)
            case Roll():
                return (Rolled(seat=actor.seat, die=chance.dice(1, 6)[0]),)
            case Hold():
                return (Held(seat=actor.seat),)

    def _late(self, state: State) -> Sequence[HasardEvent]:
        """Whoever is late lays the lowest card, or holds."""
        late = sorted(state.waiting)
        if state.laying:
            return [Laid(seat=seat, card=min(state.player(seat).hand)) for seat in late]
        return [Held(seat=seat) for seat in late]

    def _ring(self, state: State, actor: Actor) -> Sequence[HasardEvent] | Refused:
        if not actor.captain:
            return refuse("hasard-captain-only")
        if state.laying:
            return refuse("hasard-cards-first")
        return [Held(seat=player.seat) for player in state.players if player.die is None]

    def _complete(self, state: State, done: Sequence[HasardEvent], chance: Chance) -> Sequence[HasardEvent]:
        """Add what follows by itself: the score once all have rolled or held, and the next deal."""
        for event in done:
            state = apply(state, event)
        if any(player.die is None for player in state.players):
            return done
        points = tuple((player.seat, (player.card or 0) + (player.die or 0)) for player in state.players)
        scored = Scored(points=points)
        if state.round == state.options.rounds:
            return (*done, scored)
        return (*done, scored, _deal(tuple(player.seat for player in state.players), chance))

    def apply(self, state: State, event: HasardEvent) -> State:
        """Fold one event."""
        return apply(state, event)

    def legal(self, state: State, seat: Seat) -> Sequence[HasardAction]:
        """List the own cards, or roll and hold."""
        if seat not in state.waiting:
            return ()
        return [Lay(card=card) for card in state.player(seat).hand] if state.laying else (Roll(), Hold())

    def waiting_for(self, state: State) -> frozenset[Seat]:
        """All who have not laid a card; then one after the other."""
        return state.waiting

    def view(self, state: State, seat: Seat | None) -> View:
        """Show everybody's dice and points, and only the own cards."""
        return view(state, seat)

    def tell(self, event: HasardEvent, audience: Seat | None) -> Text | None:
        """Keep hands and laid cards to those who hold them."""
        return tell.tell(event, audience)

    def section(self, state: State) -> str:
        """Name the present round."""
        return str(state.round)

    def step(self, state: State) -> Step:
        """Laying is one step for all, each turn is one of its own."""
        words = tell.step(state)
        if state.over:
            return Step("over", words)
        if state.laying:
            return Step(f"{state.round}l", words)
        (seat,) = state.waiting
        return Step(f"{state.round}{seat}", words)

    def time_limit(self, state: State) -> float | None:
        """Return the time for a step."""
        return state.options.seconds

    def outcome(self, state: State) -> Outcome | None:
        """Order the seats by points; equal points share a place."""
        if not state.over:
            return None
        points = {player.seat: player.points for player in state.players}
        places = ranked(points)
        return Outcome(places, tuple(points.items()), tell.outcome(state, places[0]))

    def reimagine(self, state: State, seat: Seat | None, chance: Chance) -> State:
        """Deal the others different cards; whoever has laid one has then laid one of those."""
        return reimagine(state, seat, chance)


def _fine(state: State, actor: Actor, seat: Seat) -> Sequence[HasardEvent] | Refused:
    if not actor.referee:
        return refuse("hasard-referee-only")
    player = next((player for player in state.players if player.seat == seat), None)
    if player is None:
        return refuse("hasard-seat-empty")
    return refuse("hasard-fined-already", seat=Seated(seat)) if player.fined else (Fined(seat=seat),)


def _deal(seats: tuple[Seat, ...], chance: Chance) -> Dealt:
    deck = chance.shuffle(DECK)
    hands = (deck[HAND * place : HAND * (place + 1)] for place in range(len(seats)))
    return Dealt(hands=tuple((seat, tuple(sorted(hand))) for seat, hand in zip(seats, hands, strict=True)))
