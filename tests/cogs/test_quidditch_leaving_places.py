"""The places of a match when it is over, when it goes on after all, and when we fall over in between."""

from typing import Any

import discord
import pytest
from simcord.builders import ChannelHandle

from bot.edge.table.publisher import Publisher
from bot.quidditch_room.channels import Channels
from tests.cogs.cabin import break_off
from tests.cogs.pitch import Cup, live, matches_of, pitch, said
from tests.cogs.test_quidditch_places import elsewhere
from tests.edge.house import House, labels, sheet

__all__ = ["pitch"]


def archived(house: House, place: ChannelHandle) -> bool:
    meta = house.env.backend.channels[place.id].thread_metadata
    return meta is not None and meta.archived


def names(*places: ChannelHandle) -> list[str]:
    return [place.name or "" for place in places]


async def attended(house: House) -> None:
    """Wait until all is said and everything around the match is as it should be."""
    await house.env.settle()
    for game_id in list(matches_of(house)._workers._tasks):
        await house.inside(matches_of(house)._workers.idle(game_id))
    await house.env.settle()


async def end_by_agreement(cup: Cup) -> None:
    for person in (cup.people["GJäger1"], cup.people["SJäger1"], cup.referee):
        await cup.press(person, "ja ende")
    await attended(cup.house)


async def test_q13_6_threads_are_left_at_the_end_and_alive_again_when_a_teilrunde_is_repeated(pitch: House) -> None:
    home = pitch.channel
    cup = await elsewhere(pitch, "thread")
    await cup.until("jaeger")
    threads, before = [pitch.channel, *home.threads], names(*home.threads)
    assert len(home.threads) == 4, "the match, the referees, two cabins"
    (link,) = [one for one in said(pitch.channel) if "Pult der Schiedsrichter" in one]
    desk = next(one for one in home.threads if "Schiedsrichter" in (one.name or ""))
    assert desk.mention in link
    await end_by_agreement(cup)
    over = await live(pitch, cup.game)
    assert all(archived(pitch, one) for one in threads)
    assert names(*home.threads) == [f"{name} · beendet" for name in before]
    assert any(file.filename.endswith(".log") for one in pitch.channel.history() for file in one.attachments)
    await pitch.restart()
    await attended(pitch)
    assert names(*home.threads) == [f"{name} · beendet" for name in before], "once is enough"
    panel = next(one for one in reversed(desk.history()) if "Teilrunde wiederholen" in labels(one))
    page = sheet(await cup.referee.click(panel, label="Teilrunde wiederholen"))
    asked = sheet(await cup.referee.select(page, [">wiederholen.1.jaeger"]))
    await cup.referee.click(asked, label="Ja, wiederholen")
    await attended(pitch)
    assert (await live(pitch, cup.game)).row.status == "running"
    assert names(*home.threads) == before and not any(archived(pitch, one) for one in threads)
    assert (await cup.state()).phase == "jaeger"
    await pitch.inside(matches_of(pitch)._close(over))
    assert names(*home.threads) == before, "nobody leaves who has only just heard of the end"
    await cup.press(cup.referee, "schritt quaffel")
    await cup.say("schiri", "Quaffel freigegeben")
    assert "Quaffel freigegeben" in said(pitch.channel)[-1], "it goes on where it was played"
    await end_by_agreement(cup)
    assert all(archived(pitch, one) for one in threads)
    files = [file.filename for one in pitch.channel.history() for file in one.attachments]
    assert sum(name.endswith(".log") for name in files) == 2, "the result is published anew"


async def test_a_channel_of_its_own_is_renamed_at_the_end_also_after_a_fall(
    pitch: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    cup = await elsewhere(pitch, "kanal")
    await cup.until("besitz")
    place, before = pitch.channel, pitch.channel.name or ""

    async def fall(*_: Any) -> None:
        raise KeyError("the power is gone")

    with monkeypatch.context() as patch:
        patch.setattr(Channels, "close", fall)
        await break_off(cup)
        await attended(pitch)
        assert place.name == before
    await pitch.restart()
    await attended(pitch)
    assert place.name == f"{before}-beendet" and "quidditch-gryffindor-slytherin" in before
    assert all(archived(pitch, one) and (one.name or "").endswith(" · beendet") for one in place.threads)


async def test_a_referees_thread_that_we_fell_over_is_found_again(
    pitch: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fall(*_: Any) -> bool:
        raise KeyError("the power is gone")

    cup = Cup(pitch, "pokal")
    with monkeypatch.context() as patch:
        patch.setattr(Publisher, "begin", fall)
        await cup.open()
        await attended(pitch)
        (orphan,) = [one for one in pitch.channel.threads if "Schiedsrichter" in (one.name or "")]
    await pitch.restart()
    await attended(pitch)
    assert [one.id for one in pitch.channel.threads if "Schiedsrichter" in (one.name or "")] == [orphan.id]
    assert "Nachrichten" in labels(pitch.panel(orphan)), "the desk is there"
    channel = pitch.client.get_channel(pitch.channel.id)
    assert isinstance(channel, discord.TextChannel)
    found = matches_of(pitch).channels._orphan(channel, await live(pitch, cup.game), orphan.name or "")
    assert await pitch.inside(found) is None, "whatever belongs to a match is nobody else's"
