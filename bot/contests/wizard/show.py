"""What people see of a Wizard tournament. Clauses: Z2.3, Z3.1, Z3.2, Z4.1, Z5.1."""

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar

from bot.contests.common.decimals import local
from bot.contests.common.draw.paging import chosen, page_of, pages
from bot.contests.common.draw.papers import SheetsPaper, StandingsPaper
from bot.contests.common.format import Line
from bot.contests.common.model import Entry, Round, Table, Verdict
from bot.contests.common.show import MOST_NOTES, MOST_PICTURES, Paper, Scene, Show
from bot.contests.common.tell import entry_name
from bot.contests.wizard import draw
from bot.contests.wizard.draw import plan as plans
from bot.contests.wizard.draw import sheets
from bot.contests.wizard.draw import standings as tables
from bot.contests.wizard.knockout_show import knockout
from bot.contests.wizard.model import Score, options_of, scores
from bot.contests.wizard.ranking import ABSENT, TO_COME
from bot.contests.wizard.reading import places
from bot.contests.wizard.tables import starter
from bot.engine.helpers import altered, flag, listing, number
from bot.engine.screen import Picture
from bot.engine.text import Text, Typed, text
from bot.games.wizard.rules.plan import ROUND

TABLE_WON = 45
MOST_FEW = 8
"""With fewer players there are no places to qualify for."""
MOST_SHOWN = 40
"""So much of a line that cannot be read is shown."""
LEFT = {
    "gone": ("gone", "weg", "gegangen", "ausgestiegen", "left"),
    "absent": ("absent", "nicht da", "fehlt", "kam nicht", "missing"),
    "defeat": ("defeat", "niederlage", "spielniederlage"),
    "dq": ("dq", "disqualifiziert", "disqualified"),
}
LATE = re.compile(r"([-−]?\d{1,4})\s*(\([^)]*\))?\s*(?:versäumt|verpasst|zu spät|spät|missed|late)\s*([1-9])")
"""Points of the games somebody played, and how many he missed: -30, -50, -70 ... come off (Z2.5)."""
SHEET_WORDS = [
    "table",
    "game",
    "cards",
    "bid",
    "tricks",
    "points",
    "penalties",
    "total",
    "place",
    "legend",
    "begin",
    "end",
    "sign",
    "remarks",
    "sign-referee",
    "rules",
]


class WizardShow(Show):
    """Three to five at a table, everybody for himself."""

    name: ClassVar[str] = "wizard-turnier"
    draw_entry = staticmethod(draw.draw_entry)
    draw_entry_paper = staticmethod(draw.draw_entry_paper)
    draw_podium = staticmethod(draw.draw_podium)

    def about(self, options: Any) -> Text:
        """Say the variant."""
        return text(
            "wizard-turnier-about", variant=options.variant, rounds=options.rounds, minutes=options.minutes or 0
        )

    def rounds(self, scene: Scene) -> int:
        """Preliminary rounds are known, those of a knockout are not."""
        options = options_of(scene.state)
        return 0 if options.variant == "knockout" else options.rounds

    def points(self, scene: Scene, line: Line) -> Text:
        """Say placing and real points; in a knockout how far somebody came."""
        if options_of(scene.state).variant == "knockout":
            round, place, points = line.cells
            last = scene.state.rounds[round - 1].stage if 0 < round <= len(scene.state.rounds) else ""
            ends = flag(last == "ko-final" and place)
            return text("wizard-turnier-points-ko", round=round, place=place, points=number(points), final=ends)
        placing, points, *_ = line.cells
        final = self._final_points(scene, line.entry)
        if final is not None:
            return text("wizard-turnier-points-final", points=number(final))
        return text("wizard-turnier-points", placing=placing, points=number(points))

    def _final_points(self, scene: Scene, entry: int) -> int | None:
        last = scene.state.rounds[-1] if scene.state.rounds else None
        if last is None or last.stage != "final" or last.tables[0].status != "done":
            return None
        return next((one.points for one in scores(last.tables[0].result) or () if one.entry == entry), None)

    def result(self, scene: Scene, table: Table, result: str) -> Text:
        """Say everybody's points, the best first."""
        found = scores(result) or ()
        ranked = sorted(found, key=lambda one: (one.manner != "", -one.points))
        lines = [
            text("wizard-turnier-result-line", who=Typed(scene.name(one.entry)), points=_said(scene, one))
            for one in ranked
        ]
        return text("wizard-turnier-result", lines=listing(lines, "contest-dot") if lines else "")

    def typed(self, scene: Scene, table: Table, result: str) -> str:
        """Write a line for everybody at the table."""
        known = {word.partition("=")[0]: word.partition("=")[2] for word in result.split()}
        return "\n".join(f"{scene.name(entry)}: {known.get(str(entry), '')}" for entry in table.entries)

    def read(self, scene: Scene, table: Table, typed: str) -> str:
        """Take everybody's line by the name before the colon, or in the order of seats; the rest of it counts."""
        lines = zip(table.entries, _lines(scene, table, typed), strict=True)  # `misread` has counted them
        return " ".join(f"{entry}={_value(line)}" for entry, line in lines)

    def misread(self, scene: Scene, table: Table, typed: str) -> Text | None:
        """Point at the line that has no points, or words nobody knows."""
        lines = _lines(scene, table, typed)
        if len(lines) != len(table.entries):
            return text("wizard-turnier-lines", count=len(table.entries), lines=len(lines))
        for entry, line in zip(table.entries, lines, strict=True):
            if not scores(f"{entry}={_value(line)}"):
                return text(
                    "wizard-turnier-bad-line",
                    who=entry_name(scene.state, entry),
                    typed=Typed(line[:MOST_SHOWN]) if line else "–",
                    empty="no" if line else "yes",
                )
        return None

    def asks(self, scene: Scene, table: Table) -> Text:
        """Say what can stand behind a name."""
        return text("wizard-turnier-asks", count=len(table.entries))

    def place_of(self, scene: Scene, table: Table, number: int) -> Text:
        """Say which seat, and who begins."""
        seat = table.entries.index(number) + 1 if number in table.entries else 0
        deals, starts = (
            Typed(scene.name(table.entries[one])) for one in (table.first % len(table.entries), starter(table))
        )
        return text("wizard-turnier-seat", seat=seat, deals=deals, starts=starts)

    def follows(self, scene: Scene, entry: Entry, verdict: Verdict) -> Text:
        """The table plays on without him (Z2.6); a Spielniederlage counts for one round, in a knockout for good."""
        table = scene.state.open_table_of(entry.number)
        left = 0 if table is None else len(table.entries) - len(table.out) - 1
        return text(
            "wizard-turnier-follows",
            verdict=verdict,
            sits="no" if table is None else "yes",
            table=0 if table is None else table.number,
            left=left,
            variant=options_of(scene.state).variant,
        )

    def beware(self, scene: Scene, count: int) -> Text | None:
        """Under eight nobody qualifies (Z2.3, Z5.1)."""
        few = not scene.state.rounds and count < MOST_FEW and not options_of(scene.state).top
        return text("wizard-turnier-few", count=count, fewest=MOST_FEW) if few else None

    def head(self, scene: Scene) -> Sequence[str]:
        """Sum, points, and every round."""
        if options_of(scene.state).variant == "knockout":
            return [scene.say(f"wizard-turnier-word-{word}") for word in ("round", "place", "points")]
        rounds = [scene.say("wizard-turnier-word-r", number=one + 1) for one in range(options_of(scene.state).rounds)]
        return [*(scene.say(f"wizard-turnier-word-{word}") for word in ("total", "points")), *rounds]

    def cells(self, scene: Scene, line: Line) -> Sequence[str]:
        """Return the numbers themselves."""
        return ["–" if cell == ABSENT else "" if cell == TO_COME else str(cell) for cell in line.cells]

    def facts(self, scene: Scene) -> tuple[tuple[str, str], ...]:
        """Name the best score of a table and the closest table, where there is only one of each."""
        ranked = [
            (table, sorted(found, key=lambda one: -one.points))
            for round in scene.state.rounds
            for table in round.tables
            if table.status == "done"
            and len(found := [one for one in scores(table.result) or () if not one.manner]) > 1
        ]
        if len(ranked) < 2:
            return ()
        told: list[tuple[str, str]] = []
        best = max(lines[0].points for _, lines in ranked)
        top = [(table, one) for table, lines in ranked for one in lines if one.points == best]
        if len(top) == 1:
            (table, one), name = top[0], scene.name(top[0][1].entry)
            words = scene.say("wizard-turnier-best", who=name, points=number(one.points), round=table.round)
            told.append((scene.say("contest-podium-best"), words))
        least = min(lines[0].points - lines[1].points for _, lines in ranked)
        close = [table for table, lines in ranked if lines[0].points - lines[1].points == least]
        if len(close) == 1:
            where = close[0]
            words = scene.say("wizard-turnier-closest", round=where.round, table=where.number, points=least)
            told.append((scene.say("contest-podium-closest"), words))
        return tuple(told)

    # -- pictures --------------------------------------------------------------------------------------------------

    def plan(self, scene: Scene, round: Round) -> Sequence[Picture]:
        """Ten tables a picture."""
        record = self._plan(scene, round)
        count = min(MOST_PICTURES, pages(len(record.tables), plans.PER_PICTURE))
        return [self._plan_page(scene, record, page) for page in range(count)]

    def _plan_page(self, scene: Scene, record: plans.PlanPicture, page: int) -> Picture:
        said = ". ".join(
            scene.say(
                "wizard-turnier-plan-alt-table",
                table=table.number,
                people=", ".join(f"{seat.name} {seat.points}".strip() for seat in table.seats),
                state=table.status.word,
            )
            for table in page_of(record.tables, page, plans.PER_PICTURE)
        )
        named = {"title": scene.state.options.title, "round": record.head.title, "halted": flag(scene.halted_at)}
        alt = text("contest-plan-alt", tables=said, **named)
        return Picture(draw.draw_plan, altered(record, page=page), alt)

    def _plan(self, scene: Scene, round: Round) -> plans.PlanPicture:
        found = tuple(
            plans.PlanTable(table.number, _seats(scene, round, table), self.status(scene, table, ""))
            for table in round.tables
        )
        return plans.PlanPicture(self.plan_head(scene, round), found)

    def standings(self, scene: Scene, around: int | None = None) -> Sequence[Picture]:
        """Sixteen rows a picture; a knockout is drawn as such."""
        if options_of(scene.state).variant == "knockout":
            return knockout(scene)
        record, ties = self._standings(scene)
        found = []
        entries = [line.entry for line in scene.view.standings.lines]
        for page in chosen(entries, tables.PER_PICTURE, MOST_PICTURES, around):
            known = page_of(ties, page, tables.PER_PICTURE)
            shown = altered(record, page=page, ties=tuple(tie for tie in known if tie)[:MOST_NOTES])
            rows = page_of(record.rows, page, tables.PER_PICTURE)
            said = "; ".join(f"{row.place or '–'}. {row.name} {row.total} ({row.points})" for row in rows)
            notes = " ".join(shown.ties) or "–"
            alt = text("contest-standings-alt", title=record.title, after=record.note, rows=said, notes=notes)
            found.append(Picture(draw.draw_standings, shown, alt))
        return found

    def _standings(self, scene: Scene) -> tuple[tables.StandingsPicture, list[str]]:
        """Return the table without its ties, and for every row what decided it."""
        options, lines = options_of(scene.state), scene.view.standings.lines
        columns = 0 if options.variant == "knockout" else options.rounds
        rows, ties = [], []
        for place, line in enumerate(lines):
            before = lines[place - 1] if place else None
            decided = any(one and one.by and _by_points(one.by) for one in (before, line))
            rows.append(_row(scene, line, columns, decided=decided))
            tie = ""
            if line.by is not None and line.place is not None and place + 1 < len(lines):
                why, after = local(line.by, scene.language), lines[place + 1]
                tie = scene.say("wizard-turnier-note", place=line.place, next=after.place or 0, why=why)
            ties.append(tie)
        through = sum(line.through for line in lines)
        cut = scene.say("wizard-turnier-cut", final="yes" if scene.view.standings.final else "no", count=through)
        names = ("player", "total", "points", "won", "won-example", "absent", "to-come", "placing")
        word = {name: scene.say(f"wizard-turnier-word-{name}") for name in names}
        words = tables.StandingsWords(
            word["player"],
            tuple(scene.say("wizard-turnier-word-r", number=one + 1) for one in range(columns)),
            word["total"],
            word["points"],
            word["won"],
            word["won-example"],
            word["absent"],
            word["to-come"],
            word["placing"],
        )
        title, stage = scene.state.options.title, self.after(scene)
        return tables.StandingsPicture(title, stage, words, tuple(rows), through, cut if through else ""), ties

    # -- papers ----------------------------------------------------------------------------------------------------

    def sheets(self, scene: Scene, round: Round) -> Paper:
        """One sheet a page: ten games need room."""
        words = sheets.SheetWords(*(scene.say(f"wizard-turnier-sheet-{word}") for word in SHEET_WORDS))
        found = tuple(
            sheets.TableSheet(
                table.number,
                tuple(scene.name(entry) for entry in table.entries),
                ROUND[min(5, max(3, len(table.entries)))],
                starter(table),
            )
            for table in round.tables
        )
        title = self.round_title(scene, round)
        paper = SheetsPaper(scene.state.options.title, title, words, found, language=scene.language)
        return Paper(draw.draw_sheets, paper)

    def plan_paper(self, scene: Scene, round: Round) -> Paper:
        """One list."""
        heads = (scene.say("wizard-turnier-sheet-table"), scene.say("wizard-turnier-word-players"))
        page = scene.say("contest-paper-page")
        return Paper(draw.draw_plan_paper, sheets.PlanPaper(self._plan(scene, round), *heads, page, scene.language))

    def standings_paper(self, scene: Scene) -> Paper:
        """The whole table."""
        record, ties = self._standings(scene)
        whole = altered(record, ties=tuple(tie for tie in ties if tie))
        return Paper(draw.draw_standings_paper, StandingsPaper(whole, scene.say("contest-paper-page"), scene.language))


def _lines(scene: Scene, table: Table, typed: str) -> list[str]:
    """Return what stands behind the names, in the order of seats: whoever sorts the lines anew is understood."""
    parts = [line.rpartition(":") for line in typed.splitlines() if line.strip()]
    names = [scene.name(entry).casefold() for entry in table.entries]
    given = [name.strip().casefold() for name, _, _ in parts]
    if sorted(given) == sorted(names) and len(set(names)) == len(names):
        parts = [parts[given.index(name)] for name in names]
    return [value.strip() for _, _, value in parts]


def _value(typed: str) -> str:
    """Read what stands behind a name."""
    plain = typed.casefold().strip()
    for kept, words in LEFT.items():
        if plain in words:
            return kept
    if late := LATE.fullmatch(plain):
        points, rest, missed = int(late[1].replace("−", "-")), (late[2] or "").replace(" ", ""), int(late[3])
        return f"{points - 10 * missed * (missed + 2)}{rest}"
    return plain.replace("−", "-").replace(" ", "") or "?"


def _said(scene: Scene, one: Score) -> str:
    return scene.say("wizard-turnier-manner", manner=one.manner) if one.manner else number(one.points)


def _by_points(by: Text) -> bool:
    return by.id == "wizard-turnier-by" and dict(by.args).get("what") == "points"


def _seats(scene: Scene, round: Round, table: Table) -> tuple[plans.PlanSeat, ...]:
    known = {one.entry: one for one in scores(table.result) or ()}
    place_of = {one: place for place, group in places(round.stage, tuple(known.values())) for one in group}
    goes_on = _going_on(scene, round, table, place_of)
    return tuple(
        plans.PlanSeat(
            scene.name(entry),
            _said(scene, known[entry]) if entry in known else "",
            through=entry in goes_on,
            starts=not table.result and seat == starter(table),
            gone=entry in table.out or (entry in known and bool(known[entry].manner)),
        )
        for seat, entry in enumerate(table.entries)
    )


def _going_on(scene: Scene, round: Round, table: Table, place_of: Mapping[int, int]) -> Collection[int]:
    """Return who goes on: the first two of a table of a knockout, the best of a whole semifinal (Z3.3, Z4.2)."""
    state, standings = scene.state, scene.view.standings
    if round.stage == "ko" and table.status == "done":
        return {entry for entry, place in place_of.items() if place <= 2}
    if round.stage != "semi" or not round.closed or standings.final:
        return ()
    if round.number < len(state.rounds):
        return {entry for one in state.rounds[round.number].tables for entry in one.entries}
    return standings.through


def _row(scene: Scene, line: Line, columns: int, *, decided: bool) -> tables.Standing:
    placing, points, *rounds = line.cells if columns else (0, line.cells[-1])
    cells = tuple(
        tables.Round("–" if cell == ABSENT else "" if cell == TO_COME else str(cell), cell == TABLE_WON)
        for cell in rounds[:columns]
    )
    remark = "" if line.place else scene.say("contest-out", status=scene.state.entries[line.entry - 1].status)
    return tables.Standing(
        line.place,
        scene.name(line.entry),
        cells,
        str(placing),
        number(points),
        undecided=line.shared and bool(scene.view.standings.level),
        decided_by=("points",) if decided else (),
        remark=remark,
    )


SHOW = WizardShow()
