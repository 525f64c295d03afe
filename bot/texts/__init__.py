"""All sentences shown to people: strict Fluent, German as the source, English complete."""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Self

from fluent.runtime import resolver

from bot.engine.text import Arg, Seated, Text, Typed
from bot.texts.check import problems
from bot.texts.errors import BrokenText, MissingText, TextError, WrongVariables
from bot.texts.source import Source, read

__all__ = ["DEFAULT_LANGUAGE", "LANGUAGES", "BrokenText", "MissingText", "TextError", "Texts", "WrongVariables"]

LANGUAGES = ("de", "en")
DEFAULT_LANGUAGE = "de"
HOME = Path(__file__).parent

# fluent.runtime gives up on parts over 2500 characters to guard against hostile .ftl files. Ours are trusted,
# and a long list or an escaped name inside a sentence must not turn into an error.
resolver.MAX_PART_LENGTH = 100_000


def _files(folder: Path, language: str) -> list[Path]:
    plain = folder / f"{language}.ftl"
    return [*([plain] if plain.exists() else []), *sorted(folder.glob(f"*.{language}.ftl"))]


class Texts:
    """The sentences of the house and of every game, spoken in the language of the reader."""

    def __init__(self, sources: Mapping[str, Source], default: str = DEFAULT_LANGUAGE) -> None:
        self.default = default
        self.harmless: Callable[[str], str] = str
        """How what was typed stays words where it is said; whoever speaks to Discord knows."""
        self._sources = sources
        self._needed: dict[tuple[str, str], frozenset[str]] = {}

    @classmethod
    def load(cls, packages: Iterable[Path] = (), default: str = DEFAULT_LANGUAGE, home: Path = HOME) -> Self:
        """Read `home/<language>/*.ftl`, and `<language>.ftl` and `*.<language>.ftl` of every package folder."""
        folders = sorted(set(packages))  # two games may share their words
        sources = {}
        for language in LANGUAGES:
            own = sorted((home / language).glob("*.ftl"))
            extra = [file for folder in folders for file in _files(folder, language)]
            sources[language] = read(language, own + extra)
        return cls(sources, default)

    def language(self, locale: str) -> str:
        """The language we speak to somebody with this locale: `de-AT` gets de, `fr` the default."""
        short = locale.replace("_", "-").partition("-")[0].lower()
        return short if short in self._sources else self.default

    def say(
        self,
        text: Text,
        locale: str,
        name_of: Callable[[str], str] | None = None,
        sign_of: Callable[[str], str | None] | None = None,
        *,
        bare: bool = False,
    ) -> str:
        """Speak a text; the first thing that is missing, superfluous or broken raises a TextError.

        Signs are only put in for whoever knows them: on labels, in pictures and files nobody could see them. What was
        typed is said `bare` there: it needs no guard.
        """
        language = self.language(locale)
        needed = self.variables(text.id, language)
        args = {name: self._arg(text.id, arg, language, name_of, sign_of, bare) for name, arg in text.args}
        if args.keys() != needed:
            raise WrongVariables(f"`{text.id}` needs {sorted(needed)}, got {sorted(args)}")
        bundle = self._sources[language].bundle
        id, _, attribute = text.id.partition(".")
        message = bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, "what has only attributes has no variables either"
        spoken, errors = bundle.format_pattern(pattern, args)
        if errors or not isinstance(spoken, str):
            raise BrokenText(f"`{text.id}` in {language}: {'; '.join(map(str, errors))}")
        sign = sign_of(text.sign) if sign_of is not None and text.sign else None
        return f"{sign} {spoken}" if sign else spoken

    def ids(self, locale: str) -> frozenset[str]:
        """Everything that can be said in a language; attributes as `id.attr`."""
        return self._sources[self.language(locale)].messages

    def variables(self, id: str, locale: str) -> frozenset[str]:
        """The variables that a message needs, those of quoted messages included."""
        language = self.language(locale)
        known = self._needed.get((language, id))
        if known is None:
            source = self._sources[language]
            if id.startswith("-") or source.entry(id) is None:
                raise MissingText(f"`{id}` does not exist in {language}")
            known = self._needed[language, id] = source.variables(id)
        return known

    def check(self) -> list[str]:
        """Problems of the files: syntax, duplicates, one-sided ids, differing variables, dangling references."""
        return problems(self._sources)

    def _arg(
        self,
        id: str,
        arg: Arg,
        language: str,
        name_of: Callable[[str], str] | None,
        sign_of: Callable[[str], str | None] | None,
        bare: bool,
    ) -> str | int | float:
        match arg:
            case Text():
                return self.say(arg, language, name_of, sign_of, bare=bare)
            case Typed():
                return arg.words if bare or not arg.words else self.harmless(arg.words)
            case Seated():
                if name_of is None:
                    raise TextError(f"`{id}` names seat {arg.seat}, but nobody said who sits there")
                return name_of(arg.seat)
            case _:
                return arg
