"""Clocks of every game: a pause never gives time back, and nobody loses any."""

import pytest

from bot.engine.spec import AnyGame
from bot.service.leading.conduct import Conduct
from bot.service.play.live import Live, Who
from tests.playing import variants
from tests.service.house import REF, SPECS, House

ACTIONS = 25
GAMES = [spec for spec in SPECS.values() if spec.contest is None]
"""Contests have no lobby and no limit of a step: their clock is the calendar's."""


async def begun(house: House, spec: AnyGame, variant: int) -> Live:
    options = variants(spec)[variant % len(variants(spec))]
    people = {seat: Who(100 + number, f"P{number}") for number, seat in enumerate(spec.lobby.seats(options))}
    host = next(iter(people.values()))
    live = await house.lobby.open(
        spec.name, options, host, guild_id=1, channel_id=2, referee_id=REF.id, seated=dict(people)
    )
    return (await house.lobby.start(live.row.id, host, cause=next(house.causes))).live


def left(house: House, live: Live) -> float | None:
    return None if live.deadline is None else (live.deadline.due_at - house.clock()).total_seconds()


@pytest.mark.parametrize("variant", range(3))
@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.name)
async def test_pausing_and_resuming_never_lengthens_a_clock(spec: AnyGame, variant: int, sqlite_house: House) -> None:
    house, conduct = sqlite_house, Conduct(sqlite_house.games)
    live = await begun(house, spec, variant)
    for _ in range(ACTIONS):
        if live.row.status != "running" or not (moves := house.moves(live)):
            break
        before = left(house, live)
        clock = live.clock_token
        house.clock.move(1.0)
        await conduct.pause(live.row.id, REF, cause=next(house.causes))
        house.clock.move(500.0)
        live, _ = await conduct.resume(live.row.id, REF, cause=next(house.causes))
        after = left(house, live)
        if before is not None:
            assert after is not None and before - 2.0 <= after <= before - 1.0 + 0.001
        who, move = moves[0]
        live = (await house.games.act(live.row.id, who, move, cause=next(house.causes))).live
        goes_on = left(house, live)
        if before is not None and live.row.status == "running" and live.clock_token == clock:
            assert goes_on is not None and goes_on <= before - 1.0 + 0.001, "the clock was set back"


async def test_a_pause_in_the_last_moment_gives_no_second_back(sqlite_house: House) -> None:
    house, conduct = sqlite_house, Conduct(sqlite_house.games)
    live = await begun(house, next(spec for spec in SPECS.values() if spec.name == "kampf"), 0)
    before = left(house, live)
    assert before is not None
    house.clock.move(before - 0.25)
    await conduct.pause(live.row.id, REF, cause=next(house.causes))
    live, _ = await conduct.resume(live.row.id, REF, cause=next(house.causes))
    assert left(house, live) == 0
