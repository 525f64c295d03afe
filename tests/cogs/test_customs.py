"""Customs of a server: tables begin with them, where they go with what was asked for."""

from typing import Any

from bot.quidditch_room.opening import settings
from bot.service.people.servers import RULES
from bot.service.play.live import Who
from tests.cogs.pitch import pitch
from tests.edge.house import House

__all__ = ["pitch"]


async def custom(house: House, kind: str, **rules: Any) -> None:
    chief = Who(7, "chefin")
    await house.inside(house.services.servers.change(house.guild.id, f"{RULES}{kind}", rules, chief))


async def opened(house: House, command: str, **options: Any) -> Any:
    await house.anna.slash(house.channel, command, **options)
    return (await house.services.games.live(house.game_id())).options


async def test_six_at_a_table_play_the_full_game_by_custom_and_a_round_by_the_book(house: House) -> None:
    await custom(house, "wizard", bar=False, zauberer="none", drawn=False)
    full = await opened(house, "wizard tisch", plaetze=6)
    assert (full.mode, full.bar, full.zauberer, full.drawn) == ("full", False, "none", False)
    strict = await opened(house, "wizard tisch", plaetze=5)
    assert (strict.mode, strict.bar, strict.zauberer, strict.drawn) == ("round", True, "choice", True)
    said = await opened(house, "wizard tisch", plaetze=4, art="voll", plusminus=True)
    assert (said.bar, said.zauberer) == (True, "none"), "what was asked for goes before custom"


async def test_a_pad_takes_the_custom_of_its_server(house: House) -> None:
    await custom(house, "wizardblock", bar=False, draw=True)
    pad = await opened(house, "wizard block", namen="Anna, Bela, Chris")
    assert (pad.bar, pad.drawn) == (False, True)


async def test_custom_is_for_friendly_matches_the_cup_keeps_to_the_book(pitch: House) -> None:
    await custom(pitch, "quidditch", zehn_sekunden=30, stille=120, rounds=5, geschwaetz="aus")
    houses = {"haus1": "G", "haus2": "S"}
    friendly = await opened(pitch, "quidditch neu", **houses)
    chosen = (friendly.zehn_sekunden, friendly.stille, friendly.rounds, friendly.geschwaetz)
    assert chosen == (30, 120, 5, "aus")
    cup = settings("G", "S", "pokal", by_bot=False, custom={"rounds": 5}, zehn_sekunden=None, geschwaetz=None)
    assert cup.rounds == 10
