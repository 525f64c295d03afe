"""/watten: the Punktezettel for people with real cards, and the Spieltisch at which the bot deals."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import SpielleiterClient
from bot.edge.kit.commands import command, group
from bot.edge.kit.time_limit import TimeLimit
from bot.edge.kit.words import word
from bot.edge.table.guests import named
from bot.edge.table.opening import open_table, settled, spoken
from bot.engine.seats import Seat
from bot.engine.spans import DAY, MINUTE
from bot.games.watten.model.pad import PadOptions
from bot.games.watten.model.score import SEATS
from bot.games.watten.model.table import TableOptions
from bot.games.watten.tell.words import SEAT_WORDS
from bot.service.play.live import Who, declined

Interaction = discord.Interaction[SpielleiterClient]
NAMED = app_commands.Range[str, 1, 300]
"""A member, or the name of a guest."""
ROUNDS = app_commands.Range[int, 1, 50]
NORD, OST, SUED, WEST = SEATS
LIMIT = TimeLimit(MINUTE, 3 * MINUTE, 10 * MINUTE, 0, shortest=10, longest=7 * DAY)

DEALERS = [
    app_commands.Choice(name=word(f"opt-watten-zettel-geber-{end}"), value=seat) for seat, end in SEAT_WORDS.items()
]


class WattenCog(commands.Cog):
    """Everything with Watten."""

    def __init__(self, client: SpielleiterClient) -> None:
        self._client, self._services = client, client.services

    watten = group("watten")

    @command(watten)
    @app_commands.choices(geber=DEALERS)
    async def zettel(
        self,
        interaction: Interaction,
        nord: NAMED | None = None,
        ost: NAMED | None = None,
        sued: NAMED | None = None,
        west: NAMED | None = None,
        geber: str | None = None,
        runden: ROUNDS | None = None,
        zeit: app_commands.Transform[int, LIMIT] | None = None,
    ) -> None:
        """Open a pad for four people; who is no member is written as a plain name."""
        written = {NORD: nord, OST: ost, SUED: sued, WEST: west}
        seated: dict[Seat, Who | str] = {}
        for seat, name in written.items():
            if name is not None:
                seated[seat] = await named(interaction, self._services, name)
        if not seated:
            seated[NORD] = self._services.who(interaction.user)
        _no_doubles(seated)
        guests = tuple(seat for seat, one in seated.items() if isinstance(one, str))
        said = spoken(dealer=geber, guests=guests, rounds=runden) | _timed(zeit)
        options = settled(interaction, self._services, "wattenzettel", PadOptions, said)
        full = len(seated) == len(SEATS)
        await open_table(
            interaction, self._services, self._client.publisher, "wattenzettel", options, seated, start=full
        )

    @command(watten)
    async def tisch(
        self,
        interaction: Interaction,
        partner: discord.Member | None = None,
        links: discord.Member | None = None,
        rechts: discord.Member | None = None,
        auslosen: bool = False,
        runden: ROUNDS = 1,
        bedenkzeit: app_commands.Transform[int, LIMIT] | None = None,
    ) -> None:
        """Open a table: the host sits Nord, partners sit opposite."""
        seated: dict[Seat, Who | str] = {NORD: self._services.who(interaction.user)}
        for seat, member in ((OST, links), (SUED, partner), (WEST, rechts)):
            if member is not None:
                if member.bot:
                    raise declined("lobby-no-bots")
                seated[seat] = self._services.who(member)
        _no_doubles(seated)
        said = spoken(rounds=runden, drawn=auslosen) | _timed(bedenkzeit)
        options = settled(interaction, self._services, "watten", TableOptions, said)
        await open_table(interaction, self._services, self._client.publisher, "watten", options, seated)


def _timed(seconds: int | None) -> dict[str, int | None]:
    """Return what was said about the time; 0 is no clock."""
    return {} if seconds is None else {"seconds": seconds or None}


def _no_doubles(seated: dict[Seat, Who | str]) -> None:
    """Refuse to seat somebody twice."""
    people = [one.id if isinstance(one, Who) else one.casefold() for one in seated.values()]
    if len(set(people)) < len(people):
        raise declined("watten-seated-twice")


async def setup(client: SpielleiterClient) -> None:
    """Enter the house."""
    await client.add_cog(WattenCog(client))
