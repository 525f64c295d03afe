"""Reading .ftl files: what they define, what each message needs, and where it stands.

A file is cut where its messages begin; each is parsed when somebody first says it. Parsed all at once, they take a
second of every start and a sixth of the memory after it, and hardly any of them is ever said.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

FUNCTIONS = frozenset({"NUMBER", "DATETIME"})
BEGINS = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.ASCII | re.MULTILINE)
"""Where a message or term begins; whatever else it has is indented."""
ATTRIBUTE = re.compile(r"^ +\.([A-Za-z][\w-]*) *=", re.ASCII | re.MULTILINE)
NO_WORDS = re.compile(r"(?:\s|^#.*$)*", re.MULTILINE)
"""Nothing but room and comments."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One pattern: the value or an attribute of a message (`id`, `id.attr`) or of a term (`-id`, `-id.attr`)."""

    id: str
    place: str
    variables: frozenset[str]
    references: frozenset[str]
    functions: frozenset[str]


@dataclass(frozen=True, slots=True)
class Piece:
    """A message or term as it is written, with its attributes."""

    place: str
    written: str

    def ids(self, name: str) -> list[str]:
        """Return what it defines: its value, unless it has only attributes, and those."""
        attributes = list(ATTRIBUTE.finditer(self.written))
        value = self.written[self.written.index("=") + 1 : attributes[0].start() if attributes else None]
        own = [] if NO_WORDS.fullmatch(value) else [name]
        return own + [f"{name}.{attribute[1]}" for attribute in attributes]


@dataclass
class Source:
    """Everything the files of one language say; it grows by what is said, and nobody else changes it."""

    language: str
    pieces: dict[str, Piece] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)
    _entries: dict[str, Entry] = field(default_factory=dict)
    _parsed: set[str] = field(default_factory=set)

    @cached_property
    def bundle(self) -> FluentBundle:
        """Return the one who speaks what was parsed."""
        return FluentBundle([self.language], use_isolating=False)

    @cached_property
    def ids(self) -> frozenset[str]:
        """Everything that is defined: messages, terms, attributes."""
        return frozenset(id for name, piece in self.pieces.items() for id in piece.ids(name))

    @cached_property
    def messages(self) -> frozenset[str]:
        """Ids that can be spoken."""
        return frozenset(id for id in self.ids if not id.startswith("-"))

    def entry(self, id: str) -> Entry | None:
        """Return a pattern, parsed with everything it quotes; None if there is none, or it is no valid Fluent."""
        self._learn(id.partition(".")[0])
        return self._entries.get(id)

    def _learn(self, name: str) -> None:
        """Parse a message or term, and everything it quotes, once."""
        piece = self.pieces.get(name)
        if piece is None or name in self._parsed:
            return
        self._parsed.add(name)
        resource = FluentParser(with_spans=False).parse(piece.written)
        self.bundle.add_resource(resource)
        for item in resource.body:
            if isinstance(item, ast.Junk):
                reasons = "; ".join(str(note.message) for note in item.annotations or [])
                self.problems.append(f"{piece.place}: no valid Fluent: {reasons}")
            elif isinstance(item, ast.Message | ast.Term):
                for entry in _entries(item, piece.place):
                    if self._entries.setdefault(entry.id, entry) is not entry:
                        self.problems.append(f"{piece.place}: `{entry.id}` is already defined at {piece.place}")
                    for quoted in entry.references:
                        self._learn(quoted.partition(".")[0])

    def entries(self) -> dict[str, Entry]:
        """Parse everything there is, to look it over."""
        for name in self.pieces:
            self._learn(name)
        return self._entries

    def variables(self, id: str, above: frozenset[str] = frozenset()) -> frozenset[str]:
        """Variables a message needs, those of the messages it quotes included (terms only know their own)."""
        entry = self.entry(id)
        if entry is None:
            return frozenset()
        found = set(entry.variables)
        above |= {id}
        for quoted in entry.references:
            if quoted not in above and not quoted.startswith("-"):
                found |= self.variables(quoted, above)
        return frozenset(found)

    def in_circle(self, id: str) -> bool:
        """Whether a message or term quotes itself, directly or through others."""
        seen: set[str] = set()
        ahead = [id]
        while ahead:
            entry = self.entry(ahead.pop())
            for quoted in entry.references if entry else ():
                if quoted == id:
                    return True
                if quoted not in seen:
                    seen.add(quoted)
                    ahead.append(quoted)
        return False


def read(language: str, files: Iterable[Path]) -> Source:
    """Read the files of one language; what is wrong with them is noted, not raised."""
    return _read(language, tuple((file, file.read_text(encoding="utf-8")) for file in files))


@lru_cache(maxsize=8)
def _read(language: str, files: tuple[tuple[Path, str], ...]) -> Source:
    """Read the same words once, however many ask for them."""
    source = Source(language)
    for file, content in files:
        begins = list(BEGINS.finditer(content))
        first = begins[0].start() if begins else len(content)
        if not NO_WORDS.fullmatch(content[:first]):
            source.problems.append(f"{file}:1: no valid Fluent: this is no message")
        line, above = 1, 0
        for number, begin in enumerate(begins):
            line, above = line + content.count("\n", above, begin.start()), begin.start()
            end = begins[number + 1].start() if number + 1 < len(begins) else len(content)
            piece = Piece(f"{file}:{line}", content[begin.start() : end])
            there = source.pieces.setdefault(begin[1], piece)
            if there is not piece:
                source.problems.append(f"{piece.place}: `{begin[1]}` is already defined at {there.place}")
    return source


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
