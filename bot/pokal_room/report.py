"""The report of a season: ranking, scorers, catchers, fairest house, longest match; picture, text, CSV, archive."""

import io
import zipfile
from datetime import UTC, date, datetime
from typing import Any

import discord
import structlog

from bot.contests.pokal.calendar import day_of
from bot.contests.pokal.draw.report import Honour, HonourList, RankedHouse, ReportPicture, draw_season
from bot.contests.pokal.model import HOUSES, NAMES, House
from bot.contests.pokal.standings import Row
from bot.contests.pokal.tell_parts import house_name
from bot.draw.pool import StudioError
from bot.edge.kit.services import safe
from bot.engine.helpers import csv_cell, flag
from bot.engine.text import text
from bot.pokal_room.facts import Child, Facts, Player, children_of, gathered
from bot.pokal_room.season import Season
from bot.service.play.proof import proof_of

log = structlog.get_logger(__name__)
BEST = 3


async def report(season: Season) -> tuple[str, list[discord.File]]:
    """Return the words and the files, the picture first."""
    children = await children_of(season)
    facts = await gathered(season, children)
    words = "\n".join(_lines(season, facts))[:1900]
    plain_words = discord.utils.remove_markdown(words)

    def paper(what: str, ending: str, body: bytes) -> discord.File:
        return discord.File(io.BytesIO(body), f"{season.tell('pokal-file', what=what)}.{ending}")

    files = [
        paper("report", "csv", _honours(season, facts).encode("utf-8-sig")),
        paper("matches", "csv", _matches(season).encode("utf-8-sig")),
        paper("points", "csv", _bookings(season).encode("utf-8-sig")),
        paper("logs", "zip", await _archive(season, children)),
    ]
    try:
        png = await season.services.studio.draw(draw_season, picture(season, facts))
    except StudioError:
        log.exception("the season's report goes without its picture")
        return words, files
    return words, [
        discord.File(
            io.BytesIO(png), f"{season.tell('pokal-file', what='report')}.png", description=plain_words[:1024]
        ),
        *files,
    ]


def _ranking(season: Season) -> list[tuple[int, Row]]:
    """Return the houses with their places: after the finals, or as the table has them until then."""
    rows = {row.house: row for row in season.view.table.rows}
    if season.state.places:
        return [(place, rows[house]) for place, house in enumerate(season.state.places, 1)]
    return [(row.place, row) for row in season.view.table.rows]


def _best(found: Any) -> list[tuple[Player, int]]:
    """Return the best, and whoever is level with the last of them."""
    ranked = sorted(found.items(), key=lambda one: (-one[1], one[0].name.casefold()))
    least = ranked[BEST - 1][1] if len(ranked) >= BEST else 0
    return [one for one in ranked if one[1] >= least][: 2 * BEST]


def _lines(season: Season, facts: Facts) -> list[str]:
    lines = [season.tell("pokal-report-head", title=season.title, over=flag(season.state.places))]
    for place, row in _ranking(season):
        lines.append(
            season.tell(
                "pokal-report-row",
                place=place,
                house=house_name(row.house),
                points=row.points,
                catches=row.catches,
                conceded=row.conceded,
            )
        )
    for id, found in (("scorers", facts.scorers), ("catchers", facts.catchers)):
        if found:
            names = ", ".join(f"{safe(player.name)} ({count})" for player, count in _best(found))
            lines.append(season.tell(f"pokal-report-{id}", names=names))
    fair, fewest = facts.fairest
    if fair:
        names = ", ".join(season.say(house_name(house)) for house in fair)
        lines.append(season.tell("pokal-report-fair", houses=names, count=fewest))
    elif facts.spotless:
        lines.append(season.tell("pokal-report-spotless"))
    if facts.longest[1]:
        lines.append(season.tell("pokal-report-longest", match=facts.longest[1], minutes=_minutes(facts)))
    return lines


def _minutes(facts: Facts) -> int:
    return int(facts.longest[0].total_seconds() // 60)


def picture(season: Season, facts: Facts) -> ReportPicture:
    """Return the season as a picture."""
    over = bool(season.state.places)
    ranking = tuple(
        RankedHouse(
            f"{place}.",
            row.house,
            season.say(house_name(row.house)),
            season.show.number(row.points),
            over and place == 1,
        )
        for place, row in _ranking(season)
    )
    lists = [
        HonourList(
            season.tell(f"pokal-report-title-{id}"),
            tuple(Honour(_house(player.house), player.name, str(count)) for player, count in _best(found)),
        )
        for id, found in (("scorers", facts.scorers), ("catchers", facts.catchers))
    ]
    fair, fewest = facts.fairest
    warned = season.tell("pokal-report-warnings", count=fewest)
    honoured = tuple(Honour(_house(house), season.say(house_name(house)), warned) for house in fair)
    if facts.spotless:
        honoured = (Honour(None, season.tell("pokal-report-all"), season.tell("pokal-report-warnings", count=0)),)
    lists.append(HonourList(season.tell("pokal-report-title-fair"), honoured))
    if facts.longest[1]:
        minutes = season.tell("pokal-report-minutes", minutes=_minutes(facts))
        lists.append(HonourList(season.tell("pokal-report-title-longest"), (Honour(None, facts.longest[1], minutes),)))
    note = season.tell("pokal-report-note", over=flag(over))
    return ReportPicture(season.state.options.title, note, ranking, tuple(lists))


def _house(letter: str) -> House:
    return next(house for house in HOUSES if house == letter)


def _honours(season: Season, facts: Facts) -> str:
    """Write ranking, scorers, catchers, warnings and the longest match as one table."""
    heads = ("list", "place", "name", "house", "value", "catches", "conceded")
    lines = [_row(*(season.tell("pokal-csv-head", head=head) for head in heads))]
    for place, row in _ranking(season):
        house = season.say(house_name(row.house))
        kind = season.tell("pokal-report-note", over=flag(season.state.places))
        lines.append(_row(kind, place, house, house, row.points, row.catches, row.conceded))
    for id, found in (("scorers", facts.scorers), ("catchers", facts.catchers)):
        title = season.tell(f"pokal-report-title-{id}")
        ranked = sorted(found.items(), key=lambda one: (-one[1], one[0].name.casefold()))
        for player, count in ranked:
            place = 1 + sum(other > count for other in found.values())
            lines.append(_row(title, place, player.name, season.say(house_name(player.house)), count, "", ""))
    for house in sorted(facts.houses, key=lambda house: (facts.warnings[house], house)):
        name, count = season.say(house_name(house)), facts.warnings[house]
        place = 1 + sum(facts.warnings[other] < count for other in facts.houses)
        lines.append(_row(season.tell("pokal-report-title-fair"), place, name, name, count, "", ""))
    if facts.longest[1]:
        title = season.tell("pokal-report-title-longest")
        lines.append(
            _row(title, 1, facts.longest[1], "", season.tell("pokal-report-minutes", minutes=_minutes(facts)), "", "")
        )
    return "\r\n".join(lines) + "\r\n"


def _row(*cells: object) -> str:
    return ";".join(csv_cell(str(cell)) for cell in cells)


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
        "rules",
        "day",
    )
    lines = [";".join(csv_cell(season.say(text("pokal-csv-head", head=head))) for head in heads)]
    for name, match in _played(season):
        result, total = match.result, match.total
        home, away = (season.say(house_name(house)) for house in match.houses)
        catch = season.say(house_name(result.catch)) if result.catch != "-" else ""
        on = f"{date.fromordinal(day_of(match.date or match.came)):%Y-%m-%d}"
        facts = (*total, *result.goals, catch, *result.penalties, result.how, match.version, on)
        cells = (name, home, away, *facts)
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


async def _archive(season: Season, children: list[Child]) -> bytes:
    """Pack the logs of the season and of all its matches; each can be checked by itself."""
    services, packed = season.services, io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("saison.log", await services.contests.proof(season.live.row.id))
        for name, live in children:
            log = await proof_of(services.games.database, live.row.id, live.spec.manners.published)
            archive.writestr(f"{name}.log", log)
    return packed.getvalue()
