"""Pictures for the help pages, by the key of the page."""

from bot.games.watten import TABLE
from bot.help import PictureFactory
from bot.help.example import example

PICTURES: dict[str, PictureFactory] = {
    "tisch": example(TABLE, 6),
    "geben": example(TABLE, 4, 0),
    "runde": example(TABLE, 60, page="zettel"),
}
