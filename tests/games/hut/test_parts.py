"""What Fang den Hut tells the house: seats, reports that are announced, people who write what they like."""

from bot.games.hut import GAME
from bot.games.hut.model import HandIn, HutOptions
from tests.games.parts import nothing_special, open_to, seated


def test_two_to_six_sit_down_and_two_must() -> None:
    assert seated(GAME, HutOptions()) == (("1", "2", "3", "4", "5", "6"), 2)
    assert seated(GAME, HutOptions(players=2)) == (("1", "2"), 2)
    assert open_to(GAME, HutOptions()) == (True, True)


def test_h4_7_the_report_of_a_round_is_announced_and_orders_may_be_anything() -> None:
    assert GAME.manners.announces == frozenset({"scored"}) and GAME.manners.free_speech
    assert GAME.leading.open_for is None and not GAME.leading.afterwards(HandIn())
    nothing_special(GAME)
    assert GAME.lobby.about(HutOptions()) is None
