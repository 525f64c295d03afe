"""What a person does to a bot: commands, presses, choices, modals; checked as Discord's client and server do."""

from typing import Any

from . import commands as kinds
from . import permissions
from .components import BUTTON, MENTIONABLE_SELECT, ROLE_SELECT, SELECTS, USER_SELECT, find_by_custom_id
from .drafts import MAX_FILE_SIZE, NewFile, Upload, need_record, safe_name
from .errors import Form, Json, invalid, refusal
from .fields import as_int
from .hub import Hub
from .interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction
from .messages import store_file
from .modals import check_submission, check_values
from .options import check_options
from .payload import (
    attachment_json,
    command_json,
    member_json,
    message_json,
    resolved_channel_json,
    role_json,
    user_json,
)
from .world import DM, LOADING, Attachment, Channel, Command, Guild


def act(hub: Hub, user_id: int, body: Json, uploads: list[Upload]) -> Interaction:
    """Take an act of a person and send it to the bot."""
    application_id = _number(body, "application_id")
    if application_id not in hub.world.applications:
        raise refusal(10002)
    channel = hub.world.channel(_number(body, "channel_id"))
    mask = permissions.need_channel(hub.world, user_id, channel, 0)
    guild = hub.world.guild_of(channel)
    if guild is not None and permissions.timed_out(hub.world, guild.members[user_id]):
        raise refusal(50013)
    raw_nonce = body.get("nonce")
    nonce = None if raw_nonce is None else str(raw_nonce)[:100]
    data = need_record(body.get("data"))
    kind = as_int(body.get("type"))
    act_of = _Act(hub, user_id, application_id, channel, mask, nonce, uploads)
    if kind in (COMMAND, AUTOCOMPLETE):
        return act_of.command(data, kind)
    if kind == COMPONENT:
        return act_of.press(data, _number(body, "message_id"))
    if kind == MODAL:
        return act_of.submit(data, _number({**body, **data}, "modal_id"))
    raise invalid(("type",), "BASE_TYPE_CHOICES", "Value must be one of (2, 3, 4, 5).")


def _number(body: Json, key: str) -> int:
    number = as_int(body.get(key))
    if number is None:
        raise invalid((key,), "NUMBER_TYPE_COERCE", f"{key} must be a snowflake.")
    return number


class _Act:
    """One act with its circumstances."""

    def __init__(
        self, hub: Hub, user_id: int, application_id: int, channel: Channel, mask: int, nonce: str | None,
        uploads: list[Upload],
    ) -> None:  # fmt: skip
        self.hub = hub
        self.world = hub.world
        self.user_id = user_id
        self.application_id = application_id
        self.channel = channel
        self.guild: Guild | None = hub.world.guild_of(channel)
        self.mask = mask
        self.nonce = nonce
        self.uploads = uploads
        self.stored: dict[int, Attachment] = {}

    def command(self, data: Json, kind: int) -> Interaction:
        """A slash command, a context menu, or typing with suggestions."""
        command = self.world.commands.get(as_int(data.get("id")) or 0)
        if command is None or command.application_id != self.application_id:
            raise refusal(10063)
        if not usable(self.hub, command, self.user_id, self.channel, self.mask):
            raise refusal(50001)
        body = command.body
        clean: Json = {"id": str(command.id), "name": body["name"], "type": body["type"]}
        if command.guild_id is not None:
            clean["guild_id"] = str(command.guild_id)
        focused = None
        resolved: Json = {}
        if body["type"] == kinds.CHAT:
            filled = check_options(body, data.get("options"), self._exists, kind == AUTOCOMPLETE)
            clean["options"] = filled.options
            focused = filled.focused
            if kind == AUTOCOMPLETE and (focused is None or not focused.get("autocomplete")):
                raise invalid(
                    ("data", "options"), "APPLICATION_COMMAND_AUTOCOMPLETE_INVALID", "No option has suggestions"
                )
            self._check_channel_types(body, filled.options)
            for option_kind, number in filled.ids:
                self._resolve(resolved, option_kind, number)
            self._number_files(clean["options"])
        else:
            self._target(data, clean, resolved, body["type"])
        if resolved:
            clean["resolved"] = resolved
        return self.hub.interactions.open(
            kind, self.application_id, self.user_id, self.channel, clean, self.nonce, focused=focused
        )

    def _check_channel_types(self, known: Json, given: list[Json]) -> None:
        by_name = {item["name"]: item for item in known.get("options") or []}
        for entry in given:
            asked = by_name[entry["name"]]
            if entry["type"] in (kinds.SUB, kinds.GROUP):
                self._check_channel_types(asked, entry["options"])
            elif entry["type"] == kinds.CHANNEL:
                self._need_channel_type(asked, int(entry["value"]))

    def _need_channel_type(self, asked: Json, channel_id: int) -> None:
        allowed = asked.get("channel_types")
        if allowed and self.world.channels[channel_id].type not in allowed:
            raise invalid(("data",), "CHANNEL_TYPE_INVALID", f"The channel must be of a type in {allowed}")

    def _target(self, data: Json, clean: Json, resolved: Json, kind: int) -> None:
        target = as_int(data.get("target_id")) or 0
        if kind == kinds.USER:
            if target not in self.world.users:
                raise refusal(10013)
            self._resolve(resolved, kinds.USER_OPTION, target)
        else:
            found = self.world.message(self.channel.id, target)
            if found.reader not in (None, self.user_id):
                raise refusal(10008)
            resolved["messages"] = {str(target): message_json(self.world, found, self.hub.base)}
        clean["target_id"] = str(target)

    def press(self, data: Json, message_id: int) -> Interaction:
        """A button or a select."""
        message = self.world.message(self.channel.id, message_id)
        if message.reader not in (None, self.user_id) or message.flags & LOADING:
            raise refusal(10008)
        if message.author_id != self.application_id:
            raise refusal(10002)
        if self.channel.thread is not None and self.channel.thread.archived:
            raise refusal(50083)
        component = find_by_custom_id(message.components, str(data.get("custom_id")))
        if component is None or component["type"] != data.get("component_type", component["type"]):
            raise invalid(("data", "custom_id"), "COMPONENT_VALIDATION_FAILED", "Component validation failed")
        if component.get("disabled"):
            raise invalid(("data", "custom_id"), "COMPONENT_DISABLED", "This component is disabled")
        clean: Json = {
            "custom_id": component["custom_id"],
            "component_type": component["type"],
            "id": component["id"],
        }
        if component["type"] != BUTTON:
            form = Form()
            clean["values"] = check_values(form, component, data, ("data", "values"))
            form.check()
            resolved = self._resolve_values(component, clean["values"], ("data", "values"))
            if resolved:
                clean["resolved"] = resolved
        return self.hub.interactions.open(
            COMPONENT, self.application_id, self.user_id, self.channel, clean, self.nonce, message=message
        )

    def submit(self, data: Json, modal_id: int) -> Interaction:
        """A filled modal."""
        opener = self.hub.interactions.by_id.get(modal_id)
        if opener is None or opener.modal is None or opener.user_id != self.user_id:
            raise refusal(10062)
        if opener.application_id != self.application_id or opener.channel_id != self.channel.id:
            raise refusal(10062)
        given = data.get("components")
        rows = check_submission(opener.modal, given if isinstance(given, list) else [])
        clean: Json = {"custom_id": opener.modal["custom_id"], "components": rows}
        resolved: Json = {}
        for row in rows:
            inner = row.get("component") or {}
            if inner.get("type") in SELECTS:
                part = self._resolve_values(inner, inner["values"], ("data", "components"))
                for key, table in part.items():
                    resolved.setdefault(key, {}).update(table)
            elif inner.get("type") == 19:
                inner["values"] = [self._upload(resolved, as_int(item)) for item in inner["values"]]
        if resolved:
            clean["resolved"] = resolved
        opener.modal = None
        message = None
        if opener.source is not None:
            message = self.world.messages.get(self.channel.id, {}).get(opener.source)
        return self.hub.interactions.open(
            MODAL, self.application_id, self.user_id, self.channel, clean, self.nonce, message=message, opened_by=opener
        )

    def _exists(self, kind: int, number: int) -> bool:
        if kind == kinds.USER_OPTION:
            return number in self.world.users
        if kind == kinds.ROLE:
            return self.guild is not None and number in self.guild.roles
        if kind == kinds.MENTIONABLE:
            return number in self.world.users or (self.guild is not None and number in self.guild.roles)
        if kind == kinds.CHANNEL:
            found = self.world.channels.get(number)
            return found is not None and permissions.can_view(self.world, self.user_id, found)
        return any(upload.key == f"files[{number}]" for upload in self.uploads)

    def _resolve(self, resolved: Json, kind: int, number: int) -> None:
        key = str(number)
        if kind == kinds.FILE:
            self._upload(resolved, number)
        elif kind == kinds.CHANNEL:
            channel = self.world.channels[number]
            resolved.setdefault("channels", {})[key] = resolved_channel_json(self.world, channel, self.user_id)
        elif number in self.world.users and kind != kinds.ROLE:
            resolved.setdefault("users", {})[key] = user_json(self.world.users[number])
            member = None if self.guild is None else self.guild.members.get(number)
            if member is not None and self.guild is not None:
                mask = permissions.in_guild(self.world, self.guild, member)
                entry = {**member_json(self.world, member, with_user=False), "permissions": str(mask)}
                resolved.setdefault("members", {})[key] = entry
        elif self.guild is not None:
            resolved.setdefault("roles", {})[key] = role_json(self.guild.roles[number])

    def _upload(self, resolved: Json, number: int | None) -> str:
        upload = next((item for item in self.uploads if item.key == f"files[{number}]"), None)
        if upload is None:
            raise invalid(("data",), "ATTACHMENT_NOT_FOUND", f"Attachment data for ID {number} not found")
        if len(upload.data) > MAX_FILE_SIZE:
            raise refusal(40005)
        item = NewFile(upload, safe_name(upload.filename))
        attachment = store_file(self.hub, self.channel.id, item, ephemeral=True)
        self.stored[number or 0] = attachment
        resolved.setdefault("attachments", {})[str(attachment.id)] = attachment_json(attachment, self.hub.base)
        return str(attachment.id)

    def _number_files(self, options: list[Json]) -> None:
        """An attachment option names the stored file, not the number of the upload."""
        for option in options:
            if option["type"] == kinds.FILE:
                option["value"] = str(self.stored[int(option["value"])].id)
            self._number_files(option.get("options") or [])

    def _resolve_values(self, component: Json, values: list[str], at: tuple[str, str]) -> Json:
        wanted = {USER_SELECT: kinds.USER_OPTION, ROLE_SELECT: kinds.ROLE, MENTIONABLE_SELECT: kinds.MENTIONABLE,
                  8: kinds.CHANNEL}.get(component["type"])  # fmt: skip
        resolved: Json = {}
        if wanted is None:
            return resolved
        for value in values:
            number: Any = as_int(value)
            if number is None or not self._exists(wanted, number):
                raise invalid(at, "SELECT_COMPONENT_INVALID_OPTION_VALUE", "The specified option value is invalid")
            if wanted == kinds.CHANNEL:
                self._need_channel_type(component, number)
            self._resolve(resolved, wanted, number)
        return resolved


def usable(hub: Hub, command: Command, user_id: int, channel: Channel, mask: int) -> bool:
    """Whether a person may use a command in a channel."""
    body = command.body
    contexts = body.get("contexts")
    if channel.type == DM:
        in_dm = contexts is None or 1 in contexts
        return command.guild_id is None and in_dm and command.application_id in channel.recipients
    if command.guild_id not in (None, channel.guild_id) or (contexts is not None and 0 not in contexts):
        return False
    guild = hub.world.guilds[channel.guild_id or 0]
    if command.application_id not in guild.members or not mask & permissions.USE_COMMANDS:
        return False
    return _permitted(hub, command, guild, user_id, mask)


def _permitted(hub: Hub, command: Command, guild: Guild, user_id: int, mask: int) -> bool:
    needed = command.body.get("default_member_permissions")
    if needed is None:
        return True
    mine = permissions.in_guild(hub.world, guild, guild.members[user_id])
    return mine == permissions.ALL if int(needed) == 0 else not int(needed) & ~(mine | mask)


def commands_for(hub: Hub, user_id: int) -> list[Json]:
    """The commands a person may use somewhere, with the places where."""
    world = hub.world
    found = []
    for command in world.commands.values():
        contexts = command.body.get("contexts")
        guilds = [world.guilds[command.guild_id]] if command.guild_id is not None else list(world.guilds.values())
        places = [
            str(guild.id)
            for guild in guilds
            if user_id in guild.members
            and command.application_id in guild.members
            and (contexts is None or 0 in contexts)
            and _permitted(hub, command, guild, user_id, 0)
        ]
        in_dm = command.guild_id is None and (contexts is None or 1 in contexts)
        if places or in_dm:
            found.append({**command_json(command), "usable_in": places, "usable_in_dm": in_dm})
    return found
