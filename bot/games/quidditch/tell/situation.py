"""Where a match stands, and how it ended, in words. Clauses: Q6.1, Q6.2, Q7.3."""

from bot.engine.text import Text, text
from bot.games.quidditch.rules.course import ready
from bot.games.quidditch.rules.result import final_points, winner
from bot.games.quidditch.state import TEILRUNDEN, State
from bot.games.quidditch.tell.parts import house


def step(state: State) -> Text:
    """Say what is to be done now."""
    if state.ended:
        return text("quidditch-is-over")
    if state.absence:
        return text("quidditch-step-absence", seat=state.absence.seat)
    name = _name(state)
    if state.round == 0:
        return text(f"quidditch-step-{name}")
    return text(f"quidditch-step-{name}", round=state.round)


def _name(state: State) -> str:
    """Name the step; one that only waits for the referee has its own words."""
    if state.phase in TEILRUNDEN:
        return f"{state.phase}-{state.stage}"
    if state.phase == "vor" and ready(state):
        return "bereit"
    return state.phase


def outcome(state: State) -> Text:
    """Put the end into words."""
    one, other = state.options.houses
    a, b = final_points(state)
    names = {"one": house(one), "other": house(other)}
    won = winner(state)
    if state.ended in ("abbruch", "verschoben"):
        return text(f"quidditch-over-{state.ended}", **names, a=a, b=b)
    if won is None:
        return text("quidditch-over-draw", **names, a=a, b=b)
    return text("quidditch-over-won", **names, a=a, b=b, winner=house(won), bonus=state.options.bonus)
