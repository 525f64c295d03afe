"""The dates of a season as a calendar file (RFC 5545)."""

from datetime import UTC, datetime, timedelta

from bot.pokal_room.season import Season

LASTS = timedelta(hours=3)
LONGEST = 74
"""Longer lines are folded, counted in bytes."""


def calendar(season: Season, house: str | None, now: datetime) -> str:
    """Write every match that has a date, of one house or of all; an event keeps its name when it is moved."""
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Spielleiter//Pokal//DE",
        f"X-WR-CALNAME:{_text(season.state.options.title)}",
    ]
    for match in season.state.matches:
        houses = season.view.houses(match)
        if match.date is None or houses is None or (house is not None and house not in houses):
            continue
        starts = datetime.fromtimestamp(match.date / 1000, UTC)
        lines += [
            "BEGIN:VEVENT",
            f"UID:{season.live.row.id}-{match.name}@spielleiter",
            f"DTSTAMP:{_stamp(now)}",
            f"DTSTART:{_stamp(starts)}",
            f"DTEND:{_stamp(starts + LASTS)}",
            f"SEQUENCE:{season.state.count}",
            f"SUMMARY:{_text(season.say(season.name(match)))}",
            "END:VEVENT",
        ]
    return "".join(f"{part}\r\n" for line in (*lines, "END:VCALENDAR") for part in _folded(line))


def _stamp(at: datetime) -> str:
    return f"{at.astimezone(UTC):%Y%m%dT%H%M%SZ}"


def _text(words: str) -> str:
    return words.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,").replace("\n", "\\n")


def _folded(line: str) -> list[str]:
    parts, part = [], ""
    for char in line:
        if len((part + char).encode()) > LONGEST:
            parts.append(part)
            part = " "
        part += char
    return [*parts, part]
