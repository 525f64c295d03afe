"""Spectators of a match in a channel of its own: inside before the kick-off, marked, quiet, and given back (Q4.3)."""

from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from simcord.backend.errors import SetupError
from simcord.builders import ChannelHandle

from tests.cogs.cabin import houses
from tests.cogs.pitch import Cup, live, pitch, said
from tests.edge.house import House, sheet, told

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
    leaving = await arena.house.press(fan, f"g:{arena.cup.game}:unwatch", arena.house.panel(arena.place))
    assert "Tore sind zu" in told(leaving) and arena.nick(fan.id) == "zzita", "nor does anybody leave the stand"
    stand = [one for one in arena.place.threads if (one.name or "").startswith("Tribüne · Gryffindor – Slytherin, ")]
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
    await pitch.anna.slash(pitch.channel, "wuerfel kampf")  # another game of the channel is none to watch
    nothing = await cup.fan.slash(pitch.channel, "quidditch zuschauen")
    assert "kein Quidditch-Spiel" in told(nothing)
    await cup.open()
    assert "Tribüne" in told(await cup.fan.slash(pitch.channel, "quidditch zuschauen"))
    assert pitch.env.backend.get_member(pitch.guild.id, cup.fan.id).nick == "zzita"
    await cup.until("jaeger")
    assert "Tore sind zu" in told(await pitch.anna.slash(pitch.channel, "quidditch zuschauen"))
    await pitch.restart()
    assert pitch.env.backend.get_member(pitch.guild.id, cup.fan.id).nick == "zzita"


async def test_watching_twice_says_so_and_the_stand_can_be_left(arena: Arena) -> None:
    fan, house = arena.cup.fan, arena.house
    await arena.watch(fan)
    again = await house.press(fan, f"g:{arena.cup.game}:watch", house.panel())
    assert "schon auf der Tribüne" in told(again)
    assert arena.nick(fan.id) == "zzita"
    seat = await house.press(fan, f"t:{arena.cup.game}", house.panel(), kind=3, values=["GTreiber1"])
    assert "als Zuschauer gemeldet" in told(seat)
    left = await fan.click(sheet(seat), label="Tribüne verlassen")
    assert "wieder wie vorher" in told(left) and not arena.nick(fan.id)
    assert "gar nicht auf der Tribüne" in told(await house.press(fan, f"g:{arena.cup.game}:unwatch", house.panel()))
    await house.press(fan, f"t:{arena.cup.game}", house.panel(), kind=3, values=["GTreiber1"])
    assert (await live(house, arena.cup.game)).seat_of(fan.id) is not None


async def test_who_watches_two_line_ups_gets_his_own_name_back(arena: Arena) -> None:
    house = arena.house
    fan = house.guild.add_member(house.env.create_user("zita_77", global_name="Zita"))
    await house.env.settle()
    await arena.watch(fan)
    assert arena.nick(fan.id) == "zZita"
    other = house.guild.create_text_channel("zweites-feld")
    await house.env.settle()
    await house.anna.slash(other, "quidditch neu", haus1="R", haus2="H")
    await fan.slash(other, "quidditch zuschauen")
    assert arena.nick(fan.id) == "zZita", "the name he is shown with, and one sign before it"
    form = await house.anna.slash(other, "partie beenden")
    await house.anna.submit_modal(form, {"line": "Regen"})
    await house.env.settle()
    assert not arena.nick(fan.id)


async def test_q4_3_who_may_not_write_does_not_speak_by_dice_either(arena: Arena) -> None:
    fan, house = arena.cup.fan, arena.house
    await arena.watch(fan)
    await arena.start()
    await arena.cup.until("besitz")
    await house.env.settle()
    before = len(arena.place.history())
    for name, options in (
        ("dice", {"wurf": "2w6"}),
        ("dice", {"wurf": "1w20"}),
        ("wuerfel statistik", {}),
        ("wuerfel kampf", {}),
        ("zug", {"befehl": "Hallo"}),
        ("watten tisch", {}),
    ):
        assert "schweigen bis zum Chat" in told(await fan.slash(arena.place, name, **options)), name
    assert len(arena.place.history()) == before
    assert await house.rolls(house.guild.id) == 0
    tried = [one for one in said(arena.cup.officials()) if fan.mention in one]
    assert len(tried) == 6
    assert told(await fan.slash(arena.place, "partie status"))


async def test_seats_are_for_the_own_house(pitch: House) -> None:
    roles = await houses(pitch, "G", "S")
    for art in ("freundschaft", "pokal"):
        pitch.channel = pitch.guild.create_text_channel(art)
        gina, none = pitch.person("gina", wearing=[roles["G"]]), pitch.person("nora")
        chief = pitch.person("chief", manager=True)
        await pitch.env.settle()
        await chief.slash(pitch.channel, "quidditch neu", haus1="G", haus2="S", art=art, leitung="ich")
        game = pitch.game_id()

        async def take(person: MemberActor, seat: str, game: str = game) -> Any:
            return await pitch.press(person, f"t:{game}", pitch.panel(), kind=3, values=[seat])

        refused = await take(gina, "SJäger1")
        if art == "pokal":
            assert "nur, wer die Farben von Slytherin trägt" in told(refused)
            assert told(await pitch.press(gina, f"g:{game}:SJäger1:anyway", pitch.panel()))
            assert (await live(pitch, game)).seat_of(gina.id) is None
        else:
            assert "Meinst du es so?" in told(refused)
            assert (await live(pitch, game)).seat_of(gina.id) is None
            await gina.click(sheet(refused), label="Ja, für Slytherin spielen")
            row = (await live(pitch, game)).seat_of(gina.id)
            assert row is not None and row.seat == "SJäger1"
        await take(none, "GJäger1")  # colours are lent to who has none
        assert (await live(pitch, game)).seat_of(none.id) is not None
        await take(gina, "GJäger2")
        row = (await live(pitch, game)).seat_of(gina.id)
        assert row is not None and row.seat == "GJäger2"


async def test_q4_3_nobody_takes_a_place_on_the_stand_from_another_server(arena: Arena) -> None:
    house, cup = arena.house, arena.cup
    other = house.env.create_guild("Nebenan")
    hall, twin = other.create_text_channel("halle"), other.add_member(cup.referee.user)
    await house.env.settle()
    await twin.slash(hall, "hut neu", plaetze=2)
    house.channel = hall
    answer = await house.press(twin, f"g:{cup.game}:watch", house.panel(hall))
    assert "kenne ich nicht" in told(answer)
    assert not house.env.backend.get_member(other.id, twin.id).nick and not arena.nick(twin.id)
