"""What can be pressed in a tournament: exactly what would be accepted, by the one who looks, at that moment."""

from tests.cogs.test_turnier_tables import seated
from tests.cogs.tourney import Tourney, ids
from tests.edge.house import House, labels, raw, told, words

PAIRS = "\n".join(f"P{one} / Q{one}" for one in range(1, 6))


async def played(house: House, count: int) -> Tourney:
    """Play a first round of so many teams and stand before the second."""
    tourney = await Tourney(house).open(runden=3)
    await tourney.guests("\n".join(PAIRS.split("\n")[:count]))
    state = await tourney.draw()
    await tourney.rule_all()
    for bye in state.rounds[0].byes:
        await tourney.do(f"bye 1 {bye.entry} 2")
    assert (await tourney.state()).phase == "pause"
    return tourney


async def test_w8_3_a_team_springs_in_only_where_the_number_is_odd_and_once(house: House) -> None:
    even = await played(house, 4)
    assert "Team springt ein" not in labels(await even.page(even.lead, "lead"))
    odd = await played(house, 5)
    assert "Team springt ein" in labels(await odd.page(odd.lead, "lead"))
    await odd.form(odd.lead, "lead.filler", names="Xaver / Yvonne")
    assert any(entry.filler for entry in (await odd.state()).entries)
    assert "Team springt ein" not in labels(await odd.page(odd.lead, "lead"))


async def test_w8_3_where_the_team_that_filled_in_is_struck_off_another_may_spring_in(house: House) -> None:
    tourney = await Tourney(house).open()
    await tourney.guests("\n".join(PAIRS.split("\n")[:3]))
    await tourney.form(house.anna, "lead.filler", names="Xaver / Yvonne")
    assert "Team springt ein" not in labels(await tourney.page(house.anna, "lead"))
    await tourney.do("strike 4", page="lead.entry.4")
    assert "Team springt ein" in labels(await tourney.page(house.anna, "lead"))
    await tourney.form(house.anna, "lead.filler", names="Zeno / Zita")
    await tourney.draw()
    await tourney.rule_all()
    assert "Team springt ein" not in labels(await tourney.page(house.anna, "lead"))
    await tourney.do("gone 5", page="lead.entry.5")
    assert "Team springt ein" in labels(await tourney.page(house.anna, "lead"))


async def test_w8_4_who_is_out_already_cannot_be_sent_off_again(house: House) -> None:
    tourney = await Tourney(house).open(runden=1)
    await tourney.guests(PAIRS)
    page = await tourney.page(tourney.lead, "lead.entry.5")
    assert "Streichen" in labels(page) and "Ausschließen" not in labels(page)
    await tourney.do("strike 5", page="lead.entry.5")
    await tourney.draw()
    assert "Ausschließen" in labels(await tourney.page(tourney.lead, "lead.entry.1"))
    gone = await tourney.page(tourney.lead, "lead.entry.5")
    assert "Ausschließen" not in labels(gone) and "Streichen" not in labels(gone)


async def test_w6_3_who_reported_may_change_it_and_the_others_say_yes_or_no(house: House) -> None:
    table = await seated(house)
    tourney, one, two = table.tourney, await table.first(), await table.second()
    for who in (one, two):
        assert "Ergebnis melden" in labels(await tourney.page(who, "mine"))
    await tourney.form(one, "report.1.1", result="11:4 11:7 7:11")
    mine, theirs = labels(await tourney.page(one, "mine")), labels(await tourney.page(two, "mine"))
    assert "Meldung ändern" in mine and "Stimmt" not in mine
    assert "Stimmt" in theirs and "Meldung ändern" not in theirs and "Ergebnis melden" not in theirs
    await tourney.form(one, "report.1.1", result="11:4 11:7 11:7")
    state = await tourney.state()
    assert state.rounds[0].tables[0].result == "11:4 11:7 11:7"


async def test_the_panel_says_until_when_one_can_enter_and_then_until_when_to_check_in(house: House) -> None:
    tourney = await Tourney(house).open(tag="21.11.2030", beginn="14", anmeldeschluss="20.11.2030")
    options = (await tourney.state()).options
    assert f"Die Liste schließt <t:{options.closes_at}:R>" in words(tourney.panel())
    await tourney.guests(PAIRS)
    await tourney.do("checkin")
    said = words(tourney.panel())
    assert "Die Liste schließt" not in said
    assert (f"Check-in endet <t:{options.checkin_until}:R>" in said) is (options.checkin_until is not None)


async def test_nobody_else_is_shown_the_desk_behind_an_old_button(house: House) -> None:
    tourney = await played(house, 4)
    for page in ("lead", "lead.list.0", "lead.entry.1", "lead.round.1", "lead.papers"):
        assert "wer dieses Turnier leitet" in told(await tourney.press(house.carl, "page", page)), page
    for page in ("sure.close", "sure.redraw", "sure.strike 1", "sure.gone 1", "sure.exclude 1"):
        own = await tourney.page(house.carl, page)
        assert ids(own, ":do:") == [] and "Doch nicht" not in labels(own), page
    assert ids(tourney.panel(), "lead.") == []


async def test_a_fee_is_spoken_of_and_ticked_off_only_where_there_is_one(house: House) -> None:
    for fee in (None, "7,50"):
        tourney = await Tourney(house).open(name=f"Turnier {fee}", **({"startgeld": fee} if fee else {}))
        await tourney.guests(PAIRS)
        await tourney.form(tourney.lead, "lead.add", names=f"{house.ben.mention} / {house.carl.mention}")
        page = await tourney.page(tourney.lead, "lead.entry.1")
        assert bool(ids(page, "pay 1")) is bool(fee)
        assert ("Startgeld" in words(await tourney.page(house.ben, "mine"))) is bool(fee)
        if fee:
            await tourney.do("pay 1", page="lead.entry.1")
            assert ids(await tourney.page(tourney.lead, "lead.entry.1"), "unpay 1")


async def test_who_looks_for_a_partner_is_not_offered_himself(house: House) -> None:
    tourney = await Tourney(house).open()
    await tourney.do("seek", house.ben, "mine")
    await tourney.do("seek", house.carl, "mine")
    for page in ("enter", "mine"):
        shown = await tourney.page(house.ben, page)
        offered = [one["value"] for part in raw(shown) for one in part.get("options") or ()]
        assert offered == ["ask 2"], page
