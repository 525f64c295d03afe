"""The control API, the journal, faults, rate limits, the stored world."""

import asyncio
import sys
from pathlib import Path

import discord
import pytest

from playground.client import Playground
from playground.clock import Clock
from playground.errors import DiscordError
from playground.snowflake import SnowflakeMaker, moment_of
from tests.playground.bots import running
from tests.playground.by_hand import Hand
from tests.playground.every_feature_bot import Bot


async def test_journal_shows_what_the_bot_asked(pg: Playground, bot: Bot) -> None:
    await pg.person("anna").slash("roll")
    calls = await pg.requests(route="callback")
    assert len(calls) == 1
    assert calls[0]["body"]["data"]["content"] == "1 Würfel in de/de"
    assert calls[0]["status"] == 200


async def test_next_calls_fail(pg: Playground, bot: Bot) -> None:
    channel = bot.get_channel(await pg.channel_id("dog"))
    assert isinstance(channel, discord.TextChannel)
    await pg.fail_next(500, count=1, path="/messages")
    await channel.send("trotzdem")
    statuses = [item["status"] for item in await pg.requests(method="POST", route="/channels/{channel}/messages")]
    assert statuses == [500, 200]


async def test_answers_are_lost(pg: Playground, bot: Bot) -> None:
    anna = pg.person("anna")
    await anna.go("dog")
    channel = bot.get_channel(await pg.channel_id("dog"))
    assert isinstance(channel, discord.TextChannel)
    await pg.fail_next(500, count=1, lost=True, path="/messages")
    sent = await channel.send("einmal")
    statuses = [item["status"] for item in await pg.requests(method="POST", route="/channels/{channel}/messages")]
    assert statuses == [500, 200]
    assert [(seen.id, seen.content) for seen in await anna.sees("dog")] == [(sent.id, "einmal")]


async def test_any_code_of_discord_can_be_asked_for(pg: Playground) -> None:
    hand = Hand(pg)
    await pg.control("POST", "faults", {"code": 40003, "path": "/users/@me"})
    status, data = await hand.call("GET", "/users/@me")
    assert (status, data["code"]) == (429, 40003)
    with pytest.raises(DiscordError):
        await pg.control("POST", "faults", {"code": 5})


async def test_429_is_understood(pg: Playground, bot: Bot) -> None:
    channel = bot.get_channel(await pg.channel_id("dog"))
    assert isinstance(channel, discord.TextChannel)
    await pg.fail_next(429, count=1, retry_after=0.2, path="/messages")
    await channel.send("etwas später")
    statuses = [item["status"] for item in await pg.requests(method="POST", route="/channels/{channel}/messages")]
    assert statuses == [429, 200]


async def test_429_has_discords_shape(pg: Playground) -> None:
    hand = Hand(pg)
    await pg.control("POST", "faults", {"status": 429, "retry_after": 0.5, "global": True})
    async with pg.session.get(pg.api + "/users/@me", headers=hand.headers) as response:
        assert response.status == 429
        assert response.headers["Via"] and response.headers["X-RateLimit-Global"] == "true"
        assert await response.json() == {
            "message": "You are being rate limited.", "code": 0, "retry_after": 0.5, "global": True,
        }  # fmt: skip


async def test_strict_limits(pg: Playground) -> None:
    hand = Hand(pg)
    await pg.control("POST", "limits", {"limit": 2, "per": 60})
    assert [(await hand.call("GET", "/users/@me"))[0] for _ in range(3)] == [200, 200, 429]
    await pg.control("DELETE", "faults")
    assert (await hand.call("GET", "/users/@me"))[0] == 200


async def test_headers_on_every_answer(pg: Playground) -> None:
    hand = Hand(pg)
    for path in ("/users/@me", "/channels/5"):
        async with pg.session.get(pg.api + path, headers=hand.headers) as response:
            for name in ("Limit", "Remaining", "Reset", "Reset-After", "Bucket"):
                assert f"X-RateLimit-{name}" in response.headers


async def test_people_roles_and_channels(pg: Playground) -> None:
    neu = await pg.add_person("neu", global_name="Ne Ü", note="Gast")
    ready = await neu.open()
    assert ready["user"]["note"] == "Gast"
    with pytest.raises(DiscordError):
        await pg.control("POST", "people", {"username": "neu"})
    role = await pg.control("POST", "roles", {"name": "Probe"})
    closed = [
        {"id": ready["guilds"][0]["id"], "type": 0, "deny": 1 << 10},
        {"id": role["id"], "type": 0, "allow": 1 << 10},
    ]
    room = await pg.control("POST", "channels", {"name": "kammer", "overwrites": closed})
    with pytest.raises(DiscordError) as hidden:
        await (await neu.go(int(room["id"]))).say("hallo")
    assert hidden.value.code == 50001
    seen = asyncio.create_task(neu.wait_for("CHANNEL_CREATE"))
    await asyncio.sleep(0)
    await pg.control("PATCH", "people/neu", {"roles": ["Probe"]})
    assert (await seen)["name"] == "kammer"
    await neu.say("hallo")
    gone = asyncio.create_task(neu.wait_for("CHANNEL_DELETE"))
    await asyncio.sleep(0)
    await pg.control("DELETE", f"channels/{room['id']}")
    assert (await gone)["id"] == room["id"]


async def test_notes_for_the_curious(pg: Playground) -> None:
    async with pg.session.ws_connect(pg.url + "/play/ws?as=anna&notes=1") as socket:
        assert (await socket.receive_json())["t"] == "READY"
        await Hand(pg).call("GET", "/channels/5")
        note = await socket.receive_json(timeout=5)
        assert note["t"] == "NOTE"
        assert (note["d"]["method"], note["d"]["status"], note["d"]["code"]) == ("GET", 404, 10003)


async def test_world_survives_a_restart_of_the_server(tmp_path: Path) -> None:
    file = tmp_path / "welt.json"
    async with Playground.start(world=file) as pg:
        async with running(pg, Bot()):
            anna = pg.person("anna")
            await anna.slash("zaehler")
            await anna.slash("tafel")
        await anna.say("bleibt", files={"a.txt": b"Inhalt"})
        before = [item.text for item in await anna.sees()]
    async with Playground.start(world=file) as pg:
        anna = pg.person("anna")
        seen = await anna.sees()
        assert [item.text for item in seen] == before
        address = seen[-1].attachments[0]["url"]
        async with pg.session.get(address) as response:
            assert await response.read() == b"Inhalt"
        ready = await anna.open()
        assert {"roll", "zaehler"} <= {item["name"] for item in ready["commands"]}
        async with running(pg, Bot()):
            assert (await anna.click("counter")).text == "Stand 1"


async def test_a_broken_world_is_told(tmp_path: Path) -> None:
    file = tmp_path / "welt.json"
    for text in ("kein json", "[]", '{"users": {"x": 5}}'):
        file.write_text(text)
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "playground", "--port", "0", "--world", str(file), stderr=asyncio.subprocess.PIPE
        )
        _, error = await process.communicate()
        assert process.returncode == 1
        assert b"The playground cannot start" in error and b"Traceback" not in error


async def test_clock() -> None:
    clock = Clock()
    clock.stop()
    rang: list[float] = []
    start = clock.now()
    clock.at(start + 1000, lambda: rang.append(clock.now() - start))
    clock.at(start + 500, lambda: rang.append(clock.now() - start))
    cancelled = clock.at(start + 700, lambda: rang.append(-1))
    cancelled.cancel()
    clock.advance(999)
    assert rang == [500]
    clock.advance(1)
    assert rang == [500, 1000]
    ids = SnowflakeMaker(clock)
    several = [ids() for _ in range(5000)]
    assert several == sorted(set(several))
    assert abs(moment_of(several[0]) - clock.now()) < 2
    clock.start()
    rung = asyncio.Event()
    clock.at(clock.now() + 5, rung.set)
    await asyncio.wait_for(rung.wait(), 2)
    clock.close()


async def test_every_open_page_hears_of_a_moved_clock() -> None:
    async with Playground.start() as pg:
        anna, bruno = pg.person("anna"), pg.person("bruno")
        await anna.open()
        await bruno.open()
        heard = [asyncio.create_task(person.wait_for("CLOCK")) for person in (anna, bruno)]
        await asyncio.sleep(0)
        await pg.stop_clock()
        for told in await asyncio.gather(*heard):
            assert told["clock_stopped"] is True
