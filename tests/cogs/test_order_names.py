"""What servers, rooms, roles and referees are called stays a name, in letters, questions and refusals."""

import discord

from bot.edge.setup.checkup import findings
from tests.cogs.cabin import allow
from tests.cogs.court import Court
from tests.edge.house import told, words

EVIL = "**A** [hier](http://b.example)"
"""A name that would be bold, with a link somewhere else."""


def as_name(shown: str) -> bool:
    """Tell whether the name stands there as it is written, and neither bold nor as a link."""
    return "\\*\\*A\\*\\*" in shown and "**A** [hier]" not in shown


async def test_letters_and_questions_about_a_kick_name_server_room_and_referee_as_they_are(court: Court) -> None:
    backend = court.house.env.backend
    backend.edit_guild(court.guild.id, {"name": EVIL})
    backend.edit_member(court.guild.id, court.rita.id, {"nick": EVIL})
    backend.create_thread(court.room.id, name=EVIL, owner_id=court.rita.id, type=11)
    await court.house.env.settle()
    (corner,) = court.room.threads
    await court.warn(court.rita, court.zoe)
    server, _, referee = court.dms(court.zoe)[-1].partition("hast du")
    assert as_name(server) and as_name(referee)
    await court.rita.slash(court.room, "auszeit", person=court.zoe, dauer="1h", grund="Lärm")
    assert as_name(court.dms(court.zoe)[-1])
    asked = await court.rita.slash(corner, "kick", person=court.zoe)
    assert asked.response is not None and as_name(words(asked.response).partition("schicken")[0])
    await court.rita.click(asked.response, label="Aus dem Raum")
    room, _, server = court.dms(court.zoe)[-1].partition(" auf ")
    assert as_name(room) and as_name(server)
    await court.rita.click(court.log.history()[-1], label="Wieder zulassen")
    assert as_name(court.dms(court.zoe)[-1])


async def test_refusals_and_the_checkup_name_roles_as_they_are(court: Court) -> None:
    backend, guild_id = court.house.env.backend, court.guild.id
    high = court.guild.create_role(EVIL, permissions=discord.Permissions(moderate_members=True, kick_members=True))
    above = court.guild.add_member(court.house.env.create_user("olga"), roles=[high])
    await court.house.env.settle()
    backend.edit_role(guild_id, high.id, {"position": 90})
    await court.house.env.settle()
    assert as_name(told(await court.rita.slash(court.room, "kick", person=above)))
    (mine,) = (one for one in backend.get_guild(guild_id).roles.values() if one.managed)
    backend.edit_role(guild_id, mine.id, {"name": EVIL})
    allow(court.house, manage_channels=False)
    await court.house.env.settle()
    guild, services = court.house.client.get_guild(guild_id), court.house.services
    assert guild is not None
    found = findings(guild, services.servers.of(guild_id), may_read=True)
    assert as_name(next(services.texts.say(one, "de") for one in found if one.id == "check-rights"))
