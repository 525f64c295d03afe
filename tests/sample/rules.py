"""Rules of Hasard."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any

from bot.engine.chance import Chance
from bot.engine.model import Outcome, Refused, Step, TimeUp, refuse
from bot.engine.rules import Rules
from bot.engine.seats import Actor, Seat
from bot.engine.text import Seated, Text, text
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
    Shown,
    State,
    View,
)


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
        if actor.seat not in self.waiting_for(state):
            return refuse("hasard-wait", seat=Seated(min(self.waiting_for(state))))
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
        late = sorted(self.waiting_for(state))
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
            state = self.apply(state, event)
        if any(player.die is None for player in state.players):
            return done
        points = tuple((player.seat, (player.card or 0) + (player.die or 0)) for player in state.players)
        scored = Scored(points=points)
        if state.round == state.options.rounds:
            return (*done, scored)
        return (*done, scored, _deal(tuple(player.seat for player in state.players), chance))

    def apply(self, state: State, event: HasardEvent) -> State:
        """Fold one event."""
        match event:
            case Dealt():
                hands = dict(event.hands)
                return replace(state, players=tuple(replace(one, hand=hands[one.seat]) for one in state.players))
            case Laid():
                return _changed(state, event.seat, card=event.card)
            case Rolled():
                return _changed(state, event.seat, die=event.die)
            case Held():
                return _changed(state, event.seat, die=0)
            case Fined():
                return _changed(state, event.seat, points=state.player(event.seat).points - 1, fined=True)
            case Scored():
                won = dict(event.points)
                players = tuple(
                    Player(one.seat, points=one.points + won[one.seat], fined=one.fined) for one in state.players
                )
                return replace(state, players=players, round=state.round + 1)

    def legal(self, state: State, seat: Seat) -> Sequence[HasardAction]:
        """List the own cards, or roll and hold."""
        if seat not in self.waiting_for(state):
            return ()
        return [Lay(card=card) for card in state.player(seat).hand] if state.laying else (Roll(), Hold())

    def waiting_for(self, state: State) -> frozenset[Seat]:
        """All who have not laid a card; then one after the other."""
        if state.over:
            return frozenset()
        if state.laying:
            return frozenset(player.seat for player in state.players if player.card is None)
        return frozenset({next(player.seat for player in state.players if player.die is None)})

    def view(self, state: State, seat: Seat | None) -> View:
        """Show everybody's dice and points, and only the own cards."""
        mine = state.player(seat) if seat is not None else None
        waiting = self.waiting_for(state)
        return View(
            me=seat,
            round=state.round,
            rounds=state.options.rounds,
            players=tuple(
                Shown(one.seat, one.card is not None, one.die, one.points, one.fined) for one in state.players
            ),
            waiting=tuple(one.seat for one in state.players if one.seat in waiting),
            laying=state.laying,
            over=state.over,
            hand=mine.hand if mine else (),
            card=mine.card if mine else None,
        )

    def tell(self, event: HasardEvent, audience: Seat | None) -> Text | None:
        """Keep hands and laid cards to those who hold them."""
        match event:
            case Dealt():
                hand = dict(event.hands).get(audience or "")
                return text("hasard-dealt", cards=", ".join(map(str, hand))) if hand else None
            case Laid():
                own = audience == event.seat
                return text("hasard-laid-own", card=event.card) if own else text("hasard-laid", seat=Seated(event.seat))
            case Rolled():
                return text("hasard-rolled", seat=Seated(event.seat), die=event.die)
            case Held():
                return text("hasard-held", seat=Seated(event.seat))
            case Scored():
                best = max(points for _, points in event.points)
                return text("hasard-scored", best=best)
            case Fined():
                return text("hasard-fined", seat=Seated(event.seat))

    def step(self, state: State) -> Step:
        """Laying is one step for all, each turn is one of its own."""
        if state.over:
            return Step("over", text("hasard-over"))
        if state.laying:
            return Step(f"{state.round}l", text("hasard-step-lay"))
        (seat,) = self.waiting_for(state)
        return Step(f"{state.round}{seat}", text("hasard-step-turn", seat=Seated(seat)))

    def time_limit(self, state: State) -> float | None:
        """Return the time for a step."""
        return state.options.seconds

    def outcome(self, state: State) -> Outcome | None:
        """Order the seats by points; equal points share a place."""
        if not state.over:
            return None
        ranked = sorted(state.players, key=lambda player: -player.points)
        places = tuple(tuple(one.seat for one in group) for _, group in groupby(ranked, lambda player: player.points))
        points = tuple((player.seat, player.points) for player in state.players)
        words = text("hasard-won", seat=Seated(places[0][0]), others=len(places[0]) - 1, points=ranked[0].points)
        return Outcome(places, points, words)

    def reimagine(self, state: State, seat: Seat | None, chance: Chance) -> State:
        """Deal the others different cards; whoever has laid one has then laid one of those."""
        known = state.player(seat).hand if seat is not None else ()
        rest = list(chance.shuffle([card for card in DECK if card not in known]))
        players = []
        for player in state.players:
            if player.seat == seat or not player.hand:
                players.append(player)
                continue
            hand = tuple(sorted(rest.pop() for _ in range(HAND)))
            card = hand[chance.dice(1, HAND)[0] - 1] if player.card is not None else None
            players.append(replace(player, hand=hand, card=card))
        return replace(state, players=tuple(players))


def _fine(state: State, actor: Actor, seat: Seat) -> Sequence[HasardEvent] | Refused:
    if not actor.referee:
        return refuse("hasard-referee-only")
    player = next((player for player in state.players if player.seat == seat), None)
    if player is None:
        return refuse("hasard-seat-empty")
    return refuse("hasard-fined-already", seat=Seated(seat)) if player.fined else (Fined(seat=seat),)


def _changed(state: State, seat: Seat, **changes: Any) -> State:
    players = tuple(replace(one, **changes) if one.seat == seat else one for one in state.players)
    return replace(state, players=players)


def _deal(seats: tuple[Seat, ...], chance: Chance) -> Dealt:
    deck = chance.shuffle(DECK)
    hands = (deck[HAND * place : HAND * (place + 1)] for place in range(len(seats)))
    return Dealt(hands=tuple((seat, tuple(sorted(hand))) for seat, hand in zip(seats, hands, strict=True)))
