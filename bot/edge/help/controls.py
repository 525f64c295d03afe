"""Buttons and menus of the help, known by their ids alone; their letter is `h`."""

from abc import abstractmethod
from typing import Any

import discord
from discord.ui import Button, DynamicItem, Select

from bot.edge.help.now import start
from bot.edge.help.pages import GAMES, NOW, contents, leaf, overview, results
from bot.edge.help.reader import reader_of
from bot.edge.kit.answer import patiently
from bot.edge.kit.by_id import ById
from bot.edge.kit.layout import Shown
from bot.edge.kit.services import Services
from bot.edge.table.controls import show
from bot.help.search import exact, plain_letters, search

WAY = rf"(?P<way>{NOW}|{GAMES}|t:[a-z]{{1,20}}|p:[a-z]{{1,20}}:[a-z0-9-]{{1,40}})"


async def lead(interaction: discord.Interaction, services: Services, way: str) -> None:
    """Show where a way leads; one that is overgrown leads to the nearest that is not."""

    async def found() -> Shown:
        reader = await reader_of(interaction, services)
        kind, _, rest = way.partition(":")
        if kind == NOW:
            return await start(interaction, reader, services.who(interaction.user))
        key, _, page_key = rest.partition(":")
        topic = reader.topic(key)
        if topic is None:
            return overview(reader)
        page = topic.page(page_key)
        return contents(reader, topic) if page is None else await leaf(reader, topic, page)

    await show(interaction, await patiently(interaction, found(), ephemeral=True))


async def look_up(interaction: discord.Interaction, services: Services, query: str) -> None:
    """Show the page that was meant, or all that may have been."""

    async def found() -> Shown:
        reader = await reader_of(interaction, services)
        game = next((topic for topic in reader.topics if plain_letters(topic.title) == plain_letters(query)), None)
        if game is not None:
            return contents(reader, game)
        meant = exact(reader.topics, query)
        return await leaf(reader, *meant) if meant else results(reader, query, search(reader.topics, query))

    await show(interaction, await patiently(interaction, found(), ephemeral=True))


class _Way(ById):
    """What button and menu share: they lead somewhere."""

    async def press(self, interaction: discord.Interaction, services: Services) -> None:
        """Show where it leads."""
        await lead(interaction, services, self.way)

    @property
    @abstractmethod
    def way(self) -> str:
        """Return where it leads."""


class HelpButton(_Way, DynamicItem[Button[Any]], template=rf"h:{WAY}(?::[^:]{{1,40}})?"):
    """Leads to a sheet; what comes behind the way only tells equal buttons apart."""

    name = "button help"

    @property
    def way(self) -> str:
        """Read it off the id."""
        return self.match["way"]


class HelpMenu(_Way, DynamicItem[Select[Any]], template=r"h:menu:[a-z]{1,20}"):
    """A choice of ways."""

    name = "menu help"

    @property
    def way(self) -> str:
        """Read it off the choice."""
        return str(self.item.values[0])


HELP_CONTROLS = (HelpButton, HelpMenu)
