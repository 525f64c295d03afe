"""What people wear and what we are allowed: looking at names and roles, setting up houses, taking rights away."""

from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from simcord.backend.errors import BackendError
from simcord.builders import RoleHandle
from simcord.results import InteractionResult
from sqlalchemy import select

from bot.edge.table.posts import ARCHIVED
from bot.store import tables as t
from tests.cogs.court import BOSS
from tests.cogs.pitch import Cup, said
from tests.edge.house import House


def nick(house: House, person: MemberActor) -> str | None:
    """Return the name somebody has on the server, None for no other than his own."""
    return house.env.backend.get_member(house.guild.id, person.id).nick or None


def wears(house: House, person: MemberActor, role: RoleHandle) -> bool:
    """Tell whether somebody has a role."""
    return role.id in house.env.backend.get_member(house.guild.id, person.id).role_ids


async def rename(house: House, person: MemberActor, name: str) -> None:
    """Let somebody else rename a person."""
    house.env.backend.edit_member(house.guild.id, person.id, {"nick": name})
    await house.env.settle()


def allow(house: House, **rights: bool) -> None:
    """Give us rights on the server, or take them away."""
    backend = house.env.backend
    (role,) = (one for one in backend.get_guild(house.guild.id).roles.values() if one.managed)
    allowed = discord.Permissions(role.permissions)
    allowed.update(**rights)
    backend.edit_role(house.guild.id, role.id, {"permissions": allowed.value})


async def houses(house: House, *letters: str) -> dict[str, RoleHandle]:
    """Make a role for each house and set it up."""
    roles = {letter: house.guild.create_role(f"Haus {letter}") for letter in letters}
    for letter, role in roles.items():
        await house.inside(house.services.servers.change(house.guild.id, f"role.{letter}", [role.id], BOSS))
    return roles


async def break_off(cup: Cup) -> InteractionResult:
    """End a match by the command, with a reason."""
    asked = await cup.referee.slash(cup.house.channel, "partie beenden")
    return await cup.referee.submit_modal(asked, {"line": "Gewitter"})


def notes(house: House, sign: str) -> list[str]:
    """List the messages in the channel that begin with a sign."""
    return [one for one in said(house.channel) if one.startswith(sign)]


def letters(person: MemberActor) -> list[str]:
    """List what was written between somebody and us."""
    return [one.content for one in person.user.dm_channel.history()]


def close_dms(house: House, person: MemberActor) -> None:
    """Let nobody write to a person."""
    path = f"/channels/{person.user.dm_channel.id}/messages"
    house.env.inject_error("POST", path, status=403, code=50007, times=None)


async def known_closed(house: House, person: MemberActor) -> bool:
    """Tell whether we have noted that nobody can write to a person."""
    query = select(t.people.c.dm_closed).where(t.people.c.person_id == person.id)
    return bool(await house.services.games.database.read(lambda db: db.scalar(query)))


async def crowd(house: House, art: str = "pokal", people: dict[str, MemberActor] | None = None, **options: Any) -> Cup:
    """Open a match and begin; some of the people may be others than usual."""
    cup = Cup(house, art)
    cup.people |= people or {}
    await cup.open(**options)
    return cup


def let_sleepers_be(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Discord refuse, as it does, to change who is in a thread that is archived."""
    backend = house.env.backend
    for name in ("add_thread_member", "remove_thread_member"):
        usual = getattr(backend, name)

        def unless_archived(thread_id: int, user_id: int, usual: Any = usual) -> Any:
            about = backend.get_thread(thread_id).thread_metadata
            if about is not None and about.archived:
                raise BackendError(400, ARCHIVED, "Thread is archived")
            return usual(thread_id, user_id)

        monkeypatch.setattr(backend, name, unless_archived)
