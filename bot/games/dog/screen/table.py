"""The table that everybody sees."""

from bot.engine.screen import Screen, Voice
from bot.engine.text import Seated, Text, text
from bot.games.dog.board import HOUSES
from bot.games.dog.model import Discarded, Played, Sitting, View
from bot.games.dog.screen import pictures
from bot.games.dog.screen.pages import info_row
from bot.games.dog.telling import card_text, listed

_LATELY = 5


def table(view: View, voice: Voice) -> Screen:
    """Show the board, who holds how many cards and what was played lately."""
    heading = text("dog-heading", round=view.round, cards=view.size)
    lines = [_line(view, one) for one in view.sitting]
    lately = [event for event in view.log if isinstance(event, Played | Discarded)][-_LATELY:]
    if lately:
        cards = [
            text("dog-lately-card", card=card_text(event.card), seat=Seated(event.seat)) for event in reversed(lately)
        ]
        lines.append(text("dog-lately", cards=listed(cards)))
    return Screen(
        heading,
        tuple(lines),
        picture=pictures.board(view, voice),
        rows=(info_row(view),),
        door=None if view.winners else text("dog-door"),
        tone="good" if view.winners else "now",
    )


def _line(view: View, one: Sitting) -> Text:
    return text(
        "dog-line",
        house=HOUSES[one.house],
        seat=Seated(one.seat),
        cards=one.cards,
        home=view.ground.home(view.places, one.house),
        status=_status(view, one),
    )


def _status(view: View, one: Sitting) -> str:
    if view.winners:
        return "won" if one.seat in view.winners else "over"
    if view.phase == "swap":
        return "gave" if one.gave else "swap"
    if one.folded:
        return "folded"
    return "turn" if one.seat == view.turn else "waits"
