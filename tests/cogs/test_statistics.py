"""/wuerfel statistik."""

import pytest

from bot.dice.notation import parse
from bot.dice.throw import Throw
from tests.edge.house import House, shown


async def roll(house: House, person_id: int, times: int, scope_id: int | None = None) -> None:
    throw = parse("2w6")
    assert isinstance(throw, Throw)
    scope = scope_id or house.guild.id
    for number in range(times):
        await house.services.dice.roll(scope, person_id, throw, cause=person_id + number * 1000)


@pytest.mark.parametrize(("times", "verdict"), [(0, "Zu wenige Würfe"), (1, "Zu wenige Würfe"), (120, "ffällig")])
async def test_of_a_person(house: House, times: int, verdict: str) -> None:
    await roll(house, house.anna.id, times)
    await roll(house, house.ben.id, 3)
    answer = shown(await house.anna.slash(house.channel, "wuerfel statistik"))
    (file,) = answer.attachments
    assert file.filename == "statistik.png"
    assert file.description
    assert f"anna, {'ein Wurf' if times == 1 else f'{times} Würfe'}" in file.description
    assert verdict in file.description or "ungewöhnlich" in file.description
    assert (await house.inside(file.read())).startswith(b"\x89PNG")
    others = shown(await house.anna.slash(house.channel, "wuerfel statistik", person=house.ben))
    assert "ben, 3 Würfe" in str(others.attachments[0].description)


async def test_of_a_server_and_only_of_this_one(house: House) -> None:
    await roll(house, house.anna.id, 5)
    await roll(house, house.ben.id, 4)
    await roll(house, house.carl.id, 4, scope_id=1)
    answer = shown(await house.anna.slash(house.channel, "wuerfel statistik", bereich="server"))
    assert "Die Taverne, 9 Würfe" in str(answer.attachments[0].description)


async def test_in_a_direct_message_it_counts_everywhere(house: House) -> None:
    dora = house.stranger("dora", locale="en-US")
    await roll(house, dora.id, 2)
    await roll(house, dora.id, 2, scope_id=dora.id)
    result = await dora.slash("wuerfel statistik", bereich="server")
    assert "dora, 4 rolls" in str(result.response.attachments[0].description)
