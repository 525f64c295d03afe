"""/watten: the Punktezettel for people with real cards, and the Spieltisch at which the bot deals."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.live import Who, declined
from bot.client import SpielleiterClient
from bot.engine.seats import Seat
from bot.games.watten.model.pad import PadOptions
from bot.games.watten.model.score import SEATS
from bot.games.watten.model.table import TableOptions
from bot.ui.guests import named
from bot.ui.opening import open_table
from bot.ui.words import word

Interaction = discord.Interaction[SpielleiterClient]
ROUNDS = app_commands.Range[int, 1, 50]
NORD, OST, SUED, WEST = SEATS
PATIENCE = {60: "cmd-watten-time-1", 180: "cmd-watten-time-3", 600: "cmd-watten-time-10", 0: "cmd-watten-time-none"}


class WattenCog(commands.Cog):
    """Everything with Watten."""

    def __init__(self, client: SpielleiterClient) -> None:
        """Keep the desk at hand."""
        self._client, self._desk = client, client.desk

    watten = app_commands.Group(name=word("cmd-watten-name"), description=word("cmd-watten"), guild_only=True)

    @watten.command(name=word("cmd-watten-zettel-name"), description=word("cmd-watten-zettel"))
    @app_commands.rename(
        nord=word("cmd-watten-nord-name"),
        ost=word("cmd-watten-ost-name"),
        sued=word("cmd-watten-sued-name"),
        west=word("cmd-watten-west-name"),
        geber=word("cmd-watten-geber-name"),
        runden=word("cmd-watten-runden-name"),
    )
    @app_commands.describe(
        nord=word("cmd-watten-nord"),
        ost=word("cmd-watten-ost"),
        sued=word("cmd-watten-sued"),
        west=word("cmd-watten-west"),
        geber=word("cmd-watten-geber"),
        runden=word("cmd-watten-pad-runden"),
    )
    @app_commands.choices(geber=[app_commands.Choice(name=seat, value=seat) for seat in SEATS])
    async def zettel(
        self,
        interaction: Interaction,
        nord: str | None = None,
        ost: str | None = None,
        sued: str | None = None,
        west: str | None = None,
        geber: str | None = None,
        runden: ROUNDS | None = None,
    ) -> None:
        """Open a pad for four people; who is no member is written as a plain name."""
        written = {NORD: nord, OST: ost, SUED: sued, WEST: west}
        seated: dict[Seat, Who | str] = {}
        for seat, name in written.items():
            if name is not None:
                seated[seat] = await named(interaction, self._desk, name)
        if not seated:
            seated[NORD] = self._desk.who(interaction.user)
        _no_doubles(seated)
        guests = tuple(seat for seat, one in seated.items() if isinstance(one, str))
        options = PadOptions.model_validate({"dealer": geber, "guests": guests, "rounds": runden})
        full = len(seated) == len(SEATS)
        await open_table(interaction, self._desk, self._client.publisher, "wattenzettel", options, seated, start=full)

    @watten.command(name=word("cmd-watten-tisch-name"), description=word("cmd-watten-tisch"))
    @app_commands.rename(
        partner=word("cmd-watten-partner-name"),
        links=word("cmd-watten-links-name"),
        rechts=word("cmd-watten-rechts-name"),
        auslosen=word("cmd-watten-auslosen-name"),
        runden=word("cmd-watten-runden-name"),
        bedenkzeit=word("cmd-watten-bedenkzeit-name"),
    )
    @app_commands.describe(
        partner=word("cmd-watten-partner"),
        links=word("cmd-watten-links"),
        rechts=word("cmd-watten-rechts"),
        auslosen=word("cmd-watten-auslosen"),
        runden=word("cmd-watten-runden"),
        bedenkzeit=word("cmd-watten-bedenkzeit"),
    )
    @app_commands.choices(
        bedenkzeit=[app_commands.Choice(name=word(id), value=seconds) for seconds, id in PATIENCE.items()]
    )
    async def tisch(
        self,
        interaction: Interaction,
        partner: discord.Member | None = None,
        links: discord.Member | None = None,
        rechts: discord.Member | None = None,
        auslosen: bool = False,
        runden: ROUNDS = 1,
        bedenkzeit: int = 180,
    ) -> None:
        """Open a table: the host sits Nord, partners sit opposite."""
        seated: dict[Seat, Who | str] = {NORD: self._desk.who(interaction.user)}
        for seat, member in ((OST, links), (SUED, partner), (WEST, rechts)):
            if member is not None:
                if member.bot:
                    raise declined("lobby-no-bots")
                seated[seat] = self._desk.who(member)
        _no_doubles(seated)
        options = TableOptions(rounds=runden, seconds=bedenkzeit or None, drawn=auslosen)
        await open_table(interaction, self._desk, self._client.publisher, "watten", options, seated)


def _no_doubles(seated: dict[Seat, Who | str]) -> None:
    """Refuse to seat somebody twice."""
    people = [one.id if isinstance(one, Who) else one.casefold() for one in seated.values()]
    if len(set(people)) < len(people):
        raise declined("watten-seated-twice")


async def setup(client: SpielleiterClient) -> None:
    """Enter the house."""
    await client.add_cog(WattenCog(client))
