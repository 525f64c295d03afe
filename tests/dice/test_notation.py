"""Notation: what is understood, what is refused, and where the caret points."""

import pytest

from bot.dice.notation import parse
from bot.dice.throw import Dice, Keep, Slip, Throw, pointed


def throw_of(source: str) -> Throw:
    throw = parse(source)
    assert isinstance(throw, Throw), throw
    return throw


def slip_of(source: str) -> Slip:
    slip = parse(source)
    assert isinstance(slip, Slip), slip
    return slip


@pytest.mark.parametrize(
    ("source", "terms"),
    [
        ("2w6", (Dice(2, 6),)),
        ("2W6", (Dice(2, 6),)),
        ("2d6", (Dice(2, 6),)),
        ("2D6", (Dice(2, 6),)),
        ("w6", (Dice(1, 6),)),
        ("W%", (Dice(1, 100),)),
        ("3d%", (Dice(3, 100),)),
        ("1w1", (Dice(1, 1),)),
        ("100w1000", (Dice(100, 1000),)),
        ("002w006", (Dice(2, 6),)),
        ("2w6+1", (Dice(2, 6), 1)),
        ("2w6-1", (Dice(2, 6), -1)),
        ("2w6+0", (Dice(2, 6), 0)),
        ("1w6+1000000", (Dice(1, 6), 1_000_000)),
        ("  2 w 6  +  1  ", (Dice(2, 6), 1)),
        ("2w6\u00a0+\t1\n", (Dice(2, 6), 1)),
        ("2w6−1", (Dice(2, 6), -1)),
        ("2w6 – 1w4", (Dice(2, 6), Dice(1, 4, None, -1))),
        ("-w6+10", (Dice(1, 6, None, -1), 10)),
        ("+w6", (Dice(1, 6),)),
        ("5+w6", (5, Dice(1, 6))),
        ("4w6k3", (Dice(4, 6, Keep(3)),)),
        ("4w6kh3", (Dice(4, 6, Keep(3)),)),
        ("4W6KH3", (Dice(4, 6, Keep(3)),)),
        ("4w6kl3", (Dice(4, 6, Keep(3, highest=False)),)),
        ("4d6dl1", (Dice(4, 6, Keep(3, dropping=True)),)),
        ("2w6\u200b", (Dice(2, 6),)),
        ("\ufeff2\u200bw6 \u2060+ 1\u00ad", (Dice(2, 6), 1)),
        ("4d6DH1", (Dice(4, 6, Keep(3, highest=False, dropping=True)),)),
        ("4w6 kh 3 - 2", (Dice(4, 6, Keep(3)), -2)),
        ("4w6kh4", (Dice(4, 6),)),
        ("+".join(["10w6"] * 10), (Dice(10, 6),) * 10),
    ],
)
def test_formula_is_understood(source: str, terms: tuple[Dice | int, ...]) -> None:
    assert throw_of(source) == Throw(terms)


@pytest.mark.parametrize(
    ("source", "formula", "label"),
    [
        ("2w6+1 Torwurf auf links", "2w6+1", "Torwurf auf links"),
        ("2w6+1 Wurf", "2w6+1", "Wurf"),
        ("2w6+1 Durchbruch", "2w6+1", "Durchbruch"),
        ("2w6 Klatscher", "2w6", "Klatscher"),
        ("2w6 dl-Test", "2w6", "dl-Test"),
        ("2w6+1 D-Zug", "2w6+1", "D-Zug"),
        ("2w6 3-Punkte-Wurf", "2w6", "3-Punkte-Wurf"),
        ("2w6 K.O.", "2w6", "K.O."),
        ("2w6 (links)", "2w6", "(links)"),
        ("2w6 3. Versuch", "2w6", "3. Versuch"),
        ("2w6 # 3 Versuche", "2w6", "3 Versuche"),
        ("2w6#+1", "2w6", "+1"),
        ("2w6 # * 2", "2w6", "* 2"),
        ("2w6 #", "2w6", ""),
        ("2w6 # a # b", "2w6", "a # b"),
        ("2w6 ÄÖÜ ß é", "2w6", "ÄÖÜ ß é"),
        ("2w6   viel \n Platz  ", "2w6", "viel Platz"),
        ("2w6 a\u202eb\u2066c\u200fd\x00e\x1bf\u200bg", "2w6", "abcdefg"),
        ("2w6 a\u2028b\u0085c", "2w6", "a b c"),
        ("2w6 👩\u200d🚀", "2w6", "👩\u200d🚀"),
        ("2w6 \ud800x", "2w6", "x"),
        ("2w6 \u202e", "2w6", ""),
        ("2w6 " + "x" * 80, "2w6", "x" * 80),
        ("4w6kh3 für Stärke", "4w6kh3", "für Stärke"),
        ("2w6 **fett**", "2w6", "**fett**"),
        ("2w6 *schräg*", "2w6", "*schräg*"),
        ("2w6 ||geheim||", "2w6", "||geheim||"),
        ("2w6 w", "2w6", "w"),
        ("2w6 D", "2w6", "D"),
    ],
)
def test_label_is_the_rest_cleaned(source: str, formula: str, label: str) -> None:
    throw = throw_of(source)
    assert (throw.formula, throw.label) == (formula, label)


@pytest.mark.parametrize(
    ("source", "code", "at", "length"),
    [
        ("", "dice-empty", 0, 0),
        ("  \n ", "dice-empty", 4, 0),
        ("x" * 201, "dice-too-long", 200, 1),
        ("Torwurf", "dice-expected-term", 0, 1),
        ("Wurf", "dice-expected-term", 0, 1),
        ("# nur Text", "dice-expected-term", 0, 1),
        ("2w6+", "dice-expected-term", 4, 0),
        ("2w6 + ", "dice-expected-term", 6, 0),
        ("2w6 - Torwurf", "dice-expected-term", 6, 1),
        ("2w6++1", "dice-expected-term", 4, 1),
        ("(2w6)", "dice-expected-term", 0, 1),
        ("-", "dice-expected-term", 1, 0),
        ("kh3", "dice-expected-term", 0, 1),
        ("5", "dice-no-dice", 0, 1),
        (" 5 + 3 Wurf", "dice-no-dice", 1, 5),
        ("0w6", "dice-no-dice", 0, 1),
        ("2w6+00w6", "dice-no-dice", 4, 2),
        ("101w6", "dice-too-many-dice", 0, 3),
        ("999999w999999", "dice-too-many-dice", 0, 6),
        ("60w6+41w6", "dice-too-many-dice", 5, 2),
        ("100w6 + w6", "dice-too-many-dice", 8, 2),
        ("1w1001", "dice-too-many-sides", 2, 4),
        ("2w999999", "dice-too-many-sides", 2, 6),
        ("2w0", "dice-no-sides", 2, 1),
        ("2w", "dice-no-sides", 1, 1),
        ("w", "dice-no-sides", 0, 1),
        ("2 d ", "dice-no-sides", 2, 1),
        ("2w+1", "dice-no-sides", 1, 1),
        ("2w-6", "dice-no-sides", 1, 1),
        ("2w6+w", "dice-no-sides", 4, 1),
        ("4w6kh5", "dice-keep-too-many", 5, 1),
        ("4w6kl05", "dice-keep-too-many", 5, 2),
        ("4w6dl4", "dice-drop-too-many", 5, 1),
        ("w6dh1", "dice-drop-too-many", 4, 1),
        ("4w6kh0", "dice-keep-none", 5, 1),
        ("4w6dl0", "dice-keep-none", 5, 1),
        ("4w6k", "dice-keep-no-count", 3, 1),
        ("4w6 kh Stärke", "dice-keep-no-count", 4, 2),
        ("4w6kh3kl1", "dice-keep-misplaced", 6, 3),
        ("4w6kh3 kl 1", "dice-keep-misplaced", 7, 4),
        ("2w6+5kh1", "dice-keep-misplaced", 5, 3),
        ("1w6+1000001", "dice-too-large", 4, 7),
        ("+".join(["w6"] * 11), "dice-too-many-terms", 30, 2),
        ("2w6x", "dice-unexpected", 3, 1),
        ("2w6Torwurf", "dice-unexpected", 3, 1),
        ("4w6d1", "dice-unexpected", 3, 1),
        ("2w6*2", "dice-unexpected", 3, 1),
        ("2w6 * 2", "dice-unexpected", 4, 1),
        ("2w6 *3", "dice-unexpected", 4, 1),
        ("2w6 ** 2", "dice-unexpected", 4, 1),
        ("2w6**fett**", "dice-unexpected", 3, 1),
        ("2w6 ~~1~~", "dice-unexpected", 4, 1),
        ("2w6,5", "dice-unexpected", 3, 1),
        ("2w6 1", "dice-missing-sign", 4, 1),
        ("2w6 3-w6", "dice-missing-sign", 4, 1),
        ("4w6k-1", "dice-keep-no-count", 3, 1),
        ("2w-w6", "dice-no-sides", 1, 1),
        ("2w6 3w6", "dice-missing-sign", 4, 3),
        ("2w6 3 Versuche", "dice-missing-sign", 4, 1),
        ("10 000+w6", "dice-missing-sign", 3, 3),
        ("4w6 d1", "dice-missing-sign", 4, 2),
        ("2w6 " + "x" * 81, "dice-label-too-long", 4, 81),
        ("２w6", "dice-foreign-digit", 0, 1),
        ("2w６", "dice-foreign-digit", 2, 1),
        ("2w6+٣", "dice-foreign-digit", 4, 1),
        ("2w6 ٣", "dice-foreign-digit", 4, 1),
        ("2w6٣", "dice-foreign-digit", 3, 1),
        ("2w²", "dice-foreign-digit", 2, 1),
        ("w²", "dice-foreign-digit", 1, 1),
        ("4w6kh３", "dice-foreign-digit", 5, 1),
        ("4w6\u212ah3", "dice-unexpected", 3, 1),  # the Kelvin sign is no k
    ],
)
def test_slip_names_the_mistake_and_its_spot(source: str, code: str, at: int, length: int) -> None:
    slip = slip_of(source)
    assert (slip.code, slip.at, slip.length) == (code, at, length)


def test_slip_carries_the_limit_for_its_sentence() -> None:
    slip = slip_of("4w6dl4")
    assert slip.text.id == "dice-drop-too-many"
    assert dict(slip.text.args) == {"limit": 3}


def test_caret_stands_under_the_spot() -> None:
    assert pointed("2w6+1w2000", slip_of("2w6+1w2000")) == "2w6+1w2000\n      ^^^^"
    assert pointed("2w6+", slip_of("2w6+")) == "2w6+\n    ^"
    assert pointed("2w6\n`", slip_of("2w6\n+`")) == "2w6 '\n     ^"


def test_caret_of_a_long_source_shows_a_window() -> None:
    source = "2w6" + " " * 150 + "* 2" + " " * 40
    line, carets = pointed(source, slip_of(source)).split("\n")
    assert len(line) == 60
    assert line[carets.index("^")] == "*"
    line, carets = pointed("9" * 5000, slip_of("9" * 5000)).split("\n")
    assert len(line) == 60
    assert len(carets) <= 60


@pytest.mark.parametrize(
    ("source", "written"),
    [
        ("w%", "1w100"),
        ("2D6 – 1", "2w6-1"),
        ("4d6dl1", "4w6dl1"),
        ("4d6dh3", "4w6dh3"),
        ("-w6 + 0", "-1w6+0"),
        ("2w6 Tor", "2w6 # Tor"),
    ],
)
def test_canonical_notation_is_german(source: str, written: str) -> None:
    assert str(throw_of(source)) == written
