"""Further settings of the pad that the tests of every game play with."""

from bot.games.watten.model.pad import PadOptions

VARIANTS = (
    PadOptions(rounds=2, dealer="West", guests=("Nord", "Süd"), seconds=600),
    PadOptions(rounds=1, seconds=60, silence="stay"),
)
