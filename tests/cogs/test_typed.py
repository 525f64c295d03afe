"""The old command as a plain message: `/dice 2w6`, where the bot may read it."""

import re
import warnings
from collections.abc import AsyncIterator
from typing import Any, cast

import discord
import pytest
from discord.ext import commands
from simcord.env import Env
from structlog.testing import CapturingLogger

import bot.wiring
from bot.client import SpielleiterClient, StartProblem
from bot.edge.dice.rolls import Rolls
from bot.edge.kit import answer
from bot.edge.kit.services import Services
from bot.edge.table.direct import Direct
from bot.games import find_games
from bot.ops.settings import Settings
from bot.store.database import StoreTrouble
from bot.wiring import open_services
from cogs.dice import DiceCog
from tests.edge.house import Easel, House

with warnings.catch_warnings():  # its docstrings hold an escape that Python will forbid one day
    warnings.simplefilter("ignore")
    import discord.ext.test as dpytest


class Reader(commands.Bot):
    """A client without shards, which is all that dpytest knows; the cog is the real one."""

    services: Services
    direct: Direct
    rolls: Rolls


@pytest.fixture
async def services(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Services]:
    monkeypatch.setattr(bot.wiring, "Studio", Easel)
    # dpytest forgets the words of a message that has a file.
    plain = Settings.model_validate(settings.model_dump() | {"dice": {"picture": False}})
    async with open_services(plain, find_games()) as opened:
        reader = Reader(command_prefix=(), intents=discord.Intents.all(), help_command=None)
        reader.services = opened
        reader.rolls = Rolls()
        reader.direct = Direct(reader, opened)
        await reader._async_setup_hook()
        await reader.add_cog(DiceCog(cast(SpielleiterClient, reader)))
        dpytest.configure(reader)
        yield opened
        await dpytest.empty_queue()


async def say(content: str) -> Any:
    """Write a message and return the bot's reply, None if it kept quiet."""
    await dpytest.message(content)
    return None if dpytest.sent_queue.empty() else dpytest.get_message()


async def test_a_typed_roll_is_answered_with_a_reply(services: Services) -> None:
    reply = await say("/dice 2w6")
    assert re.fullmatch(r"## 🎲 TestUser0\\_0\\_nick: \*\*[1-6], [1-6]\*\* · Summe \*\*\d+\*\*", reply.content)
    guild = dpytest.get_config().guilds[0]
    assert (await services.dice.days(guild.id))[1].rolls == 1
    assert "`3w8+2` →" in (await say("  /DICE 3d8 + 2  ")).content


async def test_a_typed_slip_is_explained_to_all(services: Services) -> None:
    reply = await say("/dice 2w6++1 @everyone")
    assert "    ^" in reply.content
    assert len(reply.content) <= 2000


async def test_anything_else_is_left_alone(services: Services) -> None:
    for content in ("dice 2w6", "/dice", "/dicey 2w6", "so: /dice 2w6", "/dice " + "1" * 400, "/watten", ""):
        assert await say(content) is None


@pytest.mark.parametrize(
    ("error", "words"),
    [(StoreTrouble("locked", "x"), "nichts speichern"), (RuntimeError("boom"), "nenne diese Nummer")],
)
async def test_a_typed_roll_that_fails_is_answered_too(
    services: Services, monkeypatch: pytest.MonkeyPatch, error: Exception, words: str
) -> None:
    async def broken(*_: object, **__: object) -> Any:
        raise error

    log = CapturingLogger()
    monkeypatch.setattr(answer, "log", log)
    monkeypatch.setattr(services.dice, "roll", broken)
    reply = await say("/dice 2w6")
    assert words in reply.content
    assert len(log.calls) == 1


async def test_direct_messages_can_be_read_without_any_intent(house: House) -> None:
    await house.anna.user.send_dm("/dice 2w6")
    reply = house.anna.user.dm_channel.history()[-1]
    assert "Summe" in reply.content
    assert [file.filename for file in reply.attachments] == ["wurf.png"]
    await house.anna.send(house.channel, "/dice 2w6")
    assert len(house.channel.history()) == 1  # on a server its words are hidden from us


async def test_an_intent_that_discord_does_not_grant_is_named(settings: Settings) -> None:
    wishes = Settings.model_validate(settings.model_dump() | {"intents": {"message_content": True}})
    async with open_services(wishes, find_games()) as opened:
        env = Env(SpielleiterClient(opened), shard_count=1)
        with pytest.raises(StartProblem) as problem:
            await env.start()
        assert problem.value.text.id == "start-intent-missing"
