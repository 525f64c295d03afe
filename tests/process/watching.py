"""Waiting for what people will see."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from playground.client import Playground
from playground.person import Person
from playground.sight import Seen

T = TypeVar("T")
PATIENCE = 60.0
"""Seconds: on a busy machine everything comes, only later."""


async def until(look: Callable[[], Awaitable[T]], wanted: Callable[[T], bool], within: float = PATIENCE) -> T:
    """Look again and again until it is as wanted."""
    loop = asyncio.get_running_loop()
    deadline = loop.time() + within
    while not wanted(found := await look()):
        assert loop.time() < deadline, f"still {found!r} after {within} s"
        await asyncio.sleep(0.02)
    return found


def pings(pg: Playground, message: Seen) -> set[str]:
    """Name everybody whose telephone rang at a message, whoever is mentioned in it."""
    assert pg.server is not None
    hub = pg.server.hub
    return {hub.world.users[id].username for id, heard in hub.pings.items() if message.id in heard}


async def panel(person: Person) -> Seen:
    """Return the newest message with buttons where the person is."""
    return [message for message in await person.sees(await person.here()) if message.buttons][-1]


async def panel_with(person: Person, words: str, within: float = PATIENCE) -> Seen:
    """Wait until the panel says something."""
    return await until(lambda: panel(person), lambda message: words in message.text, within)


async def fight(one: Person, other: Person) -> Seen:
    """Press until the Kampfwurf is decided."""
    while "Würfeln" in (now := await panel(one)).buttons:
        turn = other if f"<@{other.id}> ist dran" in now.text else one
        await turn.click("Würfeln", now)  # refused if the panel lags behind: then it will change all the same
        before = now.text
        await until(lambda: panel(one), lambda message: message.text != before)  # noqa: B023 (awaited at once)
    return await panel(one)
