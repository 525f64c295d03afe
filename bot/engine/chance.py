"""Chance as an argument: rules ask it, they never draw by themselves."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from bot import fair

T = TypeVar("T")


class Chance(Protocol):
    """What rules may ask of fortune."""

    def dice(self, count: int, sides: int) -> tuple[int, ...]:
        """Roll some equal dice."""
        ...

    def shuffle(self, things: Sequence[T]) -> tuple[T, ...]:
        """Return the things in a random order."""
        ...


@dataclass(frozen=True, slots=True)
class Draw:
    """One draw as the log keeps it (F4)."""

    n: int
    nonce: str
    ask: str
    got: tuple[int, ...]

    def record(self) -> dict[str, Any]:
        """Return the draw as plain data; logs are checked byte by byte, so that names and order stay for ever."""
        return {"n": self.n, "nonce": self.nonce, "ask": self.ask, "got": list(self.got)}

    @classmethod
    def of(cls, record: Mapping[str, Any]) -> "Draw":
        """Read a draw from plain data."""
        return cls(n=record["n"], nonce=record["nonce"], ask=record["ask"], got=tuple(record["got"]))


class FairChance:
    """Draws that follow from the game's promised seed; keeps a record of each."""

    def __init__(self, game: str, seed: bytes, first: int, nonce: int) -> None:
        """Begin at draw number `first`, asked for by the message or press `nonce` (0: a timer)."""
        self._game, self._seed, self._first, self._nonce = game, seed, first, nonce
        self.draws: list[Draw] = []

    def _draw(self, ask: str) -> tuple[int, ...]:
        n = self._first + len(self.draws)
        got = tuple(fair.draw(self._seed, self._game, n, self._nonce, ask))
        self.draws.append(Draw(n=n, nonce=str(self._nonce), ask=ask, got=got))
        return got

    def dice(self, count: int, sides: int) -> tuple[int, ...]:
        """Roll some equal dice as one draw."""
        return self._draw(f"{count}w{sides}")

    def shuffle(self, things: Sequence[T]) -> tuple[T, ...]:
        """Shuffle as one draw."""
        return tuple(things[i] for i in self._draw(f"mischen {len(things)}"))
