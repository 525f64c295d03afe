"""A place in the log of a contest: what was true there, however late somebody speaks of it."""

from collections.abc import Sequence
from functools import cached_property

from bot.contests.common import events as e
from bot.edge.table.posts import Unneeded
from bot.engine.log import Entry, Sealed
from bot.engine.model import Event
from bot.store.outbox import TAKEN_BACK


class Moment:
    """An event with what came before and after it."""

    def __init__(self, entries: Sequence[Entry], seq: int) -> None:
        """Stand at the event of this number."""
        found = next((entry for entry in entries if entry.seq == seq), None)
        if found is None:
            raise Unneeded(TAKEN_BACK)
        self.event: Event = found.event
        self._before = [entry.event for entry in entries if entry.seq <= seq]
        self._after = [entry.event for entry in entries if entry.seq > seq]

    @cached_property
    def round(self) -> int:
        """Return how many rounds were drawn by then."""
        return _rounds(self._before)

    @cached_property
    def voided(self) -> bool:
        """Tell whether the round of this draw was taken back later."""
        count = self.round
        for event in self._after:
            if isinstance(event, e.RoundVoided) and count == self.round:
                return True
            count += isinstance(event, e.Drawn) - isinstance(event, e.RoundVoided)
        return False

    @property
    def promise(self) -> str | None:
        """Return what was promised for the draw that was sealed here."""
        return next((event.commitment for event in reversed(self._before) if isinstance(event, Sealed)), None)

    @property
    def seed(self) -> str | None:
        """Return the seed of the draw made here, if a later seal has it; else it is the contest's own."""
        return next((event.seed for event in self._after if isinstance(event, Sealed)), None)

    def disputed(self, table: str) -> bool:
        """Tell whether a table was disputed before."""
        return any(isinstance(event, e.Disputed) and event.table == table for event in self._before)


def _rounds(events: Sequence[Event]) -> int:
    return sum(isinstance(event, e.Drawn) for event in events) - sum(
        isinstance(event, e.RoundVoided) for event in events
    )
