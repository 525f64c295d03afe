"""Discord's shards in queries."""

from typing import Any

from sqlalchemy import BigInteger, ColumnElement, func

from bot.shards import Shards


def on(shards: Shards, guild_id: ColumnElement[Any]) -> tuple[ColumnElement[bool], ...]:
    """Return the conditions for rows whose server is on one of the shards; none where that is every row."""
    if shards.whole:
        return ()
    number = func.coalesce(guild_id, 0, type_=BigInteger) // (1 << 22) % shards.of
    return (number.in_(sorted(shards.numbers)),)
