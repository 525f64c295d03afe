"""Facts in words: what everybody hears, and what is for one player or the referees only. Clause: Q3.6."""

from bot.engine.seats import OFFICIALS, Seat
from bot.engine.text import Text
from bot.games.quidditch import events as e
from bot.games.quidditch.tell.aloud import aloud
from bot.games.quidditch.tell.helpful import helpful
from bot.games.quidditch.tell.quiet import quiet


def tell(event: e.QuidditchEvent, audience: Seat | None) -> Text | None:
    """Put a fact in words; in a cup match players hear what a human referee would announce, no more."""
    official = audience == OFFICIALS
    found = aloud(event, official=official)
    if found is not None:
        return found
    if official or not event.pokal:
        found = helpful(event, official=official)
    return found if found is not None else quiet(event, audience)
