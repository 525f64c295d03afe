"""Pictures and papers of a Watten tournament."""

from bot.contests.common.draw import entry, podium
from bot.contests.common.draw.lists import draw_entry_paper
from bot.contests.watten.draw.plan import draw_plan
from bot.contests.watten.draw.sheets import draw_plan_paper, draw_sheets, draw_standings_paper
from bot.contests.watten.draw.standings import draw_standings
from bot.contests.watten.draw.theme import WOOD

__all__ = [
    "draw_entry",
    "draw_entry_paper",
    "draw_plan",
    "draw_plan_paper",
    "draw_podium",
    "draw_sheets",
    "draw_standings",
    "draw_standings_paper",
]


def draw_entry(picture: entry.EntryPicture) -> bytes:
    """Draw the entry list."""
    return entry.draw(picture, WOOD)


def draw_podium(picture: podium.PodiumPicture) -> bytes:
    """Draw the podium."""
    return podium.draw(picture, WOOD)
