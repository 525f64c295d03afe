"""What is settled of a tournament after its list was opened: what passes meanwhile, and what cannot be any more."""

from tests.cogs.test_turnier_checkin import at
from tests.cogs.tourney import Tourney, plain
from tests.edge.house import House, told

__all__ = ["plain"]


async def test_what_has_passed_already_may_stand_when_something_else_is_changed(house: House) -> None:
    starts, closes = at(house, 120), at(house, 60)
    day, clock = starts.split()
    tourney = await Tourney(house).open(tag=day, beginn=clock, anmeldeschluss=closes)
    given = {"title": "Kirchweih", "starts": starts, "place": "Saal", "closes": closes, "fee": ""}
    for minutes in (70, 60):
        await house.env.advance_time(60 * minutes)
        assert "Gemerkt" in told(await tourney.form(house.anna, "lead.when", **{**given, "place": f"Saal {minutes}"}))
        options = (await tourney.state()).options
        assert options.place == f"Saal {minutes}" and options.starts_at is not None
    early = await tourney.form(house.anna, "lead.when", **{**given, "starts": at(house, -5)})
    assert "schon vorbei" in told(early)
    early = await tourney.form(house.anna, "lead.when", **{**given, "closes": at(house, -5), "starts": at(house, 5)})
    assert "schon vorbei" in told(early)
    late = await tourney.form(house.anna, "lead.when", **{**given, "starts": at(house, 5), "closes": at(house, 6)})
    assert "nach dem Beginn" in told(late)
    late = await tourney.form(house.anna, "lead.when", **{**given, "closes": at(house, 5)})
    assert "nach dem Beginn" in told(late), "also if it began already"
    same = await tourney.form(house.anna, "lead.when", **{**given, "starts": at(house, 5), "closes": at(house, 5)})
    assert "Gemerkt" in told(same)
