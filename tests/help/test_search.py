"""The search: titles before bodies, umlauts in every spelling, numbers of the rule book, near misses."""

import time

import pytest

from bot.edge.help.library import books
from bot.help import Page, Topic
from bot.help.search import LONGEST_QUERY, MOST_HITS, SNIPPET, exact, search, suggestions, title_of

GERMAN, ENGLISH = (tuple(books()[language].values()) for language in ("de", "en"))


def best(query: str, language: str = "de") -> list[str]:
    return [f"{hit.page.topic}/{hit.page.key}" for hit in search(tuple(books()[language].values()), query).hits]


@pytest.mark.parametrize(
    ("query", "page"),
    [
        ("Torwurf", "quidditch/torwurf"),
        ("TORWURF!!", "quidditch/torwurf"),
        ("Hüter", "quidditch/hueter"),
        ("hueter", "quidditch/hueter"),
        ("huter", "quidditch/hueter"),
        ("hu\u0308ter", "quidditch/hueter"),
        ("wie geht das Ausschaffen", "watten/ausschaffen"),
        ("watten ansagen", "watten/ansagen"),
        ("wizard ansagen", "wizard/ansagen"),
        ("Hausmeister", "dog/hausmeister"),
        ("schnatz fangen", "quidditch/sucher"),
        ("retourschneider", "watten/runde"),
        ("IV", "hut/auswertung"),
        ("Kampfwurf", "dice/kampfwurf"),
        ("wie spiele ich quidditch", "quidditch/mannschaften"),
        ("Wie geht Quidditch?", "quidditch/mannschaften"),
    ],
)
def test_words_find_their_page(query: str, page: str) -> None:
    assert best(query)[0] == page


@pytest.mark.parametrize("query", ["xp", "XP", "EP verteilen"])
def test_what_players_call_experience_finds_its_pages(query: str) -> None:
    for language in ("de", "en"):
        assert set(best(query, language)[:2]) == {"quidditch/erfahrung", "dice/erfahrung"}


def test_titles_come_before_bodies() -> None:
    found = best("Verwarnung")
    assert found[0] == "ordnung/verwarnung"
    assert len(found) > 1


def test_english_pages_are_found_in_english() -> None:
    assert best("caretaker", "en")[0] == "dog/hausmeister"
    assert best("penalties", "en")[0] in ("watten/strafen", "wizard/strafen")


@pytest.mark.parametrize(
    ("number", "pages"),
    [
        ("5.5.6", ["quidditch/torwurf"]),
        ("5.5.6.1", ["quidditch/torwurf"]),
        (" 5.5.4. ", ["quidditch/pass"]),
        ("§ 2.4.2", ["wizard/ansagen"]),
        ("5.5.7", ["quidditch/jaeger", "quidditch/pass", "quidditch/torwurf"]),
        ("5.5", ["quidditch/jaeger", "quidditch/pass", "quidditch/torwurf"]),
        ("77.7", []),
    ],
)
def test_a_number_of_the_rule_book_finds_its_page_or_its_neighbours(number: str, pages: list[str]) -> None:
    assert best(number) == pages


def test_every_numbered_section_finds_the_page_that_names_it() -> None:
    for topic in GERMAN:
        for page in topic.pages:
            for section in page.section.removeprefix("Quidditch ").split(", "):
                if "." in section:
                    assert f"{topic.key}/{page.key}" in best(section), section


@pytest.mark.parametrize(("slip", "meant"), [("Torwrf", "torwurf"), ("Bumerl", "bummerl"), ("Klatcher", "klatscher")])
def test_a_near_miss_is_understood_and_said(slip: str, meant: str) -> None:
    found = search(GERMAN, slip)
    assert found.near == meant
    assert found.hits


@pytest.mark.parametrize("query", ["", " ", "@everyone", "🎲🎲", "xyzzy", "'; --", "\u202e", "%{}"])
def test_nonsense_finds_nothing_and_breaks_nothing(query: str) -> None:
    assert search(GERMAN, query).hits == ()


def test_a_long_query_is_cut() -> None:
    assert best("Torwurf " + "x" * 5000)[0] == "quidditch/torwurf"
    assert LONGEST_QUERY == 100


def test_snippets_are_short_and_plain() -> None:
    for query in ("Karten", "der Quaffel", "Punkte", "würfeln", "Schiedsrichter Runde"):
        hits = search(GERMAN, query).hits
        assert 1 <= len(hits) <= MOST_HITS
        for hit in hits:
            assert 1 <= len(hit.snippet) <= SNIPPET
            assert "**" not in hit.snippet
            assert "`" not in hit.snippet


def said_of(body: str, query: str) -> str:
    page = Page("spiel", "seite", "Seite", "", body)
    topic = Topic("spiel", Page("spiel", "spiel", "Spiel", "", ""), (page,))
    (hit,) = search((topic,), query).hits
    return hit.snippet


def test_a_snippet_is_the_line_with_most_of_the_words() -> None:
    assert said_of("Vom Abend.\nVom Wind am Abend.\nVom Wind.", "Wind Abend") == "Vom Wind am Abend."


def test_a_line_that_fits_is_shown_whole_wherever_the_word_stands() -> None:
    line = "Ganz vorn steht nichts von Belang, danach auch nicht, doch am Ende weht der Wind am Abend hinaus"
    assert len(line) == SNIPPET
    assert said_of(line, "Abend") == line


def test_of_a_long_line_that_part_is_shown_where_the_word_stands() -> None:
    beginning, end = "Am Anfang steht der Wind, und " + "sonst nichts, " * 20, "doch zuletzt kommt der Abend."
    early, late = (said_of(beginning + end, word) for word in ("Wind", "Abend"))
    assert early.startswith("Am Anfang steht der Wind") and early.endswith("…") and len(early) == SNIPPET
    assert late.startswith("…") and late.endswith("doch zuletzt kommt der Abend.") and len(late) <= SNIPPET


def test_suggestions_are_full_titles_that_name_one_page() -> None:
    assert suggestions(GERMAN, "") == [title_of(topic, topic.pages[0]) for topic in GERMAN]
    offered = suggestions(GERMAN, "torw")
    assert offered[0] == "Chat-Quidditch: Torwurf und Freiwurf"
    for topics in (GERMAN, ENGLISH):
        for topic in topics:
            for page in topic.pages:
                assert len(title_of(topic, page)) <= 100
                assert exact(topics, title_of(topic, page).upper()) == (topic, page)
    assert exact(GERMAN, "Torwurf") is None


def test_the_worst_query_is_quick() -> None:
    worst = " ".join(f"{letter}{number}chtx" for letter in "aks" for number in "aeiou")
    search(GERMAN, worst)
    started = time.process_time()
    for _ in range(10):
        search(GERMAN, worst)
    assert (time.process_time() - started) / 10 < 0.1, "an event loop waits for it"
