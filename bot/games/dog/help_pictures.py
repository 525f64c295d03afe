"""Pictures for the help pages, by the key of the page."""

from bot.games.dog import GAME
from bot.help import PictureFactory
from bot.help.example import example

PICTURES: dict[str, PictureFactory] = {
    "brett": example(GAME, 8),
    "karten": example(GAME, 4, 0),
}
