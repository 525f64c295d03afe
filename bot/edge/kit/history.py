"""Which message stands there already: what was sent just before a fall is found again by what it shows."""

import re
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from typing import Any

import discord

LOOK_BACK = 500
"""So many messages are looked at to find out whether something was said."""
SLACK = timedelta(minutes=1)
"""Our clock and Discord's may differ."""


async def sent_already(
    client: discord.Client, channel: Any, since: datetime, is_it: Callable[[discord.Message], bool]
) -> list[int]:
    """Return our own messages since a moment that are the one looked for, the oldest first."""
    me = client.user
    after = discord.Object(discord.utils.time_snowflake(since - SLACK))
    try:
        found = [one async for one in channel.history(after=after, limit=LOOK_BACK)]
    except discord.Forbidden:  # where we may not read, only the name of the message keeps it from being said twice
        return []
    return [one.id for one in found if me is not None and one.author.id == me.id and is_it(one)]


def says(message: dict[str, Any]) -> Callable[[discord.Message], bool]:
    """Recognise a message by the words it is sent with."""
    view: Any = message.get("view")
    laid_out = () if view is None else _texts(view.to_components())
    wanted = "\n".join([str(message.get("content") or ""), *laid_out]).strip()

    def is_it(one: discord.Message) -> bool:
        return "\n".join([one.content, *_texts(_parts(one))]).strip() == wanted

    return is_it


def has_controls_of(game_id: str) -> Callable[[discord.Message], bool]:
    """Recognise the panel of a game, whatever it shows, by the ids of its controls."""
    pattern = re.compile(rf"[a-fh-z]:{re.escape(game_id)}(:|$)")  # `g` is what a match asks beside its panel

    def is_it(one: discord.Message) -> bool:
        return not one.content and any(pattern.match(id) for id in _ids(_parts(one)))

    return is_it


def has_control(custom_id: str) -> Callable[[discord.Message], bool]:
    """Recognise a message by one of its controls."""
    return lambda one: custom_id in _ids(_parts(one))


def _parts(message: discord.Message) -> list[Any]:
    return [part.to_dict() for part in message.components]


def _texts(components: Any) -> Iterator[str]:
    """Yield every text in a tree of components, in order."""
    for part in components:
        if isinstance(part.get("content"), str):
            yield part["content"]
        yield from _texts(part.get("components", ()))


def _ids(components: Any) -> Iterator[str]:
    """Yield the id of every control in a tree of components."""
    for part in components:
        if isinstance(part.get("custom_id"), str):
            yield part["custom_id"]
        yield from _ids([*part.get("components", ()), *filter(None, [part.get("accessory")])])
