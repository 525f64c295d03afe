"""Sheets for the tables of a round: ten games with the number of cards, a column for each of three to five players."""

from dataclasses import dataclass

from bot.contests.common.draw.lists import Column, ListPaper, Row, draw_list
from bot.contests.common.draw.naming import lines_of
from bot.contests.common.draw.papers import SheetsPaper, StandingsPaper, placed, print_plan, print_sheets, unless
from bot.contests.common.draw.sheet import GREY, INNER, LINE_GREY, MARGIN, WIDTH, Sheets, blank, head, ornament, plain
from bot.contests.wizard.draw.plan import PlanPicture
from bot.contests.wizard.draw.standings import StandingsPicture
from bot.draw.fonts import face, wrap

_LEFT = 132
"""How wide the column with the games is."""
_NAMES, _LABELS, _GAMES = 330, 432, 476
_END = 1276
_FOOT_ROW, _SIGN_ROW = 54, 78
_STAR = ((0, -22), (6, -6), (22, 0), (6, 6), (0, 22), (-6, 6), (-22, 0), (-6, -6))
_BID = 0.25
"""Bids and tricks take a quarter of a player's column each, the points what is left."""


@dataclass(frozen=True, slots=True)
class SheetWords:
    """The words of a sheet; `legend` explains the corner of whoever begins."""

    table: str
    game: str
    cards: str
    bid: str
    tricks: str
    points: str
    penalties: str
    total: str
    place: str
    legend: str
    begin: str
    end: str
    sign: str
    remarks: str
    sign_referee: str
    rules: str


@dataclass(frozen=True, slots=True)
class TableSheet:
    """A table: its people in the order they sit, the number of the one who begins, the cards of every game."""

    number: int
    players: tuple[str, ...]
    cards: tuple[int, ...]
    starts: int = 0


@dataclass(frozen=True, slots=True)
class PlanPaper:
    """The tables of a picture to print, their people in the order they sit, with the heads of the columns."""

    picture: PlanPicture
    table: str
    players: str
    page: str
    language: str = "de"


def draw_sheets(paper: SheetsPaper[SheetWords, TableSheet]) -> bytes:
    """Print a sheet for every table."""
    return print_sheets(paper, _sheet)


def draw_standings_paper(paper: StandingsPaper[StandingsPicture]) -> bytes:
    """Print the whole table, whichever part of it the picture shows."""
    picture = paper.picture
    words = picture.words
    each = min(0.09, 0.42 / max(1, len(words.rounds)))
    columns = (
        Column("", 0.08, "middle", bold=True),
        Column(words.player, 0.64 - each * len(words.rounds), bold=True),
        *(Column(word, each, "middle") for word in words.rounds),
        Column(words.total, 0.13, "right", bold=True),
        Column(words.points, 0.15, "right"),
    )
    rows = tuple(
        Row(
            (
                placed(row.place),
                (row.name,),
                *(cell.points or "·" for cell in row.rounds),
                unless(row.remark, row.total),
                unless(row.remark, row.points),
            ),
            row.place is None,
            row.remark,
        )
        for row in picture.rows
    )
    notes = (*picture.ties, words.placing)
    return draw_list(
        ListPaper(
            picture.title, picture.note, columns, rows, paper.page, notes, picture.through, picture.cut, paper.language
        )
    )


def draw_plan_paper(paper: PlanPaper) -> bytes:
    """Print who sits at which table, to hang on the wall."""
    columns = (Column(paper.table, 0.1, "middle", bold=True), Column(paper.players, 0.9, bold=True))
    rows = tuple(Row((str(table.number), tuple(seat.name for seat in table.seats))) for table in paper.picture.tables)
    return print_plan(paper.picture.head, columns, rows, paper.page, paper.language)


def _sheet(sheets: Sheets, paper: SheetsPaper[SheetWords, TableSheet], table: TableSheet) -> None:
    words = paper.words
    ornament(sheets, _STAR)
    head(sheets, paper.title, paper.subtitle, words.table, table.number)
    count = max(1, len(table.players))
    wide = (INNER - _LEFT) / count
    lefts = [MARGIN + _LEFT + wide * number for number in range(count)]
    for number, (left, name) in enumerate(zip(lefts, table.players, strict=False)):
        lines, font = lines_of((plain(name),), "serif-bold", 40 if count < 5 else 34, wide - 20)
        for below, part in enumerate(lines):
            baseline = _NAMES + (62 if len(lines) == 1 else 44 + 36 * below)
            sheets.text(left + wide / 2, baseline, part, font, "middle")
        _labels(sheets, words, left, wide)
        if number == table.starts:
            _corner(sheets, left, _NAMES)
    sheets.line_of(MARGIN + 32, _LABELS + 32, words.game, "sans", 28, 60, "middle")
    sheets.line_of(MARGIN + 92, _LABELS + 32, words.cards, "sans", 28, 70, "middle")
    row = (_END - _GAMES) / max(1, len(table.cards))
    for game, cards in enumerate(table.cards):
        _game(sheets, (game, cards), _GAMES + game * row, row, (lefts, wide))
        _corner(sheets, lefts[(table.starts + game) % count], _GAMES + game * row)
    y = _foot(sheets, words)
    for left in lefts:
        sheets.rule(left, _NAMES, left, y, 4)
    sheets.box(MARGIN, _NAMES, INNER, y - _NAMES, 5)
    _corner(sheets, MARGIN, y + 20)
    times = _times(sheets, words, y + 44)
    sheets.line_of(MARGIN + 36, y + 44, words.legend, "sans", 28, times - MARGIN - 60)
    blank(sheets, words.remarks, MARGIN, 700, y + 104, 28)
    blank(sheets, words.sign_referee, 730, WIDTH - MARGIN, y + 104, 28)
    sheets.rule(MARGIN, 1640, WIDTH - MARGIN, 1640, 2, LINE_GREY)
    for number, line in enumerate(wrap(plain(words.rules), face("sans", 28), INNER, 2)):
        sheets.text(MARGIN, 1676 + 34 * number, line, face("sans", 28))


def _foot(sheets: Sheets, words: SheetWords) -> float:
    """Draw what follows the games, down to where everybody signs, and give where it ends."""
    y = float(_END)
    for label in (words.penalties, words.total, words.place, words.sign):
        heavy = label == words.total
        if heavy:
            sheets.box(MARGIN, y, INNER, _FOOT_ROW, fill=GREY)
        height = _SIGN_ROW if label == words.sign else _FOOT_ROW
        sheets.line_of(MARGIN + 10, y + height / 2 + 10, label, "sans-bold" if heavy else "sans", 28, _LEFT - 14)
        sheets.rule(MARGIN, y, WIDTH - MARGIN, y, 3)
        y += height
    return y


def _labels(sheets: Sheets, words: SheetWords, left: float, wide: float) -> None:
    sheets.rule(MARGIN, _LABELS, WIDTH - MARGIN, _LABELS, 3)
    for share, width, word in (
        (0.0, _BID, words.bid),
        (_BID, _BID, words.tricks),
        (2 * _BID, 1 - 2 * _BID, words.points),
    ):
        sheets.line_of(left + wide * (share + width / 2), _LABELS + 32, word, "sans", 28, wide * width - 6, "middle")


def _game(sheets: Sheets, game: tuple[int, int], y: float, height: float, columns: tuple[list[float], float]) -> None:
    number, cards = game
    lefts, wide = columns
    sheets.box(MARGIN, y, _LEFT, height, fill=GREY)
    middle = y + height / 2
    sheets.text(MARGIN + 32, middle + 11, str(number + 1), face("sans", 32), "middle")
    sheets.text(MARGIN + 92, middle + 16, str(cards), face("serif-black", 46), "middle")
    for left in lefts:
        for share in (_BID, 2 * _BID):
            sheets.rule(left + wide * share, y, left + wide * share, y + height, 2, LINE_GREY)
    sheets.rule(MARGIN, y, WIDTH - MARGIN, y, 3)


def _corner(sheets: Sheets, x: float, y: float) -> None:
    """Blacken the corner of whoever begins a game."""
    sheets.polygon(((x, y), (x + 24, y), (x, y + 24)), filled=True)


def _times(sheets: Sheets, words: SheetWords, baseline: float) -> float:
    """Leave room for when the round began and ended, and give where that begins."""
    x = float(WIDTH - MARGIN)
    for word in (words.end, words.begin):
        sheets.rule(x - 120, baseline + 4, x, baseline + 4, 2)
        x -= 132 + sheets.line_of(x - 132, baseline, word, "sans", 28, 150, "right") + 30
    return x
