"""Checking the body of a message before anything is changed."""

from dataclasses import dataclass, field
from typing import Any

from . import fields
from .components import check_components, walk
from .embeds import MAX_EMBEDS, check_embeds
from .errors import Form, Json, Path, invalid, refusal
from .mentions import Allowed, check_allowed
from .world import COMPONENTS_V2, EPHEMERAL, SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS, Message

MAX_CONTENT = 2000
MAX_FILES = 10
MAX_FILE_SIZE = 10 << 20
SETTABLE = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2 | EPHEMERAL
LEGACY = ("content", "embeds", "poll", "sticker_ids")


@dataclass(slots=True)
class Upload:
    """A file that came with a request."""

    key: str
    filename: str
    content_type: str
    data: bytes


@dataclass(slots=True)
class NewFile:
    """An uploaded file with what the body says of it."""

    upload: Upload
    filename: str
    description: str | None = None
    title: str | None = None


@dataclass(slots=True)
class Draft:
    """A checked message body; `given` names the fields that were in it."""

    given: set[str] = field(default_factory=set)
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    flags: int = 0
    allowed: Allowed = field(default_factory=Allowed)
    files: list[NewFile] = field(default_factory=list)
    keep: list[int] | None = None
    tts: bool = False
    nonce: str | None = None
    reference: int | None = None
    reference_channel: int | None = None
    fail_if_not_exists: bool = True


def check_draft(
    body: Json, uploads: list[Upload], *, before: Message | None = None, at: Path = (), may_be_empty: bool = False
) -> Draft:
    """A clean message body, or a form error; `before` is the message being edited."""
    form = Form()
    draft = Draft(given={key for key in body if key != "nonce"})
    draft.content = (fields.text(form, body, "content", at, MAX_CONTENT) or "").strip()
    raw_embeds = fields.array(form, body, "embeds", at, MAX_EMBEDS)
    if raw_embeds:
        draft.embeds = check_embeds(form, raw_embeds, (*at, "embeds"))
    draft.flags = (fields.integer(form, body, "flags", at, 0) or 0) & SETTABLE
    v2 = bool((draft.flags | (before.flags if before is not None else 0)) & COMPONENTS_V2)
    raw_components = fields.array(form, body, "components", at, 1000)
    if raw_components:
        draft.components = check_components(form, raw_components, v2, (*at, "components"))
    if v2:
        for key in LEGACY:
            if body.get(key):
                form.add((*at, key), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                         f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2")  # fmt: skip
    draft.allowed = check_allowed(form, body, at)
    draft.tts = fields.flag(form, body, "tts", at)
    draft.nonce = fields.text(form, body, "nonce", at, 25)
    _reference(form, body, draft, at)
    _files(form, body, uploads, draft, before, at)
    if v2:
        _check_media(form, draft, before, at)
    form.check()
    if before is None and not may_be_empty and not _has_something(draft, v2):
        raise refusal(50006)
    return draft


def _has_something(draft: Draft, v2: bool) -> bool:
    if v2:
        return bool(draft.components)
    return bool(draft.content or draft.embeds or draft.files or draft.components)


def _reference(form: Form, body: Json, draft: Draft, at: Path) -> None:
    raw = body.get("message_reference")
    if raw is None:
        return
    place = (*at, "message_reference")
    data = fields.record(form, raw, place)
    if data is not None:
        draft.reference = fields.snowflake(form, data, "message_id", place, required=True)
        draft.reference_channel = fields.snowflake(form, data, "channel_id", place)
        draft.fail_if_not_exists = fields.flag(form, data, "fail_if_not_exists", place, True)


def _files(form: Form, body: Json, uploads: list[Upload], draft: Draft, before: Message | None, at: Path) -> None:
    if "attachments" not in body and not uploads:
        return
    if any(len(upload.data) > MAX_FILE_SIZE for upload in uploads):
        raise refusal(40005)
    by_key = {upload.key: upload for upload in uploads}
    known = {item.id for item in (*before.attachments, *before.embedded)} if before is not None else set()
    place = (*at, "attachments")
    if body.get("attachments") is not None:
        draft.keep = []
    for index, entry in enumerate(fields.array(form, body, "attachments", at, MAX_FILES)):
        data = fields.record(form, entry, (*place, index))
        number = None if data is None else fields.snowflake(form, data, "id", (*place, index), required=True)
        if data is None or number is None:
            continue
        upload = by_key.pop(f"files[{number}]", None)
        if upload is not None:
            description = fields.text(form, data, "description", (*place, index), 1024)
            name = fields.text(form, data, "filename", (*place, index), 1024) or upload.filename
            draft.files.append(NewFile(upload, safe_name(name), description, data.get("title")))
        elif number in known and draft.keep is not None:
            draft.keep.append(number)
        else:
            form.add((*place, index), "ATTACHMENT_NOT_FOUND", f"Attachment data for ID {number} not found")
    for upload in by_key.values():
        draft.files.append(NewFile(upload, safe_name(upload.filename)))
    if len(draft.files) + len(draft.keep or ()) > MAX_FILES:
        form.add(place, "BASE_TYPE_MAX_LENGTH", f"Must be {MAX_FILES} or fewer in length.")


def safe_name(name: str) -> str:
    """A file name as Discord stores it: no paths, no odd characters."""
    kept = "".join(
        char if char.isalnum() or char in "-_.()" else "_" for char in name.replace("\\", "/").split("/")[-1]
    )
    return kept[:255].lstrip(".") or "unknown"


def _check_media(form: Form, draft: Draft, before: Message | None, at: Path) -> None:
    names = {item.filename for item in draft.files}
    if before is not None:
        names |= {
            item.filename
            for item in (*before.attachments, *before.embedded)
            if draft.keep is None or item.id in draft.keep
        }
    for media in media_of(draft.components):
        address = media.get("url") or ""
        if address.startswith("attachment://") and safe_name(address.removeprefix("attachment://")) not in names:
            form.add((*at, "components"), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                     f"The referenced attachment was not found: {fields.json_words(address)}")  # fmt: skip


def media_of(components: list[Json]) -> list[Json]:
    """Every media item in components."""
    found: list[Json] = []
    for item in walk(components):
        found.extend(item[key] for key in ("media", "file") if item.get(key))
        found.extend(entry["media"] for entry in item.get("items") or [])
    return found


def need_record(body: Any) -> Json:
    """The body of a request that must be a dictionary."""
    if isinstance(body, dict):
        return body
    raise invalid((), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
