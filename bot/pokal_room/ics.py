"""The dates of a season as a calendar (RFC 5545), for a file or a subscription."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from bot.contests.pokal.model import Match
from bot.pokal_room.season import Season

LASTS = timedelta(hours=3)
LONGEST = 75
"""Longer lines are folded, counted in bytes without the line's end."""
AGAIN = "PT1H"
"""So often a calendar may ask again."""


def calendar(season: Season, wanted: Callable[[Match], bool] = lambda match: True) -> str:
    """Write the matches that have, or had, a date. A moved one keeps its name and counts on; one taken back is told."""
    title = _text(season.state.options.title)
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Spielleiter//Pokal//DE",
        "CALSCALE:GREGORIAN",
        "METHOD:PUBLISH",
        f"NAME:{title}",
        f"X-WR-CALNAME:{title}",
        f"REFRESH-INTERVAL;VALUE=DURATION:{AGAIN}",
        f"X-PUBLISHED-TTL:{AGAIN}",
    ]
    for match in season.state.matches:
        if season.view.houses(match) is not None and wanted(match):
            lines += _event(season, match)
    return "".join(f"{part}\r\n" for line in (*lines, "END:VCALENDAR") for part in _folded(line))


def _event(season: Season, match: Match) -> list[str]:
    at = match.date if match.date is not None else match.moved_from
    if at is None:
        return []
    starts = datetime.fromtimestamp(at / 1000, UTC)
    changed = _stamp(datetime.fromtimestamp(match.dated / 1000, UTC))
    off = match.date is None or match.early or (season.state.over and match.waits)
    return [
        "BEGIN:VEVENT",
        f"UID:{season.live.row.id}-{match.name}@spielleiter",
        f"DTSTAMP:{changed}",
        f"LAST-MODIFIED:{changed}",
        f"SEQUENCE:{match.moves + (off and match.date is not None)}",
        f"DTSTART:{_stamp(starts)}",
        f"DTEND:{_stamp(starts + LASTS)}",
        f"SUMMARY:{_text(season.say(season.name(match)))}",
        f"LOCATION:{_text(season.state.options.title)}",
        f"STATUS:{'CANCELLED' if off else 'CONFIRMED'}",
        "TRANSP:OPAQUE" if not off else "TRANSP:TRANSPARENT",
        "END:VEVENT",
    ]


def _stamp(at: datetime) -> str:
    return f"{at:%Y%m%dT%H%M%SZ}"


def _text(words: str) -> str:
    """Write a text as a value; control characters have no place in one."""
    plain = "".join(char for char in words.replace("\r\n", "\n") if char >= " " or char in "\n\t")
    return plain.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,").replace("\n", "\\n")


def _folded(line: str) -> list[str]:
    parts, part = [], ""
    for char in line:
        if len((part + char).encode()) > LONGEST:
            parts.append(part)
            part = " "
        part += char
    return [*parts, part]
