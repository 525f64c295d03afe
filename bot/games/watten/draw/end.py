"""The end of a sitting: who has won and by what, the last lines of the pad, all Bummerl."""

from bot.draw.canvas import Canvas
from bot.draw.fonts import called, face, fit, shrink
from bot.draw.medal import medal
from bot.games.watten.draw.colors import GOLD, INK, PAPER, PAPER_LINE, PAPER_MUTED, PAPER_RULE, STAIN
from bot.games.watten.draw.pad import ROW, cross, lozenges, write_line, write_strokes
from bot.games.watten.draw.records import EndPicture
from bot.games.watten.draw.wood import team_mark

_BOXES = ((28, 416), (456, 416))
_WON = (251, 232, 184)
_TABLE, _SHOWN, _FOOT, _BELOW = 426, 3, 188, 380


def draw_end(picture: EndPicture) -> bytes:
    """Draw the end: the winners with a medal, the final points large, the last games and the strokes."""
    lines = picture.lines[-_SHOWN:]
    bottom = _TABLE + ROW * len(lines) if lines else _BELOW
    canvas = Canvas(bottom + _FOOT, ground=PAPER, keyline=PAPER_LINE)
    canvas.image.paste(lozenges(bottom + _FOOT), (0, 0))
    _head(canvas, picture)
    for team in (0, 1):
        _team(canvas, picture, team)
    if lines:
        font = face("serif-bold", 32)
        canvas.text(36, 402, fit(picture.words.last, font, 400), font, INK)
    for number in range(1, len(lines)):
        canvas.rule((29, _TABLE + number * ROW), (871, _TABLE + number * ROW), PAPER_RULE, 2)
    for number, line in enumerate(lines):
        write_line(canvas, line, _TABLE + number * ROW)
    cross(canvas, _TABLE if lines else bottom, bottom, _TABLE if lines else bottom)
    write_strokes(canvas, picture.strokes, picture.words.bummerl, bottom)
    return canvas.png()


def _head(canvas: Canvas, picture: EndPicture) -> None:
    left = 36
    if picture.winner is not None:
        medal(canvas, 78, 132)
        left = 136
    font = shrink(picture.title, "serif-black", 50, 864 - left)
    canvas.text(left, 128, fit(picture.title, font, 864 - left), font, INK)
    small = shrink(picture.reason, "sans", 32, 864 - left)
    canvas.text(left, 174, fit(picture.reason, small, 864 - left), small, PAPER_MUTED)


def _team(canvas: Canvas, picture: EndPicture, team: int) -> None:
    left, width = _BOXES[team]
    won = picture.winner == team
    if won:
        canvas.rounded((left, 204, width, 150), 24, fill=_WON, line=GOLD, width=6)
    else:
        canvas.rounded((left, 204, width, 150), 24, fill=STAIN, line=PAPER_LINE, width=2)
    color = INK if won or picture.winner is None else PAPER_MUTED
    points = str(picture.points[team])
    big = face("serif-black", 110)
    canvas.text(left + width - 26, 318, points, big, color, "right")
    team_mark(canvas, team, left + 38, 279)
    room = width - 66 - 26 - big.length(points) - 14
    for name, baseline in zip(picture.teams[team], (268, 314), strict=True):
        words, font = called(name, "serif-bold", 36, room)
        canvas.text(left + 66, baseline, words, font, color)
