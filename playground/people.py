"""Members and roles of a server: changes and telling them."""

from .errors import Json, refusal
from .gateway import guild_create
from .hub import Hub
from .payload import channel_json, guild_json, member_json, role_json, user_json
from .permissions import BOT_DEFAULT
from .sessions import on_shard
from .wire import encode
from .world import Application, Guild, Member, Role, User

MOST_ROLES = 250


def page_member(hub: Hub, guild: Guild, member: Member) -> Json:
    """A member as the page shows it, with the colour of its highest coloured role."""
    roles = sorted((guild.roles[item] for item in member.roles), key=lambda role: -role.position)
    color = next((role.color for role in roles if role.color), 0)
    return {**member_json(hub.world, member), "color": color}


def tell_member(hub: Hub, event: str, guild: Guild, member: Member) -> None:
    """Tell bots and people about a member."""
    data = {**member_json(hub.world, member), "guild_id": str(guild.id)}
    hub.sessions.to_guild(event, data, guild.id)
    page = {**page_member(hub, guild, member), "guild_id": str(guild.id)}
    hub.audience.send(hub.audience.in_guild(guild.id), event, page)
    hub.audience.refresh((member.user_id,))
    hub.changed()


def add_member(hub: Hub, guild: Guild, user: User, roles: list[int] | None = None) -> Member:
    """Let a user join a server."""
    member = Member(user.id, int(hub.clock.now()), roles or [])
    guild.members[user.id] = member
    if user.id in hub.world.applications:
        _greet_bot(hub, guild, user.id)
    tell_member(hub, "GUILD_MEMBER_ADD", guild, member)
    tell_guild(hub, guild, user.id)
    return member


def _greet_bot(hub: Hub, guild: Guild, bot: int) -> None:
    for session in hub.sessions.all.values():
        if session.application.id == bot and on_shard(session, guild.id):
            session.dispatch("GUILD_CREATE", encode(guild_create(hub, guild, session)), hub.sessions.delay)


def remove_member(hub: Hub, guild: Guild, user_id: int) -> None:
    """Take a user out of a server."""
    if user_id not in guild.members:
        raise refusal(10007)
    data = {"guild_id": str(guild.id), "user": user_json(hub.world.users[user_id])}
    hub.sessions.to_guild("GUILD_MEMBER_REMOVE", data, guild.id)
    hub.audience.send(hub.audience.in_guild(guild.id), "GUILD_MEMBER_REMOVE", data)
    if user_id in hub.world.applications:
        hub.sessions.to_application(user_id, "GUILD_DELETE", {"id": str(guild.id)}, guild.id)
    del guild.members[user_id]
    for channel in hub.world.threads_of(guild.id):
        if channel.thread is not None:
            channel.thread.members.pop(user_id, None)
    hub.audience.refresh((user_id,))
    hub.audience.send((user_id,), "GUILD_DELETE", {"id": str(guild.id)})
    hub.changed()


def tell_guild(hub: Hub, guild: Guild, user_id: int) -> None:
    """Show a person a whole server."""
    if user_id in hub.audience.viewers:
        hub.audience.send((user_id,), "GUILD_CREATE", guild_for_page(hub, guild, user_id))


def guild_for_page(hub: Hub, guild: Guild, user_id: int) -> Json:
    """A server as one person sees it."""
    seen = hub.audience.visible.get(user_id) or hub.audience.visible_to(user_id)
    world = hub.world
    return {
        **guild_json(guild),
        "channels": [channel_json(world, item, user_id) for item in world.channels_of(guild.id) if item.id in seen],
        "threads": [
            channel_json(world, item, user_id)
            for item in world.threads_of(guild.id)
            if item.id in seen and item.thread is not None and not item.thread.archived
        ],
        "members": [page_member(hub, guild, item) for item in guild.members.values()],
    }


def tell_role(hub: Hub, event: str, guild: Guild, role: Role) -> None:
    """Tell bots and people about a role."""
    data: Json = {"guild_id": str(guild.id)}
    if event == "GUILD_ROLE_DELETE":
        data["role_id"] = str(role.id)
    else:
        data["role"] = role_json(role)
    hub.sessions.to_guild(event, data, guild.id)
    hub.audience.send(hub.audience.in_guild(guild.id), event, data)
    hub.audience.refresh()
    hub.changed()


def add_role(hub: Hub, guild: Guild, role: Role) -> None:
    """Put a new role at the bottom, just above everyone's."""
    if len(guild.roles) >= MOST_ROLES:
        raise refusal(30005)
    for other in guild.roles.values():
        if other.id != guild.id:
            other.position += 1
    role.position = 1
    guild.roles[role.id] = role
    tell_role(hub, "GUILD_ROLE_CREATE", guild, role)


def move_role(hub: Hub, guild: Guild, role: Role, position: int) -> None:
    """Move a role; the others make room."""
    order = sorted((item for item in guild.roles.values() if item.id not in (guild.id, role.id)),
                   key=lambda item: (item.position, -item.id))  # fmt: skip
    order.insert(max(0, min(position, len(order) + 1) - 1), role)
    for number, item in enumerate(order, start=1):
        if item.position != number:
            item.position = number
            tell_role(hub, "GUILD_ROLE_UPDATE", guild, item)


def delete_role(hub: Hub, guild: Guild, role: Role) -> None:
    """Delete a role everywhere it is used."""
    del guild.roles[role.id]
    for member in guild.members.values():
        if role.id in member.roles:
            member.roles.remove(role.id)
            tell_member(hub, "GUILD_MEMBER_UPDATE", guild, member)
    for channel in hub.world.channels_of(guild.id):
        channel.overwrites.pop(role.id, None)
    tell_role(hub, "GUILD_ROLE_DELETE", guild, role)


def add_application(hub: Hub, name: str, token: str) -> Application:
    """Register an application and invite its bot into every server."""
    user = User(hub.world.new_id(), name, None, bot=True)
    application = Application(user.id, name, token)
    hub.world.users[user.id] = user
    hub.world.applications[application.id] = application
    hub.tokens[token] = application
    for guild in hub.world.guilds.values():
        invite_bot(hub, guild, application)
    hub.changed()
    return application


def invite_bot(hub: Hub, guild: Guild, application: Application) -> None:
    """Let a bot join with a role of its own, above all but the highest roles."""
    role = Role(hub.world.new_id(), application.name, BOT_DEFAULT, managed=True, bot_id=application.id)
    add_role(hub, guild, role)
    move_role(hub, guild, role, len(guild.roles))
    add_member(hub, guild, hub.world.users[application.id], [role.id])
