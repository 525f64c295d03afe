"""Further settings the common tests play the Spieltisch with."""

from bot.games.wizard.model.table import TableOptions

VARIANTS = (
    TableOptions(places=3),
    TableOptions(mode="full", places=6, bar=False),
    TableOptions(places=5),
)
