"""Every sentence the code asks for exists with exactly those variables, and no sentence is dead."""

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

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


def literals(files: Iterable[Path]) -> set[str]:
    return {
        node.value
        for file in files
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def dead_ids(home: Path, files: Iterable[Path]) -> list[str]:
    """Messages that neither a string in the code names nor another message quotes."""
    named = {literal.partition(".")[0] for literal in literals(files)}
    defined, quoted = set(), set()
    for file in home.rglob("*.ftl"):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                defined.add(entry.id.name)
            quoted |= set(quotes(entry))
    return sorted(defined - named - quoted)


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


def test_no_sentence_is_dead() -> None:
    assert dead_ids(HOME, sources()) == []


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
    assert dead_ids(tmp_path, [code]) == ["dead"]
