"""Rulings in words: the goals, the score, and what falls or counts with them. Clauses: Q13.1, Q13.6, Q8.3."""

from bot.engine.helpers import listing, quotable
from bot.engine.text import Text, text
from bot.games.quidditch import events as e
from bot.games.quidditch.model import House
from bot.games.quidditch.tell.parts import house, touched

LINES = "quidditch-lines"


def ruling(event: e.NeuBeurteilt) -> Text:
    """Say what the referee has ruled, and everything that is otherwise now."""
    lines = [text(f"quidditch-ruled-{event.was}", seat=event.seat, command=quotable(event.text[:60]))]
    lines += [text("quidditch-ruled-goal-gone", seat=seat) for seat in event.tore_weg]
    lines += [text("quidditch-ruled-goal-counts", seat=seat) for seat in event.tore_neu]
    lines += _score(event.stand)
    if event.entfallen:
        lines.append(text("quidditch-ruled-falls", what=touched(event.entfallen)))
    if event.gelten:
        lines.append(text("quidditch-ruled-counts", what=touched(event.gelten)))
    if event.teilrunde:
        lines.append(text(f"quidditch-ruled-{event.teilrunde}"))
    return listing(lines, LINES)


def repeat(event: e.Wiederholt) -> Text:
    """Say which Teilrunde is repeated, and what does not count any more with it."""
    phase = text(f"quidditch-phase-{event.phase}")
    lines = [text("quidditch-tell-repeat", phase=phase)]
    if event.runde is not None:
        lines = [text("quidditch-tell-repeat-round", phase=phase, round=event.runde)]
    lines += [text("quidditch-ruled-goal-gone", seat=seat) for seat in event.tore_weg]
    if event.schnatz_weg:
        lines.append(text("quidditch-ruled-catch-gone", seat=event.schnatz_weg))
    return listing([*lines, *_score(event.stand)], LINES)


def fraud(event: e.Betrogen) -> Text:
    """Say who has cheated, and how things stand with it."""
    code = "quidditch-tell-fraud-gone" if event.fort else "quidditch-tell-fraud"
    return listing([text(code, seat=event.seat, house=house(event.seat[0])), *_score(event.stand)], LINES)


def _score(stand: tuple[tuple[House, int], ...]) -> list[Text]:
    if not stand:
        return []
    (one, a), (other, b) = stand
    return [text("quidditch-ruled-score", one=house(one), other=house(other), a=a, b=b)]
