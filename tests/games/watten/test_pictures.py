"""Pictures: size, form, hostile names, what tells cards apart, sameness with the picture that was looked at."""

import io
import pickle
import time
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageStat

from bot.games.watten.draw import draw_end, draw_hand, draw_pad, draw_table, draw_trick
from bot.games.watten.draw.art import Matrix, _group
from bot.games.watten.draw.cards import back_sprite, card_sprite
from bot.games.watten.draw.pad import ROW
from bot.games.watten.draw.records import HandPlace, TeamBox
from bot.games.watten.model.cards import CODES, DECK, KRITISCHE
from tests.games.watten import samples

GOLDEN = Path(__file__).with_name("pictures")
HOSTILE = ("W" * 2000, "\u202eשלום\u202c", "🧙‍♀️🔥", "", "Z" + "\u0334" * 100, "a\x00\r\nb")
PICTURES: dict[str, tuple[Callable[[Any], bytes], Any]] = {
    "hand": (draw_hand, samples.hand()),
    "table": (draw_table, samples.table()),
    "trick": (draw_trick, samples.trick()),
    "pad": (draw_pad, samples.pad()),
    "end": (draw_end, samples.end()),
}


def opened(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png))


def small(png: bytes) -> Image.Image:
    """Return a picture as it is seen on a phone."""
    picture = opened(png).convert("RGBA")
    return picture.resize((360, round(picture.height * 0.4)), Image.Resampling.LANCZOS)


def difference(one: Image.Image, other: Image.Image) -> float:
    plain = (picture.convert("RGBA").convert("RGB") for picture in (one, other))
    return sum(ImageStat.Stat(ImageChops.difference(*plain)).mean) / 3


@pytest.mark.parametrize("name", PICTURES)
def test_pictures_are_small_wide_and_have_transparent_corners(name: str) -> None:
    draw, data = PICTURES[name]
    png = draw(data)
    assert len(png) < 120_000
    picture = opened(png).convert("RGBA")
    assert picture.width == 900
    alpha = picture.getchannel("A")
    assert alpha.getpixel((0, 0)) == 0
    assert alpha.getpixel((450, picture.height // 2)) == 255


@pytest.mark.parametrize("name", PICTURES)
def test_pictures_look_as_when_they_were_looked_at(name: str) -> None:
    draw, data = PICTURES[name]
    kept = Image.open(GOLDEN / f"{name}.png")
    assert difference(small(draw(data)), kept) < 2.5, "look, then `python -m tests.games.watten.test_pictures`"


def test_that_comparison_can_fail() -> None:
    other = small(draw_hand(samples.hand("S7 GO HA E9 G10")))
    assert difference(other, Image.open(GOLDEN / "hand.png")) > 2.5


@pytest.mark.parametrize("name", PICTURES)
def test_pictures_go_to_other_processes_and_are_quick_once_the_cards_are_cut(name: str) -> None:
    draw, data = PICTURES[name]
    assert pickle.loads(pickle.dumps(data)) == data
    assert pickle.loads(pickle.dumps(draw)) is draw
    draw(data)
    spent = []
    for _ in range(3):
        start = time.process_time()
        draw(data)
        spent.append(time.process_time() - start)
    assert min(spent) < 0.2


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names_fit(name: str) -> None:
    four = (name, name, name, name)
    plain = opened(draw_table(samples.table())).size
    assert opened(draw_table(samples.table(four))).size == plain
    places = tuple(HandPlace(name, team, asked="", mine=team == 3) for team in range(4))
    boxes = (TeamBox((name, name), 11, name, True), TeamBox((name, name), 9, name))
    assert opened(draw_hand(samples.hand(places=places, teams=boxes, note=name))).height == 1022
    assert opened(draw_trick(samples.trick(four))).size == opened(draw_trick(samples.trick())).size
    assert opened(draw_pad(samples.pad(names=(name, name)))).size == opened(draw_pad(samples.pad())).size


def test_all_cards_differ_also_in_grey_and_small() -> None:
    grey = {card: card_sprite(card, 132).convert("LA").resize((53, 82)) for card in DECK}
    for one, other in combinations(DECK, 2):
        gap = ImageStat.Stat(ImageChops.difference(grey[one], grey[other])).mean[0]
        assert gap > 1.0, f"{CODES[one]} and {CODES[other]} look alike"


def test_kritische_have_a_golden_corner() -> None:
    gold = (0xE3, 0xA7, 0x2B)
    for card in DECK:
        pixel: Any = card_sprite(card, 132).getpixel((100, 6))
        near = sum(abs(a - b) for a, b in zip(pixel[:3], gold, strict=True)) < 30
        assert near == (card in KRITISCHE), CODES[card]


def test_a_dimmed_card_is_darker_and_a_back_shows_nothing() -> None:
    assert (
        ImageStat.Stat(card_sprite(5, 162, dimmed=True).convert("L")).mean[0]
        < 0.7 * ImageStat.Stat(card_sprite(5, 162).convert("L")).mean[0]
    )
    assert back_sprite(118).size == card_sprite(3, 118).size


def test_a_long_runde_is_folded_and_many_strokes_are_bundled() -> None:
    usual, long = opened(draw_pad(samples.pad(8))), opened(draw_pad(samples.pad(40)))
    assert usual.height < long.height <= usual.height + 4 * 70
    draw_pad(samples.pad(0, strokes=0))
    draw_pad(samples.pad(8, strokes=23))


def test_a_sitting_that_ended_before_its_first_game_shows_no_empty_table() -> None:
    none, one = (opened(draw_end(samples.end(lines=lines))) for lines in (0, 1))
    assert none.height == one.height - (426 - 380) - ROW, "the strokes move up"
    with_title = samples.end(lines=0)
    renamed = replace(with_title, words=replace(with_title.words, last="Sonst etwas"))
    assert draw_end(renamed) == draw_end(with_title), "nothing is announced that is not there"


def test_what_the_painter_of_symbols_does_not_know_is_named() -> None:
    for written, what in (('<path d="M0 0" transform="scale(2)"/>', "scale"), ("<text/>", "text")):
        group = ElementTree.fromstring(f'<g xmlns="http://www.w3.org/2000/svg">{written}</g>')
        with pytest.raises(ValueError, match=f"art.svg uses {what}"):
            _group(ImageDraw.Draw(Image.new("RGBA", (8, 8))), group, Matrix(), None)


def test_before_the_announcement_nothing_is_given_away() -> None:
    blank = samples.table(schlag=None, schlag_name="", farbe=None, farbe_name="", opened=None)
    assert difference(opened(draw_table(blank)), opened(draw_table(samples.table()))) > 0.5
    unsaid = samples.hand("", "", schlag="", farbe=None, farbe_name="", opened=None)
    assert difference(opened(draw_hand(unsaid)), opened(draw_hand(samples.hand()))) > 0.5


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for name, (draw, data) in PICTURES.items():
        small(draw(data)).convert("RGB").quantize(256).save(GOLDEN / f"{name}.png", optimize=True)
