"""Bad input gets Discord-shaped answers: never a hang, never a trace."""

import asyncio
import io
import json
from typing import Any

import pytest

from playground.client import Playground
from tests.playground.by_hand import Hand

NASTY_BODIES: list[tuple[bytes, int]] = [
    (b"{", 50109),
    (b"\xff\xfe", 50109),
    (b'{"content": NaN}', 50109),
    (b'{"content": "\\ud800"}', 50109),
    (b"[" * 100_000, 50109),
    (b'{"content": ' + b"9" * 5000 + b"}", 50109),
    (b"[]", 50035),
    (b'"text"', 50035),
    (b"5", 50035),
    (b'{"content": {}}', 50035),
    (b'{"content": true}', 50035),
    (b'{"embeds": [[[]]]}', 50035),
    (b'{"components": [null]}', 50035),
    (b'{"components": [{"type": "eins"}]}', 50035),
    (b'{"components": [{"type": 1, "components": {"type": 2}}]}', 50035),
    (b'{"flags": -1}', 50035),
    (b'{"flags": "viele"}', 50035),
    (b'{"attachments": [{"id": {}}]}', 50035),
    (b'{"allowed_mentions": []}', 50035),
    (b'{"message_reference": 5}', 50035),
    (b'{"content": null}', 50006),
]


async def hall(pg: Playground) -> str:
    return f"/channels/{await pg.channel_id('eingangshalle')}/messages"


@pytest.mark.parametrize(("body", "code"), NASTY_BODIES, ids=range(len(NASTY_BODIES)))
async def test_nasty_bodies(pg: Playground, body: bytes, code: int) -> None:
    hand = Hand(pg)
    status, data = await hand.call("POST", await hall(pg), data=body, headers={"Content-Type": "application/json"})
    assert (status, data["code"]) == (400, code)


ROUTES = [
    "/users/@me/channels",
    "/applications/{app}/commands",
    "/guilds/{guild}/roles",
    "/guilds/{guild}/channels",
    "/guilds/{guild}/scheduled-events",
    "/channels/{channel}/threads",
    "/channels/{channel}/messages/bulk-delete",
]
NASTY_VALUES: list[Any] = [
    [], "x", 5, {"name": []}, {"name": {}, "type": "x"}, {"name": None}, {"recipient_id": "x"}, {"messages": "x"},
    {"messages": [[]]}, {"name": "x" * 10_000}, {"permissions": -5},
]  # fmt: skip


@pytest.mark.parametrize("route", ROUTES)
async def test_every_post_survives(pg: Playground, route: str) -> None:
    hand = Hand(pg)
    world = await pg.control("GET", "world")
    path = route.format(
        app=world["applications"][0]["id"], guild=world["guilds"][0]["id"], channel=await pg.channel_id("eingangshalle")
    )
    for value in NASTY_VALUES:
        status, data = await hand.call("POST", path, value)
        assert status < 500
        if status >= 400:
            assert isinstance(data["code"], int) and isinstance(data["message"], str)


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/gibt/es/nicht", 404, 0),
        ("DELETE", "/gateway/bot", 405, 0),
        ("GET", "/channels/abc", 400, 50035),
        ("GET", "/channels/99999999999999999999", 400, 50035),
        ("GET", "/channels/5", 404, 10003),
        ("GET", "/guilds/5", 404, 10004),
        ("GET", "/users/5", 404, 10013),
        ("GET", "/applications/5/commands", 403, 20012),
        ("GET", "/webhooks/5/falsch/messages/@original", 404, 10015),
        ("POST", "/interactions/5/falsch/callback", 404, 10062),
        ("GET", "/channels/%00/messages", 400, 50035),
        ("GET", "/channels/..%2f..%2fetc/messages", 400, 50035),
    ],
)
async def test_unknown_things(pg: Playground, method: str, path: str, status: int, code: int) -> None:
    got, data = await Hand(pg).call(method, path)
    assert (got, data["code"]) == (status, code)


async def test_no_or_wrong_token(pg: Playground) -> None:
    for headers in ({}, {"Authorization": "Bot falsch"}, {"Authorization": "playground"}):
        async with pg.session.get(pg.api + "/users/@me", headers=headers) as response:
            assert response.status == 401
            assert await response.json() == {"message": "401: Unauthorized", "code": 0}


async def test_huge_bodies(pg: Playground) -> None:
    hand = Hand(pg)
    status, data = await hand.call("POST", await hall(pg), data=io.BytesIO(b"x" * (9 << 20)))
    assert (status, data["code"]) == (413, 40005)


@pytest.mark.parametrize(
    "kind", ["multipart/form-data", "multipart/form-data; boundary=x", "multipart/mixed; boundary=x"]
)
async def test_broken_multipart(pg: Playground, kind: str) -> None:
    hand = Hand(pg)
    for body in (b"", b"--x\r\n", b"--x\r\nContent-Disposition: form-data\r\n\r\n", b"--x--", b"\x00" * 100):
        status, data = await hand.call("POST", await hall(pg), data=body, headers={"Content-Type": kind})
        assert status == 400 and data["code"] in (50035, 50006, 50109)


async def test_query_nonsense(pg: Playground) -> None:
    hand = Hand(pg)
    path = await hall(pg)
    for query in ("limit=0", "limit=101", "limit=x", "limit=-1", "limit=" + "9" * 30):
        status, data = await hand.call("GET", f"{path}?{query}")
        assert (status, data["code"]) == (400, 50035)
    for query in ("before=x", "after=", "around=9999999999999999999999999999"):
        assert (await hand.call("GET", f"{path}?{query}"))[0] == 200


@pytest.mark.parametrize("body", [
    {}, [], {"type": 2}, {"type": 2, "application_id": "x"}, {"type": 99}, {"type": 2, "data": []},
    {"type": 2, "data": {"id": "5"}}, {"type": 3, "data": {}, "message_id": "5"},
    {"type": 5, "data": {"components": "x"}}, {"type": 5, "data": {}, "modal_id": "5"},
    {"type": 4, "data": {"options": [5]}},
])  # fmt: skip
async def test_nasty_acts(pg: Playground, body: Any) -> None:
    world = await pg.control("GET", "world")
    if isinstance(body, dict):
        body = {"application_id": world["applications"][0]["id"], "channel_id": await pg.channel_id("dog"), **body}
    async with pg.session.post(pg.url + "/play/as/anna/interactions", json=body) as response:
        assert 400 <= response.status < 500
        assert "code" in await response.json()


async def test_play_refuses_what_a_person_cannot_do(pg: Playground) -> None:
    secret = await pg.channel_id("organisation")
    for name, path, status in [
        ("anna", f"channels/{secret}/messages", 403), ("niemand", f"channels/{secret}/messages", 404),
        ("Spielleiter", f"channels/{secret}/messages", 404), ("anna", "channels/5/messages", 404),
    ]:  # fmt: skip
        async with pg.session.get(f"{pg.url}/play/as/{name}/{path}") as response:
            assert response.status == status
    async with pg.session.get(pg.url + "/play/ws?as=niemand") as response:
        assert response.status == 404


async def test_nonsense_on_the_pages_socket(pg: Playground) -> None:
    async with pg.session.ws_connect(pg.url + "/play/ws?as=anna") as socket:
        await socket.receive_json()
        for text in ("kein json", "[]", "5", '{"op": "typing", "channel_id": {}}', "[" * 10_000, '{"op": []}'):
            await socket.send_str(text)
        await socket.send_json({"op": "ping"})
        assert (await socket.receive_json(timeout=5))["t"] == "PONG"


@pytest.mark.parametrize(
    "path", ["/../pyproject.toml", "/..%2fserver.py", "/%2e%2e/server.py", "//etc/passwd", "/js/../../server.py"]
)
async def test_page_serves_nothing_else(pg: Playground, path: str) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", int(pg.url.rsplit(":", 1)[1]))
    writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
    answer = await asyncio.wait_for(reader.read(), 5)
    writer.close()
    assert b" 404 " in answer.split(b"\r\n")[0]
    assert json.loads(answer.split(b"\r\n\r\n", 1)[1])["code"] == 0


async def test_uploads_cannot_run_in_the_page(pg: Playground) -> None:
    anna = pg.person("anna")
    said = await anna.say(
        "Bild", files={"böse.html": b"<script>alert(1)</script>", "x.svg": b"<svg onload='alert(1)'/>"}
    )
    for attachment in said.attachments:
        async with pg.session.get(attachment["url"]) as response:
            assert response.headers["Content-Disposition"] == "attachment"
            assert response.headers["Content-Type"] == "application/octet-stream"
            assert response.headers["X-Content-Type-Options"] == "nosniff"


async def test_other_web_sites_may_not_act(pg: Playground) -> None:
    for origin, status in (("https://example.org", 403), ("null", 403), (pg.url, 200)):
        async with pg.session.post(pg.url + "/control/clock", json={}, headers={"Origin": origin}) as response:
            assert response.status == status
    async with pg.session.get(pg.url + "/play/ws?as=anna", headers={"Origin": "http://127.0.0.1:1"}) as response:
        assert response.status == 403


async def test_it_listens_on_this_machine_only(pg: Playground) -> None:
    assert pg.url.startswith("http://127.0.0.1:")
    assert pg.server is not None
    assert [address[0] for address in pg.server.addresses] == ["127.0.0.1"]


async def test_page_has_a_strict_policy(pg: Playground) -> None:
    async with pg.session.get(pg.url + "/") as response:
        policy = response.headers["Content-Security-Policy"]
    assert policy == "default-src 'self'; img-src 'self' data: blob:"
