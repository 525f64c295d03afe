"""Names of hats (H2.1): the colour's letter first, second letters different (ä is not a), 3 to 10 letters."""

from collections.abc import Sequence

from bot.engine.model import Refused, refuse
from bot.games.hut.board import Colour
from bot.games.hut.slips import spelled

SHORTEST, LONGEST = 3, 10


def misnamed(colour: Colour, names: Sequence[str], hat: int, name: str) -> Refused | None:
    """Say why a hat (counted from 1) of this colour cannot be called that; None if it can."""
    if not name.isalpha() or not name.isprintable():
        return refuse("hut-name-letters")
    if not SHORTEST <= len(name) <= LONGEST:
        return refuse("hut-name-length", shortest=SHORTEST, longest=LONGEST)
    if spelled(name)[0] != colour.casefold():
        return refuse("hut-name-colour", letter=colour)
    for number, other in enumerate(names, 1):
        if number == hat:
            continue
        if other[1].lower() == name[1].lower():
            return refuse("hut-name-second", letter=other[1], name=other)
        if spelled(other) == spelled(name):
            return refuse("hut-name-alike", name=other)
    return None
