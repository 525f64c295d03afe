"""The Spieltisch: dealing, trump, bids, tricks, scoring, play-off. Clauses: Z1.1-Z1.6, Z2.1, Z2.2, Z2.3, Z3.2, Z6.1."""

from collections.abc import Sequence
from dataclasses import replace

from bot.engine.chance import Chance
from bot.engine.model import Outcome, Refused, Step, TimeUp, refuse
from bot.engine.rules import Rules
from bot.engine.seats import Actor, Seat
from bot.engine.text import Seated, Text, text
from bot.games.wizard.model.cards import DECK, SUITS, Card, is_zauberer, suit_of, suit_word
from bot.games.wizard.model.sheet import Sheet
from bot.games.wizard.model.table import (
    BIDS,
    CHOICES,
    CUTS,
    PLAIN_CUT,
    PLAYS,
    Bid,
    BidMade,
    Choose,
    Cut,
    DealerDrawn,
    Dealt,
    Phase,
    Play,
    Played,
    Scored,
    Shown,
    Shuffled,
    State,
    TableAction,
    TableEvent,
    TableOptions,
    TooLate,
    Trick,
    TrickTaken,
    TrumpChosen,
    View,
    row_of,
)
from bot.games.wizard.rules import imagining
from bot.games.wizard.rules.bids import allowed, barred
from bot.games.wizard.rules.ending import outcome_of
from bot.games.wizard.rules.plan import PLAYOFF_CARDS, after, bidding_order, plan
from bot.games.wizard.rules.points import points
from bot.games.wizard.rules.ranking import tied
from bot.games.wizard.rules.table_words import refusal_by_phase, step_words, told
from bot.games.wizard.rules.tricks import best, led, playable


def phase(state: State) -> Phase:
    """Return what is to be done now."""
    if not state.order:
        return "over"
    if not state.hands:
        return "cut"
    if state.turned is not None and is_zauberer(state.turned) and not state.chosen:
        return "trump"
    return "bid" if len(state.bids) < len(state.order) else "play"


def number(state: State) -> int:
    """Return which game is being played; a play-off keeps the last number."""
    return len(state.sheet.rows) + (0 if state.playoff or not state.order else 1)


def cards(state: State) -> int:
    """Return how many cards everybody gets in this game."""
    return PLAYOFF_CARDS if state.playoff else plan(state.options.mode, len(state.seats))[number(state) - 1]


def turn(state: State) -> Seat | None:
    """Return whose turn it is."""
    match phase(state):
        case "over":
            return None
        case "cut":
            return state.order[0]
        case "trump":
            return state.dealer
        case "bid":
            return state.order[len(state.bids)]
        case "play":
            return state.order[_place(state)]


def _place(state: State) -> int:
    """Return the place of whoever plays the next card of the trick."""
    return (state.leader + len(state.trick)) % len(state.order)


class TableRules(Rules[TableOptions, TableAction, TableEvent, State, View]):
    """The bot shuffles and deals, the players do the rest."""

    def blank(self, options: TableOptions, seats: tuple[Seat, ...]) -> State:
        """Nobody has cards yet."""
        return State(options, seats, seats[-1])

    def setup(self, options: TableOptions, seats: tuple[Seat, ...], chance: Chance) -> Sequence[TableEvent]:
        """Draw the first Geber and let him shuffle."""
        dealer = seats[chance.dice(1, len(seats))[0] - 1]
        return (DealerDrawn(seat=dealer), _shuffled(seats, dealer, seats, chance))

    def decide(
        self, state: State, actor: Actor, action: TableAction | TimeUp, chance: Chance
    ) -> Sequence[TableEvent] | Refused:
        """Answer whoever's turn it is; the table acts for those who are too late."""
        seat, now = turn(state), phase(state)
        if seat is None:
            return refuse("wizard-is-over")
        if isinstance(action, TimeUp):
            return (TooLate(seat=seat), *self._done(state, seat, _plainest(state), chance))
        if actor.seat is None or actor.seat not in state.seats:
            return refuse("wizard-not-seated")
        if actor.seat not in state.order:
            return refuse("wizard-not-in-playoff", seat=Seated(seat))
        if no := refusal_by_phase(action, now, seat):
            return no
        if actor.seat != seat:
            return refuse("wizard-not-your-turn", seat=Seated(seat))
        return _wrong(state, action) or self._done(state, seat, action, chance)

    def _done(self, state: State, seat: Seat, action: TableAction, chance: Chance) -> Sequence[TableEvent]:
        """Return the events of an action that is in order."""
        match action:
            case Cut():
                return (_dealt(state, seat, action.at),)
            case Choose():
                return (TrumpChosen(seat=seat, suit=action.suit),)
            case Bid():
                return (BidMade(seat=seat, tricks=action.tricks),)
            case Play():
                return self._played(state, seat, action.card, chance)

    def _played(self, state: State, seat: Seat, card: Card, chance: Chance) -> Sequence[TableEvent]:
        """Add what follows from a card: the trick, the score, the next game."""
        played = Played(seat=seat, card=card)
        if len(state.trick) + 1 < len(state.order):
            return (played,)
        trick = (*state.trick, card)
        place = best(trick, state.trump)
        winner = state.order[(state.leader + place) % len(state.order)]
        taken = TrickTaken(seat=winner, card=trick[place])
        if sum(map(len, state.hands)) > 1:
            return (played, taken)
        state = self.apply(self.apply(state, played), taken)
        scores = tuple(
            (one, points(bid, tricks)) for one, bid, tricks in zip(state.order, state.bids, state.won, strict=True)
        )
        scored = Scored(number=number(state), points=scores)
        state = self.apply(state, scored)
        next_game = _next_game(state, chance)
        return (played, taken, scored, next_game) if next_game else (played, taken, scored)

    def apply(self, state: State, event: TableEvent) -> State:
        """Fold one event."""
        match event:
            case Played():
                return _with_card(state, event)
            case TrickTaken():
                return _with_trick(state, event)
            case BidMade():
                return replace(state, bids=(*state.bids, event.tricks))
            case TrumpChosen():
                return replace(state, trump=event.suit, chosen=True)
            case Dealt():
                return _with_hands(state, event)
            case Shuffled():
                order = bidding_order(state.seats, event.dealer, event.players)
                return State(
                    state.options,
                    state.seats,
                    event.dealer,
                    state.sheet,
                    order,
                    event.playoff,
                    event.deck,
                    last=state.last,
                )
            case Scored():
                return _with_row(state, event)
            case DealerDrawn():
                return replace(state, dealer=event.seat)
            case TooLate():
                return state

    def legal(self, state: State, seat: Seat) -> Sequence[TableAction]:
        """List the cuts, suits, numbers or cards open to the seat whose turn it is."""
        if seat != turn(state):
            return ()
        match phase(state):
            case "cut":
                return tuple(CUTS.values())
            case "trump":
                return CHOICES
            case "bid":
                return [
                    BIDS[tricks]
                    for tricks in allowed(cards(state), state.bids, len(state.order), bar=state.options.bar)
                ]
            case _:
                return [PLAYS[card] for card in playable(state.hands[_place(state)], state.trick)]

    def waiting_for(self, state: State) -> frozenset[Seat]:
        """Wait for one at a time."""
        seat = turn(state)
        return frozenset() if seat is None else frozenset({seat})

    def view(self, state: State, seat: Seat | None) -> View:
        """Show the table to all and only the own hand; how many cards somebody holds is public (Z1.6)."""
        now, order = phase(state), state.order
        dealt = bool(state.hands)
        mine = state.hands[order.index(seat)] if dealt and seat in order else ()
        trick = tuple((order[(state.leader + n) % len(order)], card) for n, card in enumerate(state.trick))
        players = tuple(
            Shown(
                one,
                len(state.hands[place]) if dealt else 0,
                state.bids[place] if place < len(state.bids) else None,
                state.won[place] if state.won else 0,
                state.voids[place] if state.voids else frozenset(),
            )
            for place, one in enumerate(order)
        )
        current = turn(state)
        return View(
            me=seat,
            seats=state.seats,
            mode=state.options.mode,
            bar=state.options.bar,
            phase=now,
            number=number(state),
            games=len(plan(state.options.mode, len(state.seats))),
            cards=0 if now == "over" else cards(state),
            playoff=state.playoff,
            dealer=state.dealer,
            players=players,
            turn=current,
            turned=state.turned,
            trump=state.trump,
            leader=order[state.leader] if now == "play" else None,
            trick=trick,
            ahead=trick[best(state.trick, state.trump)][0] if trick else None,
            barred=self._barred(state),
            seen=state.seen,
            last=state.last,
            sheet=state.sheet,
            hand=mine,
            playable=playable(mine, state.trick) if now == "play" and seat == current else (),
        )

    def _barred(self, state: State) -> int | None:
        if phase(state) != "bid":
            return None
        return barred(cards(state), state.bids, len(state.order), bar=state.options.bar)

    def tell(self, event: TableEvent, audience: Seat | None) -> Text | None:
        """Keep the pack to nobody and a hand to whoever holds it."""
        return told(event, audience)

    def step(self, state: State) -> Step:
        """A part of a game is a step, so that an open hand stays good; the clock is the turn's."""
        seat, now = turn(state), phase(state)
        if seat is None:
            return Step("over", text("wizard-is-over"))
        name = f"s{len(state.sheet.playoffs)}" if state.playoff else str(number(state))
        done = len(state.bids) + len(state.seen) + len(state.trick)
        return Step(f"{name}{now}", step_words(now, seat, self._barred(state)), clock=f"{name}{now}{done}")

    def time_limit(self, state: State) -> float | None:
        """Return the time for a turn."""
        return state.options.seconds

    def outcome(self, state: State) -> Outcome | None:
        """Rank the table once everything is played."""
        return None if state.order or not state.sheet.rows else outcome_of(state.sheet, state.seats)

    def reimagine(self, state: State, seat: Seat | None, chance: Chance) -> State:
        """Deal the hidden cards anew, so that nobody holds a suit he has shown to lack."""
        return imagining.reimagined(state, seat, chance)


def _wrong(state: State, action: TableAction) -> Refused | None:
    """Say what is wrong with an action of the right player at the right time."""
    match action:
        case Bid():
            most = cards(state)
            if action.tricks > most:
                return refuse("wizard-bid-too-high", cards=most)
            if action.tricks == barred(most, state.bids, len(state.order), bar=state.options.bar):
                return refuse("wizard-bid-barred", number=action.tricks, cards=most)
        case Play():
            hand = state.hands[_place(state)]
            if action.card not in hand:
                return refuse("wizard-not-your-card")
            suit = led(state.trick)
            if suit is not None and action.card not in playable(hand, state.trick):
                return refuse("wizard-must-follow", suit=suit_word(suit))
    return None


def _plainest(state: State) -> TableAction:
    """Return what the table does for somebody who is too late: middle cut, longest suit, lowest bid, lowest card."""
    match phase(state):
        case "cut":
            return Cut(at=PLAIN_CUT)
        case "trump":
            suits = [suit_of(card) for card in state.hands[-1]]
            return Choose(suit=max(SUITS, key=suits.count))
        case "bid":
            return Bid(tricks=allowed(cards(state), state.bids, len(state.order), bar=state.options.bar)[0])
        case _:
            return Play(card=playable(state.hands[_place(state)], state.trick)[0])


def _shuffled(
    seats: tuple[Seat, ...], dealer: Seat, players: tuple[Seat, ...], chance: Chance, *, playoff: bool = False
) -> Shuffled:
    return Shuffled(deck=chance.shuffle(DECK), dealer=dealer, players=players, playoff=playoff)


def _next_game(state: State, chance: Chance) -> Shuffled | None:
    """Shuffle for the next game: the plan's, then a three-card game for every tie that needs one, then nothing."""
    if len(state.sheet.rows) < len(plan(state.options.mode, len(state.seats))):
        return _shuffled(state.seats, after(state.seats, state.dealer, state.seats), state.seats, chance)
    for group in tied(state.sheet, state.seats):
        return _shuffled(state.seats, after(state.seats, state.dealer, group), group, chance, playoff=True)
    return None


def _dealt(state: State, seat: Seat, at: int) -> Dealt:
    """Cut, deal one by one from the Geber's left, turn the next card."""
    count, players = cards(state), len(state.order)
    deck = (*state.deck[at:], *state.deck[:at])
    given = count * players
    hands = tuple((one, tuple(sorted(deck[place:given:players]))) for place, one in enumerate(state.order))
    turned = deck[given] if given < len(deck) else None
    return Dealt(number=number(state), seat=seat, at=at, hands=hands, turned=turned)


def _with_hands(state: State, event: Dealt) -> State:
    hands = tuple(hand for _, hand in event.hands)
    known = {card for hand in hands for card in hand} | {event.turned}
    return replace(
        state,
        deck=tuple(card for card in (*state.deck[event.at :], *state.deck[: event.at]) if card not in known),
        hands=hands,
        turned=event.turned,
        trump=None if event.turned is None else suit_of(event.turned),
        won=(0,) * len(hands),
        voids=(frozenset(),) * len(hands),
    )


def _with_card(state: State, event: Played) -> State:
    place, suit = state.order.index(event.seat), led(state.trick)
    hand = tuple(card for card in state.hands[place] if card != event.card)
    own = suit_of(event.card)
    voids = state.voids
    if suit is not None and own is not None and own != suit:
        voids = (*voids[:place], voids[place] | {suit}, *voids[place + 1 :])
    hands = (*state.hands[:place], hand, *state.hands[place + 1 :])
    return replace(state, hands=hands, trick=(*state.trick, event.card), voids=voids)


def _with_trick(state: State, event: TrickTaken) -> State:
    place, players = state.order.index(event.seat), len(state.order)
    cards_played = tuple((state.order[(state.leader + n) % players], card) for n, card in enumerate(state.trick))
    return replace(
        state,
        won=(*state.won[:place], state.won[place] + 1, *state.won[place + 1 :]),
        leader=place,
        trick=(),
        seen=(*state.seen, *state.trick),
        last=Trick(cards_played, event.seat, state.trump),
    )


def _with_row(state: State, event: Scored) -> State:
    """Write the row and clear the table; the deck of the next game comes with its own event."""
    row, sheet = row_of(state, event.number, cards(state)), state.sheet
    written = Sheet(sheet.rows, playoffs=(*sheet.playoffs, row)) if state.playoff else Sheet((*sheet.rows, row))
    return State(state.options, state.seats, state.dealer, written, last=state.last)
