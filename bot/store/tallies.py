"""How often each sum of 2w6 was rolled, by whom and where: what the statistics are made of (F6)."""

from typing import Any

from sqlalchemy import Connection, bindparam, literal_column, select
from sqlalchemy.dialects import postgresql, sqlite

from bot.store import tables as t
from bot.store.statements import Hot


def _one_more(dialect: Any) -> Hot:
    keys = [column.name for column in t.tallies.primary_key]
    statement = dialect.insert(t.tallies).values({column.name: bindparam(column.name) for column in t.tallies.columns})
    return Hot(
        statement.on_conflict_do_update(index_elements=keys, set_={"rolls": t.tallies.c.rolls + literal_column("1")})
    )


_COUNT = {"postgresql": _one_more(postgresql), "sqlite": _one_more(sqlite)}


def count_roll(connection: Connection, scope_id: int, person_id: int, total: int) -> None:
    """Count a 2w6."""
    values = {"scope_id": scope_id, "person_id": person_id, "total": total, "rolls": 1}
    _COUNT[connection.dialect.name].run(connection, values)


def counts(connection: Connection, scope_id: int | None, person_id: int | None) -> dict[int, int]:
    """Add up how often each sum was rolled, in one place or everywhere, by one person or all."""
    query = select(t.tallies.c.total, t.tallies.c.rolls)
    if scope_id is not None:
        query = query.where(t.tallies.c.scope_id == scope_id)
    if person_id is not None:
        query = query.where(t.tallies.c.person_id == person_id)
    found: dict[int, int] = {}
    for total, rolls in connection.execute(query):
        found[total] = found.get(total, 0) + rolls
    return found
