"""Walks through the whole house and writes down all that anybody is shown, as changes from what was there before.

A walk is a script: who types, presses, chooses or fills in what. Everything that chance or the clock on the wall would
decide is fixed, so a walk is the same every time; pictures are not drawn, what they are drawn from counts.
"""

import hashlib
import random
import re
import secrets
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager
from itertools import count
from types import SimpleNamespace
from typing import Any, TypeVar

import discord
import pytest
from simcord import actors
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.enums import InteractionType
from simcord.results import InteractionResult

import tests.edge.house as houses
from bot.client import SpielleiterClient
from bot.contest_room.controls import page as contest_page
from bot.contest_room.hall import Hall
from bot.draw.pool import Data
from bot.edge.kit import answer
from bot.edge.kit.pace import Pace
from bot.ops.settings import Settings
from bot.service.people.servers import Server, Servers
from bot.service.play import robots
from bot.service.play.live import Who
from bot.store.outbox import to_server
from tests.edge.house import Easel, House, controls
from tests.transcripts.digests import digested
from tests.transcripts.sight import BUTTON, Sight, id_of, parts_of
from tests.transcripts.sketch import sketched

T = TypeVar("T")
PATIENCE = 10.0
READS = discord.ApplicationFlags(gateway_message_content=True)
PAGES = re.compile(r"^c:[^:]+:page:([^:]+)$")


class Notebook(Easel):
    """Draws nothing: instead of a picture it hands out what tells it from others."""

    async def draw(self, function: Callable[[Data], bytes], data: Data) -> bytes:
        return f"{function.__name__} {digested(data)} {sketched(function, data)}".encode()


class Walk(Sight):
    """A house in which people do things, and everything is written down."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.game = ""
        """The game that is meant by `{}` in an id."""
        self._pages: dict[tuple[str, str, str], list[str]] = {}
        self._shared: dict[tuple[str, str, str], str] = {}

    def person(self, name: str, **about: Any) -> MemberActor:
        """Let somebody come in."""
        self.people[name] = self.house.person(name, **about)
        return self.people[name]

    # -- what people do --------------------------------------------------------------------------------------------

    async def _step(self, who: str, what: str, work: Awaitable[Any]) -> Any:
        self.lines.append(f"> {who}: {self._plain(what)}")
        result = await work
        await self.house.env.settle()
        if isinstance(result, InteractionResult) and result.modal is not None:
            self.lines += [f"    {line}" for line in self._form(result.modal)]
        self._look_around()
        clock = self.house.env.backend.clock
        clock.elapsed = float(int(clock.elapsed) + 1)  # timers are a little late, by the clock on the wall
        return result

    async def slash(self, who: str, command: str, **options: Any) -> Any:
        """Type a command."""
        said = " ".join(f"{name}:{getattr(value, 'name', value)}" for name, value in options.items())
        return await self._step(
            who, f"/{command} {said}", self.people[who].slash(self.house.channel, command, **options)
        )

    async def tournament(self, who: str, **options: Any) -> str:
        """Write a tournament down, look at it, and open its list."""
        page = await self.slash(who, "turnier neu", **options)
        self.game = next(id for id in controls(page.response) if ":publish:" in id).split(":")[1]
        await self.press(who, "c:{}:publish:lead")
        return self.game

    async def press(self, who: str, id: str) -> Any:
        """Press a button wherever it stands; what is not shown to the person is said to be so."""
        return await self._use(who, id, 2, "press")

    async def choose(self, who: str, id: str, *values: str) -> Any:
        """Choose in a menu."""
        return await self._use(who, id, 3, f"choose {' | '.join(values)} in", values)

    async def name(self, who: str, id: str, person: str) -> Any:
        """Choose a person in a menu."""
        member = self.people[person]
        return await self._use(who, id, 5, f"choose {person} in", (str(member.id),))

    async def fill(self, who: str, id: str, **given: str | list[str]) -> Any:
        """Open a form and send it."""
        asked = await self.press(who, id)
        assert asked.modal is not None, f"{id} opens no form: {self.lines[-6:]}"
        return await self.send(who, asked, **given)

    async def send(self, who: str, asked: InteractionResult, **given: str | list[str]) -> Any:
        """Send a form that was opened; where it has one field only, its name is no matter."""
        assert asked.modal is not None
        fields = [id_of(part) for part in parts_of(asked.modal["components"]) if id_of(part)]
        if len(fields) == len(given) == 1:
            given = dict(zip(fields, given.values(), strict=True))
        said = " | ".join(f"{name}: {value}" for name, value in given.items()).replace("\n", " / ")
        return await self._step(who, f"send {said}", self.people[who].submit_modal(asked, given))

    async def offer(self, who: str, command: str, option: str, typed: str, **options: Any) -> None:
        """Type a part of an option and see what is offered."""
        work = self.people[who].autocomplete(self.house.channel, command, option, typed, **options)
        found = await self._step(who, f"/{command} {option}:{typed}…", work)
        self.lines += [f"    · {self._plain(one['name'])} = {self._plain(str(one['value']))}" for one in found]

    def shown_to(self, who: str) -> list[str]:
        """List what somebody can press, the newest last."""
        person = self.people[who]
        messages = [one for channel in self.house.env.backend.messages.values() for one in channel.values()]
        mine = sorted((one for one in messages if one.visible_to(person.id)), key=lambda one: one.id)
        return [id for one in mine for id in _ids(one.components)]

    def _part(self, who: str, id: str) -> Any:
        person = self.people[who]
        messages = [one for channel in self.house.env.backend.messages.values() for one in channel.values()]
        mine = [part for one in messages if one.visible_to(person.id) for part in parts_of(one.components)]
        return next(part for part in reversed(mine) if id_of(part) == id)

    def is_button(self, who: str, id: str) -> bool:
        """Tell whether something that somebody sees can be pressed."""
        part = self._part(who, id)
        return part["type"] == BUTTON and not part.get("disabled")

    def choices(self, who: str, id: str) -> list[str]:
        """List what a menu offers to somebody."""
        return [each["value"] for each in self._part(who, id).get("options") or ()]

    def buttons(self, who: str) -> list[str]:
        """List the buttons of the newest message that is somebody's alone."""
        person = self.people[who]
        messages = [one for channel in self.house.env.backend.messages.values() for one in channel.values()]
        mine = [one for one in messages if one.is_ephemeral and one.visible_to(person.id) and one.components]
        parts = parts_of(max(mine, key=lambda one: one.id).components) if mine else ()
        return [id_of(part) for part in parts if part["type"] == BUTTON and id_of(part) and not part.get("disabled")]

    def only(self, who: str, begin: str, end: str = "") -> str:
        """Return the newest control with such an id."""
        return [id for id in self.shown_to(who) if id.startswith(begin) and id.endswith(end)][-1]

    def moves(self, who: str) -> list[str]:
        """List what somebody can do in the game: on his own page, else on the panel; without what only turns pages."""
        person, mine = self.people[who], list[tuple[bool, int, list[str]]]()
        for channel in self.house.env.backend.messages.values():
            for one in channel.values():
                parts = [part for part in parts_of(one.components) if part["type"] == 2 and not part.get("disabled")]
                found = [
                    id_of(part)
                    for part in parts
                    if id_of(part).startswith(f"m:{self.game}:") and ":>" not in id_of(part)
                ]
                if found and one.visible_to(person.id):
                    mine.append((one.is_ephemeral, one.id, found))
        return max(mine)[2] if mine else []

    async def write(self, who: str, words: str) -> Any:
        """Write something in the channel."""
        return await self._step(who, f"write {words}", self.people[who].send(self.house.channel, words))

    async def whisper(self, who: str, words: str) -> Any:
        """Write a direct message."""
        return await self._step(who, f"whisper {words}", self.people[who].send_dm(words))

    async def restart(self) -> None:
        """Let the bot fall and begin again with nothing but its database."""
        await self._step("-", "the bot begins again", self.house.restart())

    async def wait(self, seconds: float) -> None:
        """Let time pass."""
        await self._step("-", f"{seconds:g} s pass", self.house.env.advance_time(seconds))

    async def _use(self, who: str, id: str, kind: int, how: str, values: Sequence[str] = ()) -> Any:
        id = id.replace("{}", self.game)
        person, backend = self.people[who], self.house.env.backend
        letters = set(backend.dm_channels.values())
        messages = [one for room, all in backend.messages.items() if room not in letters for one in all.values()]
        mine = [one for one in messages if one.visible_to(person.id) and id in _ids(one.components)]
        shown = max(mine, key=lambda one: (one.is_ephemeral, one.id), default=None)
        barred = shown is not None and any(
            part.get("disabled") for part in parts_of(shown.components) if id_of(part) == id
        )
        stored = shown or max(
            (one for one in messages if one.channel_id == self.house.channel.id and not one.is_ephemeral),
            key=lambda one: one.id,
        )
        seen = {**serializers.message_payload(backend, stored)}
        if shown is None:
            looks: dict[int, Any] = {2: {"style": 1, "label": "?"}, 3: {"options": [{"label": "?", "value": "?"}]}}
            control = {"type": kind, "id": 2, "custom_id": id, **looks.get(kind, {})}
            seen["components"] = [{"type": 1, "id": 1, "components": [control]}]
        data: dict[str, Any] = {"custom_id": id, "component_type": kind}
        if kind != 2:
            data["values"] = list(values)
        if kind == 5:
            data["resolved"] = _resolved(backend, self.house.guild.id, values)
        work = actors._dispatch_actor_interaction(
            person,
            InteractionType.MESSAGE_COMPONENT,
            self.house.channel,
            data,
            extra={"message": seen},
            source_message_id=stored.id,
        )
        mark = " (not shown)" if shown is None else " (barred)" if barred else ""
        return await self._step(who, f"{how} {id}{mark}", work)

    # -- pages of a tournament -------------------------------------------------------------------------------------

    async def look(self, *people: str, languages: Sequence[str] = ("de", "en")) -> None:
        """Leaf through every page of the tournament that the panel or another page leads these people to."""
        live = await self.house.services.games.live(self.game, fresh=True)
        self._shared.clear()
        for name in people:
            who = Who(self.people[name].id, name, guild_id=self.house.guild.id)
            for language in languages:
                ahead, known = ["mine", "table", "rules"], {"mine", "table", "rules"}
                if Hall(self.house.services, live, language, who).leads:
                    ahead.append("lead")
                while ahead:
                    page = ahead.pop(0)
                    sheet = await contest_page(Hall(self.house.services, live, language, who), page)
                    shown = sheet.shown()
                    components: Any = shown.face()
                    self._turned(name, language, page, [*self._components(components), *self._papers(shown)])
                    others = [one for one in _leads_to(components) if one not in known]
                    known |= set(others)
                    ahead += others

    def _papers(self, shown: Any) -> Iterator[str]:
        for name, png, _ in shown.pictures:
            yield from self._file(name, png, "")
        for name, body in shown.papers:
            yield from self._file(name, body, "")

    def _turned(self, name: str, language: str, page: str, now: list[str]) -> None:
        before = self._pages.get((name, language, page), [])
        if now == before:
            return
        self._pages[name, language, page] = now
        first = self._shared.setdefault((language, page, digested([before, now])), name)
        if first != name:
            self.lines.append(f"  {name} ({language}) turns to {page}, as {first} did")
            return
        self.lines.append(f"  {name} ({language}) turns to {page}")
        if language != "de" and before:  # the German page shows what is new
            self.lines.append(f"    {digested(now)}")
            return
        self._write(before, now)


def _resolved(backend: Any, guild_id: int, values: Sequence[str]) -> dict[str, Any]:
    """Return what Discord tells of the people that were chosen."""
    guild = backend.guilds[guild_id]
    users = {one: serializers.user_payload(backend.users[int(one)]) for one in values}
    whole = {one: serializers.member_payload(backend, guild, guild.members[int(one)]) for one in values}
    members = {one: {key: value for key, value in about.items() if key != "user"} for one, about in whole.items()}
    return {"users": users, "members": members}


def _ids(components: Iterable[Any]) -> list[str]:
    return [id_of(part) for part in parts_of(components) if id_of(part)]


def _leads_to(components: Iterable[Any]) -> Iterator[str]:
    """Return the pages that somebody can turn to from one, of each menu the first and the last choice."""
    for part in parts_of(components):
        if found := PAGES.match(id_of(part)):
            yield found[1]
        if part["type"] == 3 and ":page:" in id_of(part):
            values = [each["value"] for each in part["options"]]
            yield from dict.fromkeys((values[0], values[-1]))


async def _tardily(interaction: discord.Interaction, work: Awaitable[T], *, ephemeral: bool) -> T:
    """Ask Discord for patience before anything else."""
    await answer._ask_patience(interaction, ephemeral)
    return await work


def _told_at_once(change: Callable[..., Awaitable[Server]], house: House) -> Callable[..., Awaitable[Server]]:
    """Let what is set be told before anything else is set: Discord takes longer for a role than for a line."""

    async def changed(servers: Servers, guild_id: int, *about: Any, **more: Any) -> Server:
        server = await change(servers, guild_id, *about, **more)
        await house.client.outbox.quiet(to_server(guild_id), PATIENCE)
        return server

    return changed


@asynccontextmanager
async def walking(
    settings: Settings, patch: pytest.MonkeyPatch, *, reads: bool = False, slow: bool = False
) -> AsyncIterator[Walk]:
    """Open a house in which nothing is left to chance; in a slow one everything takes long that may."""
    if reads:
        patch.setattr(SpielleiterClient, "application_flags", property(lambda client: READS))
        settings = Settings.model_validate(settings.model_dump() | {"intents": {"message_content": True}})
    if slow:
        usual = answer.patiently
        for name, module in list(sys.modules.items()):
            if name.startswith("bot.") and getattr(module, "patiently", None) is usual:
                patch.setattr(module, "patiently", _tardily)  # cogs are loaded later and find this one
    numbers = count(1)
    patch.setattr(secrets, "token_bytes", lambda size=32: hashlib.sha512(str(next(numbers)).encode()).digest()[:size])
    patch.setattr(houses, "Easel", Notebook)
    patch.setattr(robots, "random", SimpleNamespace(Random=lambda: random.Random(7)))
    house = House(settings, patch)
    patch.setattr(Pace.__init__, "__defaults__", (lambda: house.env.backend.clock.elapsed,))
    patch.setattr(Servers, "change", _told_at_once(Servers.change, house))
    await house.open()
    yield Walk(house)
    await house.close()
