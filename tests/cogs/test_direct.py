"""Direct messages: a form decides, then the only game that reads along, and in doubt the writer is asked."""

from typing import Any

import discord
import pytest
from simcord.actors import MemberActor

from bot.edge.table.direct import Answer
from bot.games.quidditch import events as e
from bot.service.play.live import Live
from bot.store.database import StoreTrouble
from tests.cogs.cabin import crowd, letters
from tests.cogs.hut_table import begun, one_picture, order_for, state_of
from tests.cogs.pitch import Cup, facts, pitch
from tests.edge.house import House, controls, labels, told, words
from tests.edge.test_answers import http

__all__ = ["one_picture", "pitch"]


def last(person: MemberActor) -> discord.Message:
    return person.user.dm_channel.history()[-1]


async def second_hut(house: House) -> str:
    """Let anna and ben begin another game of Hut elsewhere."""
    other = house.guild.create_text_channel("huete")
    await house.anna.slash(other, "hut neu", plaetze=2)
    await house.ben.click(house.panel(other), label="Platz nehmen")
    await house.anna.click(house.panel(other), label="Beginnen")
    return house.game_id(house.panel(other))


async def hut_beside(house: House, person: MemberActor) -> str:
    """Seat somebody in a game of Hut in another channel, and hand in a slip; return the game."""
    other = house.guild.create_text_channel("huete")
    await house.anna.slash(other, "hut neu", plaetze=2)
    await person.click(house.panel(other), label="Platz nehmen")
    await house.anna.click(house.panel(other), label="Beginnen")
    game = house.game_id(house.panel(other))
    order = await order_for(house, game, "2")
    await person.slash(other, "hut befehl", befehle=f"Zahl 8; {order}")
    slip = (await state_of(house, game)).player("2").slip
    assert slip is not None and slip.done
    return game


async def choose(person: MemberActor, game: str) -> Any:
    return await person.user.click(last(person), custom_id=f"w:{game}")


# -- Hut and Quidditch at once ---------------------------------------------------------------------------------------


@pytest.fixture
async def busy(pitch: House) -> tuple[Cup, MemberActor, str]:
    """Open a cup match whose captain of Gryffindor has also handed in a slip in a game of Hut."""
    cup = await crowd(pitch, "pokal")
    captain = cup.people["GJäger1"]
    await cup.press(captain, "kapitän GJäger1")
    return cup, captain, await hut_beside(pitch, captain)


async def test_a_form_decides_and_a_slip_stays_what_it_was(busy: tuple[Cup, MemberActor, str]) -> None:
    cup, captain, hut = busy
    before = (await state_of(cup.house, hut)).player("2").slip
    await captain.send_dm("XP GHüter 2, GJäger1 1")
    (given,) = await facts(cup.house, cup.game, e.XpVergeben)
    assert given.points == (("GHüter", 2), ("GJäger1", 1))
    assert "GHüter 2" in letters(captain)[-1] and "Gryffindor – Slytherin, 1. Januar 2026" in letters(captain)[-1]
    assert (await state_of(cup.house, hut)).player("2").slip == before
    order = await order_for(cup.house, hut, "2", phase=2)
    await captain.send_dm(order)
    assert (await state_of(cup.house, hut)).player("2").slip == before
    await captain.user.click(last(captain), label="Ersetzen")
    slip = (await state_of(cup.house, hut)).player("2").slip
    assert slip is not None and slip.lines == (order,)
    assert order in words(last(captain)) and "Fang den Hut, 1. Januar 2026" in words(last(captain))
    await captain.send_dm("/dice 2w6")
    assert "Summe" in letters(captain)[-1]


async def test_a_bare_text_is_asked_about_and_reaches_the_game_that_is_named(
    busy: tuple[Cup, MemberActor, str],
) -> None:
    cup, captain, hut = busy
    before = (await state_of(cup.house, hut)).player("2").slip
    await captain.send_dm("Der Schiri ist blind!")
    question = last(captain)
    assert "mehreren Partien" in words(question)
    assert sorted(controls(question)) == sorted([f"w:{cup.game}", f"w:{hut}", "w:-"])
    assert any(label.startswith("Fang den Hut, 1. Januar 2026, 00:00 UTC: anna") for label in labels(question))
    assert question.reference is not None
    assert "Flüstern kannst du" in told(await choose(captain, cup.game)), "that is how the match answers"
    assert (await state_of(cup.house, hut)).player("2").slip == before


async def test_the_question_works_after_a_restart(busy: tuple[Cup, MemberActor, str]) -> None:
    cup, captain, hut = busy
    order = await order_for(cup.house, hut, "2", phase=3)
    await captain.send_dm(f"so: {order}")
    await cup.house.restart()
    await choose(captain, hut)
    which, sure = captain.user.dm_channel.history()[-2:]
    assert controls(which) == [] and "→ Fang den Hut, 1. Januar 2026, 00:00 UTC" in words(which)
    await cup.house.restart()
    await captain.user.click(sure, label="Ersetzen")
    slip = (await state_of(cup.house, hut)).player("2").slip
    assert slip is not None and order in slip.lines
    sure, answer = captain.user.dm_channel.history()[-2:]
    assert order in words(answer)
    assert controls(sure) == [] and "→ Fang den Hut, 1. Januar 2026, 00:00 UTC" in words(sure)


async def test_a_game_that_cannot_take_it_says_so_and_the_question_stays(busy: tuple[Cup, MemberActor, str]) -> None:
    cup, captain, hut = busy
    await captain.send_dm("guten Morgen!")
    assert "nicht als Befehl erkannt" in told(await choose(captain, hut))
    assert sorted(controls(last(captain))) == sorted([f"w:{cup.game}", f"w:{hut}", "w:-"])


async def test_only_the_writer_names_a_game_and_only_one_of_his_own(busy: tuple[Cup, MemberActor, str]) -> None:
    cup, captain, hut = busy
    await captain.send_dm("guten Morgen!")
    question = last(captain)
    spied = await cup.house.press(cup.fan, f"w:{hut}", question)
    assert "finde ich nicht mehr" in told(spied)
    beside = cup.house.guild.create_text_channel("nebenan")
    await cup.fan.slash(beside, "hut neu", plaetze=2)
    strange = cup.house.game_id(cup.house.panel(beside))
    assert "sitzt hier nicht" in told(await cup.house.press(captain, f"w:{strange}", question))
    assert "kenne ich nicht" in told(await cup.house.press(captain, "w:unbekannt", question))


async def test_a_message_that_is_gone_is_for_no_game(busy: tuple[Cup, MemberActor, str]) -> None:
    cup, captain, hut = busy
    await captain.send_dm("guten Morgen!")
    question = last(captain)
    assert question.reference is not None and question.reference.message_id is not None
    cup.house.env.backend.delete_message(question.channel.id, question.reference.message_id)
    assert "finde ich nicht mehr" in told(await choose(captain, hut))


# -- two games of Hut --------------------------------------------------------------------------------------------------


async def test_orders_of_who_sits_in_two_huts_reach_the_one_that_is_named(house: House) -> None:
    first, second = await begun(house), await second_hut(house)
    order = await order_for(house, second, "2")
    await house.ben.send_dm(f"Zahl 8\n{order}")
    assert {(await state_of(house, game)).player("2").slip for game in (first, second)} == {None}
    await choose(house.ben, second)
    slip = (await state_of(house, second)).player("2").slip
    assert slip is not None and slip.lines == (order,)
    assert (await state_of(house, first)).player("2").slip is None


async def test_a_press_delivered_twice_gives_it_once(house: House) -> None:
    await begun(house)
    second = await second_hut(house)
    await house.ben.send_dm(f"Zahl 8\n{await order_for(house, second, '2')}")
    house.deliver_twice()
    await choose(house.ben, second)
    written = [event for event in await house.events(second) if event.cause is not None and event.part == 0]
    assert len({event.cause for event in written}) == len(written)
    assert sum("Abgegeben" in words(one) for one in house.ben.user.dm_channel.history()) == 1


# -- nobody's ----------------------------------------------------------------------------------------------------------


async def test_a_text_in_the_form_of_a_game_one_does_not_play_changes_nothing(house: House) -> None:
    game = await begun(house)
    await house.ben.send_dm(f"Zahl 8\n{await order_for(house, game, '2')}")
    before = await house.events(game)
    heard = len(house.ben.user.dm_channel.history())
    await house.ben.send_dm("XP GHüter 2, GJäger1 1")
    assert await house.events(game) == before, "the slip that was handed in stays"
    assert len(house.ben.user.dm_channel.history()) == heard + 2
    assert "liest sich wie Chat-Quidditch" in letters(house.ben)[-1]


async def test_a_text_where_nobody_reads_along_is_answered(house: House) -> None:
    await house.anna.slash(house.channel, "wuerfel kampf", gegner=house.ben)
    await house.ben.send_dm("Ich würfle!")
    assert "für Kampfwurf nicht mit" in letters(house.ben)[-1]


async def test_who_plays_nowhere_is_told_once_a_day_what_we_can_do(house: House) -> None:
    await begun(house)
    for typed in ("hallo", "/watten", "noch da?"):
        await house.carl.send_dm(typed)
    first, welcome, *rest = letters(house.carl)
    assert (first, rest) == ("hallo", ["/watten", "noch da?"]), "one answer for all of them"
    assert "Ich leite Spiele" in welcome and "-# Hello! I run games" in welcome
    assert f"</hilfe:{house.services.command_ids['hilfe']}>" in welcome
    await house.carl.send_dm("1 Rudi RO 3 RH")
    assert "in keiner laufenden Partie" in letters(house.carl)[-1], "he may think that his game still runs"
    house.sleep(24 * 3600)
    await house.carl.send_dm("guten Morgen")
    assert letters(house.carl)[-1] == welcome


async def test_a_database_that_is_away_leaves_it_unanswered_but_alive(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await begun(house)

    async def away(person_id: int) -> list[Live]:
        raise StoreTrouble("unreachable", "gone")

    with monkeypatch.context() as patch:
        patch.setattr(house.services.games, "of", away)
        await house.ben.send_dm("Zahl 8")
    assert len(house.ben.user.dm_channel.history()) == 1
    await house.ben.send_dm("Zahl 8")
    assert (await state_of(house, game)).player("2").number == 8


async def test_what_cannot_be_answered_any_more_is_left_and_the_next_message_is_heard(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await begun(house)

    async def late(*_: Any, **__: Any) -> Answer:
        raise http(discord.NotFound, 404, 10062)

    with monkeypatch.context() as patch:
        patch.setattr(house.client.direct._readers["hut"], "take", late)
        await house.ben.send_dm("Zahl 8")
    assert len(house.ben.user.dm_channel.history()) == 1
    await house.ben.send_dm("Zahl 8")
    assert (await state_of(house, game)).player("2").number == 8
