"""What all forms share: they are forgotten when nobody sends them, and what no client can fill in is refused."""

import discord

from bot.edge.kit.answer import attend
from bot.edge.kit.services import Services
from bot.service.play.live import declined

LIFE = 6 * 3600.0
"""Seconds somebody may take to fill in a form; Discord does not say when one was closed."""


class Form(discord.ui.Modal):
    """A form with a title."""

    def __init__(self, services: Services, title: str) -> None:
        """Begin without fields."""
        super().__init__(title=title[:45], timeout=LIFE)
        self._services = services

    async def on_error(self, interaction: discord.Interaction, error: Exception, /) -> None:  # type: ignore[override]  # as the library's own
        """Refuse what the library could not read; what goes wrong later is reported where it goes wrong."""

        async def refuse() -> None:
            raise declined("form-gone") from error

        await attend(interaction, self._services, "form", refuse)
