"""A tournament whose pictures cannot be drawn: everything they would show stands there in words."""

from typing import Any

import pytest

from bot.draw.pool import StudioError
from tests.cogs.test_turnier_face import galleries
from tests.cogs.tourney import Tourney
from tests.edge.house import House, labels, words


async def test_where_no_picture_can_be_drawn_the_words_stand_for_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: Any) -> bytes:
        raise StudioError("no pens")

    monkeypatch.setattr(house.services.studio, "draw", broken)
    tourney = await Tourney(house).open(tische="zettel", runden=1, ort="Saal")
    assert galleries(tourney.panel()) == [] and "Saal" in words(tourney.panel())
    await tourney.guests()
    await tourney.draw()
    drawn = next(one for one in house.channel.history() if "Alle an die Tische" in one.content)
    assert drawn.attachments == []
    for team in ("Anna / Bela", "Chris / Dora", "Emre / Finn", "Greta / Hanna"):
        assert team in drawn.content and team in words(tourney.panel()), team
    await tourney.rule_all()
    page = await tourney.page(house.ben, "table")
    assert galleries(page) == [] and "Tabelle" in words(page) and [file.filename for file in page.attachments] != []
    closed = next(one for one in house.channel.history() if "ist komplett" in one.content)
    assert [file.filename.rpartition(".")[2] for file in closed.attachments] == ["csv"], "the table itself is there"
    await tourney.draw()
    await tourney.do("close")
    report = next(one for one in house.channel.history() if "Endstand" in one.content)
    assert "**3.**" in report.content and labels(report) == ["Auslosungen prüfen"]
    assert not any(file.filename.endswith(".png") for file in report.attachments)
