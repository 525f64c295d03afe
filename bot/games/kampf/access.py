"""Who may challenge."""

from bot.engine.access import ANYONE, Access

ACCESS: Access = {"wuerfel kampf": ANYONE}
