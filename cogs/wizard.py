"""/wizard: the Block for a table with real cards, and the Spieltisch where the bot deals."""

import re
from typing import Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import SpielleiterClient
from bot.edge.kit.commands import command, group
from bot.edge.kit.time_limit import TimeLimit
from bot.edge.table.guests import MENTION, named
from bot.edge.table.opening import open_table, settled, spoken
from bot.engine.spans import DAY, HOUR, MINUTE
from bot.games.wizard.model.block import BlockOptions
from bot.games.wizard.model.sheet import FEWEST, MOST, MOST_IN_ROUND, SEATS, Kind
from bot.games.wizard.model.table import TableOptions
from bot.service.play.live import Who, declined

Interaction = discord.Interaction[SpielleiterClient]
ROUND_MINUTES = 50
"""How long a tournament round may take (Z2.1)."""
SHORTEST_CLOCK = 5 * MINUTE
BETWEEN = re.compile(r"[,;\n]")
MODES: dict[str, Kind] = {"voll": "full", "runde": "round"}
LIMIT = TimeLimit(MINUTE, 5 * MINUTE, HOUR, DAY, shortest=20, longest=14 * DAY)
CLOCK = TimeLimit(ROUND_MINUTES * MINUTE, HOUR, 2 * HOUR, 0, shortest=MINUTE, longest=10 * HOUR, bare="m")


def names_in(written: str) -> list[str]:
    """Read people from a line: mentions, and everything else between commas as names of guests."""
    apart = MENTION.sub(r",\g<0>,", written)
    return [part.strip() for part in BETWEEN.split(apart) if part.strip()]


def must_fit(mode: Kind, players: int, bar: bool | None) -> None:
    """Say what a tournament round does not allow."""
    if not FEWEST <= players <= MOST:
        raise declined("wizard-how-many", given=players)
    if mode == "round" and players > MOST_IN_ROUND:
        raise declined("wizard-round-too-many")
    if mode == "round" and bar is False:
        raise declined("wizard-round-needs-bar")


def _minutes(seconds: int | None, mode: Kind) -> int | None:
    """Return how long the clock runs; without a word about it only a tournament round has one."""
    if seconds is None:
        return ROUND_MINUTES if mode == "round" else None
    if 0 < seconds < SHORTEST_CLOCK:
        raise declined("wizard-clock-too-short")
    return -(-seconds // MINUTE) or None


class WizardCog(commands.Cog):
    """Everything Wizard."""

    def __init__(self, client: SpielleiterClient) -> None:
        self._client, self._services = client, client.services

    wizard = group("wizard")

    @command(wizard)
    async def block(
        self,
        interaction: Interaction,
        namen: app_commands.Range[str, 1, 400],
        art: Literal["voll", "runde"] = "voll",
        plusminus: bool | None = None,
        uhr: app_commands.Transform[int, CLOCK] | None = None,
        auslosen: bool | None = None,
    ) -> None:
        """Open a pad for people with real cards; the first who is named deals first."""
        mode = MODES[art]
        people = [await named(interaction, self._services, one) for one in names_in(namen)]
        must_fit(mode, len(people), plusminus)
        keys = [person.id if isinstance(person, Who) else person.casefold() for person in people]
        if len(set(keys)) < len(keys):
            raise declined("wizard-named-twice")
        minutes = _minutes(uhr, mode)
        said = spoken(mode=mode, players=len(people), bar=plusminus, minutes=minutes, draw=auslosen)
        options = settled(interaction, self._services, "wizardblock", BlockOptions, said)
        seated = dict(zip(SEATS, people, strict=False))
        await open_table(
            interaction, self._services, self._client.publisher, "wizardblock", options, seated, start=True
        )

    @command(wizard)
    async def tisch(
        self,
        interaction: Interaction,
        plaetze: app_commands.Range[int, 3, 6] = 4,
        art: Literal["voll", "runde"] | None = None,
        plusminus: bool | None = None,
        bedenkzeit: app_commands.Transform[int, LIMIT] | None = None,
    ) -> None:
        """Open a table; whoever opens it sits down first. Six play the full game: a round is for five at most."""
        mode = MODES[art or ("voll" if plaetze > MOST_IN_ROUND else "runde")]
        must_fit(mode, plaetze, plusminus)
        said = spoken(mode=mode, places=plaetze, bar=plusminus, seconds=bedenkzeit)
        options = settled(interaction, self._services, "wizard", TableOptions, said)
        seated = {SEATS[0]: self._services.who(interaction.user)}
        await open_table(interaction, self._services, self._client.publisher, "wizard", options, seated)


async def setup(client: SpielleiterClient) -> None:
    """Enter the house."""
    await client.add_cog(WizardCog(client))
