"""What people see of a contest, as data: pictures, papers and lines. A format adds what is its own."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from typing import Any, ClassVar

from bot.contests.common.decimals import local
from bot.contests.common.draw.entry import PER_PICTURE, EntryPicture, EntryRow, Presence
from bot.contests.common.draw.ground import Clock, PlanHead, Status, TableState
from bot.contests.common.draw.lists import EntryPaper
from bot.contests.common.draw.naming import Names
from bot.contests.common.draw.paging import pages
from bot.contests.common.draw.podium import PodiumEntry, PodiumPicture
from bot.contests.common.entering import unseen
from bot.contests.common.format import Line, Standings
from bot.contests.common.model import Entry, Round, State, Table, Verdict
from bot.contests.common.tell import entry_name
from bot.contests.common.view import View
from bot.engine.helpers import altered, csv_cell, flag
from bot.engine.screen import Picture, Speaker
from bot.engine.text import Text, text

MOST_PICTURES = 8
"""So many pictures go along with a message."""
MOST_NOTES = 4
ON_PODIUM = 8
STATES: dict[str, TableState] = {
    "playing": "playing",
    "reported": "reported",
    "disputed": "disputed",
    "done": "confirmed",
}
MINUTE = 60_000


@dataclass(frozen=True, slots=True)
class Paper:
    """Something to print: what draws it, and its record."""

    draw: Callable[[Any], bytes]
    data: Any


@dataclass(frozen=True)
class Scene:
    """A contest at a moment, by the clock on the wall, for somebody's language."""

    view: View
    voice: Speaker
    now: datetime
    language: str = "de"
    zone_of: Callable[[int], datetime] = datetime.fromtimestamp
    """The clock on the wall at a moment, in seconds since 1970."""
    earlier: Callable[[], Standings | None] = lambda: None
    """Return how it stood a round ago, if there was one."""
    halted_at: datetime | None = None
    """Since when everything stands still."""

    @cached_property
    def before(self) -> Standings | None:
        """Return how it stood a round ago: only pictures ask."""
        return self.earlier()

    def moved(self, line: Line) -> int | None:
        """Return by how many places somebody has risen or fallen since then."""
        old = next((one.place for one in self.before.lines if one.entry == line.entry), None) if self.before else None
        return None if old is None or line.place is None else old - line.place

    @property
    def state(self) -> State:
        """Return the contest."""
        return self.view.state

    def say(self, id: str, /, **args: Any) -> str:
        """Speak."""
        return self.voice.say(text(id, **args))

    def names(self, number: int) -> Names:
        """Return the names of an entry's people."""
        entry = self.state.entry(number)
        return tuple(self.voice.name(seat) for seat in entry.seats) if entry and entry.seats else ("–",)

    def name(self, number: int) -> str:
        """Name an entry."""
        return " / ".join(self.names(number))

    def clock(self, moment: int) -> str:
        """Say what time a moment is, in seconds since 1970."""
        at = self.zone_of(moment)
        return self.say("contest-clock", hour=str(at.hour), minute=f"{at.minute:02}")

    def day(self, moment: int) -> str:
        """Say which day and hour a moment is."""
        at = self.zone_of(moment)
        day = text("contest-day", weekday=at.weekday(), day=at.day, month=at.month)
        return self.say("contest-moment", day=day, clock=self.clock(moment))

    @property
    def stand(self) -> str:
        """Say when this was true: a picture does not run."""
        return self.say("contest-stand", hour=str(self.now.hour), minute=f"{self.now.minute:02}")


class Show(ABC):
    """What a format shows; records are plain data, drawn elsewhere."""

    name: ClassVar[str]
    """The kind of contest it belongs to; texts of its own begin with it."""
    draw_entry: Callable[[Any], bytes]
    draw_entry_paper: Callable[[Any], bytes]
    draw_podium: Callable[[Any], bytes]

    @abstractmethod
    def about(self, options: Any) -> Text:
        """Say the format in a line."""

    @abstractmethod
    def plan(self, scene: Scene, round: Round) -> Sequence[Picture]:
        """Return the pictures of the tables of a round."""

    @abstractmethod
    def standings(self, scene: Scene, around: int | None = None) -> Sequence[Picture]:
        """Return the pictures of the standings, the first of very many; `around` is an entry that is among them."""

    @abstractmethod
    def points(self, scene: Scene, line: Line) -> Text:
        """Say what somebody has."""

    @abstractmethod
    def result(self, scene: Scene, table: Table, result: str) -> Text:
        """Say a result in words."""

    @abstractmethod
    def typed(self, scene: Scene, table: Table, result: str) -> str:
        """Return what stands in the form for a result before anybody has typed."""

    @abstractmethod
    def read(self, scene: Scene, table: Table, typed: str) -> str:
        """Return what was typed in the notation of the format; the rules judge it."""

    def misread(self, scene: Scene, table: Table, typed: str) -> Text | None:
        """Say which line of what was typed cannot be read; None: the rules judge all of it."""
        return None

    @abstractmethod
    def asks(self, scene: Scene, table: Table) -> Text:
        """Say how a result is typed."""

    @abstractmethod
    def place_of(self, scene: Scene, table: Table, number: int) -> Text:
        """Say where an entry sits at its table, and who deals or begins."""

    @abstractmethod
    def follows(self, scene: Scene, entry: Entry, verdict: Verdict) -> Text:
        """Say what follows if somebody is excluded, or gets a Spielniederlage, now."""

    @abstractmethod
    def head(self, scene: Scene) -> Sequence[str]:
        """Return the heads of the standings' columns after place, number and name."""

    @abstractmethod
    def cells(self, scene: Scene, line: Line) -> Sequence[str]:
        """Return the cells below them."""

    @abstractmethod
    def sheets(self, scene: Scene, round: Round) -> Paper:
        """Return the sheets of a round to print."""

    @abstractmethod
    def plan_paper(self, scene: Scene, round: Round) -> Paper:
        """Return the tables of a round to hang on the wall."""

    @abstractmethod
    def standings_paper(self, scene: Scene) -> Paper:
        """Return the standings to hang on the wall."""

    @abstractmethod
    def beware(self, scene: Scene, count: int) -> Text | None:
        """Say what those who lead should know before so many are drawn."""

    def round_title(self, scene: Scene, round: Round) -> str:
        """Name a round."""
        return scene.say("contest-round-title", stage=round.stage, round=round.number, of=self.rounds(scene))

    @abstractmethod
    def rounds(self, scene: Scene) -> int:
        """Return how many rounds there are; 0: nobody knows yet."""

    def after(self, scene: Scene) -> str:
        """Say how far the standings go: so many rounds, the final, the end."""
        if scene.state.phase == "over":
            return scene.say("contest-podium-final")
        closed = [round for round in scene.state.rounds if round.closed]
        stage = closed[-1].stage if closed else "round"
        return scene.say("contest-after-round", round=len(closed), of=self.rounds(scene), stage=stage)

    # -- entries ---------------------------------------------------------------------------------------------------

    def entry_record(self, scene: Scene, page: int = 0) -> EntryPicture:
        """Return the entry list as a record."""
        state, options = scene.state, scene.state.options
        waiting = set(scene.view.waiting)
        rows = tuple(_entry_row(scene, entry, waiting) for entry in state.entries)
        playing = [entry for entry in state.entries if entry.status == "in" and not entry.filler]
        here = sum(entry.here for entry in playing)
        until = options.checkin_until if state.checkin else options.closes_at
        counted = text("contest-entry-counted", all=len(playing), size=scene.view.size, checkin=_is(state))
        legend: list[tuple[Presence, str]] = [
            ("here", scene.say("contest-entry-here", checkin=_is(state))),
            ("open", scene.say("contest-entry-open", checkin=_is(state))),
        ]
        if waiting:
            legend.append(("waiting", scene.say("contest-entry-waiting")))
        if any(row.presence == "gone" for row in rows):
            legend.append(("gone", scene.say("contest-entry-gone")))
        return EntryPicture(
            options.title,
            scene.say("contest-entry-note", checkin=_is(state), shut="yes" if state.shut else "no"),
            scene.day(options.starts_at) if options.starts_at is not None else scene.say("contest-no-date"),
            options.place,
            scene.voice.say(self.about(options)),
            str(here if state.checkin else len(playing)),
            scene.voice.say(counted),
            scene.say("contest-entry-until", when=scene.clock(until)) if until is not None else "",
            rows,
            tuple(legend),
            scene.stand,
            page,
        )

    def entry_pictures(self, scene: Scene) -> Sequence[Picture]:
        """Return the pictures of the entry list."""
        record = self.entry_record(scene)
        missing = [scene.name(number) for number in unseen(scene.state)]
        alt = text(
            "contest-entry-alt",
            title=record.title,
            date=record.date,
            place=record.place or "–",
            form=record.form,
            count=record.count,
            counted=record.counted,
            missing=", ".join(missing) if scene.state.checkin and len(missing) <= 10 else "–",
        )
        count = min(MOST_PICTURES, pages(len(record.rows), PER_PICTURE))
        return [Picture(self.draw_entry, altered(record, page=page), alt) for page in range(count)]

    def entry_paper(self, scene: Scene) -> Paper:
        """Return the entry list to tick off at the door."""

        def word(head: str) -> str:
            return scene.say(f"contest-paper-{head}")

        paper = EntryPaper(
            self.entry_record(scene),
            word("number"),
            word("name"),
            word("note"),
            word("paid"),
            word("here"),
            word("page"),
            scene.language,
        )
        return Paper(self.draw_entry_paper, paper)

    # -- the end ---------------------------------------------------------------------------------------------------

    @abstractmethod
    def facts(self, scene: Scene) -> tuple[tuple[str, str], ...]:
        """Return what else is worth telling at the end, each true and to be found in the log: a label and its words."""

    def podium(self, scene: Scene) -> Picture:
        """Return the picture of the end."""
        state = scene.state
        lines = [line for line in scene.view.standings.lines if line.place is not None]
        entries = tuple(
            PodiumEntry(
                line.place or 0,
                scene.names(line.entry),
                scene.voice.say(self.points(scene, line)),
                line.entry in scene.view.standings.qualified,
            )
            for line in lines
            if (line.place or 0) <= ON_PODIUM
        )
        people = sum(len(state.entries[line.entry - 1].seats) for line in lines)
        tables = sum(len(round.tables) for round in state.rounds)
        draws = sum(1 for _ in state.rounds) + bool(state.lots)
        figures = (
            (str(people), scene.say("contest-podium-people", count=people)),
            (str(tables), scene.say("contest-podium-tables", count=tables)),
            (str(len(state.rounds)), scene.say("contest-podium-rounds", count=len(state.rounds))),
        )
        qualified = len(scene.view.standings.qualified)
        lots = (scene.say("contest-podium-lots"), scene.say("contest-podium-checked", count=draws))
        facts = (*self.facts(scene), lots)
        title, told = state.options.title, " ".join(f"{label}: {words}." for label, words in facts)
        first = ", ".join(f"{one.place}. {' / '.join(one.names)} ({one.note})" for one in entries[:ON_PODIUM])
        return Picture(
            self.draw_podium,
            PodiumPicture(
                title,
                scene.say("contest-podium-final"),
                entries[:ON_PODIUM],
                scene.say("contest-podium-qualified", count=qualified) if qualified else "",
                figures,
                facts,
            ),
            text(
                "contest-podium-alt", title=state.options.title, first=first, people=people, tables=tables, facts=told
            ),
        )

    # -- lines -----------------------------------------------------------------------------------------------------

    def csv(self, scene: Scene) -> str:
        """Return the standings as a table for a spreadsheet, with the reason of every tie that was decided."""
        heads = [*(scene.say(f"contest-paper-{head}") for head in ("place", "number", "name")), *self.head(scene)]
        rows = [";".join(map(csv_cell, [*heads, scene.say("contest-paper-why")]))]
        for line in scene.view.standings.lines:
            by = reason(scene, line)
            why = scene.voice.say(by) if by is not None else ""
            cells = [str(line.place or "–"), str(line.entry), scene.name(line.entry), *self.cells(scene, line), why]
            rows.append(";".join(map(_number_cell, cells)))
        return "\n".join(rows) + "\n"

    def ranking(self, scene: Scene, most: int = 20, *, around: int | None = None) -> list[Text]:
        """Return the standings in lines, with what decided each tie; `around` is an entry that must be among them."""
        lines = scene.view.standings.lines
        shown = list(lines[:most])
        shown += [line for line in lines[most:] if line.entry == around]
        found = []
        for line in shown:
            who, points = entry_name(scene.state, line.entry), self.points(scene, line)
            if line.place is None:
                points = text("contest-out", status=scene.state.entries[line.entry - 1].status)
            mark = "through" if line.through else "me" if line.entry == around else "plain"
            found.append(text("contest-rank", place=line.place or 0, who=who, points=points, mark=mark))
            if (why := reason(scene, line)) is not None:
                found.append(text("contest-rank-by", why=why))
        if len(lines) > len(shown):
            found.append(text("contest-rank-more", count=len(lines) - len(shown)))
        return found

    def plan_head(self, scene: Scene, round: Round) -> PlanHead:
        """Return what stands above and below the tables of a round."""
        done = len(round.tables) - len(round.open_tables)
        return PlanHead(
            self.round_title(scene, round),
            f"{scene.state.options.title} · {scene.voice.say(self.about(scene.state.options))}",
            scene.say("contest-plan-done", done=done, all=len(round.tables), halted=flag(scene.halted_at)),
            scene.stand,
            self._clock(scene, round),
        )

    def _clock(self, scene: Scene, round: Round) -> Clock | None:
        minutes = scene.state.options.minutes
        if minutes is None or not round.begun_at or round.closed:
            return None
        end = round.begun_at + MINUTE * minutes
        left = max(0, end - int((scene.halted_at or scene.now).timestamp() * 1000))
        gone = 1 - left / (MINUTE * minutes)
        ends = scene.say("contest-plan-end", when=scene.clock(end // 1000), halted=flag(scene.halted_at))
        return Clock(scene.say("contest-plan-left"), str(-(-left // MINUTE)), "min", gone, ends)

    def status(self, scene: Scene, table: Table, result: str) -> Status:
        """Say how far a table is."""
        return Status(STATES[table.status], scene.say("contest-table-state", state=table.status), result)


def reason(scene: Scene, line: Line) -> Text | None:
    """Return what put a line ahead of the next; what lots are to decide is told when they are due."""
    if line.by is None or (line.shared and not scene.view.standings.final):
        return None
    return local(line.by, scene.language)


def _number_cell(cell: str) -> str:
    """Let numbers be numbers, also those below zero."""
    return cell if cell.removeprefix("-").isdecimal() else csv_cell(cell)


def _is(state: State) -> str:
    return "yes" if state.checkin else "no"


def _entry_row(scene: Scene, entry: Entry, waiting: set[int]) -> EntryRow:
    presence: Presence = "gone"
    if entry.status in ("in", "asked", "seeking"):
        there = entry.status == "in" and (entry.here or not scene.state.checkin)
        presence = "waiting" if entry.number in waiting else "here" if there else "open"
    fee = scene.state.options.fee
    kind: str = "filler" if entry.filler else "waiting" if presence == "waiting" else entry.status
    if kind == "in":
        kind = "none" if not fee else "paid" if entry.paid else "unpaid"
    return EntryRow(scene.names(entry.number), presence, scene.say("contest-entry-mark", kind=kind), entry.paid)
