"""What the families of tables share: statements compiled once, and rows that are written whether they exist or not."""

import sqlite3
from collections.abc import Callable, Collection, Mapping
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import Connection, CursorResult, Dialect, Table, bindparam
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.dml import UpdateBase


class _Compiled(NamedTuple):
    sql: str
    values: tuple[tuple[str, Callable[[Any], Any] | None], ...]
    """The names of the values in their order, with what turns each into what the driver takes."""


class Hot:
    """A statement that is executed so often that working it out each time would be felt."""

    def __init__(self, statement: UpdateBase) -> None:
        """Take a statement for any database; all its values are named by bound parameters."""
        self._statement = statement
        self._compiled: dict[str, _Compiled] = {}

    def ask(self, connection: Connection, row: Mapping[str, Any]) -> CursorResult[Any]:
        """Execute it for what it returns."""
        sql, values = self._ready(connection, row)
        return connection.exec_driver_sql(sql, values[0])

    def run(self, connection: Connection, *rows: Mapping[str, Any]) -> int:
        """Execute it for one row of values, or for several at once, and return how many rows it has touched.

        An SQLite file is so near that the toolkit's own steps around a statement take longer than the statement.
        """
        sql, values = self._ready(connection, *rows)
        if connection.dialect.name != "sqlite":
            return connection.exec_driver_sql(sql, values[0] if len(values) == 1 else values).rowcount
        driver: sqlite3.Connection = connection.connection.dbapi_connection  # type: ignore[assignment]  # the pool does not know whose
        try:
            return (driver.execute(sql, values[0]) if len(values) == 1 else driver.executemany(sql, values)).rowcount
        except sqlite3.Error as error:
            raise DBAPIError.instance(sql, None, error, sqlite3.Error) from error

    def _ready(self, connection: Connection, *rows: Mapping[str, Any]) -> tuple[str, list[tuple[Any, ...]]]:
        compiled = self._compiled.get(connection.dialect.name) or self._compile(connection.dialect)
        return compiled.sql, [
            tuple([convert(row[name]) if convert else row[name] for name, convert in compiled.values]) for row in rows
        ]

    def _compile(self, dialect: Dialect) -> _Compiled:
        compiled = self._statement.compile(dialect=dialect)
        assert isinstance(compiled, SQLCompiler)
        names = compiled.positiontup or []
        converters = [compiled.binds[name].type.dialect_impl(dialect).bind_processor(dialect) for name in names]
        ready = _Compiled(str(compiled), tuple(zip(names, converters, strict=True)))
        self._compiled[dialect.name] = ready
        return ready


def upsert(
    connection: Connection, table: Table, values: Mapping[str, Any], changes: Collection[str] | None = None
) -> None:
    """Insert a row, or let the one with the same key have its `changes`; without them leave that one alone."""
    changed = None if changes is None else tuple(changes)
    _upsert(table, connection.dialect.name, tuple(values), changed).run(connection, values)


@cache
def _upsert(table: Table, dialect_name: str, names: tuple[str, ...], changes: tuple[str, ...] | None) -> Hot:
    dialect = postgresql if dialect_name == "postgresql" else sqlite
    statement = dialect.insert(table).values({name: bindparam(name) for name in names})
    keys = [column.name for column in table.primary_key]
    if changes is None:
        return Hot(statement.on_conflict_do_nothing(index_elements=keys))
    moving = {name: statement.excluded[name] for name in changes}
    return Hot(statement.on_conflict_do_update(index_elements=keys, set_=moving))
