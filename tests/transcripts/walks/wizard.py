"""A Wizard tournament with preliminary rounds and a final: penalties, absences, ties, three cards."""

from collections.abc import Sequence
from typing import Any

from tests.transcripts.late import late
from tests.transcripts.wire import Walk

NAMES = "Nina\nOtto\nPaula\nQuirin\nRosa\nSepp"
POINTS = (310, 220, 130, -40, 60)
PEOPLE = ("ben", "carl", "dora", "emil")


async def walk(w: Walk) -> None:
    """Lead ten players through two rounds and a final."""
    for name in ("dora", "emil"):
        w.person(name)
    w.person("ian", locale="en-US")
    await w.tournament("anna", spiel="wizard", name="Winter-Wizard", format="vorrunden", runden=2)
    await w.look("anna", "ben", "ian")
    for name in PEOPLE:
        await w.press(name, "c:{}:do:mine:enter")
    await w.press("emil", "c:{}:page:sure.leave")
    await w.press("emil", "c:{}:do:mine:leave")
    await w.press("emil", "c:{}:do:mine:enter")
    await w.fill("anna", "c:{}:form:lead.add", names=NAMES)
    await w.press("anna", "c:{}:page:lead")
    await w.fill(
        "anna", "c:{}:form:lead.format", variant=["knockout"], rounds="9", most="", minutes="50", way=["cards"]
    )
    await w.fill(
        "anna", "c:{}:form:lead.format", variant=["rounds"], rounds="2", most="12", minutes="45", way=["cards"]
    )
    await w.look("anna", "emil")
    await _first_round(w)
    await _second_round(w)
    await _to_the_end(w)


async def state(w: Walk) -> Any:
    live = await w.house.services.games.live(w.game, fresh=True)
    return live.folded().state


async def draw(w: Walk) -> None:
    await w.press("anna", "c:{}:do:lead:seal")
    await w.press("anna", "c:{}:do:lead:draw")


def typed(points: Sequence[int | str]) -> str:
    return "\n".join(f"Jemand: {one}" for one in points)


async def results(w: Walk, shift: int = 0) -> None:
    """Enter every table that is open, with other winners for every shift."""
    for table in (await state(w)).round.open_tables:
        count = len(table.entries)
        points: list[int | str] = [POINTS[(seat + shift) % count] for seat in range(count)]
        await w.fill("anna", f"c:{{}}:form:lead.rule.{table.name}", result=typed(points))


async def _first_round(w: Walk) -> None:
    await draw(w)
    await w.look("anna", "ben", "carl", "ian")
    await w.press("anna", "c:{}:do:lead:begin")
    await w.wait(60)
    now = await state(w)
    seats = {number: one.entries.index(number) for one in now.round.tables for number in one.entries}
    ben, table = 1, next(one for one in now.round.tables if 1 in one.entries)
    others = [number for number in table.entries if number != ben]
    await w.press("ben", f"c:{{}}:do:mine:miss {table.name} {others[0]}")
    await w.press("ben", f"c:{{}}:do:mine:miss {table.name} {others[1]}")
    await w.look("anna", "ben")
    await w.press("ben", f"c:{{}}:do:mine:came {table.name} {others[0]}")
    await w.wait(600)
    await w.look("anna", "ben")
    await w.press("anna", f"c:{{}}:page:lead.entry.{ben}")
    await w.press("anna", f"c:{{}}:page:lead.penal.{ben}")
    await w.choose("anna", "cm:{}:page:penal1", f"lead.penal.{ben}.spiel-klein.1")
    await w.fill("anna", f"c:{{}}:form:lead.punish.{ben}.spiel-klein.1.reminder", why="", aloud=["quiet"])
    await w.fill(
        "anna", f"c:{{}}:form:lead.punish.{ben}.spiel-gross.1.warning", why="Karten *gezeigt*", aloud=["aloud"]
    )
    await w.fill("anna", f"c:{{}}:form:lead.punish.{ben}.spiel-gross.2.warning", why="Noch einmal", aloud=["quiet"])
    await w.look("anna", "ben")
    await w.fill("anna", "c:{}:form:lead.punish.2.ablauf-gross.2.defeat", why="Zettel gefälscht", aloud=["aloud"])
    await w.look("anna", "carl", "ian")
    await w.press("ben", f"c:{{}}:form:report.{table.name}")
    points: list[int | str] = [POINTS[seat] for seat in range(len(table.entries))]
    points[seats[others[1]]] = "nicht da"
    await w.fill("ben", f"c:{{}}:form:report.{table.name}", result=typed(points[:-1]))
    await w.fill("ben", f"c:{{}}:form:report.{table.name}", result=typed([*points[:-1], 55]))
    await w.fill("ben", f"c:{{}}:form:report.{table.name}", result=typed(points))
    await w.look("anna", "ben", "dora")
    for name in PEOPLE:
        await w.press(name, f"c:{{}}:do:mine:confirm {table.name}")
    await w.wait(2400)
    await late(w)
    await results(w)
    await w.look("anna", "ben", "carl", "ian")
    for what in ("lead.entries", "lead.sheets", "lead.plan", "lead.standings", "csv", "proof"):
        await w.press("anna", f"c:{{}}:file:{what}")


async def _second_round(w: Walk) -> None:
    await w.fill("anna", "c:{}:form:lead.exclude.10", why="Schwindel", aloud=["quiet"])
    await draw(w)
    await w.press("dora", "c:{}:page:sure.leave")
    await w.press("dora", "c:{}:do:mine:leave")
    await w.look("anna", "dora", "emil")
    tables = (await state(w)).round.tables
    for table in tables:
        games = "30, 40, 60"
        tie: list[int | str] = [
            f"130 ({games})",
            f"130 ({games})",
            *(10 * seat for seat in range(len(table.entries) - 2)),
        ]
        await w.fill("anna", f"c:{{}}:form:lead.rule.{table.name}", result=typed([130, 130, *tie[2:]]))
        await w.fill("anna", f"c:{{}}:form:lead.rule.{table.name}", result=typed(tie))
        tie = [f"130 ({games}) | 30", f"130 ({games}) | 10", *tie[2:]]
        await w.fill("anna", f"c:{{}}:form:lead.rule.{table.name}", result=typed(tie))
    await results(w, 1)
    await w.look("anna", "ben", "ian")
    await w.fill(
        "anna",
        "c:{}:form:lead.rule.1.1",
        result=typed([10, 20, 30, 40, 50][: len((await state(w)).rounds[0].tables[0].entries)]),
    )
    await w.look("anna", "ben", "ian")


async def _to_the_end(w: Walk) -> None:
    for turn in range(4):
        now = await state(w)
        if now.phase == "over" or (now.rounds and now.rounds[-1].stage == "final"):
            break
        asked = await w.press("anna", "c:{}:form:lead.decide")
        if asked.modal is not None:
            await w.fill("anna", "c:{}:form:lead.decide", points="Jemand: 20\nJemand: 30\nJemand: nicht da")
            await w.fill("anna", "c:{}:form:lead.decide", points="Jemand: 20\nJemand: 30")
            await w.look("anna", "ben")
        await draw(w)
        await results(w, turn)
        await w.look("anna", "ben", "ian")
    await late(w)
    await w.press("anna", "c:{}:page:sure.close")
    await w.press("anna", "c:{}:do:lead:close")
    await w.look("anna", "ben", "carl", "dora", "ian")
    await late(w, report=True)
    for what in ("lead.sheets", "lead.plan", "lead.standings", "csv"):
        await w.press("anna", f"c:{{}}:file:{what}")
