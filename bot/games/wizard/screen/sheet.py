"""The pad as picture, as text, as spreadsheet, as a chart, and the ranking in words."""

from dataclasses import dataclass

from bot.engine.screen import Button, File, Picture, Screen, Voice, turn
from bot.engine.seats import Seat
from bot.engine.text import Seated, Text, text
from bot.games.wizard.draw.chart import ChartPicture, Course, draw_chart
from bot.games.wizard.draw.pad import PadCell, PadColumn, PadLine, PadPicture, PadWords, draw_pad
from bot.games.wizard.model.sheet import Row, Sheet
from bot.games.wizard.rules.points import counted, result, running, total
from bot.games.wizard.rules.ranking import NEVER, Place, table
from bot.games.wizard.rules.table_words import joined, signed

SHOWN, UNFOLDED = 8, 9
"""While a game runs and more than nine are written, the last eight are shown."""
FORMULA = tuple("=+-@\t\r")
"""What a spreadsheet would take for a formula."""


@dataclass(frozen=True, slots=True)
class Writing:
    """The line that is being written: its game, the Geber, and what stands in each column."""

    label: str
    dealer: Seat
    cells: tuple[tuple[Seat, Text], ...]


@dataclass(frozen=True, slots=True)
class Pad:
    """All a picture of the pad needs to know."""

    sheet: Sheet
    seats: tuple[Seat, ...]
    games: int
    number: int
    over: bool
    playoff: bool = False
    writing: Writing | None = None


def place_of(places: tuple[Place, ...], seat: Seat) -> Place:
    """Return the place of a seat."""
    return next(place for place in places if seat in place.seats)


def note(pad: Pad) -> Text:
    """Say where the game stands."""
    if pad.over:
        return text("wizard-note-final")
    if pad.playoff:
        return text("wizard-note-playoff")
    return text("wizard-note-game", number=pad.number, games=pad.games)


def pad_picture(pad: Pad, voice: Voice) -> Picture:
    """Draw the pad."""
    places = table(pad.sheet, pad.seats)
    columns = tuple(_column(pad, places, seat, voice) for seat in pad.seats)
    lines = _lines(pad)
    if not pad.over and len(pad.sheet.rows) > UNFOLDED:
        lines = _folded(pad, lines)
    writing = pad.writing
    say = voice.say
    words = PadWords(
        title=say(text("wizardblock-name")),
        note=say(note(pad)),
        cell=say(text("wizard-legend-cell")),
        hit=say(text("wizard-legend-hit")),
        miss=say(text("wizard-legend-miss")),
        dealer=say(text("wizard-legend-dealer")),
        leads=say(text("wizard-legend-wins" if pad.over else "wizard-legend-leads")),
        absent=say(text("wizard-absent")),
    )
    data = PadPicture(
        words,
        columns,
        lines,
        tuple(say(dict(writing.cells)[seat]) if seat in dict(writing.cells) else "" for seat in pad.seats)
        if writing
        else (),
        writing.label if writing else "",
        pad.seats.index(writing.dealer) if writing else None,
    )
    return Picture(draw_pad, data, _alt(pad, places, voice))


def _alt(pad: Pad, places: tuple[Place, ...], voice: Voice) -> Text:
    dealer = voice.name(pad.writing.dealer)[:40] if pad.writing else "\u2013"
    return text("wizard-alt-pad", note=note(pad), standing=_standing(pad, places, voice), dealer=dealer)


def _standing(pad: Pad, places: tuple[Place, ...], voice: Voice) -> Text:
    lines = [
        text("wizard-alt-line", place=place.number, name=voice.name(seat)[:40], points=signed(total(pad.sheet, seat)))
        for place in places
        for seat in place.seats
    ]
    return joined(lines)


def _column(pad: Pad, places: tuple[Place, ...], seat: Seat, voice: Voice) -> PadColumn:
    place = place_of(places, seat)
    leads = place.number == 1 and place.ranked and bool(pad.sheet.rows)
    if not pad.sheet.rows:
        shown = "\u2013"
    elif not place.ranked:
        shown = voice.say(text("wizard-unranked"))
    elif leads or len(pad.seats) >= 5:
        shown = voice.say(text("wizard-place-short", place=place.number))
    else:
        shown = voice.say(text("wizard-place", place=place.number))
    return PadColumn(voice.name(seat), total(pad.sheet, seat), shown, leads)


def _lines(pad: Pad) -> tuple[PadLine, ...]:
    """Write every game and, behind the game it was given in, every penalty."""
    lines, sums = [], dict.fromkeys(pad.seats, 0)
    for row in pad.sheet.rows:
        cells: list[PadCell | None] = []
        for seat in pad.seats:
            sums[seat] += counted(row, seat)
            cells.append(_cell(row, seat, sums[seat]))
        lines.append(PadLine(str(row.number), tuple(cells), pad.seats.index(row.dealer)))
        lines += _penalties(pad, sums, row.number)
    return (*lines, *_penalties(pad, sums, len(pad.sheet.rows) + 1))


def _penalties(pad: Pad, sums: dict[Seat, int], number: int) -> list[PadLine]:
    lines = []
    for penalty in pad.sheet.penalties:
        if penalty.number == number:
            sums[penalty.seat] += penalty.points
            cell = PadCell(penalty.points, sums[penalty.seat])
            cells = tuple(cell if seat == penalty.seat else None for seat in pad.seats)
            lines.append(PadLine("!", cells, penalty=True))
    return lines


def _cell(row: Row, seat: Seat, sum_so_far: int) -> PadCell | None:
    cell, score = row.cell(seat), result(row, seat)
    if cell is not None and score is not None:
        return PadCell(score, sum_so_far, *cell)
    return PadCell(counted(row, seat), sum_so_far) if seat in row.missed else None


def _folded(pad: Pad, lines: tuple[PadLine, ...]) -> tuple[PadLine, ...]:
    """Fold the first games into one line with their sums."""
    hidden = len(pad.sheet.rows) - SHOWN
    first = next(index for index, line in enumerate(lines) if line.label == str(hidden + 1))
    sums: list[PadCell | None] = [PadCell(0, 0)] * len(pad.seats)
    for line in lines[:first]:
        sums = [new or old for new, old in zip(line.cells, sums, strict=True)]
    label = f"1\u2013{hidden}"
    return (PadLine(label, tuple(sums), folded=True), *lines[first:])


def chart_picture(pad: Pad, voice: Voice) -> Picture:
    """Draw the course of the game."""
    games = len(pad.sheet.rows)
    places = table(pad.sheet, pad.seats)
    winners = tuple(index for index, seat in enumerate(pad.seats) if place_of(places, seat).number == 1)
    courses = tuple(Course(voice.name(seat), running(pad.sheet, seat)) for seat in pad.seats)
    words = text("wizard-chart-games", games=games)
    title, axis = voice.say(text("wizard-chart")), voice.say(text("wizard-game"))
    data = ChartPicture(title, voice.say(words), axis, courses, winners)
    return Picture(draw_chart, data, text("wizard-alt-chart", games=games, standing=_standing(pad, places, voice)))


def ranking_lines(sheet: Sheet, seats: tuple[Seat, ...]) -> tuple[Text, ...]:
    """Say every place, and what decided it where the points did not."""
    lines: list[Text] = []
    for place in table(sheet, seats):
        for seat in place.seats:
            points = signed(total(sheet, seat))
            if place.ranked:
                lines.append(text("wizard-rank", place=place.number, seat=Seated(seat), points=points))
            else:
                lines.append(text("wizard-rank-out", seat=Seated(seat), points=points))
        if place.by is not None and place.by != "points":
            other = "\u2013" if place.other == NEVER else str(place.other)
            lines.append(text("wizard-decided", by=place.by, own=str(place.own), other=other))
    return tuple(lines)


def penalty_lines(sheet: Sheet) -> tuple[Text, ...]:
    """List penalties and missed games, each on a line of its own."""
    lines = [
        text("wizard-penalty-line", line=line, seat=Seated(one.seat), points=signed(one.points), number=one.number)
        for line, one in enumerate(sheet.penalties, 1)
    ]
    lines += [
        text("wizard-missed-line", seat=Seated(seat), points=signed(counted(row, seat)), number=row.number)
        for row in sheet.rows
        for seat in row.missed
    ]
    return tuple(lines)


def text_page(pad: Pad, voice: Voice, back: str = "") -> Screen:
    """Show the pad in letters and hand out the spreadsheet."""
    rows = ((Button(turn(back), text("wizard-back")),),)
    lines = (text("wizard-pad-text", table=as_text(pad, voice)), *penalty_lines(pad.sheet))
    return Screen(text("wizardblock-name"), lines, rows=rows, files=(File("wizard-block.csv", as_csv(pad, voice)),))


def chart_page(pad: Pad, voice: Voice, back: str = "") -> Screen:
    """Show the course of the game."""
    rows = ((Button(turn(back), text("wizard-back")),),)
    if not pad.sheet.rows:
        return Screen(text("wizard-chart"), (text("wizard-nothing-written"),), rows=rows)
    return Screen(text("wizard-chart"), picture=chart_picture(pad, voice), rows=rows)


def as_text(pad: Pad, voice: Voice) -> str:
    """Write the pad in letters of one width: tricks/bid, points, sum."""
    width = 15 if len(pad.seats) <= 4 else 13
    head = "   " + "".join(voice.name(seat).replace("`", "'")[: width - 2].rjust(width) for seat in pad.seats)
    lines = [head]
    for line in _lines(pad):
        cells = []
        for cell in line.cells:
            if cell is None:
                cells.append(" " * width)
                continue
            pair = "" if cell.bid is None else f"{cell.tricks}/{cell.bid}"
            cells.append(f"{pair:>5}{cell.points:>+5}{cell.total:>{width - 10}}")
        lines.append(f"{line.label:>3}" + "".join(cells))
    sums = "".join(f"{total(pad.sheet, seat):>{width}}" for seat in pad.seats)
    return "\n".join([*lines, " \u03a3 " + sums]).replace("+0", " 0")


def as_csv(pad: Pad, voice: Voice) -> str:
    """Write the pad for a spreadsheet, with semicolons as German ones want it."""
    say = voice.say
    names = [_cell_text(voice.name(seat)) for seat in pad.seats]
    head = [say(text(id)) for id in ("wizard-game", "wizard-csv-cards", "wizard-legend-dealer")]
    for name in names:
        for id in ("wizard-csv-bid", "wizard-csv-tricks", "wizard-csv-points", "wizard-csv-sum"):
            head.append(f"{name} {say(text(id))}")
    lines = [head]
    rows = {str(row.number): row for row in pad.sheet.rows}
    for line in _lines(pad):
        row = None if line.penalty else rows[line.label]
        fields = (
            [line.label, str(row.cards), _cell_text(voice.name(row.dealer))]
            if row
            else [
                say(text("wizard-csv-penalty")),
                "",
                "",
            ]
        )
        for cell in line.cells:
            values = (None,) * 4 if cell is None else (cell.bid, cell.tricks, cell.points, cell.total)
            fields += ["" if value is None else str(value) for value in values]
        lines.append(fields)
    places = table(pad.sheet, pad.seats)
    last = [say(text("wizard-csv-place")), "", ""]
    for seat in pad.seats:
        place = place_of(places, seat)
        shown = str(place.number) if place.ranked else say(text("wizard-unranked"))
        last += ["", "", shown, str(total(pad.sheet, seat))]
    return "\r\n".join(";".join(fields) for fields in [*lines, last]) + "\r\n"


def _cell_text(name: str) -> str:
    """Keep a name one harmless field."""
    harmless = f"'{name}" if name.startswith(FORMULA) else name
    return '"' + harmless.replace('"', '""') + '"' if set(harmless) & set(';"\n\r') else harmless
