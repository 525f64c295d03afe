"""/quidditch bericht: the published match once more, for those it is for."""

import asyncio
from typing import Any

import discord
import pytest
from simcord.results import InteractionResult

from bot.draw.pool import StudioError
from bot.service.play.live import Live, Who
from bot.store.cursors import CursorRow
from tests.cogs.cabin import break_off
from tests.cogs.pitch import Cup, matches_of, pitch, pokal
from tests.edge.house import House, shown, told

__all__ = ["pitch", "pokal"]


def files(result: InteractionResult) -> list[str]:
    return [one.filename.rpartition(".")[2] for one in shown(result).attachments]


def published(house: House) -> list[discord.Message]:
    """List the messages in the channel that bring files."""
    return [one for one in house.channel.history() if one.attachments]


async def agree(cup: Cup, was: str) -> None:
    """Let both captains and the referee agree."""
    for person in (cup.people["GJäger1"], cup.people["SJäger1"], cup.referee):
        await cup.press(person, f"ja {was}")


async def test_the_report_of_a_match_here_or_by_its_number(pokal: Cup) -> None:
    house, fan = pokal.house, pokal.fan
    await pokal.until("jaeger")
    early = await fan.slash(house.channel, "quidditch bericht", partie=pokal.game)
    assert "nach dem Abpfiff" in told(early)
    assert "noch kein Spiel zu Ende" in told(await fan.slash(house.channel, "quidditch bericht"))
    await agree(pokal, "ende")
    here = await fan.slash(house.channel, "quidditch bericht")
    assert files(here) == ["png", "txt", "log"]
    assert "Gryffindor" in shown(here).content and "Unentschieden" in shown(here).content
    flur = house.guild.create_text_channel("flur")
    assert "noch kein Spiel zu Ende" in told(await fan.slash(flur, "quidditch bericht"))
    there = await fan.slash(flur, "quidditch bericht", partie=pokal.game)
    assert files(there) == ["png", "txt", "log"]


async def test_the_log_of_a_match_broken_off_is_public_as_well(pokal: Cup) -> None:
    await pokal.until("quaffelwurf")
    await break_off(pokal)
    answer = await pokal.fan.slash(pokal.house.channel, "quidditch bericht")
    assert files(answer)[-2:] == ["txt", "log"]


async def test_without_a_pen_the_report_says_in_words_what_its_picture_would_show(
    pokal: Cup, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = pokal.house
    await pokal.until("jaeger")

    async def dry(*_: object) -> bytes:
        raise StudioError("no pens")

    monkeypatch.setattr(house.services.studio, "draw", dry)
    await agree(pokal, "ende")
    await house.env.settle()
    (message,) = published(house)
    assert [one.filename.rpartition(".")[2] for one in message.attachments] == ["txt", "log"]
    monkeypatch.undo()
    drawn = shown(await pokal.fan.slash(house.channel, "quidditch bericht"))
    picture = drawn.attachments[0]
    assert picture.description and message.content == f"{drawn.content}\n{picture.description}"


async def test_a_match_that_ends_while_something_is_being_told_is_published_after_it(
    pokal: Cup, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, narrator, tried = pokal.house, matches_of(pokal.house).narrator, asyncio.Event()
    await pokal.until("quaffelwurf")
    tell, referee = narrator._tell, Who(pokal.referee.id, "Rudi", guild_id=house.guild.id)
    publisher = house.client.publisher
    rested = publisher.rested

    async def has_tried(game_id: str) -> None:
        tried.set()  # whoever looks after a match that is over has asked for its report
        await rested(game_id)

    async def meanwhile(live: Live, place: CursorRow, *more: Any) -> CursorRow:
        if (
            place.channel_id == house.channel.id
            and (await house.services.games.live(pokal.game)).row.status == "running"
        ):
            await house.services.conduct.end(pokal.game, referee, cause=77)
            await tried.wait()
            assert not published(house), "its last words come first"
        return await tell(live, place, *more)

    monkeypatch.setattr(publisher, "rested", has_tried)
    monkeypatch.setattr(narrator, "_tell", meanwhile)
    await pokal.roll("GJäger1")
    await house.env.settle()
    (report,) = published(house)
    assert "abgebrochen" in report.content


async def test_other_servers_and_other_games_have_no_report_here(pokal: Cup) -> None:
    house = pokal.house
    await pokal.until("quaffelwurf")
    await agree(pokal, "abbruch")
    other = house.env.create_guild("Nebenan")
    hall, visitor = other.create_text_channel("halle"), other.add_member(house.env.create_user("vera"))
    await house.env.settle()
    kampf = await house.anna.slash(house.channel, "wuerfel kampf", gegner=house.ben)
    assert kampf.response is not None
    unknown = [
        await visitor.slash(hall, "quidditch bericht", partie=pokal.game),
        await house.anna.slash(house.channel, "quidditch bericht", partie="gibtesnicht"),
        await house.anna.slash(house.channel, "quidditch bericht", partie=house.game_id()),
    ]
    assert len({told(one) for one in unknown}) == 1
    assert "kenne ich nicht" in told(unknown[0])
