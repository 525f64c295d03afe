"""Reading request bodies that nobody can trust."""

import json
import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import unquote

from aiohttp import hdrs, web

from .drafts import Upload
from .errors import DiscordError, refusal

MOST_JSON = 8 << 20
MOST_FORM = 110 << 20
MOST_FILE = 11 << 20


def _no_constants(name: str) -> Any:
    raise ValueError(name)


def parse_json(raw: bytes) -> Any:
    """JSON in the strict sense: no NaN, no lone surrogates, no bottomless nesting."""
    try:
        data = json.loads(raw, parse_constant=_no_constants)
        if b"\\u" in raw:
            json.dumps(data, ensure_ascii=False).encode()
    except (ValueError, RecursionError):
        raise refusal(50109) from None
    return data


async def read_body(request: web.Request) -> tuple[Any, list[Upload]]:
    """The JSON of a request and its files."""
    kind = request.headers.get(hdrs.CONTENT_TYPE, "")
    if kind.startswith("multipart/form-data"):
        return await _read_form(request)
    try:
        raw = await request.read()
    except web.HTTPRequestEntityTooLarge:
        raise refusal(40005) from None
    if not raw:
        return None, []
    return parse_json(raw), []


async def _read_form(request: web.Request) -> tuple[Any, list[Upload]]:
    body: Any = None
    loose: dict[str, str] = {}
    uploads: list[Upload] = []
    for name, filename, kind, data in _parts(await _read_all(request), request.headers[hdrs.CONTENT_TYPE]):
        if len(data) > MOST_FILE:
            raise refusal(40005)
        if name == "payload_json":
            body = parse_json(data)
        elif filename is not None:
            uploads.append(Upload(_key(name, len(uploads)), filename, _guess(filename, kind), data))
        else:
            loose[name] = data.decode("utf-8", "replace")
    return ({**loose} if body is None else body), uploads


async def _read_all(request: web.Request) -> bytes:
    raw = bytearray()
    while chunk := await request.content.readany():
        raw += chunk
        if len(raw) > MOST_FORM:
            raise refusal(40005)
    return bytes(raw)


# aiohttp's own reader spends longer on the header of a part than the whole rest of a call takes.
_BOUNDARY = re.compile(r'boundary="?([^";,]{1,70})"?')
_FIELD = re.compile(r';\s*(filename\*|filename|name)=(?:"((?:[^"\\]|\\.)*)"|([^;\s]*))', re.IGNORECASE)


def _parts(raw: bytes, kind: str) -> Iterator[tuple[str, str | None, str, bytes]]:
    """The parts of a form: field name, file name if it is a file, type, content."""
    found = _BOUNDARY.search(kind)
    broken = DiscordError(400, 50035, "Invalid Form Body")
    if found is None:
        raise broken
    mark = b"--" + found[1].encode()
    first, *sections = (b"\r\n" + raw).split(b"\r\n" + mark)
    if first.strip() or not sections or not sections[-1].startswith(b"--"):
        raise broken
    for section in sections[:-1]:
        head, gap, data = section.removeprefix(b"\r\n").partition(b"\r\n\r\n")
        if not gap:
            raise broken
        headers = dict(_header(line) for line in head.decode("utf-8", "replace").split("\r\n"))
        fields = {
            key.lower(): quoted or bare for key, quoted, bare in _FIELD.findall(headers.get("content-disposition", ""))
        }
        if "name" not in fields:
            raise broken
        filename = fields.get("filename")
        if "filename*" in fields:
            filename = unquote(fields["filename*"].rpartition("'")[2])
        elif filename is not None:
            filename = unquote(re.sub(r"\\(.)", r"\1", filename))
        yield fields["name"], filename, headers.get("content-type", "application/octet-stream"), data


def _header(line: str) -> tuple[str, str]:
    name, _, value = line.partition(":")
    return name.strip().lower(), value.strip()


def _key(name: str, number: int) -> str:
    return name if name.startswith("files[") else f"files[{number}]"


KNOWN_TYPES = {
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
    "txt": "text/plain; charset=utf-8", "json": "application/json", "csv": "text/csv; charset=utf-8",
    "md": "text/markdown; charset=utf-8", "pdf": "application/pdf", "svg": "image/svg+xml", "mp4": "video/mp4",
}  # fmt: skip


def _guess(filename: str, given: str) -> str:
    return KNOWN_TYPES.get(filename.rpartition(".")[2].lower(), given)
