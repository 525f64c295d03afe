"""Long lists in parts, as menus take them."""

from typing import Any

import discord

from bot.contest_room.hall import Hall

PER_MENU = 25


def pages(hall: Hall, page: str, first: int, count: int) -> list[discord.ui.Button[Any]]:
    """Return the ways to the parts before and after."""
    row: list[discord.ui.Button[Any]] = []
    if first:
        row.append(hall.press("page", f"{page}.{max(0, first - PER_MENU)}", "turnier-button-before", emoji="◀️"))
    if first + PER_MENU < count:
        row.append(hall.press("page", f"{page}.{first + PER_MENU}", "turnier-button-after", emoji="▶️"))
    return row
