"""Bans as a match of the season sees them: who may not play in it (Q14.2)."""

import discord

from bot.contests.pokal.model import Match
from bot.contests.pokal.tell_parts import house_name
from bot.edge.kit.services import Services
from bot.engine.seats import Seat
from bot.engine.text import Text, text
from bot.pokal_room.season import Season, seasons_of
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


async def bans_page(services: Services, interaction: discord.Interaction) -> str:
    """List bans: one's own, those of the house one looks after, to referees and the Quidditch-OK all."""
    guild_id = interaction.guild_id or 0
    who, seasons = services.who(interaction.user), await seasons_of(services, guild_id)
    row = seasons[0].seat_of(who.id) if seasons else None
    mine = seasons[0].folded().state.managed_by(row.seat) if row else ()
    sees_all = bool(who.ranks & {"referee", "committee", "director", "admin"})
    bans = [ban for ban in await standing(services, guild_id) if ban.left > 0]
    shown = [ban for ban in bans if sees_all or ban.act.target_id == who.id or ban.house in mine]
    head = text("pokal-bans") if shown else text("pokal-no-bans")
    return "\n".join(services.say(line, interaction) for line in (head, *map(_line, shown)))[:2000]


def _line(ban: Ban) -> Text:
    since, person = f"<t:{int(ban.act.at.timestamp())}:d>", f"<@{ban.act.target_id}>"
    return text("pokal-ban", person=person, house=house_name(ban.house), since=since, left=ban.left)
