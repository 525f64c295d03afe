"""What Fang den Hut looks like: the table for all, one's own slip in private, and the reports."""

from bot.engine.screen import Screen, Voice
from bot.games.hut.model import View
from bot.games.hut.screen.reports import archive, film, report, seals, whole
from bot.games.hut.screen.slip import christening, number_page, planning, slip, target_page
from bot.games.hut.screen.table import hats, table


def screen(view: View, voice: Voice, page: str = "") -> Screen:
    """Lay out the table, a page of the reports, or the own slip with its pages."""
    kind, rest = page[:1], page[1:]
    if page == "hut" and not view.over:
        return hats(view)
    if view.reports:
        if kind == "b":
            return report(view, voice, rest)
        if kind == "f":
            return film(view, voice, rest)
        if kind == "g":
            return whole(view, voice, rest)
        if kind == "s":
            return seals(view, voice, rest)
        if page == "alles":
            return archive(view, voice)
    own = view.own
    if own is None or view.over or own.out:
        return table(view, voice)
    if page == "zahl" and view.asks_number:
        return number_page(view)
    if page == "taufe" and view.round == 1 and view.slip is None:
        return christening(view, own)
    if kind == "t" and (found := target_page(view, own, voice, rest)):
        return found
    if kind == "z":
        return planning(view, own, voice, rest.strip())
    if view.slip is not None:
        return slip(view, own, voice, view.slip)
    if view.asks_number and view.number is None:
        return number_page(view)
    return planning(view, own, voice, "")
