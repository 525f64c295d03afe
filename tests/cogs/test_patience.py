"""A slow moment gives nothing away: who is asked for patience in private is answered in private, and the other way."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from bot.edge.kit import answer
from tests.cogs.court import Court
from tests.cogs.test_pokal import Cup
from tests.cogs.tourney import Tourney
from tests.edge.house import House, sheet

EPHEMERAL, THINKING = 64, 5


class Hasty:
    """A loop whose timers ring at once."""

    create_task, sleep = staticmethod(asyncio.create_task), staticmethod(asyncio.sleep)
    Task = asyncio.Task

    def get_running_loop(self) -> "Hasty":
        return self

    def call_later(self, seconds: float, ring: Callable[[], object]) -> asyncio.Handle:
        ring()
        return asyncio.get_running_loop().call_soon(lambda: None)


@pytest.fixture(autouse=True)
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everything take too long."""
    monkeypatch.setattr(answer, "asyncio", Hasty())


class Doors:
    """What was said to Discord first and what came then, interaction by interaction."""

    def __init__(self, house: House) -> None:
        self._house, self._seen = house, len(house.env.http_requests)
        self.private, self.public = 0, 0

    async def check(self, doing: Any) -> Any:
        """Do something, and compare the deferral of a command with the first answer to it."""
        done = await doing
        new = self._house.env.http_requests[self._seen :]
        self._seen += len(new)
        bodies = [(one.path, dict(one.json or {})) for one in new if one.method == "POST"]
        for path, body in bodies:
            if not path.endswith("/callback") or body.get("type") != THINKING:
                continue
            token = path.split("/")[-2]
            answers = [more for where, more in bodies if "/webhooks/" in where and token in where]
            assert answers, f"no answer after the deferral: {path}"
            meant = bool((body.get("data") or {}).get("flags", 0) & EPHEMERAL)
            assert bool(answers[0].get("flags", 0) & EPHEMERAL) is meant, answers[0]
            self.private, self.public = self.private + meant, self.public + (not meant)
        return done


async def test_keeping_order(court: Court) -> None:
    doors, rita, room = Doors(court.house), court.rita, court.room
    court.everybody()
    await court.game()
    await doors.check(rita.slash(room, "verwarnung", person=court.zoe, grund="Lärm"))
    asked = await doors.check(rita.slash(room, "kick", person=court.zoe))
    await doors.check(rita.click(asked.response or asked.followups[0], label="Aus dem Raum"))
    await doors.check(rita.slash(room, "kick", person=court.zoe))
    await doors.check(rita.slash(room, "auszeit", person=court.zoe, dauer="1h", grund="Pst"))
    await doors.check(rita.slash(room, "auszeit", person=court.zoe, dauer="0", grund="Pst"))
    await doors.check(rita.slash(room, "log"))
    await doors.check(court.zoe.slash(room, "verwarnungen"))
    for word in ("status", "log"):
        await doors.check(court.player.slash(room, f"partie {word}"))
    await doors.check(court.wim.slash(room, "partie pause"))
    await doors.check(court.wim.slash(room, "partie weiter"))
    await doors.check(court.wim.slash(room, "partie ersetzen", platz="Ost", person=court.house.carl))
    assert doors.private >= 8


async def test_tables_dice_and_papers(house: House) -> None:
    doors, anna, room = Doors(house), house.anna, house.channel
    for command, options in (
        ("wuerfel kampf", {"gegner": house.ben}),
        ("dice", {"wurf": "2w6"}),
        ("wuerfel statistik", {}),
        ("hilfe", {}),
        ("datenschutz", {}),
        ("watten tisch", {}),
        ("wizard tisch", {}),
        ("dog neu", {}),
        ("hut neu", {}),
        ("quidditch neu", {"haus1": "G", "haus2": "S"}),
        ("partie status", {}),
    ):
        await doors.check(anna.slash(room, command, **options))
    chief = house.person("chefin", manager=True)
    await doors.check(chief.slash(room, "einrichten"))
    page = await doors.check(anna.slash(room, "datenschutz"))
    await doors.check(anna.click(sheet(page) if page.response else page.followups[0], label="Meine Daten"))
    assert doors.private >= 2 and doors.public >= 5


async def test_tournaments_and_the_cup(house: House) -> None:
    doors = Doors(house)
    tourney = await doors.check(Tourney(house).open())
    await doors.check(house.ben.slash(house.channel, "turnier anmelden", partner=house.carl))
    await doors.check(tourney.guests())
    await doors.check(tourney.press(house.ben, "page", "mine"))
    for word in ("liste", "leitung", "mein"):
        if f"turnier {word}" in house.anna.available_commands(house.channel):
            await doors.check(house.anna.slash(house.channel, f"turnier {word}"))
    cup = await doors.check(Cup(house).open())
    for who, word, options in (
        ("G", "stand", {}),
        ("G", "spielplan", {}),
        ("G", "hauspunkte", {}),
        ("G", "zeit", {}),
        ("G", "kalender", {}),
        ("director", "buchen", {"haus": "G", "punkte": -5, "grund": "Nachts im Gang"}),
        ("referee", "ergebnis", {"spiel": "h1", "tore1": 3, "tore2": 1, "grund": "Alter Chat"}),
        ("committee", "annullieren", {"spiel": "h1", "grund": "Nebel"}),
        ("G", "sperren", {}),
    ):
        await doors.check(cup.people[who].slash(house.channel, f"pokal {word}", **options))
    assert doors.private >= 5
