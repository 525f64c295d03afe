"""/wizard block: the Block through real cogs, presses, forms, restarts and the clock."""

from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.games.wizard.rules.block_state import over
from bot.store.privacy import load_person
from cogs.wizard import names_in
from tests.edge.house import House, controls, labels, shown, told, words

NAMES = "anna, Bela, Chris"


async def open_block(house: House, **options: object) -> str:
    """Let anna open a pad for herself and two guests."""
    options.setdefault("namen", f"{house.anna.mention}, Bela, Chris")
    await house.anna.slash(house.channel, "wizard block", **options)
    return house.game_id()


async def state(house: House, game: str) -> Any:
    return (await house.services.games.live(game)).folded().state


async def press(house: House, label: str, who: MemberActor | None = None) -> Any:
    return await (who or house.anna).click(house.panel(), label=label)


async def write_line(house: House, button: str, line: str, who: MemberActor | None = None) -> Any:
    """Press a button that asks for a line, and fill in the form."""
    person = who or house.anna
    result = await person.click(house.panel(), label=button)
    return await person.submit_modal(result, {"line": line})


async def write_game(house: House, bids: str, tricks: str) -> None:
    await write_line(house, "Alle auf einmal", bids)
    await write_line(house, "Alle auf einmal", tricks)
    await press(house, "Stimmt so")


@pytest.mark.parametrize(
    ("written", "found"),
    [
        ("Anna, Bela; Chris", ["Anna", "Bela", "Chris"]),
        ("<@12>, Bela <@!34>", ["<@12>", "Bela", "<@!34>"]),
        ("<@1><@2> <@3>", ["<@1>", "<@2>", "<@3>"]),
        (" , ,Anna Maria,", ["Anna Maria"]),
        ("<@999999999999999999999999>, @everyone", ["<@999999999999999999999999>", "@everyone"]),
    ],
)
def test_names_are_read_as_people_write_them(written: str, found: list[int | str]) -> None:
    assert names_in(written) == found


async def test_a_block_is_written_with_numbers_and_confirmed(house: House) -> None:
    answer = shown(await house.anna.slash(house.channel, "wizard block", namen=f"{house.anna.mention}, Bela, Chris"))
    assert "Spiel 1 von 20" in words(answer)
    assert [file.filename for file in house.panel().attachments] == ["bild.png"]
    assert "Wizard-Block, Spiel 1 von 20" in str(house.panel().attachments[0].description)
    game = house.game_id()
    assert "Bela sagt an" in words(house.panel())  # left of anna, who deals
    for number in ("0", "1", "1"):
        await press(house, number)
    await press(house, "0")
    assert "Chris" in words(house.panel())
    await press(house, "1")  # the last player's tricks follow
    assert "Stimmt das so" in words(house.panel())
    await press(house, "Stimmt so")
    assert "Spiel 2 von 20" in words(house.panel())
    row = (await state(house, game)).sheet.rows[0]
    assert (row.players, row.bids, row.tricks) == (("B", "C", "A"), (0, 1, 1), (0, 1, 0))


async def test_the_barred_number_is_visibly_barred_and_explained(house: House) -> None:
    await open_block(house)
    await write_game(house, "0 1 1", "0 1 0")
    await press(house, "1")
    await press(house, "0")
    assert "1 gesperrt" in labels(house.panel())
    assert "Die Summe darf nicht 2 sein" in words(house.panel())
    number = next(id for id in controls(house.panel()) if id.endswith(":ansage 1"))
    assert "ist gesperrt" in told(await house.press(house.anna, number))


async def test_all_at_once_by_one_form_and_its_mistakes(house: House) -> None:
    game = await open_block(house)
    assert "Ich brauche 3 Zahlen" in told(await write_line(house, "Alle auf einmal", "1 0"))
    assert "nur Zahlen" in told(await write_line(house, "Alle auf einmal", "eins zwei drei"))
    assert "Mehr als einen Stich" in told(await write_line(house, "Alle auf einmal", "2 0 0"))
    await write_line(house, "Alle auf einmal", "1, 0, 1")
    assert "Zusammen 2 Stiche, es waren aber 1" in told(await write_line(house, "Alle auf einmal", "1 1 0"))
    await write_line(house, "Alle auf einmal", "1 0 0")
    assert (await state(house, game)).entry.tricks == (1, 0, 0)


async def test_undo_and_change_on_the_more_page(house: House) -> None:
    game = await open_block(house)
    await press(house, "1")
    await press(house, "Zurück")
    assert (await state(house, game)).entry.bids == ()
    await write_line(house, "Alle auf einmal", "1 0 1")
    more = (await press(house, "Mehr")).response
    change = (await house.anna.click(more, label="Zahl ändern")).response or more
    form = await house.anna.click(change, label="Ansage Bela")
    await house.anna.submit_modal(form, {"line": "0"})
    assert (await state(house, game)).entry.bids == (0, 0, 1)
    assert "Ansage von Bela geändert" in words(house.panel())


async def test_a_locked_game_is_corrected_by_the_referee_only_with_a_trace(house: House) -> None:
    game = await open_block(house, art="runde", namen=f"{house.anna.mention}, {house.ben.mention}, Chris")
    await write_game(house, "1 0 0", "1 1 0")
    await press(house, "0")
    token = (await house.services.games.live(game)).token
    no = await house.press(house.ben, f"m:{game}:{token}:spiel 1 2/1 0/0 0/0")
    assert "nur noch der Schiedsrichter" in told(no)
    referee = house.person("rita", manager=True)
    await house.press(referee, f"m:{game}:{token}:spiel 1 2/1 0/0 0/0")
    assert "Spiel 1 berichtigt" in words(house.panel())
    assert [event.kind for event in await house.events(game)][-1] == "corrected"


async def test_z6_7_an_ordinary_player_cannot_undo_locked_games(house: House) -> None:
    game = await open_block(house, namen=f"{house.anna.mention}, {house.ben.mention}, Chris")
    for bids, tricks in (("1 0 1", "1 0 0"), ("1 0 0", "1 1 0"), ("1 0 0", "1 1 1")):
        await write_game(house, bids, tricks)
    undo = next(id for id in controls(house.panel()) if id.endswith(":zurueck"))
    assert "jemand anders" in told(await house.press(house.ben, undo)), "anna confirmed it"
    await press(house, "0", house.ben)
    undo = next(id for id in controls(house.panel()) if id.endswith(":zurueck"))
    await house.press(house.ben, undo)
    token = (await house.services.games.live(game)).token
    for person in (house.ben, house.anna):
        assert "nichts mehr zurückzunehmen" in told(await house.press(person, f"m:{game}:{token}:zurueck"))
    assert len((await state(house, game)).sheet.rows) == 3


async def test_z6_9_partie_zurueck_after_a_gong_takes_back_the_entry(house: House) -> None:
    game = await open_block(house, art="runde", namen=f"{house.anna.mention}, Bela, Chris, Dora")
    await press(house, "1")
    await house.env.advance_time(40 * 60 + 1)
    assert "Noch 10 Minuten" in words(house.panel())
    no = await house.ben.slash(house.channel, "partie zurueck")
    assert "wer diese Partie leitet" in told(no)
    form = await house.anna.slash(house.channel, "partie zurueck")
    await house.anna.submit_modal(form, {"line": "verschrieben"})
    now = await state(house, game)
    assert (now.entry.bids, now.gongs) == ((), 1)


async def test_z6_9_in_a_round_only_the_schiedsrichter_strikes_and_nobody_is_replaced(house: House) -> None:
    game = await open_block(house, art="runde", namen=f"{house.anna.mention}, {house.ben.mention}, Chris")
    token = (await house.services.games.live(game)).token
    for move in ("strafe B", "geht B"):
        assert "wer den Block eröffnet hat" in told(await house.press(house.ben, f"m:{game}:{token}:{move}"))
        assert "allein der Schiedsrichter" in told(await house.press(house.anna, f"m:{game}:{token}:{move}"))
    referee = house.person("rita", manager=True)
    no = await referee.slash(house.channel, "partie ersetzen", platz="B", person=house.carl)
    assert "niemand ersetzt" in told(no)
    await house.press(referee, f"m:{game}:{token}:strafe B")
    assert "−120" in words(house.panel())


async def test_z6_7_after_the_last_confirmation_the_schiedsrichter_changes_the_result_for_a_day(house: House) -> None:
    game = await open_block(house, namen=f"{house.anna.mention}, {house.ben.mention}, Chris")
    await write_game(house, "1 0 1", "1 0 0")
    token = (await house.services.games.live(game)).token
    await house.press(house.anna, f"m:{game}:{token}:schluss")
    assert f"**1.** {house.ben.mention} · +30" in words(house.panel())
    strike, late = f"m:{game}:0.over:strafe B", f"m:{game}:0.over:spiel 1 0/1 1/0 0/1"
    assert "wer den Block eröffnet hat" in told(await house.press(house.ben, strike))
    assert "nur noch der Schiedsrichter" in told(await house.press(house.ben, late))
    referee = house.person("rita", manager=True)
    pages = (await press(house, "Schiedsrichter", referee)).response
    penalties = (await referee.click(pages, label="Strafen")).response or pages
    assert "Nicht bedient" in words(penalties)
    await house.press(referee, strike)
    assert f"**3.** {house.ben.mention} · −90" in words(house.panel())
    results = await house.services.games.database.read(lambda db: load_person(db, house.ben.id).results)
    assert [(row["place"], row["points"]) for row in results] == [(3, -90)]
    one = (await house.press(referee, f"m:{game}:0.over:>spiel1")).response
    form = await referee.click(one, label="Neu schreiben")
    await referee.submit_modal(form, {"line": "0/1 1/0 0/1"})
    assert (await state(house, game)).sheet.rows[0].tricks == (0, 1, 0)
    await house.env.advance_time(24 * 3600 + 60)
    assert "steht fest" in told(await house.press(referee, f"m:{game}:0.over:streichen 1"))


async def test_z6_10_the_list_of_the_schiedsrichter_on_its_pages(house: House) -> None:
    game = await open_block(house, namen=f"{house.anna.mention}, {house.ben.mention}, Chris")
    referee = house.person("rita", manager=True)
    token = (await house.services.games.live(game)).token
    page = (await house.press(referee, f"m:{game}:{token}:>verstossB.spiel-ernst.2")).response
    assert "Vorschlag der Richtlinien: Spielniederlage" in words(page)
    note = f"m:{game}:{token}:verwarnung B spiel-ernst 2"
    assert "wer den Block eröffnet hat" in told(await house.press(house.ben, note))
    assert "allein der Schiedsrichter" in told(await house.press(house.anna, note))
    await referee.click(page, label="Verwarnung")
    token = (await house.services.games.live(game)).token
    await house.press(referee, f"m:{game}:{token}:verwarnung B ablauf-klein 1")
    assert "Verwarnung Nummer 2" in words(house.panel())
    assert "hat 2 Verwarnungen" in words(house.panel())


async def test_z2_5_a_round_waits_five_minutes_and_goes_on_without(house: House) -> None:
    game = await open_block(house, art="runde", auslosen=False, namen=f"{house.anna.mention}, Bela, Chris")
    token = (await house.services.games.live(game)).token
    await house.press(house.anna, f"m:{game}:{token}:fehlt C")
    assert "Noch wird gewartet auf: Chris" in words(house.panel())
    await house.env.advance_time(4 * 60)
    assert "Fünf Minuten sind um" not in words(house.panel())
    await house.env.advance_time(61)
    assert "Fünf Minuten sind um" in words(house.panel())
    await press(house, "0")
    assert (await state(house, game)).entry.bids == (0,)


async def test_a_hundred_presses_in_a_second_are_one_bid(house: House) -> None:
    game = await open_block(house)
    button = next(id for id in controls(house.panel()) if id.endswith(":ansage 1"))
    await house.rush(house.press(house.anna, button) for _ in range(100))
    assert (await state(house, game)).entry.bids == (1,)


async def test_spectators_do_not_write(house: House) -> None:
    await open_block(house)
    assert "wer mit am Tisch sitzt" in told(await press(house, "1", house.carl))


async def test_restart_in_every_step_of_the_block(house: House) -> None:
    game = await open_block(house)
    for label in ("1", "0", "1", "0", "1"):
        await house.restart()
        await press(house, label)
    await house.restart()
    await press(house, "Stimmt so")
    await house.restart()
    assert len((await state(house, game)).sheet.rows) == 1
    assert "Spiel 2 von 20" in words(house.panel())


async def test_fifty_minutes_with_gongs(house: House) -> None:
    game = await open_block(house, art="runde", namen="Anna, Bela, Chris, Dora")
    await write_game(house, "1 0 0 1", "1 0 0 0")
    await house.env.advance_time(39 * 60)
    assert "🔔 Noch" not in words(house.panel())
    await house.env.advance_time(61)
    assert "Noch 10 Minuten" in words(house.panel())
    await write_game(house, "1 0 0 1", "1 1 1 0")  # writing does not stop the clock
    await house.env.advance_time(5 * 60 + 1)
    assert "Noch 5 Minuten" in words(house.panel())
    await press(house, "2")
    await house.env.advance_time(5 * 60 + 1)
    assert "Die Zeit ist um" in words(house.panel())
    await write_line(house, "Alle auf einmal", "2 0 0 1")
    await write_line(house, "Alle auf einmal", "2 1 1 1")
    await press(house, "Stimmt so")
    assert "Endstand" in words(house.panel())
    assert over(await state(house, game))


async def test_the_end_has_ranking_chart_and_spreadsheet(house: House) -> None:
    await open_block(house)
    await write_game(house, "1 0 1", "1 0 0")
    more = (await press(house, "Mehr")).response
    end = (await house.anna.click(more, label="Schluss")).response or more
    await house.anna.click(end, label="Schluss und werten")
    panel = house.panel()
    assert "Endstand" in words(panel)
    assert "**1.** Bela · +30" in words(panel)
    chart = await press(house, "Wizard-Verlauf", house.carl)
    assert [file.filename for file in chart.response.attachments] == ["bild.png"]
    sheet = await press(house, "Als Text und Tabelle", house.carl)
    (csv,) = sheet.response.attachments
    assert csv.filename == "wizard-block.csv"
    body = (await house.inside(csv.read())).decode("utf-8-sig")
    assert body.splitlines()[1].startswith("1;1;anna;")


@pytest.mark.parametrize(
    ("options", "answer"),
    [
        ({"namen": "Anna, Bela"}, "zu dritt bis zu sechst"),
        ({"namen": "a, b, c, d, e, f, g"}, "zu dritt bis zu sechst"),
        ({"namen": "a, b, c, d, e, f", "art": "runde"}, "drei bis fünf"),
        ({"namen": NAMES, "art": "runde", "plusminus": False}, "gilt Plus/Minus Eins immer"),
        ({"namen": "Anna, anna, Bela"}, "steht jemand zweimal"),
        ({"namen": "Anna, Bela, <@123456789012345678>"}, "finde ich auf diesem Server nicht"),
        ({"namen": NAMES, "uhr": "3"}, "mindestens 5 Minuten"),
    ],
)
async def test_commands_that_make_no_sense_are_answered(house: House, options: dict[str, Any], answer: str) -> None:
    assert answer in told(await house.anna.slash(house.channel, "wizard block", **options))
    assert not house.channel.history()
