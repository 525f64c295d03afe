"""Long lists take several pictures; which part of one goes into which."""

from collections.abc import Sequence
from typing import TypeVar

Item = TypeVar("Item")


def pages(count: int, size: int) -> int:
    """Give the number of pictures a list needs; an empty list needs one, too."""
    return max(1, -(-count // size))


def page_of(items: Sequence[Item], page: int, size: int) -> Sequence[Item]:
    """Give what stands in one of the pictures, counted from 0."""
    return items[page * size : (page + 1) * size]


def chosen(entries: Sequence[int], size: int, most: int, around: int | None) -> list[int]:
    """Give which pictures of a long list are drawn: the first ones, and the one with somebody who looks."""
    first = list(range(min(most, pages(len(entries), size))))
    own = entries.index(around) // size if around in entries else 0
    return first if own in first else [*first[:-1], own]
