"""Contests in the house: people come and go, draws are promised, tables play by themselves, falls lose nothing."""

import asyncio
import re
from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import select

from bot import fair
from bot.contests.watten.model import WattenOptions
from bot.contests.wizard.model import WizardOptions
from bot.service.contests.contests import promised, revealed
from bot.service.play.live import DISCORD_EPOCH, Live, Who
from bot.store import contests as store
from bot.store import tables as t
from bot.store.database import Database
from tests.service.house import House, refused

HOST = Who(500, "Wirtin", guild_id=1)
LEAD = Who(501, "Leiter", guild_id=1)


def people(count: int, first: int = 1000) -> list[Who]:
    return [Who(first + number, f"Person {number}", guild_id=1) for number in range(count)]


class Hall:
    """A contest in a house: whoever speaks has a press with the time on it."""

    def __init__(self, house: House) -> None:
        self.house, self.games, self.number = house, house.games, 0

    def cause(self) -> int:
        self.number += 1
        return (int(self.house.clock.now.timestamp() * 1000) - DISCORD_EPOCH << 22) + self.number

    async def open(self, options: Any, kind: str = "watten-turnier", lead: Sequence[int] = (LEAD.id,)) -> str:
        opened = await self.house.contests.open(
            kind, options, HOST, guild_id=1, channel_id=2, officials=lead, cause=self.cause()
        )
        return opened.row.id

    async def act(self, id: str, who: Who, move: str, *coming: Who | str) -> Live:
        acted = await self.house.contests.act(id, who, move, cause=self.cause(), people=coming)
        return acted.live

    async def state(self, id: str) -> Any:
        return (await self.games.live(id)).folded().state

    async def owed(self, id: str) -> list[str]:
        query = select(t.outbox.c.kind).where(t.outbox.c.game_id == id).order_by(t.outbox.c.id)
        return await self.house.database.read(lambda db: list(db.scalars(query)))


@pytest.fixture
def hall(database: Database) -> Hall:
    return Hall(House(database))


async def test_a_team_enters_its_partner_agrees_and_nobody_is_in_two_teams(hall: Hall) -> None:
    id = await hall.open(WattenOptions())
    ada, bo, cem, dan = people(4)
    await hall.act(id, ada, "enter", ada, bo)
    live = await hall.act(id, bo, "accept 1")
    assert [(row.seat, row.person_id) for row in live.seats] == [("1a", ada.id), ("1b", bo.id)]
    await refused("contest-already-in", hall.act(id, bo, "enter", bo, cem))
    await refused("contest-person-twice", hall.act(id, cem, "enter", cem, ada))
    await hall.act(id, cem, "seek")
    await hall.act(id, dan, "ask 2")
    live = await hall.act(id, cem, "accept 3")
    assert [row.seat for row in live.seats] == ["1a", "1b", "2a", "2b"]
    assert live.seat_of(dan.id) is not None
    await refused("contest-person-twice", hall.act(id, LEAD, "add 1", "Gast", dan))
    await refused("contest-people-missing", hall.act(id, LEAD, "add 2", "Gast", "Gästin"))
    live = await hall.act(id, LEAD, "add 1", "=HYPERLINK(x)" * 20, "\0")
    assert [len(row.name or "") for row in live.seats[-2:]] == [80, 1]
    live = await hall.act(id, ada, "leave")
    assert live.seat_of(ada.id) is None
    assert [row.person_id for row in live.former] == [dan.id, ada.id]
    assert (await hall.owed(id)).count("contest-asked") == 2
    await hall.house.check(id)


async def test_w8_1_every_draw_has_its_own_promise_and_seed_and_the_log_proves_it(hall: Hall) -> None:
    id = await hall.open(WattenOptions(rounds=2, sitting=1))
    await hall.act(id, LEAD, "add 4", *[f"P{number}" for number in range(8)])
    promises = []
    for number in (0, 2):
        live = await hall.act(id, LEAD, "seal")
        promises.append(promised(live))
        assert revealed(live) is None
        count, opened = fair.verify(await hall.house.contests.proof(id))
        assert not opened
        assert live.deadline is not None
        hall.house.clock.move(31)
        acted = await hall.games.time_up(live.deadline)
        assert acted is not None
        seed = revealed(acted.live)
        assert seed is not None
        assert fair.commitment(bytes.fromhex(seed)) == promises[-1]
        for table in acted.live.folded().state.round.tables:
            lost = 2 ** (number + table.number - 1)  # whoever is drawn against whom, no two teams are level
            await hall.act(id, LEAD, f"rule {table.name} 11:{lost}")
    assert len(set(promises)) == 2
    count, opened = fair.verify(await hall.house.contests.proof(id))
    assert (count > 3, opened) == (True, True)
    live = await hall.act(id, LEAD, "close")
    assert live.row.status == "over"
    assert fair.verify(await hall.house.contests.proof(id))[1]
    kinds = await hall.owed(id)
    assert kinds.count("watten-turnier-announcement") >= 6
    assert kinds[-1] == "watten-turnier-report"
    await hall.house.check(id)


async def drawn(hall: Hall, options: WattenOptions, teams: int = 2) -> tuple[str, list[Who]]:
    """Open a contest of people with Discord and draw its first round."""
    id, everybody = await hall.open(options), people(2 * teams)
    await hall.act(id, LEAD, f"add {teams}", *everybody)
    await hall.act(id, LEAD, "seal")
    await hall.act(id, LEAD, "draw")
    return id, everybody


ORDER = ("stay", "confirm", "next-round", "win", "announce")


async def one_move(hall: Hall, child: Live) -> Live:
    """Write the next thing on a pad, so that Nord wins everything."""
    state = child.folded().state
    rows = {row.seat: Who(row.person_id or 0, row.name or "", guild_id=1) for row in child.seats}
    found = sorted(
        (ORDER.index(one.kind), seat, child.spec.notation.write(one))
        for seat in rows
        for one in child.spec.rules.legal(state, seat)
        if one.kind in ORDER and getattr(one, "team", 0) == 0 and not getattr(one, "raising", False)
    )
    _, seat, move = found[0]
    return (await hall.games.act(child.row.id, rows[seat], move, cause=hall.cause())).live


async def play_pad(hall: Hall, child: Live) -> Live:
    """Let Nord win everything on a pad."""
    while child.row.status == "running":
        child = await one_move(hall, child)
    return child


async def test_a_pad_is_opened_once_and_its_result_flows_in_once_also_after_a_fall(hall: Hall) -> None:
    id, everybody = await drawn(hall, WattenOptions(rounds=1, sitting=2, way="pad"))
    one, two = await asyncio.gather(
        hall.house.tables.open(id, "1.1", everybody[0], channel_id=7),
        hall.house.tables.open(id, "1.1", everybody[3], channel_id=7),
    )
    assert one.row.id == two.row.id
    assert one.row.status == "running"
    assert not one.spec.computers.allowed(one.options)
    assert not one.spec.leading.replaceable(one.options)
    table = (await hall.state(id)).round.tables[0]
    seats = {row.seat: row.person_id for row in one.seats}
    contest = await hall.games.live(id)
    first = [row.person_id for row in contest.seats if row.seat in (f"{table.entries[0]}a", f"{table.entries[0]}b")]
    assert [seats["Nord"], seats["Süd"]] == first
    assert one.folded().state.dealer == table.first
    await play_pad(hall, one)
    # The house falls here: nobody has heard of the last point. The next one takes it up.
    again = Hall(House(hall.house.database, hall.house.clock))
    await again.house.tables.resume()
    await again.house.tables.workers.idle(one.row.id)
    row = await again.house.database.read(lambda db: store.table_of(db, one.row.id))
    assert row is not None
    child = await again.games.live(one.row.id)
    assert row.seen == child.row.head
    state = await again.state(id)
    assert state.round.tables[0].status == "done"
    assert state.round.tables[0].fed
    head = (await again.games.live(id)).row.head
    await again.house.tables.settle(one.row.id)
    await again.house.tables.bring(row, child)
    assert (await again.games.live(id)).row.head == head, "once is enough"
    await again.house.check(id)


async def test_a_table_that_a_fall_left_between_opening_and_beginning_is_begun(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await hall.open(WattenOptions(rounds=1, sitting=1, way="pad"))
    await hall.act(id, LEAD, "add 2", *people(4))
    await hall.act(id, LEAD, "seal")
    await hall.act(id, LEAD, "draw")
    tables = hall.house.tables

    async def falls(live: Live) -> Live:
        raise RuntimeError("power cut")

    with monkeypatch.context() as patch:
        patch.setattr(tables, "begun", falls)
        with pytest.raises(RuntimeError, match="power cut"):
            await tables.open(id, "1.1", LEAD, channel_id=3)
    (row,) = await hall.house.database.read(lambda db: store.tables_of(db, id))
    assert (await hall.games.live(row.child_id)).row.status == "lobby"
    await tables.resume()
    await tables.workers.idle(id)
    assert (await hall.games.live(row.child_id)).row.status == "running"


async def test_w8_4_who_is_excluded_keeps_what_is_played_at_the_pad_and_the_rest_goes_to_the_others(hall: Hall) -> None:
    id, _ = await drawn(hall, WattenOptions(rounds=1, sitting=3, way="pad"))
    child = await hall.house.tables.open(id, "1.1", LEAD, channel_id=7)
    while len(child.folded().state.won) < 1:
        child = await one_move(hall, child)
    table = (await hall.state(id)).round.tables[0]
    await hall.act(id, LEAD, f"exclude {table.entries[1]} | Karte versteckt")
    await hall.house.tables.settle(id)
    await hall.house.tables.settle(child.row.id)
    after = (await hall.state(id)).round.tables[0]
    assert after.result.endswith(" +:0 +:0")
    assert after.result.startswith("11:")
    assert (await hall.games.live(child.row.id)).row.status == "over"


async def test_what_a_table_brought_in_stands_when_the_lead_takes_something_back(hall: Hall) -> None:
    id, everybody = await drawn(hall, WattenOptions(rounds=1, sitting=2, way="pad"))
    child = await hall.house.tables.open(id, "1.1", everybody[0], channel_id=7)
    await play_pad(hall, child)
    await hall.house.tables.settle(child.row.id)
    brought = (await hall.state(id)).round.tables[0].result
    await refused("contest-brought-stands", hall.games.rewind(id, LEAD, cause=hall.cause()))
    other = "11:0 11:0" if brought != "11:0 11:0" else "11:1 11:1"
    await hall.act(id, LEAD, f"rule 1.1 {other}")
    await hall.games.rewind(id, LEAD, cause=hall.cause())
    state = await hall.state(id)
    assert (state.round.tables[0].result, state.phase) == (brought, "pause")
    await hall.house.check(id)


async def test_killed_between_draw_and_announcement_nothing_is_lost(hall: Hall) -> None:
    """What must be said stands in the same transaction as the draw: whoever comes next says it."""
    id, everybody = await drawn(hall, WattenOptions(), teams=5)
    kinds = await hall.owed(id)
    assert kinds.count("contest-table") == 2
    assert kinds.count("contest-seat") == 8
    assert kinds.count("contest-bye") == 2
    assert "contest-bye-open" in kinds
    query = select(t.outbox.c.kind).where(t.outbox.c.game_id == id, t.outbox.c.done_at.is_(None))
    assert len(await hall.house.database.read(lambda db: list(db.scalars(query)))) == len(kinds)
    again = Hall(House(hall.house.database, hall.house.clock))
    assert (await again.state(id)) == (await hall.state(id))
    assert len(everybody) == 10


async def test_two_confirm_at_once_and_one_press_delivered_twice_counts_once(hall: Hall) -> None:
    id, everybody = await drawn(hall, WattenOptions(rounds=1))
    first, second = (await hall.state(id)).round.tables[0].entries
    by = {number: everybody[2 * number - 2 : 2 * number] for number in (first, second)}
    await hall.act(id, by[first][0], "report 1.1 11:4 11:7 7:11")
    other = Hall(House(hall.house.database, hall.house.clock))
    other.number = 500
    done = await asyncio.gather(
        hall.act(id, by[second][0], "confirm 1.1"), other.act(id, by[second][1], "confirm 1.1"), return_exceptions=True
    )
    assert sum(isinstance(one, Exception) for one in done) == 1
    live = await hall.games.live(id, fresh=True)
    assert live.folded().state.phase == "pause"
    cause, head = hall.cause(), live.row.head
    again = [await hall.house.contests.act(id, LEAD, "pay 1", cause=cause) for _ in (1, 2)]
    assert [one.again for one in again] == [False, True]
    assert (await hall.games.live(id)).row.head == head + 1
    await hall.house.check(id)


async def test_the_spielleiter_goes_away_and_another_takes_over(hall: Hall) -> None:
    id, everybody = await drawn(hall, WattenOptions())
    new = everybody[0]
    await refused("rights-missing", hall.house.contests.appoint(id, everybody[1], new, cause=hall.cause()))
    await hall.house.contests.appoint(id, LEAD, new, cause=hall.cause())
    await refused("contest-official-known", hall.house.contests.appoint(id, HOST, new, cause=hall.cause()))
    live = await hall.house.contests.appoint(id, HOST, LEAD, cause=hall.cause(), on=False)
    assert live.officials == (new.id,)
    await refused("contest-only-lead", hall.act(id, LEAD, "rule 1.1 11:1 11:1 11:1"))
    await refused("contest-own-table", hall.act(id, new, "rule 1.1 11:1 11:1 11:1"))
    await hall.act(id, HOST, "rule 1.1 11:1 11:1 11:1")
    await hall.house.check(id)


async def test_w6_1_who_leads_the_contest_leads_the_tables_already_open(hall: Hall) -> None:
    id, everybody = await drawn(hall, WattenOptions(rounds=1, sitting=2, way="pad"))
    child = await hall.house.tables.open(id, "1.1", LEAD, channel_id=7)
    assert child.officials == (HOST.id, LEAD.id)
    new = Who(502, "Nachfolgerin", guild_id=1)
    for person in (new, everybody[0]):
        await hall.house.contests.appoint(id, HOST, person, cause=hall.cause())
    await hall.house.contests.appoint(id, HOST, LEAD, cause=hall.cause(), on=False)
    await hall.house.tables.settle(id)
    child = await hall.games.live(child.row.id, fresh=True)
    assert child.officials == (HOST.id, new.id), "who plays there does not lead there"
    revision = child.row.revision
    await hall.house.tables.settle(id)
    assert (await hall.games.live(child.row.id, fresh=True)).row.revision == revision, "once is enough"


async def test_settings_change_until_the_first_seal_and_the_clock_follows(hall: Hall) -> None:
    id = await hall.open(WattenOptions())
    soon = int(hall.house.clock.now.timestamp()) + 600
    live = await hall.house.contests.amend(id, LEAD, WattenOptions(checkin_at=soon))
    assert live.deadline is not None
    assert int(live.deadline.due_at.timestamp()) == soon
    await refused("contest-only-lead", hall.house.contests.amend(id, Who(7, "X"), WattenOptions()))
    await hall.act(id, LEAD, "add 2", "A", "B", "C", "D")
    await hall.act(id, LEAD, "seal")
    await refused("contest-settled", hall.house.contests.amend(id, LEAD, WattenOptions()))
    await hall.house.check(id)


async def test_a_mass_entry_keeps_everybody_once(hall: Hall) -> None:
    id = await hall.open(WizardOptions(), kind="wizard-turnier")
    crowd = people(40)
    await asyncio.gather(*(hall.act(id, who, "enter") for who in crowd))
    live = await hall.games.live(id)
    assert sorted(row.person_id or 0 for row in live.seats) == [who.id for who in crowd]
    await refused("contest-host-does-not-play", hall.act(id, HOST, "enter"))
    await refused("contest-host-does-not-play", hall.act(id, LEAD, "add 1", HOST))
    await hall.house.check(id)


async def test_a_block_brings_its_sheet_and_a_later_correction_in(hall: Hall) -> None:
    id = await hall.open(WizardOptions(rounds=1, way="pad", minutes=50), kind="wizard-turnier")
    crowd = people(3)
    await hall.act(id, LEAD, "add 3", *crowd)
    await hall.act(id, LEAD, "seal")
    await hall.act(id, LEAD, "draw")
    await hall.act(id, LEAD, "begin")
    child = await hall.house.tables.open(id, "1.1", crowd[0], channel_id=7)
    table = (await hall.state(id)).round.tables[0]
    assert child.folded().state.dealer == "A"
    dealer = (*table.entries[table.first :], *table.entries[: table.first])[0]
    assert child.seats[0].person_id == crowd[dealer - 1].id
    assert child.options.minutes == 50  # type: ignore[attr-defined]
    hall.house.clock.move(301)
    assert child.deadline is not None
    await hall.games.time_up(child.deadline)
    for number in range(10):
        state = (await hall.games.live(child.row.id)).folded().state
        cards = state.plan[number]
        for move in (f"an {cards} {cards} {cards}", f"st {cards} 0 0", "ok"):
            await block(hall, child.row.id, crowd, move)
    live = await hall.games.live(child.row.id)
    assert live.row.status == "over", live.step()
    await hall.house.tables.settle(child.row.id)
    state = await hall.state(id)
    assert state.round.tables[0].status == "done"
    assert state.phase == "pause"
    before = state.round.tables[0].result
    await hall.games.act(child.row.id, LEAD, "strafe A", cause=hall.cause())  # a revoke found after the end (Z6.7)
    await hall.house.tables.settle(child.row.id)
    await hall.house.tables.settle(child.row.id)
    table = (await hall.state(id)).round.tables[0]
    was, now = (dict(re.findall(r"(\d+)=(-?\d+)", one)) for one in (before, table.result))
    assert {entry: int(now[entry]) - int(was[entry]) for entry in was} == {**dict.fromkeys(was, 0), str(dealer): -120}


async def block(hall: Hall, child_id: str, crowd: Sequence[Who], move: str) -> None:
    """Write on a Block with whatever move means it there."""
    live = await hall.games.live(child_id)
    legal = live.spec.rules.legal(live.folded().state, "A")
    kind = {"an": "say", "st": "take", "ok": "confirm"}[move[:2]]
    while any(one.kind == kind for one in legal):
        best = [one for one in legal if one.kind == kind][-1]
        who = next(one for one in crowd if one.id == live.seats[0].person_id)
        live = (await hall.games.act(child_id, who, live.spec.notation.write(best), cause=hall.cause())).live
        legal = live.spec.rules.legal(live.folded().state, "A") if live.row.status == "running" else []
        if kind == "confirm":
            break
