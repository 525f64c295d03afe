"""/kick: out of the room and in again, off the server, and everything that may stand in the way."""

import asyncio
from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.engine.spec import LeadingPart
from bot.service.leading.book import Book
from bot.service.play.live import Who
from bot.store.database import Database, StoreTrouble
from tests.cogs.cabin import allow
from tests.cogs.court import Court
from tests.edge.house import labels, told, words
from tests.sample import GAME as HASARD
from tests.sample.model import Fine


async def test_out_of_the_room_and_in_again_by_one_press(court: Court) -> None:
    asked = await court.rita.slash(court.room, "kick", person=court.zoe, grund="Stört *sehr*")
    assert asked.response is not None and asked.response.ephemeral
    assert "zoe aus #spiele schicken?" in words(asked.response)
    assert court.sees(court.zoe) and await court.acts() == []
    await court.house.restart()
    result = await court.rita.click(asked.response, label="Aus dem Raum")
    assert not court.sees(court.zoe)
    (act,) = await court.acts()
    assert (act.kind, act.target_id, act.channel_id, act.reason) == (
        "room-kick",
        court.zoe.id,
        court.room.id,
        "Stört *sehr*",
    )
    assert "keinen Zutritt mehr zu **#spiele**" in court.dms(court.zoe)[-1]
    assert result.response is not None and labels(result.response) == ["Wieder zulassen"]
    await court.rolf.click(court.log.history()[-1], label="Wieder zulassen")
    assert court.sees(court.zoe)
    (act,) = await court.acts()
    assert (act.undone_by, act.undone_why) == (court.rolf.id, "wieder zugelassen")
    assert "Zurückgenommen von" in court.logged()[-1]
    assert court.house.calls("DELETE", f"/permissions/{court.zoe.id}")


async def test_the_same_kick_again_lets_in_and_keeps_what_was_set_before(court: Court) -> None:
    guild = court.house.client.get_guild(court.guild.id)
    assert guild is not None
    channel = guild.get_channel(court.room.id)
    assert isinstance(channel, discord.TextChannel)
    zoe = await court.house.inside(guild.fetch_member(court.zoe.id))
    await court.house.inside(channel.set_permissions(zoe, attach_files=False, view_channel=True))
    await court.lock_out(court.rita, court.zoe)
    locked = channel.overwrites_for(zoe)
    assert (locked.view_channel, locked.attach_files) == (False, False)
    answer = told(await court.rita.slash(court.room, "kick", person=court.zoe))
    assert "Zurückgenommen" in answer
    open_again = channel.overwrites_for(zoe)
    assert (open_again.view_channel, open_again.attach_files) == (True, False)


async def test_never_mind(court: Court) -> None:
    asked = await court.rita.slash(court.room, "kick", person=court.zoe)
    assert asked.response is not None
    await court.rita.click(asked.response, label="Doch nicht")
    assert await court.acts() == [] and court.sees(court.zoe)


async def test_a_player_is_excluded_without_replacement_and_comes_back(court: Court) -> None:
    live = await court.game()
    court.everybody()
    asked = await court.rita.slash(court.room, "kick", person=court.player)
    assert asked.response is not None
    assert "In der laufenden Partie (Platz Ost) folgt der Ausschluss ohne Ersatz" in words(asked.response)
    await court.rita.click(asked.response, label="Aus dem Raum")
    assert [act.kind for act in await court.acts()] == ["room-kick", "exclusion"]
    (seat,) = [row for row in (await court.house.services.games.live(live.row.id)).seats if row.seat == "Ost"]
    assert seat.excluded and seat.person_id is None
    answer = told(await court.rita.slash(court.room, "kick", person=court.player))
    assert "Der Platz in der Partie (Ost) ist zurückgegeben" in answer
    (seat,) = [row for row in (await court.house.services.games.live(live.row.id)).seats if row.seat == "Ost"]
    assert not seat.excluded and seat.person_id == court.player.id
    assert all(act.undone_at for act in await court.acts())


@pytest.mark.parametrize("whistles", [True, False])
async def test_whoever_sits_elsewhere_or_whistles_by_now_comes_back_without_his_old_seat(
    court: Court, whistles: bool
) -> None:
    services, leader = court.house.services, Who(court.wim.id, "wim")
    manners = replace(HASARD.manners, officials=True)
    services.games.specs = {**services.games.specs, "hasard": replace(HASARD, manners=manners)}
    game, ben = (await court.game()).row.id, Who(court.player.id, "ben")
    await court.lock_out(court.rita, court.player)
    if whistles:
        await court.house.inside(services.conduct.whistle(game, leader, ben, cause=7))
    else:
        await court.house.inside(services.conduct.replace(game, leader, "Nord", ben, cause=7))
    answer = told(await court.rita.slash(court.room, "kick", person=court.player))
    assert "Zurückgenommen" in answer and ("pfeift dieses Spiel" in answer) == whistles
    assert court.sees(court.player)
    seats = {row.seat: row for row in (await services.games.live(game, fresh=True)).seats}
    assert seats["Ost"].excluded and seats["Ost"].person_id is None
    assert (seats["Nord"].person_id == court.player.id) is not whistles
    assert {act.kind: act.undone_at is not None for act in await court.acts("room-kick", "exclusion")} == {
        "room-kick": True,
        "exclusion": False,
    }


async def test_rules_that_know_exclusion_hear_of_it(court: Court) -> None:
    games = court.house.services.games
    leading: LeadingPart[Any, Any] = LeadingPart(
        exclude=lambda seat: f"strafe {seat}", punishes=lambda action: isinstance(action, Fine)
    )
    games.specs = {**games.specs, "hasard": replace(HASARD, leading=leading)}
    live = await court.game()
    court.everybody()
    await court.lock_out(court.rita, court.player)
    kinds = [event.kind for event in await court.house.events(live.row.id)]
    assert kinds[-1] == "fined"
    answer = told(await court.rita.slash(court.room, "kick", person=court.player))
    assert "/partie zurueck" in answer


async def test_in_the_lobby_the_seat_becomes_free(court: Court) -> None:
    live = await court.game(start=False)
    await court.lock_out(court.rita, court.player)
    assert (await court.house.services.games.live(live.row.id)).seat_of(court.player.id) is None
    assert [act.kind for act in await court.acts()] == ["room-kick"]


async def test_two_referees_at_once(court: Court) -> None:
    first = await court.rita.slash(court.room, "kick", person=court.zoe)
    second = await court.rolf.slash(court.room, "kick", person=court.zoe)
    assert first.response is not None and second.response is not None
    await court.rita.click(first.response, label="Aus dem Raum")
    late = await court.rolf.click(second.response, label="Aus dem Raum")
    assert f"schon draußen: {court.rita.mention} war schneller" in told(late)
    assert len(await court.acts()) == 1


async def test_delivered_twice_at_the_same_moment(court: Court) -> None:
    asked = await court.rita.slash(court.room, "kick", person=court.zoe)
    assert asked.response is not None
    court.house.deliver_twice()
    await court.rita.click(asked.response, label="Aus dem Raum")
    assert len(await court.acts()) == 1


async def test_a_thread_is_left_again_whenever_it_is_entered(court: Court) -> None:
    guild = court.house.client.get_guild(court.guild.id)
    channel = guild.get_channel(court.room.id) if guild else None
    assert isinstance(channel, discord.TextChannel)
    made = await court.house.inside(channel.create_thread(name="Tisch 1", type=discord.ChannelType.public_thread))
    (thread,) = court.room.threads
    backend = court.house.env.backend
    backend.add_thread_member(made.id, court.zoe.id)
    asked = await court.rita.slash(thread, "kick", person=court.zoe)
    assert asked.response is not None
    assert "Mitlesen lässt sich in einem öffentlichen Thread nicht verhindern" in words(asked.response)
    await court.rita.click(asked.response, label="Aus dem Raum")
    assert court.zoe.id not in backend.get_thread(made.id).thread_members
    await court.house.restart()
    backend.add_thread_member(made.id, court.zoe.id)
    await court.zoe.send(thread, "Da bin ich wieder")
    await court.house.env.settle()
    assert court.zoe.id not in backend.get_thread(made.id).thread_members
    await court.rita.slash(thread, "kick", person=court.zoe)
    await court.zoe.send(thread, "Danke")
    await court.house.env.settle()
    assert court.zoe.id in backend.get_thread(made.id).thread_members


async def test_off_the_server(court: Court) -> None:
    asked = await court.rita.slash(court.room, "kick", person=court.zoe, bereich="server", grund="Genug")
    assert asked.response is not None
    assert "zoe vom Server „Die Taverne“ werfen?" in words(asked.response)
    assert "Zurücknehmen kann ich das nicht" in words(asked.response)
    assert court.zoe.id in court.guild.member_ids()
    done = await court.rita.click(asked.response, label="zoe vom Server werfen")
    assert court.zoe.id not in court.guild.member_ids()
    (act,) = await court.acts()
    assert (act.kind, act.reason, act.undone_at) == ("server-kick", "Genug", None)
    assert done.response is not None and labels(done.response) == []
    assert "lässt sich nicht zurücknehmen" in told(
        await court.house.press(court.rita, f"o:u:{act.id}", court.log.history()[-1])
    )


async def test_the_server_needs_discords_own_right_and_the_order_of_roles(court: Court) -> None:
    court.everybody()
    await court.game()
    for person in (court.dora, court.admin):
        result = await person.slash(court.room, "kick", person=court.zoe, bereich="server")
        assert "brauchst du selbst Discords Recht „Mitglieder kicken“" in told(result), person.name
    no = await court.rita.slash(court.room, "kick", person=court.rolf, bereich="server")
    assert "steht mit der Rolle „Schiedsrichter“ nicht unter dir" in told(no)
    owner = court.guild.add_member(court.guild.owner)
    for area in ("raum", "server"):
        no = await court.rita.slash(court.room, "kick", person=owner, bereich=area)
        assert "gehört der Server" in told(no)
        assert "dich selbst" in told(await court.rita.slash(court.room, "kick", person=court.rita, bereich=area))
    pressed = await court.house.press(court.dora, f"o:s:{court.zoe.id}", court.log.history()[-1])
    assert "Mitglieder kicken" in told(pressed)
    assert await court.acts() == []


async def test_administrators_see_every_room(court: Court) -> None:
    power = court.guild.create_role("Chef", permissions=discord.Permissions(administrator=True), position=1)
    chef = court.guild.add_member(court.house.env.create_user("chef"), roles=[power])
    answers = [told(await by.slash(court.room, "kick", person=chef)) for by in (court.rita, court.rolf)]
    assert all("nicht unter dir" in answer or "sieht jeden Raum" in answer for answer in answers)


async def test_the_button_after_a_reminder_asks_nothing_that_would_not_work(court: Court) -> None:
    await court.warn(court.rita, court.zoe)
    asked = (await court.warn(court.rita, court.zoe)).response
    assert asked is not None
    allow(court.house, manage_roles=False)
    await court.house.env.settle()
    answer = told(await court.rita.click(asked, label="Aus dem Raum"))
    assert "„Rollen verwalten“" in answer and court.sees(court.zoe)


async def test_discord_refuses_in_the_middle_and_the_book_is_put_right(court: Court) -> None:
    for path, method, area, label in (
        (f"/channels/{court.room.id}/permissions/*", "PUT", "raum", "Aus dem Raum"),
        (f"/guilds/{court.guild.id}/members/*", "DELETE", "server", "zoe vom Server werfen"),
    ):
        asked = await court.rita.slash(court.room, "kick", person=court.zoe, bereich=area)
        assert asked.response is not None
        court.house.env.inject_error(method, path, status=403, code=50013, message="Missing Permissions")
        answer = told(await court.rita.click(asked.response, label=label))
        assert "Discord lässt mich das nicht tun" in answer
        act = (await court.acts())[-1]
        assert act.undone_at is not None and "Discord lässt mich" in (act.undone_why or "")
        assert "Zurückgenommen von" in court.logged()[-1]
    await court.lock_out(court.rita, court.zoe)
    assert not court.sees(court.zoe)


async def test_discord_refuses_and_the_book_cannot_be_put_right(court: Court, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = await court.rita.slash(court.room, "kick", person=court.zoe)
    assert asked.response is not None

    async def broken(self: Book, *_: object) -> None:
        await asyncio.sleep(0)
        raise StoreTrouble("full", "disk")

    court.house.env.inject_error("PUT", f"/channels/{court.room.id}/permissions/*", status=403, code=50013)
    with monkeypatch.context() as patch:
        patch.setattr(Book, "undo", broken)
        answer = told(await court.rita.click(asked.response, label="Aus dem Raum"))
    (act,) = await court.acts()
    assert f"Leider steht Nr. {act.id} trotzdem im Buch" in answer
    await court.rita.click(court.log.history()[-1], label="Wieder zulassen")
    assert (await court.acts())[0].undone_at is not None


async def test_a_host_without_referee_leads_the_game_but_keeps_nobody_out(court: Court) -> None:
    court.everybody()
    await court.game(referee=False)
    assert "nur Schiedsrichter" in told(await court.host.slash(court.room, "kick", person=court.zoe))
    await court.host.slash(court.room, "partie pfeife", an=court.host)
    assert "nur Schiedsrichter" in told(await court.host.slash(court.room, "kick", person=court.zoe))
    await court.host.slash(court.room, "partie pfeife", an=court.rita)
    asked = await court.rita.slash(court.room, "kick", person=court.zoe)
    assert "zoe aus #spiele schicken?" in told(asked)


async def test_the_bot_lost_its_right(court: Court, monkeypatch: pytest.MonkeyPatch) -> None:
    none = property(lambda member: discord.Permissions(view_channel=True))
    monkeypatch.setattr(discord.Member, "guild_permissions", none)
    monkeypatch.setattr(
        discord.TextChannel, "permissions_for", lambda channel, who: discord.Permissions(view_channel=True)
    )
    court.everybody()
    assert "fehlt mir das Recht „Rollen verwalten“" in told(
        await court.rita.slash(court.room, "kick", person=court.zoe)
    )
    silent = await court.rita.slash(court.room, "auszeit", person=court.zoe, dauer="1h", grund="x")
    assert "fehlt mir das Recht „Mitglieder im Timeout“" in told(silent)
    assert await court.acts() == []


async def test_who_left_meanwhile(court: Court) -> None:
    asked = await court.rita.slash(court.room, "kick", person=court.zoe)
    assert asked.response is not None
    court.guild.remove_member(court.zoe)
    assert "nicht (mehr) auf dem Server" in told(await court.rita.click(asked.response, label="Aus dem Raum"))
    assert await court.acts() == []
    await court.lock_out(court.rita, court.house.carl)
    court.guild.remove_member(court.house.carl)
    answer = await court.rita.click(court.log.history()[-1], label="Wieder zulassen")
    assert "Zurückgenommen" in told(answer)


async def test_the_room_is_gone(court: Court) -> None:
    await court.lock_out(court.rita, court.zoe)
    court.house.env.backend.delete_channel(court.room.id)
    await court.house.env.settle()
    answer = await court.rita.click(court.log.history()[-1], label="Wieder zulassen")
    assert "Zurückgenommen" in told(answer)


async def test_without_the_book_nothing_happens(court: Court, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = await court.rita.slash(court.room, "kick", person=court.zoe)
    assert asked.response is not None

    async def broken(self: Database, work: object) -> object:
        await asyncio.sleep(0)
        raise StoreTrouble("full", "disk")

    with monkeypatch.context() as patch:
        patch.setattr(type(court.house.services.games.database), "write", broken)
        assert "nichts speichern" in told(await court.rita.click(asked.response, label="Aus dem Raum"))
    assert court.sees(court.zoe)
    assert await court.acts() == []


async def test_nobody_is_asked_about_a_room_that_we_do_not_see(court: Court) -> None:
    raw = court.house.env.backend.create_thread(court.room.id, name="Ecke", owner_id=court.rita.id, type=11)
    await court.house.env.settle()
    guild = court.house.client.get_guild(court.guild.id)
    thread = guild.get_thread(raw.id) if guild else None
    assert thread is not None
    await court.house.inside(thread.edit(archived=True))  # it is in nobody's memory then
    (corner,) = court.room.threads
    court.house.env.inject_error("GET", f"/channels/{raw.id}", status=403, code=50001)
    asked = await court.rita.slash(corner, "kick", person=court.zoe)
    assert "Diesen Raum gibt es nicht mehr, oder ich sehe ihn nicht" in told(asked)
    assert await court.acts() == []
    again = await court.rita.slash(corner, "kick", person=court.zoe)
    assert "zoe aus #Ecke schicken?" in told(again), "a room that merely sleeps is found"
