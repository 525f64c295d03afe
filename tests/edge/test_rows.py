"""Rows of controls: never more than five in a row, nothing lost, the house's buttons where there is room for them."""

from itertools import product
from typing import Any

import pytest

from bot.edge.kit.layout import IN_A_ROW, Sheet, button, controls
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
