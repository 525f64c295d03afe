"""Who reads the help: their language, the topics of the games there are, the commands as their client shows them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, cast

import discord
from discord.ext import commands

from bot.edge.help.library import books
from bot.edge.kit.services import Services
from bot.engine.access import Part
from bot.engine.seats import Seat
from bot.engine.spec import AnyGame
from bot.engine.text import Text
from bot.help import HOUSE, Topic, shelf, topic_of
from bot.service.leading.rights import RIGHTS
from bot.service.play.live import Rank

SUBCOMMANDS = (1, 2)
_TYPED = re.compile(r"`(/[^`\n]{1,60})`")
IN_GAMES: frozenset[Part] = frozenset({"anyone", "lead", "judge", "host", "captain", "player"})
ORDER = "ordnung"
"""Here belong the commands of no game."""
CONTESTS = "turnier"
"""How contests go, whatever is played in them."""


@dataclass(frozen=True, slots=True)
class Command:
    """A command as it is typed, and what it does."""

    path: str
    about: str
    shown: str
    """To be pressed, if Discord has told us how; as code otherwise."""


@dataclass(frozen=True, slots=True)
class Reader:
    """What the sheets of the help need to know; also the voice of their pictures."""

    services: Services
    language: str
    commands: dict[str, tuple[Command, ...]]
    """By topic."""
    pressable: dict[str, str]
    """By path, for all commands there are."""

    def say(self, words: Text) -> str:
        """Speak to the reader."""
        return self.services.texts.say(words, self.language, self.name)

    def linked(self, words: str) -> str:
        """Let the commands in a text be pressed."""
        return _TYPED.sub(lambda found: self.pressable.get(found[1], found[0]), words)

    def name(self, seat: Seat) -> str:
        """Name seats by themselves: nobody sits in a rule book."""
        specs = self.services.games.specs.values()
        words = next((words for spec in specs if (words := spec.lobby.spoken(seat))), None)
        return seat if words is None else self.services.texts.say(words, self.language)

    def computer(self, seat: Seat) -> bool:
        """Nobody sits in a rule book, not even the computer."""
        return False

    @property
    def topics(self) -> tuple[Topic, ...]:
        """Return the topics of the games there are."""
        return shelf(books(), self.language, {spec.folder for spec in self.services.games.specs.values()})

    def topic(self, key: str) -> Topic | None:
        """Find a topic."""
        return next((topic for topic in self.topics if topic.key == key), None)

    def topic_of(self, spec: AnyGame) -> Topic | None:
        """Find the rules of a game."""
        return self.topic(CONTESTS if spec.contest is not None else topic_of(spec.folder))


async def reader_of(interaction: discord.Interaction, services: Services) -> Reader:
    """Get to know the reader; commands are those of the cog that is called like the topic."""
    language = services.language(interaction)
    client = cast(commands.Bot, interaction.client)
    translator = client.tree.translator
    assert translator is not None  # the commands were registered with it
    ranks = services.who(interaction.user).ranks
    known = {topic_of(spec.folder) for spec in services.games.specs.values()} | {*HOUSE}
    found: dict[str, list[Command]] = {}
    pressable: dict[str, str] = {}
    for cog in client.cogs.values():
        module = type(cog).__module__.rpartition(".")[2]
        topic = module if module in known else ORDER
        for root in cog.get_app_commands():
            payload = await root.get_translated_payload(client.tree, translator)
            spoken = list(_spoken(payload, language, services.command_ids.get(root.name)))
            found.setdefault(topic, []).extend(one for entry, one in spoken if _fits(entry, ranks))
            pressable |= {one.path: one.shown for _, one in spoken}
    return Reader(services, language, {topic: tuple(listed) for topic, listed in found.items()}, pressable)


def _fits(entry: str, ranks: frozenset[Rank]) -> bool:
    """Tell whether a command is for everybody, for a part one may come to play in a game, or for what one is here."""
    return bool(RIGHTS.get(entry, frozenset()) & (IN_GAMES | ranks))


def _spoken(
    payload: dict[str, Any], language: str, id: int | None, entry: str = "", path: str = "/"
) -> Iterator[tuple[str, Command]]:
    """List a command, or the commands of a group, by its true name and in the words of the reader's client."""

    def said(key: str) -> str:
        others = payload.get(f"{key}_localizations") or {}
        return str(others.get("en-US", payload[key]) if language == "en" else payload[key])

    entry, path = entry + payload["name"], path + said("name")
    children = [option for option in payload.get("options", []) if option["type"] in SUBCOMMANDS]
    if not children:
        yield entry, Command(path, said("description"), _shown(entry, path, id))
    for child in children:
        yield from _spoken(child, language, id, f"{entry} ", f"{path} ")


def _shown(entry: str, path: str, id: int | None) -> str:
    """Write a command so that it can be pressed; Discord knows it by its first name only."""
    if id is None:
        return f"`{path}`"
    link = f"</{entry}:{id}>"
    return link if path == f"/{entry}" else f"`{path}` ({link})"
