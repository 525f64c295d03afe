"""The rules of time and order around interactions, by hand."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from playground.client import Playground
from playground.errors import DiscordError
from playground.person import Person
from playground.sight import Answer
from tests.playground.by_hand import Hand, connected

NEEDED = """id token version application_id type data guild guild_id guild_locale locale channel channel_id member
app_permissions entitlements authorizing_integration_owners context attachment_size_limit"""


@pytest.fixture
async def hand(pg: Playground) -> AsyncIterator[Hand]:
    async with connected(pg) as hand:
        await hand.command(name="test", description="d", options=[
            {"type": 3, "name": "wort", "description": "d", "autocomplete": True},
        ])  # fmt: skip
        yield hand


@pytest.fixture
async def anna(pg: Playground, hand: Hand) -> Person:
    person = pg.person("anna")
    await person.open()
    return person


async def invoke(hand: Hand, person: Person) -> tuple[Any, "asyncio.Task[Answer]"]:
    task = asyncio.create_task(person.slash("test"))
    return await hand.next("INTERACTION_CREATE"), task


async def test_payload_has_what_libraries_need(hand: Hand, anna: Person) -> None:
    interaction, task = await invoke(hand, anna)
    for key in NEEDED.split():
        assert key in interaction
    assert interaction["member"]["flags"] == 0 and "permissions" in interaction["member"]
    assert "message" not in interaction and "user" not in interaction
    await hand.answer(interaction, 4, {"content": "ok"})
    await task


async def test_second_answer(hand: Hand, anna: Person) -> None:
    interaction, task = await invoke(hand, anna)
    assert await hand.answer(interaction, 4, {"content": "eins"}) == (204, None)
    status, data = await hand.answer(interaction, 4, {"content": "zwei"})
    assert (status, data["code"]) == (400, 40060)
    assert (await task).text == "eins"


async def test_too_late(pg: Playground, hand: Hand, anna: Person) -> None:
    await pg.stop_clock()
    interaction, task = await invoke(hand, anna)
    await pg.advance(3.1)
    status, data = await hand.answer(interaction, 4, {"content": "zu spät"})
    assert (status, data["code"]) == (404, 10062)
    with pytest.raises(AssertionError, match="timeout"):
        await task


async def test_wrong_token_or_id(hand: Hand, anna: Person) -> None:
    interaction, task = await invoke(hand, anna)
    for wrong in ({**interaction, "token": "falsch"}, {**interaction, "id": "5"}):
        status, data = await hand.answer(wrong, 4, {"content": "x"})
        assert (status, data["code"]) == (404, 10062)
    await hand.answer(interaction, 4, {"content": "ok"})
    await task


async def test_a_refused_answer_can_be_repeated(hand: Hand, anna: Person) -> None:
    interaction, task = await invoke(hand, anna)
    for body in ({"content": "x" * 2001}, {}, {"embeds": "x"}):
        status, data = await hand.answer(interaction, 4, body)
        assert status == 400 and data["code"] in (50035, 50006)
    for kind in (1, 6, 7, 8, 99, "vier", None):
        status, data = await hand.answer(interaction, kind, {"content": "x"})  # type: ignore[arg-type]  # nasty on purpose
        assert (status, data["code"]) == (400, 50035)
    assert (await hand.answer(interaction, 4, {"content": "gut"}, params={"with_response": "true"}))[0] == 200
    assert (await task).text == "gut"


async def test_fifteen_minutes(pg: Playground, hand: Hand, anna: Person) -> None:
    interaction, task = await invoke(hand, anna)
    hook = f"/webhooks/{interaction['application_id']}/{interaction['token']}"
    status, data = await hand.call("POST", hook, {"content": "zu früh"})
    assert (status, data["code"]) == (404, 10015)
    await hand.answer(interaction, 4, {"content": "da"})
    await task
    await pg.advance(14 * 60)
    assert (await hand.call("PATCH", hook + "/messages/@original", {"content": "noch da"}))[0] == 200
    await pg.advance(61)
    for method, path in (
        ("POST", hook),
        ("PATCH", hook + "/messages/@original"),
        ("GET", hook + "/messages/@original"),
    ):
        status, data = await hand.call(method, path, {"content": "zu spät"} if method != "GET" else None)
        assert (status, data["code"]) == (401, 50027)


async def test_unknown_webhook_message(hand: Hand, anna: Person) -> None:
    interaction, task = await invoke(hand, anna)
    await hand.answer(interaction, 4, {"content": "da"})
    await task
    hook = f"/webhooks/{interaction['application_id']}/{interaction['token']}/messages/"
    for name in ("5", "x", str(interaction["id"])):
        status, data = await hand.call("GET", hook + name)
        assert (status, data["code"]) == (404, 10008)
    assert (await hand.call("DELETE", hook + "@original")) == (204, None)
    assert (await hand.call("GET", hook + "@original"))[1]["code"] == 10008


async def test_deferral_keeps_only_the_ephemeral_flag_and_never_pings(pg: Playground, hand: Hand, anna: Person) -> None:
    bruno = pg.person("bruno")
    await bruno.open()
    interaction, task = await invoke(hand, anna)
    await hand.answer(interaction, 5, {"flags": 64 | 1 << 15, "content": "wird nicht gezeigt"})
    hook = f"/webhooks/{interaction['application_id']}/{interaction['token']}"
    waiting = await anna.sees()
    assert waiting[0].raw["flags"] == 64 | 128 and waiting[0].content == ""
    status, first = await hand.call("POST", hook, {"content": f"<@{bruno.id}> <@{anna.id}>"})
    assert status == 200 and first["flags"] == 64
    assert (await task).text == f"<@{bruno.id}> <@{anna.id}>"
    assert await bruno.pings() == [] and await anna.pings() == []
    status, second = await hand.call("POST", hook, {"content": "offen"})
    assert second["flags"] == 0
    assert [item.text for item in await bruno.sees()] == ["offen"]


async def test_autocomplete_rules(hand: Hand, anna: Person) -> None:
    task = asyncio.create_task(anna.autocomplete("test", "wort", wort="a"))
    interaction = await hand.next("INTERACTION_CREATE")
    assert interaction["type"] == 4 and interaction["data"]["options"][0]["focused"] is True
    many = [{"name": str(number), "value": str(number)} for number in range(26)]
    for choices in (many, None, [{"name": "a", "value": 5}], [{"name": "x" * 101, "value": "a"}]):
        wrong = {"choices": choices}
        status, data = await hand.answer(interaction, 8, wrong)
        assert (status, data["code"]) == (400, 50035)
    assert (await hand.answer(interaction, 4, {"content": "x"}))[1]["code"] == 50035
    await hand.answer(interaction, 8, {"choices": [{"name": "A", "value": "a"}]})
    assert await task == [{"name": "A", "value": "a"}]


async def test_presses_are_checked(pg: Playground, hand: Hand, anna: Person) -> None:
    bruno = pg.person("bruno")
    await bruno.open()
    interaction, task = await invoke(hand, anna)
    parts = [{"type": 1, "components": [{"type": 2, "style": 1, "label": "Los", "custom_id": "los"}]}]
    await hand.answer(interaction, 4, {"content": "geheim", "flags": 64, "components": parts})
    message = (await task).message
    assert message is not None
    with pytest.raises(DiscordError) as hidden:
        await bruno.click("Los", message)
    assert hidden.value.code == 10008
    message.raw["components"][0]["components"][0]["custom_id"] = "gefälscht"
    with pytest.raises(DiscordError, match="COMPONENT_VALIDATION_FAILED"):
        await anna.click("gefälscht", message)


async def test_update_of_the_pressed_message(hand: Hand, anna: Person) -> None:
    interaction, task = await invoke(hand, anna)
    parts = [{"type": 1, "components": [{"type": 2, "style": 1, "label": "Los", "custom_id": "los"}]}]
    await hand.answer(interaction, 4, {"content": "alt", "components": parts})
    await task
    pressed = asyncio.create_task(anna.click("Los"))
    press = await hand.next("INTERACTION_CREATE")
    assert press["message"]["content"] == "alt"
    await hand.answer(press, 6)
    await pressed
    hook = f"/webhooks/{press['application_id']}/{press['token']}"
    assert (await hand.call("PATCH", hook + "/messages/@original", {"content": "neu", "components": []}))[0] == 200
    assert [item.text for item in await anna.sees()] == ["neu"]
