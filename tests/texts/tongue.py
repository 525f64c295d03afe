"""Telling German from English: a word that our German texts know and our English ones do not is German."""

import dataclasses
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parents[2]
WORD = re.compile(r"\b[^\W\d_]{2,}\b")
CODE = re.compile(r"`[^`]*`|<[^<>]*>|https?://\S+|attachment://\S+")
"""What is typed, named or pressed as it stands: commands, mentions, addresses."""


def sentences(language: str, root: Path = ROOT) -> Iterator[tuple[str, str]]:
    """List every sentence of a language with its place: the texts by their ids, the help by its files."""
    names = [*(root / "bot" / "texts" / language).glob("*.ftl")]
    names += [file for folder in ("bot", "cogs") for file in (root / folder).rglob(f"*{language}.ftl")]
    for file in sorted(set(names)):
        for item in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
            if isinstance(item, ast.Message | ast.Term):
                yield f"{file.name}: {item.id.name}", " ".join(_literals([item.value, item.attributes]))
    for file in sorted(root.glob(f"bot/**/help/{language}/**/*.md")):
        yield file.name, file.read_text(encoding="utf-8")


def _literals(node: Any) -> Iterator[str]:
    """Return the words of a pattern without the keys of its variants, which nobody reads."""
    match node:
        case ast.TextElement() | ast.StringLiteral():
            yield node.value
        case ast.Variant():
            yield from _literals(node.value)
        case ast.BaseNode():
            for child in vars(node).values():
                yield from _literals(child)
        case list():
            for child in node:
                yield from _literals(child)


def _vocabulary(language: str) -> frozenset[str]:
    return frozenset(word.casefold() for _, words in sentences(language) for word in WORD.findall(words))


@cache
def _german_only() -> frozenset[str]:
    return _vocabulary("de") - _vocabulary("en")


def german(words: str, names: Iterable[str] = ()) -> list[str]:
    """List the German words of a text; names and short codes in capitals are no words."""
    spoken = [word for word in WORD.findall(CODE.sub(" ", words)) if not (word.isupper() and len(word) < 4)]
    found = [word for word in spoken if word.casefold() in _german_only()]
    known = {part.casefold() for name in names for part in WORD.findall(name)} if found else ()
    return [word for word in found if word.casefold() not in known]


def strings(data: Any) -> Iterator[str]:
    """List every text in the data of a picture, however deep."""
    if isinstance(data, str):
        yield data
    elif dataclasses.is_dataclass(data):
        for field in dataclasses.fields(data):
            yield from strings(getattr(data, field.name))
    elif isinstance(data, Mapping):
        for value in data.values():
            yield from strings(value)
    elif isinstance(data, list | tuple | set | frozenset):
        for value in data:
            yield from strings(value)
