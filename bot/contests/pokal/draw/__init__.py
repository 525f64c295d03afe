"""Pictures of the Quidditch cup: table, fixtures, house points, the search for a date."""

from bot.contests.pokal.draw.dates import draw_dates
from bot.contests.pokal.draw.fixtures import draw_fixtures
from bot.contests.pokal.draw.points import draw_points
from bot.contests.pokal.draw.report import draw_season
from bot.contests.pokal.draw.table import draw_table

__all__ = ["draw_dates", "draw_fixtures", "draw_points", "draw_season", "draw_table"]
