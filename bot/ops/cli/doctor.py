"""`spielleiter doctor`: looks at everything the bot needs and says what to do about what is missing."""

import asyncio
from dataclasses import dataclass

import aiohttp
import discord

from bot.contests import find_contests
from bot.draw.dice import Die, RollPicture, draw_roll
from bot.draw.pool import Studio, StudioError
from bot.edge.kit.access import invitation, missing, rights
from bot.engine.text import Text, text
from bot.games import find_games
from bot.ops.config import ConfigError, require_token
from bot.ops.settings import Settings
from bot.service.play.owing import why_unsaid
from bot.store import outbox
from bot.store.database import Database, StoreTrouble, open_database
from bot.store.migrate import current, newest
from bot.texts import Texts
from bot.wiring import point_discord


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at."""

    well: bool
    words: Text


async def doctor(settings: Settings) -> int:
    """Examine everything and print it; 1 if something needs doing."""
    texts = Texts.load([spec.folder for spec in (find_games() | find_contests()).values()])
    findings = [Finding(True, text("doctor-config"))]
    findings += await _database(settings)
    findings += [*_texts(texts), await _drawing(settings)]
    findings += await _discord(settings)
    for finding in findings:
        print(("✔ " if finding.well else "✘ ") + texts.say(finding.words, settings.language))
    return 0 if all(finding.well for finding in findings) else 1


async def _database(settings: Settings) -> list[Finding]:
    file = settings.sqlite_file
    if file is not None and not file.exists():
        return [Finding(True, text("doctor-database-new", file=str(file)))]
    try:
        database = await open_database(settings.database_url)
        try:
            revision = await database.write(current)  # write: shows that it may be written, too
            owed = await _outbox(database) if revision == newest() else []
        finally:
            await database.close()
    except StoreTrouble as trouble:
        return [Finding(False, text("start-database", detail=str(trouble)))]
    if revision != newest():
        return [Finding(True, text("doctor-database-old", revision=revision or "–", newest=newest()))]
    return [Finding(True, text("doctor-database", revision=revision)), *owed]


async def _outbox(database: Database) -> list[Finding]:
    """Look at what waits to be said, and what of the last days was not said and why."""
    waiting = await database.read(outbox.count_waiting)
    findings = [Finding(True, text("doctor-outbox", waiting=waiting))]
    for kind, reason, when in await database.read(outbox.unsaid):
        why, detail = why_unsaid(reason), reason.partition(" ")[2]
        words = text("doctor-unsaid", kind=kind, when=f"{when:%Y-%m-%d %H:%M}", reason=why, detail=detail)
        findings.append(Finding(True, words))
    return findings


def _texts(texts: Texts) -> list[Finding]:
    problems = texts.check()
    if problems:
        return [Finding(False, text("doctor-texts-broken", problems="; ".join(problems)))]
    return [Finding(True, text("doctor-texts"))]


async def _drawing(settings: Settings) -> Finding:
    studio = Studio(workers=1, seconds=settings.drawing.seconds_limit)
    try:
        await studio.draw(draw_roll, RollPicture((Die(6, 6), Die(6, 6)), 12, "2w6"))
    except (StudioError, OSError) as error:
        return Finding(False, text("doctor-drawing-broken", detail=str(error)))
    finally:
        await studio.close()
    return Finding(True, text("doctor-drawing"))


async def _discord(settings: Settings) -> list[Finding]:
    try:
        token = require_token(settings)
    except ConfigError as error:
        return [Finding(False, problem) for problem in error.problems]
    point_discord(settings)
    client = discord.Client(intents=discord.Intents.none())
    try:
        async with asyncio.timeout(20):
            await client.login(token)
            return _application(settings, client) + await _servers(client)
    except discord.LoginFailure:
        return [Finding(False, text("start-token-refused"))]
    except (aiohttp.ClientError, discord.HTTPException, OSError) as error:
        return [Finding(False, text("start-unreachable", address=settings.api_base, detail=str(error)))]
    finally:
        await client.close()


def _application(settings: Settings, client: discord.Client) -> list[Finding]:
    flags = client.application_flags
    assert client.application_id is not None, "who is logged in knows it"
    findings = [
        Finding(True, text("doctor-login", name=str(client.user))),
        Finding(True, text("doctor-invite", link=invitation(client.application_id))),
    ]
    if settings.intents.message_content and not (
        flags.gateway_message_content or flags.gateway_message_content_limited
    ):
        findings.append(Finding(False, text("start-intent-missing", intent="Message Content Intent")))
    if settings.intents.members and not (flags.gateway_guild_members or flags.gateway_guild_members_limited):
        findings.append(Finding(False, text("start-intent-missing", intent="Server Members Intent")))
    return findings


async def _servers(client: discord.Client) -> list[Finding]:
    findings = []
    for guild in await client.http.get_guilds(200):
        lacking = missing(discord.Permissions(int(guild["permissions"])))
        if lacking:
            words = text("doctor-rights", guild=guild["name"], missing=rights(lacking))
            findings.append(Finding(False, words))
        else:
            findings.append(Finding(True, text("doctor-server", guild=guild["name"])))
    return findings or [Finding(False, text("doctor-no-server"))]
