"""People who change seats while a game goes on, and sit as before when that is taken back."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.engine.seats import Seat
from bot.service.play.games import Games
from bot.service.play.live import Live
from bot.service.play.lobby import Lobby
from bot.store.acts import Wanted, load_acts
from bot.store.database import Database
from tests.sample import GAME
from tests.sample.model import HasardEvent, Laid
from tests.sample.rules import HasardRules
from tests.service.house import ADA, BO, CEM, REF, House

RING: tuple[tuple[Seat, Seat], ...] = (("Nord", "Ost"), ("Ost", "Sued"), ("Sued", "Nord"))
SEATED = {"Nord": ADA, "Ost": BO, "Sued": CEM}


class Musical(HasardRules):
    """Whenever a card is laid, everybody moves on by one seat."""

    def moved(self, event: HasardEvent) -> Sequence[tuple[Seat, Seat]]:
        """Say who changes seats."""
        return RING if isinstance(event, Laid) else ()


@pytest.fixture
def moving(any_database: Database) -> House:
    house = House(any_database)
    house.games = Games(any_database, {GAME.name: replace(GAME, rules=Musical())}, house.clock)
    house.lobby = Lobby(house.games, expires_after=600)
    return house


def seated(live: Live) -> dict[Seat, int | None]:
    return {row.seat: row.person_id for row in live.seats if row.taken}


@pytest.mark.parametrize("times", [1, 2, 3])
async def test_rewinding_past_several_substitutions_on_one_seat(moving: House, times: int) -> None:
    """The oldest one that is undone says who sat there before."""
    began = await moving.begin(seated=SEATED)
    faces = [seated(began)]
    live = began
    for _ in range(3):
        live = (await moving.act(live)).live
        faces.append(seated(live))
    assert faces[1] == {"Nord": CEM.id, "Ost": ADA.id, "Sued": BO.id}
    assert faces[2] == {"Nord": BO.id, "Ost": CEM.id, "Sued": ADA.id}
    book = await moving.database.read(lambda db: load_acts(db, Wanted(1, ("substitution",))))
    assert [len(act.data["seats"]) for act in book] == [3, 3, 3]
    moves = [act.data["seq"] for act in book]
    back = await moving.games.rewind(began.row.id, REF, cause=1, to=moves[times - 1] - 1)
    assert seated(back.live) == faces[3 - times]
    assert seated(await Games(moving.database, moving.games.specs, moving.clock).live(began.row.id)) == faces[3 - times]
