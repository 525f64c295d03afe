"""Pictures for the help pages about dice, by the key of the page."""

from dataclasses import dataclass

from bot.dice.roll import Pair
from bot.draw.dice import Die, RollLabels, RollPicture, draw_roll
from bot.engine.screen import Picture, Voice
from bot.engine.seats import Seat
from bot.engine.text import Text, text
from bot.games.kampf.model import SEATS, Side, View
from bot.games.kampf.screen import screen
from bot.help import PictureFactory


@dataclass(frozen=True, slots=True)
class _Named:
    """The reader's voice with two people to look at."""

    voice: Voice

    def name(self, seat: Seat) -> str:
        return self.say(text("help-example-one") if seat == SEATS[0] else text("help-example-other"))

    def computer(self, seat: Seat) -> bool:
        return False

    def say(self, text: Text) -> str:
        return self.voice.say(text)


def experience(voice: Voice) -> Picture:
    """Show a roll of 4 and 5 with two points of experience (Q2.2)."""
    labels = RollLabels(
        first=voice.say(text("kampf-label-first")),
        second=voice.say(text("kampf-label-second")),
        sum=voice.say(text("kampf-label-sum")),
    )
    return Picture(draw_roll, RollPicture((Die(6, 4), Die(6, 5)), 9, "2w6", xp=2, labels=labels), text("help-alt-roll"))


def contest(voice: Voice) -> Picture:
    """Show a Kampfwurf with equal sums that the first number decides (Q2.4)."""
    one, other = Side(SEATS[0], 0, Pair(5, 3, 0)), Side(SEATS[1], 1, Pair(3, 4, 1))
    picture = screen(View(None, 1, (one, other), (), ()), _Named(voice)).picture
    assert picture is not None
    return picture


PICTURES: dict[str, PictureFactory] = {"erfahrung": experience, "kampfwurf": contest}
