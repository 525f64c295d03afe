"""Standing up in the middle of a game, and sitting down where somebody has stood up or did not come."""

from dataclasses import replace

from bot.engine.seats import Seat
from bot.service.leading.rights import must_not_whistle
from bot.service.play.games import Games
from bot.service.play.live import Live, Who, declined, must_be_open
from bot.service.play.lobby import Lobby
from bot.service.play.owing import filled, vacancy
from bot.service.play.sitting import handed_over, last_sitter, may_hand_over
from bot.store.acts import ActRow
from bot.store.changes import Change
from bot.store.seats import SeatRow
from bot.store.sitters import SatRow


class Leaving:
    """What players do with their own seats; whoever leads a game has `Conduct` for that."""

    def __init__(self, games: Games, lobby: Lobby) -> None:
        """Seat people in these games; whom the lobby does not admit takes no seat here either."""
        self._games, self._lobby = games, lobby

    async def leave(self, game_id: str, who: Who, *, cause: int) -> Live:
        """Stand up: the computer plays on until somebody sits down there."""

        async def attempt(live: Live) -> Live:
            row, now = must_be_leavable(live, who), self._games.clock()
            sat = SatRow(seat=row.seat, until=live.row.head, person_id=who.id, name=row.name, why="left")
            seats = [handed_over(one) if one.seat == row.seat else one for one in live.seats]
            seats = self._games.christened(live.row, seats)
            owed = [vacancy(live.row, sat, now)]
            act = self._act(live, who, cause, row.seat, who.id, None)
            change = Change(game_id=game_id, revision=live.row.revision, seats=seats, sat=[sat], owed=owed, act=act)
            return (await self._games.commit(live, change, live.position)).live

        return await self._games.changing(game_id, attempt)

    async def take(self, game_id: str, who: Who, seat: Seat, *, cause: int) -> Live:
        """Sit down where somebody has left; who was only away too long has the seat kept for them."""

        async def attempt(live: Live) -> Live:
            sat = must_be_vacant(live, who, seat)
            must_not_whistle(live, who)
            await self._lobby.admit(live, who, seat)
            new = SeatRow(seat=seat, person_id=who.id, name=who.name[:80])
            seats = [replace(new, captain=one.captain) if one.seat == seat else one for one in live.seats]
            owed = [filled(live.row, sat, self._games.clock())]
            act = self._act(live, who, cause, seat, None, who.id)
            change = Change(game_id=game_id, revision=live.row.revision, seats=seats, owed=owed, act=act)
            return (await self._games.commit(live, change, live.position)).live

        return await self._games.changing(game_id, attempt)

    def _act(
        self, live: Live, who: Who, cause: int, seat: Seat, before: int | None, after: int | None
    ) -> ActRow | None:
        """Write it into the book, where one is kept."""
        if live.row.guild_id is None:
            return None
        return ActRow(
            guild_id=live.row.guild_id,
            at=self._games.clock(),
            kind="replace",
            actor_id=who.id,
            target_id=after,
            game_id=live.row.id,
            channel_id=live.row.channel_id,
            data={"seat": seat, "before": before, "after": after},
            cause=cause,
        )


def must_be_leavable(live: Live, who: Who) -> SeatRow:
    """Return the seat somebody may stand up from, or say why not."""
    must_be_open(live, None)
    row = live.seat_of(who.id)
    if row is None:
        raise declined("game-not-seated")
    if not may_hand_over(live):
        raise declined("leave-not-here")
    return row


def must_be_vacant(live: Live, who: Who, seat: Seat) -> SatRow:
    """Return who sat there before, or say why somebody cannot have the seat."""
    must_be_open(live, None)
    row = next((one for one in live.seats if one.seat == seat), None)
    if row is None:
        raise declined("lobby-no-such-seat")
    mine = live.seat_of(who.id)
    if mine is not None:
        raise declined("lobby-already-in", seat=mine.seat)
    sat = last_sitter(live, seat)
    if not row.robot or sat is None or not sat.why:
        raise declined("lobby-seat-taken", seat=seat)
    if sat.why == "absent" and sat.person_id not in (None, who.id):  # None had themselves erased
        raise declined("seat-kept", person=f"<@{sat.person_id}>")
    return sat
