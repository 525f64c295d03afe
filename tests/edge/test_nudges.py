"""At a quick table whoever does not react for a third of the limit is called once; the call goes when he acts."""

from bot.service.play.live import Who
from tests.edge.house import House, words
from tests.edge.pings import ping
from tests.edge.test_sample_game import calls, deal, lay


async def test_the_call_comes_after_a_third_of_the_limit_once_and_goes(house: House) -> None:
    await deal(house, rounds=3)
    await lay(house, house.anna)
    await house.env.advance_time(19)
    assert calls(house) == []
    await house.env.advance_time(2)
    (call,) = calls(house)
    assert call.content.startswith(f"👋 {house.ben.mention}, ")
    assert "wartet auf dich" in call.content
    assert house.pings(call) == ping(house.ben)
    await house.env.advance_time(15)
    assert calls(house) == [call], "once"
    await lay(house, house.ben)
    assert calls(house) == []


async def test_each_is_called_for_himself_and_time_up_takes_all_calls_away(house: House) -> None:
    await deal(house, rounds=3)
    await house.env.advance_time(21)
    assert sorted(one.content.split(",")[0] for one in calls(house)) == sorted(
        f"👋 {person.mention}" for person in (house.anna, house.ben)
    )
    await lay(house, house.ben)
    (left,) = calls(house)
    assert house.anna.mention in left.content, "only his own call goes with him"
    await house.env.advance_time(61)
    assert [one for one in calls(house) if one.id == left.id] == []
    assert "Karte gelegt" in words(house.panel())


async def test_a_call_survives_a_crash_and_is_not_made_twice(house: House) -> None:
    await deal(house, rounds=3)
    await lay(house, house.anna)
    house.env.inject_error("POST", f"/channels/{house.channel.id}/messages", status=500, times=1)
    await house.env.advance_time(21)
    await house.restart()
    await house.env.advance_time(12)
    assert len(calls(house)) == 1
    await house.restart()
    await house.env.advance_time(5)
    assert len(calls(house)) == 1
    await lay(house, house.ben)
    assert calls(house) == []


async def test_the_call_goes_with_whoever_gives_up_the_seat(house: House) -> None:
    game = await deal(house, rounds=3)
    await lay(house, house.anna)
    await house.env.advance_time(21)
    (call,) = calls(house)
    assert house.ben.mention in call.content
    await house.inside(house.services.leaving.leave(game, Who(house.ben.id, "ben"), cause=7))
    assert calls(house) == []


async def test_the_call_stays_while_others_change_seats(house: House) -> None:
    game = await deal(house, rounds=3)
    await lay(house, house.anna)
    await house.env.advance_time(21)
    host, carl = Who(house.anna.id, "anna"), Who(house.carl.id, "carl")
    await house.inside(house.services.conduct.replace(game, host, "Nord", carl, cause=7))
    (call,) = calls(house)
    assert house.ben.mention in call.content
    await house.inside(house.services.conduct.replace(game, host, "Ost", Who(house.person("dora").id, "dora"), cause=8))
    assert calls(house) == [], "it named whoever sat there before"
