"""Checking what a person gives to a command: types, ranges, choices."""

from collections.abc import Callable
from typing import Any

from . import commands as kinds
from . import fields
from .errors import Form, Json, Path, invalid

Lookup = Callable[[int, int], bool]
"""Whether an id of an option of this type exists: (option type, id) -> bool."""


class Filled:
    """Options as the bot gets them, with the ids to resolve."""

    def __init__(self) -> None:
        self.options: list[Json] = []
        self.ids: list[tuple[int, int]] = []
        self.focused: Json | None = None


def check_options(command: Json, given: Any, exists: Lookup, autocomplete: bool) -> Filled:
    """Check the options a person gave against a registered command."""
    form = Form()
    filled = Filled()
    at: Path = ("data", "options")
    filled.options = _level(form, command.get("options") or [], given, exists, autocomplete, at, filled)
    form.check()
    return filled


def _level(
    form: Form, known: list[Json], given: Any, exists: Lookup, autocomplete: bool, at: Path, filled: Filled
) -> list[Json]:
    rows = [] if given is None else given
    if not isinstance(rows, list) or not all(isinstance(item, dict) for item in rows):
        form.add(at, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        return []
    if known and known[0]["type"] in (kinds.SUB, kinds.GROUP):
        return _sub(form, known, rows, exists, autocomplete, at, filled)
    by_name = {item["name"]: item for item in known}
    clean: list[Json] = []
    seen: set[str] = set()
    for index, row in enumerate(rows):
        option = by_name.get(str(row.get("name")))
        if option is None or option["name"] in seen:
            form.add((*at, index), "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Unknown option")
            continue
        seen.add(option["name"])
        focused = autocomplete and row.get("focused") is True
        value = row.get("value")
        if not (autocomplete and option["type"] in (kinds.STRING, kinds.INTEGER, kinds.NUMBER)):
            value = _value(form, option, value, exists, (*at, index, "value"), filled)
        entry: Json = {"name": option["name"], "type": option["type"], "value": value}
        if focused:
            entry["focused"] = True
            entry["value"] = str("" if value is None else value)
            filled.focused = option
        clean.append(entry)
    for option in known:
        if option.get("required") and option["name"] not in seen and not autocomplete:
            form.add((*at, option["name"]), "BASE_TYPE_REQUIRED", "This field is required")
    return clean


def _sub(
    form: Form, known: list[Json], rows: list[Json], exists: Lookup, autocomplete: bool, at: Path, filled: Filled
) -> list[Json]:
    chosen = next((item for item in known if rows and item["name"] == rows[0].get("name")), None)
    if chosen is None or len(rows) != 1:
        form.add(at, "APPLICATION_COMMAND_OPTIONS_SUBCOMMAND_REQUIRED", "Choose one of the subcommands")
        return []
    inner = _level(form, chosen["options"], rows[0].get("options"), exists, autocomplete, (*at, 0, "options"), filled)
    return [{"name": chosen["name"], "type": chosen["type"], "options": inner}]


def _value(form: Form, option: Json, value: Any, exists: Lookup, at: Path, filled: Filled) -> Any:
    kind = option["type"]
    if kind == kinds.STRING:
        return _string(form, option, value, at)
    if kind in (kinds.INTEGER, kinds.NUMBER):
        return _number(form, option, value, at)
    if kind == kinds.BOOLEAN:
        if not isinstance(value, bool):
            form.add(at, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
        return value
    number = fields.as_int(value)
    if number is None or not exists(kind, number):
        form.add(at, "NUMBER_TYPE_COERCE", f'Value "{fields.json_words(value)}" is not a known id.')
        return value
    filled.ids.append((kind, number))
    return str(number)


def _string(form: Form, option: Json, value: Any, at: Path) -> Any:
    if not isinstance(value, str) or not value:
        form.add(at, "BASE_TYPE_REQUIRED", "This field is required")
        return value
    low, high = option.get("min_length", 0), option.get("max_length", 6000)
    if len(value) < low:
        form.add(at, "BASE_TYPE_MIN_LENGTH", f"Must be {low} or more in length.")
    if len(value) > high:
        form.add(at, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
    _among_choices(form, option, value, at)
    return value


def _number(form: Form, option: Json, value: Any, at: Path) -> Any:
    whole = option["type"] == kinds.INTEGER
    number = fields.as_int(value) if whole else value
    if isinstance(number, bool) or not isinstance(number, int | float):
        form.add(at, "NUMBER_TYPE_COERCE", f'Value "{fields.json_words(value)}" is not {"int" if whole else "float"}.')
        return value
    low, high = option.get("min_value", -kinds.SAFE_INTEGER), option.get("max_value", kinds.SAFE_INTEGER)
    if number < low:
        form.add(at, "NUMBER_TYPE_MIN", f"value should be greater than or equal to {low}.")
    if number > high:
        form.add(at, "NUMBER_TYPE_MAX", f"value should be less than or equal to {high}.")
    _among_choices(form, option, number, at)
    return number


def _among_choices(form: Form, option: Json, value: Any, at: Path) -> None:
    if "choices" in option and value not in [item["value"] for item in option["choices"]]:
        form.add(at, "APPLICATION_COMMAND_OPTIONS_CHOICE_INVALID", "The value is not one of the choices")


def check_autocomplete_choices(data: Json, option: Json) -> list[Json]:
    """The suggestions a bot answers with, at most 25, of the option's type."""
    form = Form()
    at: Path = ("data",)
    if data.get("choices") is None:
        raise invalid((*at, "choices"), "BASE_TYPE_REQUIRED", "This field is required")
    clean = []
    for index, entry in enumerate(fields.array(form, data, "choices", at, 25)):
        here = (*at, "choices", index)
        row = fields.record(form, entry, here)
        if row is not None:
            name = fields.text(form, row, "name", here, 100, low=1, required=True)
            clean.append({"name": name, "value": kinds.choice_value(form, row, option["type"], here)})
    form.check()
    return clean
