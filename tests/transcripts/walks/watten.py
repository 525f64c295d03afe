"""A Wattturnier from the first entry to the pinned report, with everything that may come between."""

from tests.transcripts.late import late
from tests.transcripts.wire import Walk

LEAD = "c:{}:page:lead"


async def walk(w: Walk) -> None:
    """Lead a tournament of five teams over three sittings."""
    for name in ("dora", "emil", "frida", "gustav", "hanna"):
        w.person(name)
    w.person("ian", locale="en-GB")
    await w.tournament(
        "anna",
        spiel="watten",
        name="Herbst-*Watten*",
        tag="03.01.2026",
        beginn="18:00",
        ort="Gasthaus _Post_",
        startgeld="7,50",
        anmeldeschluss="02.01.2026 12:00",
        plaetze=5,
    )
    await w.look("anna", "ben", "ian")
    await _entering(w)
    await _checking_in(w)
    await _first_sitting(w)
    await w.restart()
    await _second_sitting(w)
    await _third_sitting(w)


async def _entering(w: Walk) -> None:
    await w.press("ben", "c:{}:do:mine:seek")
    await w.press("carl", "c:{}:page:enter")
    await w.choose("carl", "cm:{}:do:mine", "ask 1")
    await w.look("ben", "carl")
    await w.press("ben", "c:{}:do:mine:decline 2")
    await w.choose("carl", "cm:{}:do:mine", "ask 1")
    await w.press("ben", "c:{}:do:mine:accept 2")
    await w.press("dora", "c:{}:page:enter")
    await w.name("dora", "cu:{}:partner", "emil")
    await w.look("dora", "emil")
    await w.press("emil", "c:{}:do:mine:accept 3")
    await w.press("frida", "c:{}:page:enter")
    await w.fill("frida", "c:{}:form:bring", partner="Oma *Frida*")
    await w.press("gustav", "c:{}:do:mine:seek")
    await w.press("anna", LEAD)
    await w.fill("anna", "c:{}:form:lead.add", names="Xaver / Yps\nZoe / Ute\nVera / Willi")
    await w.look("anna", "gustav", "hanna")
    await w.press("gustav", "c:{}:page:sure.leave")
    await w.press("gustav", "c:{}:do:mine:leave")
    await w.fill(
        "anna", "c:{}:form:lead.when", title="Herbst-Watten", starts="gestern", place="", closes="", fee="zehn"
    )
    await w.fill(
        "anna",
        "c:{}:form:lead.when",
        title="Herbst-Watten",
        starts="03.01.2026 18:00",
        place="Gasthaus Post",
        closes="",
        fee="5",
    )
    await w.fill("anna", "c:{}:form:lead.format", rounds="3", sitting="2", most="6", minutes="30", way=["cards"])
    await w.look("anna")


async def _checking_in(w: Walk) -> None:
    await w.press("anna", "c:{}:do:lead:checkin")
    await w.press("ben", "c:{}:do:mine:here")
    await w.press("hanna", "c:{}:do:mine:here")
    await w.press("anna", "c:{}:poke:here")
    await w.press("anna", "c:{}:page:lead.list.0")
    await w.choose("anna", "cm:{}:tick:lead.list.0.present", "present 3", "present 4")
    await w.choose("anna", "cm:{}:tick:lead.list.0.pay", "pay 3", "pay 4", "pay 2")
    await w.look("anna", "ben", "dora")
    await w.choose("anna", "cm:{}:page:entries", "lead.entry.6")
    await w.press("anna", "c:{}:do:lead.entry.6:present 6")
    await w.press("anna", "c:{}:do:lead.entry.6:pay 6")
    await w.press("anna", "c:{}:do:lead.entry.6:away 6")
    await w.press("anna", "c:{}:do:lead.entry.6:unpay 6")
    await w.press("anna", "c:{}:do:lead.entry.6:present 6")
    await w.press("anna", "c:{}:do:lead.entry.7:present 7")
    await w.press("anna", "c:{}:page:sure.strike 8")
    await w.press("anna", "c:{}:do:lead.entry.8:strike 8")
    await w.press("anna", "c:{}:do:lead:shut")
    await w.press("hanna", "c:{}:page:mine")
    await w.press("hanna", "c:{}:do:mine:seek")
    await w.press("anna", "c:{}:page:lead.paper")
    for what in ("lead.entries", "lead.sheets", "lead.standings", "csv", "proof"):
        await w.press("anna", f"c:{{}}:file:{what}")
    await w.press("hanna", "c:{}:page:lead")
    await w.press("anna", "c:{}:page:lead.people")
    await w.name("anna", "cu:{}:official", "hanna")
    await w.look("hanna")


async def _first_sitting(w: Walk) -> None:
    await w.press("hanna", "c:{}:do:lead:seal")
    await w.look("hanna", "ben", "ian")
    await w.press("anna", "c:{}:do:lead:thaw")
    await w.press("anna", "c:{}:do:lead:seal")
    await w.press("anna", "c:{}:do:lead:draw")
    await w.look("anna", "ben", "dora", "frida", "ian")
    await w.press("anna", "c:{}:page:sure.redraw")
    await w.press("anna", "c:{}:do:lead:redraw")
    await w.look("anna", "ben")
    await w.press("anna", "c:{}:do:lead:seal")
    await w.press("anna", "c:{}:do:lead:draw")
    await w.look("anna", "ben", "dora", "frida")
    await w.press("anna", "c:{}:do:lead:begin")
    await w.press("anna", "c:{}:poke:tables")
    for what in ("sheets", "plan", "standings", "csv"):
        await w.press("anna", f"c:{{}}:file:lead.{what}".replace("lead.csv", "csv"))
    await w.wait(1500)
    for person in ("ben", "dora", "frida"):
        table = await seat(w, person)
        if table:
            await w.press(person, f"c:{{}}:do:mine:call {table}")
            await w.fill(person, f"c:{{}}:form:report.{table}", result="11:4 kein Ergebnis")
            await w.fill(person, f"c:{{}}:form:report.{table}", result="11:4 7:11")
            await w.look("anna", person)
            await w.press("anna", f"c:{{}}:page:lead.table.{table}")
            await w.press("anna", f"c:{{}}:do:lead.table.{table}:attend {table}")
    await w.wait(400)
    await finish(w, "11:4 7:11", "11:9 11:10")
    await w.look("anna", "ben", "ian")


async def seat(w: Walk, person: str) -> str:
    """Return the table at which somebody sits now."""
    live = await w.house.services.games.live(w.game, fresh=True)
    state, row = live.folded().state, live.seat_of(w.people[person].id)
    entry = next((one for one in state.entries if row and row.seat in one.seats), None)
    tables = [table for table in state.round.tables if entry and entry.number in table.entries]
    return tables[0].name if tables and tables[0].status == "playing" else ""


async def finish(w: Walk, *results: str) -> None:
    """Enter a result for every table that is still open, settle byes as proposed."""
    live = await w.house.services.games.live(w.game, fresh=True)
    round = live.folded().state.round
    for number, table in enumerate(round.open_tables):
        await w.press("anna", f"c:{{}}:page:lead.table.{table.name}")
        await w.fill("anna", f"c:{{}}:form:lead.rule.{table.name}", result=results[number % len(results)])
    for bye in round.byes:
        if bye.value is None:
            await w.press("anna", f"c:{{}}:do:lead:bye {round.number} {bye.entry} 2")


async def _second_sitting(w: Walk) -> None:
    await w.press("anna", "c:{}:do:lead:seal")
    await w.press("anna", "c:{}:do:lead:draw")
    await w.look("anna", "ben", "dora")
    await w.press("anna", "c:{}:do:lead:begin")
    for person in ("ben", "dora", "frida"):
        table = await seat(w, person)
        if not table:
            continue
        number = table.rpartition(".")[2]
        live = await w.house.services.games.live(w.game, fresh=True)
        others = live.folded().state.table(table).entries
        for one in others:
            await w.press(person, f"c:{{}}:do:mine:miss {table} {one}")
        await w.look("anna", person)
        await w.press("anna", f"c:{{}}:do:lead.table.{table}:came {table} {others[0]}")
        await w.press("anna", f"c:{{}}:do:lead.table.{table}:came {table} {others[1]}")
        await w.fill(person, f"c:{{}}:form:report.{table}", result="11:2 11:3")
        for other in ("ben", "carl", "dora", "emil", "frida"):
            await w.press(other, f"c:{{}}:do:mine:confirm {table}" if number == "1" else f"c:{{}}:form:dispute.{table}")
        await w.look("anna", person, "carl")
    await w.wait(1800)
    live = await w.house.services.games.live(w.game, fresh=True)
    for table in live.folded().state.round.open_tables:
        await w.press("anna", f"c:{{}}:take:{table.name}:reported")
    await w.press("anna", "c:{}:page:sure.gone 4")
    await w.press("anna", "c:{}:do:lead.entry.4:gone 4")
    await w.look("anna", "frida", "ian")
    await w.press("anna", "c:{}:do:lead.entry.4:return 4")
    await late(w)
    await finish(w, "11:5 11:6")
    await w.fill("anna", "c:{}:form:lead.rule.1.1", result="11:0 11:0")
    await w.look("anna", "ben", "ian")


async def _third_sitting(w: Walk) -> None:
    await w.press("anna", "c:{}:do:lead:seal")
    await w.press("anna", "c:{}:do:lead:draw")
    await w.press("anna", "c:{}:page:sure.exclude 3")
    await w.fill("anna", "c:{}:form:lead.exclude.3", why="Karten *gezinkt*", aloud=["aloud"])
    await w.look("anna", "dora", "ian")
    await finish(w, "11:4 4:11")
    await w.look("anna", "ben", "frida", "ian")
    live = await w.house.services.games.live(w.game, fresh=True)
    if live.folded().state.phase != "pause":
        return
    await w.press("anna", "c:{}:do:lead:seal")
    await w.press("anna", "c:{}:do:lead:draw")
    await w.look("anna", "ben")
    await w.press("anna", "c:{}:page:sure.close")
    await w.press("anna", "c:{}:do:lead:close")
    await w.look("anna", "ben", "dora", "ian")
    for what in ("lead.entries", "lead.sheets", "lead.plan", "lead.standings", "csv", "proof"):
        await w.press("anna", f"c:{{}}:file:{what}")
    await late(w, report=True)
    await w.slash("ben", "turnier stand")
    await w.slash("ian", "turnier liste")
