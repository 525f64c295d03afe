"""Turning what a test writes into what Discord's client sends."""

from typing import Any

from .components import walk
from .errors import Json

# Which names stand for ids, by type of option and of select: u(sers), r(oles), c(hannels).
OPTION_NAMES = {6: "u", 7: "c", 8: "r", 9: "ur"}
SELECT_NAMES = {5: "u", 6: "r", 7: "ur", 8: "c"}


def _names(item: Json, locale: str) -> set[str]:
    local = (item.get("name_localizations") or {}).get(locale)
    return {item["name"], local} if local else {item["name"]}


def find_command(ready: Json, name: str, kind: int, guild_id: str | None) -> tuple[Json, list[Json]]:
    """A command and the way to its subcommand, by the names this person's client shows."""
    locale = ready["user"]["locale"]
    words = name.removeprefix("/").split() if kind == 1 else [name]
    usable = [
        item
        for item in ready["commands"]
        if item["type"] == kind and (item["usable_in_dm"] if guild_id is None else guild_id in item["usable_in"])
    ]
    command = next((item for item in usable if words[0] in _names(item, locale)), None)
    if command is None:
        there = ", ".join(sorted(item["name"] for item in usable)) or "none"
        raise LookupError(f"no command {words[0]!r} here; there are: {there}")
    path: list[Json] = []
    level: Json = command
    for word in words[1:]:
        found = next((item for item in level.get("options", []) if word in _names(item, locale)), None)
        if found is None or found["type"] not in (1, 2):
            raise LookupError(f"/{command['name']} has no subcommand {word!r}")
        path.append(found)
        level = found
    return command, path


def fill_options(
    command: Json, path: list[Json], given: Json, ready: Json, focus: str | None = None
) -> tuple[Json, dict[str, bytes]]:
    """The data of a command with option values by type; also files to upload."""
    locale = ready["user"]["locale"]
    known = (path[-1] if path else command).get("options", [])
    options: list[Json] = []
    files: dict[str, bytes] = {}
    for name, value in given.items():
        option = next((item for item in known if name in _names(item, locale)), None)
        if option is None:
            raise LookupError(f"/{command['name']} has no option {name!r}")
        entry: Json = {"name": option["name"], "type": option["type"], "value": _value(option, value, ready, files)}
        if focus in _names(option, locale):
            entry["focused"] = True
        options.append(entry)
    if focus is not None and not any(item.get("focused") for item in options):
        option = next(item for item in known if focus in _names(item, locale))
        options.append({"name": option["name"], "type": option["type"], "value": "", "focused": True})
    for step in reversed(path):
        options = [{"name": step["name"], "type": step["type"], "options": options}]
    return {"id": command["id"], "name": command["name"], "type": 1, "options": options}, files


def _value(option: Json, value: Any, ready: Json, files: dict[str, bytes]) -> Any:
    locale = ready["user"]["locale"]
    if option["type"] == 11:
        name, data = value
        files[name] = data
        return str(len(files) - 1)
    if option["type"] in OPTION_NAMES:
        return _id(value, ready, OPTION_NAMES[option["type"]])
    for choice in option.get("choices", []):
        if value in _names(choice, locale):
            return choice["value"]
    return value


def _id(value: Any, ready: Json, kinds: str) -> str:
    """The id of a person, role or channel: the thing itself, its id or its name."""
    if isinstance(value, str):
        return _known(ready, kinds).get(value, value)
    return str(value) if isinstance(value, int) else str(value.id)


def _known(ready: Json, kinds: str) -> dict[str, str]:
    """Names and ids: u(sers), r(oles), c(hannels)."""
    found: dict[str, str] = {}
    if "u" in kinds:
        users = [*ready["people"], *(item["user"] for item in ready["bots"])]
        found.update({item["username"]: item["id"] for item in users})
    for guild in ready["guilds"]:
        if "r" in kinds:
            found.update({item["name"]: item["id"] for item in guild["roles"]})
        if "c" in kinds:
            found.update({item["name"]: item["id"] for item in (*guild["channels"], *guild["threads"])})
    return found


def find_component(components: list[Json], name: str, kinds: tuple[int, ...]) -> Json | None:
    """A component by custom id, label, emoji or placeholder."""
    found = [item for item in walk(components) if item["type"] in kinds]
    for key in ("custom_id", "label", "placeholder"):
        for item in found:
            if item.get(key) == name:
                return item
    return next((item for item in found if (item.get("emoji") or {}).get("name") == name), None)


def choose_values(component: Json, values: tuple[Any, ...], ready: Json) -> list[str]:
    """The values of a select from labels, values, people or ids."""
    by_label = {item["label"]: item["value"] for item in component.get("options", [])}
    kinds = SELECT_NAMES.get(component["type"], "")
    return [by_label[value] if value in by_label else _id(value, ready, kinds) for value in values]


def modal_components(modal: Json, values: Json, ready: Json) -> tuple[list[Json], dict[str, bytes]]:
    """A filled modal from values by custom id or label."""
    files: dict[str, bytes] = {}
    rows: list[Json] = []
    unused = set(values)
    for row in modal["components"]:
        inner = row["components"][0] if row["type"] == 1 else row.get("component")
        if inner is None:
            continue
        names = [inner["custom_id"], row.get("label"), inner.get("label")]
        key = next((name for name in names if name in values), None)
        filled: Json = {"type": inner["type"], "custom_id": inner["custom_id"]}
        if key is not None:
            unused.discard(key)
            _fill(filled, inner, values[key], ready, files)
        elif inner["type"] == 4:
            filled["value"] = inner.get("value", "")
        rows.append({"type": row["type"], **({"components": [filled]} if row["type"] == 1 else {"component": filled})})
    if unused:
        raise LookupError(f"the modal has no {sorted(unused)}")
    return rows, files


def _fill(filled: Json, inner: Json, value: Any, ready: Json, files: dict[str, bytes]) -> None:
    if inner["type"] in (4, 21, 23):
        filled["value"] = value
    elif inner["type"] == 19:
        name, data = value
        files[name] = data
        filled["values"] = [str(len(files) - 1)]
    else:
        chosen = tuple(value) if isinstance(value, list | tuple) else (value,)
        filled["values"] = choose_values(inner, chosen, ready)
