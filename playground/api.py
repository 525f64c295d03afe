"""One path for every REST call: who asks, body, faults, answer, rate-limit headers, journal."""

import asyncio
import hashlib
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import unquote

from aiohttp import hdrs, web

from .bodies import read_body
from .clock import iso
from .drafts import Upload, need_record
from .errors import DiscordError, Json, invalid, refusal
from .fields import SNOWFLAKE_MAX
from .hub import Fault, Hub
from .wire import Encoded, encode
from .world import Application

log = logging.getLogger("playground")
PREFIX = "/api/v10"
Handler = Callable[["Call"], Awaitable[Any]]


@dataclass(slots=True)
class Answer:
    """An answer with a status of its own."""

    status: int
    data: Any = None


@dataclass(slots=True)
class Call:
    """One REST call."""

    hub: Hub
    request: web.Request
    application: Application | None
    raw: Any
    uploads: list[Upload]

    @property
    def bot(self) -> int:
        """The user id of the calling bot."""
        assert self.application is not None
        return self.application.id

    @property
    def body(self) -> Json:
        """The body, which must be a dictionary."""
        return {} if self.raw is None else need_record(self.raw)

    @property
    def reason(self) -> str | None:
        """The reason for the audit log."""
        value = self.request.headers.get("X-Audit-Log-Reason")
        if value is None:
            return None
        text = unquote(value)
        if len(text) > 512:
            raise invalid(("reason",), "BASE_TYPE_MAX_LENGTH", "Must be 512 or fewer in length.")
        return text

    def id(self, name: str) -> int:
        """An id in the address."""
        value = self.request.match_info[name]
        if value.isascii() and value.isdigit() and len(value) < 20 and int(value) <= SNOWFLAKE_MAX:
            return int(value)
        raise invalid((f"{name}_id",), "NUMBER_TYPE_COERCE", f'Value "{value[:50]}" is not snowflake.')

    def text(self, name: str) -> str:
        """A word in the address."""
        return self.request.match_info[name]

    def number(self, name: str, default: int, low: int, high: int) -> int:
        """A number behind the question mark."""
        value = self.request.query.get(name)
        if value is None:
            return default
        if not (value.isascii() and value.isdigit() and low <= int(value) <= high):
            raise invalid((name,), "NUMBER_TYPE_MAX", f"int value should be between {low} and {high}.")
        return int(value)


@dataclass(slots=True)
class Route:
    """A method and an address."""

    method: str
    path: str
    handler: Handler
    auth: bool = True
    bucket: str = ""
    spent: dict[str, list[float]] = field(default_factory=dict)


class Routes:
    """The routes of one resource."""

    def __init__(self) -> None:
        self.all: list[Route] = []

    def on(self, method: str, path: str, *, auth: bool = True) -> Callable[[Handler], Handler]:
        """Register a handler."""

        def register(handler: Handler) -> Handler:
            bucket = hashlib.md5(f"{method} {path}".encode(), usedforsecurity=False).hexdigest()
            self.all.append(Route(method, path, handler, auth, bucket))
            return handler

        return register


def json_response(data: Any, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """JSON as discord.py wants it: the content type without a charset."""
    text = data if isinstance(data, Encoded) else encode(data)
    answer = web.Response(body=text.encode(), status=status, headers=headers)
    answer.headers[hdrs.CONTENT_TYPE] = "application/json"
    return answer


def application_of(hub: Hub, request: web.Request) -> Application:
    """The application whose token came along."""
    value = request.headers.get(hdrs.AUTHORIZATION, "")
    found = hub.by_token(value.removeprefix("Bot ")) if value.startswith("Bot ") else None
    if found is None:
        raise DiscordError(401, 0, "401: Unauthorized")
    return found


def bind(hub: Hub, route: Route, quiet: bool = False) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    """The aiohttp handler of a route; quiet ones are not the bot's and stay out of journal and faults."""

    async def handle(request: web.Request) -> web.StreamResponse:
        began = time.perf_counter()
        headers = _headers(route)
        body: Any = None
        status, data = 204, None
        error: Json | None = None
        try:
            fault = None if quiet else _next_fault(hub, route, request)
            application = application_of(hub, request) if route.auth else None
            body, uploads = await read_body(request)
            if hub.journal.delay and not quiet:
                await asyncio.sleep(hub.journal.delay)
            if fault is not None and not fault.lost:
                raise _as_error(fault, headers)
            if not quiet:
                _spend(hub, route, request, headers)
            result = await route.handler(Call(hub, request, application, body, uploads))
            if fault is not None:
                raise _as_error(fault, headers)
            if isinstance(result, Answer):
                status, data = result.status, result.data
            elif result is not None:
                status, data = 200, result
        except DiscordError as refused:
            status, data = refused.status, refused.body()
            error = data
            if status == 429 and "Via" not in headers:
                headers["Via"] = "1.1 playground"
                headers["Retry-After"] = str(refused.extra.get("retry_after", 1))
                data.setdefault("retry_after", 1.0)
                data.setdefault("global", False)
        except Exception:
            log.exception("%s %s failed", route.method, request.path)
            status, data = 500, {"message": "500: Internal Server Error", "code": 0}
            error = data
        spent = (time.perf_counter() - began) * 1000
        if not quiet:
            _record(hub, route, request, body, status, spent, error)
        if data is None:
            return web.Response(status=status, headers=headers)
        return json_response(data, status, headers)

    return handle


def _headers(route: Route) -> dict[str, str]:
    return {
        "X-RateLimit-Limit": "50",
        "X-RateLimit-Remaining": "49",
        "X-RateLimit-Reset": f"{time.time() + 1:.3f}",
        "X-RateLimit-Reset-After": "1.000",
        "X-RateLimit-Bucket": route.bucket,
    }


def _next_fault(hub: Hub, route: Route, request: web.Request) -> Fault | None:
    for fault in hub.journal.faults:
        if fault.method not in (None, route.method) or (fault.path is not None and fault.path not in request.path):
            continue
        fault.count -= 1
        if fault.count <= 0:
            hub.journal.faults.remove(fault)
        return fault
    return None


def _as_error(fault: Fault, headers: dict[str, str]) -> DiscordError:
    if fault.code is not None:
        return refusal(fault.code)
    if fault.status != 429:
        return DiscordError(fault.status, 0, f"{fault.status}: made by the control API")
    return limited(fault.retry_after, fault.is_global, headers)


def limited(retry_after: float, is_global: bool, headers: dict[str, str]) -> DiscordError:
    """A 429 with everything a library looks at."""
    headers.update({
        "Via": "1.1 playground",
        "Retry-After": str(max(1, round(retry_after))),
        "X-RateLimit-Remaining": "0",
        "X-RateLimit-Reset": f"{time.time() + retry_after:.3f}",
        "X-RateLimit-Reset-After": f"{retry_after:.3f}",
        "X-RateLimit-Scope": "global" if is_global else "user",
    })  # fmt: skip
    if is_global:
        headers["X-RateLimit-Global"] = "true"
    error = DiscordError(429, 0, "You are being rate limited.", retry_after=retry_after)
    error.extra["global"] = is_global
    return error


def _spend(hub: Hub, route: Route, request: web.Request, headers: dict[str, str]) -> None:
    """Count against a bucket if the control API asked for strict limits."""
    if hub.journal.strict is None:
        return
    limit, per = hub.journal.strict
    major = next(iter(request.match_info.values()), "")
    now = time.monotonic()
    spent = [item for item in route.spent.get(major, []) if now - item < per]
    route.spent[major] = spent
    wait = per - (now - spent[0]) if spent else per
    headers["X-RateLimit-Limit"] = str(limit)
    headers["X-RateLimit-Reset-After"] = f"{wait:.3f}"
    headers["X-RateLimit-Reset"] = f"{time.time() + wait:.3f}"
    if len(spent) >= limit:
        raise limited(wait, False, headers)
    spent.append(now)
    headers["X-RateLimit-Remaining"] = str(limit - len(spent))


def _record(
    hub: Hub, route: Route, request: web.Request, body: Any, status: int, spent: float, error: Json | None
) -> None:
    hub.journal.requests.append({
        "at": iso(hub.clock.now()),
        "method": route.method,
        "path": request.path_qs.removeprefix(PREFIX),
        "route": route.path,
        "body": body,
        "reason": request.headers.get("X-Audit-Log-Reason"),
        "status": status,
        "ms": round(spent, 3),
        "error": error,
    })  # fmt: skip
    hub.note("rest", route.method, route.path, status, spent, error)


@web.middleware
async def plain_errors(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Whatever aiohttp itself refuses gets Discord's shape, too; other web sites may not act here."""
    origin = request.headers.get(hdrs.ORIGIN)
    if origin is not None and origin.partition("://")[2] != request.host:
        return json_response({"message": "403: Forbidden", "code": 0}, 403)
    try:
        return await handler(request)
    except DiscordError as error:
        return json_response(error.body(), error.status)
    except web.HTTPRequestEntityTooLarge:
        return json_response(refusal(40005).body(), 413)
    except web.HTTPException as error:
        if error.status < 400:
            raise
        answer = json_response({"message": f"{error.status}: {error.reason}", "code": 0}, error.status)
        if isinstance(error, web.HTTPMethodNotAllowed):
            answer.headers["Allow"] = ", ".join(sorted(error.allowed_methods))
        return answer
    except (ConnectionResetError, asyncio.CancelledError):
        raise
    except Exception:
        log.exception("%s %s failed", request.method, request.path)
        return json_response({"message": "500: Internal Server Error", "code": 0}, 500)
