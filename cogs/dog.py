"""/dog: open a table of DOG in Hogwarts."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.live import declined
from bot.client import SpielleiterClient
from bot.games.dog.model import HOUSE_NAMES, DogOptions, seats
from bot.ui.opening import open_table
from bot.ui.words import word

Interaction = discord.Interaction[SpielleiterClient]
DRAWN = "auslosen"
TIMES = {
    60: word("cmd-dog-zeit-60"),
    180: word("cmd-dog-zeit-180"),
    600: word("cmd-dog-zeit-600"),
    3600: word("cmd-dog-zeit-3600"),
    86400: word("cmd-dog-zeit-86400"),
    0: word("cmd-dog-zeit-0"),
}
RINGS = (32, 40, 48, 56, 64)


class DogCog(commands.Cog):
    """DOG in Hogwarts."""

    def __init__(self, client: SpielleiterClient) -> None:
        """Keep the desk at hand."""
        self._client, self._desk = client, client.desk

    dog = app_commands.Group(
        name=word("cmd-dog-name"),
        description=word("cmd-dog"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
    )

    @dog.command(name=word("cmd-dog-neu-name"), description=word("cmd-dog-neu"))
    @app_commands.rename(
        spieler=word("cmd-dog-spieler-name"),
        haus=word("cmd-dog-haus-name"),
        partner=word("cmd-dog-partner-name"),
        zeit=word("cmd-dog-zeit-name"),
        ring=word("cmd-dog-ring-name"),
        ziel=word("cmd-dog-ziel-name"),
    )
    @app_commands.describe(
        spieler=word("cmd-dog-spieler"),
        haus=word("cmd-dog-haus"),
        partner=word("cmd-dog-partner"),
        zeit=word("cmd-dog-zeit"),
        ring=word("cmd-dog-ring"),
        ziel=word("cmd-dog-ziel"),
    )
    @app_commands.choices(
        spieler=[app_commands.Choice(name=str(count), value=count) for count in (2, 3, 4)],
        zeit=[app_commands.Choice(name=name, value=seconds) for seconds, name in TIMES.items()],
        ring=[app_commands.Choice(name=str(fields), value=fields) for fields in RINGS],
    )
    @app_commands.choices(
        haus=[
            *(app_commands.Choice(name=house, value=house) for house in HOUSE_NAMES),
            app_commands.Choice(name=word("cmd-dog-haus-drawn"), value=DRAWN),
        ],
        ziel=[
            app_commands.Choice(name=word("cmd-dog-ziel-saal"), value="saal"),
            app_commands.Choice(name=word("cmd-dog-ziel-gang"), value="gang"),
        ],
    )
    async def neu(
        self,
        interaction: Interaction,
        spieler: int | None = None,
        haus: str | None = None,
        partner: discord.Member | None = None,
        zeit: int = 600,
        ring: int = 48,
        ziel: str = "saal",
    ) -> None:
        """Open a lobby; the host sits at once, and whoever is named opposite."""
        desk = self._desk
        chosen = {"players": spieler, "draw_houses": haus == DRAWN, "ring": ring, "lane": ziel == "gang"}
        options = DogOptions.model_validate(chosen | {"seconds": zeit or None})
        there = seats(options)
        mine = haus if haus in HOUSE_NAMES else there[0]
        if mine not in there:
            raise declined("dog-house-absent", count=len(there))
        seated = {mine: desk.who(interaction.user)}
        if partner is not None:
            if partner.bot or partner.id == interaction.user.id:
                raise declined("dog-no-partner")
            opposite = _opposite(mine, there)
            if opposite is None:
                raise declined("dog-nobody-opposite")
            seated[opposite] = desk.who(partner)
        await open_table(interaction, desk, self._client.publisher, "dog", options, seated)


def _opposite(seat: str, there: tuple[str, ...]) -> str | None:
    """Return the seat across the table; where houses are drawn, simply the next one."""
    if seat not in HOUSE_NAMES:
        return there[1]
    across = HOUSE_NAMES[(HOUSE_NAMES.index(seat) + 2) % len(HOUSE_NAMES)]
    return across if across in there else None


async def setup(client: SpielleiterClient) -> None:
    """Enter the house."""
    await client.add_cog(DogCog(client))
