"""The bot dies between a Torwurf and its answer: what was written meanwhile is judged by Discord's own times."""

import asyncio
from pathlib import Path

from bot.games.quidditch import events as e
from playground.client import Playground
from playground.snowflake import moment_of
from tests.process.match import DICE, Match, reading_bot

FRIST = 4


async def lines_told_once(match: Match) -> list[str]:
    """Return what was told, each line of it only once unless it is a roll."""
    lines = [line for one in await match.lines() for line in one.split("\n")]
    again = {line for line in lines if lines.count(line) > 1 and "🎲" not in line}
    assert not again, f"told twice: {again}"
    return lines


async def test_halten_written_in_time_counts_although_the_bot_was_away(pg: Playground, tmp_path: Path) -> None:
    async with reading_bot(pg, tmp_path) as bot:
        match = await Match.open(pg, bot, art="pokal", runden=2, frist=FRIST)
        shooter, keeper = await match.shoot()
        await match.roll(shooter)
        await match.settle(lambda: bool(match.facts(e.Gezeigtes)))
        await bot.kill()
        talk = await match.say("SSucher", "Wo ist der Bot?", judged=False)
        held = await match.say(keeper, "Halten", judged=False)
        twice = await match.say(keeper, "Halten", judged=False)
        fan = pg.person("zita")
        await (await fan.go(match.channel)).say("Haltet ihn!")
        await asyncio.sleep(FRIST + 3)  # the time for the answer, with grace, is over before the bot is back
        await bot.start()
        await match.settle(lambda: bool(match.caused(twice.id)))

        assert [type(one) for one in match.caused(talk.id)] == [e.Geredet]
        (order,) = match.caused(held.id)
        assert isinstance(order, e.Befohlen)
        assert order.after_ms is not None
        assert 0 <= order.after_ms <= 1000 * FRIST
        assert [type(one) for one in match.caused(twice.id)] == [e.Ungueltig]
        causes = [entry.cause for entry in match.entries() if entry.cause]
        assert causes == sorted(causes)
        await match.roll(keeper)
        assert not match.facts(e.FristVorbei)
        assert len(match.facts(e.Tor)) + len(match.facts(e.Gehalten)) == 1
        await match.all_told()
        lines = await lines_told_once(match)
        assert sum(line.startswith(f"🎲 {shooter}: ") for line in lines) == 1
        assert bot.errors() == []


async def test_halten_written_too_late_does_not_count_and_the_clock_rings_once(pg: Playground, tmp_path: Path) -> None:
    async with reading_bot(pg, tmp_path) as bot:
        match = await Match.open(pg, bot, art="pokal", runden=2, frist=1)
        shooter, keeper = await match.shoot()
        await match.roll(shooter)
        await match.settle(lambda: bool(match.facts(e.Gezeigtes)))
        await bot.kill()
        await asyncio.sleep(3.3)  # a second, two of grace, and a little
        held = await match.say(keeper, "Halten", judged=False)
        await bot.start()
        await match.settle(lambda: bool(match.caused(held.id)))

        late = [one for one in match.caused(held.id) if isinstance(one, e.Ungueltig)]
        assert [one.grund for one in late] == ["zu-spaet"]
        await asyncio.sleep(2)  # a second ringing would come now
        assert len(match.facts(e.FristVorbei)) == 1
        assert len(match.facts(e.Tor)) == 1
        await match.all_told()
        lines = await lines_told_once(match)
        assert sum("Tor für" in line for line in lines) == 1
        assert bot.errors() == []


async def test_killed_before_it_knew_when_the_roll_was_shown(pg: Playground, tmp_path: Path) -> None:
    async with reading_bot(pg, tmp_path) as bot:
        match = await Match.open(pg, bot, art="pokal", runden=2, frist=1)
        shooter, keeper = await match.shoot()
        await match.all_told()
        await pg.control("POST", "limits", {"delay": 2.5})
        await pg.fail_next(500, 1000, lost=True, method="POST", path=f"/channels/{match.channel}/messages")
        await match.say(shooter, DICE)
        await match.people["schiri"].wait_for_message(lambda seen: f"🎲 {shooter}: " in seen.text)
        await bot.kill()  # the message stands there, its answer never came
        assert not match.facts(e.Gezeigtes)
        await pg.control("DELETE", "faults")
        await asyncio.sleep(1)
        held = await match.say(keeper, "Halten", judged=False)  # more than the limit after the roll was drawn
        await bot.start()
        await match.settle(lambda: bool(match.caused(held.id)))
        (order,) = match.caused(held.id)
        assert isinstance(order, e.Befohlen)
        assert order.after_ms is not None
        assert 900 <= order.after_ms <= 3000
        await match.all_told()
        lines = await lines_told_once(match)
        assert sum(line.startswith(f"🎲 {shooter}: ") for line in lines) == 1
        assert bot.errors() == []


async def test_the_seconds_count_from_the_message_people_see(pg: Playground, tmp_path: Path) -> None:
    async with reading_bot(pg, tmp_path) as bot:
        match = await Match.open(pg, bot, art="pokal", runden=2, frist=1)
        shooter, keeper = await match.shoot()
        await match.all_told()
        await pg.control("POST", "limits", {"delay": 5.0})  # the clock would ring 4.5 s after the roll
        shown = asyncio.create_task(
            match.people["schiri"].wait_for_message(lambda seen: f"🎲 {shooter}: " in seen.text)
        )
        rolled = await match.say(shooter, DICE)
        await asyncio.sleep(3.5)
        early = await match.say("SSucher", "Wann kommt denn der Wurf?", judged=False)
        seen = await shown
        await pg.control("DELETE", "faults")
        await asyncio.sleep(2)
        held = await match.say(keeper, "Halten")
        assert moment_of(held.id) - moment_of(rolled.id) > 6500
        assert [type(one) for one in match.caused(early.id)] == [e.Geredet]
        (order,) = match.caused(held.id)
        assert isinstance(order, e.Befohlen)
        assert order.after_ms == moment_of(held.id) - moment_of(seen.id)
        assert not match.facts(e.FristVorbei)

        await match.roll(keeper)
        assert len(match.facts(e.Tor)) + len(match.facts(e.Gehalten)) == 1
        assert bot.errors() == []
