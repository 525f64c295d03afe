"""Telling: where, from which event on, how much in one message, and what becomes of it when Discord says no."""

import asyncio
from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.quidditch_room import narrator as room
from bot.quidditch_room.narrator import MANY
from bot.quidditch_room.nonces import Batch, Said, acts_of, name_of
from bot.quidditch_room.showing import Showing, timed
from bot.service.feed import Happened
from bot.service.play.live import Live, declined
from bot.store import cursors
from bot.store.cursors import CursorRow
from bot.store.database import StoreTrouble
from bot.store.events import EventRow, load_events
from tests.cogs.pitch import Cup, friendly, live, matches_of, pitch, said
from tests.cogs.test_quidditch_room import shoot
from tests.edge.house import House

__all__ = ["friendly", "pitch"]


def narrator_of(house: House) -> Any:
    """Return it without its types: parts of it are replaced here, to see who asks for them."""
    return matches_of(house).narrator


async def rows_of(cup: Cup) -> list[EventRow]:
    return await cup.house.services.games.database.read(lambda db: load_events(db, cup.game))


async def told_rows(cup: Cup) -> dict[int, CursorRow]:
    rows = await cup.house.services.games.database.read(lambda db: cursors.told(db, cup.game))
    return {row.channel_id: row for row in rows}


async def acts(cup: Cup) -> list[Batch]:
    return list(acts_of(await live(cup.house, cup.game), await rows_of(cup)))


async def test_after_a_break_a_match_is_told_from_where_it_was_told_to(friendly: Cup) -> None:
    house, narrator = friendly.house, narrator_of(friendly.house)
    await friendly.until("quaffelwurf")
    written, match = await told_rows(friendly), await live(house, friendly.game)
    desk = friendly.officials().id
    assert set(written) == {house.channel.id, desk}
    assert {row.event_seq for row in written.values()} == {match.row.head}
    narrator._places.clear()
    narrator._doubtful.clear()
    asked: list[tuple[str, int]] = []

    async def resume(game: str, channel: int) -> None:
        asked.append((game, channel))

    narrator._unsaid.resume = resume  # here it only counts
    narrator._workers.wake = (woken := list[Any]()).append  # here it only counts
    await narrator.resume(friendly.game)
    both = [(friendly.game, channel) for channel in sorted(written)]
    assert narrator._places[friendly.game] == written
    assert sorted(asked) == both and narrator._doubtful == set(both) and sorted(woken) == both
    assert friendly.game not in narrator.showing._unshown, "everything can be seen"
    newer = replace(written[desk], event_seq=999)
    narrator._places[friendly.game] = {desk: newer, house.channel.id: replace(written[house.channel.id], event_seq=1)}
    narrator._doubtful.clear()
    await narrator.resume(friendly.game)
    assert narrator._places[friendly.game][desk] == newer, "what is known already is newer than what is written down"
    assert len(asked) == 2 and not narrator._doubtful
    assert narrator.showing._unshown[friendly.game].seq == match.row.head, "answers wait for what is not told yet"


async def test_where_a_match_is_told_and_since_when(friendly: Cup) -> None:
    house, narrator = friendly.house, narrator_of(friendly.house)
    match, here = await live(friendly.house, friendly.game), friendly.house.channel.id
    assert narrator.tells_in(friendly.game, here) and narrator.has_told(match)
    assert not narrator.tells_in(friendly.game, 5) and not narrator.tells_in("unknown", here)
    assert not narrator.has_told(replace(match, row=replace(match.row, id="unknown")))
    assert not narrator.has_told(replace(match, row=replace(match.row, channel_id=5)))
    assert not narrator.has_told(replace(match, row=replace(match.row, head=match.row.head + 1)))
    assert narrator.has_told(replace(match, row=replace(match.row, head=match.row.head - 1)))
    await house.inside(narrator.begin(match, 5))
    row = (await told_rows(friendly))[5]
    now = discord.utils.time_snowflake(house.services.games.clock())
    assert (row.event_seq, row.message_id, row.kind) == (match.row.head, now, "told")
    await house.env.advance_time(1)
    assert not narrator.tells_in(friendly.game, 5), "a place that is neither the channel nor the desk is left again"
    assert narrator.tells_in(friendly.game, here) and narrator.tells_in(friendly.game, friendly.officials().id)
    await narrator.stop(friendly.game, here)
    assert not narrator.tells_in(friendly.game, here)
    await narrator.stop("unknown", 7)


async def test_a_match_that_is_not_known_any_more_is_looked_up_when_it_goes_on(friendly: Cup) -> None:
    house, narrator, match = friendly.house, narrator_of(friendly.house), await live(friendly.house, friendly.game)
    looked: list[str] = []

    async def resume(game: str) -> None:
        looked.append(game)

    narrator.resume = resume  # here it only counts
    rows = await rows_of(friendly)
    narrator._places.clear()
    narrator._fresh.clear()
    abouts: tuple[dict[str, Any], ...] = ({"status": "lobby"}, {"status": "running"}, {"status": "over"})
    for about in abouts:
        narrator.hear(Happened(replace(match, row=replace(match.row, **about)), rows))
    other: Any = replace(match.spec, name="watten")
    narrator.hear(Happened(replace(match, spec=other), rows))
    await house.env.settle()
    assert looked == [friendly.game] * 2, "a line-up tells nothing, and other games are none of ours"
    assert friendly.game not in narrator._fresh


async def test_the_last_events_are_kept_without_a_gap(friendly: Cup) -> None:
    narrator = narrator_of(friendly.house)
    await friendly.until("jaeger")
    rows, match = (await rows_of(friendly))[:9], await live(friendly.house, friendly.game)
    narrator._workers.wake = lambda key: None  # nothing is told here
    narrator._fresh.clear()
    narrator.hear(Happened(match, rows[:2]))
    narrator.hear(Happened(match, rows[2:4]))
    assert list(narrator._fresh[friendly.game]) == rows[:4]
    narrator.hear(Happened(match, rows[5:7]))
    assert list(narrator._fresh[friendly.game]) == rows[5:7], "what came before a gap cannot be told from memory"
    first = rows[5].seq
    assert await narrator._rows(friendly.game, first - 1) == rows[5:7]
    assert await narrator._rows(friendly.game, first) == rows[6:7]
    assert await narrator._rows(friendly.game, first - 2) == (await rows_of(friendly))[4:], "from the database"
    narrator._fresh[friendly.game] = deque()
    assert (await narrator._rows(friendly.game, -1))[:9] == rows
    assert await narrator._rows("unknown", -1) == []


async def test_in_a_rush_one_message_tells_several_acts_but_what_answers_somebody_stands_alone(friendly: Cup) -> None:
    house, narrator = friendly.house, narrator_of(friendly.house)
    for number in range(3):
        await friendly.until(("quaffelwurf", "besitz", "jaeger")[number])
    match, every = await live(house, friendly.game), await acts(friendly)
    assert len(every) > 3 * MANY

    def some(of: Sequence[Batch]) -> Any:
        return narrator._some(match, of, public=True)

    assert some(every[:MANY]) == every[:1], "so few are told one after the other"
    assert some(every[: MANY + 1]) == every[: MANY + 1]
    assert some(every) == every[: 3 * MANY]
    caused = next(number for number, act in enumerate(every) if number > 1 and act.first.cause)
    narrator.claim(every[caused].first.cause or 0, lambda words: asyncio.sleep(0))
    assert some(every) == every[:caused]
    narrator._deliveries.clear()
    narrator.claim(every[0].first.cause or 0, lambda words: asyncio.sleep(0))
    assert some(every) == every[:1]
    narrator.unclaim(every[0].first.cause or 0)
    assert not narrator._deliveries
    narrator.story.fit = lambda live, acts, public: len(acts) <= 3  # a long story
    assert some(every) == every[:3]


async def test_only_our_own_words_behind_the_last_that_is_known_count_as_said(friendly: Cup) -> None:
    house, narrator = friendly.house, narrator_of(friendly.house)
    await friendly.until("quaffelwurf")
    here = narrator._places[friendly.game][house.channel.id]
    ours = [one for one in house.channel.history() if one.author.bot and one.content]
    await friendly.say("GHüter", "Das sage ich")
    place = replace(here, message_id=ours[-3].id)
    found = await house.inside(narrator._said_since(place))
    assert found == [Said(one.id, one.content) for one in ours[-2:]]
    house.env.inject_error("GET", f"/channels/{house.channel.id}/messages", status=403, code=50001)
    assert await house.inside(narrator._said_since(place)) == []


async def test_a_place_is_the_matchs_channel_or_its_referees_desk(friendly: Cup) -> None:
    house, narrator, match = friendly.house, narrator_of(friendly.house), await live(friendly.house, friendly.game)
    desk = friendly.officials().id
    assert await narrator._belongs(match, house.channel.id) and await narrator._belongs(match, desk)
    assert not await narrator._belongs(match, 5)
    moved = replace(match, row=replace(match.row, channel_id=5))
    assert await narrator._belongs(moved, 5) and not await narrator._belongs(moved, house.channel.id)


async def test_answers_hear_whether_there_was_anything_to_tell(friendly: Cup) -> None:
    house, narrator = friendly.house, narrator_of(friendly.house)
    await friendly.until("quaffelwurf")
    match, every = await live(house, friendly.game), await acts(friendly)
    place = narrator._places[friendly.game][house.channel.id]
    loud = next(act for act in every if act.first.cause and narrator.story.words(match, [act], public=True))
    heard: list[str] = []

    async def say(words: str, **more: Any) -> int:
        heard.append(words)
        return 77

    done = narrator.claim(loud.first.cause or 0, say)
    before = len(house.channel.history())
    after = await house.inside(narrator._tell(match, place, [loud], []))
    assert done.result() is True and heard == [narrator.story.words(match, [loud], public=True)]
    assert (after.event_seq, after.message_id) == (loud.last.seq, 77) and len(house.channel.history()) == before
    narrator.story.words = lambda live, acts, public: ""  # nothing to tell
    silent = narrator.claim(loud.first.cause or 0, say)
    after = await house.inside(narrator._tell(match, place, [loud], []))
    assert silent.result() is False and len(heard) == 1
    assert after.message_id == place.message_id, "the last thing said stays the last"
    at_the_desk = replace(place, channel_id=friendly.officials().id)
    waiting = narrator.claim(loud.first.cause or 0, say)
    after = await house.inside(narrator._tell(match, at_the_desk, [loud], []))
    assert not waiting.done(), "an answer is for everybody, not for the desk"
    assert (await told_rows(friendly))[at_the_desk.channel_id] == after, "the desk's cursor is written at once"


async def test_what_discord_does_not_take_is_kept_left_or_tried_again(friendly: Cup) -> None:
    house, narrator = friendly.house, narrator_of(friendly.house)
    await friendly.until("quaffelwurf")
    match, every = await live(house, friendly.game), await acts(friendly)
    act, place = [every[-1]], narrator._places[friendly.game][house.channel.id]
    kept: list[int] = []

    async def keep(live: Live, channel: int, acts: Sequence[Batch], words: str, *, public: bool) -> None:
        kept.append(channel)

    narrator._unsaid.keep = keep  # here it only counts

    async def refusing(status: int, code: int) -> int | None:
        house.env.inject_error("POST", f"/channels/{house.channel.id}/messages", status=status, code=code)
        return await house.inside(narrator._say(match, place, "Tor!", None, act, public=True))

    for code in (50001, 50013):
        assert await refusing(403, code) is None
    assert kept == [house.channel.id] * 2, "it is said when we may write again"
    assert await refusing(404, 10003) is None
    assert len(kept) == 2, "where the channel is gone nobody reads it"
    with pytest.raises(discord.HTTPException):
        await refusing(400, 50035)
    assert len(kept) == 2

    async def lost(words: str, **more: Any) -> int:
        raise discord.HTTPException(SimpleNamespace(status=400, reason=""), "late")

    delivery = room.Delivery(lost, asyncio.get_running_loop().create_future())
    sent = await house.inside(narrator._say(match, place, "Tor!", delivery, act, public=True))
    last = house.channel.history()[-1]
    assert (last.id, last.content) == (sent, "Tor!"), "an answer that does not arrive is told instead"
    narrator._unsaid._behind[friendly.game, house.channel.id] = None

    async def behind(game: str, channel: int) -> bool:
        return True

    narrator._unsaid.behind = behind  # something is unsaid
    assert await house.inside(narrator._say(match, place, "Noch ein Tor!", None, act, public=True)) is None
    assert len(kept) == 3 and said(house.channel)[-1] == "Tor!", "it waits behind what is unsaid"


async def test_trouble_makes_a_place_doubtful_and_a_game_that_is_gone_does_not(friendly: Cup) -> None:
    narrator, key = narrator_of(friendly.house), (friendly.game, friendly.house.channel.id)
    troubles: list[Exception] = [declined("game-unknown"), StoreTrouble("locked", "a test"), OSError("no net")]

    async def catch_up(game: str, channel: int) -> None:
        raise troubles.pop(0)

    narrator._catch_up = catch_up  # here it only fails
    await narrator._work(key)
    assert key not in narrator._doubtful
    for kind in (StoreTrouble, OSError):
        narrator._doubtful.clear()
        with pytest.raises(kind):
            await narrator._work(key)
        assert key in narrator._doubtful, "perhaps only the answer was lost"


def test_messages_are_named_by_what_caused_them_or_by_their_numbers() -> None:
    def act(first: int, last: int, cause: int | None) -> Batch:
        rows: Any = [(SimpleNamespace(seq=seq, cause=cause), None) for seq in (first, last)]
        return Batch(tuple(rows))

    one, other = act(7, 9, 4711), act(10, 10, None)
    assert name_of("abcdefghjkmn", [one], public=True) == "p4711"
    assert name_of("abcdefghjkmn", [one], public=False) == "abcdefghjkmn.7-9o"
    assert name_of("abcdefghjkmn", [other], public=True) == "abcdefghjkmn.10-10p"
    assert name_of("abcdefghjkmn", [one, other], public=True) == "abcdefghjkmn.7-10p"
    long = name_of("abcdefghjkmnp", [act(123456, 123499, 1), act(123500, 123501, 1)], public=True)
    assert long == "cdefghjkmnp.123456-123501p"[-25:] and len(long) == 25, "Discord takes no longer names"


async def test_q2_6_answers_wait_until_their_roll_is_shown(friendly: Cup) -> None:
    house = friendly.house
    match, games = await live(house, friendly.game), house.services.games
    showing = Showing(games)
    here, head = house.channel.id, match.row.head
    place = CursorRow(game_id=friendly.game, channel_id=here, kind="told", message_id=1, event_seq=head)
    showing.expect(match, None)
    showing.expect(match, place)
    await showing.wait(friendly.game)
    assert not showing._unshown, "everything is shown"
    showing.expect(match, replace(place, event_seq=head - 1))
    waiting = asyncio.ensure_future(showing.wait(friendly.game))
    await asyncio.sleep(0)
    showing.over(friendly.game, 5, head)
    showing.over(friendly.game, here, head - 1)
    showing.over("unknown", here)
    await asyncio.sleep(0)
    assert not waiting.done(), "neither elsewhere nor up to an earlier event"
    more = replace(match, row=replace(match.row, head=head + 3))
    showing.expect(more, replace(place, event_seq=head - 1))
    showing.over(friendly.game, here, head)
    await asyncio.sleep(0)
    assert not waiting.done(), "something has happened since"
    showing.over(friendly.game, here, head + 3)
    await asyncio.wait_for(waiting, 1)
    showing.expect(match, replace(place, event_seq=head - 1))
    waiting = asyncio.ensure_future(showing.wait(friendly.game))
    await asyncio.sleep(0)
    showing.over(friendly.game, here)
    await asyncio.wait_for(waiting, 1)


async def test_q2_6_the_seconds_begin_with_the_message_that_shows_the_roll(pitch: House) -> None:
    cup = Cup(pitch, "freundschaft")
    await cup.open(frist="60", stille="600")
    match = await live(pitch, cup.game)
    assert not timed(match, "GJäger1")
    await shoot(cup)
    match, now = await live(pitch, cup.game), await cup.state()
    shooter = now.chains[-1].seat
    assert timed(match, shooter) and not timed(match, "SSucher")
    assert not timed(replace(match, position=None), shooter)
    assert not timed(replace(match, row=replace(match.row, status="over")), shooter)
    (rolled,) = [row for row in (await rows_of(cup))[-4:] if row.kind == "gewuerfelt"]
    act, showing = [Batch(((rolled, match.spec.load_event(rolled.body)),))], narrator_of(pitch).showing
    before, later = len(await rows_of(cup)), now.chains[-1].shown + 5000
    await showing.shown(match, act, None)
    assert len(await rows_of(cup)) == before, "what was not said cannot be seen"
    await showing.shown(match, act, (later - discord.utils.DISCORD_EPOCH) << 22)
    assert (await cup.state()).chains[-1].shown == later
    assert [row.kind for row in (await rows_of(cup))[before:]] == ["gezeigt"]
    await showing.shown(match, act, (later - discord.utils.DISCORD_EPOCH) << 22)
    assert len(await rows_of(cup)) == before + 1, "seconds begin once"
