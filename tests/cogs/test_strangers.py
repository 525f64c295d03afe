"""Strangers: nobody sees or moves a game of another server, whatever id he sends."""

from typing import Any

import pytest
from simcord.backend import serializers

from bot.store.acts import Wanted
from tests.cogs.court import BOSS
from tests.cogs.forgery import TYPES, call, choose, commands, forge, ids, menus, templates
from tests.cogs.hut_table import one_picture
from tests.cogs.pitch import pitch
from tests.cogs.world import HUGE, World, plain, required, users, world
from tests.edge.house import House, told

__all__ = ["one_picture", "pitch", "plain", "world"]


def values_for(world: World, kind: int) -> list[str]:
    return {5: [str(world.spy.id)], 6: [], 8: []}.get(kind, ["GHüter"])


async def test_no_control_of_any_kind_is_a_strangers(world: World) -> None:
    house, before = world.house, await world.facts()
    tried = 0
    for pattern, control in templates(house).items():
        if "game" not in pattern.groupindex:
            continue
        kind = TYPES[control.kind]
        for game in world.games:
            for custom_id in ids(pattern, world.named(game)):
                for who, channel in ((world.spy, world.lair), (world.spy.user, world.spy.user.dm_channel)):
                    answer = await forge(house, who, channel, custom_id, kind, values_for(world, kind))
                    assert "kenne ich nicht" in told(answer), custom_id
                    tried += 1
    assert await world.facts() == before
    assert tried > 60


async def test_controls_without_a_game_are_answered_everywhere(world: World) -> None:
    house, before, tried = world.house, await world.facts(), set()
    for pattern, control in templates(house).items():
        if "game" in pattern.groupindex:
            continue
        kind = TYPES[control.kind]
        for custom_id in ids(pattern, world.named("-")):
            for who, channel in ((world.spy, world.lair), (world.spy.user, world.spy.user.dm_channel)):
                answer = await forge(house, who, channel, custom_id, kind, values_for(world, kind))
                assert _answered(answer), custom_id
        tried.add(pattern.pattern[0])
    assert await world.facts() == before
    assert set("ehox") <= tried


def _answered(answer: Any) -> bool:
    """Tell whether somebody sees what came of it: words, a form, or the sheet itself with another face."""
    return bool(answer.response is not None or answer.modal is not None or answer.followups or answer.edits)


async def test_menus_on_people_and_messages_are_for_referees_of_the_server(world: World) -> None:
    """Nobody without the rank, nobody in a DM, nothing on what Discord did not send along; elsewhere one's own book."""
    house, before = world.house, await world.facts()
    message = house.panel(world.room)
    wrote = serializers.message_payload(house.env.backend, house.env.backend.get_message(world.room.id, message.id))
    targets: dict[int, tuple[int, Any]] = {
        2: (house.ben.id, {"users": users(house), "members": {}}),
        3: (message.id, {"messages": {str(message.id): wrote}}),
    }
    found = menus(house)
    assert len(found) == 2
    for menu in found:
        id, resolved = targets[menu.type.value]
        for who, channel in ((house.carl, house.channel), (world.spy.user, world.spy.user.dm_channel)):
            assert told(await choose(house, who, channel, menu, str(id), resolved)), menu
        odd: tuple[Any, ...] = ("1", "x", "", id, None, [], HUGE)
        for target in odd:
            assert told(await choose(house, world.spy, world.lair, menu, target, resolved)), target
        for shape in ("x", ["x"], {"users": "x"}, {"users": {str(id): "x"}}, 7):
            answer = await choose(house, world.spy, world.lair, menu, str(id), shape)
            assert "Lade Discord neu" in told(answer), shape
        answer = await choose(house, world.spy, world.lair, menu, str(id), resolved)
        assert _answered(answer), "a referee at home is asked why, or told why not"
    acts, _ = await house.services.book.find(Wanted(house.guild.id, ("warning",)))
    assert acts == [] and await world.facts() == before


async def test_no_command_that_names_a_game_shows_a_strangers(world: World) -> None:
    house, before = world.house, await world.facts()
    tried = set()
    for command in commands(house):
        if not any(param.display_name == "partie" for param in command.parameters):
            continue
        for game in world.games:
            options = [{"type": 3, "name": "partie", "value": game}]
            options += [one for one in required(house, command) if one["name"] != "partie"]
            people = {"users": users(house), "members": {}}
            answer = await call(house, world.spy, world.lair, command, options, resolved=people)
            if command.qualified_name != "verwarnungen":  # looks in its own server's book
                said = told(answer)
                assert "kenne ich nicht" in said or "anfangen" in said, (command.qualified_name, said)
            tried.add(command.qualified_name)
    assert await world.facts() == before
    assert {"hut bericht", "hut befehl", "partie status", "partie pause", "quidditch bericht"} <= tried


@pytest.mark.parametrize("title", ["Heimlich", "Geheime Saison"])
async def test_no_command_that_names_a_contest_shows_a_strangers(world: World, title: str) -> None:
    """Tournaments and seasons are named by their own options, by id or by title."""
    house, before, tried = world.house, await world.facts(), set()
    for command in commands(house):
        for param in command.parameters:
            if param.display_name not in ("turnier", "saison"):
                continue
            for value in (*world.contests, title):
                options = [one for one in required(house, command) if one["name"] != param.display_name]
                options.append({"type": 3, "name": param.display_name, "value": value})
                people = {"users": users(house), "members": {}}
                for who, channel in ((world.spy, world.lair), (world.spy.user, world.spy.user.dm_channel)):
                    said = told(await call(house, who, channel, command, options, resolved=people))
                    assert said and "Heimlich" not in said and "Geheime" not in said, (command.qualified_name, said)
            tried.add(command.qualified_name)
    assert await world.facts() == before
    assert {"turnier anmelden", "turnier stand", "pokal stand", "pokal bericht"} <= tried


async def test_no_command_of_tournaments_and_cup_reaches_another_server(world: World) -> None:
    """An administrator elsewhere has neither a tournament nor a season there, and ours does not move."""
    house, before = world.house, await world.facts()
    for command in commands(house):
        if command.qualified_name.split()[0] not in ("turnier", "pokal") or command.qualified_name.endswith(" neu"):
            continue
        people = {"users": users(house), "members": {}}
        for who, channel in ((world.spy, world.lair), (world.spy.user, world.spy.user.dm_channel)):
            answer = await call(house, who, channel, command, required(house, command), resolved=people)
            said = told(answer)
            assert _answered(answer) and "Heimlich" not in said and "Geheime" not in said, command.qualified_name
    assert await world.facts() == before


async def test_a_rank_elsewhere_leads_no_contest(pitch: House) -> None:
    """Whoever is entered here and an administrator elsewhere has his entry here, and nothing else."""
    world = await World(pitch).open()
    pitch.guild.add_member(world.spy.user)
    await pitch.env.settle()
    before = await world.facts()
    cup, tourney = world.contests[1], world.contests[0]
    moves = ("fix h1 1", "close x", "book G 5 x", "annul h1 x", "open h1", "enter h1 1:0 - 0:0 ende x", "agree h1")
    presses = [f"m:{cup}:-:{move}" for move in moves]
    presses += [f"c:{tourney}:do:lead:{move}" for move in ("close", "redraw", "rule 1.1 11:0", "exclude 1", "checkin")]
    presses += [f"c:{tourney}:{rest}" for rest in ("page:lead", "form:lead.add", "take:1.1:reported", "poke:tables")]
    for custom_id in presses:
        for who, channel in ((world.spy, world.lair), (world.spy.user, world.spy.user.dm_channel)):
            answer = await forge(pitch, who, channel, custom_id, 2)
            assert _answered(answer) and "Leitung ·" not in told(answer), custom_id
    assert await world.facts() == before


async def test_a_rank_counts_only_on_the_server_of_the_game(pitch: House) -> None:
    """Whoever plays here and is an administrator elsewhere has a seat here, and nothing else."""
    world = await World(pitch).open()
    guest = pitch.guild.add_member(world.spy.user)
    await pitch.env.settle()
    hut = world.games[1]
    await guest.click(pitch.panel(world.room), label="Platz nehmen")
    before = await world.facts()
    for custom_id in (f"l:{hut}:start", f"l:{hut}:fill", f"r:{hut}:book", f"r:{hut}:keep"):
        answer = await forge(pitch, world.spy, world.lair, custom_id, 2)
        assert "Das darf nur" in told(answer) or "Das dürfen nur" in told(answer), custom_id
    match = world.games[0]
    await pitch.press(pitch.ben, f"l:{match}:leave", pitch.panel())
    await pitch.press(guest, f"t:{match}", pitch.panel(), kind=3, values=["GHüter"])
    before = await world.facts()
    for verb in ("pause", "resume", "whistle"):
        answer = await forge(pitch, world.spy, world.lair, f"k:{match}:{verb}", 2)
        assert "Das d" in told(answer), verb
    assert await world.facts() == before


async def test_a_room_of_another_match_is_not_ones_own(pitch: House) -> None:
    world = await World(pitch).open()
    role = pitch.guild.create_role("Schiedsrichter")
    whistle = pitch.person("pfeife", wearing=[role])
    await pitch.inside(pitch.services.servers.change(pitch.guild.id, "role.referee", [role.id], BOSS))
    secret = pitch.guild.create_text_channel("lehrerzimmer")
    await pitch.env.settle()
    for verb in ("a", "k"):
        custom_id = f"o:{verb}:{pitch.carl.id}:{secret.id}:{world.games[0]}"
        assert "gehört nicht zu deiner Partie" in told(await forge(pitch, whistle, pitch.channel, custom_id, 2))
    own = f"o:a:{pitch.carl.id}:{pitch.channel.id}:{world.games[0]}"
    assert "gehört nicht zu deiner Partie" not in told(await forge(pitch, whistle, pitch.channel, own, 2))
