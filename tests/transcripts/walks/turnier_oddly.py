"""Tournaments in which people type, press and choose what does not fit: each of them is told what to do instead."""

from tests.transcripts.late import late
from tests.transcripts.wire import Walk

FORMAT: dict[str, str | list[str]] = {"rounds": "2", "sitting": "1", "most": "", "minutes": "", "way": ["pad"]}


async def walk(w: Walk) -> None:
    """Lead two tournaments badly."""
    for name in ("dora", "emil", "frida"):
        w.person(name)
    w.person("ian", locale="en-GB")
    w.people["robo"] = w.house.guild.add_member(w.house.env.create_user("robo", bot=True))
    await _commands(w)
    await _settings(w)
    await _names(w)
    await _pages(w)
    await _tables(w)
    await _penalties(w)
    await _end(w)


async def _commands(w: Walk) -> None:
    await w.slash("ben", "turnier stand")
    await w.slash("ben", "turnier anmelden")
    await w.slash("ben", "turnier liste")
    await w.slash("anna", "turnier neu", spiel="watten", name="  ")
    await w.slash("anna", "turnier neu", spiel="watten", name="Alt", tag="01.01.2020")
    await w.slash("anna", "turnier neu", spiel="watten", name="Wirr", tag="irgendwann")
    await w.slash("anna", "turnier neu", spiel="watten", name="Spät", tag="5.1.2026", anmeldeschluss="6.1.2026 10:00")
    await w.slash("anna", "turnier neu", spiel="watten", name="Teuer", startgeld="viel")
    await w.tournament("carl", spiel="wizard", name="Noch eins")
    await w.slash("anna", "turnier neu", spiel="watten", name="Entwurf", tische="zettel")
    w.game = w.only("anna", "c:", ":publish:lead").split(":")[1]
    await w.press("ben", "c:{}:publish:lead")
    await w.press("ben", "c:{}:page:lead")
    await w.press("ben", "c:{}:do:mine:enter")
    await w.press("anna", "c:{}:do:mine:seek")
    await w.press("anna", "c:{}:page:lead.drop")
    await w.press("ben", "c:{}:drop:lead")
    await w.press("anna", "c:{}:drop:lead")
    await w.press("anna", "c:{}:publish:lead")
    await w.tournament("anna", spiel="watten", name="Chaos-Watten", runden=2, tische="zettel", tag="4.1.2026")
    await w.slash("ben", "turnier anmelden", gast="Opa", partner=w.people["carl"], turnier="Chaos-Watten")
    await w.slash("ben", "turnier anmelden", partner=w.people["robo"], turnier="Chaos-Watten")
    await w.slash("ben", "turnier anmelden", turnier="Unbekannt")
    await w.slash("ben", "turnier anmelden")
    await w.offer("ian", "turnier anmelden", "turnier", "cha")
    await w.offer("ian", "turnier stand", "turnier", "zzz")


async def _settings(w: Walk) -> None:
    when = {"title": "Chaos", "starts": "", "place": "", "closes": "", "fee": ""}
    for change in (
        {"title": "\u200b"},
        {"starts": "gestern"},
        {"closes": "01.01.2020 10:00"},
        {"starts": "5.1.2026 18:00", "closes": "5.1.2026 19:00"},
        {"fee": "-3"},
        {"title": "Chaos", "starts": "6.1.2026 18:00", "place": "Keller", "fee": "2,50"},
        {"starts": "", "fee": "0"},
        {"starts": "7.1.2026 19:30"},
    ):
        await w.fill("anna", "c:{}:form:lead.when", **{**when, **change})
    await w.press("ben", "c:{}:form:lead.when")
    for change in ({"rounds": "0"}, {"rounds": "x"}, {"sitting": "10"}, {"most": "1"}, {"minutes": "5"}, {}):
        await w.fill("anna", "c:{}:form:lead.format", **{**FORMAT, **change})
    asked = await w.press("anna", "c:{}:form:lead.checkin")
    if asked.modal is not None:
        await w.send("anna", asked, opens="egal", until="später")
        for opens, until in (("6.1.2026 10:00", "6.1.2026 9:00"), ("", "7.1.2026 19:15"), ("7.1.2026 19:00", "")):
            again = await w.press("anna", "c:{}:form:lead.checkin")
            await w.send("anna", again, opens=opens, until=until)
    await w.look("anna", "ben")


async def _names(w: Walk) -> None:
    for names in (
        "Xaver\nYps / Zoe",
        "A / B / C",
        " \n ",
        "1. Xaver & Yps\n2) Zoe und Ute\n- Vera / Willi",
        "Nina\nOtto\nPaula",
        "<@1> / Quirin",
        f"{w.people['ben'].mention} / {w.people['ben'].mention}",
        f"{w.people['ben'].mention} / Rosa",
        "x" * 90 + " / Sepp",
    ):
        await w.fill("anna", "c:{}:form:lead.add", names=names)
    await w.fill("anna", "c:{}:form:lead.filler", names="Wirt / Wirtin")
    await w.fill("anna", "c:{}:form:lead.filler", names="Noch / Einer")
    await w.press("ben", "c:{}:page:enter")
    await w.name("carl", "cu:{}:partner", "carl")
    await w.name("carl", "cu:{}:partner", "robo")
    await w.name("anna", "cu:{}:official", "robo")
    await w.name("carl", "cu:{}:partner", "ben")
    await w.fill("carl", "c:{}:form:bring", partner=w.people["dora"].mention)
    await w.press("dora", "c:{}:do:mine:decline 6")
    await w.press("emil", "c:{}:do:mine:seek")
    await w.press("emil", "c:{}:do:mine:seek")
    await w.fill("emil", "c:{}:form:bring", partner="Tante _Emma_")
    await w.press("frida", "c:{}:do:mine:accept 1")
    await w.press("frida", "c:{}:do:mine:ask 99")
    await w.press("frida", "c:{}:do:mine:unsinn")
    await w.look("anna", "carl", "emil")


async def _pages(w: Walk) -> None:
    for page in (
        "unsinn",
        "lead.unsinn",
        "lead.list.9999",
        "lead.list.99999",
        "lead.entry.999",
        "lead.round.1",
        "lead.table.9.9",
        "lead.penal.1",
        "sure.seal",
        "sure.exclude 1",
        "sure.unsinn",
        "sure.strike 999",
        "plan",
        "table",
    ):
        await w.press("anna", f"c:{{}}:page:{page}")
        await w.press("frida", f"c:{{}}:page:{page}")
    for form in ("report.9.9", "lead.rule.9.9", "dispute.x", "lead.decide", "lead.punish.1", "lead.exclude.99", "egal"):
        await w.press("anna", f"c:{{}}:form:{form}")
    for file in ("lead.sheets", "lead.plan", "lead.standings", "csv", "proof", "unsinn", "lead.unsinn"):
        await w.press("anna", f"c:{{}}:file:{file}")
        await w.press("frida", f"c:{{}}:file:{file}")
    for one in ("open:1.1", "take:1.1:reported", "poke:here", "poke:tables", "halt:on", "halt:off"):
        await w.press("anna", f"c:{{}}:{one}")
        await w.press("frida", f"c:{{}}:{one}")


async def _tables(w: Walk) -> None:
    await w.press("anna", "c:{}:do:lead:checkin")
    await w.press("anna", "c:{}:page:sure.seal")
    await w.press("anna", "c:{}:do:lead:checkout")
    await w.press("emil", "c:{}:do:mine:here")
    await w.press("anna", "c:{}:page:lead.list.0")
    await w.choose("anna", "cm:{}:tick:lead.list.0.present", "present 1", "present 2", "present 4")
    await w.choose("anna", "cm:{}:tick:lead.list.0.present", "present 99", "present x")
    await w.press("anna", "c:{}:page:sure.seal")
    await w.press("anna", "c:{}:do:lead:seal")
    await w.press("anna", "c:{}:do:lead:seal")
    await w.press("anna", "c:{}:do:lead.entry.1:strike 1")
    await w.press("ben", "c:{}:do:mine:leave")
    await w.wait(31)
    await w.look("anna", "ben")
    await w.press("anna", "c:{}:halt:on")
    await w.press("anna", "c:{}:halt:on")
    await w.press("ben", "c:{}:do:mine:call 1.1")
    await w.wait(120)
    await w.look("anna", languages=("de",))
    await w.press("anna", "c:{}:halt:off")
    await w.press("frida", "c:{}:open:1.1")
    await w.press("frida", "c:{}:do:mine:call 1.1")
    await w.press("anna", "c:{}:do:lead.table.1.1:attend 1.1")
    await w.fill("anna", "c:{}:form:lead.rule.1.1", result="11:12")
    await w.fill("anna", "c:{}:form:lead.rule.1.1", result="11:2 11:3 11:4")
    await w.press("anna", "c:{}:do:lead:bye 1 1 9")
    await w.press("anna", "c:{}:do:lead:bye 9 9 1")
    await w.press("anna", "c:{}:do:lead:close")
    for number in range(1, 4):
        await w.press("anna", f"c:{{}}:form:lead.rule.1.{number}")
    await w.press("ben", "c:{}:form:report.1.1")
    await w.press("ben", "c:{}:form:report.1.2")
    await late(w)


async def _penalties(w: Walk) -> None:
    await w.tournament("anna", spiel="wizard", name="Chaos-Wizard", format="vorrunden", runden=1)
    await w.slash("ben", "turnier anmelden", partner=w.people["carl"], turnier="Chaos-Wizard")
    await w.slash("ben", "turnier anmelden", turnier="Chaos-Wizard")
    await w.slash("carl", "turnier anmelden")
    await w.press("anna", "c:{}:do:mine:enter")
    await w.fill("anna", "c:{}:form:lead.add", names="Nina\nOtto\nPaula\nQuirin\nRosa")
    await w.press("anna", "c:{}:form:lead.filler")
    await w.press("anna", "c:{}:do:lead:seal")
    await w.press("anna", "c:{}:do:lead:draw")
    for page in ("1.unsinn.1", "1.spiel-klein.3", "99.spiel-klein.1", "1.spiel-gross.2", "1.unsportlich.2"):
        await w.press("anna", f"c:{{}}:page:lead.penal.{page}")
    for about in ("1.spiel-klein.1.unsinn", "1.spiel-klein.9.warning", "x.spiel-klein.1.warning"):
        await w.press("anna", f"c:{{}}:form:lead.punish.{about}")
    await w.fill("anna", "c:{}:form:lead.punish.1.spiel-klein.1.warning", why=" ", aloud=["quiet"])
    await w.fill("anna", "c:{}:form:lead.punish.1.spiel-klein.2.disqualified", why="Zum *dritten* Mal", aloud=["aloud"])
    await w.fill("anna", "c:{}:form:lead.punish.1.spiel-klein.2.warning", why="", aloud=["quiet"])
    await w.press("anna", "c:{}:do:lead.entry.1:return 1")
    await w.press("anna", "c:{}:do:lead.entry.2:gone 2")
    await w.press("anna", "c:{}:do:lead.entry.2:return 2")
    await w.press("anna", "c:{}:do:lead.entry.2:gone 2")
    await w.press("anna", "c:{}:page:sure.redraw")
    await w.press("anna", "c:{}:do:lead:redraw")
    await w.look("anna", "ben", languages=("de",))
    await w.press("anna", "c:{}:page:sure.seal")
    await late(w)


async def _end(w: Walk) -> None:
    await w.press("anna", "c:{}:page:sure.close")
    await w.press("ben", "c:{}:do:lead:close")
    await w.press("anna", "c:{}:do:lead:close")
    await w.press("anna", "c:{}:do:lead:close")
    await w.press("anna", "c:{}:form:lead.when")
    await w.look("anna", languages=("de",))
    await w.slash("ben", "turnier stand", turnier="Chaos-Wizard")
    await w.slash("ian", "turnier stand")
    await w.slash("ian", "turnier liste")
    await late(w, report=True)
