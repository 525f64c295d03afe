"""What a contest says to single people, to those who lead it, and to its tables. All of it is owed."""

from collections.abc import Sequence
from typing import Any

import discord

from bot.contest_room import own
from bot.contest_room.hall import Hall
from bot.contest_room.penalties import offence_name
from bot.contest_room.saying import said, title
from bot.contests.common.model import Entry, Table
from bot.edge.kit.services import Services, safe
from bot.edge.table.notes import pinging
from bot.edge.table.outbox import Outbox
from bot.edge.table.posts import Post, Unneeded
from bot.engine.helpers import flag
from bot.engine.limits import LONGEST_REASON
from bot.engine.text import Seated, text
from bot.service.play.live import Who
from bot.store.outbox import TAKEN_BACK, OwedRow, in_channel

LETTERS = [
    "asked",
    "complete",
    "parted",
    "missing",
    "seat",
    "confirm",
    "bye",
    "excluded",
    "punished",
    "walkover",
    "readmitted",
    "moved-up",
    "awaited",
    "overdue",
    "qualified",
    "corrected",
    "line",
    "unsporting",
    "table",
    "missing-list",
    "disputed",
    "called",
    "slow",
    "warnings",
    "closed",
    "bye-open",
]
OF_A_DRAW = ("table", "seat", "bye", "bye-open", "awaited", "overdue")
"""What is said of the tables as they were drawn: of no interest once others have been drawn."""
ALOUD = "contest-aloud"
"""Something for somebody who takes no direct messages."""


class Letters:
    """Finds the words."""

    def __init__(self, services: Services, outbox: Outbox) -> None:
        """Speak for everything of these kinds."""
        self._services = services
        for letter in LETTERS:
            outbox.compose(f"contest-{letter}", self.letter)
        outbox.compose(ALOUD, self.aloud)

    async def _hall(self, row: OwedRow, who: Who | None = None) -> Hall:
        live = await self._services.games.live(row.game_id or "")
        return Hall(self._services, live, self._services.language_in(live.row.guild_id), who)

    async def letter(self, row: OwedRow) -> Post:
        """Say something to one person, to those who lead, or to a table."""
        hall = await self._hall(row)
        what = row.kind.removeprefix("contest-")
        if hall.live.row.status != "running" and what not in ("excluded", "unsporting", "qualified"):
            raise Unneeded(TAKEN_BACK)
        if what in OF_A_DRAW and _is_outdated(hall, row):
            raise Unneeded(TAKEN_BACK)
        if what == "table":
            return self._call(hall, row)
        person = row.number
        language = await self._services.language_to(person, hall.live.row.guild_id)
        hall = Hall(self._services, hall.live, language, Who(person, ""))
        words, buttons = self._letter(hall, what, row.body)
        head = hall.tell("turnier-letter", title=title(hall), where=f"<#{hall.live.row.channel_id}>")
        whole = f"{words}\n-# {head}"

        async def instead(error: discord.HTTPException) -> Sequence[OwedRow]:
            return self._aloud(hall, row, person)

        return Post(message={**said(whole, buttons), "allowed_mentions": pinging(())}, instead=instead)

    def _aloud(self, hall: Hall, row: OwedRow, person: int) -> list[OwedRow]:
        """Say in the contest's channel that there is something to read, to whoever takes no direct messages."""
        now = self._services.games.clock()
        body = {**row.body, "person": person, "instead": None}
        return [
            OwedRow(
                key=f"{row.key}.aloud",
                place=in_channel(row.body["instead"]),
                kind=ALOUD,
                made_at=now,
                game_id=row.game_id,
                guild_id=row.guild_id,
                about=row.about,
                body=body,
            )
        ]

    async def aloud(self, row: OwedRow) -> Post:
        """Call somebody in the channel who takes no direct messages: the page behind the button says the rest."""
        hall = await self._hall(row)
        person = int(row.body["person"])
        words = hall.tell("turnier-say-aloud", person=f"<@{person}>")
        mine = hall.press("page", "mine", "turnier-button-mine", "primary", "👤")
        return Post(message={**said(words, [mine]), "allowed_mentions": pinging([person])})

    def _call(self, hall: Hall, row: OwedRow) -> Post:
        """Call a table that plays online; with real cards the plan itself calls everybody."""
        table = hall.state.table(row.body["table"])
        if table is None or table.status == "done" or hall.state.options.way == "cards":
            raise Unneeded(TAKEN_BACK)
        who = hall.against(table.entries)
        words = hall.tell("turnier-say-call", round=table.round, table=table.number, who=who)
        ping = hall.people_of(table.entries)
        return Post(message={**said(words, own.table_buttons(hall, table, None)), "allowed_mentions": pinging(ping)})

    def _letter(self, hall: Hall, what: str, body: dict[str, Any]) -> tuple[str, list[discord.ui.Button[Any]]]:
        mine = hall.press("page", "mine", "turnier-button-mine", "primary", "👤")
        lead = hall.press("page", "lead", "turnier-button-lead", "primary", "🗝️")
        if "table" in body:
            return self._about_table(hall, what, body, lead)
        entry = body.get("entry", 0)
        match what:
            case "asked":
                accept = hall.press("do", "mine", "turnier-button-accept", "success", "🤝", move=f"accept {entry}")
                decline = hall.press("do", "mine", "turnier-button-decline", move=f"decline {entry}")
                seats = [seat for seat in (hall.state.entry(entry) or Entry(0, ())).seats if seat != hall.seat]
                asker = hall.entry(entry) if not seats else text("contest-seat", seat=Seated(seats[0]))
                return hall.tell("turnier-letter-asked", who=asker), [accept, decline]
            case "excluded":
                why = body.get("why", "")
                about = {"fee": flag(hall.state.options.fee), "known": flag(why), "why": _quoted(why)}
                return hall.tell("turnier-letter-excluded", who=hall.entry(entry), number=entry, **about), [mine]
            case "punished" | "unsporting":
                return self._punished(hall, what, body), [mine if what == "punished" else lead]
            case "complete" | "parted" | "bye" | "readmitted" | "moved-up" | "qualified":
                return hall.tell(f"turnier-letter-{what}", who=hall.entry(entry), number=entry), [mine]
            case "line":
                on, final = flag(body["on"]), flag(body["final"])
                return hall.tell("turnier-letter-line", who=hall.entry(entry), on=on, final=final), [mine]
            case "missing":
                here = hall.press(
                    "do", "mine", "turnier-button-here", "success", "✅", move="here", size=hall.view.size
                )
                return hall.tell("turnier-letter-missing", late=flag(body.get("late"))), [here]
            case "missing-list":
                return hall.tell("turnier-letter-missing-list", who=hall.some(body["entries"], 20)), [lead]
            case "slow":
                tables = ", ".join(one.partition(".")[2] for one in body["tables"])
                return hall.tell("turnier-letter-slow", tables=tables), [lead]
            case "warnings":
                words = text("turnier-letter-warnings", who=hall.entry(entry), warnings=body["warnings"])
                return hall.say(words), [lead]
            case "closed":
                return hall.tell("turnier-letter-closed", round=body["round"]), [lead]
            case _:
                return hall.tell("turnier-letter-bye-open", round=body["round"]), [lead]

    def _punished(self, hall: Hall, what: str, body: dict[str, Any]) -> str:
        """Tell somebody of a penalty; those who lead get it in words they can send on (Z2.7)."""
        about: dict[str, Any] = {
            "who": hall.entry(body["entry"]),
            "verdict": body["verdict"],
            "offence": offence_name(hall, body["offence"]),
            "level": body["level"],
            "known": flag(body["why"]),
            "why": _quoted(body["why"]),
        }
        if what == "unsporting":
            return hall.tell("turnier-letter-unsporting", **about)
        now = flag(body["round"] <= len(hall.state.rounds))
        return hall.tell("turnier-letter-punished", now=now, **about)

    def _about_table(
        self, hall: Hall, what: str, body: dict[str, Any], lead: discord.ui.Button[Any]
    ) -> tuple[str, list[discord.ui.Button[Any]]]:
        name: str = body["table"]
        table = hall.state.table(name)
        if table is None:
            raise Unneeded(TAKEN_BACK)
        if what == "overdue":
            go = hall.press("page", f"lead.table.{name}", "turnier-button-to-table", "primary", table=table.number)
            who, about = hall.entry(body["entry"]), hall.live.spec.folder.name
            return hall.tell("turnier-letter-overdue", table=table.number, who=who, game=about), [go, lead]
        if what == "awaited":
            came = hall.press("do", "mine", "turnier-button-came", "success", "🏃", move=f"came {name} {body['entry']}")
            page = hall.press("page", "mine", "turnier-button-mine", "primary", "👤")
            return hall.tell("turnier-letter-awaited", table=table.number), [came, page]
        if what in ("disputed", "called"):
            go = hall.press("page", f"lead.table.{name}", "turnier-button-to-table", "primary", table=table.number)
            return self._for_lead(hall, what, table), [go, lead]
        mine = hall.view.mine
        if what == "walkover":
            result = hall.show.result(hall.scene, table, table.result)
            who = hall.entry(body["entry"])
            words = hall.tell("turnier-letter-walkover", table=table.number, who=who, result=result)
            return words, [hall.press("page", "mine", "turnier-button-mine", "primary", "👤")]
        if what == "corrected":
            now, before = (hall.show.result(hall.scene, table, body[one]) for one in ("result", "before"))
            words = hall.tell(
                "turnier-letter-corrected", round=table.round, table=table.number, result=now, before=before
            )
            return words, [hall.press("page", "mine", "turnier-button-mine", "primary", "👤")]
        if what == "confirm":
            if table.status != "reported":
                raise Unneeded(TAKEN_BACK)
            by = hall.entry(table.by or 0)
            result = hall.show.result(hall.scene, table, table.result)
            words = hall.tell("turnier-letter-confirm", table=table.number, who=by, size=hall.view.size, result=result)
            return words, own.table_buttons(hall, table, mine)
        return own.call(hall, table, mine), own.table_buttons(hall, table, mine)

    def _for_lead(self, hall: Hall, what: str, table: Table) -> str:
        who = hall.against(table.entries)
        head = hall.tell(f"turnier-letter-{what}", table=table.number, who=who)
        return f"{head}\n{own.state_of(hall, table)}"


def _is_outdated(hall: Hall, row: OwedRow) -> bool:
    """Tell whether the tables that something was written for are no longer those that are played."""
    round = hall.state.round
    return round is None or round.drawn_at > 1000 * row.made_at.timestamp()


def _quoted(why: str) -> str:
    return safe(why, LONGEST_REASON) if why else "–"
