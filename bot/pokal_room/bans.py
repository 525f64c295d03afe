"""Bans as a match of the season sees them: who may not play in it (Q14.2)."""

from bot.contests.pokal.model import Match
from bot.engine.seats import Seat
from bot.pokal_room.season import Season
from bot.quidditch_room.banned import Ban, standing


async def banned_from(season: Season, match: Match) -> frozenset[Seat]:
    """Return who will still be banned when this match is played: his house's matches before it count off (Q14.2)."""
    bans = await standing(season.services, season.live.row.guild_id or 0)
    rows = [season.live.seat_of(ban.act.target_id or 0) for ban in bans if _holds(season, match, ban)]
    return frozenset(row.seat for row in rows if row is not None)


async def left_of(season: Season, match: Match, person_id: int) -> int:
    """Return for how many matches somebody is still banned, if this is one of them; otherwise none."""
    bans = await standing(season.services, season.live.row.guild_id or 0, person_id)
    return sum(ban.left for ban in bans) if any(_holds(season, match, ban) for ban in bans) else 0


def _holds(season: Season, match: Match, ban: Ban) -> bool:
    """Tell whether a ban still holds in a match that is to come."""
    before = [one for one in season.state.matches if one.waits and ban.house in (season.view.houses(one) or ())]
    return match in before and before.index(match) < ban.left
