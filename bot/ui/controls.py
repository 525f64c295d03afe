"""Buttons and menus known by their ids alone, so that they work after any restart. Their templates are disjoint."""

import io
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord.ui import Button, DynamicItem, Select, UserSelect

from bot import fair
from bot.app.live import ANYTIME, Live, declined, must_be_open
from bot.app.proof import proof_of
from bot.app.rights import ANYONE, RIGHTS, require
from bot.engine.screen import TURN
from bot.engine.text import text
from bot.ui.answer import patiently, send
from bot.ui.asking import Question, prompt_of
from bot.ui.by_id import ById
from bot.ui.desk import Desk
from bot.ui.layout import Shown
from bot.ui.panel import render

GAME = r"(?P<game>[^:]{1,40})"
STEP = r"(?P<step>[^:]{1,24})"


class GameControl(ById):
    """What all controls of a game share: the table of rights is asked about that game."""

    @property
    def game_id(self) -> str:
        """Return the game the control belongs to."""
        return self.match["game"]

    async def work(self, interaction: discord.Interaction, desk: Desk) -> None:
        """Let in who may; most controls are for everybody, and the rules judge."""
        if RIGHTS[self.entry] != ANYONE:
            require(self.entry, desk.who(interaction.user), await desk.games.live(self.game_id))
        await self.press(interaction, desk)


async def act(interaction: discord.Interaction, desk: Desk, game_id: str, step: str, move: str) -> None:
    """Do a move; the panel shows it, and the own private sheet it was pressed on is shown anew."""
    if move.startswith(TURN):
        await show_page(interaction, desk, game_id, step, move.removeprefix(TURN))
        return
    person = desk.who(interaction.user)
    anytime = step == ANYTIME and (await desk.games.live(game_id)).spec.timeless(move)
    token = None if anytime else step
    work = desk.games.in_turn(game_id, lambda: desk.games.act(game_id, person, move, cause=interaction.id, token=token))
    acted = await patiently(interaction, work, ephemeral=True)
    desk.metrics.action(acted.live.spec.name, "duplicate" if acted.again else "accepted")
    if not _is_own_sheet(interaction, acted.live):
        await acknowledge(interaction)
        return
    await show_page(interaction, desk, game_id, acted.live.token, "")


def _is_own_sheet(interaction: discord.Interaction, live: Live | None = None) -> bool:
    """Tell whether what was pressed on is for this person alone: ephemeral, or in the DMs of a game on a server."""
    message = interaction.message
    whispered = live is not None and live.row.guild_id is not None and interaction.guild_id is None
    return message is not None and (message.flags.ephemeral or whispered)


async def show_page(interaction: discord.Interaction, desk: Desk, game_id: str, step: str, page: str) -> None:
    """Show a page of the person's own screen: in place of the private one it was pressed on, or as a new one.

    A page of a step that is over leads to the front page.
    """

    async def drawn() -> tuple[Shown, bool]:
        who, live = desk.who(interaction.user), await desk.games.live(game_id)
        look = await desk.games.look(game_id, who, officials=live.spec.officials and live.leads(who))
        current = page if step in (look.live.token, ANYTIME) else ""
        shown = await render(desk, look, desk.language(interaction), private=True, page=current)
        return shown, _is_own_sheet(interaction, live)

    shown, in_place = await patiently(interaction, drawn(), ephemeral=True)
    await show(interaction, shown, in_place=in_place)


async def show(interaction: discord.Interaction, shown: Shown, *, in_place: bool | None = None) -> None:
    """Show a private sheet in place of the one that was pressed on, or as a new one."""
    if not (_is_own_sheet(interaction) if in_place is None else in_place):
        await send(interaction, ephemeral=True, view=shown.view, files=shown.files())
    elif interaction.response.is_done():
        await interaction.edit_original_response(view=shown.view, attachments=shown.files())
    else:
        await interaction.response.edit_message(view=shown.view, attachments=shown.files())


async def acknowledge(interaction: discord.Interaction) -> None:
    """Tell Discord that the press was heard; the panel itself is the answer."""
    if not interaction.response.is_done():
        await interaction.response.defer()


class MoveButton(GameControl, DynamicItem[Button[Any]], template=f"m:{GAME}:{STEP}:(?P<move>.+)"):
    """A move in a game."""

    name = "button move"

    async def press(self, interaction: discord.Interaction, desk: Desk) -> None:
        """Act."""
        await act(interaction, desk, self.game_id, self.match["step"], self.match["move"])


class AskButton(GameControl, DynamicItem[Button[Any]], template=f"q:{GAME}:{STEP}:(?P<move>.+)"):
    """A move that needs a line of text."""

    name = "button ask"

    async def press(self, interaction: discord.Interaction, desk: Desk) -> None:
        """Ask, and act on the answer."""
        step, move = self.match["step"], self.match["move"]
        live = await desk.games.live(self.game_id)
        must_be_open(live, None if step == ANYTIME and live.spec.timeless(move) else step)
        prompt = await prompt_of(desk, self.game_id, desk.who(interaction.user), move, desk.language(interaction))
        if prompt is None:
            raise declined("game-not-for-you")

        async def answered(reply: discord.Interaction, typed: str) -> None:
            await act(reply, desk, self.game_id, step, f"{move} {typed}")

        title = self.item.label or "?"
        await interaction.response.send_modal(Question(desk, title, desk.say(prompt, interaction), answered))


class MoveMenu(GameControl, DynamicItem[Select[Any]], template=f"s:{GAME}:{STEP}:(?P<key>.+)"):
    """A choice of moves in a game."""

    name = "menu move"

    async def press(self, interaction: discord.Interaction, desk: Desk) -> None:
        """Act on what was chosen."""
        await act(interaction, desk, self.game_id, self.match["step"], self.item.values[0])


class LobbyButton(GameControl, DynamicItem[Button[Any]], template=f"l:{GAME}:(?P<verb>join|leave|fill|start)"):
    """Join, leave, fill up, start."""

    name = "button lobby"

    @property
    def entry(self) -> str:
        """Every verb has its own line."""
        return f"button lobby {self.match['verb']}"

    async def press(self, interaction: discord.Interaction, desk: Desk) -> None:
        """Do what the button says."""
        person = desk.who(interaction.user)
        verbs: dict[str, Callable[[], Awaitable[object]]] = {
            "join": lambda: desk.lobby.join(self.game_id, person),
            "leave": lambda: desk.lobby.leave(self.game_id, person),
            "fill": lambda: desk.lobby.fill(self.game_id, person),
            "start": lambda: desk.lobby.start(self.game_id, person, cause=interaction.id),
        }
        await patiently(interaction, verbs[self.match["verb"]](), ephemeral=True)
        await acknowledge(interaction)


class PlaceMenu(GameControl, DynamicItem[UserSelect[Any]], template=f"u:{GAME}"):
    """Host or referee seat somebody."""

    name = "menu place"

    async def press(self, interaction: discord.Interaction, desk: Desk) -> None:
        """Seat the chosen person."""
        guest = self.item.values[0]
        if guest.bot:
            raise declined("lobby-no-bots")
        work = desk.lobby.place(self.game_id, desk.who(interaction.user), desk.who(guest))
        await patiently(interaction, work, ephemeral=True)
        await acknowledge(interaction)


class SeatMenu(GameControl, DynamicItem[Select[Any]], template=f"t:{GAME}"):
    """Take a seat of one's own choice."""

    name = "menu seat"

    async def press(self, interaction: discord.Interaction, desk: Desk) -> None:
        """Sit down there."""
        work = desk.lobby.join(self.game_id, desk.who(interaction.user), self.item.values[0])
        await patiently(interaction, work, ephemeral=True)
        await acknowledge(interaction)


class DoorButton(GameControl, DynamicItem[Button[Any]], template=f"d:{GAME}"):
    """One's own cards, for one's own eyes."""

    name = "button door"

    async def press(self, interaction: discord.Interaction, desk: Desk) -> None:
        """Show the private sheet of the person's seat."""
        live = await patiently(interaction, desk.games.live(self.game_id), ephemeral=True)
        must_be_open(live, None)
        if live.seat_of(interaction.user.id) is None:
            raise declined("game-not-seated")
        await show_page(interaction, desk, self.game_id, live.token, "")


class ProofButton(GameControl, DynamicItem[Button[Any]], template=f"p:{GAME}"):
    """The log of a game that is over, with the means to check it."""

    name = "button proof"

    async def press(self, interaction: discord.Interaction, desk: Desk) -> None:
        """Hand out log and checker."""
        log = await patiently(interaction, proof_of(desk.games.database, self.game_id), ephemeral=True)
        words = desk.say(text("proof-how", file=f"{self.game_id}.log"), interaction)
        await send(interaction, ephemeral=True, content=words, files=proof_files(self.game_id, log))


def proof_files(name: str, log: bytes) -> list[discord.File]:
    """Return a log and the one module that checks it."""
    with open(fair.__file__, "rb") as checker:
        return [
            discord.File(io.BytesIO(log), f"{name}.log"),
            discord.File(io.BytesIO(checker.read()), "fair.py"),
        ]


CONTROLS = (MoveButton, AskButton, MoveMenu, LobbyButton, PlaceMenu, SeatMenu, DoorButton, ProofButton)
