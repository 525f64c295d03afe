"""What a house does without: texts and cogs are read once, commands are put into words once, the database needs no
thread of its own to wait for, pauses that spare Discord an edit are over at once, pictures are drawn but not packed,
what it sends is copied the short way, and no machine is so slow that an answer is put off."""

import asyncio
import importlib.util
import io
import sys
from collections.abc import Callable, Sequence
from functools import cache
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, TypeVar

import pytest
import simcord.components
import simcord.gateway
import simcord.http.router
import simcord.results
from discord import app_commands
from discord.ext import commands as extensions
from PIL import Image

import bot.wiring
from bot.draw.canvas import Canvas
from bot.edge.kit import answer, commands, words
from bot.edge.kit.icons import IconKeeper
from bot.edge.table import outbox, publisher
from bot.quidditch_room import narrator
from bot.store import database
from bot.texts import Texts

T = TypeVar("T")
MOMENT = 0.0005
"""Long enough for everything that is ready to come first."""
AGE = 60.0
"""Longer than any machine stands still: tests of slow work set a patience of their own."""


_cogs: dict[str, ModuleType] = {}
"""The modules of the cogs: the library reads each anew for every client, but what a client has it makes in `setup`."""


async def _load_once(self: Any, spec: ModuleSpec, key: str) -> None:
    """Read a cog's module with the first house of a process; each house has commands of its own, made from it."""
    assert spec.loader is not None
    module = _cogs.get(key)
    if module is None:
        module = _cogs[key] = importlib.util.module_from_spec(spec)
        sys.modules[key] = module
        spec.loader.exec_module(module)
    sys.modules[key] = module  # a client that goes takes it away
    await module.setup(self)
    self._BotBase__extensions[key] = module


@cache
def _blank(width: int, height: int) -> bytes:
    target = io.BytesIO()
    Image.new("1", (width, height)).save(target, "PNG")
    return target.getvalue()


def _png(canvas: Canvas) -> bytes:
    """Give an empty picture of the same size: all was drawn, only nobody looks at it here."""
    return _blank(canvas.width, canvas.height)


class Shelf:
    """Hands out texts that were read before: they never change, and reading them takes longer than all the rest."""

    @staticmethod
    def load(packages: Sequence[Path], default: str) -> Texts:
        """Read the texts once."""
        return _read(tuple(packages), default)


@cache
def _read(packages: tuple[Path, ...], default: str) -> Texts:
    return Texts.load(packages, default)


_spoken: dict[tuple[str, Any, type[Any]], dict[str, Any]] = {}
"""The commands as they are sent to Discord; the first house of a process translates them."""


_word = cache(words.word)


@cache
def _nearest(path: tuple[str, ...], *end: str) -> app_commands.locale_str:
    return words.nearest(path, *end)


def _speak_once(patch: pytest.MonkeyPatch, kind: type[Any]) -> None:
    translate = kind.get_translated_payload

    async def once(self: Any, tree: Any, translator: Any) -> dict[str, Any]:
        key = (self.qualified_name, getattr(self, "type", None), type(translator))
        if key not in _spoken:
            _spoken[key] = await translate(self, tree, translator)
        return _spoken[key]

    patch.setattr(kind, "get_translated_payload", once)


async def _nothing(keeper: IconKeeper) -> None:
    """Keep no signs."""


def _submit(self: database._Thread, function: Callable[[], T]) -> asyncio.Future[T]:
    """Run work on the database in the loop, a turn later: whoever looks whether all is settled has nothing to wait for.

    The thread has its tests in `tests/store` and `tests/service`, where nothing else is looked at.
    """
    _must_be_open(self)
    loop = asyncio.get_running_loop()
    future: asyncio.Future[T] = loop.create_future()
    loop.call_soon(_answer, future, function)
    return future


def _tell(self: database._Thread, function: Callable[[], T], done: Callable[[T], None]) -> None:
    """Run what never fails in the loop as well, and tell what came of it a turn later."""
    _must_be_open(self)
    asyncio.get_running_loop().call_soon(lambda: done(function()))


def _must_be_open(thread: database._Thread) -> None:
    if not thread._running or thread._connection is None:
        raise ValueError("connection closed")


def _answer(future: asyncio.Future[T], function: Callable[[], T]) -> None:
    if future.cancelled():
        return
    try:
        future.set_result(function())
    except Exception as error:
        future.set_exception(error)


def copied(value: Any) -> Any:
    """Copy what came out of JSON: `deepcopy` looks for circles and for kinds of things that are not in there."""
    if isinstance(value, dict):
        return {key: copied(part) for key, part in value.items()}
    if isinstance(value, list):
        return [copied(part) for part in value]
    return value


def spare(patch: pytest.MonkeyPatch) -> None:
    """Let a house begin with what others have made."""
    patch.setattr(bot.wiring, "Texts", Shelf)
    patch.setattr(extensions.AutoShardedBot, "_load_from_module_spec", _load_once)
    patch.setattr(Canvas, "png", _png)
    patch.setattr(IconKeeper, "keep", _nothing)  # its own tests upload signs
    patch.setattr(commands, "word", _word)
    patch.setattr(commands, "nearest", lambda path, *end: _nearest(tuple(path), *end))
    for kind in (app_commands.Command, app_commands.Group, app_commands.ContextMenu):
        _speak_once(patch, kind)
    for module, pause in ((publisher, "BREATH"), (outbox, "BREATH"), (narrator, "ASIDE")):
        patch.setattr(module, pause, MOMENT)
    patch.setattr(answer, "PATIENCE", AGE)
    patch.setattr(database._Thread, "submit", _submit)
    patch.setattr(database._Thread, "tell", _tell)
    for module in (simcord.components, simcord.results):
        patch.setattr(module, "deepcopy", copied)
    for module in (simcord.gateway, simcord.http.router):
        patch.setattr(module, "copy", SimpleNamespace(deepcopy=copied))
