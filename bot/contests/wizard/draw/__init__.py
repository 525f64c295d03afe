"""Pictures and papers of a Wizard tournament."""

from bot.contests.common.draw import entry, podium
from bot.contests.common.draw.lists import draw_entry_paper
from bot.contests.wizard.draw.knockout import draw_knockout
from bot.contests.wizard.draw.plan import draw_plan
from bot.contests.wizard.draw.sheets import draw_plan_paper, draw_sheets, draw_standings_paper
from bot.contests.wizard.draw.standings import draw_standings
from bot.contests.wizard.draw.theme import NIGHT_SKY

__all__ = [
    "draw_entry",
    "draw_entry_paper",
    "draw_knockout",
    "draw_plan",
    "draw_plan_paper",
    "draw_podium",
    "draw_sheets",
    "draw_standings",
    "draw_standings_paper",
]


def draw_entry(picture: entry.EntryPicture) -> bytes:
    """Draw the entry list."""
    return entry.draw(picture, NIGHT_SKY)


def draw_podium(picture: podium.PodiumPicture) -> bytes:
    """Draw the podium."""
    return podium.draw(picture, NIGHT_SKY)
