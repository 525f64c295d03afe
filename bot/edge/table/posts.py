"""Posts: what is to be sent because it is owed, what goes with it, and what Discord may say to it."""

import hashlib
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

import discord

from bot.store.database import Connection
from bot.store.outbox import GONE, OwedRow
from bot.store.outbox import NO_ACCESS as UNSAID_NO_ACCESS

UNKNOWN_CHANNEL, ARCHIVED, DM_CLOSED = 10003, 50083, 50007
NO_ACCESS = frozenset({50001, 50013})
LATER = frozenset({401, 408, 429})
"""Answers below 500 that say nothing against the message itself."""

Message: TypeAlias = dict[str, Any]


class Written(Protocol):
    """Writes what goes with a message; `new` if it was sent just now and not found as it stood."""

    def __call__(self, db: Connection, message_id: int, *, new: bool) -> Sequence[OwedRow]:
        """Write it and return what is owed because of it."""
        ...


def nothing(db: Connection, message_id: int, *, new: bool) -> Sequence[OwedRow]:
    """Write nothing."""
    return ()


def nobody(message_id: int, new: bool) -> None:
    """Tell nobody."""
    return


@dataclass(frozen=True, slots=True, kw_only=True)
class Post:
    """A message that is to be sent: arguments of `send`, and what goes with it."""

    message: Message
    channel_id: int | None = None
    """Where, if the place leaves it open."""
    is_it: Callable[[discord.Message], bool] | None = None
    """Recognises it among other messages; without this it is known by its words."""
    written: Written = nothing
    """What is written when it was said, in one transaction with that; returns what is owed because of it."""
    after: Callable[[int, bool], object] = nobody
    """Is told the message when all that is written, and whether it is new or an earlier try's, with what held then."""
    instead: Callable[[discord.HTTPException], Awaitable[Sequence[OwedRow]]] | None = None
    """What is owed instead if Discord does not let us say it."""


@dataclass(frozen=True, slots=True)
class Removal:
    """A message of ours that is to go: another stands for it now."""

    message_id: int


Compose: TypeAlias = Callable[[OwedRow], Awaitable[Post | Removal]]
"""Finds the words for what is owed; raises Unneeded if there is nothing to say any more."""


class NotYet(Exception):
    """Something else must be said before; whoever says it wakes us."""


class Unneeded(Exception):
    """There is nothing to say any more; the reason is the id of a text."""


def name_of(key: str) -> str:
    """Name the message that says something owed, so that Discord takes it only once."""
    return hashlib.blake2b(key.encode(), digest_size=12).hexdigest()


def why_refused(error: discord.HTTPException) -> str:
    """Return the text that says why something cannot be said."""
    if error.code == UNKNOWN_CHANNEL:
        return GONE
    if error.code == DM_CLOSED:
        return "unsaid-closed"
    locked = error.code == ARCHIVED  # one that is merely archived is woken
    return UNSAID_NO_ACCESS if isinstance(error, discord.Forbidden) or locked else "unsaid-refused"
