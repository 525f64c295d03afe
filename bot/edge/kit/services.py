"""What every cog and button needs, in one place; made once by the wiring and handed down."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import discord

from bot.draw.pool import Studio
from bot.engine.limits import LONGEST_REASON
from bot.engine.seats import Seat
from bot.engine.text import Text, text
from bot.ops.metrics import Metrics
from bot.ops.settings import Settings
from bot.service.contests.contests import Contests
from bot.service.contests.lineups import Lineups
from bot.service.contests.tables import Tables
from bot.service.free_dice import FreeDice
from bot.service.leading.book import Book
from bot.service.leading.conduct import Conduct
from bot.service.leading.leaving import Leaving
from bot.service.people.privacy import Privacy
from bot.service.people.servers import Servers
from bot.service.people.tongues import Tongues
from bot.service.play.games import Games
from bot.service.play.live import Live, Rank, Who, declined
from bot.service.play.lobby import Lobby
from bot.store.seats import SeatRow
from bot.texts import Texts


@dataclass(frozen=True, slots=True)
class Services:
    """The service, the words and the pens."""

    settings: Settings
    texts: Texts
    games: Games
    lobby: Lobby
    leaving: Leaving
    dice: FreeDice
    studio: Studio
    metrics: Metrics
    servers: Servers
    tongues: Tongues
    book: Book
    conduct: Conduct
    privacy: Privacy
    contests: Contests
    tables: Tables
    lineups: Lineups
    command_ids: dict[str, int] = field(default_factory=dict)
    """Discord's ids of our commands, as soon as it has told them: by them commands can be pressed in a text."""
    icons: dict[str, str] = field(default_factory=dict)
    """How our drawn signs are written, as soon as Discord has them; everything works without."""
    pages: dict[str, Callable[[str], Awaitable[tuple[str, bytes] | None]]] = field(default_factory=dict)
    """What rooms serve on the web, by the first part of the path; the rest of it is asked for."""

    def who(self, user: discord.User | discord.Member) -> Who:
        """Return the person behind a Discord user, with what their roles make of them on the server."""
        name = plain(user.display_name)
        if not isinstance(user, discord.Member):
            return Who(user.id, name)
        server, roles = self.servers.of(user.guild.id), {role.id for role in user.roles}
        ranks: set[Rank] = {*server.ranks(roles)}
        if user.guild_permissions.manage_guild or user.id == user.guild.owner_id:
            ranks.add("admin")
        leads = bool(ranks & {"admin", "referee", "director"})
        return Who(user.id, name, leads, frozenset(ranks), user.guild.id, server.houses(roles))

    def language(self, interaction: discord.Interaction) -> str:
        """Return the language of the person who asks, for what only they see."""
        return self.texts.language(str(interaction.locale))

    def public_language(self, interaction: discord.Interaction) -> str:
        """Return the language for what everybody sees: the server's, or the person's own in a DM."""
        return self.language_in(interaction.guild_id) if interaction.guild_id else self.language(interaction)

    def language_in(self, guild_id: int | None) -> str:
        """Return the language of a server."""
        return self.servers.of(guild_id).language

    async def language_to(self, person_id: int, guild_id: int | None) -> str:
        """Return the language for a direct message: the reader's own where we know it, else the server's."""
        return await self.tongues.of(person_id, guild_id)

    def say(self, words: Text, interaction: discord.Interaction) -> str:
        """Speak to the person who asks."""
        return self.texts.say(words, self.language(interaction))

    def pressable(self, entry: str) -> str:
        """Write a command so that it can be pressed; as code as long as Discord has not told us how."""
        id = self.command_ids.get(entry.partition(" ")[0])
        return f"`/{entry}`" if id is None else f"</{entry}:{id}>"

    def doubt_icons(self, error: discord.HTTPException) -> bool:
        """Go on without signs if Discord refuses one of them, because somebody has deleted it; True if that was it."""
        refused = bool(self.icons) and error.status == 400 and "emoji" in error.text.casefold()
        if refused:
            self.icons.clear()
        return refused

    def erased(self, language: str) -> str:
        """Return what people are called who had themselves erased."""
        return self.texts.say(text("privacy-erased-person"), language)


def mentions(live: Live, erased: str = "∅") -> Callable[[Seat], str]:
    """Name seats by mentions, which Discord shows as names and which ping nobody unless allowed to."""
    people = {row.seat: _named(row, live, erased) for row in live.seats}
    return lambda seat: people.get(seat, seat)


def seat_label(live: Live, seat: Seat, say: Callable[[Text], str]) -> str:
    """Return what a seat is called, for labels and lists."""
    words = live.spec.lobby.named(seat)
    return say(words) if isinstance(words, Text) else words


def _named(row: SeatRow, live: Live, erased: str) -> str:
    if row.person_id:
        return f"<@{row.person_id}>"
    return live.short_name_of(row.seat) if row.robot else safe(live.name_of(row.seat, erased))


def plain(name: str, most: int = 80) -> str:
    """Return a name on one line, without what turns lines around or makes them invisible; never empty."""
    return visible(name)[:most] or "?"


def visible(words: str) -> str:
    """Return what can be seen of typed words, on one line; perhaps nothing."""
    spaced = "".join(" " if char.isspace() else char for char in words)
    shown = "".join(char for char in spaced if char.isprintable() and char not in _INVISIBLE)
    return " ".join(shown.split())


def reason(typed: str) -> str:
    """Return a reason as it was typed, whole; refuse one that cannot be seen or is too long."""
    words = visible(typed)
    if not words:
        raise declined("reason-invisible")
    if len(words) > LONGEST_REASON:
        raise declined("reason-too-long", most=LONGEST_REASON, length=len(words))
    return words


_INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Blanks that Unicode calls letters or marks; `isprintable` finds the others."""


def safe(name: str, most: int = 80) -> str:
    """Return a name or label that stays what it is inside Discord's markdown and pings nobody."""
    escaped = discord.utils.escape_markdown(plain(name, most)).replace("<", "\\<")
    return discord.utils.escape_mentions(escaped)
