"""The picture of a finished match: course, scorers, luck."""

from bot.draw.canvas import Canvas
from bot.games.quidditch.draw.records import ReportPicture

__all__ = ["ReportPicture", "draw_report"]


def draw_report(data: ReportPicture) -> bytes:
    """Draw the report."""
    return Canvas(900).png()
