"""The table that everybody sees."""

from bot.engine.helpers import listing
from bot.engine.screen import Screen, Voice
from bot.engine.text import Seated, Text, text
from bot.games.dog.board import HOUSES
from bot.games.dog.model import Sitting, View
from bot.games.dog.screen import pictures
from bot.games.dog.screen.pages import info_row
from bot.games.dog.tell import LIST

SIGNS = {"S": "🐍", "H": "🦡", "G": "🦁", "R": "🦅"}


def table(view: View, voice: Voice) -> Screen:
    """Show the board, the score and who holds how many cards."""
    return Screen(
        text("dog-heading-over" if view.winners else "dog-heading", round=view.round, score=_score(view)),
        (text("dog-hands", hands=listing([_line(view, one) for one in view.sitting], LIST)),),
        picture=pictures.board(view, voice),
        rows=(info_row(view),),
        door=None if view.winners else text("dog-door"),
        tone="good" if view.winners else "now",
    )


def _score(view: View) -> str:
    """Count the figures in the hall, of partners together."""
    sides: dict[bool | int, list[int]] = {}
    for number, one in enumerate(view.sitting):
        sides.setdefault(number % 2 if view.ground.team else number, []).append(one.house)
    homes = [sum(view.ground.home(view.places, house) for house in houses) for houses in sides.values()]
    signs = ["".join(SIGNS[HOUSES[house]] for house in houses) for houses in sides.values()]
    if len(sides) == 2:
        return f"{signs[0]} {homes[0]} : {homes[1]} {signs[1]}"
    return " · ".join(f"{sign} {home}" for sign, home in zip(signs, homes, strict=True))


def _line(view: View, one: Sitting) -> Text:
    return text("dog-line", house=HOUSES[one.house], seat=Seated(one.seat), cards=one.cards, status=_status(view, one))


def _status(view: View, one: Sitting) -> str:
    if view.winners:
        return "won" if one.seat in view.winners else "over"
    if view.phase == "swap" and one.gave:
        return "gave"
    return "folded" if one.folded else "waits"
