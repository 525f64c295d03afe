"""What a match tells: cut between whole lines, and never told a second time."""

from hypothesis import given
from hypothesis import strategies as st

from bot.quidditch_room.nonces import Said, said_before
from bot.quidditch_room.story import LONGEST, cut

LINES = st.lists(st.integers(1, LONGEST).map(lambda length: "x" * length), min_size=1, max_size=12)


@given(LINES)
def test_what_is_too_long_loses_whole_lines_at_the_end(lines: list[str]) -> None:
    said = cut(lines)
    assert len(said) <= LONGEST
    if sum(map(len, lines)) + len(lines) - 1 <= LONGEST:
        assert said == "\n".join(lines)
    else:
        *kept, last = said.split("\n")
        assert last == "…"
        assert kept == lines[: len(kept)] or len(kept) == 1, "a line is cut only where it is too long alone"


def test_to_the_last_sign_and_not_one_more() -> None:
    assert cut(["x" * 899, "y" * 1000]) == "x" * 899 + "\n" + "y" * 1000
    assert cut(["x" * 900, "y" * 1000]) == "x" * 900 + "\n…"
    assert cut(["x" * 897, "y" * 1000, "zz"]) == "x" * 897 + "\n" + "y" * 1000 + "\n…"
    assert cut(["x" * 898, "y" * 1000, "zz"]) == "x" * 898 + "\n…"
    assert cut(["x" * 2000]) == "x" * 1898 + "\n…"


def test_what_stands_there_already_is_found_in_its_order_and_once() -> None:
    told = [Said(1, "Der Quaffel fliegt."), Said(2, "Tor!\nTor!\nDas war es.")]
    assert said_before("Foul!", told) is None
    assert said_before("Tor!", told) == 2
    assert said_before("Tor!", told) == 2
    assert said_before("Tor!", told) is None, "it was said twice, not three times"
    assert said_before("Das war es.", told) == 2
    assert said_before("Der Quaffel", told) == 1
    assert [one.words for one in told] == [" fliegt.", ""]
