"""Commands by convention: their names, descriptions and choices follow from how they are called in the code.

The method `tisch` in the group `watten` with an option `runden` is spoken of by `cmd-watten-tisch-name`,
`cmd-watten-tisch`, `opt-watten-tisch-runden-name` and `opt-watten-tisch-runden`. Options that several commands share
may leave out the end of the path (`opt-watten-runden-name`, `opt-partie-name`). The values of a `Literal` are the
choices of an option: `opt-wizard-art-voll` names the value `voll`; numbers may go without a name.
"""

import inspect
from collections.abc import Callable, Coroutine, Sequence
from types import UnionType
from typing import Any, Literal, TypeAlias, Union, get_args, get_origin

import discord
from discord import app_commands
from discord.app_commands import AppCommandContext, AppInstallationType, Choice, Command, Group

from bot.edge.kit.words import nearest, option_name, word
from bot.texts import MissingText

Callback: TypeAlias = Callable[..., Coroutine[Any, Any, None]]
ON_SERVERS = AppCommandContext(guild=True, dm_channel=False, private_channel=False)
IN_DIRECT = AppCommandContext(guild=True, dm_channel=True, private_channel=False)
EVERYWHERE = AppCommandContext(guild=True, dm_channel=True, private_channel=True)
"""Also for people who have installed us for themselves, wherever they are."""


def group(name: str, places: AppCommandContext = ON_SERVERS) -> Group:
    """Make a group of commands."""
    made = Group(name=word(f"cmd-{name}-name"), description=word(f"cmd-{name}"))
    _place(made, places)
    return made


def command(
    parent: Group | None = None,
    *,
    places: AppCommandContext = ON_SERVERS,
    shown_to: discord.Permissions | None = None,
) -> Callable[[Callback], Command[Any, ..., None]]:
    """Make a command of a method; in a group `places` and `shown_to` are those of the group."""

    def decorate(callback: Callback) -> Command[Any, ..., None]:
        path = [*([parent.name] if parent else []), callback.__name__]
        id = "-".join(("cmd", *path))
        options = list(inspect.signature(callback).parameters.values())[2:]  # after the cog and the interaction
        if options:
            app_commands.rename(**{one.name: option_name(path, one.name) for one in options})(callback)
            app_commands.describe(**{one.name: nearest(path, one.name) for one in options})(callback)
        choices = {one.name: _choices(path, one.name, values) for one in options if (values := _values(one.annotation))}
        if choices:
            app_commands.choices(**choices)(callback)
        make = parent.command if parent else app_commands.command
        made: Command[Any, ..., None] = make(name=word(f"{id}-name"), description=word(id))(callback)
        if parent is None:
            _place(made, places)
            made.default_permissions = shown_to
        return made

    return decorate


def _place(made: Group | Command[Any, ..., None], places: AppCommandContext) -> None:
    made.allowed_contexts = places
    made.allowed_installs = AppInstallationType(guild=True, user=bool(places.private_channel))
    made.guild_only = not places.dm_channel


def _values(annotation: Any) -> tuple[Any, ...]:
    """Return the values of an option that is a `Literal`, perhaps besides None."""
    kinds = get_args(annotation) if get_origin(annotation) in (Union, UnionType) else (annotation,)
    return next((get_args(kind) for kind in kinds if get_origin(kind) is Literal), ())


def _choices(path: Sequence[str], option: str, values: tuple[Any, ...]) -> list[Choice[Any]]:
    return [Choice(name=_named(path, option, value), value=value) for value in values]


def _named(path: Sequence[str], option: str, value: str | int) -> str | app_commands.locale_str:
    try:
        return nearest(path, option, str(value))
    except MissingText:
        if isinstance(value, str):
            raise
        return str(value)
