"""Two people in two windows: messages, commands, components, modals, DMs, and what the other must not see."""

import re
from uuid import uuid4

from playwright.sync_api import Locator, Page, expect

from .conftest import Open, keep


def command(page: Page, name: str) -> None:
    """Choose a command in the picker by typing its name."""
    page.locator(".composer-text").press_sequentially(f"/{name}")
    expect(page.get_by_role("option").first).to_contain_text(f"/{name}")
    page.keyboard.press("Enter")


def panel_of(page: Page, *others: Page) -> list[Locator]:
    """Post a panel and return it as it is seen by whoever posts it and by others: older ones may stand above it."""
    mark = f"Vorhang auf, {uuid4().hex[:6]}"
    page.locator(".composer-text").fill(mark)
    page.keyboard.press("Enter")
    expect(page.locator("li.message", has_text=mark)).to_be_visible()
    command(page, "panel")
    page.keyboard.press("Enter")
    below = f'li.message:has-text("{mark}") ~ li.message'
    return [one.locator(below, has=one.locator(".container")).first for one in (page, *others)]


def test_messages_arrive_in_both_windows(open_as: Open) -> None:
    anna, hannes = open_as("anna", "quidditch"), open_as("hannes", "quidditch")
    anna.locator(".composer-text").fill("Hallo **Hannes**!")
    expect(hannes.locator(".typing")).to_contain_text("Anna Löwenherz schreibt")
    anna.keyboard.press("Enter")
    expect(hannes.locator("li.message").last).to_contain_text("Hallo Hannes!")
    expect(hannes.locator("li.message strong").last).to_have_text("Hannes")
    expect(anna.locator(".composer-text")).to_have_value("")


def test_reply_edit_and_delete_by_menu(open_as: Open) -> None:
    anna, hannes = open_as("anna", "watten"), open_as("hannes", "watten")
    anna.locator(".composer-text").fill("Wer gibt?")
    anna.keyboard.press("Enter")
    message = hannes.locator("li.message", has_text="Wer gibt?")
    message.click(button="right")
    hannes.get_by_role("menuitem", name="Antworten").click()
    hannes.locator(".composer-text").fill("Ich!")
    hannes.keyboard.press("Enter")
    answer = anna.locator("li.message", has_text="Ich!")
    expect(answer.locator(".context-line")).to_contain_text("Wer gibt?")
    expect(hannes.locator("li.message", has_text="Ich!")).to_be_visible()
    hannes.keyboard.press("ArrowUp")
    expect(hannes.locator(".composer-context")).to_contain_text("Du bearbeitest")
    hannes.keyboard.press("Control+A")
    hannes.keyboard.type("Doch lieber du!")
    hannes.keyboard.press("Enter")
    expect(anna.locator("li.message", has_text="Doch lieber du!")).to_contain_text("(bearbeitet)")
    hannes.locator("li.message", has_text="Doch lieber du!").click(button="right")
    hannes.get_by_role("menuitem", name="Löschen").click()
    expect(anna.locator("li.message", has_text="Doch lieber du!")).to_have_count(0)


def test_slash_command_with_autocomplete(open_as: Open) -> None:
    anna, hannes = open_as("anna", "würfelbude"), open_as("hannes", "würfelbude")
    command(anna, "dice")
    expect(anna.get_by_role("option")).to_have_text(["1w6 würfeln", "2w6 würfeln", "3w6 würfeln", "1w20 würfeln"])
    anna.keyboard.type("2")
    expect(anna.get_by_role("option")).to_have_text(["2w6 würfeln"])
    keep(anna, "autocomplete")
    anna.keyboard.press("Enter")
    anna.keyboard.press("Enter")
    answer = hannes.locator("li.message").last
    expect(answer).to_contain_text("Anna Löwenherz wirft 1 mal 2w6")
    expect(answer.locator(".context-line")).to_contain_text("Anna Löwenherz")
    expect(answer.locator(".used-command")).to_have_text("/dice")


def test_command_errors_before_sending_and_german_names(open_as: Open) -> None:
    anna = open_as("anna", "würfelbude")
    command(anna, "punktestand")
    anna.keyboard.press("Escape")
    field = anna.get_by_role("combobox", name="haus")
    expect(field).to_be_focused()
    anna.keyboard.press("Enter")
    expect(anna.locator(".composer-error")).to_contain_text("„haus“ fehlt noch.")
    anna.keyboard.type("ryf")
    expect(anna.get_by_role("option")).to_have_text(["Gryffindor"])
    anna.keyboard.press("Tab")
    expect(anna.get_by_label("punkte", exact=True)).to_be_focused()
    expect(anna.locator(".composer-hint")).to_contain_text("Wie viele Punkte")
    anna.keyboard.type("151")
    anna.keyboard.press("Enter")
    expect(anna.locator(".composer-error")).to_contain_text("„punkte“ darf höchstens 150 sein.")
    keep(anna, "command-error")
    anna.keyboard.press("Backspace")
    anna.keyboard.press("Enter")
    expect(anna.locator("li.message").last).to_contain_text("gryffindor: 15 Punkte")


def test_optional_user_option(open_as: Open) -> None:
    anna = open_as("anna", "würfelbude")
    anna.locator(".composer-text").press_sequentially("/dice 3w6")
    anna.get_by_role("button", name="gegen").click()
    anna.keyboard.type("Hann")
    expect(anna.get_by_role("option").first).to_contain_text("Hannes Schröder")
    anna.keyboard.press("Enter")
    anna.keyboard.press("Enter")
    expect(anna.locator("li.message").last).to_contain_text("wirft 1 mal 3w6 gegen @Hannes Schröder")


def test_ephemeral_is_for_one_person_only(open_as: Open) -> None:
    anna, hannes = open_as("anna", "wizard"), open_as("hannes", "wizard")
    command(anna, "karten")
    anna.keyboard.press("Enter")
    secret = anna.locator("li.message", has_text="Deine Hand")
    expect(secret.locator(".only-you")).to_contain_text("Nur für dich sichtbar · Verwerfen")
    anna.locator(".composer-text").fill("Fertig gegeben")
    anna.keyboard.press("Enter")
    expect(hannes.locator("li.message", has_text="Fertig gegeben")).to_be_visible()
    expect(hannes.locator("body")).not_to_contain_text("Deine Hand")
    keep(anna, "ephemeral")
    secret.get_by_role("button", name="Verwerfen").click()
    expect(secret).to_have_count(0)


def test_a_press_ends_on_what_it_began_on_though_the_message_changes_meanwhile(open_as: Open) -> None:
    anna, hannes = open_as("paula", "ravenclaw"), open_as("quirin", "ravenclaw")
    theirs, panel = panel_of(anna, hannes)
    button = panel.get_by_role("button", name="Abbruch")
    expect(panel.locator(".mosaic img")).to_have_js_property("naturalWidth", 640)
    box = button.bounding_box()
    assert box is not None
    hannes.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    hannes.mouse.down()
    theirs.get_by_role("button", name="Anpfiff").click()
    expect(theirs).to_contain_text("Anpfiff durch")
    hannes.wait_for_timeout(400)
    hannes.mouse.up()
    expect(hannes.locator("li.message").last).to_contain_text("Abbrechen darf nur der Schiedsrichter.")
    expect(panel).to_contain_text("Anpfiff durch")


def test_a_link_to_one_of_our_own_places_leads_there(open_as: Open) -> None:
    anna = open_as("anna", "wizard")
    expect(anna).to_have_url(re.compile(r"#\d+$"))
    room = anna.url.partition("#")[2]
    anna.locator(".side-item", has=anna.get_by_text("dog", exact=True)).click()
    link = f"https://discord.com/channels/1/{room}"
    anna.locator(".composer-text").fill(f"{link} und [dort]({link}/5) und [weg](https://example.org/)")
    anna.keyboard.press("Enter")
    message = anna.locator("li.message").last
    expect(message.get_by_role("link", name="weg")).to_have_attribute("target", "_blank")
    message.get_by_role("button", name="wizard").click()
    expect(anna.locator(".chat-title")).to_contain_text("wizard")
    anna.go_back()
    anna.locator("li.message").last.get_by_role("link", name="dort").click()
    expect(anna.locator(".chat-title")).to_contain_text("wizard")
    assert len(anna.context.pages) == 1


def test_panel_button_select_and_modal(open_as: Open) -> None:
    anna, hannes = open_as("anna", "quidditch"), open_as("hannes", "quidditch")
    theirs, panel = panel_of(anna, hannes)
    expect(panel.get_by_role("button", name="Regeln")).to_be_disabled()
    expect(panel.get_by_role("link", name="Heft")).to_have_attribute("href", "https://example.org/heft")
    expect(panel.locator(".mosaic img")).to_have_js_property("naturalWidth", 640)
    panel.get_by_role("button", name="Anpfiff").click()
    expect(theirs).to_contain_text("Anpfiff durch @Hannes Schröder!")
    keep(hannes, "panel")

    panel.get_by_role("button", name="Abbruch").click()
    expect(hannes.locator("li.message").last).to_contain_text("Abbrechen darf nur der Schiedsrichter.")

    panel.get_by_role("combobox").first.click()
    hannes.get_by_role("option", name="Ravenclaw").click()
    expect(anna.locator("li.message").last).to_contain_text("Hannes Schröder wählt Ravenclaw")

    panel.get_by_role("combobox").nth(1).click()
    for name in ["Bruno", "Clara"]:
        hannes.get_by_role("searchbox").fill(name)
        hannes.keyboard.press("Enter")
    hannes.get_by_role("button", name="Fertig").click()
    expect(anna.locator("li.message").last).to_contain_text("Mannschaft: @Bruno Groß, @Clara Müller")

    panel.get_by_role("button", name="Platz nehmen").click()
    dialog = hannes.get_by_role("dialog", name="Aufstellung")
    dialog.get_by_role("button", name="Absenden").click()
    expect(dialog.locator(".field-error").first).to_have_text("Das wird gebraucht.")
    dialog.get_by_label("Name").fill("Blitz")
    dialog.get_by_role("combobox", name="Platz").click()
    keep(hannes, "modal")
    hannes.get_by_role("option", name="Sucher").click()
    hannes.keyboard.press("Control+Enter")
    expect(dialog).to_have_count(0)
    expect(anna.locator("li.message").last).to_contain_text("Eingetragen: Blitz als Sucher")


def test_a_select_stays_open_while_others_change_the_message(open_as: Open) -> None:
    anna, hannes = open_as("anna", "fang-den-hut"), open_as("hannes", "fang-den-hut")
    theirs, panel = panel_of(anna, hannes)
    panel.get_by_role("combobox").first.click()
    theirs.get_by_role("button", name="Anpfiff").click()
    expect(theirs).to_contain_text("Anpfiff durch @Anna Löwenherz!")
    hannes.get_by_role("option", name="Hufflepuff").click()
    expect(panel).to_contain_text("Anpfiff durch @Anna Löwenherz!")
    expect(anna.locator("li.message").last).to_contain_text("Hannes Schröder wählt Hufflepuff")


def test_picture_zoom_and_alt_text(open_as: Open) -> None:
    anna = open_as("anna", "quidditch")
    command(anna, "bericht")
    anna.keyboard.press("Enter")
    embed = anna.locator(".embed").last
    expect(embed).to_contain_text("150 : 40")
    stamp = anna.locator("li.message").last.locator("time.stamp")
    expect(stamp).to_contain_text("Sekunden")
    first = stamp.inner_text()
    expect(stamp).not_to_have_text(first)
    keep(anna, "embed")
    embed.locator(".picture").click()
    zoom = anna.locator("dialog.zoom")
    expect(zoom.locator("img")).to_be_visible()
    anna.keyboard.press("Escape")
    expect(zoom).to_have_count(0)


def test_dm_from_the_bot_and_to_a_person(open_as: Open) -> None:
    anna, hannes = open_as("anna", "dog"), open_as("hannes", "dog")
    command(anna, "brief")
    anna.keyboard.press("Enter")
    expect(anna.locator("li.message").last).to_contain_text("Schau in deine Direktnachrichten.")
    badge = anna.get_by_role("navigation", name="Server").locator(".badge")
    expect(badge).to_have_text("1")
    anna.get_by_role("button", name="Direktnachrichten").click()
    anna.locator(".side-item", has_text="Spielleiter").click()
    expect(anna.locator("li.message").last).to_contain_text("Du bist Kapitän von Gryffindor")
    expect(badge).to_have_count(0)
    keep(anna, "dm")
    anna.get_by_label("Neue Direktnachricht").click()
    anna.get_by_role("searchbox").fill("Hannes")
    anna.keyboard.press("Enter")
    expect(anna.locator(".chat-title")).to_contain_text("Hannes Schröder")
    anna.locator(".composer-text").fill("Nur für dich, Hannes")
    anna.keyboard.press("Enter")
    hannes.get_by_role("button", name="Direktnachrichten").click()
    hannes.locator(".side-item", has_text="Anna Löwenherz").click()
    expect(hannes.locator("li.message").last).to_contain_text("Nur für dich, Hannes")


def test_thinking_and_no_answer(open_as: Open) -> None:
    anna = open_as("anna", "fang-den-hut")
    command(anna, "langsam")
    anna.keyboard.press("Enter")
    expect(anna.locator(".thinking")).to_contain_text("Spielleiter denkt nach …")
    expect(anna.locator("li.message").last).to_contain_text("Jetzt weiß ich es: 42")
    expect(anna.locator(".thinking")).to_have_count(0)
    command(anna, "stumm")
    anna.keyboard.press("Enter")
    expect(anna.locator("li.notice")).to_contain_text("Die Anwendung reagiert nicht")


def test_context_menus_of_messages_and_people(open_as: Open) -> None:
    anna, hannes = open_as("anna", "dog"), open_as("hannes", "dog")
    anna.locator(".composer-text").fill("Foul!")
    anna.keyboard.press("Enter")
    message = hannes.locator("li.message", has_text="Foul!").last
    message.focus()
    hannes.keyboard.press("Shift+F10")
    keep(hannes, "menu")
    hannes.get_by_role("menuitem", name="Nachricht melden").click()
    expect(hannes.locator("li.message").last).to_contain_text("Gemeldet: Anna Löwenherz")
    expect(hannes.locator("li.message").last.locator(".used-command")).to_have_text("Nachricht melden")
    hannes.locator(".head .author", has_text="Anna Löwenherz").last.click(button="right")
    hannes.get_by_role("menuitem", name="Stupsen").click()
    expect(anna.locator("li.message").last).to_contain_text("Hannes Schröder stupst @Anna Löwenherz")
    expect(anna.locator("li.message").last).to_contain_class("pings-me")
