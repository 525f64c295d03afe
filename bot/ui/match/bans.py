"""Würfelbetrug: banned for the next two matches (Q8.3). The book has it, and the line-up refuses."""

from bot.app.live import Live, Who, declined
from bot.engine.log import Begun
from bot.games.quidditch import events as e
from bot.store import costumes
from bot.store.acts import ActRow, Wanted
from bot.ui.desk import Desk
from bot.ui.match.story import Act

KIND, MATCHES = "ban", 2


class Bans:
    """Writes bans and keeps those who are banned off the seats."""

    def __init__(self, desk: Desk) -> None:
        """Stand at the lobby's gate."""
        self._desk = desk
        desk.lobby.gates.append(self._gate)

    async def write(self, live: Live, act: Act) -> None:
        """Write down who was caught; the press that did it writes only once."""
        for row, event in act:
            if isinstance(event, Begun) or not isinstance(event, e.Betrogen) or live.row.guild_id is None:
                continue
            person = next((seat.person_id for seat in live.seats if seat.seat == event.seat), None)
            now = self._desk.games.clock()
            data = {"seat": event.seat, "matches": MATCHES}
            game = live.row
            words = ActRow(
                live.row.guild_id, now, KIND, row.person_id, person, game.id, game.channel_id, "8.9", data, row.cause
            )
            if person is not None:
                await self._desk.order.record(words)

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
