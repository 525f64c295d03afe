"""Keeping order: /verwarnung, /verwarnungen, /kick, /auszeit, /log, and "Verwarnen" on people and messages."""

from typing import Any

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from bot.app.live import declined
from bot.app.moderation import LONGEST_REASON, read_span
from bot.app.order import KINDS
from bot.client import SpielleiterClient
from bot.engine.text import Text, text
from bot.store.acts import Wanted
from bot.store.database import StoreTrouble
from bot.ui import doors
from bot.ui.answer import patiently, send
from bot.ui.book import Search, book_page
from bot.ui.desk import plain
from bot.ui.moderation import Hand, Outcome
from bot.ui.moderation_answer import ask_room, ask_server, show_outcome
from bot.ui.moderation_controls import must_see
from bot.ui.ranks import Person, must_be_kickable, must_be_lockable, must_be_person
from bot.ui.warn_form import WarnForm, cases, reason_of
from bot.ui.words import offered, word

log = structlog.get_logger(__name__)

Interaction = discord.Interaction[SpielleiterClient]
Reason = app_commands.Range[str, 1, LONGEST_REASON]
SPANS = ((10, "m"), (30, "m"), (1, "h"), (2, "h"), (12, "h"), (1, "d"), (7, "d"), (28, "d"), (0, "none"))
EXCERPT = 200
PERIODS = [
    app_commands.Choice(name=word("cmd-period-day"), value=24),
    app_commands.Choice(name=word("cmd-period-week"), value=24 * 7),
    app_commands.Choice(name=word("cmd-period-month"), value=24 * 30),
    app_commands.Choice(name=word("cmd-period-year"), value=24 * 365),
]
KIND_WORDS = (
    "cmd-log-warning",
    "cmd-log-exclusion",
    "cmd-log-room-kick",
    "cmd-log-server-kick",
    "cmd-log-timeout",
    "cmd-log-rewind",
    "cmd-log-pause",
    "cmd-log-resume",
    "cmd-log-replace",
    "cmd-log-whistle",
    "cmd-log-move",
    "cmd-log-end",
    "cmd-log-setup",
    "cmd-log-ban",
    "cmd-log-substitution",
)
KIND_CHOICES = [app_commands.Choice(name=word(name), value=kind) for name, kind in zip(KIND_WORDS, KINDS, strict=True)]


class ModerationCog(commands.Cog):
    """The referees' commands."""

    def __init__(self, client: SpielleiterClient) -> None:
        """Keep the desk at hand."""
        self._client, self._desk, self._moderation = client, client.desk, client.moderation
        menus: tuple[Any, ...] = (self.warn_person, self.warn_message)
        self._menus = [app_commands.ContextMenu(name=word("cmd-menu-warn"), callback=menu) for menu in menus]
        for menu in self._menus:
            menu.guild_only = True
            menu.default_permissions = discord.Permissions(moderate_members=True)

    async def cog_load(self) -> None:
        """Enter the context menus, which a cog does not do by itself."""
        for menu in self._menus:
            self._client.tree.add_command(menu)

    # -- warnings --------------------------------------------------------------------------------------------------

    @app_commands.command(name=word("cmd-verwarnung-name"), description=word("cmd-verwarnung"))
    @app_commands.rename(
        person=word("cmd-person-name"),
        grund=word("cmd-grund-name"),
        partie=word("cmd-partie-game-name"),
        oeffentlich=word("cmd-oeffentlich-name"),
    )
    @app_commands.describe(
        person=word("cmd-verwarnung-person"),
        grund=word("cmd-verwarnung-grund"),
        partie=word("cmd-verwarnung-partie"),
        oeffentlich=word("cmd-verwarnung-oeffentlich"),
    )
    @app_commands.guild_only()
    @app_commands.default_permissions(moderate_members=True)
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
        async def work() -> tuple[Hand, Outcome]:
            hand = await self._moderation.hand(interaction, entry, game)
            reason, case = reason_of(self._desk, typed, hand.guild.id)
            return hand, await self._moderation.warn(hand, person, reason, public=public, data=data | case)

        hand, outcome = await patiently(interaction, work(), ephemeral=True)
        await show_outcome(interaction, self._desk, outcome, hand.room_id)

    async def warn_person(self, interaction: Interaction, person: discord.User) -> None:
        """Warn somebody by a menu on the person."""
        await self._ask_why(interaction, person, {})

    async def warn_message(self, interaction: Interaction, message: discord.Message) -> None:
        """Warn somebody by a menu on what they wrote."""
        excerpt = plain(message.content)[:EXCERPT] if message.content else ""
        await self._ask_why(interaction, message.author, {"link": message.jump_url, "excerpt": excerpt})

    async def _ask_why(self, interaction: Interaction, person: Person, data: dict[str, Any]) -> None:
        hand = await self._moderation.hand(interaction, "Verwarnen")
        must_be_person(hand.member, person)

        async def answered(reply: discord.Interaction, typed: str) -> None:
            await self._warn(reply, "Verwarnen", person, typed, data)

        form = WarnForm(self._desk, person.display_name, self._desk.language(interaction), answered)
        await interaction.response.send_modal(form)

    @verwarnung.autocomplete("grund")
    async def _reasons(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        found = cases(self._desk, self._desk.language(interaction), current)
        return [app_commands.Choice(name=words, value=case) for case, words in found]

    @verwarnung.autocomplete("partie")
    async def _open_games(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the games that are open here, and those the referee has to do with."""
        games, language = self._desk.games, self._desk.language(interaction)
        here = await games.here(interaction.channel_id) if interaction.channel_id else []
        found = {live.row.id: live for live in (*here, *await games.of(interaction.user.id))}
        names = {
            id: f"{self._desk.texts.say(Text(f'{live.spec.name}-name'), language)} ({id})"
            for id, live in found.items()
            if live.row.guild_id == interaction.guild_id
        }
        return offered(names.items(), current)

    @app_commands.command(name=word("cmd-verwarnungen-name"), description=word("cmd-verwarnungen"))
    @app_commands.rename(
        person=word("cmd-person-name"), partie=word("cmd-partie-game-name"), zeitraum=word("cmd-zeitraum-name")
    )
    @app_commands.describe(
        person=word("cmd-verwarnungen-person"), partie=word("cmd-verwarnungen-partie"), zeitraum=word("cmd-zeitraum")
    )
    @app_commands.choices(zeitraum=PERIODS)
    @app_commands.guild_only()
    async def verwarnungen(
        self,
        interaction: Interaction,
        person: discord.User | None = None,
        partie: str | None = None,
        zeitraum: int = 0,
    ) -> None:
        """List warnings: all of them for who keeps order, one's own for everybody."""
        hand = await self._moderation.hand(interaction, "verwarnungen")
        search = Search(True, target=person.id if person else None, game=_game(partie), hours=zeitraum)
        if person is None:
            own = Search(True, target=interaction.user.id, game=_game(partie), hours=zeitraum)
            search = search if self._keeps(hand) else own
        await self._list(interaction, hand, search)

    def _keeps(self, hand: Hand) -> bool:
        return must_see(self._desk, hand, Search(True, target=hand.who.id))

    @verwarnungen.autocomplete("partie")
    async def _past_games(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the games in which somebody was warned (one's own warnings only, unless one keeps order)."""
        hand = await self._moderation.hand(interaction, "verwarnungen")
        own = None if self._keeps(hand) else hand.who.id
        acts, _ = await self._desk.order.find(Wanted(hand.guild.id, ("warning",), target_id=own), limit=200)
        names = {act.game_id: f"{act.game_id} ({act.at:%Y-%m-%d})" for act in acts if act.game_id}
        return offered(names.items(), current)

    # -- kick and timeout ------------------------------------------------------------------------------------------

    @app_commands.command(name="kick", description=word("cmd-kick"))
    @app_commands.rename(person=word("cmd-person-name"), bereich=word("cmd-bereich-name"), grund=word("cmd-grund-name"))
    @app_commands.describe(
        person=word("cmd-kick-person"), bereich=word("cmd-kick-bereich"), grund=word("cmd-kick-grund")
    )
    @app_commands.choices(
        bereich=[
            app_commands.Choice(name=word("cmd-kick-room"), value="raum"),
            app_commands.Choice(name=word("cmd-kick-server"), value="server"),
        ]
    )
    @app_commands.guild_only()
    @app_commands.default_permissions(moderate_members=True)
    async def kick(
        self, interaction: Interaction, person: discord.User, bereich: str = "raum", grund: Reason | None = None
    ) -> None:
        """Ask before somebody is sent away; who is out of the room already is let in again."""
        hand, reason = await self._moderation.hand(interaction, "kick"), plain(grund) if grund else ""
        language = self._desk.language(interaction)
        if bereich == "server":
            shown = ask_server(self._desk, must_be_kickable(hand.member, person), reason, language)
            await send(interaction, ephemeral=True, view=shown.view)
            return
        if standing := await self._moderation.locked_out(hand.guild.id, person.id, hand.room_id):
            back = self._desk.texts.say(text("why-undone", kind="room-kick"), self._desk.language_in(hand.guild.id))
            work = self._moderation.undo(hand, standing.id, reason or back)
            outcome = await patiently(interaction, work, ephemeral=True)
            await show_outcome(interaction, self._desk, outcome, hand.room_id)
            return
        room = await doors.find(hand.guild, hand.room_id)
        if room is None:
            raise declined("moderation-room-gone")
        must_be_lockable(hand.member, person, room)
        shown = ask_room(self._desk, person, room, hand.live, reason, language)
        await send(interaction, ephemeral=True, view=shown.view)

    @app_commands.command(name=word("cmd-auszeit-name"), description=word("cmd-auszeit"))
    @app_commands.rename(
        person=word("cmd-person-name"), dauer=word("cmd-auszeit-dauer-name"), grund=word("cmd-grund-name")
    )
    @app_commands.describe(
        person=word("cmd-auszeit-person"), dauer=word("cmd-auszeit-dauer"), grund=word("cmd-auszeit-grund")
    )
    @app_commands.guild_only()
    @app_commands.default_permissions(moderate_members=True)
    async def auszeit(self, interaction: Interaction, person: discord.User, dauer: str, grund: Reason) -> None:
        """Silence somebody for a time, or end that."""

        async def work() -> tuple[Hand, Outcome]:
            hand, seconds = await self._moderation.hand(interaction, "auszeit"), read_span(dauer)
            if seconds == 0:
                return hand, await self._moderation.unsilence(hand, person, plain(grund))
            return hand, await self._moderation.silence(hand, person, seconds, plain(grund))

        hand, outcome = await patiently(interaction, work(), ephemeral=True)
        await show_outcome(interaction, self._desk, outcome, hand.room_id)

    @auszeit.autocomplete("dauer")
    async def _spans(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        language = self._desk.language(interaction)
        names = {
            f"{count}{unit}" if count else "0": self._desk.texts.say(
                text("span-choice", count=count, unit=unit), language
            )
            for count, unit in SPANS
        }
        return offered(names.items(), current)

    # -- the log ---------------------------------------------------------------------------------------------------

    @app_commands.command(name="log", description=word("cmd-log"))
    @app_commands.rename(
        art=word("cmd-log-art-name"),
        person=word("cmd-person-name"),
        von=word("cmd-log-von-name"),
        zeitraum=word("cmd-zeitraum-name"),
    )
    @app_commands.describe(
        art=word("cmd-log-art"), person=word("cmd-log-person"), von=word("cmd-log-von"), zeitraum=word("cmd-zeitraum")
    )
    @app_commands.choices(art=KIND_CHOICES)
    @app_commands.choices(zeitraum=PERIODS)
    @app_commands.guild_only()
    @app_commands.default_permissions(moderate_members=True)
    async def log(
        self,
        interaction: Interaction,
        art: str = "",
        person: discord.User | None = None,
        von: discord.User | None = None,
        zeitraum: int = 0,
    ) -> None:
        """Show what referees did on this server."""
        hand = await self._moderation.hand(interaction, "log")
        target, actor = (someone.id if someone else None for someone in (person, von))
        await self._list(interaction, hand, Search(False, 0, art, target, actor, hours=zeitraum))

    async def _list(self, interaction: Interaction, hand: Hand, search: Search) -> None:
        keeper = must_see(self._desk, hand, search)
        work = book_page(self._desk, search, hand.guild.id, self._desk.language(interaction), keeper=keeper)
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
