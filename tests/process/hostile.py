"""Hostile people over real sockets: whatever they send, the bot answers it plainly.

What reaches the bot is no longer what a client would send: ids made from the templates of every control, or from ids
that were seen, letter by letter changed; menus with what they never offered; options of other types and without bounds;
forms with other fields; typing into what has no suggestions.
"""

import asyncio
import importlib
import pkgutil
import random
import re
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from discord.ui import DynamicItem

import bot as house
import cogs
from playground.answers import CHOICES, DEFER, SHOW_MODAL
from playground.client import Playground
from playground.components import walk
from playground.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction
from playground.world import LOADING, TEXT, Channel, Message
from tests.cogs.forgery import TYPES, ids
from tests.process.running import Running

PATIENCE = 60.0
"""Seconds an answer may take on a busy machine: here it counts that there is one."""
NUMBER = re.compile(r"nenne diese Nummer|quote this number|name this number", re.IGNORECASE)
NONSENSE: tuple[Any, ...] = (
    "", " ", "?", "x" * 4000, "9" * 30, "-1", "\0", "\u200b", "٣", "<@1>", "@everyone", "1e999", "nan", "🦉" * 50,
    0, -1, 2**63, 10**30, 1.5, float("1e308"), True, False, None, [], {}, ["x"], [None], {"x": 1}, [["x"]],
)  # fmt: skip
CONTEST_MOVES = (
    "enter",
    "seal",
    "draw",
    "accept 1",
    "rule 1.1 11:0",
    "agree h1",
    "mark h1 G ff",
    "book G 9 x",
    "close x",
)
NAMES = ("anna", "bruno", "zita", "theodor", "rudi")
KINDS = (2, 3, 4, 5, 6, 7, 8, 10, 99)


def controls() -> list[tuple[re.Pattern[str], Any]]:
    """List every control there is, by its template."""
    for package in (house, cogs):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if not module.name.endswith("__main__"):
                importlib.import_module(module.name)
    found = [kind for kind in _heirs(DynamicItem) if getattr(kind, "__discord_ui_compiled_template__", None)]
    return sorted(((kind.__discord_ui_compiled_template__, kind) for kind in found), key=lambda pair: pair[0].pattern)


def _heirs(kind: Any) -> Iterator[Any]:
    for heir in kind.__subclasses__():
        yield heir
        yield from _heirs(heir)


class Hostile:
    """Sends one thing after the other, and looks at what comes of it."""

    def __init__(self, pg: Playground, bot: Running, seed: int) -> None:
        assert pg.server is not None
        self.bot, self.hub, self.luck = bot, pg.server.hub, random.Random(seed)
        self.world = self.hub.world
        (self.application,) = self.world.applications
        self.controls = [(pattern, TYPES.get(getattr(kind, "kind", object), 2)) for pattern, kind in controls()]
        self.forms: list[Interaction] = []
        self.sent: Counter[str] = Counter()

    # -- where and who ---------------------------------------------------------------------------------------------

    def _place(self) -> tuple[int, Channel]:
        """Choose somebody and a channel in which he may be: a server's or his own."""
        name = self.luck.choice(NAMES)
        person = next(one for one in self.world.users.values() if one.username == name)
        rooms = [one for one in self.world.channels.values() if self._may_be(person.id, one)]
        return person.id, self.luck.choice(rooms)

    def _may_be(self, person: int, channel: Channel) -> bool:
        if channel.guild_id is None:
            return {person, self.application} == set(channel.recipients)
        return channel.type == TEXT and person in self.world.guilds[channel.guild_id].members

    def _games(self) -> list[str]:
        return [game for (game,) in self.bot.ask("select id from games")] or ["abcdef"]

    def _seen(self) -> list[str]:
        """List the ids of all controls that stand anywhere."""
        messages = [one for known in self.world.messages.values() for one in known.values()]
        return [part["custom_id"] for one in messages for part in walk(one.components) if part.get("custom_id")]

    # -- what ------------------------------------------------------------------------------------------------------

    def _custom_id(self) -> tuple[str, int]:
        """Make up the id of a control, and what kind it is."""
        luck, pattern_kind = self.luck, self.luck.choice(self.controls)
        seen = self._seen()
        if seen and luck.random() < 0.4:
            made, kind = luck.choice(seen), luck.choice((2, 3))
        else:
            numbers = [str(person) for person in self.world.users] + ["9" * 20, "0", "1"]
            rooms = [str(room) for room in self.world.channels] + ["9" * 20]
            named = {
                "game": luck.choice([*self._games(), "unbekannt"]),
                "person": luck.choice(numbers),
                "room": luck.choice(rooms),
                "act": luck.choice(("1", "2", "9" * 12)),
                "step": luck.choice(("0.x", "-", "9.9", "lobby")),
                "move": luck.choice(("?", "passe", "2w6", '"Torwurf', "> x", "gilt", *CONTEST_MOVES)),
                "page": luck.choice(
                    ("mine", "lead", "lead.entry.1", "lead.table.9.9", "sure.close", "9.9", "lead.rule.1.1")
                ),
                "match": luck.choice(("h1", "f", "zz")),
            }
            made, kind = luck.choice(ids(pattern_kind[0], named)), pattern_kind[1]
        return (self._mutated(made), kind) if luck.random() < 0.5 else (made, kind)

    def _mutated(self, words: str) -> str:
        luck = self.luck
        for _ in range(luck.randint(1, 4)):
            at = luck.randrange(len(words) + 1)
            match luck.randrange(5):
                case 0:
                    words = words[:at] + luck.choice(':.-_> 0aZ"é🦉\0\n') + words[at:]
                case 1:
                    words = words[:at] + words[at + 1 :]
                case 2:
                    words = words[:at]
                case 3:
                    words = words[:at] + words
                case _:
                    words = words.replace(luck.choice(words or "x"), luck.choice("0:zZ"))
        return words[:100] or ":"

    def _values(self) -> Any:
        seats = ["Nord", "GHüter", "SJäger1", str(self.application), str(self.luck.choice(list(self.world.users)))]
        return self.luck.choice(([self.luck.choice(seats)], [], None, seats * 10, self.luck.choice(NONSENSE)))

    def component(self, channel: Channel) -> tuple[dict[str, Any], Message] | None:
        """Make up a press; nothing where nothing of ours stands."""
        ours = [one for one in self.world.messages.get(channel.id, {}).values() if one.author_id == self.application]
        if not ours:
            return None
        message, (custom_id, kind) = self.luck.choice(ours), self._custom_id()
        if self.luck.random() < 0.1:
            kind = self.luck.choice(KINDS)
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind, "id": 1}
        if kind != 2 and (values := self._values()) is not None:
            data["values"] = values
        if self.luck.random() < 0.7 and kind in (2, 3, 5, 6, 7, 8):  # it seems to stand there
            looks: dict[int, dict[str, Any]] = {
                2: {"style": 1, "label": "?"},
                3: {"options": [{"label": "?", "value": "?"}]},
            }
            control = {"type": kind, "id": 2, "custom_id": custom_id, **looks.get(kind, {})}
            message = replace(message, components=[{"type": 1, "id": 1, "components": [control]}])
        return data, message

    def _option(self, asked: dict[str, Any]) -> dict[str, Any]:
        """Fill in an option, mostly wrongly."""
        luck, kind = self.luck, asked["type"]
        right: dict[int, Any] = {3: "x", 4: 3, 5: True, 6: str(luck.choice(list(self.world.users))), 10: 1.5}
        choices = [one["value"] for one in asked.get("choices") or ()] or [right.get(kind, "x"), *self._games()[:2]]
        value = luck.choice(choices) if luck.random() < 0.4 else luck.choice(NONSENSE)
        if luck.random() < 0.1:
            kind = luck.choice((1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 99))
        name = asked["name"] if luck.random() < 0.95 else luck.choice(("partie", "person", "", "x" * 40))
        return {"type": kind, "name": name, "value": value}

    def command(self, *, typing: bool) -> tuple[dict[str, Any], dict[str, Any]]:
        """Make up a command, or what is typed into one."""
        luck = self.luck
        known = luck.choice([one for one in self.world.commands.values() if one.application_id == self.application])
        body: dict[str, Any] = known.body
        data: dict[str, Any] = {"id": str(known.id), "name": body["name"], "type": body["type"]}
        if body["type"] != 1:
            one = str(next(user.id for user in self.world.users.values() if user.username == "zita"))
            users = {one: {"id": one, "username": "zita", "discriminator": "0", "avatar": None}}
            data["target_id"] = luck.choice((one, "9" * 30, str(self.application), *NONSENSE))
            data["resolved"] = luck.choice(({"users": users}, {}, {"messages": {}}, "x", {"users": "x"}))
            return data, {"type": 3, "name": "x"}
        path, asked = [], body.get("options") or []
        while asked and asked[0]["type"] in (1, 2):
            step = luck.choice(asked)
            path.append(step)
            asked = step.get("options") or []
        given: list[Any] = [self._option(one) for one in asked if one.get("required") or luck.random() < 0.4]
        focus = luck.choice(asked) if asked else {"type": 3, "name": "x"}
        if typing:
            given = [one for one in given if one["name"] != focus["name"]]
            given.append(
                {"type": focus["type"], "name": focus["name"], "value": luck.choice(NONSENSE), "focused": True}
            )
        if luck.random() < 0.05:
            given = luck.choice(([["x"]], ["x"], [7], [None], [{"type": 9}]))
        for step in reversed(path):
            given = [{"type": step["type"], "name": step["name"], "options": given}]
        data["options"] = given
        people = {str(one.id): {"id": str(one.id), "username": one.username, "discriminator": "0", "avatar": None}
                  for one in self.world.users.values() if one.username in NAMES}  # fmt: skip
        data["resolved"] = luck.choice(({"users": people, "members": {}}, {"users": people}, {}, {"users": {}}))
        return data, focus

    def form(self) -> tuple[dict[str, Any], Interaction | None]:
        """Fill in a form that was opened, or one that never was."""
        luck = self.luck
        opener = luck.choice(self.forms) if self.forms and luck.random() < 0.8 else None
        custom_id = opener.modal["custom_id"] if opener is not None and opener.modal else self._custom_id()[0]
        fields = list(walk((opener.modal or {}).get("components") or [])) if opener else []
        names = [part["custom_id"] for part in fields if part.get("custom_id")] or ["line"]
        lines: list[Any] = []
        for name in names:
            label = name if luck.random() < 0.9 else luck.choice(("", "line", "x" * 100))
            value = luck.choice([one for one in NONSENSE if isinstance(one, str)]) if luck.random() < 0.9 else None
            part = {"type": luck.choice((4, 4, 4, 3, 5)), "custom_id": label, "value": value, "values": ["x"], "id": 3}
            lines.append(luck.choice(({"type": 18, "id": 2, "component": part}, {"type": 1, "components": [part]})))
        if luck.random() < 0.15:
            lines = luck.choice(([], lines * 3, [{"type": 18, "id": 2}], [{"type": 1, "components": []}]))
        return {"custom_id": custom_id, "components": lines}, opener

    # -- and what comes of it --------------------------------------------------------------------------------------

    async def strike(self) -> None:
        """Send one thing and hold what comes of it against what everybody may expect."""
        what = self.luck.choices(("press", "command", "typing", "form"), (5, 4, 2, 2))[0]
        person, channel = self._place()
        opened_by: Interaction | None = None
        message: Message | None = None
        focus: dict[str, Any] = {"type": 3, "name": "x"}
        kind = {"press": COMPONENT, "command": COMMAND, "typing": AUTOCOMPLETE, "form": MODAL}[what]
        if what == "press":
            made = self.component(channel)
            if made is None:
                return
            data, message = made
        elif what == "form":
            data, opened_by = self.form()
            if opened_by is not None:
                person, channel = opened_by.user_id, self.world.channels[opened_by.channel_id]
        else:
            data, focus = self.command(typing=what == "typing")
        calm = len(self.bot.log)
        item = self.hub.interactions.open(
            kind, self.application, person, channel, data, None, message=message, opened_by=opened_by, focused=focus
        )
        item.data = {"name": what, "type": 1}  # the playground need not make sense of it
        about = _short(f"{what} by {self.world.users[person].username} in {channel.name!r}: {data}")
        await self._answered(item, about)
        if item.kind == SHOW_MODAL:
            self.forms = [*self.forms[-20:], item]
        loud = [line for line in self.bot.log[calm:] if line["level"] not in ("info", "debug")]
        assert not loud, (about, loud)
        assert not self.bot.noise, (about, self.bot.noise)
        self.sent[what] += 1

    async def _answered(self, item: Interaction, about: str) -> None:
        until = time.monotonic() + PATIENCE
        while not item.answered or self._is_thinking(item):
            assert not item.dead, f"no answer: {about}"
            assert time.monotonic() < until, f"no end of thinking: {about}"
            await asyncio.sleep(0.002)
        said = [self.world.messages.get(item.channel_id, {}).get(one) for one in (item.original or 0, *item.followups)]
        words = " ".join(f"{one.content} {one.components}" for one in said if one is not None)
        assert not NUMBER.search(words), f"an error: {about}: {words} {self.bot.errors()}"
        assert item.type != AUTOCOMPLETE or item.kind == CHOICES, about

    def _is_thinking(self, item: Interaction) -> bool:
        shown = self.world.messages.get(item.channel_id, {}).get(item.original or 0)
        return item.kind == DEFER and shown is not None and bool(shown.flags & LOADING)


def _short(words: str) -> str:
    """Leave out what says the same again and again."""
    return re.sub(r"(.)\1{20,}", r"\1…", words)
