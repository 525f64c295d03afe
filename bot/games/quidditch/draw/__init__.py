"""The pictures of a match: the pitch at one moment and the report at the end."""

from bot.games.quidditch.draw.pitch import draw_pitch
from bot.games.quidditch.draw.records import (
    Band,
    Catch,
    Luck,
    PitchKlatscher,
    PitchLabels,
    PitchPicture,
    PitchPlayer,
    PitchTeam,
    ReportLabels,
    ReportPicture,
    ReportPlayer,
    ReportTeam,
    Third,
)
from bot.games.quidditch.draw.report import draw_report

__all__ = [
    "Band",
    "Catch",
    "Luck",
    "PitchKlatscher",
    "PitchLabels",
    "PitchPicture",
    "PitchPlayer",
    "PitchTeam",
    "ReportLabels",
    "ReportPicture",
    "ReportPlayer",
    "ReportTeam",
    "Third",
    "draw_pitch",
    "draw_report",
]
