"""Who may give the commands of Nimm."""

from bot.engine.access import ANYONE, Access

ACCESS: Access = {"nimm neu": ANYONE}
