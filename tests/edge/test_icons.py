"""Drawn signs as emojis of the application: uploaded once, kept up to date, shown where they are, missed nowhere."""

import io
import re
from typing import Any

import discord
import pytest
from PIL import Image

from bot.draw.icons import EDGE, Icon, digest, draw_icon, image
from bot.edge.kit.icons import IconKeeper, emoji_name, every_icon
from bot.edge.kit.layout import Sheet, controls
from bot.engine.screen import Button, Choice, Menu
from bot.engine.text import text
from tests.edge.house import Easel, House, raw, sheet

KEEP = IconKeeper.keep
PIXEL = b"\x89PNG\r\n\x1a\n"


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Draw nothing, and note what would be drawn."""
    asked: list[Any] = []

    async def draw(studio: Easel, function: Any, data: Any) -> bytes:
        asked.append(data)
        return PIXEL

    monkeypatch.setattr(Easel, "draw", draw)
    return asked


def uploaded(house: House) -> list[str]:
    return sorted(emoji.name for emoji in house.env.backend.application_emojis.values())


@pytest.mark.parametrize("name", sorted(every_icon()))
def test_every_sign_is_drawn_as_its_name_says_and_fits_discord(name: str) -> None:
    icon = every_icon()[name]
    assert digest(image(icon)) == icon.digest, "it is drawn differently now: write down the new digest"
    png = draw_icon(icon)
    assert len(png) < 256_000
    assert Image.open(io.BytesIO(png)).size == (EDGE, EDGE)
    assert re.fullmatch(r"[A-Za-z0-9_]{2,32}", emoji_name(name, icon))


def test_signs_are_few_and_differ() -> None:
    assert len(every_icon()) <= 200, "an application has 2000 emojis, and uploading takes its time"
    assert len({icon.digest for icon in every_icon().values()}) == len(every_icon())


async def test_what_is_missing_is_uploaded_once_and_what_is_outdated_goes(house: House, quick: list[Any]) -> None:
    await house.inside(house.client.create_application_emoji(name="sl_die_6_00000000", image=PIXEL))
    await house.inside(house.client.create_application_emoji(name="operators_own", image=PIXEL))
    await house.inside(KEEP(house.client.icons))
    assert uploaded(house) == sorted([*(emoji_name(*one) for one in every_icon().items()), "operators_own"])
    assert set(house.services.icons) == set(every_icon())
    drawn = [one for one in quick if isinstance(one, Icon)]
    assert len(drawn) == len(every_icon())
    house.services.icons.clear()
    await house.inside(KEEP(house.client.icons))
    assert set(house.services.icons) == set(every_icon()), "found again"
    assert [one for one in quick if isinstance(one, Icon)] == drawn, "and drawn no more"


async def test_signs_stand_on_buttons_in_menus_and_in_the_lobby(house: House, quick: list[Any]) -> None:
    await house.inside(KEEP(house.client.icons))
    await house.anna.slash(house.channel, "dog neu", spieler=4)
    lobby = house.panel()
    menu = next(part for part in raw(lobby) if part["type"] == 3)
    assert [line["emoji"]["name"][:8] for line in menu["options"]] == ["sl_house"] * 3
    assert any("<:sl_house_s_" in part["content"] for part in raw(lobby) if part["type"] == 10)
    game = house.game_id()
    await house.press(house.anna, f"l:{game}:fill", lobby)
    await house.press(house.anna, f"l:{game}:start", lobby)
    hand = sheet(await house.press(house.anna, f"d:{game}", house.panel()))
    cards = [part for part in raw(hand) if part["type"] == 2 and (part.get("emoji") or {}).get("id")]
    assert cards and all(part["emoji"]["name"].startswith("sl_dog_") for part in cards)


async def test_without_signs_everything_is_said_in_words(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def no(*args: Any, **more: Any) -> Any:
        raise OSError("offline")

    monkeypatch.setattr(house.client, "fetch_application_emojis", no)
    await house.inside(KEEP(house.client.icons))
    assert house.services.icons == {}
    await house.anna.slash(house.channel, "dog neu", spieler=4)
    assert all(line.get("emoji") is None for part in raw(house.panel()) for line in part.get("options", []))


async def test_a_sign_that_discord_refuses_is_given_up(house: House) -> None:
    response: Any = type("Response", (), {"status": 400, "reason": "Bad Request"})()
    services = house.services
    services.icons["die_6"] = "<:sl_die_6_00000000:123456789012345678>"
    assert not services.doubt_icons(discord.HTTPException(response, {"code": 50035, "message": "Invalid Form Body"}))
    assert services.doubt_icons(discord.HTTPException(response, {"code": 10014, "message": "Unknown Emoji"}))
    assert services.icons == {}


def test_a_sign_goes_before_a_plain_emoji() -> None:
    button = Button("roll", text("kampf-roll"), emoji="🎲", icon="die_6")
    menu = Menu("who", text("kampf-roll"), (Choice("roll", text("kampf-roll"), icon="house_g"),))
    for icons, face in (({}, "🎲"), ({"die_6": "<:sl_die_6:123456789012345678>"}, "sl_die_6")):
        paper = Sheet("plain")
        controls(paper, [(button,), menu], lambda moves: "g:1", lambda words: words.id, icons=icons)
        view: Any = paper.shown().view
        parts = [part for row in view.to_components()[0]["components"] for part in row["components"]]
        assert parts[0]["emoji"]["name"] == face
        assert "emoji" not in parts[1]["options"][0]


SIGN = "<:sl_"


def on_controls(message: Any) -> str:
    """Return what stands on buttons and menus and what is read out for pictures: no sign could be seen there."""
    found = []
    for part in raw(message):
        found += [part.get("label"), part.get("placeholder"), part.get("description")]
        for line in part.get("options") or []:
            found += [line["label"], line.get("description")]
        for item in part.get("items") or []:
            found.append(item.get("description"))
    return "\n".join(one for one in found if one)


@pytest.mark.parametrize(
    ("command", "options", "signs"),
    [
        ("watten tisch", {}, "watten_"),
        ("wizard tisch", {"plaetze": 3}, "wizard_"),
        ("dog neu", {"spieler": 4}, "dog_"),
        ("quidditch neu", {"haus1": "G", "haus2": "S"}, "house_"),
    ],
)
async def test_sentences_have_signs_and_controls_pictures_and_logs_have_words(
    house: House, quick: list[Any], command: str, options: dict[str, Any], signs: str
) -> None:
    await house.inside(KEEP(house.client.icons))
    await house.anna.slash(house.channel, command, **options)
    game = house.game_id()
    seen: list[Any] = [house.panel()]
    if command != "quidditch neu":
        await house.press(house.anna, f"l:{game}:fill", seen[0])
        await house.press(house.anna, f"l:{game}:start", seen[0])
        for _ in range(12):
            live = await house.services.games.live(game, fresh=True)
            row = live.seat_of(house.anna.user.id)
            legal = live.spec.rules.legal(live.folded().state, row.seat) if row else ()
            if legal:
                move = live.spec.notation.write(next(iter(legal)))
                await house.press(house.anna, f"m:{game}:{live.token}:{move}", house.panel())
            seen.append(house.panel())
            seen.append(sheet(await house.press(house.anna, f"d:{game}", house.panel())))
    written = "\n".join(part["content"] for one in seen for part in raw(one) if part["type"] == 10)
    assert f"{SIGN}{signs}" in written
    assert "\n".join(map(on_controls, seen)).count(SIGN) == 0
    assert all(part.get("label") for one in seen for part in raw(one) if part["type"] == 2), "words beside every sign"
    assert not [one for one in quick if SIGN in repr(one)], "pictures are drawn with words"
    log = await house.services.games.entries(await house.services.games.live(game))
    assert SIGN not in repr(log)
