"""What will be, before it counts: who is drawn and who is not, and the table as it will stand for good."""

from typing import Any

import discord

from bot.contest_room.hall import Hall
from bot.contests.common.drawing import left_out
from bot.contests.common.format import Ahead
from bot.edge.kit.layout import Sheet

NAMED = 20
LINES = 16


def wants_look(hall: Hall) -> bool:
    """Tell whether something is lost with the next draw that whoever leads should see before: people, or a game."""
    ahead = hall.view.ahead
    return isinstance(ahead, Ahead) and (bool(left_out(hall.state, ahead)) or _odd(hall, ahead))


def _odd(hall: Hall, ahead: Ahead) -> bool:
    return hall.view.size > 1 and len(ahead.entries) % 2 == 1 and not filled(hall)


def filled(hall: Hall) -> bool:
    """Tell whether a team fills in already; one that was struck off or has left does so no more."""
    return any(entry.filler and entry.status == "in" for entry in hall.state.entries)


async def seal_page(hall: Hall) -> Sheet:
    """Say who is drawn and who is not, before the list is closed."""
    ahead = hall.view.ahead
    sheet = Sheet("now")
    back = hall.press("page", "lead", "turnier-button-back", emoji="↩️")
    if not isinstance(ahead, Ahead):
        sheet.text(hall.tell("contest-not-now"))
        sheet.row(back)
        return sheet
    out, size = left_out(hall.state, ahead), hall.view.size
    lines = [hall.tell("turnier-preview-seal", count=len(ahead.entries), size=size, round=len(hall.state.rounds) + 1)]
    if out:
        lines.append(hall.tell("turnier-preview-out", who=hall.entries(out[:NAMED]), count=len(out)))
    if _odd(hall, ahead):
        lines.append(hall.tell("turnier-preview-odd"))
    if not hall.state.rounds:
        lines.append(hall.tell("turnier-preview-first"))
    sheet.text("\n".join(lines))
    row: list[discord.ui.Button[Any]] = [
        hall.press("do", "lead", "turnier-button-seal-so", "success", "🔏", move="seal", out=len(out))
    ]
    if out and hall.state.checkin and not hall.state.checkin_over:
        row.append(hall.press("poke", "here", "turnier-button-poke", emoji="📣"))
    if _odd(hall, ahead):
        row.append(hall.press("form", "lead.filler", "turnier-button-filler"))
    sheet.row(*row, back)
    return sheet


async def close_page(hall: Hall) -> Sheet:
    """Show the table as it will stand, before it is closed for good."""
    before = "no" if hall.state.rounds else "yes"
    sheet = Sheet("bad")
    sheet.text(hall.tell("turnier-sure", move="close", before=before, who="–", size=hall.view.size))
    if hall.state.rounds:
        lines = [hall.say(line) for line in hall.show.ranking(hall.scene, LINES)]
        if qualified := hall.view.standings.qualified:
            lines.append(hall.tell("turnier-say-qualified", who=hall.entries(qualified)))
        if hall.view.ahead is not None:
            lines.append(hall.tell("turnier-preview-early"))
        sheet.text("\n".join(lines))
    sheet.row(
        hall.press("do", "lead", "turnier-button-sure", "danger", move="close", what="close"),
        hall.press("page", "lead", "turnier-button-back", emoji="↩️"),
    )
    return sheet
