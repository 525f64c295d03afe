"""Keeping order on bad days: somebody has left, a room is gone, Discord says no, a press comes twice or too late."""

from dataclasses import replace
from datetime import timedelta

import discord
import pytest

from bot.engine.spec import MannersPart
from bot.engine.text import text
from bot.service.play.live import Who
from bot.store.acts import ActRow
from tests.cogs.cabin import allow
from tests.cogs.court import Court
from tests.edge.house import sheet, told, words
from tests.sample import GAME as HASARD
from tests.sample.model import HasardOptions

UNKNOWN_MEMBER = 10007
GONE = 4711


async def test_what_was_taken_back_is_taken_back_once(court: Court) -> None:
    await court.lock_out(court.rita, court.zoe)
    (act,) = await court.acts()
    line = court.log.history()[-1]
    await court.rolf.click(line, label="Wieder zulassen")
    assert "schon zurückgenommen" in told(await court.house.press(court.rita, f"o:u:{act.id}", line))
    (after,) = await court.acts()
    assert after.undone_by == court.rolf.id


async def test_an_entry_that_cannot_be_is_no_entry(court: Court) -> None:
    await court.warn(court.rita, court.zoe)
    for number in (999, 10**11):
        answer = await court.house.press(court.rita, f"o:u:{number}", court.log.history()[-1])
        assert "gibt es auf diesem Server nicht" in told(answer)


async def test_whoever_has_left_cannot_be_silenced_by_an_old_button(court: Court) -> None:
    live = await court.game()
    said = await court.zoe.send(court.room, "Tschüss!")
    form = await court.house.press(court.rita, f"o:t:{court.zoe.id}:{live.row.id}", said)
    court.guild.remove_member(court.zoe)
    await court.house.env.settle()
    answer = await court.rita.submit_modal(form, {"line": "1h"})
    assert "nicht (mehr) auf dem Server" in told(answer)
    assert await court.acts() == []


async def test_the_owner_stands_above_everybody_and_is_silenced_by_nobody(court: Court) -> None:
    owner = court.guild.add_member(court.guild.owner)
    said = told(await owner.slash(court.room, "auszeit", person=court.rita, dauer="1h", grund="Pst"))
    assert "Steht im Buch" in said
    assert await court.timed_out(court.rita) == timedelta(hours=1)
    no = told(await court.rolf.slash(court.room, "auszeit", person=owner, dauer="1h", grund="Pst"))
    assert "gehört der Server" in no
    assert len(await court.acts()) == 1


async def test_administrators_get_no_timeout_and_are_told_apart_from_others(court: Court) -> None:
    high = court.guild.create_role("Oben", permissions=discord.Permissions(administrator=True), position=1)
    chief = court.guild.add_member(court.house.env.create_user("chef"), roles=[high])
    owner = court.guild.add_member(court.guild.owner)
    answer = told(await owner.slash(court.room, "auszeit", person=chief, dauer="1h", grund="Pst"))
    assert "ist Administrator" in answer
    assert await court.acts() == []


@pytest.mark.parametrize(
    ("status", "code", "answer"),
    [(404, UNKNOWN_MEMBER, "nicht (mehr) auf dem Server"), (403, 50013, "lässt mich das nicht tun")],
)
async def test_a_longer_timeout_that_discord_refuses_leaves_the_old_one(
    court: Court, status: int, code: int, answer: str
) -> None:
    await court.rita.slash(court.room, "auszeit", person=court.zoe, dauer="1h", grund="Pst")
    court.house.env.inject_error("PATCH", f"/guilds/{court.guild.id}/members/*", status=status, code=code)
    said = told(await court.rita.slash(court.room, "auszeit", person=court.zoe, dauer="2h", grund="Doch länger"))
    assert answer in said
    (act,) = await court.acts()
    assert (act.data["seconds"], act.reason) == (3600, "Pst")


async def test_a_timeout_delivered_twice_is_one_and_its_end_too(court: Court) -> None:
    court.house.deliver_twice()
    await court.rita.slash(court.room, "auszeit", person=court.zoe, dauer="1h", grund="Pst")
    assert [act.kind for act in await court.acts()] == ["timeout"]
    assert len(court.dms(court.zoe)) == 1
    await court.rita.slash(court.room, "auszeit", person=court.zoe, dauer="0", grund="gut")
    (act,) = await court.acts()
    assert act.undone_at is not None


async def test_a_kick_off_the_server_delivered_twice_is_one(court: Court) -> None:
    asked = sheet(await court.rita.slash(court.room, "kick", person=court.zoe, bereich="server"))
    court.house.deliver_twice()
    await court.rita.click(asked, label="zoe vom Server werfen")
    assert [act.kind for act in await court.acts()] == ["server-kick"]


async def test_a_public_warning_that_cannot_be_said_there_is_told_to_the_referee(court: Court) -> None:
    court.house.env.inject_error("POST", f"/channels/{court.room.id}/messages", status=403, code=50013)
    answer = told(await court.warn(court.rita, court.zoe, oeffentlich=True))
    assert "Öffentlich sagen konnte ich es nicht" in answer
    assert len(await court.acts("warning")) == 1


async def test_whoever_comes_back_to_a_game_that_has_ended_is_told_that_there_is_no_seat(court: Court) -> None:
    live = await court.game()
    court.everybody()
    await court.lock_out(court.rita, court.player)
    await court.house.inside(court.house.services.conduct.end(live.row.id, Who(court.wim.id, "wim"), cause=77))
    answer = told(await court.rita.slash(court.room, "kick", person=court.player))
    assert "inzwischen zu Ende" in answer
    assert court.sees(court.player)


@pytest.mark.parametrize(
    ("right", "options", "named"),
    [
        ("kick_members", {"bereich": "server"}, "Mitglieder kicken"),
        ("manage_roles", {}, "Rollen verwalten"),
    ],
)
async def test_a_right_we_lack_is_named_before_anything_is_asked(
    court: Court, right: str, options: dict[str, str], named: str
) -> None:
    allow(court.house, **{right: False})
    await court.house.env.settle()
    answer = told(await court.rita.slash(court.room, "kick", person=court.zoe, **options))
    assert named in answer
    assert court.zoe.id in court.guild.member_ids() and await court.acts() == []


@pytest.mark.parametrize(
    ("right", "thread", "named"),
    [
        ("view_channel", False, "Kanäle ansehen"),
        ("view_channel", True, "Kanäle ansehen"),
        ("manage_roles", False, "Rollen verwalten"),
        ("manage_threads", True, "Threads verwalten"),
    ],
)
async def test_what_we_lack_in_a_room_or_thread_is_named_and_nothing_else(
    court: Court, right: str, thread: bool, named: str
) -> None:
    place = court.room
    if thread:
        court.house.env.backend.create_thread(court.room.id, name="Ecke", owner_id=court.rita.id, type=11)
        await court.house.env.settle()
        (place,) = court.room.threads
    guild = court.house.client.get_guild(court.guild.id)
    channel = guild.get_channel(court.room.id) if guild else None
    assert guild is not None and isinstance(channel, discord.TextChannel)
    await court.house.inside(channel.set_permissions(guild.me, overwrite=discord.PermissionOverwrite(**{right: False})))
    assert f"„{named}“" in told(await court.rita.slash(place, "kick", person=court.zoe))
    assert await court.acts() == []


async def test_bots_are_neither_seated_nor_given_the_whistle(court: Court) -> None:
    await court.game()
    robot = court.guild.add_member(court.house.env.create_user("beep", bot=True))
    seat = await court.wim.slash(court.room, "partie ersetzen", platz="Ost", person=robot)
    whistle = await court.wim.slash(court.room, "partie pfeife", an=robot)
    assert "Bots" in told(seat) and "Bots" in told(whistle)
    assert await court.acts() == []


async def test_the_log_of_a_game_names_what_was_taken_back(court: Court) -> None:
    live = await court.game()
    games, host = court.house.services.games, Who(court.host.id, "anna")
    move = live.spec.notation.write(live.spec.rules.legal(live.folded().state, "Nord")[0])
    await court.house.inside(games.act(live.row.id, host, move, cause=5))
    form = await court.wim.slash(court.room, "partie zurueck")
    await court.wim.submit_modal(form, {"line": "Verdrückt"})
    assert "Zurückgespult: Alles nach Nr." in words(sheet(await court.wim.slash(court.room, "partie log")))


async def test_a_room_that_is_gone_when_the_question_is_answered_is_named_so(court: Court) -> None:
    away = court.guild.create_text_channel("nebenan")
    live = await court.game(away)
    said = await court.zoe.send(court.room, "Hallo")
    court.house.env.backend.delete_channel(away.id)
    await court.house.env.settle()
    for verb in "ak":
        pressed = await court.house.press(court.rita, f"o:{verb}:{court.zoe.id}:{away.id}:{live.row.id}", said)
        assert "gibt es nicht mehr" in told(pressed)
    assert await court.acts() == []


async def test_a_warning_outlives_the_kind_of_its_game_and_can_still_be_taken_back(court: Court) -> None:
    live = await court.game()
    await court.warn(court.rita, court.zoe)
    games = court.house.services.games
    games.specs = {name: spec for name, spec in games.specs.items() if name != "hasard"}
    games.forget([live.row.id])
    form = await court.rolf.click(court.log.history()[-1], label="Zurücknehmen")
    assert "Zurückgenommen, Nr." in told(await court.rolf.submit_modal(form, {"line": "War Karl"}))
    (act,) = await court.acts()
    assert (act.game_id, act.undone_why) == (live.row.id, "War Karl")


async def test_a_timeout_asked_for_by_a_button_is_ended_by_nought(court: Court) -> None:
    await court.rita.slash(court.room, "auszeit", person=court.zoe, dauer="1h", grund="Pst")
    said = await court.rolf.send(court.room, "Das war zu streng")
    form = await court.house.press(court.rolf, f"o:t:{court.zoe.id}:-", said)
    assert "Zurückgenommen" in told(await court.rolf.submit_modal(form, {"line": "0"}))
    assert await court.timed_out(court.zoe) is None
    assert [act.undone_by for act in await court.acts()] == [court.rolf.id]


@pytest.mark.parametrize("key", ["la:0:99:::::", f"la:0::{10**19}:::", f"wa:0:::{10**19}::"])
async def test_a_page_of_the_book_that_nobody_can_have_asked_for_is_none(court: Court, key: str) -> None:
    said = await court.zoe.send(court.room, "Hallo")
    for verb in "px":
        pressed = await court.house.press(court.rita, f"o:{verb}:{key}", said)
        assert told(pressed) == court.house.services.texts.say(text("control-unknown"), "de")


@pytest.mark.parametrize("kind", ["warning", "room-kick", "timeout"])
async def test_what_was_done_to_somebody_who_has_left_discord_altogether_is_taken_back_in_the_book(
    court: Court, kind: str
) -> None:
    book = court.house.services.book
    act = ActRow(
        guild_id=court.guild.id,
        at=book.clock(),
        kind=kind,
        actor_id=court.rita.id,
        target_id=GONE,
        channel_id=court.room.id,
    )
    written = await court.house.inside(book.record(act))
    assert written is not None
    court.house.env.inject_error("GET", f"/users/{GONE}", status=404, code=10013, times=None)
    pressed = await court.rolf.click(court.log.history()[-1], custom_id=f"o:u:{written.id}")
    answer = await court.rolf.submit_modal(pressed, {"line": "gut"}) if kind == "warning" else pressed
    assert "Zurückgenommen, Nr." in told(answer)
    (after,) = await court.acts()
    assert after.undone_by == court.rolf.id
    assert not court.house.calls("POST", "/users/@me/channels"), "nobody is there to be told"
    assert not court.house.calls("DELETE", "/permissions/") and not court.house.calls("PATCH", "/members/")


async def test_who_plays_with_the_referee_on_another_server_is_warned_here(court: Court) -> None:
    games, lobby = court.house.services.games, court.house.services.lobby
    games.specs = {**games.specs, "hasard": replace(HASARD, manners=MannersPart(officials=True))}
    other = court.house.env.create_guild("Anderswo")
    rita, zoe = Who(court.rita.id, "rita"), Who(court.zoe.id, "zoe")

    async def together(server: int, room: int) -> None:
        seated = {"Nord": rita, "Ost": zoe}
        await lobby.open("hasard", HasardOptions(), rita, guild_id=server, channel_id=room, seated=seated)

    await court.house.inside(together(other.id, other.create_text_channel("tisch").id))
    assert "Steht im Buch" in told(await court.warn(court.rita, court.zoe))
    await court.house.inside(together(court.guild.id, court.room.id))
    assert "Du spielst gerade mit oder gegen diese Person" in told(await court.warn(court.rita, court.zoe))
    assert len(await court.acts("warning")) == 1


async def test_what_discord_does_not_let_us_take_back_stands_in_the_book(court: Court) -> None:
    await court.lock_out(court.rita, court.zoe)
    line = court.log.history()[-1]
    court.house.env.inject_error("DELETE", f"/channels/{court.room.id}/permissions/*", status=403, code=50013)
    assert "lässt mich das nicht tun" in told(await court.rolf.click(line, label="Wieder zulassen"))
    (act,) = await court.acts()
    assert act.undone_at is None and not court.sees(court.zoe)
    assert not any("wieder" in one for one in court.dms(court.zoe)), "nobody is told of what did not happen"
    await court.rolf.click(line, label="Wieder zulassen")
    assert court.sees(court.zoe)
