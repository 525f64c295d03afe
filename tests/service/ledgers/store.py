"""What the store answers: rows of the outbox from owed to swept, places, panels, cursors, and who finds which games."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta
from typing import Any

from bot.service.leading.conduct import Conduct
from bot.shards import Shards
from bot.store import (
    contests,
    cursors,
    deadlines,
    events,
    finding,
    games,
    nicknames,
    outbox,
    panels,
    people,
    places,
    seats,
)
from bot.store.acts import Wanted, count_acts, load_acts
from bot.store.contests import TableRow
from bot.store.cursors import CursorRow
from bot.store.database import Connection
from bot.store.nicknames import NicknameRow
from bot.store.outbox import GONE, NO_ACCESS, NOT_WANTED, OwedRow
from bot.store.panels import PanelRow
from bot.store.places import PlaceRow
from tests.sample.model import HasardOptions
from tests.service.house import ADA, BO, CEM, REF
from tests.service.ledger import Ledger

HERE, THERE = Shards(frozenset({0}), 2), Shards(frozenset({1}), 2)
Work = Callable[[Connection], Any]
Ask = Callable[[str, Work], Awaitable[Any]]
OTHER = 1 << 22
"""A server on the second of two shards."""


async def keep(ledger: Ledger) -> None:
    do, clock = ledger.do, ledger.clock

    async def ask(title: str, work: Work) -> Any:
        return await do(title, ledger.database.write(work))

    ledger.trusting = True  # rows are changed behind the back of whoever remembers games
    await _owed(ledger, ask)
    lobby = await _opened(ledger, 1, 2, 100)
    clock.move(60)
    running = await _opened(ledger, OTHER, 2, 200, begin=True)
    clock.move(60)
    over = await _opened(ledger, 1, 3, 300, begin=True)
    await ledger.house.finish(await ledger.games.live(over))
    clock.move(60)
    broken = await _opened(ledger, 1, 3, 400, begin=True)
    await Conduct(ledger.games).end(broken, ADA, cause=450)
    await do("four games", _nothing())
    shown = PanelRow(game_id=running, channel_id=3, audience="officials", message_id=5, shown=0, posted_at=clock())
    await ask("a desk", lambda db: panels.save(db, shown))
    asked: dict[str, Work] = {
        "in channel 2": lambda db: finding.games_in(db, 2),
        "in channel 3": lambda db: finding.games_in(db, 3),
        "the last that began there": lambda db: finding.last_game_in(db, 3, "hasard"),
        "the last that began in 2": lambda db: finding.last_game_in(db, 2, "hasard"),
        "of another kind": lambda db: finding.last_game_in(db, 3, "dog"),
        "Ada's": lambda db: finding.games_of(db, ADA.id),
        "Cem's": lambda db: finding.games_of(db, CEM.id),
        "Cem's own": lambda db: finding.games_of(db, CEM.id, hosting=True),
        "the referee's": lambda db: finding.games_of(db, REF.id),
        "open ones": lambda db: finding.running(db, ["hasard"]),
        "open ones here": lambda db: finding.running(db, ["hasard"], HERE),
        "open ones there": lambda db: finding.running(db, ["hasard", "dog"], THERE),
        "the last that ended": lambda db: finding.last_in(db, 3, "hasard"),
        "none ended in 2": lambda db: finding.last_in(db, 2, "hasard"),
        "matches": lambda db: finding.matches_since(db, 1, "hasard", clock() - timedelta(hours=1)),
        "no matches since": lambda db: finding.matches_since(db, 1, "hasard", clock()),
        "beginnings": lambda db: finding.beginnings(db, [lobby, running, over, broken, "x"]),
        "how many are open": finding.count_open_games,
        "how many there": lambda db: finding.count_open_games(db, THERE),
        "ended since": lambda db: finding.ended_since(db, ["hasard"], clock() - timedelta(seconds=30)),
        "ended before": lambda db: finding.ended_since(db, ["hasard"], clock() - timedelta(hours=1), HERE),
        "with computers": finding.games_with_robots,
        "with computers there": lambda db: finding.games_with_robots(db, THERE),
        "stale": panels.stale,
        "stale there": lambda db: panels.stale(db, THERE),
        "clocks here": lambda db: deadlines.next_deadlines(db, 5, HERE),
        "clocks there": lambda db: deadlines.next_deadlines(db, 5, THERE),
        "one reminder": lambda db: deadlines.next_reminders(db, 1),
        "who sits where": lambda db: seats.load_seats(db, running),
        "free seats": lambda db: games.open_lobbies(db, 1, 5),
        "one of them": lambda db: games.open_lobbies(db, 1, 1),
        "none there": lambda db: games.open_lobbies(db, OTHER, 5),
        "where": lambda db: [games.load_channel(db, id) for id in (running, "x")],
        "how often changed": lambda db: [games.load_revision(db, id) for id in (over, "x")],
        "lately": lambda db: games.load_recent(db, over, 4),
        "by one press": lambda db: events.events_of(db, over, 1003),
    }
    for title, work in asked.items():
        await ask(title, work)
    await _clocks(ledger, ask, running)
    await _contests(ask, running, over)
    await _places(ledger, ask, lobby, running)
    for wanted in (
        Wanted(1),
        Wanted(1, actor_id=ADA.id),
        Wanted(1, actor_id=BO.id),
        Wanted(1, since=clock()),
        Wanted(1, since=clock() + timedelta(seconds=1)),
        Wanted(1, ("end", "pause"), channel_id=3),
        Wanted(1, ("pause",)),
    ):
        await ask(f"{wanted.kinds} {wanted.actor_id}", lambda db, of=wanted: [load_acts(db, of), count_acts(db, of)])  # type: ignore[misc]


async def _nothing() -> None:
    """Look at what has changed."""


async def _opened(ledger: Ledger, guild: int, channel: int, cause: int, *, begin: bool = False) -> str:
    """Open a game of Ada's and Bo's, led by Cem or not."""
    live = await ledger.lobby.open(
        "hasard", HasardOptions(rounds=1), ADA if begin else CEM, guild_id=guild, channel_id=channel,
        referee_id=None if begin else REF.id, seated={"Nord": ADA, "Ost": BO}, robots=[] if begin else ["Sued"],
        cause=cause,
    )  # fmt: skip
    if begin and guild != 1:
        await ledger.lobby.fill(live.row.id, ADA)
    if begin:
        await ledger.lobby.start(live.row.id, ADA, cause=cause + 1)
    return live.row.id


async def _owed(ledger: Ledger, ask: Ask) -> None:
    """Owe, hold, say, give up, owe again, move, sweep."""
    clock = ledger.clock
    now = clock()
    first = OwedRow(key="a", place="c2", kind="note", made_at=now, guild_id=1, body={"ping": [12, 123]})
    game = replace(first, game_id=await _opened(ledger, 1, 2, 50), about=4)
    rows = [
        first,
        replace(game, key="b", body={"x": 1}),
        replace(first, key="c", place="p12", kind="log"),
        replace(game, key="d", kind="vacancy"),
        replace(game, key="d.2", kind="vacancy"),
        replace(game, key="removal.d", kind="removal"),
        replace(game, key="e", place="c3", guild_id=2),
        replace(game, key="f", place="g1", kind="log"),
        replace(game, key="g", kind="panel"),
    ]
    id = game.game_id or ""
    await ask("owed", lambda db: [row.key for row in outbox.insert_owed(db, [*rows, first])])
    await ask("once", lambda db: outbox.insert_owed(db, rows))
    until = now + timedelta(seconds=10)
    asked: dict[str, Work] = {
        "held": lambda db: outbox.claim(db, first, "me", now, until, alone=False),
        "by a try that is not the next": lambda db: outbox.claim(db, first, "me", now, until, alone=True),
        "by another": lambda db: outbox.claim(db, replace(first, tries=1), "you", now, until, alone=False),
        "by another at the last moment": lambda db: outbox.claim(
            db, replace(first, tries=1), "you", until, until, alone=False
        ),
        "by who is alone": lambda db: outbox.claim(db, replace(first, tries=1), "you", now, until, alone=True),
        "again by the same": lambda db: outbox.claim(db, replace(first, tries=2), "you", now, until, alone=False),
        "when it is free": lambda db: outbox.claim(
            db, replace(first, tries=3), "me", until + timedelta(seconds=1), until, alone=False
        ),
        "released": lambda db: outbox.release(db, "a"),
        "taken anew": lambda db: outbox.claim(db, replace(first, tries=4), "he", now, until, alone=False),
        "waiting in 2": lambda db: outbox.waiting(db, "c2"),
        "waiting in 9": lambda db: outbox.waiting(db, "c9"),
        "places": lambda db: sorted(outbox.places_waiting(db)),
        "places of the game": lambda db: sorted(outbox.places_waiting(db, id)),
        "places of none": lambda db: outbox.places_waiting(db, "x"),
        "games with notes": lambda db: outbox.games_waiting(db, "note"),
        "games with lines": lambda db: outbox.games_waiting(db, "log"),
        "waits a note": lambda db: outbox.is_waiting(db, id, "c2", "note"),
        "waits a line": lambda db: outbox.is_waiting(db, id, "c2", "log"),
        "how many": outbox.count_waiting,
        "said": lambda db: outbox.said(db, "a", 90, now),
        "said and taken": lambda db: outbox.claim(db, replace(first, tries=5), "he", now, until, alone=True),
        "the vacancy": lambda db: outbox.said(db, "d", 91, now + timedelta(seconds=1)),
        "its message": lambda db: outbox.last_message(db, "d", "c2"),
        "the other vacancy": lambda db: outbox.said(db, "d.2", 92, now + timedelta(seconds=1)),
        "their last message": lambda db: outbox.last_message(db, "d", "c2"),
        "no message": lambda db: outbox.last_message(db, "b", "c2"),
        "none elsewhere": lambda db: outbox.last_message(db, "d", "c3"),
        "given up": lambda db: outbox.give_up(db, "c", "unsaid-refused " + "x" * 300, now),
        "too late": lambda db: outbox.give_up(db, "a", "unsaid-gone", now),
        "not wanted": lambda db: outbox.give_up(db, "removal.d", NOT_WANTED, now),
        "no access": lambda db: outbox.give_up(db, "b", f"{NO_ACCESS} 403", now),
        "no access elsewhere": lambda db: outbox.give_up(db, "e", f"{NO_ACCESS} 403", now),
        "no access to the log": lambda db: outbox.give_up(db, "f", f"{NO_ACCESS} 403", now + timedelta(seconds=2)),
        "the place is gone": lambda db: outbox.give_up(db, "g", f"{GONE} 404", now),
        "outcomes": lambda db: [outbox.outcome(db, key) for key in ("a", "b", "c", "g", "x")],
        "messages": lambda db: outbox.messages_in(db, "c2", now),
        "messages since": lambda db: outbox.messages_in(db, "c2", now + timedelta(seconds=1)),
        "the last of the game": lambda db: outbox.last_said(db, id, "vacancy", "x"),
        "but for one": lambda db: outbox.last_said(db, id, "vacancy", "d.2"),
        "of none": lambda db: outbox.last_said(db, id, "log", "x"),
        "standing vacancies": lambda db: outbox.standing(db, id, "vacancy"),
        "standing notes": lambda db: outbox.standing(db, id, "note"),
        "the last unsaid": lambda db: outbox.last_unsaid(db, id, "c2", "note"),
        "none unsaid": lambda db: outbox.last_unsaid(db, id, "c2", "log"),
        "one panel unsaid": lambda db: outbox.last_unsaid(db, id, "c2", "panel"),
        "lengthened": lambda db: outbox.lengthen(db, "b", {"x": 2}),
        "not what waits": lambda db: outbox.lengthen(db, "g", {"x": 2}),
        "given up in all": outbox.unsaid,
        "the newest": lambda db: outbox.unsaid(db, limit=1),
        "of the game": lambda db: outbox.unsaid(db, id),
        "admitted on 2": lambda db: outbox.admit(db, 2),
        "the game moves": lambda db: outbox.moved(db, id, 2, 7),
        "from nowhere": lambda db: outbox.moved(db, id, None, 8),
        "admitted everywhere": lambda db: outbox.admit(db, None),
        "nothing to admit": lambda db: outbox.admit(db, None),
        "swept to the moment": lambda db: outbox.sweep(db, now, 10),
        "swept one": lambda db: outbox.sweep(db, now + timedelta(hours=1), 1),
        "swept": lambda db: outbox.sweep(db, now + timedelta(hours=1), 10),
        "12 is forgotten": lambda db: outbox.forget_person(db, 12),
        "server 2 is forgotten": lambda db: outbox.forget_server(db, 2),
    }
    for title, work in asked.items():
        await ask(title, work)
    assert outbox.places_of(rows) == ["c2", "p12", "c3", "g1"]


async def _clocks(ledger: Ledger, ask: Ask, running: str) -> None:
    live = await ledger.games.live(running)
    row = live.deadline
    assert row is not None
    later = row.due_at + timedelta(seconds=30)
    asked: dict[str, Work] = {
        "another reminder": lambda db: deadlines.take_reminder(db, replace(row, token="x")),
        "its reminder": lambda db: deadlines.take_reminder(db, row),
        "once": lambda db: deadlines.take_reminder(db, row),
        "another clock": lambda db: deadlines.postpone(db, replace(row, token="x"), later),
        "its clock": lambda db: deadlines.postpone(db, row, later),
        "no reminders left": lambda db: deadlines.next_reminders(db, 1, THERE),
        "read": lambda db: deadlines.load_deadline(db, running),
        "another kind is dropped": lambda db: deadlines.drop_deadlines(db, running, "lobby"),
        "dropped": lambda db: deadlines.drop_deadlines(db, running, "step", "lobby"),
        "none": lambda db: deadlines.load_deadline(db, running),
        "set": lambda db: deadlines.set_deadline(db, row),
    }
    for title, work in asked.items():
        await ask(title, work)


async def _contests(ask: Ask, running: str, over: str) -> None:
    """Let a running game be a contest, and one that is over its table."""
    table = TableRow(game_id=running, name="1.2", child_id=over)
    kinds = ["hasard"]
    asked: dict[str, Work] = {
        "two lead": lambda db: contests.set_officials(db, running, [9, 8, 9]),
        "who leads": lambda db: contests.load_officials(db, running),
        "one leads": lambda db: contests.set_officials(db, running, [8]),
        "nobody leads": lambda db: contests.set_officials(db, running, []),
        "a table": lambda db: contests.save_table(db, table),
        "its tables": lambda db: contests.tables_of(db, running),
        "those open": lambda db: contests.open_tables(db, running),
        "of which contest": lambda db: contests.table_of(db, over),
        "of none": lambda db: contests.table_of(db, running),
        "unseen": contests.unseen,
        "unseen here": lambda db: contests.unseen(db, HERE),
        "seen": lambda db: contests.save_table(db, replace(table, seen=100)),
        "nothing unseen": contests.unseen,
        "running": lambda db: contests.running(db, kinds),
        "running here": lambda db: contests.running(db, kinds, HERE),
        "open there": lambda db: contests.open_contests(db, OTHER, kinds, 5),
        "on the server": lambda db: contests.on_server(db, 1, kinds, over=False),
        "also those over": lambda db: contests.on_server(db, 1, kinds, over=True),
        "one of them": lambda db: contests.on_server(db, OTHER, kinds, over=True, most=1),
    }
    for title, work in asked.items():
        await ask(title, work)


async def _places(ledger: Ledger, ask: Ask, lobby: str, running: str) -> None:
    now = ledger.clock()
    told = CursorRow(game_id=running, channel_id=3, kind="told", message_id=70, event_seq=2)
    shown = PanelRow(game_id=running, channel_id=2, message_id=6, shown=1, posted_at=now)
    worn = NicknameRow(game_id=running, person_id=11, guild_id=OTHER, nick="Ada", worn="G Jäger", role_id=3)
    asked: dict[str, Work] = {
        "told": lambda db: cursors.save(db, told),
        "told elsewhere": lambda db: cursors.save(db, replace(told, channel_id=2, message_id=71)),
        "told further": lambda db: cursors.save(db, replace(told, message_id=72, event_seq=3)),
        "heard": lambda db: cursors.save(db, replace(told, kind="heard", message_id=80)),
        "up to where told": lambda db: cursors.told(db, running),
        "up to where heard": lambda db: cursors.heard(db, running),
        "nothing heard": lambda db: cursors.heard(db, lobby),
        "announced": lambda db: cursors.announced(db, running, "told"),
        "not announced": lambda db: cursors.announced(db, running, "date"),
        "renewed": lambda db: panels.renew(db, shown),
        "a panel that is gone": lambda db: panels.renew(db, replace(shown, channel_id=9)),
        "panels": lambda db: panels.of(db, running),
        "one goes": lambda db: panels.drop(db, running, 3, "officials"),
        "a thread": lambda db: places.save(db, PlaceRow(game_id=running, kind="team", key="G", channel_id=31)),
        "a room": lambda db: places.save(db, PlaceRow(game_id=running, kind="room", channel_id=30, shut=True)),
        "one is another": lambda db: places.save(db, PlaceRow(game_id=running, kind="room", channel_id=2)),
        "all": lambda db: places.of(db, running),
        "rooms": lambda db: places.of(db, running, "room", "stand"),
        "taken": lambda db: places.taken(db, [2, 31, 99]),
        "a channel is gone": lambda db: places.forget_channel(db, running, 2),
        "worn": lambda db: nicknames.save(db, worn),
        "worn otherwise": lambda db: nicknames.save(db, replace(worn, worn="G Hüter", role_id=None)),
        "all worn": nicknames.load_all,
        "none here": lambda db: nicknames.load_all(db, HERE),
        "another's": lambda db: nicknames.drop(db, replace(worn, person_id=12)),
        "given back": lambda db: nicknames.drop(db, worn),
        "closed": lambda db: people.set_dm_closed(db, 11, True, now),
        "speaks": lambda db: people.set_language(db, 11, "en", now + timedelta(seconds=1)),
        "speaks, too": lambda db: people.set_language(db, 12, "en", now),
        "open again": lambda db: people.set_dm_closed(db, 11, False, now + timedelta(seconds=2)),
        "which language": lambda db: [people.language_of(db, person) for person in (11, 12, 13)],
    }
    for title, work in asked.items():
        await ask(title, work)
