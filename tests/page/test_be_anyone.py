"""Switching people, split view, notes, and lines that break."""

import re

from playwright.sync_api import Browser, expect

from .conftest import Open, World, keep


def test_first_visit_asks_who_to_be(open_as: Open) -> None:
    page = open_as("", path="")
    dialog = page.get_by_role("dialog", name="Willkommen! Wer möchtest du sein?")
    expect(dialog).to_be_visible()
    keep(page, "welcome")
    dialog.get_by_role("button", name="Karl 🍿").first.click()
    expect(page.locator(".me-name")).to_have_text("Karl 🍿")
    expect(page).to_have_url(re.compile(r"as=karl"))


def test_whoever_reads_no_german_is_greeted_in_english_and_played_so(world: World, browser: Browser) -> None:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.goto(world.url)
    dialog = page.get_by_role("dialog", name="Welcome! Who would you like to be?")
    dialog.get_by_label("Language: switch to German (Deutsch)").click()
    dialog = page.get_by_role("dialog", name="Willkommen! Wer möchtest du sein?")
    dialog.get_by_label("Sprache: zu Englisch wechseln (English)").click()
    page.get_by_role("dialog", name="Welcome!").get_by_role("button", name="Karl 🍿").click()
    expect(page.locator(".composer-text")).to_have_attribute("placeholder", re.compile("Message #"))
    expect(page.locator(".me-language")).to_have_text("EN")
    page.locator(".me-language").click()
    expect(page.locator(".me-language")).to_have_text("DE")
    context.close()


def test_unknown_person_is_told(open_as: Open) -> None:
    page = open_as("", path="?as=niemand")
    expect(page.get_by_role("dialog")).to_contain_text("„niemand“ kenne ich nicht")


def test_switch_person_in_one_click(open_as: Open) -> None:
    page = open_as("rudi", "schiedsrichter")
    page.locator(".me-quick").get_by_role("button").first.click()
    expect(page.locator(".me-name")).not_to_have_text("Rudi Pfeiffer")
    page.go_back()
    expect(page.locator(".me-name")).to_have_text("Rudi Pfeiffer")
    expect(page.locator(".chat-title")).to_contain_text("schiedsrichter")


def test_each_sees_only_their_channels(open_as: Open) -> None:
    rudi, zita = open_as("rudi"), open_as("zita")
    expect(rudi.locator(".side-list")).to_contain_text("schiedsrichter")
    expect(zita.locator(".side-list")).to_contain_text("quidditch")
    expect(zita.locator(".side-list")).not_to_contain_text("schiedsrichter")


def test_split_view_with_four_people(open_as: Open) -> None:
    page = open_as("", path="?split=rudi,anna,hannes,zita", size=(1500, 950))
    panes = [page.frame_locator("iframe").nth(number) for number in range(4)]
    for pane, name in zip(panes, ["Rudi Pfeiffer", "Anna Löwenherz", "Hannes Schröder", "Zita Zuschauer"], strict=True):
        expect(pane.locator(".who-name")).to_have_text(name)
    panes[1].locator(".composer-text").fill("Hört ihr mich alle?")
    panes[1].locator(".composer-text").press("Enter")
    for pane in panes:
        expect(pane.locator("li.message").last).to_contain_text("Hört ihr mich alle?")
    panes[0].locator(".composer-text").press_sequentially("/karten")
    panes[0].locator(".composer-text").press("Enter")
    panes[0].locator(".command-chip").press("Enter")
    expect(panes[0].locator(".ephemeral")).to_be_visible()
    keep(page, "split")
    page.get_by_label("Zita Zuschauer schließen").click()
    expect(page.locator("iframe")).to_have_count(3)
    expect(page).to_have_url(re.compile(r"split=rudi,anna,hannes$"))
    page.get_by_label("Person dazunehmen").click()
    page.get_by_role("searchbox").fill("Otto")
    page.keyboard.press("Enter")
    expect(page.frame_locator("iframe").nth(3).locator(".who-name")).to_have_text("Otto Überall")


def test_split_button(open_as: Open) -> None:
    page = open_as("anna", "watten")
    page.get_by_label("Geteilte Ansicht").click()
    expect(page.locator("iframe")).to_have_count(2)
    expect(page.frame_locator("iframe").first.locator(".chat-title")).to_contain_text("watten")
    page.get_by_role("button", name="Nur eine Person").click()
    expect(page.locator(".me-name")).to_have_text("Anna Löwenherz")


def test_notes_show_what_the_bot_did(open_as: Open) -> None:
    page = open_as("anna", "würfelbude")
    page.get_by_label("Was der Bot tut").first.click()
    page.locator(".composer-text").press_sequentially("/dice 1w6")
    page.keyboard.press("Escape")
    page.locator(".composer [aria-label=Senden]").click()
    expect(page.locator("li.message").last).to_contain_text("wirft 1 mal 1w6")
    expect(page.locator(".note", has_text="callback").first).to_contain_text("ms")
    keep(page, "notes")


def test_line_breaks_and_comes_back(open_as: Open, world: World) -> None:
    anna, hannes = open_as("anna", "wizard"), open_as("hannes", "wizard")
    anna.locator(".composer-text").fill("vor dem Abbruch")
    anna.keyboard.press("Enter")
    expect(hannes.locator("li.message").last).to_contain_text("vor dem Abbruch")
    with world.without_server():
        expect(anna.locator(".banner")).to_contain_text("Verbindung verloren")
        keep(anna, "reconnect")
        anna.locator(".composer-text").fill("geht gerade nicht")
        anna.keyboard.press("Enter")
        expect(anna.locator(".composer-error")).to_contain_text("nicht erreichbar")
        expect(anna.locator(".composer-text")).to_have_value("geht gerade nicht")
    expect(anna.locator(".banner")).to_be_hidden(timeout=15_000)
    expect(hannes.locator(".banner")).to_be_hidden(timeout=15_000)
    expect(anna.locator("li.message", has_text="vor dem Abbruch").last).to_be_visible()
    anna.locator(".composer-text").press("Enter")
    expect(hannes.locator("li.message").last).to_contain_text("geht gerade nicht")


def test_bot_goes_and_returns(open_as: Open, world: World) -> None:
    anna = open_as("anna", "wizard")
    with world.without_bot():
        expect(anna.locator(".member.away")).to_contain_text("Spielleiter")
        anna.locator(".composer-text").press_sequentially("/karten")
        anna.keyboard.press("Enter")
        anna.keyboard.press("Enter")
        expect(anna.locator("li.notice").last).to_contain_text("Der Bot ist gerade nicht da")
        keep(anna, "bot-away")
    expect(anna.locator(".member.away")).to_have_count(0)
