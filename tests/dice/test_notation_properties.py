"""Notation: what holds for every throw and for everything anybody could type."""

import ast
from pathlib import Path
from time import perf_counter

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import bot.dice
from bot.dice.notation import parse
from bot.dice.throw import (
    MAX_CONSTANT,
    MAX_DICE,
    MAX_LABEL,
    MAX_SIDES,
    MAX_TERMS,
    Dice,
    Keep,
    Slip,
    Throw,
    pointed,
)


@st.composite
def dice(draw: st.DrawFn, most: int) -> Dice:
    number = draw(st.integers(1, most))
    keeps = st.builds(Keep, st.integers(1, number - 1), st.booleans()) if number > 1 else st.none()
    return Dice(number, draw(st.integers(1, MAX_SIDES)), draw(st.none() | keeps), draw(st.sampled_from((1, -1))))


labels = st.text(st.characters(exclude_categories=["C"]), max_size=MAX_LABEL).map(lambda text: " ".join(text.split()))


@st.composite
def throws(draw: st.DrawFn) -> Throw:
    terms = draw(
        st.lists(dice(MAX_DICE // MAX_TERMS) | st.integers(-MAX_CONSTANT, MAX_CONSTANT), max_size=MAX_TERMS - 1)
    )
    thrown = sum(term.number for term in terms if isinstance(term, Dice))
    terms.insert(draw(st.integers(0, len(terms))), draw(dice(MAX_DICE - thrown)))
    return Throw(tuple(terms), draw(labels))


@given(throws())
@example(Throw((*[Dice(11, 1000, Keep(10), -1)] * 9, -MAX_CONSTANT), "x" * MAX_LABEL))  # the longest there is
@example(Throw((Dice(2, 6),), "2 Versuche"))
@example(Throw((Dice(2, 6),), "# doppelt"))
def test_what_is_written_is_read_again(throw: Throw) -> None:
    assert parse(str(throw)) == throw


typed = st.text(st.sampled_from("0123456789wWdDkKhHlL%+-−– #x²٣\u200b\n") | st.characters(), max_size=40)


@given(typed)
@example("2w6 \ud800")
def test_anything_typed_is_a_throw_within_the_limits_or_a_slip_within_the_source(source: str) -> None:
    result = parse(source)
    if isinstance(result, Slip):
        assert 0 <= result.at <= result.at + result.length <= len(source)
        line, carets = pointed(source, result).split("\n")
        assert carets.strip(" ").strip("^") == ""
        assert len(carets) <= len(line) + 1
        return
    thrown = [term for term in result.terms if isinstance(term, Dice)]
    assert 1 <= sum(term.number for term in thrown) <= MAX_DICE
    assert all(1 <= term.sides <= MAX_SIDES and term.number >= 1 for term in thrown)
    assert all(term.keep is None or 1 <= term.keep.number < term.number for term in thrown)
    assert len(result.terms) <= MAX_TERMS
    assert len(result.label) <= MAX_LABEL
    result.label.encode()
    assert parse(str(result)) == result


@given(
    st.integers(0, 110).map(str) | st.sampled_from(("", "02")),
    st.sampled_from("wWdD"),
    st.integers(0, 1010).map(str) | st.just("06"),
    st.just("")
    | st.integers(-1_000_010, 1_000_010).map("{:+d}".format)
    | st.sampled_from(("+", "+0001", "-0", "+1k1")),
)
def test_the_short_cut_reads_like_the_long_way(number: str, letter: str, sides: str, constant: str) -> None:
    source = number + letter + sides + constant
    short, long = parse(source), parse(" " + source)
    if isinstance(long, Slip):
        assert short == Slip(long.code, long.at - 1, long.length, long.args)
    else:
        assert short == long


@given(st.integers(1, 99), st.integers(1, 999), st.sampled_from((" ", "\t", "\u00a0", "")))
def test_spaces_between_tokens_mean_nothing(number: int, sides: int, space: str) -> None:
    tokens = (str(number), "w", str(sides), "+", "1", "-", "w", "%")
    assert parse(space.join(tokens)) == parse("".join(tokens))


@pytest.mark.parametrize(
    "source",
    [
        "999999w999999",
        "9" * 200,
        "9" * 10_000_000,
        "w" + "9" * 199,
        " " * 200,
        " " * 199 + "x",
        "2w6" + " " * 196 + "k",
        "2" + " " * 197 + "w",
        "w6+" * 66,
        "2w6" + "k" * 197,
        "2w6 " + "\u202e" * 196,
        "2w6 " + "a\u0300" * 98,
        "-" * 200,
        "9w" * 100,
    ],
)
def test_hostile_input_is_answered_at_once(source: str) -> None:
    start = perf_counter()
    parse(source)
    assert perf_counter() - start < 0.05


def test_the_package_never_draws_or_reads_a_clock_by_itself() -> None:
    forbidden = {"random", "secrets", "time", "datetime", "os", "io", "pathlib", "asyncio"}
    for path in Path(bot.dice.__path__[0]).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                assert not forbidden & {name.name.split(".")[0] for name in node.names}, path
            elif isinstance(node, ast.ImportFrom):
                assert (node.module or "").split(".")[0] not in forbidden, path
