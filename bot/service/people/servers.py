"""What a server has set up: who is who, which channel is for what, language, what is read and how long it is kept."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal, TypeAlias, get_args

from bot.service.feed import Feed
from bot.service.play.live import Rank, Who
from bot.store import acts, servers
from bot.store.acts import ActRow
from bot.store.database import Connection, Database

House: TypeAlias = Literal["G", "H", "R", "S"]
RoleKey: TypeAlias = Literal["referee", "committee", "director", "G", "H", "R", "S"]
ChannelKey: TypeAlias = Literal["matches", "news", "log"]

RANKS: tuple[Literal["referee", "committee", "director"], ...] = ("referee", "committee", "director")
HOUSES: tuple[House, ...] = get_args(House)
ROLE_KEYS: tuple[RoleKey, ...] = (*RANKS, *HOUSES)
CHANNEL_KEYS: tuple[ChannelKey, ...] = get_args(ChannelKey)


@dataclass(frozen=True, slots=True)
class Server:
    """The settings of one server; ids of roles and channels may point to what is gone by now."""

    guild_id: int | None
    roles: Mapping[RoleKey, tuple[int, ...]] = field(default_factory=dict)
    channels: Mapping[ChannelKey, int] = field(default_factory=dict)
    language: str = "de"
    reads: bool = True
    """Whether typed words count here, where Discord lets us read them."""
    keep_days: int = 0
    """For how many days finished games are kept; 0: for ever."""
    rules: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """How each game is always played here, where that is not as in its rule book."""

    def ranks(self, role_ids: set[int]) -> frozenset[Rank]:
        """Return what somebody with these roles is here."""
        return frozenset(rank for rank in RANKS if role_ids & set(self.roles.get(rank, ())))

    def houses(self, role_ids: set[int]) -> frozenset[str]:
        """Return the houses somebody with these roles belongs to."""
        return frozenset(house for house in HOUSES if role_ids & set(self.roles.get(house, ())))

    def value(self, key: str) -> Any:
        """Return one setting as it is stored."""
        kind, _, name = key.partition(".")
        if kind == "role":
            return list(self.roles.get(name, ()))  # type: ignore[call-overload]  # any key may be asked for
        if kind == "channel":
            return self.channels.get(name)  # type: ignore[call-overload]  # the same
        if kind == "rules":
            return dict(self.rules.get(name, {}))
        return getattr(self, key)


KEYS = (
    *(f"role.{key}" for key in ROLE_KEYS),
    *(f"channel.{key}" for key in CHANNEL_KEYS),
    "language",
    "reads",
    "keep_days",
)


RULES = "rules."
"""Begins the keys of the games' house rules; which games there are is not known here."""


def server_of(guild_id: int | None, values: Mapping[str, Any], language: str) -> Server:
    """Read a server from its stored settings."""
    return Server(
        guild_id,
        {key: tuple(ids) for key in ROLE_KEYS if (ids := values.get(f"role.{key}"))},
        {key: id for key in CHANNEL_KEYS if (id := values.get(f"channel.{key}"))},
        values.get("language", language),
        values.get("reads", True),
        values.get("keep_days", 0),
        {key.removeprefix(RULES): rules for key, rules in values.items() if key.startswith(RULES)},
    )


class Servers:
    """All settings in memory, because everything asks for them; the database is the truth."""

    def __init__(
        self,
        database: Database,
        feed: Feed,
        clock: Callable[[], datetime],
        language: str = "de",
        presets: Mapping[int, Mapping[str, Any]] | None = None,
    ) -> None:
        """`presets` are what the operator has written in the configuration; a server may change them."""
        self._database, self._feed, self._clock = database, feed, clock
        self._language, self._presets = language, presets or {}
        self._known: dict[int, Server] = {}

    async def load(self, guild_id: int | None = None) -> None:
        """Read all settings, or those of a server that another process has changed."""
        stored = await self._database.read(lambda db: servers.load_settings(db, guild_id))
        if guild_id is not None:
            self.forget(guild_id)
            if guild_id in stored:
                self._known[guild_id] = self._made(guild_id, stored[guild_id])
            return
        self._known = {
            guild_id: self._made(guild_id, stored.get(guild_id, {})) for guild_id in {*stored, *self._presets}
        }

    def _made(self, guild_id: int, values: Mapping[str, Any]) -> Server:
        return server_of(guild_id, {**self._presets.get(guild_id, {}), **values}, self._language)

    def of(self, guild_id: int | None) -> Server:
        """Return a server's settings; direct messages have the defaults."""
        known = self._known.get(guild_id) if guild_id is not None else None
        return known or Server(guild_id, language=self._language)

    def forget(self, guild_id: int) -> None:
        """Keep a server's settings no longer in memory; what the operator has preset holds again."""
        self._known.pop(guild_id, None)
        if guild_id in self._presets:
            self._known[guild_id] = self._made(guild_id, {})

    def keeping(self) -> dict[int, int]:
        """Return for how many days each server keeps what has ended, where that is not for ever."""
        return {guild_id: server.keep_days for guild_id, server in self._known.items() if server.keep_days > 0}

    async def change(self, guild_id: int, key: str, value: Any, by: Who, *, cause: int | None = None) -> Server:
        """Set one thing and note it in the log of acts; nothing if it is so already, or was done by this press."""
        if key not in KEYS and not key.startswith(RULES):
            raise ValueError(f"no such setting: {key}")
        before = self.of(guild_id).value(key)
        if before == value:
            return self.of(guild_id)
        data = {"key": key, "before": before, "after": value}
        act = ActRow(guild_id=guild_id, at=self._clock(), kind="setup", actor_id=by.id, data=data, cause=cause)

        def work(connection: Connection) -> tuple[int | None, dict[int, dict[str, Any]]]:
            number = acts.insert_act(connection, act)
            if number is not None:
                servers.save_setting(connection, guild_id, key, value)
            return number, servers.load_settings(connection, guild_id)

        number, stored = await self._database.write(work)
        self._known[guild_id] = self._made(guild_id, stored.get(guild_id, {}))
        self._feed.booked(act, number)
        return self._known[guild_id]
