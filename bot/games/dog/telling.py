"""Events and cards in words."""

from collections.abc import Sequence

from bot.engine.seats import Seat
from bot.engine.text import Seated, Text, text
from bot.games.dog.board import HALL, HOUSES
from bot.games.dog.model import (
    Dealt,
    Discarded,
    DogEvent,
    Drew,
    Exchanged,
    Folded,
    Gave,
    Hop,
    Opened,
    Passed,
    Played,
    Shuffled,
)


def card_text(card: str) -> Text:
    """Name a card."""
    return Text(f"dog-card-{card.lower()}")


def listed(parts: Sequence[Text]) -> Text:
    """Put some texts in a row."""
    *before, last = parts
    for part in reversed(before):
        last = text("dog-list", head=part, tail=last)
    return last


def cards_text(cards: Sequence[str]) -> Text:
    """Name some cards."""
    return listed([card_text(card) for card in cards]) if cards else text("dog-no-cards")


def hops_text(hops: Sequence[Hop]) -> Text:
    """Tell a move part by part."""
    if not hops:
        return text("dog-hop-nothing")
    if len(hops) == 2 and hops[0].steps == 0:
        one, other = hops
        return text("dog-hop-swap", one=one.figure, other=other.figure, there=one.end, here=other.end)
    return listed([hop_text(hop) for hop in hops])


def hop_text(hop: Hop) -> Text:
    """Tell one part of a move and whom it sends back."""
    sent = [figure for figure, _ in hop.sent if figure != hop.figure]
    words = _way(hop)
    if len(sent) < len(hop.sent):
        words = text("dog-hop-caught", way=words)
    return text("dog-hop-sends", way=words, sent=", ".join(sent)) if sent else words


def _way(hop: Hop) -> Text:
    if hop.steps == 0:
        return text("dog-hop-out", figure=hop.figure)
    figure = text("dog-caretaker") if hop.figure == "HM" else text("dog-figure", figure=hop.figure)
    if hop.end >= HALL:
        return text("dog-hop-hall", figure=figure, steps=hop.steps)
    backwards = hop.steps < 0 and hop.figure != "HM"
    id = "dog-hop-back" if backwards else "dog-hop-walk"
    return Text(id, (("figure", figure), ("steps", abs(hop.steps)), ("field", hop.end)))


def tell(event: DogEvent, audience: Seat | None) -> Text | None:
    """Put an event in words for a seat, or for everybody."""
    match event:
        case Opened():
            return _opened(event)
        case Shuffled():
            return None
        case Dealt():
            hand = dict(event.hands).get(audience or "")
            if hand:
                return text("dog-dealt-own", round=event.round, cards=cards_text(hand))
            return text("dog-dealt", round=event.round, seat=Seated(event.dealer), count=len(event.hands[0][1]))
        case Gave():
            if audience == event.seat:
                return text("dog-gave-own", card=card_text(event.card), late="yes" if event.late else "no")
            return text("dog-gave", seat=Seated(event.seat), late="yes" if event.late else "no")
        case Exchanged():
            mine = next(((giver, card) for giver, receiver, card in event.gifts if receiver == audience), None)
            if mine is None:
                return text("dog-exchanged")
            return text("dog-exchanged-own", seat=Seated(mine[0]), card=card_text(mine[1]))
        case Played():
            return _played(event)
        case Folded():
            return text("dog-folded", seat=Seated(event.seat), cards=cards_text(event.cards))
        case Discarded():
            return text("dog-discarded", seat=Seated(event.seat), card=card_text(event.card))
        case Drew():
            own = audience == event.seat
            return (
                text("dog-drew-own", card=card_text(event.card)) if own else text("dog-drew", seat=Seated(event.seat))
            )
        case Passed():
            return text("dog-passed", seat=Seated(event.seat))


def _opened(event: Opened) -> Text:
    seats = {HOUSES[house]: Seated(seat) for house, seat in event.table}
    if len(seats) == len(HOUSES):
        return text("dog-opened-teams", one=seats["S"], two=seats["G"], three=seats["H"], four=seats["R"])
    return text("dog-opened-alone", count=len(seats))


def _played(event: Played) -> Text:
    words = text(
        "dog-played",
        seat=Seated(event.seat),
        card=card_text(event.card),
        what=hops_text(event.hops),
        late="yes" if event.late else "no",
    )
    if event.caretaker is None:
        return words
    if event.surprised is None:
        return text("dog-played-caretaker", what=words, field=event.caretaker)
    return text("dog-played-surprised", what=words, field=event.caretaker, figure=event.surprised)
