"""What people type stays text; narrow phones, light and dark, keyboard, odd names."""

from playwright.sync_api import Page, expect

from .conftest import Open, keep

ATTACKS = [
    "<script>document.title = 'gehackt'</script>",
    "<img src=x onerror=\"document.title='gehackt'\">",
    "[klick](javascript:document.title='gehackt')",
    "[klick](https://example.org/\" onmouseover=\"document.title='gehackt')",
    "```html\n</code></pre><svg onload=\"document.title='gehackt'\">\n```",
    "||<b onclick=alert(1)>spoiler</b>|| `<i>code</i>` **<u>fett</u>**",
    "<t:99999999999999:R> <t:8640000000001:F> <@&><@><#> </x:1> <:a:1>",
]


def no_sideways_scroll(page: Page) -> None:
    """Nothing is wider than the window."""
    wide = page.evaluate("""() => [...document.querySelectorAll('.chat *')]
        .filter((node) => node.getBoundingClientRect().right > innerWidth + 1)
        .map((node) => node.className)""")
    assert wide == []


def write(page: Page, text: str) -> None:
    """Write a message."""
    page.locator(".composer-text").fill(text)
    page.locator(".composer-text").press("Enter")
    expect(page.locator(".composer-text")).to_have_value("")


def test_markup_is_never_html(open_as: Open) -> None:
    zita = open_as("zita", "eingangshalle")
    title = zita.title()
    for attack in ATTACKS:
        write(zita, attack)
    log = zita.locator(".log")
    expect(log).to_contain_text("<script>document.title = 'gehackt'</script>")
    expect(log).to_contain_text("<img src=x onerror=")
    expect(log.locator("script, img, svg[onload], b, [onclick], [onmouseover], [onerror]")).to_have_count(0)
    links = log.locator("a").evaluate_all("nodes => nodes.map((node) => node.protocol)")
    assert set(links) <= {"https:", "http:"}
    keep(zita, "escaped")
    assert zita.title() == title


def test_discord_markdown(open_as: Open) -> None:
    zita = open_as("zita", "eingangshalle")
    blocks = "# Groß\n## Mittel\n-# klein\n- eins\n  - zwei\n1. drei\n> Zitat\n```py\nx = 1\n```\n"
    write(zita, blocks + "__u__ ~~s~~ *i* ||geheim|| `c`")
    message = zita.locator("li.message").last.locator(".content")
    parts = {
        "h3.size-1": "Groß", "h3.size-2": "Mittel", "small": "klein", "ul ul li": "zwei", "ol li": "drei",
        "blockquote": "Zitat", "pre code": "x = 1", "u": "u", "s": "s", "em": "i",
    }  # fmt: skip
    for tag, text in parts.items():
        expect(message.locator(tag).last).to_have_text(text)
    spoiler = message.locator(".spoiler")
    spoiler.focus()
    zita.keyboard.press("Enter")
    expect(spoiler).to_have_attribute("aria-expanded", "true")
    keep(zita, "markdown")


def test_mention_help_sends_markup_and_pings(open_as: Open) -> None:
    zita, otto = open_as("zita", "eingangshalle"), open_as("otto", "watten")
    zita.locator(".composer-text").press_sequentially("Servus @Otto")
    expect(zita.get_by_role("option").first).to_contain_text("Otto Überall")
    zita.keyboard.press("Tab")
    zita.keyboard.press("Enter")
    expect(zita.locator("li.message").last.locator(".mention")).to_have_text("@Otto Überall")
    expect(otto.locator(".side-item", has_text="eingangshalle").locator(".badge")).to_have_text("1")
    otto.locator(".side-item", has_text="eingangshalle").click()
    expect(otto.locator("li.message").last).to_contain_class("pings-me")


def test_long_names_emoji_and_rtl_marks_do_not_break_the_layout(open_as: Open) -> None:
    maximiliane = open_as("maximiliane", "eingangshalle", size=(360, 740))
    write(maximiliane, "\u202everkehrt herum\u202c und " + "Donaudampfschifffahrt" * 12)
    write(maximiliane, "\u202e\u2067\u200f" * 20 + "ende 🧙‍♀️")
    write(maximiliane, "https://example.org/" + "x" * 300)
    no_sideways_scroll(maximiliane)
    keep(maximiliane, "long-names")


def test_narrow_phone_with_drawer(open_as: Open) -> None:
    anna = open_as("anna", "quidditch", size=(360, 740), touch=True)
    expect(anna.locator(".side")).not_to_be_in_viewport()
    anna.locator(".composer-text").press_sequentially("/panel")
    anna.get_by_role("option", name="/panel").tap()
    anna.get_by_role("button", name="Senden").tap()
    expect(anna.locator(".container").last).to_be_visible()
    expect(anna.locator(".mosaic img").last).to_have_js_property("naturalWidth", 640)
    no_sideways_scroll(anna)
    keep(anna, "phone")
    anna.get_by_label("Kanäle zeigen").tap()
    expect(anna.locator(".side")).to_be_in_viewport(ratio=1)
    keep(anna, "phone-drawer")
    anna.locator(".side-item", has_text="wizard").tap()
    expect(anna.locator(".side")).not_to_be_in_viewport()
    expect(anna.locator(".chat-title")).to_contain_text("wizard")


def test_light_and_dark(open_as: Open) -> None:
    anna = open_as("anna", "quidditch", scheme="light")
    expect(anna.locator("html")).to_have_attribute("data-theme", "light")
    keep(anna, "light")
    anna.get_by_label("Hell oder dunkel").click()
    expect(anna.locator("html")).to_have_attribute("data-theme", "dark")
    anna.reload()
    expect(anna.locator("html")).to_have_attribute("data-theme", "dark")


def test_keyboard_alone(open_as: Open) -> None:
    anna = open_as("anna", "würfelbude")
    expect(anna.locator(".composer-text")).to_be_focused()
    anna.keyboard.type("nur Tasten")
    anna.keyboard.press("Enter")
    expect(anna.locator("li.message").last).to_contain_text("nur Tasten")
    anna.keyboard.press("Alt+ArrowUp")
    expect(anna.locator(".chat-title")).to_contain_text("dog")
    anna.keyboard.press("Alt+ArrowDown")
    expect(anna.locator("li.message").last).to_contain_text("nur Tasten")
    anna.keyboard.press("Shift+ArrowUp")
    expect(anna.locator("li.message").last).to_be_focused()
    anna.keyboard.press("ArrowDown")
    expect(anna.locator(".composer-text")).to_be_focused()
    anna.keyboard.press("Control+k")
    anna.keyboard.type("Käthe")
    anna.keyboard.press("Enter")
    expect(anna.locator(".me-name")).to_have_text("Käthe Bösch")


def test_read_only_channel_says_so(open_as: Open) -> None:
    zita = open_as("zita", "ankündigungen")
    expect(zita.locator(".composer-closed")).to_contain_text("nur zuschauen")
    olga = open_as("olga", "ankündigungen")
    write(olga, "Heute Abend: Endspiel!")
    expect(zita.locator("li.message").last).to_contain_text("Endspiel")


def test_english_interface_and_the_switch_back(open_as: Open) -> None:
    anna = open_as("anna", path="?as=anna&lang=en")
    expect(anna.locator(".composer-text")).to_have_attribute("placeholder", "Message #eingangshalle")
    anna.locator(".composer-text").press_sequentially("/score")
    expect(anna.get_by_role("option").first).to_contain_text("Note a score")
    anna.keyboard.press("Escape")
    again = open_as("anna")  # the language is hers, not the address's
    expect(again.locator(".composer-text")).to_have_attribute("placeholder", "Message #eingangshalle")
    hannes = open_as("hannes")
    expect(hannes.locator(".composer-text")).to_have_attribute("placeholder", "Nachricht an #eingangshalle")
    anna.get_by_label("Language of this person").click()
    expect(anna.locator(".composer-text")).to_have_attribute("placeholder", "Nachricht an #eingangshalle")


def test_a_file_goes_out_and_comes_back(open_as: Open) -> None:
    anna, hannes = open_as("anna", "dog"), open_as("hannes", "dog", size=(390, 780), touch=True)
    long = "der-letzten-drei-Spiele-mit-allen-Wechseln-und-Verwarnungen"
    anna.locator(".attach-button input").set_input_files(
        {"name": f"Aufstellung <b>-{long}.txt", "mimeType": "text/plain", "buffer": b"Hueter: Anna"}
    )
    expect(anna.locator(".upload")).to_contain_text("Aufstellung")
    write(anna, "Unsere Aufstellung")
    card = hannes.locator("li.message").last.locator(".file-card")
    expect(card).to_contain_text("12 B")
    box = card.bounding_box()
    assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= 390
    no_sideways_scroll(hannes)
    keep(hannes, "file-on-a-phone")
    with hannes.expect_download() as download:
        card.click()
    assert download.value.path().read_bytes() == b"Hueter: Anna"
