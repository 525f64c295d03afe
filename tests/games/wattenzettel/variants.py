"""Further settings of the pad that the tests of every game play with."""

from bot.games.watten.model.pad import PadOptions

VARIANTS = (
    PadOptions(rounds=2, dealer="West", guests=("Nord", "Süd"), seconds=600),
    PadOptions(rounds=1, seconds=60, silence="stay"),
)


def waits_for_people(options: PadOptions) -> bool:
    """Tell whether a pad lies there until somebody writes: always, only answers can be late."""
    return True
