"""Reading .ftl files: what they define, what each message needs, and where it stands."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

FUNCTIONS = frozenset({"NUMBER", "DATETIME"})


@dataclass(frozen=True, slots=True)
class Entry:
    """One pattern: the value or an attribute of a message (`id`, `id.attr`) or of a term (`-id`, `-id.attr`)."""

    id: str
    place: str
    variables: frozenset[str]
    references: frozenset[str]
    functions: frozenset[str]


@dataclass(slots=True)
class Source:
    """Everything the files of one language say."""

    language: str
    resources: list[ast.Resource] = field(default_factory=list)
    entries: dict[str, Entry] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)
    _needed: dict[str, frozenset[str]] = field(default_factory=dict)

    def needed(self) -> dict[str, frozenset[str]]:
        """Return the variables of everything that can be spoken; worked out once."""
        if not self._needed:
            self._needed.update({id: self.variables(id) for id in self.messages()})
        return self._needed

    def messages(self) -> frozenset[str]:
        """Ids that can be spoken."""
        return frozenset(id for id in self.entries if not id.startswith("-"))

    def variables(self, id: str, above: frozenset[str] = frozenset()) -> frozenset[str]:
        """Variables a message needs, those of the messages it quotes included (terms only know their own)."""
        entry = self.entries[id]
        found = set(entry.variables)
        above |= {id}
        for quoted in entry.references:
            if quoted in self.entries and quoted not in above and not quoted.startswith("-"):
                found |= self.variables(quoted, above)
        return frozenset(found)

    def in_circle(self, id: str) -> bool:
        """Whether a message or term quotes itself, directly or through others."""
        seen: set[str] = set()
        ahead = list(self.entries[id].references)
        while ahead:
            quoted = ahead.pop()
            if quoted == id:
                return True
            if quoted in self.entries and quoted not in seen:
                seen.add(quoted)
                ahead.extend(self.entries[quoted].references)
        return False


def read(language: str, files: Iterable[Path]) -> Source:
    """Parse the files of one language; what is wrong with them is noted, not raised."""
    return _read(language, tuple((file, file.read_text(encoding="utf-8")) for file in files))


@lru_cache(maxsize=8)
def _read(language: str, files: tuple[tuple[Path, str], ...]) -> Source:
    """Read the same words once, however many ask for them; nobody changes what it returns."""
    source = Source(language)
    for file, content in files:
        resource = _parsed(content)
        source.resources.append(resource)
        lines, line = content.split("\n"), 0
        for item in resource.body:
            if isinstance(item, ast.Message | ast.Term | ast.Junk):
                line = _line(lines, item, line)
            place = f"{file}:{line}"
            if isinstance(item, ast.Junk):
                reasons = "; ".join(str(note.message) for note in item.annotations or [])
                source.problems.append(f"{place}: no valid Fluent: {reasons}")
            elif isinstance(item, ast.Message | ast.Term):
                for entry in _entries(item, place):
                    _add(source, entry)
    return source


@lru_cache(maxsize=256)
def _parsed(content: str) -> ast.Resource:
    """Parse a file once, however often it is read: the parser is slow, and nobody changes what it returns."""
    return FluentParser(with_spans=False).parse(content)  # where each word stands would take more room than the words


def _add(source: Source, entry: Entry) -> None:
    first = source.entries.setdefault(entry.id, entry)
    if first is not entry:
        source.problems.append(f"{entry.place}: `{entry.id}` is already defined at {first.place}")


def _entries(item: ast.Message | ast.Term, place: str) -> Iterator[Entry]:
    name = f"-{item.id.name}" if isinstance(item, ast.Term) else item.id.name
    if item.value is not None:
        yield _entry(name, item.value, place)
    for attribute in item.attributes:
        yield _entry(f"{name}.{attribute.id.name}", attribute.value, place)


def _entry(id: str, pattern: ast.Pattern, place: str) -> Entry:
    variables, references, functions = set(), set(), set()
    for node in _nodes(pattern):
        match node:
            case ast.VariableReference():
                variables.add(node.id.name)
            case ast.MessageReference() | ast.TermReference():
                sigil = "-" if isinstance(node, ast.TermReference) else ""
                references.add(f"{sigil}{node.id.name}" + (f".{node.attribute.name}" if node.attribute else ""))
            case ast.FunctionReference():
                functions.add(node.id.name)
    return Entry(id, place, frozenset(variables), frozenset(references), frozenset(functions))


def _nodes(value: object) -> Iterator[ast.BaseNode]:
    if isinstance(value, ast.BaseNode):
        yield value
        for child in vars(value).values():
            yield from _nodes(child)
    elif isinstance(value, list):
        for child in value:
            yield from _nodes(child)


def _line(lines: Sequence[str], item: ast.Message | ast.Term | ast.Junk, above: int) -> int:
    """Return the number of the line an item begins on, somewhere below another one."""
    if isinstance(item, ast.Junk):
        begins = re.compile(re.escape((item.content or "").split("\n")[0]))
    else:
        sigil = "-" if isinstance(item, ast.Term) else ""
        begins = re.compile(rf"{sigil}{re.escape(item.id.name)}\s*=")
    return next((number for number in range(above, len(lines)) if begins.match(lines[number])), above) + 1
