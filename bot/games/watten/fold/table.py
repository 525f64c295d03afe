"""How events change the table. Clauses: W1.1 (the deal moves on), W2.1, W3.2, W3.3, W5.4, W5.5, W7.5."""

from collections.abc import Callable
from typing import Any

from bot.engine.helpers import altered
from bot.games.watten.model.cards import DECK, sorted_hand
from bot.games.watten.model.events import (
    Accepted,
    Carried,
    CutAt,
    Dealt,
    Deferred,
    Excluded,
    FarbeNamed,
    Fined,
    Gave,
    Kept,
    Left,
    Looked,
    Misdealt,
    Played,
    Proposed,
    Raised,
    Replied,
    RoundWon,
    SchlagNamed,
    Scored,
    Seated,
    Shuffled,
    Stayed,
    TableEvent,
    TrickWon,
)
from bot.games.watten.model.score import FINE, GAME, TARGET, TENSE_GAME, Bummerl, Line, Team, points_of, tense
from bot.games.watten.model.table import (
    ABHEBER,
    ANSAGER,
    GEBER,
    LOOKERS,
    Deal,
    Hands,
    Phase,
    TableState,
)


def apply(state: TableState, event: TableEvent) -> TableState:
    """Fold one event; only leaving the answer to the partner is no new step."""
    deal = _in_deal(state, event)
    step = state.step if isinstance(event, Deferred) else state.step + 1
    if deal is None:
        return altered(_in_sitting(state, event), step=step)
    if isinstance(event, TrickWon):
        return altered(state, deal=deal, step=step, last=state.deal.trick, last_by=deal.turn)
    return altered(state, deal=deal, step=step)


def _in_sitting(state: TableState, event: TableEvent) -> TableState:
    """Fold what goes beyond one game of cards."""
    match event:
        case Seated():
            return altered(state, order=event.order, dealer=event.dealer)
        case Scored():
            return _over(state, Line(state.game, event.team, event.how, event.value))
        case Fined():
            in_game = state.deal.phase != "cut" if event.in_game is None else event.in_game
            return _fined(state, Line(state.game, event.team, "fine", FINE, event.case), in_game)
        case RoundWon():
            won = (*state.won, Bummerl(event.team, event.ending, event.counted, event.stood))
            if len(won) >= state.options.rounds:  # the last Runde stays on the pad
                return altered(state, won=won, deal=Deal(phase="over"))
            return altered(state, won=won, round=state.round + 1, game=1, lines=())
        case Excluded():
            return altered(state, excluded=event.teams, deal=Deal(phase="over"))
        case _:
            return state


def _fined(state: TableState, line: Line, in_game: bool) -> TableState:
    """Write a Strafe; one that wins the Runde also ends the game."""
    lines = (*state.lines, line)
    if max(points_of(lines)) >= TARGET:
        return _over(state, line, in_game)
    return altered(state, lines=lines)


def _over(state: TableState, line: Line, in_game: bool = True) -> TableState:
    """End a game, also one that a Strafe makes void: the deal moves on (W1.1, W7.5)."""
    last, last_by = (state.deal.trick, None) if state.deal.trick else (state.last, state.last_by)
    dealer = (state.dealer + in_game) % 4
    lines = (*state.lines, line)
    return altered(state, lines=lines, game=state.game + 1, dealer=dealer, deal=Deal(), last=last, last_by=last_by)


def _in_deal(state: TableState, event: TableEvent) -> Deal | None:
    """Fold what happens within a game of cards; None if it goes beyond."""
    change = _CHANGES.get(type(event))
    return change(state, event) if change else None


def _trick_won(state: TableState, event: TrickWon) -> Deal:
    place = state.order.index(event.seat)
    tricks = state.deal.tricks
    counted = (tricks[0] + (place % 2 == 0), tricks[1] + (place % 2 == 1))
    return altered(state.deal, trick=(), turn=place, demand=False, tricks=counted)


def _shuffled(state: TableState, event: Shuffled) -> Deal:
    return altered(state.deal, phase="cut", deck=event.deck, packet=0, looks=0, looker=state.place(ABHEBER))


def _cut(state: TableState, event: CutAt) -> Deal:
    deck = state.deal.deck[event.depth :] + state.deal.deck[: event.depth]
    return altered(state.deal, phase="look", deck=deck, packet=event.depth, looker=state.place(ABHEBER))


def _looked(state: TableState, event: Looked) -> Deal:
    if event.card is None:
        return altered(state.deal, looker=None)
    return altered(state.deal, phase="seen")


def _left(state: TableState, event: Left) -> Deal:
    return altered(state.deal, knows_bottom=state.deal.looker, looker=None)


def _proposed(state: TableState, event: Proposed) -> Deal:
    return altered(state.deal, phase="offer", offer=event.what, spent=(*state.deal.spent, event.what))


def _schlag_named(state: TableState, event: SchlagNamed) -> Deal:
    return altered(state.deal, phase="farbe", schlag=event.rank)


def _farbe_named(state: TableState, event: FarbeNamed) -> Deal:
    return altered(state.deal, farbe=event.suit)


def _accepted(state: TableState, event: Accepted) -> Deal:
    return altered(state.deal, phase="play", value=TENSE_GAME, deferred=None)


def _raised(state: TableState, event: Raised) -> Deal:
    team: Team = state.order.index(event.seat) % 2
    return altered(state.deal, phase="answer", raiser=team, value=event.value - 1, deferred=None)


def _stayed(state: TableState, event: Stayed) -> Deal:
    return altered(state.deal, phase="play", value=event.value, deferred=None)


def _deferred(state: TableState, event: Deferred) -> Deal:
    return altered(state.deal, deferred=state.order.index(event.seat))


def _misdealt(state: TableState, event: Misdealt) -> Deal:
    return Deal(schenas=state.deal.schenas)


def _played(state: TableState, event: Played) -> Deal:
    deal = state.deal
    place = state.order.index(event.seat)
    hands = list(deal.hands)
    hands[place] = tuple([card for card in hands[place] if card != event.card])
    laid = list(deal.laid)
    laid[place] = (*laid[place], event.card)
    trick = (*deal.trick, (place, event.card))
    demand = deal.demand or event.demand
    return altered(deal, hands=tuple(hands), laid=tuple(laid), trick=trick, turn=(place + 1) % 4, demand=demand)


def _kept(state: TableState, event: Kept) -> Deal:
    deal = state.deal
    place = state.order.index(event.seat)
    after = altered(
        deal,
        deck=deal.deck[:-1],
        packet=deal.packet - 1,
        looks=deal.looks + 1,
        hands=with_cards(deal.hands, place, (*deal.hands[place], event.card)),
        kept=with_cards(deal.kept, place, (*deal.kept[place], event.card)),
    )
    if deal.carried and place == state.place(ABHEBER):
        return altered(after, phase="choose", looker=place)
    return _next_look(state, after)


def _gave(state: TableState, event: Gave) -> Deal:
    deal = state.deal
    place = state.order.index(event.seat)
    dealer = state.dealer
    hands = with_cards(deal.hands, place, (event.kept,))
    hands = with_cards(hands, dealer, (*hands[dealer], *event.given))
    kept = with_cards(deal.kept, place, (event.kept,))
    kept = with_cards(kept, dealer, (*kept[dealer], *event.given))
    return _next_look(state, altered(deal, hands=hands, kept=kept, given=(*deal.given, *event.given)))


def _next_look(state: TableState, deal: Deal) -> Deal:
    """Let the next one look, unless the chain or the packet is used up (W7.1)."""
    more = deal.looks < len(LOOKERS) and deal.packet > 0
    return altered(deal, phase="look", looker=state.place(LOOKERS[deal.looks]) if more else None)


def _dealt(state: TableState, event: Dealt) -> Deal:
    deal = state.deal
    hands = deal.hands
    count = 0
    for seat, cards in event.hands:
        place = state.order.index(seat)
        hands = with_cards(hands, place, (*hands[place], *cards))
        count += len(cards)
    deck = deal.deck[count:]
    if event.opened is None:
        return altered(deal, phase="schlag", hands=hands, deck=deck)
    strained = tense(state.points)
    phase: Phase = "tense" if len(strained) == 1 else "play"
    value = TENSE_GAME if len(strained) == 2 else GAME
    lead = state.place(ANSAGER)
    return altered(deal, phase=phase, hands=hands, deck=deck, dealt=True, strained=strained, value=value, turn=lead)


def _replied(state: TableState, event: Replied) -> Deal:
    deal = state.deal
    if not event.yes:
        return altered(deal, phase="schlag", offer=None)
    if event.what == "swap":
        return altered(deal, phase="schlag", offer=None, swapped=True)
    kept = {card for cards in deal.kept for card in cards}
    rest = tuple(card for card in DECK if card not in kept)
    again = Deal(phase="keep", deck=rest, hands=deal.kept, kept=deal.kept, given=deal.given, schenas=deal.schenas + 1)
    return altered(again, looker=_next_keeper(state, again, ABHEBER))


def _next_keeper(state: TableState, deal: Deal, role: int) -> int | None:
    """Return who decides next about Kritische from the cut before: the Abheber, then the Geber."""
    for one in (ABHEBER, GEBER)[(ABHEBER, GEBER).index(role) :]:
        if deal.kept[state.place(one)]:
            return state.place(one)
    return None


def _carried(state: TableState, event: Carried) -> Deal:
    deal = state.deal
    place = state.order.index(event.seat)
    cutter = place == state.place(ABHEBER)
    if not event.yes:
        rest = tuple(sorted((*deal.deck, *deal.kept[place])))
        given = () if not cutter else deal.given
        deal = altered(
            deal,
            deck=rest,
            hands=with_cards(deal.hands, place, ()),
            kept=with_cards(deal.kept, place, ()),
            given=given,
        )
    elif cutter:
        deal = altered(deal, carried=True)
    looker = _next_keeper(state, deal, GEBER) if cutter else None
    return altered(deal, phase="keep" if looker is not None else "cut", looker=looker)


def with_cards(hands: Hands, place: int, cards: tuple[int, ...]) -> Hands:
    """Return the hands with one of them replaced."""
    changed = list(hands)
    changed[place] = sorted_hand(cards)
    return tuple(changed)


_CHANGES: dict[type[Any], Callable[[TableState, Any], Deal]] = {
    Played: _played,
    TrickWon: _trick_won,
    Shuffled: _shuffled,
    CutAt: _cut,
    Looked: _looked,
    Left: _left,
    Kept: _kept,
    Gave: _gave,
    Dealt: _dealt,
    Proposed: _proposed,
    Replied: _replied,
    Carried: _carried,
    SchlagNamed: _schlag_named,
    FarbeNamed: _farbe_named,
    Accepted: _accepted,
    Raised: _raised,
    Stayed: _stayed,
    Deferred: _deferred,
    Misdealt: _misdealt,
}
