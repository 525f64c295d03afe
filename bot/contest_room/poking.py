"""Reminding those who are missing, where everybody can read it."""

from bot.contest_room.hall import Hall
from bot.contests.common.entering import unseen
from bot.engine.text import text
from bot.service.play.live import declined
from bot.service.play.owing import note_in


async def poke(hall: Hall, whom: str, cause: int) -> str:
    """Call those who have not checked in, or whose tables have no result; return what is said of it at the desk."""
    state = hall.state
    if whom == "here":
        if state.rounds or not state.checkin:
            raise declined("contest-not-now")
        numbers = [*unseen(state)]
        words = text("turnier-poke-here", who=hall.entries(numbers))
    else:
        round = state.round
        if state.phase != "playing" or round is None:
            raise declined("contest-not-now")
        tables = [table for table in round.open_tables if table.status != "disputed"]
        numbers = [one for table in tables for one in table.entries if one != table.by and one not in table.out]
        named = ", ".join(str(table.number) for table in tables)
        words = text("turnier-poke-tables", tables=named or "–", who=hall.entries(numbers))
    if not numbers:
        raise declined("turnier-nobody-missing")
    games = hall.services.games
    people = hall.people_of(numbers)
    await games.owe(note_in(hall.live, f"poke.{cause}", words, games.clock(), ping=people[:100]))
    return hall.tell("turnier-poked", count=len(numbers))
