"""Further ways to play, for the tests every game passes; finals, which players must decide, are in test_random.py."""

from bot.games.quidditch.model import QuidditchOptions

VARIANTS = (
    QuidditchOptions(art="pokal", schiri="mensch", houses=("H", "R"), rounds=4),
    QuidditchOptions(schiri="mensch", rounds=3, geschwaetz="aus"),
)


def waits_for_people(options: QuidditchOptions) -> bool:
    """Tell whether a human leads: he is reminded once, and nothing ends without him (Q3.9)."""
    return options.schiri == "mensch"
