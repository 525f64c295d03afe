"""Pictures of the board: their size, that everything on them is seen, and that they are quick."""

import io
import math
from dataclasses import replace

import pytest
from PIL import Image

from bot.games.hut.board import path
from bot.games.hut.draw.board import draw_board, marks
from bot.games.hut.draw.coats import COATS
from bot.games.hut.draw.lanes import lane, spot
from bot.games.hut.draw.records import (
    Arrow,
    FilmPicture,
    Home,
    HutPicture,
    Labels,
    Order,
    Piece,
    RoundPicture,
    Row,
    Strip,
)
from bot.games.hut.draw.round import draw_film, draw_round
from bot.games.hut.plan import COLOURS, FIELDS

LABELS = Labels(
    "Fang den Hut", "Runde 3", "nach Phase 4", ("Rot", "Blau", "Weiß", "Gelb", "Schwarz", "Violett"), "leer",
    "Ruhefeld", "Zugbeginn", "gefangen", "Patt", "Hüte im Turm", "eingesperrt",
)  # fmt: skip
HOMES = tuple(Home(colour, 2, 1) for colour in COLOURS)
ROWS = tuple(Row(place, colour, f"Spieler {place}", 3, 40 - place) for place, colour in enumerate(COLOURS, 1))
EMPTY = HutPicture(LABELS, (), HOMES, (), ROWS)


def opened(picture: HutPicture) -> Image.Image:
    return Image.open(io.BytesIO(draw_board(picture))).convert("RGBA").convert("RGB")


def near(found: tuple[int, ...], wanted: tuple[int, ...]) -> bool:
    return all(abs(one - other) < 14 for one, other in zip(found, wanted, strict=True))


@pytest.mark.parametrize("rows", range(7))
def test_pictures_are_small_and_grow_downwards_only(rows: int) -> None:
    png = draw_board(replace(EMPTY, rows=ROWS[:rows]))
    picture = Image.open(io.BytesIO(png))
    assert picture.width == 900 and 1050 <= picture.height <= 1150
    assert len(png) < 250_000
    assert picture.convert("RGBA").getpixel((0, 0))[3] == 0  # type: ignore[index]  # RGBA has four


@pytest.mark.parametrize("colour", COLOURS)
def test_a_hat_is_seen_on_every_field_in_its_colour(colour: str) -> None:
    fields = [field for field in FIELDS if not field.endswith("O")][COLOURS.index(colour) :: 6]
    picture = opened(replace(EMPTY, pieces=tuple(Piece(field, "Xy", colour) for field in fields)))
    for field in fields:
        x, y = spot(field)
        pixel = picture.getpixel((round(x) + 18, round(y) + 14))
        assert isinstance(pixel, tuple) and near(pixel, COATS[colour].main), field


def test_arrows_stars_crosses_and_counts_change_the_picture_where_they_are() -> None:
    plain = opened(EMPTY)
    arrow = opened(replace(EMPTY, arrows=(Arrow(path("RE", "BD"), "R"),)))
    middle = lane(path("RE", "BD")).line[20]
    assert plain.getpixel((round(middle[0]), round(middle[1]))) != arrow.getpixel((round(middle[0]), round(middle[1])))
    failed = opened(replace(EMPTY, arrows=(Arrow(path("RE", "BD"), "R", failed=True),)))
    x, y = spot("BD")
    assert failed.getpixel((round(x) + 24, round(y) - 25)) != arrow.getpixel((round(x) + 24, round(y) - 25))
    tower = opened(replace(EMPTY, pieces=(Piece("RH", "Ru", "RB", True),)))
    x, y = spot("RH")
    band = tower.getpixel((round(x), round(y) + 26))
    assert isinstance(band, tuple) and near(band, COATS["B"].main)


@pytest.mark.parametrize("name", ["", "🎩" * 50, "W" * 200, "مرحبا", "a\u0301" * 40, "\u202eabc"])
def test_hostile_names_fit(name: str) -> None:
    rows = tuple(replace(row, name=name) for row in ROWS)
    assert len(draw_board(replace(EMPTY, rows=rows))) < 250_000


@pytest.mark.parametrize("start", ["RO", "M", "RA", "BF", "WI", "GK"])
def test_every_arrow_stays_inside_the_picture(start: str) -> None:
    for target in FIELDS:
        way = path(start, target)
        if 1 < len(way) <= 8:
            found = lane(way)
            for x, y in (*found.line, *found.head, *found.spots):
                assert 10 < x < 890 and 10 < y < 1045


def test_every_lane_is_longer_than_its_head() -> None:
    for start in (field for field in FIELDS if field[0] in "MR"):
        for target in FIELDS:
            way = path(start, target)
            if len(way) > 2:
                found = lane(way)
                tip, left, right = found.head
                assert len(found.line) > 1 and math.dist(found.line[0], spot(start)) < 0.01
                assert math.dist(tip, spot(target)) < 40 and math.dist(left, tip) == pytest.approx(
                    math.dist(right, tip)
                )


def test_a_round_can_be_kept_whole_and_seen_as_a_small_film() -> None:
    boards = tuple(replace(EMPTY, rows=(), arrows=(Arrow(("RO", "RF", "RG"), "R"),)) for _ in range(4))
    orders = tuple(Order(colour, "Rudi RG 3 RJ", failed=number % 2 == 0) for number, colour in enumerate(COLOURS))
    strips = tuple(Strip(f"Phase {number}", one, orders) for number, one in enumerate(boards, 1))
    tall = draw_round(RoundPicture("Fang den Hut", "Runde 3", strips, EMPTY))
    assert Image.open(io.BytesIO(tall)).size[0] == 900 and len(tall) < 1_500_000
    film = draw_film(FilmPicture((*boards, replace(EMPTY, rows=()))))
    moving = Image.open(io.BytesIO(film))
    assert moving.format == "GIF" and len(film) < 1_000_000
    assert getattr(moving, "n_frames", 1) >= 2 and moving.width <= 450


@pytest.mark.parametrize("colour", COLOURS)
def test_phases_of_orders_near_home_stand_apart(colour: str) -> None:
    """Four hats that leave home the same way, as in the first round: every phase can be read."""
    home = f"{colour}O"
    for steps in (1, 2, 3):
        reached = [name for name in FIELDS if len(path(home, name)) == steps + 1][:1]
        arrows = tuple(Arrow(path(home, name), colour, phase=phase) for phase in (1, 2, 3, 4) for name in reached)
        pieces = (Piece(home, "Xy", colour), *(Piece(name, "Ab", colour) for name in reached))
        placed = [place for _, place in marks(replace(EMPTY, arrows=arrows, pieces=pieces))]
        gaps = [math.dist(one, other) for place, one in enumerate(placed) for other in placed[:place]]
        assert len(placed) == 4 and min(gaps) >= 34, (steps, gaps)
