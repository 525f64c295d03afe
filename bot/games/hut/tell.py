"""Events, steps and the outcome in words. Clauses: H2.2 (what is never told), H4.7, H6.4 (the marks of a report)."""

from collections.abc import Sequence

from bot.engine.helpers import listing
from bot.engine.seats import Seat
from bot.engine.text import Seated, Text, text
from bot.games.hut.board import Colour
from bot.games.hut.model import (
    Christened,
    Drawn,
    Entry,
    HandedIn,
    HutEvent,
    NumberNamed,
    Opened,
    PhasePlayed,
    Scored,
    State,
    Written,
)

SIGNS: dict[Colour, str] = {"R": "🟥", "B": "🟦", "W": "⬜", "G": "🟨", "S": "⬛", "V": "🟪"}

SEAL_SHOWN = 8
"""So much of a seal stands where things are told; a page of the table has it whole."""
LIST = "hut-list"


def tell(event: HutEvent, audience: Seat | None) -> Text | None:
    """Tell who has handed in, never what, until the slips are opened."""
    match event:
        case Drawn():
            return text("hut-drawn")
        case Christened():
            return text("hut-christened", seat=Seated(event.seat), name=event.name)
        case NumberNamed():
            return text("hut-number-own", number=event.number) if audience == event.seat else None
        case Written() if not event.done:
            return text("hut-noted-own") if audience == event.seat else None
        case Written() | HandedIn():
            return text("hut-handed-in", seat=Seated(event.seat), seal=event.seal[:SEAL_SHOWN])
        case Opened() if event.missing:
            names = listing([text("hut-seat", seat=Seated(seat)) for seat in event.missing], "hut-list")
            return text("hut-opened-late", round=event.round, names=names)
        case Opened():
            return text("hut-opened", round=event.round)
        case PhasePlayed():
            return _phase(event)
        case Scored():
            return _points(event)


def step(state: State) -> Text:
    """Say whose orders are still missing; it is the same in all rounds."""
    if state.over:
        return text("hut-is-over")
    writing = [player for player in state.players if state.board.army(player.colour)]
    missing = [player.seat for player in writing if not (player.slip and player.slip.done)]
    if len(missing) in (0, len(writing)):
        return text("hut-step")
    return text("hut-step-left", names=listing([text("hut-seat", seat=Seated(seat)) for seat in missing], LIST))


def outcome(state: State, winners: tuple[Seat, ...]) -> Text:
    """Name who has won, with how many points."""
    return text(
        "hut-won",
        seat=Seated(winners[0]),
        others=len(winners) - 1,
        points=state.player(winners[0]).points,
        rounds=len(state.reports),
    )


def lead(state: State, places: Sequence[tuple[Seat, ...]]) -> tuple[Text, ...]:
    """Say by how much the first are ahead of the next."""
    if len(places) < 2:
        return ()
    first, second = (state.player(place[0]).points for place in places[:2])
    return (text("hut-why", ahead=first - second, seat=Seated(places[1][0])),)


def marked(entry: Entry) -> str:
    """Write an order with its marks: failed ones underlined, (g) caught, (!) catching, (?) faulty (H4.7, H6.4)."""
    failed = entry.fate in ("standoff", "blocked", "ignored")
    words = f"__{entry.words}__" if failed else entry.words
    marks = " (!)" * entry.catches + " (g)" * entry.caught + " (?)" * (entry.fate == "void")
    return f"{SIGNS[entry.colour]} {words}{marks}"


def _phase(event: PhasePlayed) -> Text:
    """Put a phase in one line."""
    if not event.entries:
        return text("hut-told-quiet", phase=event.phase)
    return text("hut-told-phase", phase=event.phase, orders=" · ".join(map(marked, event.entries)))


def _points(event: Scored) -> Text:
    """Put the points of a round in one line."""
    points = [f"{SIGNS[colour]} +{won}" for colour, (_, won) in zip(event.colours, event.points, strict=True)]
    return text("hut-scored", round=event.round, points=" · ".join(points))
