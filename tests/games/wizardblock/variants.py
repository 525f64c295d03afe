"""Further settings the common tests write the Block with."""

from bot.games.wizard.model.block import BlockOptions

VARIANTS = (
    BlockOptions(mode="round", players=3, minutes=50, draw=True),
    BlockOptions(players=6, bar=False),
    BlockOptions(mode="round", players=5, minutes=50),
)
