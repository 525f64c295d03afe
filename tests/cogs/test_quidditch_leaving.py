"""People who leave in the middle of a match, and who takes over."""

from simcord.actors import MemberActor

from bot.games.quidditch import events as e
from tests.cogs.cabin import break_off, nick
from tests.cogs.pitch import Cup, facts, live, pitch, pokal, said
from tests.edge.house import House, told

__all__ = ["pitch", "pokal"]


async def leave(house: House, person: MemberActor) -> None:
    """Let somebody leave the server."""
    house.guild.remove_member(person)
    await house.env.settle()


async def test_a_match_goes_on_when_a_player_leaves_the_server(pokal: Cup) -> None:
    house, gone, fresh = pokal.house, pokal.people["GHüter"], pokal.house.ben
    await leave(house, gone)
    await pokal.until("jaeger")
    await pokal.press(pokal.referee, "fehlt GHüter")
    assert any("GHüter" in one for one in said(house.channel)[-2:])
    await pokal.referee.slash(house.channel, "partie ersetzen", platz="GHüter", person=fresh)
    assert nick(house, fresh) == "GHüter"
    await pokal.press(pokal.referee, "zurück")
    back = house.guild.add_member(gone.user)
    await house.env.settle()
    await back.send(house.channel, "Da bin ich wieder")
    match = await live(house, pokal.game)
    assert match.seat_of(gone.id) is None and match.seat_of(fresh.id) is not None
    await break_off(pokal)
    assert nick(house, fresh) is None and nick(house, back) is None


async def test_the_assistant_takes_over_when_the_referee_is_gone(pokal: Cup) -> None:
    house, assistant, next_one = pokal.house, pokal.house.anna, pokal.house.carl
    await pokal.appoint(assistant, next_one)
    await pokal.referee.slash(house.channel, "partie pfeife", an=assistant, als="gehilfe")
    assert nick(house, assistant) == "bSchiedsrichterhilfe"
    await leave(house, pokal.referee)
    pokal.referee = assistant
    await pokal.until("quaffelwurf")
    assert len(await facts(house, pokal.game, e.Angepfiffen)) == 1
    stranger = await house.ben.slash(house.channel, "partie pfeife", an=house.ben)
    assert told(stranger)
    await assistant.slash(house.channel, "partie pfeife", an=assistant)
    assert nick(house, assistant) == "aSchiedsrichter"
    await assistant.slash(house.channel, "partie pfeife", an=next_one, als="gehilfe")
    row = (await live(house, pokal.game)).row
    assert (row.referee_id, row.assistant_id) == (assistant.id, next_one.id)
    await pokal.until("jaeger")
    assert any("Quaffel" in one for one in said(pokal.officials()))
    await break_off(pokal)
    assert [nick(house, one) for one in (assistant, next_one)] == [None, None]


async def test_a_captain_who_is_gone_is_followed_by_another(pokal: Cup) -> None:
    house, gone = pokal.house, pokal.people["GJäger1"]
    await pokal.until("jaeger")
    await leave(house, gone)
    taken = await pokal.press(pokal.people["GHüter"], "kapitän GHüter")
    assert "Euer Kapitän ist GJäger1" in told(taken)
    await pokal.press(pokal.referee, "kapitän GHüter")
    assert (await pokal.state()).captain("G") == "GHüter"
    await pokal.press(pokal.people["GHüter"], "ja ende")
    assert [one.wer for one in await facts(house, pokal.game, e.Zugestimmt)] == ["G"]
