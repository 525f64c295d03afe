"""Applications and the registration of their commands."""

from .. import commands, fields
from ..acts import commands_for
from ..api import Answer, Call, Routes
from ..errors import DiscordError, Form, Json, refusal
from ..payload import application_json, command_json
from ..world import Application, Command

routes = Routes()
GLOBAL = "/applications/{application}/commands"
GUILD = "/applications/{application}/guilds/{guild}/commands"


@routes.on("GET", "/oauth2/applications/@me")
async def me_oauth(call: Call) -> Json:
    """The bot's application."""
    return application_json(call.hub.world, _own(call))


@routes.on("GET", "/applications/@me")
async def me(call: Call) -> Json:
    """The bot's application."""
    return application_json(call.hub.world, _own(call))


@routes.on("PATCH", "/applications/@me")
async def edit_me(call: Call) -> Json:
    """Change the application's description."""
    form = Form()
    description = fields.text(form, call.body, "description", (), 400)
    form.check()
    if description is not None:
        _own(call).description = description
        call.hub.changed()
    return application_json(call.hub.world, _own(call))


@routes.on("GET", "/applications/{application}/entitlements")
async def entitlements(call: Call) -> list[Json]:
    """What people bought: nothing here."""
    _mine(call)
    return []


def _own(call: Call) -> Application:
    assert call.application is not None
    return call.application


def _mine(call: Call) -> Application:
    application = _own(call)
    if call.id("application") != application.id:
        raise DiscordError(403, 20012, "You are not authorized to perform this action on this application")
    return application


def _place(call: Call) -> int | None:
    """The server in the address, None for global commands."""
    _mine(call)
    if "guild" not in call.request.match_info:
        return None
    guild_id = call.id("guild")
    guild = call.hub.world.guilds.get(guild_id)
    if guild is None or call.bot not in guild.members:
        raise refusal(50001)
    return guild_id


def _there(call: Call, guild_id: int | None) -> list[Command]:
    return [
        item for item in call.hub.world.commands.values()
        if item.application_id == call.bot and item.guild_id == guild_id
    ]  # fmt: skip


def _one(call: Call, guild_id: int | None) -> Command:
    found = call.hub.world.commands.get(call.id("command"))
    if found is None or found.application_id != call.bot or found.guild_id != guild_id:
        raise refusal(10063)
    return found


def tell_commands(call: Call) -> None:
    """Show people which commands there are now."""
    audience = call.hub.audience
    for user_id in list(audience.viewers):
        audience.send((user_id,), "COMMANDS_UPDATE", {"commands": commands_for(call.hub, user_id)})
    call.hub.changed()


def _put(call: Call, guild_id: int | None, body: Json, known: list[Command]) -> tuple[Command, bool]:
    """Create a command or replace the one of the same type and name."""
    world = call.hub.world
    same = [item for item in known if (item.body["type"], item.body["name"]) == (body["type"], body["name"])]
    if same:
        if same[0].body != body:
            same[0].body = body
            same[0].version = world.new_id()
        return same[0], False
    command = Command(world.new_id(), call.bot, guild_id, world.new_id(), body)
    world.commands[command.id] = command
    return command, True


async def _list(call: Call) -> list[Json]:
    short = call.request.query.get("with_localizations", "").lower() not in ("1", "true")
    return [_short(command_json(item)) if short else command_json(item) for item in _there(call, _place(call))]


def _short(data: Json) -> Json:
    return {key: value for key, value in data.items() if not key.endswith("_localizations")}


async def _create(call: Call) -> Answer:
    guild_id = _place(call)
    form = Form()
    body = commands.check_command(form, call.body, (), guild_id is not None)
    form.check()
    known = _there(call, guild_id)
    command, new = _put(call, guild_id, body, known)
    if new and sum(item.body["type"] == body["type"] for item in known) >= commands.MOST[body["type"]]:
        del call.hub.world.commands[command.id]
        raise refusal(30032)
    tell_commands(call)
    return Answer(201 if new else 200, command_json(command))


async def _bulk(call: Call) -> list[Json]:
    guild_id = _place(call)
    bodies = commands.check_bulk(call.raw, guild_id is not None)
    known = _there(call, guild_id)
    kept = [_put(call, guild_id, body, known)[0] for body in bodies]
    ids = {item.id for item in kept}
    for old in known:
        if old.id not in ids:
            del call.hub.world.commands[old.id]
    tell_commands(call)
    return [command_json(item) for item in kept]


async def _get(call: Call) -> Json:
    return command_json(_one(call, _place(call)))


async def _edit(call: Call) -> Json:
    guild_id = _place(call)
    command = _one(call, guild_id)
    form = Form()
    body = commands.check_command(form, {**command.body, **call.body}, (), guild_id is not None)
    form.check()
    command.body = body
    command.version = call.hub.world.new_id()
    tell_commands(call)
    return command_json(command)


async def _delete(call: Call) -> None:
    command = _one(call, _place(call))
    del call.hub.world.commands[command.id]
    tell_commands(call)


async def _permissions(call: Call) -> list[Json]:
    _place(call)
    return []


async def _command_permissions(call: Call) -> Json:
    _place(call)
    raise refusal(10066)


for path in (GLOBAL, GUILD):
    routes.on("GET", path)(_list)
    routes.on("POST", path)(_create)
    routes.on("PUT", path)(_bulk)
    if path == GUILD:
        routes.on("GET", path + "/permissions")(_permissions)
        routes.on("GET", path + "/{command}/permissions")(_command_permissions)
    routes.on("GET", path + "/{command}")(_get)
    routes.on("PATCH", path + "/{command}")(_edit)
    routes.on("DELETE", path + "/{command}")(_delete)
