"""Which tournament a command means: the one that is named, the one of the channel, or the only one there is."""

from tests.cogs.tourney import Tourney, plain
from tests.edge.house import House, told

__all__ = ["plain"]


async def test_a_command_means_the_tournament_of_its_channel_and_asks_where_that_is_not_clear(house: House) -> None:
    here, there, nowhere = house.channel, *(house.guild.create_text_channel(name) for name in ("nebenan", "flur"))
    await house.env.settle()
    first = await Tourney(house).open("wizard", "Erstes")
    assert "Erstes" in told(await house.ben.slash(nowhere, "turnier stand")), "it is the only one"
    house.channel = there
    await Tourney(house).open("wizard", "Zweites")
    assert "Erstes" in told(await house.ben.slash(here, "turnier stand"))
    assert "Zweites" in told(await house.ben.slash(there, "turnier stand"))
    unclear = told(await house.ben.slash(nowhere, "turnier stand"))
    assert "Erstes" not in unclear and "Zweites" not in unclear
    assert "Erstes" in told(await house.ben.slash(there, "turnier stand", turnier=" ERSTES "))
    assert "Zweites" in told(await house.ben.slash(here, "turnier stand", turnier="zweites"))
    unknown = told(await house.ben.slash(here, "turnier stand", turnier="Drittes"))
    assert "Erstes" not in unknown and "Zweites" not in unknown
    await Tourney(house).draft("wizard", "Entwurf")
    assert "Erstes" in told(await house.anna.slash(here, "turnier stand")), "a draft comes last"
    assert "Entwurf" in told(await house.anna.slash(here, "turnier stand", turnier="entwurf"))
    assert "Entwurf" not in told(await house.ben.slash(here, "turnier stand", turnier="entwurf"))
    house.channel = here
    await first.do("close")
    assert "Zweites" in told(await house.ben.slash(here, "turnier stand")), "what runs goes before what is over"
    assert "Erstes" in told(await house.ben.slash(here, "turnier stand", turnier="erstes"))
    assert "Erstes" not in told(await house.ben.slash(here, "turnier anmelden", turnier="erstes"))


async def test_two_tournaments_in_one_channel_are_told_apart_by_their_names(house: House) -> None:
    await Tourney(house).open("wizard", "Erstes")
    await Tourney(house).open("wizard", "Zweites")
    unclear = told(await house.ben.slash(house.channel, "turnier anmelden"))
    assert "Erstes" not in unclear and "Zweites" not in unclear
    assert "Zweites" in told(await house.ben.slash(house.channel, "turnier anmelden", turnier="Zweites"))
    listed = told(await house.ben.slash(house.channel, "turnier liste"))
    assert "Erstes" in listed and "Zweites" in listed
