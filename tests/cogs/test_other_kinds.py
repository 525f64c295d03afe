"""Controls and commands of one game that are sent with the id of another: every pair gets a plain answer."""

from typing import Any

import pytest

from bot.quidditch_room.of_match import OfMatch
from bot.service.play.live import Who
from tests.cogs.forgery import TYPES, call, commands, forge, ids, templates
from tests.cogs.hut_table import one_picture
from tests.cogs.pitch import pitch
from tests.cogs.world import ADMINISTRATOR, World, plain, required, users, world
from tests.edge.house import House
from tests.every_game import SPECS, played

__all__ = ["one_picture", "pitch", "plain", "world"]

ENDING = ("partie beenden",)
GUEST, UNKNOWN = "Gast", "kenne ich nicht"


async def tables(house: House) -> dict[str, str]:
    """Open a table of every game, once in its lobby and once begun, and return what each is called."""
    games: dict[str, str] = {}
    anna = Who(house.anna.id, "Anna", guild_id=house.guild.id)
    for number, (name, spec) in enumerate(SPECS.items()):
        room = house.guild.create_text_channel(f"tisch-{number}")
        seats = played(spec, 0).seats
        for begins in (False, True):
            guests: dict[str, Who | str] = {seat: f"{GUEST} {seat}" for seat in seats}
            lobby = house.services.lobby
            opening = lobby.open(
                name,
                played(spec, 0).options,
                anna,
                guild_id=house.guild.id,
                channel_id=room.id,
                seated=guests if begins else {},
                cause=9000 + 2 * number + begins,
            )
            live = await house.inside(opening)
            if begins:
                await house.inside(lobby.start(live.row.id, anna, cause=9500 + number))
            games[f"{name} {'begun' if begins else 'open'}"] = live.row.id
    return games


async def test_a_control_of_one_game_is_no_control_of_another(world: World) -> None:
    house = world.house
    admin = house.person("adam", rights=ADMINISTRATOR)
    games = await tables(house) | dict(zip(("tournament", "season"), world.contests, strict=True))
    await house.env.settle()
    wrong: list[tuple[str, str]] = []
    for pattern, control in templates(house).items():
        right = TYPES[control.kind]
        for kind, game in games.items() if "game" in pattern.groupindex else ():
            for custom_id in ids(pattern, {**world.named(game), "seat": "GHüter"}):
                values: list[Any] = [str(house.ben.id)] if right == 5 else ["GHüter"]
                answer = await forge(house, admin, house.channel, custom_id, right, values)
                answered = answer.response is not None or answer.followups or answer.modal is not None
                plainly = (answered or answer.acknowledged) and "es liegt an uns" not in str(answer)
                foreign = issubclass(control, OfMatch) and "quidditch" not in kind
                if not plainly or (foreign and UNKNOWN not in str(answer)):
                    wrong.append((custom_id, kind))
    assert not wrong, "\n".join(map(str, wrong))


@pytest.mark.parametrize("name", ["partie", "turnier", "saison"])
async def test_a_command_that_is_given_another_kind_of_game_says_so(world: World, name: str) -> None:
    house = world.house
    admin = house.person("adam", rights=ADMINISTRATOR)
    games = await tables(house) | dict(zip(("tournament", "season"), world.contests, strict=True))
    await house.env.settle()
    tried = 0
    for command in commands(house):
        if command.qualified_name in ENDING or name not in [param.display_name for param in command.parameters]:
            continue
        others = [one for one in required(house, command) if one["name"] != name]
        for kind, game in games.items():
            named = [*others, {"type": 3, "name": name, "value": game}]
            people = {"users": users(house), "members": {}}
            answer = await call(house, admin, house.channel, command, named, resolved=people)
            shown = answer.response is not None or answer.followups or answer.modal is not None or answer.edits
            assert shown and "es liegt an uns" not in str(answer), (command.qualified_name, kind)
            tried += 1
    assert tried >= len(games)
