"""House rules in words and menus: the line everybody reads, and a menu for each rule."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

import discord
from discord.ui import Select

from bot.edge.kit.layout import Sheet
from bot.edge.kit.services import plain
from bot.engine.house_rules import HouseRule, Value, by_the_book, differing, key_of, same
from bot.engine.model import Options
from bot.engine.spec import AnyGame
from bot.engine.text import Text, text

Speak: TypeAlias = Callable[[Text], str]


def rules_line(spec: AnyGame, options: Options, say: Speak) -> str:
    """Say on one line what a table plays otherwise than the rule book; nothing for a game without house rules."""
    if not spec.lobby.rules:
        return ""
    held = [
        say(text("rules-one", rule=rule.label, value=worded(rule, value)))
        for rule, value in differing(spec.lobby.rules, options)
    ]
    return say(text("rules-custom", rules=", ".join(held))) if held else say(text("rules-book"))


def worded(rule: HouseRule, value: Value) -> Text | str:
    """Name a value, also one that nobody offers."""
    return rule.named(value) or key_of(value)


def rule_menus(sheet: Sheet, spec: AnyGame, values: Mapping[str, Value], prefix: str, say: Speak) -> None:
    """Add a menu for each rule, with what holds now chosen in it."""
    for rule in spec.lobby.rules:
        held = values[rule.name]
        book = by_the_book(spec.options, rule)
        sheet.text(f"**{say(rule.label)}**\n-# {say(rule.about)}")
        choices = [
            discord.SelectOption(
                label=plain(say(Text(f"{rule.words}-{key_of(value)}")), 100),
                value=key_of(value),
                description=say(text("rules-by-the-book"))[:100] if same(value, book) else None,
                default=same(value, held),
            )
            for value in rule.values
        ]
        here = plain(say(text("rules-now", value=worded(rule, held))), 150)
        sheet.row(Select(custom_id=f"{prefix}:{rule.name}", placeholder=here, options=choices))
