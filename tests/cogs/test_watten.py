"""/watten zettel: real cogs, real panels, real private sheets."""

from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.games.watten.model.pad import PadOptions
from tests.edge.house import House, controls, labels, raw, sheet, shown, told, words
from tests.edge.pings import ping


def alts(message: Any) -> str:
    """Return the descriptions of all pictures of a message."""
    items = [item for part in raw(message) if part["type"] == 12 for item in part["items"]]
    return "\n".join(str(item.get("description")) for item in items)


async def pad(house: House, **names: Any) -> str:
    """Open a pad: anna and ben have Discord, the Sepp and the Vroni do not."""
    people = {"nord": house.anna.mention, "ost": house.ben.mention, "sued": "Sepp", "west": "Vroni", "geber": "Nord"}
    await house.anna.slash(house.channel, "watten zettel", **{**people, **names})
    return house.game_id()


async def press(house: House, person: MemberActor, label: str) -> None:
    result = await person.click(house.panel(), label=label)
    assert result.acknowledged, label
    assert not result.followups


async def test_a_pad_with_four_names_lies_on_the_table_at_once(house: House) -> None:
    answer = shown(
        await house.anna.slash(
            house.channel, "watten zettel", nord=house.anna.mention, ost="Sepp", sued=house.ben.mention, west="Vroni"
        )
    )
    assert f"{house.anna.mention} und {house.ben.mention} 0 : 0 Sepp und Vroni" in words(answer)
    assert "Geber:" in words(answer)
    assert "Ansager:" in words(answer)
    assert labels(answer)[:1] == ["Angesagt"]
    assert "Watten-Zettel, Runde 1. anna / ben 0. Sepp / Vroni 0. 0 Spiele geschrieben" in alts(answer)
    assert house.pings(answer) == ping(house.ben)


async def test_a_page_that_time_went_past_does_not_say_that_anything_was_done(house: House) -> None:
    await pad(house)
    await press(house, house.anna, "Angesagt")
    more = await house.ben.click(house.panel(), label="Mehr")
    assert more.response is not None
    await press(house, house.anna, "anna / Sepp gewinnen")
    await house.env.settle()
    assert "Inzwischen ging es weiter" in words(more.response)


async def test_closing_a_pad_for_good_is_asked_once(house: House) -> None:
    game = await pad(house)
    for _ in range(6):
        await press(house, house.anna, "Angesagt")
        if "gespannt" in words(house.panel()):
            await press(house, house.anna, "Dabei (zählt 3)")
        await press(house, house.anna, "anna / Sepp gewinnen")
        if "Stimmt so" in labels(house.panel()):
            break
    for person in (house.anna, house.ben):
        await press(house, person, "Stimmt so")
    asked = await house.ben.click(house.panel(), label="Zettel abschließen")
    assert "Alle fertig?" in told(asked) and asked.response is not None
    assert (await house.services.games.live(game)).row.status == "running", "one slip ends no evening"
    await house.ben.click(asked.response, label="Zettel abschließen")
    assert (await house.services.games.live(game)).row.status == "over"


async def test_a_seat_is_for_one_member_or_one_guest(house: House) -> None:
    both = await house.anna.slash(house.channel, "watten zettel", nord=f"{house.ben.mention} süd:Gast")
    assert "entweder ein @Mitglied oder der Name eines Gasts" in told(both)


async def test_a_game_is_written_and_whoever_may_not_press_is_told_why(house: House) -> None:
    await pad(house)
    stranger = await house.carl.click(house.panel(), label="Angesagt")
    assert "Auf diesem Zettel stehst du nicht" in told(stranger)
    await press(house, house.anna, "Angesagt")
    assert "gilt **2**" in words(house.panel())
    not_theirs = await house.ben.click(house.panel(), label="anna / Sepp: Ausschaffen auf 3")
    assert "müssen die anderen beiden selber drücken" in told(not_theirs)
    await press(house, house.anna, "anna / Sepp: Ausschaffen auf 3")
    assert labels(house.panel())[:3] == ["Dabei (zählt 3)", "Gehen (2 für anna / Sepp)", "Weiter: 4"]
    own = await house.anna.click(house.panel(), label="Dabei (zählt 3)")
    assert "Ihr habt selbst ausgeschafft" in told(own)
    await press(house, house.ben, "Dabei (zählt 3)")
    await press(house, house.ben, "anna / Sepp gewinnen")
    assert f"{house.anna.mention} und Sepp 3 : 0 {house.ben.mention} und Vroni" in words(house.panel())
    assert f"Geber: {house.ben.mention}" in words(house.panel())


async def test_corrections_and_penalties_are_on_pages_of_ones_own(house: House) -> None:
    await pad(house)
    await press(house, house.anna, "Angesagt")
    await press(house, house.anna, "anna / Sepp gewinnen")
    page = await house.ben.click(house.panel(), label="Korrektur")
    assert page.response is not None
    menu = next(id for id in controls(page.response) if id.endswith("korrekturA"))
    await house.ben.select(page.response, ["korrektur A gespielt 4"], custom_id=menu)
    assert "4 : 0" in words(house.panel())
    page = await house.anna.click(house.panel(), label="Korrektur")
    assert page.response is not None
    menu = next(id for id in controls(page.response) if id.endswith("korrekturA"))
    struck = await house.anna.select(page.response, ["korrektur A gespielt 2"], custom_id=menu)
    assert "Eigene Punkte streicht man nicht" in told(struck)
    page = await house.ben.click(house.panel(), label="Strafe")
    assert page.response is not None
    menu = next(id for id in controls(page.response) if id.endswith("strafeA"))
    await house.ben.select(page.response, ["strafe A schreiben"], custom_id=menu)
    assert "verlangen eine Strafe" in words(house.panel())
    await press(house, house.anna, "Ja")
    assert "2 : 0" in words(house.panel())


async def test_an_objection_goes_to_both_teams(house: House) -> None:
    await pad(house)
    await press(house, house.anna, "Angesagt")
    await press(house, house.anna, "anna / Sepp gewinnen")
    await press(house, house.ben, "Einspruch")
    assert labels(house.panel()) == ["Stimmt so", "Korrektur", "Strafe", "Zurück"]
    await press(house, house.anna, "Stimmt so")
    again = await house.anna.click(house.panel(), label="Stimmt so")
    assert "schon bestätigt" in told(again)
    await press(house, house.ben, "Stimmt so")
    assert "Angesagt" in labels(house.panel())


async def test_a_slip_of_the_pencil_is_taken_back_with_one_press_by_who_made_it(house: House) -> None:
    await pad(house)
    assert "Zurück" not in labels(house.panel()), "there is nothing to take back yet"
    await press(house, house.anna, "Angesagt")
    await press(house, house.anna, "ben / Vroni gewinnen")
    assert "0 : 2" in words(house.panel())
    no = await house.ben.click(house.panel(), label="Zurück")
    assert "Das haben die anderen geschrieben" in told(no)
    await press(house, house.anna, "Zurück")
    assert "0 : 0" in words(house.panel()) and "nehmen ihren letzten Eintrag zurück" in words(house.panel())
    await press(house, house.anna, "anna / Sepp gewinnen")
    assert "2 : 0" in words(house.panel())


async def test_w7_8_a_misdeal_is_called_while_a_raise_is_open(house: House) -> None:
    await pad(house)
    await press(house, house.anna, "Angesagt")
    await press(house, house.anna, "anna / Sepp: Ausschaffen auf 3")
    assert {"Strafe", "Vergeben", "Zurück"} <= set(labels(house.panel()))
    await press(house, house.ben, "Vergeben")
    await press(house, house.anna, "Ja")
    assert "Angesagt" in labels(house.panel())


async def test_w5_2_the_pad_has_a_time_for_answers(house: House) -> None:
    game = await pad(house, zeit="3 Minuten")
    assert (await house.services.games.live(game)).options == PadOptions(
        dealer="Nord", guests=("Süd", "West"), seconds=180
    )
    await press(house, house.anna, "Angesagt")
    await press(house, house.anna, "anna / Sepp: Ausschaffen auf 3")
    await house.env.advance_time(181)
    assert "2 : 0" in words(house.panel()), "no answer in time: Gehen"


async def test_house_rules_of_a_server_hold_for_pads_and_tables(house: House) -> None:
    chief = house.person("chefin", manager=True)
    for kind, rule, key in (
        ("wattenzettel", "seconds", "600"),
        ("wattenzettel", "silence", "stay"),
        ("watten", "most_schenas", "0"),
        ("watten", "free_choice", "yes"),
    ):
        setup = sheet(await chief.slash(house.channel, "einrichten"))
        more = sheet(await chief.click(setup, label="Sonstiges"))
        page = sheet(await chief.select(more, [kind], custom_id="es:game"))
        await chief.select(page, [key], custom_id=f"eu:{kind}:{rule}")
    game = await pad(house)
    live = await house.services.games.live(game)
    assert live.options == PadOptions(dealer="Nord", guests=("Süd", "West"), seconds=600, silence="stay")
    other = house.guild.create_text_channel("wirtshaus")
    await house.anna.slash(other, "watten tisch")
    assert "Schenas: keines" in words(house.panel(other)) and "frei: wer beides hat, wählt" in words(house.panel(other))


async def test_a_whole_runde_by_one_thumb_for_three_guests(house: House) -> None:
    await house.anna.slash(
        house.channel, "watten zettel", nord="Sepp", ost="Vroni", sued="Leni", west="Kaspar", runden=1
    )
    for _ in range(5):
        await press(house, house.anna, "Angesagt")
        if "Dabei (zählt 3)" in labels(house.panel()):
            await press(house, house.anna, "Dabei (zählt 3)")
        await press(house, house.anna, "Sepp / Leni gewinnen")
    await press(house, house.anna, "Angesagt")
    await press(house, house.anna, "Dabei (zählt 3)")
    await press(house, house.anna, "Sepp / Leni gewinnen")
    await press(house, house.anna, "Stimmt so")
    assert "Schneider!" in words(house.panel()) or "1 zu 0 Bummerl" in words(house.panel())
    more = await house.anna.click(house.panel(), label="Mehr")
    assert more.response is not None
    assert [file.filename for file in more.response.attachments] == ["watten.csv"]
    table = (await house.inside(more.response.attachments[0].read())).decode("utf-8-sig")
    assert table.splitlines()[0] == "Spiel;Wie;Team;Wert;Sepp / Leni;Vroni / Kaspar"
    assert "B1;Schneider;Sepp / Leni;1;11;0" in table


@pytest.mark.parametrize(
    ("names", "answer"),
    [
        ({"nord": "Sepp", "ost": "sepp"}, "Auf zwei Stühlen"),
        ({"nord": "\u200b"}, "kein Name"),
        ({"nord": "<@123456789012345678>"}, "finde ich auf diesem Server nicht"),
    ],
)
async def test_names_that_cannot_go_on_a_pad(house: House, names: dict[str, str], answer: str) -> None:
    assert answer in told(await house.anna.slash(house.channel, "watten zettel", **names))
    assert not house.channel.history()


async def test_bots_neither_write_nor_play(house: House) -> None:
    robot = house.guild.add_member(house.env.create_user("dings", bot=True))
    assert "Bots spielen nicht mit" in told(await house.anna.slash(house.channel, "watten zettel", nord=robot.mention))
    assert "Bots spielen nicht mit" in told(await house.anna.slash(house.channel, "watten tisch", partner=robot))
    assert "Auf zwei Stühlen" in told(await house.anna.slash(house.channel, "watten tisch", partner=house.anna))


async def test_names_from_hell_are_drawn_and_harm_nobody(house: House) -> None:
    await pad(house, sued="**@everyone** " + "W" * 200, west="=cmd|' /C calc'!A0;x")
    assert "@everyone" not in words(house.panel()).replace("@\u200beveryone", "")
    await press(house, house.anna, "Angesagt")
    more = await house.anna.click(house.panel(), label="Mehr")
    assert more.response is not None
    table = (await house.inside(more.response.attachments[0].read())).decode("utf-8-sig")
    assert all(not cell.startswith(("=", "+", "@")) for line in table.splitlines() for cell in line.split(";"))
