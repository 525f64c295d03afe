"""The client: what is counted, what a start takes up and in which order, what it says of rights, how it ends."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord.ext import commands
from structlog.testing import capture_logs

from bot.client import SpielleiterClient, StartProblem, _sharding
from bot.engine.text import text
from bot.games import find_games
from bot.ops.settings import Settings
from bot.service.play.live import Who
from bot.shards import WHOLE, Shards
from bot.store.database import StoreTrouble
from bot.tree import seconds
from bot.wiring import open_services, point_discord
from tests.edge.house import House
from tests.edge.test_finale import play
from tests.edge.test_sample_game import deal


def measured(house: House, name: str, **labels: str) -> float:
    value = house.services.metrics.registry.get_sample_value(f"spielleiter_{name}", labels or None)
    return value or 0.0


async def test_games_that_go_on_are_counted_whatever_ends_them(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house.services.lobby, "_expires_after", 120.0)
    counts = [measured(house, "games_open")]
    await deal(house)
    counts.append(measured(house, "games_open"))
    await play(house)
    counts.append(measured(house, "games_open"))
    await house.anna.slash(house.channel, "wuerfel kampf")
    counts.append(measured(house, "games_open"))
    fired = measured(house, "deadlines_fired_total")
    await house.env.advance_time(121)
    counts.append(measured(house, "games_open"))
    game = await deal(house, start=False)
    await house.inside(house.services.conduct.end(game, Who(house.anna.id, "anna"), cause=9))
    counts.append(measured(house, "games_open"))
    assert counts == [0, 1, 0, 1, 0, 0]
    assert measured(house, "deadlines_fired_total") == fired, "an empty lobby is no time that was let pass"
    await deal(house)
    await house.env.advance_time(61)
    assert measured(house, "deadlines_fired_total") == fired + 1
    house.services.metrics.games_open(77)
    await house.inside(house.client.on_ready())
    assert measured(house, "games_open") == 1, "a start counts anew"


async def test_commands_and_presses_are_counted_with_how_they_went(house: House) -> None:
    def count(name: str, outcome: str) -> float:
        return measured(house, "interactions_total", command=name, outcome=outcome)

    await house.anna.slash(house.channel, "dice", wurf="2w6")
    await house.anna.slash(house.channel, "dice", wurf="2w")
    assert (count("dice", "ok"), count("dice", "refused"), count("dice", "error")) == (1, 1, 0)
    await house.anna.slash(house.channel, "wuerfel kampf", gegner=house.ben)
    result = await house.anna.click(house.panel(), label="Würfeln")
    await house.anna.click(house.panel(), label="Würfeln")
    assert (count("button move", "ok"), count("button move", "refused")) == (1, 1)
    assert measured(house, "actions_total", game="kampf", outcome="accepted") == 1
    tree: Any = house.client.tree
    tree._seen.clear()
    await house.again(result)
    assert measured(house, "actions_total", game="kampf", outcome="duplicate") == 1
    house.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062)
    await house.anna.slash(house.channel, "dice", wurf="2w6")
    assert count("dice", "error") == 1


def test_how_long_somebody_waits_is_counted_from_when_he_was_let_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tree.time.monotonic", lambda: 12.5)
    waiting: Any = SimpleNamespace(extras={"started": 10.0})
    unknown: Any = SimpleNamespace(extras={})
    assert (seconds(waiting), seconds(unknown)) == (2.5, 0.0)


def test_the_library_is_told_which_shards_are_ours() -> None:
    assert _sharding(None) == {}
    assert _sharding(Shards(frozenset({5, 1}), 8)) == {"shard_ids": [1, 5], "shard_count": 8}


@pytest.mark.parametrize(
    ("shards", "guild", "whole", "has"),
    [
        (WHOLE, None, True, True),
        (WHOLE, 77 << 22, True, True),
        (Shards(frozenset({1}), 2), None, False, False),
        (Shards(frozenset({0}), 2), None, False, True),
        (Shards(frozenset({1}), 2), 3 << 22, False, True),
        (Shards(frozenset({1}), 2), 4 << 22, False, False),
        (Shards(frozenset({0, 1}), 2), 4 << 22, True, True),
    ],
)
def test_servers_are_shared_out_as_discord_does(shards: Shards, guild: int | None, whole: bool, has: bool) -> None:
    assert (shards.whole, shards.have(guild)) == (whole, has)


async def test_a_start_takes_up_everything_in_its_order_and_a_database_in_trouble_is_only_logged(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    client, order = house.client, list[str]()

    def noted(name: str) -> Any:
        async def work() -> None:
            order.append(name)

        return work

    monkeypatch.setattr(client.publisher, "repair", noted("panels"))
    monkeypatch.setattr(client, "_rooms", [SimpleNamespace(resume=noted("room"), close=noted("room closed"))])
    monkeypatch.setattr(client.outbox, "resume", noted("outbox"))
    monkeypatch.setattr(client.robots, "resume", noted("computers"))
    monkeypatch.setattr(client.services.tables, "resume", noted("tables"))
    monkeypatch.setattr(client.services.lineups, "resume", noted("line-ups"))
    await house.inside(client.on_ready())
    assert order == ["panels", "room", "outbox", "computers", "tables", "line-ups"]

    async def broken() -> None:
        raise StoreTrouble("locked", "somebody holds it")

    monkeypatch.setattr(client.outbox, "resume", broken)
    order.clear()
    with capture_logs() as lines:
        await house.inside(client.on_ready())
    assert order == ["panels", "room"]
    assert [line["trouble"] for line in lines if line["event"] == "database trouble"] == ["locked"]


async def test_servers_that_come_later_are_mended_and_before_we_are_ready_none_is_late(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    client, mended = house.client, list[int]()
    guild = client.guilds[0]

    async def repair() -> None:
        mended.append(len(client._late or ()))

    monkeypatch.setattr(client.publisher, "repair", repair)
    with capture_logs() as lines:
        await house.inside(client.on_guild_available(guild))
    assert mended == [0] and client._late == []
    assert [line["guilds"] for line in lines if "later" in line["event"]] == [1]
    client._late = None
    await house.inside(client.on_guild_available(guild))
    assert mended == [0]


async def test_what_we_lack_on_a_server_is_said_to_the_operator(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    client = house.client
    guild = client.guilds[0]

    async def warned(work: Any) -> list[Any]:
        with capture_logs() as lines:
            await house.inside(work)
        return [line["missing"] for line in lines if "missing" in line]

    assert await warned(client.on_guild_join(guild)) == []
    lacking = discord.Permissions(view_channel=True, send_messages=True, embed_links=True)
    monkeypatch.setattr(discord.Member, "guild_permissions", property(lambda self: lacking))
    names = ["attach_files", "read_message_history"]
    for work in (client.on_guild_join(guild), client.on_ready(), client.on_guild_available(guild)):
        (missing,) = await warned(work)
        assert sorted(missing) == names
    monkeypatch.setattr(discord.Guild, "get_member", lambda self, id: None)
    assert await warned(client.on_guild_join(guild)) == [], "while we do not know ourselves, we say nothing"


async def test_the_link_that_invites_is_logged_only_while_we_are_nowhere(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    with capture_logs() as lines:
        await house.inside(house.client.on_ready())
    assert not [line for line in lines if "invites" in line["event"]]
    monkeypatch.setattr(SpielleiterClient, "guilds", property(lambda self: []))
    with capture_logs() as lines:
        await house.inside(house.client.on_ready())
    (line,) = [line for line in lines if "invites" in line["event"]]
    assert f"client_id={house.client.application_id}" in line["url"] and "bot+applications.commands" in line["url"]


async def test_only_one_process_registers_and_the_others_ask_for_the_ids(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    client, domain = house.client, house.services.games.domain
    ids = dict(house.services.command_ids)
    monkeypatch.setattr(domain, "shards", Shards(frozenset({1}), 2))
    puts = len(house.calls("PUT", "/commands"))
    house.services.command_ids.clear()
    await house.inside(client._register())
    assert len(house.calls("PUT", "/commands")) == puts and house.services.command_ids == ids
    chat, user = discord.AppCommandType.chat_input, discord.AppCommandType.user
    one: Any = SimpleNamespace(name="neu", id=5, type=chat)
    other: Any = SimpleNamespace(name="Melden", id=6, type=user)
    client._know([one, other])
    assert house.services.command_ids == ids | {"neu": 5}
    monkeypatch.setattr(domain, "shards", WHOLE)
    house.env.inject_error("PUT", "/applications/*/commands", status=400, code=1)
    with capture_logs() as lines:
        await house.inside(client._register())
    assert [line["log_level"] for line in lines if "did not take the commands" in line["event"]] == ["error"]
    assert house.services.command_ids == ids | {"neu": 5}, "those it knows go on working"


async def test_processes_log_in_one_after_the_other(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    turns: list[Any] = []

    async def turn(number: int) -> None:
        turns.append(number)

    async def usual(self: Any, shard_id: int | None, *, initial: bool = False) -> None:
        turns.append((shard_id, initial))

    monkeypatch.setattr(commands.AutoShardedBot, "before_identify_hook", usual)
    client: Any = house.client
    monkeypatch.setattr(client, "_logins_at_once", 4)
    tenure, shards = SimpleNamespace(turn_to_identify=turn), Shards(frozenset({5, 6}), 8)
    for mine, own, expected in (
        (tenure, shards, [2, 0]),
        (tenure, None, [(6, True), (None, False)]),
        (None, shards, [(6, True), (None, False)]),
    ):
        turns.clear()
        with monkeypatch.context() as patch:
            patch.setattr(client, "_tenure", mine)
            patch.setattr(
                client, "services", SimpleNamespace(settings=SimpleNamespace(cluster=SimpleNamespace(own=own)))
            )
            await client.before_identify_hook(6, initial=True)
            await client.before_identify_hook(None)
        assert turns == expected


async def test_whoever_closes_ends_everything_that_works_beside(house: House) -> None:
    client = house.client
    closed: list[str] = []

    def note(name: str, what: Any) -> None:
        close = what.close

        async def noted(*about: Any, **more: Any) -> None:
            closed.append(name)
            await close(*about, **more)

        what.close = noted

    parts = {
        "beside": client._beside,
        "mending": client._mending,
        "retention": client.retention,
        "computers": client.robots,
        "tables": client.services.tables.workers,
        "line-ups": client.services.lineups.workers,
        "ordering": client.services.games.ordering,
        "private": client.private,
        "panels": client.publisher,
        "outbox": client.outbox,
    }
    for name, part in parts.items():
        note(name, part)
    hushed: list[bool] = []

    async def hush() -> None:
        hushed.append(True)

    client._tenure = SimpleNamespace(hush=hush)  # type: ignore[assignment]
    clock = client._clock_task
    assert clock is not None and not clock.done()
    await house.inside(client.close())
    assert closed == list(parts) and hushed == [True]
    assert clock.cancelled() and client.is_closed()


async def test_of_every_intent_that_is_wished_and_not_granted_the_operator_hears(settings: Settings) -> None:
    granted = {
        "message_content": discord.ApplicationFlags(gateway_message_content_limited=True),
        "members": discord.ApplicationFlags(gateway_guild_members_limited=True),
    }
    named = {"message_content": "Message Content Intent", "members": "Server Members Intent"}
    for wish, flags in granted.items():
        wishes = Settings.model_validate(settings.model_dump() | {"intents": {wish: True}})
        async with open_services(wishes, find_games()) as opened:
            client: Any = SpielleiterClient(opened)
            client._connection.application_flags = discord.ApplicationFlags()
            with pytest.raises(StartProblem) as problem:
                await client.setup_hook()
            assert problem.value.text == text("start-intent-missing", intent=named[wish])
            client._connection.application_flags = flags
            loaded: list[str] = []

            async def load(name: str, heard: list[str] = loaded) -> None:
                heard.append(name)
                raise KeyError("far enough")

            client.load_extension = load
            with pytest.raises(KeyError):
                await client.setup_hook()
            assert loaded == ["cogs.dice"], "what is granted in part is granted"
            await client.http.close()


async def test_a_start_takes_our_shards_before_it_works_and_knows_how_many_may_log_in(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    client: Any = house.client
    order: list[str] = []

    async def request(route: Any) -> Any:
        order.append(route.path)
        return {"session_start_limit": {"max_concurrency": 16}}

    async def gateway() -> Any:
        order.append("asked for shards")
        return 3, "wss://x", {}

    async def take() -> None:
        order.append("take")

    for name in ("load_extension", "_register"):
        monkeypatch.setattr(client, name, lambda *_: _nothing())
    monkeypatch.setattr(client.tree, "set_translator", lambda *_: _nothing())
    monkeypatch.setattr(client.http, "request", request)
    monkeypatch.setattr(client.http, "get_bot_gateway", gateway)
    monkeypatch.setattr(client.retention, "start", lambda: order.append("retention"))
    monkeypatch.setattr(client.clockwork, "run", _nothing)
    kept: list[Any] = []
    tenure = SimpleNamespace(take=take, keep=kept.append)
    usual = house.services.settings
    for cluster, gateway_url, mine, expected in (
        ({"shards": "1", "of": 2}, None, tenure, ["/gateway/bot", "take", "retention"]),
        ({}, "wss://here", None, ["asked for shards", "retention"]),
        ({}, None, None, ["retention"]),
    ):
        order.clear()
        settings = Settings.model_validate(usual.model_dump() | {"cluster": cluster, "gateway_url": gateway_url})
        with monkeypatch.context() as patch:
            patch.setattr(client, "_clock_task", None)
            patch.setattr(client, "_tenure", mine)
            patch.setattr(client, "_logins_at_once", 1)
            patch.setattr(client, "shard_count", 1)
            patch.setattr(client, "services", SimpleNamespace(settings=settings))
            await client.setup_hook()
            assert client._clock_task is not None
            await client._clock_task
            assert client._logins_at_once == (16 if cluster else 1)
            assert client.shard_count == (3 if gateway_url else 1)
        assert order == expected
    assert kept == [client._mend]


async def _nothing() -> None:
    """Do nothing."""


def test_the_library_is_sent_to_another_address_only_if_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    socket = discord.gateway.DiscordWebSocket
    before = socket.DEFAULT_GATEWAY
    monkeypatch.setattr(discord.http.Route, "BASE", "?")
    monkeypatch.setattr(socket, "DEFAULT_GATEWAY", before)
    for name in ("warn_nacl", "warn_dave"):
        monkeypatch.setattr(discord.VoiceClient, name, True, raising=False)
    point_discord(Settings(api_base="http://localhost:1/api/v10"))
    assert ("http://localhost:1/api/v10", before) == (discord.http.Route.BASE, socket.DEFAULT_GATEWAY)
    point_discord(Settings(api_base="http://localhost:1/api/v10", gateway_url="ws://localhost:2"))
    assert str(socket.DEFAULT_GATEWAY) == "ws://localhost:2"
    voice: Any = discord.VoiceClient
    assert (voice.warn_nacl, voice.warn_dave) == (False, False)
