"""A whole round: as a tall report to keep, and as a short film to open."""

import io

from PIL import Image

from bot.draw.canvas import WIDTH, Canvas
from bot.draw.fonts import clean, face, fit
from bot.draw.palette import BRASS, PANEL, RAISED, TEXT, rgb
from bot.games.hut.draw import pieces
from bot.games.hut.draw.board import board
from bot.games.hut.draw.coats import SAUCER
from bot.games.hut.draw.records import FilmPicture, RoundPicture, Strip

_SMALL, _LINE, _HEAD, _GAP = 430, 50, 104, 14
_FILM, _STEP, _REST = 450, 1400, 3000
_COLORS = 128
_FAILED = rgb("#FF9C8A")


def draw_round(picture: RoundPicture) -> bytes:
    """Draw a strip a phase with its board and orders, then the standing in full size."""
    last = board(picture.standing)
    heights = [_height(strip) for strip in picture.strips]
    top = _HEAD + sum(heights) + _GAP * len(heights)
    canvas = Canvas(top + last.height)
    title = face("serif-bold", 44)
    canvas.text(32, 68, fit(clean(picture.title), title, 500), title, BRASS)
    canvas.text(868, 66, fit(clean(picture.note), face("sans-bold", 36), 340), face("sans-bold", 36), TEXT, "right")
    y = _HEAD
    for strip, height in zip(picture.strips, heights, strict=True):
        _strip(canvas, strip, y, height)
        y += height + _GAP
    canvas.image.paste(last.image.crop((6, 6, last.width - 6, last.height - 6)), (6, top + 6))
    canvas.keep(last.colors)
    return canvas.png()


def _height(strip: Strip) -> int:
    return max(_SMALL + 30, 96 + _LINE * len(strip.orders))


def _strip(canvas: Canvas, strip: Strip, y: int, height: int) -> None:
    canvas.rounded((20, y, WIDTH - 40, height), 20, fill=PANEL)
    small = board(strip.board).image.crop((12, 96, WIDTH - 12, 1036))
    small.thumbnail((_SMALL, _SMALL), Image.Resampling.LANCZOS)
    canvas.image.paste(small, (34, y + (height - small.height) // 2))
    left, heading = _SMALL + 62, face("serif-bold", 38)
    canvas.text(left, y + 56, fit(clean(strip.heading), heading, 380), heading, BRASS)
    font = face("sans-bold", 30)
    for number, order in enumerate(strip.orders):
        baseline = y + 112 + _LINE * number
        canvas.rule((left, baseline + 16), (860, baseline + 16), RAISED, 2)
        canvas.disc(left + 20, baseline - 10, 22, fill=SAUCER)
        canvas.sprite(pieces.small_hat(order.colour, 1.15), left + 20, baseline - 11)
        words = fit(clean(order.words), font, 860 - left - 54)
        canvas.text(left + 54, baseline, words, font, _FAILED if order.failed else TEXT)


def draw_film(picture: FilmPicture) -> bytes:
    """Draw the boards of a round one after the other into a small animated picture; the last one stays longer."""
    frames = []
    for one in picture.boards:
        image = board(one).image
        image = image.resize((_FILM, round(image.height * _FILM / image.width)), Image.Resampling.LANCZOS)
        frames.append(image.quantize(_COLORS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE))
    target = io.BytesIO()
    times = [_STEP] * (len(frames) - 1) + [_REST]
    frames[0].save(target, "GIF", save_all=True, append_images=frames[1:], duration=times, loop=0, optimize=True)
    return target.getvalue()
