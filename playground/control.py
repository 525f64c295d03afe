"""The control API for tests: people, roles, channels, faults, clock, journal."""

from typing import Any

from . import channels, fields, gateway, people
from .api import Answer, Call, Routes
from .clock import iso
from .errors import KNOWN, Form, Json, invalid, refusal
from .hub import Fault, long_token
from .messages import tell_channel
from .payload import channel_json, guild_json, person_json, role_json
from .permissions import EVERYONE_DEFAULT
from .seed import found
from .world import Channel, Guild, Overwrite, Role, User

routes = Routes()
BASE = "/control"


def _seconds(call: Call, key: str, default: float = 0.0) -> float:
    value = call.body.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int | float) or value < 0:
        raise invalid((key,), "NUMBER_TYPE_MIN", "value should be a number greater than or equal to 0.")
    return float(value)


def _user(call: Call, name: Any) -> User:
    found = call.hub.world.find_person(str(name))
    if found is None:
        raise refusal(10013)
    return found


def _guild(call: Call) -> Guild:
    wanted = call.body.get("guild_id") if call.raw is not None else call.request.query.get("guild_id")
    if wanted is not None:
        return call.hub.world.guild(fields.as_int(wanted) or 0)
    for guild in call.hub.world.guilds.values():
        return guild
    raise refusal(10004)


@routes.on("GET", BASE + "/world", auth=False)
async def world(call: Call) -> Json:
    """Servers, channels, roles, people, applications: for finding ids by name."""
    state = call.hub.world
    return {
        "guilds": [guild_json(item) for item in state.guilds.values()],
        "channels": [channel_json(state, item) for item in state.channels.values()],
        "people": call.hub.people(),
        "applications": [
            {
                "id": str(item.id),
                "name": item.name,
                "token": item.token,
                "long_token": long_token(item),
                "online": call.hub.sessions.online(item.id),
            }
            for item in state.applications.values()
        ],
        "clock": iso(call.hub.clock.now()),
        "clock_stopped": call.hub.clock.stopped,
    }


@routes.on("POST", BASE + "/people", auth=False)
async def add_person(call: Call) -> Json:
    """A new person, by default in the first server: {username, global_name?, note?, locale?, roles?, join?}."""
    form = Form()
    username = fields.text(form, call.body, "username", (), 32, low=2, required=True) or ""
    name = fields.text(form, call.body, "global_name", (), 32)
    form.check()
    if call.hub.world.find_person(username) is not None:
        raise invalid(("username",), "USERNAME_ALREADY_TAKEN", "Username is unavailable")
    user = User(call.hub.world.new_id(), username, name, note=str(call.body.get("note", "")))
    user.locale = str(call.body.get("locale", "de"))
    call.hub.world.users[user.id] = user
    if call.body.get("join", True):
        guild = _guild(call)
        people.add_member(call.hub, guild, user, _roles(call, guild))
    call.hub.changed()
    return person_json(user)


def _role(call: Call, guild: Guild, name: Any) -> Role:
    for role in guild.roles.values():
        if str(name) in (str(role.id), role.name):
            return role
    raise refusal(10011)


def _roles(call: Call, guild: Guild) -> list[int]:
    form = Form()
    names = fields.array(form, call.body, "roles", (), 250)
    form.check()
    return [_role(call, guild, item).id for item in names]


@routes.on("PATCH", BASE + "/people/{user}", auth=False)
async def edit_person(call: Call) -> Json:
    """{dms_open?, locale?, global_name?, note?, nick?, roles? (names or ids)}."""
    user = _user(call, call.text("user"))
    body = call.body
    if "dms_open" in body:
        user.dms_open = body["dms_open"] is True
    for key in ("locale", "global_name", "note"):
        if key in body:
            setattr(user, key, str(body[key]))
    if "nick" in body or "roles" in body:
        guild = _guild(call)
        member = call.hub.world.member(guild, user.id)
        if "nick" in body:
            member.nick = None if body["nick"] is None else str(body["nick"])[:32]
        if "roles" in body:
            member.roles = _roles(call, guild)
        people.tell_member(call.hub, "GUILD_MEMBER_UPDATE", guild, member)
    call.hub.changed()
    return person_json(user)


@routes.on("PUT", BASE + "/people/{user}/membership", auth=False)
async def join(call: Call) -> None:
    """Let a person join a server."""
    user = _user(call, call.text("user"))
    guild = _guild(call)
    if user.id not in guild.members:
        people.add_member(call.hub, guild, user)


@routes.on("DELETE", BASE + "/people/{user}/membership", auth=False)
async def leave(call: Call) -> None:
    """Let a person leave a server."""
    people.remove_member(call.hub, _guild(call), _user(call, call.text("user")).id)


@routes.on("POST", BASE + "/roles", auth=False)
async def add_role(call: Call) -> Json:
    """{name, permissions?, color?, mentionable?, position?}."""
    guild = _guild(call)
    form = Form()
    name = fields.text(form, call.body, "name", (), 100, low=1, required=True) or ""
    wanted = fields.integer(form, call.body, "permissions", (), 0)
    position = fields.integer(form, call.body, "position", (), 1)
    form.check()
    role = Role(call.hub.world.new_id(), name, EVERYONE_DEFAULT if wanted is None else wanted)
    role.color = fields.as_int(call.body.get("color")) or 0
    role.mentionable = call.body.get("mentionable") is True
    people.add_role(call.hub, guild, role)
    if position is not None:
        people.move_role(call.hub, guild, role, position)
    return role_json(role)


@routes.on("PATCH", BASE + "/roles/{role}", auth=False)
async def edit_role(call: Call) -> Json:
    """{permissions?, position?, mentionable?} of a role by id or name."""
    guild = _guild(call)
    role = _role(call, guild, call.text("role"))
    form = Form()
    wanted = fields.integer(form, call.body, "permissions", (), 0)
    position = fields.integer(form, call.body, "position", (), 1)
    form.check()
    if wanted is not None:
        role.permissions = wanted
    if "mentionable" in call.body:
        role.mentionable = call.body["mentionable"] is True
    people.tell_role(call.hub, "GUILD_ROLE_UPDATE", guild, role)
    if position is not None:
        people.move_role(call.hub, guild, role, position)
    return role_json(role)


@routes.on("POST", BASE + "/channels", auth=False)
async def add_channel(call: Call) -> Json:
    """{name, type?, parent_id?, overwrites? [{id, type, allow, deny}]}."""
    guild = _guild(call)
    form = Form()
    name = fields.text(form, call.body, "name", (), 100, low=1, required=True) or ""
    kind = fields.choice(form, call.body, "type", (), (0, 2, 4, 5, 13, 15)) or 0
    form.check()
    channel = Channel(call.hub.world.new_id(), kind, name, guild.id, fields.as_int(call.body.get("parent_id")))
    channel.position = len(call.hub.world.channels_of(guild.id))
    _set_overwrites(call, channel)
    channels.add_channel(call.hub, guild, channel)
    return channel_json(call.hub.world, channel)


def _set_overwrites(call: Call, channel: Channel) -> None:
    form = Form()
    found: list[Overwrite] = []
    for index, entry in enumerate(fields.array(form, call.body, "overwrites", (), 500)):
        data = fields.record(form, entry, ("overwrites", index)) or {}
        numbers = {key: fields.as_int(data.get(key, 0)) or 0 for key in ("id", "type", "allow", "deny")}
        found.append(Overwrite(**numbers))
    form.check()
    channel.overwrites.update({item.id: item for item in found})


@routes.on("PATCH", BASE + "/channels/{channel}", auth=False)
async def edit_channel(call: Call) -> Json:
    """{overwrites: [{id, type, allow, deny}]} added to those there are."""
    channel = call.hub.world.channel(call.id("channel"))
    _set_overwrites(call, channel)
    tell_channel(call.hub, "CHANNEL_UPDATE", channel)
    call.hub.audience.refresh()
    return channel_json(call.hub.world, channel)


@routes.on("DELETE", BASE + "/channels/{channel}", auth=False)
async def delete_channel(call: Call) -> None:
    """Delete a channel."""
    channels.delete_channel(call.hub, call.hub.world.channel(call.id("channel")))


@routes.on("POST", BASE + "/applications", auth=False)
async def add_application(call: Call) -> Answer:
    """{name, token?, intents?}: a further bot; a token that exists only changes the intents it may ask for."""
    token = str(call.body.get("token") or gateway.new_token())
    bot = call.hub.tokens.get(token)
    if bot is None:
        bot = people.add_application(call.hub, str(call.body.get("name", "Bot"))[:32], token)
    if "intents" in call.body:
        bot.intents = fields.as_int(call.body["intents"]) or 0
    return Answer(200, {"id": str(bot.id), "name": bot.name, "token": bot.token})


@routes.on("POST", BASE + "/gateway/drop", auth=False)
async def drop(call: Call) -> Json:
    """{how: cut|reconnect|invalid|resumable, seconds?: let new connections wait that long}."""
    how = call.body.get("how", "cut")
    if how not in ("cut", "reconnect", "invalid", "resumable"):
        raise invalid(("how",), "BASE_TYPE_CHOICES", "Value must be one of (cut, reconnect, invalid, resumable).")
    return {"dropped": gateway.drop(call.hub, None, how, _seconds(call, "seconds"))}


@routes.on("POST", BASE + "/gateway/delay", auth=False)
async def delay_gateway(call: Call) -> None:
    """{seconds}: every gateway event comes that much later."""
    call.hub.sessions.delay = _seconds(call, "seconds")


@routes.on("POST", BASE + "/gateway/logins", auth=False)
async def logins(call: Call) -> None:
    """{at_once}: how many shards may log in within five seconds; large bots are given more than one."""
    call.hub.sessions.at_once = max(1, int(_seconds(call, "at_once", 1)))


@routes.on("POST", BASE + "/guilds", auth=False)
async def add_guild(call: Call) -> Json:
    """{name, shard?, of?, channels?}: a further server in which everybody is, on a certain shard of so many."""
    form = Form()
    name = fields.text(form, call.body, "name", (), 100, low=2, required=True) or ""
    form.check()
    of = max(1, int(_seconds(call, "of", 1)))
    channels = [str(item)[:100] for item in call.body.get("channels", ["allgemein"])]
    return guild_json(found(call.hub, name, int(_seconds(call, "shard")) % of, of, channels))


@routes.on("POST", BASE + "/faults", auth=False)
async def faults(call: Call) -> None:
    """{status: 429|500|... or code: Discord's, count?, retry_after?, global?, lost?, method?, path? (part of it)}."""
    form = Form()
    status = fields.integer(form, call.body, "status", (), 400, 599)
    code = fields.choice(form, call.body, "code", (), KNOWN)
    count = fields.integer(form, call.body, "count", (), 1, 10_000) or 1
    form.check()
    fault = Fault(status or 500, count, _seconds(call, "retry_after", 1.0), call.body.get("global") is True, code=code)
    fault.lost = call.body.get("lost") is True
    for key in ("method", "path"):
        if call.body.get(key) is not None:
            setattr(fault, key, str(call.body[key]))
    call.hub.journal.faults.append(fault)


@routes.on("DELETE", BASE + "/faults", auth=False)
async def no_faults(call: Call) -> None:
    """Forget all faults, delays and strict limits."""
    call.hub.journal.faults.clear()
    call.hub.journal.delay = 0.0
    call.hub.journal.strict = None
    call.hub.sessions.delay = 0.0
    call.hub.sessions.away_until = 0.0


@routes.on("POST", BASE + "/limits", auth=False)
async def limits(call: Call) -> None:
    """{limit, per}: really count calls per route and answer 429; {} stops that. {delay}: every call takes longer."""
    if "delay" in call.body:
        call.hub.journal.delay = _seconds(call, "delay")
    limit = fields.as_int(call.body.get("limit"))
    call.hub.journal.strict = None if limit is None else (limit, _seconds(call, "per", 5.0))


@routes.on("GET", BASE + "/requests", auth=False)
async def requests(call: Call) -> list[Json]:
    """Every call the bot made, oldest first; ?route= and ?method= narrow it."""
    method, route = call.request.query.get("method"), call.request.query.get("route")
    return [
        item for item in call.hub.journal.requests
        if method in (None, item["method"]) and (route is None or route in item["route"] or route in item["path"])
    ]  # fmt: skip


@routes.on("DELETE", BASE + "/requests", auth=False)
async def forget_requests(call: Call) -> None:
    """Forget the journal."""
    call.hub.journal.requests.clear()


@routes.on("POST", BASE + "/clock", auth=False)
async def clock(call: Call) -> Json:
    """{stop?: bool, advance?: seconds}."""
    if call.body.get("stop") is True:
        call.hub.clock.stop()
    elif call.body.get("stop") is False:
        call.hub.clock.start()
    seconds = _seconds(call, "advance")
    if seconds:
        call.hub.clock.advance(seconds * 1000)
    told = {"clock": iso(call.hub.clock.now()), "clock_stopped": call.hub.clock.stopped}
    call.hub.audience.send(list(call.hub.audience.viewers), "CLOCK", told)
    return told
