"""What DOG tells the house: seats, signs, whose house is whose (D7.1)."""

from bot.engine.text import text
from bot.games.dog import GAME
from bot.games.dog.model import HOUSE_NAMES, DogOptions
from tests.games.parts import nothing_special, open_to, seated


def test_d7_1_two_to_four_sit_down_in_their_houses_or_at_places_while_houses_are_drawn() -> None:
    four = ("Slytherin", "Gryffindor", "Hufflepuff", "Ravenclaw")
    assert seated(GAME, DogOptions()) == (four, 2)
    assert seated(GAME, DogOptions(players=2)) == (four[:2], 2)
    assert seated(GAME, DogOptions(players=3)) == (four[:3], 3)
    drawn = ("Platz 1", "Platz 2", "Platz 3", "Platz 4")
    assert seated(GAME, DogOptions(players=4, draw_houses=True)) == (drawn, 4)
    assert seated(GAME, DogOptions(players=2, draw_houses=True)) == (drawn[:2], 2)
    assert open_to(GAME, DogOptions()) == (True, True)


def test_d7_1_houses_have_their_signs_and_are_offered_first_to_who_wears_them() -> None:
    lobby = GAME.lobby
    assert [lobby.badge(seat) for seat in HOUSE_NAMES] == ["house_s", "house_h", "house_g", "house_r"]
    assert lobby.badge("Platz 1") is None
    assert lobby.own(DogOptions(), frozenset("HR")) == ("Hufflepuff", "Ravenclaw")
    assert lobby.own(DogOptions(players=2), frozenset("HG")) == ("Gryffindor",)
    assert lobby.own(DogOptions(draw_houses=True), frozenset("SHGR")) == ()
    chosen = lobby.choose(DogOptions(ring=64), ("Ravenclaw",))
    assert chosen == DogOptions(ring=64, chosen=("Ravenclaw",))
    assert lobby.chosen is not None and lobby.chosen(chosen) == ("Ravenclaw",)


def test_the_rest_is_as_in_most_games() -> None:
    nothing_special(GAME)
    assert GAME.manners.announces == frozenset() and not GAME.manners.free_speech
    assert GAME.leading.open_for is None and not GAME.leading.afterwards(GAME.notation.read("zieh"))  # type: ignore[arg-type]  # a move


def test_d7_1_the_lobby_says_who_plays_together() -> None:
    assert GAME.lobby.about(DogOptions()) == text("dog-partners", players=0, drawn="no")
    assert GAME.lobby.about(DogOptions(players=3, draw_houses=True)) == text("dog-partners", players=3, drawn="yes")
