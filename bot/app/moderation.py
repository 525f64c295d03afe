"""Keeping order, without Discord: the rule book's cases, spans of time, who is locked out of which room.

Cases: 2.1, 4.1.1, 4.1.3, 5.2, 6, 8.7, 8.9 of the Quidditch rule book.
"""

import asyncio
import re
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from weakref import WeakValueDictionary

from bot.app.live import declined
from bot.app.order import Order
from bot.store.acts import ActRow, Wanted

CASES = (
    "case-after-chatende",
    "case-whisper-to-referee",
    "case-disparaging",
    "case-wrong-name",
    "case-spectator-speaks",
    "case-spectator-late",
    "case-spectator-name",
    "case-disobeys",
    "case-forbidden-aid",
    "case-dice-fraud",
)
"""Texts of what the rule book calls out of order, each with its section."""
HARSH = frozenset({"case-disparaging"})
"""Cases where the rule book itself names exclusion after one warning (6)."""
REMIND_FROM = 2
"""From this warning on the referee is asked what is to follow."""
LONGEST_TIMEOUT = 28 * 86_400
LONGEST_REASON = 400
_UNITS = {
    **dict.fromkeys(("s", "sek", "sec"), 1),
    **dict.fromkeys(("m", "min", "minute", "minuten", "minutes"), 60),
    **dict.fromkeys(("h", "std", "stunde", "stunden", "hour", "hours"), 3600),
    **dict.fromkeys(("t", "d", "tag", "tage", "day", "days"), 86_400),
    **dict.fromkeys(("w", "woche", "wochen", "week", "weeks"), 604_800),
}
_SPAN = re.compile(r"\s*([0-9]{1,6})\s*([a-z]+)", re.IGNORECASE)


def read_span(typed: str) -> int:
    """Read a span of time such as 10m, 2h, 1h30m or 1t as seconds; 0 ends a timeout."""
    typed = typed.strip()
    if typed in ("0", "0m"):
        return 0
    if typed.isascii() and typed.isdigit():
        raise declined("span-no-unit", number=typed[:6])
    seconds, end = 0, 0
    while (part := _SPAN.match(typed, end)) and part[2].lower() in _UNITS:
        seconds += int(part[1]) * _UNITS[part[2].lower()]
        end = part.end()
    if end == 0 or typed[end:].strip():
        raise declined("span-unreadable", typed=typed[:40])
    if not 0 < seconds <= LONGEST_TIMEOUT:
        raise declined("span-out-of-range")
    return seconds


class Turnstile:
    """Lets referees who mean the same person act one after the other."""

    def __init__(self) -> None:
        """Begin with nobody at the gate."""
        self._locks: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()

    def at(self, guild_id: int, person_id: int) -> AbstractAsyncContextManager[None]:
        """Return the lock of one person on one server."""
        lock = self._locks.get((guild_id, person_id))
        if lock is None:
            lock = self._locks[guild_id, person_id] = asyncio.Lock()
        return lock


class Bars:
    """Who is locked out of which room, in memory because every message in a thread asks for it."""

    def __init__(self, order: Order) -> None:
        """Follow the book."""
        self._order = order
        self._known: dict[int, set[tuple[int, int]]] = {}
        order.on_act.append(self._heard)

    async def holds(self, guild_id: int, channel_id: int, person_id: int) -> bool:
        """Tell whether somebody is locked out of a room."""
        if guild_id not in self._known:
            found, _ = await self._order.find(Wanted(guild_id, ("room-kick",), standing=True))
            self._known[guild_id] = {(act.channel_id or 0, act.target_id or 0) for act in found}
        return (channel_id, person_id) in self._known[guild_id]

    @contextmanager
    def lifted(self, act: ActRow) -> Iterator[None]:
        """Let somebody through while their kick is taken back; if that fails the bar holds again."""
        known, place = self._known.get(act.guild_id, set()), (act.channel_id or 0, act.target_id or 0)
        barred = act.kind == "room-kick" and place in known
        known -= {place} if barred else set()
        try:
            yield
        except BaseException:
            known |= {place} if barred else set()
            raise

    def _heard(self, act: ActRow) -> None:
        if act.kind == "room-kick" and (known := self._known.get(act.guild_id)) is not None:
            place = (act.channel_id or 0, act.target_id or 0)
            if act.undone_at is None:
                known.add(place)
            else:
                known.discard(place)
