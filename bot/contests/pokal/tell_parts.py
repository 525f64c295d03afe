"""Names of houses, for every sentence of the cup."""

from bot.contests.pokal.model import House
from bot.engine.helpers import listing
from bot.engine.text import Text, text

AND = "pokal-and"


def house_name(house: str) -> Text:
    """Return the name of a house."""
    return text("pokal-house", house=house)


def houses_named(houses: tuple[House, ...]) -> Text:
    """Name some houses in a row."""
    return listing([house_name(house) for house in houses], AND)
