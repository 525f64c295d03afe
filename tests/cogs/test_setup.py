"""/einrichten: the present state, every change, what is missing made with one press, and a precise check-up."""

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.store.acts import Wanted
from tests.ui.house import House, controls, labels, sheet, told, words


@pytest.fixture
async def chief(house: House) -> MemberActor:
    return house.person("chefin", manager=True)


async def acts(house: House) -> list[dict[str, object]]:
    found, _ = await house.desk.order.find(Wanted(house.guild.id, ("setup",)))
    return [act.data for act in found]


async def checked(house: House, chief: MemberActor) -> ResponseMessage:
    page = sheet(await chief.slash(house.channel, "einrichten"))
    return sheet(await chief.click(page, label="Prüfung"))


async def test_only_administrators_get_in(house: House, chief: MemberActor) -> None:
    shown = sheet(await chief.slash(house.channel, "einrichten"))
    assert labels(shown) == ["Rollen", "Häuser", "Kanäle", "Sonstiges", "Prüfung"]
    assert "einrichten" in chief.available_commands(house.channel)
    assert "einrichten" not in house.anna.available_commands(house.channel)
    await house.anna.slash(house.channel, "wuerfel kampf")
    no = await house.press(house.anna, "eb:make")
    assert "wer den Server verwaltet" in told(no)


async def test_roles_are_chosen_shown_and_logged(house: House, chief: MemberActor) -> None:
    role = house.guild.create_role("Pfeifen")
    first = sheet(await chief.slash(house.channel, "einrichten"))
    again = await chief.select(first, [role], custom_id="er:referee")
    assert f"<@&{role.id}>" in words(again.response)
    assert house.desk.servers.of(house.guild.id).roles["referee"] == (role.id,)
    assert await acts(house) == [{"key": "role.referee", "before": [], "after": [role.id]}]
    rita = house.person("rita", wearing=[role])
    guild = house.client.get_guild(house.guild.id)
    assert guild is not None
    assert house.desk.who(await house.inside(guild.fetch_member(rita.id))).referee
    empty = await chief.select(first, [], custom_id="er:referee")
    assert "noch niemand" in words(empty.response)
    assert len(await acts(house)) == 2


async def test_language_changes_what_everybody_sees(house: House, chief: MemberActor) -> None:
    page = sheet(await chief.slash(house.channel, "einrichten"))
    more = sheet(await chief.click(page, label="Sonstiges"))
    await chief.select(more, ["en"], custom_id="es:language")
    await house.anna.slash(house.channel, "wuerfel kampf", gegner=house.ben)
    assert "Promise" in words(house.panel())
    await house.restart()
    assert house.desk.servers.of(house.guild.id).language == "en"


async def test_what_is_missing_is_made_with_one_press(house: House, chief: MemberActor) -> None:
    old = house.guild.create_role("gryffindor")
    page = await checked(house, chief)
    done = await chief.click(page, label="Fehlendes anlegen")
    said = words(done.response)
    assert said.count("✅ Angelegt") == 9
    assert f"Gab es schon, nehme ich: <@&{old.id}>" in said
    server = house.desk.servers.of(house.guild.id)
    assert set(server.roles) == {"referee", "committee", "director", "G", "H", "R", "S"}
    assert set(server.channels) == {"matches", "news", "log"}
    guild = house.client.get_guild(house.guild.id)
    assert guild is not None
    diary = guild.get_channel(server.channels["log"])
    assert diary is not None
    assert not diary.permissions_for(guild.default_role).view_channel
    assert guild.get_role(server.roles["referee"][0]).permissions.moderate_members  # type: ignore[union-attr]  # it is there
    assert "Es fehlt nichts" in words((await chief.click(sheet(done), label="Fehlendes anlegen")).response)


async def test_what_discord_forbids_is_said_and_nothing_is_lost(house: House, chief: MemberActor) -> None:
    page = await checked(house, chief)
    house.env.inject_error("POST", "/guilds/*/roles", status=403, code=50013, message="Missing Permissions", times=None)
    house.env.inject_error("POST", "/guilds/*/channels", status=403, code=50013, times=None)
    said = words((await chief.click(page, label="Fehlendes anlegen")).response)
    assert said.count("❌") == 10
    assert "Missing Permissions" in said
    assert house.desk.servers.of(house.guild.id).roles == {}


async def test_the_check_up_names_what_to_change(house: House, chief: MemberActor) -> None:
    gone = house.guild.create_role("Vergangen")
    page = sheet(await chief.slash(house.channel, "einrichten"))
    await chief.select(page, [gone], custom_id="er:committee")
    guild = house.client.get_guild(house.guild.id)
    assert guild is not None
    await house.inside(guild.get_role(gone.id).delete())  # type: ignore[union-attr]  # it is there
    said = words((await chief.click(page, label="Prüfung")).response)
    assert "Quidditch-OK wurde gelöscht" in said


async def test_a_deleted_role_alarms_the_administrators(house: House, chief: MemberActor) -> None:
    role = house.guild.create_role("Schiris")
    diary = house.guild.create_text_channel("log")
    page = sheet(await chief.slash(house.channel, "einrichten"))
    await chief.select(page, [role], custom_id="er:referee")
    channels = sheet(await chief.click(page, label="Kanäle"))
    await chief.select(channels, [diary], custom_id="ec:log")
    guild = house.client.get_guild(house.guild.id)
    assert guild is not None
    await house.inside(guild.get_role(role.id).delete())  # type: ignore[union-attr]  # it is there
    assert any("„Schiris“ wurde gelöscht" in one.content for one in diary.history())


async def test_the_channel_of_a_game_is_deleted_and_the_game_goes_on_elsewhere(house: House) -> None:
    await house.anna.slash(house.channel, "wuerfel kampf", gegner=house.ben)
    game = house.game_id()
    guild = house.client.get_guild(house.guild.id)
    assert guild is not None
    other = house.guild.create_text_channel("ausweich")
    await house.env.settle()
    await house.inside(guild.get_channel(house.channel.id).delete())  # type: ignore[union-attr]  # it is there
    note = house.anna.user.dm_channel.history()[-1].content
    assert f"/partie hier partie:{game}" in note
    await house.anna.slash(other, "partie hier", partie=game)
    panel = house.panel(other)
    assert controls(panel)[0].startswith(f"m:{game}:")
    await house.ben.click(panel, label="Würfeln")
    assert f"{house.ben.mention} (0 XP): **" in words(house.panel(other))
