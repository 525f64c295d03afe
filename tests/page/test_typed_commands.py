"""Every command line our own pages show, typed key by key and pasted into the page: both are understood."""

import json
import re
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request, Route

from tests.process.running import environment

from .conftest import ROOT, World

pytestmark = pytest.mark.xdist_group("typed commands")
PAGES = [ROOT / "README.md", *ROOT.glob("docs/*.md"), *ROOT.glob("bot/**/help/**/*.md")]
SHOWN = re.compile(r"`(/[a-zäöü][^`\n]*)`")
NO_COMMANDS = frozenset({"/health", "/metrics", "/kalender/…ics"})
"""Addresses of the health port."""
FAMILIES = ("partie", "game", "hut", "dog", "watten", "wizard", "quidditch", "wuerfel", "dicebox", "pokal", "turnier")
"""Commands that a page may name as a whole, without one of their parts."""


@dataclass(frozen=True)
class Command:
    """One command (or part of one) as clients of a language see it."""

    spoken: str
    steps: tuple[str, ...]
    options: list[dict[str, Any]]

    def option(self, name: str) -> dict[str, Any] | None:
        """Find an option by its name in any language."""
        for option in self.options:
            if name in (option["name"], *(option.get("name_localizations") or {}).values()):
                return option
        return None

    def speaks(self, line: str, tag: str) -> bool:
        """Tell whether a client of this language shows the options and choices of a line by these words."""
        for name, text in re.findall(r"(?:(?<=\s)|^)([\w-]+):([^:]*)(?=\s[\w-]+:|$)", line):
            option = self.option(name)
            if option is None:
                continue
            labels = {tongue(choice, tag) for choice in option.get("choices") or []}
            if name not in (option["name"], tongue(option, tag)) or (labels and text.strip() not in labels):
                return False
        return True


def tongue(thing: dict[str, Any], tag: str) -> str:
    """Return the name something has in a language."""
    return str((thing.get("name_localizations") or {}).get(tag, thing["name"]))


def commands(body: list[dict[str, Any]], tag: str) -> Iterator[Command]:
    """List what can be used, below groups too."""

    def leaves(node: dict[str, Any], path: list[dict[str, Any]]) -> Iterator[Command]:
        below = [option for option in node.get("options") or [] if option["type"] in (1, 2)]
        for option in below:
            yield from leaves(option, [*path, option])
        if not below:
            words = [tongue(step, tag) for step in path]
            yield Command(" ".join(words), tuple(step["name"] for step in path[1:]), node.get("options") or [])

    for command in body:
        if command.get("type", 1) == 1:
            yield from leaves(command, [command])


def meant(command: Command, rest: str, people: dict[str, str]) -> dict[str, Any]:
    """Work out what a line means: options by their names, or one value for the first."""
    found: dict[str, Any] = {}
    marks = [mark for mark in re.finditer(r"(?:(?<=\s)|^)([\w-]+):", rest) if command.option(mark[1])]
    if not marks and rest:
        return {command.options[0]["name"]: rest}
    for number, mark in enumerate(marks):
        option = command.option(mark[1])
        assert option is not None
        end = marks[number + 1].start() if number + 1 < len(marks) else len(rest)
        if text := rest[mark.end() : end].strip():
            found[option["name"]] = value(option, text, people)
    return found


def value(option: dict[str, Any], text: str, people: dict[str, str]) -> Any:
    """Read what is written behind an option's name."""
    for choice in option.get("choices") or []:
        if text in (choice["name"], *(choice.get("name_localizations") or {}).values()):
            return choice["value"]
    if option["type"] == 6:
        return people[text.removeprefix("@").lower()]
    if option["type"] == 4:
        return int(text)
    return re.sub(r"@(\w+)", lambda name: f"<@{people[name[1].lower()]}>", text)


def ask(world: World, path: str) -> Any:
    """Ask the local Discord as the bot."""
    request = urllib.request.Request(f"{world.url}/api/v10{path}", headers={"Authorization": "Bot playground"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


@pytest.fixture(scope="module")
def real(world: World, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[dict[str, Any]]]:
    """Let the real bot register its commands for a while, in place of the small one's."""
    folder = tmp_path_factory.mktemp("bot")
    variables = environment(
        PYTHONPATH=str(ROOT),
        SPIELLEITER_TOKEN="playground",
        SPIELLEITER_DATABASE_URL=f"sqlite+aiosqlite:///{folder / 'spiele.db'}",
        SPIELLEITER_API_BASE=f"{world.url}/api/v10",
        SPIELLEITER_GATEWAY_URL=f"{world.url.replace('http', 'ws', 1)}/gateway",
    )
    with world.without_bot():
        command = [sys.executable, "-m", "bot", "run"]
        with subprocess.Popen(command, cwd=folder, env=variables, stderr=subprocess.PIPE, text=True) as bot:
            assert bot.stderr is not None
            assert any('"event": "ready"' in line for line in bot.stderr)
            bot.kill()
        yield ask(world, f"/applications/{ask(world, '/applications/@me')['id']}/commands?with_localizations=true")


@pytest.fixture(params=["de", "en"])
def client(
    request: pytest.FixtureRequest, world: World, browser: Browser, real: list[dict[str, Any]]
) -> Iterator[tuple[Page, list[Any], str]]:
    """Open the page of the host in a language; what is sent is kept and goes no further."""
    context = browser.new_context(locale=request.param, reduced_motion="reduce")
    page, sent = context.new_page(), []

    def keep_it(route: Route, asked: Request) -> None:
        sent.append(asked.post_data_json)
        route.fulfill(status=204, body="")

    page.route("**/interactions", keep_it)
    page.goto(f"{world.url}/?as=theodor&lang={request.param}")
    page.wait_for_selector(".composer-text")
    yield page, sent, "de" if request.param == "de" else "en-GB"
    page.evaluate("() => fetch('/control/people/theodor', {method: 'PATCH', body: '{\"locale\": \"de\"}', "
                  "headers: {'Content-Type': 'application/json'}})")  # fmt: skip
    context.close()


def send(page: Page, line: str, sent: list[Any], enter: Callable[[str], None]) -> dict[str, Any] | str:
    """Write a line and press Enter until it is sent; return the options, or what the page says instead."""
    page.locator(".composer-text").click()
    enter(line)
    for _ in range(5):
        page.keyboard.press("Enter")
        page.wait_for_timeout(30)
        found = [body for body in sent if body["type"] == 2]
        if found:
            sent.clear()
            page.wait_for_selector(".composer-text")
            options = found[0]["data"].get("options") or []
            while options and options[0]["type"] in (1, 2):
                options = options[0].get("options") or []
            return {option["name"]: option["value"] for option in options}
    said = page.locator(".composer-error").inner_text()
    page.reload()
    page.wait_for_selector(".composer-text")
    return said or "nothing happens"


def test_lines_of_our_pages_are_understood_typed_and_pasted(
    client: tuple[Page, list[Any], str], real: list[dict[str, Any]], world: World
) -> None:
    page, sent, tag = client
    people = {
        name.lower(): person["id"]
        for person in page.evaluate("() => fetch('/play/people').then((answer) => answer.json())")
        for name in (person["username"], person["global_name"] or person["username"])
    }
    mine = {command.spoken: command for command in commands(real, tag)}
    foreign = "en-GB" if tag == "de" else "de"
    other = {command.spoken: command for command in commands(real, foreign)}
    lines = {line.strip() for file in PAGES for line in SHOWN.findall(file.read_text())} - NO_COMMANDS
    wrong, tried = [], 0
    for line in sorted(lines):
        words = line[1:]
        fitting = [name for name in mine if words == name or words.startswith(f"{name} ")]
        if not fitting:
            known = words in FAMILIES or any(words == name or words.startswith(f"{name} ") for name in other)
            wrong += [] if known else [f"{line}: no such command"]
            continue
        name = max(fitting, key=len)
        rest = words[len(name) :].strip()
        if not mine[name].speaks(rest, tag):
            elsewhere = name in other and other[name].speaks(rest, foreign)
            wrong += [] if elsewhere else [f"{line}: no client shows these options and choices"]
            continue
        expected = meant(mine[name], rest, people)
        required = {option["name"] for option in mine[name].options if option.get("required")}
        if not required <= set(expected):  # the page names the command, not a whole line
            wrong += [f"{line}: {sorted(required)} missing"] if rest else []
            continue
        typed, pasted = ("typed", page.keyboard.type), ("pasted", page.keyboard.insert_text)
        for how, enter in (typed, pasted) if rest else (pasted,):  # where nothing follows, keys and paste are one way
            got = send(page, line, sent, enter)
            tried += 1
            if got != expected:
                wrong.append(f"{line} {how}: {got} instead of {expected}")
    assert wrong == []
    assert tried > (40 if tag == "de" else 10)
