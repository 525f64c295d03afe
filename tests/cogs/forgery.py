"""Forged interactions: ids made from the templates of every control there is, and values no client can send."""

import importlib
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from discord import AppCommandType, app_commands
from discord.ui import Button, ChannelSelect, RoleSelect, Select, UserSelect
from simcord import actors
from simcord.backend import serializers
from simcord.builders import ChannelHandle
from simcord.enums import InteractionType

from tests.edge.house import House

TYPES: dict[type, int] = {Button: 2, Select: 3, UserSelect: 5, RoleSelect: 6, ChannelSelect: 8}
SUB_COMMAND = 1
reader: Any = importlib.import_module("re._parser")
op: Any = importlib.import_module("re._constants")
"""How the library itself reads patterns."""


def templates(house: House) -> dict[re.Pattern[str], Any]:
    """Return every control the client knows by its id."""
    found: dict[re.Pattern[str], Any] = dict(house.client._connection._view_store._dynamic_items)
    return found


def ids(pattern: re.Pattern[str], named: Mapping[str, str]) -> list[str]:
    """Return an id for every way through a template; named groups are filled in where a value is given."""
    tree = reader.parse(pattern.pattern)
    groups = {number: name for name, number in tree.state.groupdict.items()}
    made = list(dict.fromkeys(_ways(list(tree), groups, named)))
    assert made and all(pattern.fullmatch(one) for one in made), (pattern, made)
    return made


def _ways(parts: Sequence[Any], groups: Mapping[int, str], named: Mapping[str, str]) -> Iterator[str]:
    if not parts:
        yield ""
        return
    for head in _part(parts[0], groups, named):
        for tail in _ways(parts[1:], groups, named):
            yield head + tail


def _part(part: Any, groups: Mapping[int, str], named: Mapping[str, str]) -> Iterator[str]:
    kind, about = part
    if kind is op.LITERAL:
        yield chr(about)
    elif kind is op.SUBPATTERN:
        number, _, _, inner = about
        if (name := groups.get(number, "")) in named:
            yield named[name]
        else:
            yield from _ways(list(inner), groups, named)
    elif kind is op.BRANCH:
        for branch in about[1]:
            yield from _ways(list(branch), groups, named)
    elif kind in (op.MAX_REPEAT, op.MIN_REPEAT):
        least, _, inner = about
        if least == 0:
            yield ""
        for one in _ways(list(inner), groups, named):
            yield one * max(1, least)
    elif kind is op.IN:
        (first, value), *_ = about
        yield {op.LITERAL: lambda: chr(value), op.RANGE: lambda: chr(value[0])}.get(first, lambda: "a")()
    else:
        yield "a"  # any sign, or all but some


async def forge(
    house: House,
    who: Any,
    channel: ChannelHandle,
    custom_id: str,
    kind: int,
    values: Sequence[Any] | None = (),
    *,
    shown: bool = True,
) -> Any:
    """Use a control that the last message of a channel never had; `shown` if it seems to have it."""
    message = channel.history()[-1]
    stored = house.env.backend.get_message(channel.id, message.id)
    looks: dict[int, dict[str, Any]] = {
        2: {"style": 1, "label": "?"},
        3: {"options": [{"label": "?", "value": "?"}]},
    }
    control = {"type": kind, "id": 2, "custom_id": custom_id, **looks.get(kind, {})}
    seen = {**serializers.message_payload(house.env.backend, stored)}
    if shown:
        seen["components"] = [{"type": 1, "id": 1, "components": [control]}]
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind}
    if kind != 2 and values is not None:
        data["values"] = values if isinstance(values, str) else list(values)
    return await actors._dispatch_actor_interaction(
        who, InteractionType.MESSAGE_COMPONENT, channel, data, extra={"message": seen}, source_message_id=message.id
    )


async def submit(house: House, who: Any, channel: ChannelHandle, custom_id: str) -> Any:
    """Send a form that was never shown."""
    line = {"type": 18, "component": {"type": 4, "custom_id": "line", "value": "x"}}
    data = {"custom_id": custom_id, "components": [line]}
    return await actors._dispatch_actor_interaction(who, InteractionType.MODAL_SUBMIT, channel, data)


def commands(house: House) -> list[app_commands.Command[Any, ..., Any]]:
    """List every slash command."""
    return [one for one in house.client.tree.walk_commands() if isinstance(one, app_commands.Command)]


async def raw(house: House, who: Any, channel: ChannelHandle, data: Any, kind: int) -> Any:
    """Send a command that is nothing but this."""
    return await actors._dispatch_actor_interaction(who, kind, channel, {}, extra={"data": data})


async def choose(
    house: House, who: Any, channel: ChannelHandle, menu: app_commands.ContextMenu, target: Any, resolved: Any
) -> Any:
    """Use a menu on a person or on a message."""
    registered = house.env.backend.find_command(menu.name, None, type=menu.type.value)
    assert registered is not None, menu.name
    data = {"id": registered["id"], "name": menu.name, "type": menu.type.value, "resolved": resolved}
    data |= {} if target is None else {"target_id": target}
    return await raw(house, who, channel, data, InteractionType.APPLICATION_COMMAND)


def menus(house: House) -> list[app_commands.ContextMenu]:
    """List every menu on people and messages."""
    found = [one for kind in AppCommandType for one in house.client.tree.get_commands(type=kind)]
    return [one for one in found if isinstance(one, app_commands.ContextMenu)]


async def call(
    house: House,
    who: Any,
    channel: ChannelHandle,
    command: app_commands.Command[Any, ..., Any],
    options: Sequence[Mapping[str, Any]],
    kind: int = InteractionType.APPLICATION_COMMAND,
    resolved: Mapping[str, Any] | None = None,
) -> Any:
    """Send a command with just these options, whatever they are."""
    *parents, name = command.qualified_name.split(" ")
    inner: list[Any] = list(options)
    if parents:
        inner = [{"type": SUB_COMMAND, "name": name, "options": inner}]
    top = parents[0] if parents else name
    registered = house.env.backend.find_command(top, None, type=1)
    assert registered is not None, top
    data = {"id": registered["id"], "name": top, "type": 1, "options": inner, "resolved": dict(resolved or {})}
    return await actors._dispatch_actor_interaction(who, kind, channel, data)
