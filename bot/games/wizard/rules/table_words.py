"""What the Spieltisch says: events, steps and refusals as texts."""

from collections.abc import Sequence
from functools import cache

from bot.engine.model import Refused, refuse
from bot.engine.seats import Seat
from bot.engine.text import Seated, Text, text
from bot.games.wizard.model.cards import HIGHEST, NARR, ZAUBERER, Card, suit_word, value_of
from bot.games.wizard.model.table import (
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
    Shuffled,
    TableAction,
    TableEvent,
    TooLate,
    TrickTaken,
    TrumpChosen,
)


@cache
def card_text(card: Card) -> Text:
    """Name a card."""
    if card >= NARR:
        return text("wizard-card-narr")
    if card >= ZAUBERER:
        return text("wizard-card-zauberer")
    return text("wizard-card", suit=suit_word(card // HIGHEST), value=value_of(card))


def joined(parts: list[Text]) -> Text:
    """Put texts in a row, with commas."""
    if not parts:
        return text("wizard-none")
    found = parts[0]
    for part in parts[1:]:
        found = text("wizard-joined", first=found, rest=part)
    return found


def refusal_by_phase(action: TableAction, phase: Phase, seat: Seat) -> Refused | None:
    """Say that something is not what is to be done now."""
    wanted: dict[type[TableAction], Phase] = {Cut: "cut", Choose: "trump", Bid: "bid", Play: "play"}
    if wanted[type(action)] == phase:
        return None
    match phase:
        case "cut":
            return refuse("wizard-cut-first", seat=Seated(seat))
        case "trump":
            return refuse("wizard-trump-first", seat=Seated(seat))
        case "bid":
            return refuse("wizard-bids-first", seat=Seated(seat))
        case _:
            return refuse("wizard-cards-now", seat=Seated(seat))


def step_words(phase: Phase, seat: Seat, barred: int | None) -> Text:
    """Say what is to be done."""
    match phase:
        case "cut":
            return text("wizard-step-cut", seat=Seated(seat))
        case "trump":
            return text("wizard-step-trump", seat=Seated(seat))
        case "bid" if barred is not None:
            return text("wizard-step-bid-barred", seat=Seated(seat), number=barred)
        case "bid":
            return text("wizard-step-bid", seat=Seated(seat))
        case _:
            return text("wizard-step-play", seat=Seated(seat))


def told(event: TableEvent, audience: Seat | None) -> Text | None:
    """Put an event in words for one seat or all."""
    match event:
        case DealerDrawn():
            return text("wizard-dealer-drawn", seat=Seated(event.seat))
        case Shuffled():
            return text("wizard-playoff-begins", count=len(event.players)) if event.playoff else None
        case Dealt():
            return _told_deal(event, audience)
        case TrumpChosen():
            return text("wizard-trump-chosen", seat=Seated(event.seat), suit=suit_word(event.suit))
        case BidMade():
            return text("wizard-bid-made", seat=Seated(event.seat), tricks=event.tricks)
        case Played():
            return text("wizard-played", seat=Seated(event.seat), card=card_text(event.card))
        case TrickTaken():
            return text("wizard-trick-taken", seat=Seated(event.seat), card=card_text(event.card))
        case Scored():
            return told_score(event.number, event.points)
        case TooLate():
            return text("wizard-too-late", seat=Seated(event.seat))


def signed(points: int) -> str:
    """Write points with their sign, as on the pad."""
    return f"+{points}" if points > 0 else f"\u2212{-points}" if points < 0 else "0"


def told_score(number: int, points: Sequence[tuple[Seat, int]]) -> Text:
    """Say what a game was worth to everybody."""
    scores = [text("wizard-scored-one", seat=Seated(seat), points=signed(score)) for seat, score in points]
    return text("wizard-scored", number=number, scores=joined(scores))


def _told_deal(event: Dealt, audience: Seat | None) -> Text:
    count = len(event.hands[0][1])
    mine = dict(event.hands).get(audience or "")
    if mine:
        return text("wizard-dealt-own", cards=joined([card_text(card) for card in mine]))
    if event.turned is None:
        return text("wizard-dealt-last", seat=Seated(event.seat), at=event.at, count=count)
    return text("wizard-dealt", seat=Seated(event.seat), at=event.at, count=count, card=card_text(event.turned))
