"""When a panel is edited, when it moves down, when it is left alone; and how long it lets the words come first."""

from dataclasses import replace
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import pytest

from bot.edge.kit.answer import send
from bot.edge.table import publisher as module
from bot.edge.table.posts import Post, Unneeded
from bot.edge.table.publisher import BREATHS, CLOSE, NEARBY, OLD, SCROLLED
from bot.service.play import owing
from bot.service.play.live import Declined, Who
from bot.service.play.ordering import Ordering
from bot.shards import Shards
from bot.store import outbox, panels
from bot.store.database import Connection
from bot.store.outbox import in_channel
from tests.cogs.pitch import Cup, friendly, live, pitch
from tests.edge.house import House, labels
from tests.edge.test_finale import play
from tests.edge.test_outbox_bad_days import owed, say
from tests.edge.test_panels import join, shows_ben, table
from tests.edge.test_sample_game import deal

__all__ = ["friendly", "pitch"]


async def test_a_panel_lets_the_words_come_first_only_in_a_match_that_is_told_and_not_for_ever(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, _ = await table(house)
    publisher, taken, shown = house.client.publisher, list[float](), list[str]()
    woken, rushed = list[bool](), list[bool]()

    async def breathe(seconds: float) -> None:
        taken.append(seconds)

    async def show(game_id: str) -> None:
        shown.append(game_id)

    monkeypatch.setattr(module, "asyncio", SimpleNamespace(sleep=breathe))
    monkeypatch.setattr(publisher._workers, "woken", lambda _: woken.pop(0))
    monkeypatch.setattr(Ordering, "rushed", property(lambda _: rushed.pop(0)))
    monkeypatch.setattr(publisher, "_show", show)

    async def breaths(wakes: list[bool], rushes: list[bool]) -> int:
        """Count how often it waits, while it is woken and others are in a rush like this."""
        taken.clear()
        woken[:], rushed[:] = wakes, rushes
        await house.inside(publisher._work(game))
        assert set(taken) <= {module.BREATH}
        return len(taken)

    assert await breaths([], []) == 0
    publisher._told[game] = None
    assert await breaths([False], [False]) == 1
    assert await breaths([True, True, False], [False]) == 3, "a burst needs one picture only"
    assert await breaths([False, False], [True, False]) == 2
    assert await breaths([True] * 100, [False]) == BREATHS
    assert await breaths([False] * 100, [True] * 100) == BREATHS
    assert shown == [game] * 6


async def test_only_a_running_match_that_is_told_is_waited_for(friendly: Cup) -> None:
    house, publisher = friendly.house, friendly.house.client.publisher
    assert friendly.game in publisher._told
    await house.inside(house.services.conduct.end(friendly.game, Who(friendly.referee.id, "rudi"), cause=5))
    assert friendly.game not in publisher._told
    await house.anna.slash(house.channel, "wuerfel kampf", gegner=house.ben)
    assert house.game_id() not in publisher._told


async def test_how_many_messages_may_stand_below_a_panel(friendly: Cup) -> None:
    house, game = friendly.house, friendly.game
    match = await live(house, game)
    public, desk = await house.panels(game)
    assert (public.audience, desk.audience) == ("public", "officials")
    assert match.spec.rules.waiting_for(match.folded().state) & {row.seat for row in match.seats if row.person_id}
    assert (module._patience(match, desk), module._patience(match, public)) == (CLOSE, NEARBY)
    await friendly.until("jaeger")
    free = await live(house, game)
    if not free.spec.rules.waiting_for(free.folded().state) & {row.seat for row in free.seats if row.person_id}:
        assert module._patience(free, public) == SCROLLED
    await deal(house)
    quick = await house.services.games.live(house.game_id())
    assert module._patience(quick, desk) == SCROLLED, "its course is not told in words"


async def test_messages_are_counted_only_below_panels_and_something_long_counts_as_many(house: House) -> None:
    publisher = house.client.publisher
    publisher.heard(4711)
    publisher.covered(4711)
    assert 4711 not in publisher._since
    game, message = await table(house)
    assert publisher._since[house.channel.id] == 0
    publisher.heard(house.channel.id)
    assert publisher._since[house.channel.id] == 1
    publisher.covered(house.channel.id)
    assert publisher._since[house.channel.id] == SCROLLED
    await join(house, game)
    assert shows_ben(house) != [message.id] and len(shows_ben(house)) == 1, "it moved down"
    assert publisher._since[house.channel.id] == 0


async def test_our_own_messages_push_no_panel_down(house: House) -> None:
    await table(house)
    await house.inside(house.client.get_partial_messageable(house.channel.id).send("Wort"))
    await house.env.settle()
    assert house.client.publisher._since[house.channel.id] == 0
    await house.carl.send(house.channel, "Wort")
    assert house.client.publisher._since[house.channel.id] == 1


@pytest.mark.parametrize(("seconds", "moves"), [(0, False), (1, True)])
async def test_a_panel_is_edited_for_fifty_minutes_to_the_second(house: House, seconds: int, moves: bool) -> None:
    game, message = await table(house)
    (row,) = await house.panels(game)
    await house.inside(
        house.services.games.database.write(
            lambda db: panels.renew(
                db, replace(row, posted_at=house.services.games.clock() - OLD - timedelta(seconds=seconds))
            )
        )
    )
    await join(house, game)
    assert (shows_ben(house) != [message.id]) is moves


async def test_what_would_look_the_same_is_neither_edited_nor_moved(house: House) -> None:
    """Moving it would tell that something happened unseen."""
    game = await deal(house, start=False)
    message = house.panel().id
    await house.inside(house.services.games.renew(game))
    house.client.publisher.covered(house.channel.id)
    edits = len(house.calls("PATCH", "/channels/"))
    await house.inside(house.services.games.renew(game))
    assert (house.panel().id, len(house.calls("PATCH", "/channels/"))) == (message, edits)
    (row,) = await house.panels(game)
    assert row.shown == (await house.services.games.live(game)).row.revision, "but it is known to be up to date"


async def test_a_panel_of_somebody_elses_servers_is_left_to_them(house: House) -> None:
    game, _ = await table(house)
    domain, own = house.services.games.domain, house.services.games.domain.shards
    edits = len(house.calls("PATCH", "/channels/"))
    domain.shards = Shards(frozenset({1 - (house.guild.id >> 22) % 2}), 2)
    (row,) = await house.panels(game)
    database = house.services.games.database
    await house.inside(database.write(lambda db: panels.renew(db, replace(row, shown=-1))))
    await house.inside(house.client.publisher._show(game))
    assert len(house.calls("PATCH", "/channels/")) == edits
    domain.shards = own
    house.client.publisher._faces.clear()
    await house.inside(house.client.publisher._show(game))
    assert len(house.calls("PATCH", "/channels/")) == edits + 1


async def test_panels_of_the_past_are_retouched_where_they_stand(house: House) -> None:
    game = await deal(house)
    await play(house)
    before = [one.id for one in house.channel.history()]
    house.sleep(2 * OLD.total_seconds())
    stale = [replace(row, shown=-1) for row in await house.panels(game)]

    def outdate(db: Connection) -> None:
        for row in stale:
            panels.renew(db, row)

    await house.inside(house.services.games.database.write(outdate))
    edits = len(house.calls("PATCH", "/channels/"))

    async def revise() -> None:
        house.client.publisher.revise([game])

    await house.inside(revise())
    await house.env.settle()
    assert len(house.calls("PATCH", "/channels/")) == edits + 2, "the table and the message of the end"
    assert [one.id for one in house.channel.history()] == before
    revision = (await house.services.games.live(game)).row.revision
    assert [row.shown for row in await house.panels(game)] == [revision, revision]


async def test_a_panel_of_the_past_that_cannot_be_reached_is_forgotten(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house.client.publisher._workers, "_pauses", ())
    game = await deal(house)
    await play(house)
    house.sleep(2 * OLD.total_seconds())
    (end,) = [row for row in await house.panels(game) if row.audience == "end"]
    stale = replace(end, shown=-1)
    for code in (10008, 30046, 50001, 50083, 0):
        await house.inside(house.services.games.database.write(lambda db: panels.save(db, stale)))
        status = 400 if code else 503
        house.env.inject_error("PATCH", f"/channels/*/messages/{end.message_id}", status=status, code=code)
        await house.inside(house.client.publisher.repair())
        await house.env.settle()
        assert (stale in await house.panels(game)) is (code == 0)


async def test_a_panel_owed_for_a_game_that_has_ended_meanwhile_is_dropped(house: House) -> None:
    game, _ = await table(house)
    other = house.guild.create_text_channel("nebenan")
    await house.env.settle()
    now = house.services.games.clock()
    owed = panels.PanelRow(game_id=game, channel_id=other.id, posted_at=now)
    await house.inside(house.services.games.database.write(lambda db: panels.save(db, owed)))
    live = await house.services.games.live(game)
    await house.inside(house.client.publisher._owe(owed, live))
    await house.env.settle()
    assert len(other.history()) == 1 and labels(other.history()[0]) == labels(house.channel.history()[0])
    await house.inside(house.services.conduct.end(game, Who(house.anna.id, "anna"), cause=8))
    third = house.guild.create_text_channel("drüben")
    await house.env.settle()
    late = panels.PanelRow(game_id=game, channel_id=third.id, posted_at=now)
    await house.inside(house.services.games.database.write(lambda db: panels.save(db, late)))
    await house.inside(house.client.publisher._owe(late, await house.services.games.live(game)))
    await house.env.settle()
    assert third.history() == [] and late not in await house.panels(game)


async def test_a_panel_is_owed_once_and_only_while_it_is_known(house: House) -> None:
    game, _ = await table(house)
    (row,) = await house.panels(game)
    live = await house.services.games.live(game)
    publisher, waiting = house.client.publisher, house.client.outbox
    await waiting._workers.close()
    await house.inside(publisher._owe(row, live))
    await house.inside(publisher._owe(row, live))
    place, database = in_channel(house.channel.id), house.services.games.database
    owed = await house.inside(database.read(lambda db: outbox.waiting(db, place)))
    assert [(one.kind, one.body["replaces"]) for one in owed] == [("panel", row.message_id)]
    await house.inside(publisher.forget(row))
    with pytest.raises(Unneeded):
        await house.inside(publisher.compose(owed[0]))


async def test_a_panel_that_another_message_shows_by_now_is_not_composed(house: House) -> None:
    game, _ = await table(house)
    (row,) = await house.panels(game)
    live = await house.services.games.live(game)
    now, publisher = house.services.games.clock(), house.client.publisher
    fits = owing.panel(live.row, row.channel_id, now, replaces=row.message_id)
    post = await house.inside(publisher.compose(fits))
    assert post.message["view"] is not None
    with pytest.raises(Unneeded):
        await house.inside(publisher.compose(owing.panel(live.row, row.channel_id, now, replaces=row.message_id - 1)))
    with pytest.raises(Unneeded):
        await house.inside(publisher.compose(owing.panel(live.row, row.channel_id + 1, now, replaces=row.message_id)))


async def test_the_empty_table_is_not_posted_below_the_result(house: House) -> None:
    game = await deal(house)
    await play(house)
    (public,) = [row for row in await house.panels(game) if row.audience == "public"]
    live = await house.services.games.live(game)
    row = owing.panel(live.row, public.channel_id, house.services.games.clock(), replaces=public.message_id)
    with pytest.raises(Unneeded):
        await house.inside(house.client.publisher.compose(row))


async def test_a_panel_found_in_the_history_is_below_the_one_it_replaces(house: House) -> None:
    game, message = await table(house)
    (row,) = await house.panels(game)
    look = await house.services.games.look(game)
    post = await house.inside(house.client.publisher._drawn(row, look, ()))
    assert post.is_it is not None
    assert not post.is_it(message), "that is the one that goes"
    first = panels.PanelRow(
        game_id=game, channel_id=row.channel_id, message_id=row.message_id - 1, posted_at=row.posted_at
    )
    again = await house.inside(house.client.publisher._drawn(first, look, ()))
    assert again.is_it is not None and again.is_it(message)


async def test_a_panel_found_in_the_history_shows_what_held_then_and_is_shown_anew(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, message = await table(house)
    (row,) = await house.panels(game)
    publisher, database = house.client.publisher, house.services.games.database
    with monkeypatch.context() as away:
        away.setattr(publisher, "refresh", lambda _: None)
        await join(house, game)
    assert shows_ben(house) == []
    look = await house.services.games.look(game)
    post = await house.inside(publisher._drawn(replace(row, message_id=0), look, ()))

    async def found() -> None:
        await database.write(lambda db: post.written(db, message.id, new=False))
        post.after(message.id, False)
        await publisher.rested(game)

    await house.inside(found())
    assert shows_ben(house) == [message.id]


async def test_a_first_panel_that_cannot_be_shown_says_what_discord_has_against_it(house: House) -> None:
    house.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, message="Missing Permissions")
    with pytest.raises(Declined) as no:
        await deal(house)
    assert (no.value.text.id, dict(no.value.text.args)) == (
        "error-my-permissions",
        {"missing": "403 Missing Permissions"},
    )


async def test_while_words_wait_for_discord_the_panel_does_not_wait_for_them(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, message = await table(house)
    box, waited = house.client.outbox, list[str]()
    monkeypatch.setattr(box._workers, "_pauses", (60.0,) * 5)
    quiet = box.quiet

    async def watched(place: str, seconds: float) -> bool:
        waited.append(place)
        return await quiet(place, seconds)

    async def broken(row: outbox.OwedRow) -> Post:
        raise OSError("Discord is away")

    monkeypatch.setattr(box, "quiet", watched)
    box.compose("probe", broken)
    await say(house, owed(house, "a"))
    await join(house, game)
    assert shows_ben(house) == [message.id], "the panel shows who has come"
    assert waited == []


async def test_an_answer_that_discord_took_without_naming_it_is_found_and_posted_no_second_time(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unnamed(*about: Any, **more: Any) -> None:
        await send(*about, **more)

    with monkeypatch.context() as patch:
        patch.setattr(module, "send", unnamed)
        await house.anna.slash(house.channel, "wuerfel kampf")
    await house.env.settle()
    (message,) = [one for one in house.channel.history() if one.components]
    (row,) = await house.panels(house.game_id(message))
    assert row.message_id == message.id
    await house.ben.click(message, label="Platz nehmen")
    assert shows_ben(house) == [message.id]
