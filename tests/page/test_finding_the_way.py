"""Where the page is: the browser's Back, typed addresses, and the end of the conversation that is followed."""

import json
import re
import time
import urllib.request
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from .conftest import Open, World


def channel_id(page: Page) -> str:
    found = re.search(r"#(\d+)$", page.url)
    assert found is not None
    return found[1]


def go(page: Page, name: str) -> None:
    page.locator(".side-item", has=page.get_by_text(name, exact=True)).click()
    expect(page.locator(".chat-title")).to_contain_text(name)


def test_back_and_forward_lead_through_channels(open_as: Open) -> None:
    page = open_as("anna", "quidditch")
    go(page, "watten")
    go(page, "wizard")
    page.go_back()
    expect(page.locator(".chat-title")).to_contain_text("watten")
    page.go_back()
    expect(page.locator(".chat-title")).to_contain_text("quidditch")
    page.go_forward()
    expect(page.locator(".chat-title")).to_contain_text("watten")


def test_a_changed_address_leads_to_its_channel(open_as: Open) -> None:
    page = open_as("anna", "dog")
    dog = channel_id(page)
    go(page, "watten")
    page.evaluate("(id) => { location.hash = `#${id}`; }", dog)
    expect(page.locator(".chat-title")).to_contain_text("dog")
    page.evaluate("() => { location.hash = '#123'; }")
    expect(page.locator(".toast")).to_contain_text("Diesen Kanal gibt es für dich nicht")
    expect(page.locator(".chat-title")).to_contain_text("dog")


def as_bot(world: World, method: str, path: str, **body: Any) -> Any:
    request = urllib.request.Request(
        f"{world.url}/api/v10{path}",
        method=method,
        data=json.dumps(body).encode() if body else None,
        headers={"Authorization": "Bot playground", "Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:
        return json.loads(answer.read() or b"{}")


def behind(page: Page) -> float:
    """Return how many pixels of the conversation are below what is seen."""
    return float(page.locator(".scroller").evaluate("(box) => box.scrollHeight - box.scrollTop - box.clientHeight"))


def until(true: Callable[[], bool]) -> None:
    for _ in range(100):
        if true():
            return
        time.sleep(0.05)
    raise AssertionError("it never happened")


def test_the_end_is_followed_while_panels_are_redrawn_and_moved_down(open_as: Open, world: World) -> None:
    page = open_as("anna", "fang-den-hut")
    messages = f"/channels/{channel_id(page)}/messages"
    tall = "\n".join(f"Zeile {number}" for number in range(60))
    for number in range(6):
        as_bot(world, "POST", messages, content=f"{tall}\n{number}")
    panel = as_bot(world, "POST", messages, content=tall)["id"]
    for number in range(8):
        as_bot(world, "PATCH", f"{messages}/{panel}", content=f"{number}\n{tall * (number % 3)}")
        new = as_bot(world, "POST", messages, content=f"Tafel {number}\n{tall}")["id"]
        as_bot(world, "DELETE", f"{messages}/{panel}")
        panel = new
    expect(page.locator("li.message").last).to_contain_text("Tafel 7")
    until(lambda: behind(page) < 2)
    page.locator(".scroller").hover()
    page.mouse.wheel(0, -900)
    until(lambda: behind(page) > 500)
    as_bot(world, "PATCH", f"{messages}/{panel}", content=f"{tall}\n{tall}")
    expect(page.locator("li.message").last).to_contain_text("(bearbeitet)")
    assert behind(page) > 500, "whoever reads above stays there"


def test_whoever_goes_up_without_a_hand_stays_there_too(open_as: Open, world: World) -> None:
    page = open_as("anna", "dog")
    tall = "\n".join(f"Zeile {number}" for number in range(60))
    ends = [f"Ende {number}, {time.monotonic_ns()}" for number in range(4)]
    for end in ends:
        as_bot(world, "POST", f"/channels/{channel_id(page)}/messages", content=f"{tall}\n{end}")
    expect(page.locator("li.message").last).to_contain_text(ends[-1])
    until(lambda: behind(page) < 2)
    page.wait_for_timeout(400)  # nothing is drawn any more
    page.get_by_text(ends[1]).scroll_into_view_if_needed()  # as a search in the page and a screen reader do
    page.wait_for_timeout(400)
    assert behind(page) > 500
    expect(page.get_by_text(ends[1])).to_be_in_viewport()
    as_bot(world, "POST", f"/channels/{channel_id(page)}/messages", content="neu")
    expect(page.get_by_role("button", name="Neue Nachrichten")).to_be_visible()
    assert behind(page) > 500
