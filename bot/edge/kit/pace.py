"""How many pictures a channel can bear: a few at once, then one a second; in a rush the words must do."""

import time
from collections.abc import Callable

BURST = 3.0
PER_SECOND = 1.0
MOST_CHANNELS = 1000


class Pace:
    """Keeps a small store of pictures for every channel, which fills up again with time."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Begin with every store full."""
        self._clock = clock
        self._stores: dict[int, tuple[float, float]] = {}

    def allows(self, channel_id: int) -> bool:
        """Take one picture out of the channel's store, if there is one."""
        now = self._clock()
        left = self._left(channel_id, now)
        if left < 1:
            return False
        if len(self._stores) >= MOST_CHANNELS:
            self._stores = {id: store for id, store in self._stores.items() if self._left(id, now) < BURST}
        self._stores[channel_id] = (left - 1, now)
        return True

    def _left(self, channel_id: int, now: float) -> float:
        left, at = self._stores.get(channel_id, (BURST, now))
        return min(BURST, left + (now - at) * PER_SECOND)
