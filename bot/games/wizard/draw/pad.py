"""The picture of the pad: a row a game, a column a player, the sum on top."""

from dataclasses import dataclass

from bot.draw.canvas import Canvas
from bot.draw.fonts import called, clean, face, fit, shrink
from bot.draw.palette import Color
from bot.engine.helpers import number, signed
from bot.games.wizard.draw.colors import HIT, INK, MISS, NIGHT, NOW, PAPER_MUTED, PAPER_RULE, STRIPE, WHITE
from bot.games.wizard.draw.frame import crown, mark, paper

TOP, ROW, SLIM, FINE, LEGEND = 255, 84, 60, 76, 78
LEFT, RIGHT = 20, 880


@dataclass(frozen=True, slots=True)
class PadColumn:
    """A player at the top of the pad."""

    name: str
    total: int
    place: str
    leads: bool = False


@dataclass(frozen=True, slots=True)
class PadCell:
    """What a player did in a game; without bid it is a penalty or a missed game."""

    points: int
    total: int
    bid: int | None = None
    tricks: int | None = None


@dataclass(frozen=True, slots=True)
class PadLine:
    """A line of the pad: a game, several games folded into one, a penalty."""

    label: str
    cells: tuple[PadCell | None, ...]
    dealer: int | None = None
    folded: bool = False
    penalty: bool = False
    playoff: bool = False
    void: bool = False


@dataclass(frozen=True, slots=True)
class PadWords:
    """The words in the picture."""

    title: str
    note: str
    cell: str
    hit: str
    miss: str
    dealer: str
    leads: str
    absent: str
    void: str


@dataclass(frozen=True, slots=True)
class PadPicture:
    """The whole pad; `running` are the words of the line that is being written."""

    words: PadWords
    columns: tuple[PadColumn, ...]
    lines: tuple[PadLine, ...]
    running: tuple[str, ...] = ()
    running_label: str = ""
    running_dealer: int | None = None


@dataclass(frozen=True, slots=True)
class _Grid:
    """Where the columns stand."""

    count: int

    @property
    def narrow(self) -> bool:
        return self.count >= 5

    @property
    def first(self) -> float:
        return LEFT + (52 if self.narrow else 70)

    @property
    def width(self) -> float:
        return (RIGHT - self.first) / self.count

    def left(self, column: int) -> float:
        return self.first + self.width * column

    def middle(self, column: int) -> float:
        return self.left(column) + self.width / 2

    def right(self, column: int) -> float:
        return self.left(column) + self.width - (8 if self.narrow else 16)


def draw_pad(picture: PadPicture) -> bytes:
    """Draw the pad."""
    height = TOP + sum(_height(line) for line in picture.lines) + (70 if picture.running else 0) + LEGEND
    canvas = paper(height, picture.words.title, picture.words.note)
    grid = _Grid(len(picture.columns))
    for column in range(0, grid.count, 2):
        canvas.rounded((grid.left(column), 104, grid.width, height - LEGEND - 104), 0, fill=STRIPE)
    for index, head in enumerate(picture.columns):
        _head(canvas, grid, index, head)
    canvas.rounded((LEFT, 251, RIGHT - LEFT, 4), 0, fill=NIGHT)
    y = float(TOP)
    for line in picture.lines:
        _line(canvas, grid, line, y, picture.words)
        y += _height(line)
    if picture.running:
        _running(canvas, grid, picture, y)
        y += 70
    if picture.lines or picture.running:
        canvas.rounded((grid.first - 7, TOP, 2, y - TOP), 0, fill=PAPER_RULE)
    _legend(canvas, picture, y + 38)
    return canvas.png()


def _height(line: PadLine) -> int:
    return SLIM if line.folded else FINE if line.penalty else ROW


def _head(canvas: Canvas, grid: _Grid, index: int, column: PadColumn) -> None:
    middle = grid.middle(index)
    name, name_font = called(
        column.name, "sans" if grid.narrow else "sans-bold", 28 if grid.narrow else 32, grid.width - 1
    )
    canvas.text(middle, 148, name, name_font, INK, "middle")
    total = number(column.total)
    font = shrink(total, "serif-black", 48 if grid.narrow else 56, grid.width - 10)
    canvas.text(middle, 208, total, font, INK, "middle")
    if column.leads:
        canvas.sprite(crown(42), middle - 22, 233)
        canvas.text(middle + 26, 244, clean(column.place), face("sans-bold", 30), INK, "middle")
    else:
        font = face("sans", 30)
        canvas.text(middle, 244, fit(clean(column.place), font, grid.width - 6), font, PAPER_MUTED, "middle")


def _line(canvas: Canvas, grid: _Grid, line: PadLine, y: float, words: PadWords) -> None:
    middle = (LEFT + grid.first - 6) / 2
    if line.folded:
        canvas.text(middle, y + 41, line.label, face("sans", 30), PAPER_MUTED, "middle")
    elif line.penalty:
        canvas.disc(middle, y + FINE / 2, 17, fill=MISS)
        canvas.centered(middle, y + FINE / 2, "!", face("sans-black", 30), WHITE)
    else:
        canvas.centered(middle, y + ROW / 2, line.label, face("serif-bold", 36), INK)
    if line.void:
        canvas.centered((grid.first + RIGHT) / 2, y + ROW / 2, clean(words.void), face("sans", 32), PAPER_MUTED)
    for column, cell in enumerate(line.cells):
        if line.folded and cell:
            canvas.text(grid.right(column), y + 41, number(cell.total), face("sans", 34), PAPER_MUTED, "right")
        elif line.penalty and cell:
            _sums(canvas, grid, column, cell, y - 7)
        elif cell:
            _cell(canvas, grid, column, cell, y, words)
        if line.dealer == column:
            _corner(canvas, grid.left(column) + 2, y + ROW - 1)
    bottom = y + _height(line)
    if line.folded:
        for x in range(LEFT, RIGHT, 11):
            canvas.rounded((x, bottom - 1, 5, 3), 1.5, fill=PAPER_RULE)
    else:
        canvas.rounded((LEFT, bottom - 1, RIGHT - LEFT, 2), 0, fill=PAPER_RULE)


def _cell(canvas: Canvas, grid: _Grid, column: int, cell: PadCell, y: float, words: PadWords) -> None:
    left = grid.left(column) + (6 if grid.narrow else 14)
    if cell.bid is None or cell.tricks is None:
        absent = "\u2013" if grid.narrow else clean(words.absent)
        font = face("sans", 28)
        canvas.text(left, y + 36, fit(absent, font, 100), font, PAPER_MUTED)
    else:
        hit = cell.bid == cell.tricks
        wide = cell.bid > 9 or cell.tricks > 9
        shown = str(cell.bid) if hit and wide and grid.narrow else f"{cell.tricks}/{cell.bid}"
        room = grid.width - 16 - face("sans-bold", 32).length(number(cell.total)) - 8
        font = shrink(shown, "sans", 28 if grid.narrow else 30, room)
        canvas.text(left, y + 35, shown, font, INK)
        mark(canvas, left + (26 if grid.narrow else 22), y + 60, hit=hit)
    _sums(canvas, grid, column, cell, y)


def _sums(canvas: Canvas, grid: _Grid, column: int, cell: PadCell, y: float) -> None:
    right = grid.right(column)
    total = number(cell.total)
    font = shrink(total, "sans-bold", 32 if grid.narrow else 38, grid.width * 0.56)
    canvas.text(right, y + 38, total, font, INK, "right")
    color: Color = HIT if cell.points > 0 else MISS
    canvas.text(right, y + 70, signed(cell.points), face("sans", 28), color, "right")


def _corner(canvas: Canvas, x: float, y: float) -> None:
    """Mark the Geber: a turned-up corner."""
    canvas.polygon([(x, y), (x + 22, y), (x, y - 22)], INK)


def _running(canvas: Canvas, grid: _Grid, picture: PadPicture, y: float) -> None:
    canvas.rounded((LEFT, y, RIGHT - LEFT, 70), 0, fill=NOW)
    middle = (LEFT + grid.first - 6) / 2
    canvas.centered(middle, y + 35, picture.running_label, face("serif-bold", 36), INK)
    for column, words in enumerate(picture.running):
        done = any(letter.isdigit() for letter in words)
        font = face("sans-bold" if done else "sans", 28 if grid.narrow else 32)
        canvas.text(grid.middle(column), y + 46, fit(clean(words), font, grid.width - 6), font, INK, "middle")
        if picture.running_dealer == column:
            _corner(canvas, grid.left(column) + 2, y + 69)


def _legend(canvas: Canvas, picture: PadPicture, y: float) -> None:
    words, font = picture.words, face("sans", 28)

    def say(x: float, word: str) -> float:
        return x + canvas.text(x, y + 10, clean(word), font, PAPER_MUTED) + 26

    x = say(36, words.cell)
    mark(canvas, x + 15, y, hit=True)
    x = say(x + 38, words.hit)
    mark(canvas, x + 13, y, hit=False)
    x = say(x + 36, words.miss)
    _corner(canvas, x, y + 11)
    x = say(x + 34, words.dealer)
    canvas.sprite(crown(42), x + 22, y)
    say(x + 52, words.leads)
