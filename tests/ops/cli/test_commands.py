"""The command line: what it does, what it says, and with which exit code."""

import asyncio
import gc
import os
import re
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from bot import __version__, fair
from bot.__main__ import main
from bot.dice.notation import parse
from bot.dice.throw import Throw
from bot.ops.settings import Settings
from bot.service.free_dice import FreeDice
from bot.store.database import open_database
from bot.store.migrate import migrate, newest

SEED = bytes(range(32))
DATA = Path(__file__).parents[2] / "data" / "v0_1"


@pytest.fixture(autouse=True)
def nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Stand in an empty folder, with no settings but the database."""
    for name in [name for name in os.environ if name.upper().startswith("SPIELLEITER_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SPIELLEITER_DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path}/spiele.db")
    return tmp_path


def said(capsys: pytest.CaptureFixture[str]) -> str:
    out, err = capsys.readouterr()
    return out + err


# -- run ---------------------------------------------------------------------------------------------------------------


def test_without_a_token_it_says_where_to_get_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run"]) == 2
    words = said(capsys)
    assert "SPIELLEITER_TOKEN" in words
    assert "https://discord.com/developers/applications" in words
    assert "Traceback" not in words


@pytest.mark.parametrize(
    ("shards", "words"),
    [("0-3/16", "SQLite-Datei gehört einem allein"), ("0-3", "gehören zusammen"), ("x/16", "zum Beispiel `0-3`")],
)
def test_shards_on_the_command_line(capsys: pytest.CaptureFixture[str], shards: str, words: str) -> None:
    assert main(["run", "--shards", shards]) == 2
    assert words in said(capsys)


def test_both_entries_are_the_same() -> None:
    script = Path(sys.executable).with_name("spielleiter")
    ways = [[sys.executable, "-m", "bot", "run"], [str(script), "run"]]
    env = os.environ | {"PYTHONPATH": str(Path(__file__).parents[3])}
    running = [subprocess.Popen(way, env=env, stderr=subprocess.PIPE, stdout=subprocess.PIPE) for way in ways]
    first, second = ((one.communicate(timeout=60), one.returncode) for one in running)
    assert first == second
    assert first[1] == 2
    assert b"SPIELLEITER_TOKEN" in first[0][1]


def test_a_typo_names_the_nearest_setting(
    nowhere: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPIELLEITER_TOKN", "geheim")
    (nowhere / "config.toml").write_text("[lobby]\nexpires_aftr = 5\n", encoding="utf-8")
    assert main(["run"]) == 2
    words = said(capsys)
    assert "`SPIELLEITER_TOKEN`" in words
    assert "`lobby.expires_after`" in words
    assert "geheim" not in words
    assert main(["--config", "fehlt.toml", "migrate"]) == 2
    assert "fehlt.toml" in said(capsys)


def test_an_address_where_nobody_is(nowhere: Path) -> None:
    changes = {"SPIELLEITER_TOKEN": "x", "SPIELLEITER_API_BASE": "http://127.0.0.1:9/api/v10"}
    env = os.environ | changes | {"PYTHONPATH": str(Path(__file__).parents[3])}
    done = subprocess.run([sys.executable, "-m", "bot", "run"], env=env, capture_output=True, timeout=60, check=False)
    assert done.returncode == 1
    assert "Ich erreiche http://127.0.0.1:9/api/v10 nicht" in done.stderr.decode()
    assert b"Traceback" not in done.stderr


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--help"])
    assert end.value.code == 0
    words = said(capsys)
    assert all(name in words for name in ("run", "play", "migrate", "backup", "verify", "doctor"))
    with pytest.raises(SystemExit) as end:
        main(["tanzen"])
    assert end.value.code == 2


def test_play_without_a_playground_says_so(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda *_: None)
    assert main(["play"]) == 1
    assert "Spielplatz gehört nicht zu dieser Installation" in said(capsys)


def test_the_version_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    for way in ("version", "--version"):
        assert main([way]) == 0
        assert said(capsys) == f"Spielleiter {__version__}\n"


def test_whoever_interrupts_it_is_told_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("bot.ops.cli.upkeep.migrate", interrupted)
    assert main(["migrate"]) == 130
    assert said(capsys) == ""


def test_run_starts_with_what_was_loaded_put_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[str | None, bool, bool]] = []
    before = gc.get_freeze_count()

    async def run(settings: Settings) -> int:
        token = settings.token.get_secret_value() if settings.token else None
        seen.append((token, gc.isenabled(), gc.get_freeze_count() > before))
        return 7

    monkeypatch.setenv("SPIELLEITER_TOKEN", "geheim")
    monkeypatch.setattr("bot.ops.cli.run.run", run)
    try:
        assert main(["run"]) == 7
    finally:
        gc.unfreeze()
    assert seen == [("geheim", True, True)]


def test_play_hands_on_what_was_asked_for(nowhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[object, ...]] = []

    def play(settings: Settings, *asked: object) -> int:
        seen.append(asked)
        return 5

    monkeypatch.setattr("bot.ops.cli.play.play", play)
    assert main(["play"]) == 5
    assert main(["play", "--port", "81", "--folder", "x", "--ahead", "1.5"]) == 5
    assert seen == [(8420, Path(".playground"), 0.0), (81, Path("x"), 1.5)]


def test_migrate_names_the_copy_it_has_made(nowhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with sqlite3.connect(nowhere / "spiele.db") as database:
        database.executescript((DATA / "spielleiter.sql").read_text(encoding="utf-8"))
    database.close()
    assert main(["migrate"]) == 0
    words = said(capsys)
    (copy,) = nowhere.glob("spiele.before-*.db")
    assert f"jetzt auf Stand {newest()} (vorher" in words and str(copy) in words


# -- verify ------------------------------------------------------------------------------------------------------------


def log(folder: Path, *, seed: bool = True) -> Path:
    draws = [{"n": 0, "nonce": 7, "ask": "2w6", "got": fair.draw(SEED, "g", 0, 7, "2w6")}]
    entries: list[dict[str, object]] = [{"game": "g", "commitment": fair.commitment(SEED)}, {"seq": 0, "draws": draws}]
    file = folder / "partie.log"
    if seed:
        entries.append({"seed": SEED.hex()})
    file.write_bytes(fair.write_log(entries))
    return file


def test_verify(nowhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = log(nowhere)
    assert main(["verify", str(file)]) == 0
    assert "ECHT / GENUINE  1 Ziehungen" in said(capsys)
    raw = file.read_bytes()
    file.write_bytes(raw.replace(b'"nonce":7', b'"nonce":8'))
    assert main(["verify", str(file)]) == 1
    assert re.search(r"FALSCH / WRONG  Zeile 2 / line 2: verändert", said(capsys))
    assert main(["verify", "fehlt.log"]) == 2
    assert "Nicht lesbar / not readable: fehlt.log" in said(capsys)
    assert main(["verify", str(log(nowhere, seed=False))]) == 2
    assert "noch geheim" in said(capsys)
    assert main(["verify"]) == 2


def test_verify_needs_no_settings(nowhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPIELLEITER_TOKN", "falsch geschrieben")
    assert main(["verify", str(log(nowhere))]) == 0


def test_verify_a_day_of_real_dice(nowhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def day() -> bytes:
        url = os.environ["SPIELLEITER_DATABASE_URL"]
        await migrate(url)
        database = await open_database(url)
        throw = parse("4w6kh3+1w20")
        assert isinstance(throw, Throw)
        dice = FreeDice(database)
        try:
            for cause in range(3):
                await dice.roll(1, 2, throw, cause=cause)
            return await dice.log(1, (await dice.days(1))[1].day)
        finally:
            await database.close()

    file = nowhere / "tag.log"
    file.write_bytes(asyncio.run(day()))
    assert main(["verify", str(file)]) == 2
    assert "unversehrt, 6 Ziehungen" in said(capsys)


# -- migrate and backup ------------------------------------------------------------------------------------------------


def test_migrate(nowhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["migrate"]) == 0
    assert f"jetzt auf Stand {newest()} (vorher –)" in said(capsys)
    assert main(["migrate"]) == 0
    assert f"auf dem neuesten Stand ({newest()})" in said(capsys)
    with sqlite3.connect(nowhere / "spiele.db") as database:
        database.execute("update alembic_version set version_num = '9999'")
    database.close()
    assert main(["migrate"]) == 1
    assert "neueren Spielleiter (Stand 9999)" in said(capsys)


def test_migrate_where_it_cannot_write(
    nowhere: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPIELLEITER_DATABASE_URL", f"sqlite:///{nowhere}/kein/ordner/spiele.db")
    assert main(["migrate"]) == 1
    words = said(capsys)
    assert "Die Datenbank geht gerade nicht" in words
    assert "Traceback" not in words
    (nowhere / "muell.db").write_bytes(b"kein SQLite, nur Text" * 100)
    monkeypatch.setenv("SPIELLEITER_DATABASE_URL", f"sqlite:///{nowhere}/muell.db")
    assert main(["migrate"]) == 1
    assert "Die Datenbank geht gerade nicht" in said(capsys)


def test_backup(nowhere: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(["backup"]) == 1
    assert "gibt es nicht" in said(capsys)
    assert main(["migrate"]) == 0
    assert main(["backup", "sicher.db"]) == 0
    assert "Gesichert in `sicher.db`" in said(capsys)
    with sqlite3.connect(nowhere / "sicher.db") as copy:
        assert copy.execute("select version_num from alembic_version").fetchall() == [(newest(),)]
    copy.close()
    assert main(["backup", "sicher.db"]) == 1
    assert "überschreibe keine Sicherung" in said(capsys)
    assert main(["backup"]) == 0
    assert len(list(nowhere.glob("spiele-2*.db"))) == 1
    monkeypatch.setenv("SPIELLEITER_DATABASE_URL", "postgresql://spieler:geheim@db/spiele")
    said(capsys)
    assert main(["backup"]) == 1
    words = said(capsys)
    assert "pg_dump" in words
    assert "geheim" not in words


# -- doctor ------------------------------------------------------------------------------------------------------------


def test_doctor_without_a_token(nowhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor"]) == 1
    words = said(capsys)
    lines = words.splitlines()
    good = " ".join(line for line in lines if line.startswith("✔ "))
    assert "Einstellungen sind in Ordnung" in good
    assert "gibt es noch nicht; der Start legt sie an" in good
    assert "Texte sind vollständig" in good
    assert "Zeichenstube" in good
    (bad,) = (line for line in lines if line.startswith("✘ "))
    assert "Token" in bad
    assert "SPIELLEITER_TOKEN" in words
    assert not (nowhere / "spiele.db").exists()


def test_backup_into_a_folder_keeps_the_newest(nowhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(migrate(f"sqlite+aiosqlite:///{nowhere}/spiele.db"))
    folder = nowhere / "sicher"
    folder.mkdir()
    for name in ("spiele-20260101-043000.db", "spiele-20260102-043000.db", "andere-20260101-043000.db", "spiele.txt"):
        (folder / name).write_text("alt")
    assert main(["backup", "--keep", "2", "sicher"]) == 0
    assert "Eine ältere Sicherung" in said(capsys)
    left = sorted(file.name for file in folder.iterdir())
    assert len(left) == 4 and "spiele-20260101-043000.db" not in left and "andere-20260101-043000.db" in left
    newest_copy = sqlite3.connect(folder / max(name for name in left if name.startswith("spiele-")))
    assert newest_copy.execute("select count(*) from games").fetchone() == (0,)
    for wrong in (["--keep", "0", "sicher"], ["--keep", "2", "neu.db"]):
        assert main(["backup", *wrong]) == 2
    assert not (nowhere / "neu.db").exists()
    assert main(["backup", "--keep", "2", "noch/keiner/"]) == 0, "a folder that is not there yet is made"
    assert len(list((nowhere / "noch" / "keiner").glob("spiele-*.db"))) == 1
