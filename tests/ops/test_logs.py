"""Logs in both forms, through both interfaces, without secrets."""

import io
import json
import logging
import os
import pty
import subprocess
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from bot.ops.logs import CHATTY, MASK, REFERENCE_ALPHABET, Redactor, reference, set_up
from bot.ops.settings import LogSettings

TOKEN = "MTA1.GhT_x-9.abcdefghijklmnop"
ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def restored() -> Iterator[None]:
    """The logging of the process is put back after each test."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    chatty = {library: logging.getLogger(library).level for library in CHATTY}
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    for library, before in chatty.items():
        logging.getLogger(library).setLevel(before)
    logging.captureWarnings(False)
    structlog.reset_defaults()
    structlog.contextvars.clear_contextvars()


def lines(stream: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_json_when_not_a_terminal() -> None:
    out = io.StringIO()
    set_up(LogSettings(), stream=out)
    structlog.get_logger("bot.probe").info("würfel gefallen", game="dice", first=4)
    (line,) = lines(out)
    assert line["event"] == "würfel gefallen"
    assert (line["logger"], line["level"], line["game"], line["first"]) == ("bot.probe", "info", "dice", 4)
    assert str(line["timestamp"]).endswith("Z")


def test_standard_library_goes_the_same_way() -> None:
    out = io.StringIO()
    set_up(LogSettings(format="json"), stream=out)
    structlog.contextvars.bind_contextvars(reference="K7Q2")
    logging.getLogger("discord.gateway").warning("Shard %s resumed", 3, extra={"shard": 3})
    (line,) = lines(out)
    assert line["event"] == "Shard 3 resumed"
    assert (line["logger"], line["level"], line["shard"], line["reference"]) == (
        "discord.gateway",
        "warning",
        3,
        "K7Q2",
    )


def test_warnings_are_logged() -> None:
    out = io.StringIO()
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        set_up(LogSettings(format="json"), stream=out)
        warnings.warn("veraltet", stacklevel=1)
        logging.captureWarnings(False)
    assert "veraltet" in str(lines(out)[0]["event"])


def test_level_holds_for_both_interfaces() -> None:
    out = io.StringIO()
    set_up(LogSettings(format="json", level="warning"), stream=out)
    structlog.get_logger("a").info("leise")
    logging.getLogger("b").info("leise")
    structlog.get_logger("a").warning("laut")
    logging.getLogger("b").warning("laut")
    assert [line["event"] for line in lines(out)] == ["laut", "laut"]


@pytest.mark.parametrize(("level", "told"), [("info", ["laut"]), ("debug", ["leise", "laut"])])
def test_chatty_libraries_are_heard_only_when_somebody_looks_for_a_fault(level: str, told: list[str]) -> None:
    out = io.StringIO()
    for library in CHATTY:
        logging.getLogger(library).setLevel(logging.NOTSET)
    set_up(LogSettings.model_validate({"format": "json", "level": level}), stream=out)
    for library in CHATTY:
        logging.getLogger(library).info("leise")
        logging.getLogger(library).warning("laut")
    assert [line["event"] for line in lines(out)] == told * len(CHATTY)


@pytest.mark.parametrize("form", ["json", "human"])
def test_exceptions_are_rendered_without_local_variables(form: str) -> None:
    out = io.StringIO()
    set_up(LogSettings.model_validate({"format": form}), stream=out)
    hand = "geheime" + "Karten"
    try:
        raise ValueError("kaputt" + str(len(hand)))
    except ValueError:
        structlog.get_logger("a").exception("failed")
        logging.getLogger("b").exception("failed too")
    said = out.getvalue()
    assert said.count("Traceback (most recent call last)") == 2
    assert said.count("ValueError: kaputt13") == 2
    assert "geheimeKarten" not in said
    if form == "json":
        assert all("ValueError: kaputt13" in str(line["exception"]) for line in lines(out))


@pytest.mark.parametrize("form", ["json", "human"])
def test_secrets_are_removed_everywhere(form: str) -> None:
    out = io.StringIO()
    set_up(LogSettings.model_validate({"format": form}), hidden=[TOKEN, ""], stream=out)
    log = structlog.get_logger("a")
    log.info(f"in the event {TOKEN}", value=f"Bot {TOKEN}", nested={"deep": [TOKEN]}, **{TOKEN: 1})
    logging.getLogger("aiohttp").error("header %r", {"Authorization": TOKEN})
    try:
        raise RuntimeError(f"401 with {TOKEN}")
    except RuntimeError:
        log.exception("failed")
    assert TOKEN not in out.getvalue()
    assert out.getvalue().count(MASK) >= 6


def test_redactor_masks_passwords_and_discord_paths() -> None:
    redact = Redactor(["lang", "langes Geheimnis", 'mit "Zeichen"'])
    assert redact("ein langes Geheimnis") == f"ein {MASK}"
    assert redact(json.dumps('mit "Zeichen"')) == f'"{MASK}"'
    assert redact("postgresql+asyncpg://bot:hunter2@db:5432/x") == f"postgresql+asyncpg://bot:{MASK}@db:5432/x"
    path = "https://discord.com/api/v10/interactions/123/" + "aW50ZXJhY3Rpb246MTIz" * 3
    assert redact(f"POST {path}/callback") == f"POST https://discord.com/api/v10/interactions/123/{MASK}/callback"
    assert Redactor([])("nichts zu tun, 12:30 @ home") == "nichts zu tun, 12:30 @ home"


def test_human_form_cannot_be_faked_by_names() -> None:
    out = io.StringIO()
    set_up(LogSettings(format="human"), stream=out)
    structlog.get_logger("a").info("joined\x1b[2J\n2026 [error] fake", name="x\n2026 [error] fake", label="\x1b[31mrot")
    assert len(out.getvalue().splitlines()) == 1
    assert "\x1b" not in out.getvalue()


def test_auto_is_coloured_on_a_terminal() -> None:
    """A process of its own with a pseudo terminal as its error stream."""
    master, slave = pty.openpty()
    program = (
        "import structlog; from bot.ops.logs import set_up; from bot.ops.settings import LogSettings;"
        "set_up(LogSettings()); structlog.get_logger('a').info('bereit', games=3)"
    )
    env = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR")}
    subprocess.run([sys.executable, "-c", program], stderr=slave, check=True, cwd=ROOT, env=env)
    os.close(slave)
    said = os.read(master, 4096).decode()
    os.close(master)
    assert "bereit" in said
    assert "\x1b[" in said
    assert not said.startswith("{")


def test_reference_is_short_and_unambiguous() -> None:
    codes = {reference() for _ in range(200)}
    assert len(codes) > 190
    assert all(len(code) == 4 and set(code) <= set(REFERENCE_ALPHABET) for code in codes)
    assert not set(REFERENCE_ALPHABET) & set("01OILSZBAEU")
