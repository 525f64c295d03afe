"""What must be said is said once: after bad moments, after a fall on the way, and not at all when it was taken back."""

from typing import Any

import pytest

from bot.service.play.live import Who
from bot.store import outbox
from bot.store import tables as t
from bot.store.database import Connection
from bot.store.outbox import TAKEN_BACK
from tests.cogs.hut_table import begun, one_picture, order_for, write
from tests.edge.house import House, labels, words

__all__ = ["one_picture"]
POSTS = "/channels/*/messages"


def reports(house: House) -> list[Any]:
    return [one for one in house.channel.history() if "Bericht der Runde 1" in words(one)]


async def rows(house: House) -> list[dict[str, Any]]:
    def read(db: Connection) -> list[dict[str, Any]]:
        reports = t.outbox.select().where(t.outbox.c.kind == "hut-announcement").order_by(t.outbox.c.id)
        return [dict(row) for row in db.execute(reports).mappings()]

    return await house.inside(house.services.games.database.read(read))


async def round_one(house: House, game: str) -> None:
    await write(house, house.anna, f"Zahl 9; {await order_for(house, game, '1')}")
    await write(house, house.ben, f"Zahl 9; {await order_for(house, game, '2', phase=3)}")


async def test_killed_before_it_is_said_it_comes_after_the_restart(house: House) -> None:
    game = await begun(house)
    await house.client.outbox._workers.close()
    await round_one(house, game)
    assert reports(house) == []
    await house.restart()
    await house.env.settle()
    assert len(reports(house)) == 1
    await house.restart()
    await house.env.settle()
    assert len(reports(house)) == 1


async def test_what_a_clock_owes_before_discord_has_shown_the_server_waits_for_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await begun(house)
    with monkeypatch.context() as patch:
        patch.setattr(house.client, "is_ready", lambda: False)
        patch.setattr(house.client, "get_guild", lambda id: None)
        await round_one(house, game)
        assert reports(house) == []
    await house.restart()
    await house.env.settle()
    assert len(reports(house)) == 1


async def test_killed_before_it_is_confirmed_it_is_found_and_not_said_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await begun(house)

    def fall(*_: object) -> None:
        raise RuntimeError("the power is gone")

    with monkeypatch.context() as patch:
        patch.setattr(outbox, "said", fall)
        await round_one(house, game)
    (row,) = await rows(house)
    assert len(reports(house)) == 1 and row["done_at"] is None and row["tries"] == 1
    for _ in range(15):  # so much is said meanwhile that its name alone would not help
        await house.anna.send(house.channel, "und?")
    await house.restart()
    await house.env.settle()
    (row,) = await rows(house)
    assert len(reports(house)) == 1
    assert row["message_id"] == reports(house)[0].id and row["done_at"] is not None


async def test_a_bad_moment_only_delays_it_and_the_panel_comes_below(house: House) -> None:
    game = await begun(house)
    house.env.inject_error("POST", POSTS, status=503, times=1)
    await round_one(house, game)
    await house.env.advance_time(10)
    (report,) = reports(house)
    assert house.panel().id > report.id


async def test_what_cannot_be_said_is_given_up_with_a_reason(house: House) -> None:
    game = await begun(house)
    house.env.inject_error("POST", POSTS, status=403, code=50013, times=1)
    await round_one(house, game)
    (row,) = await rows(house)
    assert row["done_at"] is not None and row["message_id"] is None
    assert row["reason"].startswith("unsaid-no-access 403")
    assert reports(house) == []


async def test_a_round_that_was_taken_back_is_not_reported(house: House) -> None:
    game = await begun(house)
    await house.client.outbox._workers.close()
    await round_one(house, game)
    host = Who(house.anna.id, "anna")
    await house.inside(house.services.games.rewind(game, host, cause=4711))
    await house.restart()
    await house.env.settle()
    (row,) = await rows(house)
    assert row["reason"] == TAKEN_BACK
    assert reports(house) == []


async def test_what_we_were_not_allowed_to_say_is_said_when_we_are(house: House) -> None:
    """Shut out of the channel for a while: the report comes once, below it a panel that lives, and nobody is nagged."""
    game = await begun(house)
    guild = house.client.get_guild(house.guild.id)
    assert guild is not None
    channel: Any = guild.get_channel(house.channel.id)
    await house.inside(channel.set_permissions(guild.me, send_messages=False))
    await house.env.settle()
    await round_one(house, game)
    (row,) = await rows(house)
    assert row["reason"].startswith("unsaid-no-access") and reports(house) == []
    await house.inside(channel.set_permissions(guild.me, overwrite=None))
    await house.env.settle()
    (report,) = reports(house)
    (row,) = await rows(house)
    assert (row["message_id"], row["reason"]) == (report.id, None)
    await house.anna.slash(house.channel, "partie pause")
    (panel,) = [one for one in house.channel.history() if labels(one)]
    assert panel.id > report.id and "Runde 2" in words(panel), "it lives and moves down"
    letters = [one.content for one in house.anna.user.dm_channel.history() if "nicht mehr schreiben" in one.content]
    assert len(letters) == 1
