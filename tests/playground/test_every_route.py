"""Every route there is, with nonsense: always an answer in Discord's shape, never a 500."""

import re
from typing import Any

import pytest

from playground import control, play
from playground.api import PREFIX, Route
from playground.client import Playground
from playground.rest import TABLES
from tests.playground.by_hand import Hand

ROUTES = [
    *((PREFIX, route) for table in TABLES for route in table.all),
    *(("", route) for table in (play.routes, control.routes) for route in table.all),
]
DEEP: Any = {"a": [{"b": [[[{"c": None}]]]}]}
BODIES: list[Any] = [
    None, [], [5], [{}], [{"id": {}, "position": []}], "text", 5, True, {}, DEEP, {"type": {}},
    {"type": "x", "data": []}, {"status": 400, "path": [], "method": {}}, {"name": 5, "type": 0}, {"content": {"a": 1}},
    {"roles": [{}], "nick": []}, {"roles": "x"}, {"overwrites": [[]]},
    {"permission_overwrites": [{"id": []}]}, {"allow": "x", "deny": []}, {"seconds": "bald", "how": []},
    {"status": 500, "retry_after": "x", "count": []}, {"limit": "x", "per": []}, {"limit": 5, "per": []}, {"delay": []},
    {"advance": "x"}, {"communication_disabled_until": 5}, {"messages": [{}], "recipient_id": []}, {"username": []},
    {"username": "abc", "roles": 5, "guild_id": []}, {"entity_type": 3, "entity_metadata": 5}, {"message": []},
    {"guild_id": "x", "name": "abc"}, {"auto_archive_duration": "x", "name": "abc"}, {"colors": 5, "permissions": "x"},
    {"flags": 1 << 70, "content": "x"}, {"embeds": [{"fields": [[]], "image": 5, "author": []}]},
    {"options": [{"type": 3, "name": "a", "description": "b", "choices": [5]}], "name": "x", "description": "y"},
    {"contexts": [{}], "name": "x", "description": "y"}, {"integration_types": 5, "name": "x", "description": "y"},
    {"intents": "x", "token": []}, {"parent_id": [], "name": "abc"}, {"channel_types": {}, "name": "\x00"},
]  # fmt: skip


async def addresses(pg: Playground) -> dict[str, str]:
    """A real thing for each name in an address."""
    world = await pg.control("GET", "world")
    anna = pg.person("anna")
    said = await anna.say("da")
    await anna.open()
    hand = Hand(pg)
    command = await hand.command(name="befehl", description="d")
    return {
        "guild": world["guilds"][0]["id"], "channel": str(said.channel_id), "message": str(said.id), "emoji": "🎲",
        "user": str(anna.id), "application": world["applications"][0]["id"], "command": command["id"],
        "role": world["guilds"][0]["roles"][1]["id"], "target": str(anna.id), "event": "5", "interaction": "5",
        "token": "x",
    }  # fmt: skip


@pytest.mark.parametrize("prefix_route", ROUTES, ids=[f"{item.method} {item.path}" for _, item in ROUTES])
async def test_nonsense(pg: Playground, prefix_route: tuple[str, Route]) -> None:
    prefix, route = prefix_route
    names = await addresses(pg)
    hand = Hand(pg)
    good = prefix + re.sub(r"\{(\w+)\}", lambda match: names[match[1]], route.path)
    bad = prefix + re.sub(r"\{(\w+)\}", "ä%00", route.path)
    for path in (good, bad):
        for body in BODIES:
            options: dict[str, Any] = {} if body is None else {"json": body}
            async with pg.session.request(route.method, pg.url + path, headers=hand.headers, **options) as response:
                assert response.status < 500, (path, body, await response.text())
                if response.status >= 400:
                    data = await response.json()
                    assert isinstance(data["code"], int) and isinstance(data["message"], str)
            if route in control.routes.all:  # it may have ordered faults or limits
                await pg.control("DELETE", "faults")
