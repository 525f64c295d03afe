"""Every no of the service, the rules and the dice has its words, with exactly its variables."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.dice.notation import parse
from bot.dice.throw import Slip
from bot.texts import LANGUAGES
from tests.service.house import texts

BOT = Path(__file__).parents[2] / "bot"
FILES = sorted(BOT.rglob("*.py"))
WRITERS = ("declined", "refuse", "Slip", "_slip")
"""How a no is written; the variables of a Slip are not named at the call."""


def codes(file: Path) -> Iterator[tuple[str, frozenset[str] | None]]:
    source = file.read_text(encoding="utf-8")
    if not any(f"{name}(" in source for name in WRITERS):  # parsing all takes every worker two seconds
        return
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Name(id=name), args=[first, *_], keywords=keywords) if name in WRITERS:
                given = frozenset(keyword.arg or "" for keyword in keywords)
                named = None if name == "Slip" or "" in given else given
                for part in ast.walk(first):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str) and "-" in part.value:
                        yield part.value, named


FOUND = sorted({(code, named) for file in FILES for code, named in codes(file)}, key=str)


def test_the_search_finds_them() -> None:
    assert {"game-unknown", "lobby-full", "lobby-no-such-seat", "dice-empty", "kampf-is-over"} <= {
        code for code, _ in FOUND
    }


@pytest.mark.parametrize(("code", "named"), FOUND)
def test_every_no_has_its_words(code: str, named: frozenset[str] | None) -> None:
    for language in LANGUAGES:
        needed = texts().variables(code, language)
        assert named is None or needed == named


SLIPS = "2w|0w6|w6+|2w6*2|2w6 3w6|２w6|4w6k|2w6+1kh1|4w6kh0|4w6kh5|4w6dl4|1w6dl1|101w6|w1001|1w6+1000001|1+1"
LONG = ("", "9" * 201, "+".join(["1w6"] * 11), "2w6 #" + "x" * 81, "999999w999999")


@pytest.mark.parametrize("source", [*SLIPS.split("|"), *LONG])
def test_every_slip_can_be_spoken(source: str) -> None:
    slip = parse(source)
    assert isinstance(slip, Slip)
    for language in LANGUAGES:
        assert texts().say(slip.text, language)
