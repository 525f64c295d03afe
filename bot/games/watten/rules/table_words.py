"""What the table says: events to those who may hear them, the present decision, the end."""

from bot.engine.model import Outcome
from bot.engine.seats import Seat
from bot.engine.text import Seated, Text, text
from bot.games.watten.model import events
from bot.games.watten.model.cards import KRITISCHE, RANKS, SUITS, Card, rank_of, suit_of
from bot.games.watten.model.score import TEAMS, Team, other, ranking
from bot.games.watten.model.table import ABHEBER, ANSAGER, TableState
from bot.games.watten.rules.pad_words import CASE_WORDS

_RANK_WORDS = tuple(f"r{rank}" if rank.isdigit() else rank for rank in RANKS)
"""Fluent takes a bare figure for a number, which no string ever equals."""
_CRITICAL = ("watten-max", "watten-welle", "watten-spitz")


def card_name(card: Card) -> Text:
    """Name a card; Kritische by their own names."""
    if card in KRITISCHE:
        return text(_CRITICAL[KRITISCHE.index(card)])
    return text("watten-card", suit=SUITS[suit_of(card)], rank=_RANK_WORDS[rank_of(card)])


def rank_name(rank: int) -> Text:
    """Name a Schlag."""
    return text("watten-rank", rank=_RANK_WORDS[rank])


def suit_name(suit: int) -> Text:
    """Name a Farbe."""
    return text("watten-suit", suit=SUITS[suit])


def listed(cards: tuple[Card, ...]) -> Text:
    """List cards by name."""
    first, *rest = cards
    words = card_name(first)
    for card in rest:
        words = text("watten-and", one=words, other=card_name(card))
    return words


def both(seats: tuple[Seat, ...]) -> Text:
    """Name both players of a team."""
    return text("watten-team", one=Seated(seats[0]), other=Seated(seats[1]))


def told(event: events.TableEvent, audience: Seat | None) -> Text | None:
    """Put an event in words for a seat (None: the public)."""
    match event:
        case events.Seated():
            return text("watten-told-seated", seat=Seated(event.order[event.dealer]))
        case events.Shuffled():
            return text("watten-told-shuffled", seat=Seated(event.dealer))
        case events.CutAt():
            return text("watten-told-cut", seat=Seated(event.seat), depth=event.depth)
        case events.Looked():
            if event.card is not None and audience == event.seat:
                return text("watten-told-looked-own", card=card_name(event.card))
            return text("watten-told-looked", seat=Seated(event.seat), yes="no" if event.card is None else "yes")
        case events.Kept():
            if audience == event.seat:
                return text("watten-told-kept-own", card=card_name(event.card))
            return text("watten-told-kept", seat=Seated(event.seat))
        case events.Left():
            return text("watten-told-left", seat=Seated(event.seat))
        case events.Gave():
            if audience in (event.seat, event.to):
                return text("watten-told-gave-own", seat=Seated(event.to), cards=listed(event.given))
            return text("watten-told-gave", seat=Seated(event.seat), to=Seated(event.to), count=len(event.given))
        case events.Dealt():
            return _dealt(event, audience)
        case events.Proposed():
            return text("watten-told-proposed", seat=Seated(event.seat), what=event.what)
        case events.Replied():
            yes = "yes" if event.yes else "no"
            return text("watten-told-replied", seat=Seated(event.seat), what=event.what, yes=yes)
        case events.Carried():
            return text("watten-told-carried", seat=Seated(event.seat), yes="yes" if event.yes else "no")
        case events.SchlagNamed():
            return text("watten-told-schlag", seat=Seated(event.seat), rank=rank_name(event.rank))
        case events.FarbeNamed():
            return text("watten-told-farbe", seat=Seated(event.seat), suit=suit_name(event.suit))
        case _:
            return _told_play(event)


def _dealt(event: events.Dealt, audience: Seat | None) -> Text | None:
    own = dict(event.hands).get(audience or "")
    if own:
        return text("watten-told-dealt-own", cards=listed(own))
    return text("watten-told-opened", card=card_name(event.opened)) if event.opened is not None else None


def _told_play(event: events.TableEvent) -> Text | None:
    """Put what happens in the open in words."""
    match event:
        case events.Accepted():
            who = Seated(event.seat) if event.seat else text("watten-nobody")
            return text("watten-told-plays-on", seat=who)
        case events.Played():
            demand = "yes" if event.demand else "no"
            return text("watten-told-played", seat=Seated(event.seat), card=card_name(event.card), demand=demand)
        case events.TrickWon():
            return text("watten-told-trick", seat=Seated(event.seat))
        case events.Raised():
            return text("watten-told-seat-raised", seat=Seated(event.seat), value=event.value)
        case events.Stayed():
            who = Seated(event.seat) if event.seat else text("watten-nobody")
            return text("watten-told-seat-stayed", seat=who, value=event.value)
        case events.Deferred():
            return text("watten-told-deferred", seat=Seated(event.seat))
        case events.Scored():
            return text("watten-told-entered", team=both(event.seats), how=event.how, value=event.value)
        case events.Fined():
            taken = "yes" if event.taken else "no"
            return text("watten-told-fined", team=both(event.seats), case=text(CASE_WORDS[event.case]), taken=taken)
        case events.Misdealt():
            return text("watten-told-misdealt")
        case events.RoundWon():
            stood = event.stood
            points, against = stood[event.team], stood[other(event.team)]
            return text(
                "watten-told-round", team=both(event.seats), ending=event.ending, points=points, against=against
            )
        case events.Excluded():
            return text("watten-told-excluded", team=both(event.seats), count=len(event.teams))
        case _:
            return None


def now(state: TableState) -> Text:
    """Say what is to be done."""
    deal, order = state.deal, state.order
    looker = Seated(order[deal.looker or 0])
    match deal.phase:
        case "cut":
            return text("watten-step-cut", seat=Seated(order[state.place(ABHEBER)]))
        case "look":
            return text("watten-step-look", seat=looker)
        case "seen":
            return text("watten-step-seen", seat=looker)
        case "choose":
            return text("watten-step-choose", seat=looker)
        case "keep":
            return text("watten-step-keep", seat=looker)
        case "schlag":
            who = state.dealer if deal.swapped else state.place(ANSAGER)
            return text("watten-step-schlag", seat=Seated(order[who]))
        case "farbe":
            who = state.place(ANSAGER) if deal.swapped else state.dealer
            return text("watten-step-farbe", seat=Seated(order[who]))
        case "offer":
            return text("watten-step-offer", seat=Seated(order[state.dealer]), what=deal.offer or "swap")
        case "tense":
            return text("watten-step-tense", team=_pair(state, deal.strained[0]))
        case "answer":
            asked = _pair(state, other(deal.raiser or 0))
            return text("watten-step-answer", team=asked, value=deal.value + 1, old=deal.value)
        case "play":
            return text("watten-step-play", seat=Seated(order[deal.turn]), leads="no" if deal.trick else "yes")
        case "over":
            return text("watten-over")


def _pair(state: TableState, team: Team) -> Text:
    return both(state.members(team))


def outcome(state: TableState) -> Outcome:
    """Say how the sitting ended."""
    places = ranking(state.won, state.excluded)
    count = [sum(one.team == team for one in state.won) for team in TEAMS]
    seats = tuple(tuple(seat for team in place for seat in state.members(team)) for place in places)
    points = tuple((seat, count[place % 2]) for place, seat in enumerate(state.order))
    first = places[0][0]
    words = text(
        "watten-outcome",
        team=_pair(state, first),
        mine=count[first],
        theirs=count[other(first)],
        draw="yes" if len(places) == 1 else "no",
    )
    return Outcome(seats, points, words)
