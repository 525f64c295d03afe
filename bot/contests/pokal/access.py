"""Who may use the commands of the cup; what somebody may do in a season is for its rules."""

from bot.engine.access import ANYONE, Access

ACCESS: Access = {
    "pokal neu": frozenset({"committee", "admin"}),
    "pokal stand": ANYONE,
    "pokal spielplan": ANYONE,
    "pokal hauspunkte": ANYONE,
}
