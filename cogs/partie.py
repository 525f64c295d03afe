"""/partie: status, log and the referee's hand, for every game alike."""

import io
from collections.abc import Awaitable, Callable
from typing import Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import SpielleiterClient
from bot.edge.kit.access import require_rights
from bot.edge.kit.answer import open_form, patiently, send
from bot.edge.kit.commands import command, group
from bot.edge.kit.services import reason, safe, seat_label
from bot.edge.kit.visiting import visited
from bot.edge.kit.words import nothing_if_declined, offered
from bot.edge.table.asking import Question
from bot.edge.table.chronicle import last_lines, log_lines, status_lines, unmarked
from bot.edge.table.links import link_to
from bot.edge.table.panel import PanelVoice
from bot.engine.limits import LONGEST_REASON
from bot.engine.text import Text, text
from bot.service.leading.conduct import Done
from bot.service.leading.rights import require
from bot.service.play.live import Live, Look, declined, must_not_have_ended
from bot.service.play.naming import hour, title
from bot.service.play.owing import moved_panel, why_unsaid
from bot.store import outbox, panels, places

Interaction = discord.Interaction[SpielleiterClient]
REASON = app_commands.Range[str, 1, LONGEST_REASON]
SHOWN_LINES, SHOWN_UNSAID = 12, 3


class PartieCog(commands.Cog):
    """Leading a game."""

    def __init__(self, client: SpielleiterClient) -> None:
        self._client, self._services = client, client.services

    partie = group("partie")

    async def _live(self, interaction: Interaction, partie: str | None, *, acts: bool = True) -> Live:
        """Return the game that is meant: the one named, else the one here that somebody has a part in, else any.

        Where several are left, those that run come first; of them the newest is shown, but whoever acts says which.
        """
        if partie is not None:
            return await visited(interaction, self._services, partie)
        here, person = await self._services.games.here(interaction.channel_id or 0), interaction.user.id
        if not here:
            raise declined("partie-none-here")
        here = [live for live in here if _takes_part(live, person)] or here
        here = [live for live in here if live.row.status == "running"] or here
        if acts and len(here) > 1:
            names = [f"{self._services.say(title(live), interaction)} · {hour(live)}" for live in here]
            raise declined("partie-which", games="\n".join(f"- {name}" for name in names))
        return here[0]

    async def _note(self, interaction: discord.Interaction, done: Done, words: Text, why: str | None) -> None:
        """Answer with what happened, for everybody where the game is played."""
        live, _ = done
        services = self._services
        elsewhere = live.row.channel_id != interaction.channel_id
        language = services.language(interaction) if elsewhere else services.public_language(interaction)
        said = services.texts.say(words, language, PanelVoice(services, live, language).name)
        if why:
            said += f"\n> {safe(why, LONGEST_REASON)}"
        await send(interaction, ephemeral=elsewhere, content=said)

    def _elsewhere(self, interaction: discord.Interaction, live: Live, words: Text) -> Text | None:
        """Return the words if they must be said where the game is played: the answer to a command is here."""
        return words if live.row.channel_id != interaction.channel_id else None

    @command(partie)
    async def status(self, interaction: Interaction, partie: str | None = None) -> None:
        """Say where a game stands."""
        live = await patiently(interaction, self._live(interaction, partie, acts=False), ephemeral=True)
        lines = status_lines(self._services, live, self._services.language(interaction))
        if link := await link_to(self._services, live):
            lines.append(self._services.say(text("partie-to-table", link=link), interaction))
        unsaid = await self._services.games.database.read(lambda db: outbox.unsaid(db, live.row.id, SHOWN_UNSAID))
        for _, why, when in unsaid:
            words = text("partie-unsaid", when=f"<t:{int(when.timestamp())}:f>", reason=why_unsaid(why))
            lines.append(self._services.say(words, interaction))
        await send(interaction, ephemeral=True, content="\n".join(lines)[:2000])

    @command(partie)
    async def log(self, interaction: Interaction, partie: str | None = None) -> None:
        """Hand out what everybody may know of what happened."""
        live = await patiently(interaction, self._live(interaction, partie, acts=False), ephemeral=True)
        entries = await patiently(interaction, self._services.games.entries(live), ephemeral=True)
        language = self._services.language(interaction)
        voice = PanelVoice(self._services, live, language)
        lines = log_lines(live, entries, voice.say, self._services.erased(language))
        if not lines:
            raise declined("partie-log-empty")
        file = discord.File(io.BytesIO("\n".join(map(unmarked, lines)).encode()), f"{live.spec.name}-{_day(live)}.txt")
        await send(interaction, ephemeral=True, content=last_lines(lines, SHOWN_LINES), file=file)

    @command(partie)
    async def zurueck(
        self, interaction: Interaction, wohin: Literal["schritt", "abschnitt"] = "schritt", partie: str | None = None
    ) -> None:
        """Take back the last step or the present section, after a question."""
        live = await self._live(interaction, partie)
        must_not_have_ended(live)
        section = wohin == "abschnitt"

        async def go(reply: discord.Interaction, reason: str, note: Text | None) -> Done:
            who, conduct = self._services.who(reply.user), self._services.conduct
            return await conduct.rewind(live.row.id, who, cause=reply.id, section=section, reason=reason, note=note)

        note = "partie-note-section" if section else "partie-note-rewind"
        await self._ask(interaction, live, "partie zurueck", "partie-ask-rewind", note, go)

    @command(partie)
    async def beenden(self, interaction: Interaction, partie: str | None = None) -> None:
        """Break a game off, after a question."""
        live = await self._live(interaction, partie)
        must_not_have_ended(live)

        async def go(reply: discord.Interaction, reason: str, note: Text | None) -> Done:
            who = self._services.who(reply.user)
            return await self._services.conduct.end(live.row.id, who, cause=reply.id, reason=reason, note=note)

        await self._ask(interaction, live, "partie beenden", "partie-ask-end", "partie-note-end", go)

    async def _ask(
        self,
        interaction: Interaction,
        live: Live,
        entry: str,
        question: str,
        note: str,
        go: Callable[[discord.Interaction, str, Text | None], Awaitable[Done]],
    ) -> None:
        """Ask for the reason before something that cannot be undone; sending the form is the confirmation."""
        services = self._services
        require(entry, services.who(interaction.user), live)
        game = services.say(Text(f"{live.spec.name}-name"), interaction)

        async def answered(reply: discord.Interaction, reason: str) -> None:
            more = {"what": live.noun} if note == "partie-note-end" else {}
            words = text(note, person=reply.user.mention, **more)
            work = go(reply, reason, self._elsewhere(reply, live, words))
            await self._note(reply, await patiently(reply, work, ephemeral=False), words, reason)

        prompt = services.say(text("partie-ask-reason"), interaction)
        about = services.say(text(question, game=game), interaction)
        title = f"{game}, {_day(live)}"
        await open_form(interaction, Question(services, title, prompt, answered, about=about))

    @command(partie)
    async def pause(self, interaction: Interaction, grund: REASON | None = None, partie: str | None = None) -> None:
        """Stop the clock."""
        why = reason(grund) if grund else ""
        live = await self._live(interaction, partie)
        who, common = self._services.who(interaction.user), await self._services.tables.shares_clock(live)
        person = interaction.user.mention
        stands = text("partie-note-pause", person=person, what=live.noun)
        words = text("partie-note-pause-table", person=person) if common else stands
        note = self._elsewhere(interaction, live, words)
        work = self._services.conduct.pause(live.row.id, who, cause=interaction.id, reason=why, note=note)
        await self._note(interaction, await patiently(interaction, work, ephemeral=False), words, why)

    @command(partie)
    async def weiter(self, interaction: Interaction, partie: str | None = None) -> None:
        """Go on."""
        live = await self._live(interaction, partie)
        who, words = self._services.who(interaction.user), text("partie-note-resume", person=interaction.user.mention)
        note = self._elsewhere(interaction, live, words)
        work = self._services.conduct.resume(live.row.id, who, cause=interaction.id, note=note)
        await self._note(interaction, await patiently(interaction, work, ephemeral=False), words, None)

    @command(partie)
    async def ersetzen(
        self,
        interaction: Interaction,
        platz: str,
        person: discord.Member | None = None,
        grund: REASON | None = None,
        partie: str | None = None,
    ) -> None:
        """Put somebody else, or the computer, on a seat."""
        if person is not None and person.bot:
            raise declined("lobby-no-bots")
        why = reason(grund) if grund else ""
        services = self._services
        live = await self._live(interaction, partie)
        new = services.who(person) if person else None
        somebody = person.mention if person else "computer"
        seat = live.spec.lobby.named(platz)
        words = text("partie-note-replace", person=interaction.user.mention, seat=seat, by=somebody)
        note = self._elsewhere(interaction, live, words)

        async def replaced() -> Done:
            if new is not None:
                await services.lobby.admit(live, new, platz)
            who = services.who(interaction.user)
            return await services.conduct.replace(
                live.row.id, who, platz, new, cause=interaction.id, reason=why, note=note
            )

        await self._note(interaction, await patiently(interaction, replaced(), ephemeral=False), words, why)

    @ersetzen.autocomplete("platz")
    @nothing_if_declined
    async def _seats(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        live = await self._live(interaction, interaction.namespace.partie)
        seats = [(row.seat, live.name_of(row.seat)) for row in live.seats if not row.excluded]

        def say(words: Text) -> str:
            return self._services.say(words, interaction)

        labels = {seat: seat_label(live, seat, say) for seat, _ in seats}
        named = [(seat, f"{labels[seat]}: {name}" if name != seat else labels[seat]) for seat, name in seats]
        return offered(named, current)

    @command(partie)
    async def hier(self, interaction: Interaction, partie: str | None = None) -> None:
        """Show a game anew, here: its channel may be gone, or its panel far above."""
        require_rights(interaction)
        services, channel_id = self._services, interaction.channel_id or 0
        live = await self._live(interaction, partie)

        async def moved() -> Look:
            before = await services.games.database.read(lambda db: panels.of(db, live.row.id))
            threads = await services.games.database.read(lambda db: places.of(db, live.row.id, "team", "stand"))
            private = {row.channel_id for row in threads}
            private |= {panel.channel_id for panel in before if panel.audience == "officials"}
            if channel_id in private:
                raise declined("partie-here-private")
            leaving = [panel for panel in before if panel.audience == "public"]  # referees keep theirs
            who = services.who(interaction.user)
            await services.conduct.move(live.row.id, who, channel_id, cause=interaction.id, leaving=leaving)
            return await services.games.look(live.row.id)

        key = moved_panel(live.row.id, interaction.id)
        await self._client.publisher.answer(interaction, key, channel_id, moved())

    @command(partie)
    async def pfeife(
        self,
        interaction: Interaction,
        an: discord.Member,
        als: Literal["schiri", "gehilfe"] = "schiri",
        partie: str | None = None,
    ) -> None:
        """Hand the whistle over."""
        if an.bot:
            raise declined("lobby-no-bots")
        services = self._services
        live = await self._live(interaction, partie)
        assistant = als == "gehilfe"
        code = "partie-note-assistant" if assistant else "partie-note-whistle"
        words = text(code, person=interaction.user.mention, to=an.mention)
        work = services.conduct.whistle(
            live.row.id,
            services.who(interaction.user),
            services.who(an),
            cause=interaction.id,
            assistant=assistant,
            note=self._elsewhere(interaction, live, words),
        )
        await self._note(interaction, await patiently(interaction, work, ephemeral=False), words, None)

    @status.autocomplete("partie")
    @log.autocomplete("partie")
    @zurueck.autocomplete("partie")
    @beenden.autocomplete("partie")
    @pause.autocomplete("partie")
    @weiter.autocomplete("partie")
    @ersetzen.autocomplete("partie")
    @pfeife.autocomplete("partie")
    @hier.autocomplete("partie")
    async def _games(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the games of this channel first, then one's own, also those one has opened for others."""
        games = self._services.games
        found = await games.here(interaction.channel_id or 0) + await games.of(interaction.user.id, hosting=True)
        known = {live.row.id: live for live in found if live.row.guild_id == interaction.guild_id}
        say, language = self._services.texts.say, self._services.language(interaction)
        names = [(id, f"{say(title(live), language, bare=True)} · {hour(live)}") for id, live in known.items()]
        return offered(names, current)


def _takes_part(live: Live, person_id: int) -> bool:
    named = (live.row.host_id, live.row.referee_id, live.row.assistant_id, *live.officials)
    return person_id in named or live.seat_of(person_id) is not None


def _day(live: Live) -> str:
    return f"{live.row.created_at:%Y-%m-%d}"


async def setup(client: SpielleiterClient) -> None:
    """Enter the house."""
    await client.add_cog(PartieCog(client))
