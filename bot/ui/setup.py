"""/einrichten: one sheet with pages, known by the ids of its controls; it shows the present state and changes it."""

from abc import abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, TypeAlias

import discord
import structlog
from discord.ui import Button, ChannelSelect, DynamicItem, RoleSelect, Select

from bot.app.live import Who
from bot.app.servers import CHANNEL_KEYS, HOUSES, RANKS, RoleKey, Server
from bot.engine.text import Text, text
from bot.ui.answer import patiently
from bot.ui.by_id import ById
from bot.ui.checkup import findings
from bot.ui.desk import Desk
from bot.ui.layout import Sheet, Shown, button

log = structlog.get_logger(__name__)

PAGES = ("roles", "houses", "channels", "more", "check")
COLOURS = {"G": 0xC0392B, "H": 0xD4AC0D, "R": 0x2E86C1, "S": 0x1E8449}
REFEREE_RIGHTS = discord.Permissions(moderate_members=True)
MOST_ROLES = 5
KEEPING = (0, 30, 90, 365, 730)
Speak: TypeAlias = Callable[[Text], str]


def sheet(desk: Desk, guild: discord.Guild, page: str, language: str, note: str = "") -> Shown:
    """Draw one page of the dialogue."""

    def say(words: Text) -> str:
        return desk.texts.say(words, language)

    server = desk.servers.of(guild.id)
    problems = findings(guild, server, may_read=desk.settings.intents.message_content)
    paper = Sheet("plain" if problems else "good")
    paper.text(f"## {say(text('setup-heading'))}")
    if note:
        paper.text(note)
    paper.text(say(text("setup-page", page=page)))
    _BODIES[page](paper, guild, server, say)
    if page == "check":
        paper.text("\n".join(f"- {say(one)}" for one in problems) or say(text("check-all-good")))
        paper.row(button("eb:make", say(text("setup-make")), "success"), button("eb:again", say(text("setup-again"))))
    else:
        paper.text("-# " + say(text("setup-problems", count=len(problems))))
    paper.row(
        *(
            button(f"eb:{name}", say(text("setup-tab", page=name)), "primary" if name == page else "secondary")
            for name in PAGES
        )
    )
    return paper.shown()


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


def _more(paper: Sheet, guild: discord.Guild, server: Server, say: Speak) -> None:
    languages = [
        discord.SelectOption(label=name, value=code, default=server.language == code)
        for code, name in (("de", "Deutsch"), ("en", "English"))
    ]
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
    for key, options in (("language", languages), ("reads", reading), ("keep_days", keeping)):
        paper.text(f"**{say(text('setup-more', key=key))}**")
        paper.row(Select(custom_id=f"es:{key}", options=options))


def _check(paper: Sheet, guild: discord.Guild, server: Server, say: Speak) -> None:
    """Everything on this page comes from the check-up itself."""


_BODIES = {
    "roles": _roles(RANKS, MOST_ROLES),
    "houses": _roles(HOUSES, 1),
    "channels": _channels,
    "more": _more,
    "check": _check,
}


# -- making what is missing --------------------------------------------------------------------------------------------


async def make_missing(desk: Desk, guild: discord.Guild, who: Who, say: Speak) -> list[str]:
    """Create the roles and channels that are not set or gone, as far as Discord lets us; say what came of each."""
    server, done = desk.servers.of(guild.id), []

    async def attempt(name: str, key: str, make: Callable[[], Awaitable[Any]], known: Any) -> None:
        try:
            made = known or await make()
        except discord.HTTPException as error:
            log.warning("could not be made", what=key, error=str(error))
            done.append(say(text("setup-not-made", name=name, reason=error.text or str(error.status))))
            return
        value = [made.id] if key.startswith("role.") else made.id
        await desk.servers.change(guild.id, key, value, who)
        done.append(say(text("setup-taken" if known else "setup-made", name=made.mention)))

    reason = say(text("setup-audit", person=who.name))[:512]
    for key in (*RANKS, *HOUSES):
        if not any(guild.get_role(id) for id in server.roles.get(key, ())):
            name = say(text("setup-role", key=key))
            rights = REFEREE_RIGHTS if key == "referee" else discord.Permissions.none()
            colour = discord.Colour(COLOURS.get(key, 0x2C3E50))
            make = partial(guild.create_role, name=name, permissions=rights, colour=colour, reason=reason)
            await attempt(name, f"role.{key}", make, _called(guild.roles, name))
    for channel_key in CHANNEL_KEYS:
        if guild.get_channel(server.channels.get(channel_key, 0)) is None:
            name = say(text("setup-channel-name", key=channel_key))
            doors = _closed(guild, desk.servers.of(guild.id)) if channel_key == "log" else {}
            make_channel = partial(guild.create_text_channel, name, overwrites=doors, reason=reason)
            await attempt(f"#{name}", f"channel.{channel_key}", make_channel, _called(guild.text_channels, name))
    return done


def _called(things: Sequence[Any], name: str) -> Any:
    """Find what is there already under that name: a server has had referees before it had us."""
    return next((one for one in things if one.name.casefold() == name.casefold()), None)


def _closed(guild: discord.Guild, server: Server) -> dict[Any, discord.PermissionOverwrite]:
    """Return the doors of the log channel: the referees, the committee and we."""
    opened = discord.PermissionOverwrite(view_channel=True, send_messages=True)
    roles = [role for rank in RANKS for id in server.roles.get(rank, ()) if (role := guild.get_role(id))]
    shut = {guild.default_role: discord.PermissionOverwrite(view_channel=False)}
    return {**shut, guild.me: opened, **dict.fromkeys(roles, opened)}


# -- controls ----------------------------------------------------------------------------------------------------------


class _Setting(ById):
    """What all controls of the dialogue share: only administrators, and the sheet is shown anew."""

    name = "einrichten"

    @property
    def key(self) -> str:
        """Return what is set."""
        return self.match["key"]

    async def press(self, interaction: discord.Interaction, desk: Desk) -> None:
        """Change what was chosen and show the page again."""
        if interaction.guild is None:
            return
        page, note = await patiently(interaction, self.change(interaction, desk), ephemeral=True)
        shown = sheet(desk, interaction.guild, page, desk.language(interaction), note)
        if interaction.response.is_done():
            await interaction.edit_original_response(view=shown.view)
        else:
            await interaction.response.edit_message(view=shown.view)

    @abstractmethod
    async def change(self, interaction: discord.Interaction, desk: Desk) -> tuple[str, str]:
        """Do it; return the page to show and what to say."""

    async def save(self, interaction: discord.Interaction, desk: Desk, key: str, value: Any) -> str:
        """Store one setting."""
        assert interaction.guild_id is not None
        await desk.servers.change(interaction.guild_id, key, value, desk.who(interaction.user), cause=interaction.id)
        return desk.say(text("setup-saved"), interaction)


class SetupButton(_Setting, DynamicItem[Button[Any]], template=r"eb:(?P<key>\w+)"):
    """Turn to a page, or make what is missing."""

    async def change(self, interaction: discord.Interaction, desk: Desk) -> tuple[str, str]:
        """Turn or make."""
        if self.key != "make" or interaction.guild is None:
            return (self.key if self.key in PAGES else "check"), ""
        language = desk.language(interaction)
        done = await make_missing(
            desk, interaction.guild, desk.who(interaction.user), lambda words: desk.texts.say(words, language)
        )
        return "check", "\n".join(done) or desk.say(text("setup-nothing-missing"), interaction)


class SetupRoles(_Setting, DynamicItem[RoleSelect[Any]], template=r"er:(?P<key>\w+)"):
    """Choose the roles for something."""

    async def change(self, interaction: discord.Interaction, desk: Desk) -> tuple[str, str]:
        """Store the ids."""
        page = "houses" if self.key in HOUSES else "roles"
        return page, await self.save(interaction, desk, f"role.{self.key}", [role.id for role in self.item.values])


class SetupChannel(_Setting, DynamicItem[ChannelSelect[Any]], template=r"ec:(?P<key>\w+)"):
    """Choose the channel for something."""

    async def change(self, interaction: discord.Interaction, desk: Desk) -> tuple[str, str]:
        """Store the id."""
        chosen = self.item.values[0].id if self.item.values else None
        return "channels", await self.save(interaction, desk, f"channel.{self.key}", chosen)


class SetupChoice(_Setting, DynamicItem[Select[Any]], template=r"es:(?P<key>\w+)"):
    """Choose language, reading, keeping."""

    async def change(self, interaction: discord.Interaction, desk: Desk) -> tuple[str, str]:
        """Store what was chosen."""
        chosen = self.item.values[0]
        values: dict[str, Any] = {"language": chosen, "reads": chosen == "yes"}
        value = int(chosen) if self.key == "keep_days" else values[self.key]
        return "more", await self.save(interaction, desk, self.key, value)


SETUP_CONTROLS = (SetupButton, SetupRoles, SetupChannel, SetupChoice)
