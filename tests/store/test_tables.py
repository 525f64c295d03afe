"""The tables in code are the tables in the database, down to every key, index and empty column; on both kinds."""

from typing import Any

from sqlalchemy import String, Table, UniqueConstraint, inspect

from bot.store.database import Connection, Database
from bot.store.tables import metadata


def described(table: Table) -> dict[str, Any]:
    """Describe a table of the code."""
    indexes = {(tuple(one.columns.keys()), bool(one.unique)) for one in table.indexes}
    unique = {tuple(one.columns.keys()) for one in table.constraints if isinstance(one, UniqueConstraint)}
    foreign = {(key.parent.name, key.target_fullname, key.ondelete) for key in table.foreign_keys}
    return {
        "columns": {(one.name, bool(one.nullable)) for one in table.columns},
        "lengths": {(one.name, one.type.length) for one in table.columns if isinstance(one.type, String)},
        "key": set(table.primary_key.columns.keys()),
        "indexes": indexes | {(names, True) for names in unique},
        "foreign": foreign,
    }


def found(connection: Connection, name: str) -> dict[str, Any]:
    """Describe a table of the database."""
    seen = inspect(connection)
    columns = seen.get_columns(name)
    unique = {tuple(one["column_names"]) for one in seen.get_unique_constraints(name)}
    return {
        "columns": {(one["name"], one["nullable"]) for one in columns},
        "lengths": {(one["name"], one["type"].length) for one in columns if isinstance(one["type"], String)},
        "key": set(seen.get_pk_constraint(name)["constrained_columns"]),
        "indexes": {(tuple(one["column_names"]), bool(one["unique"])) for one in seen.get_indexes(name)}
        | {(names, True) for names in unique},
        "foreign": {
            (column, f"{one['referred_table']}.{other}", one["options"].get("ondelete"))
            for one in seen.get_foreign_keys(name)
            for column, other in zip(one["constrained_columns"], one["referred_columns"], strict=True)
        },
    }


async def test_code_and_database_have_the_same_tables(any_database: Database) -> None:
    def work(connection: Connection) -> None:
        names = set(inspect(connection).get_table_names()) - {"alembic_version"}
        assert names == set(metadata.tables)
        for name, table in metadata.tables.items():
            assert found(connection, name) == described(table), name

    await any_database.read(work)


def test_only_numbers_that_the_database_gives_out_count_by_themselves() -> None:
    counting = {
        (table.name, column.name)
        for table in metadata.tables.values()
        for column in table.primary_key
        if column.autoincrement is True or (column.autoincrement == "auto" and column is table.autoincrement_column)
    }
    assert counting == {("acts", "id"), ("news", "id"), ("outbox", "id")}
