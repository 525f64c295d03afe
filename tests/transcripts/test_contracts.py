"""What others rely on, word for word: records that are stored or typed with their limits, commands as Discord has them.

A limit that moves, a default that changes or a field that is renamed is a change for stored logs and for people; it is
meant or it is a fault. Meant: `python -m tests.transcripts`, and read the difference.
"""

import json
import os
from collections.abc import Iterator
from difflib import unified_diff
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from bot.contests import find_contests
from bot.edge.kit.time_limit import TimeLimit, written
from bot.engine.model import Action, Event, Options
from bot.games import find_games
from tests.edge.house import House, house, migrated, settings
from tests.transcripts import WRITING

__all__ = ["house", "migrated", "settings"]
FOLDER = Path(__file__).parent / "contracts"
GAMES = find_games() | find_contests()


Lines = dict[str, list[str]]
"""What is known of something, by its name."""


def _below(kind: type[BaseModel]) -> Iterator[type[BaseModel]]:
    for each in kind.__subclasses__():
        if each.__module__.startswith("bot."):
            yield each
        yield from _below(each)


def _records() -> Lines:
    found: Lines = {}
    for kind in (Options, Action, Event):
        for record in sorted(set(_below(kind)), key=lambda each: (each.__module__, each.__qualname__)):
            fields = [f"{name}: {about!r}" for name, about in record.model_fields.items()]
            found[f"{kind.__name__} {record.__module__}.{record.__qualname__}"] = fields
    return found


def _house_rules() -> Lines:
    found: Lines = {}
    for name, spec in sorted(GAMES.items()):
        seats = f"{spec.lobby.minimum(spec.options())} of {len(spec.lobby.seats(spec.options()))}"
        found[name] = [seats, *(repr(rule) for rule in spec.lobby.rules)]
    return found


async def test_records_have_the_fields_defaults_and_limits_they_had() -> None:
    must_be_as_stored("records", _records())


async def test_house_rules_offer_what_they_offered() -> None:
    must_be_as_stored("house_rules", _house_rules())


async def test_commands_have_the_options_choices_and_limits_they_had(house: House) -> None:
    sent: Any = [one.json for one in house.env.http_requests if one.path.endswith("/commands") and one.json]
    commands = sorted(sent[-1], key=lambda one: (one["name"], one.get("type", 1)))
    must_be_as_stored(
        "commands", {f"/{one['name']} {one.get('type', 1)}": list(_command(one, "/")) for one in commands}
    )


async def test_commands_offer_and_take_the_times_they_did(house: House) -> None:
    found: Lines = {}
    for command in house.client.tree.walk_commands():
        for name, option in getattr(command, "_params", {}).items():
            if isinstance(limit := option._annotation, TimeLimit):
                bounds = " to ".join(map(written, limit._bounds))
                found[f"/{command.qualified_name} {name}"] = [f"{bounds}, usual {' '.join(map(written, limit._usual))}"]
    must_be_as_stored("times", found)


def _command(command: dict[str, Any], above: str) -> Iterator[str]:
    """Put a command into lines, one for itself and one for each option."""
    path = above + command["name"]
    about = {key: value for key, value in command.items() if key not in ("name", "options")}
    yield f"{path} {json.dumps(about, ensure_ascii=False, sort_keys=True)}"
    for option in command.get("options") or ():
        yield from _command(option, f"{path} ")


def must_be_as_stored(name: str, now: Lines) -> None:
    """Compare what is stored with what it is now; what came in since then is nobody's habit yet."""
    file = FOLDER / f"{name}.txt"
    if os.environ.get(WRITING):
        file.write_text("".join(f"{key}\n" + "".join(f"    {line}\n" for line in lines) for key, lines in now.items()))
    stored: Lines = {}
    of = ""
    for line in file.read_text().splitlines():
        if line.startswith(" "):
            stored[of].append(line.strip())
        else:
            of = line
            stored[of] = []
    before = [each for key, lines in stored.items() for each in (key, *lines)]
    after = [each for key in stored for each in ((key, *now[key]) if key in now else ())]
    difference = list(unified_diff(before, [line.strip() for line in after], "stored", "now", lineterm="", n=1))
    assert not difference, "\n".join([*difference[:40], "if this is meant: python -m tests.transcripts, and read it"])
