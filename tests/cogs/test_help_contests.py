"""/hilfe where a tournament or a season stands, and elsewhere on its server."""

from tests.cogs.helping import help_me
from tests.cogs.test_pokal import BOSS, Cup
from tests.cogs.tourney import Tourney
from tests.edge.house import House, labels, words


async def test_at_a_tournament_whoever_leads_and_whoever_looks_are_told_what_they_can_do(house: House) -> None:
    await Tourney(house).open()
    lead = words(await help_me(house, house.anna))
    assert "Du leitest dieses Turnier" in lead
    looks = await help_me(house, house.ben)
    assert "drückt „Mein Turnier“" in words(looks)
    assert labels(looks)[:3] == ["Mein Turnier", "Zur Tafel", "Regeln"]


async def test_at_a_season_a_player_reads_which_command_says_their_days(house: House) -> None:
    cup = await Cup(house).open()
    shown = await help_me(house, cup.people["G"])
    assert "### Quidditch-Pokal" in words(shown)
    pokal = house.services.command_ids["pokal"]
    assert f"Deine Tage kreuzt du mit </pokal zeit:{pokal}> an" in words(shown)
    assert "Mein Turnier" not in words(shown), "a season has no such button"
    assert "Zum Tisch" not in labels(shown)
    leads = words(await help_me(house, house.person("chefin", manager=True)))
    assert "Die Saison wartet auf **dich**." in leads and "Du leitest diese Saison" in leads
    emily = house.person("emily", locale="en-GB")
    assert "Tick your days with `/cup days`" in words(await help_me(house, emily))


async def test_elsewhere_contests_of_the_server_are_named_with_their_channels(house: House) -> None:
    await Tourney(house).open()
    away = house.guild.create_text_channel("woanders")
    said = words(await help_me(house, house.ben, away))
    assert "Hier läuft gerade nichts" in said
    assert f"**Auf diesem Server läuft:** Wattturnier (<#{house.channel.id}>)" in said


async def test_a_season_without_a_name_is_called_as_the_server_speaks(house: House) -> None:
    await house.inside(house.services.servers.change(house.guild.id, "language", "en", BOSS))
    cup = await Cup(house).open()
    assert (await cup.state()).options.title == "Quidditch cup"
