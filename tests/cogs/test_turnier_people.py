"""Entering a tournament: alone, in twos, looking for a partner; and whoever may not."""

from datetime import timedelta

import discord
import pytest

from bot.engine.spans import ZONE
from tests.cogs.tourney import Tourney, ids, plain, texts
from tests.edge.house import House, controls, labels, sheet, told, words

__all__ = ["plain"]


def letters(house: House, who: object) -> str:
    """Return what somebody was sent."""
    channel = getattr(who, "user").dm_channel  # noqa: B009
    return "\n".join(words(message) for message in channel.history())


async def test_two_enter_together_and_the_partner_agrees(house: House) -> None:
    tourney = await Tourney(house).open()
    page = sheet(await house.ben.click(tourney.panel(), label="Wir sind dabei"))
    (menu,) = ids(page, ":partner")
    chosen = await house.ben.select(page, [house.carl], custom_id=menu)
    assert chosen.acknowledged and "muss noch zusagen" in words(page)
    assert "will mit dir spielen" in letters(house, house.carl)
    (letter,) = house.carl.user.dm_channel.history()
    assert labels(letter) == ["Gern", "Lieber nicht"]
    wrong = await tourney.do("accept 1", house.anna, "mine")
    assert "nicht (mehr) gefragt" in told(wrong)
    await house.carl.user.click(letter, label="Gern")
    state = await tourney.state()
    assert [entry.status for entry in state.entries] == ["in"]
    assert "Ihr seid komplett" in letters(house, house.ben)
    again = await house.carl.slash(house.channel, "turnier anmelden", partner=house.anna)
    assert "Du stehst schon auf der Liste" in told(again)
    twice = await house.anna.slash(house.channel, "turnier anmelden", partner=house.ben)
    assert "Niemand spielt in zwei Teams" in told(twice)
    own = await house.ben.slash(house.channel, "turnier stand")
    assert "Nr. 1" in told(own)


async def test_somebody_enters_with_a_partner_who_has_no_discord(house: House) -> None:
    tourney = await Tourney(house).open()
    page = sheet(await house.ben.click(tourney.panel(), label="Wir sind dabei"))
    assert "Partner ohne Discord" in labels(page)
    blank = await tourney.form(house.ben, "bring", partner="\u200b")
    assert told(blank) and not (await tourney.state()).entries
    done = await tourney.form(house.ben, "bring", partner="Zenzi **Huber**")
    assert "auf der Liste als Nr. 1" in told(done)
    assert [(one.status, one.guest) for one in (await tourney.state()).entries] == [("in", True)]
    again = await tourney.form(house.ben, "bring", partner="Noch wer")
    assert "Du stehst schon auf der Liste" in told(again)
    await tourney.do("seek", house.carl, "mine")
    asked = await house.carl.slash(house.channel, "turnier anmelden", gast="Sepp")
    assert "ist ein Team: Sepp spielt mit" in told(asked)
    both = await house.anna.slash(house.channel, "turnier anmelden", gast="Vroni", partner=house.ben)
    assert "Ein Partner genügt" in told(both)
    mentioned = await tourney.form(house.anna, "bring", partner=house.person("dora").mention)
    assert "muss noch zusagen" in told(mentioned), "whoever has Discord is asked"
    await tourney.do("leave", house.ben, "mine")
    state = await tourney.state()
    assert [one.status for one in state.entries] == ["out", "in", "asked"], "a guest does not stay behind alone"


async def test_two_who_look_for_a_partner_find_each_other(house: House) -> None:
    tourney = await Tourney(house).open()
    await house.ben.click(tourney.panel(), label="Ich suche einen Partner")
    page = await tourney.page(house.carl, "mine")
    (menu,) = ids(page, "cm:")
    await house.carl.select(page, ["ask 1"], custom_id=menu)
    assert "carl" in words(await tourney.page(house.ben, "mine")) or house.carl.mention in words(
        await tourney.page(house.ben, "mine")
    )
    await tourney.do("accept 2", house.ben, "mine")
    state = await tourney.state()
    assert [(entry.status, len(entry.seats)) for entry in state.entries] == [("in", 2), ("out", 0)]
    await tourney.do("leave", house.ben, "mine")
    assert [entry.status for entry in (await tourney.state()).entries] == ["seeking", "out"]


@pytest.mark.parametrize(
    ("names", "answer"),
    [
        ("Anna / Bela\nChris", "steht allein in der Zeile"),
        ("Anna / Bela / Chris", "nicht 2 Namen"),
        ("Anna / Bela\nanna / Emre", "steht zweimal da"),
        ("\u200b / Bela", "kein Name"),
        ("  \n ", "kein Name"),
        ("W" * 81 + " / Bela", "hat 81 Zeichen"),
        ("**fett** / [b](c) / d", r"\*\*fett\*\* / \[b]"),
    ],
)
async def test_names_that_cannot_be_entered(house: House, names: str, answer: str) -> None:
    tourney = await Tourney(house).open()
    assert answer in told(await tourney.guests(names))
    assert (await tourney.state()).entries == ()


async def test_a_pasted_list_is_read_as_people_write_it(house: House) -> None:
    tourney = await Tourney(house).open()
    lines = "1. Anna & Bela\n2) Chris und Dora\n\n- Emre, Finn\nGreta\nHanna\nSpitz e. V. / Graf von und zu Au\n"
    await tourney.guests(lines)
    state = await tourney.state()
    live = await house.services.games.live(tourney.id)
    assert [live.name_of(seat) for entry in state.entries for seat in entry.seats] == [
        "Anna", "Bela", "Chris", "Dora", "Emre", "Finn", "Greta", "Hanna",
        "Spitz e. V.", "Graf von und zu Au",
    ]  # fmt: skip


async def test_what_was_refused_waits_in_the_form_to_be_mended_and_is_gone_once_it_is_taken(house: House) -> None:
    tourney = await Tourney(house).open()
    refused = await tourney.guests("Anna / Bela\nAnna / Chris")
    assert "steht zweimal da" in told(refused)
    assert controls(sheet(refused)) == [f"c:{tourney.id}:form:lead.add"]
    again = await tourney.press(house.anna, "form", "lead.add")
    assert "Anna / Chris" in str(again.modal), "nobody pastes a list twice"
    assert "Anna / Chris" not in str((await tourney.press(house.ben, "form", "bring")).modal)
    await tourney.guests("Anna / Bela\nEmre / Chris")
    assert "Emre" not in str((await tourney.press(house.anna, "form", "lead.add")).modal)


async def test_a_refused_result_is_forgotten_when_another_stands_there_meanwhile(house: House) -> None:
    tourney = await Tourney(house).open()
    await tourney.guests()
    await tourney.draw()
    await tourney.form(house.anna, "lead.rule.1.1", result="quatsch")
    assert "quatsch" in str((await tourney.press(house.anna, "form", "lead.rule.1.1")).modal)
    await tourney.do("rule 1.1 11:0 11:2 11:4")
    asked = str((await tourney.press(house.anna, "form", "lead.rule.1.1")).modal)
    assert "quatsch" not in asked and "11:0 11:2 11:4" in asked


async def test_a_long_list_is_told_by_its_last_names_and_a_count(house: House) -> None:
    tourney = await Tourney(house).open(startgeld="5")
    answer = told(await tourney.guests("\n".join(f"P{number} / Q{number}" for number in range(1, 14))))
    assert "und davor 9 weitere" in answer and "P13 / Q13 gemeldet" in answer
    assert "Startgeld offen (13)" in answer and "P10 / Q10 und 3 weitere" in answer
    assert "ungerade" in answer, "an odd number means a bye"


async def test_hostile_names_are_drawn_and_harm_nobody(house: House) -> None:
    tourney = await Tourney(house).open(name="**@everyone** `x` <@&1>")
    await tourney.guests("@everyone / **fett** <#1>\n=cmd|' C calc'!A0 / " + "W" * 80 + "\n-1 / \u202eabc\n# x / 💥")
    await tourney.draw()
    await tourney.rule_all()
    page = await tourney.page(house.ben, "table")
    table = (await house.inside(page.attachments[-1].read())).decode("utf-8-sig")
    cells = [cell for line in table.splitlines() for cell in line.split(";")]
    assert all(not cell.startswith(("=", "+", "@")) for cell in cells)
    assert not house.rung(), "nobody is pinged by a name"


async def test_only_those_who_lead_see_the_desk_and_others_are_told(house: House) -> None:
    tourney = await Tourney(house).open()
    await tourney.guests()
    for verb, page, move in (
        ("page", "lead", ""),
        ("page", "lead.list.0", ""),
        ("form", "lead.add", ""),
        ("file", "lead.entries", ""),
        ("poke", "here", ""),
        ("take", "1.1", "reported"),
    ):
        assert told(await tourney.press(house.ben, verb, page, move)).startswith(("Das darf", "Das dürfen")), page
    for move in ("checkin", "shut", "seal", "close", "strike 1", "pay 1", "add 1"):
        assert "Das macht die Spielleitung" in told(await tourney.do(move, house.ben, "mine")), move
    menu = await house.press(house.ben, f"cm:{tourney.id}:page:entries", kind=3, values=["lead.entry.1"])
    assert "Startgeld" not in told(menu)
    official = await house.press(house.ben, f"cu:{tourney.id}:official", kind=5, values=[str(house.ben.id)])
    assert told(official).startswith(("Das darf", "Das dürfen"))
    assert len((await tourney.state()).entries) == 4


async def test_another_takes_over_when_the_lead_goes_away(house: House) -> None:
    tourney = await Tourney(house).open()
    page = await tourney.page(house.anna, "lead.people")
    (menu,) = ids(page, ":official")
    await house.anna.select(page, [house.ben], custom_id=menu)
    assert "leitet jetzt mit" in words(page)
    tourney.lead = house.ben
    assert "gemeldet" in told(await tourney.guests())
    page = await tourney.page(house.ben, "lead.people")
    await house.ben.select(page, [house.ben], custom_id=menu)
    assert "Du spielst" not in words(page) and (await house.services.games.live(tourney.id)).officials == ()


async def test_fee_waiting_list_check_in_and_those_who_never_come(house: House) -> None:
    tourney = await Tourney(house).open(startgeld="7,50", plaetze=4, tag="21.11.2030", beginn="14")
    await tourney.guests("\n".join(f"P{one} / Q{one}" for one in range(1, 7)))
    desk = await tourney.page(house.anna, "lead")
    assert "Startgeld offen (6)" in words(desk) and "Warteliste: P5 / Q5, P6 / Q6" in words(desk)
    await tourney.do("pay 1", page="lead.entry.1")
    assert (await tourney.state()).entries[0].paid
    await tourney.do("checkin")
    assert "Check-in" in texts(house)
    for number in (2, 3, 5, 6):
        await tourney.do(f"present {number}", page=f"lead.entry.{number}")
    desk = await tourney.page(house.anna, "lead")
    assert "Es fehlen: P1 / Q1, P4 / Q4" in words(desk)
    await tourney.press(house.anna, "poke", "here")
    assert "Es fehlen noch: P1 / Q1, P4 / Q4" in texts(house)
    state = await tourney.draw()
    assert sorted(one for table in state.rounds[0].tables for one in table.entries) == [2, 3, 5, 6]
    assert [state.entries[number - 1].status for number in (1, 4)] == ["absent", "absent"]
    assert "Nicht dabei" in texts(house)


async def test_fewer_people_than_needed_is_said_and_the_seal_is_off(house: House) -> None:
    tourney = await Tourney(house).open()
    await tourney.guests("Anna / Bela")
    desk = await tourney.page(house.anna, "lead")
    assert "zu wenige: 1 von mindestens 2" in words(desk)
    assert "zu wenige" in told(await tourney.do("seal"))


@pytest.mark.parametrize(
    ("options", "answer"),
    [
        ({"tag": "31.02."}, "kein Tag"),
        ({"tag": "gestern"}, "kein Tag"),
        ({"tag": "21.11.2030", "beginn": "25:00"}, "keine Uhrzeit"),
        ({"tag": "1.1.2020"}, "schon vorbei"),
        ({"startgeld": "viel"}, "kein Betrag"),
        ({"name": "\u200b"}, "Namen, den man sehen kann"),
        ({"format": "ko"}, "nur bei Wizard"),
        ({"tag": "21.11.2030", "beginn": "14", "anmeldeschluss": "22.11.2030"}, "nach dem Beginn"),
    ],
)
async def test_bad_settings_get_a_clear_answer(house: House, options: dict[str, str], answer: str) -> None:
    given = {"spiel": "watten", "name": "Turnier", **options}
    assert answer in told(await house.anna.slash(house.channel, "turnier neu", **given))
    assert not house.channel.history()


async def test_settings_are_changed_by_forms_until_the_draw(house: House) -> None:
    tourney = await Tourney(house).open()
    given = {"title": "Kirchweih", "starts": "21.11.2030 14:00", "place": "Saal", "closes": "", "fee": "5"}
    assert "Gemerkt" in told(await tourney.form(house.anna, "lead.when", **given))
    await tourney.form(house.anna, "lead.format", rounds="1", sitting="1", most="", minutes="", way=["pad"])
    assert "Kirchweih" in words(tourney.panel())
    options = (await tourney.state()).options
    assert (options.place, options.fee, options.way, options.most) == ("Saal", 500, "pad", None)
    bad = await tourney.form(house.anna, "lead.format", rounds="99", sitting="1", most="", minutes="", way=["pad"])
    assert "Runden" in told(bad)
    await tourney.guests()
    await tourney.draw()
    late = await tourney.form(house.anna, "lead.when", **given)
    assert "schon gelost" in told(late)


async def test_lists_and_unknown_tournaments(house: House) -> None:
    nothing = await house.ben.slash(house.channel, "turnier liste")
    assert "läuft kein Turnier" in told(nothing)
    await Tourney(house).open(name="Eins")
    await Tourney(house).open(name="Zwei")
    listed = told(await house.ben.slash(house.channel, "turnier liste"))
    assert "Eins" in listed and "Zwei" in listed
    assert "mehrere Turniere" in told(await house.ben.slash(house.channel, "turnier stand"))
    assert "kenne ich hier nicht" in told(await house.ben.slash(house.channel, "turnier stand", turnier="Drei"))
    assert "Eins" in told(await house.ben.slash(house.channel, "turnier stand", turnier="Eins"))


async def test_whoever_opens_it_gets_the_way_to_the_desk_in_private(house: House) -> None:
    private = await Tourney(house).draft()
    assert private.ephemeral and not private.content, "a message with words of its own could not become the desk"
    await house.anna.click(private, label="Anmeldung öffnen")
    assert "Gäste eintragen" in labels(private)


async def test_whoever_was_appointed_leads_from_direct_messages_too(house: House) -> None:
    tourney = await Tourney(house).open(runden=1)
    page = await tourney.page(house.anna, "lead.people")
    await house.anna.select(page, [house.ben], custom_id=f"cu:{tourney.id}:official")
    await tourney.guests("A / B\nC / D")
    await tourney.draw()
    await tourney.do("call 1.1")
    letter = house.ben.user.dm_channel.history()[-1]
    assert "ruft dich" in words(letter)
    shown = await house.ben.user.click(letter, label="Zu Tisch 1")
    assert "Ich war da" in labels(sheet(shown))


async def test_many_are_ticked_off_at_once_at_the_door(house: House) -> None:
    tourney = await Tourney(house).open(startgeld="5")
    await tourney.guests()
    await tourney.do("checkin")
    page = await tourney.page(house.anna, "lead.list.0")
    (here,) = ids(page, ".present")
    await house.anna.select(page, ["present 1", "present 2", "present 4"], custom_id=here)
    assert "3 Haken gesetzt" in words(page)
    (paid,) = ids(page, ".pay")
    await house.anna.select(page, ["pay 1", "pay 3"], custom_id=paid)
    state = await tourney.state()
    assert [entry.here for entry in state.entries] == [True, True, False, True]
    assert [entry.paid for entry in state.entries] == [True, False, True, False]
    wrong = await house.press(house.ben, here, kind=3, values=["present 3"])
    assert "Das macht die Spielleitung" in told(wrong)


async def test_help_leads_to_ones_own_page(house: House) -> None:
    await Tourney(house).open()
    shown = sheet(await house.ben.slash(house.channel, "hilfe"))
    assert "drückt „Mein Turnier“" in words(shown)
    await house.ben.click(shown, label="Mein Turnier")
    assert "Du stehst noch nicht auf der Liste" in words(shown)


async def test_the_house_speaks_of_a_tournament_and_its_lead(house: House) -> None:
    tourney = await Tourney(house).open()
    await tourney.guests()
    said = [
        told(await tourney.press(house.ben, "page", "lead")),
        told(await house.ben.slash(house.channel, "partie pause", partie=tourney.id)),
        told(await house.anna.slash(house.channel, "partie pfeife", an=house.ben, partie=tourney.id)),
    ]
    assert "wer dieses Turnier leitet: wer es eröffnet hat" in said[0] and "„Wer leitet“" in said[2]
    assert "Anmelden" not in said[0] and (await tourney.page(house.anna, "lead")), "the host leads on"
    status = told(await house.ben.slash(house.channel, "partie status", partie=tourney.id))
    assert "Watt-Turnier" in status and "Spielleitung: " in status and "`1a`" not in status
    said.append(status)
    await house.anna.slash(house.channel, "partie pause", partie=tourney.id)
    said.append(told(await tourney.do("seek", house.ben, "mine")))
    assert "Das Turnier ist unterbrochen" in said[-1]
    said.append(told(await house.anna.slash(house.channel, "partie pause", partie=tourney.id)))
    said.append(words(sheet(await house.anna.slash(house.channel, "hilfe"))))
    assert "Das Turnier ruht" in said[-1] and "Du leitest dieses Turnier" in said[-1]
    await house.anna.slash(house.channel, "partie weiter", partie=tourney.id)
    await tourney.do("close")
    said.append(told(await house.anna.slash(house.channel, "partie pause", partie=tourney.id)))
    emma = house.person("emma", rights=discord.Permissions(administrator=True))
    await house.env.settle()
    book = words(sheet(await emma.slash(house.channel, "log")))
    assert "Unterbrochen in" in book and "Partie" not in book
    said.append(texts(house))
    for words_of_it in said:
        assert "Partie" not in words_of_it and "Schiedsrichter" not in words_of_it, words_of_it


async def test_whoever_waits_moves_up_when_somebody_leaves_and_hears_of_it(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde", plaetze=2)
    dora = house.person("dora")
    await house.env.settle()
    await tourney.do("enter", house.ben, "mine")
    assert "Ein Druck, und du stehst auf der Liste" in words(tourney.panel())
    await tourney.do("enter", house.carl, "mine")
    assert "Alle 2 Plätze sind vergeben" in words(tourney.panel()), "who presses now knows what comes"
    emil = house.person("emil")
    await house.env.settle()
    for who in (dora, emil):
        await tourney.do("enter", who, "mine")
    assert "Platz 1 auf der Warteliste. Springt jemand ab, rückst du nach" in words(await tourney.page(dora, "mine"))
    assert "Platz 2 auf der Warteliste" in words(await tourney.page(emil, "mine"))
    leaving = words(await tourney.page(house.ben, "sure.leave"))
    assert "hinten auf der Liste." in leaving and "Partner" not in leaving
    await tourney.do("leave", emil, "mine")
    await tourney.do("leave", house.ben, "mine")
    assert "Die Warteliste ist vorbei" in letters(house, dora)
    assert "Warteliste" not in words(await tourney.page(dora, "mine"))
    await tourney.do("enter", house.ben, "mine")
    await tourney.do("leave", house.ben, "mine")
    assert letters(house, dora).count("Die Warteliste ist vorbei") == 1, "who left behind her changes nothing"


async def test_the_list_closes_by_itself_at_the_time_that_was_set(house: House) -> None:
    start = house.services.games.clock()
    tourney = await Tourney(house).open("wizard", "Vorrunde")
    closes = (start + timedelta(hours=2)).astimezone(ZONE)
    given = {"title": "Vorrunde", "starts": "", "place": "", "closes": f"{closes:%d.%m.%Y %H:%M}", "fee": ""}
    await tourney.form(house.anna, "lead.when", **given)
    await house.env.advance_time(3 * 3600)
    assert "Die Liste ist geschlossen" in told(await tourney.do("enter", house.ben, "mine"))
    assert "gemeldet" in told(await tourney.guests("Dora")), "the lead still enters people until the draw"


async def test_a_sealed_list_offers_no_way_out_and_promises_none(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde", plaetze=3)
    people = [house.person(name) for name in ("dora", "emil", "fips", "gerd")]
    await house.env.settle()
    for who in people:
        await tourney.do("enter", who, "mine")
    await tourney.do("seal")
    own = await tourney.page(people[0], "mine")
    assert "Sie ist versiegelt, gleich wird gelost" in words(own) and "abmelden" not in words(own).casefold()
    assert "nicht komplett oder auf der Warteliste" in texts(house)
