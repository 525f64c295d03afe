"""Sent off, or banned for the next two matches (Q8.2, Q8.3): the book has it, and the line-up refuses."""

from dataclasses import replace

import structlog

from bot.app.live import Declined, Live, Who, declined
from bot.engine.seats import Seat
from bot.games.quidditch import events as e
from bot.store import costumes
from bot.store.acts import ActRow, Wanted
from bot.store.records import EventRow
from bot.ui.desk import Desk
from bot.ui.match.once import Act

log = structlog.get_logger(__name__)

KIND, MATCHES = "ban", 2


class Bans:
    """Writes bans and keeps those who are banned off the seats."""

    def __init__(self, desk: Desk) -> None:
        """Stand at the lobby's gate."""
        self._desk = desk
        desk.lobby.gates.append(self._gate)

    async def write(self, live: Live, act: Act) -> None:
        """Write down who was sent off or caught; the press that did it writes only once."""
        for row, event in act:
            if not isinstance(event, e.Ausgeschlossen | e.Betrogen) or live.row.guild_id is None:
                continue
            person = await self._person(live, event.seat)
            if isinstance(event, e.Betrogen) and person is not None:
                await self._ban(live, event.seat, person, row)
            if live.row.status == "running" and row.cause is not None and row.person_id is not None:
                await self._clear(live, event.seat, Who(row.person_id, ""), row.cause)

    async def _ban(self, live: Live, seat: Seat, person: int, row: EventRow) -> None:
        game, now = live.row, self._desk.games.clock()
        data = {"seat": seat, "matches": MATCHES}
        act = ActRow(game.guild_id or 0, now, KIND, row.person_id, person, game.id, game.channel_id, "8.9", data)
        await self._desk.order.record(replace(act, cause=row.cause))

    async def _clear(self, live: Live, seat: Seat, referee: Who, cause: int) -> None:
        """Leave the seat empty, and the exclusion in the book; a kick from the room has done both already."""
        try:  # one press, two acts: the second one has the negative number
            await self._desk.conduct.exclude(live.row.id, referee, seat, cause=-cause)
        except Declined as no:
            log.info("the seat is empty already", game=live.row.id, seat=seat, why=no.text.id)

    async def _person(self, live: Live, seat: Seat) -> int | None:
        """Return whose seat it is, or was before he was sent off."""
        person = next((row.person_id for row in live.seats if row.seat == seat), None)
        if person is not None:
            return person
        wanted = Wanted(live.row.guild_id or 0, ("exclusion",), game_id=live.row.id)
        found, _ = await self._desk.order.find(wanted)
        return next((act.target_id for act in found if act.data.get("seat") == seat), None)

    async def _gate(self, live: Live, who: Who) -> None:
        if live.spec.name != "quidditch" or live.row.guild_id is None:
            return
        guild_id = live.row.guild_id
        found, _ = await self._desk.order.find(Wanted(guild_id, (KIND,), target_id=who.id, standing=True))
        for act in found:
            at = act.at
            played = await self._desk.games.database.read(
                lambda db, at=at: costumes.matches_since(db, guild_id, "quidditch", at)  # type: ignore[misc]  # bound at once
            )
            left = int(act.data.get("matches", MATCHES)) - played
            if left > 0:
                raise declined("match-banned", name=who.name, left=left)
