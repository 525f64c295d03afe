"""Another game with the same people: who sits there again, and whose seat stays free."""

from bot.engine.seats import Seat
from bot.service.leading.conduct import Conduct
from bot.service.people.privacy import Privacy
from bot.service.people.servers import Servers
from bot.service.play.live import Live, Who, declined
from bot.service.play.rematch import following, must_have_played, open_next
from bot.store.seats import SeatRow
from tests.sample.model import HasardOptions
from tests.service.house import ADA, BO, CEM, DAN, REF, House, refused

SERVER_REFEREE = Who(98, "Pfeife", referee=True, ranks=frozenset({"referee"}))


async def again(house: House, before: Live) -> tuple[SeatRow, ...]:
    """Open the next game by Ada and return who sits where."""
    id, known = await following(house.games, before)
    assert known is None
    live = await open_next(house.games, house.lobby, before, ADA, id, 2)
    assert (live.row.id, live.row.status, live.row.host_id) == (id, "lobby", ADA.id)
    assert (live.row.referee_id, live.options) == (before.row.referee_id, before.options)
    return live.seats


async def test_everybody_sits_where_they_sat_guests_and_computers_too(sqlite_house: House) -> None:
    seated: dict[Seat, Who | str] = {"Nord": ADA, "Sued": "Oma"}
    live = await sqlite_house.open(HasardOptions(rounds=1), seated=seated, robots=["Ost"])
    live = (await sqlite_house.lobby.start(live.row.id, ADA, cause=1)).live
    over = (await Conduct(sqlite_house.games).end(live.row.id, REF, cause=2))[0]
    rows = {row.seat: row for row in await again(sqlite_house, over)}
    assert (rows["Nord"].person_id, rows["Sued"].person_id, rows["Sued"].name) == (ADA.id, None, "Oma")
    assert rows["Ost"].robot and not rows["Nord"].robot and not rows["Sued"].robot


async def test_the_seat_of_somebody_who_was_sent_off_stays_free(sqlite_house: House) -> None:
    live = await sqlite_house.begin(HasardOptions(rounds=1))
    sent_off, _ = await Conduct(sqlite_house.games).exclude(live.row.id, SERVER_REFEREE, "Ost", cause=1)
    rows = {row.seat: row for row in await again(sqlite_house, sent_off)}
    assert (rows["Nord"].person_id, rows["Ost"].taken) == (ADA.id, False)


async def test_the_seats_of_who_was_erased_or_is_kept_off_stay_free(sqlite_house: House) -> None:
    house = sqlite_house
    over = await house.finish(await house.begin(HasardOptions(rounds=1), {"Nord": ADA, "Ost": BO, "Sued": CEM}))
    await Privacy(house.games, Servers(house.database, house.games.feed, house.clock)).erase(CEM.id)

    async def bounce(live: Live, who: Who, seat: Seat) -> None:
        if who.id == BO.id:
            raise declined("lobby-not-in")

    house.lobby.gate("test", bounce)
    rows = {row.seat: row for row in await again(house, await house.games.live(over.row.id))}
    assert [seat for seat, row in rows.items() if row.taken] == ["Nord"]


async def test_only_who_had_a_part_in_a_game_that_is_over_opens_the_next(sqlite_house: House) -> None:
    live = await sqlite_house.begin(HasardOptions(rounds=1))
    await refused("end-not-over", must_have_played(sqlite_house.games, live, ADA))
    over = await sqlite_house.finish(live)
    await must_have_played(sqlite_house.games, over, BO)
    await must_have_played(sqlite_house.games, over, REF)
    await refused("end-not-played", must_have_played(sqlite_house.games, over, DAN))


async def test_the_next_game_is_one_until_it_is_played_or_comes_to_nothing(sqlite_house: House) -> None:
    house = sqlite_house
    over = await house.finish(await house.begin(HasardOptions(rounds=1)))
    first, _ = await following(house.games, over)
    await open_next(house.games, house.lobby, over, ADA, first, 2)
    id, known = await following(house.games, over)
    assert (id, known is not None) == (first, True)
    await Conduct(house.games).call_off(first, REF, cause=3)
    id, known = await following(house.games, over)
    assert (id != first, known) == (True, None)
