"""Someone in the room, for tests: acts, waits for answers, sees."""

import asyncio
import io
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import aiohttp

from .errors import Json
from .fill import choose_values, fill_options, find_command, find_component, modal_components
from .sight import Answer, Seen, Timeout, Unanswered
from .world import LOADING

if TYPE_CHECKING:
    from .client import Playground


class Person:
    """Someone in the room; acts where they are (go) and sees what they may see."""

    def __init__(self, pg: "Playground", name: str) -> None:
        self.pg = pg
        self.name = name
        self.ready: Json = {}
        self._here: int | None = None
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._reader: asyncio.Task[None] | None = None
        self._events: list[tuple[str, Json]] = []
        self._waiting: list[tuple[Callable[[str, Json], bool], asyncio.Future[Json]]] = []
        self._nonce = 0
        self._lock = asyncio.Lock()
        self._latest: dict[str, Json] = {}
        self._private: set[str] = set()

    async def open(self) -> Json:
        """Open the person's live view (done by itself when needed); returns READY."""
        async with self._lock:
            if self._socket is None or self._socket.closed:
                url = f"{self.pg.url}/play/ws"
                self._socket = await self.pg.session.ws_connect(url, params={"as": self.name}, max_msg_size=0)
                self.ready = (await self._socket.receive_json())["d"]
                self._reader = asyncio.create_task(self._read(self._socket))
        return self.ready

    async def close(self) -> None:
        """Close the live view."""
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await self._reader

    async def _read(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for message in socket:
            if message.type is not aiohttp.WSMsgType.TEXT:
                break
            event = message.json()
            self._take(event["t"], event["d"])
        for _, future in self._waiting:
            if not future.done():
                future.set_exception(Unanswered("the playground closed the connection"))

    def _take(self, kind: str, data: Json) -> None:
        if kind == "COMMANDS_UPDATE":
            self.ready["commands"] = data["commands"]
        if kind in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            self._latest[data["id"]] = data
        self._events.append((kind, data))
        del self._events[:-2000]
        for wanted, future in self._waiting:
            if not future.done() and wanted(kind, data):
                future.set_result(data)
        self._waiting = [item for item in self._waiting if not item[1].done()]

    def expect(self, wanted: Callable[[str, Json], bool]) -> asyncio.Future[Json]:
        """A future for the next event that fits: wanted(type, data)."""
        future: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._waiting.append((wanted, future))
        return future

    async def wait_for(self, what: str, wanted: Callable[[Json], bool] = lambda data: True) -> Json:
        """The next event of a type that fits."""
        await self.open()
        future = self.expect(lambda kind, data: kind == what and wanted(data))
        return await self._patiently(future, what)

    async def wait_for_message(self, wanted: Callable[[Seen], bool] = lambda message: True) -> Seen:
        """The next new or changed message that fits."""
        await self.open()
        kinds = ("MESSAGE_CREATE", "MESSAGE_UPDATE")
        future = self.expect(lambda kind, data: kind in kinds and wanted(Seen(data)))
        return Seen(await self._patiently(future, "a message"))

    async def until_sees(self, wanted: Callable[[Seen], bool]) -> Seen:
        """A message that fits: the newest there is, or the next to come."""
        await self.open()
        kinds = ("MESSAGE_CREATE", "MESSAGE_UPDATE")
        future = self.expect(lambda kind, data: kind in kinds and wanted(Seen(data)))
        for seen in (await self.sees())[::-1]:
            if wanted(seen):
                future.cancel()
                return seen
        return Seen(await self._patiently(future, "a message"))

    async def _patiently(self, future: "asyncio.Future[Json]", what: str) -> Json:
        try:
            return await asyncio.wait_for(future, self.pg.patience)
        except TimeoutError:
            recent = ", ".join(kind for kind, _ in self._events[-8:]) or "nothing"
            raise Timeout(f"{self.name} waited {self.pg.patience} s for {what}; came: {recent}") from None

    @property
    def id(self) -> int:
        """The person's id (after open)."""
        return int(self.ready["user"]["id"])

    async def go(self, channel: "str | int") -> "Person":
        """Go to a channel, thread or direct conversation, by name or id."""
        self._here = channel if isinstance(channel, int) else await self.pg.channel_id(channel)
        return self

    async def here(self) -> int:
        """Where the person is: the first text channel unless they went elsewhere."""
        if self._here is None:
            ready = await self.open()
            texts = [item for item in ready["guilds"][0]["channels"] if item["type"] == 0]
            self._here = int(min(texts, key=lambda item: item["position"])["id"])
        return self._here

    def _path(self, rest: str) -> str:
        return f"/play/as/{self.name}/{rest}"

    async def say(self, content: str, *, reply_to: "Seen | None" = None, files: dict[str, bytes] | None = None) -> Seen:
        """Write a message."""
        body: Json = {"content": content}
        if reply_to is not None:
            body["message_reference"] = {"message_id": reply_to.id}
        path = self._path(f"channels/{await self.here()}/messages")
        return Seen(await self._post(path, body, files))

    async def _post(self, path: str, body: Json, files: dict[str, bytes] | None) -> Any:
        if not files:
            return await self.pg.request("POST", path, body)
        form = aiohttp.FormData()
        form.add_field("payload_json", aiohttp.JsonPayload(body), content_type="application/json")
        for number, (name, data) in enumerate(files.items()):
            form.add_field(f"files[{number}]", io.BytesIO(data), filename=name)
        return await self.pg.request("POST", path, data=form)

    async def dm(self, other: "str | Person", content: str) -> Seen:
        """Write to someone (a bot by its name) directly, and stay in that conversation."""
        ready = await self.open()
        name = other.name if isinstance(other, Person) else other
        users = [*ready["people"], *(item["user"] for item in ready["bots"])]
        found = next((user for user in users if name in (user["id"], user["username"])), None)
        if found is None:
            raise LookupError(f"no one called {name!r}")
        channel = await self.pg.request("POST", self._path("dms"), {"recipient_id": found["id"]})
        self._private.add(channel["id"])
        self._here = int(channel["id"])
        return await self.say(content)

    async def sees(self, channel: "str | int | None" = None) -> list[Seen]:
        """Every message this person can see now (in one channel or everywhere), oldest first, and nothing else."""
        params = {}
        if channel is not None:
            params["channel_id"] = str(channel if isinstance(channel, int) else await self.pg.channel_id(channel))
        data = await self.pg.request("GET", self._path("sees"), params=params)
        return [Seen(item) for item in data]

    async def pings(self) -> list[int]:
        """The ids of the messages that really pinged this person."""
        return [int(item) for item in await self.pg.request("GET", self._path("pings"))]

    async def slash(self, name: str, /, **options: Any) -> Answer:
        """Use a slash command as this person's client shows it ("wuerfel statistik"); waits for the bot's answer."""
        ready = await self.open()
        for value in options.values():
            if isinstance(value, Person):
                await value.open()
        command, path = find_command(ready, name, 1, await self._guild())
        data, files = fill_options(command, path, options, ready)
        return await self._act(2, command["application_id"], data, files=files)

    async def autocomplete(self, name: str, focus: str, /, **options: Any) -> list[Json]:
        """The suggestions for an option while typing; options holds what was typed so far."""
        ready = await self.open()
        command, path = find_command(ready, name, 1, await self._guild())
        data, _ = fill_options(command, path, options, ready, focus=focus)
        answer = await self._act(4, command["application_id"], data)
        return answer.choices

    async def user_menu(self, name: str, target: "Person") -> Answer:
        """Use a context menu on someone."""
        await target.open()
        return await self._menu(name, 2, str(target.id))

    async def message_menu(self, name: str, target: Seen) -> Answer:
        """Use a context menu on a message."""
        return await self._menu(name, 3, str(target.id))

    async def _menu(self, name: str, kind: int, target: str) -> Answer:
        ready = await self.open()
        command, _ = find_command(ready, name, kind, await self._guild())
        data = {"id": command["id"], "name": command["name"], "type": kind, "target_id": target}
        return await self._act(2, command["application_id"], data)

    async def _guild(self) -> str | None:
        here = str(await self.here())
        for guild in self.ready["guilds"]:
            if any(item["id"] == here for item in (*guild["channels"], *guild["threads"])):
                return str(guild["id"])
        private = self._private | {item["id"] for item in self.ready["private_channels"]}
        for kind, data in self._events:
            if kind in ("CHANNEL_CREATE", "THREAD_CREATE") and data["id"] == here:
                return data.get("guild_id")
        return None if here in private or not self.ready["guilds"] else str(self.ready["guilds"][0]["id"])

    async def click(self, button: str, message: Seen | None = None) -> Answer:
        """Press a button by label, emoji or custom id, on a message or the newest one that has it."""
        found, component = await self._find(button, message, (2,))
        data = {"component_type": 2, "custom_id": component.get("custom_id")}
        return await self._act(3, found.application_id, data, message=found)

    async def select(self, menu: str, *values: Any, message: Seen | None = None) -> Answer:
        """Choose in a select by placeholder or custom id; values are labels, values, people or ids."""
        found, component = await self._find(menu, message, (3, 5, 6, 7, 8))
        chosen = choose_values(component, values, self.ready)
        data = {"component_type": component["type"], "custom_id": component["custom_id"], "values": chosen}
        return await self._act(3, found.application_id, data, message=found)

    async def _find(self, name: str, message: Seen | None, kinds: tuple[int, ...]) -> tuple[Seen, Json]:
        await self.open()
        candidates = [message] if message is not None else (await self.sees(await self.here()))[::-1]
        for seen in candidates:
            component = find_component(seen.components, name, kinds)
            if component is not None:
                return seen, component
        shown = [name for seen in candidates for name in seen.buttons + seen.menus]
        raise LookupError(f"{self.name} sees no {name!r} to use; there are: {shown[:30]}")

    async def fill_modal(self, modal: Answer, **values: Any) -> Answer:
        """Send a modal the bot opened; values by custom id or label."""
        if modal.modal is None:
            raise LookupError("the bot did not open a modal")
        rows, files = modal_components(modal.modal, values, self.ready)
        data = {"custom_id": modal.modal["custom_id"], "components": rows, "modal_id": modal.id}
        return await self._act(5, modal.modal["application"]["id"], data, files=files)

    async def _act(
        self, kind: int, application_id: Any, data: Json, *, message: Seen | None = None,
        files: dict[str, bytes] | None = None,
    ) -> Answer:  # fmt: skip
        await self.open()
        self._nonce += 1
        nonce = f"{self.name}-{self._nonce}"
        channel = message.channel_id if message is not None else await self.here()
        body: Json = {"nonce": nonce, "type": kind, "application_id": str(application_id), "data": data}
        body["channel_id"] = str(channel)
        if message is not None:
            body["message_id"] = str(message.id)
        ends = ("INTERACTION_SUCCESS", "INTERACTION_FAILURE")
        ended = self.expect(lambda event, item: event in ends and item.get("nonce") == nonce)
        extra = ("INTERACTION_MODAL", "AUTOCOMPLETE")
        shown = self.expect(lambda event, item: event in extra and item.get("nonce") == nonce)
        try:
            await self._post(self._path("interactions"), body, files)
            outcome = await self._patiently(ended, "an answer of the bot")
            if "reason" in outcome:
                raise Unanswered(
                    f"the bot did not answer {data.get('name') or data.get('custom_id')!r}: {outcome['reason']}"
                )
            answer = Answer(int(outcome["id"]), int(outcome["kind"]))
            if answer.kind in (8, 9):
                came = await self._patiently(shown, "the modal or the suggestions")
                answer.modal = came if answer.kind == 9 else None
                answer.choices = came.get("choices", [])
            if "message_id" in outcome:
                answer.message = await self._settled(outcome["message_id"])
            return answer
        finally:
            ended.cancel()
            shown.cancel()
            self._waiting = [item for item in self._waiting if not item[1].done()]

    async def _settled(self, message_id: str) -> Seen | None:
        """The message of an answer; a deferred one once it is filled."""
        latest = self._latest.get(message_id)
        if latest is not None and latest["flags"] & LOADING:
            kinds = ("MESSAGE_UPDATE", "MESSAGE_DELETE")
            future = self.expect(lambda kind, data: kind in kinds and data["id"] == message_id)
            done = await self._patiently(future, "the deferred answer")
            return Seen(done) if "content" in done else None
        return None if latest is None else Seen(latest)
