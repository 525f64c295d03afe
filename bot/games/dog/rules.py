"""Rules of DOG in Hogwarts: the course of the game. Clauses: D2.1 to D2.4, D6.1, D6.2, D7.1, D7.2.

Where figures may go is in `board` (D1, D3, D5.2), what cards can do in `moves` (D4, D5.1).
"""

from collections.abc import Sequence
from functools import lru_cache

from bot.engine.chance import Chance
from bot.engine.helpers import ranked
from bot.engine.model import Outcome, Refused, Step, TimeUp, refuse
from bot.engine.rules import Rules
from bot.engine.seats import Actor, Seat
from bot.engine.text import Seated, Text
from bot.games.dog import tell
from bot.games.dog.course import consequence, draw, waiting_for
from bot.games.dog.deeds import deed
from bot.games.dog.fold import apply, seated
from bot.games.dog.imagine import reimagine
from bot.games.dog.model import (
    Card,
    Discard,
    Discarded,
    DogAction,
    DogEvent,
    DogOptions,
    Draw,
    Gave,
    Give,
    Opened,
    Pass,
    Passed,
    Play,
    Played,
    Shuffled,
    State,
    View,
    table_of,
)
from bot.games.dog.moves import DECK, moves, moves_out, playable
from bot.games.dog.reasons import why
from bot.games.dog.view import view
from bot.games.dog.worth import KEPT, best


class DogRules(Rules[DogOptions, DogAction, DogEvent, State, View]):
    """All give a card at once, then one after the other plays until no hand is left."""

    def blank(self, options: DogOptions, seats: tuple[Seat, ...]) -> State:
        """Nobody has cards yet."""
        return seated(options, table_of(options, seats))

    def setup(self, options: DogOptions, seats: tuple[Seat, ...], chance: Chance) -> Sequence[DogEvent]:
        """Draw houses if asked for, draw the first dealer (D2.1), shuffle and deal."""
        table = table_of(options, seats)
        if options.draw_houses:
            table = table_of(options, seats, chance.shuffle([house for house, _ in table]))
        dealer = table[chance.dice(1, len(table))[0] - 1][1]
        events: list[DogEvent] = [
            Opened(table=table, dealer=dealer),
            Shuffled(cards=chance.shuffle(DECK)),
        ]
        return self._further(self._after(self.blank(options, seats), events), events, chance)

    # -- acting ----------------------------------------------------------------------------------------------------

    def decide(
        self, state: State, actor: Actor, action: DogAction | TimeUp, chance: Chance
    ) -> Sequence[DogEvent] | Refused:
        """Check who may do what, and go on to the next decision that somebody has to make."""
        if state.winners:
            return refuse("dog-over")
        done: Sequence[DogEvent] | Refused
        if isinstance(action, TimeUp):
            done = self._late(state, chance)
        elif actor.seat is None or all(player.seat != actor.seat for player in state.players):
            return refuse("dog-not-seated")
        elif isinstance(action, Give):
            done = _give(state, actor.seat, action.card)
        elif state.phase == "swap":
            return refuse("dog-swap-first")
        elif actor.seat not in waiting_for(state):
            return refuse("dog-wait", seat=Seated(min(waiting_for(state))))
        else:
            done = self._turn(state, actor.seat, action, chance)
        return done if isinstance(done, Refused) else self._further(self._after(state, done), done, chance)

    def _turn(
        self, state: State, seat: Seat, action: Play | Discard | Draw | Pass, chance: Chance
    ) -> Sequence[DogEvent] | Refused:
        """Answer the player whose turn it is."""
        if isinstance(action, Draw | Pass):
            if state.phase != "draw":
                return refuse("dog-nothing-to-draw")
            return (Passed(seat=seat),) if isinstance(action, Pass) else draw(state, seat, chance)
        if state.phase == "draw":
            return refuse("dog-draw-or-not")
        if action.card not in state.player(seat).hand:
            return refuse("dog-not-your-card", card=tell.card_text(action.card))
        if action not in self.legal(state, seat):
            return _why_not(state, seat, action)
        if isinstance(action, Discard):
            return (Discarded(seat=seat, card=action.card, last=state.phase == "drawn"),)
        return (_played(state, seat, action.card, action.move),)

    def _late(self, state: State, chance: Chance) -> Sequence[DogEvent]:
        """Act for whoever is absent: a random card goes over (D6.2); in turn the bot makes the most sensible move."""
        if state.phase == "swap":
            absent = [player for player in state.players if player.given is None]
            return [
                Gave(seat=one.seat, card=one.hand[chance.dice(1, len(one.hand))[0] - 1], late=True) for one in absent
            ]
        (seat,) = waiting_for(state)
        if state.phase == "draw":
            return (Passed(seat=seat),)
        open_to = self.legal(state, seat)
        if isinstance(open_to[0], Discard):
            card = min((action.card for action in open_to if isinstance(action, Discard)), key=KEPT.__getitem__)
            return (Discarded(seat=seat, card=card, last=state.phase == "drawn"),)
        card, move = _sensible(state, seat)
        return (_played(state, seat, card, move, late=True),)

    def _after(self, state: State, events: Sequence[DogEvent]) -> State:
        for event in events:
            state = apply(state, event)
        return state

    def _further(self, state: State, done: Sequence[DogEvent], chance: Chance) -> Sequence[DogEvent]:
        """Add what follows by itself: taking up the given cards, laying down hands, the next deal."""
        events = list(done)
        while not state.winners:
            found = consequence(state, chance)
            if not found:
                break
            events += found
            state = self._after(state, found)
        return events

    def legal(self, state: State, seat: Seat) -> Sequence[DogAction]:
        """List every card to give, or every move, or what else there is to do."""
        if seat not in waiting_for(state):
            return ()
        player = state.player(seat)
        if state.phase == "swap":
            return [Give(card=card) for card in _distinct(player.hand)]
        if state.phase == "draw":
            return (Draw(), Pass())
        cards = player.hand if state.drawn is None else (state.drawn,)
        asleep = moves_out(state.ground, state.places, player.house)
        found: list[DogAction] = []
        for card in _distinct(cards):
            for move, _ in moves(state.ground, state.places, player.house, card):
                # Of the figures in bed one is as good as another, and any of them may be named (D3.3).
                found += [_play(card, one) for one in (asleep if move in asleep else (move,))]
        return found or [Discard(card=card) for card in _distinct(player.hand)]

    def waiting_for(self, state: State) -> frozenset[Seat]:
        """All who have not given a card; then one after the other."""
        return waiting_for(state)

    # -- what has happened -----------------------------------------------------------------------------------------

    def apply(self, state: State, event: DogEvent) -> State:
        """Fold one event."""
        return apply(state, event)

    def tell(self, event: DogEvent, audience: Seat | None) -> Text | None:
        """Keep cards in hands and under way to those who may know them."""
        return tell.tell(event, audience)

    # -- looking ---------------------------------------------------------------------------------------------------

    def view(self, state: State, seat: Seat | None) -> View:
        """Show the board, what was laid on the table and how many cards everybody holds; only the own hand."""
        return view(state, seat)

    def step(self, state: State) -> Step:
        """Giving is one step for all, each decision of a turn is one of its own."""
        words = tell.step(state)
        if state.winners:
            return Step("over", words)
        if state.phase == "swap":
            return Step(f"{state.round}t", words)
        return Step(f"{state.round}z{state.clock}{state.phase}", words)

    def time_limit(self, state: State) -> float | None:
        """Return the time for a decision."""
        return state.options.seconds

    def outcome(self, state: State) -> Outcome | None:
        """Name the winning team, or the winner and the others by the figures they have home; those are the points."""
        if not state.winners:
            return None
        points = {one.seat: state.ground.home(state.places, one.house) for one in state.players}
        winners = tuple(one.seat for one in state.winners)
        losers = ranked({seat: count for seat, count in points.items() if seat not in winners})
        if state.ground.team:
            losers = (tuple(seat for place in losers for seat in place),)
        return Outcome((winners, *losers), tuple(points.items()), tell.outcome(state), why=tell.lead(state))

    def reimagine(self, state: State, seat: Seat | None, chance: Chance) -> State:
        """Deal everybody else other cards from those this seat has not seen."""
        return reimagine(state, seat, chance)


@lru_cache(maxsize=32768)
def _play(card: Card, move: str) -> Play:
    """Return the action for a move; the same ones come up again and again, and a 7 alone has hundreds."""
    return Play(card=card, move=move)


def _distinct(cards: Sequence[Card]) -> list[Card]:
    return list(dict.fromkeys(cards))


def _give(state: State, seat: Seat, card: Card) -> Sequence[DogEvent] | Refused:
    player = state.player(seat)
    if state.phase != "swap":
        return refuse("dog-swap-over")
    if player.given is not None:
        return refuse("dog-given-already", card=tell.card_text(player.given))
    if card not in player.hand:
        return refuse("dog-not-your-card", card=tell.card_text(card))
    return (Gave(seat=seat, card=card),)


def _why_not(state: State, seat: Seat, action: Play | Discard) -> Refused:
    """Say why a card that is held cannot be used like this."""
    if isinstance(action, Discard):
        return refuse("dog-must-play")
    if state.drawn is not None and action.card != state.drawn:
        return refuse("dog-only-drawn", card=tell.card_text(state.drawn))
    house = state.player(seat).house
    card = tell.card_text(action.card)
    if not playable(state.ground, state.places, house, action.card):
        return refuse("dog-card-stuck", card=card, why=why(state.ground, state.places, house, action.card))
    return refuse("dog-no-such-move", card=card)


def _played(state: State, seat: Seat, card: Card, move: str, *, late: bool = False) -> Played:
    return deed(state.ground, state.places, state.player(seat).house, seat, card, move, late=late)


def _sensible(state: State, seat: Seat) -> tuple[Card, str]:
    """Choose for somebody absent, with no more knowledge than his own."""
    player = state.player(seat)
    cards = player.hand if state.drawn is None else (state.drawn,)
    return best(state.ground, state.places, player.house, player.hand, _distinct(cards))
