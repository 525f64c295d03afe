"""Who has left the server, and who can go on: said where the game is played, to whoever can mend it."""

from collections.abc import AsyncIterator

import discord
import pytest
from simcord.actors import MemberActor

from bot.client import SpielleiterClient
from bot.ops.config import Settings
from bot.service.play.live import Who
from bot.service.play.owing import NOTE
from tests.cogs.court import Court
from tests.cogs.tourney import Tourney
from tests.edge.house import House, told, words
from tests.edge.pings import NOBODY
from tests.edge.test_owed import rows

SEES = discord.ApplicationFlags(gateway_guild_members=True)


@pytest.fixture
async def court(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Court]:
    """Open a court whose bot may see who comes and goes."""
    monkeypatch.setattr(SpielleiterClient, "application_flags", property(lambda self: SEES))
    house = House(Settings.model_validate(settings.model_dump() | {"intents": {"members": True}}), monkeypatch)
    await house.open()
    yield await Court(house).open()
    await house.close()


async def said_when(court: Court, person: MemberActor) -> list[str]:
    """Let somebody leave and return what is said of it in the channel."""
    before = len(court.room.history())
    court.guild.remove_member(person)
    await court.house.env.settle()
    new = [one for one in court.room.history()[before:] if "verlassen" in words(one)]
    assert all(court.house.pings(one) == NOBODY for one in new)
    return [words(one) for one in new]


async def test_a_player_who_has_left_is_named_with_his_seat(court: Court) -> None:
    await court.game()
    (line,) = await said_when(court, court.player)
    assert line.startswith("ben (Ost) hat den Server verlassen") and "`/partie ersetzen`" in line


async def test_a_referee_who_has_left_is_replaced_by_another(court: Court) -> None:
    await court.game()
    (line,) = await said_when(court, court.wim)
    assert line.startswith("Der Schiedsrichter dieser Partie hat den Server verlassen") and "`/partie pfeife`" in line


async def test_an_assistant_who_has_left_is_told_apart_from_the_referee(court: Court) -> None:
    live = await court.game()
    conduct, wim = court.house.services.conduct, Who(court.wim.id, "wim")
    zoe = Who(court.zoe.id, "zoe")
    await court.house.inside(conduct.whistle(live.row.id, wim, zoe, cause=8, assistant=True))
    (line,) = await said_when(court, court.zoe)
    assert line.startswith("Der Gehilfe des Schiedsrichters hat den Server verlassen")


async def test_whoever_has_no_part_in_a_game_leaves_without_a_word(court: Court) -> None:
    await court.game()
    assert await said_when(court, court.zoe) == []


async def test_a_game_on_another_server_is_not_spoken_of(court: Court) -> None:
    live = await court.game()
    other = court.house.env.create_guild("Anderswo")
    there = other.add_member(court.player.user)
    await court.house.env.settle()
    other.remove_member(there)
    await court.house.env.settle()
    assert not [one for one in court.room.history() if "verlassen" in words(one)]
    assert (await court.house.services.games.live(live.row.id)).seat_of(court.player.id) is not None


async def test_of_who_opens_a_mere_draft_nothing_is_said(court: Court) -> None:
    tourney = Tourney(court.house)
    await tourney.draft()
    whistle = await court.house.anna.slash(court.room, "partie pfeife", an=court.rita, partie=tourney.id)
    assert "Ein Turnier leiten mehrere" in told(whistle), "so nobody has a part in it yet"
    for person in (court.rita, court.house.anna):
        assert await said_when(court, person) == []
    assert await rows(court.house, NOTE) == []
