"""Checking modals when a bot opens one, and what a person fills in."""

from typing import Any

from . import components as parts
from . import fields
from .components import Checker
from .errors import Form, Json, Path

IN_LABEL = (parts.TEXT_INPUT, *parts.SELECTS, parts.UPLOAD, parts.RADIO_GROUP, parts.CHECKBOX_GROUP, parts.CHECKBOX)


def check_modal(data: Json) -> Json:
    """A clean modal, or a form error."""
    form = Form()
    at: Path = ("data",)
    clean: Json = {
        "custom_id": fields.text(form, data, "custom_id", at, 100, low=1, required=True),
        "title": fields.text(form, data, "title", at, 45, low=1, required=True),
    }
    check = Checker(form)
    rows = []
    for index, entry in enumerate(fields.array(form, data, "components", at, 5, low=1, required=True)):
        place = (*at, "components", index)
        row = fields.record(form, entry, place)
        if row is None:
            continue
        kind = fields.choice(form, row, "type", place, (parts.ROW, parts.TEXT_DISPLAY, parts.LABEL), required=True)
        if kind == parts.ROW:
            rows.append(_input_row(check, row, place))
        elif kind == parts.TEXT_DISPLAY:
            rows.append(parts.text_display(check, row, kind, place))
        elif kind == parts.LABEL:
            rows.append(_label(check, row, place))
    clean["components"] = rows
    check.number_all()
    form.check()
    return clean


def _input_row(check: Checker, row: Json, at: Path) -> Json:
    clean = check.base(row, parts.ROW, at)
    children = []
    for index, entry in enumerate(fields.array(check.form, row, "components", at, 1, low=1, required=True)):
        place = (*at, "components", index)
        data = fields.record(check.form, entry, place)
        if data is not None and fields.choice(check.form, data, "type", place, (parts.TEXT_INPUT,), required=True):
            child = _text_input(check, data, place)
            child["label"] = fields.text(check.form, data, "label", place, 45, low=1, required=True)
            children.append(child)
    clean["components"] = children
    return clean


def _label(check: Checker, row: Json, at: Path) -> Json:
    clean = check.base(row, parts.LABEL, at)
    clean["label"] = fields.text(check.form, row, "label", at, 45, low=1, required=True)
    description = fields.text(check.form, row, "description", at, 100)
    if description:
        clean["description"] = description
    place = (*at, "component")
    if row.get("component") is None:
        check.form.add(place, "BASE_TYPE_REQUIRED", "This field is required")
        return clean
    data = fields.record(check.form, row["component"], place)
    if data is None:
        return clean
    kind = fields.choice(check.form, data, "type", place, IN_LABEL, required=True)
    if kind == parts.TEXT_INPUT:
        clean["component"] = _text_input(check, data, place)
    elif kind in parts.SELECTS:
        inner = parts.select(check, data, kind, place)
        inner["required"] = fields.flag(check.form, data, "required", place, True)
        clean["component"] = inner
    elif kind is not None:
        clean["component"] = _other_input(check, data, kind, place)
    return clean


def _text_input(check: Checker, data: Json, at: Path) -> Json:
    clean = check.base(data, parts.TEXT_INPUT, at)
    form = check.form
    check.custom_id(data, clean, at)
    clean["style"] = fields.choice(form, data, "style", at, (1, 2), required=True)
    clean["required"] = fields.flag(form, data, "required", at, True)
    low = fields.integer(form, data, "min_length", at, 0, 4000)
    high = fields.integer(form, data, "max_length", at, 1, 4000)
    if low is not None:
        clean["min_length"] = low
    if high is not None:
        clean["max_length"] = high
        if low is not None and low > high:
            form.add((*at, "min_length"), "NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.")
    placeholder = fields.text(form, data, "placeholder", at, 100)
    if placeholder:
        clean["placeholder"] = placeholder
    value = fields.text(form, data, "value", at, high or 4000)
    if value:
        clean["value"] = value
    return clean


def _other_input(check: Checker, data: Json, kind: int, at: Path) -> Json:
    clean = check.base(data, kind, at)
    form = check.form
    check.custom_id(data, clean, at)
    if kind == parts.CHECKBOX:
        clean["default"] = fields.flag(form, data, "default", at)
        return clean
    clean["required"] = fields.flag(form, data, "required", at, True)
    most = 10
    if kind in (parts.RADIO_GROUP, parts.CHECKBOX_GROUP):
        low = 2 if kind == parts.RADIO_GROUP else 1
        raw = fields.array(form, data, "options", at, 10, low=low, required=True)
        clean["options"] = parts.choices(form, raw, (*at, "options"))
        most = max(1, len(clean["options"]))
    if kind in (parts.CHECKBOX_GROUP, parts.UPLOAD):
        low_values = fields.integer(form, data, "min_values", at, 0, 10)
        high_values = fields.integer(form, data, "max_values", at, 1, 10)
        clean["min_values"] = 1 if low_values is None else low_values
        fallback = most if kind == parts.CHECKBOX_GROUP else 1
        clean["max_values"] = fallback if high_values is None else high_values
    return clean


def check_submission(modal: Json, submitted: list[Any]) -> list[Json]:
    """What a person filled in, in the shape the bot gets, or a form error."""
    given = {item["custom_id"]: item for item in _inputs(submitted)}
    form = Form()
    answer: list[Json] = []
    for index, row in enumerate(modal["components"]):
        place: Path = ("data", "components", index)
        if row["type"] == parts.ROW:
            inner = _fill(form, row["components"][0], given, (*place, "components", 0))
            answer.append({"type": parts.ROW, "id": row["id"], "components": [inner]})
        elif row["type"] == parts.LABEL:
            inner = _fill(form, row["component"], given, (*place, "component"))
            answer.append({"type": parts.LABEL, "id": row["id"], "component": inner})
        else:
            answer.append({"type": parts.TEXT_DISPLAY, "id": row["id"]})
    form.check()
    return answer


def _inputs(submitted: list[Any]) -> list[Json]:
    rows = [item for item in submitted if isinstance(item, dict)]
    nested = [child for item in rows for child in (item.get("components") or []) if isinstance(child, dict)]
    single = [item["component"] for item in rows if isinstance(item.get("component"), dict)]
    return [item for item in (*rows, *nested, *single) if isinstance(item.get("custom_id"), str)]


def _fill(form: Form, asked: Json, given: dict[str, Json], at: Path) -> Json:
    kind = asked["type"]
    entry = given.get(asked["custom_id"], {})
    clean: Json = {"type": kind, "id": asked["id"], "custom_id": asked["custom_id"]}
    required = asked.get("required", True)
    if kind == parts.TEXT_INPUT:
        value = fields.text(form, entry, "value", at, asked.get("max_length", 4000)) or ""
        if not value and required:
            form.add((*at, "value"), "BASE_TYPE_REQUIRED", "This field is required")
        elif value and len(value) < asked.get("min_length", 0):
            form.add((*at, "value"), "BASE_TYPE_MIN_LENGTH", f"Must be {asked['min_length']} or more in length.")
        clean["value"] = value
    elif kind == parts.CHECKBOX:
        clean["value"] = fields.flag(form, entry, "value", at, asked.get("default", False))
    elif kind == parts.RADIO_GROUP:
        chosen = fields.text(form, entry, "value", at, 100)
        if chosen is None and required:
            form.add((*at, "value"), "BASE_TYPE_REQUIRED", "This field is required")
        elif chosen is not None and chosen not in [item["value"] for item in asked["options"]]:
            form.add((*at, "value"), "SELECT_COMPONENT_INVALID_OPTION_VALUE", "The specified option value is invalid")
        clean["value"] = chosen
    else:
        clean["values"] = check_values(form, asked, entry, (*at, "values"))
    return clean


def check_values(form: Form, asked: Json, entry: Json, at: Path) -> list[str]:
    """The values chosen in a select, within its options and bounds."""
    raw = fields.array(form, entry, "values", at[:-1], 25)
    values = [str(item) for item in raw if isinstance(item, str | int)]
    low, high = asked.get("min_values", 1), asked.get("max_values", 1)
    if asked.get("required") is False and not values:
        return values
    if not low <= len(values) <= high or len(set(values)) != len(values):
        form.add(at, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
    if "options" in asked:
        known = {item["value"] for item in asked["options"]}
        for index, value in enumerate(values):
            if value not in known:
                form.add((*at, index), "SELECT_COMPONENT_INVALID_OPTION_VALUE", "The specified option value is invalid")
    return values
