"""A Wizard tournament through the cogs: preliminaries and final, a knockout, penalties."""

from typing import Any

from tests.cogs.tourney import Tourney, plain, texts
from tests.edge.house import House, labels, told, words

__all__ = ["plain"]
NAMES = "Anna\nBela\nChris\nDora\nEmre\nFinn\nGreta\nHanna"


async def results(tourney: Tourney) -> None:
    """Enter every open table: 300, 200, 100, 0 in the order of seats."""
    round = (await tourney.state()).round
    assert round is not None
    for table in round.open_tables:
        typed = "\n".join(f"Jemand: {300 - 100 * seat}" for seat in range(len(table.entries)))
        await tourney.form(tourney.lead, f"lead.rule.{table.name}", result=typed)


async def test_z3_preliminaries_and_final_from_entry_to_report(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde", runden=2, format="vorrunden")
    assert labels(tourney.panel())[0] == "Ich bin dabei"
    host = await house.anna.click(tourney.panel(), label="Ich bin dabei")
    assert "veranstaltet, spielt nicht mit" in told(host)
    mine = await house.ben.click(tourney.panel(), label="Ich bin dabei")
    assert "Nr. 1" in told(mine)
    await tourney.guests(NAMES)
    for _ in (1, 2):
        await tourney.draw()
        assert "Uhr starten" in labels(await tourney.page(house.anna, "lead"))
        await tourney.do("begin")
        assert "Alle Tische beginnen jetzt" in texts(house)
        own = await tourney.page(house.ben, "mine")
        assert "Tisch" in words(own) and "Ergebnis melden" in labels(own)
        await results(tourney)
    state = await tourney.state()
    for _ in range(4):
        desk = await tourney.page(house.anna, "lead")
        if "Drei-Karten-Spiel eintragen" in labels(desk):
            asked = await tourney.press(house.anna, "form", "lead.decide")
            count = len(asked.modal["components"][-1]["component"]["value"].splitlines())
            points = "\n".join(f"Jemand: {20 + 10 * one}" for one in range(count))
            await house.anna.submit_modal(asked, {"points": points})
            continue
        await tourney.draw()
        state = await tourney.state()
        if state.rounds[-1].stage == "final":
            break
        await results(tourney)
    assert state.rounds[-1].stage == "final", words(await tourney.page(house.anna, "lead"))
    await results(tourney)
    await tourney.do("close")
    assert (await tourney.state()).phase == "over"
    assert "Endstand" in texts(house)


async def test_a_result_says_what_is_missing(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde", runden=1)
    await tourney.guests("Anna\nBela\nChris")
    await tourney.draw()
    few = await tourney.form(house.anna, "lead.rule.1.1", result="Anna: 100")
    assert "Schreib für jeden am Tisch eine Zeile" in told(few)
    odd = await tourney.form(house.anna, "lead.rule.1.1", result="Anna: 105\nBela: 20\nChris: 0")
    assert "Jedes Spiel zählt Zehner" in told(odd)
    tie = await tourney.form(house.anna, "lead.rule.1.1", result="Anna: 100\nBela: 100\nChris: nicht da")
    assert "einzelnen Spiele" in told(tie)
    await tourney.form(house.anna, "lead.rule.1.1", result="Anna: −20\nBela: 100\nChris: nicht da")
    assert (await tourney.state()).rounds[0].tables[0].status == "done"


async def test_z4_1_a_knockout_is_drawn_to_its_final(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "K.-o.", format="ko")
    await tourney.guests(NAMES)
    state: Any = None
    for _ in range(4):
        state = await tourney.draw()
        await results(tourney)
        if state.rounds[-1].stage == "ko-final":
            break
    assert state.rounds[-1].stage == "ko-final"
    page = await tourney.page(house.ben, "table")
    assert page.attachments[0].filename.endswith(".png")
    if "Lose versiegeln" in labels(await tourney.page(house.anna, "lead")):
        await tourney.draw()
    await tourney.do("close")
    assert (await tourney.state()).phase == "over"


async def test_z2_7_a_penalty_is_noted_by_a_form(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde")
    await tourney.guests(NAMES)
    await tourney.draw()
    answer = await tourney.form(house.anna, "lead.punish.3", offence=["spiel-klein"], level=["1"], verdict=["warning"])
    assert "Verwarnung" in told(answer)
    out = await tourney.form(
        house.anna, "lead.punish.3", offence=["unsportlich"], level=["1"], verdict=["disqualified"]
    )
    assert "Disqualifikation" in told(out)
    assert (await tourney.state()).entries[2].status == "excluded"
