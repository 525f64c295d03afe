"""A memory that forgets: what a process remembers for comfort must not grow for as long as it runs."""

from collections import OrderedDict
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Recent(OrderedDict[K, V]):
    """A dict of the last so many keys that were set; the one set longest ago goes first."""

    def __init__(self, most: int) -> None:
        """Begin empty."""
        super().__init__()
        self._most = most

    def __setitem__(self, key: K, value: V) -> None:
        """Set a key, and forget what is too much."""
        super().__setitem__(key, value)
        self.move_to_end(key)
        while len(self) > self._most:
            self.popitem(last=False)
