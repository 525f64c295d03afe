"""Who takes a roll: a game that is played in words in the channel, or else the free dice."""

from collections.abc import Awaitable, Callable
from typing import Protocol

import discord


class Taker(Protocol):
    """A game's room that may want a roll for itself."""

    def takes_roll(self, message: discord.Message) -> bool:
        """Tell whether a typed roll is for the game to judge."""
        ...

    async def roll(self, interaction: discord.Interaction) -> bool:
        """Take a `/dice 2w6` as the game's roll; False if the game does not want it."""
        ...


class Rolls:
    """Hands rolls to whom they belong."""

    def __init__(self) -> None:
        self._takers: list[Taker] = []
        self._free: Callable[[discord.Message], Awaitable[None]] | None = None

    def offer(self, taker: Taker) -> None:
        """Ask this room before a roll is free."""
        self._takers.append(taker)

    def free(self, roll: Callable[[discord.Message], Awaitable[None]]) -> None:
        """Let this roll for a message that no game takes."""
        self._free = roll

    def taken(self, message: discord.Message) -> bool:
        """Tell whether a typed roll is a game's business."""
        return any(taker.takes_roll(message) for taker in self._takers)

    async def roll(self, interaction: discord.Interaction) -> bool:
        """Let a game take a `/dice 2w6`; False if none does."""
        for taker in self._takers:
            if await taker.roll(interaction):
                return True
        return False

    async def typed(self, message: discord.Message) -> None:
        """Roll for a message that a game has given back."""
        if self._free is not None:
            await self._free(message)
