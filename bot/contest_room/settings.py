"""What is settled before a contest opens, as people type it: dates, amounts, numbers."""

import re
from collections.abc import Mapping
from datetime import date, datetime, timedelta
from typing import Any

from pydantic import ValidationError

from bot.contest_room.forms import Field
from bot.contest_room.hall import Hall, local_time
from bot.contests.common.model import ContestOptions
from bot.edge.kit.services import visible
from bot.engine.spans import ZONE
from bot.engine.text import text
from bot.service.play.live import declined

DAY = re.compile(
    r"(\d{1,2})\.\s?(\d{1,2})\.?\s?(\d{4}|\d{2}(?!\s*(?:[:.h]|uhr)))?|(\d{4})-(\d{1,2})-(\d{1,2})", re.IGNORECASE
)
"""Two figures after a day are its year, unless they begin a time: 17.5. 20:00."""
WEEKDAY = re.compile(r"^[a-zäöü]{2,10}\.?,?\s+(?=\d)", re.IGNORECASE)
MONTHS = ("jan", "feb", "mär|mar|mae", "apr", "mai|may", "jun", "jul", "aug", "sep", "okt|oct", "nov", "dez|dec")
MONTH = re.compile(rf"(\d{{1,2}})\.?\s*(?:{'|'.join(f'({one})' for one in MONTHS)})[a-zäöü]*\.?", re.IGNORECASE)
CLOCK = re.compile(r"(\d{1,2})(?:[:.h](\d{2}))?\s*(?:uhr|h)?", re.IGNORECASE)
MONEY = re.compile(r"(\d{1,4})(?:[.,](\d{1,2}))?\s*(?:€|eur|euro)?", re.IGNORECASE)
CHECKIN_OPENS, CHECKIN_ENDS = timedelta(minutes=30), timedelta(minutes=10)
"""So long before the beginning the check-in opens and ends, unless something else is said."""
BY_HAND = ("-", "–", "von hand", "by hand", "nein", "no")
NOON = (12, 0)
WAYS = {"karten": "cards", "zettel": "pad", "tisch": "table"}
VARIANTS = {"vorrunden": "rounds", "ko": "knockout", "online": "online"}


def figures(typed: str) -> str:
    """Write a day in figures that was typed as we write it ourselves: "Sa 17. Mai" is "17.5."."""
    return MONTH.sub(lambda found: f"{found[1]}.{(found.lastindex or 2) - 1}.", WEEKDAY.sub("", typed.strip()))


def read_day(typed: str, today: date) -> date:
    """Read a day; without a year it is the next one of that name."""
    found = DAY.fullmatch(figures(typed))
    try:
        if found is None:
            raise ValueError(typed)
        if found[4]:
            return date(int(found[4]), int(found[5]), int(found[6]))
        year = int(found[3]) if found[3] else today.year
        day = date(year + 2000 if year < 100 else year, int(found[2]), int(found[1]))
        return day.replace(year=day.year + 1) if not found[3] and day < today else day
    except ValueError:
        raise declined("turnier-bad-day", typed=typed.strip()[:40] or "–") from None


def read_clock(typed: str) -> tuple[int, int]:
    """Read a time of day."""
    found = CLOCK.fullmatch(typed.strip())
    hour, minute = (int(found[1]), int(found[2] or 0)) if found else (99, 0)
    if hour > 23 or minute > 59:
        raise declined("turnier-bad-clock", typed=typed.strip()[:40] or "–")
    return hour, minute


def moment(day: str, clock: str, now: datetime) -> int | None:
    """Return the moment people mean, in seconds since 1970; without a day it is today, without a time noon."""
    if not day.strip() and not clock.strip():
        return None
    today = now.astimezone(ZONE).date()
    on = read_day(day, today) if day.strip() else today
    hour, minute = read_clock(clock) if clock.strip() else NOON
    return int(datetime(on.year, on.month, on.day, hour, minute, tzinfo=ZONE).timestamp())


def both(typed: str, now: datetime) -> int | None:
    """Read a day and a time in one line: "21.11.2026 14:00", "Sa 21. November, 14 Uhr", "14 Uhr", "21.11."."""
    written = figures(typed)
    day = DAY.match(written)
    if day is None:
        return moment("", typed, now)
    return moment(day[0], written[day.end() :].strip(" ,"), now)


def money(typed: str) -> int:
    """Read an amount, in cents."""
    if not typed.strip():
        return 0
    found = MONEY.fullmatch(typed.strip())
    if found is None:
        raise declined("turnier-bad-fee", typed=typed.strip()[:40])
    return int(found[1]) * 100 + int((found[2] or "0").ljust(2, "0"))


def settled(model: type[ContestOptions], values: Mapping[str, Any]) -> ContestOptions:
    """Return settings, or say which of them cannot be."""
    try:
        return model.model_validate(dict(values))
    except ValidationError as error:
        field = str(error.errors()[0]["loc"][0]) if error.errors()[0]["loc"] else "?"
        raise declined("turnier-bad-setting", field=text("turnier-setting", name=field)) from None


def must_lie_ahead(starts_at: int | None, closes_at: int | None, now: datetime) -> None:
    """Refuse days that are past, and a list that closes after the beginning."""
    if starts_at is not None and starts_at < now.timestamp():
        raise declined("turnier-past", when=f"<t:{starts_at}:F>")
    if closes_at is not None and closes_at < now.timestamp():
        raise declined("turnier-past", when=f"<t:{closes_at}:F>")
    must_close_in_time(starts_at, closes_at)


def must_close_in_time(starts_at: int | None, closes_at: int | None) -> None:
    """Refuse a list that closes after the beginning."""
    if starts_at is not None and closes_at is not None and closes_at > starts_at:
        raise declined("turnier-closes-late")


def checkin_times(starts_at: int | None, now: datetime) -> dict[str, int | None]:
    """Propose when the check-in opens by itself and until when it lasts; nothing if it would be over already."""
    until = None if starts_at is None else starts_at - int(CHECKIN_ENDS.total_seconds())
    if starts_at is None or until is None or until <= now.timestamp():
        return {"checkin_at": None, "checkin_until": None}
    return {"checkin_at": starts_at - int(CHECKIN_OPENS.total_seconds()), "checkin_until": until}


def checkin_said(typed: str, starts_at: int | None, now: datetime) -> dict[str, int | None]:
    """Return when the check-in opens if somebody says so: a moment, a time on that day, or "-" for by hand."""
    times = checkin_times(starts_at, now)
    at = on_the_day(typed, starts_at, now)
    must_fit(at, times["checkin_until"], starts_at, now)
    return {**times, "checkin_at": at}


def on_the_day(typed: str, starts_at: int | None, now: datetime) -> int | None:
    """Read a moment; a mere time is one of the day on which it begins. "-" and nothing are none."""
    said = typed.strip()
    if not said or said.casefold() in BY_HAND:
        return None
    if DAY.match(figures(said)) is None and starts_at is not None:
        return moment(f"{local_time(starts_at):%d.%m.%Y}", said, now)
    return both(said, now)


def must_fit(opens: int | None, until: int | None, starts_at: int | None, now: datetime) -> None:
    """Refuse a check-in that lies behind us, ends before it opens, or goes on after the beginning."""
    for one in (opens, until):
        if one is not None and one < now.timestamp():
            raise declined("turnier-past", when=f"<t:{one}:F>")
        if one is not None and starts_at is not None and one > starts_at:
            raise declined("turnier-checkin-late")
    if opens is not None and until is not None and until <= opens:
        raise declined("turnier-checkin-short")


def moved_along(options: ContestOptions, starts_at: int | None, now: datetime) -> dict[str, int | None]:
    """Return the check-in of a tournament that begins at another time: it moves along, or is proposed anew."""
    if starts_at == options.starts_at:
        return {"checkin_at": options.checkin_at, "checkin_until": options.checkin_until}
    if starts_at is None or options.starts_at is None:
        return checkin_times(starts_at, now)
    by = starts_at - options.starts_at
    moved = [None if one is None else one + by for one in (options.checkin_at, options.checkin_until)]
    return {"checkin_at": moved[0], "checkin_until": moved[1]}


# -- forms -------------------------------------------------------------------------------------------------------------


def _written(at: int | None) -> str:
    return "" if at is None else f"{local_time(at):%d.%m.%Y %H:%M}"


def when_fields(hall: Hall) -> list[Field]:
    """Ask what the tournament is called, when, where and for how much."""
    options = hall.state.options
    fee = f"{options.fee / 100:.2f}".replace(".", ",") if options.fee else ""
    return [
        Field("title", hall.tell("turnier-form-title"), options.title, needed=True, most=80),
        Field("starts", hall.tell("turnier-form-starts"), _written(options.starts_at), most=40),
        Field("place", hall.tell("turnier-form-place"), options.place, most=100),
        Field("closes", hall.tell("turnier-form-closes"), _written(options.closes_at), most=40),
        Field("fee", hall.tell("turnier-form-fee"), fee, most=20),
    ]


def when_settled(hall: Hall, typed: Mapping[str, str], now: datetime) -> ContestOptions:
    """Return the settings with what was typed; a moment that has passed meanwhile may stand."""
    starts, closes = both(typed["starts"], now), both(typed["closes"], now)
    known = hall.state.options
    must_lie_ahead(None if starts == known.starts_at else starts, None if closes == known.closes_at else closes, now)
    must_close_in_time(starts, closes)
    title = visible(typed["title"])
    if not title:
        raise declined("turnier-no-title")
    changed = {
        "title": title[:80],
        "starts_at": starts,
        "closes_at": closes,
        **moved_along(known, starts, now),
        "place": visible(typed["place"])[:100],
        "fee": money(typed["fee"]),
    }
    return settled(type(known), known.model_dump() | changed)


def checkin_fields(hall: Hall) -> list[Field]:
    """Ask when the check-in opens by itself, and until when it lasts."""
    options = hall.state.options
    opens, until = options.checkin_at, options.checkin_until
    if opens is until is None and not hall.state.checkin:  # a proposal
        proposed = checkin_times(options.starts_at, hall.services.games.clock())
        opens, until = proposed["checkin_at"], proposed["checkin_until"]
    return [
        Field("opens", hall.tell("turnier-form-checkin"), _written(opens), most=40),
        Field("until", hall.tell("turnier-form-checkin-until"), _written(until), most=40),
    ]


def checkin_settled(hall: Hall, typed: Mapping[str, str], now: datetime) -> ContestOptions:
    """Return the settings with the check-in that was typed; what has happened already may stand."""
    options = hall.state.options
    opens, until = (on_the_day(typed[key], options.starts_at, now) for key in ("opens", "until"))
    past = opens == options.checkin_at and hall.state.checkin
    must_fit(None if past else opens, until, options.starts_at, now)
    changed = {"checkin_at": opens, "checkin_until": until}
    return settled(type(options), options.model_dump() | changed)


def format_fields(hall: Hall) -> list[Field]:
    """Ask for the format."""
    options: Any = hall.state.options
    ways = tuple((way, hall.tell("turnier-way", way=way)) for way in WAYS.values())
    fields = []
    if hasattr(options, "variant"):
        variants = tuple((one, hall.tell("turnier-variant", variant=one)) for one in VARIANTS.values())
        fields.append(Field("variant", hall.tell("turnier-form-variant"), options.variant, choices=variants))
    fields.append(Field("rounds", hall.tell("turnier-form-rounds"), str(options.rounds), needed=True, most=2))
    if hasattr(options, "sitting"):
        fields.append(Field("sitting", hall.tell("turnier-form-sitting"), str(options.sitting), needed=True, most=2))
    most = "" if options.most is None else str(options.most)
    minutes = "" if options.minutes is None else str(options.minutes)
    fields.append(Field("most", hall.tell("turnier-form-most"), most, most=3))
    fields.append(Field("minutes", hall.tell("turnier-form-minutes"), minutes, most=3))
    fields.append(Field("way", hall.tell("turnier-form-way"), options.way, choices=ways))
    return fields


def format_settled(hall: Hall, typed: Mapping[str, str]) -> ContestOptions:
    """Return the settings with what was typed; an empty number is none."""
    changed: dict[str, Any] = {}
    for key, value in typed.items():
        if key in ("rounds", "sitting", "most", "minutes"):
            changed[key] = _number(value) if value else None
        elif value:
            changed[key] = value
    return settled(type(hall.state.options), hall.state.options.model_dump() | changed)


def _number(typed: str) -> int:
    if not typed.isdecimal() or len(typed) > 4:
        raise declined("turnier-bad-number", typed=typed[:20])
    return int(typed)
