"""One way to answer: every error has its words, its count and its line in the log; patience is asked for once."""

import asyncio
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands
from structlog.testing import capture_logs

from bot.draw.pool import StudioError
from bot.edge.kit import answer
from bot.edge.kit.access import CONTEST, MATCH, NEEDED, ORDER, invitation, missing, require_rights, rights
from bot.edge.kit.answer import PUBLIC_NOTE, account, patiently, redraw, reply, report, send, turn_away
from bot.edge.kit.layout import Sheet
from bot.engine.text import text
from bot.service.play.live import Declined, declined
from bot.store.database import StoreTrouble
from tests.edge.house import House
from tests.edge.test_client import measured


def http(kind: type[discord.HTTPException], status: int, code: int, words: str = "Nein") -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="?")
    return kind(response, {"code": code, "message": words})


def wrapped(error: Exception) -> app_commands.CommandInvokeError:
    command: Any = SimpleNamespace(name="probe")
    return app_commands.CommandInvokeError(command, error)


def transformed(value: str, cause: Exception | None) -> app_commands.TransformerError:
    transformer: Any = SimpleNamespace(_error_display_name="Zeit")
    error = app_commands.TransformerError(value, discord.AppCommandOptionType.string, transformer)
    error.__cause__ = cause
    return error


async def test_every_error_has_its_words_and_its_count(house: House) -> None:
    services = house.services
    command: Any = SimpleNamespace(name="probe", qualified_name="probe")
    cases: list[tuple[Exception, Any, str]] = [
        (declined("partie-none-here"), text("partie-none-here"), "refused"),
        (wrapped(declined("partie-none-here")), text("partie-none-here"), "refused"),
        (StoreTrouble("locked", "?"), text("error-database"), "refused"),
        (StudioError("no pens"), text("error-drawing"), "refused"),
        (
            app_commands.MissingPermissions(["kick_members"]),
            text("error-your-permissions", missing=rights(["kick_members"])),
            "refused",
        ),
        (
            app_commands.BotMissingPermissions(["send_messages", "attach_files"]),
            text("error-my-permissions", missing=rights(["send_messages", "attach_files"])),
            "refused",
        ),
        (app_commands.NoPrivateMessage(), text("error-only-on-servers"), "refused"),
        (app_commands.CommandNotFound("x", []), text("error-old-command"), "refused"),
        (app_commands.CommandSignatureMismatch(command), text("error-old-command"), "refused"),
        (transformed("x" * 100, None), text("error-bad-value", value="x" * 80), "refused"),
        (transformed("x", ValueError("?")), text("error-bad-value", value="x"), "refused"),
        (transformed("x", declined("partie-none-here")), text("partie-none-here"), "refused"),
        (http(discord.Forbidden, 403, 50013), text("error-my-permissions", missing="Nein"), "refused"),
        (http(discord.Forbidden, 403, 50013, ""), text("error-my-permissions", missing="?"), "refused"),
    ]
    for number, (error, words, outcome) in enumerate(cases):
        name = f"probe {number}"
        assert account(services, name, error, 0.5, "de") == services.texts.say(words, "de"), error
        assert measured(house, "interactions_total", command=name, outcome=outcome) == 1, error
    for number, code in enumerate((10062, 40060)):
        with capture_logs() as lines:
            assert account(services, "late", http(discord.NotFound, 404, code), 0.5, "de") is None
        assert [line["log_level"] for line in lines] == ["warning"]
        assert measured(house, "interactions_total", command="late", outcome="error") == number + 1
    with capture_logs() as lines:
        unknown = account(services, "odd", KeyError("seat"), 0.5, "en")
    (line,) = lines
    assert unknown == services.texts.say(text("error-unexpected", reference=line["reference"]), "en")
    assert measured(house, "interactions_total", command="odd", outcome="error") == 1
    with capture_logs() as lines:
        account(services, "store", StoreTrouble("full", "no room"), 0.5, "de")
    assert [(line["event"], line["trouble"]) for line in lines] == [("database trouble", "full")]
    services.icons["die_6"] = "<:x:1>"
    account(services, "sign", http(discord.HTTPException, 400, 10014, "Unknown Emoji"), 0.5, "de")
    assert services.icons == {}


class Talk:
    """What is said to Discord about one interaction."""

    def __init__(self, kind: discord.InteractionType = discord.InteractionType.application_command) -> None:
        self.said: list[Any] = []
        self.type, self.locale, self.extras, self.message = kind, "de", dict[str, Any](), None
        self.fails: Exception | None = None
        self.done = False
        self.response = SimpleNamespace(
            is_done=lambda: self.done, defer=self._defer, send_message=self._send, edit_message=self._note("edit")
        )
        self.followup = SimpleNamespace(send=self._follow)
        self.edit_original_response = self._note("edit original")
        self.delete_original_response = self._note("delete original")

    async def _defer(self, **more: Any) -> None:
        self.said.append(("defer", more))
        if self.fails:
            raise self.fails
        self.done = True

    async def _send(self, **more: Any) -> Any:
        self.said.append(("send", more))
        if self.fails:
            raise self.fails
        self.done = True
        return SimpleNamespace(message_id=5)

    async def _follow(self, **more: Any) -> Any:
        self.said.append(("follow", more))
        return SimpleNamespace(id=6)

    def _note(self, name: str) -> Any:
        async def note(**more: Any) -> None:
            self.said.append((name, more))

        return note


async def slow() -> str:
    await asyncio.sleep(0.05)
    return "done"


@pytest.mark.parametrize("ephemeral", [True, False])
async def test_patience_is_asked_for_only_when_it_is_needed_and_once(
    monkeypatch: pytest.MonkeyPatch, ephemeral: bool
) -> None:
    talk: Any = Talk()

    async def quick() -> str:
        return "done"

    assert await patiently(talk, quick(), ephemeral=ephemeral) == "done"
    assert talk.said == []
    monkeypatch.setattr(answer, "PATIENCE", 0.01)
    assert await patiently(talk, slow(), ephemeral=ephemeral) == "done"
    assert talk.said == [("defer", {"ephemeral": ephemeral, "thinking": True})]
    assert talk.extras[PUBLIC_NOTE] is not ephemeral
    assert await patiently(talk, slow(), ephemeral=ephemeral) == "done"
    assert len(talk.said) == 1, "whoever has answered asks for no patience"
    press: Any = Talk(discord.InteractionType.component)
    await patiently(press, slow(), ephemeral=ephemeral)
    assert press.said == [("defer", {"ephemeral": ephemeral, "thinking": False})]
    assert press.extras[PUBLIC_NOTE] is False, "a press shows no note"


@pytest.mark.parametrize("failure", [http(discord.NotFound, 404, 10062), aiohttp.ClientError(), OSError()])
async def test_work_goes_on_when_nobody_hears_that_it_takes_longer(
    monkeypatch: pytest.MonkeyPatch, failure: Exception
) -> None:
    monkeypatch.setattr(answer, "PATIENCE", 0.01)
    talk: Any = Talk()
    talk.fails = failure
    with capture_logs() as lines:
        assert await patiently(talk, slow(), ephemeral=True) == "done"
    assert [line["event"] for line in lines] == ["deferral did not arrive"] and PUBLIC_NOTE not in talk.extras


async def test_an_answer_is_the_first_response_or_one_that_follows_and_pings_nobody() -> None:
    talk: Any = Talk()
    loud = discord.AllowedMentions(everyone=True)
    assert await send(talk, content="a") == 5
    assert await send(talk, ephemeral=True, content="b", allowed_mentions=loud) == 6
    (first, a), (second, b) = talk.said
    assert (first, a["ephemeral"], a["allowed_mentions"].to_dict()) == ("send", False, {"parse": []})
    assert (second, b["ephemeral"], b["wait"], b["allowed_mentions"]) == ("follow", True, True, loud)


async def test_a_sheet_takes_the_place_of_the_sheet_that_was_pressed_and_of_nothing_else() -> None:
    shown = Sheet("plain").shown()
    alone: Any = Talk()
    assert await redraw(alone, shown) == 5 and alone.said[0][0] == "send" and alone.said[0][1]["ephemeral"]
    for laid, done, expected in ((False, False, "send"), (True, False, "edit"), (True, True, "edit original")):
        talk: Any = Talk(discord.InteractionType.component)
        talk.done = done
        talk.message = SimpleNamespace(id=7, flags=discord.MessageFlags(components_v2=laid))
        assert await redraw(talk, shown) == (7 if laid else 5)
        ((what, more),) = talk.said
        assert what == expected and more["view"] is shown.view


async def test_a_reply_is_named_after_its_message_and_may_outlive_it() -> None:
    sent: list[Any] = []

    async def note(**more: Any) -> Any:
        sent.append(more)

    asked: list[bool] = []

    def reference(*, fail_if_not_exists: bool) -> str:
        asked.append(fail_if_not_exists)
        return "there"

    message: Any = SimpleNamespace(id=9, channel=SimpleNamespace(send=note), to_reference=reference)
    await reply(message, "d", content="x")
    (said,) = sent
    assert asked == [False]
    assert (said["nonce"], said["reference"], said["mention_author"], said["content"]) == ("d9", "there", False, "x")
    assert said["allowed_mentions"].to_dict() == {"parse": []}


async def test_a_no_is_told_in_private_also_after_a_public_note_and_may_offer_a_button(house: House) -> None:
    talk: Any = Talk()
    talk.done, talk.extras[PUBLIC_NOTE] = True, True
    no = declined("partie-none-here")
    no.offer = "d:g", text("private-wake")
    await report(talk, house.services, "probe", wrapped(no), 0.1)
    assert [what for what, _ in talk.said] == ["edit original", "follow", "delete original"]
    _, (_, words), _ = talk.said
    assert words["ephemeral"] and words["content"] == house.services.texts.say(text("partie-none-here"), "de")
    (button,) = words["view"].children
    assert (button.custom_id, button.label) == ("d:g", "Weiterspielen")
    plain: Any = Talk()
    await report(plain, house.services, "probe", declined("partie-none-here"), 0.1)
    ((what, words),) = plain.said
    assert what == "send" and "view" not in words and words["ephemeral"]
    lost: Any = Talk()
    lost.fails = OSError("away")
    with capture_logs() as lines:
        await report(lost, house.services, "probe", declined("partie-none-here"), 0.1)
    assert [line["event"] for line in lines] == ["answer did not arrive"]


async def test_whatever_nobody_attends_to_is_turned_away(house: House) -> None:
    for kind, attended, words in (
        (discord.InteractionType.component, False, "control-unknown"),
        (discord.InteractionType.modal_submit, False, "form-gone"),
        (discord.InteractionType.component, True, None),
        (discord.InteractionType.application_command, False, None),
        (discord.InteractionType.autocomplete, False, None),
    ):
        talk: Any = Talk(kind)
        if attended:
            talk.extras["attended"] = True
        await turn_away(talk, house.services)
        said = [more["content"] for _, more in talk.said]
        assert said == ([house.services.texts.say(text(words), "de")] if words else [])


def test_what_the_bot_lacks_is_named() -> None:
    assert missing(NEEDED) == []
    assert sorted(missing(discord.Permissions(NEEDED.value & ~discord.Permissions(embed_links=True).value))) == [
        "embed_links"
    ]
    assert len(missing(discord.Permissions.none())) == 5
    every = discord.Permissions(NEEDED.value | ORDER.value | MATCH.value | CONTEST.value)
    assert f"permissions={every.value}" in invitation(77) and "client_id=77" in invitation(77)
    assert {name for name, held in every if held} >= {
        *("send_messages", "embed_links", "attach_files", "read_message_history", "manage_roles", "moderate_members"),
        *("kick_members", "manage_messages", "manage_nicknames", "manage_channels", "manage_threads", "pin_messages"),
        *("create_public_threads", "create_private_threads", "send_messages_in_threads", "create_events"),
    }


@pytest.mark.parametrize(
    ("personal", "guild", "dm", "fits"),
    [(False, True, False, True), (True, False, False, False), (True, True, False, True), (True, False, True, True)],
)
def test_a_table_is_opened_only_where_it_can_be_kept_up(personal: bool, guild: bool, dm: bool, fits: bool) -> None:
    asked: Any = SimpleNamespace(
        is_user_integration=lambda: personal,
        is_guild_integration=lambda: guild,
        context=SimpleNamespace(dm_channel=dm),
        app_permissions=NEEDED,
        channel=None,
    )
    if fits:
        require_rights(asked)
        asked.app_permissions = discord.Permissions.none()
        with pytest.raises(app_commands.BotMissingPermissions):
            require_rights(asked)
        return
    with pytest.raises(Declined) as no:
        require_rights(asked)
    assert no.value.text.id == "table-needs-me-here"


async def test_in_a_thread_one_more_right_is_needed(house: House) -> None:
    thread = house.env.backend.create_thread(house.channel.id, name="Kampf", owner_id=house.anna.id, type=11)
    await house.env.settle()
    guild = house.client.get_guild(house.guild.id)
    assert guild is not None
    asked: Any = SimpleNamespace(
        is_user_integration=lambda: False, app_permissions=NEEDED, channel=guild.get_thread(thread.id)
    )
    with pytest.raises(app_commands.BotMissingPermissions) as no:
        require_rights(asked)
    assert no.value.missing_permissions == ["send_messages_in_threads"]
    asked.app_permissions = discord.Permissions(NEEDED.value, send_messages_in_threads=True)
    require_rights(asked)
