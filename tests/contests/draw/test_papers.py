"""Papers to print: pages, size, nothing outside the sheet, always the same file, names as they are."""

import pickle
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from unittest.mock import patch

import pytest
from fpdf import FPDF

from bot.contests.common.draw.lists import draw_entry_paper
from bot.contests.common.draw.sheet import Sheets
from bot.contests.watten.draw import sheets as inn
from bot.contests.wizard.draw import sheets as night
from bot.draw.fonts import face
from tests.contests.draw import paper_samples
from tests.contests.draw.gallery import PAPERS
from tests.contests.draw.test_pictures import HOSTILE

LONG, SHORT = 841.89, 595.28
UNPRINTABLE = 12.0
"""Points at the edge that many printers leave white."""


def page_count(pdf: bytes) -> int:
    return len(re.findall(rb"/Type /Page\b", pdf))


@contextmanager
def printed() -> Iterator[list[tuple[float, float, str]]]:
    """Note every piece of text with the right end and the baseline it is printed at."""
    seen: list[tuple[float, float, str]] = []
    write: Callable[..., None] = FPDF.text

    def text(self: FPDF, x: float, y: float, text: str = "") -> None:
        seen.append((x + self.get_string_width(text), y, text))
        write(self, x, y, text)

    with patch.object(FPDF, "text", text):
        yield seen


@pytest.mark.parametrize("name", PAPERS)
def test_papers_are_small_and_always_the_same_and_nothing_stands_outside(name: str) -> None:
    with printed() as seen:
        pdf = PAPERS[name]()
    assert pdf.startswith(b"%PDF") and len(pdf) < 60_000
    assert pdf == PAPERS[name](), "a file made twice is the same"
    across, down = (LONG, SHORT) if "two a page" in name else (SHORT, LONG)
    for right, y, text in seen:
        assert right <= across - UNPRINTABLE and 0 < y <= down - UNPRINTABLE, text


def test_every_table_has_a_sheet_or_half_of_one() -> None:
    assert page_count(inn.draw_sheets(paper_samples.watten_paper(6))) == 6
    assert page_count(inn.draw_sheets(paper_samples.watten_paper(5, two_up=True))) == 3
    assert page_count(night.draw_sheets(paper_samples.wizard_paper())) == 3


def test_a_round_of_64_tables_is_one_small_file() -> None:
    pdf = inn.draw_sheets(paper_samples.watten_paper(64))
    assert page_count(pdf) == 64 and len(pdf) < 400_000


@pytest.mark.parametrize("bummerl", [1, 5])
def test_a_sheet_has_a_block_for_every_bummerl(bummerl: int) -> None:
    with printed() as seen:
        inn.draw_sheets(replace(paper_samples.watten_paper(1), bummerl=bummerl))
    marks = [y for _, y, text in seen if text == "S"]
    assert len(marks) == 2 * bummerl
    assert max(marks) < 1310 * SHORT / 1240, "above the word below the blocks"


def test_the_wizard_sheet_names_the_cards_of_every_game_and_who_begins() -> None:
    paper = paper_samples.wizard_paper()
    with printed() as seen, patch.object(Sheets, "polygon", autospec=True) as corner:
        night.draw_sheets(replace(paper, tables=paper.tables[1:2]))
    assert [text for _, _, text in seen if text in map(str, paper_samples.CARDS[4])] != []
    corners = [call.args[1][0] for call in corner.call_args_list if len(call.args[1]) == 3]
    games = [round(x) for x, y in corners if 476 <= y < 1276]
    assert len(games) == 10 and len(set(games)) == 4, "ten games, and everybody begins in turn"
    assert games[0] == games[4] != games[1]


def test_a_long_list_goes_on_and_the_pages_are_counted() -> None:
    with printed() as seen:
        pdf = draw_entry_paper(paper_samples.entry_paper(256))
    last = page_count(pdf)
    texts = [text for _, _, text in seen]
    assert f"Seite {last} / {last}" in texts and last > 5
    assert {str(number) for number in range(1, 257)} <= set(texts)


def test_a_list_that_fills_its_page_takes_its_last_row_along_to_the_note_below_it() -> None:
    note = paper_samples.entry_paper().picture.form
    for count, sheets, last in ((29, 1, 29), (30, 2, 1), (31, 2, 1)):
        with printed() as seen:
            assert page_count(draw_entry_paper(paper_samples.entry_paper(count))) == sheets
        below = [text for _, _, text in seen]
        ends = seen[below.index(note)][1]
        after = seen[below.index(paper_samples.entry_paper().picture.title, 1) :] if sheets > 1 else seen
        numbers = [y for _, y, text in after if text.isdecimal() and int(text) <= count]
        assert len(numbers) == last and max(numbers) < ends < LONG - UNPRINTABLE


def test_hostile_names_are_printed_safely() -> None:
    tables = tuple(inn.TableSheet(1, ((name, name), (name,)), name) for name in HOSTILE)
    rounds = tuple(night.TableSheet(1, (name,) * 5, paper_samples.CARDS[5]) for name in HOSTILE)
    with printed() as seen:
        inn.draw_sheets(replace(paper_samples.watten_paper(), title=HOSTILE[0], tables=tables))
        night.draw_sheets(replace(paper_samples.wizard_paper(), subtitle=HOSTILE[0], tables=rounds))
    assert all(right <= SHORT - UNPRINTABLE for right, _, _ in seen)


def test_words_from_right_to_left_are_printed_in_their_order() -> None:
    with printed() as seen:
        night.draw_sheets(
            replace(
                paper_samples.wizard_paper(),
                tables=(night.TableSheet(1, ("שלום", "Ida", "Eva"), paper_samples.CARDS[3]),),
            )
        )
    assert "םולש" in {text for _, _, text in seen}


TRIANGLE = ((100, 100), (300, 100), (200, 300))
STROKES: dict[str, Callable[[Sheets], object]] = {
    "nothing": lambda paper: None,
    "text": lambda paper: paper.text(100, 100, "Grün", face("sans", 30)),
    "box": lambda paper: paper.box(100, 100, 200, 200, 3),
    "grey box": lambda paper: paper.box(100, 100, 200, 200, fill=200),
    "round corners": lambda paper: paper.rounded(100, 100, 200, 200, 20, 3),
    "line": lambda paper: paper.rule(100, 100, 300, 100, 3),
    "dashes": lambda paper: paper.dashed(100, 3),
    "outline": lambda paper: paper.polygon(TRIANGLE, 3),
    "black outline": lambda paper: paper.polygon(TRIANGLE, 3, filled=True),
    "black": lambda paper: paper.polygon(TRIANGLE, filled=True),
    "disc": lambda paper: paper.disc(200, 200, 50),
}


def test_every_stroke_is_on_the_paper_and_unlike_all_others() -> None:
    papers = {}
    for name, stroke in STROKES.items():
        paper = Sheets("Blatt", "de")
        paper.sheet()
        stroke(paper)
        papers[name] = paper.pdf()
    assert len(set(papers.values())) == len(STROKES)


def test_papers_go_to_other_processes() -> None:
    for data in (paper_samples.watten_paper(), paper_samples.wizard_paper(), paper_samples.entry_paper()):
        assert pickle.loads(pickle.dumps(data)) == data
        assert hash(data)
