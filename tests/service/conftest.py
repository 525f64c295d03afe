"""Houses on either database."""

import pytest

from bot.store.database import Database
from tests.service.house import House


@pytest.fixture
def house(any_database: Database) -> House:
    """Serve games from either database."""
    return House(any_database)


@pytest.fixture
def sqlite_house(database: Database) -> House:
    """Serve games from a file, where the kind of database makes no difference."""
    return House(database)
