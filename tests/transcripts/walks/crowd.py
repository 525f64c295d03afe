"""A large Wattturnier: lists and tables that fill more than a page, tables that need somebody."""

from tests.transcripts.wire import Walk

PEOPLE = ("ben", "carl", "dora", "emil", "frida", "gustav", "hanna", "ian")
TEAMS = "\n".join(f"Gast {number} / Freund {number}" for number in range(1, 55))


async def walk(w: Walk) -> None:
    """Draw it, and let things happen at its tables."""
    for name in PEOPLE[2:]:
        w.person(name)
    await w.tournament("anna", spiel="watten", name="Großes Watten", startgeld="10", runden=2)
    mentions = [w.people[name].mention for name in PEOPLE]
    pairs = "\n".join(" / ".join(mentions[start : start + 2]) for start in range(0, len(mentions), 2))
    await w.fill("anna", "c:{}:form:lead.add", names=pairs)
    await w.fill("anna", "c:{}:form:lead.add", names=TEAMS)
    await w.fill("anna", "c:{}:form:lead.add", names="Letzte / Allerletzter")
    await w.press("anna", "c:{}:page:lead.list.0")
    await w.press("anna", "c:{}:page:lead.list.25")
    await w.press("anna", "c:{}:page:lead.list.50")
    await w.press("anna", "c:{}:page:lead.list.99")
    await w.fill("anna", "c:{}:form:lead.filler", names="Ersatz / Aushilfe")
    await w.press("anna", "c:{}:do:lead:seal")
    await w.press("anna", "c:{}:do:lead:draw")
    await w.look("anna", "ben", languages=("de",))
    live = await w.house.services.games.live(w.game, fresh=True)
    tables = {number: table.name for table in live.folded().state.round.tables for number in table.entries}
    await w.press("ben", f"c:{{}}:do:mine:call {tables[1]}")
    await w.fill("dora", f"c:{{}}:form:report.{tables[2]}", result="11:4 11:7 7:11")
    await w.fill("emil", f"c:{{}}:form:report.{tables[2]}", result="11:4 11:7 8:11")
    await w.fill("frida", f"c:{{}}:form:report.{tables[3]}", result="11:4 11:7 7:11")
    others = next(table for table in live.folded().state.round.tables if 4 in table.entries).entries
    missing = next(number for number in others if number != 4)
    await w.press("hanna", f"c:{{}}:do:mine:miss {tables[4]} {missing}")
    await w.look("anna", "dora", languages=("de",))
    await w.press("anna", "c:{}:page:lead.round.1")
    await w.press("anna", "c:{}:page:lead.round.1.25")
    await w.press("anna", "c:{}:poke:tables")
    for number, name in enumerate(dict.fromkeys(tables.values())):
        if number % 9 == 0:
            await w.fill("anna", f"c:{{}}:form:lead.rule.{name}", result="11:4 11:7 7:11")
    await w.look("anna", "ben", languages=("de",))
