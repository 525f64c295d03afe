"""/dice in servers and direct messages."""

import io
import re

import pytest
from PIL import Image

from bot.draw.pool import StudioError
from bot.edge.kit import pace
from tests.edge.house import House, shown, told, words
from tests.edge.pings import NOBODY

NASTY = [
    "@everyone",
    "**fett** __unter__ ~~weg~~ ||geheim|| `code`",
    "\u202egnihcam\u202c\u2067",
    "\u2800\u3164\u200b",
    "<@&123456789012345678>",
    "[hier](https://example.org)",
    "# Titel",
]


async def test_a_roll_is_one_line_and_a_picture_with_words_for_it(house: House) -> None:
    answer = shown(await house.anna.slash(house.channel, "dice", wurf="2w6"))
    line = re.fullmatch(r"## 🎲 anna: \*\*([1-6]), ([1-6])\*\* · Summe \*\*(\d+)\*\*", answer.content)
    assert line
    assert int(line[1]) + int(line[2]) == int(line[3])
    (file,) = answer.attachments
    assert file.description == f"🎲 anna: {line[1]}, {line[2]} · Summe {line[3]}"
    with Image.open(io.BytesIO(await house.inside(file.read()))) as picture:
        assert picture.format == "PNG"
        assert picture.width >= 400


NOTATIONS = [
    ("2w6", r"\*\*\d, \d\*\* · Summe \*\*\d+\*\*"),
    ("2d6", r"\*\*\d, \d\*\* · Summe \*\*\d+\*\*"),
    ("w20", r"`1w20` → \*\*\d+\*\*"),
    ("2w6+1", r"`2w6\+1` → \(\d, \d\) \+ 1 = \*\*\d+\*\*"),
    ("1w4 - 100", r"`1w4-100` → \(\d\) − 100 = \*\*−\d+\*\*"),
    ("4w6kh3", r"`4w6kh3` → .*~~\d~~.* = \*\*\d+\*\*"),
    ("4w6dl1", r"`4w6dl1` → .*~~\d~~.* = \*\*\d+\*\*"),
    ("3w10-1w4 Zaubertrank", r"`3w10-1w4` → .* = \*\*−?\d+\*\* · Zaubertrank"),
    ("w% # Glück", r"`1w100` → \*\*\d+\*\* · Glück"),
    ("100w1000", r"`100w1000` → (\d+, ){99}\d+ = \*\*\d+\*\*"),
]


async def test_every_notation(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "BURST", 1000.0)
    for source, line in NOTATIONS:
        answer = shown(await house.anna.slash(house.channel, "dice", wurf=source))
        assert re.fullmatch(rf"(## )?🎲 anna: {line}", answer.content), answer.content
        assert len(answer.attachments) == (0 if source == "100w1000" else 1)


async def test_experience_raises_all_three_numbers(house: House) -> None:
    answer = shown(await house.anna.slash(house.channel, "dice", wurf="2w6 Torwurf", xp=3))
    found = [int(number) for number in re.findall(r"\d+", answer.content)]
    first, second, total, xp, *raised = found
    assert xp == 3
    assert raised == [first + 3, second + 3, total + 3]
    assert answer.content.endswith(" · Torwurf")
    no = await house.anna.slash(house.channel, "dice", wurf="3w6", xp=1)
    assert "nur auf einen reinen `2w6`" in told(no)


SLIPS = [
    ("2w6++1", "    ^", "Hier fehlt etwas"),
    ("2w", " ^", "Wie viele Seiten"),
    ("101w6", "^^^", "Höchstens 100"),
    ("1w1001", "  ^^^^", "Höchstens 1.000"),
    ("999999w999999", "^^^^^^", "Höchstens 100"),
    ("4w6kh5", "     ^", "höchstens 4"),
    ("Hallo", "^", ""),
    ("2w6 */ `````` @everyone", "    ^", ""),
    ("2w6 # " + "x" * 500, " " * 30 + "^", ""),
    ("w6+" * 60, " " * 30 + "^", ""),
]


async def test_a_slip_is_shown_with_its_spot(house: House) -> None:
    for source, carets, reason in SLIPS:
        answer = told(await house.anna.slash(house.channel, "dice", wurf=source))
        before, block, after = answer.split("```")
        assert reason in before
        line, pointer = block.strip("\n").split("\n")
        assert pointer.startswith(carets), pointer
        assert pointer.strip("^ ") == ""
        assert len(line) <= 60
        assert "So geht es zum Beispiel" in after
    assert await house.rolls(house.guild.id) == 0


async def test_hostile_names_and_labels_ping_nobody_and_change_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace, "BURST", 1000.0)
    for name in NASTY:
        await roll_as(house, name)


async def roll_as(house: House, name: str) -> None:
    mallory = house.person("mallory", nick=name)
    label = f"{house.ben.mention} {name}"
    answer = shown(await mallory.slash(house.channel, "dice", wurf=f"2w6 # {label}"))
    assert house.pings(answer) == NOBODY
    assert len(answer.content) <= 2000
    head, *_ = answer.content.split(": **")
    assert len(head) > len("🎲 ")  # somebody is named, whatever they call themselves
    assert not re.search(r"(?<!\\)<@", answer.content)
    assert all(char.isprintable() for char in answer.content if char != "\u200b"), ascii(answer.content)
    alt = answer.attachments[0].description
    assert alt
    assert len(alt) <= 1024
    assert "\\" not in alt


async def test_long_names_and_labels_stay_within_limits(house: House) -> None:
    mallory = house.person("mallory", nick="*" * 2000)
    answer = shown(await mallory.slash(house.channel, "dice", wurf="100w1000kh1 # " + "_" * 80))
    assert len(answer.content) <= 2000
    assert "**" in answer.content
    too_long = await mallory.slash(house.channel, "dice", wurf="2w6 " + "_" * 2000)
    assert len(told(too_long)) <= 2000


async def test_direct_messages_roll_too_in_ones_own_language(house: House) -> None:
    dora, emil = house.stranger("dora", locale="en-GB"), house.stranger("emil")
    assert "sum **" in words((await dora.slash("dice", wurf="2w6")).response)
    assert "Summe **" in words((await emil.slash("dice", wurf="2w6")).response)
    assert await house.rolls(dora.id) == 1
    assert await house.rolls(emil.id) == 1
    no = await dora.slash("dice", wurf="2w6++1")
    assert "^" in told(no)


async def test_without_a_pen_the_roll_is_text_only(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> bytes:
        raise StudioError("no pens")

    monkeypatch.setattr(house.services.studio, "draw", broken)
    answer = shown(await house.anna.slash(house.channel, "dice", wurf="2w6"))
    assert answer.content.startswith("## 🎲 anna: **")
    assert not answer.attachments
    assert "Bild ist mir misslungen" in told(await house.anna.slash(house.channel, "wuerfel statistik"))


async def test_a_roll_delivered_twice_is_one_roll(house: House) -> None:
    result = await house.anna.slash(house.channel, "dice", wurf="2w6")
    await house.again(result)
    assert await house.rolls(house.guild.id) == 1
    await house.restart()
    await house.again(result)
    assert await house.rolls(house.guild.id) == 1
    assert len(house.channel.history()) == 1


async def test_suggestions_say_how_far_a_throw_goes_or_what_is_wrong_with_it(house: House) -> None:
    offered = await house.anna.autocomplete(house.channel, "dice", "wurf", "")
    assert "2w6" in [choice["value"] for choice in offered]
    (good,) = await house.anna.autocomplete(house.channel, "dice", "wurf", "4d6kh3+2")
    assert (good["name"], good["value"]) == ("4w6kh3+2 (von 5 bis 20)", "4d6kh3+2")
    (bad,) = await house.anna.autocomplete(house.channel, "dice", "wurf", "999999w999999")
    assert "Höchstens 100" in bad["name"]
    assert await house.anna.autocomplete(house.channel, "dice", "wurf", "1" * 150) == []


async def test_in_a_rush_the_words_come_without_pictures(house: House) -> None:
    answers = [shown(await house.anna.slash(house.channel, "dice", wurf="2w6")) for _ in range(5)]
    assert all("Summe" in answer.content for answer in answers)
    assert [len(answer.attachments) for answer in answers][:3] == [1, 1, 1]
    assert sum(len(answer.attachments) for answer in answers) < 5
