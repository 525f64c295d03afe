"""Unlucky moments around a match: others were faster, Discord or the database is away, a match has ended meanwhile."""

from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.service.play.live import Live, Who
from bot.service.play.shelf import TRIES, Written
from bot.store.acts import Wanted
from bot.store.changes import Change
from bot.store.games import Conflict
from tests.cogs.cabin import break_off, crowd, letters
from tests.cogs.pitch import Cup, live, matches_of, pitch, pokal, said
from tests.cogs.test_quidditch_agreement import agreed
from tests.edge.house import House

__all__ = ["pitch", "pokal"]


async def exclusions(cup: Cup) -> list[int | None]:
    """Read from the book who was sent off in a match."""
    found, _ = await cup.house.services.book.find(Wanted(cup.house.guild.id, ("exclusion",), game_id=cup.game))
    return [act.target_id for act in found]


# -- who was sent off --------------------------------------------------------------------------------------------------


async def test_q8_2_a_seat_is_emptied_also_when_others_were_faster_again_and_again(
    pokal: Cup, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.quidditch_room.following.PAUSE", 0)
    house, games = pokal.house, pokal.house.services.games
    await pokal.until("jaeger")
    commit, late = games.commit, [Conflict() for _ in range(TRIES)]

    async def in_vain(match: Live, change: Change, position: Any) -> Written:
        if any(row.excluded for row in change.seats) and late:
            raise late.pop()
        return await commit(match, change, position)

    monkeypatch.setattr(games, "commit", in_vain)
    await pokal.press(pokal.referee, "ausschluss SHüter: zu laut")
    await house.env.settle()
    assert not late and await exclusions(pokal) == [pokal.people["SHüter"].id]
    await agreed(pokal, "the exclusion")


async def test_q13_6_nobody_is_sent_off_from_a_match_that_went_on_and_was_broken_off_before_it_was_told(
    pokal: Cup,
) -> None:
    house, culprit = pokal.house, "SSucher"
    await pokal.until("jaeger")
    for person in (pokal.people["GJäger1"], pokal.people["SJäger1"], pokal.referee):
        await pokal.press(person, "ja ende")
    await pokal.press(pokal.referee, f"würfelbetrug {culprit}")
    await house.env.settle()
    await matches_of(house).narrator.close()  # what follows comes after the next start
    await pokal.press(pokal.referee, "wiederholen 1 jaeger")
    await break_off(pokal)
    before = (await live(house, pokal.game)).seats
    with capture_logs() as logs:
        await house.restart()
    assert await exclusions(pokal) == [] and (await live(house, pokal.game)).seats == before
    assert not [one for one in logs if one["log_level"] in ("error", "warning")]
    assert any("abgebrochen" in one for one in said(house.channel))


async def test_q14_2_who_gets_up_by_himself_in_that_moment_is_not_told_of_a_seat_he_has_left(
    pitch: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await crowd(pitch)
    culprit, lobby = first.people["SSucher"], pitch.services.lobby
    await first.until("jaeger")
    other = pitch.guild.create_text_channel("zweites-feld")
    await pitch.env.settle()
    await first.referee.slash(other, "quidditch neu", haus1="R", haus2="S", art="pokal", leitung="ich")
    game = pitch.game_id(pitch.panel(other))
    await pitch.press(culprit, f"t:{game}", pitch.panel(other), kind=3, values=["SSucher"])
    leave = lobby.leave

    async def late(game_id: str, who: Who, owed: Any = ()) -> Live:
        await leave(game_id, Who(culprit.id, "x"))
        return await leave(game_id, who, owed)

    monkeypatch.setattr(lobby, "leave", late)
    with capture_logs() as logs:
        await first.press(first.referee, "würfelbetrug SSucher")
        await pitch.env.settle()
    assert (await live(pitch, game)).seat_of(culprit.id) is None
    assert not any("wieder frei" in one for one in [*said(other), *letters(culprit)])
    assert any("Würfelbetrug" in one for one in letters(culprit)), "of his ban he hears all the same"
    assert not [one for one in logs if one["log_level"] in ("error", "warning")]


async def test_q14_2_who_is_sent_off_there_in_that_moment_leaves_that_match_once(
    pitch: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await crowd(pitch)
    field, culprit, conduct = pitch.channel, first.people["SSucher"], pitch.services.conduct
    await first.until("jaeger")
    pitch.channel = pitch.guild.create_text_channel("zweites-feld")
    await pitch.env.settle()
    second = await crowd(pitch, people={"GSucher": culprit})
    whistle, send_off = Who(first.referee.id, "Rudi", ranks=frozenset({"referee"})), conduct.send_off

    async def late(game_id: str, *about: Any, **more: Any) -> Any:
        await conduct.exclude(game_id, whistle, "SSucher", cause=4711)
        return await send_off(game_id, *about, **more)

    monkeypatch.setattr(conduct, "send_off", late)
    with capture_logs() as logs:
        await second.press(second.referee, "würfelbetrug GSucher")
        await pitch.env.settle()
    assert await exclusions(first) == [culprit.id]
    assert not any("verlässt dieses Spiel" in one for one in said(field))
    assert not [one for one in logs if one["log_level"] in ("error", "warning")]
