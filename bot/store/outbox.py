"""What we owe to people and channels: written down with what causes it, said once, in order, or given up for a reason.

A place is where something is said, in order: `c5` is channel 5, `p5` the direct messages of person 5, `g5` whatever
channel server 5 has for such things when it is said.
"""

import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, bindparam, delete, func, null, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from bot.store import tables as t
from bot.store.database import Connection
from bot.store.statements import Hot

TAKEN_BACK, NOT_WANTED = "unsaid-taken-back", "unsaid-not-wanted"
NO_ACCESS, GONE = "unsaid-no-access", "unsaid-gone"
ELSEWHERE = (NO_ACCESS, GONE)
"""Reasons that hold for a place alone: what they kept from being said is owed again where its game goes on."""
QUIETLY = (TAKEN_BACK, NOT_WANTED)
"""Reasons nobody needs to hear of. A reason is the id of a text, and what Discord said to it."""


def in_channel(channel_id: int) -> str:
    """Name a channel as a place."""
    return f"c{channel_id}"


def to_person(person_id: int) -> str:
    """Name somebody's direct messages as a place."""
    return f"p{person_id}"


def to_server(guild_id: int) -> str:
    """Name whatever channel a server has for such things as a place."""
    return f"g{guild_id}"


@dataclass(frozen=True, slots=True, kw_only=True)
class OwedRow:
    """Something that must be said; `kind` names who finds the words, `about` and `body` what they are about."""

    key: str
    """Names what is owed, so that it is owed once."""
    place: str
    kind: str
    made_at: datetime
    about: int = 0
    body: dict[str, Any] = field(default_factory=dict)
    game_id: str | None = None
    guild_id: int | None = None
    """The server it belongs to, also where it is said to a person."""
    tries: int = 0
    holder: str | None = None
    """The process that is saying it."""
    held_until: datetime | None = None

    @property
    def number(self) -> int:
        """Return the channel, person or server of its place."""
        return int(self.place[1:])


_COLUMNS = tuple(OwedRow.__slots__)


def insert_owed(connection: Connection, rows: Sequence[OwedRow]) -> list[OwedRow]:
    """Write down what is owed and return what was not owed already."""
    new = []
    for row in rows:
        values = {name: getattr(row, name) for name in _COLUMNS} | {"body": json.dumps(row.body)}
        if _INSERT[connection.dialect.name].run(connection, values) == 1:
            new.append(row)
    return new


def held(row: OwedRow, holder: str, until: datetime) -> OwedRow:
    """Return a row whose first try is made by this process, right after it is written."""
    return replace(row, tries=1, holder=holder, held_until=until)


def waiting(connection: Connection, place: str) -> list[OwedRow]:
    """Read what is owed to a place, in the order it was written down."""
    rows = connection.execute(_WAITING, {"at_place": place}).mappings()
    return [OwedRow(**{**row, "body": json.loads(row["body"])}) for row in rows]


def games_waiting(connection: Connection, kind: str) -> list[str]:
    """List the games of which something of a kind is still to be said."""
    query = select(t.outbox.c.game_id).where(t.outbox.c.kind == kind, _OPEN, t.outbox.c.game_id.is_not(None))
    return list(connection.scalars(query.distinct()))


def is_waiting(connection: Connection, game_id: str, place: str, kind: str) -> bool:
    """Tell whether something of a kind about a game is still to be said somewhere."""
    same = (t.outbox.c.game_id == game_id, t.outbox.c.place == place, t.outbox.c.kind == kind, _OPEN)
    return connection.execute(select(t.outbox.c.id).where(*same).limit(1)).first() is not None


def last_unsaid(connection: Connection, game_id: str, place: str, kind: str) -> OwedRow | None:
    """Return the newest of a kind that a game still owes to a place, also if we may not say it there just now."""
    unsaid = or_(_OPEN, t.outbox.c.reason.startswith(NO_ACCESS))
    same = (t.outbox.c.game_id == game_id, t.outbox.c.place == place, t.outbox.c.kind == kind, unsaid)
    query = select(*(t.outbox.c[name] for name in _COLUMNS)).where(*same).order_by(_NEWEST).limit(1)
    found = connection.execute(query).mappings().first()
    return OwedRow(**{**found, "body": json.loads(found["body"])}) if found else None


def lengthen(connection: Connection, key: str, body: dict[str, Any]) -> bool:
    """Put more into something that we may not say just now; False if somebody tries to say it again."""
    refused = (t.outbox.c.key == key, t.outbox.c.reason.startswith(NO_ACCESS))
    return connection.execute(update(t.outbox).where(*refused).values(body=json.dumps(body))).rowcount == 1


def places_waiting(connection: Connection, game_id: str | None = None) -> list[str]:
    """List the places to which something is owed, by one game or by all."""
    whose = () if game_id is None else (t.outbox.c.game_id == game_id,)
    return list(connection.scalars(select(t.outbox.c.place).where(_OPEN, *whose).distinct()))


def claim(connection: Connection, row: OwedRow, holder: str, now: datetime, until: datetime, *, alone: bool) -> bool:
    """Count a try and hold the row for it, unless another process does; who is alone need not ask the others."""
    mine = [t.outbox.c.key == row.key, t.outbox.c.tries == row.tries, _OPEN]
    if not alone:
        free = (t.outbox.c.holder.is_(None), t.outbox.c.holder == holder, t.outbox.c.held_until < now)
        mine.append(or_(*free))
    taken = {"tries": row.tries + 1, "holder": holder, "held_until": until}
    return connection.execute(update(t.outbox).where(*mine).values(taken)).rowcount == 1


def release(connection: Connection, key: str) -> None:
    """Let whoever comes first make the next try."""
    connection.execute(update(t.outbox).where(t.outbox.c.key == key).values(holder=None, held_until=None))


def said(connection: Connection, key: str, message_id: int, at: datetime) -> None:
    """Note that it was said, and where; what it was about need not be kept."""
    _SAID.run(connection, {"of_key": key, "done_at": at, "message_id": message_id, "body": "{}"})


def give_up(connection: Connection, key: str, reason: str, at: datetime) -> None:
    """Note that it will not be said, and why; what it was about is kept only where it may be said one day after all."""
    done = {"done_at": at, "reason": reason[:200], "holder": None, "held_until": None}
    forgotten = {} if reason.startswith(ELSEWHERE) else {"body": "{}"}
    connection.execute(update(t.outbox).where(t.outbox.c.key == key, _OPEN).values(done | forgotten))


def admit(connection: Connection, guild_id: int | None) -> list[tuple[str, str]]:
    """Owe again what we were not allowed to say on a server (None: on any), and return it: key and place."""
    refused = [
        t.outbox.c.reason.startswith(NO_ACCESS),
        or_(t.outbox.c.place.startswith("c"), t.outbox.c.kind == "log"),
        *([] if guild_id is None else [t.outbox.c.guild_id == guild_id]),
    ]
    found = connection.execute(select(t.outbox.c.key, t.outbox.c.place).where(*refused)).all()
    if found:
        connection.execute(update(t.outbox).where(*refused).values(done_at=None, reason=None))
    return [(row.key, row.place) for row in found]


def moved(connection: Connection, game_id: str, before: int | None, after: int) -> None:
    """Let what is still owed where a game was played, or could not be said there, be said where it is played now."""
    here = [
        t.outbox.c.game_id == game_id,
        t.outbox.c.place == in_channel(before or 0),
        t.outbox.c.kind.not_in(("panel", "vacancy")),  # those belong to their place: who moves it owes them anew
        or_(_OPEN, *(t.outbox.c.reason.startswith(reason) for reason in ELSEWHERE)),
    ]
    connection.execute(update(t.outbox).where(*here).values(place=in_channel(after), done_at=None, reason=None))


def messages_in(connection: Connection, place: str, since: datetime) -> set[int]:
    """Return the messages that said something else there: none of them can be the one that is looked for."""
    query = select(t.outbox.c.message_id).where(t.outbox.c.place == place, t.outbox.c.done_at >= since)
    return {id for id in connection.scalars(query) if id is not None}


def last_said(connection: Connection, game_id: str, kind: str, but: str) -> tuple[str, int] | None:
    """Return place and message of what was last said of a kind about a game, but for the row of this key."""
    said = (
        t.outbox.c.game_id == game_id,
        t.outbox.c.kind == kind,
        t.outbox.c.message_id.is_not(None),
        t.outbox.c.key != but,
    )
    query = select(t.outbox.c.place, t.outbox.c.message_id).where(*said).order_by(t.outbox.c.id.desc()).limit(1)
    found = connection.execute(query).first()
    return (found.place, found.message_id) if found else None


def standing(connection: Connection, game_id: str, kind: str) -> list[tuple[str, str]]:
    """List what a game owes or has said of a kind and nobody has taken back yet: key and place."""
    back = select(t.outbox.c.key).where(t.outbox.c.game_id == game_id, t.outbox.c.kind == "removal")
    taken_back = {key.partition(".")[2] for key in connection.scalars(back)}
    query = select(t.outbox.c.key, t.outbox.c.place).where(t.outbox.c.game_id == game_id, t.outbox.c.kind == kind)
    unrefused = query.where(t.outbox.c.reason.is_(None)).order_by(t.outbox.c.id)
    return [(row.key, row.place) for row in connection.execute(unrefused) if row.key not in taken_back]


def outcome(connection: Connection, key: str) -> tuple[int | None, str | None] | None:
    """Return by which message it was said, or why not; None while neither is known."""
    query = select(t.outbox.c.message_id, t.outbox.c.reason).where(t.outbox.c.key == key, ~_OPEN)
    found = connection.execute(query).first()
    return (found.message_id, found.reason) if found else None


def last_message(connection: Connection, key: str, place: str) -> int | None:
    """Return by which message it was said in a place, of several under a longer key by the last; None if never."""
    same = or_(t.outbox.c.key == key, t.outbox.c.key.startswith(f"{key}.", autoescape=True))
    said = select(t.outbox.c.message_id).where(same, t.outbox.c.place == place, t.outbox.c.message_id.is_not(None))
    return connection.scalars(said.order_by(t.outbox.c.id.desc()).limit(1)).first()


def unsaid(connection: Connection, game_id: str | None = None, limit: int = 10) -> list[tuple[str, str, datetime]]:
    """List what was given up, the newest first: kind, reason, when."""
    where: list[ColumnElement[bool]] = [t.outbox.c.reason.is_not(None), t.outbox.c.reason.not_in(QUIETLY)]
    if game_id is not None:
        where.append(t.outbox.c.game_id == game_id)
    query = select(t.outbox.c.kind, t.outbox.c.reason, t.outbox.c.done_at).where(*where)
    return [(row.kind, row.reason, row.done_at) for row in connection.execute(query.order_by(_NEWEST).limit(limit))]


def count_waiting(connection: Connection) -> int:
    """Count what is still to be said."""
    return connection.scalars(select(func.count()).select_from(t.outbox).where(_OPEN)).one()


def sweep(connection: Connection, before: datetime, limit: int) -> int:
    """Delete some of what was said or given up long ago, and return how much."""
    old = select(t.outbox.c.id).where(t.outbox.c.done_at < before).order_by(t.outbox.c.done_at).limit(limit)
    return connection.execute(delete(t.outbox).where(t.outbox.c.id.in_(old))).rowcount


def forget_person(connection: Connection, person_id: int) -> None:
    """Owe nothing to somebody any more, keep nothing of what they were told, and name them in nothing that is owed."""
    own = or_(t.outbox.c.place == to_person(person_id), t.outbox.c.key.contains(str(person_id)))
    connection.execute(delete(t.outbox).where(own))
    number = re.compile(rf"(?<![0-9]){person_id}(?![0-9])")
    named = select(t.outbox.c.id, t.outbox.c.body).where(t.outbox.c.body.contains(str(person_id)))
    for row in connection.execute(named).all():
        connection.execute(update(t.outbox).where(t.outbox.c.id == row.id).values(body=number.sub("0", row.body)))


def forget_server(connection: Connection, guild_id: int) -> None:
    """Owe nothing to a server any more."""
    connection.execute(delete(t.outbox).where(t.outbox.c.guild_id == guild_id))


def places_of(rows: Iterable[OwedRow]) -> list[str]:
    """List the places of some rows, each once, in their order."""
    return list(dict.fromkeys(row.place for row in rows))


_INSERT = {
    name: Hot(
        dialect.insert(t.outbox)
        .values({name: bindparam(name) for name in _COLUMNS})
        .on_conflict_do_nothing(index_elements=["key"])
    )
    for name, dialect in (("sqlite", sqlite), ("postgresql", postgresql))
}
_SAID = Hot(
    update(t.outbox)
    .where(t.outbox.c.key == bindparam("of_key"))
    .values(
        {name: bindparam(name) for name in ("done_at", "message_id", "body")} | {"holder": null(), "held_until": null()}
    )
)
_OPEN = t.outbox.c.done_at.is_(None)
_WAITING = (
    select(*(t.outbox.c[name] for name in _COLUMNS))
    .where(t.outbox.c.place == bindparam("at_place"), _OPEN)
    .order_by(t.outbox.c.id)
)
_NEWEST = t.outbox.c.id.desc()
