"""Erasing a person: no row knows them any more, nobody else loses anything, every log still proves itself."""

import asyncio
import contextlib
import dataclasses
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import BigInteger, update

from bot import fair
from bot.contests.watten.model import WattenOptions
from bot.engine.seats import Actor, Barred
from bot.engine.spec import ComputerPart
from bot.service.feed import Changed
from bot.service.people.dossier import dossier
from bot.service.play.live import Live
from bot.service.play.proof import proof_of
from bot.store import privacy as store
from bot.store import tables as t
from tests.service.house import SPECS, House, refused
from tests.service.world import BO, CEM, GUILD, ME, OTHER_GUILD, REF, World, everything, process, throw, traces


@pytest.fixture
def world(house: House) -> World:
    return World(house)


@pytest.fixture
def sqlite_world(sqlite_house: House) -> World:
    return World(sqlite_house)


async def test_after_an_erasure_no_table_knows_the_person(world: World) -> None:
    life = await world.fill()
    before = await everything(world.database)
    found = {trace.partition(":")[0] for trace in await traces(world.database, ME)}
    assert found >= PEOPLE
    old_proof = await proof_of(world.database, life.over)
    bo = len(await traces(world.database, BO))

    erased = await world.privacy.erase(ME.id)

    assert await traces(world.database, ME) == []
    assert erased.anonymous == (life.over,)
    assert {live.row.id for live, _ in erased.going_on} == {
        life.running, life.lobby, life.led, life.sent_off, life.swapped, life.contest
    }  # fmt: skip
    assert erased.deleted == 3  # a game alone in a direct message, and two promised days of dice there
    after = await everything(world.database)
    kept = [row for row in before["events"] if row["game_id"] not in (life.alone, *_days_of(ME.id, before))]
    assert [row | {"person_id": None} for row in kept] == [row | {"person_id": None} for row in after["events"]]
    assert len(after["acts"]) == len(before["acts"])
    assert await proof_of(world.database, life.over) == old_proof
    assert fair.verify(old_proof)[1]
    # Bo plays on as before, and now opens what the erased person had opened.
    assert len(await traces(world.database, BO)) >= bo
    for game_id in dataclasses.asdict(life).values():
        if game_id != life.alone:
            await world.house.check(game_id)
    world.clock.move(24 * 3600)
    draws, public = fair.verify(await world.dice.log(GUILD, "20260701"))
    assert (draws, public) == (2, True)


def _days_of(scope_id: int, found: dict[str, list[dict[str, Any]]]) -> list[str]:
    return [row["id"] for row in found["games"] if row["id"].startswith(f"w{scope_id}-")]


PEOPLE = {
    "games.host_id", "games.referee_id", "games.assistant_id", "seats.person_id", "events.person_id",
    "results.person_id", "acts.actor_id", "acts.target_id", "acts.undone_by", "nicknames.person_id", "people.person_id",
    "tallies.person_id", "tallies.scope_id", "sitters.person_id", "officials.person_id",
}  # fmt: skip
PLACES = {
    "games.guild_id", "games.channel_id", "events.cause", "panels.channel_id", "panels.message_id",
    "cursors.channel_id", "cursors.message_id", "places.channel_id", "outbox.guild_id", "outbox.message_id",
    "settings.guild_id", "acts.guild_id", "acts.channel_id", "acts.cause", "nicknames.guild_id", "nicknames.role_id",
    "news.guild_id",
}  # fmt: skip


def test_every_column_with_an_id_is_known_to_privacy() -> None:
    """Whoever adds a column for people has to erase it and hand it out as well; the walk below must fill it."""
    columns = {str(one) for table in t.metadata.sorted_tables for one in table.c if isinstance(one.type, BigInteger)}
    assert columns == PEOPLE | PLACES


def bytes_of(file: Path) -> bytes:
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return file.read_bytes()


async def test_not_even_the_bytes_of_the_file_know_the_person(sqlite_world: World, url: str) -> None:
    await sqlite_world.fill()
    await sqlite_world.privacy.erase(ME.id)
    raw = bytes_of(Path(url.partition(":///")[2]))
    assert BO.name.encode() in raw
    for trace in (ME.name.encode(), str(ME.id).encode(), ME.id.to_bytes(8, "big")):
        assert trace not in raw


async def test_what_the_book_keeps_and_what_not(sqlite_world: World) -> None:
    await sqlite_world.fill()
    await sqlite_world.privacy.erase(ME.id)
    acts = (await everything(sqlite_world.database))["acts"]
    about, by, mentioning, undone = acts[-4:]
    assert (about["kind"], about["target_id"], about["reason"], about["data"]) == ("warning", None, "", "{}")
    assert (about["actor_id"], about["game_id"] is not None) == (REF.id, True)
    assert (by["actor_id"], by["target_id"], by["reason"]) == (None, BO.id, "Bo auch")
    assert mentioning["reason"] == "gegen <@0>"
    assert (undone["undone_by"], undone["undone_why"]) == (None, "war jemand anderes")
    assert json.loads(mentioning["data"]) == {"before": None, "name": None, "in": [1]}


async def test_a_second_time_changes_nothing(world: World) -> None:
    await world.fill()
    await asyncio.gather(world.privacy.erase(ME.id), world.privacy.erase(ME.id))
    once = await everything(world.database)
    again = await world.privacy.erase(ME.id)
    assert (again.games, again.deleted) == (0, 0)
    assert await everything(world.database) == once


async def test_a_failure_in_the_middle_leaves_everything_as_it_was(
    sqlite_world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sqlite_world.fill()
    before = await everything(sqlite_world.database)

    def broken(*_: object) -> None:
        raise RuntimeError("power cut")

    monkeypatch.setattr(store, "_erase_acts", broken)
    with pytest.raises(RuntimeError):
        await sqlite_world.privacy.erase(ME.id)
    assert await everything(sqlite_world.database) == before


async def test_the_person_does_not_come_back_from_anybodys_memory(sqlite_world: World) -> None:
    live = await sqlite_world.game(host=BO)
    far = process(sqlite_world.database, sqlite_world.clock)
    await far.live(live.row.id)
    mine, his = sorted(sqlite_world.house.moves(live), key=lambda move: move[0].id)
    await sqlite_world.privacy.erase(ME.id)
    for games in (sqlite_world.games, far):
        await refused("hasard-not-seated", games.act(live.row.id, mine[0], mine[1], cause=1))
    await far.act(live.row.id, his[0], his[1], cause=2)
    assert await traces(sqlite_world.database, ME) == []
    assert (await far.live(live.row.id)).seat_of(ME.id) is None


async def test_who_presses_while_being_erased_is_heard_or_not_but_never_half(world: World) -> None:
    live = await world.game(host=BO)
    mine = next(move for move in world.house.moves(live) if move[0].id == ME.id)
    work = world.games.act(live.row.id, mine[0], mine[1], cause=1)
    await asyncio.gather(work, world.privacy.erase(ME.id), return_exceptions=True)
    await world.privacy.erase(ME.id)
    assert await traces(world.database, ME) == []
    await world.house.check(live.row.id)


# -- games that go on --------------------------------------------------------------------------------------------------


async def gone(world: World, live: Live) -> tuple[Live, list[str]]:
    erased = await world.privacy.erase(ME.id)
    ((after, notes),) = erased.going_on
    assert after == await world.house.check(live.row.id)
    return after, [note.id for note in notes]


async def test_the_computer_takes_the_seat_where_the_game_allows_it(sqlite_world: World) -> None:
    seen: list[int] = []
    sqlite_world.games.feed.subscribe(Changed, "test", lambda news: seen.append(news.live.row.revision))
    live = await sqlite_world.game()
    after, notes = await gone(sqlite_world, live)
    assert notes == ["privacy-note-robot"]
    assert (after.seats[0].robot, after.seats[0].name, after.row.host_id) == (True, None, BO.id)
    assert after.deadline == live.deadline
    assert seen[-1] == live.row.revision + 1  # panels and robots hear of it


async def test_otherwise_the_seat_waits_for_somebody_else(sqlite_world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    people_only = dataclasses.replace(SPECS["hasard"], computers=ComputerPart(allowed=lambda options: False))
    monkeypatch.setitem(SPECS, "hasard", people_only)
    live = await sqlite_world.game(referee_id=REF.id)
    after, notes = await gone(sqlite_world, live)
    assert notes == ["privacy-note-empty"]
    seat = after.seats[0]
    assert (seat.taken, seat.erased, seat.excluded, seat.robot) == (True, True, False, False)
    assert after.name_of("Nord", "Gelöschte Person") == "Gelöschte Person Nord"
    filled, _ = await sqlite_world.conduct.replace(live.row.id, REF, "Nord", CEM, cause=77)
    assert filled.seat_of(CEM.id)
    assert (await sqlite_world.house.finish(filled)).row.status == "over"


async def test_a_lobby_loses_a_guest_and_finds_another_host(sqlite_world: World) -> None:
    live = await sqlite_world.lobby()
    after, notes = await gone(sqlite_world, live)
    assert notes == []
    assert (after.seats[0].taken, after.row.host_id, after.row.status) == (False, BO.id, "lobby")


async def test_the_assistant_takes_the_whistle(sqlite_world: World) -> None:
    live = await sqlite_world.game({"Nord": BO, "Ost": CEM}, BO, referee_id=ME.id)
    await sqlite_world.conduct.whistle(live.row.id, ME, REF, cause=5, assistant=True)
    after, notes = await gone(sqlite_world, live)
    assert notes == ["privacy-note-whistle"]
    assert (after.row.referee_id, after.row.assistant_id) == (REF.id, None)


async def test_who_had_whistle_and_flag_hands_neither_to_himself(sqlite_world: World) -> None:
    live = await sqlite_world.game(referee_id=REF.id)
    await sqlite_world.conduct.whistle(live.row.id, REF, REF, cause=1, assistant=True)
    ((after, notes),) = (await sqlite_world.privacy.erase(REF.id)).going_on
    assert (after.row.referee_id, after.row.assistant_id) == (None, None)
    assert [(note.id, dict(note.args)) for note in notes] == [("privacy-note-whistle", {"handed": "no"})]


async def test_a_game_that_is_deleted_with_a_person_is_in_nobodys_memory(sqlite_world: World) -> None:
    world = sqlite_world
    live = await world.game({"Nord": ME, "Ost": "Oma"}, guild_id=None)
    assert (await world.games.live(live.row.id)).row.id == live.row.id
    assert (await world.privacy.erase(ME.id)).deleted == 1
    await refused("game-unknown", world.games.live(live.row.id))


async def test_where_nobody_is_left_the_game_ends(sqlite_world: World) -> None:
    live = await sqlite_world.game({"Nord": ME, "Ost": "Oma"})
    after, notes = await gone(sqlite_world, live)
    assert notes == ["privacy-note-nobody"]
    assert (after.row.status, after.deadline) == ("abandoned", None)
    assert fair.verify(await proof_of(sqlite_world.database, live.row.id))[1]


async def test_a_game_that_this_version_does_not_know_loses_the_person_and_is_shown_to_nobody(
    sqlite_world: World,
) -> None:
    live, known = await sqlite_world.game(), await sqlite_world.game()
    await sqlite_world.database.write(
        lambda db: db.execute(update(t.games).where(t.games.c.id == live.row.id).values(kind="skat"))
    )
    erased = await sqlite_world.privacy.erase(ME.id)
    assert [after.row.id for after, _ in erased.going_on] == [known.row.id]
    assert await traces(sqlite_world.database, ME) == []
    found = await everything(sqlite_world.database)
    assert {row["seat"]: row["person_id"] for row in found["seats"] if row["game_id"] == live.row.id} == {
        "Nord": None, "Ost": BO.id, "Sued": None, "West": None
    }  # fmt: skip
    assert [row["game_id"] for row in found["outbox"] if row["kind"] == "note"] == [known.row.id]


async def test_a_draft_stays_behind_without_a_word_and_is_cleared_away_in_its_time(sqlite_world: World) -> None:
    contests, house = sqlite_world.house.contests, sqlite_world.house
    draft = await contests.open("watten-turnier", WattenOptions(draft=True), ME, guild_id=GUILD, channel_id=None)
    after, notes = await gone(sqlite_world, draft)
    assert (notes, after.row.host_id, after.row.status) == ([], None, "running")
    assert after.deadline is not None
    house.clock.now = after.deadline.due_at
    assert (await contests.expire(after.deadline)).row.status == "expired"
    assert await house.count("outbox") == 0, "there is nobody left to be told"


def test_rules_never_learn_who_people_are() -> None:
    """What decides events knows this much of people, so no event can name one."""
    assert {field.name: field.type for field in dataclasses.fields(Actor)} == {
        "seat": Actor.__annotations__["seat"], "captain": bool, "referee": bool, "host": bool, "when": int,
        "house": bool, "fellows": Actor.__annotations__["fellows"], "ranks": frozenset[str], "houses": frozenset[str],
        "barred": tuple[Barred, ...],  # seats again
    }  # fmt: skip


# -- taking it home ----------------------------------------------------------------------------------------------------


async def test_everything_is_handed_out_and_nobody_else(world: World) -> None:
    life = await world.fill()
    found = await world.privacy.find(ME.id)
    data = dossier(found, ME.id, "jemand", world.clock())
    written = json.dumps(data, ensure_ascii=False)
    for other in (BO, CEM, REF):
        assert str(other.id) not in written
        assert other.name not in written
    assert data["person"]["language"] == "de"
    assert [row["worn"] for row in data["nicknames"]] == ["G Jäger"]
    assert {row["game_id"] for row in data["games"]} == {
        life.over, life.running, life.lobby, life.led, life.swapped, life.sent_off, life.alone, life.contest
    }  # fmt: skip
    seated = next(row for row in data["games"] if row["game_id"] == life.over)
    assert (seated["seat"], seated["name"], seated["host"], seated["referee"]) == ("Nord", ME.name, True, False)
    assert [row["game_id"] for row in data["results"]] == [life.over]
    assert [row["server"] for row in data["dice"]] == [GUILD, None]
    assert sum(row["rolls"] for row in data["statistics"]) == 2
    about, by_me = data["acts"]["about_me"], data["acts"]["by_me"]
    assert [(row["kind"], row["by"], row["about"]) for row in about] == [
        ("exclusion", "jemand", ME.id),
        ("replace", "jemand", "jemand"),  # who was replaced stands in the details
        ("whistle", "jemand", ME.id),
        ("warning", "jemand", ME.id),
        ("warning", "jemand", "jemand"),  # mentioned in the reason
    ]
    assert about[1]["details"] == {"seat": "Nord", "before": ME.id, "after": "jemand"}
    assert [(row["by"], row["about"], row["taken_back_by"]) for row in by_me] == [
        (ME.id, "jemand", None),
        ("jemand", "jemand", ME.id),
    ]


async def test_a_running_game_keeps_its_secrets(sqlite_world: World) -> None:
    live = (await sqlite_world.house.act(await sqlite_world.game())).live
    running = dossier(await sqlite_world.privacy.find(ME.id), ME.id, "jemand", sqlite_world.clock())
    (move,) = running["moves"]  # neither their number nor their kinds are known
    assert set(move) == {"game_id", "at", "hidden_until_the_end"}
    await sqlite_world.house.finish(live)
    over = dossier(await sqlite_world.privacy.find(ME.id), ME.id, "jemand", sqlite_world.clock())
    assert all(move["body"] for move in over["moves"])


async def test_games_are_named_also_where_one_sits_no_more(sqlite_world: World) -> None:
    world = sqlite_world
    live = await world.game({"Nord": ME, "Ost": BO}, BO, referee_id=REF.id)
    await world.house.games.act(
        live.row.id, *next(one for one in world.house.moves(live) if one[0].id == ME.id), cause=1
    )
    await world.conduct.replace(live.row.id, REF, "Nord", CEM, cause=2)
    data = dossier(await world.privacy.find(ME.id), ME.id, "jemand", world.clock())
    ((game,), (move,)) = data["games"], data["moves"]
    assert (game["game_id"], game["seat"], move["game_id"]) == (live.row.id, None, live.row.id)
    other = dossier(await world.privacy.find(5), 5, "jemand", world.clock())
    assert other["games"] == []


async def test_of_a_stranger_there_is_nothing(sqlite_world: World) -> None:
    data = dossier(await sqlite_world.privacy.find(5), 5, "jemand", sqlite_world.clock())
    assert (data["person"], data["games"], data["moves"], data["dice"]) == ({"id": 5}, [], [], [])
    assert (await sqlite_world.privacy.erase(5)).games == 0


# -- a whole server ----------------------------------------------------------------------------------------------------


async def test_a_server_goes_with_everything_and_no_other(world: World) -> None:
    await world.fill()
    other = await world.game({"Nord": BO, "Ost": CEM}, BO, OTHER_GUILD)
    await world.dice.roll(OTHER_GUILD, BO.id, throw(), cause=4)
    await world.servers.change(GUILD, "keep_days", 30, REF)
    await world.servers.change(OTHER_GUILD, "keep_days", 90, REF)
    assert await world.privacy.erase_server(GUILD) == 7
    after = await everything(world.database)
    assert str(GUILD) not in str(after)
    assert world.servers.of(GUILD).keep_days == 0
    assert world.servers.of(OTHER_GUILD).keep_days == 90
    await world.house.check(other.row.id)
    assert {row["guild_id"] for row in after["games"]} == {None, OTHER_GUILD}
    assert len(after["acts"]) == 1
    assert await world.privacy.erase_server(GUILD) == 0
