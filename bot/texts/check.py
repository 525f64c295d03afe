"""What a person would stumble over later: differences between languages and references to nothing."""

from collections.abc import Mapping

from bot.texts.source import FUNCTIONS, Source


def problems(sources: Mapping[str, Source]) -> list[str]:
    """Every problem of the files, each naming its place; empty when all is well."""
    found: list[str] = []
    for source in sources.values():
        dangling = _dangling(source)  # parses everything, and so finds what is no valid Fluent
        found += source.problems + dangling
    return found + _differences(sources)


def _dangling(source: Source) -> list[str]:
    found = []
    entries = source.entries()
    for entry in entries.values():
        found += [
            f"{entry.place}: `{entry.id}` refers to `{quoted}`, which does not exist in {source.language}"
            for quoted in sorted(entry.references - entries.keys())
        ]
        found += [
            f"{entry.place}: `{entry.id}` calls the unknown function {function}"
            for function in sorted(entry.functions - FUNCTIONS)
        ]
        if source.in_circle(entry.id):
            found.append(f"{entry.place}: `{entry.id}` quotes itself")
    return found


def _differences(sources: Mapping[str, Source]) -> list[str]:
    found = []
    for id in sorted(frozenset().union(*(source.messages for source in sources.values()))):
        having = [source for source in sources.values() if id in source.messages]
        place = having[0].pieces[id.partition(".")[0]].place
        found += [
            f"{place}: `{id}` is missing in {source.language}" for source in sources.values() if source not in having
        ]
        needed = {source.language: source.variables(id) for source in having}
        if len(set(needed.values())) > 1:
            listing = ", ".join(f"{language}: {_listed(names)}" for language, names in needed.items())
            found.append(f"{place}: `{id}` needs different variables ({listing})")
    return found


def _listed(names: frozenset[str]) -> str:
    return " ".join(f"${name}" for name in sorted(names)) or "none"
