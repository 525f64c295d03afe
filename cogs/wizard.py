"""/wizard: the Block for a table with real cards, and the Spieltisch where the bot deals."""

import re

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.live import Who, declined
from bot.client import SpielleiterClient
from bot.games.wizard.model.block import BlockOptions
from bot.games.wizard.model.sheet import FEWEST, MOST, MOST_IN_ROUND, SEATS, Kind
from bot.games.wizard.model.table import TableOptions
from bot.ui.guests import MENTION, named
from bot.ui.opening import open_table
from bot.ui.words import word

Interaction = discord.Interaction[SpielleiterClient]
ROUND_MINUTES = 50
"""How long a tournament round may take (Z2.1)."""
BETWEEN = re.compile(r"[,;\n]")
MODES: dict[str, Kind] = {"voll": "full", "runde": "round"}
SECONDS = {"1m": 60, "5m": 300, "1h": 3600, "1d": 24 * 3600}


def names_in(written: str) -> list[str]:
    """Read people from a line: mentions, and everything else between commas as names of guests."""
    apart = MENTION.sub(r",\g<0>,", written)
    return [part.strip() for part in BETWEEN.split(apart) if part.strip()]


def must_fit(mode: Kind, players: int, bar: bool) -> None:
    """Say what a tournament round does not allow."""
    if not FEWEST <= players <= MOST:
        raise declined("wizard-how-many", given=players)
    if mode == "round" and players > MOST_IN_ROUND:
        raise declined("wizard-round-too-many")
    if mode == "round" and not bar:
        raise declined("wizard-round-needs-bar")


class WizardCog(commands.Cog):
    """Everything Wizard."""

    def __init__(self, client: SpielleiterClient) -> None:
        """Keep the desk at hand."""
        self._client, self._desk = client, client.desk

    wizard = app_commands.Group(name=word("cmd-wizard-name"), description=word("cmd-wizard"), guild_only=True)

    @wizard.command(name=word("cmd-wizard-block-name"), description=word("cmd-wizard-block"))
    @app_commands.rename(
        namen=word("cmd-wizard-namen-name"),
        art=word("cmd-wizard-art-name"),
        plusminus=word("cmd-wizard-plusminus-name"),
        uhr=word("cmd-wizard-uhr-name"),
        auslosen=word("cmd-wizard-auslosen-name"),
    )
    @app_commands.describe(
        namen=word("cmd-wizard-namen"),
        art=word("cmd-wizard-art"),
        plusminus=word("cmd-wizard-plusminus"),
        uhr=word("cmd-wizard-uhr"),
        auslosen=word("cmd-wizard-auslosen"),
    )
    @app_commands.choices(
        art=[
            app_commands.Choice(name=word("cmd-wizard-voll"), value="voll"),
            app_commands.Choice(name=word("cmd-wizard-runde"), value="runde"),
        ]
    )
    async def block(
        self,
        interaction: Interaction,
        namen: app_commands.Range[str, 1, 400],
        art: str = "voll",
        plusminus: bool = True,
        uhr: app_commands.Range[int, 0, 600] | None = None,
        auslosen: bool = False,
    ) -> None:
        """Open a pad for people with real cards; the first who is named deals first."""
        mode = MODES[art]
        people = [await named(interaction, self._desk, one) for one in names_in(namen)]
        must_fit(mode, len(people), plusminus)
        keys = [person.id if isinstance(person, Who) else person.casefold() for person in people]
        if len(set(keys)) < len(keys):
            raise declined("wizard-named-twice")
        minutes = ROUND_MINUTES if uhr is None and mode == "round" else uhr or None
        if minutes is not None and minutes < 5:
            raise declined("wizard-clock-too-short")
        options = BlockOptions(mode=mode, players=len(people), bar=plusminus, minutes=minutes, draw=auslosen)
        seated = dict(zip(SEATS, people, strict=False))
        await open_table(interaction, self._desk, self._client.publisher, "wizardblock", options, seated, start=True)

    @wizard.command(name=word("cmd-wizard-tisch-name"), description=word("cmd-wizard-tisch"))
    @app_commands.rename(
        plaetze=word("cmd-wizard-plaetze-name"),
        art=word("cmd-wizard-art-name"),
        plusminus=word("cmd-wizard-plusminus-name"),
        bedenkzeit=word("cmd-wizard-bedenkzeit-name"),
    )
    @app_commands.describe(
        plaetze=word("cmd-wizard-plaetze"),
        art=word("cmd-wizard-art"),
        plusminus=word("cmd-wizard-plusminus"),
        bedenkzeit=word("cmd-wizard-bedenkzeit"),
    )
    @app_commands.choices(
        art=[
            app_commands.Choice(name=word("cmd-wizard-voll"), value="voll"),
            app_commands.Choice(name=word("cmd-wizard-runde"), value="runde"),
        ],
        bedenkzeit=[
            app_commands.Choice(name=word("cmd-wizard-minute"), value="1m"),
            app_commands.Choice(name=word("cmd-wizard-minutes"), value="5m"),
            app_commands.Choice(name=word("cmd-wizard-hour"), value="1h"),
            app_commands.Choice(name=word("cmd-wizard-day"), value="1d"),
        ],
    )
    async def tisch(
        self,
        interaction: Interaction,
        plaetze: app_commands.Range[int, 3, 6] = 4,
        art: str = "runde",
        plusminus: bool = True,
        bedenkzeit: str = "1d",
    ) -> None:
        """Open a table; whoever opens it sits down first."""
        mode = MODES[art]
        must_fit(mode, plaetze, plusminus)
        options = TableOptions(mode=mode, places=plaetze, bar=plusminus, seconds=SECONDS[bedenkzeit])
        seated = {SEATS[0]: self._desk.who(interaction.user)}
        await open_table(interaction, self._desk, self._client.publisher, "wizard", options, seated)


async def setup(client: SpielleiterClient) -> None:
    """Enter the house."""
    await client.add_cog(WizardCog(client))
