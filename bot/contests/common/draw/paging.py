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
