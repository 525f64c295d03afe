"""Telling once: how messages are named, and how those are found that were sent just before we fell over."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.service.play.live import Live
from bot.store.events import EventRow

ANSWER = "p"


@dataclass(frozen=True, slots=True)
class Batch:
    """The events of one act, as they are stored and as they are."""

    entries: tuple[tuple[EventRow, Any], ...]

    def __iter__(self) -> Iterator[tuple[EventRow, Any]]:
        return iter(self.entries)

    @property
    def first(self) -> EventRow:
        """Return the row of its first event."""
        row, _ = self.entries[0]
        return row

    @property
    def last(self) -> EventRow:
        """Return the row of its last event."""
        row, _ = self.entries[-1]
        return row


def acts_of(live: Live, rows: Sequence[EventRow]) -> Iterator[Batch]:
    """Group events by the act that caused them."""
    entries: list[tuple[EventRow, Any]] = []
    for row in rows:
        if row.part == 0 and entries:
            yield Batch(tuple(entries))
            entries = []
        entries.append((row, live.spec.load_event(row.body)))
    if entries:
        yield Batch(tuple(entries))


@dataclass(slots=True)
class Said:
    """A message that stands there, as far as its words are not yet known to be told."""

    id: int
    words: str


def answer_to(cause: int) -> str:
    """Name the message that answers another, so that Discord takes it only once."""
    return f"{ANSWER}{cause}"


def name_of(game_id: str, acts: Sequence[Batch], *, public: bool) -> str:
    """Name the message that tells something: by what caused it, or by numbers in the log."""
    first, last = acts[0].first, acts[-1].last
    if public and len(acts) == 1 and first.cause is not None:
        return answer_to(first.cause)
    return f"{game_id}.{first.seq}-{last.seq}{'p' if public else 'o'}"[-25:]


def said_before(content: str, told: Sequence[Said]) -> int | None:
    """Return the message that says it already; its words are then told, and only what follows them is left."""
    for one in told:
        _, words, after = one.words.partition(content)
        if words:
            one.words = after
            return one.id
    return None
