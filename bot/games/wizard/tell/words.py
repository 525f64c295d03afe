"""Cards, lists, scores and the end, as Block and table say them alike. Clause: Z3.2 (the places)."""

from collections.abc import Sequence
from functools import cache

from bot.engine.helpers import listing, signed
from bot.engine.model import Outcome
from bot.engine.seats import Seat
from bot.engine.text import Seated, Text, marked, text
from bot.games.wizard.model.cards import HIGHEST, NARR, ZAUBERER, Card, Suit, suit_word, value_of
from bot.games.wizard.model.sheet import Sheet
from bot.games.wizard.rules.points import total
from bot.games.wizard.rules.ranking import NEVER, Place, table


@cache
def card_name(card: Card) -> Text:
    """Name a card."""
    if card >= NARR:
        return marked(text("wizard-card-narr"), "wizard_narr")
    if card >= ZAUBERER:
        return marked(text("wizard-card-zauberer"), "wizard_zauberer")
    suit = suit_word(card // HIGHEST)
    return marked(text("wizard-card", suit=suit, value=value_of(card)), f"wizard_{suit}")


def suit_name(suit: Suit) -> Text:
    """Name a suit."""
    return marked(text("wizard-suit", suit=suit_word(suit)), f"wizard_{suit_word(suit)}")


def joined(parts: Sequence[Text]) -> Text:
    """Put texts in a row, or say that there is nothing."""
    return listing(parts, "wizard-joined") if parts else text("wizard-none")


def seat_names(seats: Sequence[Seat]) -> Text:
    """Name some people."""
    return joined([text("wizard-seat", seat=Seated(seat)) for seat in seats])


def score(number: int, points: Sequence[tuple[Seat, int]]) -> Text:
    """Say what a game was worth to everybody."""
    scores = [text("wizard-scored-one", seat=Seated(seat), points=signed(score)) for seat, score in points]
    return text("wizard-scored", number=number, scores=joined(scores))


def outcome(sheet: Sheet, seats: tuple[Seat, ...]) -> Outcome:
    """Rank the table; whoever is unranked stands at the end."""
    places = table(sheet, seats)
    first = places[0].seats
    words = text("wizard-won", seat=Seated(first[0]), others=len(first) - 1, points=total(sheet, first[0]))
    return Outcome(
        places=tuple(place.seats for place in places),
        points=tuple((seat, total(sheet, seat)) for seat in seats),
        text=words if places[0].ranked else text("wizard-nobody-won"),
        unranked=tuple(seat for place in places if not place.ranked for seat in place.seats),
        why=(_ahead(places),) if len(places) > 1 and places[1].ranked and places[0].by else (),
    )


def _ahead(places: Sequence[Place]) -> Text:
    """Say what put the first place ahead of the second."""
    first, second = places[0], places[1]
    numbers = {"own": str(first.own), "other": "–" if first.other <= NEVER else str(first.other)}
    return text(
        "wizard-why",
        by=first.by or "points",
        ahead=first.own - first.other,
        seat=Seated(second.seats[0]),
        **numbers,
    )
