"""How events change the table. Clauses: W1.1 (the deal moves on), W2.1, W3.2, W3.3, W5.4, W5.5, W7.5."""

from dataclasses import replace

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


def fold(state: TableState, event: TableEvent) -> TableState:
    """Fold one event; only leaving the answer to the partner is no new step."""
    deal = _in_deal(state, event)
    step = state.step if isinstance(event, Deferred) else state.step + 1
    if deal is not None:
        last, last_by = state.last, state.last_by
        if isinstance(event, TrickWon):
            last, last_by = state.deal.trick, deal.turn
        return TableState(
            state.options,
            state.order,
            state.dealer,
            state.round,
            state.game,
            state.lines,
            state.won,
            state.excluded,
            deal,
            last,
            last_by,
            step,
        )
    return replace(_in_sitting(state, event), step=step)


def _in_sitting(state: TableState, event: TableEvent) -> TableState:
    """Fold what goes beyond one game of cards."""
    match event:
        case Seated():
            return replace(state, order=event.order, dealer=event.dealer)
        case Scored():
            return _over(state, Line(state.game, event.team, event.how, event.value))
        case Fined():
            line = Line(state.game, event.team, "fine", FINE, event.case)
            lines = (*state.lines, line)
            ends = max(points_of(lines)) >= TARGET
            return _over(state, line) if ends else replace(state, lines=lines)
        case RoundWon():
            won = (*state.won, Bummerl(event.team, event.ending, event.counted, event.stood))
            over = len(won) >= state.options.rounds
            deal = Deal(phase="over") if over else state.deal
            return replace(state, won=won, deal=deal, round=state.round + (not over), game=1, lines=())
        case Excluded():
            return replace(state, excluded=event.teams, deal=Deal(phase="over"))
        case _:
            return state


def _over(state: TableState, line: Line) -> TableState:
    """End a game, also one that a Strafe makes void: the deal moves on (W1.1, W7.5)."""
    last, last_by = (state.deal.trick, None) if state.deal.trick else (state.last, state.last_by)
    dealer, lines = (state.dealer + 1) % 4, (*state.lines, line)
    return replace(state, lines=lines, game=state.game + 1, dealer=dealer, deal=Deal(), last=last, last_by=last_by)


def _in_deal(state: TableState, event: TableEvent) -> Deal | None:
    """Fold what happens within a game of cards; None if it goes beyond."""
    deal = state.deal
    match event:
        case Played():
            return _played(state, event)
        case TrickWon():
            place = state.order.index(event.seat)
            tricks = (deal.tricks[0] + (place % 2 == 0), deal.tricks[1] + (place % 2 == 1))
            return replace(deal, trick=(), turn=place, demand=False, tricks=tricks)
        case Shuffled():
            return replace(deal, phase="cut", deck=event.deck, packet=0, looks=0, looker=state.place(ABHEBER))
        case CutAt():
            deck = deal.deck[event.depth :] + deal.deck[: event.depth]
            return replace(deal, phase="look", deck=deck, packet=event.depth, looker=state.place(ABHEBER))
        case Looked():
            return replace(deal, phase="seen") if event.card is not None else replace(deal, looker=None)
        case Left():
            return replace(deal, knows_bottom=deal.looker, looker=None)
        case Kept():
            return _kept(state, event)
        case Gave():
            return _gave(state, event)
        case Dealt():
            return _dealt(state, event)
        case Proposed():
            return replace(deal, phase="offer", offer=event.what, spent=(*deal.spent, event.what))
        case Replied():
            return _replied(state, event)
        case Carried():
            return _carried(state, event)
        case SchlagNamed():
            return replace(deal, phase="farbe", schlag=event.rank)
        case FarbeNamed():
            return replace(deal, farbe=event.suit)
        case Accepted():
            return replace(deal, phase="play", value=TENSE_GAME, deferred=None)
        case Raised():
            team: Team = state.order.index(event.seat) % 2
            return replace(deal, phase="answer", raiser=team, value=event.value - 1, deferred=None)
        case Stayed():
            return replace(deal, phase="play", value=event.value, deferred=None)
        case Deferred():
            return replace(deal, deferred=state.order.index(event.seat))
        case Misdealt():
            return Deal(schenas=deal.schenas)
        case _:
            return None


def _played(state: TableState, event: Played) -> Deal:
    deal, place = state.deal, state.order.index(event.seat)
    hands = list(deal.hands)
    hands[place] = tuple([card for card in hands[place] if card != event.card])
    laid = list(deal.laid)
    laid[place] = (*laid[place], event.card)
    trick = (*deal.trick, (place, event.card))
    demand = deal.demand or event.demand
    return replace(deal, hands=tuple(hands), laid=tuple(laid), trick=trick, turn=(place + 1) % 4, demand=demand)


def _kept(state: TableState, event: Kept) -> Deal:
    deal, place = state.deal, state.order.index(event.seat)
    after = replace(
        deal,
        deck=deal.deck[:-1],
        packet=deal.packet - 1,
        looks=deal.looks + 1,
        hands=with_cards(deal.hands, place, (*deal.hands[place], event.card)),
        kept=with_cards(deal.kept, place, (*deal.kept[place], event.card)),
    )
    if deal.carried and place == state.place(ABHEBER):
        return replace(after, phase="choose", looker=place)
    return _next_look(state, after)


def _gave(state: TableState, event: Gave) -> Deal:
    deal, place, dealer = state.deal, state.order.index(event.seat), state.dealer
    hands = with_cards(deal.hands, place, (event.kept,))
    hands = with_cards(hands, dealer, (*hands[dealer], *event.given))
    kept = with_cards(deal.kept, place, (event.kept,))
    kept = with_cards(kept, dealer, (*kept[dealer], *event.given))
    return _next_look(state, replace(deal, hands=hands, kept=kept, given=(*deal.given, *event.given)))


def _next_look(state: TableState, deal: Deal) -> Deal:
    """Let the next one look, unless the chain or the packet is used up (W7.1)."""
    more = deal.looks < len(LOOKERS) and deal.packet > 0
    return replace(deal, phase="look", looker=state.place(LOOKERS[deal.looks]) if more else None)


def _dealt(state: TableState, event: Dealt) -> Deal:
    deal = state.deal
    hands, count = deal.hands, 0
    for seat, cards in event.hands:
        place = state.order.index(seat)
        hands = with_cards(hands, place, (*hands[place], *cards))
        count += len(cards)
    deck = deal.deck[count:]
    if event.opened is None:
        return replace(deal, phase="schlag", hands=hands, deck=deck)
    strained = tense(state.points)
    phase: Phase = "tense" if len(strained) == 1 else "play"
    value = TENSE_GAME if len(strained) == 2 else GAME
    lead = state.place(ANSAGER)
    return replace(deal, phase=phase, hands=hands, deck=deck, dealt=True, strained=strained, value=value, turn=lead)


def _replied(state: TableState, event: Replied) -> Deal:
    deal = state.deal
    if not event.yes:
        return replace(deal, phase="schlag", offer=None)
    if event.what == "swap":
        return replace(deal, phase="schlag", offer=None, swapped=True)
    kept = {card for cards in deal.kept for card in cards}
    rest = tuple(card for card in DECK if card not in kept)
    again = Deal(phase="keep", deck=rest, hands=deal.kept, kept=deal.kept, given=deal.given, schenas=deal.schenas + 1)
    return replace(again, looker=_next_keeper(state, again, ABHEBER))


def _next_keeper(state: TableState, deal: Deal, role: int) -> int | None:
    """Return who decides next about Kritische from the cut before: the Abheber, then the Geber."""
    for one in (ABHEBER, GEBER)[(ABHEBER, GEBER).index(role) :]:
        if deal.kept[state.place(one)]:
            return state.place(one)
    return None


def _carried(state: TableState, event: Carried) -> Deal:
    deal, place = state.deal, state.order.index(event.seat)
    cutter = place == state.place(ABHEBER)
    if not event.yes:
        rest = tuple(sorted((*deal.deck, *deal.kept[place])))
        given = () if not cutter else deal.given
        deal = replace(
            deal,
            deck=rest,
            hands=with_cards(deal.hands, place, ()),
            kept=with_cards(deal.kept, place, ()),
            given=given,
        )
    elif cutter:
        deal = replace(deal, carried=True)
    looker = _next_keeper(state, deal, GEBER) if cutter else None
    return replace(deal, phase="keep" if looker is not None else "cut", looker=looker)


def with_cards(hands: Hands, place: int, cards: tuple[int, ...]) -> Hands:
    """Return the hands with one of them replaced."""
    changed = list(hands)
    changed[place] = sorted_hand(cards)
    return tuple(changed)
