"""/hilfe: what can I do now, the rules as pages, and a search in them."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import SpielleiterClient
from bot.help import books
from bot.help.search import LONGEST_QUERY, suggestions
from bot.ui.help_controls import HELP_CONTROLS, lead, look_up
from bot.ui.help_pages import NOW
from bot.ui.help_reader import reader_of
from bot.ui.words import word

Interaction = discord.Interaction[SpielleiterClient]
MOST_CHOICES = 25


class HelpCog(commands.Cog):
    """Answers questions."""

    def __init__(self, client: SpielleiterClient) -> None:
        """Keep the desk at hand."""
        self._desk = client.desk

    @app_commands.command(name=word("cmd-hilfe-name"), description=word("cmd-hilfe"))
    @app_commands.rename(suche=word("cmd-hilfe-suche-name"))
    @app_commands.describe(suche=word("cmd-hilfe-suche"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def hilfe(self, interaction: Interaction, suche: str | None = None) -> None:
        """Begin where the person is, or look something up."""
        query = (suche or "").strip()[:LONGEST_QUERY]
        if query:
            await look_up(interaction, self._desk, query)
        else:
            await lead(interaction, self._desk, NOW)

    @hilfe.autocomplete("suche")
    async def _titles(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer pages."""
        reader = await reader_of(interaction, self._desk)
        titles = suggestions(reader.topics, current[:LONGEST_QUERY])[:MOST_CHOICES]
        return [app_commands.Choice(name=title, value=title) for title in titles]


async def setup(client: SpielleiterClient) -> None:
    """Enter the house; pages that cannot be read are found out now."""
    books()
    client.add_dynamic_items(*HELP_CONTROLS)
    await client.add_cog(HelpCog(client))
