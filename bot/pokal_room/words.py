"""What the cup says by itself: announcements in its channel and letters to those concerned. All of it is owed."""

import io
from collections.abc import Callable, Sequence
from typing import Any

import discord
import structlog

from bot.contests.pokal import POKAL
from bot.contests.pokal import events as e
from bot.contests.pokal.alts import Alts
from bot.contests.pokal.amending import RULE_EVENTS
from bot.contests.pokal.draw import draw_points, draw_table
from bot.contests.pokal.model import HALVES, Match
from bot.contests.pokal.tell import booked
from bot.contests.pokal.tell_parts import AND, house_name, houses_named
from bot.draw.pool import StudioError
from bot.edge.kit.services import Services, safe
from bot.edge.table.notes import pinging
from bot.edge.table.outbox import Outbox
from bot.edge.table.posts import Message, Post, Unneeded
from bot.engine.helpers import flag, listing, number
from bot.engine.limits import LONGEST_REASON
from bot.engine.model import Event
from bot.engine.seats import Seat
from bot.engine.text import Text, text
from bot.pokal_room import server_calendar
from bot.pokal_room.bans import sits_out
from bot.pokal_room.crowd import is_open, under
from bot.pokal_room.matchday import Matchday
from bot.pokal_room.report import report
from bot.pokal_room.rules import announcement, reminder
from bot.pokal_room.season import Season, calling
from bot.service.contests.contests import promised, revealed
from bot.service.play.live import entry_of
from bot.service.play.owing import ANNOUNCEMENT
from bot.store.events import load_events
from bot.store.outbox import NOT_WANTED, TAKEN_BACK, OwedRow

log = structlog.get_logger(__name__)
MOST_CALLED = 75
"""So many people are called to a line-up: no message holds two whole squads, and none may ping more than a hundred."""


class PokalWords:
    """Finds the words."""

    def __init__(self, client: discord.Client, services: Services, outbox: Outbox, matchday: Matchday) -> None:
        """Speak for everything a season owes."""
        self._client, self._services, self._matchday = client, services, matchday
        outbox.compose(f"{POKAL.name}-{ANNOUNCEMENT}", self.announce)
        outbox.compose("contest-lineup", self.lineup)
        outbox.compose("contest-rule-reminder", self.rule_reminder)

    async def _season(self, row: OwedRow) -> Season:
        live = await self._services.games.live(row.game_id or "")
        return Season(self._services, live, self._services.language_in(live.row.guild_id))

    # -- to the channel ------------------------------------------------------------------------------------------------

    async def announce(self, row: OwedRow) -> Post:
        """Say aloud what everybody must know."""
        season = await self._season(row)
        rows = await self._services.games.database.read(lambda db: load_events(db, season.live.row.id))
        found = next((one for one in rows if one.seq == row.about), None)
        if found is None:
            raise Unneeded(TAKEN_BACK)
        event = entry_of(season.live.spec, found).event
        message = await self._message(season, event)
        post = Post(message={"allowed_mentions": pinging(()), **message})
        match = season.state.known(event.match) if isinstance(event, e.DateFixed) else None
        if isinstance(event, e.DateFixed) and match is not None and match.date == event.date and is_open(season, match):
            return await under(season, match, post)
        return post

    async def _message(self, season: Season, event: Event) -> Message:
        match event:
            case e.WindowsPublished():
                return {"content": self._windows(season, event)}
            case e.DateFixed():
                return {"content": self._fixed(season, event)}
            case e.DateDropped():
                name = season.name(season.state.known(event.match))
                reason = safe(event.reason, LONGEST_REASON)
                return {"content": season.write("pokal-say-dropped", match=name, reason=reason)}
            case e.DaysLooked():
                return self._no_day(season, event)
            case e.Resulted():
                return await self._with_log(season, event)
            case e.Booked():
                return await self._booked(season, event)
            case e.LotSealed():
                promise, houses = promised(season.live), houses_named(event.group)
                return {"content": season.write("pokal-say-lot", houses=houses, promise=promise)}
            case e.LotDrawn():
                seed = revealed(season.live) or "–"
                words = season.write("pokal-say-drawn", houses=houses_named(event.group), seed=seed)
                return await self._with(season, words, *_table(season))
            case e.SeasonEnded():
                return await self._ended(season, event)
            case _ if isinstance(event, RULE_EVENTS):
                return announcement(self._client, season, event)
            case _:
                told = season.live.spec.rules.tell(event, None)
                if told is None:
                    raise Unneeded(TAKEN_BACK)
                if isinstance(event, e.Annulled | e.Extended):
                    return self._help_wanted(season, told)
                return {"content": season.written(told)}

    async def rule_reminder(self, row: OwedRow) -> Post:
        """Remind those who have not decided on a proposal."""
        return reminder(self._client, await self._season(row), row)

    def _windows(self, season: Season, event: e.WindowsPublished) -> str:
        head = season.write("pokal-say-windows", half=text("pokal-half", half=event.half))
        together: dict[str, list[Text]] = {}
        for match in map(season.state.known, HALVES[event.half]):
            together.setdefault(season.show.window(match), []).append(_pair(season, match))
        lines = [
            season.write("pokal-say-window", window=one, matches=listing(two, AND)) for one, two in together.items()
        ]
        return "\n".join((head, *lines, season.write("pokal-say-windows-how")))[:2000]

    def _fixed(self, season: Season, event: e.DateFixed) -> str:
        match = season.state.known(event.match)
        person = season.person(match.referee)
        return season.write(
            "pokal-say-fixed",
            match=season.name(match),
            date=f"<t:{event.date // 1000}:F>",
            before=f"<t:{event.before // 1000}:F>" if event.before is not None else "–",
            moved=flag(event.before is not None),
            referee=f"<@{person}>" if person else "–",
            known=flag(person),
            calendar=flag(server_calendar.may_write(self._client, season)),
            why=flag(event.reason),
            reason=safe(event.reason, LONGEST_REASON) if event.reason else "–",
        )

    def _no_day(self, season: Season, event: e.DaysLooked) -> Message:
        if not event.none or event.told or not season.state.known(event.match).trouble:
            raise Unneeded(TAKEN_BACK)
        called, mentions = calling(self._client, season, "committee", "pokal-the-ok")
        words = season.write("pokal-say-no-day", match=season.name(season.state.known(event.match)), ok=called)
        return {"content": words, "allowed_mentions": mentions}

    def _help_wanted(self, season: Season, told: Text) -> Message:
        """Say what has happened, and call the Quidditch-OK where only it can set the new date (Q14.1, Q14.6)."""
        called, mentions = calling(self._client, season, "committee", "pokal-the-ok")
        help_wanted = season.write("pokal-help-date", ok=called)
        return {"content": f"{season.written(told)} {help_wanted}", "allowed_mentions": mentions}

    def _resulted(self, season: Season, event: e.Resulted) -> str:
        match = season.state.known(event.match)
        total = match.total
        if total is None:  # it was annulled meanwhile
            raise Unneeded(TAKEN_BACK)
        return season.write(
            "pokal-say-resulted",
            match=season.name(match),
            score=f"{number(total[0])} : {number(total[1])}",
            due=f"<t:{match.due // 1000}:f>",
            hours=match.rules.gutschrift,
            waits="no" if match.settled else "yes" if match.published else "log",
            by_hand=flag(event.by_hand),
            reason=safe(event.reason, LONGEST_REASON) if event.reason else "–",
        )

    async def _with_log(self, season: Season, event: e.Resulted) -> Message:
        """Say how a match ended, with the way to its log if it was played here."""
        message: Message = {"content": self._resulted(season, event)}
        match = season.state.known(event.match)
        child = await self._services.lineups.standing(season.live.row.id, match.table)
        if child is None or child.row.channel_id is None:
            return message
        view = discord.ui.View(timeout=None)
        url = f"https://discord.com/channels/{season.live.row.guild_id}/{child.row.channel_id}"
        view.add_item(discord.ui.Button(url=url, label=season.tell("pokal-button-log"), emoji="📜"))
        view.stop()
        return {**message, "view": view}

    async def _booked(self, season: Season, event: e.Booked) -> Message:
        if not any(value for _, value in event.points):
            raise Unneeded(NOT_WANTED)
        words = season.write(
            "pokal-say-booked",
            why=event.why,
            lines=booked(event.points),
            match=season.name(season.state.known(event.match)) if event.match else "–",
            reason=safe(event.reason, LONGEST_REASON) if event.reason else "–",
        )
        sand = season.show.points()
        return await self._with(season, words, draw_points, sand, Alts(season.show).sand(sand))

    async def _ended(self, season: Season, event: e.SeasonEnded) -> Message:
        if not event.places:
            return {"content": season.write("pokal-say-closed", reason=safe(event.reason, LONGEST_REASON))}
        head = season.write("pokal-say-ended", house=house_name(event.places[0]), title=season.title)
        words, files = await report(season)
        message = await self._with(season, f"{head}\n{words}"[:2000], *_table(season))
        return {**message, "files": [*message.get("files", []), *files]}

    async def _with(self, season: Season, words: str, draw: Callable[[Any], bytes], record: Any, alt: Text) -> Message:
        """Say something with a picture; without it if that cannot be drawn."""
        try:
            png = await self._services.studio.draw(draw, record)
        except StudioError:
            log.exception("the cup goes without its picture")
            return {"content": words}
        said = season.say(alt)[:1024]
        return {"content": words, "files": [discord.File(io.BytesIO(png), "pokal.png", description=said)]}

    # -- the day of a match --------------------------------------------------------------------------------------------

    async def lineup(self, row: OwedRow) -> Post:
        """Open the line-up in a place of its own and call everybody there."""
        season = await self._season(row)
        match = season.state.known(row.body["match"])
        if match.begun or match.result is not None or not match.opened:
            raise Unneeded(TAKEN_BACK)
        child = await self._matchday.open(season, match)
        out = await sits_out(season, match)
        seats = _called(season, match, [seat for seat in _crowd(season, match.name) if seat not in out])
        crowd = [person for seat in seats if (person := season.person(seat))]
        words = season.write("pokal-say-lineup", match=season.name(match), where=f"<#{child.row.channel_id}>")
        called = " ".join(f"<@{person}>" for person in crowd)
        return Post(message={"content": f"{words}\n{called}".strip()[:2000], "allowed_mentions": pinging(crowd)})


def _called(season: Season, match: Match, seats: Sequence[Seat]) -> Sequence[Seat]:
    """Choose who is called to a line-up where a message does not hold them all: first those who surely come."""
    if len(seats) <= MOST_CALLED:
        return seats
    houses, state = season.view.houses(match) or (), season.state
    sure = {match.referee, *(seat for one in houses for seat in (*state.coming(match, one), *state.managers_of(one)))}
    return sorted(seats, key=lambda seat: seat not in sure)[:MOST_CALLED]


def _table(season: Season) -> tuple[Callable[[Any], bytes], Any, Text]:
    """Return the table as it is drawn and said."""
    table = season.show.table()
    return draw_table, table, Alts(season.show).table(table)


def _pair(season: Season, match: Match) -> Text:
    """Name a match by its houses alone, where everybody knows which half it is in."""
    houses = season.view.houses(match)
    if houses is None:
        return season.name(match)
    return text("pokal-pair", one=house_name(houses[0]), other=house_name(houses[1]))


def _crowd(season: Season, name: str) -> Sequence[str]:
    """Return the seats of everybody who has to do with a match."""
    part = season.live.spec.contest
    assert part is not None
    return next((letter.seats for letter in part.letters(season.state, e.MatchReminded(match=name, which=3))), ())
