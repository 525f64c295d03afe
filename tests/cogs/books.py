"""The second hand at a tournament over Discord: it keeps the books from the log and must come to the same table."""

from bot.contests.common import events as e
from bot.engine.log import in_force
from bot.engine.model import Event
from tests.cogs.tourney import Tourney
from tests.contests.test_at_random import compare, witness
from tests.contests.witness import Witness


def hear(books: Witness, event: Event) -> None:
    """Tell the second hand of one fact, in the words it knows."""
    match event:
        case e.Entered():
            books.hear("add 1 filler" if event.filler else "add 1")
        case e.CheckinOpened():
            books.hear("checkin")
        case e.Present():
            books.hear(f"{'present' if event.here else 'away'} {event.number}")
        case e.Cancelled():
            books.hear(f"strike {event.number}")
        case e.Excluded():
            books.hear(f"exclude {event.number}")
        case e.Gone():
            books.hear(f"gone {event.number}")
        case e.Returned():
            books.hear(f"return {event.number}")
        case e.RoundVoided():
            books.hear("redraw")
        case e.ByeSettled():
            books.hear(f"bye {event.round} {event.entry} {event.value}")
        case e.Reported():
            books.hear(f"{'feed' if event.fed else 'report'} {event.table} {event.result}")
        case e.Confirmed():
            books.hear(f"confirm {event.table}")
        case e.Ruled():
            books.hear(f"rule {event.table} {event.result}")
        case e.Decided():
            points = " ".join(f"{one}={'-' if points is None else points}" for one, points in event.points)
            books.hear(f"decide {points}")
        case e.Resigned():
            books.hear(f"resign {event.number}")
        case e.Drawn():
            books.drawn(event.stage, event.tables, event.byes)
        case e.LotsDrawn():
            books.lots += event.groups


async def examine(tourney: Tourney) -> Witness:
    """Let the second hand read a whole tournament; its order, places and qualified people are those of the bot."""
    games = tourney.house.services.games
    live = await games.live(tourney.id, fresh=True)
    books = witness(live.spec.name, live.options.model_dump())
    for entry in in_force(await games.entries(live)):
        hear(books, entry.event)
    state = live.folded().state
    compare(books, books.ranking(), live.spec.rules.view(state, None).standings, early=False)
    return books
