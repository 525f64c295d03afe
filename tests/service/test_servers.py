"""What servers set up: kept, shared, logged, and begun with what the operator wrote."""

from pathlib import Path

import pytest

from bot.ops.config import load
from bot.service.feed import Feed
from bot.service.leading.book import Book
from bot.service.people.servers import Servers
from bot.store.acts import Wanted
from bot.store.database import Database
from tests.service.house import ADA, Clock


async def servers(database: Database, **presets: object) -> Servers:
    clock = Clock()
    opened = Servers(database, Feed(), clock, "de", {1: presets} if presets else None)
    await opened.load()
    return opened


async def test_a_change_is_kept_logged_and_seen_by_others(any_database: Database) -> None:
    here, there = await servers(any_database), await servers(any_database)
    await here.change(1, "role.referee", [7, 8], ADA, cause=1)
    await here.change(1, "channel.log", 9, ADA)
    await here.change(1, "language", "en", ADA)
    assert there.of(1).roles == {}
    await there.load()
    for one in (here, there):
        assert one.of(1).roles == {"referee": (7, 8)}
        assert one.of(1).channels == {"log": 9}
        assert one.of(1).language == "en"
        assert one.of(2).language == "de"
    assert here.of(1).ranks({8, 99}) == {"referee"}
    found, total = await Book(any_database, Clock(), Feed()).find(Wanted(1, ("setup",)))
    assert total == 3
    assert found[-1].data == {"key": "role.referee", "before": [], "after": [7, 8]}


async def test_nothing_new_is_nothing_to_log(database: Database) -> None:
    here = await servers(database)
    await here.change(1, "reads", True, ADA)
    assert (await Book(database, Clock(), Feed()).find(Wanted(1)))[1] == 0
    with pytest.raises(ValueError, match="no such setting"):
        await here.change(1, "colour", "red", ADA)


async def test_presets_count_until_the_server_decides(database: Database) -> None:
    here = await servers(database, **{"role.referee": [5], "language": "en"})
    assert here.of(1).roles == {"referee": (5,)}
    assert here.of(1).language == "en"
    await here.change(1, "role.referee", [], ADA)
    await here.load()
    assert here.of(1).roles == {}
    assert here.of(1).language == "en"


def test_the_configuration_can_preset_a_server(tmp_path: Path) -> None:
    file = tmp_path / "config.toml"
    file.write_text("[servers.42]\nreferee_roles = [7]\nslytherin_role = 8\nlog_channel = 9\nlanguage = 'en'\n")
    preset = load(file, {}).server_presets[42]
    assert preset["role.referee"] == [7]
    assert preset["role.S"] == [8]
    assert preset["channel.log"] == 9
    assert preset["language"] == "en"


async def test_a_press_delivered_again_later_does_not_bring_back_what_was_changed_since(database: Database) -> None:
    here = await servers(database)
    await here.change(1, "keep_days", 30, ADA, cause=5)
    await here.change(1, "keep_days", 90, ADA, cause=6)
    assert (await here.change(1, "keep_days", 30, ADA, cause=5)).keep_days == 90
    await here.load()
    assert here.of(1).keep_days == 90
    for days in (30, 90):
        assert (await here.change(1, "keep_days", days, ADA)).keep_days == days, "what has no press is done each time"
