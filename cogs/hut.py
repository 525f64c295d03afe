"""/hut: open a game of Fang den Hut, write orders (also by direct message), look into the reports."""

import contextlib

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from bot.client import SpielleiterClient
from bot.draw.pool import StudioError
from bot.edge.kit.answer import patiently
from bot.edge.kit.commands import IN_DIRECT, command, group
from bot.edge.kit.layout import Sheet
from bot.edge.kit.time_limit import TimeLimit
from bot.edge.kit.visiting import visited
from bot.edge.table.controls import show_page
from bot.edge.table.direct import Answer, Unsure
from bot.edge.table.opening import open_table, settled, spoken
from bot.edge.table.panel import PanelVoice, render_own, speaker
from bot.edge.table.posts import Post, Unneeded
from bot.engine.log import in_force
from bot.engine.model import Refused
from bot.engine.spans import DAY, HOUR, MINUTE
from bot.engine.text import text
from bot.games.hut.model import HutOptions, Scored, State, View, Write
from bot.games.hut.notation import orders_from_text, write
from bot.games.hut.rules import HANDED_IN
from bot.games.hut.screen.picture import standing_picture
from bot.games.hut.screen.reports import report_lines
from bot.service.play.live import Declined, Live, declined
from bot.service.play.naming import hour, title
from bot.service.play.owing import ANNOUNCEMENT
from bot.store import finding
from bot.store.outbox import TAKEN_BACK, OwedRow

log = structlog.get_logger(__name__)

Interaction = discord.Interaction[SpielleiterClient]
KIND = "hut"
LIMIT = TimeLimit(10 * MINUTE, HOUR, 12 * HOUR, DAY, 2 * DAY, 7 * DAY, 14 * DAY, shortest=MINUTE, longest=14 * DAY)


def seated(live: Live, person_id: int) -> bool:
    """Tell whether somebody plays in a game of this kind that is running."""
    return live.spec.name == KIND and live.row.status == "running" and live.seat_of(person_id) is not None


class HutCog(commands.Cog):
    """Everything with hats."""

    def __init__(self, client: SpielleiterClient) -> None:
        """Find the words for the report of every round."""
        self._client, self._services = client, client.services
        client.outbox.compose(f"{KIND}-{ANNOUNCEMENT}", self._report)
        client.direct.read(KIND, self)

    hut = group("hut", IN_DIRECT)

    @command(hut)
    async def neu(
        self,
        interaction: Interaction,
        plaetze: app_commands.Range[int, 2, 6] = 6,
        frist: app_commands.Transform[int, LIMIT] | None = None,
    ) -> None:
        """Open a lobby."""
        if interaction.guild is None:  # Discord knows `guild_only` for whole groups only
            raise app_commands.NoPrivateMessage
        said = spoken(players=plaetze, seconds=frist)
        options = settled(interaction, self._services, KIND, HutOptions, said)
        host = self._services.who(interaction.user)
        await open_table(interaction, self._services, self._client.publisher, KIND, options, {"1": host})

    @command(hut)
    async def befehl(self, interaction: Interaction, befehle: str | None = None, partie: str | None = None) -> None:
        """Write orders, or show one's own slip."""
        live = await patiently(interaction, self._own_game(interaction, partie), ephemeral=True)
        if befehle is not None:
            person = self._services.who(interaction.user)
            move = write(Write(words=befehle))
            work = self._services.games.act(live.row.id, person, move, cause=interaction.id)
            live = (await patiently(interaction, work, ephemeral=True)).live
        await show_page(interaction, self._services, live.row.id, live.token, "")

    @command(hut)
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
        await show_page(interaction, self._services, live.row.id, live.token, f"b{runde or len(state.reports)}")

    @befehl.autocomplete("partie")
    @bericht.autocomplete("partie")
    async def _games(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the own games."""
        found = [
            live for live in await self._services.games.of(interaction.user.id) if seated(live, interaction.user.id)
        ]
        choices = []
        for live in found[:25]:
            others = ", ".join(live.name_of(row.seat) for row in live.seats if row.person_id != interaction.user.id)
            name = f"{self._services.say(title(live), interaction)}, {hour(live)}: {others}"
            choices.append(app_commands.Choice(name=name[:100], value=live.row.id))
        return choices

    # -- which game ----------------------------------------------------------------------------------------------------

    async def _named_game(self, interaction: Interaction, partie: str) -> Live:
        live = await visited(interaction, self._services, partie)
        if live.spec.name != KIND:
            raise declined("game-unknown")
        return live

    async def _own_game(self, interaction: Interaction, partie: str | None) -> Live:
        """Find the running game a person writes orders for: the one in this channel, or the only one."""
        if partie is not None:
            return await self._named_game(interaction, partie)
        found = [
            live for live in await self._services.games.of(interaction.user.id) if seated(live, interaction.user.id)
        ]
        here = [live for live in found if live.row.channel_id == interaction.channel_id]
        if not found:
            raise declined("hut-no-game")
        if len(found) > 1 and len(here) != 1:
            raise declined("hut-which-game")
        return (here or found)[0]

    async def _game_here(self, interaction: Interaction, partie: str | None) -> Live:
        """Find the game whose reports are meant: the last of this channel, or else the person's own."""
        if partie is not None:
            return await self._named_game(interaction, partie)
        channel_id = interaction.channel_id or 0
        last = await self._services.games.database.read(lambda db: finding.last_game_in(db, channel_id, KIND))
        return await self._services.games.live(last) if last else await self._own_game(interaction, None)

    # -- direct messages -----------------------------------------------------------------------------------------------

    def form(self, words: str) -> bool:
        """Tell whether a text is a slip of orders, right or wrong: it names the number, or begins as orders do."""
        draft = orders_from_text(words)
        return not isinstance(draft, Refused) and draft.is_slip

    async def take(self, live: Live, message: discord.Message, language: str, *, sure: bool) -> Answer:
        """Write what a message orders and return the slip; one that was handed in is replaced on purpose only."""
        person, words = self._services.who(message.author), Write(words=message.content, replaces=sure)
        try:
            acted = await self._services.games.act(live.row.id, person, write(words), cause=message.id)
        except Declined as no:
            if no.text.id != HANDED_IN:
                raise
            return Unsure(text("hut-replace-ask"), text("hut-replace-yes"), text("hut-replace-no"))
        if acted.again:
            return None
        look = await self._services.games.look(live.row.id, person)
        shown = await render_own(self._services, look, language, told=acted.told)
        if len(look.view.reports) == len(live.folded().state.reports):
            return shown
        return shown.headed(self._services.texts.say(text("hut-taken-last", round=len(look.view.reports)), language))

    # -- reports in the channel ----------------------------------------------------------------------------------------

    async def _report(self, row: OwedRow) -> Post:
        """Write the report of a round: the orders with their marks, the board at its end, the points."""
        live = await self._services.games.live(row.game_id or "")
        entries = in_force(await self._services.games.entries(live))
        scored = next((entry.event for entry in entries if entry.seq == row.about), None)
        if not isinstance(scored, Scored):
            raise Unneeded(TAKEN_BACK)
        services, language = self._services, self._services.language_in(live.row.guild_id)
        view: View = live.spec.rules.view(live.folded().state, None)
        voice, say = PanelVoice(services, live, language), speaker(services, live, language)
        last = next(report for report in view.reports if report.round == scored.round)
        sheet = Sheet("plain")
        sheet.text(f"## {say(text('hut-report-title', round=last.round))}")
        sheet.text("\n".join(say(line) for line in report_lines(view, last)))
        with contextlib.suppress(StudioError):  # the words are the report
            picture = standing_picture(view, voice, last)
            sheet.picture("stand.png", await services.studio.draw(picture.draw, picture.data), voice.say(picture.alt))
        sheet.text(say(text("hut-report-more", round=last.round)))
        shown = sheet.shown()
        publisher = self._client.publisher
        message = {"view": shown.view, "files": shown.files()}
        return Post(message=message, after=lambda *_: publisher.covered(row.number))


async def setup(client: SpielleiterClient) -> None:
    """Enter the house."""
    await client.add_cog(HutCog(client))
