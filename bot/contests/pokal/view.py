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
    def ahead(self) -> list[Match]:
        """Return the matches that are played now or have a date, the next one first."""
        open_now = [match for match in self.state.matches if match.result is None]
        dated = [match for match in open_now if match.begun or match.date is not None]
        return sorted(dated, key=lambda match: (not match.begun, match.date or 0))

    @property
    def wanted(self) -> list[Match]:
        """Return the matches for which a date is looked for."""
        found = [match for match in self.state.matches if match.window and self.houses(match)]
        open_now = [match for match in found if match.result is None and not match.begun]
        return [match for match in open_now if match.date is None]


def view(state: State, seat: Seat | None) -> View:
    """Show a season."""
    return View(seat, state, table(state), pairing(state))
