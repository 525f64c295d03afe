"""The picture of the pitch: a side view in three bands, high, middle and low."""

from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.draw import shapes
from bot.draw.canvas import Canvas
from bot.draw.fonts import Face, called, face, fit
from bot.draw.keeping import kept
from bot.draw.palette import BRASS, MUTED, ON_BRASS, TEXT, Color, rgb
from bot.draw.paths import dashes, flatten, turn
from bot.draw.shapes import Placed
from bot.games.quidditch.draw import layout, pieces
from bot.games.quidditch.draw.heading import Side, draw_heading
from bot.games.quidditch.draw.layout import BENCH_DISC, NAME_LINE, Ball, Spot, Stretch
from bot.games.quidditch.draw.pieces import NIGHT, halo_text, tidy, tidy_name
from bot.games.quidditch.draw.records import PitchPicture, PitchPlayer
from bot.games.quidditch.draw.scenery import draw_scenery

__all__ = ["PitchPicture", "draw_pitch"]

_DISC = 40
_SEAT_DROP = 30
_NARROW = 112
_PERSON, _PERSON_OUT = rgb("#D9E2FA"), rgb("#A9B1CB")
_PIP, _PIP_LINE = 24, rgb("#66719C")
_NOTE_LINE, _NOTE_GAP = 46, 36
_BENCH_EDGE, _BENCH_CORNER = rgb("#5A658F"), 20
# Where a player's balls hang, in order; none of them covers his letter or his XP.
_HANDS = ((43, 24), (-43, 24), (-43, -24))
# Where his XP stand, by their number.
_DOTS = ((), ((24, -37),), ((12, -40), (32, -40)))


def draw_pitch(data: PitchPicture) -> bytes:
    """Draw the pitch."""
    houses = data.teams[0].house, data.teams[1].house
    bands = layout.bands(data)
    notes = list(_note_lines(data))
    bottom = bands[-1].top + bands[-1].height + 14
    top = bottom + _NOTE_LINE * len(notes)
    benches: list[tuple[Stretch, str, str]] = []
    labels = data.labels
    for out, word, more in ((False, labels.waiting, labels.waiting_more), (True, labels.out, labels.out_more)):
        beside = [player for player in data.players if player.out == out and (out or player.band is None)]
        if beside:
            benches.append((layout.bench(beside, houses, top + 4), word, more))
            top = benches[-1][0].top + benches[-1][0].height + 6
    canvas = Canvas(top + (12 if benches else 6))
    _head(canvas, data)
    draw_scenery(canvas, bands, data.thirds, houses)
    for stretch in bands:
        _spots(canvas, stretch, _DISC, NIGHT)
    for index, line in enumerate(notes):
        _note_line(canvas, line, bottom + _NOTE_LINE * index + 22)
    for stretch, word, more in benches:
        _bench(canvas, stretch, word, more)
    return canvas.png()


def _head(canvas: Canvas, data: PitchPicture) -> None:
    left, right = (
        Side(team.house, team.name, team.points, team.note, pieces.quaffel(14) if team.note else None)
        for team in data.teams
    )
    draw_heading(canvas, left, right)
    font = face("sans-bold", 30)
    x = 30 + canvas.text(30, 153, fit(tidy(data.round_words), font, 300), font, BRASS) + 24
    phase = fit(tidy(data.phase), font, 846 - x)
    canvas.text(870, 153, phase, font, TEXT, "right")
    room = 846 - font.length(phase) - x
    if _PIP * data.rounds <= room:
        for index in range(data.rounds):
            played = index < data.round
            box = (x + _PIP * index, 135, 17, 16)
            canvas.rounded(box, 5, fill=BRASS if played else None, line=BRASS if played else _PIP_LINE, width=2.5)


def _spots(canvas: Canvas, stretch: Stretch, radius: int, ground: Color) -> None:
    for spot in stretch.spots:
        if isinstance(spot.thing, PitchPlayer):
            _player(canvas, spot.thing, spot, radius, ground)
        else:
            _ball(canvas, spot.thing, spot)


def _player(canvas: Canvas, player: PitchPlayer, spot: Spot, radius: int, ground: Color) -> None:
    """Draw a player with all he carries; the words under him have the ground's colour as their halo."""
    x, y = spot.x, spot.y
    share = radius / _DISC
    if player.out:
        canvas.sprite(pieces.out_disc(player.house, radius), x, y)
    else:
        if player.quaffel or player.schnatz:
            canvas.sprite(pieces.holder_ring(radius + 8), x, y)
        canvas.sprite(pieces.disc(player.house, radius), x, y)
        for dx, dy in _DOTS[player.xp]:
            canvas.sprite(pieces.xp_dot(), x + dx * share, y + dy * share)
        carried = [pieces.quaffel(round(21 * share))] if player.quaffel else []
        carried += [pieces.klatscher(round(21 * share), str(number)) for number in player.klatscher]
        for (dx, dy), ball in zip(_HANDS, carried, strict=False):
            canvas.sprite(ball, x + dx * share, y + dy * share)
        if player.schnatz:
            canvas.sprite(pieces.schnatz(round(11 * share)), x, y + 37 * share)
    font = _label_font(spot)
    seat = fit(tidy_name(player.seat), font, spot.width - 4)
    baseline = y + radius + _SEAT_DROP
    if player.acts:
        width = min(font.length(seat) + 24, spot.width - 2)
        canvas.rounded((x - width / 2, baseline - 27, width, 36), 18, fill=BRASS, line=ground, width=2.5)
        canvas.text(x, baseline, seat, font, ON_BRASS, "middle")
    else:
        halo_text(canvas, x, baseline, seat, font, TEXT, ground)
    if player.name:
        name, plain = called(player.name, "sans", 28, spot.width - 2)
        halo_text(canvas, x, baseline + NAME_LINE, name, plain, _PERSON_OUT if player.out else _PERSON, ground)


def _ball(canvas: Canvas, ball: Ball, spot: Spot) -> None:
    match ball.kind:
        case "quaffel":
            sprite = pieces.quaffel(25)
        case "klatscher":
            sprite = pieces.klatscher(23, str(ball.number), ball.used)
        case "schnatz":
            sprite = pieces.schnatz(16)
    canvas.sprite(sprite, spot.x, spot.y)
    font = _label_font(spot)
    halo_text(
        canvas, spot.x, spot.y + _DISC + _SEAT_DROP, fit(tidy(ball.word), font, spot.width - 4), font, TEXT, NIGHT
    )


def _label_font(spot: Spot) -> Face:
    return face("sans-bold" if spot.width >= _NARROW else "sans", 28)


class _Note(NamedTuple):
    """A ball with its words in the line below the pitch."""

    sprite: Image.Image
    text: str
    width: float


def _note_lines(data: PitchPicture) -> Iterator[list[_Note]]:
    """Share the words about the balls among lines; the XP legend comes only where there is room."""
    font = face("sans", 28)
    line: list[_Note] = []
    used = 0.0
    legend = _Note(pieces.xp_dot(), tidy(data.labels.xp), 0)
    for sprite, words in (
        (pieces.quaffel(17), data.quaffel_words),
        (pieces.klatscher(17, ""), data.klatscher_words),
        (pieces.schnatz(11), data.schnatz_words),
        (legend.sprite, legend.text if any(player.xp for player in data.players) else ""),
    ):
        text = tidy(words)
        if not text:
            continue
        sign = sprite.width - 6
        text = fit(text, font, 836 - sign - 10)
        width = sign + 10 + font.length(text)
        if line and used + _NOTE_GAP + width > 836:
            if sprite is legend.sprite:
                continue
            yield line
            line, used = [], 0.0
        used += width + (_NOTE_GAP if line else 0)
        line.append(_Note(sprite, text, width))
    if line:
        yield line


def _note_line(canvas: Canvas, line: list[_Note], middle: float) -> None:
    font = face("sans", 28)
    x = 34.0
    for note in line:
        sign = note.sprite.width - 6
        legend = note.sprite is pieces.xp_dot()
        if legend:
            x = 866 - note.width
        canvas.sprite(note.sprite, x + sign / 2, middle)
        canvas.text(x + sign + 10, middle + 10, note.text, font, MUTED if legend else TEXT)
        x += note.width + _NOTE_GAP


def _bench(canvas: Canvas, stretch: Stretch, word: str, more: str) -> None:
    """Draw those beside the pitch: waiting ones in their colours, those who are out in grey."""
    height = stretch.height
    canvas.rounded((20, stretch.top, 860, height), 20, fill=pieces.BENCH)
    _dashed_frame(canvas, stretch.top, height)
    middle = stretch.top + height / 2
    title, plain = face("sans-bold", 34), face("sans", 28)
    canvas.text(42, middle - 2, fit(tidy(word), title, 160), title, TEXT)
    canvas.text(42, middle + 33, fit(tidy(more), plain, 160), plain, MUTED)
    _spots(canvas, stretch, BENCH_DISC, pieces.BENCH)


def _dashed_frame(canvas: Canvas, top: int, height: int) -> None:
    """Draw the frame of a bench from its sides and corners, which come in every picture."""
    left, right, bottom = 20, 880, top + height
    for y in (top, bottom):
        canvas.paint(_BENCH_EDGE, (_dashed_side(right - left - 2 * _BENCH_CORNER), (left + _BENCH_CORNER, y - 1)))
    upright = _dashed_side(height - 2 * _BENCH_CORNER).transpose(Image.Transpose.ROTATE_90)
    for x in (left, right):
        canvas.paint(_BENCH_EDGE, (upright, (x - 1, top + _BENCH_CORNER)))
    near, far = left + _BENCH_CORNER, right - _BENCH_CORNER
    high, low = top + _BENCH_CORNER, bottom - _BENCH_CORNER
    for quarter, (x, y) in enumerate(((near, high), (far, high), (far, low), (near, low))):
        mask, (dx, dy) = _dashed_corner(quarter)
        canvas.paint(_BENCH_EDGE, (mask, (x + dx, y + dy)))


@kept
def _dashed_side(length: int) -> Image.Image:
    mask = Image.new("L", (length, 3))
    pen = ImageDraw.Draw(mask)
    # Half a gap at both ends, so that the dashes run on round the corners.
    for start in range(4, length, 18):
        pen.rectangle((start, 0, min(start + 9, length), 2), fill=235)
    return mask


@kept
def _dashed_corner(quarter: int) -> Placed:
    """Mask a corner about the middle of its arc, the upper left one first, then clockwise."""
    arc = flatten(f"M{-_BENCH_CORNER} 0A{_BENCH_CORNER} {_BENCH_CORNER} 0 0 1 0 {-_BENCH_CORNER}")[0]
    return shapes.stroked(dashes(turn(arc, 90 * quarter), (11, 9)), 2.5)
