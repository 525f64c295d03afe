"""What a match looks like: the public panel, everybody's own page, and the referees' desk."""

from bot.engine.screen import Screen, Voice
from bot.engine.seats import OFFICIALS
from bot.games.quidditch.screen.desk import desk
from bot.games.quidditch.screen.own import own
from bot.games.quidditch.screen.public import public
from bot.games.quidditch.view.records import View


def screen(view: View, voice: Voice, page: str = "") -> Screen:
    """Lay out a view; the view knows whose it is."""
    if view.me == OFFICIALS and view.desk is not None:
        return desk(view, view.desk, voice, page)
    return public(view, voice, page) if view.me is None else own(view, page)
