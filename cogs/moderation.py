"""Keeping order: /verwarnung, /verwarnungen, /kick, /auszeit, /log, and "Verwarnen" on people and messages."""

from typing import Any, Literal, TypeAlias

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from bot.client import SpielleiterClient
from bot.edge.kit.answer import open_form, patiently, send
from bot.edge.kit.commands import command
from bot.edge.kit.services import plain, reason
from bot.edge.kit.words import offered, word
from bot.edge.order import doors
from bot.edge.order.answer import ask_room, ask_server, show_outcome
from bot.edge.order.controls import must_see
from bot.edge.order.officer import Officer, Outcome
from bot.edge.order.pages import Search, book_page
from bot.edge.order.ranks import Person, must_be_kickable, must_be_lockable, must_be_person
from bot.edge.order.warn_form import WarnForm, cases, reason_of
from bot.engine.limits import LONGEST_REASON
from bot.engine.text import text
from bot.service.leading.book import Kind
from bot.service.leading.cases import read_span
from bot.service.play.live import declined
from bot.service.play.naming import hour, title
from bot.store.acts import Wanted
from bot.store.database import StoreTrouble

log = structlog.get_logger(__name__)

Interaction = discord.Interaction[SpielleiterClient]
Reason = app_commands.Range[str, 1, LONGEST_REASON]
SPANS = ((10, "m"), (30, "m"), (1, "h"), (2, "h"), (12, "h"), (1, "d"), (7, "d"), (28, "d"), (0, "none"))
EXCERPT = 200
PERIODS: TypeAlias = Literal[24, 168, 720, 8760]
"""Hours to look back: a day, a week, a month, a year."""
REFEREES = discord.Permissions(moderate_members=True)


class ModerationCog(commands.Cog):
    """The referees' commands."""

    def __init__(self, client: SpielleiterClient) -> None:
        self._client, self._services, self._moderation = client, client.services, client.moderation
        menus: tuple[Any, ...] = (self.warn_person, self.warn_message)
        self._menus = [app_commands.ContextMenu(name=word("cmd-menu-warn"), callback=menu) for menu in menus]
        for menu in self._menus:
            menu.guild_only = True
            menu.default_permissions = REFEREES

    async def cog_load(self) -> None:
        """Enter the context menus, which a cog does not do by itself."""
        for menu in self._menus:
            self._client.tree.add_command(menu)

    # -- warnings --------------------------------------------------------------------------------------------------

    @command(shown_to=REFEREES)
    async def verwarnung(
        self,
        interaction: Interaction,
        person: discord.User,
        grund: Reason,
        partie: str | None = None,
        oeffentlich: bool = False,
    ) -> None:
        """Warn somebody."""
        await self._warn(interaction, "verwarnung", person, grund, {}, partie, public=oeffentlich)

    async def _warn(
        self,
        interaction: discord.Interaction,
        entry: str,
        person: Person,
        typed: str,
        data: dict[str, Any],
        game: str | None = None,
        *,
        public: bool = False,
    ) -> None:
        async def work() -> tuple[Officer, Outcome]:
            officer = await self._moderation.officer(interaction, entry, game)
            why, case = reason_of(self._services, typed, officer.guild.id)
            return officer, await self._moderation.warn(officer, person, why, public=public, data=data | case)

        officer, outcome = await patiently(interaction, work(), ephemeral=True)
        await show_outcome(interaction, self._services, outcome, officer.room_id)

    async def warn_person(self, interaction: Interaction, person: discord.User) -> None:
        """Warn somebody by a menu on the person."""
        await self._ask_why(interaction, person, {})

    async def warn_message(self, interaction: Interaction, message: discord.Message) -> None:
        """Warn somebody by a menu on what they wrote."""
        excerpt = plain(message.content, EXCERPT) if message.content else ""
        await self._ask_why(interaction, message.author, {"link": message.jump_url, "excerpt": excerpt})

    async def _ask_why(self, interaction: Interaction, person: Person, data: dict[str, Any]) -> None:
        officer = await self._moderation.officer(interaction, "Verwarnen")
        must_be_person(officer.member, person)

        async def answered(reply: discord.Interaction, typed: str) -> None:
            await self._warn(reply, "Verwarnen", person, typed, data)

        form = WarnForm(self._services, person.display_name, self._services.language(interaction), answered)
        await open_form(interaction, form)

    @verwarnung.autocomplete("grund")
    async def _reasons(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        found = cases(self._services, self._services.language(interaction), current)
        return [app_commands.Choice(name=words, value=case) for case, words in found]

    @verwarnung.autocomplete("partie")
    async def _open_games(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the games that are open here, and those the referee has to do with."""
        games, say, language = self._services.games, self._services.texts.say, self._services.language(interaction)
        here = await games.here(interaction.channel_id) if interaction.channel_id else []
        found = {live.row.id: live for live in (*here, *await games.of(interaction.user.id))}
        names = {
            id: f"{say(title(live), language, bare=True)} · {hour(live)}"
            for id, live in found.items()
            if live.row.guild_id == interaction.guild_id
        }
        return offered(names.items(), current)

    @command()
    async def verwarnungen(
        self,
        interaction: Interaction,
        person: discord.User | None = None,
        partie: str | None = None,
        zeitraum: PERIODS | None = None,
    ) -> None:
        """List warnings: all of them for who keeps order, one's own for everybody."""
        officer = await self._moderation.officer(interaction, "verwarnungen")
        search = Search(True, target=person.id if person else None, game=_game(partie), hours=zeitraum or 0)
        if person is None:
            own = Search(True, target=interaction.user.id, game=_game(partie), hours=zeitraum or 0)
            search = search if self._keeps(officer) else own
        await self._list(interaction, officer, search)

    def _keeps(self, officer: Officer) -> bool:
        return must_see(self._services, officer, Search(True, target=officer.who.id))

    @verwarnungen.autocomplete("partie")
    async def _past_games(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the games in which somebody was warned (one's own warnings only, unless one keeps order)."""
        officer = await self._moderation.officer(interaction, "verwarnungen")
        own = None if self._keeps(officer) else officer.who.id
        acts, _ = await self._services.book.find(Wanted(officer.guild.id, ("warning",), target_id=own), limit=200)
        titles = await self._services.games.titles(act.game_id for act in acts)
        say, language = self._services.texts.say, self._services.language(interaction)
        names = {game_id: say(title, language, bare=True) for game_id, title in titles.items()}
        return offered(names.items(), current)

    # -- kick and timeout ------------------------------------------------------------------------------------------

    @command(shown_to=REFEREES)
    async def kick(
        self,
        interaction: Interaction,
        person: discord.User,
        bereich: Literal["raum", "server"] = "raum",
        grund: Reason | None = None,
    ) -> None:
        """Ask before somebody is sent away; who is out of the room already is let in again."""
        officer = await self._moderation.officer(interaction, "kick")
        why = reason(grund) if grund else ""
        language = self._services.language(interaction)
        if bereich == "server":
            shown = ask_server(self._services, must_be_kickable(officer.member, person), why, language)
            await send(interaction, ephemeral=True, view=shown.view)
            return
        if standing := await self._moderation.locked_out(officer.guild.id, person.id, officer.room_id):
            back = self._services.texts.say(
                text("why-undone", kind="room-kick"), self._services.language_in(officer.guild.id)
            )
            work = self._moderation.undo(officer, standing.id, why or back)
            outcome = await patiently(interaction, work, ephemeral=True)
            await show_outcome(interaction, self._services, outcome, officer.room_id)
            return
        room = await doors.find(officer.guild, officer.room_id)
        if room is None:
            raise declined("moderation-room-gone")
        must_be_lockable(officer.member, person, room)
        shown = ask_room(self._services, person, room, officer.live, why, language)
        await send(interaction, ephemeral=True, view=shown.view)

    @command(shown_to=REFEREES)
    async def auszeit(self, interaction: Interaction, person: discord.User, dauer: str, grund: Reason) -> None:
        """Silence somebody for a time, or end that."""

        async def work() -> tuple[Officer, Outcome]:
            officer = await self._moderation.officer(interaction, "auszeit")
            seconds = read_span(dauer)
            if seconds == 0:
                return officer, await self._moderation.unsilence(officer, person, reason(grund))
            return officer, await self._moderation.silence(officer, person, seconds, reason(grund))

        officer, outcome = await patiently(interaction, work(), ephemeral=True)
        await show_outcome(interaction, self._services, outcome, officer.room_id)

    @auszeit.autocomplete("dauer")
    async def _spans(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        language = self._services.language(interaction)
        names = {
            f"{count}{unit}" if count else "0": self._services.texts.say(
                text("span-choice", count=count, unit=unit), language
            )
            for count, unit in SPANS
        }
        return offered(names.items(), current)

    # -- the log ---------------------------------------------------------------------------------------------------

    @command(shown_to=REFEREES)
    async def log(
        self,
        interaction: Interaction,
        art: Kind | None = None,
        person: discord.User | None = None,
        von: discord.User | None = None,
        zeitraum: PERIODS | None = None,
    ) -> None:
        """Show what referees did on this server."""
        officer = await self._moderation.officer(interaction, "log")
        target, actor = (someone.id if someone else None for someone in (person, von))
        await self._list(interaction, officer, Search(False, 0, art or "", target, actor, hours=zeitraum or 0))

    async def _list(self, interaction: Interaction, officer: Officer, search: Search) -> None:
        keeper = must_see(self._services, officer, search)
        work = book_page(self._services, search, officer.guild.id, self._services.language(interaction), keeper=keeper)
        shown = await patiently(interaction, work, ephemeral=True)
        await send(interaction, ephemeral=True, view=shown.view)

    # -- threads: whoever was sent out does not stay when he comes back ----------------------------------------------

    @commands.Cog.listener()
    async def on_thread_member_join(self, member: discord.ThreadMember) -> None:
        """Send out again who enters a thread they were sent out of."""
        await self._keep_out(member.thread, member.id)

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Whoever writes in a thread enters it; without the members intent this is all we hear of it."""
        if isinstance(message.channel, discord.Thread) and not message.author.bot:
            await self._keep_out(message.channel, message.author.id)

    async def _keep_out(self, thread: discord.Thread, person_id: int) -> None:
        try:
            if await self._moderation.bars.holds(thread.guild.id, thread.id, person_id):
                await doors.remove(thread, person_id)
        except (discord.HTTPException, StoreTrouble, OSError) as error:
            log.warning("could not keep somebody out", thread=thread.id, person=person_id, error=str(error))


def _game(typed: str | None) -> str | None:
    """Return a game's name as it can be looked for."""
    cleaned = (typed or "").strip().replace(":", "")[:20]
    return cleaned or None


async def setup(client: SpielleiterClient) -> None:
    """Enter the house."""
    await client.add_cog(ModerationCog(client))
