"""A server, a bot and a browser for the tests of the page."""

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
ARTEFACTS = ROOT / "tests" / "artefacts"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The same engine in all of them; the first has no window to it and takes half the time."""
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", "--no-first-run",
]  # fmt: skip

Open = Callable[..., Page]
PATIENCE = 20_000
"""Milliseconds: on a busy machine everything comes, only later."""
expect.set_options(timeout=PATIENCE)


def free_port() -> int:
    """A port nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def first_line(process: subprocess.Popen[str]) -> str:
    """Wait for a process to say that it is there."""
    assert process.stdout is not None
    line = process.stdout.readline().strip()
    assert line, f"{process.args!r} ended before it was ready"
    return line


def end(process: subprocess.Popen[str]) -> None:
    """Stop a process and wait for it."""
    process.terminate()
    process.wait(10)
    if process.stdout is not None:
        process.stdout.close()


class World:
    """The server and the bot as processes; the server can be stopped and started again on the same port."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "world.json"
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.start_server()
        self.start_bot()

    def start_server(self) -> None:
        """Start or restart the server with the same world."""
        command = [sys.executable, "-m", "playground", "--port", str(self.port), "--world", str(self.file)]
        self.server = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        first_line(self.server)

    @contextmanager
    def without_server(self) -> Iterator[None]:
        """The server is away for a while."""
        end(self.server)
        try:
            yield
        finally:
            self.start_server()

    @contextmanager
    def without_bot(self) -> Iterator[None]:
        """The bot is away for a while."""
        end(self.bot)
        try:
            yield
        finally:
            self.start_bot()

    def start_bot(self) -> None:
        """Start the bot and wait until its commands are registered."""
        environment = {**os.environ, "PLAYGROUND_URL": self.url}
        command = [sys.executable, str(Path(__file__).with_name("bot.py"))]
        self.bot = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, env=environment)
        first_line(self.bot)


@pytest.fixture(scope="package")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    """One world for all tests of the page."""
    found = World(tmp_path_factory.mktemp("world"))
    yield found
    end(found.bot)
    end(found.server)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of the page."""
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None and os.environ.get("CI") == "true":
        pytest.fail("no Chromium; CI must test the page")
    if path is None:
        pytest.skip("NOT TESTED: no Chromium (see .ci/system)")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def open_as(world: World, browser: Browser) -> Iterator[Open]:
    """Open a window as somebody; every error in any page fails the test."""
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def opener(
        name: str,
        channel: str | None = None,
        *,
        path: str = "",
        size: tuple[int, int] = (1360, 860),
        scheme: Literal["dark", "light"] = "dark",
        touch: bool = False,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, color_scheme=scheme,
            locale="de-DE", has_touch=touch, is_mobile=touch, reduced_motion="reduce",
        )  # fmt: skip
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: problems.append(f"{name}: {error}"))
        page.on(
            "console", lambda message: problems.append(message.text) if "Content Security" in message.text else None
        )
        page.goto(f"{world.url}/{path or f'?as={name}'}")
        if channel:
            if size[0] <= 860:
                page.get_by_label("Kanäle zeigen").click()
            page.locator(".side-item", has=page.get_by_text(channel, exact=True)).click()
        return page

    yield opener
    for context in contexts:
        context.close()
    assert problems == []


def keep(page: Page, name: str) -> None:
    """Keep a picture of the page to be looked at."""
    ARTEFACTS.mkdir(exist_ok=True)
    page.screenshot(path=ARTEFACTS / f"{name}.png")
