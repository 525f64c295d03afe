"""The pictures: right size, small, quick, readable without colour, and drawable from any data."""

import io
import pickle
import time
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.engine.screen import Picture
from bot.engine.seats import Actor
from bot.engine.spec import AnyGame
from bot.games.wizard import BLOCK, TABLE
from bot.games.wizard.draw.cards import back_sprite, card_sprite, symbol
from bot.games.wizard.draw.chart import ChartPicture, Course, _scale, draw_chart
from bot.games.wizard.draw.end import EndPicture, EndRow, draw_end
from bot.games.wizard.draw.hand import HandPicture, HandSeat, HandWords, draw_hand
from bot.games.wizard.draw.pad import (
    LEFT,
    RIGHT,
    ROW,
    SLIM,
    TOP,
    PadCell,
    PadColumn,
    PadLine,
    PadPicture,
    PadWords,
    draw_pad,
)
from bot.games.wizard.draw.table import Place, Standing, TablePicture, TableWords, draw_table
from tests.games.wizard.acting import act
from tests.games.wizard.secrets_check import Voice
from tests.games.wizard.test_secrets import Luck
from tests.playing import pages

HOSTILE = ("Anna", "🧙‍♂️", "Maximilian Freiherr von und zu Langname", "\u202eevil", "", "محمد", "Ω" * 300)
PAD_WORDS = PadWords(
    "Wizard-Block", "Spiel 12 von 15", "Stiche/Ansage", "getroffen", "daneben", "Geber", "führt", "fehlt", "nichtig"
)
HAND_WORDS = HandWords(
    "Spiel 12",
    "Stich 4 von 12 · angesagt 11",
    "Trumpf",
    "Grün",
    "spielt aus",
    "vorn",
    "du bist dran",
    "Rot bedienen, sonst Zauberer oder Narr",
    "9 Karten",
)
TABLE_WORDS = TableWords(
    "Spiel 7", "Stich 4 von 7", "Trumpf", "Grün", "spielt aus", "vorn", "ist dran", "Stiche / Ansage",
    "Ansagen: 6 bei 7", "Geber", "gemacht", "fehlt noch", "zu viel",
)  # fmt: skip


def opened(png: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(png))
    image.load()
    return image


def pad(players: int, games: int, *, total: int = 120) -> PadPicture:
    cell = PadCell(-20, total, 12, 10)
    columns = tuple(PadColumn(HOSTILE[place], total, f"{place + 1}.", place == 0) for place in range(players))
    lines = tuple(PadLine(str(game), (cell,) * players, game % players) for game in range(1, games + 1))
    return PadPicture(PAD_WORDS, columns, lines)


def hand(cards: int, playable: tuple[int, ...] | None = None) -> HandPicture:
    return HandPicture(HAND_WORDS, seats(4), tuple(range(0, 60, 3))[:cards], playable, 2)


def seats(count: int) -> tuple[HandSeat, ...]:
    return tuple(
        HandSeat(name, place, 3, "1 zu viel", 13 * place if place < 2 else None, place == 1, place == 2, place == 2)
        for place, name in enumerate(HOSTILE[:count])
    )


def table(players: int) -> TablePicture:
    names = HOSTILE[:players]
    places = tuple(
        Place(name, 13 * index if index < 3 else None, index == 1, index == 3) for index, name in enumerate(names)
    )
    standings = tuple(
        Standing(name, None if index == 2 else 20 - index, 3 * index, "noch 2") for index, name in enumerate(names)
    )
    return TablePicture(TABLE_WORDS, places, standings, 1)


CHART = ChartPicture(
    "Verlauf", "20 Spiele", "Spiel", tuple(Course(name, (-120, 400, 900, -30)) for name in HOSTILE[:6]), (2,)
)
SAMPLES: dict[str, tuple[Any, Any]] = {
    **{f"pad{players}": (draw_pad, pad(players, 10)) for players in (3, 4, 5, 6)},
    "pad20": (draw_pad, pad(3, 20, total=-1230)),
    "pad_empty": (draw_pad, pad(4, 0)),
    **{f"hand{cards}": (draw_hand, hand(cards)) for cards in (0, 1, 6, 7, 14, 15, 20)},
    **{f"hand_of_{count}": (draw_hand, HandPicture(HAND_WORDS, seats(count), (5, 9), None, 2)) for count in (3, 5, 6)},
    **{f"table{players}": (draw_table, table(players)) for players in (2, 3, 4, 5, 6)},
    "chart": (draw_chart, CHART),
    "chart_flat": (draw_chart, ChartPicture("V", "1", "S", (Course("a", (0,)), Course("b", (0,))))),
}


@pytest.mark.parametrize("name", SAMPLES)
def test_pictures_are_wide_enough_and_small(name: str) -> None:
    draw, data = SAMPLES[name]
    png = draw(pickle.loads(pickle.dumps(data)))
    image = opened(png)
    assert image.width == 900
    assert len(png) < 200_000
    assert image.convert("RGBA").getpixel((0, 0))[3] == 0, "corners are transparent"  # type: ignore[index]  # RGBA


def test_a_full_pad_is_as_tall_as_designed() -> None:
    assert abs(opened(draw_pad(pad(3, 20))).height - 2012) <= 4


def test_suits_are_told_apart_by_shape_alone() -> None:
    shapes = [
        symbol(suit, 96).getchannel("A").point([255 if level > 127 else 0 for level in range(256)]) for suit in range(4)
    ]
    for one, other in combinations(shapes, 2):
        differing = ImageChops.difference(one, other).histogram()[255]
        assert differing > 0.08 * one.width * one.height


def test_every_card_looks_different() -> None:
    faces = {card_sprite(card, 90).tobytes() for card in range(54)} | {card_sprite(56, 90).tobytes()}
    assert len(faces) == 54  # 52 suited cards, Zauberer, Narr
    assert back_sprite(90).tobytes() not in faces
    assert card_sprite(5, 90, trump=True).tobytes() not in faces
    assert card_sprite(5, 90, dimmed=True).tobytes() not in faces


def test_playable_cards_are_raised_and_others_dimmed() -> None:
    plain, choosing = (opened(draw_hand(hand(5, playable))).convert("RGBA") for playable in (None, (0, 3)))
    assert plain.tobytes() != choosing.tobytes()
    light = [sum(picture.convert("L").histogram()[200:]) for picture in (plain, choosing)]
    assert light[1] < light[0] * 0.75


@pytest.mark.parametrize(("spec", "count"), [(TABLE, 80), (BLOCK, 25)])
def test_the_pictures_of_a_real_game_can_be_drawn(spec: AnyGame, count: int) -> None:
    luck = Luck(4)
    options = spec.options()
    seats = spec.lobby.seats(options)
    state = spec.rules.blank(options, seats)
    for event in spec.rules.setup(options, seats, luck):
        state = spec.rules.apply(state, event)
    drawn = 0
    for number in range(count):
        seat = min(spec.rules.waiting_for(state))
        state = act(spec, state, Actor.at(seat), spec.notation.write(spec.rules.legal(state, seat)[0]), luck)
        if number % (count // 4) == 0:
            for screen in pages(spec, spec.rules.view(state, seat), Voice()):
                if isinstance(screen.picture, Picture):
                    opened(screen.picture.draw(screen.picture.data))
                    drawn += 1
    assert drawn >= 4


@pytest.mark.parametrize("name", ["pad4", "hand20", "table4", "chart"])
def test_a_picture_takes_no_longer_than_a_blink(name: str) -> None:
    draw, data = SAMPLES[name]
    draw(data)
    started = time.process_time()
    draw(data)
    assert time.process_time() - started < 0.3


@pytest.mark.parametrize("count", [3, 6])
def test_the_end_names_everybody_and_keeps_to_its_frame(count: int) -> None:
    names = ("Maximilian", "🤖 Schraub", "Katharina", "Friederike", "Alexandra", "Emre")[:count]
    courses = tuple(Course(name, tuple(range(20, 220 - 10 * seat, 20))) for seat, name in enumerate(names))
    rows = tuple(EndRow(str(seat + 1), name, seat, courses[seat].totals[-1]) for seat, name in enumerate(names))
    picture = EndPicture("Maximilian gewinnt", "9 von 10 Ansagen", 200, "Punkte", "Spiel", rows, courses, (0,))
    image = Image.open(io.BytesIO(draw_end(picture)))
    assert image.width == 900 and image.height <= 1125
    level = EndPicture("Gleichauf", "Endstand", None, "", "Spiel", rows, tuple(Course(n, ()) for n in names), (0, 1))
    assert Image.open(io.BytesIO(draw_end(level))).size == image.size


def test_games_folded_into_one_line_take_less_room_and_show_their_sums() -> None:
    usual = pad(4, 9)
    cells = tuple(PadCell(0, total) for total in (90, -20, 40, 0))
    folded = replace(usual, lines=(PadLine("1\u20132", cells, folded=True), *usual.lines[2:]))
    assert opened(draw_pad(usual)).height - opened(draw_pad(folded)).height == 2 * ROW - SLIM
    others = (PadCell(0, 50), *cells[1:])
    assert draw_pad(folded) != draw_pad(
        replace(folded, lines=(replace(folded.lines[0], cells=others), *usual.lines[2:]))
    )
    names = replace(folded, lines=(replace(folded.lines[0], label="1\u20133"), *usual.lines[2:]))
    assert draw_pad(folded) != draw_pad(names)


def test_a_game_that_is_void_says_so_across_its_line() -> None:
    empty = PadLine("2", (None,) * 4)
    plain, void = (
        opened(draw_pad(replace(pad(4, 3), lines=(*pad(4, 1).lines, line)))).convert("RGBA").convert("L")
        for line in (empty, replace(empty, void=True))
    )
    box = ImageChops.difference(plain, void).point([255 * (level > 40) for level in range(256)]).getbbox()
    assert box is not None and box[1] >= TOP + ROW and box[3] <= TOP + 2 * ROW
    assert abs((box[0] + box[2]) / 2 - (LEFT + 70 + RIGHT) / 2) < 6, "in the middle of the columns"


@pytest.mark.parametrize(
    ("totals", "scale"),
    [
        ((0,), (0, 10, 10)),
        ((80,), (0, 80, 10)),
        ((-30, 300), (-50, 300, 50)),
        ((-12_000, 900), (-12_000, 2_000, 2_000)),
    ],
)
def test_a_chart_has_few_lines_however_far_apart_all_are(totals: tuple[int, ...], scale: tuple[int, int, int]) -> None:
    assert _scale(list(totals)) == scale
    low, high, step = scale
    assert (high - low) / step <= 8
    drawn = draw_chart(ChartPicture("V", "", "S", (Course("a", totals), Course("b", (0,) * len(totals)))))
    assert opened(drawn).width == 900
