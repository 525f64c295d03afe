"""Controls that are known by their ids alone, so that they work after any restart: what all of them share."""

import re
from abc import abstractmethod
from typing import Any, ClassVar, Self, cast

import discord

from bot.app.rights import require
from bot.ui.answer import attend
from bot.ui.desk import Desk


def desk_of(interaction: discord.Interaction) -> Desk:
    """Return the desk of the client that received an interaction."""
    desk: Desk = interaction.client.desk  # type: ignore[attr-defined]  # our client is the only one there is
    return desk


class ById:
    """Is made from the id of what was pressed, lets in whom the table of rights lets in, and reports every error."""

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
        """Answer a press."""
        desk = desk_of(interaction)
        await attend(interaction, desk, self.name, lambda: self.work(interaction, desk))

    @property
    def entry(self) -> str:
        """Return the line of the table of rights that the press falls under."""
        return self.name

    async def work(self, interaction: discord.Interaction, desk: Desk) -> None:
        """Let in who may, and go on; controls that act in a game ask for more."""
        require(self.entry, desk.who(interaction.user))
        await self.press(interaction, desk)

    @abstractmethod
    async def press(self, interaction: discord.Interaction, desk: Desk) -> None:
        """Do what the control is for."""
