"""Events, steps, the outcome and cards in words."""

from collections.abc import Sequence

from bot.engine.helpers import flag, listing
from bot.engine.seats import Seat
from bot.engine.text import Seated, Text, text
from bot.games.dog.board import HALL, HOUSES
from bot.games.dog.course import waiting_for
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
    State,
)

LIST = "dog-list"


def card_text(card: str) -> Text:
    """Name a card."""
    return Text(f"dog-card-{card.lower()}", sign=f"dog_{card.lower()}")


def cards_text(cards: Sequence[str]) -> Text:
    """Name some cards."""
    return listing([card_text(card) for card in cards], LIST) if cards else text("dog-no-cards")


def hops_text(hops: Sequence[Hop]) -> Text:
    """Tell a move part by part."""
    if not hops:
        return text("dog-hop-nothing")
    if len(hops) == 2 and hops[0].steps == 0:
        one, other = hops
        return text("dog-hop-swap", one=one.figure, other=other.figure, there=one.end, here=other.end)
    return listing([hop_text(hop) for hop in hops], LIST)


def hops_short(hops: Sequence[Hop]) -> Text:
    """Write a move so short that two such buttons stand side by side on a phone."""
    if len(hops) != 1:
        return hops_text(hops)
    (hop,) = hops
    end = "out" if hop.steps == 0 else "hall" if hop.end >= HALL else "ring"
    sent = ", ".join(figure for figure, _ in hop.sent)
    return text("dog-hop-short", figure=hop.figure, end=end, field=hop.end, sends=flag(bool(sent)), sent=sent)


def hops_signs(hops: Sequence[Hop]) -> Text:
    """Write a move in signs: who goes how far to where, and whom it sends back."""
    return text("dog-hop-signs", signs="  ".join(map(_signs, hops)))


def _signs(hop: Hop) -> str:
    sent = ", ".join(figure for figure, _ in hop.sent)
    way = f"{hop.figure}+{hop.steps} → {'H' if hop.end >= HALL else hop.end}"
    return f"{way} ✗ {sent}" if sent else way


def hop_text(hop: Hop) -> Text:
    """Tell one part of a move and whom it sends back."""
    sent = [figure for figure, _ in hop.sent if figure != hop.figure]
    caught = len(sent) < len(hop.sent)
    if not sent:
        return text("dog-hop-caught", way=_way(hop)) if caught else _way(hop)
    return text("dog-hop-caught-sends" if caught else "dog-hop-sends", way=_way(hop), sent=", ".join(sent))


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
                return text("dog-gave-own", card=card_text(event.card), late=flag(event.late))
            return text("dog-gave", seat=Seated(event.seat), late=flag(event.late))
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
            if audience == event.seat:
                return text("dog-drew-own", card=card_text(event.card))
            return text("dog-drew", seat=Seated(event.seat))
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
        late=flag(event.late),
    )
    if event.caretaker is None:
        return words
    if event.surprised is None:
        return text("dog-played-caretaker", what=words, field=event.caretaker)
    return text("dog-played-surprised", what=words, field=event.caretaker, figure=event.surprised)


def step(state: State) -> Text:
    """Say what is to be done now."""
    if state.winners:
        return text("dog-over")
    if state.phase == "swap":
        return text("dog-step-swap", teams=flag(state.ground.team))
    (seat,) = waiting_for(state)
    id = "dog-step-draw" if state.phase == "draw" else "dog-step-turn"
    return Text(id, (("seat", Seated(seat)),))


def outcome(state: State) -> Text:
    """Name the winning team, or the winner."""
    if state.ground.team:
        one, other = state.winners
        return text("dog-team-won", one=Seated(one.seat), other=Seated(other.seat), rounds=state.round)
    (winner,) = state.winners
    return text("dog-one-won", seat=Seated(winner.seat), rounds=state.round)


def lead(state: State) -> tuple[Text, ...]:
    """Say how far the others have come."""
    winners = {one.seat for one in state.winners}
    others = [one for one in state.players if one.seat not in winners]
    return tuple(
        text("dog-why", seat=Seated(one.seat), home=state.ground.home(state.places, one.house)) for one in others
    )
