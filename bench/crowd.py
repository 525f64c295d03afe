"""People in the playground who sit down to a match and type; only one of them has a page open."""

import asyncio
import json
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

import aiohttp

from bench.driver import Driver, children, first_line, process, worked
from bot.games.quidditch.model import QuidditchOptions, seats_of
from playground.components import walk
from playground.fill import fill_options, find_command

T = TypeVar("T")
BOT, BARE, CALL = "Spielleiter", "Leer", "hallo"
PATIENCE = 60.0
PAUSE = 0.05
SEATS = seats_of(QuidditchOptions())


class Word(NamedTuple):
    """Something a bot wrote: when it was there for all to see, and whether with a picture."""

    at: float
    drawn: bool


class Town:
    """The playground as its people use it, and the bot's database looked at from outside."""

    def __init__(self, url: str, session: aiohttp.ClientSession, database: Path, processes: Mapping[str, int]) -> None:
        self.url, self.session, self.database, self._processes = url, session, database, processes
        self.ready: dict[str, Any] = {}
        self.ids: dict[str, str] = {}
        self._waiting: dict[tuple[str, int], asyncio.Future[Word]] = {}

    async def open(self, name: str) -> None:
        """Open somebody's page and wait until the bots and their commands are there."""
        opened = asyncio.Event()
        self.reading = asyncio.create_task(self._read(name, opened))
        await opened.wait()
        await until(self._commands, lambda names: "quidditch" in names)
        self.ids = {item["user"]["username"]: item["user"]["id"] for item in self.ready["bots"]}
        self.guild_id = self.ready["guilds"][0]["id"]

    async def _commands(self) -> set[str]:
        return {item["name"] for item in self.ready["commands"]}

    async def _read(self, name: str, opened: asyncio.Event) -> None:
        async with self.session.ws_connect(f"{self.url}/play/ws?as={name}", max_msg_size=0) as socket:
            async for message in socket:
                kind = message.data[:40]
                if '"MESSAGE_CREATE"' in kind:
                    said = json.loads(message.data)["d"]
                    heard = self._waiting.pop((said["author"]["id"], int(said["channel_id"])), None)
                    if heard is not None and not heard.done():
                        heard.set_result(Word(perf_counter(), bool(said["attachments"])))
                elif '"READY"' in kind or '"COMMANDS_UPDATE"' in kind:
                    self.ready |= json.loads(message.data)["d"]
                    opened.set()

    def next_word(self, bot: str, channel: int) -> "asyncio.Future[Word]":
        """Return a future that knows when a bot next wrote in a channel, and how."""
        self._waiting[self.ids[bot], channel] = heard = asyncio.get_running_loop().create_future()
        return heard

    def worked(self) -> dict[str, float]:
        """Return the processor seconds of the bot, of those that draw for it, and of the playground."""
        return {
            "bot": worked(self._processes["bot"]),
            "drawing": sum(map(worked, children(self._processes["bot"]))),
            "playground": worked(self._processes["playground"]),
        }

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the playground; a refusal is an error."""
        async with self.session.request(method, self.url + path, json=body) as answer:
            if answer.status >= 400:
                raise RuntimeError(f"{method} {path} {body}: {await answer.text()}")
            return await answer.json() if answer.content_type == "application/json" else None

    async def add(self, name: str, *roles: str) -> int:
        """Let somebody new join the server."""
        return int((await self.call("POST", "/control/people", {"username": name, "roles": list(roles)}))["id"])

    async def say(self, name: str, channel: int, words: str) -> int:
        """Write a message and return its id."""
        said = await self.call("POST", f"/play/as/{name}/channels/{channel}/messages", {"content": words})
        return int(said["id"])

    async def slash(self, name: str, channel: int, command: str, **options: Any) -> None:
        """Call a command; what comes of it is to be seen in the database."""
        found, path = find_command(self.ready, command, 1, self.guild_id)
        data, _ = fill_options(found, path, options, self.ready)
        await self._interact(name, channel, {"type": 2, "data": data})

    async def press(self, name: str, message: tuple[int, int], custom_id: str, *values: str) -> None:
        """Press a button or choose in a menu of a message (channel, id)."""
        data = {"custom_id": custom_id, "values": list(values)} if values else {"custom_id": custom_id}
        await self._interact(name, message[0], {"type": 3, "data": data, "message_id": str(message[1])})

    async def _interact(self, name: str, channel: int, body: dict[str, Any]) -> None:
        about = {"application_id": self.ids[BOT], "channel_id": str(channel)}
        await self.call("POST", f"/play/as/{name}/interactions", {**body, **about})

    async def buttons(self, name: str, message: tuple[int, int]) -> list[str]:
        """Return the ids of what somebody may press on a message."""
        around = f"/play/as/{name}/channels/{message[0]}/messages?limit=1&before={message[1] + 1}"
        [found] = await self.call("GET", around)
        return [
            one["custom_id"] for one in walk(found["components"]) if one["type"] in (2, 3) and not one.get("disabled")
        ]

    def ask(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Look into the bot's database."""
        connection = sqlite3.connect(f"file:{self.database}?mode=ro", uri=True, timeout=5)
        try:
            return connection.execute(query, values).fetchall()
        finally:
            connection.close()


async def until(look: Callable[[], Awaitable[T]], wanted: Callable[[T], bool]) -> T:
    """Look again and again until it is as wanted."""
    async with asyncio.timeout(PATIENCE):
        while not wanted(found := await look()):  # noqa: ASYNC110 (another process does not set our events)
            await asyncio.sleep(PAUSE)
    return found


@asynccontextmanager
async def stadium(*, floor: bool = True) -> AsyncIterator[Town]:
    """Start a playground with the bot, and a bare one for the floor."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        bots = ("--bot", f"{BARE}=bare") if floor else ()
        playground = await stack.enter_async_context(process("playground", "--port", "0", *bots))
        url = await first_line(playground)
        api, gateway = f"{url}/api/v10", url.replace("http", "ws", 1) + "/gateway"
        ours = {
            "SPIELLEITER_TOKEN": "playground",
            "SPIELLEITER_DATABASE_URL": f"sqlite+aiosqlite:///{folder / 'bench.db'}",
            "SPIELLEITER_API_BASE": api,
            "SPIELLEITER_GATEWAY_URL": gateway,
            "SPIELLEITER_LOGS__LEVEL": "error",
            "SPIELLEITER_INTENTS__MESSAGE_CONTENT": "true",
        }
        if floor:
            about = {"API_BASE": api, "GATEWAY_URL": gateway, "ANSWERED": CALL}
            await stack.enter_async_context(process("bench.bare_bot", **about))
        running = await stack.enter_async_context(process("bot", "run", **ours))
        connector = aiohttp.TCPConnector(limit=100)
        session = await stack.enter_async_context(aiohttp.ClientSession(connector=connector))
        town = Town(url, session, folder / "bench.db", {"bot": running.pid, "playground": playground.pid})
        for bot in (BARE, BOT) if floor else (BOT,):
            await Driver(url, session).online(bot)
        await town.open("zita")
        yield town


class Match:
    """A match with fourteen people, a referee and an assistant, up to the kick-off."""

    def __init__(self, town: Town, channel: int, people: Mapping[str, str], referee: str) -> None:
        self.town, self.channel, self.people, self.referee = town, channel, people, referee
        self.id = ""

    async def open(self, art: str, assistant_id: int | None = None) -> None:
        """Open the line-up, let everybody sit down, and begin."""
        limits = {"frist": "60", "stille": "1200"}
        houses = {"haus1": "G", "haus2": "S"}
        await self.town.slash(self.referee, self.channel, "quidditch neu", **houses, art=art, leitung="ich", **limits)
        open_here = "select id from games where channel_id = ? and status = 'lobby'"
        [(self.id,)] = await self._until(open_here, self.channel)
        for seat, name in self.people.items():
            await self.town.press(name, await self.panel("public"), f"t:{self.id}", seat)  # it may have moved down
            taken = "select 1 from seats where game_id = ? and seat = ? and person_id is not null"
            await self._until(taken, self.id, seat)
        if assistant_id is not None:
            about = {"an": assistant_id, "als": "gehilfe", "partie": self.id}
            await self.town.slash(self.referee, self.channel, "partie pfeife", **about)
            await self._until("select 1 from games where id = ? and assistant_id is not null", self.id)
        await self._press("public", self.referee, f"l:{self.id}:start")
        await self._until("select 1 from games where id = ? and status = 'running'", self.id)

    async def kick_off(self) -> None:
        """Name both captains and kick off."""
        happened = "select 1 from events where game_id = ? and kind = ? and body like ?"
        for house in "GS":
            await self._press("officials", self.referee, f":kapitaen{house}", f"kapitän {house}Hüter")
            await self._until(happened, self.id, "kapitaen", f'%"seat":"{house}%')
        await self.say(self.referee, "Anpfiff")
        await self._until(happened, self.id, "anpfiff", "%")

    async def say(self, name: str, words: str) -> int:
        """Write in the match channel."""
        return await self.town.say(name, self.channel, words)

    async def judged(self, message: int) -> None:
        """Wait until the bot has judged a message."""
        await self._until("select 1 from events where game_id = ? and cause = ?", self.id, message)

    async def panel(self, audience: str) -> tuple[int, int]:
        """Return where a panel stands, once it is up to date: channel and message."""
        query = (
            "select p.channel_id, p.message_id from panels p join games g on g.id = p.game_id "
            "where g.id = ? and p.audience = ? and p.shown >= g.revision"
        )
        [place] = await self._until(query, self.id, audience)
        return place

    async def _press(self, audience: str, name: str, part: str, *chosen: str) -> None:
        """Press the first button, or choose in the first menu, with these words in its id, once it is there."""

        async def found() -> tuple[tuple[int, int], list[str]]:
            panel = await self.panel(audience)
            return panel, [one for one in await self.town.buttons(name, panel) if part in one]

        panel, ids = await until(found, lambda pair: bool(pair[1]))
        await self.town.press(name, panel, ids[0], *chosen)

    async def _until(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        async def look() -> list[tuple[Any, ...]]:
            return self.town.ask(query, *values)

        return await until(look, bool)
