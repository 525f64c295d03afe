"""Logs: coloured lines for people at a terminal, JSON lines for machines, secrets never."""

import json
import logging
import re
import secrets
import sys
from collections.abc import Iterable
from typing import TextIO

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

from bot.ops.settings import LogSettings

MASK = "[***]"
CHATTY = ("alembic", "discord", "aiohttp.access")
"""Libraries whose information we tell in words of our own, or nobody needs."""
# No characters that are mistaken for each other when read aloud or copied, and no vowels, so no words.
REFERENCE_ALPHABET = "23456789CDFGHJKMNPQRTVWXY"
CONTROL_CHARACTERS = {code: f"\\x{code:02x}" for code in (*range(32), *range(127, 160))}
# Whoever has an interaction's or a webhook's token can speak in the bot's name.
TOKEN_IN_PATH = re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w-]{20,}")
PASSWORD_IN_URL = re.compile(r"(://[^:/@\s]*:)[^@/\s]+(?=@)")


def reference() -> str:
    """A short code like `K7Q2` that links what a person saw to a line of the log."""
    return "".join(secrets.choice(REFERENCE_ALPHABET) for _ in range(4))


class Redactor:
    """Masks the given secrets, passwords in URLs and tokens in Discord's paths."""

    def __init__(self, hidden: Iterable[str]) -> None:
        spellings = {spelling for secret in hidden if secret for spelling in (secret, json.dumps(secret)[1:-1])}
        # The longest first, so that a secret inside another does not leave the rest of it behind.
        ordered = sorted(spellings, key=len, reverse=True)
        self._secrets = re.compile("|".join(map(re.escape, ordered))) if ordered else None

    def __call__(self, line: str) -> str:
        """The line without secrets."""
        if self._secrets:
            line = self._secrets.sub(MASK, line)
        return TOKEN_IN_PATH.sub(rf"\1{MASK}", PASSWORD_IN_URL.sub(rf"\1{MASK}", line))


class _RedactingFormatter(structlog.stdlib.ProcessorFormatter):
    """Redacts the finished line, so that no value, message or traceback gets around it."""

    def __init__(self, redact: Redactor, chain: list[Processor], processors: list[Processor]) -> None:
        super().__init__(foreign_pre_chain=chain, processors=processors)
        self._redact = redact

    def format(self, record: logging.LogRecord) -> str:
        return self._redact(super().format(record))


def set_up(settings: LogSettings, hidden: Iterable[str] = (), stream: TextIO | None = None) -> None:
    """Send everything, the standard library's logging included, to one stream in one form."""
    out = sys.stderr if stream is None else stream
    human = settings.format == "human" or (settings.format == "auto" and out.isatty())
    chain: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.stdlib.ExtraAdder(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.StackInfoRenderer(),
    ]
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            structlog.stdlib.PositionalArgumentsFormatter(),
            *chain,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(out)
    handler.setFormatter(_RedactingFormatter(Redactor(hidden), chain, _rendering(human, colours=out.isatty())))
    root = logging.getLogger()
    for old in root.handlers[:]:
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(settings.level.upper())
    if settings.level != "debug":
        for library in CHATTY:
            logging.getLogger(library).setLevel(logging.WARNING)
    logging.captureWarnings(True)


def _rendering(human: bool, colours: bool) -> list[Processor]:
    first = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    if human:
        # Tracebacks without local variables: those may hold hands of cards and secrets.
        console = structlog.dev.ConsoleRenderer(
            colors=colours, repr_native_str=True, exception_formatter=structlog.dev.plain_traceback
        )
        return [first, _on_one_line, console]
    as_json = structlog.processors.JSONRenderer(ensure_ascii=False)
    return [first, structlog.processors.format_exc_info, as_json]


def _on_one_line(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Line breaks and escape codes in a message (names come from strangers) must not fake other lines."""
    event["event"] = str(event.get("event", "")).translate(CONTROL_CHARACTERS)
    return event
