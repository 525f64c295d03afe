"""Buttons and menus known by their ids alone, so that they work after any restart. Their templates are disjoint."""

import io
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord
from discord.ui import Button, DynamicItem, Select, UserSelect

from bot import fair
from bot.edge.kit.answer import open_form, patiently, redraw, send
from bot.edge.kit.by_id import ById
from bot.edge.kit.layout import Sheet, Shown, button
from bot.edge.kit.parts import ours
from bot.edge.kit.services import Services
from bot.edge.kit.visiting import at_home
from bot.edge.table.asking import Question, asking_button
from bot.edge.table.panel import closing_sheet, own_sheet
from bot.edge.table.private import PrivatePages
from bot.engine.access import ANYONE
from bot.engine.screen import TO_PAGE
from bot.engine.text import Text, text
from bot.service.leading.rights import RIGHTS, require
from bot.service.play.live import ANYTIME, Declined, Live, Look, declined, must_be_lobby, must_be_open
from bot.service.play.naming import file_name
from bot.service.play.proof import proof_of
from bot.service.play.writing import Acted
from bot.store import panels
from bot.store.games import OPEN

GAME_ID = r"(?P<game>[^:]{1,40})"
STEP = r"(?P<step>[^:]{1,24})"
LATE = frozenset({"game-stale", "game-rewound", "game-over", "game-abandoned"})
"""Refusals that only mean that a page was behind its game: it is shown as it is now."""


class GameControl(ById):
    """What all controls of a game share: the table of rights is asked about that game."""

    @property
    def game_id(self) -> str:
        """Return the game the control belongs to."""
        return self.match["game"]

    async def work(self, interaction: discord.Interaction, services: Services) -> None:
        """Let in who may; most controls are for everybody, and the rules judge."""
        if RIGHTS[self.entry] != ANYONE:
            live = await services.games.live(self.game_id)
            require(self.entry, await at_home(interaction, services, live), live)
        await self.press(interaction, services)


async def act(interaction: discord.Interaction, services: Services, game_id: str, step: str, move: str) -> None:
    """Do a move; the panel shows it, and the own private page it was pressed on is shown anew."""
    if move.startswith(TO_PAGE):
        await show_page(interaction, services, game_id, step, move.removeprefix(TO_PAGE))
        return
    pages = ours(interaction, PrivatePages)
    live = await services.games.live(game_id)
    if not await _is_own_sheet(interaction, services, live):
        await _do(interaction, services, live, step, move)
        await acknowledge(interaction)
        return
    with pages.attending(game_id, interaction.user.id):
        pages.looked(game_id, interaction.user.id)
        try:
            acted = await _do(interaction, services, live, step, move)
        except Declined as no:
            if no.text.id not in LATE:
                raise
            await show_page(interaction, services, game_id, "", "", note=no.text)
        else:
            await show_page(interaction, services, game_id, acted.live.token, "", acted=acted)


async def _do(interaction: discord.Interaction, services: Services, live: Live, step: str, move: str) -> Acted:
    token = None if step == ANYTIME and live.spec.manners.timeless(move) else step

    async def done() -> Acted:
        who = await at_home(interaction, services, live)
        return await services.games.act(live.row.id, who, move, cause=interaction.id, token=token)

    acted = await patiently(interaction, done(), ephemeral=True)
    services.metrics.action(acted.live.spec.name, "duplicate" if acted.again else "accepted")
    return acted


async def _is_own_sheet(interaction: discord.Interaction, services: Services, live: Live) -> bool:
    """Tell whether what was pressed on is one's own page: ephemeral, or by DM in a game on a server, but no panel."""
    message = interaction.message
    if message is None or message.flags.ephemeral or interaction.guild_id is not None or live.row.guild_id is None:
        return message is not None and message.flags.ephemeral
    shown = await services.games.database.read(lambda db: panels.of(db, live.row.id))
    return all(row.message_id != message.id for row in shown)


async def show_page(
    interaction: discord.Interaction,
    services: Services,
    game_id: str,
    step: str,
    page: str,
    *,
    acted: Acted | None = None,
    note: Text | None = None,
) -> None:
    """Show a page of the person's own screen: in place of the private one it was pressed on, or as a new one.

    A page of a step that is over leads to the front page. Where that is nobody's own, an action is confirmed in a word,
    and whoever only goes back closes the page: a second panel with live buttons must not exist.
    """
    pages, person, language = ours(interaction, PrivatePages), interaction.user.id, services.language(interaction)

    async def drawn() -> tuple[Look, str, Sequence[Text], Any, Shown | None, bool]:
        live = await services.games.live(game_id)
        who = await at_home(interaction, services, live)
        await pages.settled(game_id, person)
        look = await services.games.look(game_id, who, officials=live.spec.manners.officials and live.leads(who))
        current = page if step in (look.live.token, ANYTIME) else ""
        in_place = await _is_own_sheet(interaction, services, live)
        news = pages.since(look, person)
        sheet = own_sheet(services, look, language, current, news, note=note)
        if sheet is not None:
            return look, current, news, sheet.face(), await sheet.drawn(services.studio), in_place
        if acted is None and note is None and look.outcome is None:
            if not in_place:  # a page that is not theirs, or not any more, asked for at the panel
                must_be_open(look.live, None if step == ANYTIME else step)
                raise declined("game-not-seated" if look.seat is None else "game-not-for-you")
            return look, current, news, None, None, in_place
        closing = closing_sheet(services, look, language, acted.told if acted else (), note=note)
        return look, current, news, None, closing.shown(), in_place

    with pages.attending(game_id, person):
        look, current, news, face, shown, in_place = await patiently(interaction, drawn(), ephemeral=True)
        if shown is None:
            pages.forget(game_id, person)
            await acknowledge(interaction)
            await interaction.delete_original_response()
            return
        original = in_place or not interaction.response.is_done()
        message_id = await show(interaction, shown, in_place=in_place)
        if face is None or message_id is None:
            pages.forget(game_id, person)
        else:
            pages.keep(interaction, look, current, face, message_id=message_id, original=original, news=news, note=note)


async def show(interaction: discord.Interaction, shown: Shown, *, in_place: bool | None = None) -> int | None:
    """Show a private sheet in place of the one that was pressed on, or as a new one; return the message's id."""
    private = interaction.message is not None and interaction.message.flags.ephemeral
    if not (private if in_place is None else in_place):
        return await send(interaction, ephemeral=True, view=shown.view, files=shown.files())
    return await redraw(interaction, shown)


async def acknowledge(interaction: discord.Interaction) -> None:
    """Tell Discord that the press was heard; the panel itself is the answer."""
    if not interaction.response.is_done():
        await interaction.response.defer()


class MoveButton(GameControl, DynamicItem[Button[Any]], template=f"m:{GAME_ID}:{STEP}:(?P<move>.+)"):
    """A move in a game."""

    name = "button move"

    async def press(self, interaction: discord.Interaction, services: Services) -> None:
        """Act."""
        await act(interaction, services, self.game_id, self.match["step"], self.match["move"])


class AskButton(GameControl, DynamicItem[Button[Any]], template=f"q:{GAME_ID}:{STEP}:(?P<move>.+)"):
    """A move that needs a line of text."""

    name = "button ask"

    async def press(self, interaction: discord.Interaction, services: Services) -> None:
        """Ask, and act on the answer."""
        step, move = self.match["step"], self.match["move"]
        live = await services.games.live(self.game_id)
        anytime = step == ANYTIME and live.spec.manners.timeless(move)
        if live.row.status != "over":
            must_be_open(live, None if anytime else step)
        who = await at_home(interaction, services, live)
        page = ours(interaction, PrivatePages).page_of(self.game_id, who.id)
        asking = await asking_button(services, self.game_id, who, move, services.language(interaction), page)
        if asking is None or asking.ask is None:
            must_be_open(live, None)  # what counts after the end is still offered then
            raise declined("game-not-for-you")

        async def answered(reply: discord.Interaction, typed: str) -> None:
            await act(reply, services, self.game_id, step, f"{move} {typed}")

        title, prompt = self.item.label or "?", services.say(asking.ask, interaction)
        await open_form(interaction, Question(services, title, prompt, answered, typed=asking.typed))


class MoveMenu(GameControl, DynamicItem[Select[Any]], template=f"s:{GAME_ID}:{STEP}:(?P<key>.+)"):
    """A choice of moves in a game."""

    name = "menu move"

    async def press(self, interaction: discord.Interaction, services: Services) -> None:
        """Act on what was chosen."""
        await act(interaction, services, self.game_id, self.match["step"], self.item.values[0])


class LobbyButton(
    GameControl, DynamicItem[Button[Any]], template=f"l:{GAME_ID}:(?P<verb>join|leave|fill|start|cancel|clear)"
):
    """Join, leave, fill up, start, clear away."""

    name = "button lobby"

    @property
    def entry(self) -> str:
        """Every verb has its own line."""
        return f"button lobby {self.match['verb']}"

    async def press(self, interaction: discord.Interaction, services: Services) -> None:
        """Do what the button says."""
        person = services.who(interaction.user)
        if self.match["verb"] == "cancel":
            must_be_lobby(await services.games.live(self.game_id))
            await show(interaction, _question(services, interaction, self.game_id))
            return
        verbs: dict[str, Callable[[], Awaitable[object]]] = {
            "join": lambda: services.lobby.join(self.game_id, person),
            "leave": lambda: services.lobby.leave(self.game_id, person),
            "fill": lambda: services.lobby.fill(self.game_id, person),
            "start": lambda: services.lobby.start(self.game_id, person, cause=interaction.id),
            "clear": lambda: services.conduct.call_off(self.game_id, person, cause=interaction.id),
        }
        await patiently(interaction, verbs[self.match["verb"]](), ephemeral=True)
        if self.match["verb"] == "clear":
            sheet = Sheet("plain")
            sheet.text(services.say(text("lobby-cleared"), interaction))
            await show(interaction, sheet.shown())
        await acknowledge(interaction)


def _question(services: Services, interaction: discord.Interaction, game_id: str) -> Shown:
    """Ask once before a table is cleared away."""
    sheet = Sheet("bad")
    sheet.text(services.say(text("lobby-cancel-sure"), interaction))
    sheet.row(button(f"l:{game_id}:clear", services.say(text("lobby-cancel-yes"), interaction), "danger", "🧹"))
    return sheet.shown()


class PlaceMenu(GameControl, DynamicItem[UserSelect[Any]], template=f"u:{GAME_ID}"):
    """Host or referee seat somebody."""

    name = "menu place"

    async def press(self, interaction: discord.Interaction, services: Services) -> None:
        """Seat the chosen person."""
        guest = self.item.values[0]
        if not isinstance(guest, discord.Member):
            raise declined("guest-no-member")
        if guest.bot:
            raise declined("lobby-no-bots")
        work = services.lobby.place(self.game_id, services.who(interaction.user), services.who(guest))
        await patiently(interaction, work, ephemeral=True)
        await acknowledge(interaction)


class SeatMenu(GameControl, DynamicItem[Select[Any]], template=f"t:{GAME_ID}"):
    """Take a seat of one's own choice."""

    name = "menu seat"

    async def press(self, interaction: discord.Interaction, services: Services) -> None:
        """Sit down there."""
        work = services.lobby.join(self.game_id, services.who(interaction.user), self.item.values[0])
        await patiently(interaction, work, ephemeral=True)
        await acknowledge(interaction)


class DoorButton(GameControl, DynamicItem[Button[Any]], template=f"d:{GAME_ID}"):
    """One's own cards, for one's own eyes."""

    name = "button door"

    async def press(self, interaction: discord.Interaction, services: Services) -> None:
        """Show the private sheet of the person's seat."""
        live = await patiently(interaction, services.games.live(self.game_id), ephemeral=True)
        must_be_open(live, None)
        if live.seat_of(interaction.user.id) is None:
            raise declined("game-not-seated")
        await show_page(interaction, services, self.game_id, live.token, "")


class ProofButton(GameControl, DynamicItem[Button[Any]], template=f"p:{GAME_ID}"):
    """The promise of a game that runs; once it is over, its log with the means to check it."""

    name = "button proof"

    async def press(self, interaction: discord.Interaction, services: Services) -> None:
        """Hand out log and checker; while the game runs, the whole promise."""
        live = await services.games.live(self.game_id)
        if live.row.status in OPEN:
            words = services.say(text("proof-promise", commitment=fair.commitment(live.row.seed)), interaction)
            await send(interaction, ephemeral=True, content=words)
            return
        proof, name = proof_of(services.games.database, self.game_id, live.spec.manners.published), file_name(live)
        log = await patiently(interaction, proof, ephemeral=True)
        words = services.say(text("proof-how", file=f"{name}.log"), interaction)
        await send(interaction, ephemeral=True, content=words, files=proof_files(name, log))


def proof_files(name: str, log: bytes) -> list[discord.File]:
    """Return a log and the one module that checks it."""
    with open(fair.__file__, "rb") as checker:
        return [
            discord.File(io.BytesIO(log), f"{name}.log"),
            discord.File(io.BytesIO(checker.read()), "fair.py"),
        ]


CONTROLS = (MoveButton, AskButton, MoveMenu, LobbyButton, PlaceMenu, SeatMenu, DoorButton, ProofButton)
