"""Messages of a channel: writing, reading, changing, pins, reactions."""

from typing import Any

from .. import fields, messages, permissions, reactions
from ..api import Call, Routes
from ..clock import iso
from ..drafts import check_draft
from ..errors import Form, Json, refusal
from ..payload import message_json, user_json
from ..permissions import MANAGE_MESSAGES, PIN_MESSAGES, READ_HISTORY, need_channel
from ..world import SUPPRESS_EMBEDS, Channel, Message

routes = Routes()
BASE = "/channels/{channel}/messages"


def _channel(call: Call, needed: int = 0) -> Channel:
    channel = call.hub.world.channel(call.id("channel"))
    need_channel(call.hub.world, call.bot, channel, needed)
    return channel


def _message(call: Call, channel: Channel) -> Message:
    message = call.hub.world.message(channel.id, call.id("message"))
    if message.reader is not None:
        raise refusal(10008)
    return message


def _json(call: Call, message: Message) -> Json:
    return message_json(call.hub.world, message, call.hub.base, call.bot)


@routes.on("POST", BASE)
async def create(call: Call) -> Json:
    """Write a message."""
    channel = call.hub.world.channel(call.id("channel"))
    draft = check_draft(call.body, call.uploads)
    draft.flags &= ~(1 << 6)
    mask = messages.need_writable(call.hub, call.bot, channel, draft)
    again = _same_nonce(call, channel, draft.nonce)
    return _json(call, again or messages.create(call.hub, channel, call.bot, draft, mask=mask))


def _same_nonce(call: Call, channel: Channel, nonce: str | None) -> Message | None:
    """With enforce_nonce a repeated message is not written twice."""
    if nonce is None or call.body.get("enforce_nonce") is not True:
        return None
    recent = list(call.hub.world.messages.get(channel.id, {}).values())[-100:]
    return next((item for item in recent if item.nonce == nonce and item.author_id == call.bot), None)


@routes.on("GET", BASE)
async def history(call: Call) -> list[Json]:
    """Messages of a channel, newest first."""
    channel = _channel(call)
    limit = call.number("limit", 50, 1, 100)
    if not permissions.in_channel(call.hub.world, call.bot, channel) & READ_HISTORY:
        return []
    stored = [item for item in call.hub.world.messages.get(channel.id, {}).values() if item.reader is None]
    found = page(stored, {key: fields.as_int(value) for key, value in call.request.query.items()}, limit)
    return [_json(call, item) for item in found]


def page(stored: list[Message], query: dict[str, int | None], limit: int) -> list[Message]:
    """The part of a history that was asked for, newest first."""
    before, after, around = query.get("before"), query.get("after"), query.get("around")
    if around is not None:
        older = [item for item in stored if item.id <= around][-(limit // 2 + 1) :]
        newer = [item for item in stored if item.id > around][: limit - limit // 2 - 1]
        found = older + newer
    elif after is not None:
        found = [item for item in stored if item.id > after][:limit]
    else:
        found = [item for item in stored if before is None or item.id < before][-limit:]
    return found[::-1]


@routes.on("POST", BASE + "/bulk-delete")
async def bulk_delete(call: Call) -> None:
    """Delete 2 to 100 messages at once."""
    channel = _channel(call, MANAGE_MESSAGES)
    if channel.guild_id is None:
        raise refusal(50003)
    form = Form()
    ids = {fields.as_int(item) or 0 for item in fields.array(form, call.body, "messages", (), 1000, required=True)}
    form.check()
    if not 2 <= len(ids) <= 100:
        raise refusal(50016)
    messages.delete_many(call.hub, channel, sorted(ids))
    call.hub.audit(channel.guild_id, call.bot, channel.id, 73, call.reason)


@routes.on("GET", BASE + "/pins")
async def pins(call: Call) -> Json:
    """Pinned messages with the time of pinning."""
    channel = _channel(call)
    limit = call.number("limit", 50, 1, 50)
    before = call.request.query.get("before", "9")
    found = [item for item in _pinned(call, channel) if item.pinned_at is not None and iso(item.pinned_at) < before]
    items = [{"pinned_at": iso(item.pinned_at or 0), "message": _json(call, item)} for item in found[:limit]]
    return {"items": items, "has_more": len(found) > limit}


def _pinned(call: Call, channel: Channel) -> list[Message]:
    stored = call.hub.world.messages.get(channel.id, {}).values()
    return sorted((item for item in stored if item.pinned_at is not None), key=lambda item: -(item.pinned_at or 0))


@routes.on("GET", "/channels/{channel}/pins")
async def old_pins(call: Call) -> list[Json]:
    """Pinned messages, the older route."""
    return [_json(call, item) for item in _pinned(call, _channel(call))]


async def _pin(call: Call) -> None:
    channel = _channel(call)
    _may_pin(call, channel)
    messages.set_pinned(call.hub, channel, _message(call, channel), True, call.bot)


async def _unpin(call: Call) -> None:
    channel = _channel(call)
    _may_pin(call, channel)
    messages.set_pinned(call.hub, channel, _message(call, channel), False, call.bot)


def _may_pin(call: Call, channel: Channel) -> None:
    if not permissions.in_channel(call.hub.world, call.bot, channel) & (PIN_MESSAGES | MANAGE_MESSAGES):
        raise refusal(50013)


for _path in (BASE + "/pins/{message}", "/channels/{channel}/pins/{message}"):
    routes.on("PUT", _path)(_pin)
    routes.on("DELETE", _path)(_unpin)


@routes.on("GET", BASE + "/{message}")
async def get(call: Call) -> Json:
    """One message."""
    channel = _channel(call, READ_HISTORY)
    return _json(call, _message(call, channel))


@routes.on("PATCH", BASE + "/{message}")
async def edit(call: Call) -> Json:
    """Change an own message; of others only the embeds can be hidden."""
    channel = _channel(call)
    message = _message(call, channel)
    draft = check_draft(call.body, call.uploads, before=message)
    if message.author_id != call.bot:
        if draft.given - {"flags"} or not permissions.in_channel(call.hub.world, call.bot, channel) & MANAGE_MESSAGES:
            raise refusal(50005)
        draft.flags &= SUPPRESS_EMBEDS
    if message.type not in (0, 19, 20, 23):
        raise refusal(50021)
    messages.count_old_edit(call.hub, message)
    messages.edit(call.hub, channel, message, draft)
    return _json(call, message)


@routes.on("DELETE", BASE + "/{message}")
async def delete(call: Call) -> None:
    """Delete a message; those of others need a permission."""
    channel = _channel(call)
    message = _message(call, channel)
    if message.author_id != call.bot:
        if channel.guild_id is None:
            raise refusal(50003)
        need_channel(call.hub.world, call.bot, channel, MANAGE_MESSAGES)
        call.hub.audit(channel.guild_id, call.bot, message.author_id, 72, call.reason)
    messages.delete(call.hub, channel, message)


@routes.on("PUT", BASE + "/{message}/reactions/{emoji}/@me")
async def react(call: Call) -> None:
    """Add a reaction."""
    channel = _channel(call, READ_HISTORY)
    reactions.add(call.hub, channel, _message(call, channel), call.bot, call.text("emoji"))


@routes.on("DELETE", BASE + "/{message}/reactions/{emoji}/{user}")
async def unreact(call: Call) -> None:
    """Remove an own reaction or that of another."""
    channel = _channel(call)
    user_id = call.bot if call.text("user") == "@me" else call.id("user")
    if user_id != call.bot:
        need_channel(call.hub.world, call.bot, channel, MANAGE_MESSAGES)
    reactions.remove(call.hub, channel, _message(call, channel), user_id, call.text("emoji"))


@routes.on("GET", BASE + "/{message}/reactions/{emoji}")
async def reactors(call: Call) -> list[Json]:
    """Who reacted with an emoji."""
    channel = _channel(call, READ_HISTORY)
    users = _message(call, channel).reactions.get(call.text("emoji"), [])
    return [user_json(call.hub.world.users[item]) for item in users]


async def _clear(call: Call) -> Any:
    channel = _channel(call, MANAGE_MESSAGES)
    reactions.clear(call.hub, channel, _message(call, channel), call.request.match_info.get("emoji"))


routes.on("DELETE", BASE + "/{message}/reactions")(_clear)
routes.on("DELETE", BASE + "/{message}/reactions/{emoji}")(_clear)
