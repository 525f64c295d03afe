"""Pictures: size, form, hostile names, everybody where they stand, for every kind of board."""

import dataclasses
import io
import random

import pytest
from PIL import Image

from bot.draw.palette import HOUSES, HouseLetter
from bot.engine.text import Text
from bot.games.dog import GAME
from bot.games.dog.board import HALL
from bot.games.dog.draw import (
    Arrow,
    BoardPicture,
    CardFace,
    CardsPicture,
    LivePicture,
    draw_board,
    draw_cards,
    draw_live,
    geometry,
)
from bot.games.dog.moves import CARDS
from tests.every_game import Spoken
from tests.games.dog.positions import RULES, SEAT, playing
from tests.games.dog.random_play import known_game

BOARD = BoardPicture(
    title="DOG in Hogwarts",
    info="Runde 3 · 4 Karten",
    hall="Große Halle",
    ring=48,
    lane=False,
    houses="SHGR",
    each=3,
    figures=(("S1", 0), ("S2", HALL), ("S3", 21), ("H1", -1), ("H2", 40), ("H3", HALL), ("G1", 34), ("G2", 29),
             ("G3", HALL), ("R1", 46), ("R2", -1), ("R3", 9), ("HM", 18)),
    card="7",
    words=("Mara: 7", "G2 +5, G1 +2", "Zurück: H1"),
    arrows=(Arrow("G2", 24, 29, 5), Arrow("G1", 32, 34, 2)),
    sent=(("H1", 27),),
    label="Am Zug",
    name="Wolkenreiterin",
    house="R",
)  # fmt: skip
HOSTILE = (
    "W" * 2000,
    "\u202e\u05e9\u05dc\u05d5\u05dd",
    "🧙‍♀️🔥",
    "",
    "Z" + "\u0334" * 100,
    "a\x00\x1b[31m\nb",
    "a\ud800b",
)


def opened(png: bytes) -> Image.Image:
    picture = Image.open(io.BytesIO(png))
    assert picture.mode == "P"
    return picture.convert("RGBA").convert("RGB")


def changed(**changes: object) -> BoardPicture:
    return dataclasses.replace(BOARD, **changes)  # type: ignore[arg-type]  # any field


def near(picture: Image.Image, spot: tuple[float, float], color: tuple[int, int, int]) -> int:
    """Count pixels of about this colour round a spot."""
    x, y = spot
    part = picture.crop((round(x) - 20, round(y) - 20, round(x) + 20, round(y) + 20))
    pixels = part.tobytes()
    triples = zip(pixels[::3], pixels[1::3], pixels[2::3], strict=True)
    return sum(all(abs(a - b) < 12 for a, b in zip(one, color, strict=True)) for one in triples)


def test_a_board_is_small_and_always_the_same() -> None:
    first = draw_board(BOARD)
    assert opened(first).size == (900, 1000)
    assert len(first) < 250_000
    assert draw_board(BOARD) == first


def test_every_figure_stands_where_it_should() -> None:
    picture = opened(draw_board(BOARD))
    for name, place in BOARD.figures:
        if name == "HM":
            continue
        letters: dict[str, HouseLetter] = {"S": "S", "H": "H", "G": "G", "R": "R"}
        spot = geometry.spot_of(name, place, 48, "SHGR", 3)
        assert near(picture, spot, HOUSES[letters[name[0]]].coat.main) > 400, name


def test_fields_lie_evenly_and_start_fields_in_the_corners() -> None:
    for ring in (32, 48, 64):
        spots = [geometry.along(ring, field) for field in range(ring)]
        gaps = [
            ((a.x - b.x) ** 2 + (a.y - b.y) ** 2) ** 0.5 for a, b in zip(spots, [*spots[1:], spots[0]], strict=True)
        ]
        assert max(gaps) - min(gaps) < 3
        assert [(spots[n * ring // 4].x < 450, spots[n * ring // 4].y < 544) for n in range(4)] == [
            (True, True), (False, True), (False, False), (True, False)
        ]  # fmt: skip


@pytest.mark.parametrize("words", HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_names_do_no_harm(words: str) -> None:
    assert opened(draw_board(changed(name=words, words=(words,) * 3, label=words, title=words, info=words)))
    assert opened(draw_cards(CardsPicture(words, words, (CardFace("7", words, 1),))))


@pytest.mark.parametrize("seed", range(4))
def test_boards_of_every_kind_can_be_drawn(seed: int) -> None:
    states = [state for _, _, state in known_game(seed)]
    for state in random.Random(seed).sample(states, 2):
        for seat in (None, state.players[0].seat):
            screen = GAME.screen(RULES.view(state, seat), Spoken("de"), "")
            if screen.picture:
                assert len(screen.picture.draw(screen.picture.data)) < 250_000


@pytest.mark.parametrize("page", ["7", "7 S1+3h", "7 S1+3h S2+4", "J S1/H1", "J S3 raus", "4 S2-4", "karten"])
def test_every_page_with_a_picture_can_be_drawn(page: str) -> None:
    state = playing("S1 46, S2 20, H1 21", "S", S="7 J 4", H="2")
    picture = GAME.screen(RULES.view(state, SEAT["S"]), Spoken("en"), page).picture
    assert picture is not None
    assert opened(picture.draw(picture.data))


def test_a_hand_shows_what_can_be_played() -> None:
    faces = tuple(CardFace(card, "Wort", number) for number, card in enumerate(("5", "T"), 1))
    bright = opened(draw_cards(CardsPicture("Hand", "Runde", faces)))
    dim = opened(draw_cards(CardsPicture("Hand", "Runde", (faces[0], CardFace("T", "Wort", 2, False)))))
    assert bright.size == dim.size == (900, 404)
    left, right = (0, 94, 450, 300), (450, 94, 900, 300)
    shades = [sum(picture.crop(part).convert("L").tobytes()) for part in (left, right) for picture in (bright, dim)]
    assert abs(shades[0] / shades[1] - 1) < 0.02
    assert shades[2] > 1.2 * shades[3]


@pytest.mark.parametrize("count", range(1, 7))
def test_hands_of_every_size(count: int) -> None:
    faces = tuple(CardFace(card, "Wort", number) for number, card in enumerate(CARDS[:count], 1))
    assert opened(draw_cards(CardsPicture("Hand", "Runde", faces))).size == (900, 404)


def test_alt_texts_say_what_is_seen() -> None:
    state = playing("S1 46, S2 halle, H1 21, HM 6", "S", S="7 J 4", H="2")
    voice = Spoken("de")
    picture = GAME.screen(RULES.view(state, None), voice, "").picture
    assert picture is not None
    alt = voice.say(picture.alt)
    assert "Ring: HM 6, H1 21, S1 46." in alt
    assert "Große Halle: S2." in alt and "Am Zug: <Slytherin>." in alt
    hand = GAME.screen(RULES.view(state, SEAT["S"]), voice, "").picture
    assert hand is not None
    assert voice.say(hand.alt) == (
        "DOG, nur für dich, Runde 1. Auf dem Ring: HM 6, H1 21, S1 46. Du bist am Zug. "
        "Deine Karten: 1: ±4; 2: 7; 3: Joker."
    )
    assert isinstance(hand.alt, Text)
    other = GAME.screen(RULES.view(state, SEAT["H"]), voice, "").picture
    assert other is not None and "Am Zug: <Slytherin>. Deine Karten" in voice.say(other.alt)


def test_the_live_hand_shows_what_can_be_reached_and_whose_turn_it_is() -> None:
    figures = (("G1", 24), ("G2", -1), ("S1", 8), ("HM", 18))
    faces = (CardFace("5", "5 vor", 1), CardFace("T", "Tausch", 2, False))
    plain = LivePicture("DOG", "Runde 3", "Halle", 48, False, "SHGR", 3, figures, "Karten", faces)
    mine = dataclasses.replace(plain, turn="Du", mine=True, movers=("G1",), targets=((29, (1,)),))
    pictures = [opened(draw_live(one)).convert("RGBA") for one in (plain, mine)]
    assert all(one.size == (900, 1052) for one in pictures)
    assert pictures[0].tobytes() != pictures[1].tobytes()
    for houses, each, ring in (("SG", 4, 32), ("SHG", 3, 36), ("SHGR", 4, 64)):
        for lane in (False, True):
            other = dataclasses.replace(
                plain, houses=houses, each=each, ring=ring, lane=lane, turn="W" * 200, figures=(("G1", 5),)
            )
            assert opened(draw_live(other)).size == (900, 1052)
