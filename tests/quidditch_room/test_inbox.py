"""Listening: which channels, which messages, since when; what is read later, and what is tried again."""

import asyncio
from dataclasses import replace
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from structlog.testing import capture_logs

from bot.games.quidditch import events as e
from bot.ops.settings import Settings
from bot.quidditch_room import inbox as room
from bot.quidditch_room.inbox import _spoken
from bot.recent import Recent
from bot.service.feed import Quiet
from bot.service.play.live import Live, Who, declined
from bot.store import cursors
from bot.store.cursors import CursorRow
from bot.store.database import StoreTrouble
from tests.cogs.cabin import break_off
from tests.cogs.court import BOSS
from tests.cogs.pitch import Cup, facts, friendly, line_up, live, matches_of, pitch, said
from tests.edge.house import House

__all__ = ["friendly", "pitch"]


def inbox_of(house: House) -> Any:
    """Return it without its types: parts of it are replaced here, to see who asks for them."""
    return matches_of(house).inbox


def with_row(match: Live, **changed: Any) -> Live:
    """Return a match whose row is another."""
    return replace(match, row=replace(match.row, **changed))


async def heard_of(house: House, game: str) -> int | None:
    """Read the last message that is known to be judged."""
    return await house.services.games.database.read(lambda db: cursors.heard(db, game))


async def test_a_channel_is_listened_to_while_its_match_runs_and_wherever_it_moves(friendly: Cup) -> None:
    house, inbox, match = friendly.house, inbox_of(friendly.house), await live(friendly.house, friendly.game)
    here, begun = house.channel.id, match.row.started_at
    assert begun is not None
    assert (inbox.game_in(here), inbox.game_in(None), inbox.game_in(1)) == (friendly.game, None, None)
    inbox._heard.pop(friendly.game)
    inbox.follow(with_row(match, channel_id=77))
    assert (inbox.game_in(here), inbox.game_in(77)) == (None, friendly.game)
    assert inbox._heard[friendly.game] == discord.utils.time_snowflake(begun), "what was written since it began counts"
    inbox._heard[friendly.game] = 12
    inbox.follow(with_row(match, channel_id=78))
    assert inbox._heard[friendly.game] == 12, "how far it was read moves along"
    for other in ({"status": "over"}, {"status": "lobby"}, {"channel_id": None}):
        inbox.follow(match)
        assert inbox.game_in(here) == friendly.game
        inbox._behind.add(friendly.game)
        inbox._read[friendly.game] = Recent(3)
        inbox.follow(with_row(match, **other))
        assert inbox.game_in(here) is None
        assert not inbox._behind and not inbox._read, "nothing is kept of a channel that was left"
    inbox._rooms.clear()
    inbox._heard.pop(friendly.game)
    inbox.follow(with_row(match, started_at=None))
    assert inbox._heard[friendly.game] == discord.utils.time_snowflake(house.services.games.clock())
    spec = replace(match.spec, name="watten")
    inbox.follow(replace(with_row(match, channel_id=79), spec=spec))
    assert inbox.game_in(79) is None, "other games are none of ours"


async def test_nothing_is_read_where_the_bot_or_the_server_does_not_read(
    friendly: Cup, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, inbox = friendly.house, inbox_of(friendly.house)
    services, server = house.services, house.guild.id
    assert inbox._reads(server)
    await house.inside(services.servers.change(server, "reads", False, BOSS))
    assert not inbox._reads(server)
    before = len(await house.events(friendly.game))
    await friendly.say("GHüter", "Hört mich jemand?")
    message = await friendly.say("GHüter", "/dice 2w6")
    assert len(await house.events(friendly.game)) == before
    assert not inbox.takes_roll(message)
    await house.restart()
    assert len(await house.events(friendly.game)) == before, "nor is it read afterwards"
    services, inbox = house.services, inbox_of(house)
    await house.inside(services.servers.change(server, "reads", True, BOSS))
    assert inbox._reads(server) and inbox.takes_roll(message)
    deaf = Settings.model_validate(services.settings.model_dump() | {"intents": {"message_content": False}})
    monkeypatch.setattr(inbox, "_services", replace(services, settings=deaf))
    assert not inbox._reads(server) and not inbox.takes_roll(message)


def a_message(**about: Any) -> Any:
    usual = {
        "type": discord.MessageType.default,
        "author": SimpleNamespace(bot=False, id=5),
        "content": "Torwurf",
        "guild": None,
        "channel": SimpleNamespace(id=1),
    }
    return SimpleNamespace(**usual | about)


def test_only_what_people_write_is_spoken() -> None:
    assert _spoken(a_message()) and _spoken(a_message(type=discord.MessageType.reply))
    assert not _spoken(a_message(type=discord.MessageType.pins_add)), "Discord says that something was pinned"
    assert not _spoken(a_message(author=SimpleNamespace(bot=True)))
    assert not _spoken(a_message(content="")), "a picture without words"


async def test_a_typed_roll_is_the_matchs_only_in_its_channel_and_in_these_words(friendly: Cup) -> None:
    house, inbox = friendly.house, inbox_of(friendly.house)
    elsewhere = house.guild.create_text_channel("nebenan")
    await house.env.settle()
    person = friendly.people["GHüter"]
    assert inbox.takes_roll(await person.send(house.channel, "/dice 2w6"))
    assert not inbox.takes_roll(await person.send(house.channel, "/dice 3w6"))
    assert not inbox.takes_roll(await person.send(elsewhere, "/dice 2w6"))
    assert not inbox._counts(a_message()), "a direct message is no word in a channel"


async def test_how_far_it_was_read_is_taken_from_the_newest_that_is_known(friendly: Cup) -> None:
    house, inbox, match = friendly.house, inbox_of(friendly.house), await live(friendly.house, friendly.game)
    read: list[str] = []
    inbox._read_up = read.append  # here it only counts who would be read
    row = CursorRow(game_id=friendly.game, channel_id=house.channel.id, kind="heard", message_id=500)
    await house.services.games.database.write(lambda db: cursors.save(db, row))
    inbox._heard[friendly.game] = 900
    await inbox.resume(match)
    assert inbox._heard[friendly.game] == 900, "after the start what was judged since counts as well"
    inbox._heard[friendly.game] = 300
    await inbox.resume(match)
    assert inbox._heard[friendly.game] == 500
    inbox._resumed = False
    inbox._heard[friendly.game] = 900
    await inbox.resume(match)
    assert inbox._heard[friendly.game] == 500, "at the start only what is written down is known"
    assert read == [friendly.game] * 3
    await inbox.resume(with_row(match, status="over"))
    await house.inside(house.services.servers.change(house.guild.id, "reads", False, BOSS))
    await inbox.resume(match)
    assert read == [friendly.game] * 3, "neither a match that is over nor a server that is not read"
    inbox.reconnected()
    assert read == [friendly.game] * 4, "a new session: what was missed is read before all else"


async def test_presses_wait_until_everything_is_known_again(friendly: Cup) -> None:
    house, inbox = friendly.house, inbox_of(friendly.house)
    ordering = house.services.games.ordering
    ordering.hold(room.HOLDER)
    inbox._resumed = False
    assert not ordering._free.is_set()
    inbox.resumed()
    assert inbox._resumed and ordering._free.is_set()


def refused(kind: type[discord.HTTPException], status: int) -> discord.HTTPException:
    return kind(SimpleNamespace(status=status, reason=""), "no")


async def test_history_that_cannot_be_had_is_asked_for_again_unless_that_is_in_vain(
    friendly: Cup, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "RETRIES", (0.0, 0.0))
    inbox, asked, troubles = inbox_of(friendly.house), list[str](), dict[str, Exception]()

    async def read(game: str) -> None:
        asked.append(game)
        if game in troubles:
            raise troubles[game]

    monkeypatch.setattr(inbox, "_read_history", read)
    troubles |= {"locked": StoreTrouble("locked", "a test"), "no net": OSError("no net"), "gone": declined("gone")}
    troubles |= {"forbidden": refused(discord.Forbidden, 403), "not found": refused(discord.NotFound, 404)}
    troubles |= {"odd": refused(discord.HTTPException, 400)}
    for game, tries in {
        "fine": 1,
        "locked": 3,
        "no net": 3,
        "gone": 1,
        "forbidden": 1,
        "not found": 1,
        "odd": 3,
    }.items():
        asked.clear()
        await inbox._catch_up(game)
        assert asked == [game] * tries


async def test_a_message_waits_for_the_database_and_a_bad_one_stops_nobody(
    friendly: Cup, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "PAUSE", 0.0)
    inbox, who, troubles = inbox_of(friendly.house), Who(1, "Eva"), list[Exception]()
    judged: list[int] = []

    async def judge(game: str, message: Any, by: Who) -> None:
        judged.append(message.id)
        if troubles:
            raise troubles.pop()

    monkeypatch.setattr(inbox, "_judge", judge)
    inbox._heard.pop(friendly.game, None)
    troubles[:] = [StoreTrouble("locked", "a test"), StoreTrouble("locked", "a test")]
    await inbox._patiently(friendly.game, a_message(id=70), who)
    assert judged == [70, 70, 70] and inbox._heard[friendly.game] == 70
    troubles[:] = [RuntimeError("a bad one")]
    with capture_logs() as logs:
        await inbox._patiently(friendly.game, a_message(id=80), who)
    assert judged[3:] == [80] and inbox._heard[friendly.game] == 80
    assert [one["event"] for one in logs] == ["message could not be judged"]
    await inbox._patiently(friendly.game, a_message(id=75), who)
    assert inbox._heard[friendly.game] == 80, "what is read late does not lead back"


async def test_what_was_read_from_history_is_not_judged_again_when_it_is_delivered(friendly: Cup) -> None:
    house, inbox = friendly.house, inbox_of(friendly.house)
    inbox._heard[friendly.game] = 0
    room_id = house.channel.id
    inbox._rooms.pop(room_id)  # it is not delivered, for now
    message = await friendly.say("GHüter", "Ich schreibe ins Leere")
    inbox._rooms[room_id] = friendly.game
    await inbox._read_history(friendly.game)
    causes = [row.cause for row in await house.events(friendly.game)]
    assert causes.count(message.id) == 1 and message.id in inbox._read[friendly.game]
    judged: list[int] = []

    async def judge(game: str, late: Any, by: Who) -> None:
        judged.append(late.id)

    inbox._judge = judge  # here it only counts
    await inbox._take(friendly.game, message)
    await inbox._read_history(friendly.game)
    assert judged == []
    inbox._read.clear()
    await inbox._take(friendly.game, message)
    assert judged == [message.id]


async def test_who_has_left_is_judged_by_what_he_wrote_and_everybody_is_asked_for_once(friendly: Cup) -> None:
    house, inbox, match = friendly.house, inbox_of(friendly.house), await live(friendly.house, friendly.game)
    client: Any = inbox._client
    guild = client.get_guild(house.guild.id)
    people: dict[int, Who] = {}
    referee = await house.inside(guild.fetch_member(friendly.referee.id))
    asked = len(house.calls("GET", f"/members/{friendly.referee.id}"))
    for _ in range(3):
        known = await house.inside(inbox._known(match, client.get_user(friendly.referee.id) or referee, people))
    assert known.referee, "roles are asked for: history has none"
    assert len(house.calls("GET", f"/members/{friendly.referee.id}")) == asked + 1
    stranger = SimpleNamespace(id=99, display_name="Fort", name="fort", bot=False, roles=[], guild=None)
    gone = await house.inside(inbox._known(match, stranger, people))
    assert gone.id == 99 and list(people) == [friendly.referee.id, 99]


async def test_how_far_it_was_read_is_written_down_when_it_is_quiet(friendly: Cup) -> None:
    house, inbox = friendly.house, inbox_of(friendly.house)
    message = await friendly.say("GHüter", "Bis hierher")
    await house.env.settle()
    assert await heard_of(house, friendly.game) == message.id
    read: list[str] = []
    inbox._read_up = read.append  # here it only counts
    inbox.quiet(Quiet(friendly.game))
    inbox.quiet(Quiet("unknown"))
    assert read == []
    inbox._behind.add(friendly.game)
    inbox.quiet(Quiet(friendly.game))
    assert read == [friendly.game], "what found no room in the line is read now"
    read.clear()
    await inbox._take(friendly.game, message)
    assert read and set(read) == {friendly.game}
    inbox._behind.clear()
    inbox._heard[friendly.game] = message.id + 1
    await inbox._remember(friendly.game)
    assert await heard_of(house, friendly.game) == message.id + 1
    assert friendly.game in inbox._heard
    await inbox._remember("unknown")
    del inbox._heard[friendly.game]
    await inbox._remember(friendly.game)
    assert await heard_of(house, friendly.game) == message.id + 1
    inbox._heard[friendly.game] = message.id + 2
    await break_off(friendly)
    await inbox._remember(friendly.game)
    assert await heard_of(house, friendly.game) == message.id + 2
    assert friendly.game not in inbox._heard, "a match that is over is not listened to any more"


async def test_nothing_is_kept_of_words_that_were_refused_or_told(friendly: Cup) -> None:
    house, narrator = friendly.house, matches_of(friendly.house).narrator
    await friendly.until("quaffelwurf")
    await friendly.say("GJäger1", "/dice 2w6")
    await friendly.say("SHüter", "/dice 2w6")
    await friendly.say("schiri", "anpfif")
    await friendly.fan.send(house.channel, "/dice 2w6")
    await friendly.fan.send(house.channel, "Hopp!")
    await friendly.say("GHüter", "Na so was")
    await house.env.settle()
    assert not narrator._deliveries, "every answer was given or is not owed any more"
    assert not [id for id in narrator.story.typed if id], "and nobody waits for a hint"
    assert len(await facts(house, friendly.game, e.Gewuerfelt)) == 2
    assert await house.rolls_written(house.guild.id) == 1, "a spectator's roll is just a roll"


async def test_the_longest_message_is_judged_like_any_other(friendly: Cup) -> None:
    house, inbox = friendly.house, inbox_of(friendly.house)
    await friendly.until("jaeger")
    message = await friendly.say("GHüter", "Kurz")
    message.content, message.id = "x" * 4000, message.id + 1  # with Nitro people may write so much
    before = len(await house.events(friendly.game))
    await house.inside(inbox._judge(friendly.game, message, Who(friendly.people["GHüter"].id, "anna")))
    (row,) = (await house.events(friendly.game))[before:]
    assert (row.kind, row.cause) == ("geredet", message.id)


async def test_bystanders_are_heard_only_where_the_match_minds(pitch: House) -> None:
    game = await line_up(pitch, pitch.anna, {"GHüter": pitch.ben}, leitung="ich")
    await pitch.press(pitch.anna, f"l:{game}:fill", pitch.panel())
    await pitch.press(pitch.anna, f"l:{game}:start", pitch.panel())
    await pitch.env.settle()
    before = len(await pitch.events(game))
    await pitch.carl.send(pitch.channel, "Hier rede ich, wie ich will")
    await pitch.env.settle()
    assert len(await pitch.events(game)) == before, "nobody who leads it was made a referee by the server"


async def test_a_hint_fades_and_does_not_outlive_us(friendly: Cup, monkeypatch: pytest.MonkeyPatch) -> None:
    inbox, house = inbox_of(friendly.house), friendly.house
    message = await friendly.say("GHüter", "Fliegn")
    monkeypatch.setattr(room, "EXPLAINED", 1000.0)
    await house.inside(inbox._hint(message, "Fast!"))
    assert said(house.channel)[-1] == "Fast!"
    await house.inside(inbox.close())
    assert said(house.channel)[-1] == "Fliegn", "it is taken away when we go"
    await house.inside(asyncio.sleep(0))


async def test_why_a_referees_words_did_not_count_is_told_to_referees_alone(friendly: Cup) -> None:
    house, inbox, match = friendly.house, inbox_of(friendly.house), await live(friendly.house, friendly.game)
    told: list[tuple[str, int]] = []
    rolled: list[int] = []

    async def official(of: Live, words: Any, cause: int) -> None:
        told.append((words.id, cause))

    async def free(message: Any) -> None:
        rolled.append(message.id)

    inbox._official, inbox._free_roll = official, free
    no, whistle = declined("quidditch-step-other", step="x"), friendly.referee.id
    await inbox._refused(no, whistle, a_message(id=1), rolls=False)
    assert told == [], "a no without its match is nobody's"
    no.live = match
    await inbox._refused(no, whistle, a_message(id=2), rolls=False)
    await inbox._refused(no, friendly.fan.id, a_message(id=3), rolls=False)
    no.live = with_row(match, referee_id=None, assistant_id=friendly.fan.id)
    await inbox._refused(no, friendly.fan.id, a_message(id=4), rolls=False)
    assert told == [("quidditch-step-other", 2), ("quidditch-step-other", 4)]
    for idle in ("quidditch-referee-words", "quidditch-spectator", "game-paused", "game-over", "game-abandoned"):
        talk = declined(idle)
        talk.live = match
        await inbox._refused(talk, whistle, a_message(id=5), rolls=False)
    assert len(told) == 2, "it was just talk"
    await inbox._refused(no, whistle, a_message(id=6), rolls=True)
    assert rolled == [6] and len(told) == 2
    assert house.services.games.clock() - match.row.created_at < timedelta(days=1)
