"""Interactions: a person acts, the bot has three seconds to answer and fifteen minutes to follow up."""

import secrets
from dataclasses import dataclass, field

from . import permissions
from .clock import Timer
from .drafts import MAX_FILE_SIZE
from .errors import Json, refusal
from .hub import Hub
from .payload import channel_json, event_message_json, member_json, user_json
from .world import DM, Channel, Message

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
FIRST_ANSWER = 3_000
TOKEN_LIFE = 15 * 60 * 1000
SWEEP_EVERY = 500


@dataclass(slots=True)
class Interaction:
    """One act of a person, until its token dies."""

    id: int
    token: str
    type: int
    application_id: int
    user_id: int
    channel_id: int
    guild_id: int | None
    created: float
    nonce: str | None
    data: Json
    source: int | None = None
    original: int | None = None
    answered: bool = False
    dead: bool = False
    kind: int | None = None
    modal: Json | None = None
    opened_by: "Interaction | None" = None
    focused: Json | None = None
    timer: Timer | None = None
    followups: list[int] = field(default_factory=list)

    def metadata(self, hub: Hub) -> Json:
        """What a message tells about the interaction it answers."""
        owners = {"0": str(self.guild_id or 0)}
        data: Json = {
            "id": str(self.id),
            "type": self.type,
            "user": user_json(hub.world.users[self.user_id]),
            "authorizing_integration_owners": owners,
        }
        if self.type == COMMAND:
            data["command_type"] = self.data.get("type", 1)
            if "target_id" in self.data:
                key = "target_user" if self.data["type"] == 2 else "target_message_id"
                target = self.data["target_id"]
                data[key] = user_json(hub.world.users[int(target)]) if self.data["type"] == 2 else target
        if self.type == COMPONENT:
            data["interacted_message_id"] = str(self.source)
        if self.type == MODAL and self.opened_by is not None:
            data["triggering_interaction_metadata"] = self.opened_by.metadata(hub)
        return data


class Interactions:
    """The interactions that are still alive."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.by_id: dict[int, Interaction] = {}
        self.by_token: dict[str, Interaction] = {}

    def open(
        self, kind: int, application_id: int, user_id: int, channel: Channel, data: Json, nonce: str | None,
        *, message: Message | None = None, opened_by: Interaction | None = None, focused: Json | None = None,
    ) -> Interaction:  # fmt: skip
        """Send a person's act to the bot and start the three seconds."""
        hub = self.hub
        now = hub.clock.now()
        if len(self.by_id) % SWEEP_EVERY == SWEEP_EVERY - 1:
            self._sweep(now)
        item = Interaction(
            hub.world.new_id(), secrets.token_urlsafe(48), kind, application_id, user_id, channel.id,
            channel.guild_id, now, nonce, data, None if message is None else message.id, opened_by=opened_by,
            focused=focused,
        )  # fmt: skip
        self.by_id[item.id] = item
        self.by_token[item.token] = item
        self._tell(item, "INTERACTION_CREATE", {"type": kind})
        if not hub.sessions.reachable(application_id, channel.guild_id):
            self._fail(item, "offline")
            return item
        item.timer = hub.clock.at(now + FIRST_ANSWER, lambda: self._expire(item))
        payload = self._payload(item, channel, message)
        hub.sessions.to_application(application_id, "INTERACTION_CREATE", payload, channel.guild_id)
        return item

    def _sweep(self, now: float) -> None:
        for item in list(self.by_id.values()):
            if now - item.created > TOKEN_LIFE:
                del self.by_id[item.id]
                del self.by_token[item.token]

    def _payload(self, item: Interaction, channel: Channel, message: Message | None) -> Json:
        hub, world = self.hub, self.hub.world
        user = world.users[item.user_id]
        place = channel_json(world, channel, item.application_id)
        place.pop("permission_overwrites", None)
        bot_mask = permissions.in_channel(world, item.application_id, channel)
        data: Json = {
            "version": 1,
            "type": item.type,
            "token": item.token,
            "id": str(item.id),
            "application_id": str(item.application_id),
            "channel_id": str(channel.id),
            "channel": place,
            "data": item.data,
            "locale": user.locale,
            "app_permissions": str(bot_mask),
            "attachment_size_limit": MAX_FILE_SIZE,
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": {"0": str(channel.guild_id or 0)},
            "context": 1 if channel.type == DM else 0,
        }
        if channel.guild_id is None:
            data["user"] = user_json(user)
        else:
            guild = world.guilds[channel.guild_id]
            mask = permissions.in_channel(world, item.user_id, channel)
            place["permissions"] = str(mask)
            data["guild_id"] = str(guild.id)
            data["guild"] = {"id": str(guild.id), "locale": guild.locale, "features": []}
            data["guild_locale"] = guild.locale
            data["member"] = {**member_json(world, guild.members[item.user_id]), "permissions": str(mask)}
        if message is not None:
            data["message"] = event_message_json(world, message, hub.base)
        return data

    def _tell(self, item: Interaction, event: str, extra: Json) -> None:
        self.hub.audience.send((item.user_id,), event, {"nonce": item.nonce, "id": str(item.id), **extra})

    def _fail(self, item: Interaction, reason: str) -> None:
        item.dead = True
        waited = self.hub.clock.now() - item.created
        self.hub.note("interaction", "INTERACTION", f"type {item.type}", 504, waited,
                      {"code": 10062, "message": f"The application did not respond ({reason})"})  # fmt: skip
        self._tell(item, "INTERACTION_FAILURE", {"reason": reason})

    def _expire(self, item: Interaction) -> None:
        if not item.answered and not item.dead:
            online = self.hub.sessions.online(item.application_id)
            self._fail(item, "timeout" if online else "offline")

    def for_callback(self, interaction_id: int, token: str) -> Interaction:
        """The interaction a bot answers: in time and for the first time."""
        item = self.by_id.get(interaction_id)
        if item is None or not secrets.compare_digest(item.token.encode(), token.encode()):
            raise refusal(10062)
        if item.answered:
            raise refusal(40060)
        if item.dead or self.hub.clock.now() - item.created > FIRST_ANSWER:
            raise refusal(10062)
        return item

    def for_token(self, application_id: int, token: str) -> Interaction:
        """The interaction of a living token, for follow-ups and the original answer."""
        item = self.by_token.get(token)
        if item is None or item.application_id != application_id:
            raise refusal(50027 if application_id in self.hub.world.applications else 10015)
        if self.hub.clock.now() - item.created > TOKEN_LIFE:
            raise refusal(50027)
        if not item.answered:
            raise refusal(10015)
        return item

    def finish(self, item: Interaction, kind: int, message: Message | None = None) -> None:
        """The bot has answered: tell the person."""
        item.answered = True
        item.kind = kind
        if item.timer is not None:
            item.timer.cancel()
        extra: Json = {"kind": kind}
        if message is not None:
            extra["message_id"] = str(message.id)
        self._tell(item, "INTERACTION_SUCCESS", extra)

    def show_modal(self, item: Interaction, modal: Json) -> None:
        """Open a modal on the person's page."""
        item.modal = modal
        application = self.hub.world.applications[item.application_id]
        about = {"id": str(application.id), "name": application.name}
        self._tell(item, "INTERACTION_MODAL", {"application": about, **modal})

    def show_choices(self, item: Interaction, choices: list[Json]) -> None:
        """Show suggestions for the option being typed."""
        self.hub.audience.send((item.user_id,), "AUTOCOMPLETE", {"nonce": item.nonce, "choices": choices})
