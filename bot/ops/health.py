"""A tiny optional web server for whoever watches over the bot: `/health` and `/metrics`."""

from collections.abc import Callable, Mapping
from typing import Self

import structlog
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from bot.ops.metrics import Metrics
from bot.ops.settings import HealthSettings

__all__ = ["HealthServer", "Metrics"]

log = structlog.get_logger(__name__)


class HealthServer:
    """Serves while it is entered; switched off or unable to listen, it lets the bot go on without."""

    def __init__(self, settings: HealthSettings, metrics: Metrics, checks: Callable[[], Mapping[str, bool]]) -> None:
        self.port: int | None = None
        self._settings = settings
        self._metrics = metrics
        self._checks = checks
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

    async def _numbers(self, _request: web.Request) -> web.Response:
        return web.Response(body=self._metrics.exposition(), headers={"Content-Type": CONTENT_TYPE_LATEST})
