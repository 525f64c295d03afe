"""The public panel, phone first: heading with score, picture, one line, two of what happened, the main button."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from bot import fair
from bot.draw.pool import StudioError
from bot.edge.kit.layout import Sheet
from bot.engine.screen import Picture
from bot.engine.text import text
from tests.edge.house import House, labels, raw, told, words
from tests.edge.phone import BUTTON, GALLERY, PHONE, PRIMARY, ROW, TEXT, besides_the_picture

TABLES = {
    "watten": ("watten tisch", "Meine Karten", r"## Watten · \d+ : \d+ · Spiel 1$"),
    "wizard": ("wizard tisch", "Meine Karten", r"## Wizard · Spiel 1 von \d+ · "),
    "dog": ("dog neu", "Meine Karten", r"## DOG · Runde 1 · 🐍🦁 0 : 0 🦡🦅$"),
    "hut": ("hut neu", "Meine Befehle", r"## Fang den Hut · Runde 1 · (\S\ufe0f?0 ?)+$"),
}


@pytest.mark.parametrize("game", TABLES)
async def test_a_panel_begins_with_score_picture_and_the_own_cards(house: House, game: str) -> None:
    command, door, heading = TABLES[game]
    await house.anna.slash(house.channel, command)
    lobby = words(house.panel())
    await house.anna.click(house.panel(), label="Computer auffüllen")
    await house.env.advance_time(5)
    await house.anna.click(house.panel(), label="Beginnen")
    await house.env.settle()
    panel = house.panel()
    parts = [part for part in raw(panel) if part["type"] in (TEXT, GALLERY, ROW)]
    assert [part["type"] for part in parts[:2]] == [TEXT, GALLERY]
    assert re.match(heading, parts[0]["content"]), parts[0]["content"]
    said = [line for part in parts[2:] if part["type"] == TEXT for line in part["content"].split("\n")]
    (turn,) = [line for line in said if line.startswith("**")]
    assert "⏳ Zeit dafür endet <t:" in turn or "⏳" not in words(panel)
    assert len([line for line in said if not line.startswith("**") and "🃏" not in line]) <= 2
    first = next(part for part in raw(panel) if part["type"] == BUTTON)
    assert (first["label"], first["style"]) == (door, PRIMARY)
    assert labels(panel)[0] == door
    seed = (await house.services.games.live(house.game_id())).row.seed
    promise = fair.commitment(seed)
    assert promise in lobby and promise not in words(panel)
    small = next(part for part in raw(panel) if part["type"] == BUTTON and part["custom_id"].startswith("p:"))
    assert small["label"] == "Versprechen"
    assert promise in told(await house.press(house.carl, small["custom_id"]))
    assert promise in told(await house.carl.slash(house.channel, "partie status"))
    assert "(Computer)" not in words(panel)
    assert besides_the_picture(panel) <= 0.6 * PHONE[1]


async def test_an_animated_picture_has_the_ending_that_discord_plays() -> None:
    class Projector:
        async def draw(self, draw: Callable[[bytes], bytes], data: bytes) -> bytes:
            return draw(data)

    studio: Any = Projector()
    for drawing, name in ((b"GIF89a", "bild.gif"), (b"\x89PNG", "bild.png")):
        sheet = Sheet("plain")
        sheet.undrawn(Picture(bytes, drawing, text("hut-name")), "ein Film")
        shown = await sheet.drawn(studio)
        assert [one for one, _, _ in shown.pictures] == [name]
        assert f"attachment://{name}" in str(shown.face())


async def test_the_still_picture_stands_in_for_a_film_that_cannot_be_drawn() -> None:
    class Torn:
        def __init__(self, *broken: bytes) -> None:
            self.broken = broken

        async def draw(self, draw: Callable[[bytes], bytes], data: bytes) -> bytes:
            if data in self.broken:
                raise StudioError
            return draw(data)

    film = Picture(bytes, b"GIF89a", text("hut-name"), instead=Picture(bytes, b"\x89PNG", text("hut-name")))
    seen = []
    for broken in ((), (b"GIF89a",), (b"GIF89a", b"\x89PNG")):
        sheet = Sheet("plain")
        sheet.undrawn(film, "Runde 3 als Film")
        studio: Any = Torn(*broken)
        shown = await sheet.drawn(studio)
        seen.append([one for one, _, _ in shown.pictures] or [shown.face()[0]["components"][0]["content"]])
    assert seen == [["bild.gif"], ["bild.png"], ["Runde 3 als Film"]]


async def test_a_line_up_of_fourteen_fits_on_a_phone(house: House) -> None:
    await house.anna.slash(house.channel, "quidditch neu", haus1="G", haus2="S", leitung="bot")
    game = house.game_id()
    await house.press(house.anna, f"t:{game}", house.panel(), kind=3, values=["GSucher"])
    lobby = house.panel()
    assert f"`GSucher` {house.anna.mention}" in words(lobby)
    assert "*frei* `GHüter` `GJäger1`" in words(lobby), "those without people share a line"
    assert besides_the_picture(lobby) <= PHONE[1]
    await house.press(house.anna, f"l:{game}:fill", lobby)
    assert "🤖 `SHüter`" in words(house.panel()) and "frei" not in words(house.panel())
