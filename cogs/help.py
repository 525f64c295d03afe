"""/hilfe: what can I do now, the rules as pages, and a search in them."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import SpielleiterClient
from bot.edge.help.controls import HELP_CONTROLS, lead, look_up
from bot.edge.help.library import books
from bot.edge.help.pages import NOW
from bot.edge.help.reader import reader_of
from bot.edge.kit.commands import EVERYWHERE, command
from bot.help.search import LONGEST_QUERY, suggestions

Interaction = discord.Interaction[SpielleiterClient]
MOST_CHOICES = 25


class HelpCog(commands.Cog):
    """Answers questions."""

    def __init__(self, client: SpielleiterClient) -> None:
        self._services = client.services

    @command(places=EVERYWHERE)
    async def hilfe(self, interaction: Interaction, suche: str | None = None) -> None:
        """Begin where the person is, or look something up."""
        query = (suche or "").strip()[:LONGEST_QUERY]
        if query:
            await look_up(interaction, self._services, query)
        else:
            await lead(interaction, self._services, NOW)

    @hilfe.autocomplete("suche")
    async def _titles(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer pages."""
        reader = await reader_of(interaction, self._services)
        titles = suggestions(reader.topics, current[:LONGEST_QUERY])[:MOST_CHOICES]
        return [app_commands.Choice(name=title, value=title) for title in titles]


async def setup(client: SpielleiterClient) -> None:
    """Enter the house; pages that cannot be read are found out now."""
    books()
    client.add_dynamic_items(*HELP_CONTROLS)
    await client.add_cog(HelpCog(client))
