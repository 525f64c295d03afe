"""The rules of the house on Discord: proposals with buttons, who is called to decide, what came of it (Q14.7)."""

from typing import Any, cast

import discord
from discord import app_commands
from discord.ui import Button, DynamicItem

from bot.contests.pokal import events as e
from bot.contests.pokal.amending import NOTHING
from bot.contests.pokal.model import HOUSES
from bot.contests.pokal.rulebook import SETTINGS, Motion, limits, written
from bot.contests.pokal.rules_page import change_name, motion_line, setting_name, value_name
from bot.edge.kit.answer import open_form, patiently
from bot.edge.kit.layout import button
from bot.edge.kit.services import Services, reason, visible
from bot.edge.kit.words import offered
from bot.edge.table.asking import Question
from bot.edge.table.controls import GAME_ID, GameControl
from bot.edge.table.posts import Message, Post, Unneeded
from bot.engine.helpers import flag
from bot.engine.model import Event
from bot.engine.text import text
from bot.pokal_room.season import Season, calling, must_be_season
from bot.service.play.live import declined
from bot.store.outbox import TAKEN_BACK, OwedRow

NUMBER = r"(?P<number>[1-9][0-9]{0,3})"
MOST_CALLED = 20
"""So many people are called one by one; otherwise their role is."""


# -- proposing ---------------------------------------------------------------------------------------------------------


def proposal(season: Season, point: str | None, value: str | None, words: str | None, *, case: bool) -> str:
    """Write what somebody proposes as a move; a setting may be typed by its name, too."""
    typed = reason(words) if words else ""
    if point is None:
        if value is not None or not typed:
            raise declined("pokal-rule-what")
        return f"{'case' if case else 'rule'} {NOTHING} {NOTHING} {typed}"
    wanted = visible(point).casefold()
    names = {season.say(setting_name(name)).casefold(): name for name in SETTINGS}
    setting = wanted if wanted in SETTINGS else names.get(wanted)
    if setting is None or value is None:
        raise declined("pokal-rule-what")
    given = visible(value).casefold().replace(" ", "")
    return f"{'case' if case else 'rule'} {setting} {given or NOTHING} {typed}".rstrip()


def points_offered(season: Season, current: str) -> list[app_commands.Choice[str]]:
    """Offer everything that can be set, with how it is now."""
    rules = season.state.edition.rules
    found = []
    for name in SETTINGS:
        now = value_name(name, written(rules, name))
        found.append((name, season.tell("pokal-setting-now", setting=setting_name(name), value=now)))
    return offered(found, current)


def values_offered(season: Season, point: object, current: str) -> list[app_commands.Choice[str]]:
    """Offer the values of a setting that has only a few."""
    setting = SETTINGS.get(point) if isinstance(point, str) else None
    if setting is None or setting.kind not in ("gifts", "talk"):
        return []
    values = limits(setting.name)[0].split(", ")
    return offered([(value, season.say(value_name(setting.name, value))) for value in values], current)


# -- what is said ------------------------------------------------------------------------------------------------------


def announcement(client: discord.Client, season: Season, event: Event) -> Message:
    """Say what became of the rules; whoever has to decide is called."""
    match event:
        case e.RuleProposed():
            return _to_decide(client, season, event.number, "vote", "pokal-say-rule-proposed")
        case e.RuleDecided(carried=True):
            return _to_decide(client, season, event.number, "approval", "pokal-say-rule-carried")
        case e.RuleApproved() if event.approved:
            motion = season.state.motion(event.number)
            if motion is None or motion.change.case:  # the version that is in force says it
                raise Unneeded(TAKEN_BACK)
            return {"content": season.write("pokal-say-rule-approved", motion=motion_line(motion))}
        case e.RulesAmended():
            changes = "\n".join(f"• {season.say(change_name(change))}" for change in event.changes)
            words = season.tell("pokal-say-rules-amended", number=event.number, changes=changes)
            return {"content": words[:2000]}
        case _:
            told = season.live.spec.rules.tell(event, None)
            assert told is not None
            return {"content": f"📜 {season.written(told)}"}


def _to_decide(client: discord.Client, season: Season, number: int, status: str, words: str) -> Message:
    motion = season.state.motion(number)
    if motion is None or motion.status != status:  # it went on while we were away
        raise Unneeded(TAKEN_BACK)
    called, mentions = _called(client, season, motion)
    message = board(season, motion)
    content = f"{season.tell(words)}\n{message['content']}\n{called}"
    return {**message, "content": content[:2000], "allowed_mentions": mentions}


def board(season: Season, motion: Motion) -> Message:
    """Show a proposal with the votes so far, and the buttons of whoever has to decide."""
    later = season.tell("pokal-say-rule-when", case=flag(motion.change.case))
    found: Message = {"content": f"{season.written(motion_line(motion))}\n{later}"[:1900]}
    head = f"{season.live.row.id}:{motion.number}"
    view = discord.ui.View(timeout=None)
    if motion.status == "vote":
        view.add_item(button(f"pv:{head}:yes", season.tell("pokal-button-yes"), "success", "👍"))
        view.add_item(button(f"pv:{head}:no", season.tell("pokal-button-no"), "secondary", "👎"))
        view.add_item(button(f"pv:{head}:withdraw", season.tell("pokal-button-withdraw"), "secondary", "↩️"))
    elif motion.status == "approval":
        view.add_item(button(f"pg:{head}:approve", season.tell("pokal-button-approve"), "success", "✅"))
        view.add_item(button(f"pg:{head}:reject", season.tell("pokal-button-reject"), "secondary", "✖️"))
    view.stop()
    return {**found, "view": view} if motion.open else found


def _called(client: discord.Client, season: Season, motion: Motion) -> tuple[str, discord.AllowedMentions]:
    """Call those who have not decided: the Quidditch-OK of the houses that are missing, or the Schulleitung."""
    if motion.status == "approval":
        return calling(client, season, "director", "pokal-schulleitung")
    people = _members(client, season, motion)
    if not people:
        return calling(client, season, "committee", "pokal-the-ok")
    mentions = discord.AllowedMentions(users=[discord.Object(id) for id in people], roles=False, everyone=False)
    return " ".join(f"<@{id}>" for id in people), mentions


def _members(client: discord.Client, season: Season, motion: Motion) -> list[int]:
    """Find those of the Quidditch-OK whose house has not voted, as far as we know who is on the server."""
    guild = client.get_guild(season.live.row.guild_id or 0) if client.intents.members else None
    roles = season.services.servers.of(season.live.row.guild_id).roles.get("committee", ())
    missing = set(motion.missing(HOUSES))
    found = []
    for role in roles:
        known = guild.get_role(role) if guild else None
        for member in known.members if known else ():
            who = season.services.who(member)
            if len(who.houses) == 1 and who.houses & missing and not member.bot:
                found.append(member.id)
    unique = list(dict.fromkeys(found))
    return unique if len(unique) <= MOST_CALLED else []


def reminder(client: discord.Client, season: Season, row: OwedRow) -> Post:
    """Remind those who have not decided, with the buttons."""
    motion = season.state.motion(row.body["number"])
    if motion is None or not motion.open or season.live.row.status != "running":
        raise Unneeded(TAKEN_BACK)
    return Post(message=_to_decide(client, season, motion.number, motion.status, "pokal-say-rule-reminder"))


# -- controls ----------------------------------------------------------------------------------------------------------


class _RuleControl(GameControl):
    """What a press on a proposal does: the message shows how it stands now."""

    async def decide(self, interaction: discord.Interaction, services: Services, move: str) -> None:
        """Do it, and show the proposal as it is now."""
        live = await services.games.live(self.game_id)
        must_be_season(live)
        who = services.who(interaction.user)
        work = services.contests.act(self.game_id, who, move, cause=interaction.id)
        acted = await patiently(interaction, work, ephemeral=True)
        season = Season(services, acted.live, services.language_in(acted.live.row.guild_id))
        motion = season.state.motion(int(self.match["number"]))
        assert motion is not None
        shown = cast(Any, {"view": None, "allowed_mentions": discord.AllowedMentions.none(), **board(season, motion)})
        if interaction.response.is_done():
            await interaction.edit_original_response(**shown)
        else:
            await interaction.response.edit_message(**shown)


class VoteButton(_RuleControl, DynamicItem[Button[Any]], template=f"pv:{GAME_ID}:{NUMBER}:(?P<verb>yes|no|withdraw)"):
    """Vote on a proposal, or take it back."""

    name = "button pokal vote"

    async def press(self, interaction: discord.Interaction, services: Services) -> None:
        """Vote; the rules know for which house."""
        await self.decide(interaction, services, f"{self.match['verb']} {self.match['number']}")


class ApproveButton(_RuleControl, DynamicItem[Button[Any]], template=f"pg:{GAME_ID}:{NUMBER}:(?P<verb>approve|reject)"):
    """Approve a change of the rules, or say why not."""

    name = "button pokal approve"

    async def press(self, interaction: discord.Interaction, services: Services) -> None:
        """Approve at once; a refusal wants a reason."""
        number = self.match["number"]
        if self.match["verb"] == "approve":
            await self.decide(interaction, services, f"approve {number}")
            return

        async def answered(reply: discord.Interaction, typed: str) -> None:
            await self.decide(reply, services, f"reject {number} {typed}")

        title = services.say(text("pokal-button-reject"), interaction)
        prompt = services.say(text("pokal-ask-reject"), interaction)
        await open_form(interaction, Question(services, title, prompt, answered))


RULE_CONTROLS = (VoteButton, ApproveButton)
