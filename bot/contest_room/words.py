"""What a contest says aloud by itself: announcements, and the report at the end. All of it is owed."""

import io
from collections.abc import Sequence
from typing import Any

import discord

from bot.contest_room.hall import Hall
from bot.contest_room.moment import Moment
from bot.contest_room.opening import DAY, MOVED, follow, plan
from bot.contest_room.papers import table as table_file
from bot.contest_room.saying import fitting, proof_button, said, title
from bot.contest_room.shows import find_shows
from bot.contests.common import events as e
from bot.contests.common.entering import unseen
from bot.contests.common.format import Standings
from bot.contests.common.letters import standings_before
from bot.contests.common.rules import ContestRules
from bot.edge.kit.services import Services, safe
from bot.edge.table.chores import chore
from bot.edge.table.chronicle import log_lines, unmarked
from bot.edge.table.controls import proof_files
from bot.edge.table.notes import pinging
from bot.edge.table.outbox import Outbox
from bot.edge.table.posts import Message, Post, Unneeded
from bot.engine.helpers import flag
from bot.engine.limits import LONGEST_REASON
from bot.engine.text import text
from bot.service.contests.contests import promised, revealed
from bot.service.play.naming import file_name
from bot.service.play.owing import ANNOUNCEMENT, REPORT
from bot.store.database import Connection
from bot.store.outbox import TAKEN_BACK, OwedRow

MOST_MOVED = 12
PIN = "contest-pin"
"""The report is pinned when it was said."""
MOST_ASKED = 70
"""So many names fit into a message."""
MOST_NAMED = 20
"""So many are named in a sentence."""
HALF_A_DAY = 12 * 3600
"""Further away a time needs its day."""
MOST_PINGS = 90
"""Discord lets a message name a hundred people it pings."""


class Words:
    """Finds the words for everything a contest owes."""

    def __init__(self, client: discord.Client, services: Services, outbox: Outbox) -> None:
        """Speak for every kind of tournament there is."""
        self._client, self._services = client, services
        outbox.compose(PIN, chore(self._pin))
        outbox.compose(DAY, chore(self._plan))
        outbox.compose(MOVED, chore(self._follow))
        for name in find_shows():
            outbox.compose(f"{name}-{ANNOUNCEMENT}", self.announce)
            outbox.compose(f"{name}-{REPORT}", self.report)

    async def _hall(self, row: OwedRow) -> Hall:
        live = await self._services.games.live(row.game_id or "")
        return Hall(self._services, live, self._services.language_in(live.row.guild_id))

    # -- to the channel --------------------------------------------------------------------------------------------

    async def announce(self, row: OwedRow) -> Post:
        """Say aloud what everybody must know."""
        hall = await self._hall(row)
        moment = Moment(await self._services.games.entries(hall.live), row.about or 0)
        return Post(message=await self._announcement(hall, moment))

    async def _announcement(self, hall: Hall, moment: Moment) -> Message:
        state, event = hall.state, moment.event
        if getattr(event, "again", False):
            raise Unneeded(TAKEN_BACK)
        match event:
            case e.CheckinOpened():
                return self._checkin(hall, event)
            case e.CheckinClosed():
                return said(hall.tell("turnier-say-checkin-closed"))
            case e.Reminded():
                late = flag(event.late)
                return said(hall.tell("turnier-say-reminded", late=late, who=hall.some(event.missing, MOST_NAMED)))
            case e.Froze():
                return said(self._frozen(hall, event, moment))
            case e.Drawn():
                return await self._drawn(hall, event, moment)
            case e.LotsDrawn():
                seed = moment.seed or revealed(hall.live) or "–"
                place = {line.entry: line.place or 0 for line in hall.view.standings.lines}
                orders = [
                    "- " + ", ".join(f"{place.get(number, 0)}. {hall.say(hall.entry(number))}" for number in group)
                    for group in event.groups
                ]
                return said(fitting([hall.tell("turnier-say-lots", seed=seed), *orders]), [proof_button(hall)])
            case e.Gonged():
                return said(f"🔔 {hall.tell('contest-gonged', left=event.left)}")
            case e.Held():
                round = state.round
                if round is None or not round.begun_at or round.closed or state.options.minutes is None:
                    raise Unneeded(TAKEN_BACK)
                end = round.begun_at // 1000 + 60 * state.options.minutes
                return said(hall.tell("turnier-say-held", end=f"<t:{end}:t>", left=f"<t:{end}:R>"))
            case e.ClockStarted():
                end = event.at // 1000 + 60 * (state.options.minutes or 0)
                return said(hall.tell("turnier-say-clock", end=f"<t:{end}:t>", left=f"<t:{end}:R>"))
            case e.Slowed():
                tables = ", ".join(one.partition(".")[2] for one in event.tables)
                return said(hall.tell("turnier-say-slow", tables=tables))
            case e.Disputed() | e.Called():
                return said(hall.tell(f"turnier-say-{event.kind}", table=event.table.partition(".")[2]))
            case e.Missing() | e.Came() | e.Overdue():
                return self._awaited(hall, event)
            case e.Ruled():
                return self._ruled(hall, event, moment)
            case e.Excluded():
                return said(self._excluded(hall, event))
            case e.Punished(verdict="defeat"):
                return said(self._defeated(hall, event))
            case e.RoundClosed():
                return await self._closed(hall, event.round)
            case e.Resigned():
                now = hall.view.standings.qualified
                return said(hall.tell("turnier-say-resigned", who=hall.entry(event.number), now=hall.entries(now)))
            case e.RoundVoided():
                return said(hall.tell("turnier-say-voided"))
            case _:
                raise Unneeded(TAKEN_BACK)

    def _checkin(self, hall: Hall, event: e.CheckinOpened) -> Message:
        """Ask everybody on the list whether he is there."""
        until = hall.state.options.checkin_until
        known = flag(until is not None and 1000 * until > event.at)
        near = until is None or until - event.at // 1000 < HALF_A_DAY
        when = f"<t:{until}:{'t' if near else 'f'}>" if until else "–"
        words = hall.tell("turnier-say-checkin", until=when, known=known)
        here = hall.press("do", "mine", "turnier-button-here", "success", "✅", move="here", size=hall.view.size)
        away = hall.people_of(unseen(hall.state))[:MOST_ASKED]
        lines = [words, *(["-# " + " ".join(f"<@{person}>" for person in away)] if away else [])]
        return {**said("\n".join(lines), [here]), "allowed_mentions": pinging(away)}

    def _awaited(self, hall: Hall, event: e.Missing | e.Came | e.Overdue) -> Message:
        """Call somebody to his table, and say that he has come or that it begins without him (Z2.5)."""
        table = hall.state.table(event.table)
        missing = table is not None and event.entry in table.missed
        if table is None or missing == isinstance(event, e.Came):
            raise Unneeded(TAKEN_BACK)
        about: dict[str, Any] = {"table": table.number, "who": hall.entry(event.entry)}
        if not isinstance(event, e.Came):
            about["size"] = hall.view.size
        if isinstance(event, e.Missing):
            about["there"] = len(table.entries) - len({*table.missed, *table.out})
        words = hall.tell(f"turnier-say-{event.kind}", **about)
        ping = hall.people_of([event.entry]) if isinstance(event, e.Missing) else []
        return {**said(words), "allowed_mentions": pinging(ping)}

    def _excluded(self, hall: Hall, event: e.Excluded) -> str:
        """Say who is out, without a reason unless it may be read, and what the table gets for it."""
        lines = [hall.tell("turnier-say-excluded", who=hall.entry(event.number), size=hall.view.size, **_aloud(event))]
        table = hall.state.table(event.table) if event.table else None
        if table is not None and table.status == "done":
            others = hall.entries(number for number in table.entries if number not in table.out)
            result = hall.show.result(hall.scene, table, table.result)
            lines.append(hall.tell("turnier-say-walkover", table=table.number, who=others, result=result))
        return "\n".join(lines)

    def _defeated(self, hall: Hall, event: e.Punished) -> str:
        return hall.tell("turnier-say-defeated", who=hall.entry(event.number), round=event.round, **_aloud(event))

    def _frozen(self, hall: Hall, event: e.Froze, moment: Moment) -> str:
        count = len(event.entries) or len(event.groups)
        opens = event.at // 1000 + hall.state.options.opens_after
        lines = [
            hall.tell(
                "turnier-say-froze",
                purpose=event.purpose,
                round=moment.round + 1,
                count=count,
                size=hall.view.size,
                promise=moment.promise or promised(hall.live),
                opens=f"<t:{opens}:R>",
            )
        ]
        if event.absent:
            lines.append(hall.tell("turnier-say-absent", who=hall.some(event.absent, MOST_NAMED)))
        return "\n".join(lines)

    async def _drawn(self, hall: Hall, event: e.Drawn, moment: Moment) -> Message:
        if moment.voided:
            raise Unneeded(TAKEN_BACK)
        round = hall.state.rounds[moment.round - 1]
        named = hall.show.round_title(hall.scene, round)
        seed = moment.seed or revealed(hall.live)
        words = hall.tell("turnier-say-drawn", title=named, seed=seed or "–", rematches=event.rematches)
        plans = hall.show.plan(hall.scene, round)
        pictures = await hall.drawn(plans[:1])  # a second one would crop it
        lines = [words]
        if not pictures or len(plans) > 1 or hall.state.options.way == "cards":
            lines += [
                hall.tell("turnier-say-table", table=table.number, who=hall.against(table.entries))
                for table in round.tables
            ]
        if round.byes:
            lines.append(hall.tell("turnier-say-byes", who=hall.entries(bye.entry for bye in round.byes)))
        ping = hall.people_of(one for table in round.tables for one in table.entries)
        mine = hall.press("page", "mine", "turnier-button-mine", "primary", "👤")
        message = said(fitting(lines), [mine, proof_button(hall)], pictures)
        return {**message, "allowed_mentions": pinging(ping[:MOST_PINGS])}

    def _ruled(self, hall: Hall, event: e.Ruled, moment: Moment) -> Message:
        """Say aloud what was disputed or is corrected; what is merely typed in from a sheet stands on the panel."""
        table = hall.state.table(event.table)
        if table is None or not (event.before or moment.disputed(event.table)):
            raise Unneeded(TAKEN_BACK)
        now = hall.show.result(hall.scene, table, event.result)
        if not event.before:
            return said(hall.tell("turnier-say-ruled", round=table.round, table=table.number, result=now))
        before = hall.show.result(hall.scene, table, event.before)
        words = text("turnier-say-corrected", round=table.round, table=table.number, before=before, result=now)
        rules = hall.live.spec.rules
        assert isinstance(rules, ContestRules)
        old = standings_before(rules.format, hall.state, event)
        lines = [hall.say(words), *(self._moved(hall, old) or [hall.tell("turnier-say-nobody-moved")])]
        new = hall.view.standings
        if old.through != new.through:
            going = [line.entry for line in new.lines if line.through]
            lines.append(hall.tell("turnier-say-through", final=flag(new.final), who=hall.entries(going)))
        if table.round < len(hall.state.rounds):
            lines.append(hall.tell("turnier-say-draws-stand"))
        return said(fitting(lines))

    def _moved(self, hall: Hall, old: Standings) -> list[str]:
        """Say who stands elsewhere after a correction, from where to where."""
        places = {line.entry: line.place or 0 for line in old.lines}
        new = {line.entry: line.place or 0 for line in hall.view.standings.lines}
        changed = [number for number, place in new.items() if places.get(number, 0) != place]
        lines = [
            hall.tell("turnier-say-moved", who=hall.entry(one), before=places.get(one, 0), now=new[one])
            for one in changed[:MOST_MOVED]
        ]
        more = len(changed) - len(lines)
        return [*lines, *([hall.tell("contest-rank-more", count=more)] if more else [])]

    async def _closed(self, hall: Hall, number: int) -> Message:
        named = hall.show.round_title(hall.scene, hall.state.rounds[min(number, len(hall.state.rounds)) - 1])
        lines = [hall.tell("turnier-say-closed", title=named)]
        lines += [hall.say(line) for line in hall.show.ranking(hall.scene, 16)]
        pictures = await hall.drawn(hall.show.standings(hall.scene)[:1])  # a second one would crop it
        table = hall.press("page", "table", "turnier-button-table", emoji="🏆")
        return said(fitting(lines), [table], pictures, [table_file(hall)])

    # -- the end ---------------------------------------------------------------------------------------------------

    async def report(self, row: OwedRow) -> Post:
        """Publish how it ended: ranking, podium, table, log; the message is pinned."""
        hall = await self._hall(row)
        live = hall.live
        if live.row.status == "abandoned" or not hall.state.rounds:

            def cleared(db: Connection, message_id: int, *, new: bool) -> Sequence[OwedRow]:
                options = hall.state.options
                body = {"title": options.title, "starts_at": options.starts_at}
                return [_behind(row, MOVED, body)] if options.starts_at is not None else []

            return Post(message=said(hall.tell("turnier-say-cancelled", title=title(hall))), written=cleared)
        outcome = live.outcome()
        if outcome is None:
            raise Unneeded(TAKEN_BACK)
        first = [hall.tell("turnier-say-over", title=title(hall)), f"**{hall.say(outcome.text)}**"]
        if hall.view.standings.qualified:
            first.append(hall.tell("turnier-say-qualified", who=hall.entries(hall.view.standings.qualified)))
        lines = [*first, *(hall.say(line) for line in hall.show.ranking(hall.scene, 24))]
        ranking = hall.show.ranking(hall.scene, len(hall.view.standings.lines))
        whole = [*first, *(hall.say(line).removeprefix("-# ") for line in ranking)]
        pictures = await hall.drawn([hall.show.podium(hall.scene)])  # a second one would crop it
        proof = proof_files(file_name(live), await self._services.contests.proof(live.row.id))
        entries = await self._services.games.entries(live)
        log = log_lines(live, entries, hall.scene.voice.say, self._services.erased(hall.language))
        body = "\n".join(map(unmarked, [*whole, "", *log])).encode()
        files = [table_file(hall), discord.File(io.BytesIO(body), f"{file_name(live)}.txt"), proof[0]]
        message = said(fitting(lines), [proof_button(hall)], pictures, files)

        def pinned(db: Connection, message_id: int, *, new: bool) -> Sequence[OwedRow]:
            return [_behind(row, PIN, {"message": message_id})]

        return Post(message=message, written=pinned)

    async def _plan(self, row: OwedRow) -> None:
        hall = await self._hall(row)
        if hall.live.row.status == "running":
            await plan(self._client, hall)

    async def _follow(self, row: OwedRow) -> None:
        await follow(self._client, await self._hall(row), row.body["title"], row.body["starts_at"])

    async def _pin(self, row: OwedRow) -> None:
        channel: Any = self._client.get_partial_messageable(row.number)
        await channel.get_partial_message(row.body["message"]).pin()


def _behind(row: OwedRow, kind: str, body: dict[str, Any]) -> OwedRow:
    """Return a chore that follows from what was said."""
    return OwedRow(
        key=f"{row.key}.{kind}",
        place=row.place,
        kind=kind,
        made_at=row.made_at,
        body=body,
        game_id=row.game_id,
        guild_id=row.guild_id,
    )


def _aloud(event: e.Excluded | e.Punished) -> dict[str, str]:
    """Return the reason for everybody, if there is one that everybody may read."""
    known = event.aloud and event.why
    return {"known": flag(known), "why": safe(event.why, LONGEST_REASON) if known else "–"}
