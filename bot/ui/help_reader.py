"""Who reads the help: their language, the topics of the games there are, the commands as their client shows them."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, cast

import discord
from discord.ext import commands

from bot.app.live import Rank
from bot.app.rights import RIGHTS, Part
from bot.engine.seats import Seat
from bot.engine.spec import GameSpec
from bot.engine.text import Text
from bot.help import HOUSE, Topic, books, shelf, topic_of
from bot.ui.desk import Desk

SUBCOMMANDS = (1, 2)
IN_GAMES: frozenset[Part] = frozenset({"anyone", "whistle", "assistant", "host", "captain", "player"})
ORDER = "ordnung"
"""Here belong the commands of no game."""


@dataclass(frozen=True, slots=True)
class Command:
    """A command as it is typed, and what it does."""

    path: str
    about: str


@dataclass(frozen=True, slots=True)
class Reader:
    """What the sheets of the help need to know; also the voice of their pictures."""

    desk: Desk
    language: str
    commands: dict[str, tuple[Command, ...]]
    """By topic."""

    def say(self, words: Text) -> str:
        """Speak to the reader."""
        return self.desk.texts.say(words, self.language, self.name)

    def name(self, seat: Seat) -> str:
        """Name seats by themselves: nobody sits in a rule book."""
        return seat

    def computer(self, seat: Seat) -> bool:
        """Nobody sits in a rule book, not even the computer."""
        return False

    @property
    def topics(self) -> tuple[Topic, ...]:
        """Return the topics of the games there are."""
        return shelf(books(), self.language, {spec.folder.name for spec in self.desk.games.specs.values()})

    def topic(self, key: str) -> Topic | None:
        """Find a topic."""
        return next((topic for topic in self.topics if topic.key == key), None)

    def topic_of(self, spec: GameSpec) -> Topic | None:
        """Find the rules of a game."""
        return self.topic(topic_of(spec.folder.name))


async def reader_of(interaction: discord.Interaction, desk: Desk) -> Reader:
    """Get to know the reader; commands are those of the cog that is called like the topic."""
    language = desk.language(interaction)
    client = cast(commands.Bot, interaction.client)
    ranks = desk.who(interaction.user).ranks
    known = {topic_of(spec.folder.name) for spec in desk.games.specs.values()} | {*HOUSE}
    found: dict[str, list[Command]] = {}
    for cog in client.cogs.values():
        module = type(cog).__module__.rpartition(".")[2]
        topic = module if module in known else ORDER
        for root in cog.get_app_commands():
            if client.tree.translator is not None:
                payload = await root.get_translated_payload(client.tree, client.tree.translator)
                spoken = _spoken(payload, language)
                found.setdefault(topic, []).extend(one for entry, one in spoken if _fits(entry, ranks))
    return Reader(desk, language, {topic: tuple(listed) for topic, listed in found.items()})


def _fits(entry: str, ranks: frozenset[Rank]) -> bool:
    """Tell whether a command is for everybody, for a part one may come to play in a game, or for what one is here."""
    return bool(RIGHTS.get(entry, frozenset()) & (IN_GAMES | ranks))


def _spoken(payload: dict[str, Any], language: str, entry: str = "", path: str = "/") -> Iterator[tuple[str, Command]]:
    """List a command, or the commands of a group, by its true name and in the words of the reader's client."""

    def said(key: str) -> str:
        others = payload.get(f"{key}_localizations") or {}
        return str(others.get("en-US", payload[key]) if language == "en" else payload[key])

    entry, path = entry + payload["name"], path + said("name")
    children = [option for option in payload.get("options", []) if option["type"] in SUBCOMMANDS]
    if not children:
        yield entry, Command(path, said("description"))
    for child in children:
        yield from _spoken(child, language, f"{entry} ", f"{path} ")
