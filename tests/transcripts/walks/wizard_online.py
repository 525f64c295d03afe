"""An online preliminary with places to give back, and a Watten tournament on slips that people enter by command.

Tables are opened in `tests/cogs/test_turnier_tables.py`: whether the link to one is there in time is a matter of luck.
"""

from tests.transcripts.late import late
from tests.transcripts.walks.wizard import draw, results, state
from tests.transcripts.wire import Walk

PEOPLE = ("ben", "carl", "dora", "emil", "frida", "gustav", "hanna", "ian")


async def walk(w: Walk) -> None:
    """Enter what was played elsewhere."""
    for name in PEOPLE[2:]:
        w.person(name, locale="en-US" if name == "ian" else "de")
    await w.tournament("anna", spiel="wizard", name="Online-Vorrunde", format="online", runden=1, tische="tisch")
    online = w.game
    for name in PEOPLE:
        await w.press(name, "c:{}:do:mine:enter")
    await draw(w)
    await w.look("anna", "ben", "ian")
    await results(w)
    await w.look("anna", "ben", "carl", "ian")
    for _ in range(2):
        asked = await w.press("anna", "c:{}:form:lead.decide")
        if asked.modal is not None:
            await w.fill("anna", "c:{}:form:lead.decide", points="Jemand: 20\nJemand: 30")
    await w.press("anna", "c:{}:do:lead:close")
    await w.look("anna", "ben", "carl", "dora", "emil")
    for name in PEOPLE:
        await w.press(name, f"c:{{}}:page:sure.resign {PEOPLE.index(name) + 1}")
    for name in ("ben", "carl"):
        await w.press(name, f"c:{{}}:do:mine:resign {PEOPLE.index(name) + 1}")
    await w.look("anna", "ben", "dora")
    await late(w)
    await w.tournament("anna", spiel="watten", name="Zettel-Watten", runden=1, tische="zettel")
    for one, other in (PEOPLE[0:2], PEOPLE[2:4], PEOPLE[4:6]):
        await w.slash(one, "turnier anmelden", partner=w.people[other], turnier="Zettel-Watten")
        number = len((await state(w)).entries)
        await w.press(other, f"c:{{}}:do:mine:accept {number}")
    await w.slash("hanna", "turnier anmelden", gast="Opa", turnier="Zettel-Watten")
    await draw(w)
    await w.look("anna", "ben", "hanna")
    await late(w)
    await w.press("anna", "c:{}:do:lead:close")
    w.game = online
    await w.look("anna")
