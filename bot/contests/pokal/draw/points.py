"""The four houses' points in hourglasses: the account, this season's part of it, what is still to be credited."""

from dataclasses import dataclass

from bot.contests.common.draw.naming import line
from bot.contests.pokal.draw import pieces
from bot.contests.pokal.draw.glass import Glass, draw_glass, scale
from bot.contests.pokal.draw.pieces import LEFT, WIDTH, badge, ink
from bot.draw.canvas import Canvas
from bot.draw.fonts import clean, face, fit
from bot.draw.palette import BRASS, FAILURE, HOUSES, MUTED, PANEL, RAISED, TEXT, HouseLetter

_FIRST, _PITCH = 133.5, 211.0
_TOP, _HALF, _HEIGHT = 130, 79, 428
_PILLS = 734


@dataclass(frozen=True, slots=True)
class HouseAccount:
    """A house's account: its points, those of before the season, and both written out; `waiting` comes later."""

    house: HouseLetter
    name: str
    total: int
    before: int
    shown: str
    gain: str
    waiting: str = ""
    leads: bool = False


@dataclass(frozen=True, slots=True)
class PointsWords:
    """What the marks mean."""

    season: str
    waiting: str
    leads: str
    rewards: str


@dataclass(frozen=True, slots=True)
class PointsPicture:
    """The accounts in the order they stand; `rewards` are the points for the places at the season's end."""

    title: str
    note: str
    words: PointsWords
    accounts: tuple[HouseAccount, ...]
    rewards: tuple[tuple[str, str], ...] = ()


def draw_points(picture: PointsPicture) -> bytes:
    """Draw the hourglasses with the accounts below them."""
    waiting = any(account.waiting for account in picture.accounts)
    legend = 858 if waiting else 802
    lines = 2 if waiting else 1
    below = legend + 28 + 42 * lines
    canvas = ink(below + (160 if picture.rewards else 20), picture.title, picture.note)
    whole = scale([account.total for account in picture.accounts])
    for number, account in enumerate(picture.accounts):
        x = _FIRST + _PITCH * number
        draw_glass(canvas, account.house, Glass(x, _TOP, _HALF, _HEIGHT), account.total / whole, account.before / whole)
        _account(canvas, account, x)
    _legend(canvas, picture.words, legend, waiting=waiting)
    if picture.rewards:
        line(canvas, 32, below + 52, picture.words.rewards, face("serif-bold", 34), BRASS, 836)
        _rewards(canvas, picture.rewards, below + 70)
    return canvas.png()


def _account(canvas: Canvas, account: HouseAccount, x: float) -> None:
    font = face("sans-bold", 29)
    name = fit(clean(account.name), font, 142)
    left = x - (42 + 7 + font.length(name)) / 2
    badge(canvas, account.house, left + 21, 630, 42)
    canvas.text(left + 49, 640, name, font, TEXT)
    big = face("serif-black", 54)
    shown = fit(clean(account.shown), big, 200)
    canvas.text(x, 712, shown, big, BRASS if account.leads else TEXT, "middle")
    if account.leads:
        pieces.star(canvas, min(x + big.length(shown) / 2 + 24, x + _PITCH / 2), 694)
    lost = account.total < account.before
    color = FAILURE.line if lost else HOUSES[account.house].coat.light
    box = (x - 72, _PILLS, 144, 46)
    if lost:
        canvas.dashed(box, 23, color, 3, (8.0, 6.0))
    else:
        canvas.rounded(box, 23, line=color, width=3)
    line(canvas, x, _PILLS + 34, account.gain, face("sans-black", 32), color, 130, "middle")
    if account.waiting:
        canvas.dashed((x - 72, _PILLS + 56, 144, 46), 23, MUTED, 3, (8.0, 6.0))
        pieces.hourglass(canvas, x - 45, _PILLS + 79, MUTED)
        line(canvas, x + 14, _PILLS + 89, account.waiting, face("sans-bold", 30), MUTED, 96, "middle")


def _legend(canvas: Canvas, words: PointsWords, y: int, *, waiting: bool) -> None:
    canvas.rounded((LEFT, y, WIDTH, 112 if waiting else 70), 18, fill=PANEL)
    font = face("sans", 28)
    canvas.rounded((36, y + 18, 50, 36), 18, line=MUTED, width=3)
    canvas.text(61, y + 46, "+", face("sans-bold", 30), MUTED, "middle")
    leads = fit(clean(words.leads), font, 150)
    pieces.star(canvas, 852 - font.length(leads) - 26, y + 36)
    canvas.text(852, y + 45, leads, font, TEXT, "right")
    line(canvas, 104, y + 45, words.season, font, TEXT, 690 - font.length(leads))
    if waiting:
        pieces.hourglass(canvas, 61, y + 78, MUTED)
        line(canvas, 104, y + 88, words.waiting, font, MUTED, 750)


def _rewards(canvas: Canvas, rewards: tuple[tuple[str, str], ...], y: int) -> None:
    width = (WIDTH - 10.5 * (len(rewards) - 1)) / len(rewards)
    for number, (place, points) in enumerate(rewards):
        x = LEFT + number * (width + 10.5)
        canvas.rounded((x, y, width, 66), 16, fill=RAISED)
        line(canvas, x + 24, y + 45, place, face("sans-bold", 32), BRASS if number == 0 else MUTED, 44)
        line(canvas, x + width - 21, y + 45, points, face("sans-black", 34), TEXT, width - 92, "right")
