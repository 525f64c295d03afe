"""Who keeps order, where and by which press, and what came of it."""

from dataclasses import dataclass

import discord

from bot.engine.text import Text
from bot.service.play.live import Live, Who
from bot.store.acts import ActRow


@dataclass(frozen=True, slots=True)
class Officer:
    """Who acts, where, in which game, and by which press."""

    guild: discord.Guild
    member: discord.Member
    who: Who
    channel_id: int
    live: Live | None
    cause: int

    @property
    def game_id(self) -> str | None:
        """Return the game the act belongs to."""
        return self.live.row.id if self.live else None

    @property
    def room_id(self) -> int:
        """Return the room of the match, or where we are if there is none."""
        return (self.live.row.channel_id if self.live else None) or self.channel_id


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of it: the act as it stands in the book (None: a second delivery), and what else is worth saying."""

    act: ActRow | None
    notes: tuple[Text, ...] = ()
    remind: bool = False
