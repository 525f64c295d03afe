"""Settings from files and the environment, and what is said when they are wrong."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel, ValidationError

from bot.engine.text import Text, text
from bot.ops.config import ConfigError, Settings, _wrong, load, require_token
from bot.ops.settings import DISCORD_API
from bot.shards import Shards

EXAMPLE = Path(__file__).parents[2] / "config.example.toml"


@pytest.fixture(autouse=True)
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Each test works in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def written(content: str, name: str = "config.toml") -> Path:
    file = Path(name)
    file.write_text(content, encoding="utf-8")
    return file


def complaint(content: str = "", **env: str) -> str:
    with pytest.raises(ConfigError) as caught:
        load(written(content), env)
    return str(caught.value)


def every_key(model: type[BaseModel] = Settings) -> list[tuple[str, ...]]:
    keys: list[tuple[str, ...]] = []
    for name, field in model.model_fields.items():
        if name == "servers":  # one section for each server, shown as a comment
            continue
        if isinstance(field.annotation, type) and issubclass(field.annotation, BaseModel):
            keys += [(name, *rest) for rest in every_key(field.annotation)]
        else:
            keys.append((name,))
    return keys


def test_defaults_need_no_file() -> None:
    settings = load(None, {})
    assert settings.token is None
    assert settings.database_url == "sqlite+aiosqlite:///spielleiter.db"
    assert settings.api_base == DISCORD_API
    assert settings.gateway_url is None
    assert settings.language == "de"
    assert settings.health.port == 0


def test_the_promised_environment_names_work_without_a_file() -> None:
    env = {
        "SPIELLEITER_TOKEN": "geheim",
        "SPIELLEITER_DATABASE_URL": "postgresql+asyncpg://u@h/d",
        "SPIELLEITER_API_BASE": "http://127.0.0.1:8080/api/v10",
        "SPIELLEITER_GATEWAY_URL": "ws://127.0.0.1:8080/gateway",
        "SPIELLEITER_HEALTH__PORT": "9000",
        "SPIELLEITER_INTENTS__MEMBERS": "true",
        "PATH": "/bin",
    }
    settings = load(None, env)
    assert require_token(settings) == "geheim"
    assert settings.database_url == "postgresql+asyncpg://u@h/d"
    assert settings.api_base == "http://127.0.0.1:8080/api/v10"
    assert settings.gateway_url == "ws://127.0.0.1:8080/gateway"
    assert settings.health.port == 9000
    assert settings.intents.members is True


def test_empty_counts_as_unset_in_environment_and_file() -> None:
    file = written('token = ""\napi_base = ""\n[logs]\nlevel = ""')
    env = {"SPIELLEITER_API_BASE": "", "SPIELLEITER_TOKEN": "", "SPIELLEITER_HEALTH__PORT": ""}
    assert load(file, env) == load(None, {})


def test_environment_beats_file_key_by_key() -> None:
    file = written('language = "en"\n[health]\nhost = "::1"\nport = 1')
    settings = load(file, {"SPIELLEITER_HEALTH__PORT": "2"})
    assert (settings.language, settings.health.host, settings.health.port) == ("en", "::1", 2)


def test_file_is_found_by_default_by_variable_and_by_argument() -> None:
    written("[health]\nport = 1")
    written("[health]\nport = 2", "zwei.toml")
    written("[health]\nport = 3", "drei.toml")
    assert load(None, {}).health.port == 1
    assert load(None, {"SPIELLEITER_CONFIG": "zwei.toml"}).health.port == 2
    assert load(Path("drei.toml"), {"SPIELLEITER_CONFIG": "zwei.toml"}).health.port == 3


def test_process_environment_is_used_by_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPIELLEITER_LOBBY__EXPIRES_AFTER", "3600")
    assert load().lobby.expires_after == 3600


def test_settings_cannot_be_changed() -> None:
    settings = load(None, {})
    with pytest.raises(ValidationError):
        settings.language = "en"  # type: ignore[misc]  # that it is refused is the point
    with pytest.raises(ValidationError):
        settings.health.port = 5  # type: ignore[misc]  # likewise


@pytest.mark.parametrize(
    ("given", "used", "file"),
    [
        ("sqlite:///a.db", "sqlite+aiosqlite:///a.db", Path("a.db")),
        ("sqlite:////var/a.db?timeout=5", "sqlite+aiosqlite:////var/a.db?timeout=5", Path("/var/a.db")),
        ("sqlite+aiosqlite:///:memory:", "sqlite+aiosqlite:///:memory:", None),
        ("sqlite://", "sqlite+aiosqlite://", None),
        ("postgres://u:p@h/d", "postgresql+asyncpg://u:p@h/d", None),
        ("postgresql://h/d?sslmode=require", "postgresql+asyncpg://h/d?ssl=require", None),
    ],
)
def test_database_urls(given: str, used: str, file: Path | None) -> None:
    settings = load(None, {"SPIELLEITER_DATABASE_URL": given})
    assert settings.database_url == used
    assert settings.sqlite_file == file


@pytest.mark.parametrize("given", ["mysql://u:hunter2@h/d", "postgresql+psycopg2://u:hunter2@h/d", "hunter2.db"])
def test_other_databases_are_refused_without_repeating_the_url(given: str) -> None:
    said = complaint(SPIELLEITER_DATABASE_URL=given)
    assert "`SPIELLEITER_DATABASE_URL`" in said
    assert "sqlite:///datei.db" in said
    assert "hunter2" not in said


def test_two_slashes_for_sqlite_are_explained() -> None:
    assert "drei Schrägstriche" in complaint('database_url = "sqlite://spielleiter.db"')


@pytest.mark.parametrize("given", ["https://discord.com/api/v9", "discord.com/api/v10", "ftp://x/api/v10"])
def test_api_base_must_be_v10(given: str) -> None:
    assert "/api/v10 endet" in complaint(SPIELLEITER_API_BASE=given)


def test_api_base_may_end_in_a_slash() -> None:
    assert load(None, {"SPIELLEITER_API_BASE": f"{DISCORD_API}/"}).api_base == DISCORD_API


def test_gateway_must_be_a_websocket() -> None:
    assert "ws:// oder wss://" in complaint(SPIELLEITER_GATEWAY_URL="https://gateway.discord.gg")


@pytest.mark.parametrize(
    ("content", "key", "near"),
    [
        ('databse_url = "x"', "databse_url", "database_url"),
        ("[health]\nprot = 1", "health.prot", "health.port"),
        ("[helth]\nport = 1", "helth", "health"),
        ("port = 1", "port", "health.port"),
        ("[health]\nworkers = 1", "health.workers", "drawing.workers"),
    ],
)
def test_typo_in_the_file_names_the_nearest_key(content: str, key: str, near: str) -> None:
    assert f"config.toml: `{key}` kenne ich nicht. Meintest du `{near}`?" in complaint(content)


@pytest.mark.parametrize(
    ("name", "near"),
    [("TOKN", "TOKEN"), ("HEALTH_PORT", "HEALTH__PORT"), ("PORT", "HEALTH__PORT"), ("CONFG", "CONFIG")],
)
def test_typo_in_the_environment_names_the_nearest_variable(name: str, near: str) -> None:
    said = complaint(**{f"SPIELLEITER_{name}": "geheim"})
    assert f"Umgebung: `SPIELLEITER_{name}` kenne ich nicht. Meintest du `SPIELLEITER_{near}`?" in said
    assert "geheim" not in said


def test_unlike_anything_lists_what_there_is() -> None:
    assert "Möglich sind:" in complaint('xyzzyq = "?"')


def test_names_of_others_in_the_environment_are_left_alone() -> None:
    assert load(None, {"SPIELLEITER_SERVICE_QQQ": "tcp://10.0.0.1:80", "SPIELLEITER_XYZZYQ": "?"}) == load(None, {})


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ('[health]\nport = "achtzig"', "`health.port` muss eine ganze Zahl sein."),
        ("[health]\nport = 70000", "`health.port` darf höchstens 65535 sein."),
        ("[lobby]\nexpires_after = 5", "`lobby.expires_after` muss mindestens 60 sein."),
        ("[drawing]\nseconds_limit = 1.5", "`drawing.seconds_limit` muss eine ganze Zahl sein."),
        ('[dice]\npicture = "vielleicht"', "`dice.picture` muss true oder false sein."),
        ("token = 5", "`token` muss ein Text in Anführungszeichen sein."),
        ('[logs]\nlevel = "laut"', "`logs.level` muss eines davon sein: `debug`, `info`, `warning`, `error`."),
        ("health = 3", "`health` ist ein Abschnitt"),
    ],
)
def test_wrong_values_say_what_is_expected(content: str, said: str) -> None:
    assert said in complaint(content)


def test_a_spoilt_section_is_reported_even_when_the_environment_sets_it() -> None:
    assert "config.toml: `health` ist ein Abschnitt" in complaint("health = 3", SPIELLEITER_HEALTH__PORT="1")


def test_syntax_error_has_line_and_column() -> None:
    said = complaint('language = "de"\n[logs]\nlevel = loud\n')
    assert "config.toml: Zeile 3, Spalte 9: Das ist kein gültiges TOML" in said
    assert "Am Ende der Datei" in complaint("[logs")


def test_file_not_found_unreadable_or_not_utf8(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"Die Datei `fehlt\.toml` gibt es nicht"):
        load(Path("fehlt.toml"), {})
    with pytest.raises(ConfigError, match="lässt sich nicht lesen"):
        load(tmp_path, {})
    Path("latin.toml").write_bytes('language = "dé"'.encode("latin-1"))
    with pytest.raises(ConfigError, match=r"latin\.toml: Die Datei ist nicht in UTF-8"):
        load(Path("latin.toml"), {})


def test_byte_order_mark_is_harmless() -> None:
    Path("bom.toml").write_bytes(b'\xef\xbb\xbflanguage = "en"')
    assert load(Path("bom.toml"), {}).language == "en"


def test_every_problem_is_listed_at_once() -> None:
    with pytest.raises(ConfigError) as caught:
        load(
            written('databse_url = "x"\n[health]\nport = -1\n[dice]\npicture = 7'),
            {"SPIELLEITER_TOKN": "x", "SPIELLEITER_DRAWING__WORKERS": "viele"},
        )
    assert len(caught.value.problems) == 5
    assert str(caught.value).count("\n- ") == 5
    assert "Umgebung: `SPIELLEITER_DRAWING__WORKERS` muss eine ganze Zahl sein." in str(caught.value)


def test_environment_is_checked_even_when_the_file_is_broken() -> None:
    with pytest.raises(ConfigError) as caught:
        load(written("[logs"), {"SPIELLEITER_TOKN": "x"})
    assert len(caught.value.problems) == 2


@pytest.mark.parametrize(
    ("content", "env", "language"),
    [
        ("", {}, "de"),
        ("", {"LANG": "en_US.UTF-8"}, "en"),
        ("", {"LANG": "en_US.UTF-8", "LC_ALL": "de_AT.UTF-8"}, "de"),
        ("", {"LANG": "C.UTF-8"}, "de"),
        ('language = "de"', {"LANG": "en_US.UTF-8"}, "de"),
        ('language = "de"', {"SPIELLEITER_LANGUAGE": "en"}, "en"),
        ('language = "fr"', {"LANG": "en_GB"}, "en"),
    ],
)
def test_language_of_complaints(content: str, env: dict[str, str], language: str) -> None:
    heading = {"de": "Die Einstellungen stimmen noch nicht:", "en": "The settings are not right yet:"}[language]
    assert complaint(content, SPIELLEITER_TOKN="x", **env).startswith(heading)


def test_token_is_never_shown() -> None:
    token = "MTIz.geheim.abc"
    settings = load(None, {"SPIELLEITER_TOKEN": f"{token}\n", "SPIELLEITER_DATABASE_URL": "postgres://u:hunter2@h/d"})
    assert require_token(settings) == token
    assert token not in f"{settings!r} {settings}"
    assert "hunter2" not in f"{settings!r} {settings}"
    for said in (
        complaint(f'tokn = "{token}"'),
        complaint(f'token = ["{token}"]'),
        complaint(f'[health]\nport = "{token}"'),
        complaint(f"token = {token}"),
        complaint(SPIELLEITER_TOKEN=token, SPIELLEITER_LANGUAGE=token),
    ):
        assert token not in said


def test_missing_token_says_where_to_get_one() -> None:
    with pytest.raises(ConfigError, match=r"discord\.com/developers/applications") as caught:
        require_token(load(None, {}))
    assert "`SPIELLEITER_TOKEN`" in str(caught.value)
    with pytest.raises(ConfigError, match="The bot's token is missing"):
        require_token(load(None, {"SPIELLEITER_LANGUAGE": "en"}))


def test_example_gives_the_defaults() -> None:
    assert load(EXAMPLE, {}) == load(None, {})


def test_example_explains_every_setting_and_no_other() -> None:
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    found: list[tuple[str, ...]] = []
    section: tuple[str, ...] = ()
    for above, line in zip(["", *lines], lines, strict=False):
        if header := re.fullmatch(r"\[(\w+)\]", line):
            section = (header[1],)
        elif key := re.match(r"(\w+) = ", line):
            assert above.startswith("# "), f"{line} has no comment above it"
            found.append((*section, key[1]))
    assert found == every_key()


def test_example_writes_out_each_default() -> None:
    content = tomllib.loads(EXAMPLE.read_text(encoding="utf-8"))
    for path in every_key():
        written_value: object = content
        default: object = load(None, {})
        for part in path:
            assert isinstance(written_value, dict)
            written_value, default = written_value[part], getattr(default, part)
        assert written_value == ("" if default is None else default)


# -- several processes -------------------------------------------------------------------------------------------------

POSTGRES = {"SPIELLEITER_DATABASE_URL": "postgresql://u@h/d"}


@pytest.mark.parametrize(
    ("shards", "numbers"),
    [("0-3", {0, 1, 2, 3}), ("5", {5}), (" 0, 2,5-7 ", {0, 2, 5, 6, 7}), ("0-15", set(range(16)))],
)
def test_shards_are_named_by_numbers_and_spans(shards: str, numbers: set[int]) -> None:
    settings = load(written(f'[cluster]\nshards = "{shards}"\nof = 16'), POSTGRES)
    assert settings.cluster.own == Shards(frozenset(numbers), 16)


def test_without_a_word_about_shards_one_process_has_everything() -> None:
    assert load(None, {}).cluster.own is None


def test_shards_may_stand_in_the_environment() -> None:
    env = POSTGRES | {"SPIELLEITER_CLUSTER__SHARDS": "4-7", "SPIELLEITER_CLUSTER__OF": "8"}
    assert load(None, env).cluster.own == Shards(frozenset({4, 5, 6, 7}), 8)


@pytest.mark.parametrize("shards", ["a", "0-", "-1", "1..3", "0-3/16", "1-2-3", ","])
def test_shards_that_are_no_numbers_are_explained(shards: str) -> None:
    assert "zum Beispiel `0-3`" in complaint(f'[cluster]\nshards = "{shards}"\nof = 16', **POSTGRES)


@pytest.mark.parametrize("section", ['shards = "0-3"', "of = 16"])
def test_half_a_cluster_is_none(section: str) -> None:
    assert "`shards` und `of` gehören zusammen" in complaint(f"[cluster]\n{section}", **POSTGRES)


@pytest.mark.parametrize("shards", ["16", "0-16", "3-1"])
def test_shards_beyond_the_last_one_are_refused(shards: str) -> None:
    assert "von 0 bis `of` minus 1" in complaint(f'[cluster]\nshards = "{shards}"\nof = 16', **POSTGRES)


def test_a_file_is_not_for_several_processes() -> None:
    said = complaint('[cluster]\nshards = "0-3"\nof = 16')
    assert "PostgreSQL" in said
    assert "SQLite-Datei gehört einem allein" in said


@pytest.mark.parametrize(
    "given", ["ftp://spiele.example", "spiele.example", "https://", "https://x.example/?a=1", "https://x.example/#oben"]
)
def test_a_public_address_is_one_of_the_web(given: str) -> None:
    assert "calendar.url" in complaint(f'[health]\nport = 8080\n[calendar]\nurl = "{given}"')


def test_calendars_need_the_port_that_serves_them() -> None:
    asked = '[calendar]\nurl = "https://spiele.example/bot/"'
    assert "Setze `port` im Abschnitt [health]" in complaint(asked)
    settings = load(written(f"[health]\nport = 8080\n{asked}"), {})
    assert settings.calendar.url == "https://spiele.example/bot"


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ("[lobby]\nexpires_after = true", text("config-at-least", key="lobby.expires_after", limit="60")),
        ("[lobby]\nexpires_after = nan", text("config-expected-int", key="lobby.expires_after")),
        ("[lobby]\nexpires_after = 1.5", text("config-expected-int", key="lobby.expires_after")),
        ('[servers.5]\nlog_channel = "x"', text("config-expected-int", key="servers.5.log_channel")),
        ("[servers.5]\nreferee_roles = 5", text("config-expected-list", key="servers.5.referee_roles")),
        ("[drawing]\nworkers = [1]", text("config-expected-int", key="drawing.workers")),
        ("[drawing]\nworkers = 1000", text("config-at-most", key="drawing.workers", limit="64")),
        ('[intents]\nmembers = "x"', text("config-expected-bool", key="intents.members")),
        ('language = "xx"', text("config-expected-choice", key="language", choices="`de`, `en`")),
        ("token = 5", text("config-expected-string", key="token")),
        ("health = 5", text("config-expected-section", key="health")),
        ('database_url = "mysql://x"', text("config-database-scheme", key="database_url")),
        ('database_url = "sqlite://x.db"', text("config-database-slashes", key="database_url")),
        ('[cluster]\nshards = "x"', text("config-shards", key="cluster.shards")),
    ],
)
def test_every_slip_has_its_own_words(content: str, problem: Text) -> None:
    with pytest.raises(ConfigError) as caught:
        load(written(content), {})
    assert [dict(one.args)["problem"] for one in caught.value.problems] == [problem]


def test_what_nobody_foresaw_is_told_in_the_words_of_the_checker() -> None:
    detail: Any = {"type": "unheard_of", "msg": "no such thing", "loc": ("token",)}
    assert _wrong("token", detail) == text("config-invalid", key="token", reason="no such thing")
