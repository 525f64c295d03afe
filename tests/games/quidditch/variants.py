"""Further ways to play, for the tests every game passes; finals, which players must decide, are in test_random.py."""

from bot.games.quidditch.model import QuidditchOptions

VARIANTS = (
    QuidditchOptions(art="pokal", schiri="mensch", houses=("H", "R"), rounds=4),
    QuidditchOptions(schiri="mensch", rounds=3, geschwaetz="aus"),
)
