"""Dice pictures: a roll, a Kampfwurf, the statistics of many rolls."""

from bot.draw.dice.kampfwurf import KampfwurfLabels, KampfwurfPicture, KampfwurfSide, draw_kampfwurf
from bot.draw.dice.records import Die, RollLabels, RollPicture, Verdict
from bot.draw.dice.roll import draw_roll
from bot.draw.dice.stats import StatsBar, StatsLabels, StatsPicture, draw_stats

__all__ = [
    "Die",
    "KampfwurfLabels",
    "KampfwurfPicture",
    "KampfwurfSide",
    "RollLabels",
    "RollPicture",
    "StatsBar",
    "StatsLabels",
    "StatsPicture",
    "Verdict",
    "draw_kampfwurf",
    "draw_roll",
    "draw_stats",
]
