"""Whose telephone rings in tournaments and in the cup: those who are needed, by name or role, and nobody else."""

from typing import Any

from bot.contests.pokal.calendar import moment_of
from tests.cogs.test_pokal import BOSS, Cup, _clock
from tests.cogs.tourney import Tourney
from tests.edge.house import House, words
from tests.edge.pings import NOBODY, Pings, ping


async def test_whoever_takes_no_letters_of_a_tournament_is_called_alone(house: House) -> None:
    tourney = await Tourney(house).open(name="@everyone **X**")
    letters = house.carl.user.dm_channel
    house.env.inject_error("POST", f"/channels/{letters.id}/messages", status=403, code=50007)
    page: Any = await tourney.press(house.ben, "page", "enter")
    await house.ben.select(page.response, [house.carl], custom_id=f"cu:{tourney.id}:partner")
    (called,) = [message for message in house.channel.history() if "Direktnachrichten sind zu" in message.content]
    assert house.pings(called) == ping(house.carl)
    assert [who for _, who in house.rung()] == [ping(house.carl)]


async def test_a_line_up_calls_everybody_who_has_to_do_with_the_match(house: House) -> None:
    cup = await Cup(house).open()
    for key in "GS":
        await cup.do(key, "verantwortlich", haus=key, person=cup.people[key])
    await cup.do("referee", "pfeifen", spiel="h1")
    before = len(house.rung())
    await cup.do("referee", "aufstellung", spiel="h1")
    (said,) = [one for one in house.channel.history() if "Die Aufstellung ist offen" in words(one)]
    assert house.pings(said) == ping(cup.people["referee"], cup.people["G"], cup.people["S"])
    assert len(house.rung()) == before + 1


async def too_late_for_a_day(cup: Cup) -> list[Any]:
    """Let time pass without anybody marking a day, and return what is said of it."""
    house, window = cup.house, (await cup.state()).known("h1").window
    assert window is not None
    until = moment_of(window[1] - 10, 12) / 1000
    house.sleep(until - house.services.games.clock().timestamp())
    await house.inside(_clock(house))
    await house.env.settle()
    return [one for one in house.channel.history() if "keinen Tag" in words(one)]


async def test_q14_6_a_match_without_a_common_day_calls_the_ok_by_its_role(house: House) -> None:
    cup = await Cup(house).open()
    roles = house.services.servers.of(house.guild.id).roles["committee"]
    said = await too_late_for_a_day(cup)
    assert said and all(f"<@&{roles[0]}>" in words(one) for one in said)
    assert all(house.pings(one) == Pings(roles=frozenset(roles)) for one in said)


async def test_q14_6_without_a_role_the_ok_is_named_and_nobody_rings(house: House) -> None:
    cup = await Cup(house).open()
    await house.inside(house.services.servers.change(house.guild.id, "role.committee", [], BOSS))
    said = await too_late_for_a_day(cup)
    assert said and all("Quidditch-OK" in words(one) and house.pings(one) == NOBODY for one in said)
