"""What all facts of a match share."""

from typing import ClassVar, Literal, TypeAlias

from bot.engine.model import Event

Phase: TypeAlias = Literal[
    "vor",
    "quaffelwurf",
    "drittel",
    "runde",
    "besitz",
    "pos-jaeger",
    "pos-sucher",
    "pos-treiber",
    "treiber",
    "jaeger",
    "sucher",
    "stand",
    "chat",
    "halbzeit",
    "pause",
    "aus",
]


class Fact(Event):
    """Something that happened, in milliseconds by Discord's clock; most facts change the situation and its limit."""

    moves: ClassVar[bool] = True
    when: int = 0
    pokal: bool = False
    """A cup match: what it means is for referees only (Q3.6)."""
    durch: str = ""
    """On the first fact of what somebody did: who (a seat, `schiri`, `uhr`) and the move in notation, so that it can be
    judged again (Q13.1)."""
