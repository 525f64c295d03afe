"""/datenschutz: what is stored in plain words, and buttons that work for whoever presses them, for nobody else."""

import asyncio
import io
from typing import Any

import discord
from discord.ui import Button, DynamicItem

from bot.edge.kit.answer import open_form, patiently, send
from bot.edge.kit.by_id import ById
from bot.edge.kit.layout import Sheet, Shown, button
from bot.edge.kit.services import Services, plain, safe
from bot.edge.privacy.paper import papers
from bot.edge.table.asking import Question
from bot.engine.text import Text, text
from bot.service.leading.rights import may, require
from bot.service.people.dossier import dossier
from bot.service.people.privacy import Erased
from bot.service.play.live import declined
from bot.store.finding import count_open_games
from bot.texts import LANGUAGES

LONGEST_NAME = 100
"""So long may the name of a server be."""


def sheet(services: Services, interaction: discord.Interaction) -> Shown:
    """Say what is stored, for how long, and what can be done about it."""

    def say(words: Text) -> str:
        return services.say(words, interaction)

    paper = Sheet("plain")
    paper.text(f"## {say(text('privacy-heading'))}")
    paper.text(say(text("privacy-what")))
    if interaction.guild_id is None:
        paper.text(say(text("privacy-how-long-here")))
    else:
        paper.text(say(text("privacy-how-long", days=services.servers.of(interaction.guild_id).keep_days)))
    row = [
        button("x:export", say(text("privacy-export")), "primary", "📦"),
        button("x:erase", say(text("privacy-erase")), "danger"),
    ]
    if interaction.guild_id is not None and may("button privacy server", services.who(interaction.user)):
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

    async def press(self, interaction: discord.Interaction, services: Services) -> None:
        """Do what the button says."""
        await _VERBS[self.match["verb"]](interaction, services)


async def hand_out(interaction: discord.Interaction, services: Services) -> None:
    """Give somebody everything about themselves, as files."""
    person_id, language = interaction.user.id, services.language(interaction)
    kinds = frozenset(services.games.specs)

    def say(words: Text) -> str:
        return services.texts.say(words, language)

    async def made() -> list[tuple[str, bytes]]:
        found = await services.privacy.find(person_id)
        now = services.games.clock()
        # Years of rolls take a while to write down: not where presses wait.
        return await asyncio.to_thread(
            lambda: papers(dossier(found, person_id, say(text("privacy-somebody")), now), say, kinds)
        )

    written = await patiently(interaction, made(), ephemeral=True)
    files = [discord.File(io.BytesIO(body), name) for name, body in written]
    await send(interaction, ephemeral=True, content=say(text("privacy-export-done")), files=files)


async def ask_erase(interaction: discord.Interaction, services: Services) -> None:
    """Say what will be gone and what stays, and let the person type that they mean it."""

    async def answered(reply: discord.Interaction, typed: str) -> None:
        if typed.casefold() not in _words(services):
            raise declined("privacy-wrong-word")
        erased = await patiently(reply, services.privacy.erase(reply.user.id), ephemeral=True)
        services.tongues.forget(reply.user.id)
        try:
            await send(reply, ephemeral=True, content=services.say(text("privacy-erased", games=erased.games), reply))
        finally:  # delivered twice, the other delivery may have answered; the others hear of it all the same
            await _tell(reply.client, erased)

    count = await services.privacy.open_games(interaction.user.id)
    about = services.say(text("privacy-erase-about", open=count), interaction)
    title = services.say(text("privacy-erase-title"), interaction)
    prompt = services.say(text("privacy-erase-prompt"), interaction)
    await open_form(interaction, Question(services, title, prompt, answered, about=about))


def _words(services: Services) -> set[str]:
    """Return the word in every language: whoever types one of them means it."""
    return {services.texts.say(text("privacy-erase-word"), language).casefold() for language in LANGUAGES}


async def _tell(client: Any, erased: Erased) -> None:
    """Take the name off the panels of the past."""
    client.publisher.revise(erased.anonymous)


async def ask_erase_server(interaction: discord.Interaction, services: Services) -> None:
    """Let an administrator erase the whole server, after typing its name."""
    guild = interaction.guild
    assert guild is not None  # nobody is an administrator in direct messages
    name = plain(guild.name, LONGEST_NAME)

    async def answered(reply: discord.Interaction, typed: str) -> None:
        require("button privacy server", services.who(reply.user))
        if typed.casefold() != name.casefold():
            raise declined("privacy-server-wrong", server=safe(name, LONGEST_NAME))
        games = await patiently(reply, services.privacy.erase_server(guild.id), ephemeral=True)
        shards = services.games.domain.shards
        services.metrics.games_open(await services.games.database.read(lambda db: count_open_games(db, shards)))
        await send(reply, ephemeral=True, content=services.say(text("privacy-server-erased", games=games), reply))

    about = services.say(text("privacy-server-about", server=safe(name, LONGEST_NAME)), interaction)
    title = services.say(text("privacy-server-title"), interaction)
    prompt = services.say(text("privacy-server-prompt"), interaction)
    await open_form(interaction, Question(services, title, prompt, answered, about=about))


_VERBS = {"export": hand_out, "erase": ask_erase, "server": ask_erase_server}
