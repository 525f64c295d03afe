"""Further settings of the table that the tests of every game play with."""

from bot.games.watten.model.table import TableOptions

VARIANTS = (
    TableOptions(drawn=True, seconds=None, free_choice=True),
    TableOptions(silence="stay", most_schenas=9, kritische_named=False),
)
