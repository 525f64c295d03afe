"""Who may give the commands of DOG in Hogwarts."""

from bot.engine.access import ANYONE, Access

ACCESS: Access = {
    "dog neu": ANYONE,
}
