"""Leading a game: what does not go, and what is asked for twice."""

from dataclasses import replace

import pytest

from bot.games.quidditch.model import QuidditchOptions
from bot.games.watten.model.pad import PadOptions
from bot.service.leading.conduct import Conduct
from tests.sample.model import HasardOptions
from tests.service.house import ADA, BO, CEM, DAN, REF, House, refused

FOUR = {"Nord": ADA, "Ost": BO, "Süd": CEM, "West": DAN}


@pytest.fixture
def conduct(sqlite_house: House) -> Conduct:
    return Conduct(sqlite_house.games)


async def test_no_computer_takes_a_seat_where_people_write_their_own_pad(sqlite_house: House, conduct: Conduct) -> None:
    house = sqlite_house
    pad = await house.lobby.open("wattenzettel", PadOptions(), ADA, guild_id=1, channel_id=2, seated=dict(FOUR))
    live = (await house.lobby.start(pad.row.id, ADA, cause=next(house.causes))).live
    await refused("lobby-no-robots", conduct.replace(live.row.id, ADA, "West", None, cause=1))
    after, _ = await conduct.replace(live.row.id, ADA, "West", REF, cause=2)
    assert (after.seats[-1].robot, after.seats[-1].person_id) == (False, REF.id)


async def test_a_referee_of_the_server_who_plays_gives_the_whistle_of_his_own_match_to_nobody(
    sqlite_house: House, conduct: Conduct
) -> None:
    house = sqlite_house
    match = await house.lobby.open("quidditch", QuidditchOptions(), ADA, guild_id=1, channel_id=2, referee_id=BO.id)
    await house.lobby.join(match.row.id, REF)
    await refused("whistle-not-by-players", conduct.whistle(match.row.id, REF, CEM, cause=1))
    assert (await house.games.live(match.row.id)).row.referee_id == BO.id
    admin = replace(REF, ranks=frozenset({"admin"}))
    after, _ = await conduct.whistle(match.row.id, admin, CEM, cause=2)
    assert after.row.referee_id == CEM.id, "whoever runs the server answers for it"


async def test_at_the_beginning_there_is_no_section_to_take_back(sqlite_house: House, conduct: Conduct) -> None:
    lobby, running = await sqlite_house.open(), await sqlite_house.begin(HasardOptions(rounds=2))
    for live in (lobby, running):
        await refused("game-nothing-to-rewind", conduct.rewind(live.row.id, REF, cause=1, section=True))
        assert await sqlite_house.games.live(live.row.id) == live
    await refused("rights-missing", conduct.rewind(running.row.id, CEM, cause=2, section=True))


async def test_a_section_that_is_taken_back_by_a_press_delivered_twice_is_taken_back_once(
    sqlite_house: House, conduct: Conduct
) -> None:
    live = await sqlite_house.begin(HasardOptions(rounds=2))
    await sqlite_house.act(live)
    back, act = await conduct.rewind(live.row.id, REF, cause=900, section=True)
    assert act is not None and back.folded().state == live.folded().state
    assert await conduct.rewind(live.row.id, REF, cause=900, section=True) == (back, None)
