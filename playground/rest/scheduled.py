"""Scheduled events."""

from typing import Any

from .. import fields, permissions
from ..api import Call, Routes
from ..clock import iso
from ..errors import Form, Json, refusal
from ..payload import event_json, user_json
from ..world import Guild, ScheduledEvent
from .guilds import guild_for

routes = Routes()
BASE = "/guilds/{guild}/scheduled-events"
STAGE, VOICE, EXTERNAL = 1, 2, 3
SCHEDULED, ACTIVE, COMPLETED, CANCELLED = 1, 2, 3, 4
NEXT = {SCHEDULED: (ACTIVE, CANCELLED), ACTIVE: (COMPLETED,), COMPLETED: (), CANCELLED: ()}


def _check(call: Call, old: Json, guild: Guild) -> Json:
    body: Json = {**old, **call.body}
    form = Form()
    kind = fields.choice(form, body, "entity_type", (), (STAGE, VOICE, EXTERNAL), required=True)
    start = fields.moment(form, body, "scheduled_start_time", ())
    end = fields.moment(form, body, "scheduled_end_time", ())
    clean: Json = {
        "name": fields.text(form, body, "name", (), 100, low=1, required=True),
        "description": fields.text(form, body, "description", (), 1000),
        "privacy_level": fields.choice(form, body, "privacy_level", (), (2,), required=True),
        "entity_type": kind,
        "channel_id": None,
        "entity_metadata": None,
        "status": old.get("status", SCHEDULED),
        "scheduled_start_time": None if start is None else iso(start),
        "scheduled_end_time": None if end is None else iso(end),
    }
    if start is None:
        form.add(("scheduled_start_time",), "BASE_TYPE_REQUIRED", "This field is required")
    elif not old and start < call.hub.clock.now():
        form.add(("scheduled_start_time",), "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", "Cannot schedule event in the past.")
    if start is not None and end is not None and end <= start:
        form.add(
            ("scheduled_end_time",), "GUILD_SCHEDULED_EVENT_END_BEFORE_START", "End time must be after start time."
        )
    if kind == EXTERNAL:
        metadata = fields.record(form, body.get("entity_metadata"), ("entity_metadata",)) or {}
        place = fields.text(form, metadata, "location", ("entity_metadata",), 100, low=1, required=True)
        clean["entity_metadata"] = {"location": place}
        if end is None:
            form.add(("scheduled_end_time",), "BASE_TYPE_REQUIRED", "This field is required")
    elif kind is not None:
        channel_id = fields.snowflake(form, body, "channel_id", (), required=True)
        channel = call.hub.world.channels.get(channel_id or 0)
        if channel is None or channel.guild_id != guild.id or channel.type not in (2, 13):
            form.add(("channel_id",), "GUILD_SCHEDULED_EVENT_CHANNEL_INVALID", "Invalid channel for this event.")
        clean["channel_id"] = str(channel_id)
    status = fields.choice(form, body, "status", (), (SCHEDULED, ACTIVE, COMPLETED, CANCELLED))
    if status is not None and old and status != old["status"]:
        if status not in NEXT[old["status"]]:
            form.add(("status",), "GUILD_SCHEDULED_EVENT_INVALID_STATUS", "Invalid status transition.")
        clean["status"] = status
    form.check()
    return clean


def _one(call: Call, needed: int) -> tuple[Guild, ScheduledEvent]:
    guild = guild_for(call, needed)
    event = call.hub.world.state.events.get(call.id("event"))
    if event is None or event.guild_id != guild.id:
        raise refusal(10070)
    return guild, event


def _tell(call: Call, kind: str, event: ScheduledEvent) -> Json:
    data = event_json(call.hub.world, event)
    call.hub.sessions.to_guild(f"GUILD_SCHEDULED_EVENT_{kind}", data, event.guild_id)
    call.hub.audience.send(call.hub.audience.in_guild(event.guild_id), f"GUILD_SCHEDULED_EVENT_{kind}", data)
    call.hub.changed()
    return data


@routes.on("GET", BASE)
async def list_events(call: Call) -> list[Json]:
    """All events of a server."""
    guild = guild_for(call)
    world = call.hub.world
    return [event_json(world, item) for item in world.state.events.values() if item.guild_id == guild.id]


@routes.on("POST", BASE)
async def create(call: Call) -> Json:
    """Plan an event."""
    guild = guild_for(call)
    mask = permissions.need_guild(call.hub.world, call.bot, guild, 0)
    if not mask & (permissions.CREATE_EVENTS | permissions.MANAGE_EVENTS):
        raise refusal(50013)
    event = ScheduledEvent(call.hub.world.new_id(), guild.id, call.bot, _check(call, {}, guild))
    call.hub.world.state.events[event.id] = event
    call.hub.audit(guild.id, call.bot, event.id, 100, call.reason)
    return _tell(call, "CREATE", event)


@routes.on("GET", BASE + "/{event}")
async def get(call: Call) -> Json:
    """One event."""
    return event_json(call.hub.world, _one(call, 0)[1])


@routes.on("PATCH", BASE + "/{event}")
async def edit(call: Call) -> Json:
    """Change, start, end or cancel an event."""
    guild, event = _one(call, 0)
    _may_change(call, guild, event)
    event.body = _check(call, event.body, guild)
    call.hub.audit(guild.id, call.bot, event.id, 101, call.reason)
    return _tell(call, "UPDATE", event)


def _may_change(call: Call, guild: Guild, event: ScheduledEvent) -> None:
    if event.creator_id != call.bot:
        permissions.need_guild(call.hub.world, call.bot, guild, permissions.MANAGE_EVENTS)


@routes.on("DELETE", BASE + "/{event}")
async def delete(call: Call) -> Any:
    """Delete an event."""
    guild, event = _one(call, 0)
    _may_change(call, guild, event)
    del call.hub.world.state.events[event.id]
    call.hub.audit(guild.id, call.bot, event.id, 102, call.reason)
    _tell(call, "DELETE", event)


@routes.on("GET", BASE + "/{event}/users")
async def subscribers(call: Call) -> list[Json]:
    """Who is interested."""
    _, event = _one(call, 0)
    users = call.hub.world.users
    return [{"guild_scheduled_event_id": str(event.id), "user": user_json(users[item])} for item in event.subscribers]
