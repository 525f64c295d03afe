"""/einrichten: one sheet with pages, known by the ids of its controls; it shows the present state and changes it."""

from abc import abstractmethod
from collections.abc import Callable, Collection
from typing import Any, TypeAlias

import discord
import structlog
from discord.ui import Button, ChannelSelect, DynamicItem, RoleSelect, Select

from bot.edge.kit.answer import patiently, redraw
from bot.edge.kit.by_id import ById
from bot.edge.kit.layout import Sheet, Shown, button
from bot.edge.kit.services import Services
from bot.edge.setup import plan
from bot.edge.setup.checkup import findings
from bot.edge.table.house_rules import custom_of, rule_named
from bot.edge.table.rule_words import rule_menus
from bot.engine.text import Text, text
from bot.service.people.servers import CHANNEL_KEYS, HOUSES, RANKS, RULES, RoleKey, Server
from bot.service.play.live import declined
from bot.texts import LANGUAGES

log = structlog.get_logger(__name__)

PAGES = ("plan", "roles", "houses", "channels", "more", "check")
IN_A_ROW = 3
MOST_ROLES = 5
KEEPING = (0, 30, 90, 365, 730)
CHOICES: dict[str, dict[str, str | bool | int]] = {
    "language": {language: language for language in LANGUAGES},
    "reads": {"yes": True, "no": False},
    "keep_days": {str(days): days for days in KEEPING},
}
Speak: TypeAlias = Callable[[Text], str]


def sheet(services: Services, guild: discord.Guild, page: str, language: str, note: str = "") -> Shown:
    """Draw one page of the dialogue."""

    def say(words: Text) -> str:
        return services.texts.say(words, language)

    server = services.servers.of(guild.id)
    problems = findings(guild, server, may_read=services.settings.intents.message_content)
    missing = [item for item in plan.items(services, guild) if not item.have]
    paper = Sheet("plain" if problems or missing else "good")
    paper.text(f"## {say(text('setup-heading'))}")
    if note:
        paper.text(note)
    page, _, detail = page.partition(".")
    paper.text(say(text("setup-page", page=page)))
    _BODIES[page](paper, guild, server, say)
    if page in ("more", "rules"):
        _rules(paper, services, server, detail, say)
    if page == "plan":
        _plan(paper, services, guild, detail, say)
    elif page == "check":
        if problems:
            paper.text("\n".join(f"- {say(one)}" for one in problems))
        if missing or not problems:
            paper.text(say(text("check-works", missing=len(missing))))
        if missing:
            paper.text("\n".join(f"- {say(text('check-without', key=item.key.partition('.')[2]))}" for item in missing))
        paper.row(button("eb:again", say(text("setup-again"))))
    else:
        paper.text("-# " + say(text("setup-problems", count=len(problems) + len(missing))))
    tabs = [
        button(f"eb:{name}", say(text("setup-tab", page=name)), "primary" if name == page else "secondary")
        for name in PAGES
    ]
    for start in range(0, len(tabs), IN_A_ROW):
        paper.row(*tabs[start : start + IN_A_ROW])
    return paper.shown()


def _plan(paper: Sheet, services: Services, guild: discord.Guild, choice: str, say: Speak) -> None:
    """List what there is and what would be done about the rest, and let choose in which language and what of it."""
    listed = plan.items(services, guild)
    missing = [item for item in listed if not item.have]
    chosen = plan.read(choice) if choice else frozenset(item.key for item in missing)
    paper.text("\n".join(plan.lines(listed, chosen, say)))
    if missing:
        paper.row(Select(custom_id="es:speaks", options=_languages(services.servers.of(guild.id))))
        options = [
            discord.SelectOption(label=item.name[:100], value=item.key, default=item.key in chosen) for item in missing
        ]
        paper.row(
            Select(
                custom_id="es:plan",
                placeholder=say(text("setup-choose"))[:150],
                options=options,
                min_values=0,
                max_values=len(options),
            )
        )
    wanted = [item for item in missing if item.key in chosen]
    label = text("setup-make-all") if len(wanted) == len(missing) else text("setup-make-some", count=len(wanted))
    paper.row(button(f"eb:make.{plan.written(chosen)}", say(label), "success", barred=not wanted))


def _roles(keys: tuple[RoleKey, ...], most: int) -> Callable[[Sheet, discord.Guild, Server, Speak], None]:
    def body(paper: Sheet, guild: discord.Guild, server: Server, say: Speak) -> None:
        for key in keys:
            known = [role for id in server.roles.get(key, ()) if (role := guild.get_role(id))]
            name = say(text("setup-role", key=key))
            mentions = ", ".join(role.mention for role in known)
            paper.text(f"**{name}**: {mentions or say(text('setup-nobody'))}")
            paper.row(
                RoleSelect(
                    custom_id=f"er:{key}",
                    placeholder=name[:150],
                    min_values=0,
                    max_values=most,
                    default_values=[discord.SelectDefaultValue.from_role(role) for role in known[:most]],
                )
            )

    return body


def _channels(paper: Sheet, guild: discord.Guild, server: Server, say: Speak) -> None:
    for key in CHANNEL_KEYS:
        id = server.channels.get(key)
        channel = guild.get_channel(id) if id else None
        name = say(text("setup-channel", key=key))
        paper.text(f"**{name}**: {channel.mention if channel else say(text('setup-nowhere'))}")
        paper.row(
            ChannelSelect(
                custom_id=f"ec:{key}",
                channel_types=[discord.ChannelType.text, discord.ChannelType.news],
                placeholder=name[:150],
                min_values=0,
                default_values=[discord.SelectDefaultValue.from_channel(channel)] if channel else [],
            )
        )


def _languages(server: Server) -> list[discord.SelectOption]:
    named = (("de", "Deutsch"), ("en", "English"))
    return [
        discord.SelectOption(label=name, value=code, emoji="🗣️", default=server.language == code) for code, name in named
    ]


def _more(paper: Sheet, guild: discord.Guild, server: Server, say: Speak) -> None:
    reading = [
        discord.SelectOption(label=say(text("setup-reads", reads=value)), value=value, default=server.reads == yes)
        for value, yes in (("yes", True), ("no", False))
    ]
    keeping = [
        discord.SelectOption(
            label=say(text("setup-keep", days=days)), value=str(days), default=server.keep_days == days
        )
        for days in KEEPING
    ]
    for key, options in (("language", _languages(server)), ("reads", reading), ("keep_days", keeping)):
        paper.text(f"**{say(text('setup-more', key=key))}**")
        paper.row(Select(custom_id=f"es:{key}", options=options))


def _rules(paper: Sheet, services: Services, server: Server, chosen: str, say: Speak) -> None:
    """Let choose a game, and settle how it is always played here."""
    specs = [spec for spec in services.games.specs.values() if spec.lobby.rules]
    games = [
        discord.SelectOption(label=say(Text(f"{spec.name}-name"))[:100], value=spec.name, default=spec.name == chosen)
        for spec in specs
    ]
    paper.text(f"**{say(text('rules-setup'))}**")
    if games:
        paper.row(Select(custom_id="es:game", placeholder=say(text("rules-choose-game"))[:150], options=games))
    for spec in specs:
        if spec.name == chosen:
            rule_menus(paper, spec, custom_of(services, server.guild_id, spec), f"eu:{spec.name}", say)


def _nothing(paper: Sheet, guild: discord.Guild, server: Server, say: Speak) -> None:
    """What stands on this page is added to it elsewhere."""


_BODIES = {
    "plan": _nothing,
    "roles": _roles(RANKS, MOST_ROLES),
    "houses": _roles(HOUSES, 1),
    "channels": _channels,
    "more": _more,
    "rules": _nothing,
    "check": _nothing,
}


# -- controls ----------------------------------------------------------------------------------------------------------


class _Setting(ById):
    """What all controls of the dialogue share: only administrators, and the sheet is shown anew."""

    name = "einrichten"

    @property
    def key(self) -> str:
        """Return what is set."""
        return self.match["key"]

    async def press(self, interaction: discord.Interaction, services: Services) -> None:
        """Change what was chosen and show the page again."""
        assert interaction.guild is not None  # nobody is an administrator in direct messages
        page, note = await patiently(interaction, self.change(interaction, services), ephemeral=True)
        shown = sheet(services, interaction.guild, page, services.language(interaction), note)
        await redraw(interaction, shown)

    @abstractmethod
    async def change(self, interaction: discord.Interaction, services: Services) -> tuple[str, str]:
        """Change what was chosen; return the page to show and what to say."""

    def must_be_one_of(self, possible: Collection[object], found: object) -> None:
        """Refuse what the dialogue does not offer."""
        if found not in possible:
            raise declined("control-unknown")

    async def save(self, interaction: discord.Interaction, services: Services, key: str, value: Any) -> str:
        """Store one setting."""
        assert interaction.guild_id is not None
        await services.servers.change(
            interaction.guild_id, key, value, services.who(interaction.user), cause=interaction.id
        )
        return services.say(text("setup-saved"), interaction)


class SetupButton(_Setting, DynamicItem[Button[Any]], template=r"eb:(?P<key>\w+)(?:\.(?P<chosen>[0-9a-f]{1,8}))?"):
    """Turn to a page, or make what is missing."""

    async def change(self, interaction: discord.Interaction, services: Services) -> tuple[str, str]:
        """Turn or make."""
        assert interaction.guild is not None
        if self.key != "make":
            return (self.key if self.key in PAGES else "check"), ""
        done = await plan.make(
            services,
            interaction.guild,
            services.who(interaction.user),
            lambda words: services.say(words, interaction),
            plan.read(self.match["chosen"]) if self.match["chosen"] else plan.KEYS,
        )
        return "check", "\n".join(done) or services.say(text("setup-nothing-missing"), interaction)


class SetupRoles(_Setting, DynamicItem[RoleSelect[Any]], template=r"er:(?P<key>\w+)"):
    """Choose the roles for something."""

    async def change(self, interaction: discord.Interaction, services: Services) -> tuple[str, str]:
        """Store the ids."""
        self.must_be_one_of((*RANKS, *HOUSES), self.key)
        page = "houses" if self.key in HOUSES else "roles"
        return page, await self.save(interaction, services, f"role.{self.key}", [role.id for role in self.item.values])


class SetupChannel(_Setting, DynamicItem[ChannelSelect[Any]], template=r"ec:(?P<key>\w+)"):
    """Choose the channel for something."""

    async def change(self, interaction: discord.Interaction, services: Services) -> tuple[str, str]:
        """Store the id."""
        self.must_be_one_of(CHANNEL_KEYS, self.key)
        chosen = self.item.values[0].id if self.item.values else None
        return "channels", await self.save(interaction, services, f"channel.{self.key}", chosen)


class SetupChoice(_Setting, DynamicItem[Select[Any]], template=r"es:(?P<key>\w+)"):
    """Choose language, reading, keeping, the game whose house rules are to be seen, or what of the plan is wanted."""

    async def change(self, interaction: discord.Interaction, services: Services) -> tuple[str, str]:
        """Store what was chosen."""
        if self.key == "plan":
            return f"plan.{plan.written(self.item.values)}", ""
        self.must_be_one_of((1,), len(self.item.values))
        chosen = self.item.values[0]
        if self.key == "game":
            self.must_be_one_of(services.games.specs, chosen)
            return f"rules.{chosen}", ""
        if self.key == "speaks":  # what is made afterwards is named in this language
            self.must_be_one_of(LANGUAGES, chosen)
            return "plan", await self.save(interaction, services, "language", chosen)
        self.must_be_one_of(CHOICES, self.key)
        self.must_be_one_of(CHOICES[self.key], chosen)
        return "more", await self.save(interaction, services, self.key, CHOICES[self.key][chosen])


class SetupRule(_Setting, DynamicItem[Select[Any]], template=r"eu:(?P<key>\w+):(?P<rule>\w+)"):
    """Settle one house rule for good."""

    async def change(self, interaction: discord.Interaction, services: Services) -> tuple[str, str]:
        """Store how the game is always played here."""
        spec = services.games.specs.get(self.key)
        if spec is None:
            raise declined("rules-unknown")
        wanted = rule_named(spec, self.match["rule"], self.item.values[0])
        kept = custom_of(services, interaction.guild_id, spec) | wanted
        await self.save(interaction, services, f"{RULES}{spec.name}", kept)
        return f"rules.{spec.name}", services.say(text("rules-saved"), interaction)


SETUP_CONTROLS = (SetupButton, SetupRoles, SetupChannel, SetupChoice, SetupRule)
