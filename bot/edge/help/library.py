"""The whole library: the pages of the house and those that games bring along."""

from collections.abc import Mapping
from functools import cache

from bot.games import folders, packages, part
from bot.help import HOME, Books, PictureFactory, read


@cache
def books() -> Books:
    """Read all pages, once."""
    return read((HOME, *(folder / "help" for folder in folders())))


def pictures_of(package: str) -> Mapping[str, PictureFactory]:
    """Return the pictures a game has for its pages, by the key of the page; topics that are no games have none."""
    module = part(package, "help_pictures") if package in packages() else None
    return module.PICTURES if module else {}
