"""Values no client can send: Discord checks them before, the library hands them on unchecked, and we refuse them."""

from collections.abc import Mapping
from typing import Any

import discord
from discord import AppCommandOptionType as Kind
from discord import AppCommandType, app_commands

from bot.service.play.live import Declined, declined

LONGEST_TEXT = 6000
LARGEST_NUMBER = 2**53
LARGEST_ID = 2**63
_PLAIN: dict[Kind, type[Any]] = {Kind.string: str, Kind.integer: int, Kind.boolean: bool}
_WRITTEN = frozenset({Kind.string.value, Kind.user.value, Kind.role.value, Kind.channel.value, Kind.mentionable.value})
_NAMED = {Kind.user: "users", Kind.role: "roles", Kind.channel: "channels"}
_POINTED = {AppCommandType.user: "users", AppCommandType.message: "messages"}


def is_shaped(data: Any) -> bool:
    """Tell whether what came in has the shape of a command at all: the library reads it before we are asked."""
    try:
        targets = [one for kind in data.get("resolved", {}).values() for one in kind.items()]
        named = isinstance(data["name"], str) and data.get("type", 1) in (1, 2, 3)
        return named and all(isinstance(one, dict) for _, one in targets) and _are_options(data.get("options", []))
    except (KeyError, TypeError, ValueError, AttributeError):
        return False


def _are_options(options: Any) -> bool:
    return isinstance(options, list) and all(
        isinstance(one["name"], str) and isinstance(one["type"], int) and _are_options(one.get("options", []))
        for one in options
    )


def is_typed(data: Any) -> bool:
    """Tell whether somebody can have typed this so far; what is half typed need not be possible yet."""
    try:
        for option in _options(data):
            value, kind = option["value"], option["type"]
            written = bool(option.get("focused")) or kind in _WRITTEN
            if not isinstance(value, str | int | float) or written != isinstance(value, str):
                return False
            if kind in _WRITTEN - {Kind.string.value} and not (str(value).isdecimal() and int(value) < LARGEST_ID):
                return False
            _must_be_sayable(str(value))
    except (KeyError, TypeError, ValueError, AttributeError, Declined):
        return False
    return True


def must_have_suggestions(interaction: discord.Interaction) -> None:
    """Refuse typing into an option that offers nothing."""
    command, options = interaction.command, _options(interaction.data or {})
    typed = next((one["name"] for one in options if one.get("focused")), None)
    params = command.parameters if isinstance(command, app_commands.Command) else ()
    if typed not in [param.display_name for param in params if param.autocomplete]:
        raise declined("error-old-command")


def must_be_possible(interaction: discord.Interaction) -> None:
    """Refuse a command with options it does not have, or with values that are not offered."""
    data: Any = interaction.data
    command = interaction.command
    try:
        if isinstance(command, app_commands.ContextMenu):
            _must_be_resolved(data["target_id"], data.get("resolved", {}), _POINTED[command.type])
        else:
            assert command is not None  # one that is gone is refused before
            options = _options(data)
            params = {param.display_name: param for param in command.parameters}
            for option in options:
                _must_fit(params[option["name"]], option, data.get("resolved", {}))
    except (KeyError, TypeError, ValueError, AttributeError):  # not even the shape is one that Discord knows
        raise declined("error-old-command") from None


def _options(data: Mapping[str, Any]) -> list[Any]:
    """Return the options of the innermost command."""
    options = list(data.get("options", ()))
    while options and options[0]["type"] in (Kind.subcommand.value, Kind.subcommand_group.value):
        options = list(options[0].get("options", ()))
    return options


def _must_fit(param: app_commands.Parameter, option: Mapping[str, Any], resolved: Mapping[str, Any]) -> None:
    value: Any = option["value"]
    if option["type"] != param.type.value:
        raise _bad(value)
    if param.type in _NAMED:
        _must_be_resolved(value, resolved, _NAMED[param.type])
        return
    if type(value) is not _PLAIN[param.type] or (param.choices and value not in [one.value for one in param.choices]):
        raise _bad(value)
    least, most, size = -LARGEST_NUMBER, LARGEST_NUMBER, value
    if param.type is Kind.string:
        _must_be_sayable(value)
        least, most, size = 0, LONGEST_TEXT, len(value)
    lower, upper = param.min_value, param.max_value
    if not (least if lower is None else lower) <= size <= (most if upper is None else upper):
        raise _bad(value)


def _must_be_resolved(value: Any, resolved: Mapping[str, Any], kind: str) -> None:
    if not isinstance(value, str) or not value.isdecimal() or value not in resolved.get(kind, ()):
        raise _bad(value)


def _must_be_sayable(words: str) -> None:
    """Refuse what can neither be stored nor sent: NUL, and halves of characters."""
    if "\0" in words or any("\ud800" <= char <= "\udfff" for char in words):
        raise _bad("…")


def _bad(value: Any) -> Declined:
    return declined("error-bad-value", value=str(value)[:80].encode("utf-8", "replace").decode().replace("\0", ""))
