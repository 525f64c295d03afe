"""/hut: open a game of Fang den Hut, write orders (also by direct message), look into the reports."""

import asyncio
import re
import time

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from bot.app.live import Live, declined
from bot.client import SpielleiterClient
from bot.draw.pool import StudioError
from bot.engine.model import Refused
from bot.engine.screen import Picture
from bot.engine.text import text
from bot.games.hut.model import PHASES, HutOptions, RoundReport, State, View
from bot.games.hut.notation import orders_from_text
from bot.games.hut.screen.picture import report_picture
from bot.games.hut.screen.reports import report_lines
from bot.store import finding
from bot.ui.answer import account, patiently
from bot.ui.controls import show_page
from bot.ui.layout import Sheet, Shown
from bot.ui.opening import open_table
from bot.ui.panel import PanelVoice, render, speaker
from bot.ui.words import word

log = structlog.get_logger(__name__)

Interaction = discord.Interaction[SpielleiterClient]
KIND = "hut"
TIMES = ("10 Minuten", "1 Stunde", "12 Stunden", "1 Tag", "2 Tage", "7 Tage", "14 Tage")
_TIME = re.compile(r"([1-9][0-9]{0,5})\s*([a-zäöü]*)\.?", re.IGNORECASE)
_UNITS = {"m": 60, "s": 3600, "h": 3600, "t": 86400, "d": 86400}
"""By the first letter of minutes, Stunden or hours, Tage or days."""
SHORTEST, LONGEST = 60, 14 * 86400


def seconds_of(words: str) -> int:
    """Read a time as people write it: 30 Minuten, 12h, 3 Tage."""
    found = _TIME.fullmatch(words.strip())
    unit = _UNITS.get(found[2][:1].lower()) if found else None
    if found is None or unit is None or not SHORTEST <= int(found[1]) * unit <= LONGEST:
        raise declined("hut-bad-time", time=words[:40])
    return int(found[1]) * unit


def seated(live: Live, person_id: int) -> bool:
    """Tell whether somebody plays in a game of this kind that is running."""
    return live.spec.name == KIND and live.row.status == "running" and live.seat_of(person_id) is not None


class HutCog(commands.Cog):
    """Everything with hats."""

    def __init__(self, client: SpielleiterClient) -> None:
        """Keep the desk at hand, and post a report whenever a round is worked out."""
        self._client, self._desk = client, client.desk
        self._reported: dict[str, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._desk.games.on_change.append(self._on_change)

    async def cog_unload(self) -> None:
        """Finish the reports under way."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)

    hut = app_commands.Group(
        name=word("cmd-hut-name"),
        description=word("cmd-hut"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
    )

    @hut.command(name=word("cmd-hut-neu-name"), description=word("cmd-hut-neu"))
    @app_commands.rename(plaetze=word("cmd-hut-plaetze-name"), frist=word("cmd-hut-frist-name"))
    @app_commands.describe(plaetze=word("cmd-hut-plaetze"), frist=word("cmd-hut-frist"))
    async def neu(
        self, interaction: Interaction, plaetze: app_commands.Range[int, 2, 6] = 6, frist: str = "2 Tage"
    ) -> None:
        """Open a lobby."""
        if interaction.guild is None:  # Discord knows `guild_only` for whole groups only
            raise app_commands.NoPrivateMessage
        options = HutOptions(players=plaetze, seconds=seconds_of(frist))
        host = self._desk.who(interaction.user)
        await open_table(interaction, self._desk, self._client.publisher, KIND, options, {"1": host})

    @neu.autocomplete("frist")
    async def _times(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the usual times."""
        fitting = [time for time in TIMES if current.strip().lower() in time.lower()]
        return [app_commands.Choice(name=time, value=time) for time in fitting]

    @hut.command(name=word("cmd-hut-befehl-name"), description=word("cmd-hut-befehl"))
    @app_commands.rename(befehle=word("cmd-hut-befehle-name"), partie=word("cmd-hut-partie-name"))
    @app_commands.describe(befehle=word("cmd-hut-befehle"), partie=word("cmd-hut-partie"))
    async def befehl(self, interaction: Interaction, befehle: str | None = None, partie: str | None = None) -> None:
        """Write orders, or show one's own slip."""
        live = await patiently(interaction, self._own_game(interaction, partie), ephemeral=True)
        if befehle is not None:
            person = self._desk.who(interaction.user)
            work = self._desk.games.act(live.row.id, person, f"befehl {befehle}", cause=interaction.id)
            live = (await patiently(interaction, work, ephemeral=True)).live
        await show_page(interaction, self._desk, live.row.id, live.token, "")

    @hut.command(name=word("cmd-hut-bericht-name"), description=word("cmd-hut-bericht"))
    @app_commands.rename(runde=word("cmd-hut-runde-name"), partie=word("cmd-hut-partie-name"))
    @app_commands.describe(runde=word("cmd-hut-runde"), partie=word("cmd-hut-partie"))
    async def bericht(
        self, interaction: Interaction, runde: app_commands.Range[int, 1, 15] | None = None, partie: str | None = None
    ) -> None:
        """Show the report of a round, for the eyes of who asks."""
        live = await patiently(interaction, self._game_here(interaction, partie), ephemeral=True)
        state: State = live.folded().state
        if not state.reports:
            raise declined("hut-no-report-yet")
        if runde is not None and runde > len(state.reports):
            raise declined("hut-no-such-round", round=runde, last=len(state.reports))
        await show_page(interaction, self._desk, live.row.id, live.token, f"b{runde or len(state.reports)}")

    @befehl.autocomplete("partie")
    @bericht.autocomplete("partie")
    async def _games(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the own games."""
        found = [live for live in await self._desk.games.of(interaction.user.id) if seated(live, interaction.user.id)]
        choices = []
        for live in found[:25]:
            others = ", ".join(live.name_of(row.seat) for row in live.seats if row.person_id != interaction.user.id)
            choices.append(app_commands.Choice(name=f"{live.row.id}: {others}"[:100], value=live.row.id))
        return choices

    # -- which game ----------------------------------------------------------------------------------------------------

    async def _named_game(self, partie: str) -> Live:
        live = await self._desk.games.live(partie.strip()[:40])
        if live.spec.name != KIND:
            raise declined("game-unknown")
        return live

    async def _own_game(self, interaction: Interaction, partie: str | None) -> Live:
        """Find the running game a person writes orders for: the one in this channel, or the only one."""
        if partie is not None:
            return await self._named_game(partie)
        found = [live for live in await self._desk.games.of(interaction.user.id) if seated(live, interaction.user.id)]
        here = [live for live in found if live.row.channel_id == interaction.channel_id]
        if not found:
            raise declined("hut-no-game")
        if len(found) > 1 and len(here) != 1:
            raise declined("hut-which-game")
        return (here or found)[0]

    async def _game_here(self, interaction: Interaction, partie: str | None) -> Live:
        """Find the game whose reports are meant: the last of this channel, or else the person's own."""
        if partie is not None:
            return await self._named_game(partie)
        channel_id = interaction.channel_id or 0
        last = await self._desk.games.database.read(lambda db: finding.last_game_in(db, channel_id, KIND))
        return await self._desk.games.live(last) if last else await self._own_game(interaction, None)

    # -- direct messages -----------------------------------------------------------------------------------------------

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Take orders by direct message from people who sit in a game."""
        if message.guild is not None or message.author.bot or not message.content or message.content.startswith("/"):
            return
        started, desk = time.monotonic(), self._desk
        language: str = desk.settings.language
        try:
            games = await desk.games.of(message.author.id)
            mine = [live for live in games if seated(live, message.author.id)]
            is_order = not isinstance(orders_from_text(message.content), Refused)
            if not mine or (len(games) > len(mine) and not is_order):
                return  # it may well be meant for another game
            language = desk.language_in(mine[0].row.guild_id)
            if len(mine) > 1:
                raise declined("hut-which-game")
            shown = await self._ordered(message, mine[0], language)
            await message.channel.send(view=shown.view, files=shown.files())
        except discord.HTTPException as failure:
            log.warning("answer did not arrive", what="typed hut", error=str(failure))
        except Exception as error:
            words = account(desk, "typed hut", error, time.monotonic() - started, language)
            if words:
                await message.channel.send(words)

    async def _ordered(self, message: discord.Message, live: Live, language: str) -> Shown:
        """Write what a message orders, and return the slip to show."""
        person = self._desk.who(message.author)
        await self._desk.games.act(live.row.id, person, f"befehl {message.content}", cause=message.id)
        look = await self._desk.games.look(live.row.id, person)
        return await render(self._desk, look, language, private=True)

    # -- reports in the channel ----------------------------------------------------------------------------------------

    def _on_change(self, live: Live) -> None:
        """Notice that a round was worked out: there is a report more than before."""
        if live.spec.name != KIND or live.position is None:
            return
        state: State = live.position.state
        count, known = len(state.reports), self._reported.get(live.row.id)
        self._reported[live.row.id] = count
        # After a restart nothing is known: a round is just over if there is a report and nobody has written since.
        fresh = count > known if known is not None else count > 0 and not any(one.slip for one in state.players)
        if live.row.status != "running":
            self._reported.pop(live.row.id, None)
        if fresh and live.row.status in ("running", "over"):
            task = asyncio.create_task(self._post(live))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _post(self, live: Live) -> None:
        """Post the report of the last round: the orders with their marks, the board after each phase, the points."""
        desk, channel_id = self._desk, live.row.channel_id
        if channel_id is None:
            return
        view: View = live.spec.rules.view(live.folded().state, None)
        language = desk.language_in(live.row.guild_id)
        voice, say = PanelVoice(desk, live, language), speaker(desk, live, language)
        last = view.reports[-1]
        sheet = Sheet("plain")
        sheet.text(f"## {say(text('hut-report-title', round=last.round))}")
        sheet.text("\n".join(say(line) for line in report_lines(view, last)))
        try:
            sheet.gallery(await self._pictures(view, voice, last))
            shown = sheet.shown()
            await self._client.get_partial_messageable(channel_id).send(view=shown.view, files=shown.files())
        except (discord.HTTPException, StudioError, OSError) as failure:
            log.warning("report did not arrive", game=live.row.id, error=str(failure))
            return
        self._client.publisher.covered(channel_id)

    async def _pictures(self, view: View, voice: PanelVoice, last: RoundReport) -> list[tuple[str, bytes, str]]:
        found = []
        for phase in PHASES:
            picture: Picture = report_picture(view, voice, last, phase)
            png = await self._desk.studio.draw(picture.draw, picture.data)
            found.append((f"phase{phase}.png", png, voice.say(picture.alt)))
        return found


async def setup(client: SpielleiterClient) -> None:
    """Enter the house."""
    await client.add_cog(HutCog(client))
