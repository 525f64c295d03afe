"""Our drawn signs as the application's emojis: found at the start, uploaded where missing, cleared away when outdated.

A name carries the digest of its drawing, so that a changed drawing is a new emoji and an unchanged one is never drawn.
Nothing waits for any of this, and everything works without.
"""

import importlib
import importlib.util
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

import discord
import structlog

from bot.draw.icons import ICONS, Icon, draw_icon
from bot.draw.pool import StudioError
from bot.edge.kit.services import Services
from bot.games import folders

log = structlog.get_logger(__name__)

OURS = "sl_"
"""Begins the names of our emojis; whatever else the operator has put there is left alone."""
TROUBLE = (discord.HTTPException, discord.MissingApplicationID, StudioError, OSError)


@cache
def every_icon() -> Mapping[str, Icon]:
    """Return the signs of the house and of every game that has some."""
    return {**ICONS, **{name: icon for module in _modules(folders()) for name, icon in module.items()}}


def _modules(packages: Iterable[Path]) -> Iterable[Mapping[str, Icon]]:
    for name in sorted({f"bot.games.{folder.name}.draw" for folder in packages}):
        if importlib.util.find_spec(name) is not None and importlib.util.find_spec(f"{name}.icons") is not None:
            yield importlib.import_module(f"{name}.icons").ICONS


def emoji_name(name: str, icon: Icon) -> str:
    """Return what a sign is called at Discord: letters, digits and underscores, at most 32."""
    return f"{OURS}{name}_{icon.digest}"


class IconKeeper:
    """Keeps Discord's set and ours the same."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        """Look after this client's application."""
        self._client, self._services = client, services

    async def keep(self) -> None:
        """Learn which signs Discord has, and bring it those it lacks; only one process uploads."""
        try:
            await self._keep()
        except TROUBLE as trouble:
            log.warning("signs are missing; words stand in for them", error=str(trouble))

    async def _keep(self) -> None:
        services, wanted = self._services, {emoji_name(*item): item for item in every_icon().items()}
        there = {emoji.name: emoji for emoji in await self._client.fetch_application_emojis()}
        services.icons.update({wanted[called][0]: str(there[called]) for called in wanted.keys() & there.keys()})
        if not services.games.domain.shards.have(None):
            return
        missing = [called for called in wanted if called not in there]
        for called in missing:
            name, icon = wanted[called]
            png = await services.studio.draw(draw_icon, icon)
            services.icons[name] = str(await self._client.create_application_emoji(name=called, image=png))
        outdated = [emoji for called, emoji in there.items() if called.startswith(OURS) and called not in wanted]
        for emoji in outdated:
            await emoji.delete()
        if missing or outdated:
            log.info("signs brought up to date", uploaded=len(missing), cleared=len(outdated))
