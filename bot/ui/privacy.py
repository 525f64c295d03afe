"""/datenschutz: what is stored in plain words, and buttons that work for whoever presses them, for nobody else."""

import asyncio
import io
from typing import Any

import discord
from discord.ui import Button, DynamicItem

from bot.app.dossier import dossier
from bot.app.live import declined
from bot.app.privacy import Erased
from bot.app.rights import may, require
from bot.engine.text import Text, text
from bot.store.records import count_open_games
from bot.texts import LANGUAGES
from bot.ui.answer import patiently, send
from bot.ui.asking import Question
from bot.ui.by_id import ById
from bot.ui.desk import Desk, plain, safe
from bot.ui.layout import Sheet, Shown, button
from bot.ui.privacy_paper import papers


def sheet(desk: Desk, interaction: discord.Interaction) -> Shown:
    """Say what is stored, for how long, and what can be done about it."""

    def say(words: Text) -> str:
        return desk.say(words, interaction)

    paper = Sheet("plain")
    paper.text(f"## {say(text('privacy-heading'))}")
    paper.text(say(text("privacy-what")))
    if interaction.guild_id is None:
        paper.text(say(text("privacy-how-long-here")))
    else:
        paper.text(say(text("privacy-how-long", days=desk.servers.of(interaction.guild_id).keep_days)))
    row = [
        button("x:export", say(text("privacy-export")), "primary", "📦"),
        button("x:erase", say(text("privacy-erase")), "danger"),
    ]
    if interaction.guild_id is not None and may("button privacy server", desk.who(interaction.user)):
        row.append(button("x:server", say(text("privacy-server")), "danger"))
    paper.row(*row)
    return paper.shown()


class PrivacyButton(ById, DynamicItem[Button[Any]], template=r"x:(?P<verb>export|erase|server)"):
    """Take one's data home, or have it erased: always that of who presses."""

    name = "button privacy"

    @property
    def entry(self) -> str:
        """Every verb has its own line."""
        return f"button privacy {self.match['verb']}"

    async def press(self, interaction: discord.Interaction, desk: Desk) -> None:
        """Do what the button says."""
        await _VERBS[self.match["verb"]](interaction, desk)


async def hand_out(interaction: discord.Interaction, desk: Desk) -> None:
    """Give somebody everything about themselves, as files."""
    person_id, language = interaction.user.id, desk.language(interaction)
    kinds = frozenset(desk.games.specs)

    def say(words: Text) -> str:
        return desk.texts.say(words, language)

    async def made() -> list[tuple[str, bytes]]:
        found = await desk.privacy.find(person_id)
        now = desk.games.clock()
        # Years of rolls take a while to write down: not where presses wait.
        return await asyncio.to_thread(
            lambda: papers(dossier(found, person_id, say(text("privacy-somebody")), now), say, kinds)
        )

    written = await patiently(interaction, made(), ephemeral=True)
    files = [discord.File(io.BytesIO(body), name) for name, body in written]
    await send(interaction, ephemeral=True, content=say(text("privacy-export-done")), files=files)


async def ask_erase(interaction: discord.Interaction, desk: Desk) -> None:
    """Say what will be gone and what stays, and let the person type that they mean it."""

    async def answered(reply: discord.Interaction, typed: str) -> None:
        if typed.casefold() not in _words(desk):
            raise declined("privacy-wrong-word")
        erased = await patiently(reply, desk.privacy.erase(reply.user.id), ephemeral=True)
        try:
            await send(reply, ephemeral=True, content=desk.say(text("privacy-erased", games=erased.games), reply))
        finally:  # delivered twice, the other delivery may have answered; the others hear of it all the same
            await _tell(reply.client, erased)

    count = await desk.privacy.open_games(interaction.user.id)
    about = desk.say(text("privacy-erase-about", open=count), interaction)
    title = desk.say(text("privacy-erase-title"), interaction)
    prompt = desk.say(text("privacy-erase-prompt"), interaction)
    await interaction.response.send_modal(Question(desk, title, prompt, answered, about=about))


def _words(desk: Desk) -> set[str]:
    """Return the word in every language: whoever types one of them means it."""
    return {desk.texts.say(text("privacy-erase-word"), language).casefold() for language in LANGUAGES}


async def _tell(client: Any, erased: Erased) -> None:
    """Tell those who play on, and take the name off the panels of the past."""
    for live, notes in erased.going_on:
        for words in notes:
            await client.alarm.note(live, words)
    client.publisher.revise(erased.anonymous)


async def ask_erase_server(interaction: discord.Interaction, desk: Desk) -> None:
    """Let an administrator erase the whole server, after typing its name."""
    guild = interaction.guild
    if guild is None:
        raise declined("privacy-server-only")
    name = plain(guild.name)

    async def answered(reply: discord.Interaction, typed: str) -> None:
        require("button privacy server", desk.who(reply.user))
        if typed.casefold() != name.casefold():
            raise declined("privacy-server-wrong", server=safe(name))
        games = await patiently(reply, desk.privacy.erase_server(guild.id), ephemeral=True)
        desk.metrics.games_open(await desk.games.database.read(count_open_games))
        await send(reply, ephemeral=True, content=desk.say(text("privacy-server-erased", games=games), reply))

    about = desk.say(text("privacy-server-about", server=safe(name)), interaction)
    title = desk.say(text("privacy-server-title"), interaction)
    prompt = desk.say(text("privacy-server-prompt"), interaction)
    await interaction.response.send_modal(Question(desk, title, prompt, answered, about=about))


_VERBS = {"export": hand_out, "erase": ask_erase, "server": ask_erase_server}
