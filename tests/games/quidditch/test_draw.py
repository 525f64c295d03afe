"""What holds for both pictures of a match: form, sameness, the stored looks, a worker."""

import pickle
from dataclasses import replace
from functools import cache

import pytest
from PIL import Image

from bot.draw.keeping import STORE
from bot.draw.pool import Studio
from bot.games.quidditch.draw import draw_pitch, draw_report
from tests.draw.make_golden import small
from tests.draw.test_draw_dice import difference, worst_spot
from tests.games.quidditch.draw_samples import FRIENDS, GOLDEN, PICTURES, REPORT
from tests.games.quidditch.draw_seeing import opened


@cache
def drawn(name: str) -> bytes:
    draw, data = PICTURES[name]
    return draw(data)


@pytest.mark.parametrize("name", PICTURES)
def test_form(name: str) -> None:
    picture = opened(drawn(name))
    assert picture.mode == "P"
    assert picture.width == 900
    assert picture.height <= 1400
    assert len(drawn(name)) < 120_000
    assert picture.convert("RGBA").getchannel("A").getpixel((0, 0)) == 0, "the corners are round"


@pytest.mark.parametrize("name", PICTURES)
def test_looks_as_stored(name: str) -> None:
    seen = small(drawn(name))
    stored = Image.open(GOLDEN / f"{name}.png").convert("RGB")
    assert difference(seen, stored) < 2.5
    # Other versions of the font renderer shift single pixels, not whole areas.
    assert worst_spot(seen, stored) < 40


@pytest.mark.parametrize("name", PICTURES)
def test_data_travels_to_a_worker(name: str) -> None:
    _, data = PICTURES[name]
    copy = pickle.loads(pickle.dumps(data))
    assert copy == data and hash(copy) == hash(data)


def test_the_stored_comparison_notices_another_player() -> None:
    stored = Image.open(GOLDEN / "friends.png").convert("RGB")
    moved = tuple(replace(p, house="G") if (p.house, p.seat) == ("S", "Jäger3") else p for p in FRIENDS.players)
    assert worst_spot(small(draw_pitch(replace(FRIENDS, players=moved))), stored) >= 40


def test_same_data_gives_same_bytes() -> None:
    first = draw_pitch(FRIENDS), draw_report(REPORT)
    STORE.clear()
    assert (draw_pitch(FRIENDS), draw_report(REPORT)) == first


async def test_a_worker_draws_the_same() -> None:
    studio = Studio()
    try:
        assert await studio.draw(draw_pitch, FRIENDS) == draw_pitch(FRIENDS)
        assert await studio.draw(draw_report, REPORT) == draw_report(REPORT)
    finally:
        await studio.close()
