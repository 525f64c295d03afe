"""Permissions by the book: roles, overwrites, threads, timeouts, the order of roles."""

import pytest

from playground import permissions as may
from playground.clock import Clock
from playground.errors import DiscordError
from playground.mentions import Allowed, find_pings
from playground.world import (
    DM,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT,
    Channel,
    Guild,
    Member,
    Overwrite,
    Role,
    Thread,
    User,
    World,
)

OWNER, ANNA, BRUNO, STRANGER = 1, 2, 3, 4
GUILD, LOW, HIGH = 10, 11, 12


@pytest.fixture
def world() -> World:
    world = World(Clock())
    for number, name in ((OWNER, "owner"), (ANNA, "anna"), (BRUNO, "bruno"), (STRANGER, "fremd")):
        world.users[number] = User(number, name)
    guild = Guild(GUILD, "Test", OWNER)
    guild.roles = {
        GUILD: Role(GUILD, "@everyone", may.VIEW_CHANNEL | may.SEND_MESSAGES | may.SEND_IN_THREADS | may.EMBED_LINKS),
        LOW: Role(LOW, "low", 0, 1),
        HIGH: Role(HIGH, "high", may.MANAGE_THREADS, 2, mentionable=True),
    }
    guild.members = {OWNER: Member(OWNER, 0), ANNA: Member(ANNA, 0, [LOW]), BRUNO: Member(BRUNO, 0, [LOW, HIGH])}
    world.guilds[GUILD] = guild
    world.channels[20] = Channel(20, TEXT, "raum", GUILD)
    return world


def mask(world: World, user: int, channel: int = 20) -> int:
    return may.in_channel(world, user, world.channels[channel])


def test_roles_add_up(world: World) -> None:
    assert not mask(world, ANNA) & may.MANAGE_THREADS
    assert mask(world, BRUNO) & may.MANAGE_THREADS
    assert mask(world, OWNER) == may.ALL
    assert mask(world, STRANGER) == 0


def test_overwrites_go_everyone_then_roles_then_member(world: World) -> None:
    room = world.channels[20].overwrites
    room[GUILD] = Overwrite(GUILD, 0, deny=may.VIEW_CHANNEL)
    assert mask(world, ANNA) == 0
    room[LOW] = Overwrite(LOW, 0, deny=may.SEND_MESSAGES)
    room[HIGH] = Overwrite(HIGH, 0, allow=may.VIEW_CHANNEL | may.SEND_MESSAGES)
    assert mask(world, BRUNO) & may.SEND_MESSAGES, "an allow of one role beats the deny of another"
    room[BRUNO] = Overwrite(BRUNO, 1, deny=may.SEND_MESSAGES)
    assert not mask(world, BRUNO) & may.SEND_MESSAGES
    assert not mask(world, BRUNO) & may.EMBED_LINKS, "who may not write may not embed"
    assert mask(world, OWNER) == may.ALL


def test_administrator_ignores_overwrites(world: World) -> None:
    world.guilds[GUILD].roles[LOW].permissions = may.ADMINISTRATOR
    world.channels[20].overwrites[GUILD] = Overwrite(GUILD, 0, deny=may.VIEW_CHANNEL)
    assert mask(world, ANNA) == may.ALL


def test_threads(world: World) -> None:
    world.channels[30] = Channel(30, PUBLIC_THREAD, "offen", GUILD, 20, thread=Thread(OWNER))
    world.channels[31] = Channel(31, PRIVATE_THREAD, "zu", GUILD, 20, thread=Thread(OWNER, members={OWNER: 0}))
    assert mask(world, ANNA, 30) & may.SEND_MESSAGES
    assert mask(world, ANNA, 31) == 0
    assert mask(world, BRUNO, 31), "who manages threads sees the private ones"
    thread = world.channels[31].thread
    assert thread is not None
    thread.members[ANNA] = 0
    assert mask(world, ANNA, 31)
    world.channels[20].overwrites[GUILD] = Overwrite(GUILD, 0, deny=may.SEND_IN_THREADS)
    assert not mask(world, ANNA, 30) & may.SEND_MESSAGES
    assert mask(world, ANNA) & may.SEND_MESSAGES


def test_timeout(world: World) -> None:
    world.guilds[GUILD].members[ANNA].timeout_until = int(world.clock.now()) + 1000
    world.channels[20].overwrites[ANNA] = Overwrite(ANNA, 1, allow=may.SEND_MESSAGES)
    assert mask(world, ANNA) == may.VIEW_CHANNEL
    world.guilds[GUILD].members[ANNA].timeout_until = int(world.clock.now()) - 1
    assert mask(world, ANNA) & may.SEND_MESSAGES


def test_direct_conversations(world: World) -> None:
    world.channels[40] = Channel(40, DM, recipients=[ANNA, BRUNO])
    assert mask(world, ANNA, 40) & may.SEND_MESSAGES
    assert mask(world, OWNER, 40) == 0


def test_order_of_roles(world: World) -> None:
    guild = world.guilds[GUILD]
    may.need_above_member(guild, BRUNO, ANNA)
    may.need_above_member(guild, OWNER, BRUNO)
    may.need_above_role(guild, BRUNO, LOW)
    for actor, target in ((ANNA, BRUNO), (BRUNO, OWNER), (ANNA, ANNA)):
        with pytest.raises(DiscordError) as caught:
            may.need_above_member(guild, actor, target)
        assert caught.value.code == 50013
    with pytest.raises(DiscordError):
        may.need_above_role(guild, BRUNO, HIGH)


TEXT_WITH_ALL = f"<@{ANNA}> <@!{BRUNO}> <@999> <@&{LOW}> <@&{HIGH}> @everyone"


@pytest.mark.parametrize(
    ("allowed", "everyone", "users", "roles", "all_of_them"),
    [
        (Allowed(), False, [ANNA, BRUNO], [HIGH], False),
        (Allowed(), True, [ANNA, BRUNO], [LOW, HIGH], True),
        (Allowed([]), True, [], [], False),
        (Allowed(["users"]), True, [ANNA, BRUNO], [], False),
        (Allowed(["roles"]), False, [], [HIGH], False),
        (Allowed(["everyone"]), True, [], [], True),
        (Allowed(["everyone"]), False, [], [], False),
        (Allowed([], users=[ANNA]), True, [ANNA], [], False),
        (Allowed([], roles=[LOW]), True, [], [LOW], False),
    ],
)
def test_allowed_mentions(
    world: World, allowed: Allowed, everyone: bool, users: list[int], roles: list[int], all_of_them: bool
) -> None:
    pings = find_pings(world, world.guilds[GUILD], TEXT_WITH_ALL, allowed, everyone)
    assert (pings.users, pings.roles, pings.everyone) == (users, roles, all_of_them)
