"""Leading from the desk: pause, go on, hand the whistle over; and the desk is where the referee looks."""

from typing import Any

import discord

from bot.edge.table.publisher import CLOSE
from bot.store.outbox import in_channel
from tests.cogs.pitch import Cup, friendly, live, pitch, pokal, said
from tests.edge.house import told, words

__all__ = ["friendly", "pitch", "pokal"]


def panel_of(cup: Cup) -> discord.Message:
    """Return the desk in the referees' thread."""
    return next(one for one in reversed(cup.officials().history()) if one.components)


async def lead(cup: Cup, person: Any, verb: str) -> Any:
    answer = await cup.house.press(person, f"k:{cup.game}:{verb}", panel_of(cup))
    await cup.house.env.settle()
    return answer


async def test_a_referee_pauses_and_goes_on_with_one_press(pokal: Cup) -> None:
    await lead(pokal, pokal.referee, "pause")
    assert (await live(pokal.house, pokal.game)).row.paused_at is not None
    assert any("unterbricht die Partie" in one for one in said(pokal.house.channel))
    assert f"k:{pokal.game}:resume" in str(panel_of(pokal).components)
    await lead(pokal, pokal.referee, "resume")
    assert (await live(pokal.house, pokal.game)).row.paused_at is None


async def test_a_player_cannot_lead(pokal: Cup) -> None:
    answer = await lead(pokal, pokal.people["GJäger1"], "pause")
    assert told(answer)
    assert (await live(pokal.house, pokal.game)).row.paused_at is None


async def test_the_whistle_goes_to_the_assistant(pokal: Cup) -> None:
    assert "keinen Gehilfen" in told(await lead(pokal, pokal.referee, "whistle"))
    assistant = pokal.house.person("renate")
    await pokal.appoint(assistant)
    await pokal.referee.slash(pokal.house.channel, "partie pfeife", an=assistant, als="gehilfe")
    await pokal.house.env.settle()
    assert f"k:{pokal.game}:whistle" in str(panel_of(pokal).components)
    pokal.house.guild.remove_member(assistant)
    await pokal.house.env.settle()
    assert "nicht mehr auf diesem Server" in told(await lead(pokal, pokal.referee, "whistle"))
    pokal.house.guild.add_member(assistant.user, roles=[pokal.role])
    await pokal.house.env.settle()
    await lead(pokal, pokal.referee, "whistle")
    row = (await live(pokal.house, pokal.game)).row
    assert row.referee_id == assistant.id and row.assistant_id is None


async def test_the_commands_of_the_house_know_the_match_in_the_referees_thread(pokal: Cup) -> None:
    await pokal.referee.slash(pokal.officials(), "partie pause")
    assert (await live(pokal.house, pokal.game)).row.paused_at is not None


async def test_the_desk_stays_close_and_says_nothing_twice(pokal: Cup) -> None:
    await pokal.until("jaeger")
    holder = (await pokal.state()).holder
    for _ in range(2 * CLOSE):
        await pokal.say(holder, "torwurf")
        await pokal.house.env.settle()
    await pokal.house.client.outbox.quiet(in_channel(pokal.officials().id), 10)
    history = pokal.officials().history()
    below = [one for one in history if one.id > panel_of(pokal).id]
    assert len(below) <= CLOSE
    assert sum(bool(one.components) for one in history) == 1, "the old one is gone"
    shown = words(panel_of(pokal))
    assert shown.count("Quaffel freigegeben") == 0 and "Versprechen" not in shown


async def test_a_form_stays_open_whatever_others_do(friendly: Cup) -> None:
    house, (one, other) = friendly.house, (friendly.people["GJäger1"], friendly.people["SJäger1"])
    await friendly.press(one, "kapitän GJäger1")
    await friendly.press(other, "kapitän SJäger1")
    form = one.user.dm_channel.history()[-1]
    assert f"s:{friendly.game}:-:xp0" in str(form.components), "its ids name no step"
    await other.send_dm("XP SJäger1 2, SHüter 1")
    page = await house.press(one, f"m:{friendly.game}:-:>xp.GHüter.GJäger1", form)
    assert "Gewählt: GHüter 2, GJäger1 1" in told(page), "though the other captain has acted"
    await house.press(one, f"m:{friendly.game}:-:'XP GHüter 2, GJäger1 1", form)
    assert (await friendly.state()).xp_of("GHüter") == 2


async def test_what_belongs_to_a_step_does_not_become_timeless_by_its_id(friendly: Cup) -> None:
    await friendly.until("jaeger")
    stale = await friendly.house.press(friendly.referee, f"m:{friendly.game}:-:schritt ende", panel_of(friendly))
    assert "früheren Schritt" in told(stale)
    assert (await friendly.state()).stage == "frei"


async def test_a_match_does_not_move_into_the_referees_room(pokal: Cup) -> None:
    before = (await live(pokal.house, pokal.game)).row.channel_id
    refused = await pokal.referee.slash(pokal.officials(), "partie hier", partie=pokal.game)
    assert "gehört nur wenigen" in told(refused)
    assert (await live(pokal.house, pokal.game)).row.channel_id == before
