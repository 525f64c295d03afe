"""Chores: what is done on Discord because it is owed, and says nothing: a pin, a day in the calendar.

A chore is a row like everything else that is owed, so that a fall only delays it; doing it twice must do no harm.
"""

from collections.abc import Awaitable, Callable

import discord
import structlog

from bot.edge.table.posts import LATER, Compose, Post, Unneeded
from bot.store.outbox import NOT_WANTED, OwedRow

log = structlog.get_logger(__name__)


def chore(work: Callable[[OwedRow], Awaitable[object]]) -> Compose:
    """Do this for everything of a kind; where Discord does not let us, nothing depends on it."""

    async def compose(row: OwedRow) -> Post:
        try:
            await work(row)
        except discord.HTTPException as error:
            if error.status >= 500 or error.status in LATER:
                raise
            log.info("a chore is not done", key=row.key, error=str(error))
        raise Unneeded(NOT_WANTED)

    return compose
