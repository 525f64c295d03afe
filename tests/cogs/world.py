"""Our server with games and contests, and another one whose administrator is after them."""

from collections.abc import Iterator
from typing import Any

import discord
import pytest
from structlog.testing import capture_logs

from bot.contests.pokal.model import PokalOptions
from bot.service.play.live import DISCORD_EPOCH, Who
from tests.cogs.court import BOSS
from tests.cogs.pitch import line_up
from tests.edge.house import House

HUGE = "9" * 30
ADMINISTRATOR = discord.Permissions(administrator=True)


@pytest.fixture(autouse=True)
def plain() -> Iterator[None]:
    """Let nothing be answered with the number of an error."""
    with capture_logs() as lines:
        yield
    assert [line for line in lines if line["log_level"] in ("error", "critical")] == []


class World:
    """Our server with a lobby and a match, and another one whose administrator is after them."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.games: list[str] = []
        self.presses = 0

    async def open(self) -> "World":
        house, other = self.house, self.house.env.create_guild("Die Spelunke")
        self.lair = other.create_text_channel("hinten")
        role = other.create_role("Chef", permissions=ADMINISTRATOR)
        self.spy = other.add_member(house.env.create_user("spion"), roles=[role])
        await house.env.settle()
        await house.inside(house.services.servers.change(other.id, "role.referee", [role.id], BOSS))
        self.games.append(await line_up(house, house.anna, {"GHüter": house.ben}))
        self.room = house.guild.create_text_channel("nebenan")
        await house.anna.slash(self.room, "hut neu", plaetze=2)
        self.games.append(house.game_id(house.panel(self.room)))
        await self.spy.slash(self.lair, "hut neu", plaetze=2)
        await self.spy.user.send_dm("/dice 2w6")
        self.contests = [await self.tournament(), await self.season()]
        self.games += self.contests
        return self

    def cause(self) -> int:
        """Return the id of a press that is made now."""
        self.presses += 16
        return ((int(self.house.services.games.clock().timestamp() * 1000) - DISCORD_EPOCH) << 22) + self.presses

    async def tournament(self) -> str:
        """Open a tournament whose first round is drawn."""
        house, room = self.house, self.house.guild.create_text_channel("turnier")
        page = await house.anna.slash(room, "turnier neu", spiel="watten", name="Heimlich", tische="zettel")
        assert page.response is not None
        await house.anna.click(page.response, label="Anmeldung öffnen")
        id, lead = house.game_id(house.panel(room)), Who(house.anna.id, "Anna", guild_id=house.guild.id)
        people = [Who(one.id, one.name, guild_id=house.guild.id) for one in (house.ben, house.carl)]
        entering: tuple[Who | str, ...] = (*people, "Gast", "Gästin")
        for number, (move, coming) in enumerate((("add 2", entering), ("seal", ()), ("draw", ()))):
            await house.inside(house.services.contests.act(id, lead, move, cause=self.cause() + number, people=coming))
        return id

    async def season(self) -> str:
        """Open a season with a proposed date."""
        house, guild = self.house, self.house.guild.id
        room = house.guild.create_text_channel("pokal")
        boss = Who(house.anna.id, "Anna", ranks=frozenset({"committee"}), guild_id=guild)
        work = house.services.contests.open(
            "quidditch-pokal",
            PokalOptions(title="Geheime Saison"),
            boss,
            guild_id=guild,
            channel_id=room.id,
            cause=6000,
        )
        id = (await house.inside(work)).row.id
        today = house.services.games.clock().toordinal()
        at = int(house.services.games.clock().timestamp() * 1000) + 9 * 86_400_000
        for number, move in enumerate((" ".join(["windows", "hin", *[str(today)] * 6]), f"propose h1 {at}")):
            await house.inside(house.services.contests.act(id, boss, move, cause=self.cause() + number))
        return id

    async def facts(self) -> list[Any]:
        """Return all that could have been changed."""
        found: list[Any] = []
        for game in self.games:
            live = await self.house.services.games.live(game, fresh=True)
            found.append((live.row, live.seats, await self.house.events(game)))
        return found

    def named(self, game: str) -> dict[str, str]:
        """Return what stands in an id for each name."""
        return {"game": game, "person": str(self.house.ben.id), "room": str(self.house.channel.id), "act": "1"}


@pytest.fixture
async def world(pitch: House) -> World:
    return await World(pitch).open()


def users(house: House) -> dict[str, Any]:
    """Return whom a command names, as Discord sends it along."""
    return {str(house.ben.id): {"id": str(house.ben.id), "username": "ben", "discriminator": "0", "avatar": None}}


def required(house: House, command: Any) -> list[dict[str, Any]]:
    """Return values for what a command cannot do without."""
    fitting = {3: "x", 4: 1, 5: True, 6: str(house.ben.id)}
    return [
        {
            "type": param.type.value,
            "name": param.display_name,
            "value": param.choices[0].value if param.choices else fitting[param.type.value],
        }
        for param in command.parameters
        if param.required
    ]
