"""Names of houses, for every sentence of the cup."""

from bot.contests.pokal.model import House
from bot.engine.helpers import listing
from bot.engine.text import Text, marked, text

AND = "pokal-and"


def house_name(house: str) -> Text:
    """Return the name of a house."""
    return marked(text("pokal-house", house=house), f"house_{house.lower()}")


def houses_named(houses: tuple[House, ...]) -> Text:
    """Name some houses in a row."""
    return listing([house_name(house) for house in houses], AND)
