"""Further settings the common tests play the Spieltisch with."""

from bot.games.wizard.model.table import TableOptions

VARIANTS = (
    TableOptions(mode="round", places=3),
    TableOptions(places=6, bar=False),
    TableOptions(mode="round", places=5),
)
