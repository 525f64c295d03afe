"""The report of a season: table, best scorers, catchers, fairest house, longest match; as text, CSV and archive."""

import io
import zipfile
from collections import Counter
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

import discord

from bot.contests.pokal.model import NAMES
from bot.contests.pokal.tell_parts import house_name
from bot.edge.kit.services import Services, safe
from bot.engine.helpers import csv_cell
from bot.engine.text import text
from bot.games.quidditch.model import house_of
from bot.pokal_room.season import Season
from bot.service.play.live import Live
from bot.service.play.proof import proof_of
from bot.store import contests as store
from bot.store.acts import Wanted

BEST = 3


@dataclass
class Facts:
    """What the matches of a season say of people and houses."""

    scorers: Counter[str] = field(default_factory=Counter)
    catchers: Counter[str] = field(default_factory=Counter)
    warnings: Counter[str] = field(default_factory=Counter)
    longest: tuple[timedelta, str] = (timedelta(0), "")


async def report(season: Season) -> tuple[str, list[discord.File]]:
    """Return the words and the files."""
    children = await _children(season)
    facts = await _facts(season, children)

    def paper(what: str, ending: str, body: bytes) -> discord.File:
        return discord.File(io.BytesIO(body), f"{season.tell('pokal-file', what=what)}.{ending}")

    files = [
        paper("matches", "csv", _matches(season).encode("utf-8-sig")),
        paper("points", "csv", _bookings(season).encode("utf-8-sig")),
        paper("logs", "zip", await _archive(season, children)),
    ]
    return "\n".join(_lines(season, facts))[:1900], files


async def _children(season: Season) -> list[tuple[str, Live]]:
    """Return the games that were played for the season, with the names of their matches."""
    services, id = season.services, season.live.row.id
    rows = await services.games.database.read(lambda db: store.tables_of(db, id))
    lives = [(row.name, await services.games.live(row.child_id)) for row in rows]
    return [(name, live) for name, live in lives if live.row.status == "over"]


async def _facts(season: Season, children: list[tuple[str, Live]]) -> Facts:
    facts = Facts()
    for name, live in children:
        match = season.state.match(name.partition(".")[0])
        if match is None or match.table != name:  # it was annulled
            continue
        state: Any = live.folded().state
        facts.scorers.update(live.name_of(goal.seat) for goal in state.goals if not goal.eigentor)
        if state.catcher is not None:
            facts.catchers[live.name_of(state.catcher)] += 1
        await _count_warnings(season.services, live, facts)
        if live.row.started_at and live.row.ended_at:
            lasted = live.row.ended_at - live.row.started_at
            facts.longest = max(facts.longest, (lasted, season.say(season.name(match))))
    return facts


async def _count_warnings(services: Services, live: Live, facts: Facts) -> None:
    wanted = Wanted(live.row.guild_id or 0, ("warning",), game_id=live.row.id, standing=True)
    found, _ = await services.book.find(wanted)
    for act in found:
        seat = live.seat_of(act.target_id or 0)
        if seat is not None:
            facts.warnings[house_of(seat.seat)] += 1


def _lines(season: Season, facts: Facts) -> list[str]:
    lines = [f"**{season.title}**"]
    for row in season.view.table.rows:
        lines.append(
            season.tell(
                "pokal-report-row",
                place=row.place,
                house=house_name(row.house),
                points=row.points,
                catches=row.catches,
                conceded=row.conceded,
            )
        )
    for id, best in (("scorers", facts.scorers), ("catchers", facts.catchers)):
        if best:
            names = ", ".join(f"{safe(name)} ({count})" for name, count in best.most_common(BEST))
            lines.append(season.tell(f"pokal-report-{id}", names=names))
    played = {house for _, match in _played(season) for house in match.houses or ()}
    if played and facts.longest[1]:
        fewest = min(facts.warnings[house] for house in played)
        fair = [season.say(house_name(house)) for house in sorted(played) if facts.warnings[house] == fewest]
        lines.append(season.tell("pokal-report-fair", houses=", ".join(fair), count=fewest))
        minutes = int(facts.longest[0].total_seconds() // 60)
        lines.append(season.tell("pokal-report-longest", match=facts.longest[1], minutes=minutes))
    return lines


def _played(season: Season) -> list[tuple[str, Any]]:
    return [(name, match) for name in NAMES if (match := season.state.known(name)).result is not None]


def _matches(season: Season) -> str:
    """Write every match that counts as a table."""
    heads = (
        "match",
        "home",
        "away",
        "total1",
        "total2",
        "goals1",
        "goals2",
        "catch",
        "penalties1",
        "penalties2",
        "how",
    )
    lines = [";".join(csv_cell(season.say(text("pokal-csv-head", head=head))) for head in heads)]
    for name, match in _played(season):
        result, total = match.result, match.total
        home, away = (season.say(house_name(house)) for house in match.houses)
        catch = season.say(house_name(result.catch)) if result.catch != "-" else ""
        cells = (name, home, away, *total, *result.goals, catch, *result.penalties, result.how)
        lines.append(";".join(map(str, cells)))
    return "\r\n".join(lines) + "\r\n"


def _bookings(season: Season) -> str:
    """Write every booking as a table."""
    heads = ("when", "house", "points", "why", "match", "reason")
    lines = [";".join(csv_cell(season.say(text("pokal-csv-head", head=head))) for head in heads)]
    for booking in season.state.ledger:
        when = f"{datetime.fromtimestamp(booking.at / 1000, UTC):%Y-%m-%d %H:%M}"
        for house, points in booking.points:
            name = season.say(house_name(house))
            lines.append(";".join((when, name, str(points), booking.why, booking.match, csv_cell(booking.reason))))
    return "\r\n".join(lines) + "\r\n"


async def _archive(season: Season, children: list[tuple[str, Live]]) -> bytes:
    """Pack the logs of the season and of all its matches; each can be checked by itself."""
    services, packed = season.services, io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("saison.log", await services.contests.proof(season.live.row.id))
        for name, live in children:
            log = await proof_of(services.games.database, live.row.id, live.spec.manners.published)
            archive.writestr(f"{name}.log", log)
    return packed.getvalue()
