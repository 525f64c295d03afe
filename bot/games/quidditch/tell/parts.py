"""Parts of sentences: houses, substitutions, thirds, quoted commands."""

from collections.abc import Sequence

from bot.engine.helpers import flag, listing, quotable
from bot.engine.seats import Seat
from bot.engine.text import Text, Typed, marked, text

BOTH, SENTENCES = "quidditch-both", "quidditch-sentences"
"""Joins two texts to one line."""


def house(letter: str) -> Text:
    """Name a house."""
    return marked(text(f"quidditch-haus-{letter}"), f"house_{letter.lower()}")


def quoted(seat: Seat, words: str, after_ms: int | None, *, judged: bool) -> Text:
    """Quote a valid command, with its seconds if it answers; referees see that it was found valid."""
    sure = flag(judged)
    if after_ms is None:
        return text("quidditch-tell-command", seat=seat, command=quotable(words[:60]), judged=sure)
    seconds = round(after_ms / 1000, 1)
    return text("quidditch-tell-answer", seat=seat, command=quotable(words[:60]), seconds=seconds, judged=sure)


def touched(affected: Sequence[tuple[int, str, str]]) -> Text:
    """Name what a ruling touches: `SHüter: Halten · SHüter: 6, 4`; what was ruled to count may be written anyhow."""
    named = [text("quidditch-touched", seat=seat, words=Typed(words[:60])) for _, seat, words in affected]
    return listing(named, BOTH)


def positions(thirds: tuple[tuple[str, tuple[Seat, ...]], ...]) -> str:
    """Write who stands where: `G: GHüter, SJäger1 · M: GTreiber1`."""
    return " · ".join(f"{letter}: {', '.join(seats)}" for letter, seats in thirds)


def moves(changes: tuple[tuple[str, str], ...]) -> Text:
    """Write a substitution: who leaves, who comes, who goes where."""
    return listing([_move(come, go) for come, go in changes], BOTH)


def _move(come: str, go: str) -> Text:
    if come == "+":
        return text("quidditch-move-in", seat=go)
    return text("quidditch-move-out", seat=come) if go == "-" else text("quidditch-move-to", seat=come, to=go)
