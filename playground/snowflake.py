"""Discord's ids: the time in milliseconds since 2015 and a counter."""

from .clock import Clock

EPOCH = 1_420_070_400_000


class SnowflakeMaker:
    """Hands out ids that always grow, even if the clock stands still."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.last = 0

    def __call__(self) -> int:
        """The next id."""
        wanted = (int(self.clock.now()) - EPOCH) << 22
        self.last = wanted if wanted > self.last else self.last + 1
        return self.last


def moment_of(snowflake: int) -> int:
    """When an id was made, in milliseconds since 1970."""
    return (snowflake >> 22) + EPOCH
