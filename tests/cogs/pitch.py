"""A house that may read along, and people who play Quidditch in it."""

from collections.abc import AsyncIterator, Sequence
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.client import SpielleiterClient
from bot.engine.log import Entry
from bot.engine.seats import OFFICIALS
from bot.games.quidditch import GAME
from bot.games.quidditch import model as m
from bot.games.quidditch.rules.legal import open_to
from bot.ops.settings import Settings
from bot.quidditch_room.matches import Matches
from bot.service.play.live import Live
from bot.service.play.robots import Whim
from tests.cogs.court import BOSS
from tests.edge.house import House

READS = discord.ApplicationFlags(gateway_message_content=True)


def matches_of(house: House) -> Matches:
    """Return the room of the matches, which belongs to its cog."""
    cog: Any = house.client.get_cog("QuidditchCog")
    assert isinstance(cog.matches, Matches)
    return cog.matches


@pytest.fixture
async def pitch(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """Open a house whose bot may read messages."""
    monkeypatch.setattr(SpielleiterClient, "application_flags", property(lambda self: READS))
    reading = Settings.model_validate(settings.model_dump() | {"intents": {"message_content": True}})
    opened = House(reading, monkeypatch)
    await opened.open()
    yield opened
    await opened.close()


async def line_up(house: House, host: MemberActor, seats: dict[str, MemberActor], **options: Any) -> str:
    """Open a match, seat people, fill up with computers, and begin; return the game."""
    chosen = {"haus1": "G", "haus2": "S", **options}
    await host.slash(house.channel, "quidditch neu", **chosen)
    game = house.game_id()
    for seat, person in seats.items():
        await house.press(person, f"t:{game}", house.panel(), kind=3, values=[seat])
    return game


async def kick_off(house: House, host: MemberActor, game: str, *, fill: bool = True) -> None:
    """Fill up and begin."""
    if fill:
        await house.press(host, f"l:{game}:fill", house.panel())
    await house.press(host, f"l:{game}:start", house.panel())


async def live(house: House, game: str) -> Live:
    """Return the match as it stands."""
    return await house.services.games.live(game)


async def state(house: House, game: str) -> Any:
    """Return the truth of a match."""
    return (await live(house, game)).folded().state


async def entries(house: House, game: str) -> list[Entry]:
    """Return the log."""
    return await house.services.games.entries(await live(house, game))


async def facts(house: House, game: str, kind: type[Any]) -> list[Any]:
    """Return the events of one kind."""
    return [entry.event for entry in await entries(house, game) if isinstance(entry.event, kind)]


def said(channel: ChannelHandle, me: int | None = None) -> list[str]:
    """List what was said in a channel."""
    return [one.content for one in channel.history() if one.content and me in (None, one.author.id)]


async def wait_for_seat(house: House, game: str, seat: str) -> Sequence[Any]:
    """Return what a seat may do now."""
    match = await live(house, game)
    if match.row.status != "running":
        return []
    now = match.folded().state
    return match.spec.rules.legal(now, seat) if seat in match.spec.rules.waiting_for(now) else []


async def take_turn(house: House, game: str, seat: str, person: MemberActor) -> bool:
    """Let a person do by hand what a sensible player would; False if nothing is asked of him."""
    open_to = await wait_for_seat(house, game, seat)
    if not open_to:
        return False
    match = await live(house, game)
    view = match.spec.rules.view(match.folded().state, seat)
    action = match.spec.computers.play(view, open_to, Whim())
    match action:
        case m.Roll():
            await person.slash(house.channel, "dice", wurf="2w6")
        case m.Wrote():
            await person.send(house.channel, action.text)
        case m.Whispered():
            await person.send_dm(action.text)
        case _:
            await house.press(person, f"m:{game}:{match.token}:{match.spec.notation.write(action)}", house.panel())
    await house.env.settle()
    return True


SMALL = ("GHüter", "GSucher", "GJäger1", "SHüter", "SSucher", "SJäger1")


class Cup:
    """A match between two teams of three people, with a human referee."""

    def __init__(self, house: House, art: str) -> None:
        """Let everybody join the server."""
        self.house, self.art = house, art
        self.role = house.guild.create_role("Schiedsrichter")
        self.referee = house.person("rudi", wearing=[self.role])
        self.people = {seat: house.person(f"spieler{number}") for number, seat in enumerate(SMALL)}
        self.fan = house.person("zita")
        self.game = ""

    async def set_up(self) -> None:
        """Make the referee's role one of the server's."""
        await self.house.env.settle()
        servers, server = self.house.services.servers, self.house.guild.id
        await self.house.inside(servers.change(server, "role.referee", [self.role.id], BOSS))

    async def appoint(self, *people: MemberActor) -> None:
        """Make others referees of the server, too."""
        backend, server = self.house.env.backend, self.house.guild.id
        for person in people:
            backend.add_member_role(server, person.id, self.role.id)
        await self.house.env.settle()

    async def open(self, **options: Any) -> None:
        """Line up and begin."""
        await self.set_up()
        chosen = {"art": self.art, "leitung": "ich", **options}
        self.game = await line_up(self.house, self.referee, self.people, **chosen)
        await kick_off(self.house, self.referee, self.game, fill=False)

    async def state(self) -> Any:
        """Return the truth."""
        return await state(self.house, self.game)

    async def press(self, person: MemberActor, move: str) -> Any:
        """Press something that does a move."""
        token = (await live(self.house, self.game)).token
        return await self.house.press(person, f"m:{self.game}:{token}:{move}", self.house.panel())

    async def say(self, seat: str, words: str) -> discord.Message:
        """Write in the match channel."""
        person = self.referee if seat == "schiri" else self.people[seat]
        return await person.send(self.house.channel, words)

    async def roll(self, seat: str) -> Any:
        """Roll by the command."""
        person = self.referee if seat == "schiri" else self.people[seat]
        return await person.slash(self.house.channel, "dice", wurf="2w6")

    async def until(self, phase: str, stage: str = "frei") -> None:
        """Let the referee lead on, everybody doing what he is asked, until a Teilrunde is open."""
        for _ in range(60):
            now = await self.state()
            played = phase in ("treiber", "jaeger", "sucher")
            if now.ended or (now.phase == phase and (now.stage == stage or not played)):
                return
            await self._onward(now)
        raise AssertionError(f"still {(await self.state()).phase}")

    async def _onward(self, now: Any) -> None:
        if now.phase == "vor" and None in now.captains:
            for seat in ("GJäger1", "SJäger1"):
                await self.press(self.people[seat], f"kapitän {seat}")
            return
        asked = [] if now.phase in ("vor", "treiber", "jaeger", "sucher") else SMALL
        found = [(seat, open_to(now, seat)[0]) for seat in asked if open_to(now, seat)]
        for seat, action in found:
            if isinstance(action, m.Roll):
                await self.roll(seat)
                break  # a tie is rolled again in the same order
            if isinstance(action, m.Wrote):
                await self.say(seat, action.text)
            else:
                await self.press(self.people[seat], GAME.notation.write(action))
        if not found:
            match = await live(self.house, self.game)
            await self.press(self.referee, match.spec.rules.view(now, OFFICIALS).desk.moves[0])

    def officials(self) -> ChannelHandle:
        """Return the referees' thread."""
        return next(one for one in self.house.channel.threads if "Schiedsrichter" in (one.name or ""))


@pytest.fixture
async def friendly(pitch: House) -> Cup:
    """A friendly match with a human referee that has begun."""
    cup = Cup(pitch, "freundschaft")
    await cup.open()
    return cup


@pytest.fixture
async def pokal(pitch: House) -> Cup:
    """A cup match that has begun."""
    cup = Cup(pitch, "pokal")
    await cup.open()
    return cup
