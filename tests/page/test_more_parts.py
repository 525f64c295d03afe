"""Threads, files for commands, the newer parts of modals, automatic selects."""

import re

from playwright.sync_api import expect

from .conftest import Open, World, keep
from .test_two_people import command


def test_thread_appears_and_opens(open_as: Open) -> None:
    anna, hannes = open_as("anna", "quidditch"), open_as("hannes", "quidditch")
    command(anna, "faden")
    anna.keyboard.press("Enter")
    line = hannes.locator(".thread-line", has_text="Spiel 12: Finale")
    expect(line).to_be_visible()
    hannes.locator(".thread-card", has_text="Spiel 12: Finale").last.click()
    expect(hannes.locator(".chat-title")).to_contain_text("quidditch")
    expect(hannes.locator("li.message").last).to_contain_text("Hier wird gespielt.")
    keep(hannes, "thread")
    hannes.locator(".crumb").click()
    expect(hannes.locator(".log")).to_contain_text("Ich spinne einen Faden.")


def test_attachment_option(open_as: Open) -> None:
    anna = open_as("anna", "watten")
    command(anna, "datei")
    anna.get_by_role("button", name="Senden").click()
    expect(anna.locator(".composer-error")).to_contain_text("„bild“ fehlt noch.")
    anna.locator(".file-option input").set_input_files(
        {"name": "karte.png", "mimeType": "image/png", "buffer": b"12345"}
    )
    anna.get_by_role("button", name="Senden").click()
    expect(anna.locator("li.message").last).to_contain_text("karte.png hat 5 Bytes")


def test_modal_with_radio_ticks_and_upload(open_as: Open) -> None:
    anna = open_as("anna", "watten")
    command(anna, "umfrage")
    anna.keyboard.press("Enter")
    dialog = anna.get_by_role("dialog", name="Umfrage")
    dialog.get_by_label("gut").check()
    dialog.get_by_label("Flug").check()
    dialog.get_by_label("Schnatz").check()
    dialog.get_by_label("Wieder dabei?").check()
    dialog.get_by_label("Foto").set_input_files({"name": "sieg.txt", "mimeType": "text/plain", "buffer": b"hurra"})
    keep(anna, "modal-parts")
    dialog.get_by_role("button", name="Absenden").click()
    expect(anna.locator("li.message").last).to_contain_text("Note gut, Flug+Schnatz, wieder True, Datei sieg.txt")


def test_automatic_selects(open_as: Open) -> None:
    anna = open_as("anna", "watten")
    command(anna, "auswahl")
    anna.keyboard.press("Enter")
    message = anna.locator("li.message", has_text="Wähle:").last
    for number, (typed, answer) in enumerate(
        [("Gryff", "Rolle: @Gryffindor"), ("wizard", "Kanal: wizard"), ("Otto", "Gemeint: @Otto Überall")]
    ):
        field = message.get_by_role("combobox").nth(number)
        field.focus()
        anna.keyboard.press("ArrowDown")
        anna.get_by_role("searchbox").fill(typed)
        if number == 0:
            keep(anna, "role-select")
        anna.keyboard.press("Enter")
        expect(anna.locator("li.message").last).to_contain_text(answer)


def test_emojis_of_an_application_are_pictures(open_as: Open) -> None:
    anna = open_as("anna", "dog")
    command(anna, "zeichen")
    anna.keyboard.press("Enter")
    signs = anna.locator("li.message").last.locator("img.custom-emoji")
    expect(signs).to_have_count(2)
    for number in range(2):
        expect(signs.nth(number)).to_have_attribute("alt", ":rotes_feld:")
        assert signs.nth(number).evaluate("(one) => one.decode().then(() => one.naturalWidth)") == 96


def test_reactions_count_and_can_be_joined(open_as: Open) -> None:
    anna, hannes = open_as("anna", "dog"), open_as("hannes", "dog")
    command(anna, "auswahl")
    anna.keyboard.press("Enter")
    thumb = hannes.locator(".reaction").last
    expect(thumb).to_have_text("👍1")
    thumb.click()
    expect(anna.locator(".reaction").last).to_have_text("👍2")
    expect(thumb).to_have_attribute("aria-pressed", "true")
    thumb.click()
    expect(anna.locator(".reaction").last).to_have_text("👍1")


def test_long_conversations_load_older_messages_and_follow_the_end(open_as: Open, world: World) -> None:
    vera, zoe = open_as("vera", "hufflepuff"), open_as("zoe", "hufflepuff")
    expect(vera).to_have_url(re.compile(r"#\d+$"))
    room = vera.url.partition("#")[2]
    for number in range(60):
        sent = {"content": f"Zeile {number}"}
        assert vera.request.post(f"{world.url}/play/as/vera/channels/{room}/messages", data=sent).ok
    expect(zoe.locator("li.message").last).to_contain_text("Zeile 59")
    expect(zoe.locator("li.message").last).to_be_in_viewport()
    zoe.reload()
    expect(zoe.locator("li.message").last).to_be_in_viewport()
    zoe.locator(".scroller").hover()
    zoe.mouse.wheel(0, -5000)
    expect(zoe.locator(".log")).to_contain_text("Willkommen in #hufflepuff!")
    zoe.mouse.wheel(0, -9000)
    expect(zoe.locator(".beginning")).to_be_in_viewport()
    vera.locator(".composer-text").fill("Noch eine")
    vera.keyboard.press("Enter")
    zoe.get_by_role("button", name="Neue Nachrichten").click()
    expect(zoe.locator("li.message").last).to_be_in_viewport()
    expect(zoe.locator("li.message").last).to_contain_text("Noch eine")
