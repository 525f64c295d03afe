"""One private message for each person and game: it follows the game by itself, sleeps in time and can be woken."""

from typing import Any

import pytest
from simcord.results import ResponseMessage

from bot.edge.table.private import AWAKE
from bot.service.play.live import Who
from tests.edge.house import House, controls, labels, told, words
from tests.edge.test_sample_game import deal, sheet

ASLEEP, WAKE = "eingeschlafen", "Weiterspielen"


def edits(house: House) -> int:
    """Count what was edited with the token of an interaction, beyond the answers to presses."""
    return len(house.calls("PATCH", "/webhooks/"))


def mine(house: House, person: Any) -> list[Any]:
    """List the private messages somebody has before them."""
    return [one for one in house.channel.history(viewer=person) if one.flags.ephemeral]


async def lay(house: House, person: Any, hand: ResponseMessage) -> None:
    await person.click(hand, label=labels(hand)[0])


async def test_an_open_hand_follows_what_others_do(house: House) -> None:
    await deal(house, rounds=2)
    anna, ben = await sheet(house, house.anna), await sheet(house, house.ben)
    await lay(house, house.anna, anna)
    assert f"{house.anna.mention} hat eine Karte gelegt" in words(ben)
    await lay(house, house.ben, ben)
    assert "Aufgedeckt" not in words(anna)
    await house.anna.click(house.panel(), label="Halten")
    await house.ben.click(house.panel(), label="Halten")
    assert "Alle legen verdeckt" in words(anna)
    *cards, leave = labels(anna)
    assert [label[:5] for label in cards] == ["Karte"] * len(cards) != []
    assert leave == "Aufstehen"
    assert mine(house, house.anna)[0].id == anna.id
    assert len(mine(house, house.anna)) == 1


async def test_a_press_is_one_edit_for_everybody_with_an_open_hand(house: House) -> None:
    await deal(house)
    anna, ben = await sheet(house, house.anna), await sheet(house, house.ben)
    before, panel = edits(house), len(house.calls("PATCH", "/channels/"))
    await lay(house, house.anna, anna)
    assert edits(house) - before == 1, "ben's page; anna's is the answer to her press"
    assert len(house.calls("PATCH", "/channels/")) - panel == 1
    assert "Du hast" in words(anna)
    assert "hat eine Karte gelegt" in words(ben)


async def test_nothing_is_edited_when_the_reader_would_see_no_difference(house: House) -> None:
    game = await deal(house)
    await sheet(house, house.anna)
    before = edits(house)
    await house.inside(house.services.games.renew(game))
    assert edits(house) == before


async def test_a_page_that_was_just_opened_is_not_edited_and_keeps_what_it_tells(house: House) -> None:
    await deal(house)
    await lay(house, house.ben, await sheet(house, house.ben))
    before = edits(house)
    hand = await sheet(house, house.anna)
    assert edits(house) == before
    assert f"{house.ben.mention} hat eine Karte gelegt" in words(hand)


async def test_opening_the_hand_again_takes_the_older_one_away(house: House) -> None:
    await deal(house)
    first = await sheet(house, house.anna)
    second = await sheet(house, house.anna)
    assert [one.id for one in mine(house, house.anna)] == [second.id] != [first.id]


async def test_before_its_token_dies_the_page_says_how_to_wake_it(house: House) -> None:
    await deal(house, seconds=4 * 3600)
    hand = await sheet(house, house.anna)
    await house.env.advance_time(AWAKE - 1)
    assert ASLEEP not in words(hand)
    before = edits(house)
    await house.env.advance_time(2)
    assert edits(house) == before + 1
    assert ASLEEP in words(hand)
    assert labels(hand) == [WAKE]
    ben = await sheet(house, house.ben)
    await lay(house, house.ben, ben)
    assert edits(house) == before + 1, "nobody reaches it any more"
    await house.env.advance_time(120)
    await house.anna.click(hand, label=WAKE)
    assert ASLEEP not in words(hand)
    assert len(labels(hand)) > 1
    assert len(mine(house, house.anna)) == 1


async def test_every_press_gives_it_another_quarter_of_an_hour(house: House) -> None:
    await deal(house, seconds=4 * 3600)
    hand = await sheet(house, house.anna)
    await house.env.advance_time(AWAKE - 60)
    await lay(house, house.anna, hand)
    await house.env.advance_time(AWAKE - 60)
    assert ASLEEP not in words(hand)
    ben = await sheet(house, house.ben)
    await lay(house, house.ben, ben)
    assert "hat eine Karte gelegt" in words(hand)


async def test_after_a_restart_the_old_page_still_works_and_comes_to_life(house: House) -> None:
    await deal(house, rounds=2)
    anna, ben = await sheet(house, house.anna), await sheet(house, house.ben)
    await house.restart()
    await lay(house, house.anna, anna)
    assert "Du hast" in words(anna)
    await lay(house, house.ben, ben)
    assert f"{house.ben.mention} hat eine Karte gelegt" in words(anna), "it follows again"


async def test_a_press_on_a_page_that_is_behind_shows_it_as_it_is_now(house: House) -> None:
    game = await deal(house, rounds=2)
    anna = await sheet(house, house.anna)
    old = controls(anna)[0]
    await lay(house, house.anna, anna)
    await lay(house, house.ben, await sheet(house, house.ben))
    late = await house.press(house.anna, old, mine(house, house.anna)[0])
    assert not late.followups
    assert "früheren Schritt" in words(anna)
    assert "Du hast" in words(anna)
    assert len(mine(house, house.anna)) == 1
    assert (await house.services.games.live(game)).row.status == "running"


async def test_whoever_loses_the_seat_loses_the_page(house: House) -> None:
    game = await deal(house, rounds=2)
    hand = await sheet(house, house.anna)
    cards = labels(hand)
    host = Who(house.anna.id, "anna")
    await house.inside(
        house.services.conduct.replace(game, host, "Nord", Who(house.carl.id, "carl"), cause=7, reason="")
    )
    assert "nicht mehr an diesem Tisch" in words(hand)
    assert labels(hand) == []
    before = words(hand)
    carl = await sheet(house, house.carl)
    assert labels(carl) == cards
    await lay(house, house.carl, carl)
    assert words(hand) == before, "what the successor does is none of the predecessor's business"


async def test_at_the_end_every_page_says_how_it_ended(house: House) -> None:
    await deal(house)
    anna, ben = await sheet(house, house.anna), await sheet(house, house.ben)
    await lay(house, house.anna, anna)
    await lay(house, house.ben, ben)
    await house.anna.click(house.panel(), label="Halten")
    await house.ben.click(house.panel(), label="Halten")
    for page in (anna, ben):
        assert "gewinnt mit" in words(page)
        assert labels(page) == []


async def test_going_back_where_nothing_is_ones_own_closes_the_page(house: House) -> None:
    await deal(house)
    await lay(house, house.anna, await sheet(house, house.anna))
    await lay(house, house.ben, await sheet(house, house.ben))
    rules = await house.carl.click(house.panel(), label="Regeln")
    assert "gewinnt die Runde" in told(rules)
    assert rules.response is not None
    await house.carl.click(rules.response, label="Zurück")
    assert mine(house, house.carl) == []


async def test_whoever_reads_is_left_to_read_until_asked(house: House) -> None:
    await deal(house, rounds=2)
    anna, ben = await sheet(house, house.anna), await sheet(house, house.ben)
    await lay(house, house.anna, anna)
    await lay(house, house.ben, ben)
    rules = await house.ben.click(house.panel(), label="Regeln")
    assert rules.response is not None
    page = rules.response
    assert len(mine(house, house.ben)) == 1, "it took the place of his hand"
    await house.anna.click(house.panel(), label="Halten")
    assert "gewinnt die Runde" not in words(page), "now he is asked"
    assert "Meine Karten" in words(page)


@pytest.mark.parametrize("code", [10008, 50027])
async def test_a_page_that_cannot_be_reached_any_more_is_left_alone(house: House, code: int) -> None:
    game = await deal(house, rounds=2)
    await sheet(house, house.anna)
    games, ben = house.services.games, Who(house.ben.id, "ben")
    house.env.inject_error("PATCH", "/webhooks/*", status=404, code=code, times=None)
    tried = []
    for cause in range(2):
        live = await games.live(game)
        seats = {row.person_id: row.seat for row in live.seats}
        who, seat = (ben, seats[ben.id]) if cause == 0 else (Who(house.anna.id, "anna"), seats[house.anna.id])
        move = live.spec.notation.write(live.spec.rules.legal(live.folded().state, seat)[0])
        await house.inside(games.act(game, who, move, cause=100 + cause))
        await house.env.settle()
        tried.append(edits(house))
    assert tried == [1, 1], "once, and then given up"
