"""The gateway with discord.py and by hand: resume, reconnect, shards, intents, refusals, compression."""

import asyncio
import json
import sys
import zlib
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

from playground.client import Playground
from tests.playground.bots import Starter, running
from tests.playground.every_feature_bot import Bot

HERE = Path(__file__).parent


async def test_resume_replays_what_was_missed(pg: Playground, bot: Bot) -> None:
    anna = pg.person("anna")
    await anna.slash("roll")
    session = bot.shards[0]._parent.ws.session_id
    assert await pg.drop_gateway("cut", seconds=0.3) == 1
    await anna.say("verpasst?")
    await asyncio.wait_for(bot.resumed.wait(), 20)
    while not any(item.content == "verpasst?" for item in bot.heard):
        await asyncio.wait_for(bot.events.get(), 5)
    assert sum(item.content == "verpasst?" for item in bot.heard) == 1
    assert bot.shards[0]._parent.ws.session_id == session
    assert (await anna.slash("roll")).text == "1 Würfel in de/de"


async def test_interaction_during_an_outage_is_answered_after_resume(pg: Playground, bot: Bot) -> None:
    anna = pg.person("anna")
    await anna.slash("roll")
    await pg.stop_clock()
    await pg.drop_gateway("cut")
    assert (await anna.slash("roll")).text == "1 Würfel in de/de"


@pytest.mark.parametrize("how", ["reconnect", "resumable"])
async def test_asked_to_reconnect(pg: Playground, bot: Bot, how: str) -> None:
    await pg.drop_gateway(how)
    await asyncio.wait_for(bot.resumed.wait(), 20)
    assert (await pg.person("anna").slash("roll")).text == "1 Würfel in de/de"


async def test_invalid_session_starts_anew(pg: Playground, bot: Bot) -> None:
    bot.ready_again.clear()
    old = bot.shards[0]._parent.ws.session_id
    await pg.drop_gateway("invalid")
    await asyncio.wait_for(bot.ready_again.wait(), 20)
    assert bot.shards[0]._parent.ws.session_id != old
    assert (await pg.person("anna").slash("roll")).text == "1 Würfel in de/de"


async def start_process(pg: Playground) -> asyncio.subprocess.Process:
    process = await asyncio.create_subprocess_exec(sys.executable, str(HERE / "every_feature_bot.py"), pg.url)
    await pg.bot_online()
    return process


async def test_bot_killed_and_restarted_in_mid_dialogue(pg: Playground) -> None:
    anna, bruno = pg.person("anna"), pg.person("bruno")
    first = await start_process(pg)
    await anna.open()
    await anna.slash("zaehler")
    assert (await anna.click("counter")).text == "Stand 1"
    first.kill()
    await first.wait()
    await pg.bot_online(online=False)
    second = await start_process(pg)
    try:
        assert (await bruno.click("counter")).text == "Stand 2"
        assert [item.text for item in await anna.sees()] == ["Stand 2"]
    finally:
        second.kill()
        await second.wait()


async def test_two_shards(pg: Playground, start_bot: Starter) -> None:
    bot = await start_bot(Bot(shard_count=2))
    assert sorted(bot.shards) == [0, 1]
    guild = bot.guilds[0]
    assert guild.shard_id == (guild.id >> 22) % 2
    assert len(bot.guilds) == 1
    anna = pg.person("anna")
    await anna.open()
    echo = asyncio.create_task(anna.wait_for_message(lambda item: item.text == "Echo: hallo"))
    await anna.dm("Spielleiter", "hallo")
    await echo
    assert sum(item.content == "hallo" for item in bot.heard) == 1
    await anna.go("eingangshalle")
    assert (await anna.slash("roll")).text == "1 Würfel in de/de"


async def test_a_shard_hears_of_its_own_servers_only(pg: Playground, start_bot: Starter) -> None:
    for shard in range(2):
        assert (await pg.add_guild(f"Haus {shard}", f"zimmer-{shard}", shard=shard, of=2) >> 22) % 2 == shard
    await pg.control("POST", "gateway/logins", {"at_once": 16})
    first, second = (
        await start_bot(Bot(shard_count=2, shard_ids=[0])),
        await start_bot(Bot(shard_count=2, shard_ids=[1])),
    )
    old = {"Zum Goldenen Schnatz"}
    assert {guild.name for guild in first.guilds} - old == {"Haus 0"}
    assert {guild.name for guild in second.guilds} - old == {"Haus 1"}
    anna = pg.person("anna")
    await anna.open()
    for shard, bot, other in ((0, first, second), (1, second, first)):
        await anna.go(f"zimmer-{shard}")
        said = await anna.say(f"hier ist {shard}")
        while said.id not in [item.id for item in bot.heard]:
            await asyncio.wait_for(bot.events.get(), 5)
        assert said.id not in [item.id for item in other.heard]
    late = await pg.add_guild("Anbau", "neu", shard=1, of=2)
    async with asyncio.timeout(10):
        while second.get_guild(late) is None:
            await asyncio.sleep(0.02)
    assert first.get_guild(late) is None
    async with pg.session.get(f"{pg.api}/gateway/bot", headers={"Authorization": "Bot playground"}) as answer:
        assert (await answer.json())["session_start_limit"]["max_concurrency"] == 16


async def test_content_only_with_the_intent(pg: Playground, start_bot: Starter) -> None:
    intents = discord.Intents.default()
    bot = await start_bot(Bot(intents))
    anna = pg.person("anna")
    await anna.say("geheimer Text")
    await anna.say(f"<@{bot.application_id}> hör zu")
    while len(bot.heard) < 2:
        await asyncio.wait_for(bot.events.get(), 5)
    assert [item.content for item in bot.heard] == ["", f"<@{bot.application_id}> hör zu"]
    own = await bot.heard[0].channel.send("eigener Text")
    while bot.heard[-1].id != own.id:
        await asyncio.wait_for(bot.events.get(), 5)
    assert bot.heard[-1].content == "eigener Text"


async def test_ephemeral_messages_do_not_reach_the_bot_through_the_channel(pg: Playground, bot: Bot) -> None:
    answer = await pg.person("anna").slash("geheim")
    assert answer.message is not None
    channel = bot.get_channel(answer.message.channel_id)
    assert isinstance(channel, discord.TextChannel)
    assert [item async for item in channel.history()] == []
    with pytest.raises(discord.NotFound):
        await channel.fetch_message(answer.message.id)


async def test_wrong_token(pg: Playground) -> None:
    with pytest.raises(discord.LoginFailure):
        async with running(pg, Bot(), token="falsch"):
            pass


async def test_privileged_intents_can_be_refused(pg: Playground, start_bot: Starter) -> None:
    await pg.control("POST", "applications", {"token": "playground", "intents": 0})
    with pytest.raises(discord.PrivilegedIntentsRequired):
        await start_bot()


async def test_two_bots(pg: Playground, bot: Bot, start_bot: Starter) -> None:
    await pg.control("POST", "applications", {"name": "Zweiter", "token": "zwei"})
    other = await start_bot(token="zwei")
    assert other.user is not None and other.user.name == "Zweiter"
    anna = pg.person("anna")
    said = await anna.say("alle")
    for listener in (bot, other):
        while not any(item.id == said.id for item in listener.heard):
            await asyncio.wait_for(listener.events.get(), 5)


async def test_slow_gateway(pg: Playground, bot: Bot) -> None:
    anna = pg.person("anna")
    await anna.slash("roll")
    await pg.control("POST", "gateway/delay", {"seconds": 0.2})
    loop = asyncio.get_running_loop()
    began = loop.time()
    await anna.slash("roll")
    assert loop.time() - began >= 0.2


class Raw:
    """A gateway client by hand."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def get(self) -> Any:
        return await self.socket.receive_json(timeout=5)

    async def until_closed(self) -> int | None:
        while True:
            message = await self.socket.receive(timeout=5)
            if message.type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED, aiohttp.WSMsgType.CLOSING):
                return self.socket.close_code

    async def send(self, opcode: int, data: Any) -> None:
        await self.socket.send_json({"op": opcode, "d": data})


def identify(**changes: Any) -> Any:
    return {"token": "playground", "intents": 513, "properties": {}, **changes}


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ("kein json", 4002),
        ("[]", 4002),
        ("[" * 10_000, 4002),
        ('{"op": 99}', 4001),
        ('{"op": "zwei"}', 4001),
        ('{"op": 8, "d": {}}', 4003),
        ('{"op": 2, "d": null}', 4002),
        (json.dumps({"op": 2, "d": identify(token="falsch")}), 4004),
        (json.dumps({"op": 2, "d": identify(token=5)}), 4004),
        (json.dumps({"op": 2, "d": identify(intents=1 << 40)}), 4013),
        (json.dumps({"op": 2, "d": identify(intents="viele")}), 4013),
        (json.dumps({"op": 2, "d": identify(shard=[2, 2])}), 4010),
        (json.dumps({"op": 2, "d": identify(shard="eins")}), 4010),
    ],
)
async def test_refusals(pg: Playground, sent: str, code: int) -> None:
    async with pg.session.ws_connect(pg.gateway + "?v=10&encoding=json") as socket:
        raw = Raw(socket)
        assert (await raw.get())["op"] == 10
        await socket.send_str(sent)
        assert await raw.until_closed() == code


async def test_identify_twice_and_flooding(pg: Playground) -> None:
    async with pg.session.ws_connect(pg.gateway) as socket:
        raw = Raw(socket)
        await raw.send(2, identify())
        await raw.send(2, identify())
        assert await raw.until_closed() == 4005
    async with pg.session.ws_connect(pg.gateway) as socket:
        for _ in range(125):
            await socket.send_json({"op": 1, "d": None})
        assert await Raw(socket).until_closed() == 4008


async def test_unknown_version_and_unknown_session(pg: Playground) -> None:
    async with pg.session.ws_connect(pg.gateway + "?v=3") as socket:
        assert await Raw(socket).until_closed() == 4012
    async with pg.session.ws_connect(pg.gateway) as socket:
        raw = Raw(socket)
        await raw.get()
        await raw.send(6, {"token": "playground", "session_id": "unbekannt", "seq": 5})
        assert await raw.get() == {"t": None, "s": None, "op": 9, "d": False}
        await raw.send(2, identify())
        assert (await raw.get())["t"] == "READY"


async def test_ready_and_heartbeat(pg: Playground) -> None:
    async with pg.session.ws_connect(pg.gateway) as socket:
        raw = Raw(socket)
        hello = await raw.get()
        assert hello["d"]["heartbeat_interval"] > 1000
        await raw.send(1, None)
        assert (await raw.get())["op"] == 11
        await raw.send(2, identify(shard=[0, 1]))
        ready = await raw.get()
        assert ready["s"] == 1
        assert ready["d"]["resume_gateway_url"].startswith("ws://127.0.0.1")
        assert ready["d"]["guilds"][0]["unavailable"] is True
        guild = await raw.get()
        assert guild["t"] == "GUILD_CREATE" and guild["d"]["member_count"] == 40
        await raw.send(8, {"guild_id": guild["d"]["id"], "query": "", "limit": 0})
        assert await raw.until_closed() == 4014


async def test_compressed_stream(pg: Playground) -> None:
    async with pg.session.ws_connect(pg.gateway + "?compress=zlib-stream") as socket:
        unpack = zlib.decompressobj()
        hello = await socket.receive_bytes()
        assert hello.endswith(b"\x00\x00\xff\xff")
        assert json.loads(unpack.decompress(hello))["op"] == 10
        await socket.send_json({"op": 2, "d": identify()})
        assert json.loads(unpack.decompress(await socket.receive_bytes()))["t"] == "READY"


async def test_member_chunks(pg: Playground) -> None:
    async with pg.session.ws_connect(pg.gateway) as socket:
        raw = Raw(socket)
        await raw.get()
        await raw.send(2, identify(intents=3 | 1 << 8))
        await raw.get()
        guild = (await raw.get())["d"]
        assert len(guild["members"]) == 40
        await raw.send(8, {"guild_id": guild["id"], "query": "", "limit": 0, "nonce": "n"})
        chunk = (await raw.get())["d"]
        assert (len(chunk["members"]), chunk["chunk_count"], chunk["nonce"]) == (40, 1, "n")
        await raw.send(8, {"guild_id": guild["id"], "user_ids": ["5"]})
        assert (await raw.get())["d"]["not_found"] == ["5"]
