"""Who may give the commands of Watten."""

from bot.engine.access import ANYONE, Access

ACCESS: Access = {
    "watten zettel": ANYONE,
    "watten tisch": ANYONE,
}
