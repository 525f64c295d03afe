"""Whom an act concerns is told, also if we fall over right after it stands in the book; and it is done by then."""

from typing import Any

import pytest

from bot.edge.order import doors
from bot.store import tables as t
from bot.store.database import Connection
from bot.store.outbox import TAKEN_BACK
from tests.cogs.court import Court
from tests.edge.house import told


async def rows(court: Court, *kinds: str) -> list[dict[str, Any]]:
    def read(db: Connection) -> list[dict[str, Any]]:
        wanted = t.outbox.select().where(t.outbox.c.kind.in_(kinds)).order_by(t.outbox.c.id)
        return [dict(row) for row in db.execute(wanted).mappings()]

    return await court.house.inside(court.house.services.games.database.read(read))


async def test_letters_are_written_with_what_they_are_about(court: Court, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every letter of an act is there before anything is sent, and comes once, however often we start again."""
    await court.game()
    monkeypatch.setattr("bot.edge.order.deeds.PATIENCE", 0.01)
    monkeypatch.setattr("bot.edge.order.logbook.PATIENCE", 0.01)
    await court.rita.slash(court.room, "auszeit", person=court.zoe, dauer="1h", grund="Pst")
    assert len(court.dms(court.zoe)) == 1
    await court.house.client.outbox._workers.close()
    await court.rita.click(court.log.history()[-1], label="Auszeit aufheben")
    await court.lock_out(court.rita, court.zoe)
    await court.rita.slash(court.room, "auszeit", person=court.zoe, dauer="2h", grund="Pst")
    carl = court.house.carl
    await court.wim.slash(court.room, "partie ersetzen", platz="Ost", person=carl)
    await court.rita.slash(court.room, "partie pfeife", an=court.rolf)
    assert [len(court.dms(person)) for person in (court.zoe, carl, court.rolf)] == [1, 0, 0]
    for _ in range(2):
        await court.house.restart()
        await court.house.env.settle()
    letters = court.dms(court.zoe)[1:]
    said = ("aufgehoben", "keinen Zutritt mehr", "hast du eine Auszeit")
    assert [words in letter for words, letter in zip(said, letters, strict=True)] == [True] * 3, letters
    assert [len(court.dms(person)) for person in (carl, court.rolf)] == [1, 1]
    assert all(row["done_at"] for row in await rows(court, "note", "deed"))


async def test_a_deed_that_we_fell_over_is_done_before_it_is_told(
    court: Court, monkeypatch: pytest.MonkeyPatch
) -> None:
    await court.game()

    async def fall(*_: object) -> None:
        raise KeyError("the power is gone")

    await court.house.client.outbox._workers.close()
    with monkeypatch.context() as patch:
        patch.setattr(doors, "shut", fall)
        await court.lock_out(court.rita, court.player)
    (act,) = await court.acts()
    assert court.sees(court.player) and act.undone_at is None and court.dms(court.player) == []
    await court.house.restart()
    await court.house.env.settle()
    assert not court.sees(court.player)
    assert ["keinen Zutritt mehr" in one for one in court.dms(court.player)] == [True]
    assert [act.kind for act in await court.acts()] == ["room-kick", "exclusion"]


async def test_a_deed_that_discord_refuses_is_told_to_nobody(court: Court) -> None:
    court.house.env.inject_error("PATCH", f"/guilds/{court.guild.id}/members/*", status=403, code=50013)
    answer = told(await court.rita.slash(court.room, "auszeit", person=court.zoe, dauer="1h", grund="Pst"))
    assert "Discord lässt mich" in answer
    assert court.dms(court.zoe) == []
    (row,) = await rows(court, "deed")
    assert row["reason"] == TAKEN_BACK
