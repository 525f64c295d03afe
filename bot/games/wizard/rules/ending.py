"""How a table ended, in the house's terms: groups from first to last, real points, one sentence. Clause: Z3.2."""

from bot.engine.model import Outcome
from bot.engine.seats import Seat
from bot.engine.text import Seated, text
from bot.games.wizard.model.sheet import Sheet
from bot.games.wizard.rules.points import total
from bot.games.wizard.rules.ranking import table


def outcome_of(sheet: Sheet, seats: tuple[Seat, ...]) -> Outcome:
    """Rank the table; whoever is unranked stands at the end."""
    places = table(sheet, seats)
    first = places[0].seats
    best = total(sheet, first[0])
    words = text("wizard-won", seat=Seated(first[0]), others=len(first) - 1, points=best)
    return Outcome(tuple(place.seats for place in places), tuple((seat, total(sheet, seat)) for seat in seats), words)
