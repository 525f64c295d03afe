"""What DOG looks like: the table for all, and behind the door each one's own cards."""

from bot.engine.screen import Screen, Voice
from bot.games.dog.model import View
from bot.games.dog.screen.hand import hand_page
from bot.games.dog.screen.pages import all_cards, last_moves, reasons
from bot.games.dog.screen.plan import plan_page
from bot.games.dog.screen.table import table

__all__ = ["screen"]


def screen(view: View, voice: Voice, page: str = "") -> Screen:
    """Lay out a page; one that does not fit the moment is the front page."""
    if page == "zuege":
        return last_moves(view)
    if page == "karten":
        return all_cards(voice)
    if page == "warum":
        return reasons(view)
    if view.me is None:
        return table(view, voice)
    return (plan_page(view, voice, page) if page else None) or hand_page(view, voice)
