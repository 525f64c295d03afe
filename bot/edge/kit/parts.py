"""What our client has at hand, found by its kind: controls are made from their ids alone and can ask nobody else."""

from typing import Protocol, TypeVar, cast

import discord

P = TypeVar("P")


class Parts:
    """One of each kind."""

    def __init__(self, *parts: object) -> None:
        self._by_kind = {type(part): part for part in parts}

    def add(self, part: object) -> None:
        """Keep one more at hand."""
        self._by_kind[type(part)] = part

    def __getitem__(self, kind: type[P]) -> P:
        """Return the one of a kind."""
        part = self._by_kind[kind]
        assert isinstance(part, kind)
        return part


class OurClient(Protocol):
    """The only client there is, as far as this floor knows it."""

    parts: Parts


def ours(interaction: discord.Interaction, kind: type[P]) -> P:
    """Return what the client that received an interaction has of a kind."""
    return cast(OurClient, interaction.client).parts[kind]
