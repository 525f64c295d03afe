"""A move as a deed: what came of it, written down as an event, and that event put back onto the board."""

from collections.abc import Iterable

from bot.engine.seats import Seat
from bot.games.dog.board import BED, HM, INDEX, NAMES, Ground, Places
from bot.games.dog.model import Card, Hop, Played
from bot.games.dog.moves import Leg, is_seven, legs


def hops_of(done: Iterable[Leg]) -> tuple[Hop, ...]:
    """Write the parts of a move by name."""
    return tuple(
        Hop(
            figure=NAMES[leg.index],
            start=leg.start,
            end=leg.end,
            steps=leg.steps,
            sent=tuple((NAMES[one], field) for one, field in leg.sent),
        )
        for leg in done
    )


def deed(
    ground: Ground, places: Places, house: int, seat: Seat, card: Card, move: str, *, late: bool = False
) -> Played:
    """Carry out a legal move and write down what comes of it, the caretaker's arrival included (D5.1)."""
    done = legs(ground, places, move, seven=is_seven(move))
    after = done[-1].after if done else places
    woken = ground.wake(after, house)
    return Played(
        seat=seat,
        card=card,
        move=move,
        hops=hops_of(done),
        caretaker=woken[HM] if woken[HM] != after[HM] else None,
        surprised=next((NAMES[one] for one in range(HM) if woken[one] != after[one]), None),
        late=late,
    )


def board_after(places: Places, played: Played) -> Places:
    """Put a deed back onto the board."""
    after = list(places)
    for hop in played.hops:
        after[INDEX[hop.figure]] = hop.end
        for figure, _ in hop.sent:
            after[INDEX[figure]] = BED
    if played.caretaker is not None:
        after[HM] = played.caretaker
    if played.surprised is not None:
        after[INDEX[played.surprised]] = BED
    return tuple(after)
