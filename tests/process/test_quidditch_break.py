"""The bot dies between a Torwurf and its answer: what was written meanwhile is judged by Discord's own times."""

import asyncio

import pytest

from bot.games.quidditch import events as e
from playground.client import Playground
from playground.snowflake import moment_of
from tests.process.match import DICE, Match, pairs
from tests.process.running import Running

FRIST = 4
pytestmark = pytest.mark.asyncio(loop_scope="module")


async def lines_told_once(match: Match) -> list[str]:
    """Return what was told, each line of it only once unless it is a roll."""
    lines = [line for one in await match.lines() for line in one.split("\n")]
    again = {line for line in lines if lines.count(line) > 1 and "🎲" not in line}
    assert not again, f"told twice: {again}"
    return lines


async def test_halten_written_in_time_counts_although_the_bot_was_away(town: Playground, reader: Running) -> None:
    match = await Match.open(town, reader, "quidditch", art="pokal", runden=2, frist=str(FRIST))
    shooter, keeper = await match.shoot()
    await match.roll(shooter, pairs((1,), (2,)))
    await match.settle(lambda: bool(match.facts(e.Gezeigtes)))
    await reader.kill()
    talk = await match.say("SSucher", "Wo ist der Bot?", judged=False)
    held = await match.say(keeper, "Halten", judged=False)
    twice = await match.say(keeper, "Halten", judged=False)
    fan = town.person("zita")
    await (await fan.go(match.channel)).say("Haltet ihn!")
    luck = await fan.say(DICE)
    await match.overdue()  # the time for the answer, with grace, is over before the bot is back
    await reader.start()
    await match.settle(lambda: bool(match.caused(twice.id)))

    assert [type(one) for one in match.caused(talk.id)] == [e.Geredet]
    (order,) = match.caused(held.id)
    assert isinstance(order, e.Befohlen)
    assert order.after_ms is not None
    assert 0 <= order.after_ms <= 1000 * FRIST
    assert [type(one) for one in match.caused(twice.id)] == [e.Ungueltig]
    causes = [entry.cause for entry in match.entries() if entry.cause]
    assert causes == sorted(causes)
    await match.roll(keeper, pairs((6,), (6,)))
    assert not match.facts(e.FristVorbei)
    assert (len(match.facts(e.Tor)), len(match.facts(e.Gehalten))) == (0, 1)
    await match.all_told()
    lines = await lines_told_once(match)
    assert sum(line.startswith(f"🎲 {shooter}: ") for line in lines) == 1
    answered = [one.raw.get("message_reference") or {} for one in await fan.sees(match.channel)]
    assert [one.get("message_id") for one in answered].count(str(luck.id)) == 1
    assert reader.errors() == []


async def test_halten_written_too_late_does_not_count_and_the_clock_rings_once(
    town: Playground, reader: Running
) -> None:
    match = await Match.open(town, reader, "dog", art="pokal", runden=2, frist="1")
    shooter, keeper = await match.shoot()
    await match.roll(shooter)
    await match.settle(lambda: bool(match.facts(e.Gezeigtes)))
    await reader.kill()
    await match.overdue()
    held = await match.say(keeper, "Halten", judged=False)
    await reader.start()
    await match.settle(lambda: bool(match.caused(held.id)))

    late = [one for one in match.caused(held.id) if isinstance(one, e.Ungueltig)]
    assert [one.grund for one in late] == ["zu-spaet"]
    await match.rung()
    assert len(match.facts(e.FristVorbei)) == 1
    assert len(match.facts(e.Tor)) == 1
    await match.all_told()
    lines = await lines_told_once(match)
    assert sum("Tor für" in line for line in lines) == 1
    assert reader.errors() == []


async def test_killed_before_it_knew_when_the_roll_was_shown(town: Playground, reader: Running) -> None:
    match = await Match.open(town, reader, "watten", art="pokal", runden=2, frist="1")
    shooter, keeper = await match.shoot()
    await match.all_told()
    await town.control("POST", "limits", {"delay": 2.5})
    await town.fail_next(500, 1000, lost=True, method="POST", path=f"/channels/{match.channel}/messages")
    await match.say(shooter, DICE)
    seen = await match.people["schiri"].wait_for_message(lambda seen: f"🎲 {shooter}: " in seen.text)
    await reader.kill()  # the message stands there, its answer never came
    assert not match.facts(e.Gezeigtes)
    await town.control("DELETE", "faults")
    await match.until_moment(moment_of(seen.id) + 1000)
    held = await match.say(keeper, "Halten", judged=False)  # more than the limit after the roll was drawn
    await reader.start()
    await match.settle(lambda: bool(match.caused(held.id)))
    (order,) = match.caused(held.id)
    assert isinstance(order, e.Befohlen)
    assert order.after_ms is not None
    assert 900 <= order.after_ms <= 3000
    await match.all_told()
    lines = await lines_told_once(match)
    assert sum(line.startswith(f"🎲 {shooter}: ") for line in lines) == 1
    assert reader.errors() == []


async def test_the_seconds_count_from_the_message_people_see(town: Playground, reader: Running) -> None:
    match = await Match.open(town, reader, "wizard", art="pokal", runden=2, frist="1")
    shooter, keeper = await match.shoot()
    await match.all_told()
    await town.control("POST", "limits", {"delay": 5.0})  # the clock would ring 4.5 s after the roll
    shown = asyncio.create_task(match.people["schiri"].wait_for_message(lambda seen: f"🎲 {shooter}: " in seen.text))
    rolled = await match.say(shooter, DICE)
    await match.until_moment(moment_of(rolled.id) + 3500)
    early = await match.say("SSucher", "Wann kommt denn der Wurf?", judged=False)
    seen = await shown
    await town.control("DELETE", "faults")
    await match.until_moment(max(moment_of(seen.id) + 1000, moment_of(rolled.id) + 6550))
    held = await match.say(keeper, "Halten")
    assert moment_of(held.id) - moment_of(rolled.id) > 6500
    assert [type(one) for one in match.caused(early.id)] == [e.Geredet]
    (order,) = match.caused(held.id)
    assert isinstance(order, e.Befohlen)
    assert order.after_ms == moment_of(held.id) - moment_of(seen.id)
    assert not match.facts(e.FristVorbei)

    await match.roll(keeper)  # a tie in all numbers is rolled again
    assert len(match.facts(e.Tor)) + len(match.facts(e.Gehalten)) + len(match.facts(e.Gleichstand)) == 1
    assert reader.errors() == []
