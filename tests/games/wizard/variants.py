"""Further settings the common tests play the Spieltisch with."""

from bot.games.wizard.model.table import TableOptions

VARIANTS = (TableOptions(places=3), TableOptions(places=5))
"""Tournament rounds only: full games are twice as long and stand among the golden ones."""
