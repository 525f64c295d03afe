"""Channels, names, membership and the clock change under the page's feet; nothing needs a reload."""

import json
import urllib.request
from typing import Any

from playwright.sync_api import expect

from .conftest import Open, World


def control(world: World, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
    """Use the server's control interface."""
    data = json.dumps(body or {}).encode()
    request = urllib.request.Request(f"{world.url}/control/{path}", data, {"Content-Type": "application/json"})
    request.method = method
    with urllib.request.urlopen(request) as answer:
        text = answer.read()
    return json.loads(text) if text else None


def test_channels_come_close_and_go(open_as: Open, world: World) -> None:
    zita = open_as("zita", "eingangshalle")
    channel = control(world, "POST", "channels", {"name": "neue-kammer"})
    zita.locator(".side-item", has_text="neue-kammer").click()
    expect(zita.locator(".composer-text")).to_be_visible()
    silence = {"id": channel["guild_id"], "type": 0, "allow": 0, "deny": 1 << 11}
    control(world, "PATCH", f"channels/{channel['id']}", {"overwrites": [silence]})
    expect(zita.locator(".composer-closed")).to_contain_text("nur zuschauen")
    control(world, "DELETE", f"channels/{channel['id']}")
    expect(zita.locator(".toast")).to_contain_text("nicht mehr sehen")
    expect(zita.locator(".side-item", has_text="neue-kammer")).to_have_count(0)
    expect(zita.locator(".chat-title")).to_contain_text("eingangshalle")


def test_new_names_show_at_once(open_as: Open, world: World) -> None:
    karl, zita = open_as("karl", "eingangshalle"), open_as("zita", "eingangshalle")
    karl.locator(".composer-text").fill("Wer bin ich?")
    karl.keyboard.press("Enter")
    expect(zita.locator("li.message", has_text="Wer bin ich?")).to_be_visible()
    control(world, "PATCH", "people/karl", {"nick": "Karl <b>der Große</b>"})
    expect(zita.locator(".member", has_text="Karl <b>der Große</b>")).to_be_visible()
    expect(zita.locator(".author", has_text="Karl <b>der Große</b>").last).to_be_visible()
    control(world, "PATCH", "people/karl", {"nick": None})
    expect(zita.locator(".member", has_text="der Große")).to_have_count(0)


def test_leaving_and_joining_the_server(open_as: Open, world: World) -> None:
    lotte = open_as("lotte", "eingangshalle")
    control(world, "DELETE", "people/lotte/membership")
    expect(lotte.locator(".side-item", has_text="eingangshalle")).to_have_count(0)
    control(world, "PUT", "people/lotte/membership")
    expect(lotte.locator(".side-item", has_text="eingangshalle")).to_be_visible()
    expect(lotte.locator(".composer-text")).to_be_visible()


def test_relative_times_notice_a_clock_that_was_moved(open_as: Open, world: World) -> None:
    zita = open_as("zita", "watten")
    moment = control(world, "POST", "clock", {})["clock"]
    soon = zita.evaluate("(iso) => Math.floor(Date.parse(iso) / 1000) + 7300", moment)
    zita.locator(".composer-text").fill(f"Anpfiff <t:{soon}:R>")
    zita.keyboard.press("Enter")
    stamp = zita.locator("li.message", has_text="Anpfiff").last.locator("time.stamp")
    expect(stamp).to_have_text("in 2 Stunden")
    control(world, "POST", "clock", {"advance": 3600})
    zita.locator(".composer-text").fill("eine Stunde später")
    zita.keyboard.press("Enter")
    expect(stamp).to_have_text("in 1 Stunde")
