"""A connection of our own to PostgreSQL: it hears what other processes announce, and does small work at once."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from bot.store.database import BUSY_SECONDS, StoreTrouble, T, Work, translate
from bot.store.news import CHANNEL

PATIENCE = 2 * BUSY_SECONDS
"""Seconds after which a connection that does not answer is a dead one."""


class Listener:
    """Hears announcements while it is open; whatever was announced while it was not is for the tables to tell."""

    def __init__(self, url: str, hear: Callable[[str], object]) -> None:
        """Call `hear` with every announcement."""
        patience = {"lock_timeout": str(int(BUSY_SECONDS * 1000))}
        arguments = {"timeout": BUSY_SECONDS, "server_settings": patience}
        self._engine = create_async_engine(url, poolclass=NullPool, connect_args=arguments)
        self._hear = hear
        self._connection: AsyncConnection | None = None
        self._one_at_a_time = asyncio.Lock()

    async def run(self, work: Work[T]) -> tuple[T, bool]:
        """Run work in a transaction of its own; tell also whether the connection had to be opened anew for it."""
        try:
            async with asyncio.timeout(PATIENCE), self._one_at_a_time:
                anew = self._connection is None
                connection = self._connection or await self._open()
                async with connection.begin():
                    return await connection.run_sync(work), anew
        except DBAPIError as error:
            await self.close()
            raise translate(error) from error
        except (OSError, TimeoutError) as error:
            await self.close()
            raise StoreTrouble("unreachable", str(error)) from error

    async def _open(self) -> AsyncConnection:
        connection = self._connection = await self._engine.connect()
        driver: Any = (await connection.get_raw_connection()).driver_connection
        await driver.add_listener(CHANNEL, lambda _connection, _pid, _channel, words: self._hear(words))
        return connection

    async def close(self) -> None:
        """Hear nothing any more, until there is work again."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(DBAPIError, OSError, TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await connection.invalidate()
                    await connection.close()
