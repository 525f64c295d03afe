"""H6.6: whatever is mistyped in one line of a slip, all other lines keep their meaning."""

import random
import string
from collections.abc import Callable

import pytest

from bot.engine.model import Refused
from bot.games.hut.draft import is_name
from bot.games.hut.notation import LONGEST_TEXT, orders_from_text
from bot.games.hut.plan import FIELDS
from bot.games.hut.slips import Line
from tests.games.hut.rounds import random_slip, random_table
from tests.games.hut.table import Table

LETTERS = string.ascii_letters + "äöüß"
WORDS = (
    "bitte",
    "drei",
    "nach",
    "Summe",
    "Ziel",
    "Rudi",
    "Bodo",
    "BP",
    "Zug",
    "RGG",
    "XX",
    "dann",
    "(g)",
    "!",
    "->",
    "🎩",
)
Fault = Callable[[list[str], random.Random], list[str]]


def _altered(tokens: list[str], luck: random.Random, change: Callable[[str], str]) -> list[str]:
    """Change one token behind the phase."""
    place = luck.randrange(1, len(tokens))
    return [change(token) if number == place else token for number, token in enumerate(tokens)]


def letter_too_many(tokens: list[str], luck: random.Random) -> list[str]:
    return _altered(tokens, luck, lambda token: token + luck.choice(LETTERS))


def letter_wrong(tokens: list[str], luck: random.Random) -> list[str]:
    return _altered(tokens, luck, lambda token: token[:-1] + luck.choice(LETTERS))


def letter_doubled(tokens: list[str], luck: random.Random) -> list[str]:
    return _altered(tokens, luck, lambda token: token + token[-1])


def sign_inside(tokens: list[str], luck: random.Random) -> list[str]:
    return _altered(tokens, luck, lambda token: token[0] + luck.choice("/|.,-_*: ") + token[1:])


def word_for_a_number(tokens: list[str], luck: random.Random) -> list[str]:
    return [*tokens[:3], luck.choice(("null", "eins", "drei", "sieben", "VII", "viele")), *tokens[4:]]


def another_number(tokens: list[str], luck: random.Random) -> list[str]:
    return [*tokens[:3], str(luck.randrange(0, 120)), *tokens[4:]]


def another_field(tokens: list[str], luck: random.Random) -> list[str]:
    place = luck.choice((2, 4))
    return [*tokens[:place], luck.choice(list(FIELDS)), *tokens[place + 1 :]]


def token_missing(tokens: list[str], luck: random.Random) -> list[str]:
    place = luck.randrange(1, len(tokens))
    return [*tokens[:place], *tokens[place + 1 :]]


def token_twice(tokens: list[str], luck: random.Random) -> list[str]:
    place = luck.randrange(1, len(tokens))
    return [*tokens[:place], tokens[place], *tokens[place:]]


def words_too_many(tokens: list[str], luck: random.Random) -> list[str]:
    place = luck.randrange(2, len(tokens) + 1)
    more = luck.choices((*WORDS, "1", "2", "3", "4", "9"), k=luck.randrange(1, 4))
    return [*tokens[:place], *more, *tokens[place:]]


def swapped(tokens: list[str], luck: random.Random) -> list[str]:
    place = luck.randrange(2, len(tokens))
    return [*tokens[: place - 1], tokens[place], tokens[place - 1], *tokens[place + 1 :]]


FAULTS: tuple[Fault, ...] = (
    letter_too_many, letter_wrong, letter_doubled, sign_inside, word_for_a_number, another_number, another_field,
    token_missing, token_twice, words_too_many, swapped,
)  # fmt: skip


def flawless_slip(luck: random.Random) -> tuple[Table, str, list[str]]:
    """Return a table, a colour and the lines of a slip of several orders in which nothing is wrong."""
    while True:
        table = random_table(luck)
        colour = table.state.players[0].colour
        lines = random_slip(table.state.board, colour, luck).splitlines()
        whole = len(lines) > 1 and all(len(line.split()) == 5 for line in lines)
        if whole and table.reading(colour, "\n".join(lines)).flawless:
            return table, colour, lines


def may_void(line: Line, others: list[Line]) -> bool:
    """Tell whether a mistyped line gives reason to void the round: it still is an order, or it names another's hat."""
    return line.order is not None or line.hat in {other.hat for other in others}


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("between", ["\n", "; "])
def test_h6_6_a_fault_stays_in_its_line(fault: Fault, between: str) -> None:
    luck = random.Random(fault.__name__ + between)
    spoilt = 0
    for _ in range(120):
        table, colour, lines = flawless_slip(luck)
        meant = table.reading(colour, between.join(lines))
        place = luck.randrange(len(lines))
        mistyped = " ".join(fault(lines[place].split(), luck))
        typed = [mistyped if number == place else line for number, line in enumerate(lines)]
        found = table.reading(colour, between.join(typed))
        assert len(found.lines) == len(lines), typed
        others = [line for number, line in enumerate(found.lines) if number != place]
        assert others == [line for number, line in enumerate(meant.lines) if number != place], typed
        spoilt += found.lines[place].order != meant.lines[place].order
        if found.void:
            rest = [line.order for line in others]
            assert may_void(found.lines[place], others) or not any(order and order.points for order in rest), typed
    assert spoilt > 20, "faults that change nothing prove nothing"


def test_h6_6_a_slip_is_as_long_as_it_may_be_and_not_one_sign_longer() -> None:
    slip = "1 Ida A1 3" + " " * (LONGEST_TEXT - 10)
    assert len(slip) == LONGEST_TEXT
    assert not isinstance(orders_from_text(slip), Refused)
    refused = orders_from_text(slip + " ")
    assert isinstance(refused, Refused) and refused.code == "hut-too-long"


def test_h2_1_two_letters_are_no_hat_and_three_are() -> None:
    assert [is_name(word) for word in ("ab", "abc", "a1c", "")] == [False, True, False, False]
