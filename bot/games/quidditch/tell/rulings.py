"""A ruling in words: the message, the goals, the score, and what falls or counts with it. Clause: Q13.1."""

from bot.engine.helpers import listing
from bot.engine.text import Text, text
from bot.games.quidditch import events as e
from bot.games.quidditch.tell.parts import house, touched

LINES = "quidditch-lines"


def ruling(event: e.NeuBeurteilt) -> Text:
    """Say what the referee has ruled, and everything that is otherwise now."""
    lines = [text(f"quidditch-ruled-{event.was}", seat=event.seat, command=event.text[:60])]
    lines += [text("quidditch-ruled-goal-gone", seat=seat) for seat in event.tore_weg]
    lines += [text("quidditch-ruled-goal-counts", seat=seat) for seat in event.tore_neu]
    if event.stand:
        (one, a), (other, b) = event.stand
        lines.append(text("quidditch-ruled-score", one=house(one), other=house(other), a=a, b=b))
    if event.entfallen:
        lines.append(text("quidditch-ruled-falls", what=touched(event.entfallen)))
    if event.gelten:
        lines.append(text("quidditch-ruled-counts", what=touched(event.gelten)))
    if event.teilrunde:
        lines.append(text(f"quidditch-ruled-{event.teilrunde}"))
    return listing(lines, LINES)
