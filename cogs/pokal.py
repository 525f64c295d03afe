"""/pokal: a season of the four houses, from the windows to the final ranking."""

from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import SpielleiterClient
from bot.concurrency import Locks
from bot.contests.pokal import POKAL
from bot.contests.pokal.model import NAMES
from bot.contests.pokal.rulebook import LONGEST_RULE
from bot.contests.pokal.rules_page import RULES
from bot.edge.kit.answer import patiently, send
from bot.edge.kit.commands import command, group
from bot.edge.kit.services import reason, visible
from bot.edge.kit.words import nothing_if_declined, offered
from bot.edge.table.controls import show_page
from bot.engine.limits import LONGEST_REASON
from bot.engine.text import Text, text
from bot.pokal_room.answers import read_moment
from bot.pokal_room.bans import bans_page, lift_ban
from bot.pokal_room.crowd import CROWD_CONTROLS, Crowd
from bot.pokal_room.letters import PokalLetters
from bot.pokal_room.marking import CONTROLS, open_matches, turn_to
from bot.pokal_room.matchday import Matchday
from bot.pokal_room.report import report
from bot.pokal_room.rules import RULE_CONTROLS, points_offered, proposal, values_offered
from bot.pokal_room.season import Season, chosen, newest, seasons_of, title_of
from bot.pokal_room.squads import Squads, squad_page
from bot.pokal_room.subscriptions import Subscriptions
from bot.pokal_room.which import meant, offers
from bot.pokal_room.windows import WINDOW_CONTROLS, news_channel, open_season, planned, show_draft, typed_days
from bot.pokal_room.windows import standing as standing_windows
from bot.pokal_room.words import PokalWords
from bot.service.play.live import ANYTIME, Live, Who, declined

Interaction = discord.Interaction[SpielleiterClient]
HouseName = Literal["G", "H", "R", "S"]
Title = app_commands.Range[str, 1, 80]
Short = app_commands.Range[str, 1, 40]
Reason = app_commands.Range[str, 1, LONGEST_REASON]
Goals = app_commands.Range[int, 0, 999]
Cheats = app_commands.Range[int, 0, 7]
Many = app_commands.Range[str, 1, 4000]
WEEKS = app_commands.Range[int, 1, 8]


class PokalCog(commands.Cog):
    """The cup."""

    def __init__(self, client: SpielleiterClient) -> None:
        self._client, self._services = client, client.services
        PokalWords(client, client.services, client.outbox, Matchday(client, client.services))
        PokalLetters(client, client.services, client.outbox)
        client.parts.add(Crowd(client, client.services, client.outbox))
        Squads(client, client.services)
        self._opening: Locks[int] = Locks()
        self._subscriptions = Subscriptions(client.services)
        client.add_dynamic_items(*CONTROLS, *CROWD_CONTROLS, *RULE_CONTROLS, *WINDOW_CONTROLS)

    pokal = group("pokal")

    # -- the season ----------------------------------------------------------------------------------------------------

    @command(pokal)
    async def neu(
        self,
        interaction: Interaction,
        start: Short,
        name: Title | None = None,
        ferien: app_commands.Range[str, 1, 200] | None = None,
        abstand: WEEKS = 4,
    ) -> None:
        """Open a season and propose the windows of its first half; its panel stands in the channel for news."""
        services = self._services
        days, where = planned(services, "hin", start, ferien, abstand), news_channel(interaction, services)
        usual = services.texts.say(Text(f"{POKAL.name}-name"), services.language_in(interaction.guild_id))
        title = visible(name or "") or usual

        async def opened() -> Live:
            async with self._opening.of(interaction.guild_id or 0):
                return await open_season(interaction, services, title, where)

        live = await patiently(interaction, opened(), ephemeral=True)
        season = Season(services, live, services.language(interaction))
        head = season.tell("pokal-opened-private", where=f"<#{live.row.channel_id}>", title=season.title)
        await show_draft(interaction, season, "hin", days, head=head)

    @command(pokal)
    async def runde(
        self,
        interaction: Interaction,
        teil: Literal["hin", "rueck", "finale"],
        start: Short | None = None,
        ferien: app_commands.Range[str, 1, 200] | None = None,
        abstand: WEEKS = 4,
        fenster: app_commands.Range[str, 1, 200] | None = None,
    ) -> None:
        """Propose the windows of a half, from a first day or each by its own; or change those that stand."""
        services, season = self._services, await self._season(interaction)
        if fenster is not None:
            days = typed_days(services, teil, fenster)
        elif start is not None:
            days = planned(services, teil, start, ferien, abstand)
        else:
            days = standing_windows(season.state, teil)
        await show_draft(interaction, season, teil, days)

    @command(pokal)
    async def stand(self, interaction: Interaction, saison: str | None = None) -> None:
        """Show the table, what is next, and the ways to everything else."""
        await self._page(interaction, "front", saison)

    @command(pokal)
    async def spielplan(self, interaction: Interaction, saison: str | None = None) -> None:
        """Show all matches."""
        await self._page(interaction, "plan", saison)

    @command(pokal)
    async def hauspunkte(self, interaction: Interaction, saison: str | None = None) -> None:
        """Show the hourglasses and the last bookings."""
        await self._page(interaction, "sand", saison)

    async def _page(self, interaction: Interaction, page: str, named: str | None) -> None:
        live = await patiently(interaction, chosen(self._services, interaction.guild_id, named), ephemeral=True)
        await show_page(interaction, self._services, live.row.id, ANYTIME, page)

    @command(pokal)
    async def regeln(self, interaction: Interaction, saison: str | None = None) -> None:
        """Show the rules in force, what is proposed, and every version there was."""
        await self._page(interaction, RULES, saison)

    @command(pokal)
    async def regel(
        self,
        interaction: Interaction,
        punkt: Short | None = None,
        wert: Short | None = None,
        worte: app_commands.Range[str, 1, LONGEST_RULE] | None = None,
        ungeregelt: bool = False,
    ) -> None:
        """Propose a change of the rules."""
        season = await self._season(interaction)
        await self._act(interaction, proposal(season, punkt, wert, worte, case=ungeregelt))

    @regel.autocomplete("punkt")
    @nothing_if_declined
    async def _points(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer what can be set."""
        return points_offered(await self._season(interaction), current)

    @regel.autocomplete("wert")
    @nothing_if_declined
    async def _values(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the values of what has only a few."""
        return values_offered(await self._season(interaction), interaction.namespace.punkt, current)

    async def _season(self, interaction: Interaction) -> Season:
        """Return the newest season in the words of who asks."""
        live = await newest(self._services, interaction.guild_id)
        return Season(self._services, live, self._services.language(interaction))

    @command(pokal)
    async def bericht(self, interaction: Interaction, saison: str | None = None) -> None:
        """Hand out the season in words, as tables, and all logs in one archive."""

        async def made() -> tuple[str, list[discord.File]]:
            live = await chosen(self._services, interaction.guild_id, saison)
            return await report(Season(self._services, live, self._services.language(interaction)))

        words, files = await patiently(interaction, made(), ephemeral=True)
        await send(interaction, ephemeral=True, content=words, files=files)

    @bericht.autocomplete("saison")
    @regeln.autocomplete("saison")
    @stand.autocomplete("saison")
    @spielplan.autocomplete("saison")
    @hauspunkte.autocomplete("saison")
    async def _seasons(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the seasons there are."""
        found = await seasons_of(self._services, interaction.guild_id)
        return offered([(live.row.id, f"{title_of(live)} ({live.row.created_at:%Y})") for live in found], current)

    @command(pokal)
    async def ende(self, interaction: Interaction, grund: Reason) -> None:
        """Close a season before its time."""
        await self._act(interaction, f"close {reason(grund)}")

    # -- dates ---------------------------------------------------------------------------------------------------------

    @command(pokal)
    async def verantwortlich(
        self, interaction: Interaction, haus: HouseName, person: discord.Member, abgeben: bool = False
    ) -> None:
        """Name who looks after a house's dates, or take somebody out."""
        if person.bot:
            raise declined("contest-no-bots")
        who = self._services.who(person)
        live = await patiently(interaction, newest(self._services, interaction.guild_id), ephemeral=True)
        row = live.seat_of(who.id)
        seat = row.seat if row else "+"
        await self._act(interaction, f"{'unname' if abgeben else 'name'} {haus} {seat}", (who,))

    @command(pokal)
    async def kader(
        self,
        interaction: Interaction,
        haus: HouseName,
        dazu: Many | None = None,
        weg: Many | None = None,
        aufheben: bool = False,
    ) -> None:
        """Show who plays for a house, or change its list."""
        work = squad_page(self._services, interaction, haus, dazu, weg, clear=aufheben)
        words = await patiently(interaction, work, ephemeral=True)
        await send(interaction, ephemeral=True, content=words)

    @command(pokal)
    async def zeit(self, interaction: Interaction, spiel: str | None = None) -> None:
        """Say when one can, on one private page."""
        season = await self._season(interaction)
        name = meant(season, [one.name for one in open_matches(season)], spiel) if spiel else None
        await turn_to(interaction, self._services, season.live, name)

    @command(pokal)
    async def termin(
        self, interaction: Interaction, spiel: str, wann: Short, festlegen: bool = False, grund: Reason | None = None
    ) -> None:
        """Propose a date; the Quidditch-OK may set it at once."""
        at, why = read_moment(self._services, wann), reason(grund) if grund else ""
        name = await self._match(interaction, spiel)
        await self._act(interaction, f"{'fix' if festlegen else 'propose'} {name} {at} {why}".rstrip())

    @command(pokal)
    async def antwort(self, interaction: Interaction, spiel: str, passt: bool = True) -> None:
        """Agree to a date that is proposed, or not."""
        await self._act(interaction, f"{'agree' if passt else 'decline'} {await self._match(interaction, spiel)}")

    @command(pokal)
    async def pfeifen(self, interaction: Interaction, spiel: str, abgeben: bool = False) -> None:
        """Come to a match as referee, or not any more."""
        await self._act(interaction, f"{'unwhistle' if abgeben else 'whistle'} {await self._match(interaction, spiel)}")

    @command(pokal)
    async def verschieben(self, interaction: Interaction, spiel: str, grund: Reason) -> None:
        """Take back a date: a new one is wanted."""
        await self._act(interaction, f"drop {await self._match(interaction, spiel)} {reason(grund)}")

    @command(pokal)
    async def kalender(self, interaction: Interaction, haus: HouseName | None = None) -> None:
        """Hand out the dates as a file for one's own calendar."""
        words, file = await patiently(interaction, self._subscriptions.offered(interaction, haus), ephemeral=True)
        await send(interaction, ephemeral=True, content=words, files=[file])

    # -- matches -------------------------------------------------------------------------------------------------------

    @command(pokal)
    async def sperren(self, interaction: Interaction) -> None:
        """Show bans: one's own, those of the house one looks after, to referees and the Quidditch-OK all."""
        words = await patiently(interaction, bans_page(self._services, interaction), ephemeral=True)
        await send(interaction, ephemeral=True, content=words)

    @command(pokal)
    async def begnadigen(self, interaction: Interaction, person: discord.Member, grund: Reason) -> None:
        """Lift somebody's ban on appeal; the book keeps both."""
        services = self._services
        await patiently(interaction, lift_ban(services, interaction, person.id, reason(grund)), ephemeral=True)
        words = services.say(text("pokal-lifted", person=person.mention), interaction)
        await send(interaction, ephemeral=True, content=words)

    @command(pokal)
    async def aufstellung(self, interaction: Interaction, spiel: str) -> None:
        """Open the line-up of a match now."""
        await self._act(interaction, f"open {await self._match(interaction, spiel)}")

    @command(pokal)
    async def ergebnis(
        self,
        interaction: Interaction,
        spiel: str,
        tore1: Goals,
        tore2: Goals,
        grund: Reason,
        schnatz: HouseName | None = None,
        betrug1: Cheats = 0,
        betrug2: Cheats = 0,
        abgebrochen: bool = False,
    ) -> None:
        """Enter a match that was played elsewhere, or correct one."""
        how = "abbruch" if abgebrochen else "ende"
        facts = f"{tore1}:{tore2} {schnatz or '-'} {betrug1}:{betrug2} {how}"
        name = await self._match(interaction, spiel)
        await self._act(interaction, f"enter {name} {facts} {reason(grund)}")

    @command(pokal)
    async def annullieren(self, interaction: Interaction, spiel: str, grund: Reason) -> None:
        """Let a match not count and be played again."""
        await self._act(interaction, f"annul {await self._match(interaction, spiel)} {reason(grund)}")

    @command(pokal)
    async def buchen(
        self, interaction: Interaction, haus: HouseName, punkte: app_commands.Range[int, -100000, 100000], grund: Reason
    ) -> None:
        """Give a house points, or take some."""
        await self._act(interaction, f"book {haus} {punkte} {reason(grund)}")

    @zeit.autocomplete("spiel")
    @termin.autocomplete("spiel")
    @antwort.autocomplete("spiel")
    @pfeifen.autocomplete("spiel")
    @verschieben.autocomplete("spiel")
    @aufstellung.autocomplete("spiel")
    @nothing_if_declined
    async def _open(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the matches that are still to be played."""
        season = await self._season(interaction)
        return offers(season, [one.name for one in open_matches(season)], current)

    @ergebnis.autocomplete("spiel")
    @annullieren.autocomplete("spiel")
    @nothing_if_declined
    async def _all(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer all matches."""
        return offers(await self._season(interaction), NAMES, current)

    async def _match(self, interaction: Interaction, typed: str) -> str:
        """Return the match somebody means, chosen or typed."""
        return meant(await self._season(interaction), NAMES, typed)

    async def _act(self, interaction: Interaction, move: str, people: tuple[Who, ...] = ()) -> None:
        """Do something in the season and say what came of it."""
        services = self._services

        async def done() -> Any:
            live = await newest(services, interaction.guild_id)
            who = services.who(interaction.user)
            return await services.contests.act(live.row.id, who, move, cause=interaction.id, people=people)

        acted = await patiently(interaction, done(), ephemeral=True)
        season = Season(services, acted.live, services.language(interaction))
        lines = [f"✅ {season.written(words)}" for words in acted.told] or [season.tell("pokal-done")]
        await send(interaction, ephemeral=True, content="\n".join(lines)[:2000])


async def setup(client: SpielleiterClient) -> None:
    """Enter the house."""
    await client.add_cog(PokalCog(client))
