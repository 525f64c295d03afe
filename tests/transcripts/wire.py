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
from datetime import UTC, datetime
from itertools import count
from types import SimpleNamespace
from typing import Any, TypeVar

import discord
import pytest
from simcord import actors
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.backend.models import Message
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
from bot.service.play import robots
from bot.service.play.live import Who
from tests.edge.house import Easel, House, controls
from tests.transcripts.digests import digested
from tests.transcripts.sketch import sketched

T = TypeVar("T")
STYLES = {1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link"}
TEXT, BUTTON, GALLERY, FILE, CONTAINER = 10, 2, 12, 13, 17
MENUS = {3: "menu", 5: "people", 6: "roles", 7: "people or roles", 8: "channels"}
NUMBER, HEX = re.compile(r"\d{15,}"), re.compile(r"\b[0-9a-f]{16,}\b")
MOMENT = re.compile(r"<t:(\d+)(:\w)?>")
GAME = re.compile(r"(?<![<\w])[a-z]{1,3}:([a-hjkmnp-z2-9]{12,13})(?=:|\b)")
READABLE = (".csv", ".txt", ".ics")
MOST_LINES = 60
READS = discord.ApplicationFlags(gateway_message_content=True)
SPOKEN = re.compile(r"/(callback|messages|webhooks|typing|pins|commands)\b")
PAGES = re.compile(r"^c:[^:]+:page:([^:]+)$")


class Notebook(Easel):
    """Draws nothing: instead of a picture it hands out what tells it from others."""

    async def draw(self, function: Callable[[Data], bytes], data: Data) -> bytes:
        return f"{function.__name__} {digested(data)} {sketched(function, data)}".encode()


class Walk:
    """A house in which everything is written down."""

    def __init__(self, house: House) -> None:
        self.house, self.lines = house, list[str]()
        self.people: dict[str, MemberActor] = {"anna": house.anna, "ben": house.ben, "carl": house.carl}
        self.game = ""
        """The game that is meant by `{}` in an id."""
        self._seen: dict[int, list[str]] = {}
        self._pages: dict[tuple[str, str, str], list[str]] = {}
        self._shared: dict[tuple[str, str, str], str] = {}
        self._games: dict[str, str] = {}
        self._requests = 0
        self._look_around()
        self.lines.clear()

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
        fields = [_id(part) for part in _parts(asked.modal["components"]) if _id(part)]
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
        mine = [part for one in messages if one.visible_to(person.id) for part in _parts(one.components)]
        return next(part for part in reversed(mine) if _id(part) == id)

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
        parts = _parts(max(mine, key=lambda one: one.id).components) if mine else ()
        return [_id(part) for part in parts if part["type"] == BUTTON and _id(part) and not part.get("disabled")]

    def only(self, who: str, begin: str, end: str = "") -> str:
        """Return the newest control with such an id."""
        return [id for id in self.shown_to(who) if id.startswith(begin) and id.endswith(end)][-1]

    def moves(self, who: str) -> list[str]:
        """List what somebody can do in the game: on his own page, else on the panel; without what only turns pages."""
        person, mine = self.people[who], list[tuple[bool, int, list[str]]]()
        for channel in self.house.env.backend.messages.values():
            for one in channel.values():
                parts = [part for part in _parts(one.components) if part["type"] == 2 and not part.get("disabled")]
                found = [
                    _id(part) for part in parts if _id(part).startswith(f"m:{self.game}:") and ":>" not in _id(part)
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
        barred = shown is not None and any(part.get("disabled") for part in _parts(shown.components) if _id(part) == id)
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

    # -- what they see ---------------------------------------------------------------------------------------------

    def _look_around(self) -> None:
        """Write down every message that is new or has changed, and whatever else was asked of Discord."""
        backend = self.house.env.backend
        found: list[tuple[str, int, str, list[str], list[str]]] = []
        for channel in backend.messages.values():
            for message in channel.values():
                now, before = list(self._message(message)), self._seen.get(message.id)
                if now != before and message.author_id == backend.bot_user.id:
                    found.append((self._place(message), message.id, "+" if before is None else "~", before or [], now))
                self._seen[message.id] = now
        for place, _, sign, before, now in sorted(found, key=lambda each: each[:2]):
            self.lines.append(f"  {sign} {place}")
            self._write(before, now)
        requests = backend.http_requests[self._requests :]
        self._requests = len(backend.http_requests)
        asked = [
            f"  ! {one.method} {self._plain(one.path)} {self._plain(str(one.json or ''))}".rstrip()
            for one in requests
            if one.method != "GET" and not SPOKEN.search(one.path)
        ]
        self.lines += sorted(asked)

    def _place(self, message: Message) -> str:
        if message.is_ephemeral:
            about: Any = message.interaction_metadata or {}
            user = about.get("user_id") or about.get("user", {}).get("id")
            return f"only {self._plain(str(user))}"
        return self._plain(str(message.channel_id))

    def _message(self, message: Message) -> Iterator[str]:
        """Put a message into lines."""
        yield from self._plain(message.content).splitlines()
        yield from self._components(message.components)
        described = {item.get("description") for part in _parts(message.components) for item in part.get("items") or ()}
        for one in message.attachments:
            body, about = self.house.env.backend.cdn.get(one["url"]) or b"", one.get("description") or ""
            yield from self._file(one["filename"], body, "" if about in described else about)
        pinged = [*message.ping_user_ids, *message.ping_role_ids, *(["everyone"] if message.mention_everyone else [])]
        if pinged and not message.is_ephemeral:
            yield f"pings {', '.join(sorted(self._plain(str(one)) for one in pinged))}"
        if message.pinned:
            yield "pinned"

    def _components(self, components: Iterable[Any]) -> Iterator[str]:
        for part in _parts(components):
            if part["type"] == TEXT:
                yield from self._plain(part["content"]).splitlines()
            elif part["type"] == BUTTON:
                emoji = (part.get("emoji") or {}).get("name") or ""
                words = [
                    STYLES[part["style"]],
                    emoji,
                    f"[{part.get('label') or ''}]",
                    part.get("custom_id") or part.get("url"),
                ]
                words.append("barred" if part.get("disabled") else "")
                yield self._plain(" ".join(word for word in words if word))
            elif part["type"] in MENUS:
                least, most = part.get("min_values", 1), part.get("max_values", 1)
                some = "" if (least, most) == (1, 1) else f" ({least} to {most})"
                yield self._plain(f"{MENUS[part['type']]} {part['custom_id']}: {part.get('placeholder')}{some}")
                for each in part.get("options") or ():
                    about = f" – {each['description']}" if each.get("description") else ""
                    yield self._plain(
                        f"· {each['label']} = {each['value']}{about}{' (chosen)' if each.get('default') else ''}"
                    )
            elif part["type"] == GALLERY:
                for item in part["items"]:
                    yield self._plain(f"picture {item.get('description')}").replace("\n", " / ")
            elif part["type"] == FILE:
                yield f"file {part['file']['url'].rpartition('/')[2]}"
            elif part["type"] == CONTAINER and part.get("accent_color") is not None:
                yield f"colour {part['accent_color']:06x}"

    def _file(self, name: str, body: bytes, about: str) -> Iterator[str]:
        """Put a file into lines: what can be read is read, of a picture what it is drawn from."""
        if not name.endswith(READABLE):
            drawn = body.decode() if body.startswith(b"draw_") and len(body) < 80 else ""
            yield self._plain(f"file {name} {drawn} {about}".rstrip()).replace("\n", " / ")
            return
        yield self._plain(f"file {name}")
        lines = [self._plain(line) for line in body.decode("utf-8-sig").splitlines()]
        yield from (f"| {line}" for line in lines[:MOST_LINES])
        if len(lines) > MOST_LINES:
            yield f"| and {len(lines) - MOST_LINES} more: {digested(lines[MOST_LINES:])}"

    def _form(self, modal: dict[str, Any]) -> Iterator[str]:
        yield f"form {self._plain(modal['title'])}"
        for part in _parts(modal["components"]):
            label = part.get("label") or ""
            if part["type"] == 18:
                yield self._plain(f"? {label} {part.get('description') or ''}".rstrip())
            elif part["type"] == 4:
                limits = f"{part.get('min_length') or 0} to {part.get('max_length')}"
                needed = "needed" if part.get("required", True) else "may stay empty"
                words = [label, part["custom_id"], part.get("value") or "", part.get("placeholder") or ""]
                yield self._plain(f"  {' | '.join(words)} ({limits}, {needed})").replace("\n", " / ")
            elif part["type"] in MENUS or part["type"] == TEXT:
                yield from (f"  {line}" for line in self._components([part]))

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

    def _write(self, before: list[str], now: list[str]) -> None:
        """Write down what is new, and how much of what was there is no more."""
        if gone := len(_only(before, now)):
            self.lines.append(f"    without {gone} lines")
        self.lines += [f"    {'+ ' if before else ''}{line}" for line in (_only(now, before) if before else now)]

    # -- names -----------------------------------------------------------------------------------------------------

    def _plain(self, words: str) -> str:
        """Write names for numbers that are others in every house, and times that can be read."""
        for id in GAME.findall(words):
            self._games.setdefault(id, f"game{len(self._games) + 1}")
        for id, name in self._games.items():
            words = words.replace(id, name)
        words = MOMENT.sub(lambda found: f"<{_moment(int(found[1]))}{found[2] or ''}>", words)
        words = NUMBER.sub(lambda found: self._named(int(found[0])), words)
        return HEX.sub(lambda found: f"{found[0][:6]}…", words)

    def _named(self, number: int) -> str:
        backend = self.house.env.backend
        if number in backend.guilds:
            return "guild"
        if number in backend.users:
            return backend.users[number].name
        if number in backend.channels:
            channel: Any = backend.channels[number]
            recipients = [id for id, dm in backend.dm_channels.items() if dm == number]
            return f"dm {backend.users[recipients[0]].name}" if recipients else f"#{channel.name}"
        roles = {role: one.name for guild in backend.guilds.values() for role, one in guild.roles.items()}
        return f"&{roles[number]}" if number in roles else "N"


def _resolved(backend: Any, guild_id: int, values: Sequence[str]) -> dict[str, Any]:
    """Return what Discord tells of the people that were chosen."""
    guild = backend.guilds[guild_id]
    users = {one: serializers.user_payload(backend.users[int(one)]) for one in values}
    whole = {one: serializers.member_payload(backend, guild, guild.members[int(one)]) for one in values}
    members = {one: {key: value for key, value in about.items() if key != "user"} for one, about in whole.items()}
    return {"users": users, "members": members}


def _parts(components: Iterable[Any]) -> Iterator[Any]:
    for part in components or ():
        yield part
        yield from _parts(part.get("components") or ())
        if "component" in part:
            yield from _parts([part["component"]])
        if "accessory" in part:
            yield from _parts([part["accessory"]])


def _id(part: Any) -> str:
    return str(part.get("custom_id") or "")


def _ids(components: Iterable[Any]) -> list[str]:
    return [_id(part) for part in _parts(components) if _id(part)]


def _leads_to(components: Iterable[Any]) -> Iterator[str]:
    """Return the pages that somebody can turn to from one, of each menu the first and the last choice."""
    for part in _parts(components):
        if found := PAGES.match(_id(part)):
            yield found[1]
        if part["type"] == 3 and ":page:" in _id(part):
            values = [each["value"] for each in part["options"]]
            yield from dict.fromkeys((values[0], values[-1]))


def _only(some: list[str], others: list[str]) -> list[str]:
    known = set(others)
    return [line for line in some if line not in known]


def _moment(seconds: int) -> str:
    return f"{datetime.fromtimestamp(seconds, UTC):%d.%m. %H:%M:%S}"


async def _tardily(interaction: discord.Interaction, work: Awaitable[T], *, ephemeral: bool) -> T:
    """Ask Discord for patience before anything else."""
    await answer._ask_patience(interaction, ephemeral)
    return await work


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
    await house.open()
    yield Walk(house)
    await house.close()
