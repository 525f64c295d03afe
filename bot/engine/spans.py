"""Spans of time as people write them: 90 s, 10 Minuten, 1h30m, 3 Tage; and where their days begin."""

import re
from typing import Literal, TypeAlias
from zoneinfo import ZoneInfo

ZONE = ZoneInfo("Europe/Berlin")
"""The clock on the wall where these games are played; messages show every reader his own."""
Unit: TypeAlias = Literal["s", "m", "h", "d"]
SECONDS: dict[Unit, int] = {"d": 86_400, "h": 3600, "m": 60, "s": 1}
MINUTE, HOUR, DAY = SECONDS["m"], SECONDS["h"], SECONDS["d"]
_UNITS = {
    **dict.fromkeys(("s", "sek", "sec", "sekunde", "sekunden", "second", "seconds"), 1),
    **dict.fromkeys(("m", "min", "minute", "minuten", "minutes"), MINUTE),
    **dict.fromkeys(("h", "std", "stunde", "stunden", "hour", "hours"), HOUR),
    **dict.fromkeys(("t", "d", "tag", "tage", "day", "days"), DAY),
    **dict.fromkeys(("w", "woche", "wochen", "week", "weeks"), 7 * DAY),
}
_PART = re.compile(r"\s*([0-9]{1,6})\s*([a-z]+)\.?", re.IGNORECASE)
_BARE = re.compile(r"[0-9]{1,6}")


def read_seconds(typed: str, bare: Unit | None = None) -> int | None:
    """Read a span as seconds, None if it is none; a number alone counts in the unit `bare`."""
    typed = typed.strip()
    if _BARE.fullmatch(typed):
        return int(typed) * SECONDS[bare] if bare else None
    seconds, end = 0, 0
    while (part := _PART.match(typed, end)) and part[2].lower() in _UNITS:
        seconds += int(part[1]) * _UNITS[part[2].lower()]
        end = part.end()
    return seconds if end and not typed[end:].strip() else None


def in_units(seconds: int) -> tuple[int, Unit]:
    """Return a span in the largest unit that has no rest: 5400 is 90 minutes."""
    return next((seconds // size, unit) for unit, size in SECONDS.items() if seconds % size == 0)
