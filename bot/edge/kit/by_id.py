"""Controls that are known by their ids alone, so that they work after any restart: what all of them share."""

import re
from abc import abstractmethod
from typing import Any, ClassVar, Self, cast, get_args, get_origin

import discord
from discord.ui import DynamicItem
from discord.ui.select import BaseSelect

from bot.edge.kit.answer import attend
from bot.edge.kit.parts import ours
from bot.edge.kit.services import Services
from bot.edge.kit.values import LARGEST_ID
from bot.edge.kit.visiting import visited
from bot.service.leading.rights import require
from bot.service.play.live import Live, declined

NO_GAME = "-"
"""Stands for the game in the ids of controls that belong to none."""


class ById:
    """Is made from the id of what was pressed, lets in whom the table of rights lets in, and reports every error."""

    name: ClassVar[str]
    kind: ClassVar[type]
    """The kind of control it is: a button, or one of the menus."""
    item: Any
    match: re.Match[str]
    misshapen = False
    """Whether what was chosen has not even the shape of a choice."""

    def __init_subclass__(cls, **more: Any) -> None:
        """Know from the declaration which kind of control it is."""
        super().__init_subclass__(**more)
        for base in cls.__dict__.get("__orig_bases__", ()):
            if get_origin(base) is DynamicItem:
                (kind,) = get_args(base)
                cls.kind = get_origin(kind) or kind

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: Any, match: re.Match[str], /) -> Self:
        """Make the control anew from the id of the one that was pressed."""
        control: Self = cast(Any, cls)(item)
        control.match, data = match, cast(Any, interaction.data)
        values = data.get("values", [])
        if not isinstance(values, list) or not all(isinstance(one, str) for one in values):
            data["values"], control.misshapen = [], True  # the library would fall over it before we are asked
        return control

    async def callback(self, interaction: discord.Interaction) -> None:
        """Answer a press."""
        services = ours(interaction, Services)

        async def work() -> None:
            self.must_be_ours()
            await self.must_be_seen(interaction, services)
            await self.work(interaction, services)

        await attend(interaction, services, self.name, work)

    def must_be_ours(self) -> None:
        """Refuse what no message of ours has shown: another kind of control, nothing chosen, a boundless number."""
        if not isinstance(self.item, self.kind) or self.misshapen:
            raise declined("control-unknown")
        if isinstance(self.item, BaseSelect) and not self.item.values and self.item.min_values > 0:
            raise declined("control-nothing-chosen")
        numbers = [int(found) for found in self.match.groupdict().values() if found and found.isdecimal()]
        if any(number >= LARGEST_ID for number in numbers):
            raise declined("control-unknown")

    async def must_be_seen(self, interaction: discord.Interaction, services: Services) -> None:
        """Refuse strangers to the game a control belongs to; no control has to think of it by itself."""
        game = self.match.groupdict().get("game")
        if game is not None and game != NO_GAME and not self.fits(await visited(interaction, services, game)):
            raise declined("control-unknown")

    def fits(self, live: Live) -> bool:
        """Tell whether a game is of a kind the control can belong to; the rooms of single games say which."""
        return True

    @property
    def entry(self) -> str:
        """Return the line of the table of rights that the press falls under."""
        return self.name

    async def work(self, interaction: discord.Interaction, services: Services) -> None:
        """Let in who may, and go on; controls that act in a game ask for more."""
        require(self.entry, services.who(interaction.user))
        await self.press(interaction, services)

    @abstractmethod
    async def press(self, interaction: discord.Interaction, services: Services) -> None:
        """Do what the control is for."""
