"""What a sheet adds up to, worked out once for all who look at it: lines, sums, places, letters, spreadsheet."""

from dataclasses import dataclass
from functools import lru_cache

from bot.engine.helpers import csv_cell
from bot.engine.seats import Seat
from bot.games.wizard.draw.pad import PadCell, PadLine
from bot.games.wizard.model.sheet import Row, Sheet
from bot.games.wizard.rules.points import counted, result, running, total
from bot.games.wizard.rules.ranking import Place, table

PLAYOFF = "3K"
"""Stands before a three-card game."""


@dataclass(frozen=True, slots=True)
class Reckoning:
    """A sheet with everything that follows from it; all tuples in the order of the seats."""

    sheet: Sheet
    seats: tuple[Seat, ...]
    lines: tuple[PadLine, ...]
    totals: tuple[int, ...]
    courses: tuple[tuple[int, ...], ...]
    places: tuple[Place, ...]

    def place(self, seat: Seat) -> Place:
        """Return the place of a seat."""
        return next(place for place in self.places if seat in place.seats)

    def total(self, seat: Seat) -> int:
        """Return the real points of a seat."""
        return self.totals[self.seats.index(seat)]


@lru_cache(maxsize=256)
def reckoned(sheet: Sheet, seats: tuple[Seat, ...]) -> Reckoning:
    """Work out a sheet."""
    return Reckoning(
        sheet,
        seats,
        _lines(sheet, seats),
        tuple(total(sheet, seat) for seat in seats),
        tuple(running(sheet, seat) for seat in seats),
        table(sheet, seats),
    )


def _lines(sheet: Sheet, seats: tuple[Seat, ...]) -> tuple[PadLine, ...]:
    """Write every game and, behind the game it was given in, every penalty."""
    lines = []
    sums = dict.fromkeys(seats, 0)
    for row in sheet.rows:
        cells: list[PadCell | None] = []
        for seat in seats:
            sums[seat] += counted(row, seat)
            cells.append(_cell(row, seat, sums[seat]))
        lines.append(PadLine(str(row.number), tuple(cells), seats.index(row.dealer), void=row.void))
        lines += _penalties(sheet, seats, sums, {row.number})
    later = {one.number for one in sheet.penalties} - {row.number for row in sheet.rows}
    lines += _penalties(sheet, seats, sums, later)
    return (*lines, *(_playoff(row, seats, sums) for row in sheet.playoffs))


def _playoff(row: Row, seats: tuple[Seat, ...], sums: dict[Seat, int]) -> PadLine:
    """Write a three-card game behind everything else: it counts in no sum (Z6.8)."""
    cells = tuple(_cell(row, seat, sums[seat]) for seat in seats)
    return PadLine(PLAYOFF, cells, seats.index(row.dealer), playoff=True)


def _penalties(sheet: Sheet, seats: tuple[Seat, ...], sums: dict[Seat, int], numbers: set[int]) -> list[PadLine]:
    lines = []
    for penalty in sheet.penalties:
        if penalty.number in numbers:
            sums[penalty.seat] += penalty.points
            cell = PadCell(penalty.points, sums[penalty.seat])
            lines.append(PadLine("!", tuple(cell if seat == penalty.seat else None for seat in seats), penalty=True))
    return lines


def _cell(row: Row, seat: Seat, sum_so_far: int) -> PadCell | None:
    cell = row.cell(seat)
    score = result(row, seat)
    if cell is not None and score is not None:
        return PadCell(score, sum_so_far, *cell)
    return PadCell(counted(row, seat), sum_so_far) if seat in row.missed and not row.void else None


@lru_cache(maxsize=64)
def as_text(sheet: Sheet, seats: tuple[Seat, ...], names: tuple[str, ...]) -> str:
    """Write the pad in letters of one width: tricks/bid, points, sum."""
    sums = reckoned(sheet, seats)
    width = 16
    lines = ["   " + "".join(name.replace("`", "'")[: width - 2].rjust(width) for name in names)]
    for line in sums.lines:
        cells = []
        for cell in line.cells:
            if cell is None:
                cells.append(("–" if line.void else "").rjust(width))
                continue
            pair = "" if cell.bid is None else f"{cell.tricks}/{cell.bid}"
            cells.append(f"{pair:>5}{cell.points:>+5}{cell.total:>{width - 10}}")
        lines.append(f"{line.label:>3}" + "".join(cells))
    last = "".join(f"{points:>{width}}" for points in sums.totals)
    return "\n".join([*lines, " \u03a3 " + last]).replace("+0", " 0")


@dataclass(frozen=True, slots=True)
class CsvWords:
    """The words of the spreadsheet."""

    head: tuple[str, ...]
    columns: tuple[str, ...]
    penalty: str
    playoff: str
    void: str
    place: str
    unranked: str
    rulings: tuple[str, ...] = ()
    """The list of the Schiedsrichter, one line each."""


@lru_cache(maxsize=64)
def as_csv(sheet: Sheet, seats: tuple[Seat, ...], names: tuple[str, ...], words: CsvWords) -> str:
    """Write the pad for a spreadsheet, with semicolons as German ones want it."""
    sums = reckoned(sheet, seats)
    shown = dict(zip(seats, map(csv_cell, names), strict=True))
    lines = [[*words.head, *(f"{shown[seat]} {column}" for seat in seats for column in words.columns)]]
    rows = {str(row.number): row for row in sheet.rows}
    playoffs = iter(sheet.playoffs)
    for line in sums.lines:
        if line.penalty:
            fields = [words.penalty, "", ""]
        else:
            row = next(playoffs) if line.playoff else rows[line.label]
            label = words.playoff if line.playoff else f"{line.label} {words.void}" if line.void else line.label
            fields = [label, str(row.cards), shown[row.dealer]]
        for cell in line.cells:
            values = (None,) * 4 if cell is None else (cell.bid, cell.tricks, cell.points, cell.total)
            fields += ["" if value is None else str(value) for value in values]
        lines.append(fields)
    last = [words.place, "", ""]
    for seat in seats:
        place = sums.place(seat)
        last += ["", "", str(place.number) if place.ranked else words.unranked, str(sums.total(seat))]
    noted = [[csv_cell(line)] for line in words.rulings]
    return "\r\n".join(";".join(fields) for fields in [*lines, last, *noted]) + "\r\n"
