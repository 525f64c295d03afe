"""/wizard tisch: the Spieltisch through real cogs, presses, restarts and the clock."""

import re
from typing import Any

from simcord.actors import MemberActor

from bot.games.wizard import TABLE
from bot.games.wizard.model.cards import written
from bot.games.wizard.rules.phases import turn
from bot.games.wizard.rules.table_state import phase
from bot.games.wizard.tell.words import card_name
from bot.store.events import load_events
from tests.cogs.test_wizard import state
from tests.edge.house import House, controls, labels, told, words


async def open_tisch(house: House, **options: object) -> str:
    """Seat anna, ben and carl."""
    options = {"plaetze": 3, **options}
    await house.anna.slash(house.channel, "wizard tisch", **options)
    for person in (house.ben, house.carl):
        await person.click(house.panel(), label="Platz nehmen")
    start = next(id for id in controls(house.panel()) if id.endswith(":start"))
    await house.press(house.anna, start, house.panel())
    return house.game_id()


def person_at(house: House, seat: str) -> MemberActor:
    return {"A": house.anna, "B": house.ben, "C": house.carl}[seat]


async def hand_of(house: House, person: MemberActor) -> Any:
    return (await person.click(house.panel(), label="Meine Karten")).response


async def cut(house: House, game: str) -> None:
    seat = turn(await state(house, game))
    assert seat is not None
    await person_at(house, seat).click(house.panel(), label="20 Karten")
    now = await state(house, game)
    if phase(now) == "trump":
        dealer = person_at(house, now.dealer)
        await dealer.click(await hand_of(house, dealer), label="Rot")


async def bid_all(house: House, game: str) -> None:
    while phase(now := await state(house, game)) == "bid":
        seat = turn(now)
        assert seat is not None
        person = person_at(house, seat)
        free = next(label for label in labels(await hand_of(house, person)) if label in ("0", "1", "2"))
        await person.click(await hand_of(house, person), label=free)


async def test_a_table_is_dealt_bid_and_played_with_private_hands(house: House) -> None:
    game = await open_tisch(house)
    assert "hebt ab" in words(house.panel())
    await cut(house, game)
    now = await state(house, game)
    watcher = house.person("dora")
    for place, seat in enumerate(now.order):
        hand = await hand_of(house, person_at(house, seat))
        assert hand.id not in [message.id for message in house.channel.history(viewer=watcher)]
        assert [file.filename for file in hand.attachments] == ["bild.png"]
        names = [house.services.texts.say(card_name(card), "de") for card in now.hands[place]]
        assert len(names) == 2
        assert f"Deine Karten: {' · '.join(names)}." in str(hand.attachments[0].description)
    await bid_all(house, game)
    now = await state(house, game)
    assert "Im Stich: nichts" in str(house.panel().attachments[0].description)
    while len((now := await state(house, game)).sheet.rows) == 0:
        seat = turn(now)
        assert seat is not None
        person = person_at(house, seat)
        card = TABLE.rules.legal(now, seat)[0]
        token = (await house.services.games.live(game)).token
        await house.press(person, f"m:{game}:{token}:{TABLE.notation.write(card)}")
    assert "Spiel 1 ist gewertet" in words(house.panel())
    assert "Spiel 2 von 10" in words(house.panel())


async def test_z6_10_who_leaves_the_table_is_written_by_the_schiedsrichter_and_the_game_is_dealt_again(
    house: House,
) -> None:
    game = await open_tisch(house)
    await cut(house, game)
    move = f"m:{game}:{(await house.services.games.live(game)).token}:niederlage B"
    assert "Das schreibt der Schiedsrichter" in told(await house.press(house.ben, move))
    assert "allein der Schiedsrichter" in told(await house.press(house.anna, move))
    referee = house.person("rita", manager=True)
    await house.press(referee, move)
    now = await state(house, game)
    assert (phase(now), "B" in now.order) == ("cut", False)
    assert "Spielniederlage für" in words(house.panel())
    assert "niemand ersetzt" in told(await referee.slash(house.channel, "partie ersetzen", platz="B"))


async def test_a_hand_stays_good_while_others_play(house: House) -> None:
    game = await open_tisch(house)
    await cut(house, game)
    now = await state(house, game)
    before = (await house.services.games.live(game)).token
    sheets = {seat: await hand_of(house, person_at(house, seat)) for seat in now.order}
    for number, seat in zip(("1", "2", "0"), now.order, strict=True):
        await person_at(house, seat).click(sheets[seat], label=number)
        assert (await house.services.games.live(game)).token == before or seat == now.order[-1]
    assert (await state(house, game)).bids == (1, 2, 0)


async def test_out_of_turn_and_not_ones_card(house: House) -> None:
    game = await open_tisch(house)
    await cut(house, game)
    now = await state(house, game)
    token = (await house.services.games.live(game)).token
    second = person_at(house, now.order[1])
    assert "Erst ist" in told(await house.press(second, f"m:{game}:{token}:ansage 1"))
    assert "Noch wird angesagt" in told(await house.press(second, f"m:{game}:{token}:karte rot 9"))
    stranger = house.person("dora")
    assert "nicht mit am Tisch" in told(await house.press(stranger, f"m:{game}:{token}:ansage 1"))
    await bid_all(house, game)
    now = await state(house, game)
    token = (await house.services.games.live(game)).token
    leader = person_at(house, now.order[0])
    foreign = now.hands[1][0]
    assert "nicht (mehr) auf der Hand" in told(await house.press(leader, f"m:{game}:{token}:karte {written(foreign)}"))


async def test_computers_fill_the_table_and_time_passes_for_people(house: House) -> None:
    await house.anna.slash(house.channel, "wizard tisch", plaetze=3, bedenkzeit="1m")
    game = house.game_id()
    fill = next(id for id in controls(house.panel()) if id.endswith(":fill"))
    await house.press(house.anna, fill, house.panel())
    start = next(id for id in controls(house.panel()) if id.endswith(":start"))
    await house.press(house.anna, start, house.panel())
    for _ in range(40):
        if len((await state(house, game)).sheet.rows) >= 1:
            break
        await house.env.advance_time(61)
    assert len((await state(house, game)).sheet.rows) >= 1
    kinds = {event.kind for event in await house.events(game)}
    assert "too-late" in kinds


async def test_restart_in_every_step_of_the_table(house: House) -> None:
    game = await open_tisch(house)
    await house.restart()
    await cut(house, game)
    await house.restart()
    await bid_all(house, game)
    await house.restart()
    now = await state(house, game)
    seat = turn(now)
    assert seat is not None
    hand = await hand_of(house, person_at(house, seat))
    card = next(label for label in labels(hand) if re.match(r"[①-⑳] (Blau|Rot|Grün|Gelb|Zauberer|Narr)", label))
    await person_at(house, seat).click(hand, label=card)
    await house.restart()
    assert len((await state(house, game)).trick) == 1
    rows = await house.services.games.database.read(lambda db: load_events(db, game))
    assert rows[-1].kind == "played"
