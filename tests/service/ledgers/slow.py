"""A game for people who do not sit and wait: who is called, reminded and replaced; a clock that runs by itself."""

from typing import Any

from bot.service.play.clockwork import Clockwork
from bot.service.play.live import Who
from tests.sample.model import HasardOptions
from tests.service.house import ADA, BO, CEM, REF
from tests.service.ledger import Ledger

HOUR = 3600
PEOPLE = {"Nord": ADA, "Ost": BO, "Sued": CEM}


async def keep(ledger: Ledger) -> None:
    do, games, lobby, clock = ledger.do, ledger.games, ledger.lobby, ledger.clock
    opening: dict[str, Any] = {"guild_id": 1, "channel_id": 2, "seated": PEOPLE, "cause": 6000}
    live = await do("open", lobby.open("hasard", HasardOptions(rounds=2, seconds=24 * HOUR), ADA, **opening))
    id = live.row.id
    ledger.trusting = True  # that somebody was reminded stands in the database alone
    await do("begin", lobby.start(id, ADA, cause=6001))
    work = Clockwork(games, {"step": games.time_up, "lobby": lobby.expire})
    causes = iter(range(6100, 6200))

    async def move(who: Who) -> None:
        live = await games.live(id)
        row = live.seat_of(who.id)
        assert row is not None
        legal = live.spec.rules.legal(live.folded().state, row.seat)
        words = live.spec.notation.write(legal[-1]) if legal else "wurf"
        await do(f"{clock() - live.row.created_at} {who.name}: {words}", games.act(id, who, words, cause=next(causes)))

    for seconds, who in ((HOUR, ADA), (HOUR, BO), (60, CEM), (60, ADA), (HOUR, BO), (119, CEM), (121, ADA)):
        clock.move(seconds)
        await move(who)
    clock.move(17 * HOUR)
    await do("not yet", work._round())
    clock.move(2 * HOUR)
    await do("three quarters of the time", work._round())
    await do("once", work._round())
    clock.move(3 * HOUR)
    await move(BO)
    clock.move(24 * HOUR)
    await do("time is up", work._round())
    await do("pause", ledger.conduct.pause(id, ADA, cause=6002))
    clock.move(100 * HOUR)
    await do("nothing happens in a pause", work._round())
    await do("a step back in the pause", ledger.conduct.rewind(id, REF, cause=6003))
    await do("go on", ledger.conduct.resume(id, ADA, cause=6004))
    for hours in (19, 6, 25, 25):
        clock.move(hours * HOUR)
        await do(f"{hours} hours later", work._round())
    await do("who sat where", _company(ledger, id))
    await do("the whole log", _told(ledger, id))
    await do("another table", lobby.open("hasard", HasardOptions(), ADA, **{**opening, "cause": 6005}))
    clock.move(601)
    await do("nobody begins", work._round())
    await do("how many were fired", _fired(work))


async def _company(ledger: Ledger, id: str) -> list[Any]:
    live = await ledger.games.live(id)
    return [live.seats, live.former, [live.name_of(row.seat) for row in live.seats],
            [live.short_name_of(row.seat) for row in live.seats]]  # fmt: skip


async def _told(ledger: Ledger, id: str) -> list[Any]:
    return list((await ledger.games.look(id, lines=100)).told)


async def _fired(work: Clockwork) -> int:
    return work.fired
