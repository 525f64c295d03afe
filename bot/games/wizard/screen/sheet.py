"""The pad as picture, as text, as spreadsheet, as a chart, and the ranking in words."""

from dataclasses import dataclass

from bot.engine.screen import Button, File, Picture, Screen, Voice, turn
from bot.engine.seats import Seat
from bot.engine.text import Seated, Text, text
from bot.games.wizard.draw.chart import ChartPicture, Course, draw_chart
from bot.games.wizard.draw.pad import PadCell, PadColumn, PadLine, PadPicture, PadWords, draw_pad
from bot.games.wizard.model.sheet import Sheet
from bot.games.wizard.rules.points import counted
from bot.games.wizard.rules.ranking import NEVER
from bot.games.wizard.rules.table_words import joined, signed
from bot.games.wizard.screen.reckoning import CsvWords, Reckoning, as_csv, as_text, reckoned

SHOWN, UNFOLDED = 8, 9
"""While a game runs and more than nine are written, the last eight are shown."""
LONGEST_NAME = 40


@dataclass(frozen=True, slots=True)
class Writing:
    """The line that is being written: its game, the Geber, and what stands in each column."""

    label: str
    dealer: Seat
    cells: tuple[tuple[Seat, Text], ...]


@dataclass(frozen=True, slots=True)
class Pad:
    """All a picture of the pad needs to know."""

    sums: Reckoning
    games: int
    number: int
    over: bool
    playoff: bool = False
    writing: Writing | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Return the columns."""
        return self.sums.seats

    @property
    def sheet(self) -> Sheet:
        """Return what is written."""
        return self.sums.sheet


def pad_of(
    sheet: Sheet, seats: tuple[Seat, ...], games: int, number: int, playoff: bool, writing: Writing | None
) -> Pad:
    """Put together what a picture of the pad needs; without a line to write it is the final one."""
    return Pad(reckoned(sheet, seats), games, number, writing is None, playoff, writing)


def note(pad: Pad) -> Text:
    """Say where the game stands."""
    if pad.over:
        return text("wizard-note-final")
    if pad.playoff:
        return text("wizard-note-playoff")
    return text("wizard-note-game", number=pad.number, games=pad.games)


def pad_picture(pad: Pad, voice: Voice) -> Picture:
    """Draw the pad."""
    lines = pad.sums.lines
    if not pad.over and len(pad.sheet.rows) > UNFOLDED:
        lines = _folded(pad, lines)
    writing, say = pad.writing, voice.say
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
    columns = tuple(_column(pad, seat, voice) for seat in pad.seats)
    standing = _standing(pad, voice)
    if writing is None:
        return Picture(draw_pad, PadPicture(words, columns, lines), text("wizard-alt-pad-final", standing=standing))
    cells = dict(writing.cells)
    running = tuple(say(cells[seat]) if seat in cells else "" for seat in pad.seats)
    data = PadPicture(words, columns, lines, running, writing.label, pad.seats.index(writing.dealer))
    dealer = voice.name(writing.dealer)[:LONGEST_NAME]
    return Picture(draw_pad, data, text("wizard-alt-pad", note=note(pad), standing=standing, dealer=dealer))


def _standing(pad: Pad, voice: Voice) -> Text:
    lines = [
        text(
            "wizard-alt-line",
            place=place.number,
            name=voice.name(seat)[:LONGEST_NAME],
            points=signed(pad.sums.total(seat)),
        )
        for place in pad.sums.places
        for seat in place.seats
    ]
    return joined(lines)


def _column(pad: Pad, seat: Seat, voice: Voice) -> PadColumn:
    place = pad.sums.place(seat)
    leads = place.number == 1 and place.ranked and bool(pad.sheet.rows)
    if not pad.sheet.rows:
        shown = "\u2013"
    elif not place.ranked:
        shown = voice.say(text("wizard-unranked"))
    elif leads or len(pad.seats) >= 5:
        shown = voice.say(text("wizard-place-short", place=place.number))
    else:
        shown = voice.say(text("wizard-place", place=place.number))
    return PadColumn(voice.name(seat), pad.sums.total(seat), shown, leads)


def _folded(pad: Pad, lines: tuple[PadLine, ...]) -> tuple[PadLine, ...]:
    """Fold the first games into one line with their sums."""
    hidden = len(pad.sheet.rows) - SHOWN
    first = next(index for index, line in enumerate(lines) if line.label == str(hidden + 1))
    sums: list[PadCell | None] = [PadCell(0, 0)] * len(pad.seats)
    for line in lines[:first]:
        sums = [new or old for new, old in zip(line.cells, sums, strict=True)]
    return (PadLine(f"1\u2013{hidden}", tuple(sums), folded=True), *lines[first:])


def chart_picture(pad: Pad, voice: Voice) -> Picture:
    """Draw the course of the game."""
    games = len(pad.sheet.rows)
    winners = tuple(index for index, seat in enumerate(pad.seats) if pad.sums.place(seat).number == 1)
    names = [voice.name(seat) for seat in pad.seats]
    courses = tuple(Course(name, course) for name, course in zip(names, pad.sums.courses, strict=True))
    title, axis = voice.say(text("wizard-chart")), voice.say(text("wizard-game"))
    words = voice.say(text("wizard-chart-games", games=games))
    alt = text("wizard-alt-chart", games=games, standing=_standing(pad, voice))
    return Picture(draw_chart, ChartPicture(title, words, axis, courses, winners), alt)


def ranking_lines(sums: Reckoning) -> tuple[Text, ...]:
    """Say every place, and what decided it where the points did not."""
    lines: list[Text] = []
    for place in sums.places:
        for seat in place.seats:
            points = signed(sums.total(seat))
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
    names = tuple(voice.name(seat) for seat in pad.seats)
    say = voice.say
    words = CsvWords(
        head=(say(text("wizard-game")), say(text("wizard-csv-cards")), say(text("wizard-legend-dealer"))),
        columns=(
            say(text("wizard-csv-bid")),
            say(text("wizard-csv-tricks")),
            say(text("wizard-csv-points")),
            say(text("wizard-csv-sum")),
        ),
        penalty=say(text("wizard-csv-penalty")),
        place=say(text("wizard-csv-place")),
        unranked=say(text("wizard-unranked")),
    )
    lines = (text("wizard-pad-text", table=as_text(pad.sheet, pad.seats, names)), *penalty_lines(pad.sheet))
    file = File("wizard-block.csv", as_csv(pad.sheet, pad.seats, names, words))
    return Screen(text("wizardblock-name"), lines, rows=((Button(turn(back), text("wizard-back")),),), files=(file,))


def chart_page(pad: Pad, voice: Voice, back: str = "") -> Screen:
    """Show the course of the game."""
    rows = ((Button(turn(back), text("wizard-back")),),)
    if not pad.sheet.rows:
        return Screen(text("wizard-chart"), (text("wizard-nothing-written"),), rows=rows)
    return Screen(text("wizard-chart"), picture=chart_picture(pad, voice), rows=rows)
