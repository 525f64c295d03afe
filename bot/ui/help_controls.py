"""Buttons and menus of the help, known by their ids alone; their letter is `h`."""

import re
from abc import abstractmethod
from typing import Any, ClassVar, Self, cast

import discord
from discord.ui import Button, DynamicItem, Select

from bot.app.rights import require
from bot.help.search import exact, fold, search
from bot.ui.answer import attend, patiently
from bot.ui.controls import desk_of, show
from bot.ui.desk import Desk
from bot.ui.help_now import start
from bot.ui.help_pages import GAMES, NOW, contents, leaf, overview, results
from bot.ui.help_reader import reader_of
from bot.ui.layout import Shown

WAY = rf"(?P<way>{NOW}|{GAMES}|t:[a-z]{{1,20}}|p:[a-z]{{1,20}}:[a-z0-9-]{{1,40}})"


async def lead(interaction: discord.Interaction, desk: Desk, way: str) -> None:
    """Show where a way leads; one that is overgrown leads to the nearest that is not."""

    async def found() -> Shown:
        reader = await reader_of(interaction, desk)
        kind, _, rest = way.partition(":")
        if kind == NOW:
            return await start(interaction, reader, desk.who(interaction.user))
        key, _, page_key = rest.partition(":")
        topic = reader.topic(key)
        if topic is None:
            return overview(reader)
        page = topic.page(page_key)
        return contents(reader, topic) if page is None else await leaf(reader, topic, page)

    await show(interaction, await patiently(interaction, found(), ephemeral=True))


async def look_up(interaction: discord.Interaction, desk: Desk, query: str) -> None:
    """Show the page that was meant, or all that may have been."""

    async def found() -> Shown:
        reader = await reader_of(interaction, desk)
        game = next((topic for topic in reader.topics if fold(topic.title) == fold(query)), None)
        if game is not None:
            return contents(reader, game)
        meant = exact(reader.topics, query)
        return await leaf(reader, *meant) if meant else results(reader, query, search(reader.topics, query))

    await show(interaction, await patiently(interaction, found(), ephemeral=True))


class _Way:
    """What button and menu share: they are made from their id and report every error."""

    name: ClassVar[str]
    item: Any
    match: re.Match[str]

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: Any, match: re.Match[str], /) -> Self:
        """Make the control anew from the id of the one that was pressed."""
        control: Self = cast(Any, cls)(item)
        control.match = match
        return control

    async def callback(self, interaction: discord.Interaction) -> None:
        """Lead on."""
        desk = desk_of(interaction)

        async def work() -> None:
            require(self.entry, desk.who(interaction.user))
            await self.press(interaction, desk)

        await attend(interaction, desk, self.name, work)

    @property
    def entry(self) -> str:
        """Return the line of the table of rights that the press falls under."""
        return self.name

    async def press(self, interaction: discord.Interaction, desk: Desk) -> None:
        """Show where it leads."""
        await lead(interaction, desk, self.way)

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
