"""Standing up from a running game, being away too long, and coming back; the log names who played."""

import discord
from simcord.builders import ChannelHandle

from bot.service.play.live import Who
from bot.service.play.owing import VACANCY
from bot.service.play.sitting import last_sitter
from bot.store.outbox import TAKEN_BACK
from tests.edge.house import House, controls, labels, told, words
from tests.edge.pings import ping
from tests.edge.test_owed import rows
from tests.edge.test_sample_game import deal, lay, sheet
from tests.sample import GAME


def offers(house: House, room: ChannelHandle | None = None) -> list[discord.Message]:
    """List the lines that offer a seat."""
    return [one for one in (room or house.channel).history() if any(":take:" in id for id in controls(one))]


async def stand_up(house: House) -> None:
    """Let anna open her cards and stand up."""
    hand = await sheet(house, house.anna)
    await house.anna.click(hand, label="Aufstehen")
    assert "Wirklich mitten in der Partie aufstehen?" in words(hand)
    await house.anna.click(hand, label="Ja, aufstehen")
    assert "Du bist aufgestanden" in words(hand)


async def test_whoever_stands_up_is_asked_once_and_the_computer_plays_on(house: House) -> None:
    game = await deal(house, rounds=5)
    hand = await sheet(house, house.anna)
    cards = labels(hand)
    await house.anna.click(hand, label="Aufstehen")
    await house.anna.click(hand, label="Sitzen bleiben")
    assert labels(hand) == cards, "she stays, and sees her cards again"
    await stand_up(house)
    (offer,) = offers(house)
    assert f"{house.anna.mention} ist aufgestanden" in words(offer)
    assert house.pings(offer) == ping()
    live = await house.services.games.live(game)
    assert live.seats[0].robot
    assert live.folded().state.player("Nord").card is not None, "the computer has laid a card for the seat"
    assert "nicht mit am Tisch" in told(await house.press(house.anna, f"gv:{game}:leave"))


async def test_a_newcomer_takes_the_seat_and_the_log_names_who_played(house: House) -> None:
    game = await deal(house, rounds=5)
    await lay(house, house.anna)
    await stand_up(house)
    (offer,) = offers(house)
    assert "Du sitzt schon" in told(await house.ben.click(offer, label="Platz einnehmen"))
    taken = await house.carl.click(offer, label="Platz einnehmen")
    assert "Meine Karten" in words(taken.response)
    assert offers(house) == [], "the offer is gone with it"
    assert f"{house.anna.mention} hat eine Karte gelegt" in words(house.panel())
    live = await house.services.games.live(game)
    assert live.seats[0].person_id == house.carl.id
    log = told(await house.ben.slash(house.channel, "partie log"))
    assert "anna hat eine Karte gelegt" in log
    await lay(house, house.ben)
    await house.carl.click(house.panel(), label="Halten")
    log = told(await house.ben.slash(house.channel, "partie log"))
    assert "anna hat eine Karte gelegt" in log
    assert "carl hält" in log
    late = await house.press(house.anna, f"gv:{game}:take:Nord")
    assert "Da sitzt schon jemand" in told(late)
    assert "Diesen Platz gibt es hier nicht" in told(await house.press(house.anna, f"gv:{game}:take:Mars"))


async def test_a_seat_given_up_twice_between_two_moves_is_offered_twice_also_after_a_restart(house: House) -> None:
    game = await deal(house, rounds=5)
    await lay(house, house.anna)
    await stand_up(house)
    (first,) = offers(house)
    await house.carl.click(first, label="Platz einnehmen")
    assert offers(house) == []
    await house.press(house.carl, f"gv:{game}:gone")
    (second,) = offers(house)
    assert f"{house.carl.mention} ist aufgestanden" in words(second)
    await house.restart()
    dora = house.person("dora")
    await dora.click(second, label="Platz einnehmen")
    assert offers(house) == [], "the second offer is gone, too"
    live = await house.services.games.live(game)
    assert live.seats[0].person_id == dora.id
    log = told(await house.ben.slash(house.channel, "partie log"))
    assert "anna hat eine Karte gelegt" in log, "of all who sat there she has played"


async def test_who_was_away_comes_back_and_leaves_at_once_leaves_the_seat_to_all_also_after_a_restart(
    house: House,
) -> None:
    game = await deal(house, rounds=5)
    await stand_up(house)  # the computer lays a card for the seat
    await house.press(house.anna, f"gv:{game}:take:Nord")
    assert offers(house) == []
    await house.press(house.anna, f"gv:{game}:gone")
    (offer,) = offers(house)
    for _ in range(2):
        live = await house.services.games.live(game)
        sat = last_sitter(live, "Nord")
        assert sat is not None and sat.why == "left"
        await house.restart()
    await house.carl.click(offer, label="Platz einnehmen")
    assert (await house.services.games.live(game)).seats[0].person_id == house.carl.id
    assert offers(house) == []


async def test_who_misses_three_limits_is_replaced_and_comes_back_with_one_press(house: House) -> None:
    game = await deal(house, rounds=9, seconds=60)
    for _ in range(8):
        if offers(house):
            break
        await lay_if_asked(house)
        await house.env.advance_time(61)
    (offer,) = offers(house)
    assert f"{house.anna.mention} hat dreimal hintereinander die Zeit verpasst" in words(offer)
    assert house.pings(offer) == ping(house.anna)
    live = await house.services.games.live(game)
    assert live.seats[0].robot and live.seats[1].person_id == house.ben.id
    assert "hält der Computer für" in told(await house.carl.click(offer, label="Ich bin wieder da"))
    await house.restart()
    assert len(offers(house)) == 1
    await house.anna.click(offer, label="Ich bin wieder da")
    live = await house.services.games.live(game)
    assert (live.seats[0].person_id, live.seats[0].missed) == (house.anna.id, 0)
    assert offers(house) == []


async def lay_if_asked(house: House) -> None:
    """Let ben do what he owes, so that only anna lets the time pass."""
    for label in labels(house.panel()):
        if label == "Meine Karten":
            hand = await sheet(house, house.ben)
            cards = [one for one in labels(hand) if one.startswith("Karte")]
            if cards:
                await house.ben.click(hand, label=cards[0])
        elif label == "Halten":
            await house.press(house.ben, next(id for id in controls(house.panel()) if id.endswith(":halt")))


async def test_whoever_acts_is_counted_anew(house: House) -> None:
    game = await deal(house, rounds=9, seconds=60)
    await house.env.advance_time(61)
    live = await house.services.games.live(game)
    assert [row.missed for row in live.seats if row.person_id] == [1, 1]
    (turn,) = GAME.rules.waiting_for(live.folded().state)
    person = {"Nord": house.anna, "Ost": house.ben}[turn]
    await person.click(house.panel(), label="Halten")
    live = await house.services.games.live(game)
    assert {row.seat: row.missed for row in live.seats if row.person_id}[turn] == 0


async def test_after_the_end_no_seat_is_offered(house: House) -> None:
    game = await deal(house)
    table, hand = house.panel(), await sheet(house, house.ben)
    await stand_up(house)
    assert len(offers(house)) == 1
    await house.ben.click(hand, label=next(one for one in labels(hand) if one.startswith("Karte")))
    live = await house.services.games.live(game)
    if live.row.status == "running":
        table = next(one for one in house.channel.history() if one.id == table.id)
        await house.ben.click(table, label="Halten")
    assert (await house.services.games.live(game)).row.status == "over"
    assert offers(house) == []
    assert "zu Ende" in told(await house.press(house.anna, f"gv:{game}:take:Nord"))


async def test_a_game_that_is_broken_off_offers_no_seat_any_more(house: House) -> None:
    game = await deal(house, rounds=5)
    await stand_up(house)
    assert len(offers(house)) == 1
    await house.inside(house.services.conduct.end(game, Who(house.anna.id, "anna"), cause=1))
    assert offers(house) == []


async def test_nobody_is_named_any_more_who_had_themselves_erased(house: House) -> None:
    game = await deal(house, rounds=5)
    await lay(house, house.anna)
    await stand_up(house)
    carl = Who(house.carl.id, "carl")
    await house.inside(house.services.leaving.take(game, carl, "Nord", cause=5))
    await house.inside(house.services.privacy.erase(house.anna.id))
    log = told(await house.ben.slash(house.channel, "partie log"))
    assert "anna" not in log
    assert "hat eine Karte gelegt" in log


async def test_nobody_stands_up_where_the_rules_let_nobody_sit_in(house: House) -> None:
    await house.anna.slash(house.channel, "wizard tisch", plaetze=3)
    for label in ("Computer auffüllen", "Beginnen"):
        await house.anna.click(house.panel(), label=label)
    round_of = house.game_id()
    opened = await house.anna.click(house.panel(), custom_id=f"d:{round_of}")
    assert opened.response is not None and "Aufstehen" not in labels(opened.response)
    assert "niemand einspringen" in told(await house.press(house.anna, f"gv:{round_of}:leave"))
    assert "niemand einspringen" in told(await house.press(house.anna, f"gv:{round_of}:gone"))
    assert (await house.services.games.live(round_of)).seat_of(house.anna.id) is not None


async def test_a_seat_that_is_taken_before_it_could_be_offered_is_offered_to_nobody(house: House) -> None:
    game = await deal(house, rounds=5)
    await house.client.outbox._workers.close()  # nothing is said before the restart
    await stand_up(house)
    await house.press(house.carl, f"gv:{game}:take:Nord")
    assert (await house.services.games.live(game)).seats[0].person_id == house.carl.id
    await house.restart()
    await house.env.settle()
    assert offers(house) == []
    (offer,) = await rows(house, VACANCY)
    assert offer["reason"] == TAKEN_BACK


async def test_a_seat_that_whoever_leads_gives_to_somebody_is_offered_no_more(house: House) -> None:
    game = await deal(house, rounds=5)
    await stand_up(house)
    assert len(offers(house)) == 1
    carl = Who(house.carl.id, "carl")
    await house.inside(house.services.conduct.replace(game, Who(house.anna.id, "anna"), "Nord", None, cause=1))
    assert len(offers(house)) == 1, "the computer has it as before"
    await house.inside(house.services.conduct.replace(game, Who(house.anna.id, "anna"), "Nord", carl, cause=2))
    assert offers(house) == []


async def test_an_offer_moves_with_its_game_and_goes_when_the_seat_is_taken(house: House) -> None:
    game = await deal(house, rounds=5)
    await stand_up(house)
    (before,) = offers(house)
    await house.anna.slash(house.channel, "partie hier", partie=game)
    (after,) = offers(house)
    assert before.id != after.id == house.channel.history()[-1].id, "below the panel again"
    other = house.guild.create_text_channel("nebenan")
    await house.env.settle()
    await house.anna.slash(other, "partie hier", partie=game)
    assert offers(house) == []
    (there,) = offers(house, other)
    await house.carl.click(there, label="Platz einnehmen")
    assert (await house.services.games.live(game)).seats[0].person_id == house.carl.id
    assert offers(house, other) == []


async def test_an_offer_that_could_not_be_said_is_said_once_where_the_game_goes_on(house: House) -> None:
    game = await deal(house, rounds=5)
    house.env.inject_error("POST", f"/channels/{house.channel.id}/messages", status=403, times=1)
    await house.inside(house.services.leaving.leave(game, Who(house.anna.id, "anna"), cause=1))
    assert offers(house) == []
    other = house.guild.create_text_channel("nebenan")
    await house.env.settle()
    await house.anna.slash(other, "partie hier", partie=game)
    assert len(offers(house, other)) == 1


async def test_nobody_is_offered_a_seat_of_a_game_that_ended_because_nobody_is_left(house: House) -> None:
    game = await deal(house, rounds=5)
    await stand_up(house)
    assert len(offers(house)) == 1
    for person in (house.anna, house.ben):
        await house.inside(house.services.privacy.erase(person.id))
    assert (await house.services.games.live(game)).row.status == "abandoned"
    assert offers(house) == []
