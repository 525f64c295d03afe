"""Further options that the common suite plays."""

from bot.games.dog.model import DogOptions

VARIANTS = (
    DogOptions(players=2, lane=True, ring=40, seconds=None),
    DogOptions(players=3, draw_houses=True, ring=32),
    DogOptions(players=4, lane=True, draw_houses=True, ring=64, seconds=60),
)
SENSIBLE = 0.9
"""Purely random moves would take hundreds of rounds to bring everybody home."""


def waits_for_people(options: DogOptions) -> bool:
    """Tell whether a game has no time limit at all."""
    return options.seconds is None
