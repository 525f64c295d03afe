"""Discord's shards: which servers go to which."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Shards:
    """Some of Discord's shards; direct messages, which have no server, belong to shard 0."""

    numbers: frozenset[int]
    of: int

    @property
    def whole(self) -> bool:
        """Tell whether these are all there are."""
        return len(self.numbers) == self.of

    def have(self, guild_id: int | None) -> bool:
        """Tell whether a server, or a direct message (None), is on one of them."""
        return ((guild_id or 0) >> 22) % self.of in self.numbers


WHOLE = Shards(frozenset({0}), 1)
