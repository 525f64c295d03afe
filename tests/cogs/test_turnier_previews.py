"""Before something counts for good whoever leads sees what will be: who is drawn, and the table as it will stand."""

from tests.cogs.test_turnier_online import crowd
from tests.cogs.tourney import Tourney, ids, plain, texts
from tests.edge.house import House, labels, told, words

__all__ = ["plain"]


async def test_who_would_be_left_out_is_named_before_the_first_draw(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde")
    people = await crowd(house, tourney, 6)
    await tourney.do("checkin")
    for one in people[:4]:
        await tourney.do("here", one, "mine")
    desk = await tourney.page(house.anna, "lead")
    assert not ids(desk, ":do:lead:seal"), "a press on the desk alone leaves nobody out"
    page = (await house.anna.click(desk, label="Liste versiegeln und losen")).response or desk
    said = words(page)
    assert "mit 4 Leuten" in said and "Nicht dabei (2)" in said and "kommt niemand mehr dazu" in said
    assert all((one.mention in said) is (one in people[4:]) for one in people)
    assert labels(page)[:2] == ["Auslosen ohne diese 2", "Fehlende rufen"]
    assert (await tourney.state()).phase == "entry", "nothing has happened yet"
    await tourney.do("here", people[4], "mine")
    again = await tourney.page(house.anna, "sure.seal")
    assert "Nicht dabei (1)" in words(again)
    await house.anna.click(again, label="Auslosen ohne diesen Eintrag")
    assert (await tourney.state()).phase == "sealed"
    assert people[5].mention in texts(house)


async def test_where_nobody_is_left_out_the_draw_is_one_press(house: House) -> None:
    tourney = await Tourney(house).open()
    await tourney.guests()
    assert ids(await tourney.page(house.anna, "lead"), ":do:lead:seal")


async def test_w8_2_an_odd_number_of_teams_is_told_before_one_has_a_bye(house: House) -> None:
    tourney = await Tourney(house).open()
    await tourney.guests("A / B\nC / D\nE / F")
    page = await tourney.page(house.anna, "sure.seal")
    assert "Ein Team bekommt ein Freilos" in words(page) and "Team springt ein" in labels(page)
    await house.anna.click(page, label="So versiegeln und losen")
    assert (await tourney.state()).phase == "sealed"


async def test_the_table_is_shown_before_it_is_closed_for_good(house: House) -> None:
    tourney = await Tourney(house).open(runden=1)
    await tourney.guests("Anna / Bela\nChris / Dora")
    await tourney.draw()
    await tourney.rule_all("11:4 11:7 11:9")
    page = await tourney.page(house.anna, "sure.close")
    said = words(page)
    assert "Danach ändert sich nichts mehr" in said and "Anna" in said and "Chris" in said and "vorzeitig" not in said
    assert (await tourney.state()).phase == "pause"
    await house.anna.click(page, label="Ja, schließen")
    assert (await tourney.state()).phase == "over"


async def test_an_early_end_is_called_so(house: House) -> None:
    tourney = await Tourney(house).open(runden=2)
    await tourney.guests("Anna / Bela\nChris / Dora")
    await tourney.draw()
    await tourney.rule_all("11:4 11:7 11:9")
    assert "vorzeitiges Ende" in words(await tourney.page(house.anna, "sure.close"))


async def test_only_who_leads_looks_ahead(house: House) -> None:
    tourney = await Tourney(house).open()
    await tourney.guests("A / B\nC / D\nE / F")
    for page in ("sure.seal", "sure.close"):
        seen = await tourney.page(house.ben, page)
        assert not ids(seen, ":do:lead:") and "Freilos" not in words(seen)
    assert "Das macht die Spielleitung" in told(await tourney.do("seal", house.ben))


async def test_w8_3_where_a_team_fills_in_nobody_speaks_of_a_bye(house: House) -> None:
    tourney = await Tourney(house).open(runden=2)
    await tourney.guests("A / B\nC / D\nE / F")
    assert "sure.seal" in " ".join(ids(await tourney.page(house.anna, "lead"), ":page:"))
    await tourney.form(house.anna, "lead.filler", names="Xaver / Yvonne")
    assert ids(await tourney.page(house.anna, "lead"), ":do:lead:seal"), "there is nothing to look at any more"
    page = await tourney.page(house.anna, "sure.seal")
    assert "Freilos" not in words(page) and "Team springt ein" not in labels(page) and "Nicht dabei" not in words(page)
    assert "Auslosung Runde 1" in words(page) and "kommt niemand mehr dazu" in words(page)
    await tourney.draw()
    await tourney.rule_all()
    later = words(await tourney.page(house.anna, "sure.seal"))
    assert "Auslosung Runde 2" in later and "kommt niemand mehr dazu" not in later


async def test_who_plays_alone_has_no_bye_and_nobody_is_called_after_the_check_in(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde")
    await tourney.guests("\n".join(f"P{number}" for number in range(1, 27)))
    page = await tourney.page(house.anna, "sure.seal")
    assert "Freilos" not in words(page) and "Fehlende rufen" not in labels(page), "there is no check-in yet"
    await tourney.do("checkin")
    for number in range(1, 6):
        await tourney.do(f"present {number}", page=f"lead.entry.{number}")
    page = await tourney.page(house.anna, "sure.seal")
    assert "Nicht dabei (21)" in words(page) and "P25" in words(page) and "P26" not in words(page)
    assert "Freilos" not in words(page) and "Team springt ein" not in labels(page)
    assert "Fehlende rufen" in labels(page)
    await tourney.do("checkout")
    assert "Fehlende rufen" not in labels(await tourney.page(house.anna, "sure.seal"))
