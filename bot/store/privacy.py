"""Everything there is about one person or one server: found, made anonymous, deleted.

What belongs to others stays whole: seats, events and results lose the person, never the row.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from sqlalchemy import Select, and_, delete, exists, func, null, or_, select, update

from bot.store import outbox
from bot.store import tables as t
from bot.store.changes import GameColumns
from bot.store.database import Connection
from bot.store.deadlines import drop_deadlines
from bot.store.games import ENDED
from bot.store.news import NewsRow
from bot.store.seats import ERASED, SeatRow
from bot.store.servers import forget_server

CHUNK = 500
"""Databases take only so many values in one statement."""
_PARTS = ("host_id", "referee_id", "assistant_id")


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """The rows about one person, as plain data."""

    person: dict[str, Any] | None
    games: list[dict[str, Any]]
    seats_before: list[dict[str, Any]]
    events: list[dict[str, Any]]
    results: list[dict[str, Any]]
    tallies: list[dict[str, Any]]
    nicknames: list[dict[str, Any]]
    acts: list[dict[str, Any]]
    verdicts: list[dict[str, Any]] = field(default_factory=list)
    """What contests say of the person, with the reasons."""


# -- one person --------------------------------------------------------------------------------------------------------


def games_acted_in(connection: Connection, person_id: int) -> list[str]:
    """List the games in which somebody did anything: a walk through all logs, so read it apart from the writing."""
    return list(connection.scalars(select(t.events.c.game_id).where(t.events.c.person_id == person_id).distinct()))


def games_about(connection: Connection, person_id: int) -> set[str]:
    """List the games somebody sits in, leads, has opened or has a result of."""
    found = set(connection.scalars(select(t.games.c.id).where(_leads(person_id))))
    for table in (t.seats, t.sitters, t.results, t.officials):
        found |= set(connection.scalars(select(table.c.game_id).where(table.c.person_id == person_id)))
    return found | {game_id for game_id, _ in _sent_off(connection, person_id)}


def load_person(connection: Connection, person_id: int) -> Found:
    """Read everything about somebody."""
    person = connection.execute(select(t.people).where(t.people.c.person_id == person_id)).mappings().first()
    results = select(t.results).where(t.results.c.person_id == person_id).order_by(t.results.c.at)
    tallies = select(t.tallies).where(t.tallies.c.person_id == person_id).order_by(*t.tallies.primary_key)
    acts = select(t.acts).where(_act_names(person_id)).order_by(t.acts.c.at, t.acts.c.id)
    return Found(
        person=dict(person) if person else None,
        games=_rows(connection, _games_of(person_id)),
        seats_before=_rows(connection, select(t.sitters).where(t.sitters.c.person_id == person_id)),
        events=_rows(connection, _events_of(person_id)),
        results=_rows(connection, results),
        tallies=_rows(connection, tallies),
        nicknames=_rows(connection, select(t.nicknames).where(t.nicknames.c.person_id == person_id)),
        acts=_rows(connection, acts),
    )


def events_of_kinds(connection: Connection, kinds: Mapping[str, Iterable[str]]) -> list[dict[str, Any]]:
    """Read the events of some kinds of single games, in order."""
    columns = [t.events.c[name] for name in ("game_id", "seq", "at", "kind", "body")]
    found: list[dict[str, Any]] = []
    for game_id, wanted in kinds.items():
        query = select(*columns).where(t.events.c.game_id == game_id, t.events.c.kind.in_(sorted(wanted)))
        found += _rows(connection, query.order_by(t.events.c.seq))
    return found


def seats_in(connection: Connection, person_id: int, game_ids: Iterable[str]) -> set[tuple[str, str]]:
    """List the seats somebody has, or had, in some games."""
    found: set[tuple[str, str]] = set()
    for chunk in _chunks(sorted(game_ids)):
        for table in (t.seats, t.sitters):
            query = select(table.c.game_id, table.c.seat).where(table.c.person_id == person_id)
            found |= {(game, seat) for game, seat in connection.execute(query.where(table.c.game_id.in_(chunk)))}
    return found


def rewrite_event(connection: Connection, game_id: str, seq: int, body: Mapping[str, Any]) -> None:
    """Write an event anew, without what may not be kept; what happened stays."""
    match = (t.events.c.game_id == game_id, t.events.c.seq == seq)
    connection.execute(update(t.events).where(*match).values(body=json.dumps(body)))


def _rows(connection: Connection, query: Select[Any]) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(query).mappings()]


def _leads(person_id: int) -> Any:
    return or_(*(t.games.c[name] == person_id for name in _PARTS))


def _act_names(person_id: int) -> Any:
    """Match acts by or about somebody; who was replaced on a seat stands only in what the act remembers."""
    columns = [t.acts.c[name] == person_id for name in ("actor_id", "target_id", "undone_by")]
    return or_(*columns, *(t.acts.c[name].contains(str(person_id)) for name in ("reason", "data", "undone_why")))


def _games_of(person_id: int) -> Select[Any]:
    own = and_(t.seats.c.game_id == t.games.c.id, t.seats.c.person_id == person_id)
    names = ("id", "kind", "guild_id", "status", "created_at", "started_at", "ended_at", *_PARTS)
    columns = [t.games.c[name] for name in names]
    seat = [t.seats.c[name] for name in ("seat", "name", "captain")]
    joined = select(*columns, *seat).outerjoin(t.seats, own)
    official = exists().where(t.officials.c.game_id == t.games.c.id, t.officials.c.person_id == person_id)
    sat = exists().where(t.sitters.c.game_id == t.games.c.id, t.sitters.c.person_id == person_id)
    mine = or_(t.seats.c.person_id == person_id, _leads(person_id), official, sat)
    return joined.where(mine).order_by(t.games.c.created_at)


def _events_of(person_id: int) -> Select[Any]:
    columns = [t.events.c[name] for name in ("game_id", "seq", "at", "kind", "body")]
    games = [t.games.c.kind.label("game_kind"), t.games.c.ended_at]
    query = select(*columns, *games).join(t.games).where(t.events.c.person_id == person_id)
    return query.order_by(t.events.c.at, t.events.c.game_id, t.events.c.seq)


def touch(connection: Connection, game_ids: Iterable[str]) -> None:
    """Move on the revision of games: whoever is about to change one of them from memory has to look again."""
    for chunk in _chunks(sorted(game_ids)):
        connection.execute(
            update(t.games).where(t.games.c.id.in_(chunk)).values(revision=t.games.c.revision + 1),
        )


def new_faces(connection: Connection, game_ids: Iterable[str]) -> list[NewsRow]:
    """Return the news that games look different, without anything that happened in them."""
    found: list[NewsRow] = []
    for chunk in _chunks(sorted(game_ids)):
        query = select(t.games.c.id, t.games.c.guild_id, t.games.c.head).where(t.games.c.id.in_(chunk))
        rows = connection.execute(query)
        found += [NewsRow(game_id=id, guild_id=guild, after=head, head=head) for id, guild, head in rows]
    return found


def ended(connection: Connection, game_ids: Iterable[str]) -> dict[str, bool]:
    """Tell which games have ended; the free dice are none."""
    found: dict[str, bool] = {}
    for chunk in _chunks(sorted(game_ids)):
        query = select(t.games.c.id, t.games.c.status).where(t.games.c.id.in_(chunk), t.games.c.kind != "dice")
        found |= {id: status in ENDED for id, status in connection.execute(query)}
    return found


def delete_own(connection: Connection, person_id: int, game_ids: Iterable[str]) -> list[str]:
    """Delete what is nobody else's: the dice of direct messages, and games outside servers without anybody else."""
    others = and_(t.seats.c.game_id == t.games.c.id, t.seats.c.person_id.is_not(None), t.seats.c.person_id != person_id)
    own: list[str] = []
    for chunk in _chunks(sorted(game_ids)):
        alone = (t.games.c.guild_id.is_(None), t.games.c.kind != "dice", ~exists().where(others))
        own += connection.scalars(select(t.games.c.id).where(t.games.c.id.in_(chunk), *alone))
    own += connection.scalars(_days(person_id))
    delete_games(connection, own)
    return own


def change_game(connection: Connection, game_id: str, game: GameColumns, seat: SeatRow | None) -> None:
    """Give up somebody's seat and parts in a game that goes on; a game that ends waits for nothing any more."""
    if game:
        connection.execute(update(t.games).where(t.games.c.id == game_id).values(game))
    if game.get("status") in ENDED:
        drop_deadlines(connection, game_id)
    if seat is not None:
        match = (t.seats.c.game_id == game_id, t.seats.c.seat == seat.seat)
        values = {name: getattr(seat, name) for name in ("person_id", "name", "robot", "captain")}
        connection.execute(update(t.seats).where(*match).values(values))


def erase_person(connection: Connection, person_id: int, game_ids: Iterable[str]) -> None:
    """Take somebody out of every row; `game_ids` are the games whose logs they may stand in."""
    for game_id, seat in _sent_off(connection, person_id):
        match = (t.seats.c.game_id == game_id, t.seats.c.seat == seat, t.seats.c.excluded.is_(True))
        connection.execute(update(t.seats).where(*match).values(name=ERASED))
    connection.execute(update(t.seats).where(t.seats.c.person_id == person_id).values(person_id=None, name=ERASED))
    connection.execute(update(t.sitters).where(t.sitters.c.person_id == person_id).values(person_id=None, name=ERASED))
    connection.execute(update(t.results).where(t.results.c.person_id == person_id).values(person_id=None))
    for chunk in _chunks(sorted(game_ids)):
        match_events = (t.events.c.game_id.in_(chunk), t.events.c.person_id == person_id)
        connection.execute(update(t.events).where(*match_events).values(person_id=None))
    for name in _PARTS:
        connection.execute(update(t.games).where(t.games.c[name] == person_id).values({name: None}))
    connection.execute(
        delete(t.tallies).where(or_(t.tallies.c.person_id == person_id, t.tallies.c.scope_id == person_id))
    )
    for table in (t.people, t.nicknames, t.officials):
        connection.execute(delete(table).where(table.c.person_id == person_id))
    _erase_acts(connection, person_id)
    outbox.forget_person(connection, person_id)


def _sent_off(connection: Connection, person_id: int) -> list[tuple[str, str]]:
    """List the seats somebody was sent off from: only their name is left there, the book knows whose it was."""
    query = select(t.acts.c.game_id, t.acts.c.data).where(
        t.acts.c.kind == "exclusion", t.acts.c.target_id == person_id, t.acts.c.game_id.is_not(None)
    )
    found = [(game_id, json.loads(data).get("seat")) for game_id, data in connection.execute(query)]
    return [(game_id, seat) for game_id, seat in found if seat]


def _erase_acts(connection: Connection, person_id: int) -> None:
    """Of what was done to somebody only kind, game and time are left; of what they did, everything but who."""
    nothing = {"target_id": None, "reason": "", "data": "{}", "undone_why": null()}
    connection.execute(update(t.acts).where(t.acts.c.target_id == person_id).values(nothing))
    for name in ("actor_id", "undone_by"):
        connection.execute(update(t.acts).where(t.acts.c[name] == person_id).values({name: None}))
    number = re.compile(rf"(?<![0-9]){person_id}(?![0-9])")
    texts = [t.acts.c[name] for name in ("reason", "data", "undone_why")]
    mentioned = or_(*(column.contains(str(person_id)) for column in texts))
    for row in connection.execute(select(t.acts.c.id, *texts).where(mentioned)).all():
        values = {
            "reason": number.sub("0", row.reason),
            "data": json.dumps(without(json.loads(row.data), person_id, number)),
            "undone_why": None if row.undone_why is None else number.sub("0", row.undone_why),
        }
        connection.execute(update(t.acts).where(t.acts.c.id == row.id).values(values))


def without(data: Any, person_id: int, number: re.Pattern[str]) -> Any:
    """Return what an act remembers without a person, and without the name that stands beside them."""
    match data:
        case dict():
            named = person_id in data.values()
            return {
                key: None if named and key == "name" else without(value, person_id, number)
                for key, value in data.items()
            }
        case list():
            return [without(value, person_id, number) for value in data]
        case str():
            return number.sub("0", data)
        case _:
            return None if data == person_id and not isinstance(data, bool) else data


# -- games that are no longer kept, servers ----------------------------------------------------------------------------


def delete_games(connection: Connection, game_ids: Sequence[str]) -> None:
    """Delete games with everything that hangs on them; acts about them stay in the book."""
    for chunk in _chunks(game_ids):
        connection.execute(delete(t.games).where(t.games.c.id.in_(chunk)))


def delete_ended(connection: Connection, guild_id: int, before: datetime, limit: int) -> list[str]:
    """Delete some games of a server that ended long ago, and return which."""
    ended = func.coalesce(t.games.c.ended_at, t.games.c.created_at)
    match = (t.games.c.guild_id == guild_id, t.games.c.status.in_(ENDED), ended < before)
    found = list(connection.scalars(select(t.games.c.id).where(*match).order_by(t.games.c.id).limit(limit)))
    delete_games(connection, found)
    return found


def delete_days(connection: Connection, scope_id: int, before: str | None, limit: int) -> list[str]:
    """Delete some of the days of free dice of a server, all or those before a day, and return which."""
    days = sorted(connection.scalars(_days(scope_id)))
    found = [id for id in days if before is None or id.rpartition("-")[2] < before][:limit]
    delete_games(connection, found)
    return found


def delete_any(connection: Connection, guild_id: int, limit: int) -> list[str]:
    """Delete some games of a server, whatever their state, and return which."""
    query = select(t.games.c.id).where(t.games.c.guild_id == guild_id).order_by(t.games.c.id).limit(limit)
    found = list(connection.scalars(query))
    delete_games(connection, found)
    return found


def delete_server(connection: Connection, guild_id: int) -> None:
    """Delete what a server has set, its book and its statistics."""
    forget_server(connection, guild_id)
    connection.execute(delete(t.acts).where(t.acts.c.guild_id == guild_id))
    connection.execute(delete(t.tallies).where(t.tallies.c.scope_id == guild_id))
    outbox.forget_server(connection, guild_id)


def _days(scope_id: int) -> Select[Any]:
    return select(t.games.c.id).where(t.games.c.kind == "dice", t.games.c.id.startswith(f"w{scope_id}-"))


def _chunks(ids: Sequence[str]) -> Iterator[Sequence[str]]:
    for start in range(0, len(ids), CHUNK):
        yield ids[start : start + CHUNK]
