"""Sheets for the tables: every Bummerl with room for the score after each game; written by hand, typed in later."""

from dataclasses import dataclass

from bot.contests.common.draw import papers
from bot.contests.common.draw.lists import Column, ListPaper, Row, draw_list
from bot.contests.common.draw.naming import Names, lines_of
from bot.contests.common.draw.papers import StandingsPaper, placed, print_plan, print_sheets, unless
from bot.contests.common.draw.sheet import GREY, INNER, LINE_GREY, MARGIN, WIDTH, Sheets, blank, head, ornament, plain
from bot.contests.watten.draw.plan import PlanPicture
from bot.contests.watten.draw.standings import StandingsPicture
from bot.draw.fonts import face

_BLOCKS, _BLOCKS_END = 554, 1286
_GAMES = 8
_SIGNED = (INNER - 2 * 36) / 3
"""How wide the lines to sign on are."""


@dataclass(frozen=True, slots=True)
class SheetWords:
    """The words of a sheet."""

    table: str
    first: str
    second: str
    dealer: str
    begin: str
    clock: str
    score: str
    end: str
    schneider: str
    schneider_mark: str
    double_mark: str
    total: str
    bummerl: str
    points: str
    remarks: str
    sign_first: str
    sign_second: str
    sign_host: str
    rules: str


@dataclass(frozen=True, slots=True)
class TableSheet:
    """Who sits at a table, and who deals first."""

    number: int
    teams: tuple[Names, Names]
    dealer: str


@dataclass(frozen=True, slots=True)
class SheetsPaper(papers.SheetsPaper[SheetWords, TableSheet]):
    """The sheets of a round, with room for so many Bummerl."""

    bummerl: int = 3


@dataclass(frozen=True, slots=True)
class PlanPaper:
    """The tables of a picture to print, with the heads of the columns."""

    picture: PlanPicture
    table: str
    first: str
    second: str
    page: str
    language: str = "de"


def draw_sheets(paper: SheetsPaper) -> bytes:
    """Print a sheet for every table."""
    return print_sheets(paper, _sheet)


def draw_standings_paper(paper: StandingsPaper[StandingsPicture]) -> bytes:
    """Print the whole table, whichever part of it the picture shows."""
    picture = paper.picture
    words = picture.words
    columns = (
        Column(words.place, 0.09, "middle", bold=True),
        Column(words.team, 0.47, bold=True),
        Column(words.bummerl, 0.14, "middle", bold=True),
        Column(words.points, 0.16, "right"),
        Column(words.ratio, 0.14, "right"),
    )
    rows = tuple(
        Row(
            (
                placed(row.place),
                row.names,
                f"{row.bummerl}{' *' if row.gifted else ''}",
                unless(row.remark, row.points),
                unless(row.remark, row.ratio),
            ),
            row.excluded,
            row.remark,
        )
        for row in picture.rows
    )
    notes = tuple(f"* {text}" if sign == "star" else text for sign, text in picture.notes)
    return draw_list(
        ListPaper(picture.title, picture.note, columns, rows, paper.page, notes=notes, language=paper.language)
    )


def draw_plan_paper(paper: PlanPaper) -> bytes:
    """Print who plays whom at which table, to hang on the wall."""
    columns = (
        Column(paper.table, 0.1, "middle", bold=True),
        Column(paper.first, 0.45, bold=True),
        Column(paper.second, 0.45, bold=True),
    )
    rows = tuple(
        Row((str(table.number), table.teams[0], table.bye if table.teams[1] is None else table.teams[1]))
        for table in paper.picture.tables
    )
    return print_plan(paper.picture.head, columns, rows, paper.page, paper.language)


def _sheet(sheets: Sheets, paper: SheetsPaper, table: TableSheet) -> None:
    words = paper.words
    ornament(sheets, ((0, -22), (22.6, 0), (0, 22), (-22.6, 0)))
    head(sheets, paper.title, paper.subtitle, words.table, table.number)
    for team, label in enumerate((words.first, words.second)):
        x = MARGIN + team * INNER / 2
        sheets.box(x, 336, INNER / 2, 132, 4)
        _mark(sheets, team, x + 44, 402, 18)
        lines, font = lines_of(tuple(map(plain, table.teams[team])), "serif-bold", 46, 440, 36)
        sheets.line_of(x + 88, 388 if len(lines) == 1 else 374, label, "sans", 34, 440)
        for number, name in enumerate(lines):
            sheets.text(x + 88, 440 if len(lines) == 1 else 414 + 40 * number, name, font)
    sheets.line_of(MARGIN, 522, f"{words.dealer} {table.dealer}", "sans", 34, 640)
    clock = sheets.line_of(WIDTH - MARGIN, 522, words.clock, "sans", 34, 120, "right")
    right = WIDTH - MARGIN - clock - (12 if clock else 0)
    sheets.rule(right - 150, 526, right, 526, 2)
    sheets.line_of(right - 162, 522, words.begin, "sans", 34, 240, "right")
    pitch = min(248.0, (_BLOCKS_END + 12 - _BLOCKS) / max(1, paper.bummerl))
    for number in range(paper.bummerl):
        _block(sheets, words, number + 1, _BLOCKS + number * pitch, pitch - 12)
    sheets.line_of(242, 1324, words.score, "sans", 30, 580)
    sheets.line_of(918, 1324, words.end, "sans", 30, 116, "middle")
    sheets.line_of(1063, 1324, words.schneider, "sans", 30, 180, "middle")
    _totals(sheets, words)
    blank(sheets, words.remarks, MARGIN, WIDTH - MARGIN, 1506)
    for place, label in enumerate((words.sign_first, words.sign_second, words.sign_host)):
        left = MARGIN + place * (_SIGNED + 36)
        sheets.rule(left, 1602, left + _SIGNED, 1602, 3)
        sheets.line_of(left, 1638, label, "sans", 30, _SIGNED)
    sheets.rule(MARGIN, 1662, WIDTH - MARGIN, 1662, 2, LINE_GREY)
    sheets.line_of(MARGIN, 1698, words.rules, "sans", 28, INNER)


def _mark(sheets: Sheets, team: int, x: float, y: float, half: float) -> None:
    """Mark the first team by a lozenge, the second by a black disc: a bad copier keeps them apart."""
    if team == 0:
        sheets.polygon([(x, y - half * 1.44), (x + half, y), (x, y + half * 1.44), (x - half, y)], 4)
    else:
        sheets.disc(x, y, half * 1.15)


def _block(sheets: Sheets, words: SheetWords, number: int, y: float, height: float) -> None:
    """Draw the rows of a Bummerl: eight boxes for each team, the end, and what to tick for a Schneider."""
    half = height / 2
    sheets.box(MARGIN, y, 96, height, fill=GREY)
    sheets.text(124, y + half + 30, str(number), face("serif-black", 92), "middle")
    for team in (0, 1):
        top = y + team * half
        _mark(sheets, team, 206, top + half / 2, 16)
        for game in range(_GAMES):
            sheets.box(242 + 72.25 * game, top + 18, 72.25, half - 36, 2, shade=LINE_GREY)
        sheets.box(860, top + 12, 116, half - 24, 5)
        side = min(46.0, half - 62)
        for place, mark in enumerate((words.schneider_mark, words.double_mark)):
            middle = 1025 + 76 * place
            sheets.box(middle - side / 2, top + 16, side, side, 4)
            sheets.line_of(middle, top + half - 20, mark, "sans-bold", 32, 70, "middle")
    sheets.rule(172, y + half, WIDTH - MARGIN, y + half, 3)
    sheets.rule(172, y, 172, y + height, 4)
    sheets.rule(834, y, 834, y + height, 4)
    sheets.box(MARGIN, y, INNER, height, 4)


def _totals(sheets: Sheets, words: SheetWords) -> None:
    sheets.box(MARGIN, 1346, INNER, 116, 6)
    x = 100 + sheets.line_of(100, 1418, words.total, "serif-black", 44, 200) + 52
    for label in (words.bummerl, words.points):
        x += sheets.line_of(x, 1416, label, "sans", 36, 200) + 18
        sheets.box(x, 1364, 90, 80, 3)
        sheets.text(x + 108, 1420, ":", face("sans-black", 52), "middle")
        sheets.box(x + 126, 1364, 90, 80, 3)
        x += 256
