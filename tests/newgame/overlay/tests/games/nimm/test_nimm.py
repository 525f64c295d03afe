"""Nimm from the command to the last stick, by a person and a computer; its help, its picture, its rights."""

from pathlib import Path
from typing import Any

import discord

import bot
from bot.engine.access import ANYONE
from bot.games import find_games
from bot.games.nimm.model import State
from bot.service.leading.rights import RIGHTS
from tests.cogs.test_registration import registered
from tests.edge.house import House, labels, raw, shown, told, words


async def state_of(house: House, game: str) -> State:
    state: State = (await house.services.games.live(game)).folded().state
    return state


def test_it_is_found_in_this_tree() -> None:
    assert Path(bot.__file__).parents[1] == Path(__file__).parents[3]
    assert "nimm" in find_games()
    assert RIGHTS["nimm neu"] == ANYONE


async def test_its_command_has_words_in_both_languages(house: House) -> None:
    (command,) = (one for one in registered(house) if one["name"] == "nimm")
    (neu,) = command["options"]
    assert command["name_localizations"]["en-GB"] == "nim"
    assert [option["name"] for option in neu["options"]] == ["hoelzer", "zeit"]
    assert [option["name_localizations"]["en-US"] for option in neu["options"]] == ["sticks", "time"]


async def test_a_person_and_a_computer_play_it_to_the_end(house: House) -> None:
    opened = shown(await house.anna.slash(house.channel, "nimm neu", hoelzer=9, zeit="5 Minuten"))
    assert "Nimm" in words(opened)
    await house.anna.click(house.panel(), label="Computer auffüllen")
    await house.anna.click(house.panel(), label="Beginnen")
    game = house.game_id()
    assert (await house.services.games.live(game)).options.model_dump() == {"sticks": 9, "seconds": 300}
    secret = dict((await state_of(house, game)).numbers)["Rot"]
    mine = await house.anna.click(house.panel(), label="Meine Zahl")
    assert f"Deine geheime Zahl ist {secret}" in told(mine)
    assert "geheime Zahl" not in words(house.panel())
    turns = 0
    while (await house.services.games.live(game)).row.status == "running":
        assert {part["type"] for part in raw(house.panel())} >= {10, 12}, "words and a picture"
        await house.anna.click(house.panel(), label="1 nehmen")
        await house.env.settle()
        turns += 1
        assert turns < 9
    assert (await state_of(house, game)).left == 0
    assert "nimmt das letzte Holz" in words(house.panel())
    assert "1 nehmen" not in labels(house.panel())


async def test_its_rules_are_found_by_search_with_their_picture(house: House) -> None:
    answer = await house.anna.slash(house.channel, "hilfe", suche="Hölzer nehmen")
    assert "Nimm: Hölzer nehmen" in told(answer)
    page: Any = await house.anna.slash(house.channel, "hilfe", suche="Nimm: Hölzer nehmen")
    assert [file.filename for file in page.response.attachments] == ["bild.png"]
    begin = await house.anna.slash(house.channel, "hilfe")
    assert "</nimm neu:" in told(begin), "its command can be pressed"


async def test_a_stranger_is_refused_in_words(house: House) -> None:
    await house.anna.slash(house.channel, "nimm neu")
    await house.anna.click(house.panel(), label="Computer auffüllen")
    await house.anna.click(house.panel(), label="Beginnen")
    assert "sitzt nicht mit am Tisch" in told(await house.carl.click(house.panel(), label="1 nehmen"))
    assert isinstance(house.panel(), discord.Message)
