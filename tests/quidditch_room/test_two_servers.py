"""Somebody plays on two servers at once: each has its own name for him, and gives it back by itself."""

from tests.cogs.cabin import break_off, nick
from tests.cogs.pitch import Cup, kick_off, line_up, matches_of, pitch
from tests.edge.house import House

__all__ = ["pitch"]


async def attended(house: House, *games: str) -> None:
    """Wait until everybody looks as he should."""
    await house.env.settle()
    for game in games:
        await house.inside(matches_of(house)._workers.idle(game))
    await house.env.settle()


async def test_q4_4_who_plays_on_two_servers_is_named_and_renamed_on_each_by_itself(pitch: House) -> None:
    cup = Cup(pitch, "freundschaft")
    await cup.open()
    person, home, field = cup.people["GJäger1"], pitch.guild, pitch.channel
    other = pitch.env.create_guild("Nebenan")
    hall, twin = other.create_text_channel("halle"), other.add_member(person.user)
    await pitch.env.settle()
    pitch.guild, pitch.channel = other, hall
    game = await line_up(pitch, twin, {"SHüter": twin}, leitung="bot")
    await kick_off(pitch, twin, game)
    await attended(pitch, cup.game, game)
    assert nick(pitch, twin) == "SHüter"
    pitch.guild, pitch.channel = home, field
    assert nick(pitch, person) == "GJäger1"
    await break_off(cup)
    await attended(pitch, cup.game, game)
    assert nick(pitch, person) is None
    pitch.guild = other
    assert nick(pitch, twin) == "SHüter", "there it is still worn"
