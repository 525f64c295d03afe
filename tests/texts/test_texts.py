"""Strict Fluent: what is right is spoken, what is wrong is found."""

from pathlib import Path

import pytest

from bot.engine.text import Seated, Text, text
from bot.texts import BrokenText, MissingText, TextError, Texts, WrongVariables
from bot.texts.source import read

GERMAN = """
-bot = Spielleiter
hello = Hallo, { $name }!
bare = { -bot } ist bereit.
points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
sentence = { $who } hat { $points }.
ratio = { NUMBER($value, maximumFractionDigits: 2) }
button = Würfeln
    .label = Würfle { $dice }
    .hint = Nur du
only-attributes =
    .label = Knopf
quoting = Gesagt: { hello }
"""
ENGLISH = """
-bot = Spielleiter
hello = Hello, { $name }!
bare = { -bot } is ready.
points = { $count ->
    [one] one point
   *[other] { $count } points
}
sentence = { $who } has { $points }.
ratio = { NUMBER($value, maximumFractionDigits: 2) }
button = Roll
    .label = Roll { $dice }
    .hint = Only you
only-attributes =
    .label = button
quoting = Said: { hello }
"""


def package(folder: Path, german: str = "", english: str = "") -> Path:
    folder.mkdir(exist_ok=True)
    (folder / "de.ftl").write_text(german, encoding="utf-8")
    (folder / "en.ftl").write_text(english, encoding="utf-8")
    return folder


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    return Texts.load([package(tmp_path / "spiel", GERMAN, ENGLISH)])


def problems(folder: Path, german: str, english: str) -> list[str]:
    return Texts.load([package(folder / "spiel", german, english)], home=folder / "none").check()


def test_own_files_are_flawless() -> None:
    assert Texts.load().check() == []


def test_sample_is_flawless(texts: Texts) -> None:
    assert texts.check() == []


@pytest.mark.parametrize(
    ("locale", "spoken"),
    [
        ("de", "Hallo, Ada!"),
        ("de-AT", "Hallo, Ada!"),
        ("en-US", "Hello, Ada!"),
        ("en-GB", "Hello, Ada!"),
        ("en_GB", "Hello, Ada!"),
        ("fr", "Hallo, Ada!"),
        ("", "Hallo, Ada!"),
    ],
)
def test_locales(texts: Texts, locale: str, spoken: str) -> None:
    assert texts.say(text("hello", name="Ada"), locale) == spoken


def test_default_language_can_be_chosen(tmp_path: Path) -> None:
    texts = Texts.load([package(tmp_path / "spiel", GERMAN, ENGLISH)], default="en")
    assert texts.say(text("hello", name="Ada"), "fr") == "Hello, Ada!"


def test_nested_texts_seats_and_plurals(texts: Texts) -> None:
    seats = {"A": "Ada", "B": "Bo"}
    one = text("sentence", who=Seated("A"), points=text("points", count=1))
    many = text("sentence", who=Seated("B"), points=text("points", count=1234))
    assert texts.say(one, "de", seats.__getitem__) == "Ada hat ein Punkt."
    assert texts.say(many, "de", seats.__getitem__) == "Bo hat 1.234 Punkte."
    assert texts.say(many, "en", seats.__getitem__) == "Bo has 1,234 points."


def test_seats_inside_nested_texts(texts: Texts) -> None:
    nested = text("sentence", who="X", points=text("hello", name=Seated("A")))
    assert texts.say(nested, "de", lambda seat: f"<{seat}>") == "X hat Hallo, <A>!."


def test_numbers_follow_the_language(texts: Texts) -> None:
    assert texts.say(text("ratio", value=0.755), "de") in ("0,76", "0,75")
    assert texts.say(text("ratio", value=2.5), "en") == "2.5"


def test_strings_pass_unchanged_and_unmarked(texts: Texts) -> None:
    name = "@everyone **x** \u202e { $y } 123456789012345678"
    assert texts.say(text("hello", name=name), "de") == f"Hallo, {name}!"
    assert texts.say(text("bare"), "de") == "Spielleiter ist bereit."


def test_long_parts_are_no_error(texts: Texts) -> None:
    assert len(texts.say(text("hello", name="x" * 4000), "de")) == 4008


def test_attributes(texts: Texts) -> None:
    assert texts.say(text("button"), "de") == "Würfeln"
    assert texts.say(text("button.label", dice="2w6"), "de") == "Würfle 2w6"
    assert texts.say(text("button.hint"), "en") == "Only you"
    with pytest.raises(MissingText):
        texts.say(text("button.nothing"), "de")
    with pytest.raises(MissingText):
        texts.say(text("only-attributes"), "de")


@pytest.mark.parametrize("id", ["nonsense", "-bot", "", "hello.", ".label"])
def test_unknown_id_fails(texts: Texts, id: str) -> None:
    with pytest.raises(MissingText):
        texts.say(Text(id), "de")
    with pytest.raises(MissingText):
        texts.variables(id, "de")


def test_missing_and_superfluous_variables_fail(texts: Texts) -> None:
    with pytest.raises(WrongVariables, match=r"needs \['name'\], got \[\]"):
        texts.say(text("hello"), "de")
    with pytest.raises(WrongVariables, match="superfluous"):
        texts.say(text("hello", name="Ada", superfluous=1), "de")
    with pytest.raises(WrongVariables):
        texts.say(text("sentence", who="A", points=text("points")), "de")


def test_a_variable_of_an_unspoken_branch_is_needed_too(tmp_path: Path) -> None:
    german = "branch = { $a ->\n    [x] { $b }\n   *[y] nichts\n}\n"
    texts = Texts.load([package(tmp_path / "spiel", german, german)])
    with pytest.raises(WrongVariables):
        texts.say(text("branch", a="y"), "de")


def test_seat_without_names_fails(texts: Texts) -> None:
    with pytest.raises(TextError, match="seat A"):
        texts.say(text("hello", name=Seated("A")), "de")


def test_fluent_errors_fail(tmp_path: Path) -> None:
    broken = "lost = { -nowhere }\nfunction = { WHAT($x) }\n"
    texts = Texts.load([package(tmp_path / "spiel", broken, broken)])
    with pytest.raises(BrokenText, match="nowhere"):
        texts.say(text("lost"), "de")
    with pytest.raises(BrokenText, match="WHAT"):
        texts.say(text("function", x=1), "de")


def test_ids_and_variables(texts: Texts) -> None:
    assert {"hello", "button", "button.label", "only-attributes.label"} <= texts.ids("de")
    assert not {"-bot", "only-attributes"} & texts.ids("de")
    assert texts.variables("quoting", "en-US") == {"name"}
    assert texts.variables("points", "de") == {"count"}
    assert texts.variables("button.label", "de") == {"dice"}
    assert texts.variables("bare", "de") == set()


def test_package_without_texts_is_fine(tmp_path: Path) -> None:
    assert Texts.load([tmp_path]).ids("de") == Texts.load().ids("de")


def test_only_what_is_said_is_parsed_and_what_it_quotes(tmp_path: Path) -> None:
    file = tmp_path / "de.ftl"
    file.write_text("a = { b }\nb = { -t } { $x }\nc = C\n-t = T\nbroken = { $\n", encoding="utf-8")
    source = read("de", [file])
    assert source.messages == {"a", "b", "c", "broken"}
    assert source.variables("a") == {"x"}
    assert {name for name in "abc" if source.bundle.has_message(name)} == {"a", "b"}
    assert source.problems == []
    assert len(source.entries()) == 4
    assert [problem.partition(": ")[2][:17] for problem in source.problems] == ["no valid Fluent: "]


def test_words_that_are_no_message_are_found(tmp_path: Path) -> None:
    file = tmp_path / "de.ftl"
    file.write_text("# a note\n\nwho knows\na = A\n", encoding="utf-8")
    assert read("de", [file]).problems == [f"{file}:1: no valid Fluent: this is no message"]


@pytest.mark.parametrize(
    ("german", "english", "expected"),
    [
        ("a = A\nb = B", "a = A", "`b` is missing in en"),
        ("a = A", "a = A\nb = B", "`b` is missing in de"),
        ("a = A\n    .x = X", "a = A", "`a.x` is missing in en"),
        ("a = { $x }", "a = { $y }", "`a` needs different variables (de: $x, en: $y)"),
        ("a = { $x }", "a = A", "`a` needs different variables (de: $x, en: none)"),
        ("a = A\na = B", "a = A", "de.ftl:2: `a` is already defined at"),
        ("a = A\n    .x = 1\n    .x = 2", "a = A\n    .x = 1", "`a.x` is already defined at"),
        ("a = A\n\nb = { $", "a = A", "de.ftl:3: no valid Fluent"),
        ("a = { -t }", "a = A", "`a` refers to `-t`, which does not exist in de"),
        ("a = { c }", "a = A", "`a` refers to `c`, which does not exist in de"),
        ("a = { a.x }", "a = A", "`a` refers to `a.x`, which does not exist in de"),
        ("a = { NOPE(1) }", "a = A", "`a` calls the unknown function NOPE"),
        ("a = { b }\nb = { a }", "a = A\nb = B", "`a` quotes itself"),
    ],
)
def test_check_finds(tmp_path: Path, german: str, english: str, expected: str) -> None:
    assert any(expected in problem for problem in problems(tmp_path, f"{german}\n", f"{english}\n"))


def test_check_looks_at_what_is_quoted_twice_once(tmp_path: Path) -> None:
    diamond = "a = { b } { c }\nb = { d }\nc = { d }\nd = D\n"
    assert problems(tmp_path, diamond, diamond) == []
    found = problems(tmp_path, "a = { b }\nb = { c }\nc = { b }\n", "a = A\nb = B\nc = C\n")
    assert sorted(one.partition("`")[2] for one in found if "quotes itself" in one) == [
        "b` quotes itself",
        "c` quotes itself",
    ]


def test_check_sees_duplicates_across_packages(tmp_path: Path) -> None:
    one = package(tmp_path / "one", "a = A\n", "a = A\n")
    two = package(tmp_path / "two", "a = B\n", "a = B\n")
    assert len(Texts.load([one, two]).check()) == 2


def test_terms_may_differ_between_languages(tmp_path: Path) -> None:
    german = '-fall = { $case ->\n    [dativ] dem Hut\n   *[other] der Hut\n}\na = { -fall(case: "dativ") }\n'
    assert problems(tmp_path, german, "a = the hat\n") == []
    texts = Texts.load([tmp_path / "spiel"])
    assert texts.say(text("a"), "de") == "dem Hut"


def test_common_sentences() -> None:
    texts = Texts.load()
    assert texts.say(text("error-unexpected", reference="K7Q2"), "de") == (
        "Das hat nicht geklappt, und es liegt an uns. Dein Spielstand ist sicher. "
        "Bitte probiere es gleich noch einmal; bleibt es dabei, nenne diese Nummer: `K7Q2`."
    )
    assert "try again" in texts.say(text("error-unexpected", reference="K7Q2"), "en")
    assert "nichts geschehen" in texts.say(text("error-database"), "de")
