"""Who may give the commands of Wizard."""

from bot.engine.access import ANYONE, Access

ACCESS: Access = {
    "wizard block": ANYONE,
    "wizard tisch": ANYONE,
}
