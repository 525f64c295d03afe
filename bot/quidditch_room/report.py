"""After a match: its log to read, its log to check, and the report with its picture."""

import io
from typing import Any

import discord

from bot.draw.pool import StudioError
from bot.edge.kit.layout import described
from bot.edge.kit.services import Services
from bot.edge.table.panel import PanelVoice
from bot.engine.text import text
from bot.games.quidditch.report import log_lines
from bot.quidditch_room.naming import file_name
from bot.service.play.live import Live, declined
from bot.service.play.proof import proof_of


async def report(services: Services, live: Live, language: str) -> dict[str, Any]:
    """Return the message that publishes a match: result, picture, log as text, log with seed and draws."""
    if live.row.status not in ("over", "abandoned") or live.position is None:
        raise declined("match-not-over")
    voice = PanelVoice(services, live, language)
    people = "\n".join(f"{row.seat}: {live.name_of(row.seat)}" for row in live.seats if row.taken or row.excluded)
    options: Any = live.options
    log = log_lines(await services.games.entries(live), voice.say, options.fassung)
    lines = "\n".join((*log, "", people))
    proof = await proof_of(services.games.database, live.row.id, live.spec.manners.published)
    name = file_name(live)
    files = [
        discord.File(io.BytesIO(lines.encode()), f"{name}.txt"),
        discord.File(io.BytesIO(proof), f"{name}.log"),
    ]
    screen = live.spec.screen(live.spec.rules.view(live.position.state, None), voice, "bericht")
    outcome = live.outcome()
    lines_told = screen.lines if outcome is not None else (text("match-broken-off"),)
    content = f"## {voice.say(screen.heading)}\n" + "\n".join(voice.say(line) for line in lines_told)
    if screen.picture is not None and outcome is not None:
        alt = described(voice.say(screen.picture.alt))
        try:
            png = await services.studio.draw(screen.picture.draw, screen.picture.data)
            files.insert(0, discord.File(io.BytesIO(png), "spielbericht.png", description=alt))
        except StudioError:
            content += f"\n{alt}"
    return {"content": content[:2000], "files": files, "allowed_mentions": discord.AllowedMentions.none()}
