"""Ears that hear all the bot says, to whom, and whether a German word is among it."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult, ResponseMessage

from tests.edge.house import Easel, House, raw
from tests.texts.tongue import german, strings

READ = frozenset(
    {"content", "label", "placeholder", "description", "title", "name", "filename", "text", "topic", "nick"}
)
"""The fields of a request that somebody reads."""
PRIVATE = 1 << 6
FORMS = (8, 9)
"""Suggestions and forms are answers that only one person can get."""
PIXEL = b"\x89PNG\r\n\x1a\n"


def legible(body: Any) -> Iterator[str]:
    """List what can be read of something sent to Discord."""
    if isinstance(body, dict):
        for key, value in body.items():
            if isinstance(value, str) and key in READ:
                if not value.endswith((".png", ".gif")):  # nobody sees what a picture's file is called
                    yield value
            elif key not in ("emoji", "custom_id"):
                yield from legible(value)
    elif isinstance(body, list):
        for one in body:
            yield from legible(one)


class Ears:
    """Listens from now on."""

    def __init__(self, house: House, patch: pytest.MonkeyPatch, *names: str) -> None:
        self._house, self._names = house, names
        self._from = len(house.env.http_requests)
        self.drawn: list[str] = []

        async def draw(studio: Easel, function: Any, data: Any) -> bytes:
            self.drawn.extend(strings(data))
            return PIXEL

        patch.setattr(Easel, "draw", draw)

    def german(self) -> str:
        """List the German words in all that was said or drawn, each with what it stands in."""
        said = [(one.path, words) for one in self._sent() for words in legible(one.json)]
        return self._found([*said, *(("picture", words) for words in self.drawn)])

    def german_to(self, person: MemberActor) -> str:
        """List the German words in what only one person was told: private answers, forms, suggestions, letters."""
        answers = dict(self._asked_by(person))
        rooms = [id for id, one in self._house.env.backend.channels.items() if person.id in one.recipient_ids]
        said = []
        for one in self._sent():
            body = one.json if isinstance(one.json, dict) else {}
            token = next((token for token in answers if token in one.path), None)
            if token and ((body.get("data") or body).get("flags", 0) & PRIVATE or body.get("type") in FORMS):
                answers[token] = True
            if answers.get(token or "") or any(f"/channels/{room}/" in one.path for room in rooms):
                said += [(one.path, words) for words in legible(body)]
        assert said, "nothing was said to them alone"
        return self._found(said)

    def _sent(self) -> list[Any]:
        heard = self._house.env.http_requests[self._from :]
        return [one for one in heard if one.method in ("POST", "PATCH") and "/commands" not in one.path]

    def _asked_by(self, person: MemberActor) -> Iterator[tuple[str, bool]]:
        """List somebody's commands and presses, and whether they pressed what only they can see."""
        for _, kind, body in self._house.env.backend.transcript:
            if kind == "INTERACTION_CREATE" and body and (body.get("member") or body)["user"]["id"] == str(person.id):
                yield body["token"], bool((body.get("message") or {}).get("flags", 0) & PRIVATE)

    def _found(self, said: list[tuple[str, str]]) -> str:
        names = self._names
        found = [(words, place, text) for place, text in said if (words := german(text, names))]
        shown = [(words, text, re.sub(r"[0-9]{6,}", "…", place)[:60]) for words, place, text in found]
        return "\n".join(f"{words} in {text!r} ({place})" for words, text, place in shown)


async def leaf(person: MemberActor, first: InteractionResult, most: int, *, spare: str = "") -> int:
    """Press whatever a private page offers, and whatever those offer, up to so many presses; return how many."""
    ahead = [first.response] if first.response is not None else []
    known: set[str] = set()
    while ahead and len(known) < most:
        page = ahead[-1]
        found = ((*one, re.sub(r"[0-9]{15,}", "", f"{one[1]} {one[2]}")) for one in _offered(page))
        fresh = (one for one in found if one[3] not in known and not (spare and re.match(spare, one[1])))
        kind, id, values, name = next(fresh, (0, "", [], ""))
        if not kind:
            ahead.pop()
            continue
        known.add(name)
        again = await (person.select(page, values, custom_id=id) if kind == 3 else person.click(page, custom_id=id))
        answer = again.response or next(iter(again.followups), None)
        if answer is not None and answer.ephemeral and answer.id not in [one.id for one in ahead]:
            ahead.append(answer)
    return len(known)


def _offered(page: ResponseMessage) -> Iterator[tuple[int, str, list[str]]]:
    for part in raw(page):
        if part["type"] == 2 and "custom_id" in part and not part.get("disabled"):
            yield 2, part["custom_id"], []
        elif part["type"] == 3:
            for line in part["options"]:
                yield 3, part["custom_id"], [line["value"]]
