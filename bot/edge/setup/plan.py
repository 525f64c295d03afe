"""What a server has of all that we use, what would be taken and what would be made; and making it."""

from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from typing import Any, TypeAlias

import discord
import structlog

from bot.edge.kit.services import Services
from bot.engine.text import Text, text
from bot.service.people.servers import CHANNEL_KEYS, RANKS, ROLE_KEYS, Server
from bot.service.play.live import Who
from bot.texts import LANGUAGES

log = structlog.get_logger(__name__)

COLOURS = {"G": 0xC0392B, "H": 0xD4AC0D, "R": 0x2E86C1, "S": 0x1E8449}
REFEREE_RIGHTS = discord.Permissions(moderate_members=True)
KEYS = (*(f"role.{key}" for key in ROLE_KEYS), *(f"channel.{key}" for key in CHANNEL_KEYS))
"""Everything we use, in the order it is listed."""
Speak: TypeAlias = Callable[[Text], str]


@dataclass(frozen=True, slots=True)
class Item:
    """One role or channel: what it is called, what is set, and what there is under that name already."""

    key: str
    name: str
    about: Text
    have: tuple[Any, ...]
    adoptable: Any = None

    @property
    def is_role(self) -> bool:
        """Tell roles from channels."""
        return self.key.startswith("role.")


def items(services: Services, guild: discord.Guild) -> list[Item]:
    """List everything we use, named in the server's language, and how it stands here."""
    server, found = services.servers.of(guild.id), []

    def names(words: Text, key: str) -> list[str]:
        """Return what something would be called here, and what it may be called already."""
        ours = sorted(LANGUAGES, key=lambda one: one != server.language)
        others = (services.texts.say(text("setup-also", key=key), one).split(", ") for one in ours)
        return [*(services.texts.say(words, one) for one in ours), *chain.from_iterable(others)]

    for key in ROLE_KEYS:
        called = names(text("setup-role", key=key), key)
        have = tuple(role for id in server.roles.get(key, ()) if (role := guild.get_role(id)))
        same = _called([role for role in guild.roles if not role.managed], *called)
        found.append(Item(f"role.{key}", called[0], text("setup-about", key=key), have, same))
    for channel_key in CHANNEL_KEYS:
        called = names(text("setup-channel-name", key=channel_key), channel_key)
        channel = guild.get_channel(server.channels.get(channel_key, 0))
        about = text("setup-about", key=channel_key)
        there = _called([one for one in guild.text_channels if _ours(one)], *called)
        found.append(Item(f"channel.{channel_key}", f"#{called[0]}", about, (channel,) if channel else (), there))
    return found


def lines(listed: Sequence[Item], chosen: Collection[str], say: Speak) -> Iterator[str]:
    """Say of each what is there, what would be taken, made or left out, and what it is for."""
    for item in listed:
        about = say(item.about)
        if item.have:
            yield f"✅ **{item.name}**: {', '.join(one.mention for one in item.have)}\n-# {about}"
        elif item.key not in chosen:
            yield f"⬜ **{item.name}**: {say(text('setup-left-out'))}\n-# {about}"
        elif item.adoptable:
            yield f"🔗 **{item.name}**: {say(text('setup-would-take', name=item.adoptable.mention))}\n-# {about}"
        else:
            yield f"➕ **{item.name}**: {say(text('setup-would-make'))}\n-# {about}"


def written(chosen: Collection[str]) -> str:
    """Write a choice so that it fits into the id of a button."""
    return f"{sum(1 << place for place, key in enumerate(KEYS) if key in chosen):x}"


def read(number: str) -> frozenset[str]:
    """Read a choice."""
    bits = int(number, 16)
    return frozenset(key for place, key in enumerate(KEYS) if bits >> place & 1)


async def make(
    services: Services, guild: discord.Guild, who: Who, say: Speak, chosen: Collection[str] = KEYS
) -> list[str]:
    """Take or make what is chosen and missing, as far as Discord lets us; say to whoever asks what came of each."""

    def aloud(words: Text) -> str:
        return services.texts.say(words, services.language_in(guild.id))

    reason, done = aloud(text("setup-audit", person=who.name))[:512], []
    home: discord.CategoryChannel | None = None

    async def attempt(item: Item, made: Callable[[], Awaitable[Any]]) -> None:
        try:
            one = item.adoptable or await made()
        except discord.HTTPException as error:
            log.warning("could not be made", what=item.key, error=str(error))
            done.append(say(text("setup-not-made", name=item.name, reason=error.text or str(error.status))))
            return
        await services.servers.change(guild.id, item.key, [one.id] if item.is_role else one.id, who)
        done.append(say(text("setup-taken" if item.adoptable else "setup-made", name=one.mention)))

    for item in items(services, guild):
        if item.have or item.key not in chosen:
            continue
        key = item.key.partition(".")[2]
        if item.is_role:
            rights = REFEREE_RIGHTS if key == "referee" else discord.Permissions.none()
            colour = discord.Colour(COLOURS.get(key, 0x2C3E50))
            await attempt(
                item, partial(guild.create_role, name=item.name, permissions=rights, colour=colour, reason=reason)
            )
            continue
        if home is None and not item.adoptable:
            home = await _home(guild, aloud(text("setup-category")), reason)
        doors = _closed(guild, services.servers.of(guild.id)) if key == "log" else {}
        topic = aloud(item.about)[:1024]
        channel = partial(
            guild.create_text_channel,
            item.name[1:],
            overwrites=doors,
            category=home,
            topic=topic,
            reason=reason,
        )
        await attempt(item, channel)
    return done


async def _home(guild: discord.Guild, name: str, reason: str) -> discord.CategoryChannel | None:
    """Return the category our channels go into; without it they stand for themselves."""
    try:
        return _called(guild.categories, name) or await guild.create_category(name, reason=reason)
    except discord.HTTPException:
        return None


def _ours(channel: discord.TextChannel) -> bool:
    """Tell whether we may speak somewhere: elsewhere we could do nothing with a channel, whatever it is called."""
    return channel.permissions_for(channel.guild.me).send_messages


def _called(things: Sequence[Any], *names: str) -> Any:
    """Find what is there already under one of the names: a server has had referees before it had us."""
    wanted = [name.casefold() for name in names]
    return next((one for name in wanted for one in things if one.name.casefold() == name), None)


def _closed(guild: discord.Guild, server: Server) -> dict[Any, discord.PermissionOverwrite]:
    """Return the doors of the log channel: the referees, the committee and we."""
    opened = discord.PermissionOverwrite(view_channel=True, send_messages=True)
    roles = [role for rank in RANKS for id in server.roles.get(rank, ()) if (role := guild.get_role(id))]
    shut = {guild.default_role: discord.PermissionOverwrite(view_channel=False)}
    return {**shut, guild.me: opened, **dict.fromkeys(roles, opened)}
