"""Eyes that miss nothing: every event that reaches a person's screen, and what of it the bot has brought about."""

import json
import re
from typing import Any

from playground.components import walk
from playground.errors import Json
from playground.person import Person
from playground.sight import Seen
from tests.process.match import Match

OWN_DOING = frozenset({"PONG", "TYPING_START", "INTERACTION_CREATE", "INTERACTION_SUCCESS", "CLOCK", "NOTE"})
"""What a person's own client tells of itself."""
PANEL_FOOT = re.compile(r"^-# .*$", re.MULTILINE)


class Eyes:
    """Watches over somebody's shoulder."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.seen: list[tuple[str, Json]] = []
        self._taken = 0
        self._watch = person.expect(self._look)

    def _look(self, kind: str, data: Json) -> bool:
        if kind not in OWN_DOING:
            self.seen.append((kind, data))
        return False

    def close(self) -> None:
        """Look away."""
        self._watch.cancel()

    async def news(self) -> list[tuple[str, Json]]:
        """Return what came since the last time; everything sent before now has arrived."""
        pong = self.person.expect(lambda kind, _: kind == "PONG")
        assert self.person._socket is not None
        await self.person._socket.send_json({"op": "ping"})
        await pong
        found, self._taken = self.seen[self._taken :], len(self.seen)
        return found


def by_bot(news: list[tuple[str, Json]]) -> list[tuple[str, Json]]:
    """Leave out what people have written themselves."""
    return [
        (kind, data)
        for kind, data in news
        if not (kind.startswith("MESSAGE") and "author" in data and not data["author"].get("bot"))
    ]


def shape(news: list[tuple[str, Json]]) -> list[str]:
    """Bring what the bot did into a form in which only numbers, names and times may differ.

    A panel that scrolled away moves down: whether it is written anew or changed depends on what people wrote.
    """
    return [_plain(kind, data) for kind, data in by_bot(news) if kind != "MESSAGE_DELETE"]


def _plain(kind: str, data: Json) -> str:
    parts = [kind]
    if "author" in data:
        seen = Seen(data)
        panel = bool(seen.components) and not seen.ephemeral
        text = PANEL_FOOT.sub("", seen.text) if panel else seen.text
        parts = ["PANEL"] if panel else [kind]
        parts += [text, str(data["flags"]), "answer" if data.get("message_reference") else ""]
        parts += [json.dumps(item, ensure_ascii=False, sort_keys=True) for item in controls(seen)]
        parts += [str(item["filename"]) for item in seen.attachments]
    else:
        parts.append(json.dumps(data, ensure_ascii=False, sort_keys=True))
    return worn_down(" | ".join(parts))


def controls(seen: Seen) -> list[Json]:
    """List everything that can be pressed or chosen."""
    return [item for item in walk(seen.components) if item["type"] in (2, 3, 5, 6, 7, 8)]


def worn_down(text: str) -> str:
    """Blur numbers and the names of seats."""
    text = re.sub(r"[GS](?:Hüter|Sucher|Jäger[0-9]|Treiber[0-9])[0-9]?", "SEAT", text)
    return re.sub(r"[0-9a-f]{8,}|[0-9]+(?:[.,:][0-9]+)*", "#", text)


def foot(seen: Seen) -> list[str]:
    """List the small print of a panel: what happened last."""
    small = [line for line in seen.text.split("\n") if line.startswith("-# ")]
    return [line for line in small if "SHA-256" not in line and "🔏" not in line]


async def quiet(match: Match) -> None:
    """Wait until everything is judged, told and shown."""
    await match.all_told()
    query = "select min(p.shown >= g.revision) from panels p join games g on g.id = p.game_id where g.id = ?"
    await match.settle(lambda: match.bot.ask(query, match.game)[0][0])


async def asks_around(person: Person, match: Match) -> list[str]:
    """Let somebody ask the bot for everything it tells everybody; return the answers, blurred."""
    await person.go(match.channel)
    answers: list[Any] = [
        await person.slash("partie status"),
        await person.slash("partie log"),
        await person.slash("hilfe"),
        await person.slash("quidditch bericht"),
    ]
    privacy = await person.slash("datenschutz")
    answers.append(await person.click("Meine Daten", privacy.message))
    found = []
    for answer in answers:
        assert answer.message is not None
        found.append(worn_down(answer.text + str(controls(answer.message))))
        for item in answer.message.attachments:
            async with person.pg.session.get(item["url"]) as file:
                found.append(worn_down((await file.read()).decode()))
    return found
