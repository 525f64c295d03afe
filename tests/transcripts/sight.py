"""What everybody sees: messages, letters, forms and files, written down as changes from what was there before."""

import re
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import Any

from simcord.actors import MemberActor
from simcord.backend.models import Message

from tests.edge.house import House
from tests.transcripts.digests import digested

STYLES = {1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link"}
TEXT, BUTTON, GALLERY, FILE, CONTAINER = 10, 2, 12, 13, 17
MENUS = {3: "menu", 5: "people", 6: "roles", 7: "people or roles", 8: "channels"}
NUMBER, HEX = re.compile(r"\d{15,}"), re.compile(r"\b[0-9a-f]{16,}\b")
MOMENT = re.compile(r"<t:(\d+)(:\w)?>")
GAME = re.compile(r"(?<![<\w])[a-z]{1,3}:([a-hjkmnp-z2-9]{12,13})(?=:|\b)")
READABLE = (".csv", ".txt", ".ics")
MOST_LINES = 60
SPOKEN = re.compile(r"/(callback|messages|webhooks|typing|pins|commands)\b")


class Sight:
    """A house in which everything that is shown is written down."""

    def __init__(self, house: House) -> None:
        self.house, self.lines = house, list[str]()
        self.people: dict[str, MemberActor] = {"anna": house.anna, "ben": house.ben, "carl": house.carl}
        self._seen: dict[int, list[str]] = {}
        self._games: dict[str, str] = {}
        self._requests = 0
        self._look_around()
        self.lines.clear()

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
        described = {
            item.get("description") for part in parts_of(message.components) for item in part.get("items") or ()
        }
        for one in message.attachments:
            body, about = self.house.env.backend.cdn.get(one["url"]) or b"", one.get("description") or ""
            yield from self._file(one["filename"], body, "" if about in described else about)
        pinged = [*message.ping_user_ids, *message.ping_role_ids, *(["everyone"] if message.mention_everyone else [])]
        if pinged and not message.is_ephemeral:
            yield f"pings {', '.join(sorted(self._plain(str(one)) for one in pinged))}"
        if message.pinned:
            yield "pinned"

    def _components(self, components: Iterable[Any]) -> Iterator[str]:
        for part in parts_of(components):
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
        for part in parts_of(modal["components"]):
            label = part.get("label") or ""
            if part["type"] == 18:
                yield self._plain(f"? {label} {part.get('description') or ''}".rstrip())
            elif part["type"] == 4:
                limits = f"{part.get('min_length') or 0} to {part.get('max_length')}"
                needed = "needed" if part.get("required", True) else "may stay empty"
                words = [label, part["custom_id"], part.get("value") or "", part.get("placeholder") or ""]
                lines = "lines" if part.get("style") == 2 else "line"
                yield self._plain(f"  {' | '.join(words)} ({lines}, {limits}, {needed})").replace("\n", " / ")
            elif part["type"] in MENUS or part["type"] == TEXT:
                yield from (f"  {line}" for line in self._components([part]))

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


def parts_of(components: Iterable[Any]) -> Iterator[Any]:
    """Yield components and all that are in them."""
    for part in components or ():
        yield part
        yield from parts_of(part.get("components") or ())
        if "component" in part:
            yield from parts_of([part["component"]])
        if "accessory" in part:
            yield from parts_of([part["accessory"]])


def id_of(part: Any) -> str:
    """Return the id of a control; others have none."""
    return str(part.get("custom_id") or "")


def _moment(seconds: int) -> str:
    return f"{datetime.fromtimestamp(seconds, UTC):%d.%m. %H:%M:%S}"


def _only(some: list[str], others: list[str]) -> list[str]:
    known = set(others)
    return [line for line in some if line not in known]
