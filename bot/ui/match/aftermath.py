"""After a match: its log to read, its log to check, and the report with its picture."""

import io
from typing import Any

import discord

from bot.app.live import Live, declined
from bot.app.proof import proof_of
from bot.draw.pool import StudioError
from bot.engine.text import text
from bot.games.quidditch.report import log_lines
from bot.ui.desk import Desk
from bot.ui.panel import PanelVoice

REPORT = "report"
"""The row of panels that remembers the published report."""


async def report(desk: Desk, live: Live, language: str) -> dict[str, Any]:
    """Return the message that publishes a match: result, picture, log as text, log with seed and draws."""
    if live.row.status not in ("over", "abandoned") or live.position is None:
        raise declined("match-not-over")
    voice = PanelVoice(desk, live, language)
    lines = "\n".join(log_lines(await desk.games.entries(live), voice.say))
    proof = await proof_of(desk.games.database, live.row.id)
    files = [
        discord.File(io.BytesIO(lines.encode()), f"quidditch-{live.row.id}.txt"),
        discord.File(io.BytesIO(proof), f"quidditch-{live.row.id}.log"),
    ]
    screen = live.spec.screen(live.spec.rules.view(live.position.state, None), voice, "bericht")
    outcome = live.outcome()
    lines_told = screen.lines if outcome is not None else (text("match-broken-off"),)
    content = f"## {voice.say(screen.heading)}\n" + "\n".join(voice.say(line) for line in lines_told)
    if screen.picture is not None and outcome is not None:
        alt = voice.say(screen.picture.alt)[:1024]
        try:
            png = await desk.studio.draw(screen.picture.draw, screen.picture.data)
            files.insert(0, discord.File(io.BytesIO(png), "spielbericht.png", description=alt))
        except StudioError:
            content += f"\n{alt}"
    return {"content": content[:2000], "files": files, "allowed_mentions": discord.AllowedMentions.none()}
