"""The feed: what the service has written, told to everybody who wants to know; nobody who fails harms the others."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import structlog

from bot.store.acts import ActRow
from bot.store.events import EventRow
from bot.store.outbox import OwedRow

if TYPE_CHECKING:  # a game in memory knows nothing of the feed
    from bot.service.play.live import Live

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Changed:
    """A game has another face: its log, its lobby, its people, its clock."""

    live: "Live"


@dataclass(frozen=True, slots=True)
class Happened:
    """Events stand in the log of a game."""

    live: "Live"
    rows: Sequence[EventRow]


@dataclass(frozen=True, slots=True)
class Booked:
    """An act stands in the referees' book, or was taken back there."""

    act: ActRow


@dataclass(frozen=True, slots=True)
class Quiet:
    """Everything that waited for its turn in a game that is told has had it."""

    game_id: str


@dataclass(frozen=True, slots=True)
class Owing:
    """Something must be said: rows just written down (what we hold is ours to try first), or whatever a game owes."""

    rows: Sequence[OwedRow] = ()
    game_id: str | None = None


News: TypeAlias = Changed | Happened | Booked | Quiet | Owing
N = TypeVar("N", Changed, Happened, Booked, Quiet, Owing)


class Feed:
    """Hands news on, in the order in which people subscribed, after the facts are in the database."""

    def __init__(self) -> None:
        self._subscribers: dict[type[Any], dict[str, Callable[[Any], object]]] = {}

    def subscribe(self, kind: type[N], name: str, hear: Callable[[N], object]) -> None:
        """Let `hear` be called with all news of a kind; the name is for the log and must be new."""
        known = self._subscribers.setdefault(kind, {})
        if name in known:
            raise ValueError(f"{name} hears of {kind.__name__} already")
        known[name] = hear

    def unsubscribe(self, kind: type[N], name: str) -> None:
        """Tell somebody no more."""
        del self._subscribers[kind][name]

    def publish(self, news: News) -> None:
        """Tell everybody; the fact stands whatever they make of it."""
        for name, hear in tuple(self._subscribers.get(type(news), {}).items()):
            try:
                hear(news)
            except Exception:
                log.exception("news could not be taken", subscriber=name, news=type(news).__name__)

    def booked(self, act: ActRow, number: int | None) -> ActRow | None:
        """Tell of an act that was written under this number; None if the same press had written it before."""
        if number is None:
            return None
        written = replace(act, id=number)
        self.publish(Booked(written))
        return written

    @property
    def subscriptions(self) -> list[tuple[str, str]]:
        """List who hears of what."""
        return [(kind.__name__, name) for kind, known in self._subscribers.items() for name in known]
