"""What pages are told: visibility, order, many viewers, slow viewers, old edits."""

import asyncio
from typing import Any

import aiohttp

from playground.client import Playground
from tests.playground.by_hand import Hand, connected


async def test_many_viewers_of_one_channel_get_everything_in_order(pg: Playground) -> None:
    names = [person["username"] for person in await pg.request("GET", "/play/people")]

    async def watch(number: int) -> list[str]:
        async with pg.session.ws_connect(f"{pg.url}/play/ws?as={names[number % len(names)]}", max_msg_size=0) as socket:
            await socket.receive()
            opened.release()
            seen: list[str] = []
            while len(seen) < 30:
                event = await socket.receive_json(timeout=20)
                if event["t"] == "MESSAGE_CREATE":
                    seen.append(event["d"]["content"])
            return seen

    opened = asyncio.Semaphore(0)
    tasks = [asyncio.create_task(watch(number)) for number in range(200)]
    for _ in tasks:
        await opened.acquire()
    anna = pg.person("anna")
    for number in range(30):
        await anna.say(str(number))
    for seen in await asyncio.gather(*tasks):
        assert seen == [str(number) for number in range(30)]


async def test_a_hidden_channel_is_not_even_named(pg: Playground) -> None:
    ready = await pg.person("zita").open()
    names = {channel["name"] for channel in ready["guilds"][0]["channels"]}
    assert "eingangshalle" in names
    assert not names & {"organisation", "schiedsrichter", "gryffindor"}
    olga = pg.person("olga")
    await (await olga.go("organisation")).say("unter uns")
    assert await pg.person("zita").sees() == []
    assert [item.text for item in await olga.sees()] == ["unter uns"]


async def test_a_viewer_who_does_not_read_is_dropped(pg: Playground) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", int(pg.url.rsplit(":", 1)[1]), limit=1024)
    writer.write(
        b"GET /play/ws?as=bruno HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    await reader.readline()
    assert pg.server is not None
    audience = pg.server.hub.audience
    anna = pg.person("anna")
    await anna.open()
    bruno = pg.server.hub.world.find_person("bruno")
    assert bruno is not None
    for _ in range(200):
        audience.send((bruno.id,), "NOTE", {"text": "x" * 200_000})
        await asyncio.sleep(0)
        if bruno.id not in audience.viewers:
            break
    await asyncio.sleep(0.1)
    assert bruno.id not in audience.viewers
    await anna.say("es geht weiter")
    writer.close()


async def test_commands_come_and_go(pg: Playground) -> None:
    anna = pg.person("anna")
    await anna.open()
    hand = Hand(pg)
    told = asyncio.create_task(anna.wait_for("COMMANDS_UPDATE"))
    await asyncio.sleep(0)
    command = await hand.command(name="neu", description="d")
    assert [item["name"] for item in (await told)["commands"]] == ["neu"]
    told = asyncio.create_task(anna.wait_for("COMMANDS_UPDATE"))
    await asyncio.sleep(0)
    me = await hand.me()
    assert (await hand.call("DELETE", f"/applications/{me['id']}/commands/{command['id']}"))[0] == 204
    assert (await told)["commands"] == []


async def test_bot_comes_and_goes(pg: Playground) -> None:
    anna = pg.person("anna")
    assert (await anna.open())["bots"][0]["online"] is False
    came = asyncio.create_task(anna.wait_for("PRESENCE_UPDATE", lambda data: data["online"] is True))
    await asyncio.sleep(0)
    async with connected(pg):
        await came
        went = asyncio.create_task(anna.wait_for("PRESENCE_UPDATE", lambda data: data["online"] is False))
        await asyncio.sleep(0)
    await went


async def test_typing_is_shown_to_others(pg: Playground) -> None:
    anna, bruno = pg.person("anna"), pg.person("bruno")
    await bruno.open()
    shown = asyncio.create_task(bruno.wait_for("TYPING_START"))
    await asyncio.sleep(0)
    channel = await anna.here()
    async with pg.session.ws_connect(pg.url + "/play/ws?as=anna", max_msg_size=0) as socket:
        await socket.send_json({"op": "typing", "channel_id": str(channel)})
        data: Any = await shown
    await anna.open()
    assert data["user_id"] == str(anna.id)


async def test_edits_of_old_messages_are_limited(pg: Playground) -> None:
    hand = Hand(pg)
    channel = await pg.channel_id("dog")
    _, message = await hand.call("POST", f"/channels/{channel}/messages", {"content": "Tafel"})
    path = f"/channels/{channel}/messages/{message['id']}"
    await pg.advance(3601)
    statuses = [(await hand.call("PATCH", path, {"content": str(number)}))[0] for number in range(31)]
    assert statuses == [200] * 30 + [429]
    assert (await hand.call("PATCH", path, {"content": "noch"}))[1]["code"] == 30046


async def test_multipart_as_a_library_sends_it(pg: Playground) -> None:
    hand = Hand(pg)
    form = aiohttp.FormData()
    form.add_field("payload_json", '{"content": "da", "attachments": [{"id": 0, "description": "Bild"}]}')
    form.add_field("files[0]", b"GIF89a\x05\x00\x07\x00", filename="x.gif", content_type="image/gif")
    _, message = await hand.call("POST", f"/channels/{await pg.channel_id('dog')}/messages", data=form)
    found = message["attachments"][0]
    assert (found["width"], found["height"], found["description"], found["content_type"]) == (5, 7, "Bild", "image/gif")
