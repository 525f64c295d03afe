"""Which language somebody speaks, for what is said to them without being asked: a press tells it, a letter does not.

Only who speaks another language than the house or the server they act on is remembered; everybody else is spoken to in
the language of both.
"""

from collections.abc import Callable
from datetime import datetime

from bot.recent import Recent
from bot.service.people.servers import Servers
from bot.store import people
from bot.store.database import Database

REMEMBERED = 4096
"""Of so many people it is known what is written down, so that a press costs nothing."""


class Tongues:
    """Remembers the language of people whose client speaks another one than their server."""

    def __init__(self, database: Database, servers: Servers, clock: Callable[[], datetime]) -> None:
        """Keep them in this database."""
        self._database, self._servers, self._clock = database, servers, clock
        self._noted: Recent[int, str | None] = Recent(REMEMBERED)

    async def heard(self, person_id: int, language: str, guild_id: int | None) -> None:
        """Note the language of somebody who has just used their client, if nothing else would tell it."""
        if person_id not in self._noted:
            self._noted[person_id] = await self.known(person_id)
        noted, usual = self._noted[person_id], self._usual(guild_id)
        if noted == language or (noted is None and usual == {language}):
            return
        now = self._clock()
        await self._database.write(lambda db: people.set_language(db, person_id, language, now))
        self._noted[person_id] = language

    def _usual(self, guild_id: int | None) -> set[str]:
        return {self._servers.of(guild_id).language, self._servers.of(None).language}

    async def of(self, person_id: int, guild_id: int | None) -> str:
        """Return the language for what only one person reads."""
        return await self.known(person_id) or self._servers.of(guild_id).language

    async def known(self, person_id: int) -> str | None:
        """Return somebody's language, where it was remembered."""
        return await self._database.read(lambda db: people.language_of(db, person_id))

    def forget(self, person_id: int) -> None:
        """Know nothing any more of somebody who was erased."""
        self._noted.pop(person_id, None)
