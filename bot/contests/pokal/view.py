"""What is shown of a season: everything to everybody."""

from dataclasses import dataclass

from bot.contests.pokal.model import Match, Pair, State
from bot.contests.pokal.standings import Pairing, Table, houses_of, pairing, table
from bot.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class View:
    """A season as somebody sees it; `me` is the seat."""

    me: Seat | None
    state: State
    table: Table
    pairing: Pairing

    def houses(self, match: Match) -> Pair | None:
        """Return who plays a match."""
        return houses_of(self.state, match)

    @property
    def next(self) -> Match | None:
        """Return the match that comes next, by its date."""
        dated = [match for match in self.state.matches if match.date is not None and match.result is None]
        return min(dated, key=lambda match: match.date or 0, default=None)


def view(state: State, seat: Seat | None) -> View:
    """Show a season."""
    return View(seat, state, table(state), pairing(state))
