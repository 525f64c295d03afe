"""Checking message components: rows of old, Components V2 and what they share with modals."""

from collections.abc import Callable, Iterator
from typing import Any

from . import fields
from .errors import Form, Json, Path

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = range(1, 9)
SECTION, TEXT_DISPLAY, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL, UPLOAD = 9, 10, 11, 12, 13, 14, 17, 18, 19
RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 21, 22, 23
SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
MAX_TOTAL, MAX_TEXT = 40, 4000
LINK, PREMIUM = 5, 6

TOP_LEGACY = (ROW,)
TOP_V2 = (ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR, CONTAINER)
IN_CONTAINER = (ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR)


class Checker:
    """One pass over the components of one message or modal."""

    def __init__(self, form: Form) -> None:
        self.form = form
        self.custom_ids: set[str] = set()
        self.ids: set[int] = set()
        self.total = 0
        self.text = 0
        self.media = 0
        self.unnumbered: list[Json] = []

    def base(self, data: Json, kind: int, at: Path) -> Json:
        """What every component has: its type and its number."""
        self.total += 1
        clean: Json = {"type": kind, "id": 0}
        number = fields.integer(self.form, data, "id", at, 0, (1 << 31) - 1)
        if number:
            if number in self.ids:
                self.form.add((*at, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
            self.ids.add(number)
            clean["id"] = number
        else:
            self.unnumbered.append(clean)
        return clean

    def number_all(self) -> None:
        """Give a number to each component that came without."""
        number = 0
        for clean in self.unnumbered:
            number += 1
            while number in self.ids:
                number += 1
            clean["id"] = number

    def custom_id(self, data: Json, clean: Json, at: Path) -> None:
        """Take over a custom id, which must be unique."""
        value = fields.text(self.form, data, "custom_id", at, 100, low=1, required=True)
        if value is None:
            return
        if value in self.custom_ids:
            self.form.add(
                (*at, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"
            )
        self.custom_ids.add(value)
        clean["custom_id"] = value

    def many(self, raw: list[Any], allowed: tuple[int, ...], at: Path) -> list[Json]:
        """Check a list of components of certain types."""
        clean = []
        for index, entry in enumerate(raw):
            done = self.one(entry, allowed, (*at, index))
            if done is not None:
                clean.append(done)
        return clean

    def one(self, entry: Any, allowed: tuple[int, ...], at: Path) -> Json | None:
        """Check one component of certain types."""
        data = fields.record(self.form, entry, at)
        if data is None:
            return None
        kind = fields.choice(self.form, data, "type", at, allowed, required=True)
        return None if kind is None else CHECKS[kind](self, data, kind, at)


def emoji(form: Form, data: Json, at: Path) -> Json | None:
    """A partial emoji: a character, or a name with an id."""
    raw = data.get("emoji")
    if raw is None:
        return None
    entry = fields.record(form, raw, (*at, "emoji"))
    if entry is None:
        return None
    name = fields.text(form, entry, "name", (*at, "emoji"), 32)
    number = fields.snowflake(form, entry, "id", (*at, "emoji"))
    if number is None and (not name or (name.isascii() and name.isalnum())):
        form.add((*at, "emoji", "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
        return None
    clean: Json = {"name": name} if number is None else {"id": str(number), "name": name}
    if entry.get("animated"):
        clean["animated"] = True
    return clean


def _row(check: Checker, data: Json, kind: int, at: Path) -> Json:
    clean = check.base(data, kind, at)
    raw = fields.array(check.form, data, "components", at, 5, low=1, required=True)
    children = check.many(raw, (BUTTON, *SELECTS), (*at, "components"))
    if len(children) > 1 and any(child["type"] != BUTTON for child in children):
        check.form.add(
            (*at, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width"
        )
    clean["components"] = children
    return clean


def _button(check: Checker, data: Json, kind: int, at: Path) -> Json:
    clean = check.base(data, kind, at)
    form = check.form
    style = fields.choice(form, data, "style", at, (1, 2, 3, 4, 5, 6), required=True)
    clean["style"] = style
    label = fields.text(form, data, "label", at, 80)
    face = emoji(form, data, at)
    if label:
        clean["label"] = label
    if face:
        clean["emoji"] = face
    if fields.flag(form, data, "disabled", at):
        clean["disabled"] = True
    if style == LINK:
        link = fields.text(form, data, "url", at, 512, low=1, required=True)
        if link and fields.url(form, data, "url", at, ("http", "https", "discord")):
            clean["url"] = link
        if data.get("custom_id"):
            form.add((*at, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                     "A custom id and url cannot both be specified")  # fmt: skip
    elif style == PREMIUM:
        sku = fields.snowflake(form, data, "sku_id", at, required=True)
        clean["sku_id"] = str(sku)
        return clean
    elif style is not None:
        if data.get("url"):
            form.add((*at, "url"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                     "A custom id and url cannot both be specified")  # fmt: skip
        check.custom_id(data, clean, at)
    if not label and not face:
        form.add((*at, "label"), "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button must have a label or an emoji")
    return clean


def select(check: Checker, data: Json, kind: int, at: Path) -> Json:
    """A select menu of any kind."""
    clean = check.base(data, kind, at)
    form = check.form
    check.custom_id(data, clean, at)
    placeholder = fields.text(form, data, "placeholder", at, 150)
    if placeholder:
        clean["placeholder"] = placeholder
    low = fields.integer(form, data, "min_values", at, 0, 25)
    high = fields.integer(form, data, "max_values", at, 1, 25)
    clean["min_values"] = 1 if low is None else low
    clean["max_values"] = max(1, clean["min_values"]) if high is None else high
    if high is not None and clean["min_values"] > high:
        form.add((*at, "min_values"), "NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.")
    if fields.flag(form, data, "disabled", at):
        clean["disabled"] = True
    if kind == STRING_SELECT:
        raw = fields.array(form, data, "options", at, 25, low=1, required=True)
        clean["options"] = choices(form, raw, (*at, "options"))
        if clean["options"] and clean["max_values"] > len(clean["options"]):
            form.add((*at, "max_values"), "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE",
                     f"int value should be less than or equal to {len(clean['options'])}.")  # fmt: skip
        if sum(item.get("default", False) for item in clean["options"]) > clean["max_values"]:
            form.add((*at, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many default options")
        return clean
    defaults = fields.array(form, data, "default_values", at, 25)
    if defaults:
        if len(defaults) > clean["max_values"]:
            form.add((*at, "default_values"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many default values")
        clean["default_values"] = [
            {"id": str(entry.get("id")), "type": entry.get("type")} for entry in defaults if isinstance(entry, dict)
        ]
    if kind == CHANNEL_SELECT and data.get("channel_types"):
        clean["channel_types"] = fields.array(form, data, "channel_types", at, 20)
    return clean


def choices(form: Form, raw: list[Any], at: Path) -> list[Json]:
    """The options of a string select, a radio group or a checkbox group."""
    clean: list[Json] = []
    seen: set[str] = set()
    for index, entry in enumerate(raw):
        place = (*at, index)
        data = fields.record(form, entry, place)
        if data is None:
            continue
        value = fields.text(form, data, "value", place, 100, low=1, required=True)
        item: Json = {"label": fields.text(form, data, "label", place, 100, low=1, required=True), "value": value}
        description = fields.text(form, data, "description", place, 100)
        if description:
            item["description"] = description
        face = emoji(form, data, place)
        if face:
            item["emoji"] = face
        if fields.flag(form, data, "default", place):
            item["default"] = True
        if value is not None and value in seen:
            form.add((*place, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                     "The specified option value is already used")  # fmt: skip
        seen.add(value or "")
        clean.append(item)
    return clean


def text_display(check: Checker, data: Json, kind: int, at: Path) -> Json:
    """A piece of text."""
    clean = check.base(data, kind, at)
    content = fields.text(check.form, data, "content", at, MAX_TEXT, low=1, required=True) or ""
    clean["content"] = content
    check.text += len(content)
    return clean


def _section(check: Checker, data: Json, kind: int, at: Path) -> Json:
    clean = check.base(data, kind, at)
    raw = fields.array(check.form, data, "components", at, 3, low=1, required=True)
    clean["components"] = check.many(raw, (TEXT_DISPLAY,), (*at, "components"))
    if data.get("accessory") is None:
        check.form.add((*at, "accessory"), "BASE_TYPE_REQUIRED", "This field is required")
    else:
        clean["accessory"] = check.one(data["accessory"], (BUTTON, THUMBNAIL), (*at, "accessory"))
    return clean


def _media(check: Checker, data: Json, key: str, at: Path, schemes: tuple[str, ...]) -> Json:
    raw = data.get(key)
    if raw is None:
        check.form.add((*at, key), "BASE_TYPE_REQUIRED", "This field is required")
        return {}
    entry = fields.record(check.form, raw, (*at, key))
    if entry is None:
        return {}
    if not entry.get("url"):
        check.form.add((*at, key, "url"), "BASE_TYPE_REQUIRED", "This field is required")
    address = fields.url(check.form, entry, "url", (*at, key), schemes) or ""
    check.media += 1
    return {"id": str(check.media), "url": address, "proxy_url": address}


def _described(check: Checker, data: Json, clean: Json, at: Path) -> Json:
    clean["description"] = fields.text(check.form, data, "description", at, 1024) or None
    clean["spoiler"] = fields.flag(check.form, data, "spoiler", at)
    return clean


def _thumbnail(check: Checker, data: Json, kind: int, at: Path) -> Json:
    clean = check.base(data, kind, at)
    clean["media"] = _media(check, data, "media", at, ("http", "https", "attachment"))
    return _described(check, data, clean, at)


def _gallery(check: Checker, data: Json, kind: int, at: Path) -> Json:
    clean = check.base(data, kind, at)
    items = []
    for index, entry in enumerate(fields.array(check.form, data, "items", at, 10, low=1, required=True)):
        place = (*at, "items", index)
        item = fields.record(check.form, entry, place)
        if item is not None:
            media = _media(check, item, "media", place, ("http", "https", "attachment"))
            items.append(_described(check, item, {"media": media}, place))
    clean["items"] = items
    return clean


def _file(check: Checker, data: Json, kind: int, at: Path) -> Json:
    clean = check.base(data, kind, at)
    clean["file"] = _media(check, data, "file", at, ("attachment",))
    clean["name"] = clean["size"] = None
    clean["spoiler"] = fields.flag(check.form, data, "spoiler", at)
    return clean


def _separator(check: Checker, data: Json, kind: int, at: Path) -> Json:
    clean = check.base(data, kind, at)
    clean["divider"] = fields.flag(check.form, data, "divider", at, True)
    clean["spacing"] = fields.choice(check.form, data, "spacing", at, (1, 2)) or 1
    return clean


def _container(check: Checker, data: Json, kind: int, at: Path) -> Json:
    clean = check.base(data, kind, at)
    raw = fields.array(check.form, data, "components", at, MAX_TOTAL, low=1, required=True)
    clean["components"] = check.many(raw, IN_CONTAINER, (*at, "components"))
    color = fields.integer(check.form, data, "accent_color", at, 0, 0xFFFFFF)
    if color is not None:
        clean["accent_color"] = color
    clean["spoiler"] = fields.flag(check.form, data, "spoiler", at)
    return clean


CHECKS: dict[int, Callable[[Checker, Json, int, Path], Json]] = {
    ROW: _row,
    BUTTON: _button,
    SECTION: _section,
    TEXT_DISPLAY: text_display,
    THUMBNAIL: _thumbnail,
    GALLERY: _gallery,
    FILE: _file,
    SEPARATOR: _separator,
    CONTAINER: _container,
    **dict.fromkeys(SELECTS, select),
}


def check_components(form: Form, raw: list[Any], v2: bool, at: Path) -> list[Json]:
    """Clean the components of a message; what is wrong goes into the form."""
    if not v2 and len(raw) > 5:
        form.add(at, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")
        return []
    if len(raw) > MAX_TOTAL:
        form.add(at, "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {MAX_TOTAL} in length.")
        return []
    check = Checker(form)
    clean = check.many(raw, TOP_V2 if v2 else TOP_LEGACY, at)
    if check.total > MAX_TOTAL:
        form.add(at, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
                 f"The total number of components cannot exceed {MAX_TOTAL}")  # fmt: skip
    if check.text > MAX_TEXT:
        form.add(at, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                 f"The total displayable text size cannot exceed {MAX_TEXT}")  # fmt: skip
    check.number_all()
    return clean


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component, nested ones included."""
    for item in components:
        yield item
        yield from walk(item.get("components") or [])
        for key in ("accessory", "component"):
            if item.get(key):
                yield from walk([item[key]])


def find_by_custom_id(components: list[Json], custom_id: str) -> Json | None:
    """The component with this custom id."""
    return next((item for item in walk(components) if item.get("custom_id") == custom_id), None)
