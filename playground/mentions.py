"""Who is pinged: mentions in a text, narrowed by allowed_mentions and permissions."""

import re
from dataclasses import dataclass, field

from . import fields
from .errors import Form, Json, Path
from .world import Guild, World

USER = re.compile(r"<@!?(\d{1,20})>")
ROLE = re.compile(r"<@&(\d{1,20})>")
EVERYONE = re.compile(r"@(everyone|here)")


@dataclass(slots=True)
class Allowed:
    """The allowed_mentions of a message; parse=None means everything."""

    parse: list[str] | None = None
    users: list[int] = field(default_factory=list)
    roles: list[int] = field(default_factory=list)
    replied_user: bool = True


@dataclass(slots=True)
class Pings:
    """Who a message really pings."""

    users: list[int] = field(default_factory=list)
    roles: list[int] = field(default_factory=list)
    everyone: bool = False


def check_allowed(form: Form, body: Json, at: Path) -> Allowed:
    """Read allowed_mentions, which may not name a kind twice."""
    raw = body.get("allowed_mentions")
    if raw is None:
        return Allowed()
    place = (*at, "allowed_mentions")
    data = fields.record(form, raw, place)
    if data is None:
        return Allowed()
    parse = [item for item in fields.array(form, data, "parse", place, 3) if isinstance(item, str)]
    for index, item in enumerate(parse):
        if item not in ("roles", "users", "everyone"):
            form.add(
                (*place, "parse", index), "BASE_TYPE_CHOICES", "Value must be one of ('roles', 'users', 'everyone')."
            )
    allowed = Allowed(parse, replied_user=fields.flag(form, data, "replied_user", place))
    for key in ("users", "roles"):
        ids = [fields.as_int(item) for item in fields.array(form, data, key, place, 100)]
        getattr(allowed, key).extend(item for item in ids if item is not None)
        if ids and key in parse:
            form.add((*place,), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                     f"parse:[\"{key}\"] and {key}: [ids...] are mutually exclusive.")  # fmt: skip
    return allowed


def find_pings(world: World, guild: Guild | None, text: str, allowed: Allowed, may_mention_everyone: bool) -> Pings:
    """Apply allowed_mentions to a text."""
    pings = Pings()
    if "@" not in text:
        return pings
    parse = allowed.parse
    for match in USER.finditer(text):
        user_id = int(match[1])
        wanted = parse is None or "users" in parse or user_id in allowed.users
        if wanted and user_id in world.users and user_id not in pings.users:
            pings.users.append(user_id)
    if guild is None:
        return pings
    for match in ROLE.finditer(text):
        role = guild.roles.get(int(match[1]))
        if role is None or role.id in pings.roles:
            continue
        wanted = parse is None or "roles" in parse or role.id in allowed.roles
        if wanted and (role.mentionable or may_mention_everyone):
            pings.roles.append(role.id)
    wanted = parse is None or "everyone" in parse
    pings.everyone = bool(wanted and may_mention_everyone and EVERYONE.search(text))
    return pings
