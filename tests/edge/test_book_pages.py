"""What one looks for in the book stands in the buttons: read as written, and nothing that nobody can have written."""

import pytest

from bot.edge.kit.values import LARGEST_ID
from bot.edge.order.pages import Search
from bot.service.leading.book import KINDS


@pytest.mark.parametrize(
    "search",
    [
        Search(False),
        Search(True, 3, KINDS[0], 5, 6, "abc", 24, True),
        Search(False, 0, KINDS[-1], LARGEST_ID - 1, LARGEST_ID - 1, None, 0, False),
    ],
)
def test_a_search_is_read_as_it_was_written(search: Search) -> None:
    assert Search.read(search.key()) == search


@pytest.mark.parametrize(
    "key",
    [
        f"la:0:{len(KINDS)}::::",
        f"la:0::{LARGEST_ID}:::",
        f"la:0:::{LARGEST_ID}::",
    ],
    ids=["kind", "target", "actor"],
)
def test_a_search_that_nobody_can_have_written_is_none(key: str) -> None:
    assert Search.read(key) is None
