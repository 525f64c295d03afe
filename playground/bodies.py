"""Reading request bodies that nobody can trust."""

import json
from typing import Any

from aiohttp import BodyPartReader, hdrs, web

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
    total = 0
    try:
        reader = await request.multipart()
        while (part := await reader.next()) is not None:
            if not isinstance(part, BodyPartReader):
                raise refusal(50109)
            data = await _read_part(part)
            total += len(data)
            if total > MOST_FORM:
                raise refusal(40005)
            name = part.name or ""
            if name == "payload_json":
                body = parse_json(data)
            elif part.filename is not None:
                mime = part.headers.get(hdrs.CONTENT_TYPE, "application/octet-stream")
                uploads.append(Upload(_key(name, len(uploads)), part.filename, _guess(part.filename, mime), data))
            else:
                loose[name] = data.decode("utf-8", "replace")
    except DiscordError:
        raise
    except (ValueError, AssertionError, LookupError, RuntimeError, EOFError):
        raise DiscordError(400, 50035, "Invalid Form Body") from None
    return ({**loose} if body is None else body), uploads


async def _read_part(part: BodyPartReader) -> bytes:
    data = bytearray()
    while chunk := await part.read_chunk(256 << 10):
        data += chunk
        if len(data) > MOST_FILE:
            raise refusal(40005)
    return bytes(data)


def _key(name: str, number: int) -> str:
    return name if name.startswith("files[") else f"files[{number}]"


KNOWN_TYPES = {
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
    "txt": "text/plain; charset=utf-8", "json": "application/json", "csv": "text/csv; charset=utf-8",
    "md": "text/markdown; charset=utf-8", "pdf": "application/pdf", "svg": "image/svg+xml", "mp4": "video/mp4",
}  # fmt: skip


def _guess(filename: str, given: str) -> str:
    return KNOWN_TYPES.get(filename.rpartition(".")[2].lower(), given)
