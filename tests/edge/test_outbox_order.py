"""Place by place, in order, once: what is fresh, what a break left, what must wait, and what Discord does not take."""

import asyncio
from dataclasses import replace
from datetime import timedelta
from itertools import accumulate
from types import SimpleNamespace

import discord
import pytest
from structlog.testing import capture_logs

from bot.edge.kit.threads import unarchived
from bot.edge.table import outbox as module
from bot.edge.table.outbox import MOST_FRESH, PAUSES
from bot.edge.table.posts import NotYet, Post, Unneeded
from bot.engine.text import text
from bot.service.feed import Owing
from bot.service.play.live import Declined
from bot.service.play.owing import removal
from bot.service.play.shelf import HOLD
from bot.store import outbox
from bot.store import tables as t
from bot.store.database import Connection, StoreTrouble
from bot.store.outbox import NO_ACCESS, NOT_WANTED, TAKEN_BACK, OwedRow, in_channel, to_person
from tests.edge.house import House
from tests.edge.test_outbox_bad_days import owed, plain, say, spoken
from tests.edge.test_owed import rows
from tests.edge.test_sample_game import deal

POSTS = "/channels/*/messages"
LONG = (60.0,) * 5


@pytest.fixture
def words(house: House, monkeypatch: pytest.MonkeyPatch) -> dict[str, Exception]:
    """Find words for probes, unless something stands against them; what fails is tried again every minute."""
    against: dict[str, Exception] = {}

    async def compose(row: OwedRow) -> Post:
        if row.key in against:
            raise against[row.key]
        return plain(row)

    house.client.outbox.compose("probe", compose)
    monkeypatch.setattr(house.client.outbox._workers, "_pauses", LONG)
    return against


async def left(house: House, *given: OwedRow, tries: int = 0, wake: bool = True) -> None:
    """Write down what is owed as a break leaves it, and have it looked for."""

    def work(db: Connection) -> None:
        outbox.insert_owed(db, given)
        db.execute(t.outbox.update().where(t.outbox.c.key.in_([row.key for row in given])).values(tries=tries))

    await house.inside(house.services.games.database.write(work))
    if wake:
        await woken(house)


async def woken(house: House) -> None:
    """Have what is owed to the channel looked for."""

    async def wake() -> None:
        house.client.outbox.wake(in_channel(house.channel.id))

    await house.inside(wake())


def looks(house: House) -> int:
    """Count how often the history of a channel was asked for."""
    return len(house.calls("GET", "/messages"))


async def test_what_is_fresh_needs_no_look_into_the_database_and_what_is_left_does(
    house: House, words: dict[str, Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    waiting = outbox.waiting

    def read(db: Connection, place: str) -> list[OwedRow]:
        asked.append(place)
        return waiting(db, place)

    monkeypatch.setattr(outbox, "waiting", read)
    place = in_channel(house.channel.id)
    await say(house, owed(house, "a"))
    assert asked == [place], "nothing is known of a place at first"
    await say(house, owed(house, "b"), owed(house, "c"))
    assert asked == [place], "from now on it is"
    await left(house, owed(house, "d"), wake=False)
    await say(house, owed(house, "e"))
    assert spoken(house)[-1] == "gesagt: e" and asked == [place]
    await woken(house)
    assert asked == [place] * 2
    assert spoken(house) == [f"gesagt: {key}" for key in "abced"]
    monkeypatch.setattr(type(house.services.games.database), "shared", True, raising=False)
    await say(house, owed(house, "f"))
    assert asked == [place] * 3, "others may have written something down meanwhile"


async def test_however_much_is_owed_at_once_all_of_it_is_said_in_its_order(
    house: House, words: dict[str, Exception]
) -> None:
    await say(house, owed(house, "first"))
    keys = [f"{number:03}" for number in range(MOST_FRESH + 3)]
    await say(house, *(owed(house, key) for key in keys))
    assert spoken(house) == [f"gesagt: {key}" for key in ("first", *keys)]
    assert house.client.outbox._fresh == {} and not house.client.outbox._overflown


async def test_what_must_wait_holds_up_its_place_and_no_other(house: House, words: dict[str, Exception]) -> None:
    other = house.guild.create_text_channel("nebenan")
    await house.env.settle()
    words["b"] = NotYet()
    elsewhere = OwedRow(key="d", place=in_channel(other.id), kind="probe", made_at=house.services.games.clock())
    await say(house, owed(house, "a"), owed(house, "b"), owed(house, "c"), elsewhere)
    assert spoken(house) == ["gesagt: a"]
    assert [one.content for one in other.history()] == ["gesagt: d"]
    words.clear()
    await woken(house)
    assert spoken(house) == ["gesagt: a", "gesagt: b", "gesagt: c"]


async def test_trouble_while_words_are_sought_only_delays_them(house: House, words: dict[str, Exception]) -> None:
    for key, trouble in (("a", OSError("away")), ("b", StoreTrouble("locked", "?"))):
        words[key] = trouble
        await say(house, owed(house, key), owed(house, key * 2))
        assert f"gesagt: {key * 2}" not in spoken(house)
        words.clear()
        await house.env.advance_time(61)
        assert spoken(house)[-2:] == [f"gesagt: {key}", f"gesagt: {key * 2}"]


async def test_what_is_not_needed_any_more_is_given_up_and_only_what_matters_is_logged(
    house: House, words: dict[str, Exception]
) -> None:
    words |= {
        "a": Unneeded(TAKEN_BACK),
        "b": Unneeded(NOT_WANTED),
        "c": Unneeded("unsaid-nobody"),
        "d": Declined(text("game-unknown")),
    }
    with capture_logs() as lines:
        await say(house, *(owed(house, key) for key in "abcde"))
    assert spoken(house) == ["gesagt: e"]
    assert [row["reason"] for row in await rows(house, "probe")] == [
        TAKEN_BACK,
        NOT_WANTED,
        "unsaid-nobody",
        "game-unknown",
        None,
    ]
    assert [line["key"] for line in lines if line["event"] == "what was owed is not said"] == ["c", "d"]


async def test_only_a_try_that_was_not_confirmed_is_looked_for_in_the_history(
    house: House, words: dict[str, Exception]
) -> None:
    before = looks(house)
    await say(house, owed(house, "a"))
    await left(house, owed(house, "b"))
    assert looks(house) == before
    channel = house.client.get_partial_messageable(house.channel.id)
    await house.inside(channel.send("gesagt: c"))
    await left(house, owed(house, "c"), tries=1)
    assert looks(house) == before + 1
    assert spoken(house) == ["gesagt: a", "gesagt: b", "gesagt: c"]
    *_, found = await rows(house, "probe")
    assert found["message_id"] == house.channel.history()[-1].id
    await left(house, owed(house, "d"), tries=1)
    assert spoken(house)[-1] == "gesagt: d", "it does not stand there yet"


async def test_of_two_equal_sentences_the_first_is_not_taken_for_the_second(house: House) -> None:
    async def compose(row: OwedRow) -> Post:
        return Post(message={"content": "Weiter geht es!"})

    house.client.outbox.compose("probe", compose)
    await say(house, owed(house, "a"))
    await left(house, owed(house, "b"), tries=1)
    assert spoken(house) == ["Weiter geht es!"] * 2


async def test_a_row_that_another_process_holds_is_left_to_it_until_it_lets_go(
    house: House, words: dict[str, Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    database, now = house.services.games.database, house.services.games.clock()
    monkeypatch.setattr(type(database), "shared", True, raising=False)
    await left(house, owed(house, "a"), wake=False)

    def hold(db: Connection) -> None:
        held = {"holder": "somebody else", "held_until": now + timedelta(seconds=30)}
        db.execute(t.outbox.update().values(held))

    await house.inside(database.write(hold))
    await woken(house)
    assert spoken(house) == []
    await house.env.advance_time(61)
    assert spoken(house) == ["gesagt: a"]


def test_what_a_dead_process_holds_is_tried_again_soon_after_nobody_can_hold_it() -> None:
    hold = HOLD.total_seconds()
    assert any(hold <= tried < hold + 5 for tried in accumulate(PAUSES))


async def test_nothing_is_said_for_a_server_that_is_not_there_yet(
    house: House, words: dict[str, Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, away = SimpleNamespace(unavailable=False), SimpleNamespace(unavailable=True)
    for key, ready, server, guild, said in (
        ("a", True, None, True, True),
        ("b", False, None, False, True),
        ("c", False, here, True, True),
        ("d", False, None, True, False),
    ):
        with monkeypatch.context() as patch:
            patch.setattr(house.client, "is_ready", lambda now=ready: now)
            patch.setattr(house.client, "get_guild", lambda id, now=server: now)
            row = owed(house, key)
            await say(house, row if guild else replace(row, guild_id=None))
        assert (f"gesagt: {key}" in spoken(house)) is said, key
    await house.env.advance_time(61)
    assert spoken(house)[-1] == "gesagt: d"
    monkeypatch.setattr(house.client, "get_guild", lambda id: away)
    await say(house, owed(house, "e"))
    assert spoken(house)[-1] == "gesagt: d"


async def test_what_discord_does_not_take_now_is_tried_again_and_what_it_never_takes_is_given_up(
    house: House, words: dict[str, Exception]
) -> None:
    for status, code, again in (
        (500, 0, True),
        (401, 0, True),
        (408, 0, True),
        (404, 10003, False),
        (400, 50035, False),
    ):
        house.env.inject_error("POST", POSTS, status=status, code=code, message="Nein")
        before, (first, second) = spoken(house), (f"{status}a", f"{status}b")
        await say(house, owed(house, first), owed(house, second))
        assert spoken(house) == before + ([] if again else [f"gesagt: {second}"])
        await house.env.advance_time(61)
        assert spoken(house) == before + ([f"gesagt: {first}"] if again else []) + [f"gesagt: {second}"]
        if not again:
            (row,) = [one for one in await rows(house, "probe") if one["key"] == first]
            assert row["reason"] == f"{'unsaid-gone' if code == 10003 else 'unsaid-refused'} {status} Nein"


async def test_a_sign_that_somebody_deleted_is_done_without(house: House, words: dict[str, Exception]) -> None:
    house.services.icons["die_6"] = "<:x:1>"
    house.env.inject_error("POST", POSTS, status=400, code=10014, message="Unknown Emoji")
    await say(house, owed(house, "a"))
    await house.env.advance_time(61)
    assert spoken(house) == ["gesagt: a"] and house.services.icons == {}


async def test_whoever_opened_a_game_hears_once_that_we_may_not_write_there(house: House) -> None:
    game = await deal(house)

    async def compose(row: OwedRow) -> Post:
        return plain(row)

    house.client.outbox.compose("probe", compose)
    house.env.inject_error("POST", f"/channels/{house.channel.id}/messages", status=403, code=50013, times=2)
    place, now = in_channel(house.channel.id), house.services.games.clock()
    await say(
        house,
        *(OwedRow(key=key, place=place, kind="probe", made_at=now, game_id=game, guild_id=1) for key in "ab"),
    )
    assert len([one for one in house.anna.user.dm_channel.history() if "nicht mehr schreiben" in one.content]) == 1
    found = await rows(house, "probe")
    assert [row["reason"].partition(" ")[0] for row in found] == [NO_ACCESS] * 2
    assert "a" not in house.client.outbox._settled, "it is owed again once we may"
    await house.inside(house.client.outbox.admitted(house.guild.id))
    assert not [one for one in spoken(house) if one.startswith("gesagt")], "that was another server"
    await house.inside(house.client.outbox.admitted())
    assert [one for one in spoken(house) if one.startswith("gesagt")] == ["gesagt: a", "gesagt: b"]


async def test_an_archived_thread_is_opened_before_something_is_said_there(
    house: House, words: dict[str, Exception]
) -> None:
    thread = house.env.backend.create_thread(house.channel.id, name="Kampf", owner_id=house.anna.id, type=11)
    await house.env.settle()
    house.env.inject_error("POST", f"/channels/{thread.id}/messages", status=400, code=50083)
    now = house.services.games.clock()
    await say(house, OwedRow(key="a", place=in_channel(thread.id), kind="probe", made_at=now))
    assert house.calls("PATCH", f"/channels/{thread.id}") == [f"/channels/{thread.id}"]
    await house.env.advance_time(61)
    assert [one.content for one in house.channel.threads[0].history()] == ["gesagt: a"]
    edits = len(house.calls("PATCH"))
    await house.inside(unarchived(house.client, house.channel.id))
    assert len(house.calls("PATCH")) == edits, "a channel is never archived"


async def test_messages_go_that_others_stand_for_also_if_they_are_gone_or_were_never_there(
    house: House, words: dict[str, Exception]
) -> None:
    place, now = in_channel(house.channel.id), house.services.games.clock()
    await say(house, owed(house, "a"), owed(house, "b"), owed(house, "c"))
    a, b, _ = house.channel.history()
    row = owed(house, "x")
    await say(house, removal(place, a.id, row, now))
    assert spoken(house) == ["gesagt: b", "gesagt: c"]
    house.env.backend.delete_message(house.channel.id, b.id)
    words["n"] = Unneeded(TAKEN_BACK)
    await say(house, owed(house, "n"))
    by_name = [
        OwedRow(key=f"removal.{key}", place=place, kind="removal", made_at=now, body={"said": key})
        for key in ("b", "c", "n", "unheard")
    ]
    await say(house, *by_name)
    assert spoken(house) == []
    assert [bool(one["message_id"]) for one in await rows(house, "removal")] == [True, True, True, False, False]


async def test_a_letter_goes_to_its_person_and_a_post_may_name_its_channel(
    house: House, words: dict[str, Exception]
) -> None:
    other = house.guild.create_text_channel("nebenan")
    await house.env.settle()

    async def elsewhere(row: OwedRow) -> Post:
        return Post(message={"content": "hier"}, channel_id=other.id)

    house.client.outbox.compose("elsewhere", elsewhere)
    now = house.services.games.clock()
    await say(
        house,
        OwedRow(key="a", place=to_person(house.ben.id), kind="probe", made_at=now),
        OwedRow(key="b", place=in_channel(house.channel.id), kind="elsewhere", made_at=now),
    )
    assert [one.content for one in house.ben.user.dm_channel.history()] == ["gesagt: a"]
    assert [one.content for one in other.history()] == ["hier"] and spoken(house) == []


async def test_quiet_tells_whether_it_became_quiet_and_all_of_it_is_noted(house: House) -> None:
    box, place = house.client.outbox, in_channel(house.channel.id)

    async def compose(row: OwedRow) -> Post:
        await asyncio.sleep(0.05)
        return plain(row)

    box.compose("probe", compose)
    found: list[bool] = []

    async def work() -> None:
        await house.services.games.owe(owed(house, "a"))
        found.append(await box.quiet(place, 0.01))
        found.append(await box.quiet(place, 5))
        done = await house.services.games.database.read(lambda db: outbox.outcome(db, "a"))
        found.append(done is not None)

    await house.inside(work())
    assert found == [False, True, True]


async def test_only_processes_that_share_a_database_look_for_what_others_left(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    box = house.client.outbox
    await house.inside(box.resume())
    assert box._polling is None
    monkeypatch.setattr(type(house.services.games.database), "shared", True, raising=False)
    monkeypatch.setattr(module, "POLL", 1e6)
    await house.inside(box.resume())
    first = box._polling
    assert first is not None
    await house.inside(box.resume())
    assert box._polling is first
    await box._tasks.close()


async def test_what_a_game_owes_is_looked_for_when_it_is_told_of(house: House, words: dict[str, Exception]) -> None:
    game = await deal(house)
    other = house.guild.create_text_channel("nebenan")
    await house.env.settle()
    now = house.services.games.clock()
    mine = OwedRow(key="a", place=in_channel(house.channel.id), kind="probe", made_at=now, game_id=game)
    foreign = OwedRow(key="b", place=in_channel(other.id), kind="probe", made_at=now)
    await left(house, mine, foreign, wake=False)

    async def tell() -> None:
        house.client.outbox.hear(Owing([], game))

    await house.inside(tell())
    assert spoken(house)[-1] == "gesagt: a" and other.history() == []


async def test_a_message_that_pings_nobody_unless_it_says_so(house: House) -> None:
    async def compose(row: OwedRow) -> Post:
        loud = {"allowed_mentions": discord.AllowedMentions(users=[discord.Object(house.ben.id)])}
        return Post(message={"content": house.ben.mention} | (loud if row.key == "loud" else {}))

    house.client.outbox.compose("probe", compose)
    await say(house, owed(house, "quiet"), owed(house, "loud"))
    quiet, loud = house.channel.history()
    assert (bool(house.pings(quiet).users), bool(house.pings(loud).users)) == (False, True)
