"""Layouts: rows of controls within Discord's limits, every file in its place, words as long as they may be."""

from itertools import product
from typing import Any

import pytest

from bot.edge.kit.layout import IN_A_ROW, MOST_CHARACTERS, Sheet, button, controls, described
from bot.engine.screen import Button, Choice, Menu, Row
from bot.engine.text import text

WORD = text("x")


def drawn(rows: tuple[Row, ...], first: int, last: int) -> list[list[str]]:
    """Return the ids of every row as they stand in a sheet."""
    sheet = Sheet("plain")
    before, behind = ([button(f"{word}:{i}", "?") for i in range(count)] for word, count in (("f", first), ("l", last)))
    controls(sheet, rows, lambda moves: "g:s", lambda words: "?", before, behind)
    found: list[Any] = [part.to_component_dict() for part in sheet.shown().view.walk_children()]
    return [[item["custom_id"] for item in row["components"]] for row in found if row["type"] == 1]


def buttons(count: int, name: str = "a") -> tuple[Button, ...]:
    return tuple(Button(f"{name}{number}", WORD) for number in range(count))


@pytest.mark.parametrize("sizes", [(), *product(range(1, 6)), *product((1, 4, 5), range(1, 6))])
def test_no_row_is_too_long_and_everything_stands_in_its_order(sizes: tuple[int, ...]) -> None:
    given = tuple(buttons(size, "abc"[number]) for number, size in enumerate(sizes))
    own = [f"m:g:s:{item.move}" for row in given for item in row]
    for first, last in product(range(3), range(4)):
        rows = drawn(given, first, last)
        assert all(1 <= len(row) <= IN_A_ROW for row in rows)
        everything = [*(f"f:{i}" for i in range(first)), *own, *(f"l:{i}" for i in range(last))]
        assert [id for row in rows for id in row] == everything


def test_the_houses_buttons_join_a_row_where_there_is_room_and_never_a_menu() -> None:
    menu = Menu("k", WORD, (Choice("m", WORD),))
    assert drawn((buttons(3),), 1, 1) == [["f:0", "m:g:s:a0", "m:g:s:a1", "m:g:s:a2", "l:0"]]
    assert drawn((buttons(3),), 1, 2) == [["f:0", "m:g:s:a0", "m:g:s:a1", "m:g:s:a2"], ["l:0", "l:1"]]
    assert drawn((menu,), 1, 1) == [["f:0"], ["s:g:s:k"], ["l:0"]]


def test_every_file_that_goes_along_is_shown_in_its_place() -> None:
    """Discord hides what a layout does not name."""
    sheet = Sheet("plain")
    sheet.text("Oben")
    sheet.gallery([("eins.png", b"1", "Eins"), ("zwei.png", b"2", "Zwei")])
    sheet.text("Mitte")
    sheet.paper("liste.csv", "Jäger;1")
    sheet.paper("brief.txt", "Jäger")
    shown = sheet.shown()
    assert [file.filename for file in shown.files()] == ["eins.png", "zwei.png", "liste.csv", "brief.txt"]
    parts: list[Any] = [part.to_component_dict() for part in shown.view.walk_children()]
    named = [
        *(item["media"]["url"] for part in parts if part["type"] == 12 for item in part["items"]),
        *(part["file"]["url"] for part in parts if part["type"] == 13),
    ]
    assert named == [f"attachment://{file.filename}" for file in shown.files()]
    assert [part["type"] for part in parts] == [17, 10, 12, 10, 13, 13]


def test_a_spreadsheet_has_the_mark_by_which_it_knows_umlauts_and_plain_text_has_none() -> None:
    sheet = Sheet("plain")
    sheet.paper("liste.csv", "Jäger")
    sheet.paper("brief.txt", "Jäger")
    assert [file.fp.read().decode() for file in sheet.shown().files()] == ["\ufeffJäger", "Jäger"]


@pytest.mark.parametrize("over", [0, 1, 500])
def test_words_are_cut_where_discord_would_refuse_the_whole(over: int) -> None:
    sheet = Sheet("plain")
    sheet.text("a" * 10)
    sheet.text("b" * (MOST_CHARACTERS - 10 + over))
    sheet.text("c")
    parts: list[Any] = [part.to_component_dict() for part in sheet.shown().view.walk_children()]
    written = [part["content"] for part in parts if part["type"] == 10]
    assert sum(map(len, written)) == MOST_CHARACTERS
    assert written[0] == "a" * 10 and len(written) == 2
    assert written[1].endswith("…") is bool(over)


def test_words_for_a_picture_have_no_marks_and_one_end_for_each_sentence() -> None:
    said = "Runde 2. <:sl_house_g_760c1c:15726> Alma spielt **2** auf Feld `26`.. Hut ab!. Warte ... gleich … Ende."
    assert described(said) == "Runde 2. Alma spielt 2 auf Feld 26. Hut ab! Warte ... gleich … Ende."
    assert len(described("x" * 2000)) == 1024
