"""Spectators of a match in a channel of its own: inside before the kick-off, marked, quiet, and given back (Q4.3)."""

from typing import Any

import discord
import pytest
from simcord.backend.errors import SetupError
from simcord.builders import ChannelHandle

from tests.cogs.pitch import Cup, pitch
from tests.ui.house import House, told

__all__ = ["pitch"]


class Arena:
    """A match in a channel that was made for it."""

    def __init__(self, house: House, cup: Cup, place: ChannelHandle) -> None:
        """Know where everything is."""
        self.house, self.cup, self.place = house, cup, place

    def sees(self, person_id: int) -> bool | None:
        """Tell what the channel says about somebody's sight; None: what holds for everybody."""
        overwrite: Any = self._channel().overwrites_for(discord.Object(person_id, type=discord.Member))
        return overwrite.view_channel  # type: ignore[no-any-return]  # Discord's library is loose here

    def everybody(self) -> discord.PermissionOverwrite:
        """Return what holds for everybody else."""
        channel = self._channel()
        return channel.overwrites_for(channel.guild.default_role)

    def _channel(self) -> discord.TextChannel:
        channel = self.house.client.get_channel(self.place.id)
        assert isinstance(channel, discord.TextChannel)
        return channel

    def nick(self, person_id: int) -> str | None:
        """Return the name somebody wears on the server."""
        return self.house.env.backend.get_member(self.house.guild.id, person_id).nick

    async def watch(self, person: Any) -> str:
        """Press the button of the invitation."""
        note = next(one for one in self.place.history() if "Mit dem Anpfiff schließen die Tore" in one.content)
        answer = told(await person.click(note, label="Zuschauen"))
        await self.house.env.settle()
        return answer

    async def start(self) -> None:
        """Begin; captains, referee and players do what they are asked."""
        await self.house.press(self.cup.referee, f"l:{self.cup.game}:start", self.house.panel(self.place))
        await self.house.env.settle()


@pytest.fixture
async def arena(pitch: House) -> Arena:
    """Line up in a channel of its own."""
    cup = Cup(pitch, "freundschaft")
    await pitch.env.settle()
    await cup.referee.slash(pitch.channel, "quidditch neu", haus1="G", haus2="S", leitung="ich", ort="kanal")
    await pitch.env.settle()
    place = next(one for name, one in pitch.guild.channels.items() if name.startswith("quidditch-"))
    panel = pitch.panel(place)
    cup.game = pitch.game_id(panel)
    for seat, person in cup.people.items():
        await pitch.press(person, f"t:{cup.game}", panel, kind=3, values=[seat])
    pitch.channel = place
    return Arena(pitch, cup, place)


async def test_q4_3_the_gates_are_shut_at_the_kick_off(arena: Arena) -> None:
    fan, late, player = arena.cup.fan, arena.house.anna, arena.cup.people["GHüter"]
    assert "Willkommen auf der Tribüne" in await arena.watch(fan)
    assert arena.nick(fan.id) == "zzita"
    assert "mittendrin" in await arena.watch(player)
    await arena.start()
    assert arena.everybody().view_channel is None
    await arena.cup.until("besitz")
    await arena.house.env.settle()
    assert arena.everybody().view_channel is False
    assert arena.everybody().send_messages is False
    assert arena.sees(fan.id) is True
    assert arena.sees(player.id) is True
    assert arena.sees(late.id) is None
    with pytest.raises(SetupError, match="not visible"):
        await arena.watch(late)
    stand = [one for one in arena.place.threads if one.name == "Tribüne"]
    assert len(stand) == 1


async def test_afterwards_everything_is_as_before(arena: Arena) -> None:
    fan = arena.cup.fan
    await arena.watch(fan)
    await arena.start()
    await arena.cup.until("besitz")
    form = await arena.cup.referee.slash(arena.place, "partie beenden")
    await arena.cup.referee.submit_modal(form, {"line": "Feierabend"})
    await arena.house.env.settle()
    assert not arena.nick(fan.id)
    assert arena.everybody().view_channel is None
    assert arena.everybody().send_messages is None
    assert arena.sees(fan.id) is None


async def test_who_was_sent_out_stays_out(arena: Arena) -> None:
    fan = arena.cup.fan
    await arena.watch(fan)
    channel = arena._channel()
    member = await arena.house.inside(channel.guild.fetch_member(fan.id))
    await arena.house.inside(channel.set_permissions(member, view_channel=False))
    await arena.start()
    await arena.cup.until("besitz")
    await arena.house.env.settle()
    assert arena.sees(fan.id) is False


async def test_a_private_channel_stays_private_afterwards(arena: Arena) -> None:
    await arena.start()
    channel = arena._channel()
    await arena.house.inside(channel.set_permissions(channel.guild.default_role, view_channel=False))
    await arena.cup.until("besitz")
    form = await arena.cup.referee.slash(arena.place, "partie beenden")
    await arena.cup.referee.submit_modal(form, {"line": "Feierabend"})
    await arena.house.env.settle()
    assert arena.everybody().view_channel is False


async def test_watching_by_command_in_any_channel(pitch: House) -> None:
    cup = Cup(pitch, "freundschaft")
    nothing = await cup.fan.slash(pitch.channel, "quidditch zuschauen")
    assert "kein Quidditch-Spiel" in told(nothing)
    await cup.open()
    assert "Tribüne" in told(await cup.fan.slash(pitch.channel, "quidditch zuschauen"))
    assert pitch.env.backend.get_member(pitch.guild.id, cup.fan.id).nick == "zzita"
    await cup.until("jaeger")
    assert "Tore sind zu" in told(await pitch.anna.slash(pitch.channel, "quidditch zuschauen"))
    await pitch.restart()
    assert pitch.env.backend.get_member(pitch.guild.id, cup.fan.id).nick == "zzita"
