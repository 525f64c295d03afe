"""/wuerfel kampf: a challenge, two rolls, a winner."""

import re

from simcord.actors import MemberActor

from bot import fair
from bot.service.play.live import Who
from tests.edge.house import House, controls, labels, shown, told, words
from tests.edge.pings import ping


async def challenge(house: House, **options: object) -> str:
    """Let anna challenge ben and return the game."""
    await house.anna.slash(house.channel, "wuerfel kampf", gegner=house.ben, **options)
    return house.game_id()


async def roll(house: House, person: MemberActor) -> None:
    result = await person.click(house.panel(), label="Würfeln")
    assert result.acknowledged
    assert not result.followups


async def finished(house: House) -> str:
    """Play a Kampfwurf to its end."""
    game = await challenge(house)
    while not controls(house.panel())[0].startswith("p:"):
        turn = house.ben if f"{house.ben.mention} ist dran" in words(house.panel()) else house.anna
        await roll(house, turn)
    return game


async def test_a_challenge_pings_the_other_and_both_roll(house: House) -> None:
    answer = shown(await house.anna.slash(house.channel, "wuerfel kampf", gegner=house.ben, xp=1, xp_gegner=3))
    assert house.pings(answer) == ping(house.ben)
    assert f"{house.anna.mention} (1 XP)" in words(answer)
    assert f"{house.ben.mention} (3 XP)" in words(answer)
    promise = re.search(r"Versprechen \(SHA-256 des Startwerts\): `([0-9a-f]{64})`", words(answer))
    assert promise
    game = house.game_id()
    stranger = await house.carl.click(house.panel(), label="Würfeln")
    assert f"machen {house.anna.mention} und {house.ben.mention} unter sich aus" in told(stranger)
    await roll(house, house.ben)
    assert re.search(rf"{house.ben.mention} \(3 XP\): \*\*\d, \d\*\*", words(house.panel()))
    twice = await house.ben.click(house.panel(), label="Würfeln")
    assert "Deine Würfel liegen schon" in told(twice)
    await roll(house, house.anna)
    if "Durchgang 2" in words(house.panel()):
        return  # a full tie: rare, and tested below
    panel = house.panel()
    assert panel.id == answer.id
    assert labels(panel) == ["Protokoll prüfen"]
    seed = re.search(r"Startwert: `([0-9a-f]{64})`", words(panel))
    assert seed
    assert fair.commitment(bytes.fromhex(seed[1])) == promise[1]
    assert [file.filename for file in panel.attachments] == ["bild.png"]
    assert "anna" in str(panel.attachments[0].description)
    assert len(await house.events(game)) == 3
    assert len(house.channel.history()) == 1


async def test_a_full_tie_is_rolled_again_in_the_same_order(house: House) -> None:
    game = await challenge(house)
    seed = (await house.services.games.live(game)).row.seed
    house.fate(game, seed, 0, (4, 3))
    await roll(house, house.ben)
    house.fate(game, seed, 1, (4, 3))
    await roll(house, house.anna)
    panel = words(house.panel())
    assert "Durchgang 2" in panel
    assert "alles gleich" in panel
    assert f"{house.ben.mention} ist dran" in panel
    early = await house.anna.click(house.panel(), label="Würfeln")
    assert f"Erst würfelt {house.ben.mention}" in told(early)
    house.fate(game, seed, 2, (1, 1))
    await roll(house, house.ben)
    house.fate(game, seed, 3, (6, 6))
    await roll(house, house.anna)
    assert f"{house.anna.mention} gewinnt" in words(house.panel())


async def test_a_finished_game_says_how_it_ended_and_hands_out_its_proof(house: House) -> None:
    game = await finished(house)
    late = await house.press(house.anna, f"m:{game}:0.go1:2w6")
    assert "zu Ende:" in told(late)
    assert "gewinnt" in told(late)
    result = await house.carl.click(house.panel(), label="Protokoll prüfen")
    assert "python fair.py kampf-2026-01-01-0000.log" in told(result)
    assert result.response
    log, checker = result.response.attachments
    assert (log.filename, checker.filename) == ("kampf-2026-01-01-0000.log", "fair.py")
    draws, opened = fair.verify(await house.inside(log.read()))
    assert draws >= 2
    assert opened


async def test_presses_that_come_too_late_or_from_nowhere(house: House) -> None:
    game = await challenge(house)
    assert "kenne ich nicht" in told(await house.press(house.anna, "m:zzzzzzzz:0.go1:2w6"))
    assert "kenne ich nicht" in told(await house.press(house.anna, "l:zzzzzzzz:join"))
    assert "kenne ich nicht" in told(await house.press(house.anna, "p:zzzzzzzz"))
    assert "kenne ich nicht" in told(await house.press(house.anna, "d:zzzzzzzz"))
    assert "Nach dem Ende wird der Startwert aufgedeckt" in told(await house.press(house.anna, f"p:{game}"))
    assert "schon begonnen" in told(await house.press(house.carl, f"l:{game}:join"))
    assert "früheren Schritt" in told(await house.press(house.anna, f"m:{game}:0.go7:2w6"))
    assert "nur eines zu tun" in told(await house.press(house.anna, f"m:{game}:0.go1:3w6"))
    old = controls(house.panel())[0]
    await roll(house, house.anna)
    anna = Who(house.anna.id, "anna")
    await house.inside(house.services.games.rewind(game, anna, cause=1))
    assert f"{house.anna.mention} (0 XP): Die Würfel liegen noch" in words(house.panel())
    assert "zurückgespult" in told(await house.press(house.anna, old))
    assert len(await house.events(game)) == 3
    await roll(house, house.anna)
    assert len(await house.events(game)) == 4


async def test_buttons_outlive_a_restart(house: House) -> None:
    game = await challenge(house)
    await roll(house, house.anna)
    await house.restart()
    assert "Deine Würfel liegen schon" in told(await house.anna.click(house.panel(), label="Würfeln"))
    await roll(house, house.ben)
    events = await house.events(game)
    assert len(events) in (3, 4)
    await house.restart()
    if len(events) == 3:
        assert "python fair.py" in told(await house.ben.click(house.panel(), label="Protokoll prüfen"))


async def test_the_same_press_delivered_twice_is_one_move(house: House) -> None:
    game = await challenge(house)
    result = await house.anna.click(house.panel(), label="Würfeln")
    await house.again(result)
    assert len(await house.events(game)) == 2
    await house.restart()
    await house.again(result)
    assert len(await house.events(game)) == 2


async def test_a_game_in_which_everything_is_delivered_twice_at_once(house: House) -> None:
    house.deliver_twice()
    game = await challenge(house)
    seed = (await house.services.games.live(game)).row.seed
    house.fate(game, seed, 0, (2, 3))
    await roll(house, house.anna)
    house.fate(game, seed, 1, (5, 3))
    await roll(house, house.ben)
    assert [event.kind for event in await house.events(game)] == ["begun", "rolled", "rolled"]
    assert len(house.channel.history()) == 1
    await house.anna.slash(house.channel, "dice", wurf="2w6")
    assert await house.rolls(house.guild.id) == 1


async def test_the_same_challenge_delivered_twice_is_one_game(house: House) -> None:
    result = await house.anna.slash(house.channel, "wuerfel kampf", gegner=house.ben)
    await house.again(result)
    counted = await house.services.games.database.read(
        lambda db: db.exec_driver_sql("select count(*) from games").scalar()
    )
    assert counted == 1
    assert len(house.channel.history()) == 1


async def test_nobody_fights_alone_or_against_a_machine(house: House) -> None:
    robot = house.guild.add_member(house.env.create_user("dings", bot=True))
    for opponent in (house.anna, robot):
        result = await house.anna.slash(house.channel, "wuerfel kampf", gegner=opponent)
        assert "Nenne jemand anderen" in told(result)
    assert not house.channel.history()


async def test_who_does_not_roll_gives_up_after_a_day(house: House) -> None:
    await challenge(house)
    await roll(house, house.ben)
    await house.env.advance_time(24 * 3600 + 1)
    assert f"{house.ben.mention} gewinnt kampflos" in words(house.panel())


async def test_a_direct_message_is_no_place_for_a_fight(house: House) -> None:
    dora = house.stranger("dora")
    assert "nur auf einem Server" in told(await dora.slash("wuerfel kampf"))
