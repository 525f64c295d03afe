"""Pictures for the help pages, by the key of the page."""

from bot.games.nimm import GAME
from bot.help import PictureFactory
from bot.help.example import example

PICTURES: dict[str, PictureFactory] = {"regeln": example(GAME, 2)}
