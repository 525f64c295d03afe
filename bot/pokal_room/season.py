"""A season for somebody who looks at it: its view, its words, its matches by name."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

import discord

from bot.contests.pokal import POKAL
from bot.contests.pokal.model import Match, PokalOptions, State
from bot.contests.pokal.pictures import Show
from bot.contests.pokal.tell import match_name
from bot.contests.pokal.view import View
from bot.edge.kit.services import Services, mentions, safe
from bot.engine.text import Text, text
from bot.service.play.live import Live, declined
from bot.store import contests as store


@dataclass
class Season:
    """A season as it is now, in a language."""

    services: Services
    live: Live
    language: str

    @cached_property
    def view(self) -> View:
        """Return what everybody sees."""
        view: View = self.live.spec.rules.view(self.live.folded().state, None)
        return view

    @property
    def state(self) -> State:
        """Return the season."""
        return self.view.state

    @cached_property
    def show(self) -> Show:
        """Return who makes its pictures."""
        return Show(self.view, self.say)

    def say(self, words: Text) -> str:
        """Speak, naming people by mentions."""
        return self.services.texts.say(words, self.language, mentions(self.live, self.services.erased(self.language)))

    def tell(self, id: str, /, **args: Any) -> str:
        """Speak a text by its id."""
        return self.say(text(id, **args))

    def written(self, words: Text) -> str:
        """Write a text into a message, with the badges of the houses."""
        names = mentions(self.live, self.services.erased(self.language))
        return self.services.texts.say(words, self.language, names, self.services.icons.get)

    def write(self, id: str, /, **args: Any) -> str:
        """Write a text into a message by its id, with the badges of the houses."""
        return self.written(text(id, **args))

    def name(self, match: Match) -> Text:
        """Name a match."""
        return match_name(match.name, self.view.houses(match))

    def person(self, seat: str | None) -> int | None:
        """Return who sits on a seat."""
        return next((row.person_id for row in self.live.seats if row.seat == seat), None) if seat else None

    @property
    def title(self) -> str:
        """Write what the season is called."""
        return safe(self.state.options.title)


def calling(
    client: discord.Client, season: Season, rank: Literal["committee", "director", "referee"], otherwise: str
) -> tuple[str, discord.AllowedMentions]:
    """Return how a message calls those of a rank, and whom it may ping: their roles, as far as they still exist."""
    guild_id = season.live.row.guild_id
    guild = client.get_guild(guild_id or 0)
    known = season.services.servers.of(guild_id).roles.get(rank, ())
    roles = [id for id in known if guild is not None and guild.get_role(id) is not None]
    called = " ".join(f"<@&{id}>" for id in roles) or season.tell(otherwise)
    pinged = [discord.Object(id) for id in roles]
    return called, discord.AllowedMentions(roles=pinged or False, users=False, everyone=False)


def must_be_season(live: Live) -> None:
    """Refuse what belongs to seasons alone for any other game."""
    if live.spec is not POKAL:
        raise declined("control-unknown")


async def seasons_of(services: Services, guild_id: int | None) -> list[Live]:
    """Return the seasons of a server, the newest first."""
    if guild_id is None:
        return []
    ids = await services.games.database.read(lambda db: store.on_server(db, guild_id, [POKAL.name], over=True))
    return [await services.games.live(id) for id in ids]


async def newest(services: Services, guild_id: int | None) -> Live:
    """Return the season that runs, or the last one."""
    found = await seasons_of(services, guild_id)
    if not found:
        raise declined("pokal-none")
    return next((live for live in found if live.row.status == "running"), found[0])


async def chosen(services: Services, guild_id: int | None, named: str | None) -> Live:
    """Return the season somebody means: the one named, or the newest."""
    if named is None:
        return await newest(services, guild_id)
    wanted = named.strip().casefold()
    for live in await seasons_of(services, guild_id):
        if wanted in (live.row.id.casefold(), title_of(live).casefold()):
            return live
    raise declined("pokal-unknown")


def title_of(live: Live) -> str:
    """Return what a season is called, as its host has written it."""
    assert isinstance(live.options, PokalOptions)
    return live.options.title
