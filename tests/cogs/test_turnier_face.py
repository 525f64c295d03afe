"""What people see of a tournament: one picture that can be read, results in words, what comes next."""

from typing import Any

from bot.contest_room.hall import Hall
from bot.draw.fonts import SMALLEST, clean_name, face
from tests.cogs.tourney import Tourney, plain, texts
from tests.edge.house import House, labels, raw, words

__all__ = ["plain"]
FOURTEEN = "\n".join(f"P{number:02} / Q{number:02}" for number in range(1, 15))


def galleries(message: Any) -> list[int]:
    """Return how many pictures stand side by side in each gallery of a message."""
    return [len(part["items"]) for part in raw(message) if part["type"] == 12]


def drawn(name: str) -> str:
    """Return what is left of a name in a picture."""
    return "".join(piece.text for piece in face("sans", SMALLEST).pieces(clean_name(name))).strip()


async def played(house: House, teams: str, rounds: int = 1) -> Tourney:
    """Play a Wattturnier in which everybody who sits first wins alike."""
    tourney = await Tourney(house).open(runden=rounds)
    await tourney.guests(teams)
    for _ in range(rounds):
        await tourney.draw()
        await tourney.rule_all()
    return tourney


async def test_a_second_picture_crops_none_in_the_channel_and_the_own_page_shows_all_large(house: House) -> None:
    tourney = await played(house, FOURTEEN)
    (closed,) = [one for one in house.channel.history() if "ist komplett" in one.content]
    assert [file.filename for file in closed.attachments if file.filename.endswith(".png")] == ["turnier-1.png"]
    assert "Tabelle" in labels(closed), "the rest is one press away"
    assert galleries(tourney.panel()) == [1, 1], "the first is read at once, the rest are tiles below it"
    page = await tourney.page(house.ben, "table")
    assert galleries(page) == [1, 1], "none is cropped"
    first, second = (part["items"][0]["description"] for part in raw(page) if part["type"] == 12)
    assert "P01" in first + second and not set(first.split("; ")[1:6]) & set(second.split("; ")), "each has its rows"


async def test_w8_4_what_was_given_and_who_is_excluded_stand_in_words(house: House) -> None:
    tourney = await Tourney(house).open(runden=1)
    await tourney.guests("Anna / Bela\nChris / Dora")
    await tourney.draw()
    await tourney.form(house.anna, "lead.exclude.1", why="Karte versteckt", aloud=["quiet"])
    said = texts(house)
    assert "(geschenkt)" in said and "+" not in said, "no signs of ours"
    assert "– Anna / Bela: ausgeschlossen" in said
    assert "geschenkt" in words(await tourney.page(house.anna, "lead.round.1"))


async def test_w8_5_lots_name_the_places_they_gave_line_by_line(house: House) -> None:
    tourney = await played(house, "Anna / Bela\nChris / Dora\nEmre / Finn\nGreta / Hanna")
    desk = words(await tourney.page(house.anna, "lead"))
    assert desk.count("\n- ") == 2 and "das Los entscheidet:" in desk
    await tourney.do("seal")
    assert "2 Gleichstände, die nur noch das Los trennt" in texts(house)
    await tourney.do("draw")
    told = texts(house)
    assert "\n- 1. " in told and "\n- 3. " in told


async def test_z3_1_the_desk_names_the_final_and_who_plays_it(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde", runden=1)
    await tourney.guests("\n".join("ABCDEFGH"))
    await tourney.draw()
    await tourney.do("begin")
    assert "Die Uhr läuft bis <t:" in words(await tourney.page(house.anna, "lead")), "a picture stands still"
    assert "Die Uhr läuft bis <t:" in words(tourney.panel())
    for number, table in enumerate((await tourney.state()).rounds[0].tables):
        typed = "\n".join(f"x: {300 - 100 * seat - 10 * number}" for seat in range(len(table.entries)))
        await tourney.form(house.anna, f"lead.rule.{table.name}", result=typed)
    desk = await tourney.page(house.anna, "lead")
    assert "Als Nächstes das **Finale**: " in words(desk) and "Runde 1 ist gespielt" in words(desk)
    await tourney.draw()
    assert "Das Finale läuft." in words(await tourney.page(house.anna, "lead"))
    await tourney.form(house.anna, "lead.rule.2.1", result="x: 300\nx: 200\nx: 100\nx: 0")
    desk = await tourney.page(house.anna, "lead")
    assert "Das Finale ist gespielt" in words(desk) and "Finale" in labels(desk) and "Runde 2" not in labels(desk)
    page = await tourney.page(house.ben, "table")
    (alt,) = [part["items"][0]["description"] for part in raw(page) if part["type"] == 12]
    assert "nach dem Finale" in alt and "Runde 2 von 1" not in alt


async def test_the_report_in_a_file_has_everybody_and_the_qualified_stand_before_the_ranking(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde", runden=1)
    await tourney.guests("\n".join(f"Spielerin Nummer {number}" for number in range(1, 31)))
    await tourney.draw()
    for number, table in enumerate((await tourney.state()).rounds[0].tables):
        typed = "\n".join(f"x: {400 - 100 * seat - 10 * number}" for seat in range(len(table.entries)))
        await tourney.form(house.anna, f"lead.rule.{table.name}", result=typed)
    await tourney.draw()
    await tourney.form(house.anna, "lead.rule.2.1", result="x: 300\nx: 200\nx: 100\nx: 0")
    await tourney.do("close")
    report = next(one for one in house.channel.history() if "Endstand" in one.content)
    assert report.content.index("Qualifiziert") < report.content.index("**1.**")
    file = next(one for one in report.attachments if one.filename.endswith(".txt"))
    body = (await house.inside(file.read())).decode()
    assert all(f"Spielerin Nummer {number}: " in body for number in range(1, 31))
    assert "weitere" not in body.split("\n\n")[0]


async def test_tables_are_called_when_the_draw_was_told_and_not_before(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Online", format="online", tische="tisch", runden=1)
    people = [house.person(f"p{number}") for number in range(3)]
    await house.env.settle()
    for who in people:
        await tourney.do("enter", who, "mine")
    await tourney.draw()
    said = [words(one) for one in house.channel.history()]
    drawn = next(number for number, one in enumerate(said) if "Alle an die Tische" in one)
    called = next(number for number, one in enumerate(said) if "Ein Druck, und der Tisch ist offen" in one)
    assert drawn < called


async def test_a_result_of_an_earlier_round_is_found_and_mended_while_the_next_one_runs(house: House) -> None:
    tourney = await played(house, "Anna / Bela\nChris / Dora\nEmre / Finn\nGreta / Hanna", rounds=2)
    page = await tourney.page(house.anna, "lead.round.2")
    assert "Runde 1" in labels(page) and "Runde 2" not in labels(page)
    await tourney.form(house.anna, "lead.rule.1.1", result="0:11 0:11 0:11")
    assert "Berichtigt, Runde 1, Tisch 1" in texts(house)


async def test_who_has_asked_somebody_reads_whom(house: House) -> None:
    tourney = await Tourney(house).open()
    await tourney.do("seek", house.ben, "mine")
    assert "Gefragt" not in words(await tourney.page(house.ben, "mine"))
    await tourney.do("seek", house.carl, "mine")
    await tourney.do("ask 1", house.carl, "mine")
    assert f"Gefragt: {house.ben.mention}" in words(await tourney.page(house.carl, "mine"))


async def test_an_entry_is_named_once_and_who_has_called_off_owes_no_fee(house: House) -> None:
    tourney = await Tourney(house).open(startgeld="5")
    await tourney.guests("Anna / Bela\nChris / Dora")
    page = await tourney.page(house.anna, "lead.entry.1")
    assert words(page).count("Anna / Bela") == 1 and "zahlt noch" in words(page)
    await tourney.do("strike 1", page="lead.entry.1")
    page = await tourney.page(house.anna, "lead.entry.1")
    assert "zahlt noch" not in words(page) and "Startgeld bezahlt" not in labels(page)


async def test_w_the_podium_names_the_closest_table_only_if_it_is_one(house: House) -> None:
    tourney = await Tourney(house).open(runden=1)
    await tourney.guests("Anna / Bela\nChris / Dora\nEmre / Finn\nGreta / Hanna")
    await tourney.draw()
    await tourney.form(house.anna, "lead.rule.1.1", result="11:4 11:7 7:11")
    await tourney.form(house.anna, "lead.rule.1.2", result="11:9 9:11 11:9")
    assert await facts(house, tourney) == {"Knappster Tisch": "Runde 1, Tisch 2: 31:29"}
    await tourney.form(house.anna, "lead.rule.1.1", result="11:9 9:11 11:9")
    assert await facts(house, tourney) == {}, "two were as close"


async def test_z_the_podium_names_the_best_score_and_the_closest_table(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde", runden=1)
    await tourney.guests("\n".join("ABCDEFGH"))
    await tourney.draw()
    await tourney.form(house.anna, "lead.rule.1.1", result="x: 300\nx: 280\nx: 100\nx: 0")
    await tourney.form(house.anna, "lead.rule.1.2", result="x: 310\nx: 200\nx: 100\nx: 0")
    table = (await tourney.state()).rounds[0].tables[1]
    best = "ABCDEFGH"[table.entries[0] - 1]
    assert await facts(house, tourney) == {
        "Bestes Ergebnis": f"{best}, 310 in Runde 1",
        "Knappster Tisch": "Runde 1, Tisch 1: 20 Punkte",
    }


async def facts(house: House, tourney: Tourney) -> dict[str, str]:
    """Return what the podium would tell beside the places."""
    hall = Hall(house.services, await house.services.games.live(tourney.id, fresh=True), "de")
    return dict(hall.show.facts(hall.scene))


async def test_nobody_is_first_before_anything_was_played(house: House) -> None:
    tourney = await Tourney(house).open()
    await tourney.form(house.ben, "bring", partner="Oma")
    await tourney.guests("Anna / Bela\nChris / Dora\nEmre / Finn")
    await tourney.draw()
    assert "Platz" not in words(await tourney.page(house.ben, "mine"))
    assert "0 Bummerl" not in words(tourney.panel())
    await tourney.rule_all()
    assert "Platz" in words(await tourney.page(house.ben, "mine"))
    assert "2 Bummerl" in words(tourney.panel())


async def test_a_check_in_of_another_day_says_which(house: House) -> None:
    tourney = await Tourney(house).open(tag="21.11.2035", beginn="14:00")
    await tourney.do("checkin")
    assert ":f>**" not in texts(house) and ":f>. Wer da ist" in texts(house)


async def test_a_name_that_no_picture_can_show_has_its_number_there(house: House) -> None:
    tourney = await Tourney(house).open()
    await tourney.guests("🔥 / Bela\n🐸🐸 / 李小龙\nEmre / Finn\nGreta / Hanna")
    await tourney.draw()

    async def seen(language: str = "de") -> list[list[str]]:
        hall = Hall(house.services, await house.services.games.live(tourney.id, fresh=True), language)
        (plan,) = hall.show.plan(hall.scene, hall.state.rounds[-1])
        teams = [names for table in plan.data.tables for names in table.teams]
        return sorted([drawn(name) for name in names] for names in teams)

    assert await seen() == [["Emre", "Finn"], ["Greta", "Hanna"], ["Nr. 1a", "Bela"], ["Nr. 2a", "Nr. 2b"]]
    assert ["No. 2a", "No. 2b"] in await seen("en")
    assert "🔥" in words(await tourney.page(house.anna, "lead.list.0")), "in words everybody has the own name"


async def test_who_plays_alone_has_the_plain_number(house: House) -> None:
    tourney = await Tourney(house).open("wizard", "Vorrunde")
    await tourney.guests("🔥\nBela\nChris\nDora")
    hall = Hall(house.services, await house.services.games.live(tourney.id, fresh=True), "de")
    assert [drawn(hall.scene.name(number)) for number in (1, 2)] == ["Nr. 1", "Bela"]
    assert hall.scene.name(1) == "Nr. 1 🔥", "files have both"
