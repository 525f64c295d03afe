"""What the Spieltisch says of its events, to those who may hear it."""

from bot.engine.seats import Seat
from bot.engine.text import Seated, Text, marked, text
from bot.games.wizard.model.cards import suit_word
from bot.games.wizard.model.people import Arrived, Left, Missing, Punished, Withdrawn
from bot.games.wizard.model.table import (
    Alone,
    BidMade,
    DealerDrawn,
    Dealt,
    Played,
    Scored,
    Shuffled,
    TableEvent,
    TooLate,
    TrickTaken,
    TrumpChosen,
)
from bot.games.wizard.tell.people import told_of_people
from bot.games.wizard.tell.words import card_name, joined, score


def tell(event: TableEvent, audience: Seat | None) -> Text | None:
    """Put an event in words for one seat or all."""
    match event:
        case DealerDrawn():
            return text("wizard-dealer-drawn", seat=Seated(event.seat))
        case Shuffled():
            return text("wizard-playoff-begins", count=len(event.players)) if event.playoff else None
        case Dealt():
            return _told_deal(event, audience)
        case TrumpChosen():
            said = text("wizard-trump-chosen", seat=Seated(event.seat), suit=suit_word(event.suit))
            return marked(said, f"wizard_{suit_word(event.suit)}")
        case BidMade():
            return text("wizard-bid-made", seat=Seated(event.seat), tricks=event.tricks)
        case Played():
            return text("wizard-played", seat=Seated(event.seat), card=card_name(event.card))
        case TrickTaken():
            return text("wizard-trick-taken", seat=Seated(event.seat), card=card_name(event.card))
        case Scored():
            return score(event.number, event.points)
        case TooLate():
            return text("wizard-too-late", seat=Seated(event.seat))
        case Alone():
            return text("wizardblock-finished", reason="alone")
        case Missing() | Arrived() | Left() | Punished() | Withdrawn():
            return told_of_people(event)


def _told_deal(event: Dealt, audience: Seat | None) -> Text:
    count = len(event.hands[0][1])
    mine = dict(event.hands).get(audience or "")
    if mine:
        return text("wizard-dealt-own", cards=joined([card_name(card) for card in mine]))
    if event.turned is None:
        return text("wizard-dealt-last", seat=Seated(event.seat), at=event.at, count=count)
    return text("wizard-dealt", seat=Seated(event.seat), at=event.at, count=count, card=card_name(event.turned))
