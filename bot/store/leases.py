"""Who owns which shards: a row each, with the database's own clock, so that no two processes own the same."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import delete, func, or_, select, update
from sqlalchemy.dialects.postgresql import insert

from bot.shards import Shards
from bot.store import tables as t
from bot.store.database import Connection
from bot.store.news import LEASES, announce

IDENTIFY_SECONDS = 5.0
"""Discord takes one login in so many seconds, from all processes together."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Holder:
    """A process: its name is new at every start; machine and number tell others on the machine whether it lives."""

    holder: str
    machine: str
    pid: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaseRow:
    """A shard that belongs to a process until a moment."""

    shard: int
    of: int
    holder: str
    machine: str
    pid: int
    until: datetime


def take(
    connection: Connection, shards: Shards, me: Holder, seconds: float, dead: Callable[[LeaseRow], bool]
) -> Sequence[LeaseRow]:
    """Take all of these shards, or return who has them; `dead` knows holders that will never act again."""
    connection.execute(select(func.pg_advisory_xact_lock(func.hashtext("spielleiter leases"))))
    standing = select(t.leases).where(t.leases.c.shard >= 0, t.leases.c.until > func.clock_timestamp())
    rows = [LeaseRow(**row) for row in connection.execute(standing.order_by(t.leases.c.shard)).mappings()]
    others = [row for row in rows if row.holder != me.holder and not dead(row)]
    in_the_way = [row for row in others if row.of != shards.of or row.shard in shards.numbers]
    if in_the_way:
        return in_the_way
    left = or_(t.leases.c.of != shards.of, t.leases.c.shard.in_(sorted(shards.numbers)))
    connection.execute(delete(t.leases).where(t.leases.c.shard >= 0, left))
    mine = {"of": shards.of, "holder": me.holder, "machine": me.machine, "pid": me.pid, "until": _in(seconds)}
    for shard in sorted(shards.numbers):
        connection.execute(insert(t.leases).values({"shard": shard, **mine}))
    return ()


def keep(connection: Connection, shards: Shards, me: Holder, seconds: float) -> bool:
    """Own the shards for some more seconds; False if somebody has taken one of them."""
    mine = (t.leases.c.holder == me.holder, t.leases.c.shard.in_(sorted(shards.numbers)))
    kept = connection.execute(update(t.leases).where(*mine).values(until=_in(seconds)))
    return kept.rowcount == len(shards.numbers)


def release(connection: Connection, me: Holder) -> None:
    """Leave the shards to whoever waits for them."""
    connection.execute(delete(t.leases).where(t.leases.c.holder == me.holder))
    announce(connection, LEASES)


def turn_to_identify(connection: Connection, bucket: int) -> float:
    """Take the next turn to log in at Discord's gateway, and return the seconds until then."""
    row = {"shard": -1 - bucket, "of": 0, "holder": "identify", "machine": "", "pid": 0, "until": _in(IDENTIFY_SECONDS)}
    later = func.greatest(t.leases.c.until, func.clock_timestamp()) + timedelta(seconds=IDENTIFY_SECONDS)
    queue = insert(t.leases).values(row).on_conflict_do_update(index_elements=["shard"], set_={"until": later})
    wait = func.extract("epoch", t.leases.c.until - func.clock_timestamp())
    return max(0.0, float(connection.scalars(queue.returning(wait)).one()) - IDENTIFY_SECONDS)


def _in(seconds: float) -> object:
    return func.clock_timestamp() + timedelta(seconds=seconds)
