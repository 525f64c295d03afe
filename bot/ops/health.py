"""A tiny optional web server: `/health` and `/metrics` for whoever watches over the bot, and what rooms serve."""

import hashlib
from collections.abc import Awaitable, Callable, Mapping
from typing import Self

import structlog
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from bot.ops.metrics import Metrics
from bot.ops.settings import HealthSettings

__all__ = ["HealthServer", "Metrics"]

Served = Callable[[str], Awaitable[tuple[str, bytes] | None]]
"""Answers to the rest of a path with a kind of content and a body; None: there is no such page."""
log = structlog.get_logger(__name__)


class HealthServer:
    """Serves while it is entered; switched off or unable to listen, it lets the bot go on without."""

    def __init__(
        self,
        settings: HealthSettings,
        metrics: Metrics,
        checks: Callable[[], Mapping[str, bool]],
        pages: Mapping[str, Served] | None = None,
    ) -> None:
        """Serve these pages besides, by the first part of their path; they may come in later."""
        self.port: int | None = None
        self._settings = settings
        self._metrics = metrics
        self._checks = checks
        self._pages = {} if pages is None else pages
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> Self:
        if self._settings.port:
            await self._listen(self._settings.host, self._settings.port)
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._runner:
            await self._runner.cleanup()
        self.port = None

    async def _listen(self, host: str, port: int) -> None:
        app = web.Application()
        app.add_routes([web.get("/health", self._health), web.get("/metrics", self._numbers)])
        app.add_routes([web.get("/{page}/{rest}", self._page)])
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError as error:
            log.error(
                "health port unavailable, going on without it",
                host=host,
                port=port,
                reason=error.strerror or str(error),
                hint="choose another health.port, or 0 to switch it off",
            )
            return
        self.port = port
        log.info("health port open", host=host, port=port)

    async def _health(self, _request: web.Request) -> web.Response:
        checks = dict(self._checks())
        ready = all(checks.values())
        return web.json_response({"ready": ready, "checks": checks}, status=200 if ready else 503)

    async def _page(self, request: web.Request) -> web.Response:
        served = self._pages.get(request.match_info["page"])
        found = await served(request.match_info["rest"]) if served else None
        if found is None:
            raise web.HTTPNotFound
        kind, body = found
        tag = hashlib.blake2b(body, digest_size=16).hexdigest()
        headers = {"ETag": f'"{tag}"', "Cache-Control": "private, max-age=900"}
        if any(known.value in ("*", tag) for known in request.if_none_match or ()):
            return web.Response(status=304, headers=headers)
        return web.Response(body=body, headers={"Content-Type": kind, **headers})

    async def _numbers(self, _request: web.Request) -> web.Response:
        return web.Response(body=self._metrics.exposition(), headers={"Content-Type": CONTENT_TYPE_LATEST})
