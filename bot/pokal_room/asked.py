"""Who is asked for the date of a match: the squads of both houses and the referees, as far as we can know them."""

import asyncio

import discord

from bot.contests.pokal.dates import organises
from bot.contests.pokal.model import Match, Pair
from bot.contests.pokal.planning import Asked
from bot.edge.kit.services import plain, safe
from bot.engine.seats import Actor, Seat
from bot.pokal_room.season import Season
from bot.service.play.live import Who

SOON = 3
"""Seconds for which a page waits until Discord has told us who is on the server."""
MOST_MEMBERS = 20_000
"""With more people on a server we do not ask for all of them."""
Names = dict[int | str, tuple[str, str]]
"""People by their id (or the seat of who is not known any more): their plain name, and how a message names them."""


def plans(season: Season, houses: Pair, who: Who) -> bool:
    """Tell whether somebody looks for the date of a match, and so may know who has not answered."""
    row = season.live.seat_of(who.id)
    looks_after = row is not None and any(house in houses for house in season.state.managed_by(row.seat))
    return looks_after or "referee" in who.ranks or organises(Actor(ranks=frozenset(who.ranks)))


async def asked(
    client: discord.Client, season: Season, match: Match, houses: Pair, who: Who, banned: frozenset[Seat]
) -> Asked:
    """Count who has answered, of how many; who is banned is not asked, names are for those who plan."""
    state = season.state
    marks = [mark for mark in state.marks if mark.match == match.name and mark.seat not in banned]
    answered = _named(season, [mark.seat for mark in marks if state.counts(mark) and mark.side in (*houses, "P")])
    guild = client.get_guild(season.live.row.guild_id or 0)
    seen = guild is not None and await _visible(client, guild)
    known, whole = Names(), True
    for side in (*houses, "P"):
        listed = state.squad_of(side)
        if listed:
            known |= _named(season, listed)
        elif seen and guild is not None:
            known |= _wearing(season, guild, side)
        else:
            known |= _named(season, _of_side(season, side))
            whole = whole and side == "P"  # whoever whistles says so, a team has to be known
    for seat in banned:
        known.pop(_key(season, seat), None)
    missing = {key: name for key, name in known.items() if key not in answered}
    shown = tuple(missing.values()) if plans(season, houses, who) else ()
    return Asked(len(answered), len(answered) + len(missing) if whole else None, shown)


def _key(season: Season, seat: Seat) -> int | str:
    return season.person(seat) or seat


def _named(season: Season, seats: list[Seat] | tuple[Seat, ...]) -> Names:
    live, erased = season.live, season.services.erased(season.language)
    found = Names()
    for seat in seats:
        name, person = live.short_name_of(seat, erased), season.person(seat)
        found[person or seat] = (name, f"<@{person}>" if person else safe(name))
    return found


def _of_side(season: Season, side: str) -> list[Seat]:
    """Return who has had to do with a house this season, or with whistling, where no list says who belongs to it."""
    state = season.state
    seats = [mark.seat for mark in state.marks if mark.side == side]
    seats += [match.referee for match in state.matches if match.referee] if side == "P" else state.managers_of(side)
    return list(dict.fromkeys(seats))


def _wearing(season: Season, guild: discord.Guild, side: str) -> Names:
    """Return who wears a house's colours, or has the role of the referees."""
    known = season.services.servers.of(guild.id).roles.items()
    ids = [id for key, found in known if key == ("referee" if side == "P" else side) for id in found]
    roles = [role for id in ids if (role := guild.get_role(id)) is not None]
    people = [member for role in roles for member in role.members if not member.bot]
    return {member.id: (plain(member.display_name), member.mention) for member in people}


async def _visible(client: discord.Client, guild: discord.Guild) -> bool:
    """Tell whether we know everybody on a server; Discord tells us if the operator wants it, and once."""
    if not client.intents.members or (guild.member_count or 0) > MOST_MEMBERS:
        return False
    if not guild.chunked:
        try:
            async with asyncio.timeout(SOON):
                await guild.chunk()
        except TimeoutError:
            return False
    return guild.chunked
