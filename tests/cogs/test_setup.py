"""/einrichten: the present state, every change, what is missing made with one press, and a precise check-up."""

from unittest.mock import patch

import discord
import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.edge.kit.access import CONTEST, MATCH, NEEDED, ORDER, rights
from bot.edge.setup.checkup import findings
from bot.store.acts import Wanted
from bot.texts import Texts
from tests.cogs.cabin import allow
from tests.cogs.forgery import call, commands
from tests.edge.house import House, controls, labels, raw, sheet, told, words


@pytest.fixture
async def chief(house: House) -> MemberActor:
    return house.person("chefin", manager=True)


async def acts(house: House) -> list[dict[str, object]]:
    found, _ = await house.services.book.find(Wanted(house.guild.id, ("setup",)))
    return [act.data for act in found]


async def opened(house: House, chief: MemberActor, page: str = "") -> ResponseMessage:
    first = sheet(await chief.slash(house.channel, "einrichten"))
    return sheet(await chief.click(first, label=page)) if page else first


async def test_only_administrators_get_in(house: House, chief: MemberActor) -> None:
    shown = sheet(await chief.slash(house.channel, "einrichten"))
    tabs = ["Übersicht", "Rollen", "Häuser", "Kanäle", "Sonstiges", "Prüfung"]
    assert labels(shown) == ["Alles so einrichten", *tabs]
    assert "einrichten" in chief.available_commands(house.channel)
    assert "einrichten" not in house.anna.available_commands(house.channel)
    await house.anna.slash(house.channel, "wuerfel kampf")
    no = await house.press(house.anna, "eb:make")
    assert "wer den Server verwaltet" in told(no)
    (command,) = (one for one in commands(house) if one.qualified_name == "einrichten")
    alone = await call(house, chief.user, chief.user.dm_channel, command, [])
    assert "wer den Server verwaltet" in told(alone), "in direct messages nobody is one"


async def test_roles_are_chosen_shown_and_logged(house: House, chief: MemberActor) -> None:
    role = house.guild.create_role("Pfeifen")
    first = await opened(house, chief, "Rollen")
    again = await chief.select(first, [role], custom_id="er:referee")
    assert f"<@&{role.id}>" in words(again.response)
    assert house.services.servers.of(house.guild.id).roles["referee"] == (role.id,)
    assert await acts(house) == [{"key": "role.referee", "before": [], "after": [role.id]}]
    rita = house.person("rita", wearing=[role])
    guild = house.client.get_guild(house.guild.id)
    assert guild is not None
    assert house.services.who(await house.inside(guild.fetch_member(rita.id))).referee
    empty = await chief.select(first, [], custom_id="er:referee")
    assert "noch keine Rolle" in words(empty.response)
    assert len(await acts(house)) == 2


async def test_language_changes_what_everybody_sees(house: House, chief: MemberActor) -> None:
    page = sheet(await chief.slash(house.channel, "einrichten"))
    more = sheet(await chief.click(page, label="Sonstiges"))
    await chief.select(more, ["en"], custom_id="es:language")
    await house.anna.slash(house.channel, "wuerfel kampf", gegner=house.ben)
    assert "Promise" in words(house.panel())
    await house.restart()
    assert house.services.servers.of(house.guild.id).language == "en"


async def test_what_is_missing_is_shown_made_or_taken_with_one_press(house: House, chief: MemberActor) -> None:
    old = house.guild.create_role("gryffindor")
    plan = await opened(house, chief)
    assert f"🔗 **Gryffindor**: gibt es schon, nehme ich: <@&{old.id}>" in words(plan)
    assert words(plan).count("lege ich neu an") == 9
    assert "-# Leitet Spiele, verwarnt, schließt aus und führt das Log." in words(plan), "each says what it is for"
    before = words(await opened(house, chief, "Prüfung"))
    assert "Alles in Ordnung" not in before
    assert "Ohne Rolle für Gryffindor prüft niemand" in before
    done = await chief.click(plan, label="Alles so einrichten")
    said = words(done.response)
    assert said.count("✅ Angelegt") == 9
    assert f"Gab es schon, nehme ich: <@&{old.id}>" in said
    assert "Ohne " not in said, "what still is to be done is not about roles and channels"
    server = house.services.servers.of(house.guild.id)
    assert set(server.roles) == {"referee", "committee", "director", "G", "H", "R", "S"}
    assert set(server.channels) == {"matches", "news", "log"}
    guild = house.client.get_guild(house.guild.id)
    assert guild is not None
    diary = guild.get_channel(server.channels["log"])
    assert diary is not None and diary.category is not None
    assert not diary.permissions_for(guild.default_role).view_channel
    assert {guild.get_channel(id).category for id in server.channels.values()} == {diary.category}  # type: ignore[union-attr]  # they are there
    powers = {key: guild.get_role(ids[0]).permissions for key, ids in server.roles.items()}  # type: ignore[union-attr]  # they are there
    assert powers.pop("referee") == discord.Permissions(moderate_members=True)
    assert {one.value for key, one in powers.items() if key != "G"} == {0}, "nobody else gets any power with a role"
    for key in ("matches", "news"):
        assert guild.get_channel(server.channels[key]).permissions_for(guild.default_role).view_channel  # type: ignore[union-attr]  # it is there
    again = await opened(house, chief)
    assert words(again).count("✅ **") == 10 and "lege ich neu an" not in words(again), "nothing is made twice"
    assert next(one for one in raw(again) if one.get("custom_id", "").startswith("eb:make"))["disabled"]


async def test_what_there_is_under_another_name_is_taken_unless_we_may_not_speak_there(
    house: House, chief: MemberActor
) -> None:
    committee = house.guild.create_role("Orga-Komitee")
    pitch = house.guild.create_text_channel("quidditch")
    shut = house.guild.create_text_channel("ankündigungen")
    guild = house.client.get_guild(house.guild.id)
    assert guild is not None
    await house.env.settle()
    closed = guild.get_channel(shut.id)
    assert isinstance(closed, discord.TextChannel)
    await house.inside(closed.set_permissions(guild.me, send_messages=False))
    assert "➕ **#spiel-ankündigungen**: lege ich neu an" in words(await opened(house, chief))
    await house.inside(closed.set_permissions(guild.me, send_messages=True))
    plan = words(await opened(house, chief))
    assert f"🔗 **Quidditch-OK**: gibt es schon, nehme ich: {committee.mention}" in plan
    assert f"🔗 **#spielfeld**: gibt es schon, nehme ich: {pitch.mention}" in plan
    assert f"🔗 **#spiel-ankündigungen**: gibt es schon, nehme ich: {shut.mention}" in plan
    house.guild.create_text_channel("schiedsrichter-log")
    await house.env.settle()
    await chief.click(await opened(house, chief), label="Alles so einrichten")
    assert set(house.services.servers.of(guild.id).channels) == {"matches", "news", "log"}
    assert not guild.categories, "where every channel is taken nothing is made for them"


async def test_the_check_up_names_rights_as_discord_does_also_those_of_tournaments_and_cup(
    house: House, chief: MemberActor
) -> None:
    guild = house.client.get_guild(house.guild.id)
    assert guild is not None
    few = discord.Permissions(NEEDED.value | ORDER.value | MATCH.value)

    def said(have: discord.Permissions, language: str) -> str:
        with patch.object(discord.Member, "guild_permissions", have):
            found = findings(guild, house.services.servers.of(guild.id), may_read=True)
        return " ".join(house.services.texts.say(one, language) for one in found)

    assert "Für Turniere und den Pokal" in said(few, "de") and "**Events erstellen, Nachrichten anpinnen**" in said(
        few, "de"
    )
    assert "**Create Events, Pin Messages**" in said(few, "en")
    few.update(manage_events=True)
    assert "**Nachrichten anpinnen**" in said(few, "de"), "who may manage events may make them"
    assert "fehlt mir" not in said(discord.Permissions(few.value | CONTEST.value), "de")
    assert "**Kanäle ansehen, Nachrichten senden, " in said(discord.Permissions.none(), "de")


def test_every_right_we_name_has_a_name_in_both_languages() -> None:
    texts = Texts.load()
    names = [name for group in (NEEDED, ORDER, MATCH, CONTEST) for name, needed in group if needed]
    bare = [
        (name, language) for name in names for language in ("de", "en") if texts.say(rights([name]), language) == name
    ]
    assert len(names) > 15 and bare == []


async def test_what_is_not_wanted_is_left_out(house: House, chief: MemberActor) -> None:
    plan = await opened(house, chief)
    chosen = sheet(await chief.select(plan, ["role.referee", "channel.log"], custom_id="es:plan"))
    assert words(chosen).count("lasse ich weg") == 8
    said = words((await chief.click(chosen, label="Diese 2 einrichten")).response)
    assert said.count("✅ Angelegt") == 2
    server = house.services.servers.of(house.guild.id)
    assert (set(server.roles), set(server.channels)) == ({"referee"}, {"log"})
    assert "Alles in Ordnung" not in said and "Was eingerichtet ist, läuft" in said
    nothing = sheet(await chief.select(await opened(house, chief), [], custom_id="es:plan"))
    assert words(nothing).count("lasse ich weg") == 8


async def test_what_discord_forbids_is_said_and_nothing_is_lost(house: House, chief: MemberActor) -> None:
    page = await opened(house, chief)
    house.env.inject_error("POST", "/guilds/*/roles", status=403, code=50013, message="Missing Permissions", times=None)
    house.env.inject_error("POST", "/guilds/*/channels", status=403, code=50013, times=None)
    said = words((await chief.click(page, label="Alles so einrichten")).response)
    assert said.count("❌") == 10
    assert "Missing Permissions" in said
    assert house.services.servers.of(house.guild.id).roles == {}


async def test_the_check_up_names_what_to_change(house: House, chief: MemberActor) -> None:
    gone = house.guild.create_role("Vergangen")
    page = await opened(house, chief, "Rollen")
    await chief.select(page, [gone], custom_id="er:committee")
    guild = house.client.get_guild(house.guild.id)
    assert guild is not None
    await house.inside(guild.get_role(gone.id).delete())  # type: ignore[union-attr]  # it is there
    said = words((await chief.click(page, label="Prüfung")).response)
    assert "Quidditch-OK wurde gelöscht" in said


async def checked(house: House, chief: MemberActor) -> str:
    return words((await chief.click(await opened(house, chief), label="Prüfung")).response)


async def test_the_check_up_names_roles_that_stand_above_ours_and_rights_we_lack(
    house: House, chief: MemberActor
) -> None:
    high = house.guild.create_role("Löwen", position=99)
    page = await opened(house, chief, "Häuser")
    await chief.select(page, [high], custom_id="er:G")
    assert f"<@&{high.id}> steht über meiner Rolle" in await checked(house, chief)
    higher = house.guild.create_role("Pfeifen", position=99, permissions=discord.Permissions(moderate_members=True))
    await chief.select(await opened(house, chief, "Rollen"), [higher], custom_id="er:referee")
    assert (await checked(house, chief)).count("steht über meiner Rolle") == 1, "referees get nothing from us"
    guild = house.client.get_guild(house.guild.id)
    assert guild is not None
    allow(house, moderate_members=False)
    await house.env.settle()
    said = await checked(house, chief)
    assert "Mitglieder im Timeout" in said and "Kanäle ansehen" not in said


async def test_the_check_up_names_channels_that_are_gone_or_closed_to_us(house: House, chief: MemberActor) -> None:
    diary = house.guild.create_text_channel("log")
    page = await opened(house, chief, "Kanäle")
    await chief.select(page, [diary], custom_id="ec:log")
    guild = house.client.get_guild(house.guild.id)
    assert guild is not None
    channel = guild.get_channel(diary.id)
    assert isinstance(channel, discord.TextChannel)
    assert f"Das Log in {channel.mention} kann jeder lesen" in await checked(house, chief)
    await house.inside(channel.set_permissions(guild.me, view_channel=True, send_messages=False))
    said = await checked(house, chief)
    assert f"In {channel.mention} darf ich nicht lesen und schreiben" in said and "kann jeder lesen" not in said
    news = house.guild.create_text_channel("aushang")
    await chief.select(await opened(house, chief, "Kanäle"), [news], custom_id="ec:news")
    assert news.mention not in await checked(house, chief), "everybody else's channels are there to be read"
    await house.inside(channel.delete())
    assert "Der Kanal für das Log ist weg" in await checked(house, chief)


async def test_a_deleted_role_alarms_the_administrators(house: House, chief: MemberActor) -> None:
    role = house.guild.create_role("Schiris")
    diary = house.guild.create_text_channel("log")
    page = await opened(house, chief, "Rollen")
    await chief.select(page, [role], custom_id="er:referee")
    channels = sheet(await chief.click(page, label="Kanäle"))
    await chief.select(channels, [diary], custom_id="ec:log")
    guild = house.client.get_guild(house.guild.id)
    assert guild is not None
    other = house.guild.create_role("Stammtisch")
    await house.inside(guild.get_role(other.id).delete())  # type: ignore[union-attr]  # it is there
    assert not any("wurde gelöscht" in one.content for one in diary.history()), "what nobody chose alarms nobody"
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
    assert "`/partie hier`" in note and "Kampfwurf, 1. Januar 2026" in note and game not in note
    await house.anna.slash(other, "partie hier", partie=game)
    panel = house.panel(other)
    assert controls(panel)[0].startswith(f"m:{game}:")
    await house.ben.click(panel, label="Würfeln")
    assert f"{house.ben.mention} (0 XP): **" in words(house.panel(other))


async def test_the_plan_asks_for_the_language_first_and_names_what_it_makes_in_it(house: House) -> None:
    boss = house.person("boss", rights=discord.Permissions.all(), locale="en-US")
    there = house.guild.create_role("Schiedsrichter")
    plan = sheet(await boss.slash(house.channel, "einrichten"))
    assert "**Spielleitung**" in words(plan), "things are named as the server speaks"
    english = sheet(await boss.select(plan, ["en"], custom_id="es:speaks"))
    assert "**Games director**" in words(english) and "Saved" in words(english)
    assert f"🔗 **Referee**: exists, I take it: {there.mention}" in words(english)
    made = sheet(await boss.click(english, label="Set everything up like this"))
    assert "Made: <@&" in words(made)
    server = house.services.servers.of(house.guild.id)
    assert server.language == "en" and server.roles["referee"] == (there.id,)
    guild = house.client.get_guild(house.guild.id)
    assert guild is not None
    names = {role.name for role in guild.roles}
    assert "Games director" in names and "Spielleitung" not in names


async def test_where_no_game_has_house_rules_there_is_nothing_to_choose(house: House, chief: MemberActor) -> None:
    assert {"es:reads", "es:game"} <= {*controls(await opened(house, chief, "Sonstiges"))}
    games = house.services.games
    games.specs = {name: spec for name, spec in games.specs.items() if not spec.lobby.rules}
    assert games.specs
    shown = controls(await opened(house, chief, "Sonstiges"))
    assert "es:reads" in shown and "es:game" not in shown, "Discord takes no empty menu"
