"""A round from the slips to the points, as it stands in the report. Clauses: H3.4, H4.7, H5.1, H6.4."""

from collections.abc import Iterator, Mapping, Sequence

from bot.engine.text import Text, text
from bot.games.hut.board import Colour
from bot.games.hut.model import PHASES, Entry, HutEvent, Opened, Opening, PhasePlayed, Player, Scored, State
from bot.games.hut.plan import COLOURS
from bot.games.hut.resolve import Catch, Fate, Order, work_out
from bot.games.hut.slips import Line, Reading, read_slip, written
from bot.games.hut.stacks import Hat, owner

SIGNS: dict[Colour, str] = {"R": "🟥", "B": "🟦", "W": "⬜", "G": "🟨", "S": "⬛", "V": "🟪"}


def play_round(state: State) -> Sequence[HutEvent]:
    """Open all slips, work out the four phases and count the points; who has written nothing lets the hats stand."""
    players = sorted(state.players, key=lambda player: COLOURS.index(player.colour))
    names = state.names
    readings = {one.colour: read_slip(state.board, names, one.colour, one.slip.lines) for one in players if one.slip}
    events: list[HutEvent] = [_opened(state, players)]
    board = state.board
    for phase in PHASES:
        orders = [order for reading in readings.values() for order in reading.orders if order.phase == phase]
        worked = work_out(board, orders)
        fates = dict(zip(orders, worked.fates, strict=True))
        entries = [*_entries(readings, phase, fates, worked.catches, names)]
        events.append(PhasePlayed(phase=phase, entries=tuple(entries)))
        board = worked.board
    points = tuple((player.seat, board.points(player.colour)) for player in players)
    events.append(Scored(round=state.round, points=points, colours=tuple(player.colour for player in players)))
    return events


def _opened(state: State, players: Sequence[Player]) -> Opened:
    slips = [
        Opening(seat=one.seat, lines=one.slip.lines, salt=one.slip.salt, seal=one.slip.seal)
        for one in players
        if one.slip
    ]
    missing = [one.seat for one in players if one.slip is None and state.board.army(one.colour)]
    return Opened(round=state.round, slips=tuple(slips), missing=tuple(missing))


def _entries(
    readings: dict[Colour, Reading],
    phase: int,
    fates: dict[Order, Fate],
    catches: Sequence[Catch],
    names: Mapping[Hat, str],
) -> Iterator[Entry]:
    """List the orders of a phase as the report has them; a line without a phase stands with the first (H4.7)."""
    catching, caught = {catch.by for catch in catches}, {catch.victim for catch in catches}
    told: set[Hat] = set()
    for colour, reading in readings.items():
        for line in reading.lines:
            if line.phase != phase and not (line.phase is None and phase == PHASES[0]):
                continue
            if line.order is None or reading.void:
                yield Entry(colour=colour, words=_without_phase(line), fate="void")
                continue
            order = line.order
            told.add(order.hat)
            yield Entry(
                colour=colour,
                words=written(phase, names[order.hat], order.start, order.points, order.target).partition(" ")[2],
                fate=fates[order],
                hat=order.hat,
                start=order.start,
                target=order.target,
                catches=order.hat in catching,
                caught=order.hat in caught,
            )
    for catch in catches:
        if catch.victim not in told:
            words = f"{names[catch.victim]} {catch.field}"
            yield Entry(colour=owner(catch.victim), words=words, fate=None, hat=catch.victim, caught=True)


def _without_phase(line: Line) -> str:
    return line.words.partition(" ")[2] or line.words if line.phase else line.words


def marked(entry: Entry) -> str:
    """Write an order with its marks: failed ones underlined, (g) caught, (!) catching, (?) faulty (H4.7, H6.4)."""
    failed = entry.fate in ("standoff", "blocked", "ignored")
    words = f"__{entry.words}__" if failed else entry.words
    marks = " (!)" * entry.catches + " (g)" * entry.caught + " (?)" * (entry.fate == "void")
    return f"{SIGNS[entry.colour]} {words}{marks}"


def told_phase(event: PhasePlayed) -> Text:
    """Put a phase in one line."""
    if not event.entries:
        return text("hut-told-quiet", phase=event.phase)
    return text("hut-told-phase", phase=event.phase, orders=" · ".join(map(marked, event.entries)))


def told_points(event: Scored) -> Text:
    """Put the points of a round in one line."""
    points = [f"{SIGNS[colour]} +{won}" for colour, (_, won) in zip(event.colours, event.points, strict=True)]
    return text("hut-scored", round=event.round, points=" · ".join(points))
