"""What opens, calls or whispers has its row first: a lost answer is made up for, and found again if it stands."""

from typing import Any

import discord
import pytest

from bot.edge.table.posts import Post
from bot.engine.text import text
from bot.service.play.live import Who
from bot.service.play.owing import note
from bot.store import outbox, panels
from bot.store import tables as t
from bot.store.database import Connection
from tests.edge.house import House, told, words
from tests.edge.test_sample_game import calls, deal, lay

CALLBACK = "/interactions/*/*/callback"
POSTS = "/channels/*/messages"


def shown(house: House) -> list[discord.Message]:
    return [one for one in house.channel.history() if one.components]


async def message_of(house: House) -> int:
    (row,) = await house.inside(house.services.games.database.read(lambda db: panels.of(db, house.game_id())))
    return row.message_id


async def rows(house: House, kind: str) -> list[dict[str, Any]]:
    def read(db: Connection) -> list[dict[str, Any]]:
        wanted = t.outbox.select().where(t.outbox.c.kind == kind).order_by(t.outbox.c.id)
        return [dict(row) for row in db.execute(wanted).mappings()]

    return await house.inside(house.services.games.database.read(read))


async def is_alive(house: House) -> None:
    """Sit down, and see it on the panel."""
    (panel,) = shown(house)
    assert await message_of(house) == panel.id
    assert (await house.ben.click(panel, label="Platz nehmen")).acknowledged
    (panel,) = shown(house)
    assert house.ben.mention in words(panel)


async def test_a_lobby_whose_answer_is_lost_becomes_visible(house: House) -> None:
    house.env.inject_error("POST", CALLBACK, status=404, code=10062)
    await house.anna.slash(house.channel, "wuerfel kampf")
    await house.env.settle()
    await is_alive(house)


async def test_a_lobby_whose_answer_was_not_noted_is_found_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def fall(*_: object) -> None:
        raise RuntimeError("the power is gone")

    with monkeypatch.context() as patch:
        patch.setattr(outbox, "said", fall)
        await house.anna.slash(house.channel, "wuerfel kampf")
    (answer,) = shown(house)
    assert await message_of(house) == 0
    await house.restart()
    await house.env.settle()
    assert await message_of(house) == answer.id
    await is_alive(house)


async def test_of_two_copies_of_a_panel_the_older_goes(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sent twice because the first answer came too late to be believed, the panel stands there once in the end."""

    def fall(*_: object) -> None:
        raise RuntimeError("the power is gone")

    with monkeypatch.context() as patch:
        patch.setattr(outbox, "said", fall)
        await house.anna.slash(house.channel, "wuerfel kampf")
        (answer,) = shown(house)
        post = await house.inside(house.client.publisher.compose((await _waiting(house))[0]))
        channel = house.client.get_partial_messageable(house.channel.id)
        await house.inside(channel.send(**post.message))
    assert len(shown(house)) == 2
    await house.restart()
    await house.env.settle()
    (panel,) = shown(house)
    assert panel.id > answer.id
    await is_alive(house)


async def test_what_is_written_down_while_something_else_is_said_is_said_too(house: House) -> None:
    """Whoever wakes a place in the middle of a sentence is not forgotten when the sentence ends."""
    database, box = house.services.games.database, house.client.outbox
    place = outbox.in_channel(house.channel.id)

    async def write(number: int) -> None:
        row = outbox.OwedRow(
            key=f"note.{number}", place=place, kind="note", about=number, made_at=house.services.games.clock()
        )
        await database.write(lambda db: outbox.insert_owed(db, [row]))
        box.wake(place)

    async def compose(row: outbox.OwedRow) -> Post:
        if row.about < 5:
            await write(row.about + 1)
        return Post(message={"content": f"Satz {row.about}"})

    box.compose("note", compose)
    await house.inside(write(1))
    await house.env.settle()
    assert [one.content for one in house.channel.history()] == [f"Satz {number}" for number in range(1, 6)]


async def _waiting(house: House) -> list[outbox.OwedRow]:
    place = outbox.in_channel(house.channel.id)
    return await house.inside(house.services.games.database.read(lambda db: outbox.waiting(db, place)))


async def test_a_call_survives_a_fall_and_is_given_once(house: House) -> None:
    await deal(house, seconds=4 * 3600)
    await lay(house, house.anna)
    await house.env.advance_time(600)
    await house.client.outbox._workers.close()
    await lay(house, house.ben)
    assert calls(house) == []
    await house.restart()
    await house.env.settle()
    (call,) = calls(house)
    assert call.content.startswith(house.anna.mention)
    await house.restart()
    await house.env.settle()
    assert calls(house) == [call]


async def test_a_call_that_comes_too_late_is_not_given(house: House) -> None:
    await deal(house, seconds=4 * 3600)
    await lay(house, house.anna)
    await house.env.advance_time(600)
    await house.client.outbox._workers.close()
    await lay(house, house.ben)
    await house.anna.click(house.panel(), label="Würfeln")
    await house.restart()
    await house.env.settle()
    (late, *_) = await rows(house, "call")
    assert late["reason"] == outbox.TAKEN_BACK


async def test_what_was_given_up_is_told_to_whoever_asks(house: House) -> None:
    await house.anna.slash(house.channel, "wuerfel kampf")
    game = house.game_id()
    assert "Nicht gesagt" not in told(await house.anna.slash(house.channel, "partie status"))
    house.env.inject_error("POST", POSTS, status=403, code=50013)
    house.env.backend.delete_message(house.channel.id, shown(house)[0].id)
    await house.inside(house.services.lobby.join(game, Who(house.ben.id, "ben")))
    assert "Ich darf dort nicht schreiben." in told(await house.anna.slash(house.channel, "partie status"))
    (letter,) = await rows(house, "note")
    assert letter["place"] == f"p{house.anna.id}" and letter["message_id"] is not None, "the host was told, once"


async def test_what_an_answer_is_about_to_say_is_left_to_it_also_in_a_calm_channel(house: House) -> None:
    """A contest is told of the moment it is written; its panel must not stand there twice."""
    games, place = house.services.games, outbox.in_channel(house.channel.id)
    said = [note(f"note.{number}", place, text("panel-paused"), games.clock()) for number in range(2)]
    await house.inside(games.owe(said[0]))
    await house.env.settle()
    during: list[int] = []

    async def answer() -> None:
        with house.client.outbox.answering(said[1].key, place):
            await games.owe(said[1])
            await house.client.outbox.quiet(place, 5)
            during.append(len(house.channel.history()))

    await house.inside(answer())
    await house.env.settle()
    assert (during, len(house.channel.history())) == ([1], 2), "should the answer fail, it is said all the same"
