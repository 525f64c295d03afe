"""/partie: status, log and the referee's hand, for every game alike."""

import io
from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.conduct import Done
from bot.app.live import Live, Look, declined
from bot.app.rights import require
from bot.client import SpielleiterClient
from bot.engine.text import Text, text
from bot.store import records
from bot.ui.access import require_rights
from bot.ui.answer import patiently, send
from bot.ui.asking import Question
from bot.ui.chronicle import log_lines, standing_lines
from bot.ui.desk import safe
from bot.ui.layout import Shown
from bot.ui.panel import PanelVoice, render
from bot.ui.words import offered, word

Interaction = discord.Interaction[SpielleiterClient]
REASON = app_commands.Range[str, 1, 300]
SHOWN_LINES = 12


class PartieCog(commands.Cog):
    """Leading a game."""

    def __init__(self, client: SpielleiterClient) -> None:
        """Keep the desk at hand."""
        self._client, self._desk = client, client.desk

    partie = app_commands.Group(
        name=word("cmd-partie-name"),
        description=word("cmd-partie"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
    )

    async def _live(self, interaction: Interaction, partie: str | None) -> Live:
        """Return the game that is meant: the one named, else the newest in this channel."""
        if partie is not None:
            live = await self._desk.games.live(partie)
            if live.row.guild_id != interaction.guild_id:
                raise declined("game-unknown")
            return live
        here = await self._desk.games.here(interaction.channel_id or 0)
        if not here:
            raise declined("partie-none-here")
        return here[0]

    async def _note(self, interaction: Interaction, done: Done, words: Text, reason: str | None) -> None:
        """Say in the game's channel what happened; a second delivery says nothing new."""
        live, act = done
        desk = self._desk
        said = desk.texts.say(words, desk.language_in(interaction.guild_id), PanelVoice(desk, live, "de").name)
        if reason:
            said += f"\n> {safe(reason)}"
        if live.row.channel_id == interaction.channel_id:
            await send(interaction, content=said)
            return
        await send(interaction, ephemeral=True, content=said)
        if act is not None and live.row.channel_id is not None:
            channel = self._client.get_partial_messageable(live.row.channel_id)
            await channel.send(said, allowed_mentions=discord.AllowedMentions.none())

    @partie.command(name=word("cmd-partie-status-name"), description=word("cmd-partie-status"))
    @app_commands.rename(partie=word("cmd-partie-game-name"))
    @app_commands.describe(partie=word("cmd-partie-game"))
    async def status(self, interaction: Interaction, partie: str | None = None) -> None:
        """Say where a game stands."""
        live = await patiently(interaction, self._live(interaction, partie), ephemeral=True)
        lines = standing_lines(self._desk, live, self._desk.language(interaction))
        await send(interaction, ephemeral=True, content="\n".join(lines)[:2000])

    @partie.command(name=word("cmd-partie-log-name"), description=word("cmd-partie-log"))
    @app_commands.rename(partie=word("cmd-partie-game-name"))
    @app_commands.describe(partie=word("cmd-partie-game"))
    async def log(self, interaction: Interaction, partie: str | None = None) -> None:
        """Hand out what everybody may know of what happened."""
        live = await patiently(interaction, self._live(interaction, partie), ephemeral=True)
        entries = await patiently(interaction, self._desk.games.entries(live), ephemeral=True)
        voice = PanelVoice(self._desk, live, self._desk.language(interaction))
        lines = log_lines(live, entries, voice.say)
        if not lines:
            raise declined("partie-log-empty")
        shown = "\n".join(safe(line) for line in lines[-SHOWN_LINES:])[-1900:]
        file = discord.File(io.BytesIO("\n".join(lines).encode()), f"partie-{live.row.id}.txt")
        await send(interaction, ephemeral=True, content=shown, file=file)

    @partie.command(name=word("cmd-partie-zurueck-name"), description=word("cmd-partie-zurueck"))
    @app_commands.rename(wohin=word("cmd-partie-wohin-name"), partie=word("cmd-partie-game-name"))
    @app_commands.describe(wohin=word("cmd-partie-wohin"), partie=word("cmd-partie-game"))
    @app_commands.choices(
        wohin=[
            app_commands.Choice(name=word("cmd-partie-wohin-schritt"), value="schritt"),
            app_commands.Choice(name=word("cmd-partie-wohin-abschnitt"), value="abschnitt"),
        ]
    )
    async def zurueck(self, interaction: Interaction, wohin: str = "schritt", partie: str | None = None) -> None:
        """Take back the last step or the present section, after a question."""
        live = await self._live(interaction, partie)
        section = wohin == "abschnitt"

        async def go(reply: discord.Interaction, cause: int, reason: str) -> Done:
            who = self._desk.who(reply.user)
            return await self._desk.conduct.rewind(live.row.id, who, cause=cause, section=section, reason=reason)

        note = "partie-note-section" if section else "partie-note-rewind"
        await self._ask(interaction, live, "partie zurueck", "partie-ask-rewind", note, go)

    @partie.command(name=word("cmd-partie-beenden-name"), description=word("cmd-partie-beenden"))
    @app_commands.rename(partie=word("cmd-partie-game-name"))
    @app_commands.describe(partie=word("cmd-partie-game"))
    async def beenden(self, interaction: Interaction, partie: str | None = None) -> None:
        """Break a game off, after a question."""
        live = await self._live(interaction, partie)

        async def go(reply: discord.Interaction, cause: int, reason: str) -> Done:
            return await self._desk.conduct.end(live.row.id, self._desk.who(reply.user), cause=cause, reason=reason)

        await self._ask(interaction, live, "partie beenden", "partie-ask-end", "partie-note-end", go)

    async def _ask(
        self,
        interaction: Interaction,
        live: Live,
        entry: str,
        question: str,
        note: str,
        go: Callable[[discord.Interaction, int, str], Awaitable[Done]],
    ) -> None:
        """Ask for the reason before something that cannot be undone; sending the form is the confirmation."""
        desk = self._desk
        require(entry, desk.who(interaction.user), live)
        game = desk.say(Text(f"{live.spec.name}-name"), interaction)

        async def answered(reply: discord.Interaction, reason: str) -> None:
            done = await patiently(reply, go(reply, reply.id, reason), ephemeral=False)
            await self._note(reply, done, text(note, person=reply.user.mention), reason)  # type: ignore[arg-type]  # ours

        prompt = desk.say(text("partie-ask-reason"), interaction)
        about = desk.say(text(question, game=game), interaction)
        title = f"{game} · {live.row.id}"
        await interaction.response.send_modal(Question(desk, title, prompt, answered, about=about))

    @partie.command(name=word("cmd-partie-pause-name"), description=word("cmd-partie-pause"))
    @app_commands.rename(grund=word("cmd-partie-grund-name"), partie=word("cmd-partie-game-name"))
    @app_commands.describe(grund=word("cmd-partie-grund"), partie=word("cmd-partie-game"))
    async def pause(self, interaction: Interaction, grund: REASON | None = None, partie: str | None = None) -> None:
        """Stop the clock."""
        live = await self._live(interaction, partie)
        who = self._desk.who(interaction.user)
        work = self._desk.conduct.pause(live.row.id, who, cause=interaction.id, reason=grund or "")
        done = await patiently(interaction, work, ephemeral=False)
        await self._note(interaction, done, text("partie-note-pause", person=interaction.user.mention), grund)

    @partie.command(name=word("cmd-partie-weiter-name"), description=word("cmd-partie-weiter"))
    @app_commands.rename(partie=word("cmd-partie-game-name"))
    @app_commands.describe(partie=word("cmd-partie-game"))
    async def weiter(self, interaction: Interaction, partie: str | None = None) -> None:
        """Go on."""
        live = await self._live(interaction, partie)
        work = self._desk.conduct.resume(live.row.id, self._desk.who(interaction.user), cause=interaction.id)
        done = await patiently(interaction, work, ephemeral=False)
        await self._note(interaction, done, text("partie-note-resume", person=interaction.user.mention), None)

    @partie.command(name=word("cmd-partie-ersetzen-name"), description=word("cmd-partie-ersetzen"))
    @app_commands.rename(
        platz=word("cmd-partie-platz-name"),
        person=word("cmd-partie-person-name"),
        grund=word("cmd-partie-grund-name"),
        partie=word("cmd-partie-game-name"),
    )
    @app_commands.describe(
        platz=word("cmd-partie-platz"),
        person=word("cmd-partie-person"),
        grund=word("cmd-partie-grund"),
        partie=word("cmd-partie-game"),
    )
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
        desk, live = self._desk, await self._live(interaction, partie)
        new = desk.who(person) if person else None

        async def replaced() -> Done:
            if new is not None:
                await desk.lobby.admit(live, new)
            who = desk.who(interaction.user)
            return await desk.conduct.replace(live.row.id, who, platz, new, cause=interaction.id, reason=grund or "")

        done = await patiently(interaction, replaced(), ephemeral=False)
        somebody = person.mention if person else "🤖"
        words = text("partie-note-replace", person=interaction.user.mention, seat=platz, by=somebody)
        await self._note(interaction, done, words, grund)

    @ersetzen.autocomplete("platz")
    async def _seats(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        here = await self._desk.games.here(interaction.channel_id or 0)
        seats = [(row.seat, here[0].name_of(row.seat)) for row in here[0].seats if not row.excluded] if here else []
        return offered([(seat, f"{seat}: {name}" if name != seat else seat) for seat, name in seats], current)

    @partie.command(name=word("cmd-partie-hier-name"), description=word("cmd-partie-hier"))
    @app_commands.rename(partie=word("cmd-partie-game-name"))
    @app_commands.describe(partie=word("cmd-partie-game"))
    async def hier(self, interaction: Interaction, partie: str | None = None) -> None:
        """Show a game anew, here: its channel may be gone, or its panel far above."""
        require_rights(interaction)
        desk, channel_id = self._desk, interaction.channel_id or 0
        live = await self._live(interaction, partie)

        async def moved() -> tuple[Look, Shown]:
            known = await desk.games.database.read(lambda db: records.load_panels(db, live.row.id))
            if any(row.channel_id == channel_id and row.audience in ("officials", "team") for row in known):
                raise declined("partie-here-private")
            await desk.conduct.move(live.row.id, desk.who(interaction.user), channel_id, cause=interaction.id)
            for old in known:
                if old.audience == "public":  # referees and teams keep their rooms
                    await self._client.publisher.forget(live.row.id, old.channel_id, old.audience)
            look = await desk.games.look(live.row.id)
            return look, await render(desk, look, desk.language_in(interaction.guild_id))

        look, shown = await patiently(interaction, moved(), ephemeral=False)
        message_id = await send(interaction, view=shown.view, files=shown.files())
        if message_id is not None:
            await self._client.publisher.opened(look.live, channel_id, message_id)

    @partie.command(name=word("cmd-partie-pfeife-name"), description=word("cmd-partie-pfeife"))
    @app_commands.rename(
        an=word("cmd-partie-an-name"), als=word("cmd-partie-als-name"), partie=word("cmd-partie-game-name")
    )
    @app_commands.describe(an=word("cmd-partie-an"), als=word("cmd-partie-als"), partie=word("cmd-partie-game"))
    @app_commands.choices(
        als=[
            app_commands.Choice(name=word("cmd-partie-als-schiri"), value="schiri"),
            app_commands.Choice(name=word("cmd-partie-als-gehilfe"), value="gehilfe"),
        ]
    )
    async def pfeife(
        self, interaction: Interaction, an: discord.Member, als: str = "schiri", partie: str | None = None
    ) -> None:
        """Hand the whistle over."""
        if an.bot:
            raise declined("lobby-no-bots")
        desk, live = self._desk, await self._live(interaction, partie)
        assistant = als == "gehilfe"
        work = desk.conduct.whistle(
            live.row.id, desk.who(interaction.user), desk.who(an), cause=interaction.id, assistant=assistant
        )
        done = await patiently(interaction, work, ephemeral=False)
        note = "partie-note-assistant" if assistant else "partie-note-whistle"
        await self._note(interaction, done, text(note, person=interaction.user.mention, to=an.mention), None)

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
        """Offer the games of this channel first, then one's own."""
        games = self._desk.games
        found = await games.here(interaction.channel_id or 0) + await games.of(interaction.user.id)
        known = {live.row.id: live for live in found if live.row.guild_id == interaction.guild_id}
        names = [(id, self._desk.say(Text(f"{live.spec.name}-name"), interaction)) for id, live in known.items()]
        return offered([(id, f"{name} · {id}") for id, name in names], current)


async def setup(client: SpielleiterClient) -> None:
    """Enter the house."""
    await client.add_cog(PartieCog(client))
