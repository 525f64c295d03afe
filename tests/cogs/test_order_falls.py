"""Keeping order on bad days: people, rooms, games and rights that vanish amid an act; deeds done after a fall."""

from dataclasses import replace
from datetime import timedelta
from typing import Any

import discord
import pytest

from bot.edge.order import doors
from bot.edge.order.logbook import _advice
from bot.engine.text import text
from bot.service.play.live import Declined, Who
from bot.store.acts import ActRow
from bot.store.database import StoreTrouble
from tests.cogs.cabin import let_sleepers_be
from tests.cogs.court import Court
from tests.edge.house import told
from tests.edge.test_answers import http
from tests.edge.test_owed import rows

GONE = 4711


def guild_of(court: Court) -> discord.Guild:
    guild = court.house.client.get_guild(court.guild.id)
    assert guild is not None
    return guild


async def fallen(court: Court, kind: str, person: Any, **more: Any) -> ActRow:
    """Write an act and its deed as a fall leaves them: nothing is done yet; then begin anew."""
    book, deeds, outbox = court.house.services.book, court.house.client.moderation._deeds, court.house.client.outbox
    about: dict[str, Any] = {"channel_id": court.room.id, "reason": "Lärm"} | more
    act = ActRow(
        guild_id=court.guild.id,
        at=book.clock(),
        kind=kind,
        actor_id=court.rita.id,
        target_id=person.id,
        cause=99,
        **about,
    )
    words = text("kick-dm", room="spiele", server="Die Taverne", why="")
    deed = deeds.deed(99, court.guild.id, person.id, words if kind != "server-kick" else None)
    await outbox._workers.close()
    written = await court.house.inside(book.record(act, deed))
    assert written is not None
    await court.house.restart()
    await court.house.env.settle()
    return written


async def test_a_kick_from_the_room_is_done_after_a_fall_with_the_seat_and_then_told(court: Court) -> None:
    live = await court.game()
    await fallen(court, "room-kick", court.player, game_id=live.row.id, data={"overwrite": [0, 0]})
    assert not court.sees(court.player)
    assert "keinen Zutritt mehr" in court.dms(court.player)[-1]
    (seat,) = [row for row in (await court.house.services.games.live(live.row.id)).seats if row.seat == "Ost"]
    assert seat.excluded


async def test_a_kick_off_the_server_is_done_after_a_fall(court: Court) -> None:
    await fallen(court, "server-kick", court.zoe)
    assert court.zoe.id not in [member.id for member in guild_of(court).members]
    assert court.dms(court.zoe) == []


@pytest.mark.parametrize(("hours", "silenced"), [(1, True), (-1, False), (None, False)])
async def test_a_timeout_is_given_after_a_fall_unless_its_time_is_over(
    court: Court, hours: int | None, silenced: bool
) -> None:
    now = court.house.services.book.clock()
    data = {} if hours is None else {"until": (now + timedelta(hours=hours)).isoformat()}
    await fallen(court, "timeout", court.zoe, data=data)
    assert (await court.timed_out(court.zoe) is not None) is silenced
    assert len(court.dms(court.zoe)) == 1


async def test_what_discord_refuses_after_a_fall_is_told_to_nobody_and_stands_as_undone(court: Court) -> None:
    court.house.env.inject_error("DELETE", "/guilds/*/members/*", status=403, code=50013)
    act = await fallen(court, "server-kick", court.zoe)
    (now,) = await court.acts("server-kick")
    assert now.id == act.id and now.undone_at is not None
    assert court.dms(court.zoe) == []


async def test_after_a_fall_a_room_that_is_gone_is_shut_to_nobody_and_the_letter_goes_out(court: Court) -> None:
    await fallen(court, "room-kick", court.zoe, channel_id=GONE)
    (act,) = await court.acts("room-kick")
    assert act.undone_at is None
    assert len(court.dms(court.zoe)) == 1


@pytest.mark.parametrize(("kind", "letters"), [("server-kick", 0), ("timeout", 1)])
async def test_after_a_fall_nothing_is_done_to_who_has_left_the_server_by_himself(
    court: Court, kind: str, letters: int
) -> None:
    court.guild.remove_member(court.zoe)
    await court.house.env.settle()
    await fallen(court, kind, court.zoe)
    assert not court.house.calls("DELETE", f"/members/{court.zoe.id}")
    assert not court.house.calls("PATCH", f"/members/{court.zoe.id}")
    (act,) = await court.acts(kind)
    assert act.undone_at is None
    assert len(court.dms(court.zoe)) == letters


async def test_whoever_has_left_discord_altogether_is_spared_and_the_reason_is_kept(court: Court) -> None:
    nobody: Any = type("Nobody", (), {"id": GONE})()
    court.house.env.inject_error("GET", f"/users/{GONE}", status=404, code=10013, times=None)
    await fallen(court, "timeout", nobody)
    (deed,) = await rows(court.house, "deed")
    assert deed["reason"] == "unsaid-nobody"


async def test_a_member_who_only_left_the_server_is_still_told(court: Court) -> None:
    guild = guild_of(court)
    await court.house.inside(guild.kick(discord.Object(court.zoe.id)))
    await court.house.env.settle()
    await fallen(court, "room-kick", court.zoe, data={"overwrite": [0, 0]})
    assert not court.sees(court.zoe)


async def test_a_room_is_found_also_when_it_sleeps_and_not_when_it_is_gone(court: Court) -> None:
    guild = guild_of(court)
    assert await court.house.inside(doors.find(guild, court.room.id)) is guild.get_channel(court.room.id)
    assert await court.house.inside(doors.find(guild, GONE)) is None
    court.house.env.inject_error("GET", f"/channels/{GONE}", status=403, code=50001)
    assert await court.house.inside(doors.find(guild, GONE)) is None


async def thread_of(court: Court) -> discord.Thread:
    raw = court.house.env.backend.create_thread(court.room.id, name="Ecke", owner_id=court.rita.id, type=11)
    await court.house.env.settle()
    thread = guild_of(court).get_thread(raw.id)
    assert thread is not None
    return thread


@pytest.fixture
def strict(court: Court, monkeypatch: pytest.MonkeyPatch) -> Court:
    """Let Discord refuse, as it does, to change who is in a thread that is archived."""
    let_sleepers_be(court.house, monkeypatch)
    return court


async def test_a_thread_that_sleeps_is_woken_to_let_somebody_in_again(strict: Court) -> None:
    court, thread = strict, await thread_of(strict)
    (corner,) = court.room.threads
    members = court.house.env.backend.get_thread(thread.id).thread_members
    await court.zoe.send(corner, "Hallo")
    asked = await court.rita.slash(corner, "kick", person=court.zoe)
    assert asked.response is not None
    await court.rita.click(asked.response, label="Aus dem Raum")
    assert court.zoe.id not in members
    await court.house.inside(thread.edit(archived=True))
    assert guild_of(court).get_thread(thread.id) is None, "who sleeps is not in memory"
    answer = told(await court.rolf.click(court.log.history()[-1], label="Wieder zulassen"))
    assert "Zurückgenommen, Nr." in answer
    assert court.zoe.id in members


async def test_after_a_fall_somebody_is_taken_out_of_a_thread_that_sleeps(strict: Court) -> None:
    court, thread = strict, await thread_of(strict)
    (corner,) = court.room.threads
    await court.zoe.send(corner, "Hallo")
    await court.house.inside(thread.edit(archived=True))
    await fallen(court, "room-kick", court.zoe, channel_id=thread.id, data={"thread": True})
    assert court.zoe.id not in court.house.env.backend.get_thread(thread.id).thread_members
    (act,) = await court.acts("room-kick")
    assert act.undone_at is None


async def test_whoever_has_left_the_server_is_let_into_no_thread_but_may_come_back(court: Court) -> None:
    thread = await thread_of(court)
    (corner,) = court.room.threads
    asked = await court.rita.slash(corner, "kick", person=court.zoe)
    assert asked.response is not None
    await court.rita.click(asked.response, label="Aus dem Raum")
    court.guild.remove_member(court.zoe)
    await court.house.env.settle()
    answer = told(await court.rolf.click(court.log.history()[-1], label="Wieder zulassen"))
    assert "Zurückgenommen, Nr." in answer
    assert not court.house.calls("PUT", f"/channels/{thread.id}/thread-members/")
    (act,) = await court.acts()
    assert act.undone_by == court.rolf.id


async def test_whoever_is_not_in_a_thread_is_out_already(court: Court) -> None:
    house, thread = court.house, await thread_of(court)
    house.env.inject_error("DELETE", f"/channels/{thread.id}/thread-members/*", status=404, code=10007)
    await house.inside(doors.remove(thread, court.zoe.id))
    house.env.inject_error("DELETE", f"/channels/{thread.id}/thread-members/*", status=403, code=50013)
    with pytest.raises(discord.Forbidden):
        await house.inside(doors.remove(thread, court.zoe.id))


@pytest.mark.parametrize(
    ("trouble", "note"),
    [(Declined(text("game-unknown")), "kick-rules-say-no"), (StoreTrouble("locked", "?"), "kick-seat-trouble")],
)
async def test_a_seat_that_cannot_be_taken_away_is_named_to_the_referee(
    court: Court, monkeypatch: pytest.MonkeyPatch, trouble: Exception, note: str
) -> None:
    live = await court.game()

    async def broken(*_: Any, **__: Any) -> Any:
        raise trouble

    services = court.house.services
    monkeypatch.setattr(services.conduct, "send_off", broken)
    rita = Who(court.rita.id, "rita")
    notes = await court.house.inside(doors.send_off(services, live, rita, court.player.id, 5, "Lärm"))
    assert [one.id for one in notes] == [note]
    assert await court.house.inside(doors.send_off(services, live, rita, court.zoe.id, 5, "Lärm")) == []


async def test_rules_that_do_not_hear_of_an_exclusion_are_quoted(court: Court, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await court.game()

    async def unheard(*_: Any, **__: Any) -> Any:
        return text("game-unknown")

    services = court.house.services
    monkeypatch.setattr(services.conduct, "send_off", unheard)
    rita = Who(court.rita.id, "rita")
    notes = await court.house.inside(doors.send_off(services, live, rita, court.player.id, 5, "Lärm"))
    assert [one.id for one in notes] == ["kick-excluded", "kick-rules-say-no"]


async def test_a_seat_is_given_back_only_if_the_kick_has_cost_one(court: Court) -> None:
    live = await court.game()
    services, rita = court.house.services, Who(court.rita.id, "rita")
    ben = Who(court.player.id, "ben")
    now = services.book.clock()
    kick = ActRow(guild_id=court.guild.id, at=now, kind="room-kick", actor_id=1, target_id=court.player.id)
    for act in (kick, replace(kick, game_id=live.row.id), replace(kick, data={"seat": "Ost"})):
        assert await court.house.inside(doors.let_back(services, act, rita, ben, "?")) == []
    seated = replace(kick, game_id=live.row.id, data={"seat": "Ost"})
    assert await court.house.inside(doors.let_back(services, seated, rita, ben, "?")) == [], "he was never excluded"


async def test_only_rooms_of_the_game_or_where_one_is_are_rooms_to_be_sent_out_of(court: Court) -> None:
    house = court.house
    other = house.guild.create_text_channel("nebenan")
    await court.zoe.send(court.room, "hallo")
    say = house.services.texts.say
    strange = await house.press(court.rita, f"o:k:{court.zoe.id}:{other.id}:-")
    assert told(strange) == say(text("moderation-room-strange"), "de")
    nobody = await house.press(court.rita, f"o:k:{GONE}:{court.room.id}:-")
    assert told(nobody) == say(text("moderation-left"), "de")
    assert await court.acts() == []
    await house.press(court.rita, f"o:k:{court.zoe.id}:{court.room.id}:-")
    assert [act.kind for act in await court.acts()] == ["room-kick"]


def test_the_log_of_a_channel_in_other_trouble_says_so() -> None:
    assert _advice(http(discord.NotFound, 404, 10003), 5).id == "log-channel-gone"
    assert _advice(http(discord.Forbidden, 403, 50013), 5) == text("log-channel-closed", channel="<#5>")
    assert _advice(http(discord.HTTPException, 400, 50035), 5) == text("log-channel-trouble", channel="<#5>")


async def test_two_referees_mean_the_same_within_a_minute_and_not_later(court: Court) -> None:
    await court.warn(court.rita, court.zoe)
    court.house.sleep(59)
    near = told(await court.warn(court.rolf, court.zoe))
    assert court.rita.mention in near
    court.house.sleep(62)
    assert court.rita.mention not in told(await court.warn(court.rolf, court.zoe))
    again = told(await court.warn(court.rolf, court.zoe))
    assert court.rolf.mention not in again.replace(f"von {court.rolf.mention}", ""), "one's own is no rival"
