"""Telling where it changes: a match that moves is told on elsewhere, a desk that is left is not; a rush delays."""

import asyncio
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.quidditch_room import narrator as room
from bot.service.play import ordering
from bot.store.cursors import CursorRow
from tests.cogs.pitch import Cup, friendly, matches_of, pitch, pokal, said
from tests.cogs.test_quidditch_rulings import substitute
from tests.edge.house import House

__all__ = ["friendly", "pitch", "pokal"]


class Slow:
    """A channel in which telling takes long."""

    def __init__(self, house: House, patch: pytest.MonkeyPatch) -> None:
        self.go, self._house, self._here = asyncio.Event(), house, house.channel.id
        self._narrator: Any = matches_of(house).narrator
        self._tell = self._narrator._tell
        patch.setattr(self._narrator, "_tell", self._slowly)

    async def _slowly(self, live: Any, place: CursorRow, *more: Any) -> CursorRow:
        if place.channel_id == self._here:
            await self._house.env.external_wait(self.go.wait(), reason="telling takes long here")
        told: CursorRow = await self._tell(live, place, *more)
        return told


async def move(cup: Cup) -> Any:
    """Move to another channel, and return it."""
    new = cup.house.guild.create_text_channel("anderes-feld")
    await cup.house.env.settle()
    await cup.referee.slash(new, "partie hier", partie=cup.game)
    return new


async def test_what_happened_before_a_match_moved_is_told_in_the_new_channel_and_follows(
    pokal: Cup, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, old = pokal.house, pokal.house.channel
    await pokal.until("jaeger")
    slow = Slow(house, monkeypatch)
    await pokal.press(pokal.referee, "schritt ende")
    await substitute(pokal)
    new = await move(pokal)
    assert not any("Jäger und Hüter: Teilrunde beendet" in one for one in said(old)), "all of it waits"
    slow.go.set()
    await house.env.settle()
    here, there = "\n".join(said(old)), "\n".join(said(new))
    assert here.count("Jäger und Hüter: Teilrunde beendet") == 1
    for words in ("Wechsel bei Gryffindor", "Wer kommt auf GHüter?"):
        assert (here + there).count(words) == there.count(words) == 1, words


async def test_after_a_fall_amid_the_move_nothing_is_missing_in_the_new_channel(friendly: Cup) -> None:
    house, old = friendly.house, friendly.house.channel
    await friendly.until("jaeger")
    matches = matches_of(house)
    matches._ready = False  # it dies before it can look after the match
    await matches.narrator.close()
    await friendly.press(friendly.referee, "schritt ende")
    new = await move(friendly)
    house.channel = new
    await friendly.press(friendly.referee, "schritt schnatz")
    await house.restart()
    assert "Teilrunde beendet" not in said(old)[-1]
    lines = [one.splitlines()[0] for one in said(new) if "Teilrunde" in one]
    assert lines == ["Jäger und Hüter: Teilrunde beendet, auf Pfiff des Schiedsrichters.", "**Teilrunde der Sucher**"]


async def test_a_desk_that_is_left_with_something_still_to_tell_hears_it_no_more(friendly: Cup) -> None:
    house, narrator, desk = friendly.house, matches_of(friendly.house).narrator, friendly.officials()
    await friendly.until("jaeger")
    before = len(desk.history())

    async def leave() -> None:
        narrator._wake(friendly.game)
        await narrator.stop(friendly.game, desk.id)

    with capture_logs() as logs:
        await house.inside(leave())
        await friendly.say((await friendly.state()).holder, "torwurf")
        await friendly.press(friendly.referee, "schritt ende")
    assert len(desk.history()) == before and "Teilrunde beendet" in said(house.channel)[-1]
    assert not [one for one in logs if one["log_level"] == "error"]


async def test_referees_wait_for_a_rush_but_not_for_ever(friendly: Cup, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ordering, "RUSH", -1)  # it never ends
    monkeypatch.setattr(room, "ASIDE", 0.0)
    await friendly.until("jaeger")
    await friendly.say((await friendly.state()).holder, "torwurf")
    await friendly.house.env.settle()
    assert sum("torwurf" in one for one in said(friendly.officials())) == 1
