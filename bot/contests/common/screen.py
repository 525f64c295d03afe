"""A contest as a panel: what it is called, where it stands, who leads."""

from bot.contests.common.tell import entry_name, step
from bot.contests.common.view import View
from bot.engine.screen import Screen, Voice
from bot.engine.text import Text, Typed, text

SHOWN = 10


def screen(view: View, voice: Voice, page: str) -> Screen:
    """Show the stage, the number of entries and the first of the standings."""
    state = view.state
    playing = sum(entry.status == "in" for entry in state.entries)
    lines = [step(state).text, text("contest-count", count=playing, waiting=len(view.waiting))]
    if state.rounds:
        lines += [
            text("contest-line", place=line.place or 0, who=entry_name(state, line.entry), points=line.cells[0])
            for line in view.standings.lines[:SHOWN]
        ]
    return Screen(text("contest-heading", title=Typed(state.options.title)), tuple(lines), door=Text("contest-door"))
