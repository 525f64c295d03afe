"""Bans of the cup on Discord: who makes no day possible, who leaves a running match, what counts them off (Q14.2)."""

from itertools import count

import pytest
from simcord.actors import MemberActor

from bot.store.acts import ActRow
from tests.cogs.test_pokal import Cup
from tests.cogs.test_pokal_bad_days import news
from tests.cogs.test_pokal_dates import DAY, later, ready
from tests.edge.house import House, controls, sheet

CAUSES = count(1)


async def ban(house: House, person: MemberActor, seat: str = "GSucher", matches: int = 2) -> None:
    """Write a ban into the book, as a match does."""
    act = ActRow(
        guild_id=house.guild.id,
        at=house.services.games.clock(),
        kind="ban",
        actor_id=1,
        target_id=person.id,
        data={"seat": seat, "matches": matches},
        cause=next(CAUSES),
    )
    await house.inside(house.services.book.record(act))


async def free_on(cup: Cup, day: str, match: str = "h1") -> None:
    """Let three of Gryffindor, three of Slytherin and a referee be free on one day of a match's window."""
    house = cup.house
    for name, side in (("ron", "G"), ("ginny", "G"), ("crabbe", "S"), ("goyle", "S")):
        cup.people[name] = house.person(name, wearing=[cup.roles[side]])
    for name in ("G", "ron", "ginny", "S", "crabbe", "goyle", "referee"):
        page = sheet(await cup.people[name].slash(house.channel, "pokal zeit", spiel=match))
        menus = [one for one in controls(page) if one[:3] == "pd:"]
        await cup.people[name].select(page, [day], custom_id=menus[int(day) // 14])


FIRST_LOOK = 30 + 27 - 7 - 3 + 1
"""Days until it was looked for the first time whether a day is left for the first matches."""


@pytest.mark.parametrize("banned", [False, True])
async def test_q14_6_the_ok_is_called_when_a_ban_leaves_no_day(house: House, banned: bool) -> None:
    cup = await ready(house)
    await free_on(cup, "26")
    if banned:
        await ban(house, cup.people["ron"])
    await later(house, FIRST_LOOK * DAY)
    called = [one for one in news(house, "keinen Tag mit drei und drei") if "Gryffindor – Slytherin" in one]
    assert len(called) == banned
    assert (await cup.state()).known("h1").trouble == banned


async def test_q14_6_a_ban_written_in_the_last_days_is_noticed_the_next_noon_and_called_once(house: House) -> None:
    cup = await ready(house)
    await free_on(cup, "26")
    await later(house, FIRST_LOOK * DAY)
    assert not (await cup.state()).known("h1").trouble
    await ban(house, cup.people["ginny"])
    await later(house, DAY)
    assert (await cup.state()).known("h1").trouble, "two days before it would be too late"
    for _ in range(3):
        await later(house, DAY)
    assert len([one for one in news(house, "keinen Tag mit drei und drei") if "Gryffindor – Slytherin" in one]) == 1
