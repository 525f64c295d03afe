"""Who may give the commands of Fang den Hut."""

from bot.engine.access import ANYONE, Access

ACCESS: Access = {
    "hut neu": ANYONE,
    "hut befehl": ANYONE,
    "hut bericht": ANYONE,
}
