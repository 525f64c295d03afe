"""Hausregeln: what a table has settled, as a line for everybody and as one private page on which it is changed."""

from typing import Any

import discord
from discord.ui import Button, DynamicItem, Select

from bot.edge.kit.answer import patiently
from bot.edge.kit.layout import Sheet, Shown, button
from bot.edge.kit.services import Services
from bot.edge.table.controls import GAME_ID, GameControl, show
from bot.edge.table.rule_words import rule_menus, worded
from bot.engine.house_rules import HouseRule, Value, by_the_book, value_of
from bot.engine.spec import AnyGame
from bot.engine.text import Text, text
from bot.service.leading.rights import may
from bot.service.people.servers import RULES
from bot.service.play.live import Live, declined


def rule_named(spec: AnyGame, name: str, key: str) -> dict[str, Value]:
    """Return one rule and the value chosen for it; a rule or value that nobody offers is declined."""
    rule = next((rule for rule in spec.lobby.rules if rule.name == name), None)
    if rule is None:
        raise declined("rules-unknown")
    try:
        return {name: value_of(rule, key)}
    except ValueError:
        raise declined("rules-unknown") from None


def book_of(spec: AnyGame) -> dict[str, Value]:
    """Return every rule as the rule book has it."""
    return {rule.name: by_the_book(spec.options, rule) for rule in spec.lobby.rules}


def custom_of(services: Services, guild_id: int | None, spec: AnyGame) -> dict[str, Value]:
    """Return every rule as it is always played on a server."""
    kept = services.servers.of(guild_id).rules.get(spec.name, {})
    known = {rule.name: kept[rule.name] for rule in spec.lobby.rules if rule.offers(kept.get(rule.name, ...))}
    return book_of(spec) | known


def held_by(live: Live) -> dict[str, Value]:
    """Return every rule as a table has settled it."""
    return {rule.name: getattr(live.options, rule.name) for rule in live.spec.lobby.rules}


def rules_page(
    services: Services, live: Live, language: str, *, changing: bool, keeping: bool, note: str = ""
) -> Shown:
    """Draw the page: what holds at a table, to be changed by whoever may until it begins."""

    def say(words: Text) -> str:
        return services.texts.say(words, language)

    id, spec = live.row.id, live.spec
    sheet = Sheet("now" if changing else "plain")
    sheet.text(f"## {say(text('rules-heading', game=Text(f'{spec.name}-name')))}")
    if note:
        sheet.text(note)
    if not changing:
        lines = [f"**{say(rule.label)}**: {say(_spoken(worded(rule, held)))}" for rule, held in _all(live)]
        sheet.text("\n".join(lines))
        bound = spec.lobby.bound(live.options)
        sheet.text("-# " + say(text("rules-bound" if bound else "rules-who")))
        return sheet.shown()
    rule_menus(sheet, spec, held_by(live), f"rs:{id}", say)
    custom = custom_of(services, live.row.guild_id, spec)
    row = [
        button(f"r:{id}:book", say(text("rules-as-book")), barred=held_by(live) == book_of(spec)),
        button(f"r:{id}:here", say(text("rules-as-here")), barred=held_by(live) == custom),
    ]
    if keeping:
        row.append(button(f"r:{id}:keep", say(text("rules-keep")), "primary", barred=held_by(live) == custom))
    sheet.row(*row)
    return sheet.shown()


def _all(live: Live) -> list[tuple[HouseRule, Value]]:
    return [(rule, getattr(live.options, rule.name)) for rule in live.spec.lobby.rules]


def _spoken(words: Text | str) -> Text:
    return words if isinstance(words, Text) else text("rules-plain", value=words)


class _Settling(GameControl):
    """What the controls of the page share: they change something and show the page again."""

    async def show(self, interaction: discord.Interaction, services: Services, live: Live, note: str = "") -> None:
        """Show the page as it is now."""
        who = services.who(interaction.user)
        bound = live.spec.lobby.bound(live.options)
        changing = live.row.status == "lobby" and may("menu rules", who, live) and not bound
        keeping = live.row.guild_id is not None and may("button rules keep", who, live)
        language = services.language(interaction)
        shown = rules_page(services, live, language, changing=changing, keeping=keeping, note=note)
        await show(interaction, shown)


class RulesButton(_Settling, DynamicItem[Button[Any]], template=f"r:{GAME_ID}:(?P<verb>open|book|here|keep)"):
    """Open the page, or settle all rules at once."""

    name = "button rules"

    @property
    def entry(self) -> str:
        """Looking is for everybody, settling for who leads, keeping for who runs the server."""
        return {"open": "button rules", "keep": "button rules keep"}.get(self.match["verb"], "menu rules")

    async def press(self, interaction: discord.Interaction, services: Services) -> None:
        """Do what the button says."""
        live = await services.games.live(self.game_id)
        verb, who, note = self.match["verb"], services.who(interaction.user), ""
        if verb in ("book", "here"):
            custom = custom_of(services, live.row.guild_id, live.spec)
            wanted = book_of(live.spec) if verb == "book" else custom
            live = await patiently(interaction, services.lobby.settle(self.game_id, who, wanted), ephemeral=True)
        elif verb == "keep" and live.row.guild_id is not None:
            key = f"{RULES}{live.spec.name}"
            kept = {rule.name: value for rule, value in _all(live) if rule.offers(value)}
            work = services.servers.change(live.row.guild_id, key, kept, who, cause=interaction.id)
            await patiently(interaction, work, ephemeral=True)
            note = services.say(text("rules-kept"), interaction)
        await self.show(interaction, services, live, note)


class RulesMenu(_Settling, DynamicItem[Select[Any]], template=f"rs:{GAME_ID}:(?P<rule>\\w+)"):
    """Settle one rule."""

    name = "menu rules"

    async def press(self, interaction: discord.Interaction, services: Services) -> None:
        """Settle what was chosen."""
        live = await services.games.live(self.game_id)
        wanted = rule_named(live.spec, self.match["rule"], self.item.values[0])
        work = services.lobby.settle(self.game_id, services.who(interaction.user), wanted)
        await self.show(interaction, services, await patiently(interaction, work, ephemeral=True))


RULES_CONTROLS = (RulesButton, RulesMenu)
