"""Dice pictures: size, form, hostile data, sameness."""

import io
from itertools import combinations
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.draw import sprites
from bot.draw.dice import (
    Die,
    KampfwurfPicture,
    KampfwurfSide,
    RollLabels,
    RollPicture,
    StatsBar,
    Verdict,
    draw_kampfwurf,
    draw_roll,
    draw_stats,
)
from bot.draw.keeping import STORE
from bot.draw.palette import INK
from tests.draw.draw_samples import FAILURE, GOLDEN, PICTURES, dice, stats, sums
from tests.draw.make_golden import small

HOSTILE = {
    "long": "W" * 2000,
    "right-to-left": "\u202e\u05e9\u05dc\u05d5\u05dd \u05e2\u05d5\u05dc\u05dd\u202c \u0645\u0631\u062d\u0628\u0627",
    "emoji": "🧙‍♀️🔥👩🏽‍🚀",
    "empty": "",
    "zalgo": "Z" + "\u0334\u0351\u0310" * 100 + "o",
    "control": "a\x00\x1b[31m\r\nb\u2028c",
    "surrogate": "a\ud800b",
}
HEIGHTS = {
    "roll": 500,
    "roll_fail": 500,
    "roll_plain": 400,
    "kampfwurf": 694,
    "kampfwurf_first": 694,
    "kampfwurf_tie": 694,
    "stats": 820,
}


def opened(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png))


def rgba(png: bytes) -> Image.Image:
    return opened(png).convert("RGBA")


def difference(first: Image.Image, second: Image.Image) -> float:
    assert first.size == second.size
    return sum(ImageStat.Stat(ImageChops.difference(first, second)).mean) / 3


def worst_spot(first: Image.Image, second: Image.Image) -> int:
    """Give the greatest difference over an area of a few pixels."""
    return max(ImageChops.difference(first, second).reduce(4).convert("RGB").tobytes())


@pytest.mark.parametrize("name", PICTURES)
def test_form(name: str) -> None:
    draw, data = PICTURES[name]
    png = draw(data)
    picture = opened(png)
    assert picture.mode == "P"
    assert picture.width == 900
    assert picture.height == HEIGHTS.get(name, picture.height) <= 1000
    assert len(png) < 60_000


@pytest.mark.parametrize("name", PICTURES)
def test_only_the_corners_are_transparent(name: str) -> None:
    draw, data = PICTURES[name]
    alpha = rgba(draw(data)).getchannel("A")
    right, bottom = alpha.width - 1, alpha.height - 1
    for corner in ((0, 0), (right, 0), (0, bottom), (right, bottom)):
        assert alpha.getpixel(corner) == 0
    assert alpha.crop((30, 0, right - 30, bottom + 1)).getextrema() == (255, 255)
    assert alpha.crop((0, 30, right + 1, bottom - 30)).getextrema() == (255, 255)
    # Steps between clear and opaque: the corner is smooth.
    levels = alpha.crop((0, 0, 30, 30)).getcolors() or []
    assert len(levels) > 4


def test_plain_colours_stay_exact() -> None:
    draw, data = PICTURES["kampfwurf"]
    assert rgba(draw(data)).getpixel((450, 10)) == (*INK, 255)


@pytest.mark.parametrize("name", PICTURES)
def test_same_data_gives_same_bytes(name: str) -> None:
    draw, data = PICTURES[name]
    first = draw(data)
    STORE.clear()
    assert draw(data) == first


@pytest.mark.parametrize("name", PICTURES)
def test_looks_as_stored(name: str) -> None:
    draw, data = PICTURES[name]
    drawn = small(draw(data))
    stored = Image.open(GOLDEN / f"{name}.png").convert("RGB")
    assert difference(drawn, stored) < 2.5
    # Other versions of the font renderer shift single pixels, not whole areas.
    assert worst_spot(drawn, stored) < 30


def test_the_stored_comparison_notices_another_die() -> None:
    stored = Image.open(GOLDEN / "roll_plain.png").convert("RGB")
    drawn = small(draw_roll(RollPicture(dice(6, 2), 8, "2w6", "Wolkenreiterin", "freier Wurf")))
    assert worst_spot(drawn, stored) >= 30


@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE)
def test_hostile_texts(name: str) -> None:
    """Whatever people call themselves stays in its place: the right half of the header keeps its pill."""
    roll = RollPicture(dice(4, 5), 9, name, name, name, 2, "G", Verdict(True, name, name), labels=RollLabels(sum="S"))
    side = KampfwurfSide(name, 1, 2, name, "R", 1)
    pictures = [
        draw_roll(roll),
        draw_roll(RollPicture(dice(1, 2, 3), 6, name, name, name, detail=name)),
        draw_roll(RollPicture(dice(1, 2, 3, 4), 10, name, name, name, detail=name)),
        draw_kampfwurf(KampfwurfPicture((side, side), name, "second", 0)),
        draw_stats(stats(sums((1,) * 11), name=name, subtitle=name, verdict=name, sentence=name, small_print=name)),
    ]
    for png in pictures:
        edge = rgba(png).crop((886, 40, 896, 100)).getcolors() or []
        assert edge == [(600, (*INK, 255))]


def test_long_name_leaves_the_pills_alone() -> None:
    pills = (640, 30, 880, 110)
    drawn = [
        rgba(draw_roll(RollPicture(dice(4, 5), 9, "2w6", name, "x", 2, "G"))).convert("RGB").crop(pills)
        for name in ("Mia", "Mia" * 300)
    ]
    assert difference(*drawn) < 0.3


@pytest.mark.parametrize("count", [1, 3])
def test_long_notation_stays_in_the_column_of_the_sum(count: int) -> None:
    drawn = [
        rgba(draw_roll(RollPicture(dice(*[2] * count), 9, notation, detail="2"))).convert("RGB").crop((0, 0, 604, 200))
        for notation in ("1w6+7", "1w6+7+1w100" * 9)
    ]
    assert difference(*drawn) < 0.1


def test_nameless_is_more_compact() -> None:
    named = opened(draw_roll(RollPicture(dice(3, 5), 8, "2w6", "Mia")))
    nameless = opened(draw_roll(RollPicture(dice(3, 5), 8, "2w6")))
    assert nameless.height <= named.height - 100


@pytest.mark.parametrize("house", ["G", "S", "R", "H", None])
@pytest.mark.parametrize("kept", [True, False])
@pytest.mark.parametrize("sides", [6, 20])
def test_every_face_reads_differently_on_a_phone(sides: int, kept: bool, house: Any) -> None:
    faces = []
    for value in range(1, sides + 1):
        sprite = sprites.die(sides, value, 120, house, 0, kept)
        ground = Image.new("RGBA", sprite.size, (*INK, 255))
        ground.alpha_composite(sprite)
        faces.append(ground.convert("L").convert("RGB").resize((48, 48)))
    assert all(difference(one, other) > 0.5 for one, other in combinations(faces, 2))


def test_silhouettes_differ() -> None:
    shapes = [sprites.die(sides, 4, 120).getchannel("A").convert("RGB") for sides in (4, 6, 8, 10, 12, 20)]
    assert all(difference(one, other) > 5 for one, other in combinations(shapes, 2))


def test_dropped_dice_are_dimmed() -> None:
    def brightness(sprite: Image.Image) -> float:
        ground = Image.new("RGBA", sprite.size, (*INK, 255))
        ground.alpha_composite(sprite)
        return ImageStat.Stat(ground.convert("L")).mean[0]

    assert brightness(sprites.die(6, 5, 120, kept=False)) < brightness(sprites.die(6, 5, 120)) / 2


@pytest.mark.parametrize("count", range(1, 25))
def test_any_number_of_dice_fits(count: int) -> None:
    thrown = tuple(Die(6, i % 6 + 1, i % 3 != 0) for i in range(count))
    for name in (None, "Mia"):
        picture = opened(draw_roll(RollPicture(thrown, -99_999, "notiz", name, detail="x " * 90, verdict=FAILURE)))
        assert picture.height <= 1000


@pytest.mark.parametrize("count", [0, 25])
def test_too_few_or_many_dice(count: int) -> None:
    with pytest.raises(ValueError, match="1 to 24 dice"):
        RollPicture(dice(*[1] * count), count, "w")


@pytest.mark.parametrize(
    ("roll", "pair"),
    [
        (RollPicture(dice(1, 2), 3, "2w6"), True),
        (RollPicture(dice(1, 2), 6, "2w6+3", detail="1 + 2 + 3"), False),
        (RollPicture(dice(1, 2), 6, "2w6+3"), False),
        (RollPicture(dice(1, 2, sides=8), 3, "2w8"), False),
        (RollPicture((Die(6, 1), Die(6, 2, False)), 1, "2w6k1"), False),
    ],
)
def test_three_columns_only_for_two_plain_dice(roll: RollPicture, pair: bool) -> None:
    assert roll.is_pair is pair


@pytest.mark.parametrize("count", range(2, 20))
@pytest.mark.parametrize("most", [1, 999, 10_000, 10**9])
def test_any_number_of_bars(count: int, most: int) -> None:
    bars = tuple(StatsBar(str(i + 2), most // (i + 1), most / 3) for i in range(count))
    assert opened(draw_stats(stats(bars))).size == (900, 820)


@pytest.mark.parametrize(("start", "every"), [(2, 1), (1_000, 2), (1_000_000, 3)])
def test_of_names_too_wide_for_their_bars_only_every_second_or_third_is_written(start: int, every: int) -> None:
    names = [str(start + i) for i in range(19)]

    def drawn(names: list[str]) -> bytes:
        return draw_stats(stats(tuple(StatsBar(name, 5, 5.0) for name in names)))

    plain = drawn(names)
    for place in range(1, 5):
        other = [*names[:place], names[0], *names[place + 1 :]]
        assert (drawn(other) != plain) is (place % every == 0), place


def test_bars_of_next_to_nothing() -> None:
    bars = (StatsBar("1", 1, 0.0), StatsBar("2", 10**9, 0.0), StatsBar("3", 0, 0.001))
    assert opened(draw_stats(stats(bars))).size == (900, 820)


@pytest.mark.parametrize("count", [1, 20])
def test_too_few_or_many_bars(count: int) -> None:
    with pytest.raises(ValueError, match="2 to 19 bars"):
        stats((StatsBar("1", 1, 1.0),) * count)


def test_without_rolls_the_chart_takes_little_room() -> None:
    assert opened(draw_stats(stats(sums((0,) * 11)))).height < 600


@pytest.mark.parametrize("decided_by", ["sum", "first", "second"])
def test_the_deciding_row_is_framed(decided_by: Any) -> None:
    sides = (KampfwurfSide("Mia", 4, 4), KampfwurfSide("Tom", 4, 4))
    picture = rgba(draw_kampfwurf(KampfwurfPicture(sides, "Mia gewinnt", decided_by, 0)))
    grounds = [picture.getpixel((700, 380 + 74 * row)) for row in range(3)]
    framed = ["sum", "first", "second"].index(decided_by)
    assert [ground != (*INK, 255) for ground in grounds] == [row == framed for row in range(3)]
