"""Letters of a season: to Verantwortlichen, players and referees, each once; in the channel for who takes none."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord
from discord.ui import Button

from bot.contests.pokal.model import LEAST, NAMES, Match
from bot.contests.pokal.tell_parts import house_name
from bot.edge.kit.services import Services
from bot.edge.table.chores import chore
from bot.edge.table.notes import pinging
from bot.edge.table.outbox import Outbox
from bot.edge.table.posts import Post, Unneeded
from bot.engine.helpers import flag
from bot.engine.text import Text, text
from bot.pokal_room import server_calendar
from bot.pokal_room.answers import answer_button, other_button, proposal_buttons
from bot.pokal_room.bans import sits_out
from bot.pokal_room.season import Season, calling
from bot.quidditch_room.nicknames import member_of
from bot.store.outbox import TAKEN_BACK, OwedRow, in_channel

LETTERS = (
    "named",
    "proposed",
    "date-declined",
    "date-lapsed",
    "date-fixed",
    "date-dropped",
    "reminder",
    "whistle-wanted",
)
FOR_PLAYERS = ("date-fixed", "reminder")
"""Letters that call people to a match: not for who is banned from it by then (Q14.2)."""
NEEDED = ("Hüter", "Sucher")
"""Without these nobody kicks off (Q1.5)."""
Buttons = list[Button[Any]]


class PokalLetters:
    """Finds the words."""

    def __init__(self, client: discord.Client, services: Services, outbox: Outbox) -> None:
        """Speak to people."""
        self._client, self._services = client, services
        for letter in LETTERS:
            outbox.compose(f"contest-{letter}", self.letter)
        outbox.compose("contest-calendar", chore(self._calendar))

    async def _calendar(self, row: OwedRow) -> None:
        live = await self._services.games.live(row.game_id or "")
        season = Season(self._services, live, self._services.language_in(live.row.guild_id))
        await server_calendar.keep(self._client, season, season.state.known(row.body["match"]))

    async def letter(self, row: OwedRow) -> Post:
        """Say something to one person; where that cannot be, or to nobody in particular, in the season's channel."""
        live = await self._services.games.live(row.game_id or "")
        if live.row.status != "running":
            raise Unneeded(TAKEN_BACK)
        what, guild_id = row.kind.removeprefix("contest-"), live.row.guild_id
        person = row.number if row.place.startswith("p") else int(row.body.get("aloud", 0))
        public = not row.place.startswith("p")
        language = self._services.language_in(guild_id)
        if not public:
            language = await self._services.language_to(person, guild_id)
        season = Season(self._services, live, language)
        match = season.state.known(row.body.get("match", NAMES[0]))
        if person and await self._has_left(season, match, person):
            raise Unneeded(TAKEN_BACK)
        if what in FOR_PLAYERS and person and await self._sits_out(season, match, person):
            raise Unneeded(TAKEN_BACK)
        if public and not person:
            return self._called(season, match, row)
        words, buttons = await self._letter(season, match, what, row, person)
        if public:
            words = season.write("pokal-aloud", person=f"<@{person}>", words=words)
            return Post(message=_said(words, buttons, [person]))

        async def instead(error: discord.HTTPException) -> Sequence[OwedRow]:
            if await self._gone(season, person):
                return []
            place, body = in_channel(row.body["instead"]), {**row.body, "aloud": person}
            now = self._services.games.clock()
            return [replace(row, key=f"{row.key}.aloud", place=place, body=body, made_at=now, tries=0)]

        return Post(message=_said(words, buttons), instead=instead if row.body.get("instead") else None)

    # -- who is gone ---------------------------------------------------------------------------------------------------

    async def _has_left(self, season: Season, match: Match, person: int) -> bool:
        """Look whether those on whom a match depends are still there; nobody may have told us that they left."""
        row = season.live.seat_of(person)
        office = row is not None and (season.state.managed_by(row.seat) or match.referee == row.seat)
        return bool(office) and await self._gone(season, person)

    async def _sits_out(self, season: Season, match: Match, person: int) -> bool:
        row = season.live.seat_of(person)
        return row is not None and row.seat in await sits_out(season, match)

    async def _gone(self, season: Season, person: int) -> bool:
        """Tell whether somebody has left the server, and let the season know it."""
        guild = self._client.get_guild(season.live.row.guild_id or 0)
        if guild is None or await member_of(guild, person) is not None:
            return False
        await self._services.contests.left(season.live.row.id, person)
        return True

    # -- words ---------------------------------------------------------------------------------------------------------

    def _called(self, season: Season, match: Match, row: OwedRow) -> Post:
        """Look for a referee in the channel, because nobody said that he can come."""
        at = int(row.body.get("date", 0))
        if match.referee is not None or not match.waits or at not in _dates(match):
            raise Unneeded(TAKEN_BACK)
        called, mentions = calling(self._client, season, "referee", "pokal-the-referees")
        when = f"<t:{at // 1000}:F>"
        words = season.write("pokal-say-whistle-wanted", match=season.name(match), date=when, who=called)
        message = _said(words, [answer_button(season, match, "whistle")])
        return Post(message={**message, "allowed_mentions": mentions})

    async def _letter(self, season: Season, match: Match, what: str, row: OwedRow, person: int) -> tuple[str, Buttons]:
        name, proposal = season.name(match), match.proposal
        match what:
            case "named" if person in map(season.person, season.state.managers_of(row.body["house"])):
                return season.write("pokal-letter-named", house=house_name(row.body["house"])), []
            case "proposed" if proposal is not None:
                house = proposal.agreed[0] if proposal.agreed else "G"
                by, when = "house" if proposal.agreed else "ok", f"<t:{proposal.at // 1000}:F>"
                words = text("pokal-letter-proposed", match=name, by=by, house=house_name(house), date=when)
                return season.written(words), proposal_buttons(season, match)
            case "date-declined" | "date-lapsed" if proposal is None and match.date is None:
                return season.written(_plain(what, name)), [other_button(season, match)]
            case "date-dropped" if match.date is None:
                return season.written(_plain(what, name)), []
            case "whistle-wanted" if match.referee is None and match.waits and row.body["date"] in _dates(match):
                when = f"<t:{row.body['date'] // 1000}:F>"
                words = text("pokal-letter-whistle-wanted", match=name, date=when)
                return season.written(words), [answer_button(season, match, "whistle")]
            case "date-fixed" if match.date is not None:
                when = f"<t:{match.date // 1000}:F>"
                said = season.write("pokal-letter-date-fixed", match=name, date=when)
                if match.moved_from is not None:
                    before = f"<t:{match.moved_from // 1000}:F>"
                    said = season.write("pokal-letter-date-moved", match=name, date=when, before=before)
                if person == season.person(match.referee):
                    return said, []
                come = season.tell("pokal-letter-come", where=f"<#{season.live.row.channel_id}>")
                return f"{said} {come}", []
            case "reminder" if match.date is not None and match.waits:
                return await self._reminder(season, match, int(row.body.get("which", 3)), person)
            case _:
                raise Unneeded(TAKEN_BACK)

    async def _reminder(self, season: Season, match: Match, which: int, person: int) -> tuple[str, Buttons]:
        """Remind of a match; an hour before also say what a house still lacks, to who looks after it."""
        when, soon = f"<t:{(match.date or 0) // 1000}:F>", f"<t:{(match.date or 0) // 1000}:R>"
        about, opened = season.name(match), flag(match.opened)
        lines = [season.write("pokal-letter-reminder", match=about, date=when, soon=soon, which=which, open=opened)]
        if which <= 2 or not match.opened:
            return lines[0], []
        lineup = await self._services.lineups.standing(season.live.row.id, match.table)  # perhaps it opens just now
        seats = lineup.seats if lineup is not None else ()
        row = season.live.seat_of(person)
        for house in season.state.managed_by(row.seat) if row else ():
            if house in (season.view.houses(match) or ()):
                taken = [one.seat for one in seats if one.taken and one.seat.startswith(house)]
                lines.append(season.written(_missing(house, taken)))
        if lineup is None:
            return "\n".join(lines), []
        url = f"https://discord.com/channels/{season.live.row.guild_id}/{lineup.row.channel_id}"
        return "\n".join(lines), [Button(url=url, label=season.tell("pokal-button-lineup"))]


def _plain(what: str, name: Text) -> Text:
    """Return a letter that says no more than which match it is about."""
    if what == "date-dropped":
        return text("pokal-letter-date-dropped", match=name)
    if what == "date-lapsed":
        return text("pokal-letter-date-lapsed", match=name)
    return text("pokal-letter-date-declined", match=name)


def _dates(match: Match) -> tuple[int | None, int | None]:
    return match.date, match.proposal.at if match.proposal else None


def _missing(house: str, taken: Sequence[str]) -> Text:
    """Say what a team still lacks before it may begin (Q1.5)."""
    lacking = [seat for seat in NEEDED if house + seat not in taken]
    more = max(0, LEAST - len(taken))
    if not lacking and not more:
        return text("pokal-letter-complete", house=house_name(house), count=len(taken))
    names = ", ".join(lacking)
    seats = "some" if lacking else "none"
    return text("pokal-letter-missing", house=house_name(house), seats=seats, names=names, more=more)


def _said(words: str, buttons: Sequence[Button[Any]], ping: Sequence[int] = ()) -> dict[str, Any]:
    message: dict[str, Any] = {"content": words[:2000], "allowed_mentions": pinging(ping)}
    if buttons:
        view = discord.ui.View(timeout=None)
        for one in buttons:
            view.add_item(one)
        view.stop()
        message["view"] = view
    return message
