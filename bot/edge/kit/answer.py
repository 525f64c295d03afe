"""One way to answer: in time, once, in the reader's language, and for every error the same path."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import aiohttp
import discord
import structlog
from discord import app_commands

from bot.draw.pool import StudioError
from bot.edge.kit.access import rights
from bot.edge.kit.layout import Shown
from bot.edge.kit.services import Services, mentions
from bot.engine.text import Text, text
from bot.ops import logs
from bot.service.play.live import Declined, declined
from bot.store.database import StoreTrouble
from bot.texts import TextError

log = structlog.get_logger(__name__)
T = TypeVar("T")

PATIENCE = 1.5
"""Seconds after which we tell Discord that it takes longer; it gives up after three."""
UNANSWERABLE = frozenset({10062, 40060})
"""Too late, or answered already because Discord delivered the interaction twice."""
PUBLIC_NOTE = "public note"
ATTENDED = "attended"
"""Marks what somebody answers."""
NO_ARRIVAL = (discord.DiscordException, aiohttp.ClientError, OSError)


async def patiently(interaction: discord.Interaction, work: Awaitable[T], *, ephemeral: bool) -> T:
    """Wait for the work; if it takes long, ask Discord for patience meanwhile."""
    asking: list[asyncio.Task[None]] = []
    timer = asyncio.get_running_loop().call_later(
        PATIENCE, lambda: asking.append(asyncio.create_task(_ask_patience(interaction, ephemeral)))
    )
    try:
        return await work
    finally:
        timer.cancel()
        for task in asking:
            await task


async def _ask_patience(interaction: discord.Interaction, ephemeral: bool) -> None:
    """Defer: a command shows that we think about it, a pressed button just stays as it is."""
    if interaction.response.is_done():
        return
    command = interaction.type is discord.InteractionType.application_command
    try:
        await interaction.response.defer(ephemeral=ephemeral, thinking=command)
        interaction.extras[PUBLIC_NOTE] = command and not ephemeral
    except NO_ARRIVAL as failure:  # the work goes on all the same: what it writes is written
        log.warning("deferral did not arrive", error=str(failure))


async def send(interaction: discord.Interaction, *, ephemeral: bool = False, **message: Any) -> int | None:
    """Answer, as the first response or after a deferral; return the message's id."""
    message.setdefault("allowed_mentions", discord.AllowedMentions.none())
    if not interaction.response.is_done():
        response = await interaction.response.send_message(ephemeral=ephemeral, **message)
        return response.message_id
    sent = await interaction.followup.send(ephemeral=ephemeral, wait=True, **message)
    return sent.id


def is_sheet(message: discord.Message | None) -> bool:
    """Tell whether a message is one that another sheet can take the place of: Discord lets plain words become none."""
    return message is not None and message.flags.components_v2


async def redraw(interaction: discord.Interaction, shown: Shown) -> int | None:
    """Show a sheet in place of the one that was pressed on, or as a new one for its reader alone; return its id."""
    if interaction.message is None or not is_sheet(interaction.message):
        return await send(interaction, ephemeral=True, view=shown.view, files=shown.files())
    if interaction.response.is_done():
        await interaction.edit_original_response(view=shown.view, attachments=shown.files())
    else:
        await interaction.response.edit_message(view=shown.view, attachments=shown.files())
    return interaction.message.id


async def reply(message: discord.Message, what: str, **answer: Any) -> discord.Message:
    """Answer a message somebody has written, also one that was deleted meanwhile; read again, it gets no second answer.

    `what` names the answer among those a message may get.
    """
    answer.setdefault("allowed_mentions", discord.AllowedMentions.none())
    reference = message.to_reference(fail_if_not_exists=False)
    return await message.channel.send(reference=reference, mention_author=False, nonce=f"{what}{message.id}", **answer)


async def attend(
    interaction: discord.Interaction, services: Services, name: str, work: Callable[[], Awaitable[None]]
) -> None:
    """Run what a button, menu or form does; whatever goes wrong is reported to who pressed it."""
    interaction.extras[ATTENDED] = True
    started = time.monotonic()
    try:
        await work()
    except Exception as error:
        await report(interaction, services, name, error, time.monotonic() - started)
    else:
        services.metrics.interaction(name, "ok", time.monotonic() - started)


async def open_form(interaction: discord.Interaction, form: discord.ui.Modal) -> None:
    """Open a form. It is known before anybody can see it: the library would forget whoever sends it at once."""
    interaction.client._connection.store_view(form)
    await interaction.response.send_modal(form)


async def turn_away(interaction: discord.Interaction, services: Services) -> None:
    """Answer a press or a form that nobody attends to: of before a restart, or such as no message of ours has."""
    forms = interaction.type is discord.InteractionType.modal_submit
    if not forms and interaction.type is not discord.InteractionType.component:
        return
    await asyncio.sleep(0)  # the library has begun with whoever is responsible
    if not interaction.extras.get(ATTENDED):
        reason = declined("form-gone" if forms else "control-unknown")
        await report(interaction, services, "nobody's control", reason, 0)


async def report(
    interaction: discord.Interaction, services: Services, name: str, error: BaseException, seconds: float
) -> None:
    """Tell the person what went wrong and what to do next."""
    words = account(services, name, error, seconds, services.language(interaction))
    if words is None:
        return
    try:
        public_note = interaction.extras.pop(PUBLIC_NOTE, False)
        if public_note:  # whatever fills it is as public as the note; only what comes after that can be private
            await interaction.edit_original_response(content="…")
        await send(interaction, ephemeral=True, content=words, **_offered(interaction, services, error))
        if public_note:
            await interaction.delete_original_response()
    except NO_ARRIVAL as failure:
        log.warning("answer did not arrive", what=name, error=str(failure))


def _offered(interaction: discord.Interaction, services: Services, error: BaseException) -> dict[str, Any]:
    """Return the button that goes along with a no, if there is one."""
    cause = _cause(error)
    if not isinstance(cause, Declined) or cause.offer is None:
        return {}
    id, label = cause.offer
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(custom_id=id, label=services.say(label, interaction)[:80]))
    view.stop()
    return {"view": view}


def account(services: Services, name: str, error: BaseException, seconds: float, language: str) -> str | None:
    """Log and count an error and put it in words; the unexpected gets a number that is also in the log.

    None if there is nobody left to tell.
    """
    cause = _cause(error)
    if isinstance(cause, discord.HTTPException) and cause.code in UNANSWERABLE:
        log.warning("interaction cannot be answered any more", what=name, code=cause.code)
        services.metrics.interaction(name, "error", seconds)
        return None
    if isinstance(cause, discord.HTTPException):
        services.doubt_icons(cause)
    known = isinstance(cause, Declined) and cause.live
    names = mentions(known, services.erased(language)) if known else str
    reason = _reason(cause)
    try:
        words = services.texts.say(reason, language, names) if reason else None
    except TextError as broken:  # a sentence of ours is missing: that is no reason to be silent
        cause, words = broken, None
    if words is None:
        reference = logs.reference()
        log.error("unexpected error", reference=reference, what=name, exc_info=cause)
        services.metrics.interaction(name, "error", seconds)
        return services.texts.say(text("error-unexpected", reference=reference), language)
    if isinstance(cause, StoreTrouble):
        log.error("database trouble", trouble=cause.trouble, detail=str(cause), what=name)
    services.metrics.interaction(name, "refused", seconds)
    return words


def _cause(error: BaseException) -> BaseException:
    """Take off what the library wraps around an error of ours."""
    if isinstance(error, app_commands.CommandInvokeError):
        return error.original
    if isinstance(error, app_commands.TransformerError) and isinstance(error.__cause__, Declined):
        return error.__cause__
    return error


def _reason(error: BaseException) -> Text | None:
    match error:
        case Declined():
            return error.text
        case StoreTrouble():
            return text("error-database")
        case StudioError():
            return text("error-drawing")
        case app_commands.MissingPermissions():
            return text("error-your-permissions", missing=rights(error.missing_permissions))
        case app_commands.BotMissingPermissions():
            return text("error-my-permissions", missing=rights(error.missing_permissions))
        case app_commands.NoPrivateMessage():
            return text("error-only-on-servers")
        case app_commands.CommandSignatureMismatch() | app_commands.CommandNotFound():
            return text("error-old-command")
        case app_commands.TransformerError():
            return text("error-bad-value", value=str(error.value)[:80])
        case discord.Forbidden():
            return text("error-my-permissions", missing=error.text or "?")
        case _:
            return None
