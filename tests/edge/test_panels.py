"""Panels repair themselves, whatever happens to their messages."""

import asyncio
from typing import Any

import discord
import pytest

from bot.edge.table.publisher import Publisher
from bot.service.play.live import Who
from tests.edge.house import House, labels, words

HOUR = 3600
EDITS = "/channels/*/messages/*"


async def table(house: House) -> tuple[str, discord.Message]:
    """Open a table with one seat taken."""
    await house.anna.slash(house.channel, "wuerfel kampf")
    return house.game_id(), house.panel()


async def join(house: House, game: str) -> None:
    await house.inside(house.services.lobby.join(game, Who(house.ben.id, "ben")))


def shows_ben(house: House) -> list[int]:
    return [message.id for message in house.channel.history() if f"`B` {house.ben.mention}" in words(message)]


async def test_a_deleted_panel_comes_back(house: House) -> None:
    game, message = await table(house)
    house.env.backend.delete_message(house.channel.id, message.id)
    await join(house, game)
    (new,) = shows_ben(house)
    assert [(row.message_id, row.channel_id) for row in await house.panels(game)] == [(new, house.channel.id)]
    assert (await house.ben.click(house.panel(), label="Aufstehen")).acknowledged
    assert not shows_ben(house)


async def test_an_old_panel_is_posted_anew(house: House) -> None:
    game, message = await table(house)
    house.sleep(HOUR)
    await join(house, game)
    assert len(house.channel.history()) == 1
    assert shows_ben(house) != [message.id]


async def test_an_old_panel_that_is_gone_comes_back_once(house: House) -> None:
    game, message = await table(house)
    house.env.backend.delete_message(house.channel.id, message.id)
    house.sleep(HOUR)
    await join(house, game)
    assert len(house.channel.history()) == 1
    assert len(shows_ben(house)) == 1


async def test_edits_that_discord_no_longer_takes(house: House) -> None:
    game, message = await table(house)
    house.env.inject_error("PATCH", EDITS, status=400, code=30046)
    await join(house, game)
    assert shows_ben(house) != [message.id]
    assert len(shows_ben(house)) == 1


async def test_a_panel_that_has_scrolled_away_is_posted_anew(house: House) -> None:
    game, message = await table(house)
    for number in range(19):
        await house.carl.send(house.channel, f"Geschwätz {number}")
    await join(house, game)
    assert shows_ben(house) == [message.id]
    await house.carl.send(house.channel, "noch mehr Geschwätz")
    await house.ben.click(house.channel.history()[0], label="Aufstehen")
    await join(house, game)
    assert house.channel.history()[-1].id in shows_ben(house)
    assert message.id not in [one.id for one in house.channel.history()]


@pytest.mark.parametrize("code", [50001, 50013])
async def test_a_panel_that_may_not_be_shown_comes_back_when_it_may(house: House, code: int) -> None:
    game, _ = await table(house)
    house.env.inject_error("PATCH", EDITS, status=403, code=code, times=2)
    await join(house, game)
    assert await house.panels(game) != []
    (note,) = [one for one in house.anna.user.dm_channel.history() if "nicht mehr schreiben" in one.content]
    assert "`/partie hier`" in note.content and game not in note.content
    await house.inside(house.client.publisher.repair())
    assert len(house.anna.user.dm_channel.history()) == 1, "once is enough"
    await house.inside(house.client.publisher.repair())
    assert house.ben.mention in words(house.panel())


async def test_a_panel_whose_place_is_gone_is_forgotten(house: House) -> None:
    game, message = await table(house)
    house.env.inject_error("PATCH", EDITS, status=404, code=10003)
    await join(house, game)
    assert await house.panels(game) == []
    assert (await house.press(house.anna, f"l:{game}:start", message)).acknowledged  # the game goes on without it
    assert (await house.services.games.live(game)).row.status == "running"


async def test_an_archived_thread_is_woken(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house.client.publisher._workers, "_pauses", (60.0,))
    backend = house.env.backend
    thread = backend.create_thread(house.channel.id, name="Kampf", owner_id=house.anna.id, type=11)
    await house.env.settle()
    handle = house.channel.threads[0]
    assert handle.id == thread.id
    await house.anna.slash(handle, "wuerfel kampf")
    game = house.game_id(house.panel(handle))
    house.env.inject_error("PATCH", f"/channels/{thread.id}/messages/*", status=400, code=50083)
    await join(house, game)
    assert f"/channels/{thread.id}" in house.calls("PATCH")
    await house.env.advance_time(61)
    assert f"`B` {house.ben.mention}" in words(house.panel(handle))


async def test_a_panel_in_a_thread_that_somebody_has_locked_waits_until_we_may_and_the_host_is_told(
    house: House,
) -> None:
    thread = house.env.backend.create_thread(house.channel.id, name="Kampf", owner_id=house.anna.id, type=11)
    await house.env.settle()
    (handle,) = house.channel.threads
    await house.anna.slash(handle, "wuerfel kampf")
    game = house.game_id(house.panel(handle))
    house.env.inject_error("PATCH", f"/channels/{thread.id}/messages/*", status=400, code=50083)
    house.env.inject_error("PATCH", f"/channels/{thread.id}", status=403, code=50013)
    await join(house, game)
    assert len([one for one in house.anna.user.dm_channel.history() if "nicht mehr schreiben" in one.content]) == 1
    await house.inside(house.client.publisher.repair())
    assert house.ben.mention in words(house.panel(handle))


async def test_discord_has_a_bad_moment(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house.client.publisher._workers, "_pauses", (60.0, 60.0))
    game, message = await table(house)
    house.env.inject_error("PATCH", EDITS, status=503, times=2)
    await join(house, game)
    assert not shows_ben(house)
    await house.env.advance_time(121)
    assert shows_ben(house) == [message.id]


async def test_a_long_bad_moment_is_mended_by_the_next_change(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house.client.publisher._workers, "_pauses", ())
    game, message = await table(house)
    house.env.inject_error("PATCH", EDITS, status=503)
    await join(house, game)
    assert not shows_ben(house)
    await house.inside(house.services.lobby.start(game, Who(house.anna.id, "anna"), cause=1))
    assert labels(house.panel()) == ["Würfeln"]
    assert house.panel().id == message.id


async def test_a_burst_becomes_few_edits_and_ends_with_the_last_state(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, message = await table(house)
    gate = asyncio.Event()
    usual, edits = Publisher._update, []

    async def slow(self: Publisher, *about: Any) -> None:
        await gate.wait()
        edits.append(about)
        await usual(self, *about)

    monkeypatch.setattr(Publisher, "_update", slow)
    ben = Who(house.ben.id, "ben")

    async def burst() -> None:
        for _ in range(10):
            await house.services.lobby.join(game, ben)
            await house.services.lobby.leave(game, ben)
        await house.services.lobby.join(game, ben)
        gate.set()

    await house.inside(burst())
    assert len(edits) <= 3
    assert shows_ben(house) == [message.id]


async def test_what_a_crash_left_behind_is_shown_at_the_next_start(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, message = await table(house)
    monkeypatch.setattr(Publisher, "_show", lambda *_: asyncio.sleep(0))
    await join(house, game)
    assert not shows_ben(house)
    monkeypatch.undo()
    monkeypatch.setattr("bot.wiring.Studio", type(house.services.studio))
    await house.restart()
    assert shows_ben(house) == [message.id]
    before = len(house.calls("PATCH"))
    await house.restart()
    assert len(house.calls("PATCH")) == before  # what is up to date is left alone


async def test_a_place_without_rights_is_refused_at_once(house: House) -> None:
    me = house.guild.me
    assert me is not None
    mute = discord.PermissionOverwrite(send_messages=False, attach_files=False)
    quiet = house.guild.create_text_channel("still", overwrites={me: mute})
    result = await house.anna.slash(quiet, "wuerfel kampf")
    assert result.ephemeral
    assert "Nachrichten senden, Dateien anhängen" in words(result.response)
    assert not quiet.history()
