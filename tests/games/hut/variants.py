"""Settings the common tests play with besides the defaults."""

from bot.games.hut.model import HutOptions

VARIANTS = (
    HutOptions(players=2, seconds=60),
    HutOptions(players=3, seconds=14 * 24 * 3600),
    HutOptions(players=3, rounds=5, mends=False),
)
