"""Which servers are ours to act for, and whether they are at this very moment."""

import math
import time
from collections.abc import Callable

from bot.shards import WHOLE, Shards


class Domain:
    """Everything, or some shards; and where they are lent to us, only until the loan may end.

    Whoever fires, moves, says or shows something by itself asks here first, every time: a process that was held up
    finds out that it may not act any more before it acts.
    """

    def __init__(self, shards: Shards = WHOLE, clock: Callable[[], float] = time.monotonic) -> None:
        """Own the shards for good, until somebody lends them."""
        self.shards, self._clock = shards, clock
        self._until = math.inf

    @property
    def held(self) -> bool:
        """Tell whether we may act at all."""
        return self._clock() < self._until

    def owns(self, guild_id: int | None) -> bool:
        """Tell whether we act for a server now; None stands for direct messages."""
        return self._clock() < self._until and self.shards.have(guild_id)

    def lend(self, until: float) -> None:
        """Own the shards until a moment of this clock; one that has passed takes them away."""
        self._until = until
