"""Keeping order when a press is delivered again: what was taken back meanwhile is not done a second time."""

import asyncio
from datetime import timedelta

import discord
import pytest

from bot.edge.kit import answer
from bot.edge.order.ranks import Person
from tests.cogs.court import Court


async def test_a_kick_delivered_again_after_it_was_taken_back_sends_nobody_out(court: Court) -> None:
    asked = await court.rita.slash(court.room, "kick", person=court.zoe)
    assert asked.response is not None
    pressed = await court.rita.click(asked.response, label="Aus dem Raum")
    await court.rolf.click(court.log.history()[-1], label="Wieder zulassen")
    await court.house.again(pressed)
    assert court.sees(court.zoe)
    (act,) = await court.acts()
    assert act.undone_by == court.rolf.id
    assert len([one for one in court.dms(court.zoe) if "keinen Zutritt mehr" in one]) == 1


async def test_a_timeout_delivered_again_after_a_restart_lasts_no_longer(court: Court) -> None:
    given = await court.rita.slash(court.room, "auszeit", person=court.zoe, dauer="2h", grund="Pst")
    (before,) = await court.acts()
    await court.house.restart()
    court.house.sleep(600)
    await court.house.again(given)
    assert await court.acts() == [before]
    assert await court.timed_out(court.zoe) == timedelta(minutes=110)
    assert len(court.dms(court.zoe)) == 1


async def test_a_timeout_delivered_again_after_it_was_lifted_silences_nobody(court: Court) -> None:
    given = await court.rita.slash(court.room, "auszeit", person=court.zoe, dauer="2h", grund="Pst")
    await court.rolf.click(court.log.history()[-1], label="Auszeit aufheben")
    await court.house.restart()
    await court.house.again(given)
    assert await court.timed_out(court.zoe) is None
    assert [act.undone_by for act in await court.acts()] == [court.rolf.id]


async def test_the_end_of_a_timeout_delivered_again_leaves_the_next_one_alone(court: Court) -> None:
    guild = court.house.client.get_guild(court.guild.id)
    assert guild is not None
    zoe = await court.house.inside(guild.fetch_member(court.zoe.id))
    await court.house.inside(zoe.timeout(timedelta(hours=1)))  # by hand: the book knows nothing of it
    ended = await court.rita.slash(court.room, "auszeit", person=court.zoe, dauer="0", grund="Gut")
    assert await court.timed_out(court.zoe) is None
    await court.house.restart()
    guild = court.house.client.get_guild(court.guild.id)
    assert guild is not None
    zoe = await court.house.inside(guild.fetch_member(court.zoe.id))
    await court.house.inside(zoe.timeout(timedelta(hours=3)))
    await court.house.again(ended)
    assert await court.timed_out(court.zoe) == timedelta(hours=3)
    assert len(await court.acts()) == 1


async def test_of_two_slow_deliveries_the_one_that_comes_late_has_nothing_to_add(
    court: Court, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = await court.rita.slash(court.room, "kick", person=court.zoe)
    assert asked.response is not None
    find = court.house.client.moderation.person

    async def slowly(guild: discord.Guild, person_id: int) -> Person | None:
        await asyncio.sleep(0.06)
        return await find(guild, person_id)

    monkeypatch.setattr(answer, "PATIENCE", 0.02)
    monkeypatch.setattr(court.house.client.moderation, "person", slowly)
    court.house.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062)
    court.house.deliver_twice()
    pressed = await court.rita.click(asked.response, label="Aus dem Raum")
    assert not court.sees(court.zoe)
    assert len(await court.acts()) == 1 and len(court.logged()) == 1
    assert pressed.followups == []
    assert [one["type"] for one in court.house.callbacks()[-3:]] == [6, 6, 7], "nobody is told of trouble"
