"""A Wizard knockout from eleven players to its final, whose round is taken back once; then one that is cancelled."""

from tests.transcripts.late import late
from tests.transcripts.walks.wizard import draw, results, state
from tests.transcripts.wire import Walk

NAMES = "\n".join(("Nina", "Otto", "Paula", "Quirin", "Rosa", "Sepp", "Toni", "Ulla", "Veit", "Wilma"))


async def walk(w: Walk) -> None:
    """Play it to the end."""
    w.person("ian", locale="en-US")
    await w.tournament("anna", spiel="wizard", name="K.-o.-Abend", format="ko", tag="5.1.2026", beginn="19 Uhr")
    await w.press("ben", "c:{}:do:mine:enter")
    await w.fill("anna", "c:{}:form:lead.add", names=NAMES)
    await w.look("anna", "ben", "ian")
    await draw(w)
    await w.press("anna", "c:{}:page:sure.redraw")
    await w.press("anna", "c:{}:do:lead:redraw")
    await w.look("anna")
    await late(w, report=True)
    for turn in range(4):
        await draw(w)
        await w.look("anna", "ben", "ian")
        await w.press("anna", "c:{}:file:lead.sheets")
        await w.press("anna", "c:{}:file:lead.plan")
        await results(w, turn)
        await w.look("anna", "ben", "ian")
        if (await state(w)).rounds[-1].stage == "ko-final":
            break
    await draw(w)
    await w.look("anna")
    await w.press("anna", "c:{}:do:lead:close")
    await w.look("anna", "ben", "ian")
    await w.press("anna", "c:{}:file:lead.standings")
    await late(w, report=True)
    await w.tournament("ben", spiel="wizard", name="Fällt aus", format="ko")
    await w.press("ben", "c:{}:page:sure.close")
    await w.press("ben", "c:{}:do:lead:close")
    await late(w, report=True)
    await w.slash("ian", "turnier liste")
    await w.slash("ian", "turnier stand")
    await w.slash("ian", "turnier anmelden", turnier="K.-o.-Abend")
