"""From a press to the changed picture, over sockets, in every game: python -m bench.presses.

Playground and bot are processes of their own. One person plays with computers: each press on the own page (or, in a
match, on the panel) is timed until the private message and the panel in the channel show another picture.
"""

import asyncio
import contextlib
import os
import random
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

from bench.driver import first_line, p50_p95, process
from playground.client import Playground
from playground.components import walk
from playground.errors import DiscordError
from playground.person import Person
from playground.sight import Seen

PRESSES, WARM = 40, 5
GOAL = 400.0
PATIENCE, MOST_SECONDS = 2.0, 90.0
"""Seconds to wait for a picture (what is pressed may change none), and to play one game."""
CALM = 0.25
"""Seconds without a change before the next press: the computers have played, the pictures are there."""
MATCH, SEAT = "Chat-Quidditch", "GJäger1"
GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "Watten": ("watten tisch", {}),
    "Wizard": ("wizard tisch", {"plaetze": 3}),
    "DOG": ("dog neu", {"spieler": 2}),
    "Fang den Hut": ("hut neu", {"plaetze": 2}),
    MATCH: (
        "quidditch neu",
        {
            "haus1": "Gryffindor",
            "haus2": "Slytherin",
            "leitung": "Der Bot pfeift",
            "ort": "Hier",
            "chat": "5",
            "stille": "5",
        },
    ),
}
BUTTON, MENU, ASIDE = 2, 3, 2
TO_PAGE = ":>"
"""Stands in the id of whatever only turns a page."""


def controls(message: Seen) -> list[dict[str, Any]]:
    """List what a player would use next: moves, menus, and the coloured buttons on the way to a move."""
    parts = [part for part in walk(message.components) if not part.get("disabled")]
    buttons = [part for part in parts if part["type"] == BUTTON and part["custom_id"].startswith("m:")]
    menus = [part for part in parts if part["type"] == MENU and part["custom_id"].startswith("s:")]
    return menus + [part for part in buttons if part["style"] != ASIDE or TO_PAGE not in part["custom_id"]]


def picture_of(message: Seen) -> tuple[int, ...]:
    """Tell the pictures of a message from others by their size: two that differ hardly ever have the same."""
    return tuple(int(one["size"]) for one in message.attachments)


def open_to(message: Seen, custom_id: str) -> bool:
    """Tell whether a button can be pressed."""
    return any(part.get("custom_id") == custom_id and not part.get("disabled") for part in walk(message.components))


class Table:
    """A game as one person sees it, with the moment at which a message showed another picture."""

    def __init__(self, person: Person, game_id: str, *, own: bool) -> None:
        self.person, self.game_id, self.own = person, game_id, own
        self.public: Seen | None = None
        self.private: Seen | None = None
        self.changed: dict[str, float] = {}
        self._news = asyncio.Event()
        self._watch = person.expect(self._heard)

    def close(self) -> None:
        """Watch no more."""
        self._watch.cancel()

    def _heard(self, kind: str, data: Any) -> bool:
        """Note a message of this game; never the event that somebody waits for."""
        if kind in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and f":{self.game_id}" in str(data["components"]):
            self._note(Seen(data))
        return False

    def _note(self, seen: Seen) -> None:
        place = "private" if seen.ephemeral else "public"
        before: Seen | None = getattr(self, place)
        if before is not None and before.id > seen.id:
            return
        setattr(self, place, seen)
        if before is None or picture_of(before) != picture_of(seen):
            self.changed.setdefault(place, perf_counter())
        self._news.set()

    async def calm(self) -> None:
        """Wait until nothing has changed for a moment."""
        while await self._heard_within(CALM):
            pass

    async def _heard_within(self, seconds: float) -> bool:
        self._news.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                return await self._news.wait()
        return False

    def _usable(self, page: Seen) -> list[dict[str, Any]]:
        """List what can be used: on a panel only what acts at once."""
        return [one for one in controls(page) if self.own or TO_PAGE not in one["custom_id"]]

    async def press(self, luck: random.Random) -> dict[str, float] | None:
        """Press something; return after how many seconds which picture had changed, None if there is nothing."""
        await self.calm()
        page = self.private if self.own else self.public  # on the panel there are also buttons for others
        if page is None or not self._usable(page):
            return None
        part = luck.choice(self._usable(page))
        self.changed.clear()
        began = perf_counter()
        with contextlib.suppress(DiscordError):  # the page changed under the finger: that is no press
            if part["type"] == MENU:
                await self.person.select(part["custom_id"], luck.choice(part["options"])["value"], message=page)
            else:
                await self.person.click(part["custom_id"], message=page)
        if not self.changed:
            await self._heard_within(PATIENCE)
        await self.calm()
        return {place: at - began for place, at in self.changed.items()}


async def play(person: Person, game: str) -> dict[str, list[float]]:
    """Play a game for some presses and return the seconds of each kind."""
    command, options = GAMES[game]
    luck = random.Random(3)
    times: dict[str, list[float]] = {"private": [], "public": []}
    opened = await person.slash(command, **options)
    assert opened.message is not None
    game_id = next(part["custom_id"] for part in walk(opened.message.components) if "custom_id" in part).split(":")[1]
    table = Table(person, game_id, own=game != MATCH)
    if game == MATCH:  # whoever opens a match may be its referee, and sits nowhere yet
        await person.select(f"t:{game_id}", SEAT, message=opened.message)
    await person.click("Computer auffüllen", opened.message)
    await person.click("Beginnen", await person.until_sees(lambda seen: open_to(seen, f"l:{game_id}:start")))
    door = f"d:{game_id}" if table.own else f"m:{game_id}:-:>"
    await person.click(door, await person.until_sees(lambda seen: open_to(seen, door)))
    if game == MATCH:
        await person.click(f"m:{game_id}:-:kapitän {SEAT}")
    done, until = 0, perf_counter() + MOST_SECONDS
    while done < PRESSES + WARM and perf_counter() < until:
        seconds = await table.press(luck)
        if seconds is None:
            await asyncio.sleep(CALM)
            continue
        done += bool(seconds)
        for place, value in seconds.items():
            if done > WARM:
                times[place].append(value)
    table.close()
    return times


async def stadium(work: Callable[[Playground], Any]) -> None:
    """Start playground and bot, and let somebody play there."""
    with tempfile.TemporaryDirectory() as folder:
        async with process("playground", "--port", "0") as server:
            url = await first_line(server)
            ours = {
                "SPIELLEITER_TOKEN": "playground",
                "SPIELLEITER_DATABASE_URL": f"sqlite+aiosqlite:///{Path(folder) / 'bench.db'}",
                "SPIELLEITER_API_BASE": f"{url}/api/v10",
                "SPIELLEITER_GATEWAY_URL": url.replace("http", "ws", 1) + "/gateway",
                "SPIELLEITER_LOGS__LEVEL": "error",
                "SPIELLEITER_INTENTS__MESSAGE_CONTENT": "true",
                "SPIELLEITER_INTENTS__MEMBERS": "true",
            }
            async with process("bot", "run", **ours), Playground.connect(url) as pg:
                await pg.bot_online()
                await work(pg)


async def everybody(pg: Playground) -> None:
    """Play each game in a channel of its own and print the figures."""
    rooms = {"Watten": "watten", "Wizard": "wizard", "DOG": "dog", "Fang den Hut": "fang-den-hut"}
    person = pg.person("anna")
    for game in GAMES:
        await person.go(rooms.get(game, "quidditch"))
        for place, times in (await play(person, game)).items():
            if not times:
                continue
            p50, p95 = p50_p95(times)
            verdict = "yes" if p95 <= GOAL else "NO"
            print(f"{game:14} {place:8} p50 {p50:5.0f} ms, p95 {p95:5.0f} ms of {len(times)};", end=" ")
            print(f"{GOAL:.0f} ms wanted: {verdict}", flush=True)
    load = os.getloadavg()[0]
    print(f"(load {load:.1f} on {os.cpu_count()} cores: the figures hold on quiet ones)")


async def main() -> None:
    """Print everything."""
    await stadium(everybody)


if __name__ == "__main__":
    asyncio.run(main())
