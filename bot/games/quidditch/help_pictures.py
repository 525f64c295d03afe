"""Pictures for the help pages, by the key of the page."""

from bot.games.quidditch import GAME
from bot.help import PictureFactory
from bot.help.example import example

PICTURES: dict[str, PictureFactory] = {
    "runde": example(GAME, 10),
    "jaeger": example(GAME, 30),
}
