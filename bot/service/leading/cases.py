"""Keeping order, without Discord: the rule book's cases, spans of time, who is locked out of which room.

Cases: 2.1, 4.1.1, 4.1.3, 5.2, 6, 8.7, 8.9 of the Quidditch rule book.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from bot.engine.spans import read_seconds
from bot.recent import Recent
from bot.service.feed import Booked
from bot.service.leading.book import Book
from bot.service.play.live import declined
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
REMEMBERED = 1000
LONGEST_TIMEOUT = 28 * 86_400


def read_span(typed: str) -> int:
    """Read the length of a timeout as seconds; 0 ends it."""
    typed = typed.strip()
    if typed in ("0", "0m"):
        return 0
    if typed.isascii() and typed.isdigit():
        raise declined("span-no-unit", number=typed[:6])
    seconds = read_seconds(typed)
    if seconds is None:
        raise declined("span-unreadable", typed=typed[:40])
    if not 0 < seconds <= LONGEST_TIMEOUT:
        raise declined("span-out-of-range")
    return seconds


class Bars:
    """Who is locked out of which room, in memory because every message in a thread asks for it."""

    def __init__(self, book: Book) -> None:
        """Follow the book; `hear` is told of everything that is written into it."""
        self._book = book
        self._known: Recent[int, set[tuple[int, int]]] = Recent(REMEMBERED)
        self._heard = 0
        self._lifted: set[tuple[int, int, int]] = set()

    async def holds(self, guild_id: int, channel_id: int, person_id: int) -> bool:
        """Tell whether somebody is locked out of a room."""
        while (known := self._known.get(guild_id)) is None:
            before = self._heard
            found, _ = await self._book.find(Wanted(guild_id, ("room-kick",), standing=True))
            if self._heard == before:  # else a kick may have been written while the book was read
                self._known[guild_id] = {(act.channel_id or 0, act.target_id or 0) for act in found}
        return (channel_id, person_id) in known and (guild_id, channel_id, person_id) not in self._lifted

    @contextmanager
    def lifted(self, act: ActRow) -> Iterator[None]:
        """Let somebody through while their kick is taken back; what is known of bars then hears of that, or stays."""
        bar = (act.guild_id, act.channel_id or 0, act.target_id or 0)
        self._lifted |= {bar} if act.kind == "room-kick" else set()
        try:
            yield
        finally:
            self._lifted.discard(bar)

    def hear(self, news: Booked) -> None:
        """Follow a kick, or its end."""
        act, known = news.act, self._known.get(news.act.guild_id)
        if act.kind != "room-kick":
            return
        self._heard += 1
        place = (act.channel_id or 0, act.target_id or 0)
        if known is not None and act.undone_at is None:
            known.add(place)
        elif known is not None:
            known.discard(place)
