"""Bans as a match of the season sees them: who may not play in it (Q14.2)."""

from collections import Counter
from collections.abc import Sequence

import discord

from bot.contests.pokal.calendar import day_of, out_on
from bot.contests.pokal.model import Match
from bot.contests.pokal.tell_parts import house_name
from bot.edge.kit.services import Services
from bot.engine.seats import Barred, Seat
from bot.engine.text import Text, text
from bot.pokal_room.season import Season, seasons_of
from bot.quidditch_room.banned import Ban, barred, standing
from bot.service.play.live import declined
from bot.service.play.owing import note
from bot.store.outbox import to_person

ANYBODY: Seat = "?"
"""Stands for somebody who may have no part in the season yet: bans outlast seasons."""


def banned_from(season: Season, match: Match, out: Sequence[Barred]) -> frozenset[Seat]:
    """Return who of those who are banned will still be when this match is played, on whichever day of its window."""
    last = match.window[1] if match.window is not None else 0
    return out_on(season.state, match, day_of(match.date) if match.date is not None else last, out)


async def out_of(season: Season, match: Match) -> frozenset[Seat]:
    """Return who may not play in a match, as the book has it now."""
    return banned_from(season, match, await barred(season.services, season.live))


async def sits_out(season: Season, match: Match) -> frozenset[Seat]:
    """Return who has nothing to do with a match because of a ban; who whistles or looks after a house still has."""
    houses = season.view.houses(match) or ()
    needed = {match.referee, *(seat for house in houses for seat in season.state.managers_of(house))}
    return await out_of(season, match) - needed


async def left_of(season: Season, match: Match, person_id: int) -> int:
    """Return for how many matches somebody is still banned, if this is one of them; otherwise none."""
    bans = await standing(season.services, season.live.row.guild_id or 0, person_id)
    left: Counter[str] = Counter()
    for ban in bans:
        left[ban.house] += ban.left - ban.running
    out = banned_from(season, match, [(ANYBODY, house, matches) for house, matches in left.items() if matches > 0])
    return sum(ban.left for ban in bans) if out else 0


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


async def lift_ban(services: Services, interaction: discord.Interaction, person_id: int, why: str) -> None:
    """Lift somebody's last ban on appeal; the book keeps both, and the person has a letter."""
    guild_id = interaction.guild_id or 0
    bans = [ban for ban in await standing(services, guild_id, person_id) if ban.left > 0]
    if not bans:
        raise declined("pokal-not-banned")
    act, told = bans[-1].act, text("pokal-lifted-dm", reason=why)
    letter = note(f"ban.{act.id}.lifted", to_person(person_id), told, services.games.clock(), guild_id=guild_id)
    await services.book.undo(guild_id, act.id, services.who(interaction.user), why, letter)


def _line(ban: Ban) -> Text:
    since, person = f"<t:{int(ban.act.at.timestamp())}:d>", f"<@{ban.act.target_id}>"
    return text("pokal-ban", person=person, house=house_name(ban.house), since=since, left=ban.left)
