"""Another game with the same people: everybody sits where they sat, and the rules draw anew whatever they draw."""

import hashlib

from bot.engine.seats import Seat
from bot.service.play.games import Games
from bot.service.play.live import Declined, Live, Who, declined, game_id
from bot.service.play.lobby import Lobby
from bot.store.contests import table_of
from bot.store.games import OPEN


def name_of_next(game: str, number: int) -> str:
    """Name the game that follows another: the same for everybody who asks, so that it is opened once."""
    digest = hashlib.blake2b(f"{game}.{number}".encode(), digest_size=5).digest()
    return game_id(int.from_bytes(digest))


async def following(games: Games, before: Live) -> tuple[str, Live | None]:
    """Return the name of the game that follows another, and the game itself if somebody has opened it already."""
    number = 0
    while True:
        id = name_of_next(before.row.id, number)
        try:
            live = await games.live(id)
        except Declined:
            return id, None
        if live.row.status in OPEN:
            return id, live
        number += 1  # it came to nothing, or is played: one more may follow


async def is_table(games: Games, id: str) -> bool:
    """Tell whether a game was a table of a contest: who plays next there, and whom, is not for the players to say."""
    return await games.database.read(lambda db: table_of(db, id)) is not None


async def must_have_played(games: Games, before: Live, who: Who) -> None:
    """Refuse whoever had no part in the game before, and another game where a contest says what comes next."""
    if await is_table(games, before.row.id):
        raise declined("end-of-table")
    if before.row.status != "over":
        raise declined("end-not-over")
    if before.seat_of(who.id) is None and not before.manages(who):
        raise declined("end-not-played")


async def open_next(games: Games, lobby: Lobby, before: Live, host: Who, id: str, channel_id: int) -> Live:
    """Open a lobby in which everybody sits as before; they confirm it as in any other, by staying or standing up."""
    people: dict[Seat, Who | str] = {}
    for row in before.seats:
        if row.person_id:
            who = host if row.person_id == host.id else Who(row.person_id, row.name or "?")
            try:
                await lobby.admit(before, who, row.seat)
            except Declined:  # may not sit down any more: the seat stays free
                continue
            people[row.seat] = who
        elif row.name and not (row.robot or row.erased or row.excluded):
            people[row.seat] = row.name
    return await lobby.open(
        before.row.kind,
        before.options,
        host,
        guild_id=before.row.guild_id,
        channel_id=channel_id,
        referee_id=before.row.referee_id,
        seated=people,
        robots=[row.seat for row in before.seats if row.robot],
        id=id,
    )
