"""A Wizard tournament through the cogs: preliminaries and final, a knockout, penalties."""

from typing import Any

from bot.contest_room.hall import Hall
from bot.contest_room.settings import format_settled
from tests.cogs.test_turnier_online import crowd
from tests.cogs.tourney import Tourney, ids, plain, texts
from tests.edge.house import House, labels, sheet, told, words

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
    assert words(await tourney.page(house.ben, "table")).count(" im Finale") == len(state.rounds[-1].tables[0].entries)


async def test_a_result_says_what_is_missing(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde", runden=1)
    await tourney.guests("Anna\nBela\nChris")
    await tourney.draw()
    few = await tourney.form(house.anna, "lead.rule.1.1", result="Anna: 100")
    assert "Am Tisch sitzen 3, im Feld steht eine Zeile" in told(few)
    empty = await tourney.form(house.anna, "lead.rule.1.1", result="Anna: 100\nBela:\nChris: 20")
    assert "Hinter Bela fehlen die Punkte" in told(empty)
    strange = await tourney.form(house.anna, "lead.rule.1.1", result="Anna: viel\nBela: 10\nChris: 20")
    assert "„viel“ hinter Anna kann ich nicht lesen" in told(strange)
    odd = await tourney.form(house.anna, "lead.rule.1.1", result="Anna: 105\nBela: 20\nChris: 0")
    assert "Jedes Spiel zählt Zehner" in told(odd)
    tie = await tourney.form(house.anna, "lead.rule.1.1", result="Anna: 100\nBela: 100\nChris: nicht da")
    assert "einzelnen Spiele" in told(tie)
    state = await tourney.state()
    await tourney.form(house.anna, "lead.rule.1.1", result="Chris: 300\nBela: 200\nAnna: 100")
    (table,) = (await tourney.state()).rounds[0].tables
    assert table.result.split() and set(table.result.split()) == {"1=100", "2=200", "3=300"}, "by name, in any order"
    assert state.rounds[0].tables[0].entries == table.entries
    done = await tourney.form(house.anna, "lead.rule.1.1", result="Anna: −20\nBela: 100\nChris: nicht da")
    shown = told(done)
    assert "Anna −20" in shown and "Bela 100" in shown and "Chris nicht da" in shown, "in words, not as it is kept"
    assert "1=-20" not in shown
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
    said = words(await tourney.page(house.ben, "table"))
    assert "300 im Finale" in said and "nach dem Platz am Tisch 1 : 2" in said, "places count from one, none below zero"


async def test_z2_7_z6_10_penalties_are_proposed_noted_and_told(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde")
    await tourney.do("enter", house.ben, "mine")
    await tourney.guests(NAMES)
    await tourney.draw()
    page = await tourney.page(house.anna, "lead.penal.1")
    assert ids(page, ":page:penal1") and ids(page, ":page:penal2")
    page = await tourney.page(house.anna, "lead.penal.1.spiel-ernst.2")
    assert "Vorschlag der Richtlinien: Spielniederlage" in words(page)
    assert "letzter Platz, keine Punkte; gespielt wird dort zu" in words(page)
    noted = await tourney.form(house.anna, "lead.punish.1.spiel-klein.1.reminder", why="", aloud=["quiet"])
    assert "Ermahnung, Spielfehler, klein, Stufe 1" in told(noted)
    for _ in (1, 2):
        await tourney.form(house.anna, "lead.punish.1.spiel-gross.1.warning", why="Karten gezeigt", aloud=["quiet"])
    assert "Verwarnung Nummer 2" in words(house.anna.user.dm_channel.history()[-1])
    assert "Verwarnung für" in words(house.ben.user.dm_channel.history()[-1])
    lost = await tourney.form(house.anna, "lead.punish.1.spiel-ernst.2.defeat", why="Weiter gezeigt", aloud=["quiet"])
    assert "Spielniederlage in Runde 1" in told(lost)
    assert "Spielniederlage in Runde 1 (Entscheid" in texts(house) and "gezeigt" not in texts(house)
    assert "letzter Platz" in words(house.ben.user.dm_channel.history()[-1])
    desk = words(await tourney.page(house.anna, "lead.entry.1"))
    assert desk.count("⚖️") >= 4 and "„Weiter gezeigt“" in desk
    out = await tourney.form(house.anna, "lead.punish.3.unsportlich.1.disqualified", why="Gelogen", aloud=["quiet"])
    assert "Disqualifikation" in told(out)
    assert (await tourney.state()).entries[2].status == "excluded"
    letters = "\n".join(map(words, house.anna.user.dm_channel.history()))
    assert "meldet der Veranstalter an AMIGO weiter" in letters and "„Gelogen“" in letters


async def test_z2_7_a_spielniederlage_is_last_whatever_is_typed(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde", runden=2)
    await tourney.guests("Anna\nBela\nChris\nDora")
    state = await tourney.draw()
    lost = state.rounds[0].tables[0].entries[0]
    await tourney.form(house.anna, f"lead.punish.{lost}.ablauf-gross.1.defeat", why="Zettel gefälscht", aloud=["quiet"])
    await results(tourney)
    state = await tourney.state()
    assert f"{lost}=defeat" in state.rounds[0].tables[0].result.split()
    await tourney.form(house.anna, f"lead.punish.{lost}.ablauf-gross.1.defeat", why="Noch einmal", aloud=["quiet"])
    assert "wird dafür nicht ausgelost" in words(await tourney.page(house.anna, f"lead.penal.{lost}.ablauf-gross.1"))
    state = await tourney.draw()
    assert lost not in state.rounds[1].tables[0].entries, "spoken between rounds it means the next one (Z7.3)"


async def test_z5_1_whoever_gives_a_place_back_makes_room_and_the_next_one_hears_of_it(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde", runden=1, format="online")
    people = [house.person(f"p{number}") for number in range(8)]
    await house.env.settle()
    for who in people:
        await tourney.do("enter", who, "mine")
    state = await tourney.draw()
    one, two = state.rounds[0].tables
    for table, base in ((one, 400), (two, 350)):
        typed = "\n".join(f"Jemand: {base - 100 * seat}" for seat in range(4))
        await tourney.form(house.anna, f"lead.rule.{table.name}", result=typed)
    await tourney.do("close")
    first, fourth = people[one.entries[0] - 1], people[two.entries[1] - 1]
    sure = await tourney.page(first, f"sure.resign {one.entries[0]}")
    await first.click(sure, label="Verzichten")
    assert "rückst nach und bist qualifiziert" in words(fourth.user.dm_channel.history()[-1])
    assert "verzichtet auf den Platz. Qualifiziert sind jetzt" in texts(house)
    assert "Qualifiziert!" in words(await tourney.page(fourth, "mine"))


async def test_z6_6_the_desk_asks_for_the_games_that_decide(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde", runden=1, format="online")
    await tourney.guests(NAMES)
    state = await tourney.draw()
    await results(tourney)
    one, two = state.rounds[0].tables
    desk = await tourney.page(house.anna, "lead")
    assert "Gleichstand um den letzten Qualifikationsplatz" in words(desk)
    assert [label for label in labels(desk) if label.startswith("Spiele nachtragen: Runde 1, Tisch")]
    assert "Gleichstand" in told(await tourney.do("close"))
    for table, games in ((one, "100,100"), (two, "150,50")):
        typed = "\n".join(["Jemand: 300", f"Jemand: 200({games})", "Jemand: 100", "Jemand: 0"])
        await tourney.form(house.anna, f"lead.rule.{table.name}", result=typed)
    assert "Tabelle schließen" in labels(await tourney.page(house.anna, "lead"))


async def test_z2_3_fewer_than_eight_are_told_that_nobody_qualifies(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde")
    await tourney.guests("Anna\nBela\nChris\nDora")
    assert "keine Qualifikationsplätze" in words(await tourney.page(house.anna, "lead"))
    await tourney.guests("E\nF\nG\nH")
    assert "keine Qualifikationsplätze" not in words(await tourney.page(house.anna, "lead"))


async def test_z3_3_a_three_card_game_needs_a_line_for_everybody_in_it(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde", runden=1)
    await tourney.guests("\n".join(f"P{number}" for number in range(1, 13)))
    await tourney.draw()
    await results(tourney)
    asked = await tourney.press(house.anna, "form", "lead.decide")
    tied = asked.modal["components"][-1]["component"]["value"].splitlines()
    few = await house.anna.submit_modal(asked, {"points": f"{tied[0]} 30\n\n"})
    assert f"Es müssen {len(tied)} Zeilen sein" in told(few)
    again = await tourney.press(house.anna, "form", "lead.decide")
    assert again.modal["components"][-1]["component"]["value"].strip() == f"{tied[0]} 30", "nothing is typed twice"
    points = "\n".join(f"{line} {20 + 10 * one}" for one, line in enumerate(tied))
    await house.anna.submit_modal(again, {"points": points})
    assert "decided" in [event.kind for event in await house.events(tourney.id)]


async def test_z7_2_a_table_that_is_too_small_before_it_plays_may_be_drawn_again(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde", runden=1)
    people = await crowd(house, tourney, 6)
    state = await tourney.draw()
    table = state.rounds[0].tables[0]
    assert len(table.entries) == 3
    last, *others = table.entries
    alone = people[last - 1]
    assert any(label.endswith(" fehlt") for label in labels(await tourney.page(alone, "mine")))
    assert "Neu auslosen" not in labels(await tourney.page(house.anna, "lead"))
    for number in others:
        await tourney.do(f"gone {number}", page=f"lead.entry.{number}")
    own = await tourney.page(alone, "mine")
    assert "Ergebnis melden" in labels(own) and not any(label.endswith(" fehlt") for label in labels(own)), (
        "nobody is left to wait for"
    )
    sure = await house.anna.click(await tourney.page(house.anna, "lead"), label="Neu auslosen")
    await house.anna.click(sheet(sure), custom_id=f"c:{tourney.id}:do:lead:redraw")
    assert "Die Runde wird neu ausgelost" in texts(house) and (await tourney.state()).rounds == ()
    again = await tourney.draw()
    drawn = {number for table in again.rounds[0].tables for number in table.entries}
    assert drawn == set(range(1, 7)) - set(others)


async def test_z6_9_what_a_rewind_lets_stand_is_not_announced_once_more(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde", runden=1)
    await tourney.guests(NAMES)
    await tourney.draw()
    await tourney.form(house.anna, "lead.rule.1.1", result="x: 300\nx: 200\nx: 100\nx: 0")
    await tourney.do("begin")
    asked = await house.anna.slash(house.channel, "partie zurueck", partie=tourney.id)
    await house.anna.submit_modal(asked, {"line": "Falscher Tisch"})
    round = (await tourney.state()).rounds[0]
    assert round.begun_at and not round.tables[0].result, "the clock runs, the result is gone"
    kinds = [event.kind for event in await house.events(tourney.id)]
    assert kinds.count("clock-started") == 2 and texts(house).count("Alle Tische beginnen jetzt") == 1


async def test_a_format_sent_without_its_choices_leaves_them_as_they_are(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde", format="ko", tische="zettel")
    hall = Hall(house.services, await house.services.games.live(tourney.id), "de")
    sent = {"variant": "", "rounds": "4", "most": "20", "minutes": "", "way": ""}
    after: Any = format_settled(hall, sent)
    assert (after.variant, after.way, after.rounds, after.most, after.minutes) == ("knockout", "pad", 4, 20, None)
