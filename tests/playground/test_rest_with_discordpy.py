"""The same bot: messages, channels, threads, roles, members, events through discord.py's own objects."""

import asyncio
import datetime
import io

import discord
import pytest

from playground.client import Playground
from playground.errors import DiscordError
from tests.playground.every_feature_bot import PNG, Bot


def text_channel(bot: Bot, name: str) -> discord.TextChannel:
    found = discord.utils.get(bot.guilds[0].text_channels, name=name)
    assert found is not None
    return found


async def test_messages(pg: Playground, bot: Bot) -> None:
    hall = text_channel(bot, "eingangshalle")
    first = await hall.send("eins", embed=discord.Embed(title="T", description="D", timestamp=discord.utils.utcnow()))
    second = await first.reply("zwei", file=discord.File(io.BytesIO(PNG), "böse/../name.png"))
    assert second.reference is not None and second.reference.message_id == first.id
    assert await second.attachments[0].read() == PNG
    await first.edit(content="eins!", embed=None)
    assert [item.content async for item in hall.history(oldest_first=True)] == ["eins!", "zwei"]
    assert [item.content async for item in hall.history(after=first)] == ["zwei"]
    await first.pin(reason="wichtig")
    assert [item.id async for item in hall.pins()] == [first.id]
    await first.unpin()
    await first.add_reaction("🎲")
    fetched = await hall.fetch_message(first.id)
    assert fetched.reactions[0].me and fetched.reactions[0].count == 1
    await fetched.clear_reactions()
    third = await hall.send("drei")
    fourth = await hall.send("vier")
    await hall.delete_messages([third, fourth])
    await second.delete()
    assert [item.content async for item in hall.history() if item.type is discord.MessageType.default] == ["eins!"]
    async with hall.typing():
        pass


async def test_pictures_of_embeds_stay_through_edits(pg: Playground, bot: Bot) -> None:
    room = text_channel(bot, "dog")

    def board(title: str, url: str) -> discord.Embed:
        return discord.Embed(title=title).set_image(url=url)

    sent = await room.send(embed=board("1", "attachment://a.png"), file=discord.File(io.BytesIO(PNG), "a.png"))
    first = sent.embeds[0].image.url
    again = await sent.edit(embed=board("2", "attachment://a.png"))
    assert again.embeds[0].image.url == first
    kept = await again.edit(content="Text", embed=again.embeds[0])
    assert kept.embeds[0].image.url == first and kept.attachments == []
    other = await kept.edit(
        embed=board("3", "attachment://b.png"), attachments=[discord.File(io.BytesIO(PNG), "b.png")]
    )
    assert other.embeds[0].image.url != first
    async with pg.session.get(str(other.embeds[0].image.url)) as response:
        assert await response.read() == PNG
    await pg.advance(61)
    async with pg.session.get(str(first)) as response:
        assert response.status == 404


async def test_people_cannot_be_pinged_by_accident(pg: Playground, bot: Bot) -> None:
    anna, bruno = pg.person("anna"), pg.person("bruno")
    await anna.open()
    hall = text_channel(bot, "eingangshalle")
    quiet = await hall.send(f"<@{anna.id}> und @everyone")
    assert quiet.mentions == [] and not quiet.mention_everyone
    loud = await hall.send(f"<@{anna.id}> und @everyone", allowed_mentions=discord.AllowedMentions(users=True))
    assert [user.name for user in loud.mentions] == ["anna"]
    assert await anna.pings() == [loud.id] and await bruno.pings() == []
    everyone = await hall.send("@everyone", allowed_mentions=discord.AllowedMentions(everyone=True))
    assert await bruno.pings() == [everyone.id]


async def test_direct_messages_open_and_closed(pg: Playground, bot: Bot) -> None:
    anna = pg.person("anna")
    await anna.open()
    user = await bot.fetch_user(anna.id)
    sent = await user.send("psst", view=discord.ui.View())
    assert [item.text for item in await anna.sees()] == ["psst"]
    assert await pg.person("bruno").sees() == []
    await sent.edit(content="pssst")
    await pg.control("PATCH", "people/anna", {"dms_open": False})
    with pytest.raises(discord.Forbidden) as closed:
        await user.send("hallo?")
    assert closed.value.code == 50007
    await pg.control("PATCH", "people/anna", {"dms_open": True})
    await pg.control("DELETE", "people/anna/membership")
    with pytest.raises(discord.Forbidden) as stranger:
        await user.send("hallo?")
    assert stranger.value.code == 50278


async def test_channels_and_overwrites(pg: Playground, bot: Bot) -> None:
    anna, zita = pg.person("anna"), pg.person("zita")
    await anna.open()
    await zita.open()
    guild = bot.guilds[0]
    gryffindor = discord.utils.get(guild.roles, name="Gryffindor")
    assert gryffindor is not None
    seen = asyncio.create_task(anna.wait_for("CHANNEL_CREATE"))
    room = await guild.create_text_channel(
        "Tisch 1", topic="Watten", reason="Spiel",
        overwrites={
            guild.default_role: discord.PermissionOverwrite(view_channel=False),
            gryffindor: discord.PermissionOverwrite(view_channel=True),
            guild.me: discord.PermissionOverwrite(view_channel=True),
        },
    )  # fmt: skip
    assert (await seen)["name"] == "tisch-1"
    await room.send("nur Gryffindor")
    assert [item.text for item in await anna.sees()] == ["nur Gryffindor"]
    assert await zita.sees() == []
    gone = asyncio.create_task(anna.wait_for("CHANNEL_DELETE"))
    await room.set_permissions(gryffindor, overwrite=None)
    await gone
    assert await anna.sees() == []
    member = guild.get_member(anna.id)
    assert member is not None
    back = asyncio.create_task(anna.wait_for("CHANNEL_CREATE"))
    await room.set_permissions(member, view_channel=True)
    await back
    await room.edit(name="tisch-2", slowmode_delay=5)
    fetched = await bot.fetch_channel(room.id)
    assert isinstance(fetched, discord.TextChannel) and fetched.name == "tisch-2" and fetched.slowmode_delay == 5
    await room.delete(reason="aus")
    with pytest.raises(discord.NotFound) as missing:
        await bot.fetch_channel(room.id)
    assert missing.value.code == 10003


async def test_no_access(pg: Playground, bot: Bot) -> None:
    with pytest.raises(discord.Forbidden) as hidden:
        await text_channel(bot, "organisation").send("hallo")
    assert hidden.value.code == 50001


async def test_threads(pg: Playground, bot: Bot) -> None:
    anna, bruno = pg.person("anna"), pg.person("bruno")
    await anna.open()
    await bruno.open()
    hall = text_channel(bot, "quidditch")
    message = await hall.send("Spiel 1")
    public = await message.create_thread(name="Spiel 1", auto_archive_duration=60)
    await public.send("Anpfiff")
    assert "Anpfiff" in [item.text for item in await bruno.sees()]
    private = await hall.create_thread(name="Kabine", type=discord.ChannelType.private_thread, invitable=False)
    member = bot.guilds[0].get_member(anna.id)
    assert member is not None
    joined = asyncio.create_task(anna.wait_for("THREAD_CREATE"))
    await private.add_user(member)
    await joined
    await private.send("geheim")
    assert "geheim" in [item.text for item in await anna.sees()]
    assert "geheim" not in [item.text for item in await bruno.sees()]
    assert {item.id for item in await private.fetch_members()} == {anna.id, bot.application_id}
    sent = await private.send("wird archiviert")
    await private.edit(archived=True)
    with pytest.raises(discord.HTTPException) as archived:
        await sent.edit(content="geht nicht")
    assert archived.value.code == 50083
    found = [item.name async for item in hall.archived_threads(private=True)]
    assert found == ["Kabine"]
    await private.send("wacht auf")
    active = await bot.guilds[0].active_threads()
    assert {item.name for item in active} == {"Spiel 1", "Kabine"}
    await private.remove_user(member)
    assert "geheim" not in [item.text for item in await anna.sees()]
    await public.edit(locked=True, archived=True)
    await public.delete()


async def test_threads_archive_themselves(pg: Playground, bot: Bot) -> None:
    thread = await text_channel(bot, "dog").create_thread(
        name="kurz", type=discord.ChannelType.public_thread, auto_archive_duration=60
    )
    await pg.advance(61 * 60)
    fetched = await bot.fetch_channel(thread.id)
    assert isinstance(fetched, discord.Thread) and fetched.archived


async def test_roles_and_hierarchy(pg: Playground, bot: Bot) -> None:
    anna = pg.person("anna")
    await anna.open()
    guild = bot.guilds[0]
    role = await guild.create_role(name="Schiri", colour=0x123456, mentionable=True, reason="Liga")
    member = await guild.fetch_member(anna.id)
    await member.add_roles(role, reason="gewählt")
    assert role.id in {item.id for item in (await guild.fetch_member(anna.id)).roles}
    await role.edit(name="Schiri 2")
    await member.remove_roles(role)
    await role.delete()
    await pg.control("POST", "roles", {"name": "Oben", "position": 99})
    await pg.control("PATCH", "people/bruno", {"roles": ["Oben"]})
    above = discord.utils.get(await guild.fetch_roles(), name="Oben")
    assert above is not None
    with pytest.raises(discord.Forbidden) as too_high:
        await member.add_roles(above)
    assert too_high.value.code == 50013
    bruno = pg.person("bruno")
    await bruno.open()
    higher = await guild.fetch_member(bruno.id)
    for act in (higher.kick(), higher.edit(nick="x"), higher.timeout(datetime.timedelta(hours=1)), higher.ban()):
        with pytest.raises(discord.Forbidden):
            await act
    log = [entry async for entry in guild.audit_logs(limit=20)]
    assert any(entry.reason == "gewählt" for entry in log)


async def test_members(pg: Playground, bot: Bot) -> None:
    guild = bot.guilds[0]
    assert len([item async for item in guild.fetch_members(limit=None)]) == guild.member_count
    anna = pg.person("anna")
    await anna.open()
    member = await guild.fetch_member(anna.id)
    await member.edit(nick="Ännchen")
    assert (await guild.fetch_member(anna.id)).display_name == "Ännchen"
    await member.timeout(datetime.timedelta(minutes=5), reason="Foul")
    with pytest.raises(DiscordError) as muted:
        await anna.say("hallo")
    assert muted.value.code == 50013
    await pg.advance(6 * 60)
    await anna.say("hallo")
    with pytest.raises(discord.HTTPException) as too_long:
        await bot.http.edit_member(guild.id, anna.id, communication_disabled_until="2100-01-01T00:00:00+00:00")
    assert too_long.value.code == 50035
    owner = await guild.fetch_member(guild.owner_id or 0)
    with pytest.raises(discord.Forbidden):
        await owner.edit(nick="Chef")
    found = await guild.query_members("ann", limit=5)
    assert [item.name for item in found] == ["anna"]
    await member.kick(reason="Foulspiel")
    with pytest.raises(discord.NotFound) as gone:
        await guild.fetch_member(anna.id)
    assert gone.value.code == 10007
    await guild.ban(discord.Object(anna.id), reason="wirklich")
    assert [(item.user.name, item.reason) async for item in guild.bans()] == [("anna", "wirklich")]
    await guild.unban(discord.Object(anna.id))


async def test_joining_is_told(pg: Playground, bot: Bot) -> None:
    await pg.add_person("neu", global_name="Neuling Ünal", roles=["Zuschauer"])
    kind, member = await asyncio.wait_for(bot.events.get(), 5)
    assert kind == "join" and member.display_name == "Neuling Ünal"


async def test_scheduled_events(pg: Playground, bot: Bot) -> None:
    guild = bot.guilds[0]
    start = discord.utils.utcnow() + datetime.timedelta(days=1)
    event = await guild.create_scheduled_event(
        name="Finale", start_time=start, end_time=start + datetime.timedelta(hours=2),
        privacy_level=discord.PrivacyLevel.guild_only,
        entity_type=discord.EntityType.external, location="Stadion",
    )  # fmt: skip
    await event.edit(description="Das Finale")
    event = await event.start()
    assert (await guild.fetch_scheduled_event(event.id)).status is discord.EventStatus.active
    await event.end()
    await event.delete()
    assert await guild.fetch_scheduled_events() == []
    with pytest.raises(discord.HTTPException) as past:
        await guild.create_scheduled_event(
            name="Gestern", start_time=discord.utils.utcnow() - datetime.timedelta(days=1), location="x",
            end_time=start, privacy_level=discord.PrivacyLevel.guild_only, entity_type=discord.EntityType.external,
        )  # fmt: skip
    assert past.value.code == 50035


async def test_reactions_of_people_are_told(pg: Playground, bot: Bot) -> None:
    anna = pg.person("anna")
    said = await anna.say("wähle")
    await pg.request("PUT", f"/play/as/anna/channels/{said.channel_id}/messages/{said.id}/reactions/🦉")
    while True:
        kind, payload = await asyncio.wait_for(bot.events.get(), 5)
        if kind == "reaction":
            break
    assert str(payload.emoji) == "🦉" and payload.member.name == "anna"


async def test_forum(pg: Playground, bot: Bot) -> None:
    forum = await pg.control("POST", "channels", {"name": "forum", "type": 15})
    channel = await bot.fetch_channel(int(forum["id"]))
    assert isinstance(channel, discord.ForumChannel)
    created = await channel.create_thread(name="Regelfrage", content="Darf man das?")
    assert created.message.content == "Darf man das?"


async def test_emojis_of_the_application(pg: Playground, bot: Bot) -> None:
    sign = await bot.create_application_emoji(name="sl_die_6", image=PNG)
    assert str(sign) == f"<:sl_die_6:{sign.id}>"
    assert [one.name for one in await bot.fetch_application_emojis()] == ["sl_die_6"]
    view = discord.ui.View()
    view.add_item(discord.ui.Button(label="Würfeln", emoji=sign))
    message = await text_channel(bot, "dog").send(str(sign), view=view)
    assert message.components[0].to_dict()["components"][0]["emoji"]["id"] == sign.id  # type: ignore[typeddict-item]
    for name, image in (("x", PNG), ("mit leer", PNG), ("kein_bild", b"\x89PNG\r\n\x1a\n")):
        with pytest.raises(discord.HTTPException):
            await bot.create_application_emoji(name=name, image=image)
    await sign.delete()
    assert await bot.fetch_application_emojis() == []
    with pytest.raises(discord.NotFound):
        await sign.delete()
