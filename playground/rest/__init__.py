"""Discord's REST API v10, one module a resource."""

from . import applications, channels, emojis, guilds, interactions, members, messages, roles, scheduled, threads, users

TABLES = [
    users.routes,
    applications.routes,
    emojis.routes,
    interactions.routes,
    messages.routes,
    channels.routes,
    threads.routes,
    guilds.routes,
    members.routes,
    roles.routes,
    scheduled.routes,
]
