"""How many presses a usual move takes in each game, and how many private messages a whole game makes."""

import random
from typing import Any

import discord
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from tests.cogs.pitch import kick_off, line_up, pitch
from tests.edge.house import House, labels, raw, words
from tests.edge.phone import PHONE, besides_the_picture

__all__ = ["pitch"]


def private(house: House, person: MemberActor) -> list[Any]:
    """List the private messages somebody has before them."""
    return [one for one in house.channel.history(viewer=person) if one.flags.ephemeral]


def buttons(page: ResponseMessage | discord.Message) -> list[dict[str, Any]]:
    """List the buttons of a page that act, and are not barred."""
    found = [one for one in raw(page) if one["type"] == 2 and not one.get("disabled")]
    return [one for one in found if one["custom_id"].startswith("m:")]


def acts(button: dict[str, Any]) -> bool:
    return not button["custom_id"].split(":", 3)[3].startswith(">")


def fits(page: ResponseMessage) -> None:
    """Check that all besides the picture takes at most 60 % of a phone's height."""
    assert besides_the_picture(page) <= 0.6 * PHONE[1], (besides_the_picture(page), words(page), labels(page))


async def alone(house: House, command: str, **options: Any) -> ResponseMessage:
    """Open a table with computers, begin, and open one's own page."""
    await house.anna.slash(house.channel, command, **options)
    for label in ("Computer auffüllen", "Beginnen"):
        await house.anna.click(house.panel(), label=label)
    opened = await house.anna.click(house.panel(), custom_id=f"d:{house.game_id()}")
    assert opened.response is not None
    return opened.response


async def awaited(house: House, game: str) -> bool:
    """Tell whether the game waits for anna."""
    live = await house.services.games.live(game)
    seat = live.seat_of(house.anna.id)
    return (
        live.row.status == "running"
        and seat is not None
        and seat.seat in live.spec.rules.waiting_for(live.folded().state)
    )


async def revision(house: House, game: str) -> int:
    return (await house.services.games.live(game)).row.revision


async def test_watten_every_usual_move_is_one_press_on_one_private_message(house: House) -> None:
    luck = random.Random(3)
    page = await alone(house, "watten tisch", runden=1)
    game = house.game_id()
    for _ in range(40):
        live = await house.services.games.live(game)
        state = live.folded().state
        if live.row.status != "running" or state.game > 2:
            break
        assert "Nord" in live.spec.rules.waiting_for(state), "the computers have played already"
        before = live.row.revision
        fits(page)
        usable = [one for one in buttons(page) if acts(one)]
        assert usable, labels(page)
        await house.anna.click(page, custom_id=luck.choice(usable)["custom_id"])
        assert (await house.services.games.live(game)).row.revision > before, "one press"
    assert [one.id for one in private(house, house.anna)] == [page.id]


async def test_wizard_bids_and_cards_are_one_press_on_one_private_message(house: House) -> None:
    luck = random.Random(5)
    page = await alone(house, "wizard tisch", plaetze=3)
    game = house.game_id()
    for _ in range(12):
        if not await awaited(house, game):
            break
        fits(page)
        before = await revision(house, game)
        await house.anna.click(page, custom_id=luck.choice([one for one in buttons(page) if acts(one)])["custom_id"])
        assert await revision(house, game) > before, "one press"
    assert [one.id for one in private(house, house.anna)] == [page.id]


async def test_dog_a_card_is_one_press_or_two_where_there_is_a_choice(house: House) -> None:
    page = await alone(house, "dog neu", spieler=2)
    game = house.game_id()
    presses, moves = 0, 0
    for _ in range(30):
        if moves >= 6 or not await awaited(house, game):
            break
        fits(page)
        before = await revision(house, game)
        usable = buttons(page)
        direct = [one for one in usable if acts(one)]
        if not direct and not any(one["label"].startswith(tuple("①②③④⑤⑥")) for one in usable):
            break  # a Joker or a 7 to be split: more to say than who goes where
        chosen = direct[0] if direct else next(one for one in usable if one["label"][0] in "①②③④⑤⑥")
        await house.anna.click(page, custom_id=chosen["custom_id"])
        presses += 1
        moves += await revision(house, game) > before
    assert moves >= 2
    assert presses <= 2 * moves
    assert [one.id for one in private(house, house.anna)] == [page.id]


async def test_hut_four_hats_are_ordered_and_handed_in_with_eight_presses(house: House) -> None:
    page = await alone(house, "hut neu", plaetze=2)
    presses = 0

    def menus() -> list[dict[str, Any]]:
        found, stack = [], list(page.components)
        while stack:
            one = stack.pop(0)
            stack += one.get("components", [])
            if one["type"] == 3:
                found.append(one)
        return found

    number = menus()[0]
    await house.anna.select(page, [number["options"][2]["value"]], custom_id=number["custom_id"])
    for points in (4, 3, 2, 1):
        if menus()[0]["custom_id"].endswith(":befehl"):
            menu = menus()[0]
            await house.anna.select(page, [menu["options"][0]["value"]], custom_id=menu["custom_id"])
            presses += 1
        fits(page)
        menu = menus()[0]
        target = next(one["value"] for one in menu["options"] if one["label"].startswith(str(points)))
        await house.anna.select(page, [target], custom_id=menu["custom_id"])
        presses += 1
    fits(page)
    await house.anna.click(page, label=next(one for one in labels(page) if "bgeben" in one))
    presses += 1
    state = (await house.services.games.live(house.game_id())).folded().state
    slips = [player.slip for player in state.players if player.slip is not None]
    assert presses == 8
    assert any(len(slip.lines) == 4 and slip.done for slip in slips) or state.reports
    assert [one.id for one in private(house, house.anna)] == [page.id]


async def commands_of_a_match(pitch: House, wanted: int) -> int:
    """Press what there is to press for one's own seat, until it was enough or the match is over."""
    game = await line_up(pitch, pitch.anna, {"GJäger1": pitch.anna}, leitung="bot", runden=10)
    await kick_off(pitch, pitch.anna, game)
    pressed = 0
    for _ in range(400):
        if (await pitch.services.games.live(game)).row.status != "running" or pressed >= wanted:
            break
        usable = [one for one in buttons(pitch.panel()) if acts(one) and one["style"] != 2]
        if not usable:
            await pitch.env.advance_time(3)
            continue
        before = await revision(pitch, game)
        await pitch.press(pitch.anna, usable[0]["custom_id"], pitch.panel())
        pressed += 1
        assert await revision(pitch, game) > before, "one press"
    return pressed


async def test_quidditch_a_command_is_one_press_on_the_panel(pitch: House) -> None:
    pressed = await commands_of_a_match(pitch, 3)
    for number in range(4):  # whoever was hit early, or saw the Schnatz caught at once, plays another
        if pressed < 3:
            pitch.channel = pitch.guild.create_text_channel(f"feld-{number}")
            pressed += await commands_of_a_match(pitch, 3 - pressed)
    assert pressed >= 3
    assert private(pitch, pitch.anna) == [], "and no page is needed for it"
