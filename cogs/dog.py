"""/dog: open a table of DOG in Hogwarts."""

from typing import Literal, TypeAlias

import discord
from discord.app_commands import Transform
from discord.ext import commands

from bot.client import SpielleiterClient
from bot.edge.kit.commands import command, group
from bot.edge.kit.time_limit import TimeLimit
from bot.edge.table.opening import open_table, settled, spoken
from bot.engine.spans import DAY, HOUR, MINUTE
from bot.games.dog.model import HOUSE_NAMES, DogOptions, own_seats, seats
from bot.service.play.live import declined

Interaction = discord.Interaction[SpielleiterClient]
DRAWN = "auslosen"
HOUSES: TypeAlias = Literal["Slytherin", "Hufflepuff", "Gryffindor", "Ravenclaw", "auslosen"]
LIMIT = TimeLimit(MINUTE, 3 * MINUTE, 10 * MINUTE, HOUR, DAY, 0, shortest=10, longest=14 * DAY)


class DogCog(commands.Cog):
    """DOG in Hogwarts."""

    def __init__(self, client: SpielleiterClient) -> None:
        self._client, self._services = client, client.services

    dog = group("dog")

    @command(dog)
    async def neu(
        self,
        interaction: Interaction,
        spieler: Literal[2, 3, 4] | None = None,
        haus: HOUSES | None = None,
        partner: discord.Member | None = None,
        zeit: Transform[int, LIMIT] | None = None,
        ring: Literal[32, 40, 48, 56, 64] | None = None,
        ziel: Literal["saal", "gang"] | None = None,
    ) -> None:
        """Open a lobby; the host sits at once, and whoever is named opposite."""
        services = self._services
        said = spoken(
            players=spieler,
            draw_houses=None if haus is None else haus == DRAWN,
            ring=ring,
            lane=None if ziel is None else ziel == "gang",
        )
        if zeit is not None:
            said["seconds"] = zeit or None
        options = settled(interaction, services, "dog", DogOptions, said)
        there = seats(options)
        own = own_seats(options, services.who(interaction.user).houses)
        mine = haus if haus in HOUSE_NAMES else (*own, *there)[0]
        if mine not in there:
            raise declined("dog-house-absent", count=len(there))
        seated = {mine: services.who(interaction.user)}
        if partner is not None:
            if partner.bot or partner.id == interaction.user.id:
                raise declined("dog-no-partner")
            opposite = _opposite(mine, there)
            if opposite is None:
                raise declined("dog-nobody-opposite")
            seated[opposite] = services.who(partner)
        asked_for = (mine,) if haus in HOUSE_NAMES or own else ()
        options = options.model_copy(update={"chosen": (*asked_for, *(seat for seat in seated if seat != mine))})
        await open_table(interaction, services, self._client.publisher, "dog", options, seated)


def _opposite(seat: str, there: tuple[str, ...]) -> str | None:
    """Return the seat across the table; where houses are drawn, simply the next one."""
    if seat not in HOUSE_NAMES:
        return there[1]
    across = HOUSE_NAMES[(HOUSE_NAMES.index(seat) + 2) % len(HOUSE_NAMES)]
    return across if across in there else None


async def setup(client: SpielleiterClient) -> None:
    """Enter the house."""
    await client.add_cog(DogCog(client))
