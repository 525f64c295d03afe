"""Further ways to play, for the tests every game passes."""

from bot.games.quidditch.model import QuidditchOptions

VARIANTS = (
    QuidditchOptions(art="pokal", schiri="mensch", houses=("H", "R")),
    QuidditchOptions(art="finale", schiri="mensch", rounds=2, houses=("R", "G")),
    QuidditchOptions(schiri="mensch", rounds=3, geschwaetz="aus"),
)
