"""The picture of many rolls: counted bars, expected ticks, a verdict in words."""

from dataclasses import dataclass
from typing import Literal

from bot.draw import shapes, sprites
from bot.draw.canvas import Canvas
from bot.draw.dice.parts import Mark, mark
from bot.draw.dice.records import number
from bot.draw.fonts import Face, clean, clean_name, face, fit, wrap
from bot.draw.palette import (
    AXIS,
    BRASS,
    DECIDING,
    FAILURE,
    FAINT,
    INK,
    MUTED,
    NEUTRAL,
    SLATE,
    SUCCESS,
    TEXT,
    Coat,
    HouseLetter,
    Tone,
    coat_of,
)
from bot.draw.shapes import Box

StatsTone = Literal["ok", "warn", "bad", "unknown"]

_TONES: dict[StatsTone, tuple[Tone, Mark]] = {
    "ok": (SUCCESS, "check"),
    "warn": (DECIDING, "!"),
    "bad": (FAILURE, "cross"),
    "unknown": (NEUTRAL, "?"),
}
_CHART_TOP, _TALLEST, _EMPTY = 212, 350, 60
_LEFT, _RIGHT = 42, 858
_PATTERN_TILE, _PATTERN_OPACITY = 15.4, 0.20


@dataclass(frozen=True, slots=True)
class StatsBar:
    """One result: its name, how often it came and how often it was expected."""

    label: str
    count: int
    expected: float


@dataclass(frozen=True, slots=True)
class StatsLabels:
    """The words and number signs in the picture."""

    roll: str = "Wurf"
    rolls: str = "Würfe"
    counted: str = "gewürfelt"
    expected: str = "erwartet"
    thousand: str = "Tsd."
    million: str = "Mio."
    decimal: str = ","
    thousands: str = "."


@dataclass(frozen=True, slots=True)
class StatsPicture:
    """The counts of 2 to 19 results with a verdict on them."""

    name: str
    subtitle: str
    bars: tuple[StatsBar, ...]
    n: int
    mean: str
    verdict: str
    sentence: str
    small_print: str = ""
    tone: StatsTone = "unknown"
    house: HouseLetter | None = None
    labels: StatsLabels = StatsLabels()

    def __post_init__(self) -> None:
        """Refuse what does not fit on one picture."""
        if not 2 <= len(self.bars) <= 19:
            raise ValueError(f"a picture shows 2 to 19 bars, not {len(self.bars)}")


def draw_stats(picture: StatsPicture) -> bytes:
    """Draw the statistics."""
    sentence_font = face("sans", 30)
    lines = wrap(clean(picture.sentence), sentence_font, 734, 2)
    small = clean(picture.small_print)
    verdict_height = 86 + 40 * len(lines) + (38 if small else 0)
    # Without any count or expectation there is no chart to leave room for.
    floor = _CHART_TOP + (_TALLEST if any(bar.count or bar.expected for bar in picture.bars) else _EMPTY)
    top = floor + 74
    canvas = Canvas(top + verdict_height + 20)
    coat = coat_of(picture.house, SLATE)
    _title(canvas, picture)
    unit = _bars(canvas, picture, coat, floor)
    _legend(canvas, picture.labels, coat, unit)
    tone, symbol = _TONES[picture.tone]
    canvas.rounded((20, top, 860, verdict_height), 22, fill=tone.ground, line=tone.line, width=3)
    mark(canvas, symbol, 70, top + 66, tone.line if picture.tone != "unknown" else MUTED)
    title_font = face("sans-bold", 40)
    canvas.text(118, top + 64, fit(clean(picture.verdict), title_font, 734), title_font, TEXT)
    baseline = top + 66
    for line in lines:
        baseline += 40
        canvas.text(118, baseline, line, sentence_font, TEXT)
    small_font = face("sans", 28)
    canvas.text(118, baseline + 38, fit(small, small_font, 734), small_font, MUTED)
    return canvas.png()


def _title(canvas: Canvas, picture: StatsPicture) -> None:
    left = 34
    if picture.house:
        canvas.sprite(sprites.badge(picture.house, 64), 62, 66)
        left = 112
    bold, plain = face("sans-bold", 38), face("sans", 30)
    word = picture.labels.roll if picture.n == 1 else picture.labels.rolls
    count = f"{number(picture.n, picture.labels.thousands)} {word}"
    for baseline, text, right, font, color in (
        (62, clean_name(picture.name), count, bold, TEXT),
        (102, clean(picture.subtitle), clean(picture.mean), plain, MUTED),
    ):
        used = canvas.text(866, baseline, right, font, color, "right")
        canvas.text(left, baseline, fit(text, font, 866 - used - 32 - left), font, color)


def _legend(canvas: Canvas, labels: StatsLabels, coat: Coat, unit: str) -> None:
    font = face("sans", 28)
    canvas.rounded((42, 132, 30, 24), 5, fill=coat.main, line=coat.light, width=3)
    text = f"{labels.counted} ({unit})" if unit else labels.counted
    x = 84 + canvas.text(84, 155, text, font, TEXT) + 44
    canvas.rounded((x, 141.5, 42, 7), 0, fill=BRASS)
    canvas.text(x + 54, 155, labels.expected, font, TEXT)


def _bars(canvas: Canvas, picture: StatsPicture, coat: Coat, floor: int) -> str:
    """Draw the chart and give the unit its numbers are in."""
    pitch = (_RIGHT - _LEFT) / len(picture.bars)
    width = min(120.0, pitch * 0.73)
    highest = max(max(bar.count, bar.expected) for bar in picture.bars) or 1
    unit, texts, count_font = _count_texts(picture, pitch)
    label_font, every = _label_font(picture, pitch)
    ticks: list[tuple[float, float]] = []
    for index, bar in enumerate(picture.bars):
        x = _LEFT + pitch * (index + 0.5)
        tall = bar.count / highest * _TALLEST
        expected = bar.expected / highest * _TALLEST
        if bar.count:
            _bar(canvas, coat, (x - width / 2, floor - max(tall, 3.0), width, max(tall, 3.0)))
        if bar.expected:
            ticks.append((x, floor - expected))
        color = TEXT if bar.count else FAINT
        canvas.text(x, floor - max(tall, expected) - 14, texts[index], count_font, color, "middle")
        if index % every == 0:
            label = fit(clean(bar.label), label_font, pitch * every)
            canvas.text(x, floor + 42, label, label_font, MUTED, "middle")
    reach = min(pitch * 0.97, width + 12)
    for x, y in ticks:
        # The dark casing parts the tick from the bar below it.
        canvas.rounded((x - reach / 2 - 2, y - 6.5, reach + 4, 13), 0, fill=INK)
        canvas.rounded((x - reach / 2, y - 3.5, reach, 7), 0, fill=BRASS)
    canvas.rounded((34, floor - 1.5, 832, 3), 0, fill=AXIS)
    return unit


def _bar(canvas: Canvas, coat: Coat, box: Box) -> None:
    radius = min(8.0, box[3] / 2)
    canvas.rounded(box, radius, fill=coat.main)
    if coat.pattern:
        area = (canvas.width, _CHART_TOP + _TALLEST + 8)
        texture = shapes.texture(coat.pattern.kind, area, _PATTERN_TILE, _PATTERN_OPACITY)
        canvas.patterned(coat.pattern.ink, texture, shapes.rounded(box, radius))
    canvas.rounded(box, radius, line=coat.light, width=3)


def _count_texts(picture: StatsPicture, pitch: float) -> tuple[str, list[str], Face]:
    """Find numbers that fit over the bars: whole, else in thousands or millions, else only the extremes."""
    labels = picture.labels
    counts = [bar.count for bar in picture.bars]
    for divisor, unit in ((1, ""), (1_000, labels.thousand), (1_000_000, labels.million)):
        texts = [_short(count, divisor, labels) for count in counts]
        for size in (32, 28):
            font = face("sans-bold", size)
            # A unit that turns the counts into 0,1 and 0,2 says nothing.
            if (divisor == 1 or max(counts) >= divisor) and max(font.length(text) for text in texts) <= pitch - 8:
                return unit, texts, font
    extremes = {counts.index(max(counts)), counts.index(min(counts))}
    texts = [number(count, labels.thousands) if index in extremes else "" for index, count in enumerate(counts)]
    return "", texts, face("sans-bold", 28)


def _short(count: int, divisor: int, labels: StatsLabels) -> str:
    if divisor == 1:
        return number(count, labels.thousands)
    value = count / divisor
    text = f"{value:.1f}" if value < 9.95 else f"{value:.0f}"
    return "0" if count == 0 else text.replace(".", labels.decimal)


def _label_font(picture: StatsPicture, pitch: float) -> tuple[Face, int]:
    """Find the type for the names below the bars; when too wide, only every second or third is written."""
    for size in (34, 28):
        font = face("sans-bold", size)
        widest = max(font.length(clean(bar.label)) for bar in picture.bars)
        if widest <= pitch - 8:
            return font, 1
    return face("sans-bold", 28), 2 if widest <= 2 * pitch - 8 else 3
