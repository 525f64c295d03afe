"""A match that is over goes on where a Teilrunde is repeated (Q13.6), with dice nobody can know (F1, F4)."""

import json
from dataclasses import replace

import pytest
from sqlalchemy import select

from bot import fair
from bot.games.quidditch import GAME
from bot.games.quidditch.model import QuidditchOptions
from bot.service.leading.book import Book
from bot.service.leading.conduct import Conduct
from bot.service.play.live import Live, Who
from bot.service.play.proof import proof_of
from bot.store import tables as t
from bot.store.acts import ActRow, Wanted
from tests.service.house import REF, House, refused

SEATS = tuple(house + place for place in ("Hüter", "Sucher", "Jäger1") for house in "GS")
PEOPLE = {seat: Who(200 + number, seat) for number, seat in enumerate(SEATS)}


async def do(house: House, live: Live, who: Who, *moves: str) -> Live:
    for move in moves:
        live = (await house.games.act(live.row.id, who, move, cause=next(house.causes))).live
    return live


async def over(house: House, live: Live) -> Live:
    live = await do(house, live, PEOPLE["GHüter"], "ja ende")
    live = await do(house, live, PEOPLE["SHüter"], "ja ende")
    return await do(house, live, REF, "ja ende")


async def ended(house: House) -> Live:
    """Play to the first Teilrunde and end it by agreement."""
    options = QuidditchOptions(schiri="mensch")
    live = await house.lobby.open(
        GAME.name, options, REF, guild_id=1, channel_id=2, referee_id=REF.id, seated=dict(PEOPLE)
    )
    live = (await house.lobby.start(live.row.id, REF, cause=next(house.causes))).live
    for seat in ("GHüter", "SHüter"):
        live = await do(house, live, PEOPLE[seat], f"kapitän {seat}")
    live = await do(house, live, REF, "schritt anpfiff")
    while live.folded().state.phase == "quaffelwurf":
        for seat in ("GHüter", "SHüter"):
            live = await do(house, live, PEOPLE[seat], "2w6")
    live = await do(house, live, REF, "versäumt", "schritt runde", "schritt pos-jaeger", "schritt pos-sucher")
    live = await do(house, live, REF, "schritt pos-treiber", "schritt klatscher")
    return await over(house, live)


async def results(house: House, live: Live) -> int:
    rows = await house.database.read(
        lambda db: db.execute(select(t.results.c.seat).where(t.results.c.game_id == live.row.id)).all()
    )
    return len(rows)


async def test_q13_6_a_repeated_teilrunde_opens_the_match_again_with_a_new_promise(house: House) -> None:
    live = await ended(house)
    assert live.row.status == "over" and await results(house, live) == len(SEATS)
    known = live.row.seed
    live = await do(house, live, REF, "wiederholen 1 treiber")
    assert live.row.status == "running" and live.row.ended_at is None and await results(house, live) == 0
    assert live.row.seed != known, "whoever read the published seed knows no roll to come"
    await refused("proof-not-over", proof_of(house.database, live.row.id))
    live = await over(house, await do(house, live, REF, "schritt klatscher"))
    assert live.row.status == "over" and await results(house, live) == len(SEATS)
    await house.check(live.row.id)
    count, opened = fair.verify(await proof_of(house.database, live.row.id))
    assert opened and count == live.row.draws


async def test_f5_a_seed_that_was_changed_on_reopening_is_found(house: House) -> None:
    live = await ended(house)
    live = await do(house, live, REF, "wiederholen 1 treiber", "schritt klatscher")
    live = await over(house, live)
    entries = fair.read_log(await proof_of(house.database, live.row.id))
    reopened = next(entry["event"] for entry in entries if entry.get("event", {}).get("kind") == "reopened")
    for field in ("seed", "commitment"):
        forged = json.loads(json.dumps(entries))
        event = next(entry["event"] for entry in forged if entry.get("event", {}).get("kind") == "reopened")
        event[field] = "00" * 32
        with pytest.raises(fair.Tampered):
            fair.verify(fair.write_log(forged))
    assert reopened["commitment"] != entries[0]["commitment"]


async def test_q13_1_a_rewind_takes_back_exclusion_seat_and_ban_together(house: House) -> None:
    live = await ended(house)
    live = await do(house, live, REF, "wiederholen 1 treiber")
    cause, conduct, book = next(house.causes), Conduct(house.games), Book(house.database, house.clock, house.games.feed)
    await house.games.act(live.row.id, REF, "würfelbetrug GSucher", cause=cause)
    await conduct.exclude(live.row.id, REF, "GSucher", cause=-cause)
    ban = ActRow(guild_id=1, at=house.clock(), kind="ban", actor_id=REF.id, target_id=PEOPLE["GSucher"].id)
    await book.record(replace(ban, game_id=live.row.id, cause=cause))

    async def bans() -> int:
        return (await book.find(Wanted(1, ("ban", "exclusion"), game_id=live.row.id, standing=True)))[1]

    def sent_off(live: Live) -> tuple[bool, bool]:
        row = next(row for row in live.seats if row.seat == "GSucher")
        return live.folded().state.player("GSucher").excluded, row.excluded

    live = await house.games.live(live.row.id)
    assert sent_off(live) == (True, True) and await bans() == 2
    live = (await house.games.rewind(live.row.id, REF, cause=next(house.causes))).live
    assert sent_off(live) == (False, False) and await bans() == 0
    assert live.seat_of(PEOPLE["GSucher"].id) is not None
    await house.check(live.row.id)


async def test_q13_6_only_who_leads_opens_a_match_again(house: House) -> None:
    live = await ended(house)
    wish = "wiederholen 1 treiber"
    await refused("quidditch-is-over", house.games.act(live.row.id, PEOPLE["GHüter"], wish, cause=next(house.causes)))
    assert replace(live.row) == (await house.games.live(live.row.id)).row
