"""/wuerfel beweis: promises, seeds, and logs that anybody can check."""

import re

import discord
import pytest

from bot import fair
from tests.edge.house import House, told

DAY = 24 * 3600


async def files(house: House, attachments: list[discord.Attachment]) -> dict[str, bytes]:
    return {file.filename: await house.inside(file.read()) for file in attachments}


async def test_today_is_promised_and_tomorrow_opened(house: House) -> None:
    for _ in range(3):
        await house.anna.slash(house.channel, "dice", wurf="4w6kh3+1w20")
    result = await house.anna.slash(house.channel, "wuerfel beweis")
    promised = re.search(r"Heute \(1\. Januar 2026\)\*\*, Versprechen: `([0-9a-f]{64})`", told(result))
    coming = re.search(r"Morgen\*\*, Versprechen: `([0-9a-f]{64})`", told(result))
    assert promised
    assert coming
    assert result.response
    found = await files(house, result.response.attachments)
    assert sorted(found) == ["fair.py", "wuerfel-20260101.log"]
    assert fair.verify(found["wuerfel-20260101.log"]) == (6, False)

    house.sleep(DAY)
    await house.ben.slash(house.channel, "dice", wurf="2w6")
    later = await house.anna.slash(house.channel, "wuerfel beweis")
    assert f"Heute (2. Januar 2026)**, Versprechen: `{coming[1]}`" in told(later)
    seed = re.search(r"1\. Januar 2026 \(3 Würfe\), Startwert: `([0-9a-f]{64})`", told(later))
    assert seed
    assert fair.commitment(bytes.fromhex(seed[1])) == promised[1]
    assert later.response
    found = await files(house, later.response.attachments)
    assert fair.verify(found["wuerfel-20260101.log"]) == (6, True)
    tampered = found["wuerfel-20260101.log"].replace(b'"total":', b'"totaI":', 1)
    with pytest.raises(fair.Tampered):
        fair.verify(tampered)


async def test_a_day_can_be_chosen_as_people_write_it(house: House) -> None:
    await house.anna.slash(house.channel, "dice", wurf="2w6")
    house.sleep(2 * DAY)
    for written in ("2026-01-01", "01.01.2026", " 20260101 "):
        result = await house.anna.slash(house.channel, "wuerfel beweis", tag=written)
        assert result.response
        assert "wuerfel-20260101.log" in [file.filename for file in result.response.attachments]
    for wrong in ("gestern", "2026-13-01", "1999-01-01", "@everyone"):
        assert "keine Würfe" in told(await house.anna.slash(house.channel, "wuerfel beweis", tag=wrong))
    offered = await house.anna.autocomplete(house.channel, "wuerfel beweis", "tag", "01-0")
    assert [choice["value"] for choice in offered] == ["2026-01-03", "2026-01-02", "2026-01-01"]


async def test_a_direct_message_has_days_of_its_own(house: House) -> None:
    dora = house.stranger("dora", locale="en-US")
    await dora.slash("dice", wurf="2w6")
    result = await dora.slash("wuerfel beweis")
    found = await files(house, result.response.attachments)
    assert fair.verify(found["wuerfel-20260101.log"]) == (1, False)
    assert "Today (1 January 2026)" in result.response.content


async def test_many_days_still_fit(house: House) -> None:
    for _ in range(12):
        await house.anna.slash(house.channel, "dice", wurf="2w6")
        house.sleep(DAY)
    result = await house.anna.slash(house.channel, "wuerfel beweis")
    assert len(told(result)) <= 2000
    assert "python fair.py wuerfel-20260112.log" in told(result)
