"""/dog neu: from the lobby to the end, through the real client and cogs."""

import re
from typing import Any

from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.games.dog.model import HOUSE_NAMES, State
from bot.games.dog.moves import DECK
from bot.service.play.live import Who
from tests.cogs.cabin import houses as house_roles
from tests.edge.house import House, controls, labels, raw, shown, told, words


async def state_of(house: House, game: str) -> State:
    state: State = (await house.services.games.live(game)).folded().state
    return state


async def opened(house: House, **options: Any) -> str:
    """Let anna open a table for two with ben and begin."""
    await house.anna.slash(house.channel, "dog neu", **({"spieler": 2, "partner": house.ben} | options))
    game = house.game_id()
    assert (await house.anna.click(house.panel(), label="Beginnen")).acknowledged
    return game


async def door(house: House, person: MemberActor) -> ResponseMessage:
    result = await person.click(house.panel(), label="Meine Karten")
    assert result.response is not None and result.response.ephemeral
    return result.response


async def give(house: House, person: MemberActor) -> None:
    """Open one's cards and give the first."""
    sheet = await door(house, person)
    await person.click(sheet, label=next(label for label in labels(sheet) if label.startswith("①")))


def person_of(house: House, seat: str) -> MemberActor:
    return house.anna if seat == "Slytherin" else house.ben


def menus(message: Any) -> list[dict[str, Any]]:
    return [part for part in raw(message) if part["type"] == 3]


async def play_something(house: House, game: str) -> None:
    """Let whoever is in turn do the first thing offered, page by page."""
    live = await house.services.games.live(game)
    (seat,) = live.spec.rules.waiting_for(live.folded().state)
    person = person_of(house, seat)
    sheet = await door(house, person)
    before = len(await house.events(game))
    for _ in range(12):
        if len(await house.events(game)) > before:
            return
        offered = labels(sheet)
        sure = next((one for one in ("Spielen", "Nicht ziehen") if one in offered), None)
        if sure:
            await person.click(sheet, label=sure)
        elif menus(sheet):
            menu = menus(sheet)[0]
            await person.select(sheet, [menu["options"][0]["value"]], custom_id=menu["custom_id"])
        else:
            parts = [part for part in raw(sheet) if part["type"] == 2 and not part.get("disabled")]
            assert parts[0]["label"] not in ("Letzte Züge", "Meine Karten"), words(sheet)
            await person.click(sheet, label=parts[0]["label"])
    raise AssertionError(f"no move in twelve presses: {words(sheet)}")


async def test_a_lobby_with_settings(house: House) -> None:
    answer = shown(await house.anna.slash(house.channel, "dog neu", haus="Gryffindor", partner=house.ben, ziel="gang"))
    assert "Zu viert spielen Slytherin und Gryffindor gegen Hufflepuff und Ravenclaw." in words(answer)
    assert "DOG in Hogwarts" in words(answer)
    assert f"`Gryffindor` {house.anna.mention}" in words(answer)
    assert f"`Slytherin` {house.ben.mention}" in words(answer)
    assert "`Hufflepuff` *frei*" in words(answer)
    menu = next(id for id in controls(house.panel()) if id.startswith("t:"))
    assert (await house.carl.select(house.panel(), ["Ravenclaw"], custom_id=menu)).acknowledged
    assert f"`Ravenclaw` {house.carl.mention}" in words(house.panel())
    assert (await house.carl.select(house.panel(), ["Hufflepuff"], custom_id=menu)).acknowledged
    assert "`Ravenclaw` *frei*" in words(house.panel())
    await house.anna.click(house.panel(), label="Computer auffüllen")
    assert "`Ravenclaw` 🤖" in words(house.panel())
    await house.anna.click(house.panel(), label="Beginnen")
    state = await state_of(house, house.game_id())
    assert state.ground.lane and state.ground.team
    assert [player.seat for player in state.players] == list(HOUSE_NAMES)


async def test_house_rules_of_a_server_and_what_is_said_against_them(house: House) -> None:
    chief = house.person("chefin", manager=True)
    await house.anna.slash(house.channel, "dog neu")
    page = (await chief.click(house.panel(), label="Hausregeln")).response
    assert page is not None
    game = house.game_id()
    for rule, value in (("ring", "64"), ("lane", "yes"), ("draw_houses", "yes"), ("seconds", "none")):
        await chief.select(page, [value], custom_id=f"rs:{game}:{rule}")
    await chief.click(page, label="Ab jetzt hier immer so")
    other = house.guild.create_text_channel("dog")
    await house.anna.slash(other, "dog neu", ring=32, haus="Gryffindor")
    said = words(house.panel(other))
    assert "Ring: 32 Felder, Ziel: Gang mit drei Plätzen, Bedenkzeit: ohne Uhr" in said
    assert f"`Gryffindor` {house.anna.mention}" in said
    third = house.guild.create_text_channel("dog-drei")
    await house.anna.slash(third, "dog neu")
    assert f"`Platz 1` {house.anna.mention}" in words(house.panel(third))


def houses(house: House) -> dict[str, str]:
    """Return who sits in which house, by the lobby's panel."""
    people = {person.mention: name for name, person in (("anna", house.anna), ("ben", house.ben), ("carl", house.carl))}
    found = re.findall(r"`(\w+)` (<@\d+>)", words(house.panel()))
    return {people[mention]: seat for seat, mention in found}


async def test_d7_1_two_sit_green_and_red_although_a_third_has_left(house: House) -> None:
    await house.anna.slash(house.channel, "dog neu")
    for person in (house.ben, house.carl):
        await person.click(house.panel(), label="Platz nehmen")
    assert houses(house) == {"anna": "Slytherin", "ben": "Gryffindor", "carl": "Hufflepuff"}
    await house.ben.click(house.panel(), label="Aufstehen")
    assert houses(house) == {"anna": "Slytherin", "carl": "Gryffindor"}
    await house.anna.click(house.panel(), label="Beginnen")
    state = await state_of(house, house.game_id())
    assert [player.seat for player in state.players] == ["Slytherin", "Gryffindor"]
    assert state.ground.houses == (0, 2)


async def test_d7_1_a_house_that_was_chosen_is_kept(house: House) -> None:
    await house.anna.slash(house.channel, "dog neu")
    await house.ben.click(house.panel(), label="Platz nehmen")
    menu = next(id for id in controls(house.panel()) if id.startswith("t:"))
    await house.carl.select(house.panel(), ["Hufflepuff"], custom_id=menu)
    await house.ben.click(house.panel(), label="Aufstehen")
    assert houses(house) == {"anna": "Slytherin", "carl": "Hufflepuff"}, "carl has chosen"
    await house.ben.click(house.panel(), label="Platz nehmen")
    assert houses(house)["ben"] == "Gryffindor"
    await house.carl.click(house.panel(), label="Aufstehen")
    await house.carl.click(house.panel(), label="Platz nehmen")
    await house.ben.click(house.panel(), label="Aufstehen")
    assert houses(house) == {"anna": "Slytherin", "carl": "Gryffindor"}, "what was chosen before does not count"


async def test_d7_1_the_host_keeps_the_house_that_was_named(house: House) -> None:
    await house.anna.slash(house.channel, "dog neu", haus="Ravenclaw")
    await house.ben.click(house.panel(), label="Platz nehmen")
    await house.carl.click(house.panel(), label="Platz nehmen")
    await house.ben.click(house.panel(), label="Aufstehen")
    assert houses(house) == {"anna": "Ravenclaw", "carl": "Slytherin"}


async def test_three_may_begin_at_a_table_for_four(house: House) -> None:
    await house.anna.slash(house.channel, "dog neu")
    for person in (house.ben, house.carl):
        await person.click(house.panel(), label="Platz nehmen")
    await house.anna.click(house.panel(), label="Beginnen")
    state = await state_of(house, house.game_id())
    assert [player.seat for player in state.players] == ["Slytherin", "Hufflepuff", "Gryffindor"]
    assert "Zu dritt spielt jeder für sich" in words(house.panel())


async def test_houses_drawn_by_lot(house: House) -> None:
    game = await opened(house, haus="auslosen")
    state = await state_of(house, game)
    assert {player.seat for player in state.players} == {"Platz 1", "Platz 2"}
    assert {player.house for player in state.players} == {0, 2}


async def test_settings_that_do_not_fit_are_explained(house: House) -> None:
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"spieler": 2, "haus": "Ravenclaw"}, "Zu zweit spielen Slytherin und Gryffindor"),
        ({"spieler": 3, "haus": "Hufflepuff", "partner": house.ben}, "ist bei dieser Spielerzahl kein Platz"),
        ({"partner": house.anna}, "nur ein anderer Mensch"),
    ]
    for options, answer in wrong:
        assert answer in told(await house.anna.slash(house.channel, "dog neu", **options))
    assert not house.channel.history()


async def test_cards_are_given_face_down(house: House) -> None:
    game = await opened(house)
    sheet = await door(house, house.anna)
    assert "Welche Karte gibst du verdeckt an" in words(sheet)
    first = next(label for label in labels(sheet) if label.startswith("①"))
    await house.anna.click(sheet, label=first)
    assert "zugeschoben" in words(sheet)
    assert "hat eine Karte verdeckt weitergegeben" in words(house.panel())
    state = await state_of(house, game)
    given = state.player("Slytherin").given
    assert given is not None
    twice = await house.press(house.anna, f"m:{game}:0.1t:gib {given}", house.panel())
    assert "schon" in told(twice)
    await give(house, house.ben)
    assert (await state_of(house, game)).phase == "play"


async def test_a_card_is_played_and_told_to_all(house: House) -> None:
    game = await opened(house)
    await give(house, house.anna)
    await give(house, house.ben)
    before = len(await house.events(game))
    live = await house.services.games.live(game)
    (seat,) = live.spec.rules.waiting_for(live.folded().state)
    other = house.ben if seat == "Slytherin" else house.anna
    early = await door(house, other)
    assert "am Zug" in words(early)
    assert not [label for label in labels(early) if "①" in label]
    await play_something(house, game)
    assert len(await house.events(game)) > before
    assert "🃏" in words(house.panel())
    assert [file.filename for file in house.panel().attachments] == ["bild.png"]
    moves = await house.carl.click(house.panel(), label="Letzte Züge")
    assert re.search(r"spielt|wirft", told(moves))


async def test_nobody_gets_a_foreign_card(house: House) -> None:
    game = await opened(house)
    state = await state_of(house, game)
    lacking = next(card for card in DECK if card not in state.player("Gryffindor").hand)
    assert "hast du nicht auf der Hand" in told(
        await house.press(house.ben, f"m:{game}:0.1t:gib {lacking}", house.panel())
    )
    stranger = await house.carl.click(house.panel(), label="Meine Karten")
    assert "Du sitzt hier nicht mit am Tisch" in told(stranger)
    assert "einen Platz hat" in told(await house.press(house.carl, f"m:{game}:0.1t:gib 2", house.panel()))
    assert "früheren Schritt" in told(await house.press(house.ben, f"m:{game}:0.9t:gib 2", house.panel()))


async def test_pressing_twice_and_old_boards_change_nothing(house: House) -> None:
    house.deliver_twice()
    game = await opened(house)
    await give(house, house.anna)
    await give(house, house.ben)
    kinds = [event.kind for event in await house.events(game)]
    assert kinds.count("gave") == 2 and kinds.count("exchanged") == 1
    await play_something(house, game)
    state = await state_of(house, game)
    assert state.clock in (2, 3)
    old = await house.press(house.anna, f"m:{game}:0.1z1play:5 S1+5", house.panel())
    assert "früheren Schritt" in told(old)


async def test_a_restart_in_every_step_and_a_rewind(house: House) -> None:
    game = await opened(house)
    await house.restart()
    await give(house, house.anna)
    await house.restart()
    await give(house, house.ben)
    for _ in range(2):
        await house.restart()
        await play_something(house, game)
    later = await state_of(house, game)
    await house.inside(house.services.games.rewind(game, Who(house.anna.id, "anna"), cause=1))
    earlier = await state_of(house, game)
    assert earlier.clock < later.clock
    await house.restart()
    assert await state_of(house, game) == earlier


async def test_leaving_in_mid_exchange_costs_a_random_card(house: House) -> None:
    game = await opened(house, zeit="1m")
    await give(house, house.anna)
    await house.env.advance_time(61)
    state = await state_of(house, game)
    assert state.phase != "swap"
    assert "eine Karte wurde gezogen" in words(house.panel()) or "am Zug" in words(house.panel())


async def test_a_game_against_the_computer_to_its_end(house: House) -> None:
    await house.anna.slash(house.channel, "dog neu", spieler=2, zeit="1m", ring=32)
    await house.anna.click(house.panel(), label="Computer auffüllen")
    await house.anna.click(house.panel(), label="Beginnen")
    game = house.game_id()
    for _ in range(120):
        if (await house.services.games.live(game)).row.status == "over":
            break
        await house.env.advance_time(61)
    assert "drei Figuren in der Großen Halle" in words(house.panel())
    assert "Startwert" in words(house.panel())
    late = await house.press(house.anna, f"d:{game}")
    assert "zu Ende" in told(late)


async def test_the_seat_of_ones_own_house_is_offered_first(house: House) -> None:
    roles = await house_roles(house, "G", "H", "R", "S")
    anna = house.person("luna", wearing=[roles["R"]])
    ben = house.person("cedric", wearing=[roles["H"]])
    await anna.slash(house.channel, "dog neu")
    assert f"`Ravenclaw` {anna.mention}" in words(house.panel())
    await ben.click(house.panel(), label="Platz nehmen")
    assert f"`Hufflepuff` {ben.mention}" in words(house.panel())
    other = house.person("cho", wearing=[roles["R"]])
    await other.click(house.panel(), label="Platz nehmen")
    assert f"`Slytherin` {other.mention}" in words(house.panel()), "the own one is taken: the next free one"
