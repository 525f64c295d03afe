"""Keeping the world in a file: JSON for what is known, a folder beside it for uploaded files."""

import asyncio
import json
import os
import time
from dataclasses import fields, is_dataclass
from pathlib import Path
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from .hub import Hub
from .world import State

SAVE_AFTER = 1.0
# A large world takes long to write: never spend more than a twentieth of the time on it.
SHARE = 20


class WorldError(Exception):
    """A file that cannot be used as a world."""


def to_plain(value: Any) -> Any:
    """A dataclass tree as plain JSON."""
    if is_dataclass(value):
        return {item.name: to_plain(getattr(value, item.name)) for item in fields(value)}
    if isinstance(value, dict):
        return {str(key): to_plain(item) for key, item in value.items()}
    if isinstance(value, list):
        return [to_plain(item) for item in value]
    return value


def from_plain(kind: Any, value: Any) -> Any:
    """Plain JSON as what a type hint says."""
    if value is None or kind is Any:
        return value
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return from_plain(next(item for item in args if item is not type(None)), value)
    if origin is list:
        return [from_plain(args[0], item) for item in value]
    if origin is dict:
        return {from_plain(args[0], key): from_plain(args[1], item) for key, item in value.items()}
    if is_dataclass(kind):
        hints = get_type_hints(kind)
        known = {item.name for item in fields(kind)}
        build: Any = kind
        return build(**{key: from_plain(hints[key], item) for key, item in value.items() if key in known})
    return int(value) if kind is int else value


def load(path: Path) -> tuple[State | None, dict[int, bytes]]:
    """The stored world, if there is one."""
    if not path.exists():
        return None, {}
    try:
        state: State = from_plain(State, json.loads(path.read_text(encoding="utf-8")))
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise WorldError(f"{path} holds no world of the playground: {error}") from error
    folder = _folder(path)
    files = {int(item.name): item.read_bytes() for item in folder.iterdir()} if folder.is_dir() else {}
    return state, files


def rebase(state: State, base: str) -> None:
    """Stored messages name files by the server's address: follow it when it has changed."""
    old, state.base = state.base, base
    if not old or old == base:
        return
    for messages in state.messages.values():
        for message in messages.values():
            for name in ("embeds", "components"):
                text = json.dumps(getattr(message, name))
                if old in text:
                    setattr(message, name, json.loads(text.replace(old, base)))


def _folder(path: Path) -> Path:
    return path.with_name(path.name + ".files")


class Keeper:
    """Saves the world a moment after a change, and at the end."""

    def __init__(self, hub: Hub, path: Path) -> None:
        self.hub = hub
        self.path = path
        self._timer: asyncio.TimerHandle | None = None
        self._took = 0.0
        hub.changed = self.touch

    def touch(self) -> None:
        """Something has changed."""
        if self._timer is None:
            wait = max(SAVE_AFTER, self._took * SHARE)
            self._timer = asyncio.get_running_loop().call_later(wait, self.save)

    def save(self) -> None:
        """Write the world; the old file stays whole until the new one is."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        began = time.monotonic()
        world = self.hub.world
        world.state.last_id = world.new_id.last
        folder = _folder(self.path)
        folder.mkdir(parents=True, exist_ok=True)
        stored = {item.name for item in folder.iterdir()}
        for number, data in world.files.items():
            if str(number) not in stored:
                (folder / str(number)).write_bytes(data)
        for name in stored - {str(number) for number in world.files}:
            (folder / name).unlink()
        draft = self.path.with_name(self.path.name + ".new")
        draft.write_text(json.dumps(to_plain(world.state), ensure_ascii=False), encoding="utf-8")
        os.replace(draft, self.path)
        self._took = time.monotonic() - began
