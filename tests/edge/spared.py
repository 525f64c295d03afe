"""What is the same in every house is made once: texts are read once, commands are put into words once."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

import bot.wiring
from bot.edge.kit.icons import IconKeeper
from bot.texts import Texts


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


def spare(patch: pytest.MonkeyPatch) -> None:
    """Let a house begin with what others have made."""
    patch.setattr(bot.wiring, "Texts", Shelf)
    patch.setattr(IconKeeper, "keep", _nothing)  # its own tests upload signs
    for kind in (app_commands.Command, app_commands.Group, app_commands.ContextMenu):
        _speak_once(patch, kind)
