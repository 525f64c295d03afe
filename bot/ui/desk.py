"""What every cog and button needs, in one place; made once by the wiring and handed down."""

from collections.abc import Callable
from dataclasses import dataclass

import discord

from bot.app.conduct import Conduct
from bot.app.free_dice import FreeDice
from bot.app.games import Games
from bot.app.live import Live, Rank, Who
from bot.app.lobby import Lobby
from bot.app.order import Order
from bot.app.privacy import Privacy
from bot.app.servers import Servers
from bot.draw.pool import Studio
from bot.engine.seats import Seat
from bot.engine.text import Text, text
from bot.metrics import Metrics
from bot.settings import Settings
from bot.store.records import SeatRow
from bot.texts import Texts


@dataclass(frozen=True, slots=True)
class Desk:
    """The service, the words and the pens."""

    settings: Settings
    texts: Texts
    games: Games
    lobby: Lobby
    dice: FreeDice
    studio: Studio
    metrics: Metrics
    servers: Servers
    order: Order
    conduct: Conduct
    privacy: Privacy

    def who(self, user: discord.User | discord.Member) -> Who:
        """Return the person behind a Discord user, with what their roles make of them on the server."""
        name = plain(user.display_name)
        if not isinstance(user, discord.Member):
            return Who(user.id, name)
        ranks: set[Rank] = {*self.servers.of(user.guild.id).ranks({role.id for role in user.roles})}
        if user.guild_permissions.manage_guild or user.id == user.guild.owner_id:
            ranks.add("admin")
        return Who(user.id, name, bool(ranks & {"admin", "referee", "director"}), frozenset(ranks))

    def language(self, interaction: discord.Interaction) -> str:
        """Return the language of the person who asks, for what only they see."""
        return self.texts.language(str(interaction.locale))

    def public_language(self, interaction: discord.Interaction) -> str:
        """Return the language for what everybody sees: the server's, or the person's own in a DM."""
        return self.language_in(interaction.guild_id) if interaction.guild_id else self.language(interaction)

    def language_in(self, guild_id: int | None) -> str:
        """Return the language of a server."""
        return self.servers.of(guild_id).language

    def say(self, words: Text, interaction: discord.Interaction) -> str:
        """Speak to the person who asks."""
        return self.texts.say(words, self.language(interaction))

    def erased(self, language: str) -> str:
        """Return what people are called who had themselves erased."""
        return self.texts.say(text("privacy-erased-person"), language)


def mentions(live: Live, erased: str = "∅") -> Callable[[Seat], str]:
    """Name seats by mentions, which Discord shows as names and which ping nobody unless allowed to."""
    people = {row.seat: _named(row, live, erased) for row in live.seats}
    return lambda seat: people.get(seat, seat)


def _named(row: SeatRow, live: Live, erased: str) -> str:
    if row.person_id:
        return f"<@{row.person_id}>"
    return f"🤖 {live.name_of(row.seat)}" if row.robot else safe(live.name_of(row.seat, erased))


def plain(name: str, most: int = 80) -> str:
    """Return a name on one line, without what turns lines around or makes them invisible; never empty."""
    spaced = "".join(" " if char.isspace() else char for char in name)
    shown = "".join(char for char in spaced if char.isprintable() and char not in _INVISIBLE)
    return " ".join(shown.split())[:most] or "?"


_INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Blanks that Unicode calls letters or marks; `isprintable` finds the others."""


def safe(name: str) -> str:
    """Return a name or label that stays what it is inside Discord's markdown and pings nobody."""
    escaped = discord.utils.escape_markdown(plain(name)).replace("<", "\\<")
    return discord.utils.escape_mentions(escaped)
