"""What one action writes: all or nothing, in its turn, and nothing into a game that has ended."""

from copy import deepcopy
from dataclasses import replace

import pytest

from bot.store import news
from bot.store.acts import load_act
from bot.store.changes import Change, GameColumns, GameEnded, commit_change
from bot.store.database import Connection, Database
from bot.store.deadlines import next_deadlines
from bot.store.events import load_events
from bot.store.games import Conflict, GameRow, Status, load_game
from bot.store.news import NewsRow
from bot.store.seats import SeatRow
from tests.store.rows import GAME, NOON, act, deadline, later, line, open_game

OPEN: tuple[Status, ...] = ("lobby", "running")
ENDED: tuple[Status, ...] = ("over", "expired", "abandoned")


def game(connection: Connection) -> GameRow:
    found = load_game(connection, GAME)
    assert found is not None
    return found[0]


async def moved(database: Database) -> tuple[int, int, int]:
    """Return the game's revision, and how many events and deadlines there are."""
    row = await database.read(game)
    events = await database.read(lambda db: load_events(db, GAME))
    return row.revision, len(events), len(await database.read(next_deadlines))


async def commit(database: Database, change: Change) -> int | None:
    return (await database.write(lambda db: commit_change(db, change))).act


MOVES = [
    pytest.param({"events": [line()]}, id="events"),
    pytest.param({"deadline": deadline()}, id="deadline"),
    pytest.param({"events": [line()], "deadline": deadline()}, id="both"),
]
COURSES: list[GameColumns] = [
    {"status": "running"},
    {"status": "lobby"},
    {"status": "abandoned"},
    {"paused_at": NOON},
    {"options": "{}"},
    {"time_left": 5},
]


@pytest.mark.parametrize("status", ENDED)
@pytest.mark.parametrize("more", MOVES)
async def test_nothing_moves_in_a_game_that_has_ended(
    any_database: Database, status: Status, more: dict[str, object]
) -> None:
    await open_game(any_database, status)
    change = Change(game_id=GAME, revision=0, game={"head": 0}, **more)  # type: ignore[arg-type]  # plain values
    with pytest.raises(GameEnded, match=f"nothing moves in game {GAME}"):
        await commit(any_database, change)
    assert await moved(any_database) == (0, 0, 0)
    assert (await any_database.read(game)).head == -1


@pytest.mark.parametrize("status", OPEN)
@pytest.mark.parametrize("more", MOVES)
async def test_open_games_move(any_database: Database, status: Status, more: dict[str, object]) -> None:
    await open_game(any_database, status)
    await commit(any_database, Change(game_id=GAME, revision=0, **more))  # type: ignore[arg-type]  # plain values
    assert await moved(any_database) == (1, "events" in more, "deadline" in more)


async def test_what_is_marked_as_afterwards_may_come_after_the_end(any_database: Database) -> None:
    await open_game(any_database, "over")
    await commit(any_database, Change(game_id=GAME, revision=0, game={"head": 0}, events=[line()], afterwards=True))
    assert await moved(any_database) == (1, 1, 0)


@pytest.mark.parametrize("status", [status for status in ENDED if status != "over"])
async def test_what_was_broken_off_has_no_afterwards(any_database: Database, status: Status) -> None:
    await open_game(any_database, status)
    with pytest.raises(GameEnded):
        await commit(any_database, Change(game_id=GAME, revision=0, events=[line()], afterwards=True))
    assert await moved(any_database) == (0, 0, 0)


@pytest.mark.parametrize("status", ENDED)
@pytest.mark.parametrize("course", COURSES, ids=str)
async def test_no_game_that_has_ended_begins_again(any_database: Database, status: Status, course: GameColumns) -> None:
    await open_game(any_database, status)
    with pytest.raises(GameEnded):
        await commit(any_database, Change(game_id=GAME, revision=0, game=course))
    row = await any_database.read(game)
    assert (row.status, row.revision, row.paused_at, row.time_left) == (status, 0, None, None)


async def test_what_moves_nothing_may_change_in_a_game_that_has_ended(any_database: Database) -> None:
    """Somebody is sent off after the end; a game moves to another channel."""
    await open_game(any_database, "over", deadline())
    gone = [SeatRow(seat="Nord", excluded=True), SeatRow(seat="Ost", robot=True)]
    change = Change(game_id=GAME, revision=0, game={"channel_id": 3}, seats=gone, done_deadlines=("step",))
    await commit(any_database, change)
    assert await moved(any_database) == (1, 0, 0)


@pytest.mark.parametrize("status", [*OPEN, *ENDED])
async def test_who_was_slower_hears_of_a_conflict_whatever_became_of_the_game(
    any_database: Database, status: Status
) -> None:
    await open_game(any_database, status, revision=5)
    for name, revision in ((GAME, 4), (GAME, 6), ("another", 5)):
        with pytest.raises(Conflict, match=name):
            await commit(any_database, Change(game_id=name, revision=revision, events=[line()]))
    assert await moved(any_database) == (5, 0, 0)


@pytest.mark.parametrize("status", ENDED)
async def test_a_game_that_ends_waits_for_nothing_any_more(any_database: Database, status: Status) -> None:
    await open_game(any_database, clock=deadline())
    last = Change(game_id=GAME, revision=0, game={"status": status, "ended_at": NOON}, events=[line()])
    await commit(any_database, last)
    assert await moved(any_database) == (1, 1, 0)


async def test_no_clock_is_set_by_what_ends_a_game(any_database: Database) -> None:
    await open_game(any_database, clock=deadline())
    ended: Change = Change(game_id=GAME, revision=0, game={"status": "over", "ended_at": NOON}, deadline=deadline(90))
    with pytest.raises(GameEnded):
        await commit(any_database, ended)
    assert await moved(any_database) == (0, 0, 1)
    assert (await any_database.read(game)).status == "running"


async def test_a_change_stays_as_it_is_and_the_number_of_its_act_is_given_back(any_database: Database) -> None:
    """Work on the database may run twice: what it is given must be the same the second time."""
    await open_game(any_database, clock=deadline())
    change = Change(
        game_id=GAME,
        revision=0,
        game={"head": 0, "draws": 1, "status": "running"},
        events=[line(cause=7)],
        seats=[SeatRow(seat="Nord", person_id=12, name="Bo"), SeatRow(seat="Ost", robot=True)],
        deadline=deadline(90),
        done_deadlines=("lobby",),
        results=[{"game_id": GAME, "seat": "Nord", "person_id": 12, "place": 1, "points": 3, "at": NOON}],
        rolls=[(1, 12, 7)],
        act=act(game_id=GAME, cause=7),
    )
    before = deepcopy(change)
    number = await commit(any_database, change)
    assert change == before
    assert number is not None
    written = await any_database.read(lambda db: load_act(db, 1, number))
    assert written is not None and (written.id, written.game_id, written.cause) == (number, GAME, 7)
    found = await any_database.read(lambda db: load_game(db, GAME))
    assert found is not None
    row, seats, clock = found
    assert (row.revision, row.head, row.draws) == (1, 0, 1)
    assert (seats, clock) == (tuple(change.seats), change.deadline)


async def test_who_the_game_belongs_to_hears_of_its_change_and_of_its_act(any_database: Database) -> None:
    await open_game(any_database)
    told = NewsRow(game_id=GAME, guild_id=1, after=-1, head=0)
    change = Change(game_id=GAME, revision=0, game={"head": 0}, events=[line()], act=act(game_id=GAME), news=told)
    number = await commit(any_database, change)
    (row,) = await any_database.read(lambda db: news.about(db, GAME))
    assert number is not None and row == replace(told, act_id=number, id=row.id)
    late = Change(game_id=GAME, revision=0, events=[line(1)], news=told)
    with pytest.raises(Conflict):
        await commit(any_database, late)
    plain = Change(game_id=GAME, revision=1, game={"head": 1}, events=[line(1)], news=replace(told, after=0, head=1))
    await commit(any_database, plain)
    rows = await any_database.read(lambda db: news.about(db, GAME))
    assert [(one.after, one.head, one.act_id) for one in rows] == [(-1, 0, number), (0, 1, None)]


async def test_an_act_the_book_has_already_has_no_number(any_database: Database) -> None:
    await open_game(any_database)
    for revision, numbered in ((0, True), (1, False)):
        change = Change(game_id=GAME, revision=revision, game={"paused_at": later(revision)}, act=act(cause=7))
        assert (await commit(any_database, change) is not None) is numbered
    assert await commit(any_database, Change(game_id=GAME, revision=2, game={"paused_at": None})) is None
