"""The pad as picture, as text, as spreadsheet, as a chart, and the ranking in words."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.engine.helpers import signed
from bot.engine.screen import Button, File, Picture, Screen, Voice, to_page
from bot.engine.seats import Seat
from bot.engine.text import Seated, Text, text
from bot.games.wizard.draw.chart import ChartPicture, Course, draw_chart
from bot.games.wizard.draw.end import EndPicture, EndRow, draw_end
from bot.games.wizard.draw.pad import PadCell, PadColumn, PadLine, PadPicture, PadWords, draw_pad
from bot.games.wizard.model.sheet import Sheet
from bot.games.wizard.rules.points import counted, results
from bot.games.wizard.rules.ranking import NEVER
from bot.games.wizard.screen.reckoning import CsvWords, Reckoning, as_csv, as_text, reckoned
from bot.games.wizard.tell.words import joined

SHOWN, UNFOLDED = 8, 9
"""While a game runs and more than nine are written, the last eight are shown."""
LONGEST_NAME = 40
LOOKS = (
    Button(to_page("verlauf"), text("wizard-chart"), emoji="📈"),
    Button(to_page("text"), text("wizard-text-and-csv"), emoji="📄"),
)
"""The ways to see the sheet in another form."""


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


def back_row(page: str = "") -> tuple[Button, ...]:
    """Lead back to a page, or to the front."""
    return (Button(to_page(page), text("wizard-back")),)


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
        void=say(text("wizard-void")),
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


def end_picture(pad: Pad, voice: Voice) -> Picture:
    """Draw the end of a game: the winner and why, everybody's place, the course of the points."""
    say, sums = voice.say, pad.sums
    first = next((place for place in sums.places if place.ranked), None)
    winners = () if first is None else first.seats
    names = [voice.name(seat) for seat in winners]
    title = text("wizard-end-title", count=len(names), name=" · ".join(names))
    reason = _end_reason(pad, winners, voice)
    rows = tuple(
        EndRow(
            str(place.number) if place.ranked else "\u2013", voice.name(seat), pad.seats.index(seat), sums.total(seat)
        )
        for place in sums.places
        for seat in place.seats
    )
    data = EndPicture(
        title=say(title),
        reason=say(reason),
        points=sums.total(winners[0]) if len(winners) == 1 else None,
        points_word=say(text("wizard-end-points")),
        axis=say(text("wizard-game")),
        rows=rows,
        courses=tuple(Course(voice.name(seat), course) for seat, course in zip(pad.seats, sums.courses, strict=True)),
        winners=tuple(pad.seats.index(seat) for seat in winners),
    )
    return Picture(draw_end, data, text("wizard-end-alt", title=title, reason=reason, standing=_standing(pad, voice)))


def _end_reason(pad: Pad, winners: tuple[Seat, ...], voice: Voice) -> Text:
    """Say how many bids the winner made, and how far behind the next one is."""
    if len(winners) != 1:
        return text("wizard-note-final")
    games = results(pad.sheet, winners[0])
    rest = [seat for place in pad.sums.places for seat in place.seats if seat != winners[0]]
    lead = pad.sums.total(winners[0]) - pad.sums.total(rest[0]) if rest else 0
    hits = sum(game > 0 for game in games)
    return text("wizard-end-reason", hits=hits, games=len(games), lead=lead, name=voice.name(rest[0]) if rest else "")


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
        if not row.void
    ]
    return tuple(lines)


def ruling_lines(sheet: Sheet, named: Callable[[Seat], Seated | str] = Seated) -> tuple[Text, ...]:
    """List what the Schiedsrichter has noted (Z6.10)."""
    return tuple(
        text(
            "wizard-ruling-line",
            line=line,
            seat=named(one.seat),
            verdict=one.verdict,
            offence=one.offence,
            level=one.level,
            number=one.number,
        )
        for line, one in enumerate(sheet.rulings, 1)
    )


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
        playoff=say(text("wizard-playoff")),
        void=say(text("wizard-void")),
        place=say(text("wizard-csv-place")),
        unranked=say(text("wizard-unranked")),
        rulings=tuple(say(line) for line in ruling_lines(pad.sheet, voice.name)),
    )
    table = text("wizard-pad-text", table=as_text(pad.sheet, pad.seats, names))
    lines = (table, *penalty_lines(pad.sheet), *ruling_lines(pad.sheet))
    file = File("wizard-block.csv", as_csv(pad.sheet, pad.seats, names, words))
    return Screen(text("wizardblock-name"), lines, rows=(back_row(back),), files=(file,))


def chart_page(pad: Pad, voice: Voice, back: str = "") -> Screen:
    """Show the course of the game."""
    rows = (back_row(back),)
    if not pad.sheet.rows:
        return Screen(text("wizard-chart"), (text("wizard-nothing-written"),), rows=rows)
    return Screen(text("wizard-chart"), picture=chart_picture(pad, voice), rows=rows)
