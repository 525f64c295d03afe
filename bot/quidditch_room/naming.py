"""What the files of a match are called."""

from bot.games.quidditch.model import HOUSES, QuidditchOptions
from bot.service.play.live import Live


def file_name(live: Live) -> str:
    """Name them after houses and day."""
    options = live.options
    assert isinstance(options, QuidditchOptions)
    houses = "-".join(HOUSES[house].lower() for house in options.houses)
    return f"quidditch-{houses}-{live.row.created_at:%Y-%m-%d}"
