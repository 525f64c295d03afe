"""What the doctor says of a database and of an application: all is well, or what to do about it."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.draw.pool import Studio, StudioError
from bot.edge.kit.access import NEEDED
from bot.engine.text import text
from bot.ops.cli.doctor import Finding, _application, _database, _discord, _drawing, _servers, _texts, doctor
from bot.ops.settings import Settings
from bot.service.play.owing import note
from bot.store import outbox
from bot.store.database import open_database
from bot.store.migrate import migrate, newest
from bot.store.outbox import in_channel
from playground.client import Playground
from tests.store.rows import later


def settings(file: Path, **more: Any) -> Settings:
    return Settings.model_validate({"database_url": f"sqlite+aiosqlite:///{file}", **more})


def told(findings: list[Finding]) -> list[tuple[bool, str]]:
    return [(one.well, one.words.id) for one in findings]


async def test_a_database_that_is_new_up_to_date_old_or_none(tmp_path: Path) -> None:
    file = tmp_path / "spiele.db"
    assert told(await _database(settings(file))) == [(True, "doctor-database-new")]
    assert not file.exists(), "looking makes nothing"
    await migrate(f"sqlite+aiosqlite:///{file}")
    fresh = await _database(settings(file))
    assert told(fresh) == [(True, "doctor-database"), (True, "doctor-outbox")]
    assert fresh[0].words == text("doctor-database", revision=newest())
    assert fresh[1].words == text("doctor-outbox", waiting=0)
    (tmp_path / "alt.db").touch()
    assert told(await _database(settings(tmp_path / "alt.db"))) == [(True, "doctor-database-old")]
    (tmp_path / "brief.db").write_text("Lieber Doktor, ich bin keine Datenbank, sondern ein langer Brief." * 40)
    assert told(await _database(settings(tmp_path / "brief.db"))) == [(False, "start-database")]


async def test_what_waits_and_what_was_given_up_is_named_with_its_reason(tmp_path: Path) -> None:
    file = tmp_path / "spiele.db"
    await migrate(f"sqlite+aiosqlite:///{file}")
    database = await open_database(f"sqlite+aiosqlite:///{file}")
    rows = [note(key, in_channel(1), text("moderation-enough"), later(0)) for key in ("a", "b", "c")]
    owed = await database.write(lambda db: outbox.insert_owed(db, rows))
    await database.write(lambda db: outbox.give_up(db, owed[0].key, "unsaid-no-access 403 Missing Access", later(5)))
    await database.close()
    _, waiting, given_up = await _database(settings(file))
    assert waiting.words == text("doctor-outbox", waiting=2)
    args = dict(given_up.words.args)
    assert (given_up.well, args["kind"], args["detail"]) == (True, "note", "403 Missing Access")


@pytest.mark.parametrize(
    ("intents", "flags", "missing"),
    [
        ({}, {}, []),
        ({"message_content": True}, {}, ["Message Content Intent"]),
        ({"message_content": True}, {"gateway_message_content": True}, []),
        ({"message_content": True}, {"gateway_message_content_limited": True}, []),
        ({"members": True}, {"gateway_message_content": True}, ["Server Members Intent"]),
        ({"members": True}, {"gateway_guild_members": True}, []),
        ({"members": True}, {"gateway_guild_members_limited": True}, []),
    ],
)
def test_an_intent_that_is_wanted_and_not_granted_is_named(
    tmp_path: Path, intents: dict[str, bool], flags: dict[str, bool], missing: list[str]
) -> None:
    client: Any = SimpleNamespace(
        application_flags=discord.ApplicationFlags(**flags), user="Spielleiter#1", application_id=7
    )
    found = _application(settings(tmp_path / "x.db", intents=intents), client)
    assert told(found)[:2] == [(True, "doctor-login"), (True, "doctor-invite")]
    assert [dict(one.words.args)["intent"] for one in found if not one.well] == missing


async def test_servers_are_looked_at_one_by_one() -> None:
    enough = discord.Permissions(**{name: True for name, needed in NEEDED if needed})
    few = discord.Permissions(view_channel=True)

    def client(*guilds: dict[str, str]) -> Any:
        async def get_guilds(limit: int) -> list[dict[str, str]]:
            return list(guilds)

        return SimpleNamespace(http=SimpleNamespace(get_guilds=get_guilds))

    one, other = ({"name": name, "permissions": str(rights.value)} for name, rights in (("A", enough), ("B", few)))
    assert told(await _servers(client(one, other))) == [(True, "doctor-server"), (False, "doctor-rights")]
    assert told(await _servers(client())) == [(False, "doctor-no-server")]


async def test_it_logs_in_and_says_what_keeps_it_out(tmp_path: Path) -> None:
    async with Playground.start() as pg:
        here = {"api_base": pg.api, "gateway_url": pg.gateway}
        well = await _discord(settings(tmp_path / "x.db", token="playground", **here))
        assert told(well) == [(True, "doctor-login"), (True, "doctor-invite"), (True, "doctor-server")]
        wrong = await _discord(settings(tmp_path / "x.db", token="falsch", **here))
        assert told(wrong) == [(False, "start-token-refused")]
    away = "http://127.0.0.1:9/api/v10"
    (gone,) = await _discord(settings(tmp_path / "x.db", token="playground", api_base=away))
    assert (gone.well, gone.words.id, dict(gone.words.args)["address"]) == (False, "start-unreachable", away)
    assert told(await _discord(settings(tmp_path / "x.db"))) == [(False, "config-token-missing")]


async def test_texts_and_pens_that_are_broken_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken: Any = SimpleNamespace(check=lambda: ["a: fehlt", "b: fehlt"])
    (finding,) = _texts(broken)
    assert (finding.well, finding.words) == (False, text("doctor-texts-broken", problems="a: fehlt; b: fehlt"))

    async def dry(*_: object) -> bytes:
        raise StudioError("keine Tinte")

    monkeypatch.setattr(Studio, "draw", dry)
    drawing = await _drawing(settings(tmp_path / "x.db"))
    assert drawing == Finding(False, text("doctor-drawing-broken", detail="keine Tinte"))


async def test_who_is_well_is_told_line_by_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with Playground.start() as pg:
        here = {"token": "playground", "api_base": pg.api, "gateway_url": pg.gateway}
        assert await doctor(settings(tmp_path / "x.db", **here)) == 0
    said = capsys.readouterr().out.splitlines()
    assert [line[:2] for line in said] == ["✔ "] * 7
