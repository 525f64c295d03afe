"""The page's modules by themselves: every text in both languages, the markdown parser, timestamps."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from .conftest import ROOT, World

SCRIPTS = ROOT / "playground" / "page" / "js"
CALL = re.compile(r'(?<![\w.])t\("([\w.]+)"')


def keys(language: str) -> set[str]:
    """The keys of one language."""
    return set(re.findall(r'^  "([\w.]+)":', (SCRIPTS / f"texts-{language}.js").read_text(), re.MULTILINE))


def test_both_languages_have_the_same_texts() -> None:
    assert keys("de") == keys("en")


def test_every_text_used_exists_and_every_text_is_used() -> None:
    used: set[str] = set()
    quoted: set[str] = set()
    for path in sorted(SCRIPTS.glob("*.js")):
        if not path.name.startswith("texts-"):
            source = path.read_text()
            used |= set(CALL.findall(source))
            quoted |= set(re.findall(r'"([\w.]+)"', source))
    assert used - keys("de") == set()
    assert keys("de") - quoted == set()


@pytest.mark.parametrize(
    "pattern", [r"\.innerHTML", r"\.outerHTML", r"insertAdjacentHTML", r"document\.write", r"\beval\("]
)
def test_no_script_ever_parses_html(pattern: str) -> None:
    assert [path.name for path in SCRIPTS.glob("*.js") if re.search(pattern, path.read_text())] == []


def test_the_member_list_never_lies_over_the_chat_by_itself() -> None:
    shown_from = re.search(r"min-width: (\d+)px", (SCRIPTS / "app.js").read_text())
    lies_over_to = re.search(r"max-width: (\d+)px", (ROOT / "playground" / "page" / "css" / "narrow.css").read_text())
    assert shown_from and lies_over_to
    assert int(shown_from[1]) > int(lies_over_to[1])


def test_nothing_comes_from_the_internet() -> None:
    page = ROOT / "playground" / "page"
    files = [path for path in page.rglob("*") if path.suffix in {".js", ".css", ".html"}]
    outside = re.compile(r"(?:src|href|url|import|from)\W{1,3}(?:https?:)?//(?!www\.w3\.org)")
    assert [path.name for path in files if outside.search(path.read_text())] == []


def parse(page: Page, text: str) -> Any:
    """The tree of a text, as short tuples."""
    return page.evaluate(
        """async (text) => {
            const { parse } = await import('/js/markdown.js');
            const short = (node) => [node.type, node.text ?? node.url ?? node.id ?? node.unix ?? node.level ?? '',
                ...(node.nodes ?? (node.items ?? []).flat()).map(short)];
            return parse(text).map(short);
        }""",
        text,
    )


@pytest.fixture(scope="module")
def page(world: World, browser: Browser) -> Iterator[Page]:
    """Some page of the server, to load modules in."""
    context = browser.new_context(locale="de-DE")
    page = context.new_page()
    page.goto(f"{world.url}/?as=anna")
    yield page
    context.close()


def test_markdown_trees(page: Page) -> None:
    text = ["text", "x"]
    cases: list[tuple[str, Any]] = [
        ("**x**", [["bold", "", text]]),
        ("***x***", [["bold", "", ["italic", "", text]]]),
        ("__x__", [["underline", "", text]]),
        ("snake_case_name", [["text", "snake_case_name"]]),
        ("2 * 3 * 4", [["text", "2 * 3 * 4"]]),
        (r"\*x\*", [["text", "*x*"]]),
        ("`` a`b ``", [["code", "a`b"]]),
        ("### x", [["heading", 3, text]]),
        ("#x", [["text", "#x"]]),
        (">>> x\nx", [["quote", "", ["text", "x\nx"]]]),
        ("<@!12> <@&3>", [["user", "12"], ["text", " "], ["role", "3"]]),
        ("<t:1:R>", [["time", 1]]),
        ("<t:1:X>", [["text", "<t:1:X>"]]),
        ("[x](https://a.de/(b))", [["link", "https://a.de/(b)", text]]),
        ("[x](javascript:x)", [["text", "[x](javascript:x)"]]),
        ("https://a.de/x.", [["link", "https://a.de/x", ["text", "https://a.de/x"]], ["text", "."]]),
        ("```\n# x\n```", [["fence", "# x"]]),
        ("||**x**||", [["spoiler", "", ["bold", "", text]]]),
    ]
    assert [(source, parse(page, source)) for source, _ in cases] == cases


@pytest.mark.parametrize("piece", ["**_", "||~~", "`", "[", "> ", "*a ", "- a\n  ", "<@", "# ", "\\"])
def test_markdown_never_takes_long(page: Page, piece: str) -> None:
    took = page.evaluate(
        """async (text) => {
            const { parse } = await import('/js/markdown.js');
            const start = performance.now();
            parse(text);
            return performance.now() - start;
        }""",
        (piece * 4000)[:4000],
    )
    assert took < 500


def test_relative_times_follow_the_servers_clock(page: Page) -> None:
    texts = page.evaluate(
        """async () => {
            const { setClock, relativeText } = await import('/js/time.js');
            setClock('2030-01-01T12:00:00Z', true);
            const noon = Date.parse('2030-01-01T12:00:00Z') / 1000;
            return [30, -90, 7200, -172800].map((seconds) => relativeText(noon + seconds));
        }"""
    )
    assert texts == ["in 30 Sekunden", "vor 1 Minute", "in 2 Stunden", "vor 2 Tagen"]


def test_files_stay_small() -> None:
    files = [path for path in Path(ROOT / "playground" / "page").rglob("*") if path.suffix in {".js", ".css"}]
    assert [path.name for path in files if len(path.read_text().splitlines()) > 400] == []
