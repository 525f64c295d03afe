"""/turnier from the first entry to the report: real cogs, real pages, real pictures."""

from typing import Any

from tests.cogs.tourney import Tourney, plain, texts
from tests.edge.house import House, labels, told, words

__all__ = ["plain"]


async def test_a_watten_tournament_from_the_first_entry_to_the_report(house: House) -> None:
    tourney = await Tourney(house).open(tag="21.11.2030", beginn="14:00", ort="Gemeindesaal", startgeld="5", runden=2)
    panel = tourney.panel()
    assert "Watt-Turnier" in words(panel) and "Gemeindesaal" in words(panel) and "5 €" in words(panel)
    assert labels(panel)[:2] == ["Wir sind dabei", "Ich suche einen Partner"]
    answer = await tourney.guests()
    assert "gemeldet als Nr. 4" in told(answer)
    state = await tourney.draw()
    assert len(state.rounds) == 1 and len(state.rounds[0].tables) == 2
    assert "Schlüssel: `" in texts(house) and "Siegel: `" in texts(house)
    await tourney.rule_all()
    assert (await tourney.state()).phase == "pause"
    assert "ist komplett" in texts(house)
    await tourney.draw()
    await tourney.rule_all("11:0 22:0 11:9")
    state = await tourney.state()
    if state.phase == "pause" and "Lose versiegeln" in labels(await tourney.page(tourney.lead, "lead")):
        await tourney.draw()
    await tourney.do("close")
    assert (await tourney.state()).phase == "over"
    last: Any = house.channel.history()
    report = next(one for one in last if "Endstand" in words(one))
    names = [file.filename for file in report.attachments]
    assert names[0].endswith(".png") and any(name.endswith(".csv") for name in names)
    assert any(name.endswith(".log") for name in names)
