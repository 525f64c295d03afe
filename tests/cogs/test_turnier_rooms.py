"""Rooms of tables when somebody else was quicker, threads are not to be had, or an earlier try got stuck half way."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest

from bot.service.play.live import Who
from bot.store.database import StoreTrouble
from tests.cogs.test_turnier_online import child_of
from tests.cogs.test_turnier_tables import Seated, seated
from tests.edge.house import House, told


def no_threads(house: House) -> None:
    """Let the next thread be refused."""
    house.env.inject_error("POST", "/channels/*/threads", status=403, code=50013)


def meanwhile(patch: pytest.MonkeyPatch, work: Callable[[], Awaitable[object]]) -> None:
    """Let something happen elsewhere while Discord makes a thread for us, or refuses to."""
    create = discord.TextChannel.create_thread

    async def slowly(channel: discord.TextChannel, **about: Any) -> discord.Thread:
        await work()
        return await create(channel, **about)

    patch.setattr(discord.TextChannel, "create_thread", slowly)


def once(patch: pytest.MonkeyPatch, part: Any, name: str, trouble: Exception) -> None:
    """Let something go wrong the next time it is tried."""

    async def fails(*args: Any, **about: Any) -> Any:
        patch.setattr(part, name, works)
        raise trouble

    works = getattr(part, name)
    patch.setattr(part, name, fails)


async def talk(house: House) -> discord.Thread:
    """Make a thread in which people talk."""
    raw = house.client.get_channel(house.channel.id)
    assert isinstance(raw, discord.TextChannel)
    return await house.inside(raw.create_thread(name="Plausch", type=discord.ChannelType.public_thread))


async def without_a_room(house: House) -> tuple[Seated, int]:
    """Open a table whose thread is deleted; return where it was."""
    table = await seated(house, tische="zettel")
    await table.tourney.press(await table.first(), "open", "1.1")
    lost = (await child_of(house, table.tourney)).row.channel_id or 0
    house.env.backend.delete_channel(lost)
    await house.env.settle()
    return table, lost


@pytest.mark.parametrize("threads", [True, False])
async def test_a_table_that_another_process_opened_first_leaves_no_empty_room(
    house: House, monkeypatch: pytest.MonkeyPatch, threads: bool
) -> None:
    table = await seated(house, tische="zettel")
    one, tourney, elsewhere = await table.first(), table.tourney, house.guild.create_text_channel("drüben")
    who = Who(one.id, one.name, guild_id=house.guild.id)
    meanwhile(monkeypatch, lambda: house.services.tables.open(tourney.id, "1.1", who, channel_id=elsewhere.id))
    if not threads:
        no_threads(house)
    opened = await tourney.press(one, "open", "1.1")
    assert f"<#{elsewhere.id}>" in told(opened), "there is the table"
    assert house.channel.threads == [] and (await child_of(house, tourney)).row.channel_id == elsewhere.id


@pytest.mark.parametrize("threads", [True, False])
async def test_a_table_that_another_process_moved_first_leaves_no_empty_room(
    house: House, monkeypatch: pytest.MonkeyPatch, threads: bool
) -> None:
    table, lost = await without_a_room(house)
    child, elsewhere = await child_of(house, table.tourney), house.guild.create_text_channel("drüben")
    meanwhile(monkeypatch, lambda: house.services.tables.move(child.row.id, elsewhere.id, lost=lost, cause=4711))
    if not threads:
        no_threads(house)
    moved = await table.tourney.press(await table.first(), "open", "1.1")
    assert str(elsewhere.id) in told(moved) and house.channel.threads == []
    assert (await child_of(house, table.tourney)).row.channel_id == elsewhere.id


async def test_where_no_thread_may_be_made_a_table_plays_in_the_tournaments_channel(house: House) -> None:
    table = await seated(house, tische="zettel")
    no_threads(house)
    opened = await table.tourney.press(await table.first(), "open", "1.1")
    assert house.channel.mention in told(opened)
    (panel,) = await house.panels((await child_of(house, table.tourney)).row.id)
    assert panel.channel_id == house.channel.id and panel.message_id


async def test_in_a_thread_there_are_no_threads_and_its_tables_play_there(house: House) -> None:
    thread = await talk(house)
    (house.channel,) = house.channel.threads
    table = await seated(house, tische="zettel")
    opened = await table.tourney.press(await table.first(), "open", "1.1")
    assert f"/{thread.id}/" in told(opened) or f"<#{thread.id}>" in told(opened)
    assert len(house.calls("POST", "/threads")) == 1, "ours, and none in it"


async def test_a_room_made_just_before_the_table_could_not_be_stored_is_used_by_the_next_press(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await seated(house, tische="zettel")
    tourney, one, other = table.tourney, await table.first(), await talk(house)
    once(monkeypatch, house.services.tables, "open", StoreTrouble("locked", "a test"))
    assert "nichts speichern" in told(await tourney.press(one, "open", "1.1"))
    _, room = house.channel.threads
    assert f"<#{room.id}>" in told(await tourney.press(one, "open", "1.1"))
    assert [thread.id for thread in house.channel.threads] == [other.id, room.id], "no second one, and no other"
    assert (await child_of(house, tourney)).row.channel_id == room.id


async def test_a_table_that_stopped_before_its_beginning_begins_with_the_next_press(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await seated(house, tische="zettel")
    tourney, one = table.tourney, await table.first()
    once(monkeypatch, house.services.games, "begin", StoreTrouble("locked", "a test"))
    assert "nichts speichern" in told(await tourney.press(one, "open", "1.1"))
    stuck = await child_of(house, tourney)
    assert stuck.row.status == "lobby"
    assert str(stuck.row.channel_id) in told(await tourney.press(one, "open", "1.1"))
    live = await child_of(house, tourney)
    assert (live.row.id, live.row.status) == (stuck.row.id, "running")
    assert len(house.calls("POST", "/threads")) == 1


async def test_a_table_whose_game_was_broken_off_is_opened_anew(house: House) -> None:
    table = await seated(house, tische="zettel")
    tourney, one = table.tourney, await table.first()
    await tourney.press(one, "open", "1.1")
    before = await child_of(house, tourney)
    asked = await house.anna.slash(house.channel, "partie beenden", partie=before.row.id)
    await house.anna.submit_modal(asked, {"line": "Falscher Zettel"})
    assert (await house.services.games.live(before.row.id, fresh=True)).row.status == "abandoned"
    again = await tourney.press(one, "open", "1.1")
    after = await child_of(house, tourney)
    assert after.row.id != before.row.id and after.row.status == "running"
    assert after.row.channel_id == before.row.channel_id and str(after.row.channel_id) in told(again), "its room stands"


async def test_a_room_that_we_cannot_see_is_not_taken_for_a_deleted_one(house: House) -> None:
    table = await seated(house, tische="zettel")
    tourney, one = table.tourney, await table.first()
    await tourney.press(one, "open", "1.1")
    room = (await child_of(house, tourney)).row.channel_id or 0
    thread = house.client.get_channel(room)
    assert isinstance(thread, discord.Thread)
    await house.inside(thread.edit(archived=True))
    for seen in (True, False):
        if not seen:
            house.env.inject_error("GET", f"/channels/{room}", status=403, code=50001)
        assert house.client.get_channel(room) is None
        assert str(room) in told(await tourney.press(one, "open", "1.1"))
        assert (await child_of(house, tourney)).row.channel_id == room
    assert len(house.calls("POST", "/threads")) == 1


async def test_where_real_cards_are_played_an_old_button_opens_no_table(house: House) -> None:
    table = await seated(house)
    assert "echten Karten" in told(await table.tourney.press(await table.first(), "open", "1.1"))
    assert house.calls("POST", "/threads") == []
