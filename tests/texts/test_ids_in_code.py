"""Every sentence the code asks for exists with exactly those variables, and no sentence is dead."""

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.contests import find_contests
from bot.engine.house_rules import HouseRule, key_of
from bot.games import find_games
from bot.texts import LANGUAGES, MissingText, Texts

ROOT = Path(__file__).parents[2]
HOME = ROOT / "bot" / "texts"


@dataclass(frozen=True)
class Call:
    """A call `text("id", a=...)`; variables is None when the call has **kwargs."""

    place: str
    id: str
    variables: frozenset[str] | None


def sources() -> list[Path]:
    return sorted(file for folder in ("bot", "cogs") for file in (ROOT / folder).rglob("*.py"))


def packages() -> list[Path]:
    """Every folder outside the house's own texts that brings sentences along."""
    return sorted(file.parent for folder in ("bot", "cogs") for file in (ROOT / folder).rglob("de.ftl"))


def names_of_text(tree: ast.AST) -> set[str]:
    return {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module == "bot.engine.text"
        for alias in node.names
        if alias.name == "text"
    }


def calls(file: Path) -> Iterator[Call]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    names = names_of_text(tree)
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=str(id))], keywords=keywords) if (
                name in names
            ):
                given = [keyword.arg for keyword in keywords]
                variables = None if None in given else frozenset(arg for arg in given if arg)
                yield Call(f"{file}:{node.lineno}", id, variables)


def wrong_calls(texts: Texts, files: Iterable[Path]) -> list[str]:
    found = []
    for call in (call for file in files for call in calls(file)):
        for language in LANGUAGES:
            try:
                needed = texts.variables(call.id, language)
            except MissingText as error:
                found.append(f"{call.place}: {error}")
                continue
            if call.variables is not None and call.variables != needed:
                found.append(f"{call.place}: `{call.id}` needs {sorted(needed)}, gets {sorted(call.variables)}")
    return found


def named_ids(files: Iterable[Path]) -> tuple[set[str], list[re.Pattern[str]]]:
    """Return the ids that strings may name, and what f-strings that begin with a word and a hyphen put together."""
    named, made = set(), []
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Constant(value=str(literal)):
                    named.add(literal.partition(".")[0])
                case ast.JoinedStr(values=[ast.Constant(value=str(begin)), *_]) if re.match(r"[a-z]+-", begin):
                    parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
                    made.append(re.compile("".join(re.escape(str(part)) if part else ".+" for part in parts)))
    return named, made


def dead_ids(homes: Iterable[Path], files: Iterable[Path]) -> list[str]:
    """Messages that neither a string in the code names nor another message quotes.

    Words of commands follow from the commands themselves: `tests/cogs/test_registration.py` looks after them.
    """
    named, made = named_ids(files)
    defined, quoted = set(), set()
    for file in (file for home in homes for file in home.rglob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message) and not entry.id.name.startswith(("cmd-", "opt-")):
                defined.add(entry.id.name)
            quoted |= set(quotes(entry))
    return sorted(id for id in defined - named - quoted if not any(pattern.fullmatch(id) for pattern in made))


def quotes(node: object) -> Iterator[str]:
    if isinstance(node, ftl.MessageReference):
        yield node.id.name
    elif isinstance(node, ftl.BaseNode):
        yield from (id for child in vars(node).values() for id in quotes(child))
    elif isinstance(node, list):
        yield from (id for child in node for id in quotes(child))


def test_every_sentence_in_the_code_exists_with_its_variables() -> None:
    assert any(True for file in sources() for _ in calls(file))
    assert wrong_calls(Texts.load(packages()), sources()) == []


def ids_of(rule: HouseRule) -> list[str]:
    """Return the sentences of a house rule, whose ids are made from its name and values."""
    return [rule.words, f"{rule.words}-help", *(f"{rule.words}-{key_of(value)}" for value in rule.values)]


def test_no_sentence_is_dead() -> None:
    names = {f"{name}-name" for name in find_games() | find_contests()}  # the house names a game by its spec
    names |= {id for spec in find_games().values() for rule in spec.lobby.rules for id in ids_of(rule)}
    assert set(dead_ids([HOME, *packages()], sources())) <= names


def test_all_texts_together_are_flawless() -> None:
    assert Texts.load(packages()).check() == []


@pytest.mark.parametrize(
    ("line", "problems"),
    [
        ('say("greeting", name="x")', 0),
        ('say("greeting", **values)', 0),
        ('other("nowhere")', 0),
        ("say(computed)", 0),
        ('say("nowhere")', 2),
        ('say("nowhere", **values)', 2),
        ('say("greeting")', 2),
        ('say("greeting", name="x", more=1)', 2),
    ],
)
def test_the_search_can_fail(tmp_path: Path, line: str, problems: int) -> None:
    for language in LANGUAGES:
        (tmp_path / f"{language}.ftl").write_text("greeting = { $name }\n", encoding="utf-8")
    code = tmp_path / "code.py"
    code.write_text(f"from bot.engine.text import text as say\n{line}\n", encoding="utf-8")
    assert len(wrong_calls(Texts.load([tmp_path]), [code])) == problems


def test_the_search_for_dead_sentences_can_fail(tmp_path: Path) -> None:
    ftl_file, code = tmp_path / "x.ftl", tmp_path / "code.py"
    ftl_file.write_text("used = { quoted }\nquoted = A\nby-part = B\n    .label = C\ndead = D\n", encoding="utf-8")
    code.write_text('"""dead, but only in a sentence."""\nIDS = ["used", "by-part.label"]\n', encoding="utf-8")
    assert dead_ids([tmp_path], [code]) == ["dead"]
    code.write_text('IDS = ["used", "by-part.label", f"{word}ad", f"dea{word}"]\n', encoding="utf-8")
    assert dead_ids([tmp_path], [code]) == ["dead"], "a pattern that fits anything names nothing"
