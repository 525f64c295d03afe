"""Whatever goes wrong: one way to say it, in private, with the next step, and never silence."""

import asyncio
import re
import sqlite3
from collections.abc import Callable
from typing import Any

import discord
import pytest
from discord import app_commands
from simcord.results import InteractionResult
from structlog.testing import CapturingLogger

from bot.edge.help.controls import HELP_CONTROLS
from bot.edge.kit import answer
from bot.edge.kit.services import Services
from bot.edge.table.controls import CONTROLS
from bot.engine.text import text
from bot.service.play.live import Declined, Who
from bot.store.database import SqliteDatabase
from bot.texts import MissingText
from tests.edge.house import House, labels, shown, told, words

BROKEN = "Dein Spielstand ist sicher. Bitte probiere es gleich noch einmal"
IDS = {
    "MoveButton": "m:{game}:0.go1:2w6",
    "AskButton": "q:{game}:0.x:strafe",
    "MoveMenu": "s:{game}:0.go1:key",
    "LobbyButton": "l:{game}:join",
    "SeatMenu": "t:{game}",
    "PlaceMenu": "u:{game}",
    "DoorButton": "d:{game}",
    "ProofButton": "p:{game}",
    "HelpButton": "h:t:dice:{game}",
    "HelpMenu": "h:menu:topics",
}
EVERY: tuple[Any, ...] = (*CONTROLS, *HELP_CONTROLS)


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> CapturingLogger:
    """Listen to what the one reporting path writes."""
    heard = CapturingLogger()
    monkeypatch.setattr(answer, "log", heard)
    return heard


async def boom(*_: object, **__: object) -> Any:
    raise RuntimeError("boom")


def referenced(result: InteractionResult, log: CapturingLogger) -> None:
    """Check that the person got a number that the log has too."""
    words = told(result)
    assert BROKEN in words
    number = re.search(r"`([2-9A-Z]{4})`", words)
    assert number
    call = next(call for call in reversed(log.calls) if call.kwargs.get("reference") == number[1])  # two may be alike
    assert call.method_name == "error"
    assert str(call.kwargs["exc_info"]) == "boom"
    assert "boom" not in words


async def test_every_button_and_menu_reports(
    house: House, log: CapturingLogger, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.anna.slash(house.channel, "wuerfel kampf")
    store = house.client._connection._view_store
    assert set(store._dynamic_items.values()) >= set(EVERY)
    for control in EVERY:
        id = IDS[control.__name__].format(game=house.game_id())
        assert [one for one in EVERY if one.__discord_ui_compiled_template__.fullmatch(id)] == [control]
        monkeypatch.setattr(control, "press", boom)
        monkeypatch.setattr(control, "entry", "button move")
        kind = 2 if "Button" in control.__name__ else 5 if control.__name__ == "PlaceMenu" else 3
        monkeypatch.setattr(control, "must_be_ours", lambda self: None)
        referenced(await house.press(house.ben, id, kind=kind), log)


async def test_every_command_reports(house: House, log: CapturingLogger, monkeypatch: pytest.MonkeyPatch) -> None:
    committee = house.guild.create_role("Quidditch-OK")
    chief = house.person("chief", wearing=[committee], rights=discord.Permissions.all())
    named = house.services.servers.change(house.guild.id, "role.committee", [committee.id], Who(1, "Chefin"))
    await house.inside(named)
    for command in house.client.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            monkeypatch.setattr(command, "_callback", boom)
            options = {option.name: _something(house, option) for option in command.parameters if option.required}
            referenced(await chief.slash(house.channel, command.qualified_name, **options), log)


async def test_whoever_types_where_nothing_is_yet_is_offered_nothing_and_nothing_is_wrong(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    committee = house.guild.create_role("Quidditch-OK")
    chief = house.person("chief", wearing=[committee], rights=discord.Permissions.all())
    named = house.services.servers.change(house.guild.id, "role.committee", [committee.id], Who(1, "Chefin"))
    await house.inside(named)
    commands = [one for one in house.client.tree.walk_commands() if isinstance(one, app_commands.Command)]
    typed = [
        (command.qualified_name, option.name)
        for command in commands
        for option in command.parameters
        if option.autocomplete
    ]
    assert len(typed) > 20
    for name, option in typed:
        await chief.autocomplete(house.channel, name, option, "h")
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


def _something(house: House, option: app_commands.Parameter) -> Any:
    """Return a value that Discord would let through."""
    kind = discord.AppCommandOptionType
    if option.choices:
        return option.choices[0].value
    values: dict[Any, Any] = {kind.user: house.ben, kind.integer: option.min_value or 1, kind.boolean: True}
    return values.get(option.type, "2w6")


@pytest.mark.parametrize("kind", ["lobby", "games", "dice"])
async def test_a_service_that_breaks_is_reported(
    house: House, log: CapturingLogger, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    await house.anna.slash(house.channel, "wuerfel kampf", gegner=house.ben)
    if kind == "games":
        monkeypatch.setattr(house.services.games, "act", boom)
        result = await house.anna.click(house.panel(), label="Würfeln")
    elif kind == "lobby":
        monkeypatch.setattr(house.services.lobby, "open", boom)
        result = await house.anna.slash(house.channel, "wuerfel kampf", gegner=house.ben)
    else:
        monkeypatch.setattr(house.services.dice, "roll", boom)
        result = await house.anna.slash(house.channel, "dice", wurf="2w6")
    referenced(result, log)


async def test_a_missing_sentence_does_not_silence_us(
    house: House, log: CapturingLogger, monkeypatch: pytest.MonkeyPatch
) -> None:
    def wordless(*_: object) -> Any:
        raise Declined(text("no-such-sentence"))

    await house.anna.slash(house.channel, "wuerfel kampf")
    monkeypatch.setattr(Services, "who", wordless)
    result = await house.ben.click(house.panel(), label="Platz nehmen")
    assert BROKEN in told(result)
    assert any(isinstance(call.kwargs.get("exc_info"), MissingText) for call in log.calls)


async def test_a_command_that_is_no_more(house: House) -> None:
    house.client.tree.remove_command("dice")
    result = await house.anna.slash(house.channel, "dice", wurf="2w6")
    assert "alten Fassung" in told(result)


# -- the database ------------------------------------------------------------------------------------------------------


def locked(house: House, raw: sqlite3.Connection) -> Callable[[], object]:
    raw.execute("PRAGMA busy_timeout=20")
    other = sqlite3.connect(raw.execute("PRAGMA database_list").fetchone()[2], isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    return other.close


def read_only(house: House, raw: sqlite3.Connection) -> Callable[[], object]:
    raw.execute("PRAGMA query_only=ON")
    return lambda: raw.execute("PRAGMA query_only=OFF")


def full(house: House, raw: sqlite3.Connection) -> Callable[[], object]:
    pages = raw.execute("PRAGMA page_count").fetchone()[0]
    raw.execute(f"PRAGMA max_page_count={pages}")
    return lambda: raw.execute("PRAGMA max_page_count=1000000")


@pytest.mark.parametrize("trouble", [locked, read_only, full])
async def test_a_database_in_trouble_changes_nothing_and_recovers(
    house: House, log: CapturingLogger, trouble: Callable[[House, sqlite3.Connection], Callable[[], object]]
) -> None:
    await house.anna.slash(house.channel, "wuerfel kampf", gegner=house.ben)
    game = house.game_id()
    await house.anna.slash(house.channel, "dice", wurf="100w1000")
    database = house.services.games.database
    assert isinstance(database, SqliteDatabase)
    mend = trouble(house, database._writer.thread.raw)
    refused = 0
    for _ in range(40):  # a full file has some room left on its last pages
        before = await house.rolls_written(house.guild.id)
        result = await house.anna.slash(house.channel, "dice", wurf="100w1000")
        if result.ephemeral:
            assert "Ich kann gerade nichts speichern, darum ist nichts geschehen" in told(result)
            assert await house.rolls_written(house.guild.id) == before
            refused += 1
            break
    assert refused
    if trouble is not full:
        pressed = await house.anna.click(house.panel(), label="Würfeln")
        assert "Ich kann gerade nichts speichern" in told(pressed)
        assert len(await house.events(game)) == 1
        assert "Ich kann gerade nichts speichern" in told(await house.anna.slash(house.channel, "wuerfel kampf"))
    assert {call.args[0] for call in log.calls} == {"database trouble"}
    mend()
    assert shown(await house.anna.slash(house.channel, "dice", wurf="100w1000")).content
    assert (await house.anna.click(house.panel(), label="Würfeln")).acknowledged
    assert len(await house.events(game)) == 2
    assert f"{house.anna.mention} (0 XP): **" in words(house.panel())


# -- slow work ---------------------------------------------------------------------------------------------------------


def delayed(work: Callable[..., Any], error: Exception | None = None) -> Callable[..., Any]:
    async def slowly(*about: Any, **more: Any) -> Any:
        await asyncio.sleep(0.2)
        if error is not None:
            raise error
        return await work(*about, **more)

    return slowly


async def test_slow_work_is_deferred_and_then_answered(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answer, "PATIENCE", 0.05)
    monkeypatch.setattr(house.services.dice, "roll", delayed(house.services.dice.roll))
    result = await house.anna.slash(house.channel, "dice", wurf="2w6")
    assert [one["type"] for one in house.callbacks()] == [5]
    assert "🎲 anna" in shown(result).content
    assert not shown(result).flags.loading
    monkeypatch.setattr(house.services.lobby, "open", delayed(house.services.lobby.open))
    kampf = shown(await house.anna.slash(house.channel, "wuerfel kampf", gegner=house.ben))
    assert labels(kampf) == ["Würfeln"]
    monkeypatch.setattr(house.services.games, "act", delayed(house.services.games.act))
    pressed = await house.anna.click(house.panel(), label="Würfeln")
    assert pressed.acknowledged
    assert not pressed.followups
    assert f"{house.anna.mention} (0 XP): **" in words(house.panel())
    assert "Deine Würfel liegen schon" in told(await house.anna.click(house.panel(), label="Würfeln"))


async def test_what_fails_slowly_is_still_told_in_private(
    house: House, log: CapturingLogger, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answer, "PATIENCE", 0.05)
    monkeypatch.setattr(house.services.dice, "roll", delayed(boom, RuntimeError("boom")))
    referenced(await house.anna.slash(house.channel, "dice", wurf="2w6"), log)
    assert not house.channel.history(viewer=house.ben)


async def test_an_answer_that_comes_too_late_is_only_logged(house: House, log: CapturingLogger) -> None:
    house.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062)
    result = await house.anna.slash(house.channel, "dice", wurf="2w6")
    assert not result.acknowledged
    assert [call.args[0] for call in log.calls] == ["interaction cannot be answered any more"]
    assert await house.rolls(house.guild.id) == 1


async def test_forms_do_not_live_for_ever(house: House) -> None:
    await house.anna.slash(house.channel, "wuerfel kampf", gegner=house.ben)
    await house.anna.slash(house.channel, "partie beenden")
    (form,) = house.client._connection._view_store._modals.values()
    assert form.timeout and form.timeout < 24 * 3600, "Discord does not say that a form was closed"


async def test_a_form_that_is_sent_the_moment_it_is_seen_is_known(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The library would know it only when Discord's answer has come back to us."""
    known, sent = house.client._connection._view_store._modals, discord.InteractionResponse.send_modal
    early: list[bool] = []

    async def seen(response: Any, form: discord.ui.Modal) -> object:
        early.append(form.custom_id in known)
        return await sent(response, form)

    monkeypatch.setattr(discord.InteractionResponse, "send_modal", seen)
    await house.anna.slash(house.channel, "wuerfel kampf", gegner=house.ben)
    await house.anna.slash(house.channel, "partie beenden")
    assert early == [True]
