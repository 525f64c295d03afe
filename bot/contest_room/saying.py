"""Messages of a contest beside its panel: words, buttons, pictures and files, within Discord's limits."""

import io
from collections.abc import Sequence
from typing import Any

import discord

from bot.contest_room.hall import Hall
from bot.edge.kit.services import safe
from bot.edge.table.posts import Message

LONGEST = 2000
IN_A_ROW = 5


def said(
    words: str,
    buttons: Sequence[discord.ui.Button[Any]] = (),
    pictures: Sequence[tuple[str, bytes, str]] = (),
    files: Sequence[discord.File] = (),
) -> Message:
    """Return a message; it has words in any case, so that nobody takes it for the panel."""
    message: Message = {"content": words if len(words) <= LONGEST else words[: LONGEST - 1] + "…"}
    if buttons:
        view = discord.ui.View(timeout=None)
        for item in buttons[:IN_A_ROW]:
            view.add_item(item)
        view.stop()
        message["view"] = view
    drawn = [discord.File(io.BytesIO(png), name, description=alt) for name, png, alt in pictures]
    if drawn or files:
        message["files"] = [*drawn, *files][:10]
    return message


def fitting(lines: Sequence[str]) -> str:
    """Return as many whole lines as a message takes."""
    shown: list[str] = []
    for line in lines:
        if sum(map(len, shown)) + len(shown) + len(line) > LONGEST - 2:
            return "\n".join([*shown, "…"])
        shown.append(line)
    return "\n".join(shown)


def proof_button(hall: Hall) -> discord.ui.Button[Any]:
    """Return the button that hands out list, seal and key."""
    return hall.press("file", "proof", "turnier-button-proof", emoji="🔎")


def title(hall: Hall) -> str:
    """Write what a contest is called."""
    return safe(hall.state.options.title)
