"""What Nimm looks like: the heap for all, the own number behind a door."""

from bot.engine.screen import Button, Picture, Row, Screen, Voice
from bot.engine.text import Seated, text
from bot.games.nimm.draw import Heap, draw_heap
from bot.games.nimm.model import MOST, Take, View
from bot.games.nimm.notation import write


def screen(view: View, voice: Voice, page: str = "") -> Screen:
    """Lay out the table, or the sheet of whose view it is."""
    if view.me is not None:
        own = (text("nimm-number", number=view.number),) if view.number is not None else ()
        return Screen(text("nimm-door"), own, rows=_rows(view) if view.me == view.next else (), own=True)
    taken = [text("nimm-taken", seat=Seated(view.last[0]), count=view.last[1])] if view.last else []
    shown = [text("nimm-shown", seat=Seated(seat), number=number) for seat, number in view.numbers]
    lines = (*taken, *shown)
    heading = text("nimm-heading", left=view.left)
    picture = Picture(draw_heap, Heap(view.left), text("nimm-alt", left=view.left))
    if view.over:
        return Screen(heading, lines, picture, tone="good")
    return Screen(heading, lines, picture, _rows(view), door=text("nimm-door"), tone="now")


def _rows(view: View) -> tuple[Row, ...]:
    takes = [Take(count=count) for count in range(1, min(MOST, view.left) + 1)]
    buttons = tuple(Button(write(take), text("nimm-take", count=take.count), "primary") for take in takes)
    return (buttons,) if buttons else ()
