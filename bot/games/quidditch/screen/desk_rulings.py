"""The desk's pages for rulings: what falls with one is named before it is confirmed. Clauses: Q13.1, Q13.6."""

from bot.engine.helpers import quotable
from bot.engine.screen import Button, Choice, Menu, Row, Screen, to_page
from bot.engine.text import text
from bot.games.quidditch import model as m
from bot.games.quidditch.notation import write
from bot.games.quidditch.rules.ruling import Ruling
from bot.games.quidditch.screen.moves import BACK, label
from bot.games.quidditch.tell.parts import touched
from bot.games.quidditch.view.records import Desk

CANCEL = Button(to_page(""), text("quidditch-button-cancel"))
MOST = 25


def choices(desk: Desk) -> tuple[Row, ...]:
    """Offer to rule anew on one of the newest messages."""
    found = tuple(_choice(one) for one in desk.rulings)
    return (Menu("urteil", text("quidditch-urteil-prompt"), found),) if found else ()


def _choice(one: Ruling) -> Choice:
    name = text("quidditch-urteil-choice", verdict=label(one.move), seat=one.seat, words=one.words[:50])
    return Choice(to_page(f"urteil.{one.number}"), name)


def ruling(desk: Desk, number: str) -> Screen | None:
    """Ask whether a message shall count or not, and say what cannot stand then."""
    one = next((one for one in desk.rulings if str(one.number) == number), None)
    if one is None:
        return None
    verdict = "gilt" if one.counts else "gilt-nicht"
    what = text("quidditch-urteil-falls", what=touched(one.falls)) if one.falls else text("quidditch-urteil-nothing")
    lines = (
        text(f"quidditch-urteil-{verdict}", seat=one.seat, command=quotable(one.words[:60])),
        what,
        text("quidditch-urteil-stays"),
    )
    sure = Button(one.move, text("quidditch-button-confirm"), "danger" if one.falls else "success")
    return Screen(text("quidditch-desk-urteil"), lines, rows=((sure, CANCEL),), tone="bad" if one.falls else "now")


# -- repeating ---------------------------------------------------------------------------------------------------------


def teilrunden(desk: Desk) -> Screen:
    """Offer every Teilrunde of the match, the newest first."""
    found = tuple(
        Choice(
            to_page(f"wiederholen.{round}.{phase}"),
            text("quidditch-repeat-choice", round=round, phase=text(f"quidditch-phase-{phase}")),
        )
        for round, phase in desk.teilrunden[:MOST]
    )
    menu = Menu("teilrunde", text("quidditch-repeat-which"), found)
    return Screen(label(write(m.Wiederholen())), (), rows=(menu, (BACK,)), tone="now")


def repeat(desk: Desk, wanted: str) -> Screen | None:
    """Ask whether a Teilrunde shall be repeated, and say how many later ones fall away."""
    names = [f"{round}.{phase}" for round, phase in desk.teilrunden]
    if wanted not in names:
        return None
    later = names.index(wanted)
    round, phase = desk.teilrunden[later]
    name = text(f"quidditch-phase-{phase}")
    question = text("quidditch-twice-wiederholen", round=round, phase=name, later=later)
    move = write(m.Wiederholen(round=round, phase=phase))
    sure = Button(move, text("quidditch-sure-wiederholen"), "danger")
    cancel = Button(to_page("teilrunden"), text("quidditch-button-cancel"))
    return Screen(text("quidditch-twice"), (question,), rows=((sure, cancel),), tone="bad")
