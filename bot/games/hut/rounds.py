"""A round from the slips to the points, as it stands in the report. Clauses: H3.4, H4.7, H5.1."""

from collections.abc import Iterator, Mapping, Sequence

from bot.games.hut.board import Colour
from bot.games.hut.model import PHASES, Entry, HutEvent, Opened, Opening, PhasePlayed, Player, Scored, State
from bot.games.hut.plan import COLOURS
from bot.games.hut.resolve import Catch, Fate, Order, work_out
from bot.games.hut.slips import Line, Reading, read_slip, written
from bot.games.hut.stacks import Hat, owner


def play_round(state: State) -> Sequence[HutEvent]:
    """Open all slips, work out the four phases and count the points; who has written nothing lets the hats stand."""
    players = sorted(state.players, key=lambda player: COLOURS.index(player.colour))
    names = state.names
    readings = {
        one.colour: read_slip(state.board, names, one.colour, one.slip.lines, mends=state.options.mends)
        for one in players
        if one.slip
    }
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
            if line.kind != "order" or (line.phase or PHASES[0]) != phase:
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
