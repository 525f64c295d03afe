"""Putting the parts together and listening."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import TracebackType
from typing import Self

from aiohttp import web

from . import control, play, store
from .api import PREFIX, Routes, bind, plain_errors
from .bodies import MOST_JSON
from .channels import arm_all
from .errors import DiscordError
from .gateway import gateway
from .hub import Hub
from .images import plain_png
from .interactions import Interactions
from .people import add_application
from .rest import TABLES
from .seed import SEEDS

PAGE = Path(__file__).parent / "page"
FACES = (0x5865F2, 0x757E8A, 0x3BA55C, 0xFAA61A, 0xED4245, 0xEB459F)
POLICY = "default-src 'self'; img-src 'self' data: blob:"
Plain = Callable[[Hub, web.Request], Awaitable[web.StreamResponse]]


class Server:
    """A running playground; stop() ends it, with a last save if it has a file."""

    def __init__(self, hub: Hub, runner: web.AppRunner, keeper: store.Keeper | None) -> None:
        self.hub = hub
        self.url = hub.base
        self._runner = runner
        self._keeper = keeper

    @property
    def addresses(self) -> list[tuple[str, int]]:
        """Where it listens."""
        return [(item[0], item[1]) for item in self._runner.addresses]

    async def stop(self) -> None:
        """Stop listening, cut every connection, save."""
        for viewers in list(self.hub.audience.viewers.values()):
            for viewer in list(viewers):
                viewer.wire.abort()
        for session in list(self.hub.sessions.all.values()):
            if session.link is not None:
                session.link.wire.abort()
        self.hub.clock.close()
        await self._runner.cleanup()
        if self._keeper is not None:
            self._keeper.save()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()


async def start(
    host: str = "127.0.0.1",
    port: int = 0,
    *,
    world: Path | None = None,
    seed: str = "german",
    tokens: dict[str, str] | None = None,
) -> Server:
    """Start a playground; port 0 takes a free one, tokens are further applications (token -> name)."""
    state, files = (None, {}) if world is None else store.load(world)
    hub = Hub(state)
    hub.world.files = files
    hub.interactions = Interactions(hub)
    if state is None:
        SEEDS[seed](hub)
    for token, name in (tokens or {}).items():
        if token not in hub.tokens:
            add_application(hub, name, token)
    runner = web.AppRunner(_application(hub), access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    site = web.TCPSite(runner, host, port, backlog=2048)
    try:
        await site.start()
    except OSError:
        await runner.cleanup()
        raise
    bound = runner.addresses[0][1]
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    hub.base = f"http://{shown}:{bound}"
    store.rebase(hub.world.state, hub.base)
    arm_all(hub)
    keeper = None
    if world is not None:
        keeper = store.Keeper(hub, world)
        keeper.save()
    return Server(hub, runner, keeper)


def _application(hub: Hub) -> web.Application:
    app = web.Application(middlewares=[plain_errors], client_max_size=MOST_JSON)
    for table in TABLES:
        _add(app, hub, table, PREFIX)
    _add(app, hub, play.routes, "", quiet=True)
    _add(app, hub, control.routes, "", quiet=True)
    app.router.add_get("/gateway", _plain(hub, gateway))
    app.router.add_get("/gateway/", _plain(hub, gateway))
    app.router.add_get("/play/ws", _plain(hub, play.live))
    app.router.add_get("/attachments/{channel}/{attachment}/{filename}", _plain(hub, _attachment))
    app.router.add_get("/emojis/{attachment}.png", _plain(hub, _attachment))
    app.router.add_get("/embed/avatars/{number}.png", _plain(hub, _avatar))
    app.router.add_get("/", _plain(hub, _page))
    app.router.add_get("/{path:(?!api/|play/|control/|attachments/|gateway).+}", _plain(hub, _page))
    return app


def _add(app: web.Application, hub: Hub, table: Routes, prefix: str, quiet: bool = False) -> None:
    for route in table.all:
        app.router.add_route(route.method, prefix + route.path, bind(hub, route, quiet))


def _plain(hub: Hub, handler: Plain) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    async def handle(request: web.Request) -> web.StreamResponse:
        return await handler(hub, request)

    return handle


async def _attachment(hub: Hub, request: web.Request) -> web.StreamResponse:
    """A file; only pictures are shown in place, all else is downloaded, so that no upload can run in the page."""
    number = request.match_info["attachment"]
    data = hub.world.files.get(int(number)) if number.isascii() and number.isdigit() and len(number) < 20 else None
    if data is None:
        raise DiscordError(404, 0, "404: Not Found")
    kind = _picture_kind(data)
    headers = {
        "Content-Security-Policy": "default-src 'none'; sandbox",
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "private, max-age=31536000, immutable",
        "Content-Type": kind or "application/octet-stream",
        "Content-Disposition": "inline" if kind else "attachment",
    }
    return web.Response(body=data, headers=headers)


async def _avatar(hub: Hub, request: web.Request) -> web.StreamResponse:
    """The face of someone without a picture."""
    number = int(request.match_info["number"]) % len(FACES) if request.match_info["number"].isdecimal() else 0
    return web.Response(body=plain_png(FACES[number], 128), content_type="image/png")


def _picture_kind(data: bytes) -> str | None:
    if data[:8] == b"\x89PNG\r\n\x1a\n":
        return "image/png"
    if data[:2] == b"\xff\xd8":
        return "image/jpeg"
    if data[:6] in (b"GIF87a", b"GIF89a"):
        return "image/gif"
    return "image/webp" if data[:4] == b"RIFF" and data[8:12] == b"WEBP" else None


async def _page(hub: Hub, request: web.Request) -> web.StreamResponse:
    """The page's files."""
    name = request.match_info.get("path") or "index.html"
    found = (PAGE / name).resolve()
    if not found.is_relative_to(PAGE) or not await asyncio.to_thread(found.is_file):
        raise DiscordError(404, 0, "404: Not Found")
    headers = {
        "Content-Security-Policy": POLICY,
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Cache-Control": "no-cache",
    }
    return web.FileResponse(found, headers=headers)
