"""Every way in, tried by every kind of person: the table of rights is what happens."""

from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands
from simcord.actors import MemberActor

from bot.engine.access import ANYONE, Part
from bot.games import packages, part
from bot.service.leading.rights import HOUSE, RIGHTS, may, parts
from bot.service.play.live import Who
from tests.cogs.rights_page import page
from tests.edge.house import House, told

BROKEN = "Dein Spielstand ist sicher"
NO = ("Das darf", "Das dürfen")
PEOPLE = ("director", "committee", "referee", "whistle", "assistant", "host", "player", "spectator")


async def boom(*_: Any, **__: Any) -> None:
    raise RuntimeError("let in")


async def who(house: House, person: MemberActor) -> Who:
    guild = house.client.get_guild(house.guild.id)
    assert guild is not None
    return house.services.who(await house.inside(guild.fetch_member(person.id)))


@pytest.fixture
async def people(house: House) -> dict[str, MemberActor]:
    """A game with everybody in it, on a server with all its roles; Discord itself lets everybody try everything."""
    let_try = discord.Permissions(moderate_members=True, kick_members=True)
    found = {"chief": house.person("chief", rights=discord.Permissions.all())}
    await house.env.settle()
    for name in PEOPLE:
        role = house.guild.create_role(name)
        found[name] = house.person(name, rights=let_try, wearing=[role])
        if name in ("director", "committee", "referee"):
            boss = await who(house, found["chief"])
            await house.inside(house.services.servers.change(house.guild.id, f"role.{name}", [role.id], boss))
    await house.env.settle()
    await found["host"].slash(house.channel, "wuerfel kampf", gegner=found["player"])
    game = house.game_id()
    await found["chief"].slash(house.channel, "partie pfeife", an=found["whistle"])
    await found["chief"].slash(house.channel, "partie pfeife", an=found["assistant"], als="gehilfe")
    assert (await house.services.games.live(game)).row.referee_id == found["whistle"].id
    return found


def commands(house: House) -> list[Any]:
    menus = [
        *house.client.tree.get_commands(type=discord.AppCommandType.user),
        *house.client.tree.get_commands(type=discord.AppCommandType.message),
    ]
    return [one for one in house.client.tree.walk_commands() if isinstance(one, app_commands.Command)] + menus


async def test_the_table_knows_every_command_and_no_other(house: House) -> None:
    ways = {command.qualified_name for command in commands(house)}
    assert ways <= set(RIGHTS)
    controls = {name for name in RIGHTS if name.startswith(("button ", "menu ", "typed ", "form "))}
    assert set(RIGHTS) - controls == ways


async def expected(house: House, person: MemberActor, entry: str) -> bool:
    live = (await house.services.games.here(house.channel.id))[0]
    return may(entry, await who(house, person), live)


def something(house: House, option: app_commands.Parameter) -> Any:
    """Return a value that Discord would let through."""
    kind = discord.AppCommandOptionType
    if option.choices:
        return option.choices[0].value
    values: dict[Any, Any] = {kind.user: house.ben, kind.integer: option.min_value or 1, kind.boolean: True}
    return values.get(option.type, "2w6")


async def test_every_command_lets_in_whom_the_table_lets_in(
    house: House, people: dict[str, MemberActor], monkeypatch: pytest.MonkeyPatch
) -> None:
    for command in commands(house):
        entry = command.qualified_name
        if entry.startswith("partie ") or RIGHTS[entry] == ANYONE:
            continue  # the first are tried with the game they are about, the others let everybody in
        monkeypatch.setattr(command, "_callback", boom)
        monkeypatch.setattr(command, "default_permissions", None)
        for name, person in people.items():
            result = await use(house, person, command)
            if result is None:
                continue
            let_in = BROKEN in told(result)
            assert let_in == await expected(house, person, entry), f"{name}: /{entry}"
            assert let_in or told(result).startswith(NO), told(result)


async def use(house: House, person: MemberActor, command: Any) -> Any:
    visible = person.available_commands(house.channel)
    if isinstance(command, app_commands.ContextMenu):
        target: Any = house.ben if command.type is discord.AppCommandType.user else house.channel.history()[-1]
        return await person.context_menu(house.channel, command.qualified_name, target)
    if command.qualified_name not in visible:
        return None  # Discord does not even show it
    options = {option.name: something(house, option) for option in command.parameters if option.required}
    return await person.slash(house.channel, command.qualified_name, **options)


LEADING = ("pause", "weiter", "zurueck", "ersetzen", "beenden", "hier", "pfeife")


@pytest.mark.parametrize("verb", LEADING)
async def test_leading_is_for_those_who_lead(house: House, people: dict[str, MemberActor], verb: str) -> None:
    wanted: dict[str, dict[str, Any]] = {"ersetzen": {"platz": "A"}, "pfeife": {"an": people["whistle"]}}
    options = wanted.get(verb, {})
    for name, person in people.items():
        allowed = await expected(house, person, f"partie {verb}")
        result = await person.slash(house.channel, f"partie {verb}", **options)
        refused = result.response is not None and result.response.ephemeral and told(result).startswith(NO)
        assert refused != allowed, f"{name}: /partie {verb}"


async def test_parts_are_what_people_are(house: House, people: dict[str, MemberActor]) -> None:
    live = (await house.services.games.here(house.channel.id))[0]
    wanted: dict[str, set[Part]] = {
        "chief": {"admin", "lead", "judge"},
        "director": {"director"},
        "committee": {"committee"},
        "referee": {"referee"},
        "whistle": {"lead", "judge"},
        "assistant": {"lead", "judge"},
        "host": {"host", "player"},
        "player": {"player"},
        "spectator": set(),
    }
    for name, person in people.items():
        assert parts(await who(house, person), live) - ANYONE == wanted[name], name


def test_no_game_changes_the_rights_of_the_house_or_of_another_game() -> None:
    bringing = [HOUSE, *(module.ACCESS for name in packages() if (module := part(name, "access")))]
    entries = [entry for access in bringing for entry in access]
    assert sorted(entries) == sorted(RIGHTS), "every line is said once"


def test_the_page_in_the_docs_is_the_table() -> None:
    written = Path(__file__).parents[2] / "docs" / "rechte.md"
    assert written.read_text(encoding="utf-8") == page(), "python -m tests.cogs.rights_page > docs/rechte.md"
