"""A game: moves of people, computers and the clock, limits let pass, seats given up and taken, the end, the next."""

from collections.abc import Sequence
from typing import Any

from bot.engine.spec import AnyGame
from bot.service.play import rematch
from bot.service.play.live import Live, Who
from bot.service.play.owing import reminders
from bot.service.play.proof import proof_of
from bot.store.deadlines import next_deadlines, next_reminders
from tests.sample.model import HasardOptions
from tests.service.house import ADA, BO, CEM, DAN, REF
from tests.service.ledger import Ledger

TOURIST = Who(30, "Tourist")


async def first(spec: AnyGame, view: Any, legal: Sequence[Any]) -> Any:
    """Think of the first thing that comes to mind."""
    return legal[0]


async def keep(ledger: Ledger) -> None:
    do, games, lobby, clock = ledger.do, ledger.games, ledger.lobby, ledger.clock
    people = {"Nord": ADA, "Ost": BO}
    live = await do(
        "open", lobby.open("hasard", HasardOptions(rounds=3), ADA, guild_id=1, channel_id=2, seated=people, cause=7000)
    )
    id = live.row.id
    live = (await do("begin", lobby.start(id, ADA, cause=7001))).live

    async def move(who: Who, cause: int, **more: Any) -> None:
        live = await games.live(id)
        row = live.seat_of(who.id)
        legal = live.spec.rules.legal(live.folded().state, row.seat) if row else ()
        words = live.spec.notation.write(legal[0]) if legal else "wurf"
        await do(f"{who.name}: {words}", games.act(id, who, words, cause=cause, **more))

    await do("nonsense", games.act(id, ADA, "quatsch", cause=7002))
    await do("a stranger", games.act(id, TOURIST, "wurf", cause=7003))
    token = live.token
    clock.move(21)
    await move(ADA, 7004, token=token)
    await move(ADA, 7004, token=token)
    await move(ADA, 7005, token=token)
    await move(BO, 7006, token=token)
    await move(ADA, 7007, token=token)
    await do("not his turn", games.act(id, BO, "wurf", cause=7008))
    await do("a fine by a player", games.act(id, ADA, "strafe Ost", cause=7009))
    await do("what Ada sees", _look(ledger, id, ADA))
    await do("what all see", _look(ledger, id, None))
    await move(ADA, 7010)
    await do("a report for a seat", games.act_for(id, "Ost", "wurf"))
    await do("a report that is none", games.act_for(id, "Ost", "quatsch"))

    for number in range(4):
        live = await games.live(id)
        clock.move(25)
        await do("who is nudged", _reminders(ledger, live))
        await do("what the clock has ahead", _ahead(ledger))
        if number == 2:
            await move(ADA, 7020)
            live = await games.live(id)
        clock.move(36)
        assert live.deadline is not None
        await do(f"time is up {number}", games.time_up(live.deadline))
        await do("once", games.time_up(live.deadline))
    live = await games.live(id)
    robots = [row.seat for row in live.seats if row.robot]
    assert robots, "somebody was never there"
    await do("the computer moves", games.robot_move(id, first))
    await do("Cem may not have it", ledger.leaving.take(id, CEM, robots[0], cause=7030))
    absent = live.former[-1].person_id
    back = next(who for who in (ADA, BO) if who.id == absent)
    await do("who was away comes back", ledger.leaving.take(id, back, robots[0], cause=7031))
    await do("twice", ledger.leaving.take(id, back, robots[0], cause=7032))
    other = BO if back is ADA else ADA
    await do("the other one leaves", ledger.leaving.leave(id, other, cause=7033))
    await do("and cannot leave again", ledger.leaving.leave(id, other, cause=7034))
    empty = next(row.seat for row in (await games.live(id)).seats if row.robot)
    await do("no such seat", ledger.leaving.take(id, CEM, "Küche", cause=7035))
    await do("Cem sits down there", ledger.leaving.take(id, CEM, empty, cause=7036))
    await do("it is his", ledger.leaving.take(id, DAN, empty, cause=7037))
    await do("Cem leaves, too", ledger.leaving.leave(id, CEM, cause=7038))
    while (live := await games.live(id)).row.status == "running":
        if live.awaited_robot():
            await do("the computer moves", games.robot_move(id, first))
        else:
            clock.move(1)
            await move(back, 7100 + live.row.head)
    await do("nobody owes anything", games.robot_move(id, first))
    await do("too late", games.act(id, back, "wurf", cause=7200))
    await do("a step of before", games.act(id, back, "wurf", cause=7201, token=token))
    await do("the proof", proof_of(ledger.database, id))
    await do("a proof of nothing", proof_of(ledger.database, "nichts"))
    await do("everything again", _names_then(ledger, id))

    next_id, none = await rematch.following(games, live)
    await do("a stranger wants another", rematch.must_have_played(games, live, TOURIST))
    await do("who played wants another", rematch.must_have_played(games, live, back))
    again = await do(f"another one, {none}", rematch.open_next(games, lobby, live, back, next_id, 9))
    await do("it is found", _following(ledger, live))
    await do("it is not over", rematch.must_have_played(games, again, back))
    await do("no proof yet", proof_of(ledger.database, again.row.id))
    await do("it is cleared away", ledger.conduct.call_off(again.row.id, back, cause=7300))
    await do("one more may follow", _following(ledger, live))


async def _following(ledger: Ledger, live: Live) -> list[object]:
    id, found = await rematch.following(ledger.games, live)
    return [id, found and found.row.id]


async def _look(ledger: Ledger, id: str, who: Who | None) -> list[object]:
    look = await ledger.games.look(id, who)
    return [look.seat, look.told, look.view, look.outcome, look.live.step().key, look.live.token, look.live.clock_token]


async def _reminders(ledger: Ledger, live: Live) -> list[object]:
    assert live.deadline is not None
    return list(reminders(live, live.deadline, ledger.clock()))


async def _ahead(ledger: Ledger) -> list[object]:
    return await ledger.database.read(lambda db: [*next_deadlines(db), *next_reminders(db)])


async def _names_then(ledger: Ledger, id: str) -> list[object]:
    """Tell the whole log with those who sat there then."""
    look = await ledger.games.look(id, REF, lines=100)
    return list(look.told)
