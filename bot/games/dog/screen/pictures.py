"""What the pictures show, taken from a view."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.engine.helpers import flag
from bot.engine.screen import Picture, Voice
from bot.engine.seats import Seat
from bot.engine.text import Text, text
from bot.games.dog.board import BED, HALL, HM, HOUSES, NAMES, Places
from bot.games.dog.draw import (
    Arrow,
    BoardPicture,
    CardFace,
    CardsPicture,
    LivePicture,
    draw_board,
    draw_cards,
    draw_live,
)
from bot.games.dog.model import Discarded, Folded, Hop, Played, Shown, View
from bot.games.dog.moves import CARDS
from bot.games.dog.tell import card_text, hops_text, tell


def board(view: View, voice: Voice) -> Picture:
    """Draw the board with what was last laid on the table."""
    last = view.log[-1] if view.log else None
    played = last if isinstance(last, Played) else None
    words = () if last is None else _words(last, voice)
    return _board(view, voice, view.places, played, words, None if last is None else tell(last, None))


def plan(view: View, voice: Voice, places: Places, played: Played) -> Picture:
    """Draw the board as it would be after a move that is not made yet."""
    first = voice.say(text("dog-picture-plan", card=card_text(played.card)))
    return _board(view, voice, places, played, (first, *_move_words(played, voice)), hops_text(played.hops))


def _board(
    view: View, voice: Voice, places: Places, played: Played | None, words: tuple[str, ...], last: Text | None
) -> Picture:
    ground = view.ground
    label, name, house = _next(view, voice)
    hops: Sequence[Hop] = () if played is None else played.hops
    sent = [one for hop in hops for one in hop.sent]
    if played and played.surprised and played.caretaker is not None:
        sent.append((played.surprised, played.caretaker))
    info = voice.say(text("dog-picture-info", round=view.round, cards=view.size))
    data = BoardPicture(
        title=voice.say(text("dog-picture-title")),
        info=info,
        hall=voice.say(text("dog-place-great-hall")),
        ring=ground.ring,
        lane=ground.lane,
        houses="".join(HOUSES[one] for one in ground.houses),
        each=len(ground.own(0)),
        figures=tuple((NAMES[index], place) for index, place in enumerate(places) if place >= BED),
        card=None if played is None else played.card,
        words=words,
        arrows=tuple(Arrow(hop.figure, hop.start, hop.end, hop.steps) for hop in hops),
        sent=tuple(sent),
        label=label,
        name=name,
        house=house,
    )
    alt = text(
        "dog-alt-board",
        info=info,
        last=last or text("dog-alt-nothing"),
        ring=_standing(ground.on_ring(places, range(HM + 1)), places),
        bed=_named(index for index in range(HM) if places[index] == BED),
        hall=_named(index for index in range(HM) if places[index] >= HALL),
        next=f"{label}: {name}",
    )
    return Picture(draw_board, data, alt)


def _standing(indices: Iterable[int], places: Places) -> str:
    found = sorted(indices, key=lambda index: places[index])
    return ", ".join(f"{NAMES[index]} {places[index]}" for index in found) or "–"


def _named(indices: Iterable[int]) -> str:
    return ", ".join(NAMES[index] for index in indices) or "–"


def _words(shown: Shown, voice: Voice) -> tuple[str, ...]:
    """Write the lines beside the card."""
    name = voice.name(shown.seat)
    match shown:
        case Played():
            first = voice.say(text("dog-picture-played", name=name, card=card_text(shown.card)))
            return (first, *_move_words(shown, voice))
        case Folded():
            return (voice.say(text("dog-picture-folded", name=name)), voice.say(text("dog-picture-cannot")))
        case Discarded():
            card = card_text(shown.card)
            return (
                voice.say(text("dog-picture-discarded", name=name, card=card)),
                voice.say(text("dog-picture-cannot")),
            )


def _move_words(played: Played, voice: Voice) -> tuple[str, ...]:
    sent = [figure for hop in played.hops for figure, _ in hop.sent]
    if played.surprised:
        sent.append(played.surprised)
    lines = [_short(played, voice)]
    if sent:
        lines.append(voice.say(text("dog-picture-sent", sent=", ".join(sent))))
    elif played.caretaker is not None:
        lines.append(voice.say(text("dog-picture-caretaker")))
    return tuple(lines)


def _short(played: Played, voice: Voice) -> str:
    """Write a move in few letters."""
    hops = played.hops
    if not hops:
        return voice.say(text("dog-hop-nothing"))
    if len(hops) == 2 and hops[0].steps == 0:
        return voice.say(text("dog-picture-swap", one=hops[0].figure, other=hops[1].figure))
    if hops[0].steps == 0:
        return voice.say(text("dog-hop-out", figure=hops[0].figure))
    if len(hops) == 1:
        (hop,) = hops
        id = "dog-picture-hall" if hop.end >= HALL else "dog-picture-walk"
        return voice.say(Text(id, (("figure", hop.figure), ("steps", abs(hop.steps)), *_to(hop))))
    return ", ".join(f"{hop.figure} {hop.steps:+}" for hop in hops)


def _to(hop: Hop) -> tuple[tuple[str, int], ...]:
    return () if hop.end >= HALL else (("field", hop.end),)


def _next(view: View, voice: Voice) -> tuple[str, str, str | None]:
    """Say who is next: a label, a name and a house."""
    if view.winners:
        return voice.say(text("dog-picture-won")), _names(view.winners, voice), _house(view, view.winners[0])
    if view.phase == "swap":
        return voice.say(text("dog-picture-swapping")), _names(view.waiting, voice), None
    seat = view.waiting[0]
    return voice.say(text("dog-picture-turn")), voice.name(seat), _house(view, seat)


def _names(seats: Sequence[Seat], voice: Voice) -> str:
    return ", ".join(voice.name(seat) for seat in seats)


def _house(view: View, seat: Seat) -> str:
    return next(HOUSES[one.house] for one in view.sitting if one.seat == seat)


@dataclass(frozen=True, slots=True)
class Reach:
    """Figures that can be moved, and fields with the numbers of the cards that lead there."""

    movers: tuple[str, ...] = ()
    targets: tuple[tuple[int, tuple[int, ...]], ...] = ()


def live(view: View, voice: Voice, stuck: frozenset[str], reach: Reach) -> Picture:
    """Draw the ring and the own hand; equal cards share a number, which is that of their button at one's turn."""
    asked = view.me in view.waiting and view.phase != "draw"
    numbers = {card: number for number, card in enumerate(dict.fromkeys(view.hand), 1)}
    faces = tuple(
        CardFace(card, _caption(card, voice), numbers[card] if asked else None, card not in stuck) for card in view.hand
    )
    last = view.log[-1] if view.log else None
    info = voice.say(text("dog-picture-info", round=view.round, cards=view.size))
    turn, house = _turn(view, voice)
    mine = view.me in view.waiting
    data = LivePicture(
        title=voice.say(text("dog-picture-title")),
        info=info,
        hall=voice.say(text("dog-place-great-hall")),
        ring=view.ground.ring,
        lane=view.ground.lane,
        houses="".join(HOUSES[one] for one in view.ground.houses),
        each=len(view.ground.own(0)),
        figures=tuple((NAMES[index], place) for index, place in enumerate(view.places) if place >= BED),
        cards_title=voice.say(text("dog-hand") if view.hand else text("dog-hand-empty")),
        cards=faces,
        words=() if last is None else _words(last, voice),
        turn=turn,
        house=house,
        mine=mine,
        movers=reach.movers,
        targets=reach.targets,
        note=voice.say(text("dog-picture-targets")) if reach.targets else "",
    )
    listing = "; ".join(
        voice.say(text("dog-alt-card", number=numbers[card], card=card_text(card), stuck=flag(card in stuck)))
        for card in view.hand
    )
    standing = _standing(view.ground.on_ring(view.places, range(HM + 1)), view.places)
    label, name, _ = _next(view, voice)
    following = turn if mine else f"{label}: {name}"
    alt = text("dog-alt-hand", round=view.round, ring=standing, next=following, cards=listing or "–")
    return Picture(draw_live, data, alt)


def _turn(view: View, voice: Voice) -> tuple[str, str | None]:
    """Say who is next, in few words, with the badge of the house."""
    label, name, house = _next(view, voice)
    if view.me in view.waiting and not view.winners:
        mine = None if view.me is None else _house(view, view.me)
        return voice.say(text("dog-picture-your-turn", swapping=flag(view.phase == "swap"))), mine
    return (f"{label}: {name}" if house is None else name), house


def overview(voice: Voice) -> Picture:
    """Draw all ten cards."""
    faces = tuple(CardFace(card, _caption(card, voice)) for card in ("2", "3", "5", "6", "J", "4", "7", "9", "18", "T"))
    data = CardsPicture(voice.say(text("dog-cards-all")), voice.say(text("dog-cards-count")), faces)
    return Picture(
        draw_cards, data, text("dog-alt-cards", cards=", ".join(voice.say(card_text(card)) for card in CARDS))
    )


def _caption(card: str, voice: Voice) -> str:
    return voice.say(Text(f"dog-caption-{card.lower()}"))
