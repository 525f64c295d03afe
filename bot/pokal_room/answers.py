"""Answers to a date, by a button on the private page, in a direct message or in the channel (Q11.4)."""

from collections.abc import Sequence
from typing import Any

import discord
from discord.ui import Button

from bot.contest_room.settings import DAY, both, figures
from bot.contests.pokal.calendar import Day, day_of
from bot.contests.pokal.dates import organises
from bot.contests.pokal.model import Match
from bot.edge.kit.layout import button
from bot.edge.kit.services import Services, visible
from bot.engine.seats import Actor
from bot.pokal_room.season import Season
from bot.quidditch_room.nicknames import member_of
from bot.service.play.live import Declined, Live, Who, declined

MATCH = r"(?P<match>[^:]{1,3})"
EVENING = "20:00"
"""What stands in the form as the time: most matches begin then."""


async def at_home(interaction: discord.Interaction, services: Services, live: Live) -> Who:
    """Return who presses, with what the roles make of him on the season's server, also in a direct message."""
    guild = interaction.client.get_guild(live.row.guild_id or 0)
    if guild is None or isinstance(interaction.user, discord.Member):
        return services.who(interaction.user)
    member = await member_of(guild, interaction.user.id)
    return services.who(member or interaction.user)


def read_moment(services: Services, typed: str) -> int:
    """Read when a match is to be played, day and time in one line, in milliseconds; a day alone means its evening."""
    try:
        alone = DAY.fullmatch(figures(typed)) is not None
        at = both(f"{typed} {EVENING}" if alone else typed, services.games.clock())
    except Declined:
        at = None
    if at is None:
        raise declined("pokal-bad-moment", typed=visible(typed)[:40])
    return 1000 * at


def answer_button(season: Season, match: Match, verb: str) -> Button[Any]:
    """Return a button that answers to a date."""
    looks = {"agree": ("success", "✅"), "decline": ("secondary", "✖️"), "whistle": ("primary", "📣")}
    style, emoji = looks[verb]
    labels = {
        "agree": season.tell("pokal-button-agree"),
        "decline": season.tell("pokal-button-decline"),
        "whistle": season.tell("pokal-button-whistle"),
    }
    shown: Any = style
    return button(f"pa:{season.live.row.id}:{match.name}:{verb}", labels[verb], shown, emoji)


def other_button(season: Season, match: Match, day: int = 0, *, first: bool = False) -> Button[Any]:
    """Return a button that proposes another time, or a day; only the first of several says that it does."""
    id = f"pp:{season.live.row.id}:{match.name}:{day}"
    if not day:
        return button(id, season.tell("pokal-button-other"), emoji="🕗")
    shown = season.show.day(day)
    return button(id, season.tell("pokal-button-propose", day=shown) if first else shown, emoji="🗓️")


def proposal_buttons(season: Season, match: Match) -> list[Button[Any]]:
    """Return what a Verantwortlicher answers to a proposal."""
    return [answer_button(season, match, "agree"), other_button(season, match), answer_button(season, match, "decline")]


def own_buttons(season: Season, match: Match, who: Who, best: Sequence[Day]) -> list[list[Button[Any]]]:
    """Return what somebody may do about the date of a match on his own page, in rows."""
    row = season.live.seat_of(who.id)
    houses = season.view.houses(match) or ()
    mine = [house for house in houses if row and house in season.state.managed_by(row.seat)]
    proposal, rows = match.proposal, list[list[Button[Any]]]()
    if mine and proposal is not None and not set(mine) <= set(proposal.agreed):
        rows.append(proposal_buttons(season, match))
    elif mine or organises(Actor(ranks=frozenset(who.ranks))):
        proposed = day_of(proposal.at) if proposal is not None else 0
        others = [day.day for day in best if day.day != proposed]
        days = [other_button(season, match, day, first=not number) for number, day in enumerate(others)]
        rows.append([*days, other_button(season, match)])
    if match.referee is None and "referee" in who.ranks:
        rows.append([answer_button(season, match, "whistle")])
    return rows
