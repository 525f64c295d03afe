"""Everything the parts of the server share: world, clock, sessions, people, journal."""

import base64
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .audience import Audience
from .clock import Clock, iso
from .errors import Json
from .payload import person_json
from .sessions import Sessions
from .wire import Encoded
from .world import Application, AuditEntry, State, World

if TYPE_CHECKING:
    from .interactions import Interactions

HISTORY = 20_000
NOTES = 50


@dataclass(slots=True)
class Fault:
    """An answer the next calls get instead of their own."""

    status: int
    count: int
    retry_after: float = 1.0
    is_global: bool = False
    method: str | None = None
    path: str | None = None
    code: int | None = None
    lost: bool = False
    """The call is carried out; only its answer is lost."""


@dataclass(slots=True)
class Journal:
    """What was asked of the server, and the faults still to be played."""

    requests: deque[Json] = field(default_factory=lambda: deque(maxlen=HISTORY))
    notes: deque[Json] = field(default_factory=lambda: deque(maxlen=NOTES))
    faults: list[Fault] = field(default_factory=list)
    delay: float = 0.0
    strict: tuple[int, float] | None = None
    number: int = 0


class Hub:
    """The running playground."""

    interactions: "Interactions"

    def __init__(self, state: State | None = None) -> None:
        self.clock = Clock()
        self.world = World(self.clock, state)
        self.sessions = Sessions(self.world)
        self.audience = Audience(self.world)
        self.journal = Journal()
        self.base = ""
        self.tokens = {item.token: item for item in self.world.applications.values()}
        self.just_told: tuple[int, Encoded] = (0, Encoded())
        self.pings: dict[int, deque[int]] = {}
        self.changed: Callable[[], None] = _nothing

    def by_token(self, token: str) -> Application | None:
        """The application of a token, short or in Discord's long form (id in base 64, something, the short token)."""
        found = self.tokens.get(token.rpartition(".")[2])
        return found if found is not None and token in (found.token, long_token(found)) else None

    def people(self) -> list[Json]:
        """Everyone who can be played."""
        return [person_json(user) for user in self.world.users.values() if not user.bot]

    def note(self, kind: str, method: str, route: str, status: int, ms: float, error: Json | None = None) -> None:
        """Remember and show what just happened."""
        journal = self.journal
        journal.number += 1
        data: Json = {
            "id": journal.number,
            "at": iso(self.clock.now()),
            "kind": kind,
            "method": method,
            "route": route,
            "status": status,
            "ms": round(ms, 2),
        }
        if error is not None:
            data["code"] = error.get("code")
            data["message"] = error.get("message")
        journal.notes.append(data)
        self.audience.send_notes(data)

    def audit(self, guild_id: int, user_id: int, target: int | None, action: int, reason: str | None,
              changes: list[Json] | None = None) -> None:  # fmt: skip
        """Write into a server's audit log."""
        entry = AuditEntry(self.world.new_id(), guild_id, user_id, target, action, reason, changes or [])
        self.world.state.audit.append(entry)
        self.sessions.to_guild(
            "GUILD_AUDIT_LOG_ENTRY_CREATE", {**audit_json(entry), "guild_id": str(guild_id)}, guild_id
        )
        self.changed()


def long_token(application: Application) -> str:
    """A token as Discord makes them, for libraries that read the bot's id out of it."""
    return f"{base64.b64encode(str(application.id).encode()).decode().rstrip('=')}.long.{application.token}"


def audit_json(entry: AuditEntry) -> Json:
    """An entry of the audit log."""
    data: Json = {
        "id": str(entry.id),
        "user_id": str(entry.user_id),
        "target_id": None if entry.target_id is None else str(entry.target_id),
        "action_type": entry.action,
        "changes": entry.changes,
    }
    if entry.reason is not None:
        data["reason"] = entry.reason
    return data


def _nothing() -> None:
    """What happens on a change when nothing is stored."""
