"""The desk of a tournament: calling who is missing, rounds to look back at, papers, and what the clock says."""

import pytest
from simcord.actors import MemberActor

from tests.cogs.test_turnier_controls import PAIRS, played
from tests.cogs.test_turnier_tables import seated
from tests.cogs.tourney import Tourney, ids, texts
from tests.edge.house import House, labels, told, words
from tests.edge.pings import ping


def letters(who: MemberActor) -> list[str]:
    return [words(one) for one in who.user.dm_channel.history()]


async def test_who_has_not_said_his_result_is_called_by_name_and_nobody_else_rings(house: House) -> None:
    table = await seated(house)
    tourney, one = table.tourney, await table.first()
    before = len(house.rung())
    assert "2 sind gerufen" in told(await tourney.press(house.anna, "poke", "tables"))
    assert "Es fehlen Ergebnisse von Tisch 1" in texts(house)
    assert [who for _, who in house.rung()[before:]] == [ping(*table.people)]
    await tourney.form(one, "report.1.1", result="11:4 11:7 7:11")
    before = len(house.rung())
    await tourney.press(house.anna, "poke", "tables")
    reported = {who.id for who in table.people if who.id in _team(table.people, one)}
    ((_, rung),) = house.rung()[before:]
    assert rung.users == {who.id for who in table.people} - reported, "whoever has reported has done his part"
    assert "wer dieses Turnier leitet" in told(await tourney.press(one, "poke", "tables"))


def _team(people: list[MemberActor], one: MemberActor) -> set[int]:
    first = people.index(one) // 2 * 2
    return {who.id for who in people[first : first + 2]}


async def test_where_nobody_is_missing_nobody_is_called(house: House) -> None:
    tourney = await Tourney(house).open()
    await tourney.guests(PAIRS)
    assert told(await tourney.press(house.anna, "poke", "here")) == told(
        await tourney.press(house.anna, "poke", "tables")
    ), "neither has begun"
    await tourney.do("checkin")
    for number in range(1, 6):
        await tourney.do(f"present {number}", page=f"lead.entry.{number}")
    before = len(house.channel.history())
    assert "Es fehlt niemand" in told(await tourney.press(house.anna, "poke", "here"))
    assert len(house.channel.history()) == before
    await tourney.do("away 1", page="lead.entry.1")
    await tourney.draw()
    assert "gerufen" not in told(await tourney.press(house.anna, "poke", "here")), "it is too late for that"


async def test_w8_7_a_round_is_looked_at_and_corrected_later(house: House) -> None:
    tourney = await played(house, 4)
    assert ids(await tourney.page(house.anna, "lead"), "lead.round.1")
    page = await tourney.page(house.anna, "lead.round.1")
    assert words(page).count("2:1 (11:4 · 11:7 · 7:11)") == 2
    await tourney.form(house.anna, "lead.rule.1.2", result="11:4 11:7 11:7")
    page = await tourney.page(house.anna, "lead.round.1")
    assert words(page).count("2:1 (11:4 · 11:7 · 7:11)") == 1 and "3:0" in words(page)
    for number in (0, 2, 9):
        assert "Runde" in words(await tourney.page(house.anna, f"lead.round.{number}"))


async def test_papers_are_offered_as_there_is_something_to_print(house: House) -> None:
    tourney = await Tourney(house).open()
    await tourney.guests(PAIRS)
    assert len(ids(await tourney.page(house.anna, "lead.paper"), ":file:")) == 2
    await tourney.draw()
    page = await tourney.page(house.anna, "lead.paper")
    assert len(ids(page, ":file:")) == 6
    answer = await tourney.press(house.ben, "file", "csv")
    (file,) = answer.response.attachments
    assert file.filename.startswith("watten-turnier-") and "P1" in (await house.inside(file.read())).decode("utf-8-sig")


@pytest.mark.parametrize("format", ["vorrunden", "ko"])
async def test_z_papers_of_a_wizard_tournament_are_handed_out(house: House, format: str) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde", format=format)
    await tourney.guests("\n".join(f"Spieler {one}" for one in range(1, 13)))
    await tourney.draw()
    for what in ("entries", "sheets", "plan", "standings"):
        answer = await tourney.press(house.anna, "file", f"lead.{what}")
        (file,) = answer.response.attachments
        assert file.filename.endswith(".pdf") and (await house.inside(file.read())).startswith(b"%PDF"), what
        no = await tourney.press(house.ben, "file", f"lead.{what}")
        assert "wer dieses Turnier leitet" in told(no)
    answer = await tourney.press(house.ben, "file", "csv")
    (file,) = answer.response.attachments
    assert (await house.inside(file.read())).decode("utf-8-sig").startswith("Platz;Nr.;Name;")


async def test_before_the_draw_there_is_no_table_and_it_is_said_so(house: House) -> None:
    tourney = await Tourney(house).open()
    await tourney.guests(PAIRS)
    for page in ("table", "plan"):
        assert "Noch ist nichts ausgelost" in words(await tourney.page(house.ben, page))
    await tourney.do("shut")
    closed = await tourney.page(house.ben, "mine")
    assert "Die Liste ist geschlossen" in words(closed) and ids(closed, "enter") == []
    assert "Die Liste ist geschlossen" in told(
        await house.ben.slash(house.channel, "turnier anmelden", partner=house.carl)
    )


async def test_slow_tables_are_named_to_all_and_to_the_lead_once(house: House) -> None:
    table = await seated(house)
    state = await table.tourney.state()
    await house.env.advance_time(60 * state.options.slow_after + 5)
    await house.env.settle()
    assert texts(house).count("Noch kein Ergebnis von Tisch 1") == 1
    assert sum("Ohne Ergebnis: Tisch 1" in one for one in letters(house.anna)) == 1
    await house.env.advance_time(3600)
    assert texts(house).count("Noch kein Ergebnis von Tisch 1") == 1


async def test_z2_1_gongs_of_the_common_clock_are_heard_in_the_channel(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde", runden=1, format="vorrunden")
    await tourney.guests("\n".join(f"Spieler {one}" for one in range(1, 9)))
    await tourney.draw()
    await tourney.do("begin")
    minutes = (await tourney.state()).options.minutes
    assert minutes is not None
    for _ in range(6):
        await house.env.advance_time(minutes * 10 + 1)
    gongs = [line for line in texts(house).split("\n") if "Gong!" in line]
    assert len(gongs) == len(set(gongs)) >= 2 and "zu Ende gespielt" in gongs[-1]


@pytest.mark.parametrize(
    ("options", "answer"),
    [({"partner": "carl"}, "Hier spielt jeder für sich"), ({}, "Nr. 1")],
)
async def test_z_entering_by_command_where_everybody_plays_alone(
    house: House, options: dict[str, str], answer: str
) -> None:
    assert "läuft kein Turnier" in told(await house.ben.slash(house.channel, "turnier anmelden"))
    await Tourney(house).open("wizard", "Vorrunde", runden=1, format="vorrunden")
    given = {name: getattr(house, who) for name, who in options.items()}
    assert answer in told(await house.ben.slash(house.channel, "turnier anmelden", **given))


async def test_w6_1_check_in_and_an_open_question_stand_on_ones_own_page(house: House) -> None:
    tourney = await Tourney(house).open()
    await house.ben.slash(house.channel, "turnier anmelden", partner=house.carl)
    asked = labels(await tourney.page(house.carl, "mine"))
    assert asked[:2] == ["Gern", "Lieber nicht"] and "Gern" not in labels(await tourney.page(house.ben, "mine"))
    await tourney.do("accept 1", house.carl, "mine")
    await tourney.guests(PAIRS)
    assert "Wir sind da" not in labels(await tourney.page(house.ben, "mine"))
    await tourney.do("checkin")
    assert "Wir sind da" in labels(await tourney.page(house.ben, "mine"))
    await tourney.do("here", house.carl, "mine")
    page = await tourney.page(house.ben, "mine")
    assert "Eingecheckt" in words(page) and "Wir sind da" not in labels(page)


async def test_nobody_is_called_who_is_waited_for_no_longer(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde", runden=2)
    await tourney.guests("\n".join(f"P{number}" for number in range(1, 8)))
    await tourney.do("checkin")
    for number in range(1, 8):
        await tourney.do(f"present {number}", page=f"lead.entry.{number}")
    await tourney.do("enter", house.ben, "mine")
    await tourney.do("present 8", page="lead.entry.8")
    state = await tourney.draw()
    assert "in diesem Abschnitt" in told(await tourney.press(house.anna, "poke", "here")), "the check-in is long over"
    first, second = state.rounds[0].tables
    table, other = (first, second) if 8 in first.entries else (second, first)
    out = next(number for number in table.entries if number != 8)
    await tourney.do(f"gone {out}", page=f"lead.entry.{out}")
    await tourney.press(house.anna, "poke", "tables")
    said = next(one for one in texts(house).splitlines() if "Es fehlen Ergebnisse" in one)
    assert f"P{out}" not in said.split(": ", 1)[1].split(", ") and house.ben.mention in said
    points = "\n".join(f"x: {10 * one}" for one in range(len(table.entries)))
    await tourney.form(house.ben, f"report.{table.name}", result=points)
    await tourney.form(house.anna, f"lead.rule.{other.name}", result="\n".join(f"x: {10 * one}" for one in range(4)))
    await tourney.form(house.anna, f"lead.rule.{table.name}", result=points)
    assert (await tourney.state()).phase == "pause"
    assert "in diesem Abschnitt" in told(await tourney.press(house.anna, "poke", "tables")), "no round is played"


async def test_a_disputed_table_waits_for_the_lead_and_nobody_at_it_is_called(house: House) -> None:
    table = await seated(house)
    tourney, one, two = table.tourney, await table.first(), await table.second()
    await tourney.form(one, "report.1.1", result="11:4 11:7 7:11")
    await tourney.form(two, "dispute.1.1", result="11:4 7:11 7:11")
    before = len(house.rung())
    assert "Es fehlt niemand" in told(await tourney.press(house.anna, "poke", "tables"))
    assert len(house.rung()) == before


async def test_tables_that_need_somebody_stand_first_and_those_after_the_twelfth_are_counted(house: House) -> None:
    tourney = await Tourney(house).open()
    await tourney.members(house.ben, house.carl)
    await tourney.guests("\n".join(f"P{number} / Q{number}" for number in range(2, 27)))
    state = await tourney.draw()
    tables = state.rounds[0].tables
    own = next(table for table in tables if 1 in table.entries)
    missed, *others = [table for table in reversed(tables) if table is not own]
    await tourney.do(f"call {own.name}", house.ben, "mine")
    await tourney.do(f"miss {missed.name} {missed.entries[0]}", page=f"lead.table.{missed.name}")
    said = [line for line in words(await tourney.page(house.anna, "lead")).splitlines() if "Tisch " in line]
    assert [f"Tisch {own.number}" in said[0], f"Tisch {missed.number}" in said[1]] == [True, True], said
    assert len(said) == 12 and "und 1 weitere" in words(await tourney.page(house.anna, "lead"))
    await tourney.form(house.anna, f"lead.rule.{others[0].name}", result="11:4 11:7 7:11")
    desk = words(await tourney.page(house.anna, "lead"))
    assert "weitere" not in desk and f"Tisch {others[0].number}:" not in desk
    await tourney.do(f"attend {own.name}", page=f"lead.table.{own.name}")
    await tourney.form(house.ben, f"report.{own.name}", result="11:4 11:7 7:11")
    said = [line for line in words(await tourney.page(house.anna, "lead")).splitlines() if "Tisch " in line]
    assert [f"Tisch {missed.number}" in said[0], f"Tisch {own.number}" in said[1]] == [True, True], said


@pytest.mark.parametrize(("count", "ways"), [(25, [[]]), (26, [[25], [0]]), (51, [[25], [0, 50], [25]])])
async def test_a_long_list_is_leafed_through_and_each_part_is_ticked_off_by_itself(
    house: House, count: int, ways: list[list[int]]
) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde", startgeld="5")
    await tourney.guests("\n".join(f"P{number}" for number in range(1, count + 1)))
    for part, found in enumerate(ways):
        page = await tourney.page(house.anna, f"lead.list.{25 * part}")
        leads = [int(id.rpartition(".")[2]) for id in ids(page, ":page:lead.list.")]
        assert leads == found, part
        first, last = 25 * part + 1, min(count, 25 * part + 25)
        assert f"P{first} " in words(page) and f"P{last} " in words(page) and f"P{last + 1} " not in words(page)
        (door,) = ids(page, ":tick:")
        assert door.endswith(f":lead.list.{25 * part}.pay")
        entry = await tourney.page(house.anna, f"lead.entry.{last}")
        assert ids(entry, ":page:lead.list.") == [f"c:{tourney.id}:page:lead.list.{25 * part}"], "back to where it was"
