"""The whole house against a Discord in this process: real client, cogs, service and database, virtual time."""

import asyncio
import contextlib
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Sequence
from datetime import datetime
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

import discord
import pytest
from simcord import actors, interactions
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.builders import ChannelHandle, RoleHandle, UserHandle
from simcord.enums import InteractionType
from simcord.env import Env
from simcord.results import InteractionResult, ResponseMessage

import bot.wiring
from bot import fair
from bot.client import SpielleiterClient
from bot.contests import find_contests
from bot.draw.pool import Data, Studio
from bot.edge.kit.services import Services
from bot.edge.table import private
from bot.games import find_games
from bot.ops.settings import RobotSettings, Settings
from bot.service.play import robots
from bot.store import panels
from bot.store.events import EventRow, load_events
from bot.store.migrate import migrate
from bot.wiring import open_services
from tests.edge.pings import Bells, Pings
from tests.edge.spared import spare
from tests.sample import GAME as HASARD

T = TypeVar("T")
IDLE = 0.0005
"""Seconds between looks whether everything has settled."""


@lru_cache(1_000)
def _picture(function: Callable[[Data], bytes], data: Data) -> bytes:
    """Draw; most houses show what others have shown, and a studio keeps pictures, too."""
    return function(data)


class Easel(Studio):
    """Draws in this process: the studio's workers have tests of their own, and starting them takes a second."""

    async def draw(self, function: Callable[[Data], bytes], data: Data) -> bytes:
        """Draw at once."""
        return _picture(function, data)

    async def run(self, function: Callable[..., Any], *args: Any) -> Any:
        """Think at once."""
        return function(*args)


class Brisk(Env):
    """Looks again at once whether everything has settled: mostly a turn of the loop is enough, and pauses add up."""

    waits = True

    async def _settle_internal(self, *, idle: float = 0.0, **more: Any) -> None:
        if self.waits:
            await super()._settle_internal(idle=IDLE, **more)


class House:
    """A server with people in it, and the bot."""

    def __init__(self, settings: Settings, patch: pytest.MonkeyPatch) -> None:
        self._settings, self._patch = settings, patch
        self._stack = contextlib.AsyncExitStack()
        self._locales: dict[int, str] = {}
        self.env: Brisk
        self.client: SpielleiterClient
        self.services: Services

    async def open(self) -> None:
        """Open the server and let the bot in."""
        self._patch.setattr(bot.wiring, "Studio", Easel)
        spare(self._patch)
        self._speak()
        client = await self._new_client()
        self.env = Brisk(client, shard_count=1, check_errors=False, settle_timeout=20.0)
        self._bells = Bells(self.env, self._patch)
        await self.env.start()
        self.guild = self.env.create_guild("Die Taverne")
        self.channel = self.guild.create_text_channel("spiele")
        self.anna, self.ben, self.carl = (self.person(name) for name in ("anna", "ben", "carl"))
        await self.env.settle()

    async def close(self) -> None:
        """Leave, and complain about errors that reached nobody and messages that may ping anybody."""
        await self.env.shutdown()
        await self._stack.aclose()
        lost = [error for error in self.env.errors if not isinstance(error, discord.app_commands.AppCommandError)]
        assert not lost, lost
        assert not self._bells.careless, f"may ping anybody who is named in it: {self._bells.careless}"

    async def restart(self) -> None:
        """Begin again with nothing but the database."""
        old = self.client
        client = await self._new_client()
        await self.env.restart_bot(client)
        await self.env.settle()
        assert self.client is not old

    async def _new_client(self) -> SpielleiterClient:
        games = find_games() | find_contests() | {HASARD.name: HASARD}
        services = await self._stack.enter_async_context(open_services(self._settings, games, self._now))
        client = SpielleiterClient(services)
        self._wind(client)
        self.client, self.services = client, services
        return client

    def _now(self) -> datetime:
        return self.env.now()

    def _wind(self, client: SpielleiterClient) -> None:
        """Let the clockwork sleep in virtual time."""
        clockwork = client.clockwork

        async def run() -> None:
            while True:
                clockwork._wake.clear()
                nap = await clockwork._round()
                # A timer that is made inside belongs to virtual time alone, however near it is.
                await self.env.external_wait(sleeping(clockwork._wake, nap), reason="the next deadline")

        self._patch.setattr(clockwork, "run", run)
        self._patch.setattr(robots, "WATCH", 1e9)  # a timer that is near would be waited for in real time
        self._patch.setattr(private, "REST", 60.0)  # so would this one: every press would wait until it is over

    def _speak(self) -> None:
        """Give everybody a language of their own."""
        plain = interactions.base_payload

        def spoken(backend: Any, **about: Any) -> Any:
            record, payload = plain(backend, **about)
            payload["locale"] = self._locales.get(about["user_id"], "de")
            return record, payload

        self._patch.setattr(interactions, "base_payload", spoken)

    # -- people ----------------------------------------------------------------------------------------------------

    def person(
        self,
        name: str,
        *,
        nick: str | None = None,
        locale: str = "de",
        manager: bool = False,
        rights: discord.Permissions | None = None,
        wearing: Sequence[RoleHandle] = (),
    ) -> MemberActor:
        """Let somebody join the server, with roles or rights of Discord's."""
        roles = list(wearing)
        if manager or rights:
            granted = rights or discord.Permissions(manage_guild=True)
            roles.append(self.guild.create_role("Leitung", permissions=granted))
        user = self.env.create_user(name)
        self._locales[user.id] = locale
        return self.guild.add_member(user, roles=roles, nick=nick)

    def stranger(self, name: str, *, locale: str = "de") -> UserHandle:
        """Return somebody who only writes direct messages."""
        user = self.env.create_user(name)
        self._locales[user.id] = locale
        return user

    async def inside(self, work: Awaitable[T]) -> T:
        """Do something as the bot itself and wait for all that follows from it."""
        with self.env._bot_scope():
            task = asyncio.ensure_future(work)
        await self.env.settle()
        return await task

    def sleep(self, seconds: float) -> None:
        """Let time pass while nothing happens; `env.advance_time` wakes the clockwork as well."""
        self.env.backend.clock.advance(seconds)

    # -- looking ---------------------------------------------------------------------------------------------------

    def pings(self, message: discord.Message | ResponseMessage) -> Pings:
        """Tell who was really pinged by a message; `message.mentions` only says who is named in it."""
        return self._bells.pings(message)

    def rung(self) -> list[tuple[str, Pings]]:
        """List the bot's messages that pinged anybody."""
        return self._bells.rung()

    def panel(self, channel: ChannelHandle | None = None) -> discord.Message:
        """Return the newest message with something to press."""
        found = [message for message in (channel or self.channel).history() if message.components]
        return found[-1]

    def game_id(self, message: discord.Message | None = None) -> str:
        """Read the game off its panel's buttons."""
        return controls(message or self.panel())[0].split(":")[1]

    def calls(self, method: str, part: str = "") -> list[str]:
        """List what the bot asked of Discord."""
        return [one.path for one in self.env.http_requests if one.method == method and part in one.path]

    def callbacks(self) -> list[dict[str, Any]]:
        """List the first answers to interactions as they were sent."""
        sent = [one.json for one in self.env.http_requests if one.path.endswith("/callback")]
        return [dict(body) for body in sent if body is not None]

    async def panels(self, game_id: str) -> list[panels.PanelRow]:
        """Read where a game is shown."""
        return await self.services.games.database.read(lambda db: panels.of(db, game_id))

    async def events(self, game_id: str) -> list[EventRow]:
        """Read a log."""
        return await self.services.games.database.read(lambda db: load_events(db, game_id))

    async def rolls(self, scope_id: int) -> int:
        """Count today's free rolls."""
        return (await self.services.dice.days(scope_id))[1].rolls

    async def press(
        self,
        who: MemberActor,
        custom_id: str,
        message: discord.Message | None = None,
        kind: int = 2,
        values: Sequence[str] = (),
    ) -> Any:
        """Use a button (2), menu (3) or menu of people (5) that the message may have shown once, but shows no more."""
        on = message or self.channel.history()[-1]
        stored = self.env.backend.get_message(on.channel.id, on.id)
        looks: dict[int, dict[str, Any]] = {
            2: {"style": 1, "label": "?"},
            3: {"options": [{"label": "?", "value": "?"}]},
        }
        control = {"type": kind, "id": 2, "custom_id": custom_id, **looks.get(kind, {})}
        seen = {**serializers.message_payload(self.env.backend, stored)}
        seen["components"] = [{"type": 1, "id": 1, "components": [control]}]
        data = {"custom_id": custom_id, "component_type": kind} | ({} if kind == 2 else {"values": list(values)})
        return await actors._dispatch_actor_interaction(
            who, InteractionType.MESSAGE_COMPONENT, self.channel, data, extra={"message": seen}, source_message_id=on.id
        )

    async def rush(self, doing: Iterable[Awaitable[Any]]) -> None:
        """Let many do something at one moment, and look only then whether all has settled."""
        with self._patch.context() as patch:
            patch.setattr(self.env, "waits", False)
            await asyncio.gather(*doing)
        await self.env.settle()

    def fate(self, game_id: str, seed: bytes, draw: int, pair: tuple[int, int]) -> None:
        """Let the next interaction be one that makes a draw fall like this."""
        backend = self.env.backend
        number = backend.snowflake()
        while fair.draw(seed, game_id, draw, number, "2w6") != list(pair):
            number = backend.snowflake()
        usual = backend.snowflake

        def once() -> int:
            self._patch.setattr(backend, "snowflake", usual)
            return number

        self._patch.setattr(backend, "snowflake", once)

    async def rolls_written(self, scope_id: int) -> int:
        """Count today's free rolls by their events, without writing anything."""
        day = self.env.now().strftime("%Y%m%d")
        return len(await self.events(f"w{scope_id}-{day}"))

    def deliver_twice(self) -> None:
        """Let every interaction arrive twice at the same moment from now on."""
        emit = self.env.backend.emit

        def twice(event: str, payload: Any) -> None:
            emit(event, payload)
            if event == "INTERACTION_CREATE":
                emit(event, payload)

        self._patch.setattr(self.env.backend, "emit", twice)

    async def again(self, result: InteractionResult) -> None:
        """Deliver an interaction a second time."""
        id = str(result._interaction.id)
        events = self.env.backend.transcript
        payload = next(body for _, kind, body in events if kind == "INTERACTION_CREATE" and body["id"] == id)
        self.env.backend.emit("INTERACTION_CREATE", payload)
        await self.env.settle()


async def sleeping(woken: asyncio.Event, seconds: float) -> None:
    """Sleep until somebody wakes us or the time is up."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await woken.wait()


def _walk(parts: Any) -> Iterator[Any]:
    for part in parts or ():
        yield part
        yield from _walk(part.get("components"))


def raw(message: discord.Message | ResponseMessage) -> list[dict[str, Any]]:
    """List all components of a message, however deep."""
    if isinstance(message, ResponseMessage):
        return list(_walk(message.components))
    return list(_walk([part.to_dict() for part in message.components]))


def words(message: discord.Message | ResponseMessage | None) -> str:
    """Return all that can be read in a message."""
    assert message is not None
    return "\n".join([message.content, *(part["content"] for part in raw(message) if part["type"] == 10)])


def controls(message: discord.Message | ResponseMessage) -> list[str]:
    """List the ids of what can be pressed or chosen in a message."""
    return [part["custom_id"] for part in raw(message) if "custom_id" in part]


def labels(message: discord.Message | ResponseMessage) -> list[str]:
    """List the buttons of a message by their labels; the promise's has only a sign."""
    return [part["label"] for part in raw(message) if part["type"] == 2 and part.get("label")]


def told(result: InteractionResult) -> str:
    """Return what a person was told in private."""
    answers = [one for one in (result.response, *result.followups) if one is not None and one.ephemeral]
    assert len(answers) == 1, f"{len(answers)} private answers: {result!r}"
    return words(answers[0])


def sheet(result: InteractionResult) -> ResponseMessage:
    """Return the private answer, to press something on it."""
    assert result.response is not None
    assert result.response.ephemeral
    return result.response


def shown(result: InteractionResult) -> ResponseMessage:
    """Return what everybody was shown."""
    answers = [one for one in (result.response, *result.followups) if one is not None]
    assert len(answers) == 1, f"{len(answers)} answers: {result!r}"
    assert not answers[0].ephemeral
    return answers[0]


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Migrate one database; every test gets a copy."""
    file = tmp_path_factory.mktemp("migrated") / "spiele.db"
    asyncio.run(migrate(f"sqlite+aiosqlite:///{file}"))
    return file


@pytest.fixture
def settings(tmp_path: Path, migrated: Path) -> Settings:
    """Return settings with a database that is ready."""
    file = tmp_path / "spiele.db"
    shutil.copy(migrated, file)
    return Settings(database_url=f"sqlite+aiosqlite:///{file}", robots=RobotSettings(pause=0))


@pytest.fixture
async def house(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """Open a house with a server, a channel and three people."""
    opened = House(settings, monkeypatch)
    await opened.open()
    yield opened
    await opened.close()
