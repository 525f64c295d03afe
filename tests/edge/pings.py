"""Who was really pinged: what `allowed_mentions` let through when a message was sent, whatever its words mention."""

from dataclasses import dataclass
from typing import Any, Protocol

import discord
import pytest
from simcord.backend.models import Message
from simcord.env import Env
from simcord.results import ResponseMessage


class Somebody(Protocol):
    """A person or a role."""

    @property
    def id(self) -> int: ...


@dataclass(frozen=True)
class Pings:
    """Whose telephone rings."""

    users: frozenset[int] = frozenset()
    roles: frozenset[int] = frozenset()
    everyone: bool = False


NOBODY = Pings()


def ping(*people: Somebody) -> Pings:
    """Return the pings of people, to be compared."""
    return Pings(users=frozenset(person.id for person in people))


class Bells:
    """Hears every message when it is sent; a message that is edited later pings nobody."""

    def __init__(self, env: Env, patch: pytest.MonkeyPatch) -> None:
        self._env = env
        self._heard: dict[int, Pings] = {}
        self._by_us: list[Message] = []
        self.careless: list[str] = []
        """What we sent without naming whom it may ping: whoever gets a mention into it would ping anybody."""
        commit = env.backend.commit_message

        def heard(message: Message, **more: Any) -> Message:
            sent = commit(message, **more)
            self._hear(sent)
            return sent

        patch.setattr(env.backend, "commit_message", heard)

    def _hear(self, message: Message) -> None:
        silent = message.is_ephemeral
        users, roles = frozenset(message.ping_user_ids), frozenset(message.ping_role_ids)
        self._heard[message.id] = NOBODY if silent else Pings(users, roles, message.mention_everyone)
        spoken = message.system_metadata is None and (message.content or message.components)
        if spoken and message.author_id == self._env.backend.bot_user.id:
            self._by_us.append(message)
            policy = message.allowed_mentions
            if policy.everyone or policy.users is None or policy.roles is None:
                self.careless.append(message.content or str(message.components))

    def pings(self, message: discord.Message | ResponseMessage) -> Pings:
        """Tell who was pinged by a message."""
        return self._heard[message.id]

    def rung(self) -> list[tuple[str, Pings]]:
        """List what of our own messages pinged anybody."""
        heard = [(message, self._heard[message.id]) for message in self._by_us]
        return [(message.content or str(message.components), pings) for message, pings in heard if pings != NOBODY]
