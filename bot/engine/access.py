"""The words in which it is said who may do what; a game's `access.py` says it of its own commands and controls.

A part is what somebody is on the server (admin, committee, director, referee) or in the game at hand (lead: may manage
it, judge: may take back what happened in it, host, captain, player). Power over people comes from the server alone:
leading a game gives none. What a player may do in a game is for its rules.
"""

from collections.abc import Mapping
from typing import Literal, TypeAlias

Part: TypeAlias = Literal[
    "anyone", "admin", "committee", "director", "referee", "lead", "judge", "host", "captain", "player"
]
Parts: TypeAlias = frozenset[Part]
Access: TypeAlias = Mapping[str, Parts]
"""Who is let in, by the full name of a command (`watten tisch`) or control (`button watch`)."""

ANYONE: Parts = frozenset({"anyone"})
ADMINS: Parts = frozenset({"admin"})
OFFICERS: Parts = frozenset({"admin", "director", "referee"})
"""Whom the server made referees: they keep order among people, wherever they are."""
ORGANISERS: Parts = frozenset({"admin", "committee"})
"""The Quidditch-OK."""
LEADERS: Parts = frozenset({"admin", "lead"})
"""Who leads the game at hand: its referee, or without one the server's referees and its host."""
JUDGES: Parts = frozenset({"judge"})
"""Who leads it and may judge what happened: where referees have a desk, nobody who plays."""
STARTERS: Parts = LEADERS | {"host"}
