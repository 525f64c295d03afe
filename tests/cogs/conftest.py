"""The house that these tests walk through."""

import pytest

from tests.cogs.court import Court
from tests.edge.house import House, house, migrated, settings

__all__ = ["house", "migrated", "settings"]


@pytest.fixture
async def court(house: House) -> Court:
    """Open a server with referees and a log channel."""
    return await Court(house).open()
