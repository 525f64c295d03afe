"""In a rush, panels and the referees' notes wait: judging and telling come first; nothing is left out afterwards."""

import sys
from collections import defaultdict

import pytest

from bot.edge.table import publisher
from bot.quidditch_room import narrator
from bot.service.play.ordering import Ordering
from tests.cogs.pitch import Cup, friendly, pitch, said

__all__ = ["friendly", "pitch"]

LOOKS = 8
"""So often somebody looks whether the rush is over, and it is not."""


async def test_panels_and_notes_wait_in_a_rush_and_come_when_it_is_over(
    friendly: Cup, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, desk = friendly.house, friendly.officials()
    await house.env.settle()
    before = len(said(house.channel)), len(said(desk)), len(house.calls("PATCH", "/messages/"))
    seen: dict[str, list[tuple[int, int, int]]] = defaultdict(list)

    def rushed(_: Ordering) -> bool:
        """Be in a rush for a while, and note what everybody, the referees and the panels have got by then."""
        who = sys._getframe(1).f_globals["__name__"]
        seen[who].append((len(said(house.channel)), len(said(desk)), len(house.calls("PATCH", "/messages/"))))
        return len(seen[who]) < LOOKS

    monkeypatch.setattr(Ordering, "rushed", property(rushed))
    await friendly.press(friendly.people["GJäger1"], "kapitän GJäger1")
    await house.env.settle()
    panels, notes = seen[publisher.__name__], seen[narrator.__name__]
    assert min(len(panels), len(notes)) >= LOOKS, "both look whether there is a rush"
    assert {edits for _, _, edits in panels[:LOOKS]} == {before[2]}, "no panel is touched"
    assert {lines for _, lines, _ in notes[:LOOKS]} == {before[1]}, "nothing is noted at the desk"
    assert panels[LOOKS - 1][0] > before[0], "what happened is told meanwhile"
    assert len(said(desk)) > before[1] and len(house.calls("PATCH", "/messages/")) > before[2], "they come afterwards"
