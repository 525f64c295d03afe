"""From a view to the picture of the board, with words for those who cannot see it."""

from collections.abc import Iterable, Mapping, Sequence

from bot.engine.helpers import altered
from bot.engine.screen import Picture, Voice
from bot.engine.seats import Seat
from bot.engine.text import Text, text
from bot.games.hut.board import Colour, path
from bot.games.hut.draw.board import draw_board
from bot.games.hut.draw.records import (
    Arrow,
    FilmPicture,
    Home,
    HutPicture,
    Labels,
    Piece,
    RoundPicture,
    Row,
    Strip,
)
from bot.games.hut.draw.records import (
    Order as Written,
)
from bot.games.hut.draw.round import draw_film, draw_round
from bot.games.hut.model import Entry, RoundReport, View
from bot.games.hut.plan import COLOURS
from bot.games.hut.resolve import Order
from bot.games.hut.slips import written
from bot.games.hut.stacks import Board, Hat, owner

LONGEST_PART = 470
"""Two such parts fit into what Discord takes as the words for a picture."""


def letters(name: str) -> str:
    """Return the two letters on a hat."""
    return name[0].upper() + name[1].lower()


def colour_name(colour: Colour) -> Text:
    """Name a colour."""
    return text("hut-colour", colour=colour)


def report_picture(view: View, voice: Voice, report: RoundReport, phase: int, *, points: bool = False) -> Picture:
    """Show the board after a phase (counted from 1) with its moves, on request with the points instead of a legend."""
    entries, board = report.phases[phase - 1].entries, report.phases[phase - 1].board
    below = text("hut-after-phase", phase=phase)
    rows = _rows(view, voice, dict(report.points), dict(report.totals)) if points else ()
    standoffs = sorted({entry.target for entry in entries if entry.fate == "standoff" and entry.target})
    more = [text("hut-alt-standoffs", fields=", ".join(standoffs))] if standoffs else []
    if rows:
        more.append(_said_points(rows))
    data = _phase(view, voice, report, phase, rows)
    return Picture(draw_board, data, _alt(view, voice, report.round, below, board, more))


def standing_picture(view: View, voice: Voice, report: RoundReport) -> Picture:
    """Show the board at the end of a round with the points, without the moves."""
    data, below = _standing(view, voice, report), text("hut-standing")
    alt = _alt(view, voice, report.round, below, report.phases[-1].board, [_said_points(data.rows)])
    return Picture(draw_board, data, alt)


def round_picture(view: View, voice: Voice, report: RoundReport) -> Picture:
    """Show a whole round in one tall picture, to open and keep."""
    say = voice.say
    strips = tuple(
        Strip(
            say(text("hut-phase", phase=number)),
            _phase(view, voice, report, number),
            tuple(Written(one.colour, one.words, one.fate not in ("moved", None)) for one in phase.entries),
        )
        for number, phase in enumerate(report.phases, 1)
    )
    title, note = say(text("hut-name")), say(text("hut-round", round=report.round))
    data = RoundPicture(title, note, strips, _standing(view, voice, report))
    return Picture(draw_round, data, text("hut-alt-round", round=report.round, points=_said_points(data.standing.rows)))


def film_picture(view: View, voice: Voice, report: RoundReport) -> Picture:
    """Show a round as a short animated picture: the board after each phase, the standing last and in its stead."""
    boards = tuple(_phase(view, voice, report, number) for number in range(1, len(report.phases) + 1))
    standing = _standing(view, voice, report)
    data = FilmPicture((*boards, altered(standing, rows=())))
    alt = text("hut-alt-film", round=report.round, points=_said_points(standing.rows))
    return Picture(draw_film, data, alt, instead=standing_picture(view, voice, report))


def _phase(view: View, voice: Voice, report: RoundReport, phase: int, rows: tuple[Row, ...] = ()) -> HutPicture:
    entries, board = report.phases[phase - 1].entries, report.phases[phase - 1].board
    caught = {entry.target for entry in entries if entry.catches and entry.target}
    return HutPicture(
        _labels(voice, text("hut-round", round=report.round), text("hut-after-phase", phase=phase)),
        _pieces(board, view.names, caught),
        _homes(board, view),
        tuple(arrow for entry in entries if (arrow := _arrow(entry))),
        rows,
    )


def _standing(view: View, voice: Voice, report: RoundReport) -> HutPicture:
    board = report.phases[-1].board
    return HutPicture(
        _labels(voice, text("hut-round", round=report.round), text("hut-standing")),
        _pieces(board, view.names),
        _homes(board, view),
        (),
        _rows(view, voice, dict(report.points), dict(report.totals)),
    )


def table_picture(view: View, voice: Voice) -> Picture:
    """Show the board as it stands: after the last phase played, or before the first."""
    if view.reports:
        return report_picture(view, voice, view.reports[-1], len(view.reports[-1].phases), points=True)
    below = text("hut-before")
    rows = _rows(view, voice, {}, {player.seat: player.points for player in view.players})
    data = HutPicture(
        _labels(voice, text("hut-round", round=view.round), below),
        _pieces(view.board, view.names),
        _homes(view.board, view),
        (),
        rows,
    )
    return Picture(draw_board, data, _alt(view, voice, view.round, below, view.board, [_said_points(rows)]))


def plan_picture(view: View, voice: Voice, orders: Sequence[Order]) -> Picture:
    """Show the board with one's own plan drawn in, for one's own eyes."""
    below = text("hut-your-plan")
    arrows = tuple(
        Arrow(path(order.start, order.target), owner(order.hat), phase=order.phase) for order in orders if order.points
    )
    data = HutPicture(
        _labels(voice, text("hut-round", round=view.round), below),
        _pieces(view.board, view.names),
        _homes(view.board, view),
        arrows,
        legend=False,
    )
    names = view.names
    lines = [written(one.phase, names[one.hat], one.start, one.points, one.target) for one in orders]
    more = [text("hut-alt-plan", orders="; ".join(lines))] if lines else []
    return Picture(draw_board, data, _alt(view, voice, view.round, below, view.board, more))


def _labels(voice: Voice, above: Text, below: Text) -> Labels:
    say = voice.say
    return Labels(
        title=say(text("hut-name")),
        above=say(above),
        below=say(below),
        colours=tuple(say(colour_name(colour)) for colour in COLOURS),
        empty=say(text("hut-label-empty")),
        rest=say(text("hut-label-rest")),
        start=say(text("hut-label-start")),
        caught=say(text("hut-label-caught")),
        standoff=say(text("hut-label-standoff")),
        tower=say(text("hut-label-tower")),
        locked=say(text("hut-label-locked")),
    )


def _pieces(board: Board, names: Mapping[Hat, str], caught: Iterable[str] = ()) -> tuple[Piece, ...]:
    return tuple(
        Piece(stack.field, letters(names[stack.top]), "".join(map(owner, stack.hats)), stack.field in caught)
        for stack in board.stacks
    )


def _homes(board: Board, view: View) -> tuple[Home, ...]:
    return tuple(
        Home(
            one.colour,
            sum(owner(hat) == one.colour for hat in board.home),
            len(board.prisoners(one.colour)),
        )
        for one in view.players
    )


def _arrow(entry: Entry) -> Arrow | None:
    if entry.start is None or entry.target is None or entry.start == entry.target or entry.fate == "ignored":
        return None
    return Arrow(path(entry.start, entry.target), entry.colour, failed=entry.fate != "moved")


def _rows(view: View, voice: Voice, won: dict[Seat, int], totals: dict[Seat, int]) -> tuple[Row, ...]:
    ranked = sorted(view.players, key=lambda player: -totals.get(player.seat, 0))
    rows: list[Row] = []
    for number, player in enumerate(ranked, 1):
        total = totals.get(player.seat, 0)
        place = rows[-1].place if rows and rows[-1].total == total else number
        rows.append(Row(place, player.colour, voice.name(player.seat), won.get(player.seat), total))
    return tuple(rows)


def _alt(view: View, voice: Voice, round: int, below: Text, board: Board, more: Sequence[Text]) -> Text:
    """Put a board in words: each colour with its hats, those at home and the prisoners, then whatever else is seen."""
    names = view.names
    colours = []
    for one in view.players:
        stacks = [
            f"{letters(names[stack.top])} {stack.field}" + (f" ({len(stack.hats)})" if stack.is_tower else "")
            for stack in board.stacks
            if stack.colour == one.colour
        ]
        home, locked = sum(owner(hat) == one.colour for hat in board.home), len(board.prisoners(one.colour))
        words = text("hut-alt-colour", colour=one.colour, stacks=", ".join(stacks) or "–", home=home, locked=locked)
        colours.append(voice.say(words))
    said = " ".join(map(voice.say, more))[:LONGEST_PART]
    return text("hut-alt", round=round, below=below, board=" ".join(colours)[:LONGEST_PART], more=said)


def _said_points(rows: Sequence[Row]) -> Text:
    return text("hut-alt-points", points=", ".join(f"{row.name} {row.total}" for row in rows))
