"""Checking embeds: each field's limit and 6000 characters together."""

from typing import Any

from . import fields
from .clock import iso
from .errors import Form, Json, Path

MAX_EMBEDS = 10
MAX_TOTAL = 6000
MEDIA = ("http", "https", "attachment")


def check_embeds(form: Form, raw: list[Any], at: Path) -> list[Json]:
    """Clean embeds; what is wrong goes into the form."""
    clean: list[Json] = []
    total = 0
    for index, entry in enumerate(raw):
        data = fields.record(form, entry, (*at, index))
        if data is None:
            continue
        embed, size = _embed(form, data, (*at, index))
        total += size
        clean.append(embed)
        if total > MAX_TOTAL:
            form.add((*at, index), "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {MAX_TOTAL}")
            break
    return clean


def _embed(form: Form, data: Json, at: Path) -> tuple[Json, int]:
    embed: Json = {"type": "rich"}
    size = 0
    for key, limit in (("title", 256), ("description", 4096)):
        value = fields.text(form, data, key, at, limit)
        if value:
            embed[key] = value.strip()
            size += len(value)
    address = fields.url(form, data, "url", at)
    if address:
        embed["url"] = address
    moment = fields.moment(form, data, "timestamp", at)
    if moment is not None:
        embed["timestamp"] = iso(moment)
    color = fields.integer(form, data, "color", at, 0, 0xFFFFFF)
    if color is not None:
        embed["color"] = color
    for key, label, limit in (("footer", "text", 2048), ("author", "name", 256)):
        if data.get(key) is not None:
            part = fields.record(form, data[key], (*at, key))
            if part is not None:
                named, extra = _named(form, part, label, limit, (*at, key))
                embed[key] = named
                size += extra
    for key in ("image", "thumbnail"):
        if data.get(key) is not None:
            part = fields.record(form, data[key], (*at, key))
            link = None if part is None else fields.url(form, part, "url", (*at, key), MEDIA)
            if link:
                embed[key] = {"url": link}
    rows = []
    for index, entry in enumerate(fields.array(form, data, "fields", at, 25)):
        row = fields.record(form, entry, (*at, "fields", index))
        if row is None:
            continue
        place = (*at, "fields", index)
        name = fields.text(form, row, "name", place, 256, low=1, required=True) or ""
        value = fields.text(form, row, "value", place, 1024, low=1, required=True) or ""
        rows.append({"name": name, "value": value, "inline": fields.flag(form, row, "inline", place)})
        size += len(name) + len(value)
    if rows:
        embed["fields"] = rows
    if len(embed) == 1:
        form.add((*at, "description"), "BASE_TYPE_REQUIRED", "This field is required")
    return embed, size


def _named(form: Form, part: Json, label: str, limit: int, at: Path) -> tuple[Json, int]:
    named: Json = {}
    value = fields.text(form, part, label, at, limit)
    if value:
        named[label] = value
    icon = fields.url(form, part, "icon_url", at, MEDIA)
    if icon:
        named["icon_url"] = icon
    link = fields.url(form, part, "url", at) if label == "name" else None
    if link:
        named["url"] = link
    return named, len(value or "")
