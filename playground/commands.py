"""The rules of registering application commands."""

import unicodedata
from typing import Any

from . import fields
from .errors import Form, Json, Path, refusal

CHAT, USER, MESSAGE = 1, 2, 3
SUB, GROUP, STRING, INTEGER, BOOLEAN, USER_OPTION, CHANNEL, ROLE, MENTIONABLE, NUMBER, FILE = range(1, 12)
MOST = {CHAT: 100, USER: 15, MESSAGE: 15}
MAX_SIZE = 8000
LOCALES = frozenset((
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR",
    "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko",
))  # fmt: skip
SAFE_INTEGER = (1 << 53) - 1


def valid_name(name: str) -> bool:
    """Whether a chat command or option may be called this."""
    if not 1 <= len(name) <= 32 or name != name.lower():
        return False
    return all(char in "-_'" or unicodedata.category(char)[0] in "LNM" for char in name)


class CommandCheck:
    """One pass over one command."""

    def __init__(self, form: Form, at: Path) -> None:
        self.form = form
        self.at = at

    def name(self, data: Json, at: Path, free: bool) -> str:
        """A name: strict for chat commands and options, free text for context menus."""
        value = fields.text(self.form, data, "name", at, 32, low=1, required=True)
        if value is not None and not free and not valid_name(value) and len(value) <= 32:
            self.form.add((*at, "name"), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
        return value or ""

    def localizations(self, data: Json, key: str, at: Path, high: int, strict: bool) -> Json | None:
        """Texts by language, each following the rules of the original."""
        raw = data.get(key)
        if raw is None:
            return None
        table = fields.record(self.form, raw, (*at, key))
        if table is None:
            return None
        clean: Json = {}
        for locale in table:
            if locale not in LOCALES:
                self.form.add(
                    (*at, key, locale), "BASE_TYPE_CHOICES", f"{fields.json_words(locale)} is not a known locale"
                )
                continue
            value = fields.text(self.form, table, locale, (*at, key), high, low=1)
            if value is None:
                continue
            if strict and not valid_name(value):
                self.form.add((*at, key, locale), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
            clean[locale] = value
        return clean

    def described(self, data: Json, clean: Json, at: Path) -> None:
        """Name and description with their localizations."""
        clean["name"] = self.name(data, at, free=False)
        clean["name_localizations"] = self.localizations(data, "name_localizations", at, 32, strict=True)
        clean["description"] = fields.text(self.form, data, "description", at, 100, low=1, required=True) or ""
        clean["description_localizations"] = self.localizations(
            data, "description_localizations", at, 100, strict=False
        )

    def options(self, data: Json, at: Path, allowed: tuple[int, ...]) -> list[Json]:
        """The options of a command or subcommand."""
        place = (*at, "options")
        clean: list[Json] = []
        names: set[str] = set()
        optional_seen = False
        for index, entry in enumerate(fields.array(self.form, data, "options", at, 25)):
            here = (*place, index)
            raw = fields.record(self.form, entry, here)
            kind = None if raw is None else fields.choice(self.form, raw, "type", here, allowed, required=True)
            if raw is None or kind is None:
                continue
            option = self.option(raw, kind, here)
            if option["name"] in names:
                self.form.add((*here, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
                              "Option name already exists")  # fmt: skip
            names.add(option["name"])
            if option.get("required") and optional_seen:
                self.form.add(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                              "Required options must be placed before non-required options")  # fmt: skip
            optional_seen = optional_seen or not option.get("required")
            clean.append(option)
        kinds = {item["type"] for item in clean}
        if kinds & {SUB, GROUP} and kinds - {SUB, GROUP}:
            self.form.add(place, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
                          "Sub-commands and groups cannot stand beside other options")  # fmt: skip
        return clean

    def option(self, data: Json, kind: int, at: Path) -> Json:
        """One option."""
        clean: Json = {"type": kind}
        self.described(data, clean, at)
        if kind == GROUP:
            clean["options"] = self.options(data, at, (SUB,))
            return clean
        if kind == SUB:
            clean["options"] = self.options(data, at, tuple(range(STRING, FILE + 1)))
            return clean
        if fields.flag(self.form, data, "required", at):
            clean["required"] = True
        if kind in (STRING, INTEGER, NUMBER):
            self._bounds(data, clean, kind, at)
            self._choices(data, clean, kind, at)
        if kind == CHANNEL and data.get("channel_types"):
            clean["channel_types"] = fields.array(self.form, data, "channel_types", at, 20)
        return clean

    def _bounds(self, data: Json, clean: Json, kind: int, at: Path) -> None:
        form = self.form
        if kind == STRING:
            for key, low in (("min_length", 0), ("max_length", 1)):
                value = fields.integer(form, data, key, at, low, 6000)
                if value is not None:
                    clean[key] = value
            low_key, high_key = "min_length", "max_length"
        else:
            low_key, high_key = "min_value", "max_value"
            for key in (low_key, high_key):
                raw = data.get(key)
                if raw is None:
                    continue
                number = fields.as_int(raw) if kind == INTEGER else raw
                if isinstance(number, bool) or not isinstance(number, int | float) or abs(number) > SAFE_INTEGER:
                    form.add((*at, key), "NUMBER_TYPE_COERCE", f'Value "{fields.json_words(raw)}" is not valid.')
                else:
                    clean[key] = number
        if low_key in clean and high_key in clean and clean[low_key] > clean[high_key]:
            form.add((*at, low_key), "NUMBER_TYPE_MAX", f"value should be less than or equal to {clean[high_key]}.")

    def _choices(self, data: Json, clean: Json, kind: int, at: Path) -> None:
        form = self.form
        place = (*at, "choices")
        rows: list[Json] = []
        for index, entry in enumerate(fields.array(form, data, "choices", at, 25)):
            here = (*place, index)
            raw = fields.record(form, entry, here)
            if raw is None:
                continue
            row: Json = {"name": fields.text(form, raw, "name", here, 100, low=1, required=True)}
            row["name_localizations"] = self.localizations(raw, "name_localizations", here, 100, strict=False)
            row["value"] = choice_value(form, raw, kind, here)
            if any(row["name"] == other["name"] for other in rows):
                form.add((*here, "name"), "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS",
                         "Option choice name already exists")  # fmt: skip
            rows.append(row)
        if rows:
            clean["choices"] = rows
        if fields.flag(form, data, "autocomplete", at):
            clean["autocomplete"] = True
            if rows:
                form.add((*at, "autocomplete"), "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES_INVALID",
                         "Autocomplete cannot be used with choices")  # fmt: skip


def choice_value(form: Form, raw: Json, kind: int, at: Path) -> Any:
    """The value of a choice, of the option's type."""
    value = raw.get("value")
    if value is None:
        form.add((*at, "value"), "BASE_TYPE_REQUIRED", "This field is required")
    elif kind == STRING:
        if not isinstance(value, str):
            form.add(
                (*at, "value"), "STRING_TYPE_CONVERT", f"Could not interpret {fields.json_words(value)} as string."
            )
        elif len(value) > 100:
            form.add((*at, "value"), "BASE_TYPE_MAX_LENGTH", "Must be 100 or fewer in length.")
    elif isinstance(value, bool) or not isinstance(value, int if kind == INTEGER else (int, float)):
        form.add((*at, "value"), "NUMBER_TYPE_COERCE", f'Value "{fields.json_words(value)}" is not valid.')
    elif abs(value) > SAFE_INTEGER:
        form.add((*at, "value"), "NUMBER_TYPE_MAX", f"value should be less than or equal to {SAFE_INTEGER}.")
    return value


def check_command(form: Form, data: Json, at: Path, guild: bool) -> Json:
    """A clean command; what is wrong goes into the form."""
    check = CommandCheck(form, at)
    kind = CHAT if data.get("type") is None else fields.choice(form, data, "type", at, (CHAT, USER, MESSAGE))
    clean: Json = {"type": kind or CHAT}
    if kind == CHAT:
        check.described(data, clean, at)
        clean["options"] = check.options(data, at, tuple(range(SUB, FILE + 1)))
        if command_size(clean) > MAX_SIZE:
            form.add(at, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({MAX_SIZE})")
    else:
        clean["name"] = check.name(data, at, free=True)
        clean["name_localizations"] = check.localizations(data, "name_localizations", at, 32, strict=False)
        clean["description"] = ""
        if data.get("description"):
            form.add((*at, "description"), "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_INVALID",
                     "Context menu commands cannot have description")  # fmt: skip
        if data.get("options"):
            form.add((*at, "options"), "APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS_INVALID",
                     "Context menu commands cannot have options")  # fmt: skip
    wanted = fields.integer(form, data, "default_member_permissions", at, 0)
    clean["default_member_permissions"] = None if wanted is None else str(wanted)
    clean["nsfw"] = fields.flag(form, data, "nsfw", at)
    if not guild:
        contexts = data.get("contexts")
        if contexts is not None:
            contexts = [item for item in fields.array(form, data, "contexts", at, 3, low=1) if item in (0, 1, 2)]
        elif not fields.flag(form, data, "dm_permission", at, True):
            contexts = [0]
        clean["contexts"] = contexts
        kinds = fields.array(form, data, "integration_types", at, 2)
        clean["integration_types"] = [item for item in kinds if item in (0, 1)] or [0]
        clean["dm_permission"] = contexts is None or 1 in contexts
    return clean


def command_size(command: Json) -> int:
    """The characters of a command, each text with its longest localization."""
    return (
        _longest(command, "name")
        + _longest(command, "description")
        + sum(len(str(item["value"])) + _longest(item, "name") for item in command.get("choices", []))
        + sum(command_size(item) for item in command.get("options", []))
    )


def _longest(data: Json, key: str) -> int:
    table = data.get(f"{key}_localizations") or {}
    return max([len(data.get(key) or ""), *(len(value) for value in table.values())])


def check_bulk(raw: Any, guild: bool) -> list[Json]:
    """All commands of one place at once, or a form error."""
    form = Form()
    if not isinstance(raw, list):
        form.add((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        form.check()
    clean: list[Json] = []
    for index, entry in enumerate(raw):
        data = fields.record(form, entry, (index,))
        if data is not None:
            clean.append(check_command(form, data, (index,), guild))
    seen: set[tuple[int, str]] = set()
    for index, command in enumerate(clean):
        key = (command["type"], command["name"])
        if key in seen:
            form.add((index,), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
        seen.add(key)
    form.check()
    for kind, most in MOST.items():
        if sum(command["type"] == kind for command in clean) > most:
            raise refusal(30032)
    return clean
