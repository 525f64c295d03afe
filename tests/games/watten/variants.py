"""Further settings of the table that the tests of every game play with."""

from bot.games.watten.model.table import TableOptions

VARIANTS = (
    TableOptions(drawn=True, seconds=None, free_choice=True),
    TableOptions(silence="stay", most_schenas=9, kritische_named=False),
)
HEARD_ONLY = frozenset({"cut"})
"""Everybody sees how deep the Abheber lifts; afterwards nothing at the table shows it."""


def waits_for_people(options: TableOptions) -> bool:
    """Tell whether a game has no time limit at all."""
    return options.seconds is None
