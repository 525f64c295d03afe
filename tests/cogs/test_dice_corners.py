"""Corners of /dice and /wuerfel: whose rolls are counted, which days are offered, what a rush leaves out."""

import re

import pytest

from bot.games.kampf.model import KampfOptions
from cogs.dice import USUAL
from tests.cogs.test_statistics import roll
from tests.edge.house import House, labels, shown, told, words

DAY = 24 * 3600


async def described(house: House, **options: object) -> str:
    answer = shown(await house.anna.slash(house.channel, "wuerfel statistik", **options))
    return str(answer.attachments[0].description)


async def test_f6_whoever_is_named_is_counted_also_where_the_server_was_asked_for(house: House) -> None:
    await roll(house, house.anna.id, 5)
    await roll(house, house.ben.id, 3)
    assert "ben, 3 Würfe" in await described(house, person=house.ben, bereich="server")
    assert "anna, 5 Würfe" in await described(house)
    assert "anna, 5 Würfe" in await described(house, bereich="person")
    assert "Die Taverne, 8 Würfe" in await described(house, bereich="server")
    dora = house.stranger("dora")
    await roll(house, dora.id, 2, scope_id=dora.id)
    alone = await dora.slash("wuerfel statistik", bereich="server")
    assert "dora, 2 Würfe" in str(alone.response.attachments[0].description), "in a DM nobody else's are counted"


async def test_in_a_rush_small_signs_stand_for_the_picture(house: House) -> None:
    icons = {f"die_{number}": f"<:sl_die_{number}:{number}>" for number in range(1, 7)}
    house.services.icons.update(icons)
    for _ in range(3):
        assert "sl_die" not in shown(await house.anna.slash(house.channel, "dice", wurf="2w6")).content
    answer = shown(await house.anna.slash(house.channel, "dice", wurf="2w6"))
    line, signs = answer.content.split("\n")
    first, second = re.findall(r"\*\*(\d), (\d)\*\*", line)[0]
    assert signs == f"{icons[f'die_{first}']} {icons[f'die_{second}']}" and not answer.attachments
    many = shown(await house.anna.slash(house.channel, "dice", wurf="100w6"))
    assert "\n" not in many.content


async def test_a_pair_with_experience_is_never_a_games_roll(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    async def taken(interaction: object) -> bool:
        asked.append(interaction)
        return False

    monkeypatch.setattr(house.client.rolls, "roll", taken)
    for options in ({"wurf": "2w6", "xp": 1}, {"wurf": "3w6"}, {"wurf": "2w6+1"}):
        await house.anna.slash(house.channel, "dice", **options)
    assert asked == []
    assert "Summe" in shown(await house.anna.slash(house.channel, "dice")).content
    assert len(asked) == 1, "without a word it is a pair"


async def test_throws_are_offered_up_to_the_length_of_a_choice(house: House) -> None:
    offered = await house.anna.autocomplete(house.channel, "dice", "wurf", " ")
    assert [choice["value"] for choice in offered] == [*USUAL] == ["2w6", "1w6", "1w20", "1w100", "4w6kh3"]
    for length, count in ((100, 1), (101, 0)):
        typed = "2w6 # " + "x" * (length - 6)
        assert len(await house.anna.autocomplete(house.channel, "dice", "wurf", typed)) == count
    (slip,) = await house.anna.autocomplete(house.channel, "dice", "wurf", "2w")
    assert (slip["value"], len(slip["name"]) <= 100) == ("2w", True)


async def test_f7_past_days_are_offered_and_the_last_one_is_handed_out(house: House) -> None:
    for _ in range(30):
        await house.services.dice.days(house.guild.id)
        house.sleep(DAY)
    await house.anna.slash(house.channel, "dice", wurf="2w6")
    offered = await house.anna.autocomplete(house.channel, "wuerfel beweis", "tag", "")
    assert len(offered) == 25 and offered[0]["value"] == "2026-01-31", "tomorrow is no day to be proven yet"
    alone = await house.anna.autocomplete(house.channel, "wuerfel beweis", "tag", "2026-01-30")
    assert [choice["value"] for choice in alone] == ["2026-01-30"]


async def test_nobody_fights_himself_or_a_machine_or_in_a_direct_message(house: House) -> None:
    robot = house.guild.add_member(house.env.create_user("dings", bot=True))
    await house.env.settle()
    for nobody in (house.anna, robot):
        assert "Gegen dich selbst" in told(await house.anna.slash(house.channel, "wuerfel kampf", gegner=nobody))
    assert house.channel.history() == []
    dora = house.stranger("dora")
    assert "nur auf einem Server" in words((await dora.slash("wuerfel kampf")).response)
    await house.anna.slash(house.channel, "wuerfel kampf", gegner=house.ben, xp=1, xp_gegner=3)
    assert labels(house.panel()) == ["Würfeln"]
    shown_words = words(house.panel())
    assert f"{house.anna.mention} (1 XP)" in shown_words and f"{house.ben.mention} (3 XP)" in shown_words
    live = await house.services.games.live(house.game_id())
    assert live.options == KampfOptions(xp=(1, 3)) and live.row.status == "running"
