"""What people and computers are called at a table: the shortest form that tells them apart."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from bot.store.seats import SeatRow

ROBOT = "🤖"
"""Stands before the name of a computer, in words and in pictures; no person's name begins with it."""
_TITLES = frozenset({"der", "die", "das", "the", "lord", "lady", "herr", "frau", "mr", "mrs", "ms", "dr", "prof"})
LONG = 14


def short_name(name: str, others: Collection[str] = ()) -> str:
    """Return the first name, with an initial if another has the same; what is no first name stays whole."""
    name = " ".join(name.replace(ROBOT, " ").split()) or name
    first, *rest = name.split() or [name]
    telling = len(first) >= 3 and first.replace("-", "").isalpha() and first.casefold() not in _TITLES
    if not telling or (not rest and "-" not in first):
        return name
    same = [other for other in others if _first(other) == first.casefold()]
    if same and rest:
        initials = [other.split()[1][:1] for other in same if len(other.split()) > 1]
        return name if rest[0][:1] in initials else f"{first} {rest[0][:1]}."
    if len(first) > LONG and "-" in first and not same:
        head, _, tail = first.partition("-")
        return f"{head}-{tail[:1]}."
    return name if same else first


def christened(seats: Sequence[SeatRow], names: Sequence[str], game_id: str) -> list[SeatRow]:
    """Give every computer a name of the list that nobody at the table has; the list begins elsewhere in every game.

    Who has a name keeps it. Without a list, or once it is used up, computers go by their seats.
    """
    known = {_first(row.name) for row in seats if row.name}
    free = [name for name in names if name.casefold() not in known]
    start = sum(game_id.encode()) % len(free) if free else 0
    ahead = iter(free[start:] + free[:start])
    return [replace(row, name=next(ahead, None)) if row.robot and row.name is None else row for row in seats]


def unlike_people(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """Take the names from computers that are called like somebody who sat down after them."""
    people = {_first(row.name) for row in seats if row.name and not row.robot}
    return [replace(row, name=None) if row.robot and _first(row.name or "") in people else row for row in seats]


def _first(name: str) -> str:
    return next(iter(name.split()), "").casefold()
