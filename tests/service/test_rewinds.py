"""Going back: what has passed stays passed, and what is locked stays locked (Z6.7, Z6.9)."""

import pytest

from bot.games.wizard.model.block import BlockOptions
from bot.games.wizard.rules.block_state import locked_games
from bot.service.leading.conduct import Conduct
from bot.service.play.live import Live
from tests.service.house import ADA, BO, CEM, DAN, REF, House, refused

PEOPLE = {"A": ADA, "B": BO, "C": CEM, "D": DAN}


async def pad(house: House, **options: object) -> Live:
    """Let Ada open a pad of a tournament round for four, without a Schiedsrichter of its own."""
    settings = BlockOptions.model_validate({"mode": "round", "minutes": 50, "draw": False, **options})
    live = await house.lobby.open("wizardblock", settings, ADA, guild_id=1, channel_id=2, seated=dict(PEOPLE))
    return (await house.lobby.start(live.row.id, ADA, cause=next(house.causes))).live


async def write(house: House, live: Live, *moves: str) -> Live:
    for move in moves:
        live = (await house.games.act(live.row.id, ADA, move, cause=next(house.causes))).live
    return live


async def sound(house: House, live: Live) -> Live:
    """Let time pass to the next gong."""
    assert live.deadline is not None
    house.clock.now = live.deadline.due_at
    acted = await house.games.time_up(live.deadline)
    assert acted is not None
    return acted.live


def left(house: House, live: Live) -> float:
    assert live.deadline is not None
    return (live.deadline.due_at - house.clock()).total_seconds()


async def test_z6_9_taking_back_after_a_gong_takes_back_the_entry_and_not_the_gong(house: House) -> None:
    conduct = Conduct(house.games)
    live = await write(house, await pad(house), "ansage 1", "ansage 0")
    live = await sound(house, await sound(house, live))  # five minutes of waiting, then the first gong
    house.clock.move(60)
    before = left(house, live)
    gongs = live.folded().state.gongs
    for bids in ((1,), ()):
        live, _ = await conduct.rewind(live.row.id, ADA, cause=next(house.causes))
        state = live.folded().state
        assert (state.entry.bids, state.gongs) == (bids, gongs)
        assert left(house, live) == pytest.approx(before), "the clock was set back"
    await refused("game-nothing-to-rewind", conduct.rewind(live.row.id, ADA, cause=next(house.causes)))
    await house.check(live.row.id)


async def test_z6_9_a_gong_between_two_entries_stays_where_a_whole_game_is_taken_back(house: House) -> None:
    conduct = Conduct(house.games)
    live = await write(house, await pad(house), "ansage 1")
    live = await write(house, await sound(house, live), "ansage 0")
    gongs = live.folded().state.gongs
    live, _ = await conduct.rewind(live.row.id, ADA, cause=next(house.causes), section=True)
    assert (live.folded().state.entry.bids, live.folded().state.gongs) == ((), gongs)
    live = await write(house, live, "ansage 1")
    assert live.folded().state.entry.bids == (1,)
    await house.check(live.row.id)


async def test_z6_9_pausing_and_taking_back_does_not_set_the_clock_back(house: House) -> None:
    conduct = Conduct(house.games)
    live = await write(house, await pad(house), "ansage 1")
    house.clock.move(60)
    before = left(house, live)
    await conduct.pause(live.row.id, REF, cause=next(house.causes))
    await conduct.rewind(live.row.id, REF, cause=next(house.causes))
    live, _ = await conduct.resume(live.row.id, REF, cause=next(house.causes))
    assert left(house, live) == pytest.approx(before, abs=1)


async def test_z6_7_the_host_does_not_get_behind_a_lock_by_going_back(house: House) -> None:
    conduct = Conduct(house.games)
    games = ("ansagen 1 0 0 1", "stiche 1 0 0 0", "stimmt", "ansagen 1 0 0 0", "stiche 3 0 0 0", "stimmt", "ansage 1")
    live = await write(house, await pad(house), *games)
    live, _ = await conduct.rewind(live.row.id, ADA, cause=next(house.causes))
    assert locked_games(live.folded().state) == 2, "the bid is taken back, what it locked is not opened"
    await refused("wizardblock-locked", conduct.rewind(live.row.id, ADA, cause=next(house.causes)))
    live, _ = await conduct.rewind(live.row.id, REF, cause=next(house.causes))
    assert (len(live.folded().state.sheet.rows), locked_games(live.folded().state)) == (1, 1)
    await house.check(live.row.id)
