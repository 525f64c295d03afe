"""Pictures for the help pages, by the key of the page."""

from bot.games.wizard import TABLE
from bot.help import PictureFactory
from bot.help.example import example

PICTURES: dict[str, PictureFactory] = {
    "karten": example(TABLE, 60, 0),
    "stiche": example(TABLE, 62),
    "punkte": example(TABLE, 62, page="block"),
}
