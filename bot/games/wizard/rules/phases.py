"""The phases of the table, a row each: whose turn it is, what is open, what comes of it, what if nobody does, in words.

Clauses: Z1.2 (trump), Z1.3 (bids), Z1.4 (tricks), Z1.5 (points), Z2.1, Z2.2, Z6.1 (the bar), Z3.2 (play-off).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.engine.chance import Chance
from bot.engine.model import refuse
from bot.engine.seats import Seat
from bot.engine.text import Seated, Text, text
from bot.games.wizard.fold.table import apply
from bot.games.wizard.model.cards import SUITS, suit_of, suit_word
from bot.games.wizard.model.table import (
    BIDS,
    CHOICES,
    CUTS,
    PLAIN_CUT,
    PLAYS,
    Answer,
    Bid,
    BidMade,
    Choose,
    Cut,
    Phase,
    Play,
    Played,
    Scored,
    State,
    TableAction,
    TableEvent,
    TrickTaken,
    TrumpChosen,
)
from bot.games.wizard.rules.dealing import dealt, next_game
from bot.games.wizard.rules.points import points
from bot.games.wizard.rules.table_state import bar, cards, number, open_bids, phase, player
from bot.games.wizard.rules.tricks import best, led, playable


@dataclass(frozen=True, slots=True)
class PhaseRules:
    """One kind of decision; each is made by one kind of action."""

    action: type[TableAction]
    turn: Callable[[State], Seat]
    """Who decides."""
    legal: Callable[[State], Sequence[TableAction]]
    """What is open to whose turn it is."""
    decide: Callable[[State, Any, Chance], Answer]
    """What comes of an action of this kind."""
    late: Callable[[State], TableAction]
    """What the table does for somebody who is too late."""
    step: Callable[[State], Text]
    """What is to be done, in words."""
    first: str
    """The id of the refusal of any other action."""


def turn(state: State) -> Seat | None:
    """Return whose turn it is."""
    now = phase(state)
    return None if now == "over" else PHASES[now].turn(state)


def _deal(state: State, action: Cut, chance: Chance) -> Answer:
    return (dealt(state, state.order[0], action.at),)


def _choose(state: State, action: Choose, chance: Chance) -> Answer:
    return (TrumpChosen(seat=state.dealer, suit=action.suit),)


def _longest_suit(state: State) -> Choose:
    suits = [suit_of(card) for card in state.hands[-1]]
    return Choose(suit=max(SUITS, key=suits.count))


def _bidder(state: State) -> Seat:
    return state.order[len(state.bids)]


def _bid(state: State, action: Bid, chance: Chance) -> Answer:
    most = cards(state)
    if action.tricks > most:
        return refuse("wizard-bid-too-high", cards=most)
    if action.tricks == bar(state):
        return refuse("wizard-bid-barred", number=action.tricks, cards=most)
    return (BidMade(seat=_bidder(state), tricks=action.tricks),)


def _bid_words(state: State) -> Text:
    barred = bar(state)
    if barred is None:
        return text("wizard-step-bid", seat=Seated(_bidder(state)))
    return text("wizard-step-bid-barred", seat=Seated(_bidder(state)), number=barred)


def _player(state: State) -> Seat:
    return state.order[player(state)]


def _open_cards(state: State) -> tuple[int, ...]:
    return playable(state.hands[player(state)], state.trick)


def _play(state: State, action: Play, chance: Chance) -> Answer:
    if action.card not in state.hands[player(state)]:
        return refuse("wizard-not-your-card")
    suit = led(state.trick)
    if suit is not None and action.card not in _open_cards(state):
        return refuse("wizard-must-follow", suit=suit_word(suit))
    return _played(state, action.card, chance)


def _played(state: State, card: int, chance: Chance) -> Sequence[TableEvent]:
    """Add what follows from a card: the trick, the score, the next game."""
    played = Played(seat=_player(state), card=card)
    if len(state.trick) + 1 < len(state.order):
        return (played,)
    trick = (*state.trick, card)
    place = best(trick, state.trump)
    winner = state.order[(state.leader + place) % len(state.order)]
    taken = TrickTaken(seat=winner, card=trick[place])
    if len(state.hands[player(state)]) > 1:
        return (played, taken)
    state = apply(apply(state, played), taken)
    scores = tuple(
        (one, points(bid, tricks)) for one, bid, tricks in zip(state.order, state.bids, state.won, strict=True)
    )
    scored = Scored(number=number(state), points=scores)
    following = next_game(apply(state, scored), chance)
    return (played, taken, scored, following) if following else (played, taken, scored)


PHASES: dict[Phase, PhaseRules] = {
    "cut": PhaseRules(
        action=Cut,
        turn=lambda state: state.order[0],
        legal=lambda state: tuple(CUTS.values()),
        decide=_deal,
        late=lambda state: CUTS[PLAIN_CUT],
        step=lambda state: text("wizard-step-cut", seat=Seated(state.order[0])),
        first="wizard-cut-first",
    ),
    "trump": PhaseRules(
        action=Choose,
        turn=lambda state: state.dealer,
        legal=lambda state: CHOICES,
        decide=_choose,
        late=_longest_suit,
        step=lambda state: text("wizard-step-trump", seat=Seated(state.dealer)),
        first="wizard-trump-first",
    ),
    "bid": PhaseRules(
        action=Bid,
        turn=_bidder,
        legal=lambda state: [BIDS[tricks] for tricks in open_bids(state)],
        decide=_bid,
        late=lambda state: BIDS[open_bids(state)[0]],
        step=_bid_words,
        first="wizard-bids-first",
    ),
    "play": PhaseRules(
        action=Play,
        turn=_player,
        legal=lambda state: [PLAYS[card] for card in _open_cards(state)],
        decide=_play,
        late=lambda state: PLAYS[_open_cards(state)[0]],
        step=lambda state: text("wizard-step-play", seat=Seated(_player(state))),
        first="wizard-cards-now",
    ),
}
"""Every phase but "over", in which nobody decides anything."""
