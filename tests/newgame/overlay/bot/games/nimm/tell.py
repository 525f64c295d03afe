"""Events in words."""

from bot.engine.seats import Seat
from bot.engine.text import Seated, Text, text
from bot.games.nimm.model import Drawn, NimmEvent, Taken


def tell(event: NimmEvent, audience: Seat | None) -> Text | None:
    """Tell takes to all, a number to its owner."""
    match event:
        case Drawn():
            number = dict(event.numbers).get(audience) if audience is not None else None
            return text("nimm-number", number=number) if number is not None else None
        case Taken():
            return text("nimm-taken", seat=Seated(event.seat), count=event.count)
