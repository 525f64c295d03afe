"""Finished pieces are kept for the next picture, all in one store that is bounded by what they weigh, not by number."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import update_wrapper
from typing import Any, Generic, ParamSpec, TypeVar

from PIL import Image

P = ParamSpec("P")
R = TypeVar("R")

BUDGET = 48_000_000
"""Bytes of pixels that one drawing process keeps."""
_SMALL = 500
"""What anything weighs besides its pixels."""


class Store:
    """The least recently used go first; what is too heavy for the whole store is not kept at all."""

    def __init__(self, budget: int = BUDGET) -> None:
        """Begin empty."""
        self.budget, self.weight = budget, 0
        self._pieces: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], R]) -> R:
        """Return a piece, made now if it is not there."""
        found = self._pieces.get(key)
        if found is not None:
            self._pieces.move_to_end(key)
            piece: R = found[0]
            return piece
        piece = make()
        weight = weigh(piece)
        if weight <= self.budget:
            self._pieces[key] = (piece, weight)  # while it was made, others may have been kept, but never this one
            self.weight += weight
        while self.weight > self.budget:
            _, (_, old) = self._pieces.popitem(last=False)
            self.weight -= old
        return piece

    def clear(self) -> None:
        """Keep nothing."""
        self._pieces.clear()
        self.weight = 0


STORE = Store()


class kept(Generic[P, R]):
    """Keep what a function returns for the same arguments."""

    def __init__(self, function: Callable[P, R]) -> None:
        self._function = function
        update_wrapper(self, function)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        """Return it from the store, or make it."""
        key = (self._function, args, tuple(kwargs.items()))
        return STORE.get(key, lambda: self._function(*args, **kwargs))


def weigh(piece: object) -> int:
    """Return about how many bytes a picture takes, or something that is made of pictures."""
    if isinstance(piece, Image.Image):
        return _SMALL + piece.width * piece.height * (4 if len(piece.getbands()) > 1 else 1)
    if isinstance(piece, tuple):
        return _SMALL + sum(weigh(part) for part in piece)
    image = getattr(piece, "image", None)
    return _SMALL + (weigh(image) if image is not None else 0)
