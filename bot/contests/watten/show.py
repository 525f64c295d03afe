"""What people see of a Wattturnier. Clauses: W6.1, W6.2, W6.3, W8.5, W8.6."""

from collections.abc import Sequence
from typing import Any, ClassVar, TypeAlias

from bot.contests.common.decimals import local
from bot.contests.common.draw.paging import chosen, page_of, pages
from bot.contests.common.draw.papers import StandingsPaper
from bot.contests.common.format import Line
from bot.contests.common.model import Entry, Round, Table, Verdict
from bot.contests.common.show import MOST_NOTES, MOST_PICTURES, Paper, Scene, Show, reason
from bot.contests.watten import draw
from bot.contests.watten.draw import plan as plans
from bot.contests.watten.draw import sheets
from bot.contests.watten.draw import standings as tables
from bot.contests.watten.model import GIFTS, counted, options_of
from bot.contests.watten.rules import Score, shown, worded
from bot.engine.helpers import altered, flag
from bot.engine.screen import Picture
from bot.engine.text import Text, Typed, text

Note: TypeAlias = tuple[tables.Sign, str]
DEALERS = ("watten-seat-nord", "watten-seat-ost", "watten-seat-sued", "watten-seat-west")
BY: dict[str, tables.Cell] = {"watten-turnier-by-ratio": "ratio", "watten-turnier-by-points": "points"}
SHEET_WORDS = [
    "table",
    "first",
    "second",
    "dealer",
    "begin",
    "clock",
    "score",
    "end",
    "schneider",
    "schneider-mark",
    "double-mark",
    "total",
    "bummerl",
    "points",
    "remarks",
    "sign-first",
    "sign-second",
    "sign-host",
    "rules",
]


class WattenShow(Show):
    """Two teams a table, Bummerl, points and their ratio."""

    name: ClassVar[str] = "watten-turnier"
    draw_entry = staticmethod(draw.draw_entry)
    draw_entry_paper = staticmethod(draw.draw_entry_paper)
    draw_podium = staticmethod(draw.draw_podium)

    def about(self, options: Any) -> Text:
        """So many Bummerl, changing tables after so many."""
        rounds, sitting = options.rounds, options.sitting
        return text("watten-turnier-about", bummerl=rounds * sitting, sitting=sitting, rounds=rounds)

    def rounds(self, scene: Scene) -> int:
        """Return how many sittings there are."""
        return options_of(scene.state).rounds

    def points(self, scene: Scene, line: Line) -> Text:
        """Say Bummerl and points."""
        bummerl, won, lost, _ = line.cells
        return text("watten-turnier-points", bummerl=bummerl, won=won, lost=lost)

    def result(self, scene: Scene, table: Table, result: str) -> Text:
        """Say the Bummerl, and below them the Runden."""
        (one, other), _, _ = counted(result)
        return text("watten-turnier-result", one=one, other=other, runden=worded(result))

    def typed(self, scene: Scene, table: Table, result: str) -> str:
        """Show what was reported before, to be mended."""
        return " ".join(word for word in result.split() if word not in GIFTS)

    def read(self, scene: Scene, table: Table, typed: str) -> str:
        """Take Runden as people write them: with spaces, commas or dots between them, on one line or several."""
        parts = typed.replace(",", " ").replace(";", " ").replace("·", " ").replace("|", " ").split()
        return " ".join(parts).replace(" : ", ":").replace("-:-", "–").replace("-", ":").replace("–", "-:-")

    def asks(self, scene: Scene, table: Table) -> Text:
        """Say whose points come first."""
        count = options_of(scene.state).sitting
        first, second = (Typed(scene.name(number)) for number in table.entries)
        return text("watten-turnier-asks", count=count, first=first, second=second)

    def place_of(self, scene: Scene, table: Table, number: int) -> Text:
        """Partners sit opposite each other, the first team Nord and Süd (W8.6)."""
        side = "first" if table.entries[0] == number else "second"
        return text("watten-turnier-seat", side=side, dealer=Text(DEALERS[table.first]))

    def follows(self, scene: Scene, entry: Entry, verdict: Verdict) -> Text:
        """What is played stays, what is open goes to the opponents without points (W8.4)."""
        table = scene.state.open_table_of(entry.number)
        count = getattr(scene.state.options, "sitting", 3)
        if table is None:
            return text("watten-turnier-follows", sits="no", table=0, others="–", count=count, way="cards")
        others = Typed(", ".join(scene.name(number) for number in table.entries if number != entry.number))
        way = scene.state.options.way
        return text("watten-turnier-follows", sits="yes", table=table.number, others=others, count=count, way=way)

    def beware(self, scene: Scene, count: int) -> Text | None:
        """With an odd number somebody has a bye, unless a team fills in (W8.2, W8.3)."""
        filled = any(entry.filler for entry in scene.state.entries)
        return Text("watten-turnier-odd") if count % 2 and not filled else None

    def head(self, scene: Scene) -> Sequence[str]:
        """Bummerl, points, ratio."""
        return [scene.say(f"watten-turnier-word-{word}") for word in ("bummerl", "won", "lost", "ratio")]

    def cells(self, scene: Scene, line: Line) -> Sequence[str]:
        """Return the numbers themselves."""
        bummerl, won, lost, _ = line.cells
        return [str(bummerl), str(won), str(lost), _ratio(scene, line)]

    def facts(self, scene: Scene) -> tuple[tuple[str, str], ...]:
        """Name the closest table, if only one was that close."""
        tables = [table for round in scene.state.rounds for table in round.tables if table.status == "done"]
        played = [table for table in tables if not set(table.result.split()) & set(GIFTS)]
        gaps = {table.name: abs(won - lost) for table in played for won, lost in [counted(table.result)[1]]}
        close = [table for table in played if gaps[table.name] == min(gaps.values())]
        if len(close) != 1 or len(played) < 2:
            return ()
        won, lost = counted(close[0].result)[1]
        told = scene.say("watten-turnier-closest", round=close[0].round, table=close[0].number, won=won, lost=lost)
        return ((scene.say("contest-podium-closest"), told),)

    # -- pictures --------------------------------------------------------------------------------------------------

    def plan(self, scene: Scene, round: Round) -> Sequence[Picture]:
        """Ten tables a picture."""
        record = self._plan(scene, round)
        count = min(MOST_PICTURES, pages(len(record.tables), plans.PER_PICTURE))
        return [self._plan_page(scene, record, page) for page in range(count)]

    def _plan_page(self, scene: Scene, record: plans.PlanPicture, page: int) -> Picture:
        said = ". ".join(
            scene.say(
                "watten-turnier-plan-alt-table",
                table=table.number,
                one=" / ".join(table.teams[0]),
                other=" / ".join(table.teams[1] or (table.bye,)),
                state=f"{table.status.word} {table.status.result}".strip(),
            )
            for table in page_of(record.tables, page, plans.PER_PICTURE)
        )
        named = {"title": scene.state.options.title, "round": record.head.title, "halted": flag(scene.halted_at)}
        alt = text("contest-plan-alt", tables=said, **named)
        return Picture(draw.draw_plan, altered(record, page=page), alt)

    def _plan(self, scene: Scene, round: Round) -> plans.PlanPicture:
        found = []
        for table in round.tables:
            (one, other), _, _ = counted(table.result)
            status = self.status(scene, table, f"{one}:{other}" if table.result else "")
            first, second = table.entries
            found.append(plans.PlanTable(table.number, (scene.names(first), scene.names(second)), status))
        for number, bye in enumerate(round.byes, len(found) + 1):
            words = text("watten-turnier-bye", settled="no" if bye.value is None else "yes", value=bye.value or 0)
            state = "playing" if bye.value is None else "done"
            table = Table(round.number, number, (bye.entry,), status="done" if state == "done" else "playing")
            status = self.status(scene, table, "" if bye.value is None else f"{bye.value}:0")
            found.append(plans.PlanTable(number, (scene.names(bye.entry), None), status, scene.voice.say(words)))
        return plans.PlanPicture(self.plan_head(scene, round), tuple(found))

    def standings(self, scene: Scene, around: int | None = None) -> Sequence[Picture]:
        """Twelve rows a picture."""
        record, notes = self._standings(scene)
        found = []
        entries = [line.entry for line in scene.view.standings.lines]
        for page in chosen(entries, tables.PER_PICTURE, MOST_PICTURES, around):
            rows = page_of(record.rows, page, tables.PER_PICTURE)
            known = [note for note in page_of(notes, page, tables.PER_PICTURE) if note is not None]
            stars = self._stars(scene, rows)
            shown = altered(record, page=page, notes=(*known[: MOST_NOTES - len(stars)], *stars))
            said = "; ".join(
                f"{row.place or '–'}. {' / '.join(row.names)} {row.bummerl} ({row.points})" for row in rows
            )
            words = " ".join(words for _, words in shown.notes) or "–"
            alt = text("contest-standings-alt", title=record.title, after=record.note, rows=said, notes=words)
            found.append(Picture(draw.draw_standings, shown, alt))
        return found

    def _stars(self, scene: Scene, rows: Sequence[tables.Standing]) -> list[Note]:
        return [("star", scene.say("watten-turnier-gifted"))] if any(row.gifted for row in rows) else []

    def _standings(self, scene: Scene) -> tuple[tables.StandingsPicture, list[Note | None]]:
        """Return the table without its notes, and for every row what decided it."""
        lines = scene.view.standings.lines
        rows: list[tables.Standing] = []
        notes: list[Note | None] = []
        for number, line in enumerate(lines):
            before = lines[number - 1] if number else None
            decided = [BY[one.by.id] for one in (before, line) if one and one.by and one.by.id in BY]
            rows.append(self._row(scene, line, tuple(dict.fromkeys(decided))))
            told = reason(scene, line) is not None and line.place is not None
            notes.append(self._note(scene, line, lines[number + 1]) if told else None)
        words = ("place", "team", "bummerl", "points", "ratio", "better", "worse", "same", "about-ratio")
        named = tables.StandingsWords(*(scene.say(f"watten-turnier-word-{word}") for word in words))
        return tables.StandingsPicture(scene.state.options.title, self.after(scene), named, tuple(rows)), notes

    def _row(self, scene: Scene, line: Line, decided: tuple[tables.Cell, ...]) -> tables.Standing:
        bummerl, won, lost, gifts = line.cells
        if line.place is None:
            remark = scene.say("contest-out", status=scene.state.entries[line.entry - 1].status)
            names = scene.names(line.entry)
            return tables.Standing(None, names, bummerl, "", "", excluded=True, remark=remark)
        return tables.Standing(
            line.place,
            scene.names(line.entry),
            bummerl,
            f"{won}:{lost}",
            _ratio(scene, line),
            scene.moved(line),
            gifted=gifts > 0,
            undecided=line.shared and bool(scene.view.standings.level),
            decided_by=decided,
        )

    def _note(self, scene: Scene, line: Line, after: Line) -> Note:
        assert line.by is not None
        why = local(line.by, scene.language)
        if line.shared and line.place == after.place:
            return ("coin", scene.say("watten-turnier-note-shared", place=line.place or 0))
        return ("frame", scene.say("watten-turnier-note", place=line.place or 0, next=after.place or 0, why=why))

    # -- papers ----------------------------------------------------------------------------------------------------

    def sheets(self, scene: Scene, round: Round) -> Paper:
        """Two sheets a page."""
        options = scene.state.options
        words = sheets.SheetWords(*(scene.say(f"watten-turnier-sheet-{word}") for word in SHEET_WORDS))
        found = tuple(
            sheets.TableSheet(
                table.number,
                (scene.names(table.entries[0]), scene.names(table.entries[1])),
                scene.say(DEALERS[table.first]),
            )
            for table in round.tables
        )
        title, sitting = self.round_title(scene, round), getattr(options, "sitting", 3)
        paper = sheets.SheetsPaper(options.title, title, words, found, True, scene.language, sitting)
        return Paper(draw.draw_sheets, paper)

    def plan_paper(self, scene: Scene, round: Round) -> Paper:
        """One list."""
        table, first, second = (scene.say(f"watten-turnier-sheet-{word}") for word in ("table", "first", "second"))
        page, plan = scene.say("contest-paper-page"), self._plan(scene, round)
        return Paper(draw.draw_plan_paper, sheets.PlanPaper(plan, table, first, second, page, scene.language))

    def standings_paper(self, scene: Scene) -> Paper:
        """The whole table."""
        record, notes = self._standings(scene)
        stars = self._stars(scene, record.rows)
        whole = altered(record, notes=(*(note for note in notes if note is not None), *stars))
        return Paper(draw.draw_standings_paper, StandingsPaper(whole, scene.say("contest-paper-page"), scene.language))


def _ratio(scene: Scene, line: Line) -> str:
    bummerl, won, lost, gifts = line.cells
    ratio = shown(Score(bummerl, won, lost, gifts))
    return ratio.replace(".", ",") if scene.language == "de" else ratio


SHOW = WattenShow()
