"""Palette, fonts, outlines and canvas."""

import math
from importlib.metadata import entry_points

import pytest

from bot.draw import fonts, palette, shapes
from bot.draw.canvas import Canvas
from bot.draw.fonts import clean, clean_name, face, fit, shrink, wrap
from bot.draw.palette import Color
from bot.draw.paths import dashes, flatten, rounded_path, swell

PAIRS = {
    "text on ink": (palette.TEXT, palette.INK),
    "muted on ink": (palette.MUTED, palette.INK),
    "faint on ink": (palette.FAINT, palette.INK),
    "faint on panel": (palette.FAINT, palette.PANEL),
    "text on panel": (palette.TEXT, palette.PANEL),
    "muted on panel": (palette.MUTED, palette.PANEL),
    "text on raised": (palette.TEXT, palette.RAISED),
    "brass plate": (palette.ON_BRASS, palette.BRASS),
    "text on winner": (palette.TEXT, palette.WINNER_PANEL),
    "muted on winner": (palette.MUTED, palette.WINNER_PANEL),
    "success": (palette.TEXT, palette.SUCCESS.ground),
    "success muted": (palette.MUTED, palette.SUCCESS.ground),
    "success mark": (palette.SUCCESS.line, palette.SUCCESS.ground),
    "failure": (palette.TEXT, palette.FAILURE.ground),
    "failure muted": (palette.MUTED, palette.FAILURE.ground),
    "failure mark": (palette.FAILURE.line, palette.FAILURE.ground),
    "deciding": (palette.BRASS, palette.DECIDING.ground),
    "deciding muted": (palette.MUTED, palette.DECIDING.ground),
    "ivory die": (palette.IVORY.text, palette.IVORY.main),
} | {
    f"{kind} {letter}": pair
    for letter, house in palette.HOUSES.items()
    for kind, pair in {
        "house": (house.coat.text, house.coat.main),
        "bar": (palette.TEXT, house.bar.ground),
        "line": (house.coat.light, palette.INK),
    }.items()
}


def luminance(color: Color) -> float:
    parts = [part / 255 for part in color]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Color, other: Color) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_contrast_of_black_and_white() -> None:
    assert contrast((255, 255, 255), (0, 0, 0)) == pytest.approx(21)


@pytest.mark.parametrize("pair", PAIRS.values(), ids=PAIRS)
def test_text_is_readable_on_its_ground(pair: tuple[Color, Color]) -> None:
    assert contrast(*pair) >= 4.5


def test_houses_differ_without_colour() -> None:
    patterns = {house.coat.pattern.kind for house in palette.HOUSES.values() if house.coat.pattern}
    assert len(patterns) == len({house.dash for house in palette.HOUSES.values()}) == 4


@pytest.mark.parametrize(
    ("dirty", "tidy"),
    [
        ("Mia", "Mia"),
        ("  viele \t\n Leerzeichen ", "viele Leerzeichen"),
        ("u\u0308ber", "über"),
        ("🔥Mia🔥", "Mia"),
        ("👩🏽\u200d🚀 Ada", "Ada"),
        ("\u202eaiM\u202c", "aiM"),
        ("a\x00b\x1bc\ufeff", "abc"),
        ("\U0001d578\U0001d58e\U0001d586 \uff46ull", "Mia full"),
        ("1\ufe0f\u20e3", "1"),
        ("e" + "\u0334" * 50, "e\u0334\u0334"),
        ("\ud800x", "x"),
    ],
)
def test_clean(dirty: str, tidy: str) -> None:
    assert clean(dirty) == tidy


@pytest.mark.parametrize("nothing", ["", "🔥", "\u200b\u200b", "𓀀"])
def test_a_name_without_letters_becomes_a_dash(nothing: str) -> None:
    assert clean_name(nothing) == fonts.NAMELESS


@pytest.mark.parametrize("width", [60, 150, 300])
def test_fit_cuts_to_the_width(width: int) -> None:
    font = face("sans-bold", 40)
    cut = fit("Wolkenreiterin von und zu Hohenstein", font, width)
    assert cut.endswith("…")
    assert " …" not in cut
    assert width - 60 < font.length(cut) <= width


def test_fit_leaves_what_fits() -> None:
    assert fit("Mia", face("sans", 28), 500) == "Mia"


def test_shrink_never_goes_below_readable() -> None:
    assert shrink("12", "sans-black", 116, 500).size == 116
    smaller = shrink("1.234.567", "sans-black", 116, 250)
    assert fonts.SMALLEST < smaller.size < 116
    assert smaller.length("1.234.567") <= 250
    assert shrink("9" * 99, "sans-black", 116, 250).size == fonts.SMALLEST


def test_type_under_28_is_refused() -> None:
    with pytest.raises(ValueError, match="28"):
        face("sans", 27)


def test_wrap() -> None:
    font = face("sans", 30)
    lines = wrap("eins zwei drei vier fünf sechs sieben acht neun zehn", font, 200, 3)
    assert len(lines) == 3
    assert all(font.length(line) <= 200 for line in lines)
    assert lines[2].endswith("…")
    assert wrap("", font, 200, 2) == []
    assert wrap("kurz", font, 200, 2) == ["kurz"]


class Package:
    """What a package of typefaces says of itself."""

    def __init__(self, module: str, fonts: dict[str, str] | None = None) -> None:
        self.module, self._fonts = module, fonts

    def load(self) -> dict[str, str]:
        assert self._fonts is not None, "nobody asked for it"
        return self._fonts


def test_typefaces_of_other_packages_are_left_alone_and_those_that_lack_are_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ours = [Package(entry.module, entry.load()) for entry in entry_points(group="fonts_ttf")]
    monkeypatch.setattr(fonts, "entry_points", lambda group: [Package("font_of_others"), *ours])
    found = fonts._font_paths.__wrapped__()
    assert set(fonts._FILES.values()) <= set(found)
    monkeypatch.setattr(fonts, "entry_points", lambda group: [one for one in ours if "serif" not in one.module])
    with pytest.raises(RuntimeError, match="lack SourceSerifProBold, SourceSerifProBlack"):
        fonts._font_paths.__wrapped__()


def test_letters_no_font_has_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "_fallback_path", lambda: None)
    lonely = fonts.Face("sans", 28)
    assert [piece.text for piece in lonely.pieces("aשb")] == ["ab"]
    assert lonely.length("ש") == 0


@pytest.mark.skipif(fonts._fallback_path() is None, reason="DejaVu Sans is not installed here")
def test_foreign_words_stay_one_piece() -> None:
    assert [piece.text for piece in face("sans", 28).pieces("Mia שלום עולם x")] == ["Mia ", "שלום עולם", " x"]


def test_all_roles_have_german_letters_and_signs() -> None:
    for role in fonts._FILES:
        known = face(role, 28)._known
        assert {ord(letter) for letter in "äöüÄÖÜßẞ0123456789≥…Ø„“\u2212\u2013\u00d7"} <= known


def test_flatten_lines_and_relative_moves() -> None:
    assert flatten("M1 2L3 4h2v-1l-1-1Z") == [[(1, 2), (3, 4), (5, 4), (5, 3), (4, 2)]]
    assert flatten("M0 0H5M1 1V5") == [[(0, 0), (5, 0)], [(1, 1), (1, 5)]]


def test_flatten_curves_end_where_they_should() -> None:
    (outline,) = flatten("M0 0C0 10 10 10 10 0Q15 -5 20 0A5 5 0 0 1 30 0")
    assert outline[-1] == pytest.approx((30, 0))
    assert (10, 0) in outline
    top = min(y for x, y in outline if x > 20)
    assert top == pytest.approx(-5)


def test_flatten_relative_arcs() -> None:
    assert flatten("M5 5a5 5 0 0 1 10 0") == flatten("M5 5A5 5 0 0 1 15 5")


def test_a_rectangle_without_radius_has_four_corners() -> None:
    assert flatten(rounded_path(1, 2, 10, 5, 0)) == [[(1, 2), (11, 2), (11, 7), (1, 7)]]


def test_swell_keeps_the_distance() -> None:
    corners = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]
    grown = swell(corners, 2)
    assert min(x for x, _ in grown) == pytest.approx(-2)
    assert max(y for _, y in grown) == pytest.approx(12)
    assert max(math.hypot(x - 5, y - 5) for x, y in grown) == pytest.approx(math.hypot(5, 5) + 2)


def test_dashes() -> None:
    assert dashes([(0, 0), (10, 0)], (4, 2)) == [[(0, 0), (4, 0)], [(6, 0), (10, 0)]]
    assert dashes([(0, 0), (3, 0), (3, 3)], (4, 10)) == [[(0, 0), (3, 0), (3, 1)]]


@pytest.mark.parametrize("size", [(3.0, 3.0), (40.0, 20.0), (400.5, 33.25)])
@pytest.mark.parametrize("stroke", [0.0, 3.0])
def test_rounded_mask_covers_its_box(size: tuple[float, float], stroke: float) -> None:
    mask, (x, y) = shapes.rounded((10.25, 20.5, *size), 1.5, stroke)
    grown = stroke / 2
    assert (x, y) == (math.floor(10.25 - grown), math.floor(20.5 - grown))
    assert mask.size == (
        math.ceil(10.25 + size[0] + grown) - x,
        math.ceil(20.5 + size[1] + grown) - y,
    )
    assert mask.getextrema()[1] == 255


def test_stretched_corners_look_like_drawn_ones() -> None:
    small, _ = shapes.rounded((0, 0, 60, 60), 20)
    large, _ = shapes.rounded((0, 0, 500, 300), 20)
    corner = (0, 0, 20, 20)
    assert small.crop(corner).tobytes() == large.crop(corner).tobytes()
    assert large.crop((20, 0, 480, 300)).getextrema() == (255, 255)


def test_large_panels_are_painted_whole() -> None:
    canvas = Canvas(400)
    canvas.rounded((100, 100, 600, 200), 20, fill=(1, 2, 3), line=(9, 8, 7), width=4)
    assert canvas.image.crop((130, 130, 670, 270)).getcolors() == [(540 * 140, (1, 2, 3))]
    assert canvas.image.getpixel((400, 100)) == (9, 8, 7)
    assert canvas.image.getpixel((100, 200)) == (9, 8, 7)


def test_polygons_and_strokes() -> None:
    canvas = Canvas(400)
    canvas.polygon([(100, 100), (200, 100), (100, 200)], (1, 2, 3))
    assert canvas.image.getpixel((110, 110)) == (1, 2, 3)
    assert canvas.image.getpixel((190, 190)) == palette.INK
    canvas.stroke([[(300, 100), (400, 200)]], (3, 2, 1), 10)
    assert canvas.image.getpixel((350, 150)) == (3, 2, 1)
    assert canvas.image.getpixel((350, 165)) == palette.INK
    # Round ends reach over the last point.
    assert canvas.image.getpixel((297, 98)) == (3, 2, 1)


@pytest.mark.parametrize("kind", ["stripes", "zigzag", "bars", "dots"])
def test_patterns_have_no_seams(kind: palette.PatternKind) -> None:
    """Shifted by one tile, a pattern falls on itself."""
    tile = 40
    width = {"stripes": round(tile * math.sqrt(2)), "zigzag": round(tile * 1.15)}.get(kind, tile)
    area = shapes.tiled(kind, (400, 200), tile, 1.0)
    assert area.crop((0, 0, 200, 200)).tobytes() == area.crop((width, 0, width + 200, 200)).tobytes()
    share = sum(count for count, level in area.getcolors() or [] if level == 255) / (400 * 200)
    assert 0.15 < share < 0.5
