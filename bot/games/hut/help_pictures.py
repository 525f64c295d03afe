"""Pictures for the help pages, by the key of the page."""

from bot.games.hut import GAME
from bot.help import PictureFactory
from bot.help.example import example

PICTURES: dict[str, PictureFactory] = {
    "brett": example(GAME, 0),
    "fangen": example(GAME, 24),
}
