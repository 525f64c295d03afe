"""A start that is interrupted: whoever is told to stop while he takes up what a break left behind, stops in peace."""

import asyncio

import pytest
from structlog.testing import capture_logs

from tests.edge.house import House


async def test_a_stop_amid_the_start_leaves_nothing_running_and_no_error(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    amid, taken_up, games = asyncio.Event(), list[str](), house.services.games

    async def repair() -> None:
        amid.set()
        await asyncio.sleep(3600)

    async def resume() -> None:
        taken_up.append("outbox")
        await games.database.read(lambda db: None)

    monkeypatch.setattr(house.client.publisher, "repair", repair)
    monkeypatch.setattr(house.client.outbox, "resume", resume)
    with capture_logs() as lines:
        ready = asyncio.create_task(house.client.on_ready())
        await amid.wait()
        await asyncio.wait_for(house.client.close(), 10)
        await asyncio.wait_for(ready, 10)
    assert taken_up == []
    assert [line for line in lines if line["log_level"] in ("error", "critical")] == []
