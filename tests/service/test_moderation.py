"""Spans of time, the rule book's cases, the book and the bars, on either database."""

import contextlib
from dataclasses import replace
from typing import Any

import pytest

from bot.service.feed import Booked, Feed
from bot.service.leading.book import KINDS, Book
from bot.service.leading.cases import CASES, Bars, read_span
from bot.service.play.live import Declined
from bot.store.acts import ActRow, Wanted
from bot.store.database import Database
from bot.texts import LANGUAGES
from tests.service.house import REF, Clock, refused, texts


@pytest.mark.parametrize(
    ("typed", "seconds"),
    [("10m", 600), ("2h", 7200), ("1t", 86_400), ("1d", 86_400), ("1 Tag", 86_400), ("1h30m", 5400), ("28t", 2_419_200),
     ("4w", 2_419_200), ("2 Stunden", 7200), (" 90 min ", 5400), ("0", 0)],
)  # fmt: skip
def test_spans_are_read(typed: str, seconds: int) -> None:
    assert read_span(typed) == seconds


@pytest.mark.parametrize(
    ("typed", "code"),
    [("", "span-unreadable"), ("30", "span-no-unit"), ("bald", "span-unreadable"), ("10m x", "span-unreadable"),
     ("29t", "span-out-of-range"), ("999999w", "span-out-of-range"), ("0h", "span-out-of-range"),
     ("-5m", "span-unreadable"), ("1x", "span-unreadable"), ("٣m", "span-unreadable")],
)  # fmt: skip
def test_slips_have_words(typed: str, code: str) -> None:
    with pytest.raises(Declined) as caught:
        read_span(typed)
    assert caught.value.text.id == code
    assert all(texts().say(caught.value.text, language) for language in LANGUAGES)


def test_every_case_names_its_section_and_fits_a_choice() -> None:
    from bot.engine.text import Text

    for language in LANGUAGES:
        for case in CASES:
            spoken = texts().say(Text(case), language)
            assert spoken.endswith(")") and spoken[-2].isdigit() and len(spoken) <= 100


def act(kind: str = "warning", person: int = 7, room: int = 3, guild: int = 1, **more: Any) -> ActRow:
    row = ActRow(
        guild_id=guild, at=Clock().now, kind=kind, actor_id=REF.id, target_id=person, channel_id=room, reason="x"
    )
    return replace(row, **more)


async def test_one_act_of_ones_own_server_only(any_database: Database) -> None:
    book = Book(any_database, Clock(), Feed())
    written = await book.record(act(cause=5, data={"case": "ä"}))
    assert written is not None
    assert await book.get(1, written.id) == written
    await refused("order-no-such-act", book.get(2, written.id))
    assert await book.record(act(cause=5)) is None
    found, total = await book.find(Wanted(1, KINDS, target_id=7, channel_id=3, standing=True))
    assert (found, total) == ([written], 1)


async def test_bars_follow_the_book_and_survive_a_restart(any_database: Database) -> None:
    feed = Feed()
    book = Book(any_database, Clock(), feed)
    bars = Bars(book)
    feed.subscribe(Booked, "bars", bars.hear)
    assert not await bars.holds(1, 3, 7)
    kick = await book.record(act("room-kick"))
    assert kick is not None
    assert await bars.holds(1, 3, 7)
    assert await Bars(Book(any_database, Clock(), Feed())).holds(1, 3, 7)
    assert not await bars.holds(1, 4, 7) and not await bars.holds(2, 3, 7)
    with contextlib.suppress(RuntimeError), bars.lifted(kick):
        assert not await bars.holds(1, 3, 7)
        raise RuntimeError
    assert await bars.holds(1, 3, 7)
    with bars.lifted(kick):
        await book.undo(1, kick.id, REF, "gut")
    assert not await bars.holds(1, 3, 7)


async def test_who_is_sent_out_while_the_book_is_read_is_locked_out(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    feed = Feed()
    book = Book(database, Clock(), feed)
    bars, find, kicks = Bars(book), book.find, [act("room-kick", 7, cause=1), act("room-kick", 8, cause=2)]
    feed.subscribe(Booked, "test", bars.hear)

    async def slowly(*wanted: Any, **more: Any) -> Any:
        found = await find(*wanted, **more)
        if kicks:
            await book.record(kicks.pop(0))
        return found

    monkeypatch.setattr(book, "find", slowly)
    assert await bars.holds(1, 3, 8)
    assert await bars.holds(1, 3, 7)
    assert not await bars.holds(1, 3, 9)


async def test_who_is_let_in_again_after_a_restart_is_let_through_although_nobody_was_there_yet(
    database: Database,
) -> None:
    book = Book(database, Clock(), Feed())
    kick = await book.record(act("room-kick", cause=1))
    warned = await book.record(act("warning", cause=2))
    assert kick is not None and warned is not None
    bars = Bars(book)
    with bars.lifted(kick):
        assert not await bars.holds(1, 3, 7), "the book still says that he is out"
    assert await bars.holds(1, 3, 7), "nothing was taken back after all"
    with bars.lifted(warned):
        assert await bars.holds(1, 3, 7), "a warning has nothing to do with it"
